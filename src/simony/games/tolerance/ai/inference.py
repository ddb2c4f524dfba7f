"""What the cards that others have played tell of those they still hold, if they play by the
heuristics.

Whoever plays a card hardly holds another that the heuristics would have played instead. The test is
made card by card, as if the rest of the hand did not matter: in games among priests it is wrong
about one card of a hundred that they hold, and right about a third of those they do not, in the
middle of a reign (`tests/games/tolerance/test_doubts.py`).
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, lowest
from simony.games.tolerance.ai.heuristics import Reading
from simony.games.tolerance.rules.actions import AS_SUIT, ASIDE
from simony.games.tolerance.rules.figures import CARDS, NATURALS, NO_CARD, SUIT_OF, TRICKS, WILD
from simony.games.tolerance.rules.rules import ToleranceState
from simony.games.tolerance.rules.scoring import OFF

_STRAYS: Final = 0.4
_OUT_OF: Final = 8.0
"""How often somebody does something else than the heuristics would, before anything is known of
them: as if it had been seen 0.4 times in 8. The more somebody has shown to do so, the less their
cards tell.
"""


class Doubts:
    """`against` has for each seat and card how often the seat would have played it, had it held it;
    `strayed` how often each seat was seen to play something else than it would have by the
    heuristics, in so many `decided` cases: a card that came later was held before.

    Nothing is held against the viewer.
    """

    def __init__(self, world: ToleranceState, viewer: i64, unseen: vec[i64]) -> None:
        """Of any world that could be true. It is changed: give a copy."""
        seats: i64 = len(world.hands)
        self.against: Final[vec[i64]] = vec[i64]([0] * (seats * CARDS))
        self.strayed: Final[vec[i64]] = vec[i64]([0] * seats)
        self.decided: Final[vec[i64]] = vec[i64]([0] * seats)
        self._viewer: Final[i64] = viewer
        self._unseen: Final[vec[i64]] = unseen
        self._table: Final = world
        self._go_back()
        for action in world.past:
            if action < 0:
                break
            self._reconsider(action)

    def likely(self, seat: i64, card: i64) -> float:
        """How likely it is that a seat holds an unseen card, beside another against which nothing
        speaks.
        """
        stray: float = (_STRAYS + float(self.strayed[seat])) / (_OUT_OF + float(self.decided[seat]))
        found: float = 1.0
        times: i64 = self.against[seat * CARDS + card]
        while times > 0:
            found *= stray
            times -= 1
        return found

    # --- the reign once more ----------------------------------------------------------------------

    def _go_back(self) -> None:
        """To the reign's first trick; everybody holds what they have played since, as far as
        anybody knows.
        """
        table = self._table
        seat: i64 = 0
        while seat < len(table.hands):
            table.hands[seat] = 0
            table.wilds[seat] = 0
            seat += 1
        table.acting = 0
        table.fallen = 0
        self._clear_table()
        for action in table.past:
            if action < 0:
                break
            self._lay(action)
        self._clear_table()

    def _clear_table(self) -> None:
        table = self._table
        seat: i64 = 0
        while seat < len(table.trick):
            table.trick[seat] = NO_CARD
            seat += 1
        card: i64 = 0
        while card < CARDS:
            table.board[card] = OFF
            card += 1
        self._begin_trick(0, table.starter)

    def _begin_trick(self, number: i64, leader: i64) -> None:
        table = self._table
        table.trick_number = number
        table.leader = leader
        table.turn = leader
        table.led = -1
        table.asides = 0

    def _reconsider(self, action: i64) -> None:
        seat: i64 = self._table.turn
        if seat != self._viewer:
            self._doubt(seat, action)
        self._lay(action)

    def _lay(self, action: i64) -> None:
        """The card leaves the hand, or comes into it on the way back; of a trick that is over, all
        that matters is that it was seen.
        """
        table = self._table
        seat: i64 = table.turn
        card: i64 = card_of(action)
        if card < NATURALS:
            table.hands[seat] ^= BIT[card]
        else:
            table.wilds[seat] ^= BIT[card - NATURALS]
        if action >= ASIDE:
            table.asides |= BIT[seat]
        elif seat == table.leader:
            table.led = suit_led(action)
        table.trick[seat] = card
        table.turn = table.left_of(seat)
        if table.turn == table.leader:
            self._end_trick()

    def _end_trick(self) -> None:
        table = self._table
        winner: i64 = table.winner()
        seat: i64 = 0
        while seat < len(table.trick):
            table.board[table.trick[seat]] = 0
            table.trick[seat] = NO_CARD
            seat += 1
        self._begin_trick(table.trick_number + 1, winner)

    # --- what else there was to play --------------------------------------------------------------

    def _doubt(self, seat: i64, action: i64) -> None:
        table = self._table
        reading = Reading(table, seat)
        reading.holding(TRICKS - table.trick_number)
        promised: i64 = reading.promise(action)
        suits: i64 = self._playable(seat, action)
        for card in self._unseen:
            if suits & BIT[SUIT_OF[card]] != 0 and self._tempting(reading, seat, card) > promised:
                self.against[seat * CARDS + card] += 1
        self.decided[seat] += 1
        if self._held_back(reading, seat, suits, promised):
            self.strayed[seat] += 1

    def _playable(self, seat: i64, action: i64) -> i64:
        """The suits of which any card could have been played instead, as far as is known: who plays
        a Wild may hold the suit led or not.
        """
        table = self._table
        if seat == table.leader:
            return BIT[WILD + 1] - 1
        card: i64 = card_of(action)
        if card >= NATURALS or SUIT_OF[card] == table.led:
            return BIT[table.led] | BIT[WILD]
        return (BIT[WILD + 1] - 1) & ~BIT[table.led]

    def _tempting(self, reading: Reading, seat: i64, card: i64) -> i64:
        """The most that the heuristics promise for a card."""
        if card < NATURALS:
            return reading.promise(card)
        wild: i64 = card - NATURALS
        if seat != self._table.leader:
            aside: i64 = reading.promise(ASIDE + wild)
            follows: i64 = reading.promise(AS_SUIT + 4 * wild + self._table.led)
            return aside if aside > follows else follows
        best: i64 = reading.promise(AS_SUIT + 4 * wild)
        suit: i64 = 1
        while suit < WILD:
            promised: i64 = reading.promise(AS_SUIT + 4 * wild + suit)
            if promised > best:
                best = promised
            suit += 1
        return best

    def _held_back(self, reading: Reading, seat: i64, suits: i64, promised: i64) -> bool:
        """Whether a card that the seat has played later was more tempting."""
        naturals: i64 = self._table.hands[seat]
        while naturals != 0:
            card: i64 = lowest(naturals)
            naturals &= naturals - 1
            if suits & BIT[SUIT_OF[card]] != 0 and self._tempting(reading, seat, card) > promised:
                return True
        wilds: i64 = self._table.wilds[seat]
        while wilds != 0:
            card = NATURALS + lowest(wilds)
            wilds &= wilds - 1
            if self._tempting(reading, seat, card) > promised:
                return True
        return False


def card_of(action: i64) -> i64:
    """The card that an action of the tricks plays."""
    if action < AS_SUIT:
        return action
    if action < ASIDE:
        return NATURALS + ((action - AS_SUIT) >> 2)
    return NATURALS + action - ASIDE


def suit_led(action: i64) -> i64:
    """The suit that is led with an action."""
    if action < AS_SUIT:
        return SUIT_OF[action]
    return action & 3
