"""The building sites: crews, naves and cathedrals."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from simony.core.bits import BIT, lowest
from simony.core.event import EVERYONE, Event
from simony.games.mea_culpa.rules.actions import F_EVALUATE, seat_of, step_target
from simony.games.mea_culpa.rules.board import chests, hidden_gifts
from simony.games.mea_culpa.rules.state import BaseState


def open_sites(state: BaseState) -> i64:
    """M25: no crew goes to a finished cathedral."""
    found: i64 = 0
    site: i64 = 0
    while site < 3:
        if state.built[site] < 2:
            found |= BIT[site]
        site += 1
    return found


def crew_moves(state: BaseState) -> i64:
    """M13: from a site to a different one; a mask over 2 · from + step."""
    found: i64 = 0
    sites: i64 = open_sites(state)
    code: i64 = 0
    while code < 6:
        if state.crews[code >> 1] > 0 and sites & BIT[step_target(code)] != 0:
            found |= BIT[code]
        code += 1
    return found


def move_crew(state: BaseState, seat: i64, code: i64, out: list[Event] | None) -> None:
    source: i64 = code >> 1
    target: i64 = step_target(code)
    state.crews[source] -= 1
    if out is not None:
        out.append(
            Event("crew-moved", EVERYONE, {"seat": seat, "source": source, "target": target})
        )
    _arrive(state, target, out)


def choose_crew(state: BaseState, packed: i64, out: list[Event] | None) -> None:
    """`F_MOVE_CREW`: choose a crew to move; if there is only one way, it is done at once."""
    moves: i64 = crew_moves(state)
    if moves & (moves - 1) == 0:
        state.pop()
        move_crew(state, seat_of(packed), lowest(moves), out)
    else:
        state.ask(seat_of(packed))


def place_crew(state: BaseState, seat: i64, site: i64, out: list[Event] | None) -> None:
    """Place a crew that has left the hut or the Emperor's card."""
    if out is not None:
        out.append(Event("crew", EVERYONE, {"seat": seat, "site": site}))
    _arrive(state, site, out)


def finishes(state: BaseState, site: i64) -> bool:
    """Whether one more crew would finish the cathedral there."""
    return state.built[site] == 1 and state.crews[site] == 1


def _arrive(state: BaseState, site: i64, out: list[Event] | None) -> None:
    """Two crews make a nave, two more a spire, and go back to the hut.

    A finished cathedral interrupts whatever is in progress.
    """
    state.crews[site] += 1
    if state.crews[site] < 2:
        return
    state.crews[site] = 0
    state.hut += 2
    state.built[site] += 1
    if out is not None:
        out.append(
            Event("nave" if state.built[site] == 1 else "cathedral", EVERYONE, {"site": site})
        )
    if state.built[site] == 2:
        hidden_gifts.show(state, out)  # M73
        state.finished += 1
        state.push(F_EVALUATE, 0, site, 0, 0)
        if out is not None:
            chests.emit_opened(state, out)
