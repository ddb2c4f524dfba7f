"""The levels of bots, weakest first.

`random` takes any legal action, `novice` is a priest that sometimes plays at random, `priest` does
what the game's heuristics suggest; `bishop`, `cardinal` and `pope` search, each with several times
the budget of the one before. The game sets the number of simulated games per decision
(`Game.search_budgets`). It is a number of games and not of seconds, so that a level is the same on
every machine.
"""

# Compiled with mypyc.

from typing import Final

from simony.core.contract import Game

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


def search_iterations(game: Game, level: int) -> int:
    """Return the number of simulated games per decision; 0 for levels that don't search."""
    return 0 if level < BISHOP else game.search_budgets()[level - BISHOP]
