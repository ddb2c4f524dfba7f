"""Writes sets of cards as lists of actions, for `legal_into`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import members
from simony.games.tolerance.actions import AS_SUIT, ASIDE

_PLACES: Final[vec[i64]] = vec[i64]([sum(place << 4 * nth for nth, place in enumerate(members(seven))) for seven in range(128)])
"""For seven bits: the places of those set, four bits each, lowest first."""
_HELD: Final[vec[i64]] = vec[i64]([seven.bit_count() for seven in range(128)])
SLACK: Final = 2
"""How far beyond the last action `_seven_into` may write."""


def _seven_into(seven: i64, offset: i64, out: vec[i64], found: i64) -> i64:
    """Write `offset` plus each place of seven bits into `out` from place `found` on; the answer is the next free place.

    The first two are written whether they are there or not: a loop of unforeseeable length costs more than what it saves.
    """
    places: i64 = _PLACES[seven]
    out[found] = offset + (places & 15)
    out[found + 1] = offset + ((places >> 4) & 15)
    end: i64 = found + _HELD[seven]
    found += 2
    while found < end:
        out[found] = offset + ((places >> 8) & 15)
        places >>= 4
        found += 1
    return end


def suit_into(fourteen: i64, offset: i64, out: vec[i64], found: i64) -> i64:
    """The same for the fourteen cards of a suit."""
    found = _seven_into(fourteen & 127, offset, out, found)
    return _seven_into(fourteen >> 7, offset + 7, out, found)


def naturals_into(cards: i64, out: vec[i64], found: i64) -> i64:
    """The same for cards of all four suits, as they are played."""
    suit: i64 = 0
    while suit < 4:
        found = suit_into((cards >> (14 * suit)) & 16383, 14 * suit, out, found)
        suit += 1
    return found


def wilds_to_lead_into(wilds: i64, out: vec[i64], found: i64) -> i64:
    """A Wild that is led is declared as one of the four suits."""
    wild: i64 = 0
    while wilds != 0:
        if wilds & 1 != 0:
            action: i64 = AS_SUIT + 4 * wild
            out[found] = action
            out[found + 1] = action + 1
            out[found + 2] = action + 2
            out[found + 3] = action + 3
            found += 4
        wilds >>= 1
        wild += 1
    return found


def wilds_to_follow_into(wilds: i64, led: i64, out: vec[i64], found: i64) -> i64:
    """A Wild may always be played, as the suit led or aside (T4)."""
    begin: i64 = found
    wild: i64 = 0
    while wilds != 0:
        if wilds & 1 != 0:
            out[found] = AS_SUIT + 4 * wild + led
            found += 1
        wilds >>= 1
        wild += 1
    end: i64 = found
    while begin < end:
        out[found] = ASIDE + ((out[begin] - AS_SUIT) >> 2)
        found += 1
        begin += 1
    return found
