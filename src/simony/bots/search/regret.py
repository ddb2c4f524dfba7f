"""Mixing, where a fixed habit could be read: regret matching over the actions of one decision.

Who always answers the same can be read by whoever watches long enough: in a bluff, or in a sealed
bid, the best action depends on what the others expect. A `RegretMatcher` plays each action as often
as it regrets not having played it, and what it has played on average is what to draw from. Where
one action is simply better, that is soon all it plays; where each is answered by another, it
settles between them. How much less a best response then gains is measured in docs/mixing.md.

A search has one for the decision it thinks about and one for each decision of others that it tells
apart. If all actions were tried in the same world, `learn` is told what each came to; if only one
was, `learn_one` is told that, and how likely it was to be tried.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.contract import State
from simony.core.rng import Rng

MIN_ALIKE_SHARE: Final = 0.25
"""How many of the actions must look the same to somebody: one secret among many open moves is not
what a decision is about.
"""


def has_hidden_choice(state: State, seat: i64, legal: list[int]) -> bool:
    """Whether a decision holds a secret: whether several of its actions, and no small part of them,
    look the same to somebody else.

    That is where mixing pays: what is laid face down, what is bid sealed. Where everybody sees at
    once what was chosen, the best will do.
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
    """Decides between `width` actions.

    It begins with the `suggested` one (none for -1), `trust` being what it takes to move it away.

    Worths are of one scale: with wins from 0 to 1, a trust of 1 means one lost game that another
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
        """How likely an action is to be played now."""
        return self._strategy[action]

    def sample(self, rng: Rng) -> i64:
        """An action as it would be played now."""
        return sample_policy(self._strategy, rng)

    def sample_exploring(self, explore: float, rng: Rng) -> i64:
        """The same, but so often any action at all: for who tries only one at a time.

        `explored` says how likely each was.
        """
        if rng.fraction() < explore:
            return rng.below(self.width)
        return sample_policy(self._strategy, rng)

    def exploring_probability(self, action: i64, explore: float) -> float:
        return (1.0 - explore) * self._strategy[action] + explore / float(self.width)

    # --- learning ---------------------------------------------------------------------------------

    def update(self, values: vec[float]) -> None:
        """What each action came to in one world. Actions that were ruled out are not looked at."""
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

    def update_one(self, tried: i64, value: float, probability: float) -> None:
        """What the one action came to that was tried, `likely` as it was: what is tried rarely
        counts for more.
        """
        self._accumulate_strategy()
        mean: float = self._strategy[tried] / probability * value
        action: i64 = 0
        while action < self.width:
            if self._excluded[action] == 0:
                if action == tried:
                    self._add_regret(action, value / probability - mean)
                else:
                    self._add_regret(action, -mean)
            action += 1
        self._update_strategy()

    def rule_out(self, action: i64) -> None:
        """Never play it, as if it had never been played. One action must be left."""
        self._excluded[action] = 1
        self._regret[action] = 0.0
        self._strategy_sum[action] = 0.0
        self._update_strategy()

    def _accumulate_strategy(self) -> None:
        """Later rounds weigh more: the first ones know little."""
        self.rounds += 1
        weight: float = float(self.rounds)
        action: i64 = 0
        while action < self.width:
            self._strategy_sum[action] += weight * self._strategy[action]
            action += 1

    def _add_regret(self, action: i64, more: float) -> None:
        """Never below nothing: an action that was bad for long is taken up as soon as it is
        good.
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

    # --- what it has come to ----------------------------------------------------------------------

    def average_strategy(self, least: float = 0.0) -> vec[float]:
        """What it has played on average: what to draw from.

        An action with a smaller share than `least` is taken for noise and left out.

        The one played most often stays, however small its share.
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
    """An action, each as likely as the policy says; never one that it does not play."""
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
