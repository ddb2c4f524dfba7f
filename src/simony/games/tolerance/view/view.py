"""What a viewer of Tolerance may know: as much as a player with perfect memory."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from simony.core.bits import BIT
from simony.core.features import FeatureWriter, first_seat
from simony.games.tolerance.rules.figures import ALL_NATURALS, ALL_WILDS, CARDS, NATURALS, NO_CARD
from simony.games.tolerance.rules.generated_fields import ViewFields
from simony.games.tolerance.rules.scoring import off_board

MAX_SEATS: Final = 5
_SEAT_FEATURES: Final = 4 + 2 * 3 + 6 + 8 + 8
FEATURES: Final = CARDS + MAX_SEATS * (3 * CARDS + _SEAT_FEATURES) + 9 + 3 + 4 + 2 + 2 * CARDS


@final
class ToleranceView(ViewFields):
    """The view, with what follows from its fields."""

    def seen_naturals(self) -> i64:
        """Return the cards of suits whose place the viewer knows."""
        known: i64 = self.hand | (ALL_NATURALS & ~off_board(self.board, 0, NATURALS))
        for played in self.trick:
            if played < NATURALS:
                known |= BIT[played]
        return known

    def seen_wilds(self) -> i64:
        """Return the Wilds whose place the viewer knows."""
        known: i64 = self.hand_wilds | (ALL_WILDS & ~off_board(self.board, NATURALS, CARDS))
        for played in self.trick:
            if NATURALS <= played < NO_CARD:
                known |= BIT[played - NATURALS]
        return known

    def features_into(self, writer: FeatureWriter) -> None:
        """Write the features in this order. Seats start with the viewer's own (for a spectator:
        with seat 0); absent seats are zeros.

        Own hand (73); for each of five seats: card in the trick, living cards and dead cards on the
        board (73 each), suits it is known not to hold (4), three tallies (of 99) and their pennants
        (of 10), then leader, asked, starter, loan, Wild aside, cards held (of 12), its role where
        known (8), and the roles it may have (8); then phase (9), reign (3), suit led (4), trick (of
        12), points of the viewer above the best other (0.5 for level); then the cards of the trick
        that have fallen, and those named so far (73 each).
        """
        writer.multi_hot(self.hand, NATURALS)
        writer.multi_hot(self.hand_wilds, CARDS - NATURALS)
        seats: i64 = len(self.sizes)
        first: i64 = first_seat(self.viewer)
        boards: i64 = writer.position
        step: i64 = 0
        while step < seats:
            self._seat_into(writer, (first + step) % seats)
            step += 1
        writer.zeros((MAX_SEATS - seats) * (3 * CARDS + _SEAT_FEATURES))
        self._boards_into(writer, boards, first)
        writer.one_hot(self.phase, 9)
        writer.one_hot(self.reign, 3)
        writer.one_hot(self.led, 4)
        writer.ratio(self.trick_number, 12)
        writer.ratio(50 + self._lead_of(first), 100)
        self._trick_into(writer, self.fallen)
        self._trick_into(writer, self.chosen)

    def _seat_into(self, writer: FeatureWriter, seat: i64) -> None:
        """Write the features of a seat, except its board."""
        writer.one_hot(self.trick[seat], CARDS)
        writer.zeros(2 * CARDS)
        writer.multi_hot(self.lacks[seat], 4)
        tally: i64 = 0
        while tally < 3:
            writer.ratio(self.tallies[3 * seat + tally], 99)
            writer.ratio(self.pennants[3 * seat + tally], 10)
            tally += 1
        writer.flag(self.leader == seat)
        writer.flag(self.turn == seat)
        writer.flag(self.starter == seat)
        writer.flag(self.loans & BIT[seat] != 0)
        writer.flag(self.asides & BIT[seat] != 0)
        writer.ratio(self.sizes[seat], 12)
        writer.one_hot(self.roles[seat], 8)
        writer.multi_hot(self.suspects[seat], 8)

    def _boards_into(self, writer: FeatureWriter, boards: i64, first: i64) -> None:
        """Write each card that lies on a board, living or dead, into the block of its seat; the
        blocks begin at `boards`, with that of seat `first`.
        """
        seats: i64 = len(self.sizes)
        card: i64 = 0
        while card < CARDS:
            where: i64 = self.board[card]
            if where >= 0:
                seat: i64 = (where & 31) // 6
                step: i64 = (seat - first + seats) % seats
                at: i64 = boards + step * (3 * CARDS + _SEAT_FEATURES) + CARDS + card
                if (where & 31) % 6 >= 3:
                    at += CARDS
                writer.set_one(at)
            card += 1

    def _trick_into(self, writer: FeatureWriter, places: i64) -> None:
        """Write the cards at some places in the order of the trick."""
        begin: i64 = writer.position
        writer.zeros(CARDS)
        place: i64 = 0
        while place < len(self.order):
            if places & BIT[place] != 0 and self.order[place] < CARDS:
                writer.set_one(begin + self.order[place])
            place += 1

    def _lead_of(self, seat: i64) -> i64:
        """Return the points of a seat above those of the best other."""
        best: i64 = -1000000
        other: i64 = 0
        while other < len(self.points):
            if other != seat and self.points[other] > best:
                best = self.points[other]
            other += 1
        return self.points[seat] - best
