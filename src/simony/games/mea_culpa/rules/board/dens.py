"""The Dens: sin stones, and the Pope stones that punish them."""

# Compiled with mypyc.

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, lowest
from simony.core.event import EVERYONE, Event
from simony.games.mea_culpa.rules.actions import (
    DUE_STONES,
    F_DUE,
    F_STONES,
    MOVE_STONE,
    first_of,
    frame,
    seat_of,
    second_of,
    step_target,
)
from simony.games.mea_culpa.rules.board import souls
from simony.games.mea_culpa.rules.state import BaseState, nonzero

# --- sin stones -----------------------------------------------------------------------------------


def demand(state: BaseState, seat: i64, den: i64, stones: i64, may_leave_out: bool) -> None:
    """A player must place stones; in Meta Culpa they may be a cost that can be left out."""
    if may_leave_out and stones > 0:
        state.push(F_DUE, seat, DUE_STONES + den, stones, 0)
    else:
        state.push(F_STONES, seat, den, stones, 0)


def demand_from_all(state: BaseState, seats: i64, den: i64, stones: i64) -> None:
    """M31: nearest Hell first, so that seat is on top.

    Players still to place have not moved, so the order stays the same.
    """
    places: i64 = 0
    while seats != 0 and stones > 0:
        seat: i64 = state.nearest_hell(seats)
        seats &= ~BIT[seat]
        places = places * 8 + seat + 1
    while places != 0:
        state.push(F_STONES, (places & 7) - 1, den, stones, 0)
        places >>= 3


def place_stones(state: BaseState, packed: i64, out: list[Event] | None) -> None:
    """`F_STONES`: place what is left; M30: then a Den must be emptied, and if there are several,
    the player chooses.
    """
    seat: i64 = seat_of(packed)
    den: i64 = first_of(packed)
    wanted: i64 = second_of(packed)
    placed: i64 = state.reserve(seat)
    if placed > wanted:
        placed = wanted
    if placed > 0:
        state.sins[3 * seat + den] += placed
        if out is not None:
            out.append(Event("sins", EVERYONE, {"seat": seat, "den": den, "stones": placed}))
    wanted -= placed
    if wanted == 0:
        state.pop()
        return
    state.stack[state.depth - 1] = frame(F_STONES, seat, den, wanted, 0)
    full: i64 = dens_of(state, seat)
    if full & (full - 1) == 0:
        empty_den(state, seat, lowest(full), out)
    else:
        state.ask(seat)


def dens_of(state: BaseState, seat: i64) -> i64:
    """Return the mask of the Dens that hold a stone of this player."""
    return nonzero(state.sins, 3 * seat, 3)


def empty_den(state: BaseState, seat: i64, den: i64, out: list[Event] | None) -> None:
    """M30: all stones of this player come back, for a step each."""
    stones: i64 = state.sins[3 * seat + den]
    state.sins[3 * seat + den] = 0
    if out is not None:
        out.append(Event("emptied", EVERYONE, {"seat": seat, "den": den, "stones": stones}))
    souls.fall(state, seat, stones, out)


# --- Pope stones ----------------------------------------------------------------------------------


def stone_moves_into(state: BaseState, out: vec[i64]) -> i64:
    """M13: from a Den to a different one."""
    found: i64 = 0
    code: i64 = 0
    while code < 6:
        if state.pope_stones[code >> 1] > 0:
            out[found] = MOVE_STONE + code
            found += 1
        code += 1
    return found


def move_pope_stone(state: BaseState, seat: i64, code: i64, out: list[Event] | None) -> None:
    """Move a Pope stone; `code` is 2 · from + step, as in the action.

    The third stone at a Den punishes the other two.
    """
    source: i64 = code >> 1
    target: i64 = step_target(code)
    state.pope_stones[source] -= 1
    state.pope_stones[target] += 1
    if out is not None:
        out.append(
            Event("pope-stone", EVERYONE, {"seat": seat, "source": source, "target": target})
        )
    if state.pope_stones[target] == 3:
        _punish(state, seat, target, out)


def _punish(state: BaseState, placer: i64, spared: i64, out: list[Event] | None) -> None:
    """M6: the stones of both Dens together are one move.

    The player who placed the third stone takes theirs back for free.
    """
    if out is not None:
        out.append(Event("punished", EVERYONE, {"seat": placer, "den": spared}))
    steps = vec[i64]([0] * len(state.souls))
    sinners: i64 = 0
    seat: i64 = 0
    while seat < len(state.souls):
        den: i64 = 0
        while den < 3:
            if den != spared:
                steps[seat] += state.sins[3 * seat + den]
                state.sins[3 * seat + den] = 0
            den += 1
        if seat != placer and steps[seat] > 0:
            sinners |= BIT[seat]
        seat += 1
    state.pope_stones[0] = 1
    state.pope_stones[1] = 1
    state.pope_stones[2] = 1
    souls.fall_in_order(state, sinners, steps, out)
