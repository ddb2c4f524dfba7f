"""The figures of Candle, checked, in the form that the rules use."""

from __future__ import annotations

from math import comb, prod
from typing import Final

from simony.core.errors import BadFigures
from simony.core.figures import FigureDict, Section

COPIES: Final = 2
"""The number of cards with the same number. Cards are 0, 1, 2 …: the two ones, the two twos, and so
on.
"""


class Figures:
    """Actions are the cards, then `hold` and `bet`."""

    def __init__(self, data: FigureDict, seats: int) -> None:
        top = Section("", data)
        game = top.section("game")
        self.cards: Final = COPIES * game.number("numbers", 1, 12)
        self.hand: Final = game.number("hand", 1, 6)
        self.prize: Final = game.number("prize", 1, 9)
        self.bet: Final = game.number("bet", 0, 9)
        game.reject_unread()
        top.reject_unread()
        if seats * self.hand > self.cards:
            raise BadFigures(
                "candle-error-hand", entry="game.hand", expected=self.cards // seats, came=self.hand
            )
        self.hold_action: Final = self.cards
        self.bet_action: Final = self.cards + 1
        self.deals: Final = prod(
            comb(self.cards - seat * self.hand, self.hand) for seat in range(seats)
        )


def number_of(card: int) -> int:
    return card // COPIES + 1
