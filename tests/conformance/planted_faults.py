"""The registry of faults planted in the template game, each with the check that must catch it and
part of its message.

The template game is interpreted in every build, so a fault can replace a method.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

Patch = Callable[[type, str, object], None]
Planter = Callable[[Patch], None]


@dataclass(frozen=True)
class Fault:
    """The check that must catch it, part of its message, and the function that plants it."""

    check: str
    says: str
    plant: Planter


FAULTS: dict[str, Fault] = {}


def caught_by(check: str, says: str) -> Callable[[Planter], Planter]:
    def keep(plant: Planter) -> Planter:
        FAULTS[plant.__name__] = Fault(check, says, plant)
        return plant

    return keep
