"""Tables of Tolerance described aloud.

Cards are a suit's letter and a rank: ``n8 c14 w1b``; Monarchs are ``mary elizabeth james``.

`table` is the start of a trick. Everybody holds equally many cards; whoever is said to hold fewer
gets cards without effect, so that each has one more than the most that anybody is said to hold (in
the ``last trick``: no more). Cards that nobody spoke of and that must have been played lie dead and
neutral on the first board, where they count for nothing::

    at = table('''
        4 players, reign elizabeth, A to lead, A holds n9, B holds c10, C holds w10, D holds n8
        roles ned juba george pierre, money 5 0 12 7, catholic 9 0 0 0, points 3 8 0 0, loans B
        A has living catholic n3 c4, B has dead protestant p3
    ''')
    at.play("A: n9, B: c10, C: w10 aside, D: n8")

`resolved` is one trick, won and resolved, with what came of it in short; `new_table` is a game
before anything has happened.
"""

from __future__ import annotations

from typing import Any

from tables.tolerance.build import build_table, new_table
from tables.tolerance.phrases import ToleranceDescription, card_of, codes
from tables.tolerance.position import TolerancePosition
from tables.tolerance.tricks import resolved

__all__ = ["TolerancePosition", "card_of", "codes", "new_table", "resolved", "table"]


def table(text: str, house: dict[str, Any] | None = None) -> TolerancePosition:
    """The start of a trick."""
    return build_table(ToleranceDescription().read(text), house)
