"""The small games in OpenSpiel: perfect recall over the whole tree, OpenSpiel's own exact
algorithms, and the same values as our solver's.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from functools import cache, partial

import numpy as np
import pyspiel
import pytest
from librt.vecs import vec
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import (
    best_response,
    cfr,
    cfr_br,
    expected_game_score,
    exploitability,
    external_sampling_mccfr,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)

from simony.adapters.openspiel import SmallSpielState
from simony.core.event import UNSEEN
from simony.core.probability.small_game import SmallGame
from simony.lab.solve import solver
from simony.lab.solve.game_tree import Tree
from simony.lab.solve.small_games import build_tree, small_games, to_utility

FOR_TWO = ["dogma_small", "mea_culpa_auction"]
EVERY = [*FOR_TWO, "indulgence_hand"]
Policy = dict[str, dict[int, float]]
"""The probability of each action in each information state."""


@cache
def load(key: str) -> pyspiel.Game:
    return pyspiel.load_game(f"simony_{key}")


@cache
def tree_of(key: str) -> Tree:
    return build_tree(small_games()[key])


def every_state(state: SmallSpielState) -> Iterator[SmallSpielState]:
    yield state
    if not state.is_terminal():
        for action in state.legal_actions():
            yield from every_state(state.child(action))


def play_at_random(game: pyspiel.Game, seed: int) -> Iterator[SmallSpielState]:
    chance = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(int(chance.choice(state.legal_actions())))
    yield state


# --- information states ---------------------------------------------------------------------------


def keys_after(small: SmallGame, state: SmallSpielState) -> list[tuple[int, ...]]:
    """Return the keys of all that each seat has observed, by replaying the history."""
    at = small.start()
    seats = range(small.game.seats)
    seen: list[tuple[int, ...]] = [() for _ in seats]
    for action in state.history():
        seat = at.seat_to_act()
        if seat < 0:
            outcome = small.outcomes(at)[action][0]
            keys = [at.observed_chance(viewer, outcome) for viewer in seats]
            at.apply_chance(outcome)
        else:
            keys = [at.observed(viewer, seat, action) for viewer in seats]
            at.apply(seat, action)
        seen = [
            before if key == UNSEEN else (*before, key)
            for before, key in zip(seen, keys, strict=True)
        ]
    return seen


@pytest.mark.parametrize("key", EVERY)
def test_information_states_have_perfect_recall_in_the_whole_tree(key: str) -> None:
    """A player has the same information state exactly where it has observed the same; then it has
    the same actions, and has come there by the same decisions of its own.
    """
    small = small_games()[key]
    found: dict[str, object] = {}
    texts: dict[object, str] = {}
    past: dict[str, tuple[tuple[str, int], ...]] = {}

    def visit(state: SmallSpielState, own: list[tuple[tuple[str, int], ...]]) -> None:
        if state.is_terminal():
            return
        player = state.current_player()
        if player < 0:
            for action in state.legal_actions():
                visit(state.child(action), own)
            return
        text = state.information_state_string(player)
        observed = (player, keys_after(small, state)[player])
        assert found.setdefault(text, (observed, state.legal_actions())) == (
            observed,
            state.legal_actions(),
        )
        assert texts.setdefault(observed, text) == text
        assert past.setdefault(text, own[player]) == own[player]
        for action in state.legal_actions():
            after = [*own]
            after[player] = (*own[player], (text, action))
            visit(state.child(action), after)

    visit(load(key).new_initial_state(), [()] * small.game.seats)
    if small.game.seats == 2:
        assert len(found) == tree_of(key).infos


def test_an_information_state_says_what_was_observed() -> None:
    state = load("dogma_small").new_initial_state()
    state.apply_action(0)
    for action in ("name mercy", "lay mercy", "done"):
        state.apply_action(state.string_to_action(action))
    mine, theirs = (state.information_state_string(player) for player in (0, 1))
    assert mine.startswith("seat 0\n")
    assert "name mercy" in mine
    assert "lay mercy" in mine
    assert theirs.startswith("seat 1\n")
    assert "confessed{'seat': 0, 'name': 7, 'count': 1}" in theirs
    assert "lay" not in theirs


@pytest.mark.parametrize("key", EVERY)
def test_the_observation_is_the_view(key: str) -> None:
    for state in play_at_random(load(key), 1):
        for player in range(load(key).num_players()):
            view = state.simony_state.view(player)
            assert state.observation_string(player) == view.to_json()
            assert state.observation_tensor(player) == pytest.approx(view.features())


# --- OpenSpiel's view of them ---------------------------------------------------------------------


@pytest.mark.parametrize("key", EVERY)
def test_openspiel_s_own_test_of_games_passes(key: str) -> None:
    pyspiel.random_sim_test(load(key), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("key", EVERY)
def test_chance_is_listed_and_comes_first(key: str) -> None:
    start = load(key).new_initial_state()
    outcomes = start.chance_outcomes()
    assert len(outcomes) == load(key).max_chance_outcomes() == small_games()[key].max_outcomes
    assert sum(chance for _, chance in outcomes) == pytest.approx(1.0)
    texts = {start.action_to_string(action) for action, _ in outcomes}
    assert len(texts) == len(outcomes)
    assert not any(start.child(action).is_chance_node() for action, _ in outcomes)


@pytest.mark.parametrize("key", FOR_TWO)
def test_openspiel_walks_the_same_tree(key: str) -> None:
    states = list(every_state(load(key).new_initial_state()))
    assert len(states) == tree_of(key).nodes
    ends = [state for state in states if state.is_terminal()]
    assert max(max(state.returns()) for state in ends) == load(key).max_utility()
    assert max(len(state.history()) for state in ends) == load(key).max_game_length() + 1


@pytest.mark.parametrize("key", EVERY)
def test_a_state_is_pickled_as_its_history(key: str) -> None:
    *_, last = play_at_random(load(key), 2)
    again = pickle.loads(pickle.dumps(last))  # noqa: S301  # our own bytes
    assert str(again) == str(last)
    assert again.history() == last.history()
    assert again.information_state_string(0) == last.information_state_string(0)
    assert again.returns() == last.returns()


@pytest.mark.parametrize("key", FOR_TWO)
def test_a_resampled_state_is_the_same_to_the_player(key: str) -> None:
    for state in play_at_random(load(key), 3):
        if state.is_chance_node() or state.is_terminal():
            continue
        player = state.current_player()
        for part in (0.0, 0.3, 0.6, 0.999):
            world = state.resample_from_infostate(player, partial(float, part))
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.current_player() == player
            assert world.legal_actions() == state.legal_actions()


def test_resampling_follows_the_deal() -> None:
    """Right after the deal each world comes up as often as its deal is likely."""
    game = load("dogma_small")
    start = game.new_initial_state()
    deals = [
        (action, chance)
        for action, chance in start.chance_outcomes()
        if start.child(action).information_state_string(0)
        == start.child(0).information_state_string(0)
    ]
    total = sum(chance for _, chance in deals)
    draws = 600
    counts = dict.fromkeys((str(start.child(action)) for action, _ in deals), 0)
    for number in range(draws):
        world = start.child(0).resample_from_infostate(0, partial(float, (number + 0.5) / draws))
        counts[str(world)] += 1
    assert len(counts) > 1
    for action, chance in deals:
        assert counts[str(start.child(action))] == pytest.approx(draws * chance / total, abs=1)


def test_openspiel_s_search_plays_them() -> None:
    game, chance = load("mea_culpa_auction"), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 20, random_state=chance
    )
    state = game.new_initial_state().child(0)
    assert sorted(action for action, _ in bot.get_policy(state)) == state.legal_actions()


# --- the same values ------------------------------------------------------------------------------


def paired(key: str) -> Iterator[tuple[int, SmallSpielState]]:
    """Yield an information set of our tree with a state of OpenSpiel in it, for all of them.

    Siblings are in the same order in both.
    """
    tree = tree_of(key)
    done: set[int] = set()

    def walk(node: int, state: SmallSpielState) -> Iterator[tuple[int, SmallSpielState]]:
        info = int(tree.info[node])
        if info >= 0 and info not in done:
            done.add(info)
            yield info, state
        if not state.is_terminal():
            for at, action in enumerate(state.legal_actions()):
                yield from walk(int(tree.first[node]) + at, state.child(action))

    return walk(0, load(key).new_initial_state())


def in_openspiel(key: str, ours: vec[float]) -> policies.TabularPolicy:
    """Return a policy of our solver as OpenSpiel's."""
    tree = tree_of(key)
    table = policies.TabularPolicy(load(key))
    for info, state in paired(key):
        row = table.policy_for_key(state.information_state_string())
        row[:] = 0.0
        for at in range(int(tree.width[info])):
            row[tree.actions[tree.slot[info] + at]] = ours[tree.slot[info] + at]
    return table


