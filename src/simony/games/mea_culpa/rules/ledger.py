"""The ledger of Meta Culpa: what was left out in the current turn.

All zeros if the variant is off. `state` has its places.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from simony.games.mea_culpa.rules.state import CALLS, DEEDS, OFFENDER, STEPS, BaseState


def note_offender(state: BaseState, seat: i64) -> None:
    """Note whose turn all this is about."""
    state.ledger[OFFENDER] = seat + 1


def note_deed(state: BaseState, seat: i64) -> None:
    """Note a sin that cannot be made good."""
    note_offender(state, seat)
    state.ledger[DEEDS] += 1


def owes(state: BaseState) -> bool:
    """Whether there is anything to be paid late."""
    return (
        state.ledger[0] + state.ledger[1] + state.ledger[2] + state.ledger[3] > 0
        and state.ledger[STEPS] == 0
    )


def has_sinned(state: BaseState) -> bool:
    """Whether a call would be right."""
    place: i64 = 0
    while place <= DEEDS:
        if state.ledger[place] != 0:
            return True
        place += 1
    return False


def clear_turn(state: BaseState) -> None:
    """Clear all about a turn; who is silent and who has bids to settle stays."""
    place: i64 = 0
    while place < CALLS:
        state.ledger[place] = 0
        place += 1
