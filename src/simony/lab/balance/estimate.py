"""Confidence intervals of means over rows, with several rows per game.

Rows from one game aren't independent samples; games are. So a mean is stored as the sum of its rows
and their number, for every game. The mean is the ratio of both totals, and its error follows from
the spread of the games' sums around it (the linearised ratio estimator of survey sampling). Two
means over the same games, of two groups or under two rule sets, are compared game by game, so that
shared luck cancels.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from simony.lab.arena.confidence import ALPHA, student_coverage, student_quantile
from simony.lab.simulate.simulation import wilson

_MAX_FREEDOM = 1000
"""Above this many degrees of freedom Student's t is as good as normal, and takes only time."""


class GameSums:
    """For each game the sum of a column and the number of rows; games come in order.

    >>> from simony.lab.balance.estimate import GameSums
    >>> sums = GameSums()
    >>> for game, value in [(0, 3.0), (0, 5.0), (1, 4.0), (2, 6.0)]:
    ...     sums.add(game, value)
    >>> sums.mean, sums.rows, sums.games_with_rows
    (4.5, 4, 3)
    """

    def __init__(self) -> None:
        self.totals = array("d")
        self.counts = array("d")

    def add(self, game: int, value: float) -> None:
        """Add a row of game number `game`, counted from 0."""
        self._extend(game + 1)
        self.totals[game] += value
        self.counts[game] += 1

    def _extend(self, games: int) -> None:
        missing = games - len(self.totals)
        if missing > 0:
            self.totals.extend([0.0] * missing)
            self.counts.extend([0.0] * missing)

    def close(self, games: int) -> None:
        """Extend to `games` games; the last ones may have no rows."""
        self._extend(games)

    @property
    def rows(self) -> int:
        return int(math.fsum(self.counts))

    @property
    def games_with_rows(self) -> int:
        """The number of games that have rows."""
        return sum(count > 0 for count in self.counts)

    @property
    def mean(self) -> float:
        return math.fsum(self.totals) / math.fsum(self.counts)

    def residuals(self) -> list[float]:
        """Return each game's contribution to the error of the mean."""
        mean, rows = self.mean, math.fsum(self.counts)
        return [
            (total - mean * count) / rows
            for total, count in zip(self.totals, self.counts, strict=True)
        ]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its 95 % interval, and the number of rows and games behind it.

    >>> from simony.lab.balance.estimate import GameSums, estimate
    >>> sums = GameSums()
    >>> for game, value in [(0, 3.0), (0, 5.0), (1, 4.0), (2, 6.0)]:
    ...     sums.add(game, value)
    >>> found = estimate(sums)
    >>> found.mean, round(found.half, 2), found.games
    (4.5, 2.46, 3)
    """

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
    """The difference of two means with its 95 % interval, and its p-value.

    >>> from simony.lab.balance.estimate import GameSums, difference_from
    >>> sums = GameSums()
    >>> for game, value in [(0, 3.0), (0, 5.0), (1, 4.0), (2, 6.0)]:
    ...     sums.add(game, value)
    >>> difference = difference_from(sums, 4.0)
    >>> difference.size, difference.low < 0 < difference.high
    (0.5, True)
    """

    size: float
    low: float
    high: float
    p: float


def estimate(sums: GameSums, low: float = -math.inf, high: float = math.inf) -> Estimate | None:
    """Return the mean of values between `low` and `high`; None if there are no rows."""
    rows, games = sums.rows, len(sums.totals)
    if rows == 0:
        return None
    mean = sums.mean
    if (low, high) == (0, 1) and max(sums.counts) == 1:  # one row per game: a share
        least, most = wilson(math.fsum(sums.totals), rows)
        return Estimate(mean, min(mean, least), max(mean, most), rows, games)
    games_with_rows = sums.games_with_rows
    half = (
        student_quantile(max(1, min(games_with_rows - 1, _MAX_FREEDOM))) * _error(sums.residuals())
        if games_with_rows > 1
        else 0.0
    )
    if half == 0:  # no spread: bound what was never seen
        unseen = 1 - ALPHA ** (1 / games_with_rows)
        return Estimate(
            mean, _towards(mean, low, unseen), _towards(mean, high, unseen), rows, games
        )
    return Estimate(mean, max(low, mean - half), min(high, mean + half), rows, games)


def _towards(mean: float, bound: float, part: float) -> float:
    return mean + (bound - mean) * part if math.isfinite(bound) else mean


def difference_from(sums: GameSums, value: float, *, is_share: bool = False) -> Difference:
    """Return the difference of the mean from a known value."""
    return _difference(
        sums.mean - value,
        sums.residuals(),
        _least_error(sums, value) if is_share else 0.0,
        sums.games_with_rows,
    )


def paired_difference(one: GameSums, other: GameSums, *, is_share: bool = False) -> Difference:
    """Return the difference of two means over the same games."""
    residuals = [
        mine - theirs for mine, theirs in zip(one.residuals(), other.residuals(), strict=True)
    ]
    least = _least_error(one, other.mean) if is_share else 0.0
    return _difference(
        one.mean - other.mean, residuals, least, min(one.games_with_rows, other.games_with_rows)
    )


def _least_error(sums: GameSums, value: float) -> float:
    """Return the error that a share would have if it were `value`: three rows that all say no have
    no spread, but prove little.
    """
    return math.sqrt(max(0.0, value * (1 - value)) / sums.rows)


def _difference(
    size: float, residuals: Sequence[float], least: float, games_with_rows: int
) -> Difference:
    """Return the difference with its interval and p-value."""
    freedom = max(1, min(games_with_rows - 1, _MAX_FREEDOM))
    error = _error(residuals)
    if abs(size) < 1e-12 and error == 0:
        return Difference(0.0, 0.0, 0.0, 1.0)
    half = student_quantile(freedom) * error
    if max(error, least) == 0:  # all on one side: the sign test
        return Difference(size, size, size, min(1.0, 2 * 0.5**games_with_rows))
    p = 1 - student_coverage(abs(size) / max(error, least), freedom)
    return Difference(size, size - half, size + half, min(1.0, max(0.0, p)))


def _error(residuals: Sequence[float]) -> float:
    games = len(residuals)
    if games < 2:
        return 0.0
    error = math.sqrt(math.fsum(stray * stray for stray in residuals) * games / (games - 1))
    return error if error > 1e-15 else 0.0


def holm_significant(p_values: Sequence[float]) -> list[bool]:
    """Return which of many differences are significant after Holm correction.

    With probability 0.95 *none* of those reported is a false positive. `p_values` are the p-values
    of the differences.
    """
    found = [False] * len(p_values)
    for rank, place in enumerate(sorted(range(len(p_values)), key=lambda each: p_values[each])):
        if p_values[place] > ALPHA / (len(p_values) - rank):
            break
        found[place] = True
    return found
