"""Legal actions in Tolerance."""

# Compiled with mypyc.

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, lowest, members_into
from simony.core.rng import Rng
from simony.games.tolerance.rules.action_lists import (
    random_follow,
    random_lead,
    wilds_to_follow_into,
    wilds_to_lead_into,
)
from simony.games.tolerance.rules.actions import (
    EXECUTION,
    FIRST,
    KEEP,
    LOANS,
    PLAY,
    REPAY,
    STARTER,
    TAKE_ROLE,
    TARGET,
    TARGETING,
    TRICK,
)
from simony.games.tolerance.rules.figures import ALL_ROLES, BERTRAM, MONARCH, NATURALS, SUIT_CARDS
from simony.games.tolerance.rules.scoring import living
from simony.games.tolerance.rules.state import BaseState


class LegalActions(BaseState):
    """The state with its legal actions."""

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        if self.turn != seat or seat < 0:
            return 0
        if self.phase != TRICK:
            return self._others_into(out)
        found: i64 = members_into(self.playable(seat), PLAY, out, 0)
        if seat == self.leader:
            return wilds_to_lead_into(self.wilds[seat], out, found)
        return wilds_to_follow_into(self.wilds[seat], self.led, out, found)

    def random_action(self, seat: i64, rng: Rng, out: vec[i64]) -> i64:
        """Draw a card without listing the others: 3 % less time for plain search."""
        if self.phase != TRICK:
            return out[rng.below(self._others_into(out))]
        if seat == self.leader:
            return random_lead(self.hands[seat], self.wilds[seat], rng)
        return random_follow(self.playable(seat), self.wilds[seat], self.led, rng)

    def playable(self, seat: i64) -> i64:
        """Return the cards of suits that the seat to play may play now: of the suit led, if it has
        any.
        """
        hand: i64 = self.hands[seat]
        if seat == self.leader:
            return hand
        following: i64 = hand & SUIT_CARDS[self.led]
        if following != 0:
            return following
        return hand

    def _others_into(self, out: vec[i64]) -> i64:
        """Write the actions of every phase but tricks. Separate, so that the hot path
        stays short.
        """
        if self.phase == TARGETING:
            return self._targets_into(out)
        if self.phase == EXECUTION:
            return self._victims_into(out)
        if self.phase == LOANS:
            out[0] = REPAY
            out[1] = KEEP
            return 2
        if self.phase == STARTER:
            return members_into(BIT[len(self.hands)] - 1, FIRST, out, 0)
        return members_into(self.roles_left() >> 1, TAKE_ROLE, out, 0)

    def _targets_into(self, out: vec[i64]) -> i64:
        naturals: i64 = 0
        wilds: i64 = 0
        acting: i64 = self.order[self.acting]
        left: i64 = self.reach(acting, self.figures.effect[acting]) & ~self.chosen
        while left != 0:
            card: i64 = self.order[lowest(left)]
            left &= left - 1
            if card < NATURALS:
                naturals |= BIT[card]
            else:
                wilds |= BIT[card - NATURALS]
        found: i64 = members_into(naturals, TARGET, out, 0)
        return members_into(wilds, TARGET + NATURALS, out, found)

    def _victims_into(self, out: vec[i64]) -> i64:
        """Write all cards but Monarchs: only that of the reign is in play, and it spares itself
        (T32).
        """
        board = self.board
        found: i64 = 0
        card: i64 = 0
        while card < MONARCH:
            # Always written, and kept only if the card lives: a branch would be unpredictable.
            out[found] = TARGET + card
            found += living(board[card])
            card += 1
        return found

    def roles_left(self) -> i64:
        """T44: return the mask of the roles that nobody has taken."""
        left: i64 = ALL_ROLES
        for role in self.roles:
            if role > BERTRAM:
                left &= ~BIT[role]
        return left
