"""Windows, in which others may call what was left out in a turn."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from simony.core.bits import BIT, members
from simony.core.event import EVERYONE, Event, audience_of
from simony.games.mea_culpa.rules import ledger
from simony.games.mea_culpa.rules.actions import (
    CALL,
    DUE_NOTCHES,
    DUE_TALER,
    F_FREE,
    F_STONES,
    LET_ALL,
    SECOND,
    first_of,
    seat_of,
    second_of,
)
from simony.games.mea_culpa.rules.board import dens, hidden_gifts, market, souls
from simony.games.mea_culpa.rules.figures import PETTY, SINNER
from simony.games.mea_culpa.rules.meta_culpa import costs
from simony.games.mea_culpa.rules.state import (
    CALLS,
    FORGOTTEN,
    LETS,
    OWED,
    SILENT,
    STEPS,
    WINDOW_OPEN,
    BaseState,
)


def open_window(state: BaseState, packed: i64, out: list[Event] | None) -> None:
    """`F_WINDOW`. M54: ask all opponents at once, except those who wish not to be asked."""
    seats_to_act: i64 = state.others(seat_of(packed)) & ~state.ledger[SILENT]
    if second_of(packed) == 0 and seats_to_act != 0:
        state.stack[state.depth - 1] = packed + SECOND
        state.ledger[WINDOW_OPEN] = 1
        state.waiting = seats_to_act
    else:
        _close_window(state, packed, out)


def answer_window(state: BaseState, seat: i64, action: i64, out: list[Event] | None) -> None:
    """Nobody learns of an answer until all have answered."""
    state.waiting &= ~BIT[seat]
    if action == CALL:
        state.ledger[CALLS] |= BIT[seat]
    elif action == LET_ALL:
        state.ledger[LETS] |= BIT[seat]
    if out is not None:
        answer: i64 = action - CALL
        own: i64 = audience_of(seat)
        out.append(Event("answer", own, {"seat": seat, "answer": answer}))
        out.append(Event("answered", EVERYONE & ~own, {"seat": seat}))


def _close_window(state: BaseState, packed: i64, out: list[Event] | None) -> None:
    seat: i64 = seat_of(packed)
    callers: i64 = state.ledger[CALLS]
    state.pop()
    state.ledger[SILENT] |= state.ledger[LETS]
    state.ledger[CALLS] = 0
    state.ledger[LETS] = 0
    state.ledger[WINDOW_OPEN] = 0
    sinned: bool = ledger.has_sinned(state)
    if callers != 0 and out is not None:
        out.append(
            Event(
                "caught-sinning" if sinned else "wrong-call",
                EVERYONE,
                {"seat": seat, "callers": members(callers)},
            )
        )
    hidden_gifts.show(state, out)
    if callers == 0:
        _forgive(state, seat)
    elif sinned:
        _punish_offender(state, seat, first_of(packed), out)
    else:
        dens.demand_from_all(state, callers, PETTY, 1)  # M53
    ledger.clear_turn(state)


def _forgive(state: BaseState, seat: i64) -> None:
    """What nobody calls stays unpaid."""
    market.earn(state, seat, state.ledger[OWED + DUE_TALER])
    state.posts[seat] -= state.ledger[OWED + DUE_NOTCHES]


def _punish_offender(state: BaseState, seat: i64, character: i64, out: list[Event] | None) -> None:
    """The offender places a stone, unless they are the Petty Sinner, and pays all that was left
    out.

    M63: one stone, however much it was.
    """
    if state.ledger[FORGOTTEN] != 0:
        state.push(F_FREE, seat, 0, 0, 0)
    costs.pay_debts(state, seat, out)
    if character != SINNER:
        state.push(F_STONES, seat, PETTY, 1, 0)
    souls.fall(state, seat, state.ledger[STEPS], out)
