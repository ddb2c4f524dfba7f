"""Sampling of worlds of Mea Culpa that are consistent with a view: every split of the gifts, every
sealed bid and every die is equally likely.

Before the first evaluation nothing shows where a gift was put, and nothing forbids either
compartment: so each gift of another player is in I or II, independently. The first evaluation shows
every compartment I, and nothing is hidden any more (M37).
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from simony.core.bits import BIT, count, lowest
from simony.core.contract import Game
from simony.core.rng import Rng
from simony.games.mea_culpa.rules.actions import F_BID, F_DUEL, F_WINDOW, first_of, seat_of
from simony.games.mea_culpa.rules.board import chests
from simony.games.mea_culpa.rules.figures import FACE, GIFTS, GOODS, NOTCHES, Figures
from simony.games.mea_culpa.rules.rules import MeaCulpaState
from simony.games.mea_culpa.rules.state import (
    CALLS,
    HIDDEN,
    HIDE_GOODS,
    HIDE_TALER,
    LETS,
    OFFENDER,
    SILENT,
    UNKNOWN_GIFT,
)
from simony.games.mea_culpa.view.view import UNKNOWN, MeaCulpaView


def sample(game: Game, figures: Figures, view: MeaCulpaView, rng: Rng) -> MeaCulpaState:
    """Return a state whose view for this viewer is `view`."""
    world = MeaCulpaState(game, figures)
    world.take_public(view)
    world.taler = view.taler[:]
    world.goods = view.goods[:]
    world.first = view.first[:]
    world.notches = view.notches[:]
    world.coins = view.coins[:]
    world.ledger = view.ledger[:]
    world.die = view.die
    world.guess = view.guess
    _sample_splits(world, rng)
    if view.ledger[HIDDEN] == UNKNOWN_GIFT:
        _sample_hidden_gifts(world, rng)
    if view.phase() == F_BID:
        _sample_bids(world, view.viewer, rng)
    elif view.top() & 31 == F_DUEL:
        _sample_die(world, rng)
    elif view.top() & 31 == F_WINDOW:
        _sample_answers(world, view.viewer, rng)
    return world


def _sample_answers(world: MeaCulpaState, viewer: i64, rng: Rng) -> None:
    """Sample answers: a player who has answered has called, or not, or not for the rest of the
    round.
    """
    seat: i64 = 0
    seats_to_act: i64 = world.others(seat_of(world.top())) & ~world.ledger[SILENT] & ~world.waiting
    while seat < len(world.souls):
        if seats_to_act & BIT[seat] != 0 and seat != viewer:
            answer: i64 = rng.below(3)
            if answer == 0:
                world.ledger[CALLS] |= BIT[seat]
            elif answer == 2:
                world.ledger[LETS] |= BIT[seat]
        seat += 1


def _sample_hidden_gifts(world: MeaCulpaState, rng: Rng) -> None:
    """Sample the gifts donated unseen: any that were possible and have not been spent since, with
    their compartment.
    """
    seat: i64 = world.ledger[OFFENDER] - 1
    codes: list[int] = _hideable_gifts(world)
    pairs: list[list[int]] = [[code] for code in codes]
    if world.ledger[HIDDEN + 1] == UNKNOWN_GIFT:
        pairs = [
            [one, other] for one in codes for other in codes if _could_hide_both(world, one, other)
        ]
    chosen = pairs[rng.below(len(pairs))]
    for place in range(len(chosen)):
        code: i64 = chosen[place]
        world.ledger[HIDDEN + place] = code + 1
        chests.take_from_screen(world, seat, code >> 1)


def _hideable_gifts(world: MeaCulpaState) -> list[int]:
    found: list[int] = []
    code: i64 = 0
    while code < 2 * GIFTS:
        gift: i64 = code >> 1
        could: bool
        if gift < GOODS:
            could = world.ledger[HIDE_GOODS + gift] > 0
        else:
            could = world.ledger[HIDE_TALER] >= FACE[gift]
        if could and (code & 1 == 1 or world.finished == 0):
            found.append(code)
        code += 1
    return found


def _could_hide_both(world: MeaCulpaState, one: i64, other: i64) -> bool:
    """Whether there was enough for both."""
    gift: i64 = one >> 1
    second: i64 = other >> 1
    if gift == second and gift < GOODS:
        return world.ledger[HIDE_GOODS + gift] > 1
    return FACE[gift] + FACE[second] <= world.ledger[HIDE_TALER]


def _sample_splits(world: MeaCulpaState, rng: Rng) -> None:
    """Put each gift into a random compartment."""
    bits: i64 = 0
    left: i64 = 0
    at: i64 = 0
    while at < len(world.first):
        if world.first[at] == UNKNOWN:
            found: i64 = 0
            gifts: i64 = world.given[at]
            while gifts > 0:
                if left == 0:
                    bits = rng.bits32()
                    left = 32
                found += bits & 1
                bits >>= 1
                left -= 1
                gifts -= 1
            world.first[at] = found
        at += 1


def _sample_bids(world: MeaCulpaState, viewer: i64, rng: Rng) -> None:
    """Sample bids: a sealed bid may have any notches, with any of the seat's coins; an unsealed one
    starts again.
    """
    seat: i64 = 0
    while seat < len(world.souls):
        if seat != viewer and world.waiting & BIT[seat] == 0:
            world.notches[seat] = 1 + rng.below(NOTCHES)
            world.coins[seat] = rng.below(world.taler[seat] + 1)
        seat += 1


def _sample_die(world: MeaCulpaState, rng: Rng) -> None:
    """Set a die or guess that is there and that the viewer has not seen to any open room."""
    top: i64 = world.top()
    if world.waiting & BIT[seat_of(top)] == 0 and world.die == UNKNOWN:
        world.die = _random_room(world, rng)
    if world.waiting & BIT[first_of(top)] == 0 and world.guess == UNKNOWN:
        world.guess = _random_room(world, rng)


def _random_room(world: MeaCulpaState, rng: Rng) -> i64:
    rooms: i64 = world.open_rooms()
    skipped: i64 = rng.below(count(rooms))
    while skipped > 0:
        rooms &= rooms - 1
        skipped -= 1
    return lowest(rooms)
