"""OpenSpiel's own tests of games, resampled worlds, and its search written in Python."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import simony.adapters.openspiel as ours
from simony.core.errors import BadOption
from simony.lab.solve.small_games import small_games
from simony.registry import game_specs

SPECS = [
    "simony_indulgence(players=3)",
    "simony_indulgence(players=4,expert=on,first_ruler=2)",
    "simony_dogma(players=2)",
    "simony_dogma(players=5,reward=win)",
    "simony_tolerance(players=4,roles=random,hidden_roles=on)",
    "simony_tolerance(players=3,plagues=2)",
    "simony_mea_culpa(players=2)",
    "simony_mea_culpa(players=4,meta_culpa=on)",
]
EVERY = [
    f"simony_{key}(players={seats})"
    for key, spec in game_specs().items()
    for seats in spec.seat_counts
]
USUAL = [f"simony_{key}" for key in game_specs()]


def positions(game: pyspiel.Game, seed: int, every: int) -> list[ours.SpielState]:
    """Return the positions of a random game in which a player must decide."""
    chance = np.random.RandomState(seed)
    state = game.new_initial_state()
    found = []
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(outcomes, p=weights)))
            continue
        if state.move_number() % every == 0:
            found.append(state.clone())
        state.apply_action(int(chance.choice(state.legal_actions())))
    return found


def test_every_game_is_there() -> None:
    small = [f"simony_{key}" for key in small_games()]
    names = [name for name in pyspiel.registered_names() if name.startswith("simony_")]
    assert names == sorted([*USUAL, *small])


@pytest.mark.parametrize("spec", sorted({*SPECS, *EVERY}))
def test_the_random_simulation_test_passes(spec: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(spec), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(
    "spec",
    ["simony_dogma(players=3)", "simony_tolerance(players=3)", "simony_mea_culpa(players=3)"],
)
def test_the_random_simulation_test_passes_with_serialisation(spec: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(spec), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("spec", SPECS)
def test_a_game_is_read_back_from_its_name(spec: str) -> None:
    game = pyspiel.load_game(spec)
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert game.num_players() == int(spec.split("players=")[1][0])


def test_options_are_the_game_s_own() -> None:
    assert (
        pyspiel.load_game("simony_indulgence(players=3,first_ruler=2)").game.options["first_ruler"]
        == "2"
    )
    assert pyspiel.load_game("simony_indulgence(players=3)").game.options["first_ruler"] == "random"
    with pytest.raises(BadOption, match=r"takes off \| on"):
        pyspiel.load_game("simony_indulgence(players=3,expert=maybe)")
    with pytest.raises(BadOption, match=r"place \| win"):
        pyspiel.load_game("simony_dogma(reward=score)")


@pytest.mark.parametrize("spec", SPECS)
def test_a_resampled_world_gives_the_same_view(spec: str) -> None:
    game = pyspiel.load_game(spec)
    sampler = np.random.RandomState(1).uniform
    for state in positions(game, 4, 17)[:25]:
        for player in range(game.num_players()):
            world = state.resample_from_infostate(player, sampler)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.current_player() == state.current_player()
            assert world.history() == []


def test_a_resampled_world_need_not_be_the_true_one() -> None:
    game = pyspiel.load_game("simony_dogma(players=3)")
    state = positions(game, 4, 1)[0]
    sampler = np.random.RandomState(1).uniform
    worlds = {str(state.resample_from_infostate(0, sampler)) for _ in range(5)}
    assert len(worlds) == 5
    assert str(state) not in worlds


@pytest.mark.parametrize("spec", SPECS)
def test_a_history_replayed_leads_to_the_same_state(spec: str) -> None:
    game = pyspiel.load_game(spec)
    for state in positions(game, 2, 11)[-2:]:
        again = game.new_initial_state()
        for action in state.history():
            again.apply_action(action)
        assert str(again) == str(state)


def test_chance_has_its_right_odds_where_it_is_listed() -> None:
    state = pyspiel.load_game("simony_mea_culpa(players=3)").new_initial_state()
    listed = state.simony_state.chance_outcomes()
    assert listed is not None
    assert [chance for _, chance in state.chance_outcomes()] == pytest.approx(
        [1 / len(listed)] * len(listed)
    )
    assert {state.action_to_string(action) for action, _ in state.chance_outcomes()} != {"seed 0"}


@pytest.mark.parametrize("spec", USUAL)
def test_openspiel_s_search_in_python_plays_them(spec: str) -> None:
    game = pyspiel.load_game(spec)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 8, random_state=chance
    )
    found = positions(game, 3, 29)
    for state in [found[0], *found[-3:]]:
        policy = bot.get_policy(state)
        assert sum(weight for _, weight in policy) == pytest.approx(1.0)
        assert sorted(action for action, _ in policy) == state.legal_actions()


def test_python_exits_cleanly_with_registered_games() -> None:
    """OpenSpiel releases what was registered after Python has ended."""
    code = (
        "import pyspiel, simony.adapters.openspiel; "
        "pyspiel.load_game('simony_dogma').new_initial_state().clone()"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
