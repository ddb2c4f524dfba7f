"""What one seat asks of all others: to end the game here, or to take something back."""

from __future__ import annotations

from dataclasses import dataclass, field

END, UNDO = "end", "undo"


@dataclass
class Offer:
    """`waiting` are the seats that have not said yes yet; `back_to` is how many entries of the game
    would be left standing.
    """

    number: int
    what: str
    seat: int
    back_to: int = 0
    waiting: set[int] = field(default_factory=set)


class Offers:
    """What is on the table now. It is not written down: after a restart one asks again."""

    def __init__(self) -> None:
        self._made = 0
        self.open: list[Offer] = []

    def make(self, what: str, seat: int, waiting: set[int], back_to: int = 0) -> Offer:
        """A new offer; it takes the place of one of the same kind from the same seat."""
        self.open = [offer for offer in self.open if (offer.what, offer.seat) != (what, seat)]
        self._made += 1
        offer = Offer(self._made, what, seat, back_to, waiting)
        self.open.append(offer)
        return offer

    def find(self, number: int) -> Offer | None:
        return next((offer for offer in self.open if offer.number == number), None)

    def withdraw(self, offer: Offer) -> None:
        if offer in self.open:
            self.open.remove(offer)

    def drop_undo_offers(self) -> None:
        """Everybody has seen something happen: what was asked to be undone before it is no
        longer.
        """
        self.open = [offer for offer in self.open if offer.what != UNDO]

    def clear(self) -> None:
        """The game is over, or a seat was given up or changed hands: what was agreed was agreed
        with somebody else.
        """
        self.open = []
