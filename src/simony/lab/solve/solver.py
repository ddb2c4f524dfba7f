"""Optimal play of a small game for two, and the gain of a best response against any policy.

Counterfactual regret minimisation in the form CFR+ (regrets never below 0, alternating seats, later
rounds weigh more in the average): on a full game tree its average strategy converges to optimal
play. How close it is, is measured by best responses, which are exact.

A policy is one probability for each slot of the tree.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from simony.lab.solve.game_tree import CHANCE, OVER, Tree


@final
class Solver:
    """CFR+ by self-play.

    Information sets in the same `group` use the same strategy: one group each, or for instance one
    per view.

    >>> from simony.lab.solve.game_tree import Tree
    >>> from simony.lab.solve.solver import Solver, exploitability, value
    >>> from simony.template import SPEC
    >>> game = SPEC.open(seats=2, house_rules={"game": {"numbers": 2, "hand": 1}})
    >>> tree = Tree(game.new())
    >>> solver = Solver(tree, list(range(tree.infos)))
    >>> solver.run(200)
    >>> policy = solver.average()
    >>> round(value(tree, policy), 2), exploitability(tree, policy) < 0.01
    (0.5, True)
    """

    def __init__(self, tree: Tree, groups: list[int]) -> None:
        self.tree: Final = tree
        self.rounds: i64 = 0
        self.base: vec[i64] = vec[i64]()
        self.width: vec[i64] = vec[i64]()
        self._make_groups(groups)
        slots: i64 = 0
        for width in self.width:
            slots += width
        self.regret: vec[float] = vec[float]([0.0] * slots)
        self.change: vec[float] = vec[float]([0.0] * slots)
        self.strategy: vec[float] = vec[float]([0.0] * slots)
        self.total: vec[float] = vec[float]([0.0] * slots)
        self.own_reach: vec[float] = vec[float]([0.0] * tree.nodes)
        self.others_reach: vec[float] = vec[float]([0.0] * tree.nodes)
        self.value: vec[float] = vec[float]([0.0] * tree.nodes)
        self._match_regrets()

    def _make_groups(self, groups: list[int]) -> None:
        """Compute where the slots of each information set's group begin."""
        begin: dict[int, int] = {}
        slots = 0
        for info, group in enumerate(groups):
            if group not in begin:
                begin[group] = slots
                slots += int(self.tree.width[info])
                self.width = append(self.width, self.tree.width[info])
            self.base = append(self.base, begin[group])

    def run(self, rounds: int) -> None:
        for _ in range(rounds):
            self.rounds += 1
            seat: i64 = 0
            while seat < 2:
                self._forward_pass(seat)
                self._backward_pass(seat)
                self._add_regrets()
                self._match_regrets()
                seat += 1

    def average(self) -> vec[float]:
        """Return the average policy."""
        tree = self.tree
        policy = vec[float]([0.0] * tree.slots)
        info: i64 = 0
        while info < tree.infos:
            _normalize(self.total, self.base[info], tree.width[info], policy, tree.slot[info])
            info += 1
        return policy

    def _match_regrets(self) -> None:
        """Set the strategy proportional to positive regrets."""
        base: i64 = 0
        for width in self.width:
            _normalize(self.regret, base, width, self.strategy, base)
            base += width

    def _forward_pass(self, seat: i64) -> None:
        """Compute the reach probability of each node: the part of `seat`, and the part of chance
        and the other seat.
        """
        tree = self.tree
        self.own_reach[0] = 1.0
        self.others_reach[0] = 1.0
        weight: float = float(self.rounds)
        nodes: i64 = tree.nodes
        node: i64 = 0
        while node < nodes:
            actor: i64 = tree.actor[node]
            if actor != OVER:
                child: i64 = tree.first[node]
                last: i64 = child + tree.count[node]
                own_reach: float = self.own_reach[node]
                others_reach: float = self.others_reach[node]
                if actor == CHANCE:
                    while child < last:
                        self.own_reach[child] = own_reach
                        self.others_reach[child] = others_reach * tree.chance[child]
                        child += 1
                else:
                    slot: i64 = self.base[tree.info[node]]
                    while child < last:
                        probability: float = self.strategy[slot]
                        if actor == seat:
                            self.own_reach[child] = own_reach * probability
                            self.others_reach[child] = others_reach
                        else:
                            self.own_reach[child] = own_reach
                            self.others_reach[child] = others_reach * probability
                        child += 1
                        slot += 1
            node += 1
        self._add_to_average(seat, weight)

    def _add_to_average(self, seat: i64, weight: float) -> None:
        """Add the current strategy of `seat` to its average; once per information set, since all
        its nodes have the same reach probability.
        """
        tree = self.tree
        info: i64 = 0
        while info < tree.infos:
            if tree.seat[info] == seat:
                own_reach: float = self.own_reach[tree.head[info]] * weight
                if own_reach > 0.0:
                    base: i64 = self.base[info]
                    at: i64 = 0
                    while at < tree.width[info]:
                        self.total[base + at] += own_reach * self.strategy[base + at]
                        at += 1
            info += 1

    def _backward_pass(self, seat: i64) -> None:
        """Compute the value of each node for `seat`, and its regrets."""
        tree = self.tree
        node: i64 = tree.nodes - 1
        while node >= 0:
            actor: i64 = tree.actor[node]
            worth: float = 0.0
            if actor == OVER:
                worth = tree.payoff[node] if seat == 0 else 1.0 - tree.payoff[node]
            else:
                first: i64 = tree.first[node]
                width: i64 = tree.count[node]
                at: i64 = 0
                if actor == CHANCE:
                    while at < width:
                        worth += tree.chance[first + at] * self.value[first + at]
                        at += 1
                else:
                    slot: i64 = self.base[tree.info[node]]
                    while at < width:
                        worth += self.strategy[slot + at] * self.value[first + at]
                        at += 1
                    if actor == seat:
                        others_reach: float = self.others_reach[node]
                        at = 0
                        while at < width:
                            self.change[slot + at] += others_reach * (
                                self.value[first + at] - worth
                            )
                            at += 1
            self.value[node] = worth
            node -= 1

    def _add_regrets(self) -> None:
        slot: i64 = 0
        while slot < len(self.regret):
            regret: float = self.regret[slot] + self.change[slot]
            self.regret[slot] = regret if regret > 0.0 else 0.0
            self.change[slot] = 0.0
            slot += 1


