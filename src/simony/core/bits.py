"""Sets of small numbers as bitmasks.

Every mask is an ``i64``. Use `BIT[x]` instead of ``1 << x``, which mypyc 2.4.1 compiles to a 32-bit
shift on an ``i64``.
"""

# Compiled with mypyc.

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BITS: Final = 62
BIT: Final[vec[i64]] = vec[i64]([1 << index for index in range(BITS)])


_DE_BRUIJN: Final = 0x03F79D71B4CB0A89
"""A de Bruijn cycle of 64 bits: multiplied by a single bit, its top six bits identify that bit."""


def _indices() -> list[int]:
    found = [0] * 64
    for index in range(64):
        found[(_DE_BRUIJN << index >> 58) & 63] = index
    return found


_INDEX: Final[vec[i64]] = vec[i64](_indices())


def lowest(mask: i64) -> i64:
    """Return the index of the lowest bit set; the mask must not be empty."""
    # No loop over bytes: processors mispredict its end. Bits of the product beyond 64 are lost in a
    # compiled build and masked away in Python.
    return _INDEX[(((mask & -mask) * _DE_BRUIJN) >> 58) & 63]


def count(mask: i64) -> i64:
    """Return the number of bits set: counted in pairs, fours and bytes, then added up by one
    multiplication.
    """
    pairs: i64 = mask - ((mask >> 1) & 0x1555555555555555)
    fours: i64 = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    bytes_: i64 = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((bytes_ * 0x0101010101010101) >> 56) & 127


def members(mask: i64) -> list[int]:
    """Return the indices of all bits set, ascending."""
    found: list[int] = []
    while mask != 0:
        found.append(lowest(mask))
        mask &= mask - 1
    return found


def nth(mask: i64, number: i64) -> i64:
    """Return the index of the bit set with `number` others below it, which must exist."""
    while number > 0:
        mask &= mask - 1
        number -= 1
    return _INDEX[(((mask & -mask) * _DE_BRUIJN) >> 58) & 63]


def members_into(mask: i64, offset: i64, out: vec[i64], found: i64) -> i64:
    """Write `offset` plus each member into `out` from place `found` on; return the next free
    place.
    """
    index = _INDEX  # looked up once: calling `lowest` takes 1.5 times as long
    while mask != 0:
        out[found] = offset + index[(((mask & -mask) * _DE_BRUIJN) >> 58) & 63]
        found += 1
        mask &= mask - 1
    return found


def mask_of(indices: list[int]) -> i64:
    mask: i64 = 0
    for index in indices:
        mask |= BIT[index]
    return mask
