"""Statistics of one action in a search."""

# Compiled with mypyc.

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

MIN_STANDARD_ERRORS: Final = 1.0
"""The number of standard errors by which an action must beat the suggested one to be preferred."""


@final
class ActionStats:
    """Results of one action: `visits` games, with `wins` (0 to 1), `value` and `scores` on average.

    `probability` is the probability with which a mixed strategy takes the action; it is 0 for all
    actions where the best one is simply taken.

    >>> from simony import Bot, Rng, open_game
    >>> game = open_game("dogma", seats=3)
    >>> state = game.new()
    >>> state.apply_chance(state.draw(Rng(1)))
    >>> [seat] = state.pending_seats()
    >>> best, *others = Bot(game, "bishop", Rng(2), iterations=60).action_stats(state.view(seat))
    >>> game.notation(best.action), 0 <= best.wins <= 1
    ('name generosity', True)
    >>> sum(each.visits for each in (best, *others)) <= 60
    True
    """

    def __init__(self, action: int, seats: int) -> None:
        self.action: Final = action
        self.visits = 0
        self.probability = 0.0
        self._win_sum = 0.0
        self._total = 0.0
        self._squares = 0.0
        self._lead_sum = 0.0
        self._lead_squares = 0.0
        self._scores: Final[vec[float]] = vec[float]([0.0] * seats)
        self.last_wins = 0.0
        self.last_value = 0.0
        self.last_scores: list[int] = []

    @property
    def wins(self) -> float:
        return self._win_sum / self.visits if self.visits > 0 else 0.0

    @property
    def value(self) -> float:
        return self._total / self.visits if self.visits > 0 else 0.0

    @property
    def scores(self) -> list[float]:
        """The average final score of each seat."""
        return [score / self.visits if self.visits > 0 else 0.0 for score in self._scores]

    @property
    def standard_error(self) -> float:
        """The standard error of `value`."""
        if self.visits < 2:
            return 1.0
        variance = (self._squares - self._total * self.value) / (self.visits - 1)
        return math.sqrt(max(variance, 0.0) / self.visits)

    def note_result(self, wins: float, value: float, scores: list[int]) -> None:
        """Store the result of a game until `count_result` is called."""
        self.last_wins = wins
        self.last_value = value
        self.last_scores = scores

    def count_result(self, suggested: float) -> None:
        """Count the stored result, and its lead over the suggested action in the same world."""
        ahead = self.last_value - suggested
        self.visits += 1
        self._win_sum += self.last_wins
        self._total += self.last_value
        self._squares += self.last_value * self.last_value
        self._lead_sum += ahead
        self._lead_squares += ahead * ahead
        scores = self.last_scores
        seat: i64 = 0
        while seat < len(scores):
            self._scores[seat] += float(scores[seat])
            seat += 1

    def is_clearly_better(self) -> bool:
        """Whether the lead over the suggested action is more than noise."""
        if self.visits < 2:
            return False
        mean = self._lead_sum / self.visits
        variance = (self._lead_squares - self._lead_sum * mean) / (self.visits - 1)
        return (
            mean > 0.0
            and mean * mean * self.visits > MIN_STANDARD_ERRORS * MIN_STANDARD_ERRORS * variance
        )


def is_clearly_ahead(better: ActionStats, other: ActionStats) -> bool:
    """Like `is_clearly_better`, for two actions that were tried in different worlds."""
    gap = better.value - other.value
    errors = (
        better.standard_error * better.standard_error + other.standard_error * other.standard_error
    )
    return (
        better.visits > 1
        and gap > 0.0
        and gap * gap > MIN_STANDARD_ERRORS * MIN_STANDARD_ERRORS * errors
    )


def by_value(stats: ActionStats) -> float:
    return -stats.value


def by_visits(stats: ActionStats) -> tuple[int, float]:
    return -stats.visits, -stats.value


def by_probability(stats: ActionStats) -> tuple[float, int, float]:
    return -stats.probability, -stats.visits, -stats.value
