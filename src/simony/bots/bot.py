"""A bot in one seat. It is given views, never a state."""

from __future__ import annotations

from simony.bots.levels import (
    LEVELS,
    overlooking_action,
    plays_at_random,
    search_iterations,
    searches,
)
from simony.bots.search.action_stats import ActionStats
from simony.bots.search.config import DEFAULT_CONFIG, SearchConfig
from simony.bots.search.explanation import explain_choice
from simony.bots.search.search import Search
from simony.core.contract import Game, View
from simony.core.errors import BadOption
from simony.core.rng import Rng
from simony.i18n.text import Text


def level_index(level: str) -> int:
    """Return the index of a level in `LEVELS`; raise `BadOption` for an unknown name."""
    if level not in LEVELS:
        raise BadOption("error-level", came=level, known=" | ".join(LEVELS))
    return LEVELS.index(level)


class Bot:
    """A bot of one level.

    A search may spend `iterations` (0: the budget of the level) and `seconds` (0: no time limit) on
    a decision.
    """

    def __init__(
        self,
        game: Game,
        level: str,
        rng: Rng,
        iterations: int = 0,
        seconds: float = 0.0,
        config: SearchConfig | None = None,
    ) -> None:
        self._game = game
        self._level = level_index(level)
        self.rng = rng
        """All its randomness. Nothing else is remembered from one decision to the next."""
        self._iterations = iterations or search_iterations(game, self._level)
        self._seconds = seconds
        self._search = Search(game, DEFAULT_CONFIG if config is None else config)

    def decide(self, view: View) -> int:
        """Return one of `view.legal`."""
        rng = self.rng
        if plays_at_random(self._level, rng):
            return view.legal[rng.below(len(view.legal))]
        overlooking = int(overlooking_action(self._game, self._level, view.legal, rng))
        if overlooking >= 0:
            return overlooking
        if searches(self._level):
            return self.action_stats(view)[0].action
        return int(self._game.suggest(self._game.sample(view, rng), view.viewer, rng))

    def action_stats(self, view: View) -> list[ActionStats]:
        """Return the search statistics of every legal action, best first."""
        return self._search.run(view, self.rng, self._iterations, self._seconds)

    def advise(self, view: View) -> tuple[int, Text]:
        """Return the best action and one sentence that explains it."""
        stats = self.action_stats(view)
        return stats[0].action, explain_choice(stats, view.viewer)
