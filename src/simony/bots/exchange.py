"""A decision that holds a secret, and the answer to it: both learn from each other by regret (`mixing`), so that neither can be read.

The search mixes its own actions. Whoever decides next mixes theirs, knowing how the search mixes but not what it did: their decisions are
told apart by what that seat observed, and by what the heuristics suggest to it, which stands for the cards it holds.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from simony.bots.mixing import Matcher
from simony.core.contract import State
from simony.core.event import UNSEEN
from simony.core.rng import Rng

NOISE: Final = 5.0
MOST_NOISE: Final = 0.35
"""A share of the mix is taken for noise if it is smaller than NOISE ÷ √games, or than this where games are few."""
TRUST: Final = 0.5
"""What it takes to leave the suggested action: so many times the noise that so many games have."""
MOST_TRUST: Final = 1200
"""The budget from which on trust grows no more: one that is limited by time alone has no number."""
WIDEST: Final = 8
"""Who answers chooses among so many actions at most: the suggested one, and others as chance will have it."""


@final
class Reply:
    """A decision of whoever answers: the actions it considers, and how it mixes them."""

    def __init__(self, actions: list[int], suggested: int) -> None:
        self.actions: Final = actions
        self.matcher: Final = Matcher(len(actions), actions.index(suggested))


@final
class Exchange:
    """One search's own mix, over the actions in the order it began with, the suggested one first, and the replies it has met."""

    def __init__(self, seats: int, width: int, budget: int) -> None:
        if budget <= 0 or budget > MOST_TRUST:
            budget = MOST_TRUST
        self.own: Final = Matcher(width, 0, TRUST * math.sqrt(float(budget) / float(width)))
        self._replies: Final[dict[tuple[int, ...], Reply]] = {}
        self._seen: list[list[int]] = [[] for _ in range(seats)]

    def mix(self, games: i64) -> vec[float]:
        """How often to take each action, after so many games."""
        least: float = MOST_NOISE
        if least * least * float(games) > NOISE * NOISE:
            least = NOISE / math.sqrt(float(games))
        return self.own.average(least)

    def restart(self) -> None:
        """Nobody has seen anything yet: another game is tried."""
        for seen in self._seen:
            seen.clear()

    def see(self, state: State, seat: i64, action: i64) -> None:
        """What everybody else learns from an action. Before it is applied."""
        viewer: i64 = 0
        while viewer < len(self._seen):
            if viewer != seat:
                key: i64 = state.observed(viewer, seat, action)
                if key != UNSEEN:
                    self._seen[viewer].append(key)
            viewer += 1

    def reply(self, state: State, seat: i64, suggested: i64, rng: Rng) -> Reply:
        """How `seat`, which decides now, answers what it has seen."""
        legal = state.legal(seat)
        key = (seat, suggested, *self._seen[seat], UNSEEN, *legal)
        found = self._replies.get(key)
        if found is None:
            found = Reply(_menu(legal, suggested, rng), suggested)
            self._replies[key] = found
        return found


def _menu(legal: list[int], suggested: int, rng: Rng) -> list[int]:
    if len(legal) <= WIDEST:
        return legal
    rest = [action for action in legal if action != suggested]
    actions = [suggested]
    while len(actions) < WIDEST:
        actions.append(rest.pop(rng.below(len(rest))))
    return actions
