"""The levels of bots, weakest first. A level means the same in every game: so many games in the head for each decision.

`random` takes any legal action, `novice` is a priest who slips, `priest` does what the game's heuristics suggest; `bishop`, `cardinal` and
`pope` search, each with several times the budget of the one before.
"""

from typing import Final

LEVELS: Final = ["random", "novice", "priest", "bishop", "cardinal", "pope"]
RANDOM: Final = 0
NOVICE: Final = 1
PRIEST: Final = 2
BISHOP: Final = 3
CARDINAL: Final = 4
POPE: Final = 5

ITERATIONS: Final = [0, 0, 0, 32, 200, 1200]
"""How many games each level plays in its head for one decision."""
SECONDS: Final = [0.1, 0.1, 0.1, 0.25, 0.9, 2.0]
"""How long a decision of each level takes at most on one core, with some to spare: a table gives it as much."""
NOTICES: Final = [1.0, 0.5, 1.0, 0.85, 0.93, 0.98]
"""How often each level sees what can be overlooked (`Game.overlooking`). Priests and novices besides as often as the heuristics do."""
SLIPS: Final = 0.2
"""How often a novice does just anything."""
