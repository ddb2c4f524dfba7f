"""Tables of Mea Culpa described aloud.

Whatever nobody speaks of is in the bag, the supply, the deck or the hut.

`table` is a moment of a round: of bidding, of picking characters, or of a turn::

    at = table('''
        4 players, round 3, line D C B A, A is pope, B is emperor, C is merchant, D is petty-sinner,
        turn emperor
        souls -3 0 -5 -1, posts 2 2 4 5, taler 10 0 7 25, market bread 2 jewel 1, rooms steal lust
        good -
        A has bread 2 yellow 1, B gave wine I 10 II, C sins lust 2 petty-sins 1
        pope stones 2 0 1, crews 1 0 0, built 1 0 0
    ''')
    at.play("B: donate wine I, B: pass")

Souls are steps from Start, below zero towards Hell. Moves are in the game's notation. `new_table`
is a game before anything has happened.
"""

from __future__ import annotations

from typing import Any

from tables.mea_culpa.build import build_table, new_table
from tables.mea_culpa.phrases import MeaCulpaDescription
from tables.mea_culpa.position import MeaCulpaPosition

__all__ = ["MeaCulpaPosition", "new_table", "table"]


def table(text: str, house: dict[str, Any] | None = None) -> MeaCulpaPosition:
    """A moment of a round."""
    return build_table(MeaCulpaDescription().read(text), house)
