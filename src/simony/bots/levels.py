"""The levels of bots, weakest first.

`random` takes any legal action, `novice` is a priest who slips, `priest` does what the game's
heuristics suggest; `bishop`, `cardinal` and `pope` search, each with several times the budget of
the one before. How many games they play in their heads for a decision, the game says
(`Game.search_budgets`): a number of games and not of seconds, so that a level is the same on every
machine.
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
"""How long a decision of each level takes at most on one core, with some to spare: a table gives it
as much.
"""
NOTICE_PROBABILITY: Final = [1.0, 0.5, 1.0, 0.85, 0.93, 0.98]
"""How often each level sees what can be overlooked (`Game.unnoticed_action`).

Priests and novices besides as often as the heuristics do.
"""
NOVICE_EPSILON: Final = 0.2
"""How often a novice does just anything."""


def search_iterations(game: Game, level: int) -> int:
    """How many games a level plays in its head for one decision."""
    return 0 if level < BISHOP else game.search_budgets()[level - BISHOP]
