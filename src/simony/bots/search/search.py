"""Search: it imagines worlds that could be true, tries actions in them, and remembers what came of
it.

One search for all games and all manners (`manner.py`), from flat Monte Carlo to information-set
tree search. It is given a view and never a state. What the game's heuristics suggest stays in
question until the end: where nothing is clearly better than that, the search answers it, because
among moves that are worth the same a person would find it the natural one.

Where a decision holds a secret, a habit could be read: there the search may mix (`exchange.py`),
and draws its answer from the mix.
"""

# Compiled with mypyc.

from __future__ import annotations

import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from simony.bots.search.action_stats import (
    ActionStats,
    by_probability,
    by_value,
    by_visits,
    is_clearly_ahead,
)
from simony.bots.search.config import BANDIT, SearchConfig
from simony.bots.search.outcome_value import outcome_value, win_share
from simony.bots.search.regret import has_hidden_choice, sample_policy
from simony.bots.search.reply_model import ReplyModel
from simony.bots.search.seat_trees import SeatTrees
from simony.core.contract import Belief, Game, State, View
from simony.core.errors import NotPending
from simony.core.rng import Rng
from simony.i18n.text import SeatName

_SUGGESTION_STREAM: Final = -1
"""The stream that the suggestion is drawn from; worlds have those from 0 on."""
_CHOICE_STREAM: Final = -2
"""The stream that the action is drawn from where actions are mixed."""
_LEARNING_STREAM: Final = -3
"""The first of the streams, downwards, with which others learn to answer."""
_HUNDRED: Final = 100


