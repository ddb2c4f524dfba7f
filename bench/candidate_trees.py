"""More candidates for docs/mixing.md: searches with one tree a seat, by UCB, by regret, by outcome
sampling.
"""

from __future__ import annotations

import math
from typing import Final, final

from candidates import inferred, play_on, watch
from librt.vecs import vec
from mypy_extensions import i64

from simony.bots.search.outcome_value import win_share
from simony.core.contract import Game, State, View
from simony.core.rng import Rng
from simony.games.dogma.rules.actions import CONFESS, DONE, JOIN, LAY, LAYING, NAME
from simony.games.dogma.rules.counts import KINDS, of_kind, size
from simony.games.dogma.rules.rules import DogmaState
from simony.lab.solve.game_tree import then


@final
class Node:
    """What came of each action at an information set: by its number among the legal ones, or by
    itself where those may differ.
    """

    def __init__(self, width: int) -> None:
        self.visits = 0
        self.tries = [0] * width
        self.could = [0] * width
        self.total = [0.0] * width
        self.regret = [0.0] * width
        self.often = [0.0] * width

    def strategy(self, slots: list[int]) -> list[float]:
        """As often as regretted."""
        positive = [self.regret[slot] if self.regret[slot] > 0.0 else 0.0 for slot in slots]
        return shares(positive)

    def average(self, slots: list[int]) -> list[float]:
        return shares([self.often[slot] for slot in slots])


def shares(weights: list[float]) -> list[float]:
    whole = sum(weights)
    if whole <= 0.0:
        return [1.0 / len(weights)] * len(weights)
    return [each / whole for each in weights]


@final
class Step:
    def __init__(
        self, node: Node, seat: i64, slots: list[int], at: int, policy: list[float], sampled: float
    ) -> None:
        self.node: Final = node
        self.seat: Final[i64] = seat
        self.slots: Final = slots
        self.at: Final = at
        self.policy: Final = policy
        self.sampled: Final = sampled


UCB: Final = 0
REGRET: Final = 1
OUTCOME: Final = 2


@final
class Search:
    """Multiple-observer information-set search: one tree a seat, moves merged by what it observes
    of them.

    `kind` UCB is the usual one; REGRET plays at every node by regret matching on
    importance-weighted results (as for simultaneous moves); OUTCOME is outcome sampling with all
    its weights, so that averages are those of counterfactual regret minimisation. `merging` is the
    usual simplification that others decide without looking at the cards they hold in this world.
    `rewinding` starts it where the confession did: what lies in the pile is taken up again, and
    half of the iterations lay it anew.
    """

    def __init__(
        self,
        game: Game,
        view: View,
        rng: Rng,
        kind: int,
        merging: bool,
        inferring: bool = False,
        rewinding: bool = False,
    ) -> None:
        self.game: Final = game
        self.view: Final = view
        self.rng: Final = rng
        self.kind: Final = kind
        self.merging: Final = merging
        self.inferring: Final = inferring
        self.rewinding: Final = rewinding
        self.tables: Final[list[dict[int, Node]]] = [{} for _ in range(game.seats)]
        self.root: Node = Node(game.action_count)
        self.explore = 0.4
        self.steps: list[Step] = []

    def run(self, iterations: int) -> None:
        for number in range(iterations):
            world = (
                inferred(self.game, self.view, self.rng)
                if self.inferring
                else self.game.sample(self.view, self.rng)
            )
            self.steps = []
            past = Past([], [])
            if self.rewinding:
                world, past = rewound(world, self.view.viewer)
            free = number % 2 == 1 and len(past.actions) > 0
            if self._descend(world, Past([], []) if free else past, free):
                self._update_regrets(world.places())

    def policy(self) -> list[float]:
        """The average policy, or for the usual search how often each action was tried."""
        slots = self._slots(self.view.legal)
        if self.kind == UCB:
            return shares([float(self.root.tries[slot]) for slot in slots])
        return self.root.average(slots)

    def _slots(self, legal: list[int]) -> list[int]:
        return legal if self.merging else list(range(len(legal)))

    def _descend(self, state: State, past: Past, free: bool) -> bool:
        """Play to the end; False if the iteration is not to count."""
        keys = [
            1 if self.merging and seat != self.view.viewer else self._held(state, seat)
            for seat in range(self.game.seats)
        ]
        forced = len(past.actions)
        step = 0
        while True:
            seat: i64 = state.seat_to_act()
            if seat < 0:
                if state.over():
                    return True
                state.apply_chance(state.draw(self.rng))
                continue
            legal = state.legal(seat)
            node = self.tables[seat].get(keys[seat])
            fresh = node is None and step >= forced
            if node is None:
                node = Node(self.game.action_count if self.merging else len(legal))
                self.tables[seat][keys[seat]] = node
            if step == forced and not free:
                self.root = node
            elif free and node is self.root:
                return False  # what was laid is tried by the other half of the iterations
            slots = self._slots(legal)
            if step < forced:
                at = legal.index(past.actions[step])
                self.steps.append(
                    Step(node, seat, slots, at, node.strategy(slots), past.chances[step])
                )
            else:
                at = self._pick(node, seat, slots)
            watch(state, seat, legal[at], keys)
            state.apply(seat, legal[at])
            step += 1
            if fresh:
                play_on(self.game, state, self.rng)
                return True

    def _held(self, state: State, seat: i64) -> int:
        """What a seat knows from the beginning: its own cards."""
        assert isinstance(state, DogmaState)
        key: i64 = then(1, state.hands[seat])
        for layer in range(len(state.layers)):
            if state.owners[layer] == seat:
                key = then(key, state.layers[layer])
        return int(key)

    def _pick(self, node: Node, seat: i64, slots: list[int]) -> int:
        if self.kind == UCB:
            at = self._pick_ucb(node, slots)
            self.steps.append(Step(node, seat, slots, at, [], 1.0))
            return at
        policy = node.strategy(slots)
        width = len(policy)
        mixed = [(1.0 - self.explore) * each + self.explore / width for each in policy]
        left = self.rng.fraction()
        at = 0
        while at < width - 1 and left >= mixed[at]:
            left -= mixed[at]
            at += 1
        self.steps.append(Step(node, seat, slots, at, policy, mixed[at]))
        return at

    def _pick_ucb(self, node: Node, slots: list[int]) -> int:
        """Among what is legal in this world, each judged by how often it could have been taken."""
        best, most = 0, -1.0
        for at, slot in enumerate(slots):
            node.could[slot] += 1
            if node.tries[slot] == 0:
                worth = 10.0 + self.rng.fraction()
            else:
                worth = node.total[slot] / node.tries[slot] + 0.7 * math.sqrt(
                    math.log(node.could[slot]) / node.tries[slot]
                )
            if worth > most:
                best, most = at, worth
        return best

    def _update_regrets(self, places: list[int]) -> None:
        if self.kind == OUTCOME:
            self._learn_outcome(places)
            return
        for step in self.steps:
            worth = win_share(places, step.seat)
            node = step.node
            node.visits += 1
            node.tries[step.slots[step.at]] += 1
            node.total[step.slots[step.at]] += worth
            if self.kind == REGRET:
                for at, slot in enumerate(step.slots):
                    got = worth / step.sampled if at == step.at else 0.0
                    node.regret[slot] += got - worth
                    node.often[slot] += step.policy[at]

    def _learn_outcome(self, places: list[int]) -> None:
        whole = 1.0
        for step in self.steps:
            whole *= step.sampled
        tail = 1.0
        for number in range(len(self.steps) - 1, -1, -1):
            step = self.steps[number]
            node = step.node
            others, mine, before = 1.0, 1.0, 1.0
            for earlier in self.steps[:number]:
                before *= earlier.sampled
                if earlier.seat == step.seat:
                    mine *= earlier.policy[earlier.at]
                else:
                    others *= 0.98 * earlier.policy[earlier.at] + 0.02 / len(earlier.policy)
            weight = (win_share(places, step.seat) - 1.0 / len(places)) * others / whole
            here = step.policy[step.at] * tail
            node.visits += 1
            node.tries[step.slots[step.at]] += 1
            for at, slot in enumerate(step.slots):
                node.regret[slot] += weight * ((tail if at == step.at else 0.0) - here)
                node.often[slot] += mine / before * step.policy[at]
            tail = here


