"""What a viewer of Dogma may know: as much as a player with perfect memory."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT
from simony.core.features import FeatureWriter, first_seat
from simony.games.dogma.rules.counts import (
    ALL,
    COPIES,
    KINDS,
    ONE_OF_EACH,
    difference,
    intersection,
    of_kind,
    remove_of_each,
    size,
)
from simony.games.dogma.rules.generated_fields import ViewFields

MAX_SEATS: Final = 8
FEATURES: Final = 4 * KINDS + MAX_SEATS * (2 * KINDS + 8) + 3 * KINDS + 6 + 10


@final
class DogmaView(ViewFields):
    """The view, with what follows from its fields.

    Only its owner sees a layer being laid: for others the seat has not begun and still holds its
    cards.
    """

    def pool(self) -> i64:
        """Return the cards that the viewer does not see, wherever they are."""
        cards: i64 = ALL - self.hand - self.laid - self.seen_gone - self.own_gone
        for layer in self.layers:
            cards -= layer
        return cards

    def known(self, seat: i64) -> i64:
        """Return the cards that the viewer knows to be on another seat's side: in its hand, or laid
        by it in the pile.
        """
        return self._known(seat, self.pool(), self._sides())

    def _known(self, seat: i64, pool: i64, sides: vec[i64]) -> i64:
        found: i64 = self._forced_on_side(seat, pool, sides)
        number: i64 = 0
        while number < len(self.claim_sides):
            if self.claim_sides[number] == BIT[seat]:
                found += difference(
                    remove_of_each(self.claim_cards[number], self.claim_slack[number]), found
                )
            number += 1
        return found

    def _forced_on_side(self, seat: i64, pool: i64, sides: vec[i64]) -> i64:
        """Return what must be on a side because the others have no room for it, or may not have it
        by D6.
        """
        elsewhere: i64 = size(pool) - sides[seat]
        most: i64 = elsewhere
        other: i64 = 0
        while other < len(sides):
            if most > 3 and other != self.viewer and other != seat and sides[other] == elsewhere:
                most = 3
            other += 1
        return remove_of_each(pool, most)

    def max_copies(self, seat: i64, kind: i64) -> i64:
        """Return the most cards of a kind that can be on another seat's side: those not known to be
        elsewhere, and at most three (D6).
        """
        pool: i64 = self.pool()
        sides = self._sides()
        others: i64 = 0
        other: i64 = 0
        while other < len(sides):
            if other != seat and other != self.viewer:
                others += self._known(other, pool, sides)
            other += 1
        return of_kind(self._max_of_each(seat, pool, others, sides[seat]), kind)

    def _max_of_each(self, seat: i64, pool: i64, others: i64, side: i64) -> i64:
        """Return the same for every kind, given the cards that others are known to have, and the
        size of the side.
        """
        elsewhere: i64 = others
        number: i64 = 0
        while number < len(self.claim_sides):
            if self.claim_sides[number] & BIT[seat] == 0:
                elsewhere += difference(
                    remove_of_each(self.claim_cards[number], self.claim_slack[number]), elsewhere
                )
            number += 1
        most: i64 = 3
        if side < most:
            most = side
        return intersection(difference(pool, elsewhere), most * ONE_OF_EACH)

    def _sides(self) -> vec[i64]:
        """Return `side_size` of each seat."""
        found = self.sizes[:]
        layer: i64 = 0
        while layer < len(self.owners):
            owner: i64 = self.owners[layer]
            found[owner] += self.counts[layer]
            layer += 1
        return found

    def side_size(self, seat: i64) -> i64:
        """Return the number of cards on a seat's side: in its hand, and laid by it in the pile."""
        total: i64 = self.sizes[seat]
        layer: i64 = 0
        while layer < len(self.owners):
            if self.owners[layer] == seat:
                total += self.counts[layer]
            layer += 1
        return total

    def features_into(self, writer: FeatureWriter) -> None:
        """Write the features in this order. Kinds are ordered as in `figures`; seats start with the
        viewer's own (for a spectator: with seat 0); absent seats are zeros.

        Own hand, own cards in the pile (with those being laid), cards publicly gone, own cards gone
        unseen (14 each, of 4); for each of eight seats: cards known to be on its side, most there
        can be (14 each, of 4), then asked, out, rubies (of 2), cards held (of 28), cards in the
        pile (of 28), cards in the topmost layer (of 3), owner of it, place (of 8); Altar, name of
        the pile, Dogma to be put on the Altar (14 each); phase (6); own cards being laid (of 3),
        joining, proclaimed, confessions (of 500), layers (of 8), cards in the pile (of 56), unseen
        discard (of 56), left out (of 16), seats in (of 8), whether the topmost layer is the
        viewer's.
        """
        own: i64 = self.laid
        for layer in self.layers:
            own += layer
        writer.digit_ratios(self.hand, KINDS, COPIES)
        writer.digit_ratios(own, KINDS, COPIES)
        writer.digit_ratios(self.seen_gone, KINDS, COPIES)
        writer.digit_ratios(self.own_gone, KINDS, COPIES)
        seats: i64 = len(self.sizes)
        first: i64 = first_seat(self.viewer)
        pool: i64 = self.pool()
        sides = self._sides()
        known = self.sizes[:]
        together: i64 = 0
        seat: i64 = 0
        while seat < seats:
            known[seat] = 0
            if seat != self.viewer:
                known[seat] = self._known(seat, pool, sides)
                together += known[seat]
            seat += 1
        step: i64 = 0
        while step < seats:
            seat = (first + step) % seats
            if seat == self.viewer:
                writer.zeros(2 * KINDS)
            else:
                others: i64 = together - known[seat]
                most: i64 = self._max_of_each(seat, pool, others, sides[seat])
                writer.digit_ratios(known[seat], KINDS, COPIES)
                writer.digit_ratios(most, KINDS, COPIES)
            self._seat_into(writer, seat, sides[seat])
            step += 1
        writer.zeros((MAX_SEATS - seats) * (2 * KINDS + 8))
        writer.multi_hot(self.altar, KINDS)
        writer.one_hot(self.name, KINDS)
        writer.one_hot(self.to_proclaim, KINDS)
        writer.one_hot(self.phase, 6)
        writer.ratio(size(self.laid), 3)
        writer.flag(self.joining != 0)
        writer.flag(self.proclaimed != 0)
        writer.ratio(self.confessions, 500)
        writer.ratio(len(self.counts), 8)
        writer.ratio(sum(self.counts), 56)
        writer.ratio(self.unseen_gone, 56)
        writer.ratio(self.left_out, 16)
        still_in: i64 = 0
        for rank in self.rank:
            if rank == 0:
                still_in += 1
        writer.ratio(still_in, 8)
        writer.flag(len(self.owners) > 0 and self.owners[-1] == self.viewer)

    def _seat_into(self, writer: FeatureWriter, seat: i64, side: i64) -> None:
        """Write the features of a seat, except what is known of its cards."""
        on_top: bool = len(self.owners) > 0 and self.owners[-1] == seat
        writer.flag(self.turn == seat)
        writer.flag(self.rank[seat] != 0)
        writer.ratio(self.rubies[seat], 2)
        writer.ratio(self.sizes[seat], 28)
        writer.ratio(side - self.sizes[seat], 28)
        if on_top:
            writer.ratio(self.counts[-1], 3)
        else:
            writer.zeros(1)
        writer.flag(on_top)
        writer.ratio(self.rank[seat], 8)
