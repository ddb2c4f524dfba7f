"""The vector environment plays the same games as single environments."""

from __future__ import annotations

import re
from typing import Any

import gymnasium
import numpy as np
import pytest

import simony.adapters.gymnasium  # noqa: F401  # registers
from simony.adapters.game_batch import ALL_SEATS, ROTATING_SEAT, GameBatch
from simony.adapters.rewards import REWARDS, SCORE, final_rewards
from simony.adapters.vector import SimonyVectorEnv
from simony.bots.levels import PRIEST, RANDOM
from simony.core.contract import Game, State
from simony.core.errors import BadOption, IllegalAction
from simony.core.rng import Rng
from simony.registry import game_specs, open_game

EVERY = [
    (key, seats)
    for key, spec in game_specs().items()
    for seats in (min(spec.seat_counts), max(spec.seat_counts))
]
GAMES = 3


class Slow:
    """A simple implementation that plays one game after another."""

    def __init__(
        self, game: Game, number: int, seat: int, levels: list[int], reward: str, seed: int
    ) -> None:
        self.game, self.number, self.seat, self.levels, self.reward, self.base = (
            game,
            number,
            seat,
            levels,
            reward,
            Rng(seed),
        )
        self.chance, self.begun, self.ended, self.rewards = Rng(0), 0, False, [0.0] * game.seats
        self.state: State = game.new()
        self.begin()

    def begin(self) -> None:
        own = self.number + GAMES * self.begun
        self.begun += 1
        self.learner = own % self.game.seats if self.seat == ROTATING_SEAT else self.seat
        self.chance.become_stream(self.base, own)
        self.state = self.game.new()
        self.go_on()

    def do(self, seat: int, action: int) -> None:
        before = self.state.scores()
        self.state.play(seat, action)
        while not self.state.pending() and not self.state.over():
            self.state.apply_chance(self.state.draw(self.chance))
        if self.reward == SCORE:
            gained = [
                float(now - then) for now, then in zip(self.state.scores(), before, strict=True)
            ]
        else:
            gained = (
                final_rewards(self.reward, self.state.places())
                if self.state.over()
                else [0.0] * self.game.seats
            )
        self.rewards = [total + more for total, more in zip(self.rewards, gained, strict=True)]

    def go_on(self) -> None:
        while not self.state.pending() and not self.state.over():
            self.state.apply_chance(self.state.draw(self.chance))
        while (
            not self.state.over()
            and self.learner >= 0
            and self.state.pending_seats()[0] != self.learner
        ):
            seat = self.state.pending_seats()[0]
            if self.levels[(seat - self.learner - 1) % self.game.seats] == RANDOM:
                legal = self.state.legal(seat)
                self.do(seat, legal[self.chance.below(len(legal))])
            else:
                self.do(seat, int(self.game.suggest(self.state, seat, self.chance)))
        if self.state.over():
            self.ended = True
            self.begin()

    def step(self, action: int) -> None:
        self.ended, self.rewards = False, [0.0] * self.game.seats
        self.do(self.state.pending_seats()[0], action)
        self.go_on()


def _alike(many: GameBatch, slow: list[Slow]) -> None:
    features, actions, seats = many.game.feature_count, many.game.action_count, many.game.seats
    for number, each in enumerate(slow):
        seat = each.state.pending_seats()[0]
        view = each.state.view(seat)
        assert many.seats_to_act[number] == seat
        row = many.observations[number * features : (number + 1) * features]
        assert np.frombuffer(memoryview(row), np.float32).tolist() == view.features()
        assert [
            action for action in range(actions) if many.masks[number * actions + action]
        ] == view.legal
        assert bool(many.ended[number]) == each.ended
        assert list(many.rewards[number * seats : (number + 1) * seats]) == pytest.approx(
            each.rewards
        )


