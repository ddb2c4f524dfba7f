"""How a fault is planted in the template game, and a list of all faults: each with the check that
must catch it and what that must say.

The template game is interpreted in every build, so that a fault is a method replaced.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

Patch = Callable[[type, str, object], None]
Planter = Callable[[Patch], None]


@dataclass(frozen=True)
class Fault:
    """Which check must catch it, by what it says, and how it is planted."""

    check: str
    says: str
    plant: Planter


FAULTS: dict[str, Fault] = {}


def caught_by(check: str, says: str) -> Callable[[Planter], Planter]:
    def keep(plant: Planter) -> Planter:
        FAULTS[plant.__name__] = Fault(check, says, plant)
        return plant

    return keep
