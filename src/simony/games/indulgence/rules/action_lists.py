"""Conversion of card sets to lists of actions, for `legal_into`."""

# Compiled with mypyc.

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import members

_PLACES: Final[vec[i64]] = vec[i64](
    [sum(place << 4 * nth for nth, place in enumerate(members(nine))) for nine in range(512)]
)
"""For nine bits: the positions of the set bits, four bits each, lowest first."""
_BIT_COUNTS: Final[vec[i64]] = vec[i64]([nine.bit_count() for nine in range(512)])
SLACK: Final = 4
"""How far beyond the last action `family_into` may write."""


def family_into(nine: i64, offset: i64, out: vec[i64], found: i64) -> i64:
    """Write `offset` plus each position of nine bits into `out` from index `found` on, and return
    the next free index.

    The first four are always written, set or not: a loop of unpredictable length costs more than it
    saves.
    """
    places: i64 = _PLACES[nine]
    out[found] = offset + (places & 15)
    out[found + 1] = offset + ((places >> 4) & 15)
    out[found + 2] = offset + ((places >> 8) & 15)
    out[found + 3] = offset + ((places >> 12) & 15)
    end: i64 = found + _BIT_COUNTS[nine]
    found += 4
    while found < end:
        out[found] = offset + ((places >> 16) & 15)
        places >>= 4
        found += 1
    return end


def cards_into(cards: i64, offset: i64, out: vec[i64], found: i64) -> i64:
    """The same for a mask of cards of all families."""
    found = family_into(cards & 511, offset, out, found)
    found = family_into((cards >> 9) & 511, offset + 9, out, found)
    found = family_into((cards >> 18) & 511, offset + 18, out, found)
    return family_into(cards >> 27, offset + 27, out, found)
