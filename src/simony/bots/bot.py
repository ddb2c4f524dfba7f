"""A bot as it sits at a table: it gets a view, never a state."""

from __future__ import annotations

from simony.bots.levels import BISHOP, LEVELS, NOTICES, NOVICE, RANDOM, SLIPS, imagined
from simony.bots.manner import USUAL, Manner
from simony.bots.opinion import Opinion
from simony.bots.search import Search
from simony.bots.why import why
from simony.core.contract import Game, View
from simony.core.errors import BadOption
from simony.core.rng import Rng
from simony.core.text import Text


def level_number(level: str) -> int:
    """The number of a level by its name."""
    if level not in LEVELS:
        raise BadOption("error-level", came=level, known=" | ".join(LEVELS))
    return LEVELS.index(level)


class Bot:
    """A search may spend `iterations` (0: what its level has) and `seconds` (0: no such limit) on a decision."""

    def __init__(self, game: Game, level: str, rng: Rng, iterations: int = 0, seconds: float = 0.0, manner: Manner | None = None) -> None:
        self._game = game
        self._level = level_number(level)
        self._rng = rng
        self._iterations = iterations or imagined(game, self._level)
        self._seconds = seconds
        self._search = Search(game, USUAL if manner is None else manner)

    def decide(self, view: View) -> int:
        """One of `view.legal`."""
        rng = self._rng
        if self._level == RANDOM or (self._level == NOVICE and rng.fraction() < SLIPS):
            return view.legal[rng.below(len(view.legal))]
        missed = int(self._game.overlooking(view.legal))
        if missed >= 0 and rng.fraction() >= NOTICES[self._level]:
            return missed
        if self._level < BISHOP:
            return int(self._game.suggest(self._game.sample(view, rng), view.viewer, rng))
        return self.opinions(view)[0].action

    def opinions(self, view: View) -> list[Opinion]:
        """What its search thinks of every legal action; the best first."""
        return self._search.think(view, self._rng, self._iterations, self._seconds)

    def advise(self, view: View) -> tuple[int, Text]:
        """What it would do, and why in one sentence."""
        opinions = self.opinions(view)
        return opinions[0].action, why(opinions, view.viewer)
