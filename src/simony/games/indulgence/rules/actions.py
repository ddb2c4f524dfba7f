"""The actions of Indulgence as small numbers: kind and argument packed."""

# Compiled with mypyc.

from typing import Final

# Written out, because mypyc does not treat an expression of another module's constants as a
# constant: it would be looked up at every use.
PLAY: Final = 0
"""Play a card: its number, 0 to 35."""
PLAY_RING: Final = 36
"""Play a card with the ring on it."""
PICK: Final = 72
"""Pick an edict, 0 to 39."""
BULL: Final = 112
"""Spend the papal bull."""
TRUMP: Final = 113
"""Name one of the four families trump."""
PASS: Final = 117
SIN: Final = 118
NAME: Final = 119
"""I17: name one of four seats, which then pays for holding the most of a family."""
ACTION_COUNT: Final = 123

# Phases.
START: Final = 0
DRAW: Final = 1
DEAL: Final = 2
EDICT: Final = 3
TRUMPS: Final = 4
AUCTION: Final = 5
TRICK: Final = 6
TIE: Final = 7
OVER: Final = 8
