"""Search: it imagines worlds that could be true, tries actions in them, and remembers what came of it.

One search for all games and all manners (`manner.py`), from flat Monte Carlo to information-set tree search. It is given a view and
never a state. What the game's heuristics suggest stays in question until the end: where nothing is clearly better than that, the search
answers it, because among moves that are worth the same a person would find it the natural one.

Where a decision holds a secret, a habit could be read: there the search may mix (`exchange.py`), and draws its answer from the mix.
"""

from __future__ import annotations

import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from simony.bots.exchange import Exchange
from simony.bots.forest import Forest
from simony.bots.manner import BANDIT, Manner
from simony.bots.mixing import draw, hides
from simony.bots.opinion import Opinion, by_share, by_value, by_visits, clearly_apart
from simony.bots.result import win_share, worth
from simony.core.contract import Game, Guess, State, View
from simony.core.errors import NotPending
from simony.core.rng import Rng
from simony.core.text import SeatName

_SUGGESTION: Final = -1
"""The stream that the suggestion is drawn from; worlds have those from 0 on."""
_CHOICE: Final = -2
"""The stream that the action is drawn from where actions are mixed."""
_LEARNING: Final = -3
"""The first of the streams, downwards, with which others learn to answer."""
_HUNDRED: Final = 100


@final
class Search:
    """Thinks about one game. What it answers depends on the view, the generator and the budget alone.

    `think` does it all at once. Who wants to stop it at any moment says `begin`, then `step` until it is False, and asks for `opinions`
    whenever they like.
    """

    def __init__(self, game: Game, manner: Manner) -> None:
        self._game: Final = game
        self._manner: Final = manner
        self._base: Final = Rng(0)
        self._rng: Final = Rng(0)
        self._forest: Final = Forest(game.seats, game.action_count, manner.explore, manner.widen)
        self._buffer: Final[vec[i64]] = vec[i64]([0] * game.max_legal)
        self._kept: list[State] = []
        self._number: i64 = 0
        self._most: i64 = 0
        self._begun = 0.0
        self._seconds = 0.0
        self._round: i64 = 0
        self._rounds: i64 = 0
        self._view: View | None = None
        self._left: list[Opinion] = []
        self._dropped: list[Opinion] = []
        self._all: list[Opinion] = []
        self._exchange: Exchange | None = None
        self._guess: Guess | None = None
        self.iterations: i64 = 0
        self.decisions: i64 = 0
        """What the search has done since `begin`: games tried, and decisions taken in them."""

    # --- thinking -------------------------------------------------------------------------------------------------------------------------

    def think(self, view: View, rng: Rng, iterations: int, seconds: float = 0.0) -> list[Opinion]:
        """An opinion of every legal action, the one to take first. 0 iterations or seconds: no such limit, but there must be one."""
        self.begin(view, rng, iterations, seconds)
        while self.step():
            pass
        return self.opinions()

    def begin(self, view: View, rng: Rng, iterations: int, seconds: float = 0.0) -> None:
        """Begin to think about what `view` asks."""
        if not view.legal:
            raise NotPending("error-not-pending", who=SeatName(view.viewer))
        self._base.become_stream(rng, rng.bits32())
        self._view = view
        self._number = 0
        self.iterations = 0
        self.decisions = 0
        self._most = iterations
        self._seconds = seconds
        self._begun = time.monotonic()
        self._kept = []
        self._dropped = []
        only: i64 = view.viewer
        if self._manner.others != 0:
            only = -1
        self._forest.clear(only)
        self._left = [Opinion(action, self._game.seats) for action in view.legal]
        self._round = 1
        self._rounds = (len(self._left) - 1).bit_length()
        self._exchange = None
        self._guess = None
        if len(self._left) > 1:
            self._rng.become_stream(self._base, _SUGGESTION)
            world = self._game.sample(view, self._rng)
            suggested = self._game.suggest(world, view.viewer, self._rng)
            self._left.sort(key=lambda each: each.action != suggested)
            if self._manner.mix > 0 and hides(world, view.viewer, view.legal):
                self._exchange = Exchange(self._game.seats, len(self._left), iterations)
            if self._manner.belief > 1:
                self._guess = self._game.guess(view, self._rng)
        self._all = self._left

    def step(self) -> bool:
        """Think a little more; False if the budget is spent, or there is nothing to think about."""
        view = self._view
        if view is None or len(self._left) < 2:
            return False
        if self._manner.root == BANDIT and self._exchange is None:
            return self._spent() < 1.0 and self._try_one(view)
        while self._round <= self._rounds:
            if self._spent() * float(self._rounds) < float(self._round) and self._try_all(view):
                return True
            self._drop()
            self._round += 1
        return False

    def opinions(self) -> list[Opinion]:
        """What it thinks so far of every legal action, the one to take first."""
        if len(self._left) < 2:
            return self._left
        if self._exchange is not None:
            return self._mixed(self._exchange)
        suggested, rest = self._left[0], self._left[1:]
        if self._manner.root == BANDIT:
            rest.sort(key=by_visits)
            if rest[0].visits > suggested.visits and clearly_apart(rest[0], suggested):
                return sorted(self._left, key=by_visits)
            return [suggested, *rest]
        rest.sort(key=by_value)
        if rest[0].is_clearly_better():
            return [rest[0], suggested, *rest[1:], *self._dropped]
        return [suggested, *rest, *self._dropped]

    # --- the first decision ---------------------------------------------------------------------------------------------------------------

    def _spent(self) -> float:
        """How much of the budget is spent: all of it from 1 on."""
        by_count = float(self.iterations) / float(self._most) if self._most > 0 else 0.0
        by_time = (time.monotonic() - self._begun) / self._seconds if self._seconds > 0.0 else 0.0
        if self._most <= 0 and self._seconds <= 0.0:
            return 1.0
        return by_time if by_time > by_count else by_count

    def _drop(self) -> None:
        """The worse half of the actions is out. The suggested one is the first, and stays."""
        left = self._left
        rest = sorted(left[1:], key=by_value)
        keep = (len(left) - 1) // 2 if len(left) > 2 else 1
        if self._exchange is not None and self._round < self._rounds:
            out = rest[keep:]
            for place, opinion in enumerate(self._all):
                if opinion in out:
                    self._exchange.own.rule_out(place)
        self._left = [left[0], *rest[:keep]]
        self._dropped = rest[keep:] + self._dropped

    def _try_all(self, view: View) -> bool:
        """Try every action in one more world; False if the budget does not last for it, and then it does not count."""
        left = self._left
        tries: i64 = len(left)
        if self._most > 0 and self.iterations + tries > self._most:
            return False
        number: i64 = self._number
        self._number += 1
        answered = self._is_answered(number)
        world = self._world(view, number, answered)
        for opinion in left:
            if self._seconds > 0.0 and self._spent() >= 1.0:
                return False
            self._rng.become_stream(self._base, 2 * number + 1)
            self._forest.restart()
            state = world.copy()
            if answered:
                self._be_answered(state, view.viewer, opinion.action)
            else:
                self._act(state, view.viewer, opinion.action)
            self._finish(state, opinion, view.viewer)
        for opinion in left:
            opinion.count(left[0].last_value)
        self.iterations += tries
        if self._exchange is not None:
            self._learn(self._exchange, view, world, number, answered)
        return True

    def _try_one(self, view: View) -> bool:
        """Try the action that the tree chooses in one more world."""
        number: i64 = self._number
        self._number += 1
        state = self._world(view, number, False)
        if self._manner.worlds > 0:
            state = state.copy()
        self._rng.become_stream(self._base, 2 * number + 1)
        self._forest.restart()
        found: i64 = state.legal_into(view.viewer, self._buffer)
        edge = self._forest.choose(view.viewer, self._buffer, found, self._rng)
        self._forest.walk(view.viewer, edge)
        for opinion in self._left:
            if opinion.action == self._forest.action_of(edge):
                self._act(state, view.viewer, opinion.action)
                self._finish(state, opinion, view.viewer)
                opinion.count(0.0)
        self.iterations += 1
        return True

    # --- a first decision that holds a secret ---------------------------------------------------------------------------------------------

    def _is_answered(self, number: i64) -> bool:
        """Whether somebody answers the mix in this world: in so many of a hundred, evenly spread."""
        mix: i64 = self._manner.mix
        return self._exchange is not None and number * mix // _HUNDRED != (number + 1) * mix // _HUNDRED

    def _be_answered(self, state: State, viewer: i64, action: i64) -> None:
        """Act, and let whoever decides next answer as they have learned to."""
        exchange = self._exchange
        assert exchange is not None
        seat: i64 = self._ask_next(exchange, state, viewer, action)
        if seat >= 0:
            reply = exchange.reply(state, seat, self._game.suggest(state, seat, self._rng), self._rng)
            self._act(state, seat, reply.actions[reply.matcher.pick(self._rng)])

    def _ask_next(self, exchange: Exchange, state: State, viewer: i64, action: i64) -> i64:
        """Act, and go on as suggested until somebody else decides: who that is, or -1 if chance or the end comes first."""
        exchange.restart()
        seat: i64 = viewer
        while seat == viewer:
            exchange.see(state, viewer, action)
            self._act(state, viewer, action)
            seat = state.asked()
            if seat == viewer:
                action = self._game.suggest(state, viewer, self._rng)
        return seat

    def _learn(self, exchange: Exchange, view: View, world: State, number: i64, answered: bool) -> None:
        """Both learn from one world: first whoever answers what the search does now, then the search."""
        if answered:
            self._rng.become_stream(self._base, _LEARNING - number)
            self._teach(exchange, world.copy(), view.viewer)
        worths = vec[float]([0.0] * len(self._all))
        for place, opinion in enumerate(self._all):
            worths[place] = opinion.last_value
        exchange.own.learn(worths)

    def _teach(self, exchange: Exchange, state: State, viewer: i64) -> None:
        """Whoever decides next tries all they consider against what the search does now, if the budget lasts for it."""
        rng = self._rng
        self._forest.restart()
        seat: i64 = self._ask_next(exchange, state, viewer, self._all[exchange.own.pick(rng)].action)
        if seat < 0:
            return
        reply = exchange.reply(state, seat, self._game.suggest(state, seat, rng), rng)
        tries: i64 = len(reply.actions)
        if self._most > 0 and self.iterations + tries > self._most:
            return
        worths = vec[float]([0.0] * len(reply.actions))
        chance: i64 = rng.bits32()
        for place, action in enumerate(reply.actions):
            if self._seconds > 0.0 and self._spent() >= 1.0:
                return
            rng.become_stream(self._base, chance)
            after = state.copy()
            after.apply(seat, action)
            self._play_on(after)
            worths[place] = self._values(after)[seat]
        self.decisions += tries
        self.iterations += tries
        reply.matcher.learn(worths)

    def _mixed(self, exchange: Exchange) -> list[Opinion]:
        """The action drawn from the mix, then the others, the more often taken first."""
        policy = exchange.mix(self.iterations)
        for place, opinion in enumerate(self._all):
            opinion.often = policy[place]
        self._rng.become_stream(self._base, _CHOICE)
        drawn = self._all[draw(policy, self._rng)]
        rest = [opinion for opinion in self._all if opinion is not drawn]
        rest.sort(key=by_share)
        return [drawn, *rest]

    # --- one game -------------------------------------------------------------------------------------------------------------------------

    def _world(self, view: View, number: i64, answered: bool) -> State:
        """A world that could be true. Who answers is not taken for one who plays by the heuristics, so what they did says nothing there."""
        manner = self._manner
        if manner.worlds > 0 and number >= manner.worlds:
            return self._kept[number % manner.worlds]
        self._rng.become_stream(self._base, 2 * number)
        if self._guess is not None and not answered:
            world = self._guess.world(self._rng)
        else:
            world = self._game.sample(view, self._rng)
            if manner.belief > 1 and not answered:
                world = self._credible(view, world)
        if manner.worlds > 0:
            self._kept.append(world)
        return world

    def _credible(self, view: View, world: State) -> State:
        """One of several worlds, each as likely as it fits what others have done."""
        total = self._game.credence(world, view.viewer)
        tries: i64 = 1
        while tries < self._manner.belief:
            other = self._game.sample(view, self._rng)
            weight = self._game.credence(other, view.viewer)
            total += weight
            if self._rng.fraction() * total < weight:
                world = other
            tries += 1
        return world

    def _act(self, state: State, seat: i64, action: i64) -> None:
        if self._manner.deep > 0:
            self._forest.see(state, seat, action)
        state.apply(seat, action)
        self.decisions += 1

    def _finish(self, state: State, opinion: Opinion, viewer: i64) -> None:
        """To the end of the game, first in the tree and then played out, and count what came of it."""
        if self._manner.deep > 0:
            self._descend(state, viewer)
        self._play_on(state)
        values = self._values(state)
        is_told = self._manner.glance != 0 and not state.over()
        opinion.note(values[viewer] if is_told else win_share(state.places(), viewer), values[viewer], state.scores())
        self._forest.credit(values)

    def _values(self, state: State) -> list[float]:
        """What a game came to for every seat: what it looks like where that is told at a glance, or else who is ahead."""
        values = self._outlook(state)
        if not values:
            places, scores = state.places(), state.scores()
            values = [worth(places, scores, seat) for seat in range(self._game.seats)]
        return values

    def _descend(self, state: State, viewer: i64) -> None:
        """As far as the trees reach, and one decision further."""
        forest = self._forest
        rng = self._rng
        depth: i64 = 0
        while depth < self._manner.deep:
            seat: i64 = state.asked()
            if seat < 0:
                if state.over() or self._outlook(state):
                    return
                outcome = state.draw(rng)
                forest.see_chance(state, outcome)
                state.settle(outcome)
                continue
            found: i64 = state.legal_into(seat, self._buffer)
            if found == 1:
                self._act(state, seat, self._buffer[0])
                continue
            if seat != viewer and self._manner.others == 0:
                self._act(state, seat, self._game.suggest(state, seat, rng))
                continue
            if forest.is_new(seat) and self._manner.slips < 1.0:
                edge = forest.take(seat, self._game.suggest(state, seat, rng))
            else:
                edge = forest.choose(seat, self._buffer, found, rng)
            forest.walk(seat, edge)
            self._act(state, seat, forest.action_of(edge))
            if forest.is_untried(edge):
                return
            depth += 1

    def _play_on(self, state: State) -> None:
        """To the end of the game, or as far as playouts go."""
        game = self._game
        rng = self._rng
        buffer = self._buffer
        slips: float = self._manner.slips
        most: i64 = self._manner.length
        if most == 0:
            most = -1
        decisions: i64 = 0
        while decisions != most:
            seat: i64 = state.asked()
            if seat >= 0:
                if slips >= 1.0 or (slips > 0.0 and rng.fraction() < slips):
                    state.apply(seat, state.random_action(seat, rng, buffer))
                else:
                    state.apply(seat, game.suggest(state, seat, rng))
                decisions += 1
            elif state.over() or self._outlook(state):
                break
            else:
                state.settle(state.draw(rng))
        self.decisions += decisions

    def _outlook(self, state: State) -> list[float]:
        """What can be told without playing on, if this search is content with that."""
        if self._manner.glance == 0 or state.asked() >= 0 or state.over():
            return []
        return self._game.outlook(state)
