"""Characters: picking them, and their preliminary actions."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, lowest, members_into
from simony.core.event import EVERYONE, Event
from simony.games.mea_culpa.rules.actions import (
    CREW,
    F_EARLY_VISIT,
    F_LAP,
    F_PICK,
    F_PRELIMINARY,
    F_WINDOW,
    FIRST,
    HOLD,
    MAY_HOLD,
    MOVE_A_STONE,
    MOVE_CREW,
    MOVE_STONE,
    PASS,
    PLACE_A_CREW,
    SECOND,
    first_of,
    second_of,
)
from simony.games.mea_culpa.rules.board import building, dens
from simony.games.mea_culpa.rules.figures import EMPEROR, PETTY, POPE, SINNER
from simony.games.mea_culpa.rules.meta_culpa import costs
from simony.games.mea_culpa.rules.state import BaseState

_CHARACTERS: Final = 15


# --- picking --------------------------------------------------------------------------------------


def on_offer(state: BaseState) -> i64:
    """Return the mask of the characters that nobody has picked."""
    found: i64 = _CHARACTERS
    character: i64 = 0
    while character < 4:
        if state.holders[character] >= 0:
            found ^= BIT[character]
        character += 1
    return found


def next_pick(state: BaseState, packed: i64, out: list[Event] | None) -> None:
    """`F_PICK`.

    In a two-player game each picks two characters, A-B-A-B. The last card needs no picking.
    """
    turn: i64 = first_of(packed)
    seats: i64 = len(state.souls)
    picks: i64 = seats
    if seats == 2:
        picks = 4
    if turn == picks:
        state.replace_top(F_LAP, 0, 0, 0, 0)
        if seats == 3:
            _leftover(state, second_of(packed))
        return
    left: i64 = on_offer(state)
    seat: i64 = state.order[turn % seats]
    if left & (left - 1) == 0:
        pick(state, seat, lowest(left), out)
    else:
        state.ask(seat)


def pick(state: BaseState, seat: i64, character: i64, out: list[Event] | None) -> None:
    """The preliminary action follows at once; M40: in a three-player game it may be held back."""
    state.holders[character] = seat
    held: i64 = second_of(state.top())
    state.stack[state.depth - 1] += FIRST - held * SECOND
    if out is not None:
        out.append(Event("picks", EVERYONE, {"seat": seat, "character": character}))
    if state.figures.meta_culpa:
        state.push(F_WINDOW, seat, character, 0, 0)
    if character == POPE:
        _pick_high(state, seat, MOVE_A_STONE, EMPEROR, held)
    elif character == EMPEROR:
        _pick_high(state, seat, PLACE_A_CREW, POPE, held)
    else:
        if character == SINNER:
            _pick_petty_sinner(state, seat)
        _keep_held(state, held)
    if state.figures.bid_unsettled:
        costs.settle_bid(state, seat)


def _pick_high(state: BaseState, seat: i64, own: i64, other: i64, held: i64) -> None:
    """Pope or Emperor: their own preliminary action, after what `other` of them held back."""
    may_hold: i64 = 0
    if len(state.souls) == 3 and state.holders[other] < 0:
        may_hold = MAY_HOLD
    state.push(F_PRELIMINARY, seat, own + may_hold, 0, 0)
    if held != 0:
        state.push(F_PRELIMINARY, state.holders[other], held, 0, 0)


def _pick_petty_sinner(state: BaseState, seat: i64) -> None:
    """The Petty Sinner places two stones, and may visit the House."""
    state.push(F_EARLY_VISIT, seat, 0, 0, 0)
    figures = state.figures
    dens.demand(state, seat, PETTY, figures.petty_sinner, figures.preliminary_forgotten)


def _keep_held(state: BaseState, held: i64) -> None:
    """Record what was held back in the frame of picking, which is below whatever the pick added."""
    at: i64 = state.depth - 1
    while state.stack[at] & 31 != F_PICK:
        at -= 1
    state.stack[at] += held * SECOND


def _leftover(state: BaseState, held: i64) -> None:
    """M40: if Pope or Emperor is left over, the holder of the other does what remains, in either
    order.
    """
    if state.holders[POPE] < 0:
        state.push(F_PRELIMINARY, state.holders[EMPEROR], MOVE_A_STONE | held, 0, 0)
    elif state.holders[EMPEROR] < 0:
        state.push(F_PRELIMINARY, state.holders[POPE], PLACE_A_CREW | held, 0, 0)


# --- preliminary actions --------------------------------------------------------------------------


def preliminary_into(state: BaseState, what: i64, out: vec[i64]) -> i64:
    found: i64 = 0
    if what & MOVE_A_STONE != 0:
        found = dens.stone_moves_into(state, out)
    if what & PLACE_A_CREW != 0:
        found = members_into(building.open_sites(state), CREW, out, found)
    if what & MAY_HOLD != 0:
        out[found] = HOLD
        found += 1
    if what == MOVE_A_STONE:
        out[found] = PASS
        found += 1
    return found


def preliminary(state: BaseState, seat: i64, action: i64, out: list[Event] | None) -> None:
    what: i64 = first_of(state.top())
    if action == HOLD:
        state.pop()
        _keep_held(state, what ^ MAY_HOLD)
        if out is not None:
            out.append(Event("holds", EVERYONE, {"seat": seat}))
        return
    left: i64 = 0
    if action < CREW:
        left = what & PLACE_A_CREW
    elif action < MOVE_CREW:
        left = what & MOVE_A_STONE
    state.replace_top(F_PRELIMINARY, seat, left, 0, 0)
    if left == 0:
        state.pop()
    if action < CREW:
        dens.move_pope_stone(state, seat, action - MOVE_STONE, out)
    elif action < MOVE_CREW:
        state.on_card = 0
        building.place_crew(state, seat, action - CREW, out)
    elif out is not None:
        out.append(Event("no-stone", EVERYONE, {"seat": seat}))
