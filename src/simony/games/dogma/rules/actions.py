"""The actions and phases of Dogma as small numbers."""

# Compiled with mypyc.

from typing import Final

NAME: Final = 0
"""Begin a confession to one of fourteen kinds."""
LAY: Final = 14
"""Lay a card of one of fourteen kinds face down."""
DONE: Final = 28
"""The confession is complete."""
BELIEVE: Final = 29
DOUBT: Final = 30
JOIN: Final = 31
PROCLAIM: Final = 32
"""Spend rubies to put the Dogma of a kind on the Altar."""
REPLACE: Final = 46
"""D19: take the Dogma of a kind off the full Altar."""
ACTION_COUNT: Final = 60

DEAL: Final = 0
CONFESS: Final = 1
TAKE_OFF: Final = 2
LAYING: Final = 3
ANSWER: Final = 4
OVER: Final = 5
