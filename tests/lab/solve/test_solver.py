"""The solver on small games: known values, policies and gains."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from lab.solve.small_games import BET, Kuhn, Sealed, kuhn_payoff
from simony.games.dogma.study.small_games import Ending
from simony.lab.solve.game_tree import TooManyNodes, Tree
from simony.lab.solve.solver import BestResponse, Solver, best_response_gains, exploitability, value


def kuhn() -> Tree:
    return Tree(Kuhn(), payoff=kuhn_payoff)


def solved(tree: Tree, rounds: int) -> vec[float]:
    solver = Solver(tree, list(range(tree.infos)))
    solver.run(rounds)
    return solver.average()


def bets(tree: Tree, policy: vec[float], known: list[int]) -> float:
    """Return how often a seat bets that knows a card and the bets so far."""
    info = next(info for info in range(tree.infos) if tree.views[tree.view_of[info]].known == known)  # type: ignore[attr-defined]  # a SmallView
    return policy[tree.slot[info] + BET]


def even(tree: Tree) -> vec[float]:
    return vec[float]([0.5] * tree.slots)


def test_the_tree_of_kuhn_poker_is_complete() -> None:
    tree = kuhn()
    assert (tree.nodes, tree.infos, len(tree.views)) == (1 + 6 * 9, 12, 12)


def test_the_value_of_kuhn_poker_is_known() -> None:
    tree = kuhn()
    policy = solved(tree, 2000)
    assert value(tree, policy) == pytest.approx((2 - 1 / 18) / 4, abs=1e-4)
    assert 0 <= exploitability(tree, policy) < 1e-3 / 4


def test_the_strategy_of_kuhn_poker_is_known() -> None:
    """The first may bluff with any probability up to a third, and must bet three times as often
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
    """Against uniform play the two seats together gain 11/12 of a coin."""
    tree = kuhn()
    assert exploitability(tree, even(tree)) == pytest.approx(11 / 12 / 2 / 4, abs=1e-12)
    one, other = best_response_gains(tree, even(tree), (2 - 1 / 18) / 4)
    assert (one + other) / 2 == pytest.approx(exploitability(tree, even(tree)), abs=1e-12)


def test_a_best_response_may_not_look_at_the_other_card() -> None:
    """A seat that saw both cards would win a coin or more with the better one, and fold the
    other.
    """
    tree = kuhn()
    assert BestResponse(tree, 1, even(tree)).value < (2 + 0.5 * 1.5) / 4


def test_sealed_choices_are_not_seen_and_are_mixed() -> None:
    """Twice PASS is worth 1, twice BET a half: so PASS has probability 1/3, and the value is a
    third.
    """
    tree = Tree(Sealed())
    assert tree.infos == 2
    policy = solved(tree, 4000)
    assert value(tree, policy) == pytest.approx(1 / 3, abs=1e-3)
    assert list(policy) == pytest.approx([1 / 3, 2 / 3, 1 / 3, 2 / 3], abs=0.01)


def test_a_constant_sealed_choice_is_exploited() -> None:
    tree = Tree(Sealed())
    stubborn = vec[float]([1.0, 0.0, 1.0, 0.0])
    assert exploitability(tree, stubborn) == pytest.approx(0.5)


def test_a_group_shares_one_strategy() -> None:
    """A seat that forgets its card loses more than it must."""
    tree = kuhn()
    blind = Solver(tree, [len(tree.views[tree.view_of[info]].known) for info in range(tree.infos)])  # type: ignore[attr-defined]  # a SmallView
    blind.run(500)
    policy = blind.average()
    assert bets(tree, policy, [0]) == bets(tree, policy, [2])
    assert exploitability(tree, policy) > 0.02


def test_a_tree_that_is_too_large_raises() -> None:
    with pytest.raises(TooManyNodes):
        Tree(Kuhn(), max_nodes=20, payoff=kuhn_payoff)


def test_a_tiny_ending_of_dogma() -> None:
    """One card each of two Mercies and two Murders: the value for the first player is 7/12."""
    ending = Ending({"mercy": 2, "murder": 2}, ("mercy",), 1, 1, 3)
    tree = Tree(ending.start(ending.game()), ending.outcomes())
    policy = solved(tree, 1000)
    assert value(tree, policy) == pytest.approx(7 / 12, abs=1e-4)
    assert exploitability(tree, policy) < 1e-4
