"""Facts derived from a view of Mea Culpa, for the modules that put it into words."""

from __future__ import annotations

from typing import NamedTuple

from simony.core.bits import members
from simony.games.mea_culpa.rules.actions import (
    DUE_NOTCHES,
    DUE_TALER,
    F_DUE,
    F_DUEL,
    F_EVALUATE,
    F_TURN,
    first_of,
    seat_of,
    second_of,
    third_of,
)
from simony.games.mea_culpa.rules.figures import (
    GIFTS,
    NO_CARD,
    NOTCHES,
    POPE,
    ROOMS,
    SINNER,
    SITES,
    SUITE_5,
    SUITE_6,
    Figures,
)
from simony.games.mea_culpa.rules.state import HIDDEN, OFFENDER, OWED, UNKNOWN_GIFT
from simony.games.mea_culpa.view.view import UNKNOWN, MeaCulpaView

CATHEDRAL = 2
"""The stage of a finished site; 1 is a nave."""


class Turn(NamedTuple):
    """The seat and character whose turn it is, the kinds of actions taken in it, and whether
    another donation is free.
    """

    seat: int
    character: int
    kinds: int
    more: bool


class Evaluation(NamedTuple):
    """The finished cathedral, and the category of donations that is being compared."""

    site: int
    category: int


def frame_kind(view: MeaCulpaView) -> int:
    """Return the kind of the frame that says what happens now."""
    return int(view.top() & 31)


def is_over(view: MeaCulpaView) -> bool:
    return view.depth == 0


def seats_to_act(view: MeaCulpaView) -> list[int]:
    """Return all seats that must decide."""
    return members(view.waiting)


def _frame(view: MeaCulpaView, kind: int) -> int | None:
    """Return the last frame of a kind, anywhere in the stack."""
    return next(
        (int(view.stack[at]) for at in reversed(range(view.depth)) if view.stack[at] & 31 == kind),
        None,
    )


def turn(view: MeaCulpaView) -> Turn | None:
    """Return the turn in progress, even if something has interrupted it."""
    found = _frame(view, F_TURN)
    if found is None:
        return None
    return Turn(
        int(seat_of(found)), int(first_of(found)), int(second_of(found)), third_of(found) & 1 != 0
    )


def evaluation(view: MeaCulpaView) -> Evaluation | None:
    """Return what is being evaluated; the frame moves on before the Letters of a category are
    taken.
    """
    found = _frame(view, F_EVALUATE)
    return (
        None
        if found is None
        else Evaluation(int(first_of(found)), max(0, int(second_of(found)) - 1))
    )


def duel(view: MeaCulpaView) -> tuple[int, int] | None:
    """Return the Pope who visits the House, and the player who guesses."""
    top = view.top()
    return (int(seat_of(top)), int(first_of(top))) if top & 31 == F_DUEL else None


# --- what was left out (Meta Culpa) ---------------------------------------------------------------


def owed(view: MeaCulpaView, seat: int, what: int) -> int:
    """Return what a player has left out in this turn: taler, notches, stones for one of the Dens
    (`actions.DUE_TALER` and the next).
    """
    return int(view.ledger[OWED + what]) if view.ledger[OFFENDER] == seat + 1 else 0


def post(view: MeaCulpaView, seat: int) -> int:
    """Return the notches that a post shows: notches that were left out are reserved (M50), and not
    turned.
    """
    return int(view.posts[seat]) - owed(view, seat, DUE_NOTCHES)


def purse(view: MeaCulpaView, seat: int) -> int:
    """Return the taler behind a screen; those that are due, and those that were left out, still lie
    there (M50).
    """
    due = [
        int(second_of(frame))
        for frame in view.stack[: view.depth]
        if frame & 31 == F_DUE and _is_taler_of(int(frame), seat)
    ]
    return int(view.taler[seat]) + owed(view, seat, DUE_TALER) + sum(due)


def _is_taler_of(packed: int, seat: int) -> bool:
    return seat_of(packed) == seat and first_of(packed) == DUE_TALER


def unshown(view: MeaCulpaView, seat: int) -> list[int]:
    """M54: return gifts that were donated and not shown, as 2 · gift + compartment; -1 for one that
    the viewer has not seen.
    """
    if view.ledger[OFFENDER] != seat + 1:
        return []
    there = [int(view.ledger[HIDDEN + place]) for place in range(2)]
    return [-1 if code == UNKNOWN_GIFT else code - 1 for code in there if code]


# --- pieces ---------------------------------------------------------------------------------------


