"""Positions of Mea Culpa.

Pieces that are not mentioned are in the bag, the supply, the deck or the hut.

`position` is a moment of a round: of bidding, of picking characters, or of a turn::

    at = position('''
        4 players, round 3, line D C B A, A is pope, B is emperor, C is merchant, D is petty-sinner,
        turn emperor
        souls -3 0 -5 -1, posts 2 2 4 5, taler 10 0 7 25, market bread 2 jewel 1, rooms steal lust
        good -
        A has bread 2 yellow 1, B gave wine I 10 II, C sins lust 2 petty-sins 1
        pope stones 2 0 1, crews 1 0 0, built 1 0 0
    ''')
    at.play("B: donate wine I, B: pass")

Souls are steps from Start, below zero towards Hell. Moves are in the game's notation.
`new_position` is a game before the first move.
"""

from __future__ import annotations

from typing import Any

from positions.mea_culpa.build import build_position, new_position
from positions.mea_culpa.game_position import MeaCulpaPosition
from positions.mea_culpa.phrases import MeaCulpaDescription

__all__ = ["MeaCulpaPosition", "new_position", "position"]


def position(text: str, house: dict[str, Any] | None = None) -> MeaCulpaPosition:
    """Return a moment of a round."""
    return build_position(MeaCulpaDescription().read(text), house)
