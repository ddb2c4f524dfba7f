"""Solving small games: known values, known policies, known gains."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from lab.bench.scripts import load_script
from lab.solve.small_games import BET, Kuhn, Sealed, of_four
from simony.lab.solve.game_tree import TooManyNodes, Tree
from simony.lab.solve.solver import BestResponse, Solver, best_response_gains, exploitability, value


def kuhn() -> Tree:
    return Tree(Kuhn(), payoff=of_four)


def solved(tree: Tree, rounds: int) -> vec[float]:
    solver = Solver(tree, list(range(tree.infos)))
    solver.run(rounds)
    return solver.average()


def bets(tree: Tree, policy: vec[float], known: list[int]) -> float:
    """How often one bets who knows a card and what was said."""
    info = next(info for info in range(tree.infos) if tree.views[tree.view_of[info]].known == known)  # type: ignore[attr-defined]  # a LittleView
    return policy[tree.slot[info] + BET]


def even(tree: Tree) -> vec[float]:
    return vec[float]([0.5] * tree.slots)


def test_kuhn_is_written_out_whole() -> None:
    tree = kuhn()
    assert (tree.nodes, tree.infos, len(tree.views)) == (1 + 6 * 9, 12, 12)


def test_kuhn_is_worth_an_eighteenth_of_a_coin_to_the_second() -> None:
    tree = kuhn()
    policy = solved(tree, 2000)
    assert value(tree, policy) == pytest.approx((2 - 1 / 18) / 4, abs=1e-4)
    assert 0 <= exploitability(tree, policy) < 1e-3 / 4


def test_kuhn_is_played_as_Kuhn_says() -> None:
    """The first may bluff as often as it likes, up to a third, and must bet three times as often
    with the best card.
    """
    tree = kuhn()
    policy = solved(tree, 5000)
    bluffs = bets(tree, policy, [0])
    assert bluffs < 1 / 3 + 0.01
    assert bets(tree, policy, [2]) == pytest.approx(3 * bluffs, abs=0.02)
    assert bets(tree, policy, [1]) == pytest.approx(0, abs=0.01)
    assert bets(tree, policy, [0, 0]) == pytest.approx(1 / 3, abs=0.01)
    assert bets(tree, policy, [1, 1]) == pytest.approx(1 / 3, abs=0.01)


def test_a_best_response_to_coin_tosses_is_exact() -> None:
    """Against who passes and bets evenly the two seats gain 11/12 of a coin together over what they
    would give each other.
    """
    tree = kuhn()
    assert exploitability(tree, even(tree)) == pytest.approx(11 / 12 / 2 / 4, abs=1e-12)
    one, other = best_response_gains(tree, even(tree), (2 - 1 / 18) / 4)
    assert (one + other) / 2 == pytest.approx(exploitability(tree, even(tree)), abs=1e-12)


def test_a_best_response_may_not_look_at_the_other_card() -> None:
    """Who saw both cards would win a coin or more whenever it holds the better one, and fold the
    rest.
    """
    tree = kuhn()
    assert BestResponse(tree, 1, even(tree)).value < (2 + 0.5 * 1.5) / 4


def test_sealed_choices_are_not_seen_and_are_mixed() -> None:
    """Twice PASS is worth 1, twice BET a half: so a third of the choices are PASS, and the game is
    worth a third.
    """
    tree = Tree(Sealed())
    assert tree.infos == 2
    policy = solved(tree, 4000)
    assert value(tree, policy) == pytest.approx(1 / 3, abs=1e-3)
    assert list(policy) == pytest.approx([1 / 3, 2 / 3, 1 / 3, 2 / 3], abs=0.01)


def test_always_the_same_sealed_choice_is_read() -> None:
    tree = Tree(Sealed())
    stubborn = vec[float]([1.0, 0.0, 1.0, 0.0])
    assert exploitability(tree, stubborn) == pytest.approx(0.5)


def test_one_group_decides_alike() -> None:
    """If a seat forgets its card it loses more than it must."""
    tree = kuhn()
    blind = Solver(tree, [len(tree.views[tree.view_of[info]].known) for info in range(tree.infos)])  # type: ignore[attr-defined]  # a LittleView
    blind.run(500)
    policy = blind.average()
    assert bets(tree, policy, [0]) == bets(tree, policy, [2])
    assert exploitability(tree, policy) > 0.02


def test_what_is_too_large_is_refused() -> None:
    with pytest.raises(TooManyNodes):
        Tree(Kuhn(), max_nodes=20, payoff=of_four)


def test_a_tiny_ending_of_dogma() -> None:
    """One card each of two Mercies and two Murders: worth 7/12 to who begins."""
    small = load_script("exploitability/dogma_endings")
    ending = small.Ending({"mercy": 2, "murder": 2}, ("mercy",), 1, 1, 3)
    tree = Tree(ending.start(ending.game()), ending.outcomes())
    policy = solved(tree, 1000)
    assert value(tree, policy) == pytest.approx(7 / 12, abs=1e-4)
    assert exploitability(tree, policy) < 1e-4