@pytest.mark.parametrize(("key", "seats"), EVERY)
@pytest.mark.parametrize(
    ("seat", "level"), [(ALL_SEATS, None), (ROTATING_SEAT, RANDOM), (1, PRIEST)]
)
def test_many_games_are_the_same_as_one_at_a_time(
    key: str, seats: int, seat: int, level: int | None
) -> None:
    game = open_game(key, seats)
    levels = [] if level is None else [level] * (seats - 1)
    reward = REWARDS[(seats + seat) % 3]
    many = GameBatch(game, GAMES, seat, levels, reward)
    many.begin(17)
    slow = [Slow(game, number, seat, levels, reward, 17) for number in range(GAMES)]
    chance = np.random.default_rng(1)
    steps = 60 if key == "dogma" and seats == 8 else 500
    for _ in range(steps):
        _alike(many, slow)
        chosen = [
            int(chance.choice(each.state.legal(each.state.pending_seats()[0]))) for each in slow
        ]
        assert many.choose(chosen) == -1
        many.step()
        for each, action in zip(slow, chosen, strict=True):
            each.step(action)
    _alike(many, slow)


def _random_actions(observation: dict[str, Any], chance: np.random.Generator) -> Any:
    mask = observation["action_mask"]
    return (mask * (chance.random(mask.shape) + 1e-9)).argmax(1)


@pytest.mark.parametrize("bots", [None, "random"])
def test_observations_are_in_their_space_and_ends_are_reported(bots: str | None) -> None:
    table = SimonyVectorEnv("mea_culpa", 4, 2, bots=bots)
    chance = np.random.default_rng(2)
    observation, infos = table.reset(seed=4)
    ends = 0
    for _ in range(300):
        assert table.observation_space.contains(observation)
        acting = infos["seat"]
        observation, rewards, ended, cut, infos = table.step(_random_actions(observation, chance))
        assert not cut.any()
        assert ("final_obs" in infos) == ended.any()
        for number in np.flatnonzero(ended):
            ends += 1
            assert sorted(infos["place"][number]) in ([1, 2], [1, 1])
            assert table.single_observation_space.contains(infos["final_obs"][number])
            assert infos["final_obs"][number]["observation"].sum() > 0
            if bots is None:
                assert rewards[number] == infos["rewards"][number, acting[number]]
            assert rewards[number] in (-1.0, 0.0, 1.0)
    assert ends >= 3


def test_returned_arrays_are_not_overwritten() -> None:
    table = SimonyVectorEnv("dogma", 2, 3)
    observation, _ = table.reset(seed=4)
    kept = {name: array.copy() for name, array in observation.items()}
    table.step(_random_actions(observation, np.random.default_rng(1)))
    assert all(np.array_equal(observation[name], kept[name]) for name in kept)


def test_a_seed_determines_everything() -> None:
    how: dict[str, Any] = {
        "num_envs": 3,
        "seats": 3,
        "bots": "random",
        "vectorization_mode": "vector_entry_point",
    }
    tables = [gymnasium.make_vec("simony/dogma-v1", **how) for _ in range(2)]
    seen = [table.reset(seed=8)[0] for table in tables]
    for _ in range(80):
        assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
        action = _random_actions(seen[0], np.random.default_rng(1))
        seen = [table.step(action)[0] for table in tables]
    assert not np.array_equal(
        tables[0].reset(seed=8)[0]["observation"], tables[0].reset()[0]["observation"]
    )


def test_an_illegal_action_changes_nothing_anywhere() -> None:
    table = SimonyVectorEnv("indulgence", 3, 4)
    observation, _ = table.reset(seed=1)
    actions = _random_actions(observation, np.random.default_rng(1))
    actions[2] = np.flatnonzero(observation["action_mask"][2] == 0)[0]
    before = [state.to_bytes() for state in table._batch.states]
    for wrong in (actions, np.array([*actions[:2], -1]), np.array([*actions[:2], 10_000])):
        with pytest.raises(IllegalAction, match="Game 2"):
            table.step(wrong)
    with pytest.raises(BadOption, match="3 games"):
        table.step(actions[:2])
    assert [state.to_bytes() for state in table._batch.states] == before


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"bots": ["random"]}, "one for each seat but"),
        ({"bots": "archangel"}, "archangel"),
        ({"bots": 7}, "BatchPolicy"),
        ({"autoreset_mode": "tomorrow"}, "SAME_STEP | NEXT_STEP | DISABLED"),
        ({"reward": "fame"}, "place | win | score"),
        ({"seat": 4}, "seats 0 to 3"),
        ({"num_envs": 0}, "at least 1"),
    ],
)
def test_impossible_setups_are_refused(arguments: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadOption, match=re.escape(problem)):
        SimonyVectorEnv("indulgence", **{"num_envs": 2, "seats": 4, **arguments})
