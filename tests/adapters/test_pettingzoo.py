"""PettingZoo's own tests for every game, and what they do not cover."""

from __future__ import annotations

import importlib
import itertools
import warnings
from types import SimpleNamespace

import numpy as np
import pytest

from simony.adapters.pettingzoo import RawEnv, env, parallel_env
from simony.core.errors import BadOption, IllegalAction
from simony.registry import game_specs, open_game

with warnings.catch_warnings():
    # Where PettingZoo's own environments are installed, its tests import some in an old way.
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

EVERY = [(key, seats) for key, spec in game_specs().items() for seats in spec.seat_counts]
USUAL = [(key, spec.open().seats) for key, spec in game_specs().items()]

# A mask makes an observation a dictionary; PettingZoo knows its own environments of that kind by
# name, and warns about all others. Nor does it expect masks of zeros at the end of a game.
with_masks = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings(
        "ignore:Observation space for each agent probably should be:UserWarning"
    ),
    pytest.mark.filterwarnings("ignore:.*Action mask numpy array is all zeros.*:UserWarning"),
]
pytestmark = with_masks


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_the_api_test_passes(game: str, seats: int) -> None:
    api_test(env(game, seats), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), USUAL)
@pytest.mark.parametrize("reward", ["win", "score"])
def test_the_api_test_passes_with_every_reward(game: str, seats: int, reward: str) -> None:
    api_test(env(game, seats, reward=reward), num_cycles=200)


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_the_seed_test_passes(game: str, seats: int) -> None:
    seed_test(lambda: env(game, seats), num_cycles=40)


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_the_tests_of_parallel_environments_pass(game: str, seats: int) -> None:
    parallel_api_test(parallel_env(game, seats), num_cycles=60)
    parallel_seed_test(lambda: parallel_env(game, seats), num_cycles=40)


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_the_performance_benchmark_runs(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a clock that jumps: PettingZoo has it run for five seconds, which are of no use to a
    test.
    """
    ticks = itertools.count(0.0, 0.02)
    benchmark = importlib.import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(benchmark, "time", SimpleNamespace(time=lambda: next(ticks)))
    benchmark.performance_benchmark(env(game, seats))


def _played(
    game: str, seats: int, reward: str, seed: int
) -> tuple[RawEnv, dict[str, float], list[tuple[str, int]]]:
    """A game of random choices to its end: what each agent was given in `last`, and who did
    what.
    """
    table = RawEnv(open_game(game, seats), reward)
    table.reset(seed=seed)
    chance = np.random.default_rng(seed)
    given = dict.fromkeys(table.possible_agents, 0.0)
    moves: list[tuple[str, int]] = []
    for agent in table.agent_iter():
        observation, reward_, over, _, info = table.last()
        given[agent] += reward_
        if over:
            assert set(info) == {"place", "score"}
            table.step(None)
            continue
        action = int(chance.choice(np.flatnonzero(observation["action_mask"])))
        moves.append((agent, action))
        table.step(action)
    return table, given, moves


@pytest.mark.parametrize(("game", "seats"), USUAL)
def test_rewards_follow_from_the_result(game: str, seats: int) -> None:
    table, given, _ = _played(game, seats, "place", 5)
    places = table._episode.state.places()
    ranked = sorted(table.possible_agents, key=lambda agent: -given[agent])
    assert sum(given.values()) == pytest.approx(0.0)
    assert [places[table._seats[agent]] for agent in ranked] == sorted(places)


@pytest.mark.parametrize(("game", "seats"), USUAL)
def test_rewards_by_score_add_up_to_the_points_gained(game: str, seats: int) -> None:
    table, given, _ = _played(game, seats, "score", 6)
    begin = open_game(game, seats).new().scores()
    gained = [now - then for now, then in zip(table._episode.state.scores(), begin, strict=True)]
    assert [given[agent] for agent in table.possible_agents] == gained


def test_a_seed_determines_later_games_too() -> None:
    def games() -> list[list[tuple[float, ...]]]:
        table = env("dogma", 3)
        table.reset(seed=9)
        found = []
        for _ in range(3):
            found.append([tuple(table.observe(agent)["observation"]) for agent in table.agents])
            table.reset()
        return found

    one, other = games(), games()
    assert one == other
    assert one[0] != one[1] != one[2]


def test_games_without_a_seed_differ() -> None:
    tables = [env("dogma", 3) for _ in range(2)]
    for table in tables:
        table.reset()
    assert not np.array_equal(*(table.observe("seat_0")["observation"] for table in tables))


def test_an_illegal_action_loses_the_game_or_raises_without_wrappers() -> None:
    table = env("indulgence", 4)
    table.reset(seed=1)
    agent = table.agent_selection
    illegal = int(np.flatnonzero(table.observe(agent)["action_mask"] == 0)[0])
    table.step(illegal)
    assert table.rewards == {
        each: (-1.0 if each == agent else 0.0) for each in table.possible_agents
    }
    assert all(table.terminations.values())
    raw = RawEnv(open_game("indulgence", 4))
    raw.reset(seed=1)
    before = raw._episode.state.to_bytes()
    with pytest.raises(IllegalAction):
        raw.step(illegal)
    assert raw._episode.state.to_bytes() == before


@pytest.mark.parametrize("meta_culpa", [False, True])
def test_sealed_bids_are_asked_for_at_once_where_all_act_together(meta_culpa: bool) -> None:
    table = parallel_env("mea_culpa", 4, {"meta_culpa": meta_culpa})
    observations, _ = table.reset(seed=3)
    most = 0
    chance = np.random.default_rng(3)
    while table.agents:
        asked = [agent for agent in table.agents if observations[agent]["action_mask"].any()]
        most = max(most, len(asked))
        actions = {
            agent: int(chance.choice(np.flatnonzero(observations[agent]["action_mask"])))
            for agent in asked
        }
        observations, rewards, ended, _, infos = table.step(actions)
        assert len(set(ended.values())) == 1
    assert most == 4
    assert min(info["place"] for info in infos.values()) == 1
    assert sum(rewards.values()) == pytest.approx(0.0)


def test_a_missing_simultaneous_action_is_illegal() -> None:
    table = parallel_env("mea_culpa", 2)
    observations, _ = table.reset(seed=3)
    asked = next(agent for agent in table.agents if observations[agent]["action_mask"].any())
    _, rewards, ended, _, _ = table.step({})
    assert rewards == {agent: (-1.0 if agent == asked else 0.0) for agent in table.possible_agents}
    assert all(ended.values())
    assert table.agents == []


def test_a_spectator_is_told_what_happens() -> None:
    table = env("dogma", 3, render_mode="ansi")
    table.reset(seed=1)
    assert "All cards are dealt." in table.render()
    assert table.render() == ""
    with pytest.raises(BadOption, match="ansi"):
        env("dogma", 3, render_mode="hologram")
