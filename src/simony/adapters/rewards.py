"""Rewards for learners; see `docs/adapters.md`."""

# Compiled with mypyc.

from __future__ import annotations

from simony.bots.search.outcome_value import win_share
from simony.core.errors import BadOption, did_you_mean

PLACE = "place"
"""At the end, from 1 for the first place to -1 for the last in even steps; tied players get the
mean of their places. The sum is 0.
"""
WIN = "win"
"""At the end, 1 for a win and -1 / (seats - 1) otherwise; a shared win is divided. The sum is 0."""
SCORE = "score"
"""After each decision, the change of the seat's score since the one before."""
REWARDS = (PLACE, WIN, SCORE)
ZERO_SUM = (PLACE, WIN)


def check_reward(reward: str, allowed: tuple[str, ...] = REWARDS) -> str:
    """Return the reward. Raises `BadOption` for an unknown one."""
    if reward not in allowed:
        problem = BadOption("adapters-reward", came=reward, expected=" | ".join(allowed))
        raise did_you_mean(problem, reward, allowed)
    return reward


def place_rewards(places: list[int]) -> list[float]:
    """Return the `PLACE` rewards."""
    steps = len(places) - 1
    return [1.0 - 2.0 * (place - 1 + (places.count(place) - 1) / 2.0) / steps for place in places]


def win_rewards(places: list[int]) -> list[float]:
    """Return the `WIN` rewards."""
    seats = len(places)
    return [(seats * win_share(places, seat) - 1.0) / (seats - 1) for seat in range(seats)]


def final_rewards(reward: str, places: list[int]) -> list[float]:
    """Return the rewards at the end of the game; zeros for `SCORE`, which is paid on the way."""
    if reward == PLACE:
        return place_rewards(places)
    if reward == WIN:
        return win_rewards(places)
    return [0.0] * len(places)
