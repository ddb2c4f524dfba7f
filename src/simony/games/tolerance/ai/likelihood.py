"""The likelihood of a world, given what the others played to this trick, if they play by the
heuristics.

A search uses it only if roles are hidden; otherwise it draws worlds by the whole reign (`belief`).
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from simony.core.bits import BIT
from simony.games.tolerance.ai.heuristics import suggest
from simony.games.tolerance.rules.actions import AS_SUIT, ASIDE, TRICK
from simony.games.tolerance.rules.figures import NATURALS, NO_CARD
from simony.games.tolerance.rules.rules import ToleranceState

UNEXPECTED_PLAY: Final = 0.25
"""The factor for each card that the heuristics would not have played in this world. It is not 0,
because not everybody plays by them.
"""


def likelihood(world: ToleranceState, viewer: i64) -> float:
    if world.phase != TRICK or world.turn == world.leader:
        return 1.0
    before = world.copy()
    seat: i64 = world.leader
    while seat != world.turn:
        _take_back(before, seat)
        seat = world.left_of(seat)
    before.led = -1
    before.asides = 0
    before.turn = world.leader
    weight: float = 1.0
    seat = world.leader
    while seat != world.turn:
        action: i64 = _played(world, seat)
        if seat != viewer and suggest(before, seat) != action:
            weight *= UNEXPECTED_PLAY
        before.apply(seat, action)
        seat = world.left_of(seat)
    return weight


def _take_back(before: ToleranceState, seat: i64) -> None:
    card: i64 = before.trick[seat]
    before.trick[seat] = NO_CARD
    if card < NATURALS:
        before.hands[seat] |= BIT[card]
    else:
        before.wilds[seat] |= BIT[card - NATURALS]


def _played(world: ToleranceState, seat: i64) -> i64:
    """Return the action that put the card of `seat` into the trick."""
    card: i64 = world.trick[seat]
    if card < NATURALS:
        return card
    if world.asides & BIT[seat] != 0:
        return ASIDE + card - NATURALS
    return AS_SUIT + 4 * (card - NATURALS) + world.led
