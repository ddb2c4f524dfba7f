"""Costs that may be left out, and debts that are paid late."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from simony.core.bits import BIT
from simony.core.event import EVERYONE, Event, audience_of
from simony.games.mea_culpa.rules import ledger
from simony.games.mea_culpa.rules.actions import (
    DUE_BID,
    DUE_NOTCHES,
    DUE_STONES,
    DUE_TALER,
    F_DUE,
    F_STONES,
    PAY,
    first_of,
    seat_of,
    second_of,
)
from simony.games.mea_culpa.rules.board import souls
from simony.games.mea_culpa.rules.state import OWED, UNSETTLED, BaseState


def answer_due(state: BaseState, packed: i64, action: i64, out: list[Event] | None) -> None:
    """`F_DUE`: paid, or left out.

    Taler were reserved when they became due, and notches are reserved now (M50).
    """
    seat: i64 = seat_of(packed)
    what: i64 = first_of(packed)
    amount: i64 = second_of(packed)
    state.pop()
    if what == DUE_BID:
        amount = state.coins[seat]
    if action == PAY:
        _pay(state, seat, what, amount, out)
        return
    if out is not None:
        # Others get no event: it is for them to notice that nothing was paid.
        out.append(
            Event("leaves-out", audience_of(seat), {"seat": seat, "due": what, "amount": amount})
        )
    ledger.note_offender(state, seat)
    if what == DUE_NOTCHES:
        state.posts[seat] += amount
    elif what == DUE_BID:
        what = DUE_TALER
    state.ledger[OWED + what] += amount


def _pay(state: BaseState, seat: i64, what: i64, amount: i64, out: list[Event] | None) -> None:
    """Taler have already been taken, with the good or at the reveal of bids."""
    if what == DUE_NOTCHES:
        souls.turn_post(state, seat, amount, out)
    elif what != DUE_TALER and what != DUE_BID:
        state.push(F_STONES, seat, what - DUE_STONES, amount, 0)
    elif out is not None:
        out.append(Event("pays", EVERYONE, {"seat": seat, "due": what, "amount": amount}))


def settle_bid(state: BaseState, seat: i64) -> None:
    """The coins bid are due when a card is taken."""
    if state.ledger[UNSETTLED] & BIT[seat] != 0:
        state.ledger[UNSETTLED] ^= BIT[seat]
        if state.coins[seat] > 0:
            state.push(F_DUE, seat, DUE_BID, 0, 0)


def settle_debts(state: BaseState, seat: i64, out: list[Event] | None) -> None:
    """M62: what is made good before the turn is over is not a sin."""
    if out is not None:
        out.append(Event("settles", EVERYONE, {"seat": seat}))
    pay_debts(state, seat, out)


def pay_debts(state: BaseState, seat: i64, out: list[Event] | None) -> None:
    """Taler and notches were reserved; stones are placed now, those of Lust first."""
    if state.ledger[OWED + DUE_NOTCHES] > 0 and out is not None:
        turned = {
            "seat": seat,
            "notches": state.ledger[OWED + DUE_NOTCHES],
            "post": state.posts[seat],
        }
        out.append(Event("notches", EVERYONE, {**turned}))
    state.ledger[OWED + DUE_TALER] = 0
    state.ledger[OWED + DUE_NOTCHES] = 0
    den: i64 = 2
    while den >= 0:
        stones: i64 = state.ledger[OWED + DUE_STONES + den]
        state.ledger[OWED + DUE_STONES + den] = 0
        if stones > 0:
            state.push(F_STONES, seat, den, stones, 0)
        den -= 1
