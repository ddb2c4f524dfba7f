"""Uniform deals: distinct cards to places that each have room for so many and do not take some of them.

Cards that may go to the same places form a class. The ways to deal are counted exactly class by class, the most constrained first (in
floating point, which is exact below 2**53 and right to 15 digits above), and each number of cards is drawn with its share of the ways.
So every deal that fits is equally likely, however few fit, and none is ever thrown away.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, BITS, count, lowest
from simony.core.rng import Rng


def _factorials() -> list[float]:
    found = [1.0]
    for number in range(1, BITS + 1):
        found.append(found[-1] * number)
    return found


_FACTORIAL: Final[list[float]] = _factorials()
MAX_PLACES: Final = 12
MAX_ROOM: Final = 15
FEW_PLACES: Final = 3
"""With more places than this, ways that have been counted are remembered: a spectator of four hidden hands waits 5 ms otherwise."""


def choose(of: i64, some: i64) -> float:
    """How many sets of `some` there are among `of`."""
    return _FACTORIAL[of] / (_FACTORIAL[some] * _FACTORIAL[of - some])


class Dealer:
    """Say with `place` where cards may go, then `ways` or `deal`. The rooms must add up to the number of cards."""

    def __init__(self) -> None:
        self.places: i64 = 0
        self.room: vec[i64] = vec[i64]([0] * MAX_PLACES)
        self.takes: vec[i64] = vec[i64]([0] * MAX_PLACES)
        self.got: vec[i64] = vec[i64]([0] * MAX_PLACES)
        self._classes: i64 = 0
        self._cards: vec[i64] = vec[i64]([0] * BITS)
        self._goes: vec[i64] = vec[i64]([0] * BITS)
        self._all_go: vec[i64] = vec[i64]([0] * (BITS + 1))
        self._counted: dict[int, float] = {}

    def clear(self) -> None:
        self.places = 0

    def place(self, room: i64, takes: i64) -> i64:
        """Add a place with room for so many cards, which takes only those of the mask; the answer is its number."""
        assert room <= MAX_ROOM
        number: i64 = self.places
        self.room[number] = room
        self.takes[number] = takes
        self.got[number] = 0
        self.places += 1
        return number

    def ways(self, cards: i64) -> float:
        """How many deals there are."""
        self._sort(cards)
        return self._ways(0)

    def deal(self, cards: i64, rng: Rng) -> None:
        """One of them, each equally likely; `got` has the mask of each place. There must be at least one."""
        self._sort(cards)
        number: i64 = 0
        while number < self._classes:
            if self._free(number):
                self._deal_freely(number, rng)
                return
            self._deal_class(number, rng)
            number += 1

    # --- classes ------------------------------------------------------------------------------------------------------------------------

    def _sort(self, cards: i64) -> None:
        """Part the cards into classes by where they may go, classes with fewer places first."""
        self._classes = 0
        if self._counted:
            self._counted.clear()
        if cards != 0:
            self._cards[0] = cards
            self._goes[0] = 0
            self._classes = 1
        place: i64 = 0
        while place < self.places:
            self._part(place)
            place += 1
        self._order()
        together: i64 = BIT[self.places] - 1
        number: i64 = self._classes
        self._all_go[number] = together
        while number > 0:
            number -= 1
            together &= self._goes[number]
            self._all_go[number] = together

    def _part(self, place: i64) -> None:
        takes: i64 = self.takes[place]
        number: i64 = 0
        last: i64 = self._classes
        while number < last:
            taken: i64 = self._cards[number] & takes
            left: i64 = self._cards[number] & ~takes
            if taken != 0 and left != 0:
                self._cards[self._classes] = left
                self._goes[self._classes] = self._goes[number]
                self._classes += 1
            if taken != 0:
                self._cards[number] = taken
                self._goes[number] |= BIT[place]
            number += 1

    def _order(self) -> None:
        end: i64 = 1
        while end < self._classes:
            cards: i64 = self._cards[end]
            goes: i64 = self._goes[end]
            width: i64 = count(goes)
            at: i64 = end
            while at > 0 and count(self._goes[at - 1]) > width:
                self._cards[at] = self._cards[at - 1]
                self._goes[at] = self._goes[at - 1]
                at -= 1
            self._cards[at] = cards
            self._goes[at] = goes
            end += 1

    # --- counting -----------------------------------------------------------------------------------------------------------------------

    def _free(self, number: i64) -> bool:
        """Whether every card from this class on may go wherever there is room."""
        all_go: i64 = self._all_go[number]
        place: i64 = 0
        while place < self.places:
            if self.room[place] > 0 and all_go & BIT[place] == 0:
                return False
            place += 1
        return True

    def _ways(self, number: i64) -> float:
        """The ways to deal this class and all after it into the room there is."""
        if number == self._classes or self._free(number):
            total: i64 = 0
            below: float = 1.0
            place: i64 = 0
            while place < self.places:
                total += self.room[place]
                below *= _FACTORIAL[self.room[place]]
                place += 1
            return _FACTORIAL[total] / below
        if self.places <= FEW_PLACES:
            return self._spread(number, self._goes[number], count(self._cards[number]))
        key: i64 = self._key(number)
        known = self._counted.get(key)
        if known is None:
            known = self._spread(number, self._goes[number], count(self._cards[number]))
            self._counted[key] = known
        return known

    def _key(self, number: i64) -> i64:
        """The class and the room in every place, in one number: what the ways from here on depend on."""
        key: i64 = number
        place: i64 = 0
        while place < self.places:
            key = key * 16 + self.room[place]
            place += 1
        return key

    def _spread(self, number: i64, goes: i64, left: i64) -> float:
        """The ways to put `left` cards of a class into the places of `goes`, and then all later classes."""
        if goes == 0:
            return self._ways(number + 1) if left == 0 else 0.0
        place: i64 = lowest(goes)
        rest: i64 = goes & (goes - 1)
        room: i64 = self.room[place]
        total: float = 0.0
        some: i64 = left if rest == 0 else 0
        while some <= left and some <= room:
            self.room[place] = room - some
            total += choose(left, some) * self._spread(number, rest, left - some)
            some += 1
        self.room[place] = room
        return total

    # --- dealing ------------------------------------------------------------------------------------------------------------------------

    def _deal_class(self, number: i64, rng: Rng) -> None:
        goes: i64 = self._goes[number]
        cards: i64 = self._cards[number]
        left: i64 = count(cards)
        while goes != 0:
            place: i64 = lowest(goes)
            goes &= goes - 1
            some: i64 = left if goes == 0 else self._draw_some(number, place, goes, left, rng)
            mask: i64 = some_cards(cards, left, some, rng)
            self.got[place] |= mask
            self.room[place] -= some
            cards &= ~mask
            left -= some

    def _draw_some(self, number: i64, place: i64, rest: i64, left: i64, rng: Rng) -> i64:
        """How many of the class's cards go to this place, drawn by the ways each number leaves."""
        room: i64 = self.room[place]
        most: i64 = left if left < room else room
        weights: list[float] = []
        total: float = 0.0
        some: i64 = 0
        while some <= most:
            self.room[place] = room - some
            weight: float = choose(left, some) * self._spread(number, rest, left - some)
            weights.append(weight)
            total += weight
            some += 1
        self.room[place] = room
        return weighted(weights, total, rng)

    def _deal_freely(self, number: i64, rng: Rng) -> None:
        cards: i64 = 0
        while number < self._classes:
            cards |= self._cards[number]
            number += 1
        left: i64 = count(cards)
        place: i64 = 0
        while place < self.places:
            some: i64 = self.room[place]
            mask: i64 = some_cards(cards, left, some, rng)
            self.got[place] |= mask
            self.room[place] = 0
            cards &= ~mask
            left -= some
            place += 1


def weighted(weights: list[float], total: float, rng: Rng) -> i64:
    """An index, each with its share of the total; never one whose weight is zero."""
    at: float = rng.fraction() * total
    chosen: i64 = -1
    index: i64 = 0
    while index < len(weights):
        weight = weights[index]
        if weight > 0.0:
            chosen = index
            if at < weight:
                return chosen
        at -= weight
        index += 1
    return chosen


def some_cards(cards: i64, total: i64, some: i64, rng: Rng) -> i64:
    """A random set of `some` of the `total` members of a mask: each member in turn is in with the right chance."""
    if some == total:
        return cards
    found: i64 = 0
    while some > 0:
        card: i64 = cards & -cards
        if rng.below(total) < some:
            found |= card
            some -= 1
        cards ^= card
        total -= 1
    return found
