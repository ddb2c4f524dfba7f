"""How a search thinks. Which manner wins what is measured: see docs/bots.md."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final, final

SEQUENTIAL_HALVING: Final = 0
"""All actions still in question are tried in the same worlds with the same chance to come; after
each round the worse half is dropped.
"""
BANDIT: Final = 1
"""One action a world, chosen as everywhere else in the tree: the plain information-set search."""

UNLIMITED_DEPTH: Final = 1 << 20
"""Deeper than any game goes."""


@final
class SearchConfig:
    """`deep`: how many decisions after the first belong to the tree (0 for flat Monte Carlo); the
    rest of each game is played out.

    - `others`: whether the others choose in trees of their own, too (1), or play by the heuristics
      (0).
    - `root`: how the first decision is tried out.
    - `slips`: the share of decisions in a playout that are random rather than by the heuristics (1
      for random playouts).
    - `length`: after so many decisions a playout ends and is judged as it stands (0: at the game's
      end).
    - `glance`: whether an imagined game ends where the game tells the outlook at a glance (1), or
      is played to its end (0).
    - `worlds`: so many worlds are imagined and used in turn (0: a new one each time).
    - `belief`: each world is one of so many, drawn by how well it fits what others did (1: any).
      Where the game guesses worlds itself, any number above 1 says that it shall.
    - `mix`: where a decision holds a secret (`mixing.hides`), actions are mixed, and in so many of
      a hundred worlds whoever decides next learns to answer the mix (0: the best action is taken,
      as everywhere else).
    - `explore`: how curious the tree is.
    - `widen`: a node tries one more action each time its visits have grown by as much (0: all of
      them first).
    """

    def __init__(
        self,
        tree_depth: int = 0,
        opponent_trees: int = 0,
        root_strategy: int = SEQUENTIAL_HALVING,
        rollout_epsilon: float = 0.0,
        rollout_length: int = 0,
        leaf_evaluation: int = 0,
        world_pool_size: int = 0,
        worlds_per_belief: int = 1,
        mix_percent: int = 0,
        exploration: float = 0.7,
        widening_interval: int = 0,
    ) -> None:
        self.tree_depth: Final = tree_depth
        self.opponent_trees: Final = opponent_trees
        self.root_strategy: Final = root_strategy
        self.rollout_epsilon: Final = rollout_epsilon
        self.rollout_length: Final = rollout_length
        self.leaf_evaluation: Final = leaf_evaluation
        self.world_pool_size: Final = world_pool_size
        self.worlds_per_belief: Final = worlds_per_belief
        self.mix_percent: Final = mix_percent
        self.exploration: Final = exploration
        self.widening_interval: Final = widening_interval


FLAT: Final = SearchConfig()
DEFAULT_CONFIG: Final = SearchConfig(leaf_evaluation=1, worlds_per_belief=4, mix_percent=50)
"""How the levels search."""
PLAIN: Final = SearchConfig(
    tree_depth=UNLIMITED_DEPTH, opponent_trees=1, root_strategy=BANDIT, rollout_epsilon=1.0
)
"""The plain search of the books, with random playouts: a yardstick."""