def in_our_solver(key: str, theirs: policies.Policy) -> vec[float]:
    """Return a policy of OpenSpiel as one of our solver."""
    tree = tree_of(key)
    ours = vec[float]([0.0] * tree.slots)
    for info, state in paired(key):
        chances = theirs.action_probabilities(state)
        for at in range(int(tree.width[info])):
            slot = tree.slot[info] + at
            ours[slot] = float(chances.get(int(tree.actions[slot]), 0.0))
    return ours


def assert_same_values(key: str, ours: vec[float], theirs: policies.Policy) -> None:
    """Compare the value of a policy, the best response of each seat and the exploitability."""
    game, small, tree = load(key), small_games()[key], tree_of(key)
    start = game.new_initial_state()
    worth = expected_game_score.policy_value(start, [theirs, theirs])
    assert to_utility(small, solver.value(tree, ours)) == pytest.approx(worth[0], abs=1e-9)
    for seat in range(2):
        answer = best_response.BestResponsePolicy(game, seat, theirs, start).value(start)
        best = to_utility(small, solver.BestResponse(tree, seat, ours).value)
        assert best == pytest.approx(answer, abs=1e-9)
    lost = 2.0 * small.max_utility * solver.exploitability(tree, ours)
    assert exploitability.exploitability(game, theirs) == pytest.approx(lost, abs=1e-9)
    assert exploitability.nash_conv(game, theirs) == pytest.approx(2.0 * lost, abs=1e-9)