def value(tree: Tree, policy: vec[float]) -> float:
    """Return what seat 0 gets if both seats play this policy."""
    worth = vec[float]([0.0] * tree.nodes)
    node: i64 = tree.nodes - 1
    while node >= 0:
        actor: i64 = tree.actor[node]
        if actor == OVER:
            worth[node] = tree.payoff[node]
        else:
            child: i64 = tree.first[node]
            last: i64 = child + tree.count[node]
            slot: i64 = 0
            if actor != CHANCE:
                slot = tree.slot[tree.info[node]]
            total: float = 0.0
            while child < last:
                if actor == CHANCE:
                    total += tree.chance[child] * worth[child]
                else:
                    total += policy[slot] * worth[child]
                    slot += 1
                child += 1
            worth[node] = total
        node -= 1
    return worth[0]


@final
class BestResponse:
    """The best response of a seat to a policy of the other: exact, over all it observed.

    >>> from librt.vecs import vec
    >>> from simony.lab.solve.game_tree import Tree
    >>> from simony.lab.solve.solver import BestResponse
    >>> from simony.template import SPEC
    >>> game = SPEC.open(seats=2, house_rules={"game": {"numbers": 2, "hand": 1}})
    >>> tree = Tree(game.new())
    >>> first_action = vec[float]([0.0] * tree.slots)
    >>> for slot in tree.slot:
    ...     first_action[slot] = 1.0
    >>> round(BestResponse(tree, 0, first_action).value, 3)
    0.5
    """

    def __init__(self, tree: Tree, seat: int, policy: vec[float]) -> None:
        self.tree: Final = tree
        self.seat: Final[i64] = seat
        self.policy: Final[vec[float]] = policy
        self.reach: vec[float] = vec[float]([0.0] * tree.nodes)
        self.node_values: vec[float] = vec[float]([-1.0] * tree.nodes)
        self.choice: vec[i64] = vec[i64]([-1] * tree.infos)
        self._forward_pass()
        self.value: Final[float] = self._node_value(0)

    def _forward_pass(self) -> None:
        """Compute the probability that chance and the other seat reach each node."""
        tree = self.tree
        self.reach[0] = 1.0
        nodes: i64 = tree.nodes
        node: i64 = 0
        while node < nodes:
            actor: i64 = tree.actor[node]
            child: i64 = tree.first[node]
            last: i64 = child + tree.count[node]
            slot: i64 = 0
            if actor >= 0:
                slot = tree.slot[tree.info[node]]
            while child < last:
                probability: float = self.reach[node]
                if actor == CHANCE:
                    probability *= tree.chance[child]
                elif actor != self.seat:
                    probability *= self.policy[slot]
                self.reach[child] = probability
                child += 1
                slot += 1
            node += 1

    def _node_value(self, node: i64) -> float:
        """Return the value of a node for the seat if it plays optimally from there."""
        if self.node_values[node] >= 0.0:
            return self.node_values[node]
        tree = self.tree
        actor: i64 = tree.actor[node]
        first: i64 = tree.first[node]
        total: float = 0.0
        at: i64 = 0
        if actor == OVER:
            total = tree.payoff[node] if self.seat == 0 else 1.0 - tree.payoff[node]
        elif actor == self.seat:
            total = self._node_value(first + self._choose(tree.info[node]))
        elif actor == CHANCE:
            while at < tree.count[node]:
                total += tree.chance[first + at] * self._node_value(first + at)
                at += 1
        else:
            slot: i64 = tree.slot[tree.info[node]]
            while at < tree.count[node]:
                if self.policy[slot + at] > 0.0:
                    total += self.policy[slot + at] * self._node_value(first + at)
                at += 1
        self.node_values[node] = total
        return total

    def _choose(self, info: i64) -> i64:
        """Return the best action of an information set, over all its nodes weighted by reach
        probability.
        """
        if self.choice[info] >= 0:
            return self.choice[info]
        tree = self.tree
        best: i64 = 0
        most: float = -1.0
        at: i64 = 0
        while at < tree.width[info]:
            total: float = 0.0
            node: i64 = tree.head[info]
            while node >= 0:
                if self.reach[node] > 0.0:
                    total += self.reach[node] * self._node_value(tree.first[node] + at)
                node = tree.next_in_info[node]
            if total > most:
                most = total
                best = at
            at += 1
        self.choice[info] = best
        return best


def best_response_gains(tree: Tree, policy: vec[float], game_value: float) -> tuple[float, float]:
    """Return what a best response gains over the value of the game (`game_value`, to seat 0)
    against this policy in seat 0, and in seat 1.
    """
    return BestResponse(tree, 1, policy).value - (1.0 - game_value), BestResponse(
        tree, 0, policy
    ).value - game_value


def exploitability(tree: Tree, policy: vec[float]) -> float:
    """Return the exploitability: the mean of both gains, for which the game's value need not be
    known. It is 0 for optimal play, and only for that.
    """
    return (BestResponse(tree, 0, policy).value + BestResponse(tree, 1, policy).value - 1.0) / 2.0


def _normalize(weights: vec[float], base: i64, width: i64, out: vec[float], place: i64) -> None:
    """Normalize `width` weights from `base` on into `out` from `place` on; equal shares if all are
    0.
    """
    whole: float = 0.0
    at: i64 = 0
    while at < width:
        whole += weights[base + at]
        at += 1
    at = 0
    while at < width:
        if whole > 0.0:
            out[place + at] = weights[base + at] / whole
        else:
            out[place + at] = 1.0 / float(width)
        at += 1
