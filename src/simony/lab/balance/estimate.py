"""How sure one may be of a mean over rows that come many to a game.

Rows of one game are no independent witnesses; games are. So what is kept of a mean is, for every
game, the sum of its rows and how many there were. The mean is the ratio of both totals, and its
error follows from how much the games' own sums stray from it (the linearised ratio estimator of
survey sampling). Two means over the same games, of two groups or under two rule sets, are compared
game by game: whatever luck they share cancels.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from simony.lab.arena.confidence import ALPHA, student, within
from simony.lab.simulate.simulation import wilson

_MOST_FREEDOM = 1000
"""Beyond this Student's t is as good as normal, and would only take time."""


class Sums:
    """For each game the sum of a column and the number of rows; games come in order."""

    def __init__(self) -> None:
        self.totals = array("d")
        self.counts = array("d")

    def add(self, game: int, value: float) -> None:
        """A row of game number `game`, from 0."""
        self._reach(game + 1)
        self.totals[game] += value
        self.counts[game] += 1

    def _reach(self, games: int) -> None:
        missing = games - len(self.totals)
        if missing > 0:
            self.totals.extend([0.0] * missing)
            self.counts.extend([0.0] * missing)

    def close(self, games: int) -> None:
        """There are so many games; in the last ones there may have been no row."""
        self._reach(games)

    @property
    def rows(self) -> int:
        return int(math.fsum(self.counts))

    @property
    def witnesses(self) -> int:
        """Games that have rows."""
        return sum(count > 0 for count in self.counts)

    @property
    def mean(self) -> float:
        return math.fsum(self.totals) / math.fsum(self.counts)

    def strays(self) -> list[float]:
        """What each game adds to the error of the mean."""
        mean, rows = self.mean, math.fsum(self.counts)
        return [
            (total - mean * count) / rows
            for total, count in zip(self.totals, self.counts, strict=True)
        ]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its 95 % interval, and how many rows and games it is from."""

    mean: float
    low: float
    high: float
    rows: int
    games: int

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2


@dataclass(frozen=True, slots=True)
class Difference:
    """How far a mean is from another, with its 95 % interval, and how probable so much is where
    there is no difference.
    """

    size: float
    low: float
    high: float
    p: float


def estimate(sums: Sums, low: float = -math.inf, high: float = math.inf) -> Estimate | None:
    """The mean of values between `low` and `high`; None if there are no rows."""
    rows, games = sums.rows, len(sums.totals)
    if rows == 0:
        return None
    mean = sums.mean
    if (low, high) == (0, 1) and max(sums.counts) == 1:  # one a game: a share
        least, most = wilson(math.fsum(sums.totals), rows)
        return Estimate(mean, min(mean, least), max(mean, most), rows, games)
    witnesses = sums.witnesses
    half = (
        student(max(1, min(witnesses - 1, _MOST_FREEDOM))) * _error(sums.strays())
        if witnesses > 1
        else 0.0
    )
    if half == 0:  # no spread to go by: what was never seen happens at most so often
        unseen = 1 - ALPHA ** (1 / witnesses)
        return Estimate(
            mean, _towards(mean, low, unseen), _towards(mean, high, unseen), rows, games
        )
    return Estimate(mean, max(low, mean - half), min(high, mean + half), rows, games)


def _towards(mean: float, bound: float, part: float) -> float:
    return mean + (bound - mean) * part if math.isfinite(bound) else mean


def against_value(sums: Sums, value: float, *, is_share: bool = False) -> Difference:
    """The mean less a value that is known."""
    return _difference(
        sums.mean - value,
        sums.strays(),
        _least_error(sums, value) if is_share else 0.0,
        sums.witnesses,
    )


def between(one: Sums, other: Sums, *, is_share: bool = False) -> Difference:
    """One mean less another, over the same games."""
    strays = [mine - theirs for mine, theirs in zip(one.strays(), other.strays(), strict=True)]
    least = _least_error(one, other.mean) if is_share else 0.0
    return _difference(one.mean - other.mean, strays, least, min(one.witnesses, other.witnesses))


def _least_error(sums: Sums, value: float) -> float:
    """The error that a share would have if it were `value`: three rows that all say no have no
    spread, and yet prove little.
    """
    return math.sqrt(max(0.0, value * (1 - value)) / sums.rows)


def _difference(size: float, strays: Sequence[float], least: float, witnesses: int) -> Difference:
    """`witnesses` are the games that have rows at all."""
    freedom = max(1, min(witnesses - 1, _MOST_FREEDOM))
    error = _error(strays)
    if abs(size) < 1e-12 and error == 0:
        return Difference(0.0, 0.0, 0.0, 1.0)
    half = student(freedom) * error
    if max(error, least) == 0:  # all on one side of it: the sign test
        return Difference(size, size, size, min(1.0, 2 * 0.5**witnesses))
    p = 1 - within(abs(size) / max(error, least), freedom)
    return Difference(size, size - half, size + half, min(1.0, max(0.0, p)))


def _error(strays: Sequence[float]) -> float:
    games = len(strays)
    if games < 2:
        return 0.0
    error = math.sqrt(math.fsum(stray * stray for stray in strays) * games / (games - 1))
    return error if error > 1e-15 else 0.0


def real(chances: Sequence[float], alpha: float = ALPHA) -> list[bool]:
    """Which of many differences are real, such that with probability 0.95 *none* that is called so
    is an accident: Holm's way.

    `chance_outcomes` are how probable each is where there is no difference.
    """
    found = [False] * len(chances)
    for rank, place in enumerate(sorted(range(len(chances)), key=lambda each: chances[each])):
        if chances[place] > alpha / (len(chances) - rank):
            break
        found[place] = True
    return found
