"""Offers: what one seat asks of all others, to end the game or to undo something."""

from __future__ import annotations

from dataclasses import dataclass, field

END, UNDO = "end", "undo"


@dataclass
class Offer:
    """An offer. `waiting` are the seats that have not said yes yet; `back_to` is the number
    of entries that an undo would leave.
    """

    number: int
    what: str
    seat: int
    back_to: int = 0
    waiting: set[int] = field(default_factory=set)


class Offers:
    """The open offers. They are not stored: after a restart players ask again."""

    def __init__(self) -> None:
        self._made = 0
        self.open: list[Offer] = []

    def make(self, what: str, seat: int, waiting: set[int], back_to: int = 0) -> Offer:
        """Return a new offer; it replaces one of the same kind from the same seat."""
        self.open = [offer for offer in self.open if (offer.what, offer.seat) != (what, seat)]
        self._made += 1
        offer = Offer(self._made, what, seat, back_to, waiting)
        self.open.append(offer)
        return offer

    def find(self, number: int) -> Offer | None:
        return next((offer for offer in self.open if offer.number == number), None)

    def wait_for(self, offer: Offer, seats: set[int]) -> None:
        """Set the seats that have not said yes yet."""
        offer.waiting = seats

    def withdraw(self, offer: Offer) -> None:
        if offer in self.open:
            self.open.remove(offer)

    def drop_undo_offers(self) -> None:
        """Drop offers to undo after a step that everybody saw."""
        self.open = [offer for offer in self.open if offer.what != UNDO]

    def clear(self) -> None:
        """Drop all offers: the game is over, or a seat resigned or changed its holder."""
        self.open = []
