"""The Gymnasium environment: one learner against bots."""

from __future__ import annotations

import re
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from simony.adapters.gymnasium import SimonyEnv
from simony.core.errors import BadOption
from simony.registry import game_specs

EVERY = [(key, seats) for key, spec in game_specs().items() for seats in spec.seat_counts]


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_check_env_passes(game: str, seats: int) -> None:
    check_env(gymnasium.make(f"simony/{game}-v1", seats=seats, bots="random").unwrapped)


def _play(table: SimonyEnv, seed: int) -> tuple[list[float], dict[str, Any]]:
    """Play at random; return all rewards and the final info."""
    chance = np.random.default_rng(seed)
    observation, info = table.reset(seed=seed)
    rewards, over = [], False
    while not over:
        action = int(chance.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, over, _, info = table.step(action)
        rewards.append(reward)
    return rewards, info


@pytest.mark.parametrize("game", list(game_specs()))
def test_a_seed_determines_everything_including_bots(game: str) -> None:
    table = SimonyEnv(game, seat=None, bots="novice")
    one, other = _play(table, 3), _play(table, 3)
    assert one == other
    assert one[0][-1] == pytest.approx(sum(one[0]))


def test_a_learner_has_a_fixed_or_a_random_seat() -> None:
    assert SimonyEnv("dogma", 4, seat=2, bots="random").reset(seed=1)[1]["seat"] == 2
    table = SimonyEnv("dogma", 4, seat=None, bots="random")
    assert {table.reset(seed=seed)[1]["seat"] for seed in range(40)} == {0, 1, 2, 3}


def test_bots_sit_after_the_learner_and_are_those_asked_for() -> None:
    """Three random players lose to who plays by the heuristics; who takes any action against three
    of these loses.
    """
    strong = [
        _play(SimonyEnv("indulgence", 4, bots="priest"), seed)[1]["place"] for seed in range(12)
    ]
    weak = [
        _play(SimonyEnv("indulgence", 4, bots="random"), seed)[1]["place"] for seed in range(12)
    ]
    assert np.mean(strong) > np.mean(weak) + 0.5


def test_rewards_by_score_add_up_to_the_points_gained() -> None:
    rewards, info = _play(SimonyEnv("indulgence", 3, bots="random", reward="score"), 5)
    assert sum(rewards) == info["score"] - 30


def test_an_illegal_action_loses_and_says_why() -> None:
    table = SimonyEnv("indulgence", 4, bots="random")
    observation, _ = table.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, over, _, info = table.step(illegal)
    assert (reward, over) == (-1.0, True)
    assert info["illegal"]


def test_a_spectator_is_told_what_happens() -> None:
    table = SimonyEnv("dogma", 3, bots="random", render_mode="ansi")
    table.reset(seed=1)
    told = table.render()
    assert told is not None
    assert "All cards are dealt." in told


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"bots": ["random"]}, "one for each seat but"),
        ({"bots": "archangel"}, "archangel"),
        ({"seat": 7}, "seats 0 to 3"),
        ({"reward": "fame"}, "place | win | score"),
        ({"render_mode": "hologram"}, "human | rgb_array | ansi"),
    ],
)
def test_impossible_setups_are_refused(arguments: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadOption, match=re.escape(problem)):
        SimonyEnv("indulgence", 4, **arguments)
