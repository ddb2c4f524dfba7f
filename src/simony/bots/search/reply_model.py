"""A hidden decision and the reply to it, both learned by regret matching (`regret`), so that
neither is predictable.

The search mixes its own actions. The next player mixes replies, knowing how the search mixes but
not what it did: replies are told apart by what that seat observed, and by what the heuristics
suggest to it, which stands for the cards it holds.
"""

# Compiled with mypyc.

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from simony.bots.search.regret import RegretMatcher
from simony.core.contract import State
from simony.core.event import UNSEEN
from simony.core.rng import Rng

NOISE_FACTOR: Final = 5.0
MAX_NOISE: Final = 0.35
"""A share of the mix smaller than NOISE_FACTOR ÷ √games counts as noise; with few games, one
smaller than MAX_NOISE.
"""
TRUST_FACTOR: Final = 0.5
"""The trust in the suggested action, in multiples of the noise of the budget."""
MAX_TRUST_BUDGET: Final = 1200
"""The budget above which trust no longer grows. A budget limited only by time has no number of
games.
"""
MAX_REPLIES: Final = 8
"""The most actions a reply considers: the suggested one, and others at random."""


@final
class Reply:
    """A decision of the player who replies: the actions considered, and their mix."""

    def __init__(self, actions: list[int], suggested: int) -> None:
        self.actions: Final = actions
        self.matcher: Final = RegretMatcher(len(actions), actions.index(suggested))


@final
class ReplyModel:
    """The mix of one search and the replies to it.

    The mix is over the actions in their initial order, the suggested one first.
    """

    def __init__(self, seats: int, width: int, budget: int) -> None:
        if budget <= 0 or budget > MAX_TRUST_BUDGET:
            budget = MAX_TRUST_BUDGET
        self.own_matcher: Final = RegretMatcher(
            width, 0, TRUST_FACTOR * math.sqrt(float(budget) / float(width))
        )
        self._replies: Final[dict[tuple[int, ...], Reply]] = {}
        self._observed: list[list[int]] = [[] for _ in range(seats)]

    def mixed_strategy(self, games: i64) -> vec[float]:
        """Return the probability of each action, given the number of games played."""
        least: float = MAX_NOISE
        if least * least * float(games) > NOISE_FACTOR * NOISE_FACTOR:
            least = NOISE_FACTOR / math.sqrt(float(games))
        return self.own_matcher.average_strategy(least)

    def restart(self) -> None:
        """Clear the observations before another game is tried."""
        for seen in self._observed:
            seen.clear()

    def observe(self, state: State, seat: i64, action: i64) -> None:
        """Record what everyone else observes of an action. Call it before the action is applied."""
        viewer: i64 = 0
        while viewer < len(self._observed):
            if viewer != seat:
                key: i64 = state.observed(viewer, seat, action)
                if key != UNSEEN:
                    self._observed[viewer].append(key)
            viewer += 1

    def find_reply(self, state: State, seat: i64, suggested: i64, rng: Rng) -> Reply:
        """Return the reply of `seat`, which is to act, for what it has observed."""
        legal = state.legal(seat)
        key = (seat, suggested, *self._observed[seat], UNSEEN, *legal)
        found = self._replies.get(key)
        if found is None:
            found = Reply(_reply_actions(legal, suggested, rng), suggested)
            self._replies[key] = found
        return found


def _reply_actions(legal: list[int], suggested: int, rng: Rng) -> list[int]:
    if len(legal) <= MAX_REPLIES:
        return legal
    rest = [action for action in legal if action != suggested]
    actions = [suggested]
    while len(actions) < MAX_REPLIES:
        actions.append(rest.pop(rng.below(len(rest))))
    return actions
