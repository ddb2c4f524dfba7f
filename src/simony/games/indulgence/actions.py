"""The actions of Indulgence as small numbers: kind and argument packed."""

from typing import Final

from simony.games.indulgence.figures import CARDS, MAX_EDICTS

PLAY: Final = 0
"""Play a card: its number, 0 to 35."""
PLAY_RING: Final = PLAY + CARDS
"""Play a card with the ring on it."""
PICK: Final = PLAY_RING + CARDS
"""Pick an edict."""
BULL: Final = PICK + MAX_EDICTS
"""Spend the papal bull."""
TRUMP: Final = BULL + 1
"""Name a family trump."""
PASS: Final = TRUMP + 4
SIN: Final = PASS + 1
NAME: Final = SIN + 1
"""I17: name a seat that pays for holding the most of a family."""
ACTION_COUNT: Final = NAME + 4

# Phases: who acts, and what about.
START: Final = 0
DRAW: Final = 1
DEAL: Final = 2
EDICT: Final = 3
TRUMPS: Final = 4
AUCTION: Final = 5
TRICK: Final = 6
TIE: Final = 7
OVER: Final = 8
