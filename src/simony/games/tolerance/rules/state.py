"""The state of Tolerance: what can be asked of it, and what each viewer may know.

Its fields are declared in `fields`; the rules that change it are in `rules`.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, count, lowest
from simony.core.contract import LOST, only_place
from simony.core.features import FeatureWriter
from simony.core.records import encode
from simony.games.tolerance.rules.actions import OVER, START, STARTER
from simony.games.tolerance.rules.chance import hand_number
from simony.games.tolerance.rules.figures import (
    BERTRAM,
    CARDS,
    EVERY_SUIT,
    HIGHEST_MARK,
    KILL,
    LOWEST,
    MONARCH,
    NATURALS,
    RANK_OF,
    SUIT_OF,
    TAXES_PIETY,
    TIMED,
    TRICKS,
)
from simony.games.tolerance.rules.generated_fields import StateFields
from simony.games.tolerance.rules.scoring import OFF, living, owner_of, pile_of, places
from simony.games.tolerance.view.view import ToleranceView

NOBODY: Final = -1
UNKNOWN: Final = -1
"""A role that has not been assigned, or that a viewer does not know."""


def _places_of() -> list[int]:
    """Return, for each set of religions, one table after the other: the places that have one of
    them, by the religions of five places.
    """
    found: list[int] = []
    for faiths in range(8):
        rows = [0]
        for place in range(5):
            rows = [
                row | ((faiths >> religion) & 1) << place for religion in range(4) for row in rows
            ]
        found.extend(rows)
    return found


_PLACES_OF: Final[vec[i64]] = vec[i64](_places_of())


class BaseState(StateFields):
    """What can be asked of a state without changing it, and the trick that is resolved."""

    def pending(self) -> i64:
        # Not a conditional expression: with a literal 0 in it mypyc would box both.
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

    def hidden(self) -> bool:
        """Whether roles are hidden now: until the end, if the options say so (T45)."""
        return self.figures.hidden_roles and self.phase != OVER

    def lives(self, card: i64) -> bool:
        """Whether a card lies on a board, alive."""
        return living(self.board[card]) != 0

    def monarch(self) -> i64:
        """Return the Monarch of this reign, as a card."""
        return MONARCH + self.reign

    # --- the trick that is resolved, and what an effect reaches -----------------------------------

    def religion_at(self, place: i64) -> i64:
        """Return the religion of a card of the trick that is being resolved (T13)."""
        return (self.religions >> (2 * place)) & 3

    def sort_trick(self, cards: vec[i64], first: i64) -> None:
        """Sort cards, as many as `order` has and played from the place `first` on, into `order`, as
        they act; T16: equals keep their order.

        While they are sorted, each has the time it acts, and then when it was played, above its own
        number.
        """
        order = self.order
        end: i64 = 0
        while end < len(order):
            timed: i64 = TIMED[cards[first]] | (end << 7)
            at: i64 = 0
            while at < end:
                # The earlier card stays and the later one moves on; without a branch, because it
                # would be unpredictable.
                other: i64 = order[at]
                swapped: i64 = (timed ^ other) & ((timed - other) >> 63)
                order[at] = other ^ swapped
                timed ^= swapped
                at += 1
            order[end] = timed
            end += 1
            first += 1
            if first == len(cards):
                first = 0
        religion = self.figures.religion
        reign: i64 = CARDS * self.reign
        religions: i64 = 0
        while end > 0:
            end -= 1
            card: i64 = order[end] & 127
            order[end] = card
            religions = religions * 4 + religion[reign + card]
        self.religions = religions

    def convert(self, places: i64) -> None:
        """T13: at once, and over the prevailing religion too.

        Catholic and Protestant are 1 and 2.
        """
        while places != 0:
            turned: i64 = 3
            turned <<= 2 * lowest(places)
            self.religions ^= turned
            places &= places - 1

    def reach(self, card: i64, effect: i64) -> i64:
        """Return the places in `order` that the effect of the acting card reaches, before anybody
        chooses among them.
        """
        among: i64 = BIT[len(self.order)] - 1 & ~self.fallen  # T12
        if effect > TAXES_PIETY:
            among &= ~BIT[self.acting]  # T8, T9
        target: i64 = self.figures.target[card]
        if target >= HIGHEST_MARK:
            return self._highest(among, target)
        found: i64 = _PLACES_OF[
            (self.figures.faiths[CARDS * self.reign + card] << 10) | self.religions
        ]
        if target & EVERY_SUIT != 0:
            found |= self._of_suits(target)
        found &= among
        if self.figures.count[card] == LOWEST:
            found = self._highest(found, LOWEST)
        if effect > KILL:
            found = self._below(found, self.figures.piety[card])
        return found

    def _of_suits(self, suits: i64) -> i64:
        """Return the places of cards of these suits, bit by bit from the last, because a branch
        would be unpredictable.
        """
        order = self.order
        found: i64 = 0
        place: i64 = len(order)
        while place > 0:
            place -= 1
            found = found * 2 + ((suits >> SUIT_OF[order[place]]) & 1)
        return found

    def _highest(self, among: i64, target: i64) -> i64:
        """Return the places with the highest `_value`. T9: all that are tied.

        T11: negative money compares as a number. T18: piety is a value, whatever the religion.
        """
        best: i64 = -100
        found: i64 = 0
        place: i64 = 0
        while place < len(self.order):
            if among & BIT[place] != 0:
                value: i64 = self._value(self.order[place], target)
                if value > best:
                    best = value
                    found = 0
                if value == best:
                    found |= BIT[place]
            place += 1
        return found

    def _value(self, card: i64, target: i64) -> i64:
        if target == HIGHEST_MARK:
            return RANK_OF[card]
        if target == 2 * HIGHEST_MARK:
            return self.figures.coins[card]
        if target == LOWEST:
            return -self.figures.piety[card]
        return self.figures.piety[card]

    def _below(self, among: i64, piety: i64) -> i64:
        """To be condemned or converted, a card must have less piety than the acting card."""
        found: i64 = 0
        place: i64 = 0
        while place < len(self.order):
            if among & BIT[place] != 0 and self.figures.piety[self.order[place]] < piety:
                found |= BIT[place]
            place += 1
        return found

    # --- observations and views -------------------------------------------------------------------

    def observed_chance(self, viewer: i64, outcome: list[int]) -> i64:
        if self.phase != START:
            if viewer < 0:
                return 0
            return hand_number(outcome[2 * viewer + 1], outcome[2 * viewer + 2])
        key: i64 = outcome[1]
        seen: list[int] = outcome[2:]
        if self.hidden():
            seen = [outcome[2 + viewer]] if viewer >= 0 else []
        for number in seen:
            key = key * 8 + number
        return key

    def view(self, seat: i64) -> ToleranceView:
        view = ToleranceView(seat, self.legal(seat) if seat >= 0 else [])
        self.show_public(view)
        self._show_hidden(view, seat)
        return view

    def features_into(self, seat: i64, writer: FeatureWriter) -> None:
        view = ToleranceView(seat, [])
        self.lend_public(view)
        self._show_hidden(view, seat)
        view.features_into(writer)

    def _show_hidden(self, view: ToleranceView, seat: i64) -> None:
        """Show what only some may see, and what follows from it."""
        sizes = vec[i64]([0] * len(self.hands))
        roles = self.roles[:]
        hidden: bool = self.hidden()
        other: i64 = 0
        while other < len(self.hands):
            sizes[other] = count(self.hands[other]) + count(self.wilds[other])
            if hidden and other != seat:
                roles[other] = UNKNOWN
            other += 1
        view.sizes = sizes
        view.roles = roles
        if seat >= 0:
            view.hand = self.hands[seat]
            view.hand_wilds = self.wilds[seat]

    # --- scores and places ------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return list(self.points)

    def places(self) -> list[int]:
        return places(self.points, self.tallies)

    def pieces(self) -> list[int]:
        """The 73 cards, the cards in play, the seven roles.

        Cards: 0 set aside or not in play, 10 + seat in a hand, 20 + seat in the trick, 30 + 6 ·
        seat + pile on a board. The cards in play: 0 if none is missing. Roles: 0 in the box, 1 +
        seat with a player.
        """
        found = [self._where_card(card) for card in range(CARDS)]
        in_play = sum(1 for place in found if place > 0)
        found.append(0 if self.phase < STARTER or in_play == TRICKS * len(self.hands) else LOST)
        found.extend(self._where_role(role) for role in range(BERTRAM + 1, 8))
        return found

    def _where_card(self, card: i64) -> int:
        found: list[int] = []
        seat: i64 = 0
        while seat < len(self.hands):
            if self.holds(seat, card):
                found.append(10 + seat)
            if self.trick[seat] == card:
                found.append(20 + seat)
            seat += 1
        where: i64 = self.board[card]
        if where != OFF:
            found.append(30 + 6 * owner_of(where) + pile_of(where))
        # The Monarch is never set aside.
        missing = card == self.monarch() and self.phase >= STARTER
        return only_place(found, LOST if missing else 0)

    def _where_role(self, role: i64) -> int:
        """T44: a role is taken only once."""
        found = [1 + seat for seat in range(len(self.roles)) if self.roles[seat] == role]
        return only_place(found, 0)

    def holds(self, seat: i64, card: i64) -> bool:
        if card < NATURALS:
            return self.hands[seat] & BIT[card] != 0
        return self.wilds[seat] & BIT[card - NATURALS] != 0

    def position_bytes(self) -> bytes:
        found = self.record()
        del found["past"]
        return encode(found)
