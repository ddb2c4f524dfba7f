"""The chi-square test for drawn frequencies, with fixed seeds, so that it always passes or always
fails.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import TypeVar

Thing = TypeVar("Thing", bound=Hashable)

STRICTNESS = 4.0
"""In standard deviations: right frequencies would fail once in 30,000 tries."""


def chi_square(counted: Mapping[Thing, int], expected: Mapping[Thing, float]) -> float:
    return sum((counted.get(thing, 0) - share) ** 2 / share for thing, share in expected.items())


def limit(freedom: int) -> float:
    """The quantile of the chi-square distribution (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return freedom * float((1 - spread + STRICTNESS * spread**0.5) ** 3)


def check_shares(counted: Mapping[Thing, int], weights: Mapping[Thing, float]) -> None:
    """Check that everything with a weight occurred, nothing else did, and all in proportion to the
    weights.
    """
    assert set(counted) == set(weights), (
        f"{len(set(counted) - set(weights))} too many, {len(set(weights) - set(counted))} missing"
    )
    total, whole = sum(counted.values()), sum(weights.values())
    expected = {thing: total * weight / whole for thing, weight in weights.items()}
    if len(expected) > 1:
        assert chi_square(counted, expected) < limit(len(expected) - 1)


def check_uniform(counted: Mapping[Thing, int], things: Iterable[Thing]) -> None:
    check_shares(counted, dict.fromkeys(things, 1.0))
