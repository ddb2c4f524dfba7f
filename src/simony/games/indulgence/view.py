"""What one viewer of Indulgence may know (I32: whatever a player with perfect memory would)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT
from simony.core.contract import View
from simony.core.record import Reader, Record
from simony.games.indulgence import bounds
from simony.games.indulgence.actions import ACTION_COUNT
from simony.games.indulgence.figures import ALL_CARDS, CARDS, HIDDEN, MAX_EDICTS

FEATURES = 4 * MAX_EDICTS + CARDS * (1 + 4 * 3 + 2) + 4 * 8 + 22


@final
class IndulgenceView(View):
    """`hand` is the viewer's own (0 for a spectator); `sizes` how many cards each seat holds.

    `trick` has the card of each seat, NO_CARD or HIDDEN; `led` is the family led, or -1. `taken` has what each took in complete tricks.
    `lacks` has, for each seat, cards it is known not to hold: it did not follow (I33), or led a banned card to the first trick (I13).
    `ring_card` is -1, the ringed card, or HIDDEN (I21). `raced`, `ninth` and `named` are packed as `scoring` says.
    """

    def __init__(
        self,
        viewer: i64,
        legal: list[int],
        sizes: vec[i64],
        trick: vec[i64],
        taken: vec[i64],
        lacks: vec[i64],
        won: vec[i64],
        florins: vec[i64],
    ) -> None:
        super().__init__(viewer, legal)
        self.sizes: vec[i64] = sizes
        self.trick: vec[i64] = trick
        self.taken: vec[i64] = taken
        self.lacks: vec[i64] = lacks
        self.won: vec[i64] = won
        self.florins: vec[i64] = florins
        self.hand: i64 = 0
        self.phase: i64 = 0
        self.hand_number: i64 = 0
        self.trick_number: i64 = 0
        self.ruler: i64 = -1
        self.sinner: i64 = -1
        self.leader: i64 = -1
        self.turn: i64 = -1
        self.led: i64 = -1
        self.trump: i64 = -1
        self.bull: i64 = 0
        self.bulls: i64 = 0
        self.deck: i64 = 0
        self.row: i64 = 0
        self.force: i64 = 0
        self.used: i64 = 0
        self.ring_card: i64 = -1
        self.raced: i64 = 0
        self.ninth: i64 = 0
        self.named: i64 = 0
        self.champion: i64 = -1
        self.short: i64 = 0
        self.bank: i64 = 0

    def unseen(self) -> i64:
        """The cards whose place the viewer does not know, while cards are dealt."""
        known: i64 = self.hand
        for mask in self.taken:
            known |= mask
        for card in self.trick:
            if card < CARDS:
                known |= BIT[card]
        return ALL_CARDS & ~known

    def record(self) -> Record:
        found = bounds.record_of(self, ("sizes", "trick", "taken", "lacks", "won", "florins"))
        return {**found, "viewer": self.viewer, "legal": self.legal, "hand": self.hand, "led": self.led}

    def features(self) -> list[float]:
        """In this order, seats from the viewer's own on (a spectator: from seat 0), absent seats as zeros.

        Edicts in the deck, face up, in force, used (40 each); own hand (36); for each of four seats: card in the trick, cards taken,
        cards it is known not to hold (36 each); unseen cards and the ringed card (36 each); for each of four seats: Ruler, Sinner, leader,
        asked, bull left, florins (of 120), tricks won and cards held (of 12); then phase (9), led (4), trump (4), hand and trick number
        (of 12), bull in force, ring used, ring face down.
        """
        found: list[float] = []
        for mask in (self.deck, self.row, self.force, self.used):
            _spread(found, mask, MAX_EDICTS)
        _spread(found, self.hand, CARDS)
        seats: i64 = len(self.sizes)
        first: i64 = max(self.viewer, 0)
        step: i64 = 0
        while step < 4:
            seat: i64 = (first + step) % seats
            there = step < seats
            card: i64 = self.trick[seat]
            _spread(found, BIT[card] if there and card < CARDS else 0, CARDS)
            _spread(found, self.taken[seat] if there else 0, CARDS)
            _spread(found, self.lacks[seat] if there else 0, CARDS)
            step += 1
        _spread(found, self.unseen(), CARDS)
        _spread(found, BIT[self.ring_card] if 0 <= self.ring_card < CARDS else 0, CARDS)
        step = 0
        while step < 4:
            seat = (first + step) % seats
            if step < seats:
                found.append(1.0 if self.ruler == seat else 0.0)
                found.append(1.0 if self.sinner == seat else 0.0)
                found.append(1.0 if self.leader == seat else 0.0)
                found.append(1.0 if self.turn == seat else 0.0)
                found.append(1.0 if self.bulls & BIT[seat] != 0 else 0.0)
                found.append(min(1.0, float(self.florins[seat]) / 120.0))
                found.append(float(self.won[seat]) / 12.0)
                found.append(float(self.sizes[seat]) / 12.0)
            else:
                found.extend([0.0] * 8)
            step += 1
        _spread(found, BIT[self.phase], 9)
        _spread(found, BIT[self.led] if self.led >= 0 else 0, 4)
        _spread(found, BIT[self.trump] if self.trump >= 0 else 0, 4)
        found.append(min(1.0, float(self.hand_number) / 12.0))
        found.append(float(self.trick_number) / 12.0)
        found.append(1.0 if self.bull != 0 else 0.0)
        found.append(1.0 if self.ring_card >= 0 else 0.0)
        found.append(1.0 if self.ring_card == HIDDEN else 0.0)
        return found


def _spread(found: list[float], mask: i64, width: i64) -> None:
    place: i64 = 0
    while place < width:
        found.append(1.0 if mask & BIT[place] != 0 else 0.0)
        place += 1


def read_view(reader: Reader, seats: int) -> IndulgenceView:
    view = IndulgenceView(
        bounds.seat(reader, "viewer", seats),
        reader.numbers("legal", low=0, high=ACTION_COUNT - 1),
        bounds.row(reader, "sizes", seats),
        bounds.row(reader, "trick", seats),
        bounds.row(reader, "taken", seats),
        bounds.row(reader, "lacks", seats),
        bounds.row(reader, "won", seats),
        bounds.row(reader, "florins", seats),
    )
    view.hand = bounds.number(reader, "hand")
    view.led = bounds.number(reader, "led")
    bounds.restore_into(view, reader, seats)
    reader.close()
    return view
