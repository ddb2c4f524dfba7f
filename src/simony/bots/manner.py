"""How a search thinks. Which manner wins what is measured: see docs/bots.md."""

from __future__ import annotations

from typing import Final, final

HALVING: Final = 0
"""All actions still in question are tried in the same worlds with the same chance to come; after each round the worse half is dropped."""
BANDIT: Final = 1
"""One action a world, chosen as everywhere else in the tree: the plain information-set search."""

WHOLE_TREE: Final = 1 << 20
"""Deeper than any game goes."""


@final
class Manner:
    """`deep`: how many decisions after the first belong to the tree (0 for flat Monte Carlo); the rest of each game is played out.

    - `others`: whether the others choose in trees of their own, too (1), or play by the heuristics (0).
    - `root`: how the first decision is tried out.
    - `slips`: the share of decisions in a playout that are random rather than by the heuristics (1 for random playouts).
    - `length`: after so many decisions a playout ends and is judged as it stands (0: at the game's end).
    - `glance`: whether an imagined game ends where the game tells the outlook at a glance (1), or is played to its end (0).
    - `worlds`: so many worlds are imagined and used in turn (0: a new one each time).
    - `belief`: each world is one of so many, drawn by how well it fits what others did (1: any). Where the game guesses worlds itself,
      any number above 1 says that it shall.
    - `mix`: where a decision holds a secret (`mixing.hides`), actions are mixed, and in so many of a hundred worlds whoever decides next
      learns to answer the mix (0: the best action is taken, as everywhere else).
    - `explore`: how curious the tree is.
    - `widen`: a node tries one more action each time its visits have grown by as much (0: all of them first).
    """

    def __init__(
        self,
        deep: int = 0,
        others: int = 0,
        root: int = HALVING,
        slips: float = 0.0,
        length: int = 0,
        glance: int = 0,
        worlds: int = 0,
        belief: int = 1,
        mix: int = 0,
        explore: float = 0.7,
        widen: int = 0,
    ) -> None:
        self.deep: Final = deep
        self.others: Final = others
        self.root: Final = root
        self.slips: Final = slips
        self.length: Final = length
        self.glance: Final = glance
        self.worlds: Final = worlds
        self.belief: Final = belief
        self.mix: Final = mix
        self.explore: Final = explore
        self.widen: Final = widen


FLAT: Final = Manner()
USUAL: Final = Manner(glance=1, belief=4, mix=50)
"""How the levels search."""
PLAIN: Final = Manner(deep=WHOLE_TREE, others=1, root=BANDIT, slips=1.0)
"""The plain search of the books, with random playouts: a yardstick."""
