"""A decision that holds a secret, and the answer to it: both learn from each other by regret
(`mixing`), so that neither can be read.

The search mixes its own actions. Whoever decides next mixes theirs, knowing how the search mixes
but not what it did: their decisions are told apart by what that seat observed, and by what the
heuristics suggest to it, which stands for the cards it holds.
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
"""A share of the mix is taken for noise if it is smaller than NOISE ÷ √games, or than this where
games are few.
"""
TRUST_FACTOR: Final = 0.5
"""What it takes to leave the suggested action: so many times the noise that so many games have."""
MAX_TRUST_BUDGET: Final = 1200
"""The budget from which on trust grows no more: one that is limited by time alone has no number."""
MAX_REPLIES: Final = 8
"""Who answers chooses among so many actions at most: the suggested one, and others as chance will
have it.
"""


@final
class Reply:
    """A decision of whoever answers: the actions it considers, and how it mixes them."""

    def __init__(self, actions: list[int], suggested: int) -> None:
        self.actions: Final = actions
        self.matcher: Final = RegretMatcher(len(actions), actions.index(suggested))


@final
class ReplyModel:
    """One search's own mix, over the actions in the order it began with, the suggested one first,
    and the replies it has met.
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
        """How often to take each action, after so many games."""
        least: float = MAX_NOISE
        if least * least * float(games) > NOISE_FACTOR * NOISE_FACTOR:
            least = NOISE_FACTOR / math.sqrt(float(games))
        return self.own_matcher.average_strategy(least)

    def restart(self) -> None:
        """Nobody has seen anything yet: another game is tried."""
        for seen in self._observed:
            seen.clear()

    def observe(self, state: State, seat: i64, action: i64) -> None:
        """What everybody else learns from an action. Before it is applied."""
        viewer: i64 = 0
        while viewer < len(self._observed):
            if viewer != seat:
                key: i64 = state.observed(viewer, seat, action)
                if key != UNSEEN:
                    self._observed[viewer].append(key)
            viewer += 1

    def find_reply(self, state: State, seat: i64, suggested: i64, rng: Rng) -> Reply:
        """How `seat`, which decides now, answers what it has seen."""
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
