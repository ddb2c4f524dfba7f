"""The bishop: flat Monte Carlo. It imagines worlds that could be true, tries each action in every one, and plays on by the heuristics.

All actions still in question are tried in the same worlds with the same chance to come, so that luck is not taken for merit, and after
each round the worse half of them is dropped. What the game's heuristics suggest stays in until the end: where nothing is clearly
better than that, the bishop plays it.
"""

from __future__ import annotations

import time
from typing import Final, final

from mypy_extensions import i64

from simony.core.contract import Game, State, View
from simony.core.errors import NotPending
from simony.core.rng import Rng
from simony.core.text import SeatName

PLACE: Final = 0.05
MARGIN: Final = 0.05
"""What the best place and the largest margin add to a win, which counts 1: so little that a win shared by eight is worth more."""
SURE: Final = 1.0
"""By how many standard errors an action must be ahead of the suggested one to be preferred."""


@final
class Opinion:
    """What came of one action: `visits` games ended with `wins` (a share of 0 to 1) and `value` on average."""

    def __init__(self, action: int) -> None:
        self.action: Final = action
        self.visits = 0
        self._wins = 0.0
        self._total = 0.0
        self._ahead = 0.0
        self._squares = 0.0
        self.last_wins = 0.0
        self.last_value = 0.0

    @property
    def wins(self) -> float:
        return self._wins / self.visits if self.visits > 0 else 0.0

    @property
    def value(self) -> float:
        return self._total / self.visits if self.visits > 0 else 0.0

    def note(self, places: list[int], scores: list[int], seat: i64) -> None:
        """Remember how a game ended, until it is counted."""
        self.last_wins = win_share(places, seat)
        self.last_value = worth(places, scores, seat)

    def count(self, suggested: float) -> None:
        """Count what was noted, beside what the suggested action came to in the same world."""
        ahead = self.last_value - suggested
        self.visits += 1
        self._wins += self.last_wins
        self._total += self.last_value
        self._ahead += ahead
        self._squares += ahead * ahead

    def is_clearly_better(self) -> bool:
        """Whether it is ahead of the suggested action by more than chance might make it."""
        if self.visits < 2:
            return False
        mean = self._ahead / self.visits
        variance = (self._squares - self._ahead * mean) / (self.visits - 1)
        return mean > 0.0 and mean * mean * self.visits > SURE * SURE * variance


def win_share(places: list[int], seat: i64) -> float:
    """1 for a win, a part of it for a shared one."""
    return 1.0 / places.count(1) if places[seat] == 1 else 0.0


def worth(places: list[int], scores: list[int], seat: i64) -> float:
    """What a result is worth: winning first, then the place, then by how much one is ahead of the best of the others."""
    mine = scores[seat]
    best = max([score for other, score in enumerate(scores) if other != seat])
    place = float(len(places) - places[seat]) / float(len(places) - 1)
    margin = float(mine - best) / float(abs(mine) + abs(best) + 1)
    return win_share(places, seat) + PLACE * place + MARGIN * margin


@final
class Bishop:
    """Thinks about one game. What it answers depends on the view, the generator and the budget alone."""

    def __init__(self, game: Game) -> None:
        self._game: Final = game
        self._base: Final = Rng(0)
        self._rng: Final = Rng(0)
        self._worlds: i64 = 0
        self._rollouts: i64 = 0
        self._most: i64 = 0
        self._begin = 0.0
        self._seconds = 0.0

    def think(self, view: View, rng: Rng, rollouts: int, seconds: float = 0.0) -> list[Opinion]:
        """An opinion of every legal action, the one to take first. 0 rollouts or seconds: no such limit, but there must be one."""
        if not view.legal:
            raise NotPending("error-not-pending", who=SeatName(view.viewer))
        self._start(rng, rollouts, seconds)
        opinions = [Opinion(action) for action in view.legal]
        if len(opinions) == 1:
            return opinions
        suggested = self._suggested(view)
        opinions.sort(key=lambda each: each.action != suggested)
        return self._halve(view, opinions)

    def _start(self, rng: Rng, rollouts: int, seconds: float) -> None:
        self._base.become_stream(rng, rng.bits32())
        self._worlds = 0
        self._rollouts = 0
        self._most = rollouts
        self._seconds = seconds
        self._begin = time.monotonic()

    def _suggested(self, view: View) -> i64:
        self._rng.become_stream(self._base, -1)
        return self._game.suggest(self._game.sample(view, self._rng), view.viewer, self._rng)

    def _halve(self, view: View, left: list[Opinion]) -> list[Opinion]:
        """Rounds with about half the actions each. The suggested one is the first of `left`, and stays."""
        dropped: list[Opinion] = []
        rounds = (len(left) - 1).bit_length()
        for round_ in range(1, rounds + 1):
            share = float(round_) / float(rounds)
            while self._spent() < share and self._try(view, left):
                pass
            rest = sorted(left[1:], key=_by_value)
            keep = (len(left) - 1) // 2 if len(left) > 2 else 1
            left = [left[0], *rest[:keep]]
            dropped = rest[keep:] + dropped
        if left[1].is_clearly_better():
            left.reverse()
        return left + dropped

    def _spent(self) -> float:
        """How much of the budget is spent: all of it from 1 on."""
        by_count = float(self._rollouts) / float(self._most) if self._most > 0 else 0.0
        by_time = (time.monotonic() - self._begin) / self._seconds if self._seconds > 0.0 else 0.0
        if self._most <= 0 and self._seconds <= 0.0:
            return 1.0
        return by_time if by_time > by_count else by_count

    def _try(self, view: View, left: list[Opinion]) -> bool:
        """Try every action in one more world; False if the budget does not last for it, and then it does not count."""
        tries: i64 = len(left)
        if self._most > 0 and self._rollouts + tries > self._most:
            return False
        number: i64 = self._worlds
        self._worlds += 1
        self._rng.become_stream(self._base, 2 * number)
        world = self._game.sample(view, self._rng)
        for opinion in left:
            if self._seconds > 0.0 and self._spent() >= 1.0:
                return False
            self._rng.become_stream(self._base, 2 * number + 1)
            state = world.copy()
            state.apply(view.viewer, opinion.action)
            self._play_on(state)
            opinion.note(state.places(), state.scores(), view.viewer)
        for opinion in left:
            opinion.count(left[0].last_value)
        self._rollouts += tries
        return True

    def _play_on(self, state: State) -> None:
        """To the end of the game, everybody by the heuristics."""
        game = self._game
        rng = self._rng
        while True:
            seat: i64 = state.asked()
            if seat >= 0:
                state.apply(seat, game.suggest(state, seat, rng))
            elif state.over():
                return
            else:
                state.settle(state.draw(rng))


def _by_value(opinion: Opinion) -> float:
    return -opinion.value
