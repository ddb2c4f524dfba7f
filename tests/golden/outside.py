"""Log entries outside the rules, for golden games to cover them."""

from __future__ import annotations

from typing import Final

from simony.core.log import Log

AGREED: Final = "agreed"
GIVEN_UP: Final = "given up"


def step_outside(log: Log, outside: str) -> str:
    """Undo, hand over and agree to end, or resign all seats but one; return what is covered."""
    if outside == AGREED:
        log.undo(0, 3, agreed=True)
        log.hand_over(1, "priest")
        log.agree_end()
    else:
        for seat in range(log.game.seats - 1):
            (log.resign if seat % 2 else log.time_out)(seat)
    return f"outside {outside}"