@final
class Past:
    """The actions that led from the beginning of a pile to here, and how likely a sampled world was
    to have each.
    """

    def __init__(self, actions: list[int], chances: list[float]) -> None:
        self.actions: Final = actions
        self.chances: Final = chances

    def add(self, action: int, chance: float) -> None:
        self.actions.append(action)
        self.chances.append(chance)

    def lay(self, cards: i64, chance: float) -> None:
        for kind in range(KINDS):
            for _ in range(int(of_kind(cards, kind))):
                self.add(LAY + kind, chance)
                chance = 1.0


def rewound(world: State, viewer: i64) -> tuple[State, Past]:
    """The world before its pile was begun, and what leads back."""
    assert isinstance(world, DogmaState)
    past = Past([], [])
    if len(world.layers) == 0:
        return world, past
    back = world.copy()
    assert isinstance(back, DogmaState)
    most = int(world.figures.most_cards)
    hands = [int(each) for each in world.hands]
    pile = [(int(world.owners[at]), int(world.layers[at])) for at in range(len(world.layers))]
    hands[int(world.turn)] += int(world.laid)
    for owner, cards in pile:
        hands[owner] += cards
    for seat in range(len(hands)):
        back.hands[seat] = hands[seat]
    for number, (owner, cards) in enumerate(pile):
        past.add(JOIN if number > 0 else NAME + int(world.name), 1.0)
        past.lay(cards, 1.0 if owner == viewer else _subset_chance(hands[owner], cards))
        hands[owner] -= cards
        if size(cards) < most and hands[owner] != 0:
            past.add(DONE, 1.0)
    if world.phase == LAYING:
        past.add(JOIN, 1.0)
        past.lay(world.laid, 1.0)
    back.turn = world.owners[0]
    back.rank[int(world.owners[0])] = 0
    back.layers = vec[i64]()
    back.owners = vec[i64]()
    back.name = -1
    back.laid = 0
    back.joining = 0
    back.lowest_kind = 0
    back.phase = CONFESS
    back.confessions -= 1
    return back, past


def _subset_chance(hand: i64, cards: i64) -> float:
    """How likely these are if so many cards of a hand are taken at random."""
    ways = 1
    for kind in range(KINDS):
        ways *= math.comb(int(of_kind(hand, kind)), int(of_kind(cards, kind)))
    return ways / math.comb(int(size(hand)), int(size(cards)))
