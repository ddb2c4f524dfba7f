"""The levels of bots, weakest first: `random` takes any legal action, `priest` what the game's heuristics suggest."""

from typing import Final

LEVELS: Final = ["random", "priest"]
RANDOM: Final = 0
PRIEST: Final = 1
