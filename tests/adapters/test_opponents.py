"""Bots of every level and user-defined policies as opponents, and rewards by a function."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from simony.adapters.gymnasium import SimonyEnv
from simony.adapters.opponents import BatchPolicy
from simony.adapters.pettingzoo import RawEnv
from simony.adapters.vector import SimonyVectorEnv
from simony.bots.levels import LEVELS
from simony.core.contract import View
from simony.core.errors import IllegalAction
from simony.registry import game_specs, open_game

LEVELS_AND_BUDGETS = [
    level if number < 3 else f"{level}/iterations=2" for number, level in enumerate(LEVELS)
]


def last_legal(view: View) -> int:
    return view.legal[-1]


class LastLegal:
    def decide(self, view: View) -> int:
        return last_legal(view)


def _last_of_mask(seen: Any) -> Any:
    mask = seen["action_mask"]
    return mask.shape[1] - 1 - mask[:, ::-1].argmax(1)


LAST: list[Any] = [last_legal, LastLegal(), BatchPolicy(_last_of_mask)]


def _run(table: SimonyVectorEnv, steps: int) -> list[Any]:
    seen, _ = table.reset(seed=4)
    found: list[Any] = [seen["observation"].tobytes()]
    for _ in range(steps):
        seen, rewards, ended, _, _ = table.step(table.random_actions())
        found.append((seen["observation"].tobytes(), rewards.tolist(), ended.tolist()))
    return found


@pytest.mark.parametrize("bots", LEVELS_AND_BUDGETS)
@pytest.mark.parametrize("game", list(game_specs()))
def test_every_level_plays_and_a_seed_determines_it(game: str, bots: str) -> None:
    how: dict[str, Any] = {"num_envs": 2, "bots": bots, "seat": None}
    assert _run(SimonyVectorEnv(game, **how), 4) == _run(SimonyVectorEnv(game, **how), 4)


@pytest.mark.parametrize("game", list(game_specs()))
def test_policies_of_every_form_play_alike_and_as_they_should(game: str) -> None:
    runs = [_run(SimonyVectorEnv(game, 3, bots=policy, seat=None), 120) for policy in LAST]
    assert runs[0] == runs[1] == runs[2]
    assert any(any(ended) for _, _, ended in runs[0][1:]) or game == "dogma"


@pytest.mark.parametrize("game", list(game_specs()))
def test_policies_of_every_form_play_alike_in_one_game(game: str) -> None:
    runs = []
    for policy in LAST:
        table = SimonyEnv(game, bots=policy)
        seen, _ = table.reset(seed=2)
        found = []
        for _ in range(25):
            if not seen["action_mask"].any():
                break
            seen, reward, *_ = table.step(int(seen["action_mask"].argmax()))
            found.append((seen["observation"].tobytes(), reward))
        runs.append(found)
    assert runs[0] == runs[1] == runs[2]


def test_a_batch_policy_is_asked_once_for_all_games_that_wait() -> None:
    sizes = []

    def choose(seen: Any) -> Any:
        assert seen["observation"].shape == (len(seen["action_mask"]), 402)
        sizes.append(len(seen["action_mask"]))
        return seen["action_mask"].argmax(1)

    table = SimonyVectorEnv("dogma", 16, 2, bots=BatchPolicy(choose))
    table.reset(seed=1)
    for _ in range(20):
        table.step(table.random_actions())
    assert max(sizes) >= 8


def test_each_seat_can_have_another_opponent() -> None:
    asked = set()

    def watching(view: View) -> int:
        asked.add(int(view.viewer))
        return view.legal[0]

    table = SimonyVectorEnv("indulgence", 2, 4, seat=1, bots=["random", watching, "priest"])
    table.reset(seed=1)
    for _ in range(30):
        table.step(table.random_actions())
    assert asked == {3}


@pytest.mark.parametrize("make", [SimonyEnv, SimonyVectorEnv])
def test_an_illegal_action_of_a_policy_is_named(make: Callable[..., Any]) -> None:
    def play() -> None:
        table = make("dogma", seats=3, bots=lambda _: 59)
        for seed in range(5):
            seen, _ = table.reset(seed=seed)
            for _ in range(5):
                seen, *_ = table.step(seen["action_mask"].argmax(-1))

    with pytest.raises(IllegalAction, match=r"policy in seat \d took action 59"):
        play()


# --- rewards by a function ------------------------------------------------------------------------


def gain(before: View, action: int | None, after: View, place: int | None) -> float:
    """The florins gained, 0.25 for each own decision, and 100 for the first place."""
    # The views are Indulgence's, which have florins.
    florins = after.florins[before.viewer] - before.florins[before.viewer]  # type: ignore[attr-defined]
    return float(florins) + (0.25 if action is not None else 0.0) + (100.0 if place == 1 else 0.0)


@pytest.mark.parametrize("mode", ["SAME_STEP", "NEXT_STEP"])
@pytest.mark.parametrize("bots", [None, "random", last_legal])
def test_a_function_shapes_the_rewards_of_many_games(bots: Any, mode: str) -> None:
    """It is given the views of the seat that acted: compared with the rewards by score."""
    how: dict[str, Any] = {"num_envs": 4, "seats": 4, "bots": bots, "autoreset_mode": mode}
    shaped = SimonyVectorEnv("indulgence", reward=gain, **how)
    scored = SimonyVectorEnv("indulgence", reward="score", **how)
    for table in (shaped, scored):
        table.reset(seed=6)
    ends, before = 0, np.zeros(4, np.bool_)
    for _ in range(400):
        actions = scored.random_actions()
        _, rewards, ended, _, infos = shaped.step(actions)
        _, scores, _, _, score_infos = scored.step(actions)
        acted = shaped._batch.acted
        first = [
            ended[number] and infos["place"][number, acted[number]] == 1 for number in range(4)
        ]
        started = before if mode == "NEXT_STEP" else np.zeros(4, np.bool_)
        assert rewards.tolist() == (scores + 0.25 * ~started + 100.0 * np.array(first)).tolist()
        if bots is None and not ended.any():
            own = np.zeros((4, 4))
            own[np.arange(4), list(acted)] = 0.25 * ~started
            assert (infos["rewards"] - own).tolist() == score_infos["rewards"].tolist()
        before = ended
        ends += int(ended.any())
    assert ends > 1


def test_a_function_shapes_the_rewards_of_one_game() -> None:
    tables = [SimonyEnv("indulgence", 4, bots="random", reward=each) for each in (gain, "score")]
    seen, _ = [table.reset(seed=1)[0] for table in tables]
    over = False
    while not over:
        action = int(seen["action_mask"].argmax())
        (seen, reward, over, _, info), (_, score, *_) = [table.step(action) for table in tables]
        won = over and info["place"] == 1
        assert reward == score + 0.25 + (100.0 if won else 0.0)


def test_a_function_shapes_the_rewards_of_agents() -> None:
    tables = [RawEnv(open_game("indulgence", 4), each) for each in (gain, "score")]
    for table in tables:
        table.reset(seed=1)
    over = False
    while not over:
        agent = tables[0].agent_selection
        action = int(tables[0].observe(agent)["action_mask"].argmax())
        for table in tables:
            table.step(action)
        over = all(tables[0].terminations.values())
        for each in tables[0].possible_agents:
            won = over and tables[0].infos[each]["place"] == 1
            extra = (0.25 if each == agent else 0.0) + (100.0 if won else 0.0)
            assert tables[0].rewards[each] == tables[1].rewards[each] + extra
