"""The encoding of past checks, from which memories are built: an entry for each layer of a checked
pile, then one for the check.

An entry has cards in the low 42 bits and a seat above them. For a check the seat is the one that
took the pile, or DISCARD; above it are the kinds of which it then discarded four, and CHECKED. The
layer before a check is the one that was shown.
"""

# Compiled with mypyc.

from typing import Final

CARDS: Final = 0o77777777777777
SEAT_AT: Final = 42
SETS_AT: Final = 46
CHECKED: Final = 1 << 61
