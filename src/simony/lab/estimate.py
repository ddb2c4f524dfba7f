"""How sure one may be of a mean over rows that come many to a game.

Rows of one game are no independent witnesses; games are. So what is kept of a mean is, for every game, the sum of its rows and how many
there were. The mean is the ratio of both totals, and its error follows from how much the games' own sums stray from it (the
linearised ratio estimator of survey sampling). Two means over the same games, of two groups or under two rule sets, are compared game by
game: whatever luck they share cancels.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from simony.lab.confidence import ALPHA, student, within
from simony.lab.simulate import wilson

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
    def mean(self) -> float:
        return math.fsum(self.totals) / math.fsum(self.counts)

    def strays(self) -> list[float]:
        """What each game adds to the error of the mean."""
        mean, rows = self.mean, math.fsum(self.counts)
        return [(total - mean * count) / rows for total, count in zip(self.totals, self.counts, strict=True)]


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
    """How far a mean is from another, with its 95 % interval, and how probable so much is where there is no difference."""

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
    half = _half(sums.strays())
    if half == 0:  # no spread to go by: what was never seen happens at most so often
        unseen = 1 - ALPHA ** (1 / games)
        return Estimate(mean, _towards(mean, low, unseen), _towards(mean, high, unseen), rows, games)
    return Estimate(mean, max(low, mean - half), min(high, mean + half), rows, games)


def _towards(mean: float, bound: float, part: float) -> float:
    return mean + (bound - mean) * part if math.isfinite(bound) else mean


def against_value(sums: Sums, value: float) -> Difference:
    """The mean less a value that is known."""
    return _difference(sums.mean - value, sums.strays())


def between(one: Sums, other: Sums) -> Difference:
    """One mean less another, over the same games."""
    strays = [mine - theirs for mine, theirs in zip(one.strays(), other.strays(), strict=True)]
    return _difference(one.mean - other.mean, strays)


def _difference(size: float, strays: Sequence[float]) -> Difference:
    half, error = _half(strays), _error(strays)
    if error == 0:
        return Difference(size, size, size, 1.0 if abs(size) < 1e-12 else 0.0)
    p = 1 - within(abs(size) / error, _freedom(strays))
    return Difference(size, size - half, size + half, min(1.0, max(0.0, p)))


def _error(strays: Sequence[float]) -> float:
    games = len(strays)
    if games < 2:
        return 0.0
    error = math.sqrt(math.fsum(stray * stray for stray in strays) * games / (games - 1))
    return error if error > 1e-15 else 0.0


def _half(strays: Sequence[float]) -> float:
    return student(_freedom(strays)) * _error(strays) if len(strays) > 1 else 0.0


def _freedom(strays: Sequence[float]) -> int:
    return min(len(strays) - 1, _MOST_FREEDOM)


def real(chances: Sequence[float], alpha: float = ALPHA) -> list[bool]:
    """Which of many differences are real, such that with probability 0.95 *none* that is called so is an accident: Holm's way.

    `chances` are how probable each is where there is no difference.
    """
    found = [False] * len(chances)
    for rank, place in enumerate(sorted(range(len(chances)), key=lambda each: chances[each])):
        if chances[place] > alpha / (len(chances) - rank):
            break
        found[place] = True
    return found
