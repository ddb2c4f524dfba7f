"""Regret matching over the actions of one decision, for mixed strategies.

A player who always makes the same choice can be exploited: in a bluff or a sealed bid the best
action depends on what the others expect. A `RegretMatcher` plays each action with a probability
proportional to the regret of not having played it. The result is its average strategy. Where one
action is simply better, it soon plays only that; where each action is beaten by another, it
converges to a mix. docs/mixing.md measures how much less a best response gains against it.

A search has one for its own decision and one for each reply of others that it can tell apart.
`update` takes the values of all actions in the same world.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.contract import State
from simony.core.rng import Rng

MIN_ALIKE_SHARE: Final = 0.25
"""The share of the actions that must look the same to another player. One secret action among many
open ones is not enough.
"""


def has_hidden_choice(state: State, seat: i64, legal: list[int]) -> bool:
    """Whether several actions, and at least `MIN_ALIKE_SHARE` of them, look the same to another
    player.

    Mixing pays there: cards laid face down, sealed bids. Where everybody sees the choice at once,
    the best action is enough.
    """
    other: i64 = 0
    while other < state.game().seats:
        if other != seat:
            alike: dict[int, int] = {}
            for action in legal:
                key: i64 = state.observed(other, seat, action)
                same = alike.get(key, 0) + 1
                alike[key] = same
                if same > 1 and float(same) >= MIN_ALIKE_SHARE * float(len(legal)):
                    return True
        other += 1
    return False


@final
class RegretMatcher:
    """Regret matching between `width` actions.

    It starts with the `suggested` action (-1: none). `trust` is the initial regret of that action.

    Values must share one scale: with wins from 0 to 1, a trust of 1 is one lost game that another
    action would have won.
    """

    def __init__(self, width: int, suggested: int = -1, trust: float = 1.0) -> None:
        if width < 1 or suggested >= width:
            raise ValueError((width, suggested))
        self.width: Final[i64] = width
        self.rounds: i64 = 0
        self._regret: vec[float] = vec[float]([0.0] * width)
        self._strategy_sum: vec[float] = vec[float]([0.0] * width)
        self._strategy: vec[float] = vec[float]([1.0 / float(width)] * width)
        self._excluded: vec[i64] = vec[i64]([0] * width)
        if suggested >= 0:
            self._regret[suggested] = trust
            self._update_strategy()

    # --- playing ----------------------------------------------------------------------------------

    def probability(self, action: i64) -> float:
        """Return the current probability of an action."""
        return self._strategy[action]

    def sample(self, rng: Rng) -> i64:
        """Sample an action from the current strategy."""
        return sample_policy(self._strategy, rng)

    # --- learning ---------------------------------------------------------------------------------

    def update(self, values: vec[float]) -> None:
        """Update with the value of each action in one world. Excluded actions are ignored."""
        mean: float = 0.0
        action: i64 = 0
        while action < self.width:
            if self._excluded[action] == 0:
                mean += self._strategy[action] * values[action]
            action += 1
        self._accumulate_strategy()
        action = 0
        while action < self.width:
            if self._excluded[action] == 0:
                self._add_regret(action, values[action] - mean)
            action += 1
        self._update_strategy()

    def rule_out(self, action: i64) -> None:
        """Exclude an action, as if it had never been played. One action must be left."""
        self._excluded[action] = 1
        self._regret[action] = 0.0
        self._strategy_sum[action] = 0.0
        self._update_strategy()

    def _accumulate_strategy(self) -> None:
        """Add the strategy to the average. Later rounds weigh more: early ones know little."""
        self.rounds += 1
        weight: float = float(self.rounds)
        action: i64 = 0
        while action < self.width:
            self._strategy_sum[action] += weight * self._strategy[action]
            action += 1

    def _add_regret(self, action: i64, more: float) -> None:
        """Add to a regret, but not below 0, so that an action that was bad for long is used as soon
        as it is good.
        """
        regret: float = self._regret[action] + more
        if regret < 0.0:
            regret = 0.0
        self._regret[action] = regret

    def _update_strategy(self) -> None:
        left: i64 = 0
        whole: float = 0.0
        action: i64 = 0
        while action < self.width:
            whole += self._regret[action]
            if self._excluded[action] == 0:
                left += 1
            action += 1
        action = 0
        while action < self.width:
            if self._excluded[action] != 0:
                self._strategy[action] = 0.0
            elif whole > 0.0:
                self._strategy[action] = self._regret[action] / whole
            else:
                self._strategy[action] = 1.0 / float(left)
            action += 1

    # --- results ----------------------------------------------------------------------------------

    def average_strategy(self, least: float = 0.0) -> vec[float]:
        """Return the average strategy.

        Actions with a smaller share than `least` count as noise and get 0. The most frequent action
        always stays.
        """
        policy = vec[float]([0.0] * self.width)
        whole: float = 0.0
        most: i64 = 0
        action: i64 = 0
        while action < self.width:
            whole += self._strategy_sum[action]
            if self._strategy_sum[action] > self._strategy_sum[most]:
                most = action
            action += 1
        if whole <= 0.0:
            return self._strategy[:]
        kept: float = 0.0
        action = 0
        while action < self.width:
            if action == most or self._strategy_sum[action] >= least * whole:
                kept += self._strategy_sum[action]
                policy[action] = self._strategy_sum[action]
            action += 1
        action = 0
        while action < self.width:
            policy[action] /= kept
            action += 1
        return policy


def sample_policy(policy: vec[float], rng: Rng) -> i64:
    """Sample an action from a policy; never one with probability 0."""
    left: float = rng.fraction()
    last: i64 = -1
    action: i64 = 0
    while action < len(policy):
        if policy[action] > 0.0:
            last = action
            left -= policy[action]
            if left < 0.0:
                return action
        action += 1
    return last
