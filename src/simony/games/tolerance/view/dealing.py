"""Uniform deals of the unseen cards: to hands, some of which lack suits, and to the cards set
aside.

Hands that lack a suit still to be dealt are filled first, one after the other. The number of ways
to fill the later ones depends only on how many cards are left of each suit that some hand lacks,
and of all others together. So the ways are counted exactly (in floating point, correct to 15
digits), and the number of cards of each suit in a hand is drawn in proportion to them. What is left
goes anywhere.
"""

# Compiled with mypyc.

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, count
from simony.core.probability.deal import weighted_index
from simony.core.rng import Rng
from simony.games.tolerance.rules.chance import choose
from simony.games.tolerance.rules.figures import SUIT_CARDS

_MAX_SEATS: Final = 5


class Dealer:
    """Declare each hand's room and missing suits with `hand`, then call `deal`.

    `naturals` and `wilds` have what each hand got.
    """

    def __init__(self, naturals: i64, wilds: i64, monarch: i64) -> None:
        """The unseen cards. `monarch` is the mask of the Monarch among the Wilds, or 0 if it has
        been seen; unseen, it is in some hand.
        """
        self.hands: i64 = 0
        self.capacity: vec[i64] = vec[i64]([0] * _MAX_SEATS)
        self.lacks: vec[i64] = vec[i64]([0] * _MAX_SEATS)
        self.naturals: vec[i64] = vec[i64]([0] * _MAX_SEATS)
        self.wilds: vec[i64] = vec[i64]([0] * _MAX_SEATS)
        self._left_naturals: i64 = naturals
        self._left_wilds: i64 = wilds & ~monarch
        self._monarch: i64 = monarch
        self._bound: vec[i64] = vec[i64]([0] * _MAX_SEATS)
        self._bounds: i64 = 0
        self._suits: i64 = 0
        self._left: vec[i64] = vec[i64]([0] * 4)
        self._others: i64 = 0
        self._counted: dict[int, float] = {}

    def hand(self, room: i64, lacks: i64) -> None:
        self.capacity[self.hands] = room
        self.lacks[self.hands] = lacks
        self.hands += 1

    def deal(self, rng: Rng) -> None:
        """Deal so that every possible deal is equally likely. There must be at least one."""
        self._find_bound()
        if self._monarch != 0:
            self._deal_monarch(rng)
        place: i64 = 0
        while place < self._bounds:
            self._fill(place, rng)
            place += 1
        hand: i64 = 0
        while hand < self.hands:
            self._take(hand, self._left_naturals, self._left_wilds, self.capacity[hand], rng)
            hand += 1

    # --- bound hands ------------------------------------------------------------------------------

    def _find_bound(self) -> None:
        """Find the hands that lack a suit still to be dealt, and these suits."""
        unseen: i64 = 0
        suit: i64 = 0
        while suit < 4:
            self._left[suit] = count(self._cards_of(suit))
            if self._left[suit] != 0:
                unseen |= BIT[suit]
            suit += 1
        hand: i64 = 0
        while hand < self.hands:
            if self.capacity[hand] != 0 and self.lacks[hand] & unseen != 0:
                self._bound[self._bounds] = hand
                self._bounds += 1
                self._suits |= self.lacks[hand] & unseen
            hand += 1
        self._others = count(self._left_wilds) + count(self._left_naturals & ~self._bound_cards())

    def _cards_of(self, suit: i64) -> i64:
        return self._left_naturals & SUIT_CARDS[suit]

    def _bound_cards(self) -> i64:
        cards: i64 = 0
        suit: i64 = 0
        while suit < 4:
            if self._suits & BIT[suit] != 0:
                cards |= self._cards_of(suit)
            suit += 1
        return cards

    # --- counting ---------------------------------------------------------------------------------

    def _ways(self, place: i64) -> float:
        """Return the number of ways to fill this bound hand and all after it from what is left."""
        if place == self._bounds:
            return 1.0
        key: i64 = place
        suit: i64 = 0
        while suit < 4:
            key = key * 16 + self._left[suit]
            suit += 1
        known = self._counted.get(key)
        if known is None:
            hand: i64 = self._bound[place]
            known = self._spread(place, 0, self.capacity[hand])
            self._counted[key] = known
        return known

    def _spread(self, place: i64, suit: i64, room: i64) -> float:
        """Return the number of ways to put cards of this suit and those after it into a bound hand
        with this much room left, and to fill the later hands.
        """
        if suit == 4:
            if room > self._others:
                return 0.0
            others: i64 = self._others
            self._others = others - room
            found: float = choose(others, room) * self._ways(place + 1)
            self._others = others
            return found
        if not self._binds(place, suit):
            return self._spread(place, suit + 1, room)
        left: i64 = self._left[suit]
        total: float = 0.0
        some: i64 = 0
        while some <= left and some <= room:
            self._left[suit] = left - some
            total += choose(left, some) * self._spread(place, suit + 1, room - some)
            some += 1
        self._left[suit] = left
        return total

    def _binds(self, place: i64, suit: i64) -> bool:
        """Whether this bound hand takes cards of a suit that some hand lacks."""
        return self._suits & BIT[suit] != 0 and self.lacks[self._bound[place]] & BIT[suit] == 0

    # --- dealing ----------------------------------------------------------------------------------

    def _deal_monarch(self, rng: Rng) -> None:
        """Deal the Monarch to one of the hands, in proportion to the ways each leaves for the rest.

        Among hands that are not bound, and the cards set aside, a card is equally likely to be
        anywhere; so these count together, and each such hand by its room.
        """
        free: i64 = count(self._left_naturals) + count(self._left_wilds) + 1
        place: i64 = 0
        while place < self._bounds:
            free -= self.capacity[self._bound[place]]
            place += 1
        unbound: float = self._ways(0)
        weights: list[float] = []
        total: float = 0.0
        place = 0
        hand: i64 = 0
        while hand < self.hands:
            weight: float = unbound * float(self.capacity[hand])
            if place < self._bounds and self._bound[place] == hand:
                self._counted.clear()
                self.capacity[hand] -= 1
                weight = self._ways(0) * float(free)
                self.capacity[hand] += 1
                place += 1
            weights.append(weight)
            total += weight
            hand += 1
        self._counted.clear()
        chosen: i64 = weighted_index(weights, total, rng)
        self.wilds[chosen] |= self._monarch
        self.capacity[chosen] -= 1

    def _fill(self, place: i64, rng: Rng) -> None:
        """Fill one bound hand: suit by suit, then from all others."""
        hand: i64 = self._bound[place]
        others: i64 = self._left_naturals & ~self._bound_cards()
        suit: i64 = 0
        while suit < 4:
            if self._binds(place, suit):
                some: i64 = self._draw_some(place, suit, self.capacity[hand], rng)
                self._left[suit] -= some
                self._take(hand, self._cards_of(suit), 0, some, rng)
            suit += 1
        self._others -= self.capacity[hand]
        self._take(hand, others, self._left_wilds, self.capacity[hand], rng)

    def _draw_some(self, place: i64, suit: i64, room: i64, rng: Rng) -> i64:
        left: i64 = self._left[suit]
        weights: list[float] = []
        total: float = 0.0
        some: i64 = 0
        while some <= left and some <= room:
            self._left[suit] = left - some
            weight: float = choose(left, some) * self._spread(place, suit + 1, room - some)
            weights.append(weight)
            total += weight
            some += 1
        self._left[suit] = left
        return weighted_index(weights, total, rng)

    def _take(self, hand: i64, naturals: i64, wilds: i64, some: i64, rng: Rng) -> None:
        """Put `some` of these remaining cards at random into a hand: each in turn is included with
        the right probability.
        """
        self.capacity[hand] -= some
        total: i64 = count(naturals) + count(wilds)
        taken: i64 = 0
        while some > 0 and naturals != 0:
            # All bits if the card is in, none if not: a branch would be unpredictable, and with one
            # a world took 1.6 µs instead of 1.3.
            chosen: i64 = (rng.below(total) - some) >> 63
            taken |= naturals & -naturals & chosen
            some += chosen
            naturals &= naturals - 1
            total -= 1
        self.naturals[hand] |= taken
        self._left_naturals ^= taken
        taken = 0
        while some > 0:
            chosen = (rng.below(total) - some) >> 63
            taken |= wilds & -wilds & chosen
            some += chosen
            wilds &= wilds - 1
            total -= 1
        self.wilds[hand] |= taken
        self._left_wilds ^= taken
