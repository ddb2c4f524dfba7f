"""The full game tree of a small game for two: a node for every history, an information set for
everything a seat may know.

It gives ground truth (`solver`): the value of optimal play, and the gain of a best response against
a bot. Seats that decide simultaneously decide one after the other, lowest first, and learn of each
other what `State.observed` says, which is nothing while choices are sealed.

An information set is the whole sequence of what a seat observed, including its own actions: perfect
recall, which best responses need. The view of each is kept too, and two may share one: a view holds
what is known of the table, not who said what on the way. Bots decide by views.
"""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from simony.core.contract import State, View
from simony.core.event import UNSEEN

OVER: Final = -2
CHANCE: Final = -1
MAX_NODES: Final = 20_000_000
_MASK62: Final = 0x3FFFFFFFFFFFFFFF
_MASK31: Final = 0x7FFFFFFF

Outcomes = list[tuple[list[int], int]]


class TooManyNodes(Exception):
    """The game tree is too large.

    >>> from simony.lab.solve.game_tree import Tree
    >>> from simony.template import SPEC
    >>> game = SPEC.open(seats=2, house_rules={"game": {"numbers": 2, "hand": 1}})
    >>> Tree(game.new(), max_nodes=10)
    Traceback (most recent call last):
        ...
    simony.lab.solve.game_tree.TooManyNodes: 10
    """


