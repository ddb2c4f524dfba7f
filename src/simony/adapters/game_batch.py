"""Batches of games: one call takes a decision in each game and writes observations into buffers.

This module does not use NumPy: the buffers are ``vec``s, which arrays can use without a copy
(`vector`). Each game has its own random stream, by its number, so that games do not affect each
other.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from simony.adapters.rewards import SCORE, final_rewards
from simony.bots.levels import RANDOM
from simony.core.contract import Game, State
from simony.core.features import FeatureWriter
from simony.core.rng import Rng

ALL_SEATS: Final = -1
"""Instead of the learner's seat: all seats are played from outside, as in self-play."""
ROTATING_SEAT: Final = -2
"""Instead of the learner's seat: another one in each game, in turn."""

OUTSIDE: Final = -1
"""Instead of a bot's level: an opponent that is asked outside the batch."""

SAME_STEP: Final = 0
"""A game that ends is followed by another in the same step."""
NEXT_STEP: Final = 1
"""A game that ends is followed by another in the next step, which ignores its action."""
DISABLED: Final = 2
"""A game that ends must be started again from outside."""


class GameBatch:
    """A number of games that are stepped together.

    `seat` is the learner's seat, `ALL_SEATS` or `ROTATING_SEAT`; `levels` are those of the bots in
    the seats after it: `RANDOM`, the heuristics, or `OUTSIDE`.

    The buffers have one row per game: `observations` (the bits of 32-bit floats) and `masks` of the
    seat in `seats_to_act`; `rewards` of the last step for each seat, and `own_rewards` for the seat
    that `acted`; whether a game `ended` in it, with `places` and `scores`; and the
    `final_observations` of the learner, or of the seat that acted last. `chosen` are the actions
    that the next step takes. `waiting` is 0, or 1 plus the place in `levels` of the opponent that
    must decide before the step is complete.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        seat: int,
        levels: list[int],
        reward: str,
        autoreset: int = SAME_STEP,
    ) -> None:
        self.game: Final = game
        self.games: Final[i64] = games
        self.seats: Final[i64] = game.seats
        self.learner_choice: Final[i64] = seat
        self.levels: Final[vec[i64]] = vec[i64](levels)
        self.reward: Final = reward
        self.by_score: Final = reward == SCORE
        self.autoreset: Final[i64] = autoreset
        self.actions: Final[i64] = game.action_count
        self.max_legal: Final[i64] = game.max_legal
        self.observations: Final[vec[i32]] = vec[i32]([0] * (games * game.feature_count))
        self.final_observations: Final[vec[i32]] = vec[i32]([0] * (games * game.feature_count))
        self.masks: Final[vec[u8]] = vec[u8]([0] * (games * game.action_count))
        self.chosen: Final[vec[i64]] = vec[i64]([0] * games)
        self.rewards: Final[vec[float]] = vec[float]([0.0] * (games * game.seats))
        self.own_rewards: Final[vec[float]] = vec[float]([0.0] * games)
        self.seats_to_act: Final[vec[i64]] = vec[i64]([0] * games)
        self.acted: Final[vec[i64]] = vec[i64]([0] * games)
        self.learner_seats: Final[vec[i64]] = vec[i64]([0] * games)
        self.waiting: Final[vec[i64]] = vec[i64]([0] * games)
        self.ended: Final[vec[u8]] = vec[u8]([0] * games)
        self.over: Final[vec[u8]] = vec[u8]([0] * games)
        """Whether a game has ended and no other has followed; never with `SAME_STEP`."""
        self.starting: Final[vec[u8]] = vec[u8]([0] * games)
        """Whether a game was started by this step, which then has no results."""
        self.places: Final[vec[i64]] = vec[i64]([0] * (games * game.seats))
        self.scores: Final[vec[i64]] = vec[i64]([0] * (games * game.seats))
        self.last_scores: Final[vec[i64]] = vec[i64]([0] * (games * game.seats))
        self.games_started: Final[vec[i64]] = vec[i64]([0] * games)
        self.legal: Final[vec[i64]] = vec[i64]([0] * (games * game.max_legal))
        self.legal_counts: Final[vec[i64]] = vec[i64]([0] * games)
        self.buffer: Final[vec[i64]] = vec[i64]([0] * game.max_legal)
        self.states: Final[list[State]] = [game.new() for _ in range(games)]
        self.final_states: Final[list[State]] = list(self.states)
        self.rngs: Final[list[Rng]] = [Rng(0) for _ in range(games)]
        self.bases: Final[list[Rng]] = list(self.rngs)
        """The generator that the random streams of each game come from."""
        self.chooser: Final = Rng(0)
        self.writers: Final[list[FeatureWriter]] = [
            FeatureWriter(self.observations, number * game.feature_count) for number in range(games)
        ]
        self.final_writers: Final[list[FeatureWriter]] = [
            FeatureWriter(self.final_observations, number * game.feature_count)
            for number in range(games)
        ]

    def begin(self, seed: int | str) -> None:
        """Start new games; `seed` determines all chance in them and in those that follow."""
        base = Rng(seed)
        self.chooser.become_stream(base, -1)
        number: i64 = 0
        while number < self.games:
            self.restart(number, base)
            number += 1

    def restart(self, number: i64, base: Rng | None) -> None:
        """Start one game again, from another generator if one is given."""
        if base is not None:
            self.bases[number] = base
            self.games_started[number] = 0
        self._start(number)
        if self.waiting[number] == 0:
            self._observe(number)

    def choose(self, actions: list[int]) -> int:
        """Choose the actions of the next step. Return the first game in which the action is
        illegal; -1 if there is none.
        """
        number: i64 = 0
        while number < self.games:
            action: i64 = actions[number]
            self.chosen[number] = action
            if self.over[number] == 0 and (
                action < 0
                or action >= self.actions
                or self.masks[number * self.actions + action] == 0
            ):
                return number
            number += 1
        return -1

    def step(self) -> None:
        """Apply the chosen actions, which are legal; let bots and chance act until the next
        decision, or until a game is `waiting`.
        """
        number: i64 = 0
        while number < self.games:
            if self.over[number] != 0:
                self._start(number)
            else:
                self._clear_step(number)
                seat: i64 = self.seats_to_act[number]
                self.acted[number] = seat
                self.states[number].apply(seat, self.chosen[number])
                self._advance(number)
            if self.waiting[number] == 0:
                self._observe(number)
            number += 1

    def answer(self, number: i64, action: i64) -> None:
        """Apply a legal action of the opponent that a game is waiting for."""
        self.states[number].apply(self.seats_to_act[number], action)
        self._advance(number)
        if self.waiting[number] == 0:
            self._observe(number)

    def choose_at_random(self) -> None:
        """Choose a random legal action in each game, each equally likely."""
        number: i64 = 0
        while number < self.games:
            found: i64 = self.legal_counts[number]
            self.chosen[number] = 0
            if found > 0:
                self.chosen[number] = self.legal[
                    number * self.max_legal + self.chooser.below(found)
                ]
            number += 1

    def _start(self, number: i64) -> None:
        """Start a game in a step that has no other results."""
        self.over[number] = 0
        self.starting[number] = 1
        self._clear_step(number)
        self._new(number)
        self.acted[number] = 0
        self._advance(number)

    def _clear_step(self, number: i64) -> None:
        """Clear the results of the last step."""
        self.ended[number] = 0
        place: i64 = number * self.seats
        end: i64 = place + self.seats
        while place < end:
            self.rewards[place] = 0.0
            place += 1

    def _new(self, number: i64) -> None:
        """Make the next game, with its own random stream."""
        own: i64 = number + self.games * self.games_started[number]
        self.games_started[number] += 1
        self.rngs[number].become_stream(self.bases[number], own)
        self.states[number] = self.game.new()
        learner: i64 = self.learner_choice
        if learner == ROTATING_SEAT:
            learner = own % self.seats
        self.learner_seats[number] = learner
        if self.by_score:
            self._note_scores(number)

    def _advance(self, number: i64) -> None:
        """Play up to the next decision from outside, in this game or the next one."""
        chance = self.rngs[number]
        learner: i64 = self.learner_seats[number]
        state = self.states[number]
        self.waiting[number] = 0
        while True:
            seat: i64 = state.seat_to_act()
            if seat >= 0:
                if learner < 0 or seat == learner:
                    self.seats_to_act[number] = seat
                    break
                place: i64 = (seat - learner - 1 + self.seats) % self.seats
                if self.levels[place] == OUTSIDE:
                    self.seats_to_act[number] = seat
                    self.waiting[number] = place + 1
                    return
                if self.levels[place] == RANDOM:
                    state.apply(seat, state.random_action(seat, chance, self.buffer))
                else:
                    # No view is made: the conformance suite checks that suggestions depend only on
                    # what the seat knows.
                    state.apply(seat, self.game.suggest(state, seat, chance))
            elif state.over():
                if self.starting[number] == 0 and self.ended[number] == 0:
                    self._end(number)
                    if self.autoreset != SAME_STEP:
                        return
                self._new(number)
                state = self.states[number]
                learner = self.learner_seats[number]
            else:
                state.apply_chance(state.draw(chance))
        if self.by_score and self.starting[number] == 0 and self.ended[number] == 0:
            self._reward_scores(number)

    def _end(self, number: i64) -> None:
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
            viewer = self.acted[number]
        self.final_states[number] = state
        if self.autoreset == SAME_STEP:
            writer = self.final_writers[number]
            writer.restart()
            state.features_into(viewer, writer)
        else:
            self.over[number] = 1
            self.seats_to_act[number] = viewer

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

    def observe_again(self) -> None:
        """Write all observations after the states have been replaced from outside."""
        number: i64 = 0
        while number < self.games:
            self._clear_step(number)
            if self.by_score:
                self._note_scores(number)
            self._observe(number)
            number += 1

    def _observe(self, number: i64) -> None:
        """Complete a step of a game: write the observation and the mask of the seat to act."""
        self.starting[number] = 0
        self.own_rewards[number] = self.rewards[number * self.seats + self.acted[number]]
        row: i64 = number * self.actions
        listed: i64 = number * self.max_legal
        end: i64 = listed + self.legal_counts[number]
        while listed < end:
            self.masks[row + self.legal[listed]] = 0
            listed += 1
        state = self.states[number]
        seat: i64 = self.seats_to_act[number]
        found: i64 = state.legal_into(seat, self.buffer)
        self.legal_counts[number] = found
        listed = number * self.max_legal
        place: i64 = 0
        while place < found:
            action: i64 = self.buffer[place]
            self.legal[listed + place] = action
            self.masks[row + action] = 1
            place += 1
        writer = self.writers[number]
        writer.restart()
        state.features_into(seat, writer)
