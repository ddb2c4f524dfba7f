"""Statistical tests of counts.

Thresholds are wide: a correct game fails about once in a billion checks.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from math import cbrt, log, sqrt
from typing import TypeVar

_Thing = TypeVar("_Thing", bound=Hashable)
_SIGMAS = 6.5


def is_implausible(counted: Mapping[_Thing, int], weights: Mapping[_Thing, float]) -> bool:
    """Return whether counts are too far from the weights (chi-square, by Wilson and Hilferty's
    approximation).
    """
    freedom = len(weights) - 1
    if freedom == 0:
        return False
    total = sum(counted.values())
    share = total / sum(weights.values())
    distance = sum(
        (counted.get(each, 0) - weight * share) ** 2 / (weight * share)
        for each, weight in weights.items()
    )
    spread = 2 / (9 * freedom)
    return (cbrt(distance / freedom) - (1 - spread)) / sqrt(spread) > _SIGMAS


def draws_to_see_all(things: int, least_share: float) -> int:
    """Return the number of draws that show every thing, the rarest with that share, except once in
    a billion.
    """
    return int((log(things) + 21) / least_share) + 1
