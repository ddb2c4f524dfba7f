"""A bot in one seat. It is given views, never a state."""

from __future__ import annotations

import math

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
from simony.core.errors import BadOption, did_you_mean
from simony.core.rng import Rng
from simony.i18n.text import Text

MAX_ITERATIONS = 1_000_000_000


def level_index(level: str) -> int:
    """Return the index of a level in `LEVELS`; raise `BadOption` for an unknown name."""
    if level not in LEVELS:
        problem = BadOption("error-level", came=level, known=" | ".join(LEVELS))
        raise did_you_mean(problem, level, LEVELS)
    return LEVELS.index(level)


def search_limits(
    game: Game, level: int, iterations: int = 0, seconds: float = 0.0
) -> tuple[int, float]:
    """Return the most iterations and seconds of a search; 0 means no such limit.

    With seconds alone there is no limit on iterations, with iterations alone none on time; with
    both, the limit that is reached first counts. With neither, the level's own iterations apply.
    """
    if not 0 <= iterations <= MAX_ITERATIONS:
        raise _bad_limit(level, "iterations", f"{iterations}", f"0–{MAX_ITERATIONS:,}")
    if not 0 <= seconds < math.inf:  # False for NaN as well
        raise _bad_limit(level, "seconds", f"{seconds}", "0 ≤ seconds < ∞")
    if not iterations and not seconds:
        return search_iterations(game, level), 0.0
    return iterations, float(seconds)


def _bad_limit(level: int, parameter: str, came: str, expected: str) -> BadOption:
    return BadOption(
        "error-bot-value", name=LEVELS[level], parameter=parameter, came=came, expected=expected
    )


class Bot:
    """A bot of one level.

    `seconds` and `iterations` (simulated games) limit the search for one decision: `seconds` alone
    uses all of that time, with both the limit that is reached first counts, and without either the
    bot uses the iterations of its level. Levels that do not search need neither. Raise `BadOption`
    for an unknown level, or for a limit that is negative or not finite.

    >>> from simony import Bot, Rng, open_game
    >>> game = open_game("indulgence", seats=4)
    >>> state, rng = game.new(), Rng("a bot's game")
    >>> while not state.pending():
    ...     state.apply_chance(state.draw(rng))
    >>> [seat] = state.pending_seats()
    >>> bot = Bot(game, "cardinal", rng, iterations=50)
    >>> action = bot.decide(state.view(seat))
    >>> action in state.legal(seat)
    True
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
        self._iterations, self._seconds = search_limits(game, self._level, iterations, seconds)
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
