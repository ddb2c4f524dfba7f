"""Environments are saved, restored and cloned, and then continue alike."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from simony.adapters import saving
from simony.adapters.gymnasium import SimonyEnv
from simony.adapters.pettingzoo import env, parallel_env
from simony.adapters.vector import SimonyVectorEnv
from simony.core.contract import View
from simony.core.errors import BadRecord
from simony.registry import game_specs

GAMES = list(game_specs())
BOTS: list[Any] = [None, "priest", "novice", "bishop/iterations=4"]


def _run_vector(table: SimonyVectorEnv, steps: int) -> list[Any]:
    """Play at random; return all that the environment returned."""
    found = []
    for _ in range(steps):
        seen, rewards, ended, _, infos = table.step(table.random_actions())
        found.append(
            (
                seen["observation"].tobytes(),
                seen["action_mask"].tobytes(),
                rewards.tolist(),
                ended.tolist(),
                infos["seat"].tolist(),
            )
        )
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bots", BOTS)
@pytest.mark.parametrize("mode", ["SAME_STEP", "NEXT_STEP"])
def test_a_vector_environment_continues_alike(game: str, bots: Any, mode: str) -> None:
    table = SimonyVectorEnv(game, 3, bots=bots, seat=None, reward="score", autoreset_mode=mode)
    table.reset(seed=3)
    steps = 6 if bots == BOTS[-1] else 150
    _run_vector(table, steps)
    state, twin = table.get_state(), table.clone()
    for name, array in twin.observe()[0].items():
        assert np.array_equal(array, table.observe()[0][name])
    after = _run_vector(table, steps)
    assert _run_vector(twin, steps) == after
    assert table.get_state() == twin.get_state() != state
    table.set_state(state)
    assert _run_vector(table, steps) == after
    assert table.reset()[0]["observation"].tobytes() == twin.reset()[0]["observation"].tobytes()


def _run_single(table: SimonyEnv, steps: int) -> list[Any]:
    found: list[Any] = []
    chance = np.random.default_rng(1)
    for _ in range(steps):
        mask = table._observation()["action_mask"]
        if not mask.any():
            found.append(table.reset()[0]["observation"].tobytes())
            continue
        seen, *rest = table.step(int(chance.choice(np.flatnonzero(mask))))
        found.append((seen["observation"].tobytes(), *rest))
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bots", BOTS[1:])
def test_a_gymnasium_environment_continues_alike(game: str, bots: str) -> None:
    table = SimonyEnv(game, seat=None, bots=bots)
    table.reset(seed=3)
    steps = 6 if bots == BOTS[-1] else 80
    _run_single(table, steps)
    state, twin = table.get_state(), table.clone()
    after = _run_single(table, steps)
    assert _run_single(twin, steps) == after
    table.set_state(state)
    assert _run_single(table, steps) == after


def _run_agents(table: Any, steps: int) -> list[Any]:
    found: list[Any] = []
    chance = np.random.default_rng(1)
    for _ in range(steps):
        if not table.agents:
            table.reset()
        seen, reward, over, _, info = table.last()
        found.append((table.agent_selection, seen["observation"].tobytes(), reward, over, info))
        mask = seen["action_mask"]
        table.step(None if over else int(chance.choice(np.flatnonzero(mask))))
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("wrapped", [True, False])
def test_a_pettingzoo_environment_continues_alike(game: str, wrapped: bool) -> None:
    table: Any = env(game) if wrapped else env(game).unwrapped
    table.reset(seed=3)
    _run_agents(table, 100)
    state, twin = table.get_state(), table.clone()
    after = _run_agents(table, 300)
    assert _run_agents(twin, 300) == after
    table.set_state(state)
    assert _run_agents(table, 300) == after


@pytest.mark.filterwarnings("ignore:.*Illegal move.*")
def test_the_end_by_an_illegal_action_is_saved() -> None:
    table = env("dogma", 3)
    table.reset(seed=1)
    table.step(int(table.last()[0]["action_mask"].argmin()))
    twin = table.clone()
    for each in (table, twin):
        rewards = []
        for _ in each.agent_iter():
            rewards.append(each.last()[1])
            each.step(None)
        assert sorted(rewards) == [-1, 0, 0]


def test_a_parallel_environment_continues_alike() -> None:
    table = parallel_env("mea_culpa")
    observations, _ = table.reset(seed=1)

    def run(some: Any, seen: dict[str, Any]) -> list[Any]:
        found = []
        for _ in range(30):
            seen, rewards, *_ = some.step(
                {agent: int(each["action_mask"].argmax()) for agent, each in seen.items()}
            )
            found.append(
                (rewards, {agent: each["observation"].tobytes() for agent, each in seen.items()})
            )
        return found

    state, twin = table.get_state(), table.clone()
    after = run(table, observations)
    assert run(twin, observations) == after
    table.set_state(state)
    assert run(table, observations) == after


class Alternating:
    """A policy with a memory: the first and the last legal action in turn."""

    def __init__(self) -> None:
        self.turn = 0

    def decide(self, view: View) -> int:
        self.turn += 1
        return view.legal[-(self.turn % 2)]

    def get_state(self) -> bytes:
        return bytes([self.turn % 2])

    def set_state(self, state: bytes) -> None:
        self.turn = state[0]


@pytest.mark.parametrize("make", [SimonyEnv, SimonyVectorEnv])
def test_the_memory_of_a_policy_is_saved(make: Callable[..., Any]) -> None:
    policy = Alternating()
    table = make("dogma", seats=3, bots=policy)
    table.reset(seed=1)
    state, turn = table.get_state(), policy.turn % 2
    policy.turn += 1
    table.set_state(state)
    assert policy.turn == turn


def _changed(state: bytes, change: Callable[[Any], object]) -> bytes:
    """Return a state with other contents and the right hash."""
    found = json.loads(state.partition(b"\n")[2])
    change(found)
    body = json.dumps(found).encode()
    return f"{saving._FORMAT} {saving._hash(body)}\n".encode() + body


@pytest.mark.parametrize("make", [SimonyEnv, SimonyVectorEnv])
def test_damaged_states_are_refused(make: Callable[..., Any]) -> None:
    table = make("indulgence", seats=4)
    table.reset(seed=1)
    state: bytes = table.get_state()
    broken = [b"", b"\xff\x00", state[:-1], state[1:], state.replace(b"1", b"2", 1), state + b" "]
    broken += [
        _changed(state, lambda found: found.clear()),
        _changed(state, lambda found: found.update(saved=3)),
        _changed(state, lambda found: found["saved"].clear()),
        _changed(state, lambda found: found["saved"].update(chance=[])),
    ]
    for each in broken:
        with pytest.raises(BadRecord, match="damaged"):
            table.set_state(each)
    assert table.get_state() == state


@pytest.mark.parametrize(
    ("arguments", "name"),
    [
        ({"game": "dogma"}, "game"),
        ({"seats": 3}, "seats"),
        ({"seat": 2, "bots": "random"}, "seat"),
        ({"bots": "novice"}, "bots"),
        ({"reward": "win"}, "reward"),
        ({"num_envs": 3}, "num_envs"),
        ({"autoreset_mode": "DISABLED"}, "autoreset_mode"),
        ({"options": {"expert": True}}, "options"),
    ],
)
def test_states_of_other_environments_are_refused(arguments: dict[str, Any], name: str) -> None:
    usual: dict[str, Any] = {"game": "indulgence", "num_envs": 2, "seats": 4, "bots": "random"}
    table, other = SimonyVectorEnv(**usual), SimonyVectorEnv(**{**usual, **arguments})
    table.reset(seed=1)
    other.reset(seed=1)
    with pytest.raises(BadRecord, match=f"its {re.escape(name)} is"):
        table.set_state(other.get_state())


def test_a_state_of_other_rules_or_another_kind_is_refused() -> None:
    table, single = SimonyVectorEnv("dogma", 2), SimonyEnv("dogma")
    for each in (table, single):
        each.reset(seed=1)
    with pytest.raises(BadRecord, match="its environment is gymnasium, not vector"):
        table.set_state(single.get_state())
    other = _changed(table.get_state(), lambda found: found["for"].update(pin="0" * 16))
    with pytest.raises(BadRecord, match="its pin is 0000"):
        table.set_state(other)
