"""Uniform random deals of distinct cards to places with a capacity and a set of allowed cards.

Cards that may go to the same places form a class. The deals are counted exactly class by class, the
most constrained first (in floating point, which is exact below 2**53 and right to 15 digits above),
and each number of cards is drawn in proportion to the deals it leaves. So every valid deal is
equally likely, however few there are, and none is rejected.
"""

# Compiled with mypyc.

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
MAX_CAPACITY: Final = 15
MAX_UNCACHED_PLACES: Final = 3
"""With more places than this, counts are cached: without a cache four hidden hands take 5 ms."""


def binomial(total: i64, chosen: i64) -> float:
    """Return the number of subsets of size `chosen` among `total`."""
    return _FACTORIAL[total] / (_FACTORIAL[chosen] * _FACTORIAL[total - chosen])


class Dealer:
    """Deals cards to places: call `add_place` for each place, then `count_deals` or `deal`.

    The capacities must add up to the number of cards.
    """

    def __init__(self) -> None:
        self.place_count: i64 = 0
        self.capacity: vec[i64] = vec[i64]([0] * MAX_PLACES)
        self.allowed: vec[i64] = vec[i64]([0] * MAX_PLACES)
        self.dealt: vec[i64] = vec[i64]([0] * MAX_PLACES)
        self._class_count: i64 = 0
        self._class_cards: vec[i64] = vec[i64]([0] * BITS)
        self._class_places: vec[i64] = vec[i64]([0] * BITS)
        self._common_places: vec[i64] = vec[i64]([0] * (BITS + 1))
        self._counted: dict[int, float] = {}

    def clear(self) -> None:
        self.place_count = 0

    def add_place(self, capacity: i64, allowed: i64) -> i64:
        """Add a place with a capacity and the mask of its allowed cards; return its number."""
        assert capacity <= MAX_CAPACITY
        number: i64 = self.place_count
        self.capacity[number] = capacity
        self.allowed[number] = allowed
        self.dealt[number] = 0
        self.place_count += 1
        return number

    def count_deals(self, cards: i64) -> float:
        """Return the number of valid deals."""
        self._make_classes(cards)
        return self._ways(0)

    def deal(self, cards: i64, rng: Rng) -> None:
        """Draw a valid deal, each equally likely; `dealt` has the mask of each place.

        There must be at least one.
        """
        self._make_classes(cards)
        number: i64 = 0
        while number < self._class_count:
            if self._is_unconstrained(number):
                self._deal_freely(number, rng)
                return
            self._deal_class(number, rng)
            number += 1

    # --- classes ----------------------------------------------------------------------------------

    def _make_classes(self, cards: i64) -> None:
        """Divide the cards into classes by where they may go, those with fewer places first."""
        self._class_count = 0
        if self._counted:
            self._counted.clear()
        if cards != 0:
            self._class_cards[0] = cards
            self._class_places[0] = 0
            self._class_count = 1
        place: i64 = 0
        while place < self.place_count:
            self._split_classes(place)
            place += 1
        self._sort_classes()
        together: i64 = BIT[self.place_count] - 1
        number: i64 = self._class_count
        self._common_places[number] = together
        while number > 0:
            number -= 1
            together &= self._class_places[number]
            self._common_places[number] = together

    def _split_classes(self, place: i64) -> None:
        takes: i64 = self.allowed[place]
        number: i64 = 0
        last: i64 = self._class_count
        while number < last:
            taken: i64 = self._class_cards[number] & takes
            left: i64 = self._class_cards[number] & ~takes
            if taken != 0 and left != 0:
                self._class_cards[self._class_count] = left
                self._class_places[self._class_count] = self._class_places[number]
                self._class_count += 1
            if taken != 0:
                self._class_cards[number] = taken
                self._class_places[number] |= BIT[place]
            number += 1

    def _sort_classes(self) -> None:
        end: i64 = 1
        while end < self._class_count:
            cards: i64 = self._class_cards[end]
            goes: i64 = self._class_places[end]
            width: i64 = count(goes)
            at: i64 = end
            while at > 0 and count(self._class_places[at - 1]) > width:
                self._class_cards[at] = self._class_cards[at - 1]
                self._class_places[at] = self._class_places[at - 1]
                at -= 1
            self._class_cards[at] = cards
            self._class_places[at] = goes
            end += 1

    # --- counting ---------------------------------------------------------------------------------

    def _is_unconstrained(self, number: i64) -> bool:
        """Return whether every card from this class on may go wherever there is room."""
        all_go: i64 = self._common_places[number]
        place: i64 = 0
        while place < self.place_count:
            if self.capacity[place] > 0 and all_go & BIT[place] == 0:
                return False
            place += 1
        return True

    def _ways(self, number: i64) -> float:
        """Return the number of ways to deal this class and all later ones."""
        if number == self._class_count or self._is_unconstrained(number):
            total: i64 = 0
            below: float = 1.0
            place: i64 = 0
            while place < self.place_count:
                total += self.capacity[place]
                below *= _FACTORIAL[self.capacity[place]]
                place += 1
            return _FACTORIAL[total] / below
        if self.place_count <= MAX_UNCACHED_PLACES:
            return self._spread(
                number, self._class_places[number], count(self._class_cards[number])
            )
        key: i64 = self._key(number)
        known = self._counted.get(key)
        if known is None:
            known = self._spread(
                number, self._class_places[number], count(self._class_cards[number])
            )
            self._counted[key] = known
        return known

    def _key(self, number: i64) -> i64:
        """Return the class and the room in every place as one number, which determines the number
        of ways from here on.
        """
        key: i64 = number
        place: i64 = 0
        while place < self.place_count:
            key = key * 16 + self.capacity[place]
            place += 1
        return key

    def _spread(self, number: i64, goes: i64, left: i64) -> float:
        """Return the number of ways to deal `left` cards of a class to the places of `goes`, and
        then all later classes.
        """
        if goes == 0:
            return self._ways(number + 1) if left == 0 else 0.0
        place: i64 = lowest(goes)
        rest: i64 = goes & (goes - 1)
        room: i64 = self.capacity[place]
        total: float = 0.0
        some: i64 = left if rest == 0 else 0
        while some <= left and some <= room:
            self.capacity[place] = room - some
            total += binomial(left, some) * self._spread(number, rest, left - some)
            some += 1
        self.capacity[place] = room
        return total

    # --- dealing ----------------------------------------------------------------------------------

    def _deal_class(self, number: i64, rng: Rng) -> None:
        goes: i64 = self._class_places[number]
        cards: i64 = self._class_cards[number]
        left: i64 = count(cards)
        while goes != 0:
            place: i64 = lowest(goes)
            goes &= goes - 1
            some: i64 = left if goes == 0 else self._draw_some(number, place, goes, left, rng)
            mask: i64 = random_subset(cards, left, some, rng)
            self.dealt[place] |= mask
            self.capacity[place] -= some
            cards &= ~mask
            left -= some

    def _draw_some(self, number: i64, place: i64, rest: i64, left: i64, rng: Rng) -> i64:
        """Draw the number of the class's cards for this place, by the ways each number leaves."""
        room: i64 = self.capacity[place]
        most: i64 = left if left < room else room
        weights: list[float] = []
        total: float = 0.0
        some: i64 = 0
        while some <= most:
            self.capacity[place] = room - some
            weight: float = binomial(left, some) * self._spread(number, rest, left - some)
            weights.append(weight)
            total += weight
            some += 1
        self.capacity[place] = room
        return weighted_index(weights, total, rng)

    def _deal_freely(self, number: i64, rng: Rng) -> None:
        cards: i64 = 0
        while number < self._class_count:
            cards |= self._class_cards[number]
            number += 1
        left: i64 = count(cards)
        place: i64 = 0
        while place < self.place_count:
            some: i64 = self.capacity[place]
            mask: i64 = random_subset(cards, left, some, rng)
            self.dealt[place] |= mask
            self.capacity[place] = 0
            cards &= ~mask
            left -= some
            place += 1


def weighted_index(weights: list[float], total: float, rng: Rng) -> i64:
    """Draw an index in proportion to its weight; never one with weight zero."""
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


def random_subset(cards: i64, total: i64, size: i64, rng: Rng) -> i64:
    """Return a random subset of `size` of the `total` members of a mask: each member in turn is in
    it with the right probability.
    """
    if size == total:
        return cards
    found: i64 = 0
    while size > 0:
        card: i64 = cards & -cards
        if rng.below(total) < size:
            found |= card
            size -= 1
        cards ^= card
        total -= 1
    return found
