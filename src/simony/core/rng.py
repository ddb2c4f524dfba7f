"""The random number generator: xoshiro128**, 32 bits at a time, the same in both builds.

Every product below stays under 2**63, so that a wrapping ``i64`` and Python's integers agree.
"""

# Compiled with mypyc.

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MASK32: Final = 0xFFFFFFFF
_FOUR_PLACES: Final[vec[i64]] = vec[i64]([0] * 4)


def _mix(word: i64, number: i64) -> i64:
    """Return 32 bits that depend on every bit of both (a multiply-xorshift hash, twice)."""
    mixed: i64 = word ^ (number & MASK32) ^ ((number >> 32) & MASK32)
    turn: i64 = 0
    while turn < 2:
        mixed = ((mixed ^ (mixed >> 16)) * 0x45D9F3B) & MASK32
        mixed = ((mixed ^ (mixed >> 15)) * 0x2C1B3C6D) & MASK32
        mixed = (mixed + word) & MASK32
        turn += 1
    return mixed ^ (mixed >> 16)


class Rng:
    """A stream of random numbers. Equal seeds give equal streams.

    A compiled subclass can override `bits32` alone. Interpreted subclasses are not allowed: the
    check at every field access would cost a tenth of the time of a random playout.

    >>> from simony import Rng
    >>> rng = Rng("a seed")
    >>> [rng.below(6) + 1 for _ in range(5)]
    [3, 1, 5, 2, 6]
    >>> Rng("a seed").below(6) + 1
    3
    """

    def __init__(self, seed: int | str) -> None:
        digest = hashlib.sha256(f"simony {seed}".encode()).digest()
        self._a: i64 = int.from_bytes(digest[0:4], "big")
        self._b: i64 = int.from_bytes(digest[4:8], "big")
        self._c: i64 = int.from_bytes(digest[8:12], "big")
        self._d: i64 = int.from_bytes(digest[12:16], "big") | 1  # never all zero

    def become_stream(self, base: Rng, number: i64) -> None:
        """Become stream `number` of another generator, unrelated to its other streams.

        For millions of games: hashing a seed for each would cost a twentieth of the time of playing
        it (1.7 µs of 40).
        """
        self._a = _mix(base._a, number)
        self._b = _mix(base._b, number + 0x3C6EF372)
        self._c = _mix(base._c, number + 0x78DDE6E4)
        self._d = _mix(base._d, number + 0x1B873593) | 1

    def words(self) -> list[int]:
        """Return where the stream is; `set_words` is the inverse."""
        return [self._a, self._b, self._c, self._d]

    def set_words(self, words: list[int]) -> None:
        """Continue where another stream was. Raises `ValueError` if it cannot be one."""
        if len(words) != 4 or not all(0 <= word <= MASK32 for word in words) or not any(words):
            raise ValueError(words)
        self._a, self._b, self._c, self._d = words

    def bits32(self) -> i64:
        """Return 32 random bits."""
        b: i64 = self._b
        mixed: i64 = (b * 5) & MASK32
        mixed = ((mixed << 7) | (mixed >> 25)) & MASK32
        c: i64 = self._c ^ self._a
        d: i64 = self._d ^ b
        self._b = b ^ c
        self._a ^= d
        self._c = c ^ ((b << 9) & MASK32)
        self._d = ((d << 11) | (d >> 21)) & MASK32
        return (mixed * 9) & MASK32

    def below(self, bound: i64) -> i64:
        """Return a whole number from 0 up to but not including `bound` (1 to 2**31), each equally
        likely (Lemire's method).
        """
        product: i64 = self.bits32() * bound
        low: i64 = product & MASK32
        if low < bound:
            threshold: i64 = (4294967296 - bound) % bound
            while low < threshold:
                product = self.bits32() * bound
                low = product & MASK32
        return product >> 32

    def four_below(self, bound: i64, out: vec[i64]) -> None:
        """Write four numbers into `out`, below `bound` (at most 200), `bound` - 1, - 2 and - 3,
        from one draw of 32 bits.

        It draws below the product of the four and splits the result digit by digit: exactly
        uniform, in a third of the time of four draws.
        """
        product: i64 = bound * (bound - 1) * (bound - 2) * (bound - 3)
        low: i64 = self._digits(bound, out)
        if low < product:
            threshold: i64 = (4294967296 - product) % product
            while low < threshold:
                low = self._digits(bound, out)

    def _digits(self, bound: i64, out: vec[i64]) -> i64:
        left: i64 = self.bits32()
        place: i64 = 0
        while place < 4:
            left *= bound - place
            out[place] = left >> 32
            left &= MASK32
            place += 1
        return left

    def fraction(self) -> float:
        """Return a number from 0 up to but not including 1, with 53 random bits."""
        high: i64 = self.bits32() >> 5
        low: i64 = self.bits32() >> 6
        return (float(high) * 67108864.0 + float(low)) / 9007199254740992.0

    def shuffle(self, items: vec[i64]) -> None:
        """Shuffle `items` in place."""
        last: i64 = len(items) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            moved: i64 = items[last]
            items[last] = items[other]
            items[other] = moved
            last -= 1

    def shuffle_front(self, items: vec[i64], wanted: i64) -> None:
        """Move random items to the front of at most 200, in random order: the first `wanted`, and
        up to three more, since `four_below` draws four at a time.
        """
        places = _FOUR_PLACES[:]
        front: i64 = 0
        while front < wanted:
            self.four_below(len(items) - front, places)
            each: i64 = 0
            while each < 4:
                other: i64 = front + places[each]
                moved: i64 = items[other]
                items[other] = items[front]
                items[front] = moved
                front += 1
                each += 1
