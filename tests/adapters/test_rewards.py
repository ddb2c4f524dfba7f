"""Rewards from results."""

from __future__ import annotations

import pytest

from simony.adapters.rewards import (
    PLACE,
    REWARDS,
    SCORE,
    WIN,
    check_reward,
    final_rewards,
    place_rewards,
    win_rewards,
)
from simony.core.errors import BadOption


@pytest.mark.parametrize(
    ("places", "rewards"),
    [
        ([1, 2], [1.0, -1.0]),
        ([1, 1], [0.0, 0.0]),
        ([2, 1, 3], [0.0, 1.0, -1.0]),
        ([1, 2, 2, 4], [1.0, 0.0, 0.0, -1.0]),
        ([1, 1, 3, 4, 5], [0.75, 0.75, 0.0, -0.5, -1.0]),
    ],
)
def test_place_rewards_have_even_steps_and_ties_get_the_mean(
    places: list[int], rewards: list[float]
) -> None:
    assert place_rewards(places) == pytest.approx(rewards)


@pytest.mark.parametrize(
    ("places", "rewards"),
    [
        ([1, 2], [1.0, -1.0]),
        ([1, 1, 3], [0.25, 0.25, -0.5]),
        ([4, 2, 3, 1], [-1 / 3, -1 / 3, -1 / 3, 1.0]),
    ],
)
def test_a_shared_win_is_divided(places: list[int], rewards: list[float]) -> None:
    assert win_rewards(places) == pytest.approx(rewards)


@pytest.mark.parametrize("reward", [PLACE, WIN])
@pytest.mark.parametrize("places", [[1, 2, 3], [1, 1, 1, 4], [2, 1, 2, 5, 4], [1] * 8])
def test_rewards_at_the_end_add_up_to_nothing(reward: str, places: list[int]) -> None:
    assert sum(final_rewards(reward, places)) == pytest.approx(0.0)


def test_score_rewards_add_nothing_at_the_end() -> None:
    assert final_rewards(SCORE, [1, 2]) == [0.0, 0.0]


def test_an_unknown_reward_is_refused_with_those_there_are() -> None:
    assert [check_reward(reward) for reward in REWARDS] == list(REWARDS)
    with pytest.raises(BadOption, match=r"place \| win \| score"):
        check_reward("fame")
