"""Actions taken back: what an undo within the turn would restore."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.event import EVERYONE, Event
from simony.games.mea_culpa.rules import ledger
from simony.games.mea_culpa.rules.state import BaseState

TAKEN_BACK: Final = 33554432
"""A bit in the third operand of a turn."""
_ROOM: Final[vec[i64]] = vec[i64]([0] * 256)
"""Space for all that an action may change: 139 numbers in a four-player game."""


def remember(state: BaseState) -> None:
    """Save all that an action of a turn may change.

    Donations cannot be taken back, so nothing of this is hidden from anybody.
    """
    kept = _ROOM[:]
    at: i64 = _copy_rows(state, kept, True)
    kept[at] = state.depth
    kept[at + 1] = state.hut
    kept[at + 2] = state.suite_5
    kept[at + 3] = state.suite_6
    kept[at + 4] = state.bank
    state.before = kept[: at + 5]


def forget(state: BaseState) -> None:
    if len(state.before) > 0:
        state.before = vec[i64]()


def restore(state: BaseState, seat: i64, out: list[Event] | None) -> None:
    """M52: restore the state before the last action; that is a sin."""
    at: i64 = _copy_rows(state, state.before, False)
    state.depth = state.before[at]
    state.hut = state.before[at + 1]
    state.suite_5 = state.before[at + 2]
    state.suite_6 = state.before[at + 3]
    state.bank = state.before[at + 4]
    forget(state)
    state.stack[state.depth - 1] += TAKEN_BACK
    ledger.note_deed(state, seat)
    if out is not None:
        out.append(Event("takes-back", EVERYONE, {"seat": seat}))


def _copy_rows(state: BaseState, kept: vec[i64], keep: bool) -> i64:
    """Copy all rows, in the order of `fields.BEFORE_ROWS`, into `kept`, or back from there; return
    where they end.

    Each row is named, because a list of rows would box them and all their numbers: that took longer
    than all the rest of the game.
    """
    at: i64 = _copy(state.souls, kept, 0, keep)
    at = _copy(state.posts, kept, at, keep)
    at = _copy(state.taler, kept, at, keep)
    at = _copy(state.goods, kept, at, keep)
    at = _copy(state.letters, kept, at, keep)
    at = _copy(state.sins, kept, at, keep)
    at = _copy(state.bag, kept, at, keep)
    at = _copy(state.market, kept, at, keep)
    at = _copy(state.supply, kept, at, keep)
    at = _copy(state.discard, kept, at, keep)
    at = _copy(state.rooms, kept, at, keep)
    at = _copy(state.pope_stones, kept, at, keep)
    at = _copy(state.crews, kept, at, keep)
    at = _copy(state.built, kept, at, keep)
    at = _copy(state.stack, kept, at, keep)
    return _copy(state.ledger, kept, at, keep)


def _copy(row: vec[i64], kept: vec[i64], at: i64, keep: bool) -> i64:
    """Copy a row into `kept` from index `at` on, or back from there; return the index after it."""
    place: i64 = 0
    while place < len(row):
        if keep:
            kept[at] = row[place]
        else:
            row[place] = kept[at]
        place += 1
        at += 1
    return at
