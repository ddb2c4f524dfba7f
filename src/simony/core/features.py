"""Feature vectors: numbers from 0 to 1, written into a buffer.

Learners read millions of views, so no list is made for each: a view writes into an existing buffer,
as the bits of 32-bit floats, so that a NumPy array of them can lie over it without a conversion.
Most features are 0. They are not written at all: the writer remembers where it wrote, and clears
these places before it starts again.
"""

# Compiled with mypyc.

from __future__ import annotations

import struct
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from simony.core.bits import BIT, BITS, members_into

_INITIAL_CAPACITY: Final = 1024
_MAX_OF_TABLE: Final = 1000
"""The largest `most` of ratios that are looked up, not divided."""
ONE: Final = 0x3F800000
"""The bits of 1.0."""


def float_bits(number: float) -> i64:
    """Return the bits of the 32-bit float that is nearest to a number."""
    bits: int = struct.unpack("=i", struct.pack("=f", number))[0]
    return bits


@final
class RatioTable:
    """The bits of the ratios below 1, in a row for each `most`, made when it is first needed."""

    def __init__(self) -> None:
        self.starts: vec[i64] = vec[i64]([-1] * (_MAX_OF_TABLE + 1))
        self.bits: vec[i64] = vec[i64]()

    def ratio(self, number: i64, most: i64) -> i64:
        """Return the bits of `number` divided by `most`, for 0 < `number` < `most`."""
        if most > _MAX_OF_TABLE:
            return float_bits(float(number) / float(most))
        if self.starts[most] < 0:
            self._add_row(most)
        return self.bits[self.starts[most] + number]

    def _add_row(self, most: i64) -> None:
        self.starts[most] = len(self.bits)
        number: i64 = 0
        while number < most:
            self.bits = append(self.bits, float_bits(float(number) / float(most)))
            number += 1


_RATIOS: Final = RatioTable()


@final
class FeatureWriter:
    """Writes features one after another into a buffer, which grows as needed.

    The buffer has zeros from `first` on, where the writer begins. `position` is the place of the
    next number. `restart` clears what was written.
    """

    def __init__(self, buffer: vec[i32], first: i64 = 0) -> None:
        self.buffer: vec[i32] = buffer
        self.first: Final[i64] = first
        self.position: i64 = first
        self.ratios_below_one: Final[RatioTable] = _RATIOS
        self._places: vec[i64] = vec[i64]([0] * 128)
        self._count: i64 = 0

    def restart(self) -> None:
        """Clear what was written, and begin again."""
        out = self.buffer
        places = self._places
        number: i64 = 0
        while number < self._count:
            out[places[number]] = 0
            number += 1
        self._count = 0
        self.position = self.first

    def flag(self, yes: bool) -> None:
        """Write 1 or 0."""
        at: i64 = self.position
        self.position = at + 1
        if yes:
            self._write(at, ONE)

    def ratio(self, number: i64, most: i64) -> None:
        """Write `number` divided by `most`, its usual maximum, clipped to 0 and 1."""
        at: i64 = self.position
        self.position = at + 1
        if number > 0:
            if number >= most:
                self._write(at, ONE)
            else:
                self._write(at, self.ratios_below_one.ratio(number, most))

    def ratios(self, row: vec[i64], first: i64, width: i64, most: i64) -> None:
        """Write the ratios of a part of a row."""
        at: i64 = self.position
        self.position = at + width
        self._make_room(at + width, width)
        out = self.buffer
        places = self._places
        count: i64 = self._count
        end: i64 = at + width
        while at < end:
            number: i64 = row[first]
            if number > 0:
                if number >= most:
                    out[at] = ONE
                else:
                    out[at] = i32(self.ratios_below_one.ratio(number, most))
                places[count] = at
                count += 1
            at += 1
            first += 1
        self._count = count

    def digit_ratios(self, digits: i64, width: i64, most: i64) -> None:
        """Write the ratios of the octal digits of a number, lowest first."""
        at: i64 = self.position
        self.position = at + width
        if digits == 0:
            return
        self._make_room(at + width, width)
        out = self.buffer
        places = self._places
        count: i64 = self._count
        while digits != 0:
            number: i64 = digits & 7
            if number > 0:
                if number >= most:
                    out[at] = ONE
                else:
                    out[at] = i32(self.ratios_below_one.ratio(number, most))
                places[count] = at
                count += 1
            at += 1
            digits >>= 3
        self._count = count

    def fraction(self, number: float) -> None:
        """Write a number, clipped to 0 and 1. `ratio` is faster."""
        at: i64 = self.position
        self.position = at + 1
        if number >= 1.0:
            self._write(at, ONE)
        elif number > 0.0:
            self._write(at, float_bits(number))

    def multi_hot(self, mask: i64, width: i64) -> None:
        """Write a set: 1 for each member, 0 for each of the others up to `width`."""
        at: i64 = self.position
        self.position = at + width
        if width < BITS:
            mask &= BIT[width] - 1
        if mask == 0:
            return
        self._make_room(at + width, width)
        out = self.buffer
        places = self._places
        number: i64 = self._count
        self._count = members_into(mask, at, places, number)
        while number < self._count:
            out[places[number]] = ONE
            number += 1

    def one_hot(self, which: i64, width: i64) -> None:
        """Write a 1 in one place of `width`; only zeros if there is no such place."""
        at: i64 = self.position
        self.position = at + width
        if 0 <= which < width:
            self._write(at + which, ONE)

    def zeros(self, width: i64) -> None:
        """Write zeros."""
        self.position += width

    def set_one(self, place: i64) -> None:
        """Overwrite a number with 1."""
        self._write(place, ONE)

    def _write(self, at: i64, bits: i64) -> None:
        if at >= len(self.buffer) or self._count >= len(self._places):
            self._make_room(at + 1, 1)
        out = self.buffer
        out[at] = i32(bits)
        places = self._places
        places[self._count] = at
        self._count += 1

    def _make_room(self, end: i64, more: i64) -> None:
        """Let the buffer reach `end`, and make room to remember `more` places."""
        while end > len(self.buffer):
            self.buffer = vec[i32](list(self.buffer) + [0] * _INITIAL_CAPACITY)
        while self._count + more > len(self._places):
            self._places = vec[i64](list(self._places) + [0] * len(self._places))

    def values(self) -> list[float]:
        """Return all numbers written."""
        self._make_room(self.position, 0)
        bits = memoryview(self.buffer[self.first : self.position])
        return list(struct.unpack(f"={self.position - self.first}f", bits))


def new_feature_writer() -> FeatureWriter:
    return FeatureWriter(vec[i32]([0] * _INITIAL_CAPACITY))


def first_seat(viewer: i64) -> i64:
    """Return the seat that features begin with: the viewer's own, or 0 for a spectator."""
    if viewer < 0:
        return 0
    return viewer


class FeatureNames:
    """The names of features in the order they are written: ``block: item``, with ``(of N)`` for a
    ratio.
    """

    def __init__(self) -> None:
        self.names: list[str] = []

    def add_block(self, block: str, items: list[str], most: int = 1) -> None:
        """Add the names of several numbers of a kind."""
        share = f" (of {most})" if most > 1 else ""
        self.names.extend([f"{block}: {item}{share}" for item in items])

    def add(self, name: str, most: int = 1) -> None:
        self.names.append(f"{name} (of {most})" if most > 1 else name)
