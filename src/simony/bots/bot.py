"""A bot as it sits at a table: it gets a view, never a state."""

from __future__ import annotations

from simony.bots.bishop import Bishop, Opinion
from simony.bots.levels import LEVELS, PRIEST, RANDOM, ROLLOUTS
from simony.core.contract import Game, View
from simony.core.errors import BadOption
from simony.core.rng import Rng


def level_number(level: str) -> int:
    """The number of a level by its name."""
    if level not in LEVELS:
        raise BadOption("error-level", came=level, known=" | ".join(LEVELS))
    return LEVELS.index(level)


class Bot:
    """`rollouts` and `seconds` are what a bishop may spend on a decision; 0 for no such limit."""

    def __init__(self, game: Game, level: str, rng: Rng, rollouts: int = ROLLOUTS, seconds: float = 0.0) -> None:
        self._game = game
        self._level = level_number(level)
        self._rng = rng
        self._rollouts = rollouts
        self._seconds = seconds
        self._bishop = Bishop(game)

    def decide(self, view: View) -> int:
        """One of `view.legal`."""
        if self._level == RANDOM:
            return view.legal[self._rng.below(len(view.legal))]
        if self._level == PRIEST:
            world = self._game.sample(view, self._rng)
            return int(self._game.suggest(world, view.viewer, self._rng))
        return self.opinions(view)[0].action

    def opinions(self, view: View) -> list[Opinion]:
        """What a bishop thinks of every legal action, whatever the bot's level; the best first."""
        return self._bishop.think(view, self._rng, self._rollouts, self._seconds)