@final
class Search:
    """Thinks about one game.

    What it answers depends on the view, the generator and the budget alone.

    `think` does it all at once. Who wants to stop it at any moment says `begin`, then `step` until
    it is False, and asks for `opinions` whenever they like.
    """

    def __init__(self, game: Game, config: SearchConfig) -> None:
        self._game: Final = game
        self._config: Final = config
        self._base: Final = Rng(0)
        self._rng: Final = Rng(0)
        self._trees: Final = SeatTrees(
            game.seats, game.action_count, config.exploration, config.widening_interval
        )
        self._buffer: Final[vec[i64]] = vec[i64]([0] * game.max_legal)
        self._world_pool: list[State] = []
        self._world_number: i64 = 0
        self._max_iterations: i64 = 0
        self._begun = 0.0
        self._seconds = 0.0
        self._round: i64 = 0
        self._rounds: i64 = 0
        self._view: View | None = None
        self._candidates: list[ActionStats] = []
        self._dropped: list[ActionStats] = []
        self._all_stats: list[ActionStats] = []
        self._reply_model: ReplyModel | None = None
        self._belief: Belief | None = None
        self.iterations: i64 = 0
        self.decisions: i64 = 0
        """What the search has done since `begin`: games tried, and decisions taken in them."""

    # --- thinking ---------------------------------------------------------------------------------

    def run(self, view: View, rng: Rng, iterations: int, seconds: float = 0.0) -> list[ActionStats]:
        """An opinion of every legal action, the one to take first.

        0 iterations or seconds: no such limit, but there must be one.
        """
        self.begin(view, rng, iterations, seconds)
        while self.step():
            pass
        return self.action_stats()

    def begin(self, view: View, rng: Rng, iterations: int, seconds: float = 0.0) -> None:
        """Begin to think about what `view` asks."""
        if not view.legal:
            raise NotPending("error-not-pending", who=SeatName(view.viewer))
        self._base.become_stream(rng, rng.bits32())
        self._view = view
        self._world_number = 0
        self.iterations = 0
        self.decisions = 0
        self._max_iterations = iterations
        self._seconds = seconds
        self._begun = time.monotonic()
        self._world_pool = []
        self._dropped = []
        only: i64 = view.viewer
        if self._config.opponent_trees != 0:
            only = -1
        self._trees.clear(only)
        self._candidates = [ActionStats(action, self._game.seats) for action in view.legal]
        self._round = 1
        self._rounds = (len(self._candidates) - 1).bit_length()
        self._reply_model = None
        self._belief = None
        if len(self._candidates) > 1:
            self._rng.become_stream(self._base, _SUGGESTION_STREAM)
            world = self._game.sample(view, self._rng)
            suggested = self._game.suggest(world, view.viewer, self._rng)
            self._candidates.sort(key=lambda each: each.action != suggested)
            if self._config.mix_percent > 0 and has_hidden_choice(world, view.viewer, view.legal):
                self._reply_model = ReplyModel(self._game.seats, len(self._candidates), iterations)
            if self._config.worlds_per_belief > 1:
                self._belief = self._game.belief(view, self._rng)
        self._all_stats = self._candidates

    def step(self) -> bool:
        """Think a little more; False if the budget is spent, or there is nothing to think about."""
        view = self._view
        if view is None or len(self._candidates) < 2:
            return False
        if self._config.root_strategy == BANDIT and self._reply_model is None:
            return self._spent_share() < 1.0 and self._try_one(view)
        while self._round <= self._rounds:
            if self._spent_share() * float(self._rounds) < float(self._round) and self._try_all(
                view
            ):
                return True
            self._drop_worse_half()
            self._round += 1
        return False

    def action_stats(self) -> list[ActionStats]:
        """What it thinks so far of every legal action, the one to take first."""
        if len(self._candidates) < 2:
            return self._candidates
        if self._reply_model is not None:
            return self._mixed_stats(self._reply_model)
        suggested, rest = self._candidates[0], self._candidates[1:]
        if self._config.root_strategy == BANDIT:
            rest.sort(key=by_visits)
            if rest[0].visits > suggested.visits and is_clearly_ahead(rest[0], suggested):
                return sorted(self._candidates, key=by_visits)
            return [suggested, *rest]
        rest.sort(key=by_value)
        if rest[0].is_clearly_better():
            return [rest[0], suggested, *rest[1:], *self._dropped]
        return [suggested, *rest, *self._dropped]

    # --- the first decision -----------------------------------------------------------------------

    def _spent_share(self) -> float:
        """How much of the budget is spent: all of it from 1 on."""
        by_count = (
            float(self.iterations) / float(self._max_iterations)
            if self._max_iterations > 0
            else 0.0
        )
        by_time = (time.monotonic() - self._begun) / self._seconds if self._seconds > 0.0 else 0.0
        if self._max_iterations <= 0 and self._seconds <= 0.0:
            return 1.0
        return by_time if by_time > by_count else by_count

    def _drop_worse_half(self) -> None:
        """The worse half of the actions is out. The suggested one is the first, and stays."""
        left = self._candidates
        rest = sorted(left[1:], key=by_value)
        keep = (len(left) - 1) // 2 if len(left) > 2 else 1
        if self._reply_model is not None and self._round < self._rounds:
            out = rest[keep:]
            for place, opinion in enumerate(self._all_stats):
                if opinion in out:
                    self._reply_model.own_matcher.rule_out(place)
        self._candidates = [left[0], *rest[:keep]]
        self._dropped = rest[keep:] + self._dropped

    def _try_all(self, view: View) -> bool:
        """Try every action in one more world; False if the budget does not last for it, and then it
        does not count.
        """
        left = self._candidates
        tries: i64 = len(left)
        if self._max_iterations > 0 and self.iterations + tries > self._max_iterations:
            return False
        number: i64 = self._world_number
        self._world_number += 1
        answered = self._is_reply_world(number)
        world = self._world(view, number, answered)
        for opinion in left:
            if self._seconds > 0.0 and self._spent_share() >= 1.0:
                return False
            self._rng.become_stream(self._base, 2 * number + 1)
            self._trees.restart()
            state = world.copy()
            if answered:
                self._act_and_reply(state, view.viewer, opinion.action)
            else:
                self._act(state, view.viewer, opinion.action)
            self._finish(state, opinion, view.viewer)
        for opinion in left:
            opinion.count_result(left[0].last_value)
        self.iterations += tries
        if self._reply_model is not None:
            self._update_regrets(self._reply_model, view, world, number, answered)
        return True

    def _try_one(self, view: View) -> bool:
        """Try the action that the tree chooses in one more world."""
        number: i64 = self._world_number
        self._world_number += 1
        state = self._world(view, number, False)
        if self._config.world_pool_size > 0:
            state = state.copy()
        self._rng.become_stream(self._base, 2 * number + 1)
        self._trees.restart()
        found: i64 = state.legal_into(view.viewer, self._buffer)
        edge = self._trees.choose(view.viewer, self._buffer, found, self._rng)
        self._trees.record_edge(view.viewer, edge)
        for opinion in self._candidates:
            if opinion.action == self._trees.action_of(edge):
                self._act(state, view.viewer, opinion.action)
                self._finish(state, opinion, view.viewer)
                opinion.count_result(0.0)
        self.iterations += 1
        return True

    # --- a first decision that holds a secret -----------------------------------------------------

    def _is_reply_world(self, number: i64) -> bool:
        """Whether somebody answers the mix in this world: in so many of a hundred, evenly
        spread.
        """
        mix: i64 = self._config.mix_percent
        return (
            self._reply_model is not None
            and number * mix // _HUNDRED != (number + 1) * mix // _HUNDRED
        )

    def _act_and_reply(self, state: State, viewer: i64, action: i64) -> None:
        """Act, and let whoever decides next answer as they have learned to."""
        exchange = self._reply_model
        assert exchange is not None
        seat: i64 = self._advance_to_reply(exchange, state, viewer, action)
        if seat >= 0:
            reply = exchange.find_reply(
                state, seat, self._game.suggest(state, seat, self._rng), self._rng
            )
            self._act(state, seat, reply.actions[reply.matcher.sample(self._rng)])

    def _advance_to_reply(
        self, exchange: ReplyModel, state: State, viewer: i64, action: i64
    ) -> i64:
        """Act, and go on as suggested until somebody else decides: who that is, or -1 if chance or
        the end comes first.
        """
        exchange.restart()
        seat: i64 = viewer
        while seat == viewer:
            exchange.observe(state, viewer, action)
            self._act(state, viewer, action)
            seat = state.seat_to_act()
            if seat == viewer:
                action = self._game.suggest(state, viewer, self._rng)
        return seat

    def _update_regrets(
        self, exchange: ReplyModel, view: View, world: State, number: i64, answered: bool
    ) -> None:
        """Both learn from one world: first whoever answers what the search does now, then the
        search.
        """
        if answered:
            self._rng.become_stream(self._base, _LEARNING_STREAM - number)
            self._train_reply(exchange, world.copy(), view.viewer)
        worths = vec[float]([0.0] * len(self._all_stats))
        for place, opinion in enumerate(self._all_stats):
            worths[place] = opinion.last_value
        exchange.own_matcher.update(worths)

    def _train_reply(self, exchange: ReplyModel, state: State, viewer: i64) -> None:
        """Whoever decides next tries all they consider against what the search does now, if the
        budget lasts for it.
        """
        rng = self._rng
        self._trees.restart()
        seat: i64 = self._advance_to_reply(
            exchange, state, viewer, self._all_stats[exchange.own_matcher.sample(rng)].action
        )
        if seat < 0:
            return
        reply = exchange.find_reply(state, seat, self._game.suggest(state, seat, rng), rng)
        tries: i64 = len(reply.actions)
        if self._max_iterations > 0 and self.iterations + tries > self._max_iterations:
            return
        worths = vec[float]([0.0] * len(reply.actions))
        chance: i64 = rng.bits32()
        for place, action in enumerate(reply.actions):
            if self._seconds > 0.0 and self._spent_share() >= 1.0:
                return
            rng.become_stream(self._base, chance)
            after = state.copy()
            after.apply(seat, action)
            self._rollout(after)
            worths[place] = self._final_values(after)[seat]
        self.decisions += tries
        self.iterations += tries
        reply.matcher.update(worths)

    def _mixed_stats(self, exchange: ReplyModel) -> list[ActionStats]:
        """The action drawn from the mix, then the others, the more often taken first."""
        policy = exchange.mixed_strategy(self.iterations)
        for place, opinion in enumerate(self._all_stats):
            opinion.probability = policy[place]
        self._rng.become_stream(self._base, _CHOICE_STREAM)
        drawn = self._all_stats[sample_policy(policy, self._rng)]
        rest = [opinion for opinion in self._all_stats if opinion is not drawn]
        rest.sort(key=by_probability)
        return [drawn, *rest]

    # --- one game ---------------------------------------------------------------------------------

    def _world(self, view: View, number: i64, answered: bool) -> State:
        """A world that could be true.

        Who answers is not taken for one who plays by the heuristics, so what they did says nothing
        there.
        """
        manner = self._config
        if manner.world_pool_size > 0 and number >= manner.world_pool_size:
            return self._world_pool[number % manner.world_pool_size]
        self._rng.become_stream(self._base, 2 * number)
        if self._belief is not None and not answered:
            world = self._belief.sample_world(self._rng)
        else:
            world = self._game.sample(view, self._rng)
            if manner.worlds_per_belief > 1 and not answered:
                world = self._weighted_world(view, world)
        if manner.world_pool_size > 0:
            self._world_pool.append(world)
        return world

    def _weighted_world(self, view: View, world: State) -> State:
        """One of several worlds, each as likely as it fits what others have done."""
        total = self._game.likelihood(world, view.viewer)
        tries: i64 = 1
        while tries < self._config.worlds_per_belief:
            other = self._game.sample(view, self._rng)
            weight = self._game.likelihood(other, view.viewer)
            total += weight
            if self._rng.fraction() * total < weight:
                world = other
            tries += 1
        return world

    def _act(self, state: State, seat: i64, action: i64) -> None:
        if self._config.tree_depth > 0:
            self._trees.observe(state, seat, action)
        state.apply(seat, action)
        self.decisions += 1

    def _finish(self, state: State, opinion: ActionStats, viewer: i64) -> None:
        """To the end of the game, first in the tree and then played out, and count what came of
        it.
        """
        if self._config.tree_depth > 0:
            self._descend(state, viewer)
        self._rollout(state)
        values = self._final_values(state)
        is_told = self._config.leaf_evaluation != 0 and not state.over()
        opinion.note_result(
            values[viewer] if is_told else win_share(state.places(), viewer),
            values[viewer],
            state.scores(),
        )
        self._trees.backpropagate(values)

    def _final_values(self, state: State) -> list[float]:
        """What a game came to for every seat: what it looks like where that is told at a glance, or
        else who is ahead.
        """
        values = self._leaf_values(state)
        if not values:
            places, scores = state.places(), state.scores()
            values = [outcome_value(places, scores, seat) for seat in range(self._game.seats)]
        return values

    def _descend(self, state: State, viewer: i64) -> None:
        """As far as the trees reach, and one decision further."""
        forest = self._trees
        rng = self._rng
        depth: i64 = 0
        while depth < self._config.tree_depth:
            seat: i64 = state.seat_to_act()
            if seat < 0:
                if state.over() or self._leaf_values(state):
                    return
                outcome = state.draw(rng)
                forest.observe_chance(state, outcome)
                state.apply_chance(outcome)
                continue
            found: i64 = state.legal_into(seat, self._buffer)
            if found == 1:
                self._act(state, seat, self._buffer[0])
                continue
            if seat != viewer and self._config.opponent_trees == 0:
                self._act(state, seat, self._game.suggest(state, seat, rng))
                continue
            if forest.is_new(seat) and self._config.rollout_epsilon < 1.0:
                edge = forest.edge_for(seat, self._game.suggest(state, seat, rng))
            else:
                edge = forest.choose(seat, self._buffer, found, rng)
            forest.record_edge(seat, edge)
            self._act(state, seat, forest.action_of(edge))
            if forest.is_untried(edge):
                return
            depth += 1

    def _rollout(self, state: State) -> None:
        """To the end of the game, or as far as playouts go."""
        game = self._game
        rng = self._rng
        buffer = self._buffer
        slips: float = self._config.rollout_epsilon
        most: i64 = self._config.rollout_length
        if most == 0:
            most = -1
        decisions: i64 = 0
        while decisions != most:
            seat: i64 = state.seat_to_act()
            if seat >= 0:
                if slips >= 1.0 or (slips > 0.0 and rng.fraction() < slips):
                    state.apply(seat, state.random_action(seat, rng, buffer))
                else:
                    state.apply(seat, game.suggest(state, seat, rng))
                decisions += 1
            elif state.over() or self._leaf_values(state):
                break
            else:
                state.apply_chance(state.draw(rng))
        self.decisions += decisions

    def _leaf_values(self, state: State) -> list[float]:
        """What can be told without playing on, if this search is content with that."""
        if self._config.leaf_evaluation == 0 or state.seat_to_act() >= 0 or state.over():
            return []
        return self._game.win_probabilities(state)
