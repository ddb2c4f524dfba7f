"""Likelihoods: the true world is more likely than sampled ones, given what others did."""

from __future__ import annotations

import statistics

import pytest

from bots.sample_positions import decisions
from simony.core.rng import Rng

WEIGHING = [("indulgence", 4), ("dogma", 4), ("tolerance", 4)]
WORLDS = 6


@pytest.mark.parametrize(("key", "seats"), WEIGHING)
def test_among_priests_the_truth_is_more_likely_than_other_worlds(key: str, seats: int) -> None:
    truths, others = [], []
    for number in range(3):
        for game, state, view in decisions(key, seats, every=2, most=60, seed=f"credence {number}"):
            rng = Rng(f"{key} {number}")
            truths.append(game.likelihood(state, view.viewer))
            others.append(
                statistics.mean(
                    game.likelihood(game.sample(view, rng), view.viewer) for _ in range(WORLDS)
                )
            )
    assert statistics.mean(truths) > 1.05 * statistics.mean(others)


@pytest.mark.parametrize(("key", "seats"), [*WEIGHING, ("mea_culpa", 3)])
def test_likelihoods_are_between_0_and_1_and_leave_the_state_unchanged(
    key: str, seats: int
) -> None:
    for game, _, view in decisions(key, seats, every=3, most=25):
        world = game.sample(view, Rng(1))
        before = world.to_bytes()
        assert 0.0 < game.likelihood(world, view.viewer) <= 1.0
        assert world.to_bytes() == before
