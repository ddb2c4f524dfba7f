"""Ways to decide by a view, as policies: each answers with how likely it is to take each legal
action. For `exploit`.

Here only to be measured against each other: plain and short rather than quick, and no bot of ours
imports them.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from simony.bots.search import search
from simony.bots.search.config import FLAT
from simony.bots.search.outcome_value import win_share
from simony.bots.search.regret import RegretMatcher
from simony.core.contract import Game, State, View
from simony.core.rng import Rng
from simony.games.dogma.ai.heuristics import EXTRA_CARD_RATE, LIE_RATE
from simony.games.dogma.rules.counts import kinds_of, nameable, of_kind, size
from simony.games.dogma.rules.rules import DogmaState
from simony.games.dogma.view.view import DogmaView
from simony.lab.solve.game_tree import then


def watch(state: State, seat: i64, action: i64, keys: list[int]) -> None:
    """What everybody learns from an action, before it is taken."""
    for viewer in range(len(keys)):
        keys[viewer] = int(then(keys[viewer], state.observed(viewer, seat, action)))


def play_on(game: Game, state: State, rng: Rng) -> None:
    while True:
        seat: i64 = state.seat_to_act()
        if seat >= 0:
            state.apply(seat, game.suggest(state, seat, rng))
        elif state.over():
            return
        else:
            state.apply_chance(state.draw(rng))


def priest(game: Game, view: View, rng: Rng, draws: int) -> list[float]:
    """How often the heuristics suggest what."""
    found = [0.0] * len(view.legal)
    world = game.sample(view, rng)
    for _ in range(draws):
        found[view.legal.index(int(game.suggest(world, view.viewer, rng)))] += 1.0 / draws
    return found


def bishop(game: Game, view: View, rng: Rng, rollouts: int) -> list[float]:
    best = search.Search(game, FLAT).run(view, rng, rollouts)[0].action
    return [1.0 if action == best else 0.0 for action in view.legal]


# --- flat Monte Carlo, all actions in the same worlds ---------------------------------------------


@final
class Flat:
    """`means` of each action, and in `spread` the standard error of how far it is behind the
    best.
    """

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
    """As the bishop does it: worlds shared, the worse half dropped after each round, the suggested
    action in to the end.

    `ahead` is by how much an action was better than the suggested one in the same worlds, `error`
    how sure that is.
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
        self.suggested = view.legal.index(
            int(game.suggest(game.sample(view, rng), view.viewer, rng))
        )
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
        world = (
            inferred(self.game, self.view, rng)
            if self.inferring
            else self.game.sample(self.view, rng)
        )
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
        """Between the suggestion and what is left beside it: the surer that it is better, the more
        often.
        """
        ahead, error = self.ahead(self.last), self.error(self.last)
        sure = ahead / error if error > 0.0 else (20.0 if ahead > 0.0 else -20.0)
        sure = max(-20.0, min(20.0, sure))
        often = 1.0 / (1.0 + math.exp(-steep * (sure - 1.0)))
        found = [0.0] * len(self.visits)
        found[self.suggested] += 1.0 - often
        found[self.last] += often
        return found

    def tilted(self, anchor: list[float], heat: float, sure: float) -> list[float]:
        """The anchor, tilted to what is ahead by more than chance might make it, and away from what
        is behind.
        """
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
    kept = [
        1.0 if top - mean <= sure * spread else 0.0
        for mean, spread in zip(flat.means, flat.spread, strict=True)
    ]
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
    """A world, more likely if the heuristics would have laid in it what was laid: one of four by
    weight.
    """
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
        weight *= layer_chance(
            hand, cards, world.name, opened, layer > 0, int(world.figures.most_cards)
        )
    return weight


def layer_chance(hand: i64, cards: i64, name: i64, opened: i64, joins: bool, most: int) -> float:
    """The heuristics lay all true cards they have, or lies if they have none; and lie a little
    anyway.
    """
    laid, held = int(size(cards)), int(of_kind(hand, name))
    true = int(of_kind(cards, name))
    if true == laid:
        return 1.0 if laid == min(held, most) else 0.02
    if true > 0:
        return 0.005
    often = 0.05 if joins else (1.0 if kinds_of(hand) & opened == 0 else LIE_RATE)
    if held > 0:
        often *= 0.05
    return often * (EXTRA_CARD_RATE if laid > 1 else 1.0)


# --- regret matching at the root, and at the next decision of somebody else -----------------------


@final
class Exchange:
    """As halving, but nobody is read: the seat mixes by regret, and so does whoever decides next,
    knowing that it does.

    The other's decisions are told apart by what it observed and by what the heuristics suggest to
    it with the cards it has. `fixed` is in how many worlds others are taken for heuristics all the
    same, in what they laid and in what they answer.
    """

    def __init__(
        self, game: Game, view: View, rng: Rng, rollouts: int, fixed: float, trust: float
    ) -> None:
        self.game: Final = game
        self.view: Final = view
        self.rng: Final = rng
        self.fixed: Final = fixed
        self.table: Final[dict[int, RegretMatcher]] = {}
        width = len(view.legal)
        suggested = view.legal.index(int(game.suggest(game.sample(view, rng), view.viewer, rng)))
        self.root: Final = RegretMatcher(width, suggested, trust * math.sqrt(rollouts / width))
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
            spent = self._next(world, view.legal[self.root.sample(rng)], True)
        else:
            spent = 0
        self.root.update(worths)
        return len(left) + spent

    def _next(self, state: State, action: i64, learning: bool) -> int:
        """Act, and then the next decision of somebody else: by its policy; or, if learning, all it
        can do is tried.

        Returns how much was tried.
        """
        rng, game = self.rng, self.game
        keys = [7] * game.seats
        seat: i64 = self.view.viewer
        while seat == self.view.viewer:
            watch(state, seat, action, keys)
            state.apply(seat, action)
            seat = state.seat_to_act()
            if seat < 0:
                return 0
            action = game.suggest(state, seat, rng)
        legal = state.legal(seat)
        key: i64 = then(then(keys[seat], action), seat)
        for each in legal:
            key = then(key, each)
        matcher = self.table.get(int(key))
        if matcher is None:
            matcher = RegretMatcher(len(legal), legal.index(int(action)), 1.0)
            self.table[int(key)] = matcher
        if not learning:
            state.apply(seat, legal[matcher.sample(rng)])
            return 0
        worths = vec[float]([0.0] * len(legal))
        base = Rng(int(rng.bits32()))
        for at, each in enumerate(legal):
            rng.become_stream(base, 0)
            after = state.copy()
            after.apply(seat, each)
            play_on(game, after, rng)
            worths[at] = win_share(after.places(), seat)
        matcher.update(worths)
        return len(legal)
