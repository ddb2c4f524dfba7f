"""What a learner is rewarded for. Docs: `docs/adapters.md`."""

# Compiled with mypyc.

from __future__ import annotations

from simony.bots.search.outcome_value import win_share
from simony.core.errors import BadOption

PLACE = "place"
"""At the end, from 1 for the first place to -1 for the last in even steps; who shares places gets
their mean. They add up to 0.
"""
WIN = "win"
"""At the end, 1 for a win, -1 / (seats - 1) for none; a shared win counts in parts.

They add up to 0.
"""
SCORE = "score"
"""After each decision, by how much the points of a seat have changed since the one before."""
REWARDS = (PLACE, WIN, SCORE)
ZERO_SUM = (PLACE, WIN)


def check_reward(reward: str, allowed: tuple[str, ...] = REWARDS) -> str:
    """`BadOption` for a reward there is not."""
    if reward not in allowed:
        raise BadOption("adapters-reward", came=reward, expected=" | ".join(allowed))
    return reward


def place_rewards(places: list[int]) -> list[float]:
    """See `PLACE`."""
    steps = len(places) - 1
    return [1.0 - 2.0 * (place - 1 + (places.count(place) - 1) / 2.0) / steps for place in places]


def win_rewards(places: list[int]) -> list[float]:
    """See `WIN`."""
    seats = len(places)
    return [(seats * win_share(places, seat) - 1.0) / (seats - 1) for seat in range(seats)]


def final_rewards(reward: str, places: list[int]) -> list[float]:
    """What each seat gets when the game is over; nothing where it was rewarded all along."""
    if reward == PLACE:
        return place_rewards(places)
    if reward == WIN:
        return win_rewards(places)
    return [0.0] * len(places)
