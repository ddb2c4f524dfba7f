"""What the cards that others have played tell of those they still hold, if they play by the
heuristics.

Whoever plays a card hardly holds another that the heuristics would have played instead. The test is
made card by card, as if the rest of the hand did not matter: in games among priests it is wrong
about one card of a hundred that they hold, and right about a third of those they do not, in the
middle of a reign (`tests/games/tolerance/ai/test_inference.py`).
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, lowest
from simony.games.tolerance.ai.heuristics import TrickAnalysis
from simony.games.tolerance.rules.actions import AS_SUIT, ASIDE
from simony.games.tolerance.rules.figures import CARDS, NATURALS, NO_CARD, SUIT_OF, TRICKS, WILD
from simony.games.tolerance.rules.rules import ToleranceState
from simony.games.tolerance.rules.scoring import OFF

_PRIOR_DEVIATIONS: Final = 0.4
_PRIOR_DECISIONS: Final = 8.0
"""How often somebody does something else than the heuristics would, before anything is known of
them: as if it had been seen 0.4 times in 8. The more somebody has shown to do so, the less their
cards tell.
"""


class PlayInference:
    """`passed_over` has for each seat and card how often the seat would have played it, had it held it;
    `deviations` how often each seat was seen to play something else than it would have by the
    heuristics, in so many `decisions` cases: a card that came later was held before.

    Nothing is held against the viewer.
    """

    def __init__(self, world: ToleranceState, viewer: i64, unseen: vec[i64]) -> None:
        """Of any world that could be true. It is changed: give a copy."""
        seats: i64 = len(world.hands)
        self.passed_over: Final[vec[i64]] = vec[i64]([0] * (seats * CARDS))
        self.deviations: Final[vec[i64]] = vec[i64]([0] * seats)
        self.decisions: Final[vec[i64]] = vec[i64]([0] * seats)
        self._viewer: Final[i64] = viewer
        self._unseen: Final[vec[i64]] = unseen
        self._table: Final = world
        self._rewind()
        for action in world.past:
            if action < 0:
                break
            self._replay_play(action)

    def likelihood(self, seat: i64, card: i64) -> float:
        """How likely it is that a seat holds an unseen card, beside another against which nothing
        speaks.
        """
        stray: float = (_PRIOR_DEVIATIONS + float(self.deviations[seat])) / (
            _PRIOR_DECISIONS + float(self.decisions[seat])
        )
        found: float = 1.0
        times: i64 = self.passed_over[seat * CARDS + card]
        while times > 0:
            found *= stray
            times -= 1
        return found

    # --- the reign once more ----------------------------------------------------------------------

    def _rewind(self) -> None:
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

    def _replay_play(self, action: i64) -> None:
        seat: i64 = self._table.turn
        if seat != self._viewer:
            self._update(seat, action)
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

    def _update(self, seat: i64, action: i64) -> None:
        table = self._table
        analysis = TrickAnalysis(table, seat)
        analysis.assume_hand_size(TRICKS - table.trick_number)
        promised: i64 = analysis.expected_value(action)
        suits: i64 = self._playable(seat, action)
        for card in self._unseen:
            if (
                suits & BIT[SUIT_OF[card]] != 0
                and self._best_expected_value(analysis, seat, card) > promised
            ):
                self.passed_over[seat * CARDS + card] += 1
        self.decisions[seat] += 1
        if self._passed_over_later_card(analysis, seat, suits, promised):
            self.deviations[seat] += 1

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

    def _best_expected_value(self, analysis: TrickAnalysis, seat: i64, card: i64) -> i64:
        """The most that the heuristics promise for a card."""
        if card < NATURALS:
            return analysis.expected_value(card)
        wild: i64 = card - NATURALS
        if seat != self._table.leader:
            aside: i64 = analysis.expected_value(ASIDE + wild)
            follows: i64 = analysis.expected_value(AS_SUIT + 4 * wild + self._table.led)
            return aside if aside > follows else follows
        best: i64 = analysis.expected_value(AS_SUIT + 4 * wild)
        suit: i64 = 1
        while suit < WILD:
            promised: i64 = analysis.expected_value(AS_SUIT + 4 * wild + suit)
            if promised > best:
                best = promised
            suit += 1
        return best

    def _passed_over_later_card(
        self, analysis: TrickAnalysis, seat: i64, suits: i64, promised: i64
    ) -> bool:
        """Whether a card that the seat has played later was more tempting."""
        naturals: i64 = self._table.hands[seat]
        while naturals != 0:
            card: i64 = lowest(naturals)
            naturals &= naturals - 1
            if (
                suits & BIT[SUIT_OF[card]] != 0
                and self._best_expected_value(analysis, seat, card) > promised
            ):
                return True
        wilds: i64 = self._table.wilds[seat]
        while wilds != 0:
            card = NATURALS + lowest(wilds)
            wilds &= wilds - 1
            if self._best_expected_value(analysis, seat, card) > promised:
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
