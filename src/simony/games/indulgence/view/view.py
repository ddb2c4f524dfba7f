"""What a viewer of Indulgence may know: as much as a player with perfect memory (I32)."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from simony.core.bits import BIT
from simony.core.features import FeatureWriter, first_seat
from simony.games.indulgence.rules.figures import ALL_CARDS, CARDS, HIDDEN, MAX_EDICTS
from simony.games.indulgence.rules.generated_fields import ViewFields

MAX_SEATS: Final = 4
FEATURES: Final = 4 * MAX_EDICTS + CARDS * (1 + MAX_SEATS * 3 + 2) + MAX_SEATS * 8 + 22


@final
class IndulgenceView(ViewFields):
    """The view, with what follows from its fields."""

    def unseen(self) -> i64:
        """Return the cards whose place the viewer does not know, while cards are dealt."""
        known: i64 = self.hand
        for mask in self.taken:
            known |= mask
        for card in self.trick:
            if card < CARDS:
                known |= BIT[card]
        return ALL_CARDS & ~known

    def features_into(self, writer: FeatureWriter) -> None:
        """Write the features in this order. Seats start with the viewer's own (for a spectator:
        with seat 0); absent seats are zeros.

        Edicts in the deck, face up, in force, used (40 each); own hand (36); for each of four
        seats: card in the trick, cards taken, cards it is known not to hold (36 each); unseen cards
        and the ringed card (36 each); for each of four seats: Ruler, Sinner, leader, asked, bull
        left, florins (of 120), tricks won and cards held (of 12); then phase (9), led (4), trump
        (4), hand and trick number (of 12), bull in force, ring used, ring face down. Their names
        are in `ui.feature_names`.
        """
        writer.multi_hot(self.deck, MAX_EDICTS)
        writer.multi_hot(self.row, MAX_EDICTS)
        writer.multi_hot(self.force, MAX_EDICTS)
        writer.multi_hot(self.used, MAX_EDICTS)
        writer.multi_hot(self.hand, CARDS)
        seats: i64 = len(self.sizes)
        first: i64 = first_seat(self.viewer)
        step: i64 = 0
        while step < seats:
            seat: i64 = (first + step) % seats
            writer.one_hot(self.trick[seat], CARDS)
            writer.multi_hot(self.taken[seat], CARDS)
            writer.multi_hot(self.lacks[seat], CARDS)
            step += 1
        writer.zeros((MAX_SEATS - seats) * 3 * CARDS)
        writer.multi_hot(self.unseen(), CARDS)
        writer.one_hot(self.ring_card, CARDS)
        step = 0
        while step < seats:
            self._seat_into(writer, (first + step) % seats)
            step += 1
        writer.zeros((MAX_SEATS - seats) * 8)
        writer.one_hot(self.phase, 9)
        writer.one_hot(self.led, 4)
        writer.one_hot(self.trump, 4)
        writer.ratio(self.hand_number, 12)
        writer.ratio(self.trick_number, 12)
        writer.flag(self.bull != 0)
        writer.flag(self.ring_card >= 0)
        writer.flag(self.ring_card == HIDDEN)

    def _seat_into(self, writer: FeatureWriter, seat: i64) -> None:
        writer.flag(self.ruler == seat)
        writer.flag(self.sinner == seat)
        writer.flag(self.leader == seat)
        writer.flag(self.turn == seat)
        writer.flag(self.bulls & BIT[seat] != 0)
        writer.ratio(self.florins[seat], 120)
        writer.ratio(self.won[seat], 12)
        writer.ratio(self.sizes[seat], 12)
