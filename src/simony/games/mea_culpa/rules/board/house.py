"""The House of Pleasure: visits, and the Pope's die."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from simony.core.bits import BIT, lowest
from simony.core.event import EVERYONE, Event, audience_of
from simony.games.mea_culpa.rules.actions import (
    DIE,
    DUE_NOTCHES,
    F_DISCARD,
    F_DUE,
    F_DUEL,
    F_SUITE,
    F_VISITED,
    first_of,
    seat_of,
    second_of,
)
from simony.games.mea_culpa.rules.board import cards, dens, souls
from simony.games.mea_culpa.rules.figures import (
    LUST,
    NO_CARD,
    NOTCHES,
    ROOMS,
    SUITE_5,
    SUITE_6,
    YELLOW,
)
from simony.games.mea_culpa.rules.state import BaseState
from simony.games.mea_culpa.view.view import UNKNOWN


def room_notches(state: BaseState, room: i64) -> i64:
    """Return the notches of a visit; Suite 5 costs only a stone."""
    if room == SUITE_6:
        return state.figures.yellow_letter
    if room == SUITE_5:
        return 0
    return state.figures.notches[state.rooms[room]]


def affordable_rooms(state: BaseState, post: i64) -> i64:
    """Return the mask of the open rooms and suites that a post at this many notches can pay for."""
    found: i64 = state.open_rooms()
    room: i64 = 0
    while room <= SUITE_6:
        if found & BIT[room] != 0 and post + room_notches(state, room) > NOTCHES:
            found ^= BIT[room]
        room += 1
    return found


# --- visits ---------------------------------------------------------------------------------------


def visit(
    state: BaseState, seat: i64, room: i64, notches: i64, stones: i64, out: list[Event] | None
) -> None:
    """M18: stone, notches, action, discard. So the stone is pushed on top of what follows it."""
    if out is not None:
        card: i64 = NO_CARD
        if room < ROOMS:
            card = state.rooms[room]
        out.append(Event("visits", EVERYONE, {"seat": seat, "room": room, "card": card}))
    if state.figures.late_notch and notches > 0:
        state.push(F_VISITED, seat, room, 0, 0)
        state.push(F_DUE, seat, DUE_NOTCHES, notches, 0)
    else:
        state.push(F_VISITED, seat, room, notches, 0)
    if room >= SUITE_5 and stones > 0:
        dens.demand(state, seat, LUST, stones, state.figures.late_lust)


def visited(state: BaseState, packed: i64, out: list[Event] | None) -> None:
    """`F_VISITED`: the stone lies in its Den; now turn the notches and give the benefit."""
    seat: i64 = seat_of(packed)
    room: i64 = first_of(packed)
    state.pop()
    souls.turn_post(state, seat, second_of(packed), out)
    if room == SUITE_6:
        state.suite_6 = 0
        state.letters[4 * seat + YELLOW] += 1
        if out is not None:
            out.append(Event("yellow-letter", EVERYONE, {"seat": seat}))
    elif room == SUITE_5:
        state.suite_5 = 0
        state.push(F_SUITE, seat, 0, 0, 0)
    else:
        use_room(state, seat, room, out)


def choose_room(state: BaseState, packed: i64, out: list[Event] | None) -> None:
    """`F_SUITE`: any room; if only one is open, that one."""
    rooms: i64 = state.open_rooms() & 15
    if rooms & (rooms - 1) == 0:
        state.pop()
        use_room(state, seat_of(packed), lowest(rooms), out)
    else:
        state.ask(seat_of(packed))


def use_room(state: BaseState, seat: i64, room: i64, out: list[Event] | None) -> None:
    """Do what the card says, and discard it after all its consequences."""
    card: i64 = state.rooms[room]
    if out is not None:
        out.append(Event("card", EVERYONE, {"seat": seat, "card": card, "room": room}))
    state.push(F_DISCARD, 0, room, 0, 0)
    cards.use_card(state, seat, card, out)


def discard_card(state: BaseState, packed: i64) -> None:
    """`F_DISCARD`."""
    room: i64 = first_of(packed)
    state.discard[state.rooms[room]] += 1
    state.rooms[room] = NO_CARD
    state.pop()


# --- the Pope's die -------------------------------------------------------------------------------


def meet(state: BaseState, seat: i64, out: list[Event] | None) -> None:
    """M14: of the others, the one nearest Hell guesses."""
    guesser: i64 = state.nearest_hell(state.others(seat))
    if out is not None:
        out.append(Event("meeting", EVERYONE, {"seat": seat, "guesser": guesser}))
    state.push(F_DUEL, seat, guesser, 0, 0)


def duel(state: BaseState, packed: i64, out: list[Event] | None) -> None:
    """`F_DUEL`: ask both, and then resolve.

    With one room open both know it, and nobody is asked.
    """
    if state.die != UNKNOWN:
        _resolve_duel(state, packed, out)
        return
    rooms: i64 = state.open_rooms()
    if rooms & (rooms - 1) == 0:
        state.die = lowest(rooms)
        state.guess = state.die
    else:
        state.waiting = BIT[seat_of(packed)] | BIT[first_of(packed)]


def set_die(state: BaseState, seat: i64, action: i64, out: list[Event] | None) -> None:
    """Set the Pope's die, or guess: nobody else learns the room until both are done."""
    room: i64 = (action - DIE) % 6
    pope: bool = seat == seat_of(state.top())
    if pope:
        state.die = room
    else:
        state.guess = room
    state.waiting &= ~BIT[seat]
    if out is not None:
        own: i64 = audience_of(seat)
        out.append(Event("die" if pope else "guess", own, {"seat": seat, "room": room}))
        out.append(Event("die-set" if pope else "guess-made", EVERYONE & ~own, {"seat": seat}))


def _resolve_duel(state: BaseState, packed: i64, out: list[Event] | None) -> None:
    """M14: if caught, the step comes first; M16: a Pope who then cannot pay has no visit at all."""
    seat: i64 = seat_of(packed)
    room: i64 = state.die
    caught: bool = state.die == state.guess
    if out is not None:
        shown = {"seat": seat, "guesser": first_of(packed), "room": room, "guess": state.guess}
        out.append(Event("caught" if caught else "unseen", EVERYONE, {**shown}))
    state.pop()
    state.die = UNKNOWN
    state.guess = UNKNOWN
    if not caught:
        visit(state, seat, room, 0, 0, out)
        return
    souls.fall(state, seat, state.figures.caught_pope, out)
    notches: i64 = room_notches(state, room)
    if state.posts[seat] + notches > NOTCHES:
        souls.turn_post(state, seat, NOTCHES - state.posts[seat], out)
        if out is not None:
            out.append(Event("turned-away", EVERYONE, {"seat": seat, "room": room}))
    else:
        visit(state, seat, room, notches, state.figures.suite, out)
