"""The likelihood of a world, given what the others played to this trick, if they play by the
heuristics.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from simony.core.bits import BIT
from simony.games.indulgence.ai.heuristics import suggest
from simony.games.indulgence.rules.actions import PLAY_RING, TRICK
from simony.games.indulgence.rules.figures import NO_CARD
from simony.games.indulgence.rules.rules import IndulgenceState

UNEXPECTED_PLAY: Final = 0.25
"""The factor for each card that the heuristics would not have played in this world. It is not 0,
because not everybody plays by them.
"""


def likelihood(world: IndulgenceState, viewer: i64) -> float:
    if world.phase != TRICK or world.trick[world.leader] == NO_CARD or world.face_down():
        return 1.0
    before = world.copy()
    seat: i64 = world.leader
    while world.trick[seat] != NO_CARD and seat != world.turn:
        before.hands[seat] |= BIT[world.trick[seat]]
        before.trick[seat] = NO_CARD
        if world.ring_card == world.trick[seat]:
            before.ring_card = -1
        seat = world.left_of(seat)
    before.turn = world.leader
    weight: float = 1.0
    seat = world.leader
    while seat != world.turn:
        action: i64 = world.trick[seat]
        if world.ring_card == action:
            action += PLAY_RING
        if seat != viewer and suggest(before, seat) != action:
            weight *= UNEXPECTED_PLAY
        before.apply(seat, action)
        seat = world.left_of(seat)
    return weight
