"""Confidence intervals of a mean, from independent values between 0 and 1.

`interval` is for a number of values that was fixed before: Student's. `Wager` and
`anytime_interval` may be looked at after every value, and sampling may stop at any time: with
probability 0.95 they are right at *all* times.

They work by betting (Waudby-Smith and Ramdas 2023). Suppose the mean is at most m. Then this game
is fair: of a capital of 1, the part b is staked on each value x, and becomes b * x / m. Whatever b
is, the expected capital never grows if m is right, so it ever reaches 40 with a probability of at
most 1/40 (Ville's inequality). If it does, m is rejected. The capital is spread over stakes of many
sizes, since the best one is unknown; the same is done from below. No distribution is assumed, and
the order of the values does not matter.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

ALPHA = 0.05
LOG_REJECT = math.log(2 / ALPHA)
"""The logarithm of the capital at which a side is rejected: each side has half of the 5 %."""
STAKES = tuple(0.9 * 0.7**step for step in range(20))
"""From large differences, found after a few values, to small ones (a thousandth of the mean)."""
_STEPS = 50


# --- a fixed number of values ---------------------------------------------------------------------


def interval(
    values: Sequence[float], low: float = -math.inf, high: float = math.inf
) -> tuple[float, float]:
    """Return the 95 % interval of the mean by Student's t, within `low` and `high`.

    If all values are equal, or there is only one, there is no spread. Then the bound is that
    something never seen in n values happens at most in 1 - 0.05**(1/n) of them. Without `low` and
    `high` that gives no bound.
    """
    count = len(values)
    mean = math.fsum(values) / count
    spread = math.fsum((value - mean) ** 2 for value in values)
    if spread <= 1e-12 * count:
        unseen = 1 - ALPHA ** (1 / count)
        return _towards(mean, low, unseen), _towards(mean, high, unseen)
    half = student_quantile(count - 1) * math.sqrt(spread / (count - 1) / count)
    return max(low, mean - half), min(high, mean + half)


def _towards(mean: float, bound: float, part: float) -> float:
    return mean + (bound - mean) * part


@lru_cache(1024)
def student_quantile(freedom: int) -> float:
    """Return the value that Student's t exceeds with a probability of 2.5 % on either side."""
    return _bisect(lambda t: student_coverage(t, freedom) < 1 - ALPHA, 0.0, 13.0)


def student_coverage(t: float, freedom: int) -> float:
    """Return the probability that Student's t lies between -t and t, for a whole number of degrees
    of freedom.
    """
    angle = math.atan(t / math.sqrt(freedom))
    sine, square = math.sin(angle), math.cos(angle) ** 2
    term = math.cos(angle) if freedom % 2 else 1.0
    total = term if freedom > 1 else 0.0
    for number in range(3 if freedom % 2 else 2, freedom - 1, 2):
        term *= square * (number - 1) / number
        total += term
    return 2 / math.pi * (angle + sine * total) if freedom % 2 else sine * total


def _bisect(is_below: Callable[[float], bool], low: float, high: float) -> float:
    """Return where a condition ends that holds from `low` on."""
    for _ in range(_STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if is_below(middle) else (low, middle)
    return (low + high) / 2


# --- at any time ----------------------------------------------------------------------------------


class Wager:
    """Bets against a mean of `target`, from above and from below, value by value.

    >>> from simony.lab.arena.confidence import Wager
    >>> wager = Wager(0.25)
    >>> for _ in range(20):
    ...     wager.add(1.0)
    >>> wager.verdict
    1
    """

    def __init__(self, target: float) -> None:
        if not 0 < target < 1:
            raise ValueError(target)
        self._target = target
        self._above = [0.0] * len(STAKES)
        self._below = [0.0] * len(STAKES)

    def add(self, value: float) -> None:
        for place, stake in enumerate(STAKES):
            self._above[place] += math.log1p(stake * (value / self._target - 1))
            self._below[place] += math.log1p(stake * ((1 - value) / (1 - self._target) - 1))

    @property
    def verdict(self) -> int:
        """1 if the mean is known to be above the target, -1 if below, 0 while undecided."""
        if _log_mean(self._above) >= LOG_REJECT:
            return 1
        return -1 if _log_mean(self._below) >= LOG_REJECT else 0


def anytime_interval(values: Sequence[float]) -> tuple[float, float]:
    """Return the range of all means that are not rejected."""
    counted = Counter(values)
    mean = math.fsum(values) / len(values)
    upside = Counter({1 - value: count for value, count in counted.items()})
    low = (
        _bisect(lambda target: _capital(counted, target) >= LOG_REJECT, 0.0, mean)
        if mean > 0
        else 0.0
    )
    high = (
        _bisect(lambda target: _capital(upside, target) >= LOG_REJECT, 0.0, 1 - mean)
        if mean < 1
        else 0.0
    )
    return low, 1 - high


def _capital(counted: Mapping[float, int], target: float) -> float:
    """Return the logarithm of the capital of bets on more than `target`; it falls as the target
    rises.
    """
    return _log_mean(
        [
            math.fsum(
                count * math.log1p(stake * (value / target - 1)) for value, count in counted.items()
            )
            for stake in STAKES
        ]
    )


def _log_mean(logarithms: Sequence[float]) -> float:
    """Return the logarithm of the mean capital over all stakes."""
    most = max(logarithms)
    return most + math.log(
        math.fsum(math.exp(each - most) for each in logarithms) / len(logarithms)
    )
