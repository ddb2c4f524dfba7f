"""What one viewer of Candle knows."""

from __future__ import annotations

from simony.core.contract import View
from simony.core.features import FeatureWriter
from simony.core.records import Record, RecordReader

NONE = -1
NUMBERS = ("hand", "chosen", "bet", "sealed", "left", "burnt", "prize", "dealt", "cards")
ROWS = ("shown", "flames")


class CandleView(View):
    """`hand`, `chosen` and `bet` are the viewer's own: a mask of cards, a card or NONE, and 0, 1 or
    NONE.

    `sealed` is the mask of the seats that have decided; `left` the number of cards in each hand,
    and so of rounds left; `shown` the cards of the last round; `burnt` the mask of all cards shown
    so far; `flames` the scores; `prize` what the next winner gets.
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
        return {
            "viewer": self.viewer,
            "legal": self.legal,
            **{name: getattr(self, name) for name in ROWS + NUMBERS},
        }

    def is_pending(self, seat: int) -> bool:
        """Return whether a seat must still decide."""
        return self.left > 0 and not self.sealed >> seat & 1

    def features_into(self, writer: FeatureWriter) -> None:
        """Write one number per card for the hand, the chosen card and the burnt cards; then the
        bet; then sealed and flames for each seat.
        """
        writer.multi_hot(self.hand, self.cards)
        writer.one_hot(self.chosen, self.cards)
        writer.multi_hot(self.burnt, self.cards)
        writer.flag(self.bet == 1)
        for seat, flames in enumerate(self.flames):
            writer.flag(bool(self.sealed >> seat & 1))
            writer.fraction(0.5 + flames / 100)


def read_view(reader: RecordReader, seats: int) -> CandleView:
    """Restore a view from its record. Raises `BadRecord`."""
    view = CandleView(
        reader.number("viewer"),
        reader.numbers("legal"),
        reader.numbers("shown", seats),
        reader.numbers("flames", seats),
    )
    for name in NUMBERS:
        setattr(view, name, reader.number(name))
    reader.reject_unread()
    return view
