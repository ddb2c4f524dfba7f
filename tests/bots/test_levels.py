"""The search budgets of the levels."""

from __future__ import annotations

import pytest

from bots.sample_positions import GAMES, decisions
from simony.bots.bot import Bot
from simony.bots.levels import BISHOP, LEVELS, search_iterations
from simony.core.rng import Rng
from simony.registry import open_game


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_each_level_that_searches_has_several_times_the_budget_of_the_one_before(
    key: str, seats: int
) -> None:
    budgets = [search_iterations(open_game(key, seats), level) for level in range(len(LEVELS))]
    assert budgets[:BISHOP] == [0] * BISHOP
    assert budgets[BISHOP:] == open_game(key, seats).search_budgets()
    assert all(
        3 * less <= more
        for less, more in zip(budgets[BISHOP:], budgets[BISHOP + 1 :], strict=False)
    )


@pytest.mark.parametrize("level", ["bishop", "cardinal"])
def test_a_bot_uses_the_budget_of_its_level(level: str) -> None:
    [(game, _, view)] = decisions("indulgence", 4, every=9, most=1)
    budget = search_iterations(game, LEVELS.index(level))
    spent = sum(each.visits for each in Bot(game, level, Rng("1")).action_stats(view))
    assert budget / 2 < spent <= budget
