"""One tree per seat, over what that seat can tell apart.

A node stands for all positions that look alike to its seat since the search began. The seat that
decides chooses among the edges of its own node; every tree then follows what its seat observes.
What a seat does not see does not move its tree.

Nodes and edges are rows of numbers in two long vectors, identified by the offset of their row. A
search makes thousands of them, and objects would cost more than the simulated games.
"""

# Compiled with mypyc.

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.contract import State
from simony.core.event import UNSEEN
from simony.core.rng import Rng

_BIG: Final = 1e9
_NONE: Final = -1

# Fields of a node: what its seat observed to get here, how often it decided here, the number of
# edges, the newest edge, the most recently visited child, and the next child of the same parent.
_KEY: Final = 0
_DECIDED: Final = 1
_TRIED: Final = 2
_EDGES: Final = 3
_CHILDREN: Final = 4
_SIBLING: Final = 5
_NODE: Final = 6

# Fields of an edge: its action, how often it was legal, how often it was tried, and the next edge
# of the same node. The sum of values for the node's seat is a float, and is in `_totals`.
_ACTION: Final = 0
_OFFERED: Final = 1
_VISITS: Final = 2
_NEXT: Final = 3
_EDGE: Final = 4


@final
class SeatTrees:
    """The trees of all seats, and the current node of each in the simulated game."""

    def __init__(self, seats: i64, actions: i64, explore: float, widen: i64) -> None:
        self._seats: i64 = seats
        self._explore: Final = explore
        self._widen: i64 = widen
        self._marks: Final[vec[i64]] = vec[i64]([0] * actions)
        """For each action the number of the last choice that offered it; negative once its edge is
        found.
        """
        self._choice: i64 = 0
        self._first: i64 = 0
        self._end: i64 = seats
        """Only the seats from `_first` up to `_end` have trees."""
        self._nodes: vec[i64] = vec[i64]([0] * (_NODE * 256))
        self._nodes_end: i64 = 0
        self._edges: vec[i64] = vec[i64]([0] * (_EDGE * 256))
        self._totals: vec[float] = vec[float]([0.0] * 256)
        self._edges_end: i64 = 0
        self._at: Final[vec[i64]] = vec[i64]([0] * seats)
        self._path: vec[i64] = vec[i64]([0] * 64)
        """The edges taken in this game, each followed by its seat."""
        self._path_end: i64 = 0
        self.clear(-1)

    def clear(self, only: i64) -> None:
        """Remove all nodes. From now on only the seat `only` has a tree, or all seats (-1)."""
        self._first = 0
        self._end = self._seats
        if only >= 0:
            self._first = only
            self._end = only + 1
        self._nodes_end = 0
        self._edges_end = 0
        for _ in range(self._seats):
            self._new_node(UNSEEN, _NONE)
        self.restart()

    def restart(self) -> None:
        """Return to the roots before another game is tried."""
        seat: i64 = 0
        while seat < self._seats:
            self._at[seat] = _NODE * seat
            seat += 1
        self._path_end = 0

    def is_new(self, seat: i64) -> bool:
        """Whether the seat decides here for the first time."""
        return self._nodes[self._at[seat] + _TRIED] == 0

    def action_of(self, edge: i64) -> i64:
        return self._edges[edge + _ACTION]

    def is_untried(self, edge: i64) -> bool:
        """Whether no finished game took this edge yet."""
        return self._edges[edge + _VISITS] == 0

    def choose(self, seat: i64, legal: vec[i64], found: i64, rng: Rng) -> i64:
        """Return an edge of the seat's current node: an untried one, or the one with the highest
        UCB.
        """
        node: i64 = self._at[seat]
        nodes = self._nodes
        edges = self._edges
        self._choice += 1
        choice: i64 = self._choice
        marks = self._marks
        number: i64 = 0
        while number < found:
            marks[legal[number]] = choice
            number += 1
        best: i64 = _NONE
        most: float = -_BIG
        open_: i64 = 0
        edge: i64 = nodes[node + _EDGES]
        while edge != _NONE:
            action: i64 = edges[edge + _ACTION]
            if marks[action] == choice:
                marks[action] = -choice
                edges[edge + _OFFERED] += 1
                open_ += 1
                promise: float = self._ucb(edge)
                if promise > most:
                    most = promise
                    best = edge
            edge = edges[edge + _NEXT]
        nodes[node + _DECIDED] += 1
        if best == _NONE or (open_ < found and self._should_widen(node, open_)):
            return self._new_edge(node, self._untried(legal, found - open_, rng))
        return best

    def edge_for(self, seat: i64, action: i64) -> i64:
        """Return the edge of an action that was not chosen by the tree."""
        node: i64 = self._at[seat]
        edges = self._edges
        self._nodes[node + _DECIDED] += 1
        edge: i64 = self._nodes[node + _EDGES]
        while edge != _NONE:
            if edges[edge + _ACTION] == action:
                edges[edge + _OFFERED] += 1
                return edge
            edge = edges[edge + _NEXT]
        return self._new_edge(node, action)

    def _ucb(self, edge: i64) -> float:
        """Return UCB1, with the count of how often the action was legal."""
        visits: float = float(self._edges[edge + _VISITS])
        offered: float = float(self._edges[edge + _OFFERED])
        return self._totals[edge // _EDGE] / visits + self._explore * math.sqrt(
            math.log(offered) / visits
        )

    def _should_widen(self, node: i64, open_: i64) -> bool:
        return self._widen == 0 or self._nodes[node + _DECIDED] >= self._widen * open_

    def _untried(self, legal: vec[i64], left: i64, rng: Rng) -> i64:
        """Return a random one of the `left` actions that have no edge yet."""
        skip: i64 = rng.below(left)
        number: i64 = 0
        while True:
            if self._marks[legal[number]] == self._choice:
                if skip == 0:
                    return legal[number]
                skip -= 1
            number += 1

    def record_edge(self, seat: i64, edge: i64) -> None:
        """Record that `seat` took this edge."""
        end: i64 = self._path_end
        if end + 2 > len(self._path):
            self._path = _doubled(self._path)
        self._path[end] = edge
        self._path[end + 1] = seat
        self._path_end = end + 2

    def observe(self, state: State, seat: i64, action: i64) -> None:
        """Move every tree to what its seat observes of an action. Call it before the action is
        applied.
        """
        viewer: i64 = self._first
        while viewer < self._end:
            key: i64 = state.observed(viewer, seat, action)
            if key != UNSEEN:
                self._at[viewer] = self._child(self._at[viewer], key)
            viewer += 1

    def observe_chance(self, state: State, outcome: list[int]) -> None:
        """Move every tree to what its seat observes of a chance outcome."""
        viewer: i64 = self._first
        while viewer < self._end:
            key: i64 = state.observed_chance(viewer, outcome)
            if key != UNSEEN:
                self._at[viewer] = self._child(self._at[viewer], key)
            viewer += 1

    def backpropagate(self, values: list[float]) -> None:
        """Add the final value of each seat to every edge it took."""
        number: i64 = 0
        while number < self._path_end:
            edge: i64 = self._path[number]
            decider: i64 = self._path[number + 1]
            self._edges[edge + _VISITS] += 1
            self._totals[edge // _EDGE] += values[decider]
            number += 2

    # --- nodes and edges --------------------------------------------------------------------------

    def _child(self, parent: i64, key: i64) -> i64:
        """Return the child of `parent` for the observation `key`.

        The most recently visited child is tried first.
        """
        nodes = self._nodes
        before: i64 = _NONE
        node: i64 = nodes[parent + _CHILDREN]
        while node != _NONE:
            if nodes[node + _KEY] == key:
                if before != _NONE:
                    nodes[before + _SIBLING] = nodes[node + _SIBLING]
                    nodes[node + _SIBLING] = nodes[parent + _CHILDREN]
                    nodes[parent + _CHILDREN] = node
                return node
            before = node
            node = nodes[node + _SIBLING]
        made: i64 = self._new_node(key, nodes[parent + _CHILDREN])
        self._nodes[parent + _CHILDREN] = made
        return made

    def _new_node(self, key: i64, sibling: i64) -> i64:
        node: i64 = self._nodes_end
        self._nodes_end = node + _NODE
        if self._nodes_end > len(self._nodes):
            self._nodes = _doubled(self._nodes)
        nodes = self._nodes
        nodes[node + _KEY] = key
        nodes[node + _DECIDED] = 0
        nodes[node + _TRIED] = 0
        nodes[node + _EDGES] = _NONE
        nodes[node + _CHILDREN] = _NONE
        nodes[node + _SIBLING] = sibling
        return node

    def _new_edge(self, node: i64, action: i64) -> i64:
        """Add an edge to a node, offered for the first time."""
        edge: i64 = self._edges_end
        self._edges_end = edge + _EDGE
        if self._edges_end > len(self._edges):
            self._edges = _doubled(self._edges)
            self._totals = _doubled_totals(self._totals)
        edges = self._edges
        edges[edge + _ACTION] = action
        edges[edge + _OFFERED] = 1
        edges[edge + _VISITS] = 0
        edges[edge + _NEXT] = self._nodes[node + _EDGES]
        self._totals[edge // _EDGE] = 0.0
        self._nodes[node + _EDGES] = edge
        self._nodes[node + _TRIED] += 1
        return edge


def _doubled(row: vec[i64]) -> vec[i64]:
    """Return a copy with twice the size."""
    made = vec[i64]([0] * (2 * len(row)))
    at: i64 = 0
    while at < len(row):
        made[at] = row[at]
        at += 1
    return made


def _doubled_totals(row: vec[float]) -> vec[float]:
    made = vec[float]([0.0] * (2 * len(row)))
    at: i64 = 0
    while at < len(row):
        made[at] = row[at]
        at += 1
    return made
