"""Batches of games: one call takes a decision in each game and writes observations into buffers.

This module does not use NumPy: the buffers are ``vec``s, which arrays can use without a copy
(`vector`). Each game has its own random stream, by its number, so that games do not affect each
other. A game that ends is followed by another at once.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from simony.adapters.rewards import SCORE, final_rewards
from simony.bots.levels import RANDOM
from simony.core.contract import Game, State, View
from simony.core.features import FeatureWriter
from simony.core.rng import Rng

ALL_SEATS: Final = -1
"""Instead of the learner's seat: all seats are played from outside, as in self-play."""
ROTATING_SEAT: Final = -2
"""Instead of the learner's seat: another one in each game, in turn."""


class GameBatch:
    """A number of games that are stepped together.

    `seat` is the learner's seat, `ALL_SEATS` or `ROTATING_SEAT`; `levels` are those of the bots in
    the seats after it, `RANDOM` or the heuristics.

    The buffers have one row per game: `observations` and `masks` of the seat in `seats_to_act`;
    `rewards` of the last step for each seat; whether a game `ended` in it, with `places` and
    `scores`; and the `final_observations` of the learner, or of the seat that acted last.
    """

    def __init__(self, game: Game, games: int, seat: int, levels: list[int], reward: str) -> None:
        self.game: Final = game
        self.games: Final[i64] = games
        self.seats: Final[i64] = game.seats
        self.learner_choice: Final[i64] = seat
        self.levels: Final[vec[i64]] = vec[i64](levels)
        self.reward: Final = reward
        self.by_score: Final = reward == SCORE
        self.features: Final[i64] = game.feature_count
        self.actions: Final[i64] = game.action_count
        self.observations: Final[vec[float]] = vec[float]([0.0] * (games * game.feature_count))
        self.final_observations: Final[vec[float]] = vec[float](
            [0.0] * (games * game.feature_count)
        )
        self.masks: Final[vec[u8]] = vec[u8]([0] * (games * game.action_count))
        self.rewards: Final[vec[float]] = vec[float]([0.0] * (games * game.seats))
        self.seats_to_act: Final[vec[i64]] = vec[i64]([0] * games)
        self.learner_seats: Final[vec[i64]] = vec[i64]([0] * games)
        self.ended: Final[vec[u8]] = vec[u8]([0] * games)
        self.places: Final[vec[i64]] = vec[i64]([0] * (games * game.seats))
        self.scores: Final[vec[i64]] = vec[i64]([0] * (games * game.seats))
        self.last_scores: Final[vec[i64]] = vec[i64]([0] * (games * game.seats))
        self.games_started: Final[vec[i64]] = vec[i64]([0] * games)
        self.buffer: Final[vec[i64]] = vec[i64]([0] * game.max_legal)
        self.states: Final[list[State]] = [game.new() for _ in range(games)]
        self.views: Final[list[View]] = [state.view(0) for state in self.states]
        self.rngs: Final[list[Rng]] = [Rng(0) for _ in range(games)]
        self.writer: Final = FeatureWriter(self.observations)
        self.final_writer: Final = FeatureWriter(self.final_observations)
        self.base: Rng = Rng(0)

    def begin(self, seed: int | str) -> None:
        """Start new games; `seed` determines all chance in them and in those that follow."""
        self.base = Rng(seed)
        number: i64 = 0
        while number < self.games:
            self.games_started[number] = 0
            self._clear_step(number)
            self._new(number)
            self._advance(number, ALL_SEATS)
            self._clear_step(number)
            self._observe(number)
            number += 1

    def first_illegal(self, actions: list[int]) -> int:
        """Return the first game in which the action is illegal; -1 if there is none."""
        number: i64 = 0
        while number < self.games:
            action: i64 = actions[number]
            if (
                action < 0
                or action >= self.actions
                or self.masks[number * self.actions + action] == 0
            ):
                return number
            number += 1
        return -1

    def step(self, actions: list[int]) -> None:
        """Apply a legal action in each game; let bots and chance act until the next decision."""
        number: i64 = 0
        while number < self.games:
            self._clear_step(number)
            seat: i64 = self.seats_to_act[number]
            self.states[number].apply(seat, actions[number])
            self._advance(number, seat)
            self._observe(number)
            number += 1

    def _clear_step(self, number: i64) -> None:
        """Clear the results of the last step."""
        self.ended[number] = 0
        place: i64 = number * self.seats
        end: i64 = place + self.seats
        while place < end:
            self.rewards[place] = 0.0
            place += 1

    def _new(self, number: i64) -> None:
        """Start game `number`, with its own random stream."""
        own: i64 = number + self.games * self.games_started[number]
        self.games_started[number] += 1
        self.rngs[number].become_stream(self.base, own)
        self.states[number] = self.game.new()
        learner: i64 = self.learner_choice
        if learner == ROTATING_SEAT:
            learner = own % self.seats
        self.learner_seats[number] = learner
        if self.by_score:
            self._note_scores(number)

    def _advance(self, number: i64, last: i64) -> None:
        """Play up to the next decision from outside, in this game or the next one."""
        chance = self.rngs[number]
        while True:
            state = self.states[number]
            seat: i64 = state.seat_to_act()
            if seat >= 0:
                learner: i64 = self.learner_seats[number]
                if learner < 0 or seat == learner:
                    self.seats_to_act[number] = seat
                    break
                state.apply(seat, self._decision(state, seat, learner, chance))
            elif state.over():
                self._end(number, last)
                self._new(number)
            else:
                state.apply_chance(state.draw(chance))
        if self.by_score:
            self._reward_scores(number)

    def _decision(self, state: State, seat: i64, learner: i64, chance: Rng) -> i64:
        """Return a bot's action.

        No view is made: the conformance suite checks that suggestions depend only on what the seat
        knows.
        """
        if self.levels[(seat - learner - 1 + self.seats) % self.seats] == RANDOM:
            return state.random_action(seat, chance, self.buffer)
        return self.game.suggest(state, seat, chance)

    def _end(self, number: i64, last: i64) -> None:
        state = self.states[number]
        if self.by_score:
            self._reward_scores(number)
        self.ended[number] = 1
        places = state.places()
        scores = state.scores()
        rewards = final_rewards(self.reward, places)
        seat: i64 = 0
        while seat < self.seats:
            at: i64 = number * self.seats + seat
            self.places[at] = places[seat]
            self.scores[at] = scores[seat]
            self.rewards[at] += rewards[seat]
            seat += 1
        viewer: i64 = self.learner_seats[number]
        if viewer < 0:
            viewer = last
        self.final_writer.position = number * self.features
        state.view(viewer).features_into(self.final_writer)

    def _note_scores(self, number: i64) -> None:
        scores = self.states[number].scores()
        seat: i64 = 0
        while seat < self.seats:
            self.last_scores[number * self.seats + seat] = scores[seat]
            seat += 1

    def _reward_scores(self, number: i64) -> None:
        """Add the changes of the scores since the last call to the rewards."""
        scores = self.states[number].scores()
        seat: i64 = 0
        while seat < self.seats:
            at: i64 = number * self.seats + seat
            score: i64 = scores[seat]
            self.rewards[at] += float(score - self.last_scores[at])
            self.last_scores[at] = score
            seat += 1

    def _observe(self, number: i64) -> None:
        """Write the observation and the mask of the seat to act."""
        row: i64 = number * self.actions
        for before in self.views[number].legal:
            old: i64 = before
            self.masks[row + old] = 0
        view = self.states[number].view(self.seats_to_act[number])
        self.views[number] = view
        for action in view.legal:
            now: i64 = action
            self.masks[row + now] = 1
        self.writer.position = number * self.features
        view.features_into(self.writer)
