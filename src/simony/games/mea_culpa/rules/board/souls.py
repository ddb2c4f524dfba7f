"""Souls and posts: moves on the Record of Sins, comparing posts, lifting souls."""

# Compiled with mypyc.

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT
from simony.core.event import EVERYONE, Event
from simony.games.mea_culpa.rules.figures import NOTCHES
from simony.games.mea_culpa.rules.state import NOBODY, BaseState


def space_after_fall(souls: vec[i64], seat: i64, steps: i64, hell: i64) -> i64:
    """Return the space that a soul reaches after this many steps towards Hell.

    M4: only an occupied end space pushes further. M3: what would pass the last space before Hell is
    void, pushed or not.
    """
    if steps == 0:
        return souls[seat]
    space: i64 = souls[seat] - steps
    while _occupied(souls, seat, space):
        space -= 1
    if space < -hell:
        return souls[seat]
    return space


def space_after_rise(souls: vec[i64], seat: i64, steps: i64, heaven: i64) -> i64:
    """The same towards Heaven, which holds any number (M4)."""
    if steps == 0:
        return souls[seat]
    space: i64 = souls[seat] + steps
    while space < heaven and _occupied(souls, seat, space):
        space += 1
    if space > heaven:
        return heaven
    return space


def _occupied(souls: vec[i64], seat: i64, space: i64) -> bool:
    other: i64 = 0
    while other < len(souls):
        if souls[other] == space and other != seat:
            return True
        other += 1
    return False


def fall(state: BaseState, seat: i64, steps: i64, out: list[Event] | None) -> None:
    """Move one soul towards Hell."""
    space: i64 = space_after_fall(state.souls, seat, steps, state.figures.hell)
    if out is not None and steps > 0:
        kind = "stays" if space == state.souls[seat] else "falls"
        out.append(Event(kind, EVERYONE, {"seat": seat, "steps": steps, "space": space}))
    state.souls[seat] = space


def fall_in_order(state: BaseState, seats: i64, steps: vec[i64], out: list[Event] | None) -> None:
    """M7: move several souls, nearest Hell first.

    Players still to move have not moved, so the order stays the same.
    """
    while seats != 0:
        seat: i64 = state.nearest_hell(seats)
        seats &= ~BIT[seat]
        fall(state, seat, steps[seat], out)


# --- posts ----------------------------------------------------------------------------------------


def turn_post(state: BaseState, seat: i64, notches: i64, out: list[Event] | None) -> None:
    if notches == 0:
        return
    state.posts[seat] += notches
    if state.posts[seat] > NOTCHES:
        state.posts[seat] = NOTCHES
    if out is not None:
        out.append(
            Event(
                "notches",
                EVERYONE,
                {"seat": seat, "notches": notches, "post": state.posts[seat]},
            )
        )


def compare_posts(state: BaseState, out: list[Event] | None) -> None:
    """The highest moves by the difference to the lowest; of tied ones only the farthest from
    Hell.
    """
    highest: i64 = NOBODY
    lowest_post: i64 = NOTCHES
    seat: i64 = 0
    while seat < len(state.posts):
        if state.posts[seat] < lowest_post:
            lowest_post = state.posts[seat]
        if highest < 0 or _tops(state, seat, highest):
            highest = seat
        seat += 1
    steps: i64 = state.posts[highest] - lowest_post
    if out is not None:
        out.append(
            Event(
                "compared",
                EVERYONE,
                {"seat": highest, "steps": steps, "posts": list(state.posts)},
            )
        )
    fall(state, highest, steps, out)


def _tops(state: BaseState, seat: i64, other: i64) -> bool:
    if state.posts[seat] == state.posts[other]:
        return state.standing(seat) > state.standing(other)
    return state.posts[seat] > state.posts[other]


# --- Letters --------------------------------------------------------------------------------------


def lift_souls(state: BaseState, out: list[Event] | None) -> None:
    """Lift souls from nearest Hell on; M10: a player's lift is one combined move."""
    left: i64 = state.everybody()
    while left != 0:
        seat: i64 = state.nearest_hell(left)
        left &= ~BIT[seat]
        steps: i64 = lift_of(state, seat)
        state.souls[seat] = space_after_rise(state.souls, seat, steps, state.figures.heaven)
        if out is not None:
            sets: i64 = sets_of(state, seat)
            lifted = {
                "seat": seat,
                "sets": sets,
                "letters": letters_of(state, seat) - 4 * sets,
                "steps": steps,
                "space": state.souls[seat],
            }
            out.append(Event("lifted", EVERYONE, {**lifted}))


def lift_of(state: BaseState, seat: i64) -> i64:
    """M10: return the steps that a player's Letters lift the soul, in sets and singly."""
    sets: i64 = sets_of(state, seat)
    single: i64 = letters_of(state, seat) - 4 * sets
    return sets * state.figures.set_lift + single * state.figures.letter_lift


def letters_of(state: BaseState, seat: i64) -> i64:
    at: i64 = 4 * seat
    return state.letters[at] + state.letters[at + 1] + state.letters[at + 2] + state.letters[at + 3]


def sets_of(state: BaseState, seat: i64) -> i64:
    """M10: the fewest Letters of any colour."""
    sets: i64 = state.letters[4 * seat]
    colour: i64 = 1
    while colour < 4:
        if state.letters[4 * seat + colour] < sets:
            sets = state.letters[4 * seat + colour]
        colour += 1
    return sets
