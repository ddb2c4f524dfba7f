"""Sets of small things as bitmasks.

Every mask is an ``i64``. `BIT` stands in for ``1 << x``: mypyc 2.4.1 compiles that on an ``i64`` to a 32-bit shift.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BITS: Final = 62
BIT: Final[vec[i64]] = vec[i64]([1 << index for index in range(BITS)])


_LOWEST_IN_BYTE: Final[vec[i64]] = vec[i64]([8] + [(byte & -byte).bit_length() - 1 for byte in range(1, 256)])
_COUNT_IN_BYTE: Final[vec[i64]] = vec[i64]([byte.bit_count() for byte in range(256)])


def lowest(mask: i64) -> i64:
    """The index of the lowest bit set; the mask must not be empty."""
    base: i64 = 0
    while mask & 255 == 0:
        mask >>= 8
        base += 8
    return base + _LOWEST_IN_BYTE[mask & 255]


def count(mask: i64) -> i64:
    """How many bits are set."""
    total: i64 = 0
    while mask != 0:
        total += _COUNT_IN_BYTE[mask & 255]
        mask >>= 8
    return total


def members(mask: i64) -> list[int]:
    """The indices of all bits set, ascending."""
    found: list[int] = []
    while mask != 0:
        found.append(lowest(mask))
        mask &= mask - 1
    return found


def members_into(mask: i64, offset: i64, out: vec[i64], found: i64) -> i64:
    """Write `offset` plus each member into `out` from place `found` on; the answer is the next free place."""
    while mask != 0:
        out[found] = offset + lowest(mask)
        found += 1
        mask &= mask - 1
    return found


def mask_of(indices: list[int]) -> i64:
    mask: i64 = 0
    for index in indices:
        mask |= BIT[index]
    return mask
