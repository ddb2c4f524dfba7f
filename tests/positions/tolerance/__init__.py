"""Positions of Tolerance.

Cards are a suit's letter and a rank: ``n8 c14 w1b``; Monarchs are ``mary elizabeth james``.

`position` is the start of a trick. Everybody holds equally many cards. Players described with fewer
get cards without effect, so that each has one more than the most that anybody is described with (in
the ``last trick``: no more). Cards that are not mentioned and must have been played lie dead and
neutral on the first board, where they count for nothing::

    at = position('''
        4 players, reign elizabeth, A to lead, A holds n9, B holds c10, C holds w10, D holds n8
        roles ned juba george pierre, money 5 0 12 7, catholic 9 0 0 0, points 3 8 0 0, loans B
        A has living catholic n3 c4, B has dead protestant p3
    ''')
    at.play("A: n9, B: c10, C: w10 aside, D: n8")

`resolved` is one trick, won and resolved, with a short summary of its effects; `new_position` is a
game before the first move.
"""

from __future__ import annotations

from typing import Any

from positions.tolerance.build import build_position, new_position
from positions.tolerance.game_position import TolerancePosition
from positions.tolerance.phrases import ToleranceDescription, card_of, codes
from positions.tolerance.tricks import resolved

__all__ = ["TolerancePosition", "card_of", "codes", "new_position", "position", "resolved"]


def position(text: str, house: dict[str, Any] | None = None) -> TolerancePosition:
    """Return the start of a trick."""
    return build_position(ToleranceDescription().read(text), house)
