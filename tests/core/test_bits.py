"""Sets as bitmasks."""

import pytest

from simony.core.bits import BIT, BITS, count, lowest, mask_of, members, nth

MASKS = [
    1,
    2,
    3,
    0b1010,
    255,
    256,
    0xF0F0,
    (1 << 36) - 1,
    1 << 31,
    1 << 32,
    1 << 61,
    (1 << 62) - 1,
    0x0123_4567_89AB_CDEF,
]


def test_bit_is_one_bit_each_beyond_32_too() -> None:
    """mypyc 2.4.1 compiles ``1 << x`` on an i64 to a 32-bit shift: the table is there to avoid it,
    and this would notice.
    """
    assert [int(bit) for bit in BIT] == [2**index for index in range(BITS)]


@pytest.mark.parametrize("mask", MASKS)
def test_count_lowest_and_members(mask: int) -> None:
    bits = [index for index in range(BITS) if mask >> index & 1]
    assert (count(mask), lowest(mask), members(mask)) == (len(bits), bits[0], bits)
    assert mask_of(bits) == mask
    assert [nth(mask, number) for number in range(len(bits))] == bits


def test_every_bit_is_found_and_counted_wherever_it_is() -> None:
    for index in range(BITS):
        assert lowest(1 << index) == lowest((1 << BITS) - (1 << index)) == index
        assert (count((1 << index) - 1), count((1 << BITS) - (1 << index))) == (index, BITS - index)


def test_the_empty_set() -> None:
    assert (count(0), members(0), mask_of([])) == (0, [], 0)
