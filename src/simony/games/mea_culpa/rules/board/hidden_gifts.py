"""Gifts that are donated and not shown yet, in Meta Culpa."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from simony.core.event import EVERYONE, Event, audience_of
from simony.games.mea_culpa.rules import ledger
from simony.games.mea_culpa.rules.actions import HIDE
from simony.games.mea_culpa.rules.board import chests
from simony.games.mea_culpa.rules.figures import FACE, GIFTS, GOODS
from simony.games.mea_culpa.rules.state import (
    HIDDEN,
    HIDE_GOODS,
    HIDE_TALER,
    OFFENDER,
    BaseState,
)


def count(state: BaseState, seat: i64, gift: i64) -> i64:
    """Return how many of a gift a player has donated without showing it yet."""
    found: i64 = 0
    if state.ledger[OFFENDER] - 1 == seat:
        place: i64 = HIDDEN
        while place < HIDDEN + 2:
            if (state.ledger[place] - 1) >> 1 == gift:
                found += 1
            place += 1
    return found


def hide(state: BaseState, seat: i64, action: i64, out: list[Event] | None) -> None:
    """M54: others see that something is donated."""
    code: i64 = action - HIDE
    gift: i64 = code >> 1
    ledger.note_deed(state, seat)
    if state.ledger[HIDDEN] == 0:
        state.ledger[HIDDEN] = code + 1
        state.ledger[HIDE_TALER] = state.taler[seat]
        good: i64 = 0
        while good < GOODS:
            state.ledger[HIDE_GOODS + good] = state.goods[GOODS * seat + good]
            good += 1
    else:
        state.ledger[HIDDEN + 1] = code + 1
    chests.take_from_screen(state, seat, gift)
    if out is not None:
        own: i64 = audience_of(seat)
        out.append(Event("donates-unseen", EVERYONE & ~own, {"seat": seat}))
        out.append(
            Event("hides-gift", own, {"seat": seat, "gift": gift, "compartment": (code & 1) + 1})
        )


def limit(state: BaseState, seat: i64) -> None:
    """Limit what may be hidden to what others still see there: what has been spent since was not
    hidden.
    """
    seen: i64 = state.taler[seat]
    gift: i64 = GOODS
    while gift < GIFTS:
        seen += FACE[gift] * count(state, seat, gift)
        gift += 1
    if seen < state.ledger[HIDE_TALER]:
        state.ledger[HIDE_TALER] = seen
    gift = 0
    while gift < GOODS:
        seen = state.goods[GOODS * seat + gift] + count(state, seat, gift)
        if seen < state.ledger[HIDE_GOODS + gift]:
            state.ledger[HIDE_GOODS + gift] = seen
        gift += 1


def show(state: BaseState, out: list[Event] | None) -> None:
    """Show the hidden gifts when the window closes, or when a cathedral is finished before."""
    seat: i64 = state.ledger[OFFENDER] - 1
    place: i64 = HIDDEN
    while place < HIDDEN + 2:
        if state.ledger[place] != 0:
            code: i64 = state.ledger[place] - 1
            state.ledger[place] = 0
            chests.put(state, seat, code, out)
        place += 1
