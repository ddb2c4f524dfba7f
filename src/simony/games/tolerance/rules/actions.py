"""The actions of Tolerance as small numbers: kind and argument packed."""

# Compiled with mypyc.

from typing import Final

# Written out, because mypyc does not treat an expression of another module's constants as a
# constant: it would be looked up at every use.
PLAY: Final = 0
"""Play a card of a suit: its number, 0 to 55."""
AS_SUIT: Final = 56
"""Play a Wild as a card of a suit: four for each of the 17 Wilds."""
ASIDE: Final = 124
"""Play a Wild aside, as one of a suit that is not led: one for each of the 17 (T4)."""
TARGET: Final = 141
"""Name the card that an effect reaches, or that the Monarch executes: 0 to 72."""
FIRST: Final = 214
"""Name the seat that leads the first trick of a reign."""
TAKE_ROLE: Final = 219
"""Take one of the seven roles, numbered from 1."""
REPAY: Final = 226
KEEP: Final = 227
"""Keep the loan."""
ACTION_COUNT: Final = 228
NOTHING: Final = -1
"""The entry of `past` where nothing has been played yet."""

# Phases.
START: Final = 0
ROLES: Final = 1
DEAL: Final = 2
STARTER: Final = 3
TRICK: Final = 4
TARGETING: Final = 5
EXECUTION: Final = 6
LOANS: Final = 7
OVER: Final = 8
