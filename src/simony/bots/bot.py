"""A bot as it sits at a table: it gets a view, never a state."""

from __future__ import annotations

from simony.bots.levels import LEVELS, RANDOM
from simony.core.contract import Game, View
from simony.core.errors import BadOption
from simony.core.rng import Rng


def level_number(level: str) -> int:
    """The number of a level by its name."""
    if level not in LEVELS:
        raise BadOption("error-level", came=level, known=" | ".join(LEVELS))
    return LEVELS.index(level)


class Bot:
    def __init__(self, game: Game, level: str, rng: Rng) -> None:
        self._game = game
        self._level = level_number(level)
        self._rng = rng

    def decide(self, view: View) -> int:
        """One of `view.legal`."""
        if self._level == RANDOM:
            return view.legal[self._rng.below(len(view.legal))]
        world = self._game.sample(view, self._rng)
        return int(self._game.suggest(world, view.viewer, self._rng))
