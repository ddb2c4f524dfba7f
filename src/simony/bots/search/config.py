"""Search configurations. docs/bots.md compares their strength."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final, final

SEQUENTIAL_HALVING: Final = 0
"""Every remaining action is tried in the same worlds with the same later chance; after each round
the worse half is dropped.
"""
BANDIT: Final = 1
"""One action per world, chosen by UCB like everywhere else in the tree: plain information-set
search.
"""

UNLIMITED_DEPTH: Final = 1 << 20
"""Deeper than any game."""


@final
class SearchConfig:
    """Parameters of a search.

    - `tree_depth`: decisions after the first that belong to the tree (0 for flat Monte Carlo); the
      rest of each game is a rollout.
    - `opponent_trees`: whether opponents choose in trees of their own (1) or play by the heuristics
      (0).
    - `root_strategy`: how the actions of the first decision are tried.
    - `rollout_epsilon`: the share of rollout decisions that are random and not by the heuristics (1
      for random rollouts).
    - `rollout_length`: decisions after which a rollout ends and its position is evaluated (0: at
      the end of the game).
    - `leaf_evaluation`: whether a simulated game ends where the game can estimate win probabilities
      (1), or is played to its end (0).
    - `world_pool_size`: the number of worlds that are sampled and reused in turn (0: a new one for
      each game).
    - `worlds_per_belief`: each world is drawn from this many samples by its likelihood given what
      others did (1: no weighting). If the game has a belief of its own, any number above 1 uses it.
    - `mix_percent`: in decisions with a hidden choice (`regret.has_hidden_choice`) actions are
      mixed, and in this percentage of worlds the next player learns to reply to the mix (0: the
      best action is taken, as everywhere else).
    - `exploration`: the exploration constant of UCB.
    - `widening_interval`: visits after which a node tries one more action (0: all actions first).

    >>> from simony import Bot, Rng, open_game
    >>> from simony.bots.search.config import SearchConfig
    >>> config = SearchConfig(tree_depth=2, rollout_epsilon=0.1)
    >>> bot = Bot(open_game("dogma", seats=3), "bishop", Rng(1), iterations=60, config=config)
    >>> config.tree_depth, config.rollout_length
    (2, 0)
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
"""Textbook information-set search with random rollouts: a baseline."""
