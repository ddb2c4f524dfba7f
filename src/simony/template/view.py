"""What one viewer of Candle may know."""

from __future__ import annotations

from simony.core.contract import View
from simony.core.record import Reader, Record
from simony.core.sheet import Sheet

NONE = -1
NUMBERS = ("hand", "chosen", "bet", "sealed", "left", "burnt", "prize", "dealt", "cards")
ROWS = ("shown", "flames")


class CandleView(View):
    """`hand`, `chosen` and `bet` are the viewer's own: a mask of cards, a card or NONE, and 0, 1 or NONE.

    `sealed` is the mask of the seats that have decided; `left` how many cards everybody holds, and so how many rounds are left; `shown` the
    cards of the last round; `burnt` the mask of all cards ever shown; `flames` the points; `prize` what the next winner gets.
    """

    def __init__(self, viewer: int, legal: list[int], shown: list[int], flames: list[int]) -> None:
        super().__init__(viewer, legal)
        self.shown = shown
        self.flames = flames
        self.hand = 0
        self.chosen = NONE
        self.bet = NONE
        self.sealed = 0
        self.left = 0
        self.burnt = 0
        self.prize = 0
        self.dealt = 0
        self.cards = 0

    def record(self) -> Record:
        return {"viewer": self.viewer, "legal": self.legal, **{name: getattr(self, name) for name in ROWS + NUMBERS}}

    def asked(self, seat: int) -> bool:
        """Whether a seat still has to decide."""
        return self.left > 0 and not self.sealed >> seat & 1

    def features_into(self, sheet: Sheet) -> None:
        """One number a card for the hand, the chosen card and the burnt cards; then the bet; then sealed and flames for each seat."""
        sheet.members(self.hand, self.cards)
        sheet.one_of(self.chosen, self.cards)
        sheet.members(self.burnt, self.cards)
        sheet.flag(self.bet == 1)
        for seat, flames in enumerate(self.flames):
            sheet.flag(bool(self.sealed >> seat & 1))
            sheet.fraction(0.5 + flames / 100)


def read_view(reader: Reader, seats: int) -> CandleView:
    """The inverse of `record`."""
    view = CandleView(reader.number("viewer"), reader.numbers("legal"), reader.numbers("shown", seats), reader.numbers("flames", seats))
    for name in NUMBERS:
        setattr(view, name, reader.number(name))
    reader.close()
    return view
