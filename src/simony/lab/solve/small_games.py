"""The small games of all games, and their full game trees."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from simony.core.contract import State
from simony.core.probability.small_game import SmallGame
from simony.lab.solve.game_tree import MAX_NODES, Tree
from simony.registry import game_specs


@cache
def small_games() -> dict[str, SmallGame]:
    """Return the small games of all games by key."""
    found: dict[str, SmallGame] = {}
    for spec in game_specs().values():
        if spec.small_games:
            module, _, function = spec.small_games.partition(":")
            found.update((small.key, small) for small in getattr(import_module(module), function)())
    return found


def build_tree(small: SmallGame, max_nodes: int = MAX_NODES) -> Tree:
    """Return the full game tree of a small game for two. Its payoffs are from 0 to 1;
    `to_utility` turns values of the tree into utilities.
    """

    def payoff(state: State) -> float:
        return (small.utilities(state)[0] / small.max_utility + 1.0) / 2.0

    start = small.start()
    return Tree(start, small.outcomes(start), max_nodes, payoff, small.over)


def to_utility(small: SmallGame, value: float) -> float:
    """Return a value of the tree, from 0 to 1, as a utility of the small game."""
    return (2.0 * value - 1.0) * small.max_utility
