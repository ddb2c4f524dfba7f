"""One tree a seat, over what that seat can tell apart: the memory of a search.

A node stands for all positions that look alike to its seat since the search began. The seat that decides chooses among the edges of its
own node; every tree then follows what its seat observes. What a seat does not see does not move its tree.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.contract import State
from simony.core.event import UNSEEN
from simony.core.rng import Rng

_BIG: Final = 1e9


@final
class Edge:
    """An action at a node: how often it was open and tried, and what came of it in all for the node's seat."""

    def __init__(self, action: i64, after: Edge | None) -> None:
        self.action: i64 = action
        self.offered: i64 = 0
        self.visits: i64 = 0
        self.total = 0.0
        self.after: Edge | None = after


@final
class Node:
    """What one seat knows at one moment. Edges and children are chains, the newest first."""

    def __init__(self, key: i64, after: Node | None) -> None:
        self.key: i64 = key
        self.visits: i64 = 0
        self.tried: i64 = 0
        self.edges: Edge | None = None
        self.children: Node | None = None
        self.after: Node | None = after

    def child(self, key: i64) -> Node:
        """Where the tree goes when its seat observes `key`."""
        node = self.children
        while node is not None:
            if node.key == key:
                return node
            node = node.after
        made = Node(key, self.children)
        self.children = made
        return made

    def add(self, action: i64) -> Edge:
        edge = Edge(action, self.edges)
        self.edges = edge
        self.tried += 1
        return edge


@final
class Forest:
    """The trees of all seats, and where each is in the game that is being tried."""

    def __init__(self, seats: i64, actions: i64, explore: float, widen: i64) -> None:
        self._seats: i64 = seats
        self._explore: Final = explore
        self._widen: i64 = widen
        self._marks: Final[vec[i64]] = vec[i64]([0] * actions)
        """For each action the number of the last choice that offered it; negative once its edge is found."""
        self._choice: i64 = 0
        self._first: i64 = 0
        self._end: i64 = seats
        """Whose trees there are: those from the first up to the end."""
        self._roots: list[Node] = []
        self._at: list[Node] = []
        self._path: list[Edge] = []
        self._deciders: list[int] = []
        self.clear(-1)

    def clear(self, only: i64) -> None:
        """Forget everything. Only one seat has a tree from now on, or all (-1)."""
        self._first = 0
        self._end = self._seats
        if only >= 0:
            self._first = only
            self._end = only + 1
        self._roots = [Node(UNSEEN, None) for _ in range(self._seats)]
        self.restart()

    def restart(self) -> None:
        """All trees to their roots: another game is tried."""
        self._at = self._roots[:]
        self._path = []
        self._deciders = []

    def is_new(self, seat: i64) -> bool:
        """Whether the seat decides for the first time with what it knows now."""
        return self._at[seat].tried == 0

    def choose(self, seat: i64, legal: vec[i64], found: i64, rng: Rng) -> Edge:
        """An edge of the node where the seat's tree is: one not yet tried, or the one that promises most."""
        node = self._at[seat]
        self._choice += 1
        choice: i64 = self._choice
        marks = self._marks
        number: i64 = 0
        while number < found:
            marks[legal[number]] = choice
            number += 1
        best: Edge | None = None
        most: float = -_BIG
        open_: i64 = 0
        edge = node.edges
        while edge is not None:
            if marks[edge.action] == choice:
                marks[edge.action] = -choice
                edge.offered += 1
                open_ += 1
                promise: float = self._promise(edge)
                if promise > most:
                    most = promise
                    best = edge
            edge = edge.after
        node.visits += 1
        if best is None or (open_ < found and self._is_curious(node, open_)):
            best = node.add(self._untried(legal, found - open_, rng))
            best.offered = 1
        return best

    def take(self, seat: i64, action: i64) -> Edge:
        """The edge of an action that was chosen otherwise."""
        node = self._at[seat]
        node.visits += 1
        edge = node.edges
        while edge is not None:
            if edge.action == action:
                edge.offered += 1
                return edge
            edge = edge.after
        made = node.add(action)
        made.offered = 1
        return made

    def _promise(self, edge: Edge) -> float:
        """UCB1 with the count of how often the action was open."""
        visits: float = float(edge.visits)
        return edge.total / visits + self._explore * math.sqrt(math.log(float(edge.offered)) / visits)

    def _is_curious(self, node: Node, open_: i64) -> bool:
        return self._widen == 0 or node.visits >= self._widen * open_

    def _untried(self, legal: vec[i64], left: i64, rng: Rng) -> i64:
        """Any of the `left` actions that have no edge yet."""
        skip: i64 = rng.below(left)
        number: i64 = 0
        while True:
            if self._marks[legal[number]] == self._choice:
                if skip == 0:
                    return legal[number]
                skip -= 1
            number += 1

    def walk(self, seat: i64, edge: Edge) -> None:
        """Remember that `seat` took this way."""
        self._path.append(edge)
        self._deciders.append(seat)

    def see(self, state: State, seat: i64, action: i64) -> None:
        """Every tree follows what its seat will observe of it. Before the action is applied."""
        viewer: i64 = self._first
        while viewer < self._end:
            key: i64 = state.observed(viewer, seat, action)
            if key != UNSEEN:
                self._at[viewer] = self._at[viewer].child(key)
            viewer += 1

    def see_chance(self, state: State, outcome: list[int]) -> None:
        """The same for what chance does."""
        viewer: i64 = self._first
        while viewer < self._end:
            key: i64 = state.observed_chance(viewer, outcome)
            if key != UNSEEN:
                self._at[viewer] = self._at[viewer].child(key)
            viewer += 1

    def credit(self, values: list[float]) -> None:
        """The game has ended with a value for each seat: every edge on the way counts its own."""
        number: i64 = 0
        while number < len(self._path):
            edge = self._path[number]
            decider: i64 = self._deciders[number]
            edge.visits += 1
            edge.total += values[decider]
            number += 1
