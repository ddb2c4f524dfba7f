"""What a viewer of Mea Culpa may know: as much as a player with perfect memory (M37)."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from simony.core.bits import BIT
from simony.core.features import FeatureWriter, first_seat
from simony.games.mea_culpa.rules.actions import F_BID, FRAMES
from simony.games.mea_culpa.rules.figures import CARDS, GIFTS, GOODS
from simony.games.mea_culpa.rules.generated_fields import ViewFields

UNKNOWN: Final = -1
MAX_SEATS: Final = 4
_SEAT_FEATURES: Final = 6 + 4 + 4 + 3 + 3 * GIFTS + 4 + 2 + 1
_TABLE_FEATURES: Final = FRAMES + FRAMES + 5 + 5 + 4 + 4 + CARDS + 4 * CARDS + 3 + 3 + 6 + 8 + 8
FEATURES: Final = MAX_SEATS * _SEAT_FEATURES + _TABLE_FEATURES


@final
class MeaCulpaView(ViewFields):
    """The view, with what follows from its fields."""

    def seats(self) -> i64:
        return len(self.souls)

    def must_act(self, seat: i64) -> bool:
        return self.waiting & BIT[seat] != 0

    def top(self) -> i64:
        """Return the frame that says what happens now; 0 when the game is over."""
        if self.depth == 0:
            return 0
        return self.stack[self.depth - 1]

    def phase(self) -> i64:
        """Return the frame at the bottom: the phase of the game or round; 0 when the game
        is over.
        """
        return self.stack[0] & 31

    def bids_hidden(self) -> bool:
        return self.phase() == F_BID

    def standing(self, seat: i64) -> i64:
        """Return a number that is lower the nearer the soul is to Hell."""
        return self.souls[seat] * 4 + self.line[seat]

    def features_into(self, writer: FeatureWriter) -> None:
        """Write the features in this order. Seats start with the viewer's own (for a spectator:
        with seat 0); absent seats are zeros.

        For each of four seats: soul towards Heaven and towards Hell (of 40), place in the line (of
        3), post (of 6), taler (of 100), asked; goods (of 10), Letters (of 15), stones in Dens (of
        7); gifts, those in compartment I where known (of 10), and whether that is known; the
        characters it has; its bid where known, notches (of 6) and coins (of 100); whether its bid
        is the highest. Then the frame at the bottom of the stack and the one on top (one of 27
        each), bag and market (of 10), supply and display (of 15), discarded cards (of 3), the cards
        in rooms 1 to 4 (one of 14 each), Pope stones (of 3), crews, naves and cathedrals at the
        sites; then hut (of 4), the Emperor's crew, Suites 5 and 6, cathedrals finished (of 2),
        round (of 11), own die and guess (0 for none, of 6); what was left out in this turn (of 10:
        taler, notches, stones for three Dens, steps, a free stone, deeds).
        """
        seats: i64 = len(self.souls)
        first: i64 = first_seat(self.viewer)
        step: i64 = 0
        while step < seats:
            self._seat_into(writer, (first + step) % seats)
            step += 1
        writer.zeros((MAX_SEATS - seats) * _SEAT_FEATURES)
        writer.one_hot(self.phase(), FRAMES)
        writer.one_hot(self.top() & 31, FRAMES)
        writer.ratios(self.bag, 0, 5, 10)
        writer.ratios(self.market, 0, 5, 10)
        writer.ratios(self.supply, 0, 4, 15)
        writer.ratios(self.display, 0, 4, 15)
        writer.ratios(self.discard, 0, CARDS, 3)
        for card in self.rooms:
            writer.one_hot(card, CARDS)
        writer.ratios(self.pope_stones, 0, 3, 3)
        writer.ratios(self.crews, 0, 3, 1)
        for stage in self.built:
            writer.flag(stage >= 1)
            writer.flag(stage >= 2)
        writer.ratio(self.hut, 4)
        writer.flag(self.on_card != 0)
        writer.flag(self.suite_5 != 0)
        writer.flag(self.suite_6 != 0)
        writer.ratio(self.finished, 2)
        writer.ratio(self.round, 11)
        writer.ratio(self.die + 1, 6)
        writer.ratio(self.guess + 1, 6)
        writer.ratios(self.ledger, 0, 8, 10)

    def _seat_into(self, writer: FeatureWriter, seat: i64) -> None:
        writer.ratio(self.souls[seat], 40)
        writer.ratio(-self.souls[seat], 40)
        writer.ratio(self.line[seat], 3)
        writer.ratio(self.posts[seat], 6)
        writer.ratio(self.taler[seat], 100)
        writer.flag(self.must_act(seat))
        writer.ratios(self.goods, GOODS * seat, GOODS, 10)
        writer.ratios(self.letters, 4 * seat, 4, 15)
        writer.ratios(self.sins, 3 * seat, 3, 7)
        writer.ratios(self.given, GIFTS * seat, GIFTS, 10)
        writer.ratios(self.first, GIFTS * seat, GIFTS, 10)
        known: i64 = 0
        gift: i64 = 0
        while gift < GIFTS:
            if self.first[GIFTS * seat + gift] != UNKNOWN:
                known |= BIT[gift]
            gift += 1
        writer.multi_hot(known, GIFTS)
        for holder in self.holders:
            writer.flag(holder == seat)
        writer.ratio(self.notches[seat], 6)
        writer.ratio(self.coins[seat], 100)
        writer.flag(self.order[0] == seat)
