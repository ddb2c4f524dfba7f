"""Positions of Indulgence.

Cards are written as in the game's notation: ``m137 s2 b589``.

`dealt` starts a real game and plays it to the point described; everything before and after is real
play::

    at = dealt('''
        4 players, expert, A rules, edict sixes, C sins
        A holds m1 s1, C holds m9 s9 b9 o9
    ''')

Cards that are not mentioned go to players with room, A first, from m1 up. Without an edict the
Ruler has not chosen yet; without ``C sins`` or ``nobody sins`` the auction is still to come.

`ending` is the middle of a hand with few cards left; all others have been taken::

    at = ending('''
        4 players, B rules hand 3, edict sixes, C sins, florins 30 34 20 36
        A holds m1 s3, B holds m2 b9, C holds m8 b2, D holds o4 o6
        C has taken m6 s6 b6 and 1 other, rest taken by B, ring on s6
        B leads b9
    ''')
"""

from __future__ import annotations

from typing import Any

from positions.indulgence.build import build_ending, deal_game
from positions.indulgence.game_position import IndulgencePosition, codes
from positions.indulgence.phrases import IndulgenceDescription

__all__ = ["IndulgencePosition", "codes", "dealt", "ending"]


def dealt(text: str, house: dict[str, Any] | None = None) -> IndulgencePosition:
    """Return a real game, from the deal on."""
    return deal_game(IndulgenceDescription().read(text), house)


def ending(text: str, house: dict[str, Any] | None = None) -> IndulgencePosition:
    """Return the middle of a hand."""
    return build_ending(IndulgenceDescription().read(text), house)
