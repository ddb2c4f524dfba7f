"""Tables of Dogma described aloud.

Cards are a number and a kind each, one where no number is said: ``3 sincerity murder``.

`table` is the start of a turn in the middle of a game. Cards that nobody is said to hold are in the
discard, where everybody saw them::

    at = table('''
        4 players, B to confess, A holds 3 sincerity murder, B holds 2 faith, C holds lust
        out D, rubies 0 2 1 0, altar greed faith, 12 confessions, gone unseen 2 pride, next
        confessor after_responder
    ''')
    at.play("B: proclaim lust, B: lust with 2 faith, C: join with lust, A: doubt")

`dealt` is a real game, from the deal on; cards that nobody is said to hold go to whoever has most
room, at most three of a kind to each::

    at = dealt("3 players, B starts, B holds 4 murder 4 faith")
"""

from __future__ import annotations

from typing import Any

from tables.dogma.build import build_table, deal_game, new_table
from tables.dogma.phrases import DogmaDescription, cards_of
from tables.dogma.position import DogmaPosition

__all__ = ["DogmaPosition", "cards_of", "dealt", "new_table", "table"]


def dealt(text: str, house: dict[str, Any] | None = None) -> DogmaPosition:
    """A real game, from the deal on."""
    return deal_game(DogmaDescription().read(text), house)


def table(text: str, house: dict[str, Any] | None = None) -> DogmaPosition:
    """The start of a turn."""
    return build_table(DogmaDescription().read(text), house)