def is_shown(figures: Figures, view: MeaCulpaView, seat: int) -> bool:
    """M37: whether what is behind a screen is drawn; at the end all screens are removed."""
    return seat == view.viewer or figures.open_screens or is_over(view)


def knows_split(view: MeaCulpaView, seat: int) -> bool:
    """M37: whether the viewer knows which gifts lie in which compartment."""
    return view.first[GIFTS * seat] != UNKNOWN


def reserve(figures: Figures, view: MeaCulpaView, seat: int) -> int:
    """Return the number of sin stones that a player has left."""
    return int(figures.sin_stones) - sum(view.sins[3 * seat : 3 * seat + 3])


def has_taler(view: MeaCulpaView) -> int:
    """Return the viewer's taler."""
    return int(view.taler[view.viewer])


def open_rooms(view: MeaCulpaView) -> list[int]:
    """M19: return the rooms and suites that nobody has visited; Suite 5 needs a card in
    some room.
    """
    found = [room for room in range(ROOMS) if view.rooms[room] != NO_CARD]
    if view.suite_5 != 0 and found:
        found.append(SUITE_5)
    return [*found, SUITE_6] if view.suite_6 != 0 else found


def room_notches(figures: Figures, view: MeaCulpaView, room: int) -> int:
    """Return what an open room or suite costs in notches."""
    if room == SUITE_6:
        return int(figures.yellow_letter)
    return 0 if room == SUITE_5 else int(figures.notches[view.rooms[room]])


def pays_notches(view: MeaCulpaView) -> bool:
    """Whether the viewer would turn the post for a room: not the Petty Sinner, also on an early
    visit.
    """
    of = turn(view)
    return of is not None and of.character not in (SINNER, POPE)


def post_before_a_visit(figures: Figures, view: MeaCulpaView) -> int:
    """M5: return the notches of the viewer's post when those of a room are added."""
    of = turn(view)
    second = int(figures.second_action) if of is not None and of.kinds != 0 else 0
    return int(view.posts[view.viewer]) + second


def may_act_again(figures: Figures, view: MeaCulpaView) -> bool:
    """M33: whether the post has room for a second action."""
    return view.posts[view.viewer] + figures.second_action <= NOTCHES


def open_sites(view: MeaCulpaView) -> list[int]:
    """M25."""
    return [site for site in range(len(SITES)) if view.built[site] < CATHEDRAL]


def pope_stones(view: MeaCulpaView) -> list[list[int]]:
    """Return which of the three stones, named after the Dens they began at, lie where.

    They look alike. If possible each stone is taken for that of its own Den, so that a moved stone
    is usually the one that moves in the scene.
    """
    found: list[list[int]] = [[den] if view.pope_stones[den] > 0 else [] for den in range(3)]
    strays = [den for den in range(3) if view.pope_stones[den] == 0]
    for den in range(3):
        while len(found[den]) < view.pope_stones[den]:
            found[den].append(strays.pop(0))
    return found


# --- scores and places ----------------------------------------------------------------------------


def from_heaven(view: MeaCulpaView) -> list[int]:
    """Return the seats by their souls, nearest Heaven first (M8)."""
    return sorted(range(view.seats()), key=view.standing, reverse=True)


def letter_count(view: MeaCulpaView, seat: int) -> int:
    return sum(view.letters[4 * seat : 4 * seat + 4])


def sets(view: MeaCulpaView, seat: int) -> int:
    """M10."""
    return int(min(view.letters[4 * seat : 4 * seat + 4]))


def lift(figures: Figures, view: MeaCulpaView, seat: int) -> int:
    """Return the steps that a player's Letters are worth."""
    whole = sets(view, seat)
    return int(figures.set_lift) * whole + int(figures.letter_lift) * (
        letter_count(view, seat) - 4 * whole
    )


def threatened(view: MeaCulpaView, spared: int) -> list[tuple[int, int]]:
    """Return who would move, and how far, if the other two Dens were punished."""
    stones = [
        (seat, sum(view.sins[3 * seat : 3 * seat + 3]) - int(view.sins[3 * seat + spared]))
        for seat in range(view.seats())
    ]
    return [(seat, count) for seat, count in stones if count > 0]


def places(figures: Figures, view: MeaCulpaView) -> list[int]:
    """M11: all players in Heaven share a place; on Start the line decides."""
    standing = [
        4 * figures.heaven if soul >= figures.heaven else view.standing(seat)
        for seat, soul in enumerate(view.souls)
    ]
    return [1 + sum(1 for other in standing if other > mine) for mine in standing]
