"""The levels of bots, weakest first.

`random` takes any legal action, `priest` what the game's heuristics suggest, `bishop` what came out best when it was tried.
"""

from typing import Final

LEVELS: Final = ["random", "priest", "bishop"]
RANDOM: Final = 0
PRIEST: Final = 1
BISHOP: Final = 2

ROLLOUTS: Final = 1000
"""How many games a bishop plays in its head for one decision, if nobody says."""