def solve(key: str, rounds: int) -> vec[float]:
    run = solver.Solver(tree_of(key), list(range(tree_of(key).infos)))
    run.run(rounds)
    return run.average()


@pytest.mark.parametrize("key", FOR_TWO)
def test_uniform_play_has_the_same_values_in_both(key: str) -> None:
    uniform = policies.UniformRandomPolicy(load(key))
    assert_same_values(key, in_our_solver(key, uniform), uniform)


@pytest.mark.parametrize("key", FOR_TWO)
def test_our_solution_has_the_same_values_in_openspiel(key: str) -> None:
    ours = solve(key, 30)
    assert_same_values(key, ours, in_openspiel(key, ours))


@pytest.mark.parametrize("key", FOR_TWO)
def test_openspiel_s_solution_is_within_the_bounds_of_ours(key: str) -> None:
    """The value of the game lies between what a policy guarantees to seat 0 and what its best
    response can get: for theirs as for ours.
    """
    game, small, tree = load(key), small_games()[key], tree_of(key)
    run = cfr.CFRPlusSolver(game)
    for _ in range(10):
        run.evaluate_and_update_policy()
    theirs = in_our_solver(key, run.average_policy())
    assert_same_values(key, theirs, run.average_policy())
    ours = solve(key, 200)
    bounds = [
        (
            -to_utility(small, solver.BestResponse(tree, 1, policy).value),
            to_utility(small, solver.BestResponse(tree, 0, policy).value),
        )
        for policy in (ours, theirs)
    ]
    (low, high), (their_low, their_high) = bounds
    assert max(low, their_low) <= min(high, their_high)
    assert high - low < 0.01 * small.max_utility
    assert their_high - their_low < 0.5 * small.max_utility


# --- OpenSpiel's algorithms -----------------------------------------------------------------------


@pytest.mark.parametrize("key", FOR_TWO)
@pytest.mark.parametrize("algorithm", [cfr.CFRSolver, cfr.CFRPlusSolver, cfr_br.CFRBRSolver])
def test_cfr_becomes_less_exploitable(key: str, algorithm: type) -> None:
    game = load(key)
    run = algorithm(game)
    found = []
    for _ in range(2):
        for _ in range(4):
            run.evaluate_and_update_policy()
        found.append(exploitability.nash_conv(game, run.average_policy()))
    assert 0.0 <= found[1] < found[0]


@pytest.mark.parametrize(
    ("algorithm", "iterations"),
    [
        (external_sampling_mccfr.ExternalSamplingSolver, 100),
        (outcome_sampling_mccfr.OutcomeSamplingSolver, 2000),
    ],
)
@pytest.mark.parametrize("key", FOR_TWO)
def test_mccfr_becomes_less_exploitable(key: str, algorithm: type, iterations: int) -> None:
    game = load(key)
    np.random.seed(1)  # noqa: NPY002  # OpenSpiel draws from the global generator
    run = algorithm(game)
    before = exploitability.nash_conv(game, policies.UniformRandomPolicy(game))
    for _ in range(iterations):
        run.iteration()
    assert exploitability.nash_conv(game, run.average_policy()) < 0.8 * before


def test_openspiel_s_algorithms_in_c_plus_plus_run() -> None:
    game = load("dogma_small")
    run = pyspiel.CFRPlusSolver(game)
    found = []
    for _ in range(2):
        for _ in range(4):
            run.evaluate_and_update_policy()
        found.append(pyspiel.nash_conv(game, run.average_policy()))
    assert found[1] < found[0]


def test_a_hand_for_three_has_a_nash_conv_and_cfr_lowers_it() -> None:
    """With three players neither CFR nor MCCFR must converge; on this hand both improve."""
    game = load("indulgence_hand")
    np.random.seed(1)  # noqa: NPY002  # OpenSpiel draws from the global generator
    before = exploitability.nash_conv(game, policies.UniformRandomPolicy(game))
    run = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(300):
        run.iteration()
    assert exploitability.nash_conv(game, run.average_policy()) < before
