"""Search: it depends only on view, seed and budget, stays within the budget, and tries to win, in
every configuration.
"""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bots.sample_positions import (
    GAMES,
    LastActionGame,
    SlowGame,
    WrappedGame,
    decisions,
    last_trick_but_one,
)
from positions.indulgence import ending
from simony.bots.search.config import (
    BANDIT,
    DEFAULT_CONFIG,
    FLAT,
    PLAIN,
    UNLIMITED_DEPTH,
    SearchConfig,
)
from simony.bots.search.outcome_value import outcome_value
from simony.bots.search.search import Search
from simony.core.contract import Game, View
from simony.core.errors import NotPending
from simony.core.rng import Rng

ITERATIONS = 24
TREE = SearchConfig(tree_depth=UNLIMITED_DEPTH)
FOREST = SearchConfig(tree_depth=UNLIMITED_DEPTH, opponent_trees=1)
MIX = SearchConfig(worlds_per_belief=2, mix_percent=50)
CONFIGS = {
    "flat": FLAT,
    "tree": TREE,
    "forest": FOREST,
    "plain": PLAIN,
    "bandit": SearchConfig(
        tree_depth=UNLIMITED_DEPTH, opponent_trees=1, root_strategy=BANDIT, widening_interval=3
    ),
    "slips": SearchConfig(tree_depth=2, rollout_epsilon=0.3, rollout_length=30),
    "worlds": SearchConfig(tree_depth=UNLIMITED_DEPTH, root_strategy=BANDIT, world_pool_size=5),
    "belief": SearchConfig(worlds_per_belief=3),
    "glance": SearchConfig(tree_depth=3, leaf_evaluation=1, worlds_per_belief=2),
    "mix": MIX,
    "usual": DEFAULT_CONFIG,
    "mixed tree": SearchConfig(
        tree_depth=2, opponent_trees=1, root_strategy=BANDIT, world_pool_size=4, mix_percent=100
    ),
}
ALL_CONFIGS = pytest.mark.parametrize("config", CONFIGS.values(), ids=CONFIGS.keys())
SOME_CONFIGS = pytest.mark.parametrize("config", [FLAT, TREE, PLAIN], ids=["flat", "tree", "plain"])
LONGEST = 12 * 45
"""Decisions in a game of Indulgence for four: twelve hands of 36 cards, an edict, a trump, three
bids and four ties.
"""


def action_stats_of(
    game: Game,
    view: View,
    config: SearchConfig = FLAT,
    *,
    seed: str = "1",
    iterations: int = ITERATIONS,
) -> list[tuple[int, int, float, float]]:
    return [
        (each.action, each.visits, each.wins, each.value)
        for each in Search(game, config).run(view, Rng(seed), iterations)
    ]


@pytest.mark.once
@ALL_CONFIGS
@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_result_depends_on_the_view_not_on_the_world(
    key: str, seats: int, config: SearchConfig
) -> None:
    different = 0
    for game, state, view in decisions(key, seats, every=17, most=3):
        thought = action_stats_of(game, view, config)
        assert sorted(each[0] for each in thought) == view.legal
        other = game.sample(view, Rng("another world"))
        different += other.position_bytes() != state.position_bytes()
        assert action_stats_of(game, other.view(view.viewer), config) == thought
    assert different > 0


def test_both_builds_search_the_same() -> None:
    """The digest is the same for the interpreted and the compiled run.

    If it changes, a game's `bot_version` must rise. Rounded: an exponential's last digit depends on
    the C library.
    """
    thoughts = [
        [
            (action, visits, round(wins, 9), round(value, 9))
            for action, visits, wins, value in action_stats_of(game, view, config, iterations=7)
        ]
        for config in CONFIGS.values()
        for key, seats in GAMES
        for game, _, view in decisions(key, seats, every=90, most=1)
    ]
    assert (
        hashlib.sha256(repr(thoughts).encode()).hexdigest()
        == "4a417377ab8016549e49cd1e1fa79f1615d4401f6cf993bedd19706945cb5ade"
    )


# --- the budget -----------------------------------------------------------------------------------


@ALL_CONFIGS
@pytest.mark.parametrize("iterations", [1, 10, 60])
def test_stays_within_its_budget(iterations: int, config: SearchConfig) -> None:
    for game, _, view in decisions("dogma", 4, every=13, most=3):
        assert (
            sum(
                visits
                for _, visits, _, _ in action_stats_of(game, view, config, iterations=iterations)
            )
            <= iterations
        )


@SOME_CONFIGS
def test_can_be_stopped_at_any_moment(config: SearchConfig) -> None:
    """Stepping gives the same result as running at once, and there is an answer at any time."""
    [(game, _, view)] = decisions("dogma", 4, every=3, most=1)
    search, steps = Search(game, config), 0
    search.begin(view, Rng("1"), 60)
    while search.step():
        steps += 1
        assert sorted(each.action for each in search.action_stats()) == view.legal
    assert steps > 5
    assert [
        (each.action, each.visits, each.wins, each.value) for each in search.action_stats()
    ] == action_stats_of(game, view, config, iterations=60)


def test_spends_most_on_the_best_and_the_suggested_action() -> None:
    wide = [each for each in decisions("dogma", 4, every=1, most=25) if len(each[2].legal) > 4][:2]
    assert len(wide) == 2
    for game, _, view in wide:
        thought = action_stats_of(game, view, iterations=120)
        visits = [each[1] for each in thought]
        assert visits == sorted(visits, reverse=True)
        assert visits[0] == visits[1] > visits[2] > visits[-1] > 0
        world = game.sample(view, Rng(1))
        suggested = {game.suggest(world, view.viewer, Rng(number)) for number in range(50)}
        assert suggested & {action for action, *_ in thought[:2]}


