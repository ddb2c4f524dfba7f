"""Ways to decide by a view, as policies: each answers with how likely it is to take each legal action. For `exploit`.

Here only to be measured against each other: plain and short rather than quick, and no bot of ours imports them.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from simony.bots import search
from simony.bots.manner import FLAT
from simony.bots.mixing import Matcher
from simony.bots.result import win_share
from simony.core.contract import Game, State, View
from simony.core.event import UNSEEN
from simony.core.rng import Rng
from simony.games.dogma.actions import CONFESS, DONE, JOIN, LAY, LAYING, NAME
from simony.games.dogma.counts import KINDS, kinds_of, nameable, of_kind, size
from simony.games.dogma.heuristics import LIES, MORE
from simony.games.dogma.rules import DogmaState
from simony.games.dogma.view import DogmaView

_MASK62: Final = 0x3FFFFFFFFFFFFFFF


def then(key: i64, seen: i64) -> i64:
    """The key of a sequence of observations that goes on."""
    if seen == UNSEEN:
        return key
    mixed: i64 = (key ^ seen) & _MASK62
    turn: i64 = 0
    while turn < 3:
        mixed = ((mixed & 0x7FFFFFFF) * 0x4F6CDD1D + (mixed >> 31) * 0x2545F491 + key + turn) & _MASK62
        mixed ^= mixed >> 29
        turn += 1
    return mixed


def watch(state: State, seat: i64, action: i64, keys: list[int]) -> None:
    """What everybody learns from an action, before it is taken."""
    for viewer in range(len(keys)):
        keys[viewer] = int(then(keys[viewer], state.observed(viewer, seat, action)))


def play_on(game: Game, state: State, rng: Rng) -> None:
    while True:
        seat: i64 = state.asked()
        if seat >= 0:
            state.apply(seat, game.suggest(state, seat, rng))
        elif state.over():
            return
        else:
            state.settle(state.draw(rng))


def priest(game: Game, view: View, rng: Rng, draws: int) -> list[float]:
    """How often the heuristics suggest what."""
    found = [0.0] * len(view.legal)
    world = game.sample(view, rng)
    for _ in range(draws):
        found[view.legal.index(int(game.suggest(world, view.viewer, rng)))] += 1.0 / draws
    return found


def bishop(game: Game, view: View, rng: Rng, rollouts: int) -> list[float]:
    best = search.Search(game, FLAT).think(view, rng, rollouts)[0].action
    return [1.0 if action == best else 0.0 for action in view.legal]


# --- flat Monte Carlo, all actions in the same worlds -----------------------------------------------------------------------------------


@final
class Flat:
    """`means` of each action, and in `spread` the standard error of how far it is behind the best."""

    def __init__(self, game: Game, view: View, rng: Rng, rollouts: int, inferring: bool) -> None:
        width = len(view.legal)
        rounds = max(2, rollouts // width)
        rows: list[list[float]] = []
        base = Rng(int(rng.bits32()))
        for number in range(rounds):
            world = inferred(game, view, rng) if inferring else game.sample(view, rng)
            row: list[float] = []
            for action in view.legal:
                rng.become_stream(base, number)
                state = world.copy()
                state.apply(view.viewer, action)
                play_on(game, state, rng)
                row.append(win_share(state.places(), view.viewer))
            rows.append(row)
            rng.become_stream(base, -1 - number)
        self.means: Final = [sum([row[at] for row in rows]) / rounds for at in range(width)]
        best = self.means.index(max(self.means))
        self.spread: Final = [_error([row[best] - row[at] for row in rows]) for at in range(width)]


def _error(numbers: list[float]) -> float:
    count = len(numbers)
    mean = sum(numbers) / count
    variance = sum([(each - mean) * (each - mean) for each in numbers]) / (count - 1)
    return math.sqrt(variance / count)


@final
class Halving:
    """As the bishop does it: worlds shared, the worse half dropped after each round, the suggested action in to the end.

    `ahead` is by how much an action was better than the suggested one in the same worlds, `error` how sure that is.
    """

    def __init__(self, game: Game, view: View, rng: Rng, rollouts: int, inferring: bool) -> None:
        self.game: Final = game
        self.view: Final = view
        self.rng: Final = rng
        self.inferring: Final = inferring
        width = len(view.legal)
        self.visits = [0] * width
        self.total = [0.0] * width
        self.sums = [0.0] * width
        self.squares = [0.0] * width
        self.suggested = view.legal.index(int(game.suggest(game.sample(view, rng), view.viewer, rng)))
        left = [self.suggested, *[at for at in range(width) if at != self.suggested]]
        rounds = (width - 1).bit_length()
        base = Rng(int(rng.bits32()))
        spent = 0
        world = 0
        for round_ in range(1, rounds + 1):
            while spent + len(left) <= rollouts * round_ // rounds:
                self._try(left, base, world)
                world += 1
                spent += len(left)
            rest = sorted(left[1:], key=self._by_value)
            keep = (len(left) - 1) // 2 if len(left) > 2 else 1
            left = [left[0], *rest[:keep]]
        self.last: Final = left[1]

    def _by_value(self, at: int) -> float:
        return -self.total[at] / self.visits[at]

    def _try(self, left: list[int], base: Rng, number: int) -> None:
        rng = self.rng
        rng.become_stream(base, 2 * number)
        world = inferred(self.game, self.view, rng) if self.inferring else self.game.sample(self.view, rng)
        reference = 0.0
        for at in left:
            rng.become_stream(base, 2 * number + 1)
            state = world.copy()
            state.apply(self.view.viewer, self.view.legal[at])
            play_on(self.game, state, rng)
            worth = win_share(state.places(), self.view.viewer)
            if at == self.suggested:
                reference = worth
            self.visits[at] += 1
            self.total[at] += worth
            self.sums[at] += worth - reference
            self.squares[at] += (worth - reference) * (worth - reference)

    def ahead(self, at: int) -> float:
        return self.sums[at] / self.visits[at]

    def error(self, at: int) -> float:
        visits = self.visits[at]
        if visits < 2:
            return 1.0
        mean = self.sums[at] / visits
        variance = (self.squares[at] - self.sums[at] * mean) / (visits - 1)
        return math.sqrt(variance / visits) if variance > 0.0 else 0.0

    def best(self) -> list[float]:
        """As the bishop: what is left beside the suggestion, if it is clearly better."""
        at = self.last if self.ahead(self.last) > self.error(self.last) else self.suggested
        return [1.0 if each == at else 0.0 for each in range(len(self.visits))]

    def by_doubt(self, steep: float) -> list[float]:
        """Between the suggestion and what is left beside it: the surer that it is better, the more often."""
        ahead, error = self.ahead(self.last), self.error(self.last)
        sure = ahead / error if error > 0.0 else (20.0 if ahead > 0.0 else -20.0)
        sure = max(-20.0, min(20.0, sure))
        often = 1.0 / (1.0 + math.exp(-steep * (sure - 1.0)))
        found = [0.0] * len(self.visits)
        found[self.suggested] += 1.0 - often
        found[self.last] += often
        return found

    def tilted(self, anchor: list[float], heat: float, sure: float) -> list[float]:
        """The anchor, tilted to what is ahead by more than chance might make it, and away from what is behind."""
        logs: list[float] = []
        for at in range(len(anchor)):
            ahead, doubt = self.ahead(at), sure * self.error(at)
            if ahead > doubt:
                ahead -= doubt
            elif ahead < -doubt:
                ahead += doubt
            else:
                ahead = 0.0
            logs.append(math.log(anchor[at]) + ahead / heat)
        top = max(logs)
        weights = [math.exp(each - top) for each in logs]
        return [each / sum(weights) for each in weights]


def pure(means: list[float]) -> list[float]:
    best = means.index(max(means))
    return [1.0 if at == best else 0.0 for at in range(len(means))]


def within_noise(flat: Flat, sure: float) -> list[float]:
    """Evenly among what is not clearly behind the best."""
    top = max(flat.means)
    kept = [1.0 if top - mean <= sure * spread else 0.0 for mean, spread in zip(flat.means, flat.spread, strict=True)]
    kept[flat.means.index(top)] = 1.0
    return [each / sum(kept) for each in kept]


def soft(means: list[float], heat: float, anchor: list[float] | None = None) -> list[float]:
    """The more likely the better, starting from the anchor (or from nothing in particular)."""
    top = max(means)
    weights = [math.exp((mean - top) / heat) for mean in means]
    if anchor is not None:
        weights = [weight * at for weight, at in zip(weights, anchor, strict=True)]
    return [weight / sum(weights) for weight in weights]


def inferred(game: Game, view: View, rng: Rng) -> State:
    """A world, more likely if the heuristics would have laid in it what was laid: one of four by weight."""
    assert isinstance(view, DogmaView)
    if all(owner == view.viewer for owner in view.owners):
        return game.sample(view, rng)
    worlds = [game.sample(view, rng) for _ in range(4)]
    weights = [plausible(world, view.viewer) for world in worlds]
    whole = sum(weights)
    if whole <= 0.0:
        return worlds[0]
    at = rng.fraction() * whole
    for world, weight in zip(worlds, weights, strict=True):
        at -= weight
        if at < 0.0:
            return world
    return worlds[-1]


def plausible(world: State, viewer: i64) -> float:
    """How likely the heuristics are to lay what others laid in the pile, about."""
    assert isinstance(world, DogmaState)
    weight = 1.0
    opened = nameable(world.altar)
    for layer in range(len(world.layers)):
        owner = world.owners[layer]
        if owner == viewer:
            continue
        cards = world.layers[layer]
        hand = world.hands[owner]
        for later in range(layer, len(world.layers)):
            if world.owners[later] == owner:
                hand += world.layers[later]
        weight *= layer_chance(hand, cards, world.name, opened, layer > 0, int(world.figures.most_cards))
    return weight


def layer_chance(hand: i64, cards: i64, name: i64, opened: i64, joins: bool, most: int) -> float:
    """The heuristics lay all true cards they have, or lies if they have none; and lie a little anyway."""
    laid, held = int(size(cards)), int(of_kind(hand, name))
    true = int(of_kind(cards, name))
    if true == laid:
        return 1.0 if laid == min(held, most) else 0.02
    if true > 0:
        return 0.005
    often = 0.05 if joins else (1.0 if kinds_of(hand) & opened == 0 else LIES)
    if held > 0:
        often *= 0.05
    return often * (MORE if laid > 1 else 1.0)


# --- regret matching at the root, and at the next decision of somebody else -------------------------------------------------------------


@final
class Exchange:
    """As halving, but nobody is read: the seat mixes by regret, and so does whoever decides next, knowing that it does.

    The other's decisions are told apart by what it observed and by what the heuristics suggest to it with the cards it has. `fixed` is
    in how many worlds others are taken for heuristics all the same, in what they laid and in what they answer.
    """

    def __init__(self, game: Game, view: View, rng: Rng, rollouts: int, fixed: float, trust: float) -> None:
        self.game: Final = game
        self.view: Final = view
        self.rng: Final = rng
        self.fixed: Final = fixed
        self.table: Final[dict[int, Matcher]] = {}
        width = len(view.legal)
        suggested = view.legal.index(int(game.suggest(game.sample(view, rng), view.viewer, rng)))
        self.root: Final = Matcher(width, suggested, trust * math.sqrt(rollouts / width))
        self.visits = [0] * width
        self.total = [0.0] * width
        left = [suggested, *[at for at in range(width) if at != suggested]]
        rounds = (width - 1).bit_length()
        base = Rng(int(rng.bits32()))
        spent = 0
        number = 0
        for round_ in range(1, rounds + 1):
            while spent + len(left) + 3 <= rollouts * round_ // rounds:
                spent += self._try(left, base, number)
                number += 1
            rest = sorted(left[1:], key=self._by_value)
            keep = (len(left) - 1) // 2 if len(left) > 2 else 1
            left = [left[0], *rest[:keep]]
            if round_ < rounds:
                for at in rest[keep:]:
                    self.root.rule_out(at)

    def _by_value(self, at: int) -> float:
        return -self.total[at] / self.visits[at] if self.visits[at] > 0 else 0.0

    def _try(self, left: list[int], base: Rng, number: int) -> int:
        rng, view = self.rng, self.view
        rng.become_stream(base, 3 * number)
        modelled = rng.fraction() < self.fixed
        world = inferred(self.game, view, rng) if modelled else self.game.sample(view, rng)
        worths = vec[float]([0.0] * len(view.legal))
        for at in left:
            rng.become_stream(base, 3 * number + 1)
            state = world.copy()
            if modelled:
                state.apply(view.viewer, view.legal[at])
            else:
                self._next(state, view.legal[at], False)
            play_on(self.game, state, rng)
            worths[at] = win_share(state.places(), view.viewer)
            self.visits[at] += 1
            self.total[at] += worths[at]
        if not modelled:
            rng.become_stream(base, 3 * number + 2)
            spent = self._next(world, view.legal[self.root.pick(rng)], True)
        else:
            spent = 0
        self.root.learn(worths)
        return len(left) + spent

    def _next(self, state: State, action: i64, learning: bool) -> int:
        """Act, and then the next decision of somebody else: by its policy; or, if learning, all it can do is tried.

        Returns how much was tried.
        """
        rng, game = self.rng, self.game
        keys = [7] * game.seats
        seat: i64 = self.view.viewer
        while seat == self.view.viewer:
            watch(state, seat, action, keys)
            state.apply(seat, action)
            seat = state.asked()
            if seat < 0:
                return 0
            action = game.suggest(state, seat, rng)
        legal = state.legal(seat)
        key: i64 = then(then(keys[seat], action), seat)
        for each in legal:
            key = then(key, each)
        matcher = self.table.get(int(key))
        if matcher is None:
            matcher = Matcher(len(legal), legal.index(int(action)), 1.0)
            self.table[int(key)] = matcher
        if not learning:
            state.apply(seat, legal[matcher.pick(rng)])
            return 0
        worths = vec[float]([0.0] * len(legal))
        base = Rng(int(rng.bits32()))
        for at, each in enumerate(legal):
            rng.become_stream(base, 0)
            after = state.copy()
            after.apply(seat, each)
            play_on(game, after, rng)
            worths[at] = win_share(after.places(), seat)
        matcher.learn(worths)
        return len(legal)


# --- tree search -----------------------------------------------------------------------------------------------------------------------


@final
class Node:
    """What came of each action at an information set: by its number among the legal ones, or by itself where those may differ."""

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
    def __init__(self, node: Node, seat: i64, slots: list[int], at: int, policy: list[float], sampled: float) -> None:
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
    """Multiple-observer information-set search: one tree a seat, moves merged by what it observes of them.

    `kind` UCB is the usual one; REGRET plays at every node by regret matching on importance-weighted results (as for simultaneous
    moves); OUTCOME is outcome sampling with all its weights, so that averages are those of counterfactual regret minimisation.
    `merging` is the usual simplification that others decide without looking at the cards they hold in this world.
    `rewinding` starts it where the confession did: what lies in the pile is taken up again, and half of the iterations lay it anew.
    """

    def __init__(
        self, game: Game, view: View, rng: Rng, kind: int, merging: bool, inferring: bool = False, rewinding: bool = False
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
            world = inferred(self.game, self.view, self.rng) if self.inferring else self.game.sample(self.view, self.rng)
            self.steps = []
            past = Past([], [])
            if self.rewinding:
                world, past = rewound(world, self.view.viewer)
            free = number % 2 == 1 and len(past.actions) > 0
            if self._descend(world, Past([], []) if free else past, free):
                self._learn(world.places())

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
        keys = [1 if self.merging and seat != self.view.viewer else self._held(state, seat) for seat in range(self.game.seats)]
        forced = len(past.actions)
        step = 0
        while True:
            seat: i64 = state.asked()
            if seat < 0:
                if state.over():
                    return True
                state.settle(state.draw(self.rng))
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
                self.steps.append(Step(node, seat, slots, at, node.strategy(slots), past.chances[step]))
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
                worth = node.total[slot] / node.tries[slot] + 0.7 * math.sqrt(math.log(node.could[slot]) / node.tries[slot])
            if worth > most:
                best, most = at, worth
        return best

    def _learn(self, places: list[int]) -> None:
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
    """The actions that led from the beginning of a pile to here, and how likely a sampled world was to have each."""

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
