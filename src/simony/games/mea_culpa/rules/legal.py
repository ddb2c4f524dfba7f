"""Legal actions: the frame on top of the stack says whose rules apply."""

# Compiled with mypyc.

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, lowest, members_into
from simony.games.mea_culpa.rules.actions import (
    BONUS,
    CALL,
    CHOOSE,
    CREW,
    DIE,
    EMPTY,
    F_BID,
    F_BONUS,
    F_CREW,
    F_DUE,
    F_DUEL,
    F_EARLY_VISIT,
    F_FREE,
    F_GOOD,
    F_LETTERS,
    F_MOVE_CREW,
    F_MOVE_STONE,
    F_PICK,
    F_PRELIMINARY,
    F_ROB,
    F_STONES,
    F_SUITE,
    F_TURN,
    GIVE,
    GUESS,
    LET,
    LET_ALL,
    MOVE_CREW,
    PASS,
    PAY,
    PICK,
    ROB,
    ROOM,
    SKIP,
    TAKE,
    VISIT,
    first_of,
    seat_of,
)
from simony.games.mea_culpa.rules.board import building, cards, chests, dens, evaluation, market
from simony.games.mea_culpa.rules.phases import bids, characters, turns
from simony.games.mea_culpa.rules.state import BaseState


def actions_into(state: BaseState, seat: i64, out: vec[i64]) -> i64:
    """Write the legal actions of a seat into `out`, ascending; return their number."""
    if seat < 0 or state.waiting & BIT[seat] == 0:
        return 0
    top: i64 = state.top()
    kind: i64 = top & 31
    if kind == F_TURN:
        return turns.actions_into(state, top, out)
    if kind == F_BID:
        return bids.bids_into(state, seat, out)
    if kind <= F_FREE:
        return _round_into(state, top, kind, out)
    if kind <= F_STONES:
        return _visit_into(state, seat, top, kind, out)
    if kind >= F_DUE:
        return _variant_into(kind, out)
    return _card_into(state, seat, kind, out)


def _variant_into(kind: i64, out: vec[i64]) -> i64:
    if kind == F_DUE:
        out[0] = PAY
        out[1] = SKIP
        return 2
    out[0] = CALL
    out[1] = LET
    out[2] = LET_ALL
    return 3


def _round_into(state: BaseState, top: i64, kind: i64, out: vec[i64]) -> i64:
    """Write the legal actions between turns."""
    if kind == F_PICK:
        return members_into(characters.on_offer(state), PICK, out, 0)
    if kind == F_PRELIMINARY:
        return characters.preliminary_into(state, first_of(top), out)
    if kind == F_FREE:
        return market.free_stones_into(state, top, out)
    if kind == F_EARLY_VISIT:
        out[0] = PASS
        return members_into(state.open_rooms(), VISIT, out, 1)
    if kind == F_BONUS:
        return members_into(state.bonuses, BONUS, out, 0)
    return chests.compartments_into(state, lowest(first_of(top)), out, 0)


def _visit_into(state: BaseState, seat: i64, top: i64, kind: i64, out: vec[i64]) -> i64:
    """Write the legal actions in the House."""
    if kind == F_DUEL:
        if seat == seat_of(top):
            return members_into(state.open_rooms(), DIE, out, 0)
        return members_into(state.open_rooms(), GUESS, out, 0)
    if kind == F_SUITE:
        return members_into(state.open_rooms() & 15, ROOM, out, 0)
    return members_into(dens.dens_of(state, seat), EMPTY, out, 0)


def _card_into(state: BaseState, seat: i64, kind: i64, out: vec[i64]) -> i64:
    """Write the legal actions for cards and cathedrals."""
    if kind == F_LETTERS:
        return members_into(evaluation.colours_shown(state), CHOOSE, out, 0)
    if kind == F_CREW:
        return members_into(building.open_sites(state), CREW, out, 0)
    if kind == F_MOVE_CREW:
        return members_into(building.crew_moves(state), MOVE_CREW, out, 0)
    if kind == F_MOVE_STONE:
        return dens.stone_moves_into(state, out)
    if kind == F_GOOD:
        return members_into(market.goods_on_offer(state), TAKE, out, 0)
    if kind == F_ROB:
        return members_into(state.others(seat), ROB, out, 0)
    return members_into(cards.colours_of(state, seat), GIVE, out, 0)