@SOME_CONFIGS
def test_stops_at_the_time_limit(config: SearchConfig) -> None:
    """A fifth of a second is enough for 400 suggestions; a game that was begun is played to its
    end, but no other is started.
    """
    [(game, _, view)] = decisions("indulgence", 4, every=1, most=1)
    slow = SlowGame(game)
    thought = Search(slow, config).run(view, Rng(1), 100, 0.2)
    assert slow.suggestions <= 400 + LONGEST
    assert sorted(each.action for each in thought) == view.legal


@SOME_CONFIGS
@pytest.mark.parametrize(("iterations", "seconds"), [(0, 0.0), (1, 0.0), (0, 1e-9)])
def test_without_budget_it_takes_the_suggestion(
    iterations: int, seconds: float, config: SearchConfig
) -> None:
    at = last_trick_but_one()
    stubborn = LastActionGame(at.game)
    assert Search(stubborn, config).run(at.state.view(0), Rng(1), iterations, seconds)[
        0
    ].action == at.game.parse("play medici 7")


def test_a_single_legal_action_needs_no_search() -> None:
    at = ending(
        "4 players, B rules, edict sixes, nobody sins, A holds m1, B holds m6, C holds s2, "
        "D holds o2, rest taken by B, A to lead"
    )
    wrapped = WrappedGame(at.game)
    [only] = Search(wrapped, FLAT).run(at.state.view(0), Rng(1), ITERATIONS)
    assert (only.action, only.visits, only.value) == (
        at.game.parse("play medici 1"),
        0,
        0.0,
    )
    assert wrapped.suggestions == 0


def test_a_view_without_a_decision_raises() -> None:
    at = last_trick_but_one()
    with pytest.raises(NotPending):
        Search(at.game, FLAT).run(at.state.view(1), Rng(1), ITERATIONS)


def test_leaf_evaluation_ends_simulated_games_before_the_next_deal() -> None:
    """If a game has win probabilities, simulated games end there and count them."""
    [(game, _, view)] = decisions("tolerance", 4, every=9, most=1)
    whole, short = Search(game, FLAT), Search(game, SearchConfig(leaf_evaluation=1))
    whole.run(view, Rng(1), ITERATIONS)
    thought = short.run(view, Rng(1), ITERATIONS)
    assert short.iterations == whole.iterations > 0
    assert 2 * short.decisions < whole.decisions
    assert all(0.0 < each.value == each.wins < 1.0 for each in thought if each.visits > 0)


def test_leaf_evaluation_has_no_effect_without_win_probabilities() -> None:
    for game, _, view in decisions("dogma", 4, every=40, most=2):
        assert action_stats_of(game, view, SearchConfig(leaf_evaluation=1)) == action_stats_of(
            game, view, FLAT
        )


# --- what it wants --------------------------------------------------------------------------------


@ALL_CONFIGS
def test_finds_the_win_whatever_is_suggested(config: SearchConfig) -> None:
    at = last_trick_but_one()
    best, worst = Search(LastActionGame(at.game), config).run(at.state.view(0), Rng(1), ITERATIONS)
    assert (best.action, best.wins) == (at.game.parse("play medici 1"), 1.0)
    assert (worst.action, worst.wins) == (at.game.parse("play medici 7"), 0.0)
    assert best.visits >= worst.visits
    assert best.visits + worst.visits == ITERATIONS


def test_plays_as_suggested_where_nothing_is_better() -> None:
    """The last six goes to the Ruler whatever A plays, so any suggestion is taken."""
    at = ending("""
        4 players, B rules hand 12, edict sixes, nobody sins, florins 33 22 33 32
        A holds m1 m3, B holds s1, C holds s2, D holds o2
        rest taken by B, B leads m8, C plays m6, D plays m2
    """)
    for game in (at.game, LastActionGame(at.game)):
        best, other = Search(game, FLAT).run(at.state.view(0), Rng(1), ITERATIONS)
        assert best.action == game.suggest(at.state, 0, Rng(1))
        assert best.value == other.value


RESULTS = st.integers(2, 8).flatmap(
    lambda seats: st.tuples(
        st.lists(st.integers(1, seats), min_size=seats, max_size=seats),
        st.lists(st.integers(-99, 999), min_size=seats, max_size=seats),
    )
)


@given(RESULTS, RESULTS)
def test_any_win_is_worth_more_than_any_other_result(
    one: tuple[list[int], list[int]], other: tuple[list[int], list[int]]
) -> None:
    won = outcome_value([1, *one[0][1:]], one[1], 0)
    lost = outcome_value([max(2, other[0][0]), *other[0][1:]], other[1], 0)
    assert won > lost


def test_a_shared_win_is_worth_more_than_a_lead_in_points() -> None:
    assert outcome_value([1] * 8, [0] + [999] * 7, 0) > outcome_value(
        [2] + [1] * 7, [999] + [0] * 7, 0
    )


def test_place_counts_before_margin() -> None:
    assert (
        outcome_value([1, 2, 3], [9, 5, 1], 0)
        > outcome_value([1, 1, 3], [9, 9, 1], 0)
        > outcome_value([2, 1, 3], [8, 9, 1], 0)
    )
    assert outcome_value([2, 1, 3], [5, 9, 1], 0) > outcome_value([3, 1, 2], [5, 9, 6], 0)
    assert outcome_value([2, 1, 3], [8, 9, 1], 0) > outcome_value([2, 1, 3], [5, 9, 1], 0)
