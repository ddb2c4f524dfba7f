"""The levels of bots, weakest first.

`random` takes any legal action, `novice` is a priest that sometimes plays at random, `priest` does
what the game's heuristics suggest; `bishop`, `cardinal` and `pope` search, each with several times
the budget of the one before. The game sets the number of simulated games per decision
(`Game.search_budgets`). It is a number of games and not of seconds, so that a level is the same on
every machine.
"""

# Compiled with mypyc.

from typing import Final

from mypy_extensions import i64

from simony.core.contract import Game
from simony.core.rng import Rng

LEVELS: Final = ["random", "novice", "priest", "bishop", "cardinal", "pope"]
RANDOM: Final = 0
NOVICE: Final = 1
PRIEST: Final = 2
BISHOP: Final = 3
CARDINAL: Final = 4
POPE: Final = 5

LEVEL_SECONDS: Final = [0.1, 0.1, 0.1, 0.25, 0.9, 2.0]
"""The seconds a table allows for a decision of each level: more than it takes on one core."""
NOTICE_PROBABILITY: Final = [1.0, 0.5, 1.0, 0.85, 0.93, 0.98]
"""The probability that each level notices what can be overlooked (`Game.unnoticed_action`).

Priests and novices in addition notice only as often as the heuristics do.
"""
NOVICE_EPSILON: Final = 0.2
"""The probability that a novice plays a random legal action."""


# --- what a level does ----------------------------------------------------------------------------
# In this order: maybe any legal action, maybe what it does when it overlooks something; then what
# the heuristics suggest, or the result of a search.


def plays_at_random(level: i64, rng: Rng) -> bool:
    """Whether this decision is any legal action."""
    return level == RANDOM or (level == NOVICE and rng.fraction() < NOVICE_EPSILON)


def overlooking_action(game: Game, level: i64, legal: list[int], rng: Rng) -> i64:
    """Return the action of a bot that does not notice what can be overlooked; -1: it notices."""
    missed: i64 = game.unnoticed_action(legal)
    if missed >= 0 and rng.fraction() >= NOTICE_PROBABILITY[level]:
        return missed
    return -1


def searches(level: i64) -> bool:
    """Whether it searches; otherwise it does what the heuristics suggest."""
    return level >= BISHOP


def search_iterations(game: Game, level: int) -> int:
    """Return the number of simulated games per decision; 0 for levels that don't search."""
    return game.search_budgets()[level - BISHOP] if searches(level) else 0
