"""The state of Indulgence: what can be asked of it, and what each viewer may know.

Its fields are declared in `fields`; the rules that change it are in `rules`.
"""

# Compiled with mypyc.

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, count, lowest
from simony.core.contract import DOUBLED, LOST, only_place
from simony.core.features import FeatureWriter
from simony.games.indulgence.rules.actions import DEAL, DRAW, OVER, PLAY_RING, START, TRICK
from simony.games.indulgence.rules.figures import (
    CARDS,
    FAMILY_CARDS,
    FAMILY_OF,
    HIDDEN,
    NO_CARD,
    TRICKS_EDICT,
    TRUMP_EDICT,
)
from simony.games.indulgence.rules.generated_fields import StateFields
from simony.games.indulgence.rules.scoring import NOBODY, packed, places, seats_with_most
from simony.games.indulgence.view.view import IndulgenceView


class BaseState(StateFields):
    """What can be asked of a state without changing it."""

    def pending(self) -> i64:
        # Not a conditional expression: with a literal 0 in it mypyc would box both (a tenth of a
        # random playout, here and in `left_of`).
        if self.turn < 0:
            return 0
        return BIT[self.turn]

    def seat_to_act(self) -> i64:
        return self.turn

    def over(self) -> bool:
        return self.phase == OVER

    def left_of(self, seat: i64) -> i64:
        left: i64 = seat + 1
        if left == len(self.hands):
            return 0
        return left

    def playable(self, seat: i64) -> i64:
        """Return the cards that the seat to play may play now."""
        hand: i64 = self.hands[seat]
        allowed: i64 = hand
        if seat != self.leader:
            allowed = hand & FAMILY_CARDS[FAMILY_OF[self.trick[self.leader]]]
        elif self.trick_number == 0:
            allowed = hand & ~self.banned()  # I13: it binds a sinner too
        return allowed if allowed != 0 else hand

    def may_ring(self, seat: i64) -> bool:
        """I19: the sinner, once per hand, not in the first trick."""
        return seat == self.sinner and self.ring_card < 0 and self.trick_number > 0

    def banned(self) -> i64:
        """Return the cards that may not be led to the first trick; a bull's bans add up (I10)."""
        cards: i64 = 0
        left: i64 = self.force
        while left != 0:
            edict: i64 = lowest(left)
            left &= left - 1
            if self.figures.kind[edict] != TRUMP_EDICT:
                cards |= self.figures.banned[edict]
            elif self.figures.banned[edict] != 0:
                cards |= FAMILY_CARDS[self.trump]
        return cards

    def face_down(self) -> bool:
        """I9, I22: with *tricks* in force the whole hand is played face down."""
        return self.force & self.figures.of_kind[TRICKS_EDICT] != 0

    def tied_family(self) -> i64:
        """I17: return the next family, in table order, whose tie the Ruler must break; -1 if there
        is none.
        """
        family: i64 = 0
        while family < 4:
            if (
                packed(self.named, family) == NOBODY
                and count(seats_with_most(self.taken, family)) > 1
            ):
                return family
            family += 1
        return -1

    # --- observations and views -------------------------------------------------------------------

    def observed(self, viewer: i64, seat: i64, action: i64) -> i64:
        if self.phase != TRICK or not self.face_down():
            return action
        card: i64 = action - PLAY_RING if action >= PLAY_RING else action
        ringed: i64 = 1 if action >= PLAY_RING else 0
        if self.left_of(seat) == self.leader:  # the trick is turned up
            key: i64 = ringed
            other: i64 = 0
            while other < len(self.trick):
                key = key * 64 + (card if other == seat else self.trick[other])
                other += 1
            return key
        if viewer == seat:
            return action
        if seat == self.leader:  # I22: the family is announced
            return 2 * FAMILY_OF[card] + ringed
        return ringed  # I21

    def observed_chance(self, viewer: i64, outcome: list[int]) -> i64:
        if self.phase == START:
            ruler: i64 = outcome[1]
            return outcome[2] * 4 + ruler
        if self.phase == DRAW:
            return outcome[1]
        return outcome[viewer + 1] if viewer >= 0 else 0

    def view(self, seat: i64) -> IndulgenceView:
        view = IndulgenceView(seat, self.legal(seat) if seat >= 0 else [])
        self.show_public(view)
        self._show_hidden(view, seat)
        return view

    def features_into(self, seat: i64, writer: FeatureWriter) -> None:
        view = IndulgenceView(seat, [])
        self.lend_public(view)
        self._show_hidden(view, seat)
        view.features_into(writer)

    def _show_hidden(self, view: IndulgenceView, seat: i64) -> None:
        """Show what only some may see, and what follows from it."""
        sizes = vec[i64]([0] * len(self.hands))
        trick = self.trick[:]
        hidden: bool = self.face_down()
        other: i64 = 0
        while other < len(self.hands):
            sizes[other] = count(self.hands[other])
            if hidden and other != seat and trick[other] != NO_CARD:
                trick[other] = HIDDEN
            other += 1
        view.sizes = sizes
        view.trick = trick
        if seat >= 0:
            view.hand = self.hands[seat]
        if self.leader >= 0 and self.trick[self.leader] != NO_CARD:
            view.led = FAMILY_OF[self.trick[self.leader]]
        view.ring_card = self.ring_card
        if (
            hidden
            and self.ring_card >= 0
            and seat != self.sinner
            and self.trick[self.sinner] == self.ring_card
        ):
            view.ring_card = HIDDEN

    # --- scores and places ------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return list(self.florins)

    def places(self) -> list[int]:
        return places(
            self.florins, self.ruler - self.hand_number, self.hands_begun(), self.champion
        )

    def hands_begun(self) -> i64:
        """Return the number of hands that have begun."""
        if self.phase == START:
            return 0
        if self.phase == DRAW or self.phase == DEAL:
            return self.hand_number
        return self.hand_number + 1

    def pieces(self) -> list[int]:
        """The 36 cards, the edicts, the bulls (one per seat), the ring and the florins.

        Cards: 0 gathered, 10 + seat in a hand, 20 + seat in the trick, 30 + seat taken. Edicts: 0
        in the box, 1 deck, 2 face up, 3 in force, 4 used. Bulls: 0 spent or not in the game, 1
        held. The ring: 0 on the table, 10 + seat with the sinner, 50 + card. Florins: 0 if none are
        missing.
        """
        found = [self._where_card(card) for card in range(CARDS)]
        found.extend(self._where_edict(edict) for edict in range(len(self.figures.keys)))
        found.extend(1 if self.bulls & BIT[seat] != 0 else 0 for seat in range(len(self.hands)))
        if self.ring_card >= 0:
            found.append(50 + self.ring_card)
        else:
            found.append(10 + self.sinner if self.sinner != NOBODY else 0)
        total: i64 = 0
        for purse in self.florins:
            total += purse
        found.append(0 if total == self.figures.florins * len(self.hands) + self.bank else LOST)
        return found

    def _where_card(self, card: i64) -> int:
        places: list[int] = []
        seat: i64 = 0
        while seat < len(self.hands):
            if self.hands[seat] & BIT[card] != 0:
                places.append(10 + seat)
            if self.trick[seat] == card:
                places.append(20 + seat)
            if self.taken[seat] & BIT[card] != 0:
                places.append(30 + seat)
            seat += 1
        return only_place(places, 0 if self.pending() == 0 else LOST)

    def _where_edict(self, edict: i64) -> int:
        bit: i64 = BIT[edict]
        places = [
            place
            for place, mask in enumerate((self.deck, self.row, self.force, self.used), 1)
            if mask & bit != 0
        ]
        if self.figures.in_play & bit == 0:
            return 0 if not places else DOUBLED
        return only_place(places, LOST)
