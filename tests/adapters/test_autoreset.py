"""When another game follows one that has ended, as Gymnasium defines it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from simony.adapters.vector import SimonyVectorEnv
from simony.core.errors import BadOption

STEPS = 300


def _table(mode: AutoresetMode | str, **arguments: Any) -> SimonyVectorEnv:
    return SimonyVectorEnv("mea_culpa", 3, 2, autoreset_mode=mode, **arguments)


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize("name", ["mode", "value", "name"])
def test_a_mode_is_given_by_itself_or_by_name(mode: AutoresetMode, name: str) -> None:
    table = _table(mode if name == "mode" else getattr(mode, name))
    assert table.metadata["autoreset_mode"] == mode


@pytest.mark.parametrize("bots", [None, "random", "novice"])
def test_the_same_step_returns_the_next_game(bots: str | None) -> None:
    table = _table(AutoresetMode.SAME_STEP, bots=bots)
    table.reset(seed=1)
    ends = 0
    for _ in range(STEPS):
        seen, _, ended, _, infos = table.step(table.random_actions())
        assert seen["action_mask"].any(1).all()
        assert ("final_obs" in infos) == ended.any()
        for number in np.flatnonzero(ended):
            ends += 1
            final = infos["final_obs"][number]
            assert not final["action_mask"].any()
            assert not np.array_equal(final["observation"], seen["observation"][number])
    assert ends > 2


@pytest.mark.parametrize("bots", [None, "random", "novice"])
def test_the_next_step_ignores_the_action_and_returns_the_next_game(bots: str | None) -> None:
    table = _table(AutoresetMode.NEXT_STEP, bots=bots)
    table.reset(seed=1)
    ends, before = 0, np.zeros(3, np.bool_)
    for _ in range(STEPS):
        actions = table.random_actions()
        actions[before] = -7
        seen, rewards, ended, _, infos = table.step(actions)
        assert not ended[before].any()
        assert not rewards[before].any()
        assert (seen["action_mask"].any(1) == ~ended).all()
        assert "final_obs" not in infos
        if ended.any():
            ends += 1
            assert (infos["_place"] == ended).all()
            assert (infos["place"][ended].min(1) == 1).all()
            assert seen["observation"][ended].any()
        before = ended
    assert ends > 2


def test_without_autoreset_the_caller_starts_games_again() -> None:
    table = _table(AutoresetMode.DISABLED, bots="random")
    table.reset(seed=1)
    ends = 0
    for _ in range(STEPS):
        seen, _, ended, _, _ = table.step(table.random_actions())
        if ended.any():
            ends += 1
            with pytest.raises(BadOption, match=f"Game {ended.argmax()} "):
                table.step(table.random_actions())
            again, _ = table.reset(options={"reset_mask": ended})
            assert again["action_mask"].any(1).all()
            assert np.array_equal(again["observation"][~ended], seen["observation"][~ended])
    assert ends > 2


def test_some_games_can_be_started_again_with_a_seed() -> None:
    tables = [SimonyVectorEnv("dogma", 3, 3, autoreset_mode="DISABLED") for _ in range(2)]
    mask = np.array([False, True, False])
    for table, other in zip(tables, (3, 4), strict=True):
        table.reset(seed=other)
        table.step(table.random_actions())
    seen = [table.reset(seed=9, options={"reset_mask": mask})[0] for table in tables]
    same = (seen[0]["observation"] == seen[1]["observation"]).all(1)
    assert same.tolist() == [False, True, False]


@pytest.mark.parametrize(
    "mask", [np.zeros(3, np.bool_), np.ones(2, np.bool_), np.ones(3, np.int64)]
)
def test_an_impossible_mask_is_refused(mask: Any) -> None:
    table = _table(AutoresetMode.DISABLED)
    table.reset(seed=1)
    with pytest.raises(BadOption, match="3 booleans"):
        table.reset(options={"reset_mask": mask})


def test_every_mode_plays_the_same_games() -> None:
    """The results are the same, only the steps at which games start differ."""
    found = []
    for mode in AutoresetMode:
        table = _table(mode, bots="priest", seat=None)
        seen, _ = table.reset(seed=5)
        results: list[list[Any]] = [[], [], []]
        while min(map(len, results)) < 2:
            seen, rewards, ended, _, infos = table.step(seen["action_mask"].argmax(1))
            for number in np.flatnonzero(ended):
                results[number].append((rewards[number], infos["score"][number].tolist()))
            if mode == AutoresetMode.DISABLED and ended.any():
                seen, _ = table.reset(options={"reset_mask": ended})
        found.append([each[:2] for each in results])
    assert found[0] == found[1] == found[2]