@final
class Tree:
    """A game tree: nodes in order, parents before children, siblings adjacent.

    For a node: `actor` is a seat, CHANCE or OVER; `first` and `count` locate its children; `info`
    is its information set, or -1; `chance` is the probability of this chance outcome, 1 after a
    decision; `payoff` is what seat 0 gets at the end, usually its share of the win; seat 1 gets the
    rest. For an information set: `seat`, `slot` and `width` give its seat and its actions in
    `actions`; `head` is one of its nodes and `next_in_info` leads from each to the next, or to -1;
    `view_of` is the number of its view.

    >>> from simony.lab.solve.game_tree import Tree
    >>> from simony.template import SPEC
    >>> game = SPEC.open(seats=2, house_rules={"game": {"numbers": 2, "hand": 1}})
    >>> tree = Tree(game.new())
    >>> tree.nodes, tree.infos
    (121, 16)
    """

    def __init__(
        self,
        start: State,
        outcomes: Outcomes | None = None,
        max_nodes: int = MAX_NODES,
        payoff: Callable[[State], float] | None = None,
        ends: Callable[[State], bool] | None = None,
    ) -> None:
        """Build the tree from a state.

        `outcomes` are the first chance outcomes, for games that cannot list them; `max_nodes`
        limits the size. `payoff` returns the value of a final state for seat 0, from 0 to 1, if it
        is not its share of the win. `ends` returns whether a state is final, if that is not the
        end of the game.
        """
        if start.game().seats != 2:
            raise ValueError(start.game().seats)
        self.max_nodes: Final[i64] = max_nodes
        self.actor: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        self.count: vec[i64] = vec[i64]()
        self.info: vec[i64] = vec[i64]()
        self.next_in_info: vec[i64] = vec[i64]()
        self.chance: vec[float] = vec[float]()
        self.payoff: vec[float] = vec[float]()
        self.seat: vec[i64] = vec[i64]()
        self.slot: vec[i64] = vec[i64]()
        self.width: vec[i64] = vec[i64]()
        self.head: vec[i64] = vec[i64]()
        self.view_of: vec[i64] = vec[i64]()
        self.actions: vec[i64] = vec[i64]()
        self.views: Final[list[View]] = []
        self._found: dict[int, int] = {}
        self._viewed: dict[bytes, int] = {}
        self._outcomes = outcomes
        self._payoff = payoff
        self._ends = ends
        self._buffer: Final[vec[i64]] = vec[i64]([0] * start.game().max_legal)
        self._add(1.0)
        self._grow(0, start, 1, 2)
        self._found.clear()
        self._viewed.clear()

    @property
    def nodes(self) -> int:
        return len(self.actor)

    @property
    def infos(self) -> int:
        return len(self.seat)

    @property
    def slots(self) -> int:
        return len(self.actions)

    def _add(self, chance: float) -> None:
        if len(self.actor) >= self.max_nodes:
            raise TooManyNodes(self.max_nodes)
        self.actor = append(self.actor, OVER)
        self.first = append(self.first, 0)
        self.count = append(self.count, 0)
        self.info = append(self.info, -1)
        self.next_in_info = append(self.next_in_info, -1)
        self.chance = append(self.chance, chance)
        self.payoff = append(self.payoff, 0.0)

    def _grow(self, node: i64, state: State, key0: i64, key1: i64) -> None:
        """Add what follows from a state; the keys stand for all that each seat observed so far."""
        ends = self._ends
        if state.over() if ends is None else ends(state):
            payoff = self._payoff
            self.payoff[node] = first_seat_share(state) if payoff is None else payoff(state)
            return
        seat: i64 = state.seat_to_act()
        if seat >= 0:
            self._decide(node, state, seat, key0, key1)
        else:
            self._draw(node, state, key0, key1)

    def _decide(self, node: i64, state: State, seat: i64, key0: i64, key1: i64) -> None:
        found: i64 = state.legal_into(seat, self._buffer)
        actions: vec[i64] = self._buffer[:found]
        info: i64 = self._info(state, seat, key0 if seat == 0 else key1, actions)
        first: i64 = len(self.actor)
        self.actor[node] = seat
        self.first[node] = first
        self.count[node] = found
        self.info[node] = info
        self.next_in_info[node] = self.head[info]
        self.head[info] = node
        at: i64 = 0
        while at < found:
            self._add(1.0)
            at += 1
        at = 0
        while at < found:
            seen0: i64 = state.observed(0, seat, actions[at])
            seen1: i64 = state.observed(1, seat, actions[at])
            after = state.copy()
            after.apply(seat, actions[at])
            self._grow(first + at, after, extend_key(key0, seen0), extend_key(key1, seen1))
            at += 1

    def _info(self, state: State, seat: i64, key: i64, actions: vec[i64]) -> i64:
        info: i64 = self._found.get(key, -1)
        if info >= 0:
            return info
        info = len(self.seat)
        self._found[key] = info
        self.seat = append(self.seat, seat)
        self.slot = append(self.slot, len(self.actions))
        self.width = append(self.width, len(actions))
        self.head = append(self.head, -1)
        for action in actions:
            self.actions = append(self.actions, action)
        view = state.view(seat)
        written = view.to_bytes()
        number = self._viewed.get(written, -1)
        if number < 0:
            number = len(self.views)
            self._viewed[written] = number
            self.views.append(view)
        self.view_of = append(self.view_of, number)
        return info

    def _draw(self, node: i64, state: State, key0: i64, key1: i64) -> None:
        outcomes = self._outcomes
        self._outcomes = None
        if outcomes is None:
            outcomes = state.chance_outcomes()
        if outcomes is None:
            raise TooManyNodes(0)
        total = 0.0
        for _, weight in outcomes:
            total += float(weight)
        first: i64 = len(self.actor)
        self.actor[node] = CHANCE
        self.first[node] = first
        self.count[node] = len(outcomes)
        for _, weight in outcomes:
            self._add(float(weight) / total)
        for at, (outcome, _) in enumerate(outcomes):
            seen0: i64 = state.observed_chance(0, outcome)
            seen1: i64 = state.observed_chance(1, outcome)
            after = state.copy()
            after.apply_chance(outcome)
            self._grow(first + at, after, extend_key(key0, seen0), extend_key(key1, seen1))


def first_seat_share(state: State) -> float:
    """Return seat 0's share of the win."""
    places = state.places()
    if places[0] == places[1]:
        return 0.5
    return 1.0 if places[0] < places[1] else 0.0


def extend_key(key: i64, seen: i64) -> i64:
    """Return the key of an extended sequence: a hash of 62 bits, so that among ten million keys two
    collide once in a hundred thousand trees.
    """
    if seen == UNSEEN:
        return key
    mixed: i64 = (key ^ seen) & _MASK62
    turn: i64 = 0
    while turn < 3:
        mixed = ((mixed & _MASK31) * 0x4F6CDD1D + (mixed >> 31) * 0x2545F491 + key + turn) & _MASK62
        mixed ^= mixed >> 29
        turn += 1
    return mixed
