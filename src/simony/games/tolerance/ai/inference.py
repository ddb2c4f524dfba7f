"""What the cards that others have played imply about the cards they still hold, if they play by the
heuristics.

A player who plays a card probably does not hold another that the heuristics would have played
instead. Each card is tested on its own, as if the rest of the hand did not matter. In games among
priests, in the middle of a reign, it is wrong about one in a hundred of the cards that they hold,
and right about a third of those they do not (`tests/games/tolerance/ai/test_inference.py`).
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
"""The prior rate at which a player deviates from the heuristics: as if it had been seen 0.4 times
in 8 decisions. The more a player has deviated, the less their cards imply.
"""


class PlayInference:
    """Evidence about hands from the plays of a reign.

    `passed_over` has, for each seat and card, how often the seat would have played the card, had it
    held it. `deviations` has how often each seat was seen to play something else than the
    heuristics, out of `decisions` cases: a card that was played later was held before.

    There is no evidence against the viewer's own cards.
    """

    def __init__(self, world: ToleranceState, viewer: i64, unseen: vec[i64]) -> None:
        """`world` is any world consistent with the view. It is changed: pass a copy."""
        seats: i64 = len(world.hands)
        self.passed_over: Final[vec[i64]] = vec[i64]([0] * (seats * CARDS))
        self.deviations: Final[vec[i64]] = vec[i64]([0] * seats)
        self.decisions: Final[vec[i64]] = vec[i64]([0] * seats)
        self._viewer: Final[i64] = viewer
        self._unseen: Final[vec[i64]] = unseen
        self._state: Final = world
        self._rewind()
        for action in world.past:
            if action < 0:
                break
            self._replay_play(action)

    def likelihood(self, seat: i64, card: i64) -> float:
        """Return the relative likelihood that a seat holds an unseen card, compared to a card
        without evidence against it.
        """
        deviation_rate: float = (_PRIOR_DEVIATIONS + float(self.deviations[seat])) / (
            _PRIOR_DECISIONS + float(self.decisions[seat])
        )
        found: float = 1.0
        times: i64 = self.passed_over[seat * CARDS + card]
        while times > 0:
            found *= deviation_rate
            times -= 1
        return found

    # --- replaying the reign ----------------------------------------------------------------------

    def _rewind(self) -> None:
        """Go back to the reign's first trick; everybody holds what they have played since, as far
        as is known.
        """
        state = self._state
        seat: i64 = 0
        while seat < len(state.hands):
            state.hands[seat] = 0
            state.wilds[seat] = 0
            seat += 1
        state.acting = 0
        state.fallen = 0
        self._clear_board()
        for action in state.past:
            if action < 0:
                break
            self._lay(action)
        self._clear_board()

    def _clear_board(self) -> None:
        state = self._state
        seat: i64 = 0
        while seat < len(state.trick):
            state.trick[seat] = NO_CARD
            seat += 1
        card: i64 = 0
        while card < CARDS:
            state.board[card] = OFF
            card += 1
        self._begin_trick(0, state.starter)

    def _begin_trick(self, number: i64, leader: i64) -> None:
        state = self._state
        state.trick_number = number
        state.leader = leader
        state.turn = leader
        state.led = -1
        state.asides = 0

    def _replay_play(self, action: i64) -> None:
        seat: i64 = self._state.turn
        if seat != self._viewer:
            self._update(seat, action)
        self._lay(action)

    def _lay(self, action: i64) -> None:
        """Take the card from the hand, or put it back while rewinding. Of a finished trick only the
        fact that a card was seen matters.
        """
        state = self._state
        seat: i64 = state.turn
        card: i64 = card_of(action)
        if card < NATURALS:
            state.hands[seat] ^= BIT[card]
        else:
            state.wilds[seat] ^= BIT[card - NATURALS]
        if action >= ASIDE:
            state.asides |= BIT[seat]
        elif seat == state.leader:
            state.led = suit_led(action)
        state.trick[seat] = card
        state.turn = state.left_of(seat)
        if state.turn == state.leader:
            self._end_trick()

    def _end_trick(self) -> None:
        state = self._state
        winner: i64 = state.winner()
        seat: i64 = 0
        while seat < len(state.trick):
            state.board[state.trick[seat]] = 0
            state.trick[seat] = NO_CARD
            seat += 1
        self._begin_trick(state.trick_number + 1, winner)

    # --- alternatives to a play -------------------------------------------------------------------

    def _update(self, seat: i64, action: i64) -> None:
        state = self._state
        analysis = TrickAnalysis(state, seat)
        analysis.assume_hand_size(TRICKS - state.trick_number)
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
        """Return the suits of which any card could have been played instead, as far as is known: a
        player of a Wild may hold the suit led or not.
        """
        state = self._state
        if seat == state.leader:
            return BIT[WILD + 1] - 1
        card: i64 = card_of(action)
        if card >= NATURALS or SUIT_OF[card] == state.led:
            return BIT[state.led] | BIT[WILD]
        return (BIT[WILD + 1] - 1) & ~BIT[state.led]

    def _best_expected_value(self, analysis: TrickAnalysis, seat: i64, card: i64) -> i64:
        """Return the highest expected value that the heuristics give a card."""
        if card < NATURALS:
            return analysis.expected_value(card)
        wild: i64 = card - NATURALS
        if seat != self._state.leader:
            aside: i64 = analysis.expected_value(ASIDE + wild)
            follows: i64 = analysis.expected_value(AS_SUIT + 4 * wild + self._state.led)
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
        """Whether a card that the seat played later had a higher expected value."""
        naturals: i64 = self._state.hands[seat]
        while naturals != 0:
            card: i64 = lowest(naturals)
            naturals &= naturals - 1
            if (
                suits & BIT[SUIT_OF[card]] != 0
                and self._best_expected_value(analysis, seat, card) > promised
            ):
                return True
        wilds: i64 = self._state.wilds[seat]
        while wilds != 0:
            card = NATURALS + lowest(wilds)
            wilds &= wilds - 1
            if self._best_expected_value(analysis, seat, card) > promised:
                return True
        return False


def card_of(action: i64) -> i64:
    """Return the card that an action in a trick plays."""
    if action < AS_SUIT:
        return action
    if action < ASIDE:
        return NATURALS + ((action - AS_SUIT) >> 2)
    return NATURALS + action - ASIDE


def suit_led(action: i64) -> i64:
    """Return the suit that an action leads."""
    if action < AS_SUIT:
        return SUIT_OF[action]
    return action & 3
