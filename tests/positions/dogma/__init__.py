"""Positions of Dogma.

Cards are written as a number and a kind; the number is optional for one card: ``3 sincerity
murder``.

`position` is the start of a turn in the middle of a game. Cards that nobody holds are in the
discard, where everybody saw them::

    at = position('''
        4 players, B to confess, A holds 3 sincerity murder, B holds 2 faith, C holds lust
        out D, rubies 0 2 1 0, altar greed faith, 12 confessions, gone unseen 2 pride, next
        confessor after_responder
    ''')
    at.play("B: proclaim lust, B: lust with 2 faith, C: join with lust, A: doubt")

`dealt` is a real game from the deal on. Cards that are not mentioned go to the players with most
room, at most three of a kind to each::

    at = dealt("3 players, B starts, B holds 4 murder 4 faith")
"""

from __future__ import annotations

from typing import Any

from positions.dogma.build import build_position, deal_game, new_position
from positions.dogma.game_position import DogmaPosition
from positions.dogma.phrases import DogmaDescription, cards_of

__all__ = ["DogmaPosition", "cards_of", "dealt", "new_position", "position"]


def dealt(text: str, house: dict[str, Any] | None = None) -> DogmaPosition:
    """Return a real game, from the deal on."""
    return deal_game(DogmaDescription().read(text), house)


def position(text: str, house: dict[str, Any] | None = None) -> DogmaPosition:
    """Return the start of a turn."""
    return build_position(DogmaDescription().read(text), house)
