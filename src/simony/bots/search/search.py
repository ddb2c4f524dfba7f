"""Monte Carlo search over sampled worlds that are consistent with a view.

One search serves all games and all configurations (`config.py`), from flat Monte Carlo to
information-set tree search. It is given a view, never a state. The action that the game's
heuristics suggest stays a candidate until the end: if nothing is clearly better, the search returns
it, because among moves of equal value it is the one a person would find natural.

In decisions with a hidden choice a fixed habit could be exploited. There the search may mix
(`reply_model.py`) and samples its answer from the mix.
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
"""The random stream for the suggestion; worlds have the streams from 0 on."""
_CHOICE_STREAM: Final = -2
"""The random stream for sampling from a mix."""
_LEARNING_STREAM: Final = -3
"""The first random stream, counting down, for learning replies."""
_HUNDRED: Final = 100


@final
class Search:
    """A search for one game.

    Its answer depends only on the view, the generator and the budget.

    `run` does everything at once. To stop early, call `begin`, then `step` until it returns False;
    `action_stats` works at any point.

    >>> from simony import Rng, open_game
    >>> from simony.bots.search.config import DEFAULT_CONFIG
    >>> from simony.bots.search.search import Search
    >>> game = open_game("dogma", seats=3)
    >>> state = game.new()
    >>> state.apply_chance(state.draw(Rng(1)))
    >>> [seat] = state.pending_seats()
    >>> search = Search(game, DEFAULT_CONFIG)
    >>> search.begin(state.view(seat), Rng(2), iterations=200)
    >>> while search.iterations < 50 and search.step():
    ...     pass
    >>> search.action_stats()[0].action in state.legal(seat)
    True
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
        """Games and decisions simulated since `begin`."""

    # --- running ----------------------------------------------------------------------------------

    def run(self, view: View, rng: Rng, iterations: int, seconds: float = 0.0) -> list[ActionStats]:
        """Search, and return the statistics of every legal action, the one to take first.

        0 iterations or seconds mean no such limit; at least one must be set.
        """
        self.begin(view, rng, iterations, seconds)
        while self.step():
            pass
        return self.action_stats()

    def begin(self, view: View, rng: Rng, iterations: int, seconds: float = 0.0) -> None:
        """Start a search for the decision of `view`; raise `NotPending` if there is none."""
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
        """Try a few more games; return False if the budget is spent or there is only one action."""
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
        """Return the statistics so far of every legal action, the one to take first."""
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
        """Return the spent share of the budget: 1 or more if all of it is spent."""
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
        """Drop the worse half of the candidates. The suggested one comes first and stays."""
        left = self._candidates
        rest = sorted(left[1:], key=by_value)
        keep = (len(left) - 1) // 2 if len(left) > 2 else 1
        if self._reply_model is not None and self._round < self._rounds:
            out = rest[keep:]
            for place, stats in enumerate(self._all_stats):
                if stats in out:
                    self._reply_model.own_matcher.rule_out(place)
        self._candidates = [left[0], *rest[:keep]]
        self._dropped = rest[keep:] + self._dropped

    def _try_all(self, view: View) -> bool:
        """Try every candidate in one more world; return False, counting nothing, if the budget is
        too small.
        """
        left = self._candidates
        tries: i64 = len(left)
        if self._max_iterations > 0 and self.iterations + tries > self._max_iterations:
            return False
        number: i64 = self._world_number
        self._world_number += 1
        with_reply = self._is_reply_world(number)
        world = self._world(view, number, with_reply)
        for stats in left:
            if self._seconds > 0.0 and self._spent_share() >= 1.0:
                return False
            self._rng.become_stream(self._base, 2 * number + 1)
            self._trees.restart()
            state = world.copy()
            if with_reply:
                self._act_and_reply(state, view.viewer, stats.action)
            else:
                self._act(state, view.viewer, stats.action)
            self._finish(state, stats, view.viewer)
        for stats in left:
            stats.count_result(left[0].last_value)
        self.iterations += tries
        if self._reply_model is not None:
            self._update_regrets(self._reply_model, view, world, number, with_reply)
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
        for stats in self._candidates:
            if stats.action == self._trees.action_of(edge):
                self._act(state, view.viewer, stats.action)
                self._finish(state, stats, view.viewer)
                stats.count_result(0.0)
        self.iterations += 1
        return True

    # --- a first decision with a hidden choice ----------------------------------------------------

    def _is_reply_world(self, number: i64) -> bool:
        """Whether the next player replies to the mix in this world: in `mix_percent` % of them,
        evenly spread.
        """
        mix: i64 = self._config.mix_percent
        return (
            self._reply_model is not None
            and number * mix // _HUNDRED != (number + 1) * mix // _HUNDRED
        )

    def _act_and_reply(self, state: State, viewer: i64, action: i64) -> None:
        """Apply the action, then let the next player reply as learned."""
        replies = self._reply_model
        assert replies is not None
        seat: i64 = self._advance_to_reply(replies, state, viewer, action)
        if seat >= 0:
            reply = replies.find_reply(
                state, seat, self._game.suggest(state, seat, self._rng), self._rng
            )
            self._act(state, seat, reply.actions[reply.matcher.sample(self._rng)])

    def _advance_to_reply(self, replies: ReplyModel, state: State, viewer: i64, action: i64) -> i64:
        """Apply the action and suggested ones until another seat is to act; return that seat, or -1
        if chance or the end comes first.
        """
        replies.restart()
        seat: i64 = viewer
        while seat == viewer:
            replies.observe(state, viewer, action)
            self._act(state, viewer, action)
            seat = state.seat_to_act()
            if seat == viewer:
                action = self._game.suggest(state, viewer, self._rng)
        return seat

    def _update_regrets(
        self, replies: ReplyModel, view: View, world: State, number: i64, with_reply: bool
    ) -> None:
        """Update both sides from one world: first the reply, then the search's own mix."""
        if with_reply:
            self._rng.become_stream(self._base, _LEARNING_STREAM - number)
            self._train_reply(replies, world.copy(), view.viewer)
        values = vec[float]([0.0] * len(self._all_stats))
        for place, stats in enumerate(self._all_stats):
            values[place] = stats.last_value
        replies.own_matcher.update(values)

    def _train_reply(self, replies: ReplyModel, state: State, viewer: i64) -> None:
        """Let the next player try all replies against the current mix, if the budget allows it."""
        rng = self._rng
        self._trees.restart()
        seat: i64 = self._advance_to_reply(
            replies, state, viewer, self._all_stats[replies.own_matcher.sample(rng)].action
        )
        if seat < 0:
            return
        reply = replies.find_reply(state, seat, self._game.suggest(state, seat, rng), rng)
        tries: i64 = len(reply.actions)
        if self._max_iterations > 0 and self.iterations + tries > self._max_iterations:
            return
        values = vec[float]([0.0] * len(reply.actions))
        chance: i64 = rng.bits32()
        for place, action in enumerate(reply.actions):
            if self._seconds > 0.0 and self._spent_share() >= 1.0:
                return
            rng.become_stream(self._base, chance)
            after = state.copy()
            after.apply(seat, action)
            self._rollout(after)
            values[place] = self._final_values(after)[seat]
        self.decisions += tries
        self.iterations += tries
        reply.matcher.update(values)

    def _mixed_stats(self, replies: ReplyModel) -> list[ActionStats]:
        """Return the action sampled from the mix, then the others by probability."""
        policy = replies.mixed_strategy(self.iterations)
        for place, stats in enumerate(self._all_stats):
            stats.probability = policy[place]
        self._rng.become_stream(self._base, _CHOICE_STREAM)
        sampled = self._all_stats[sample_policy(policy, self._rng)]
        rest = [stats for stats in self._all_stats if stats is not sampled]
        rest.sort(key=by_probability)
        return [sampled, *rest]

    # --- one game ---------------------------------------------------------------------------------

    def _world(self, view: View, number: i64, with_reply: bool) -> State:
        """Return a sampled world.

        The player who replies is not assumed to play by the heuristics, so worlds with a reply are
        not weighted by what others did.
        """
        config = self._config
        if config.world_pool_size > 0 and number >= config.world_pool_size:
            return self._world_pool[number % config.world_pool_size]
        self._rng.become_stream(self._base, 2 * number)
        if self._belief is not None and not with_reply:
            world = self._belief.sample_world(self._rng)
        else:
            world = self._game.sample(view, self._rng)
            if config.worlds_per_belief > 1 and not with_reply:
                world = self._weighted_world(view, world)
        if config.world_pool_size > 0:
            self._world_pool.append(world)
        return world

    def _weighted_world(self, view: View, world: State) -> State:
        """Return one of several worlds, sampled by likelihood given what others did."""
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

    def _finish(self, state: State, stats: ActionStats, viewer: i64) -> None:
        """Play to the end of the game, first in the tree and then as a rollout, and record the
        result.
        """
        if self._config.tree_depth > 0:
            self._descend(state, viewer)
        self._rollout(state)
        values = self._final_values(state)
        is_evaluated = self._config.leaf_evaluation != 0 and not state.over()
        stats.note_result(
            values[viewer] if is_evaluated else win_share(state.places(), viewer),
            values[viewer],
            state.scores(),
        )
        self._trees.backpropagate(values)

    def _final_values(self, state: State) -> list[float]:
        """Return the value for every seat: win probabilities at an evaluated leaf, or else the
        outcome value.
        """
        values = self._leaf_values(state)
        if not values:
            places, scores = state.places(), state.scores()
            values = [outcome_value(places, scores, seat) for seat in range(self._game.seats)]
        return values

    def _descend(self, state: State, viewer: i64) -> None:
        """Play as far as the trees reach, and one decision further."""
        trees = self._trees
        rng = self._rng
        depth: i64 = 0
        while depth < self._config.tree_depth:
            seat: i64 = state.seat_to_act()
            if seat < 0:
                if state.over() or self._leaf_values(state):
                    return
                outcome = state.draw(rng)
                trees.observe_chance(state, outcome)
                state.apply_chance(outcome)
                continue
            found: i64 = state.legal_into(seat, self._buffer)
            if found == 1:
                self._act(state, seat, self._buffer[0])
                continue
            if seat != viewer and self._config.opponent_trees == 0:
                self._act(state, seat, self._game.suggest(state, seat, rng))
                continue
            if trees.is_new(seat) and self._config.rollout_epsilon < 1.0:
                edge = trees.edge_for(seat, self._game.suggest(state, seat, rng))
            else:
                edge = trees.choose(seat, self._buffer, found, rng)
            trees.record_edge(seat, edge)
            self._act(state, seat, trees.action_of(edge))
            if trees.is_untried(edge):
                return
            depth += 1

    def _rollout(self, state: State) -> None:
        """Play to the end of the game or to the length limit of rollouts."""
        game = self._game
        rng = self._rng
        buffer = self._buffer
        epsilon: float = self._config.rollout_epsilon
        max_decisions: i64 = self._config.rollout_length
        if max_decisions == 0:
            max_decisions = -1
        decisions: i64 = 0
        while decisions != max_decisions:
            seat: i64 = state.seat_to_act()
            if seat >= 0:
                if epsilon >= 1.0 or (epsilon > 0.0 and rng.fraction() < epsilon):
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
        """Return the win probabilities of a leaf, or an empty list if it isn't evaluated."""
        if self._config.leaf_evaluation == 0 or state.seat_to_act() >= 0 or state.over():
            return []
        return self._game.win_probabilities(state)
