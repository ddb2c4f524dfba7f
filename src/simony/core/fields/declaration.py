"""The declaration of one field: its name, type, bounds, first value and meaning."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from simony.core.records import MAX_NUMBER, RecordReader

ANY_LENGTH: Final = -1

NUMBER: Final = "number"
ROW: Final = "row"
"""Numbers in a `vec` if the game is compiled, otherwise in a list."""
LIST: Final = "list"
REFERENCE: Final = "reference"

Bounds = tuple[int, int]
"""The smallest and the largest value."""
Check = Callable[[str, int], object]
"""Raises `BadRecord` for a number within the bounds that is wrong all the same."""
Read = Callable[[RecordReader, int, Any], object]
"""Reads a field where its bounds do not say enough: given the record, the number of seats, and the
state or view with the fields declared before.
"""


@dataclass(frozen=True, kw_only=True)
class Field:
    """One field of a state, of a view, or of both. Use the functions below to make one.

    >>> from simony.core.fields.declaration import number, row
    >>> number("round", (0, 9), "The current round.").kind
    'number'
    >>> row("hands", (0, 63), "The hand of each seat.").per_seat
    1
    """

    name: str
    kind: str
    """NUMBER, ROW, LIST or REFERENCE."""
    about: str
    annotation: str = ""
    """The type of a reference."""
    bounds: Bounds = (-MAX_NUMBER, MAX_NUMBER)
    first: int = 0
    """The value in a new object; for a row, the value of all its numbers."""
    per_seat: int = 0
    length: int = 0
    """A row has `length` numbers, plus `per_seat` for each seat."""
    same_length_as: str = ""
    """The field, declared before, that has as many numbers."""
    is_seat: bool = False
    """Whether its numbers are seats, or the lower bound for none."""
    is_shared: bool = False
    """Whether a copy has the same object, because nobody changes it in place."""
    is_cache: bool = False
    """Whether it can be computed again, and so is in no record."""
    check: Check | None = None
    read: Read | None = None


def number(
    name: str, bounds: Bounds, about: str, *, first: int = 0, check: Check | None = None
) -> Field:
    """Declare one number."""
    return Field(name=name, kind=NUMBER, bounds=bounds, about=about, first=first, check=check)


def seat(name: str, about: str, *, first: int = -1) -> Field:
    """Declare a seat, or -1 (or the first value) for none."""
    return Field(
        name=name, kind=NUMBER, about=about, bounds=(first, MAX_NUMBER), first=first, is_seat=True
    )


def row(
    name: str,
    bounds: Bounds,
    about: str,
    *,
    first: int = 0,
    per_seat: int | None = None,
    length: int = 0,
    same_length_as: str = "",
    is_seat: bool = False,
    is_shared: bool = False,
    check: Check | None = None,
    read: Read | None = None,
) -> Field:
    """Declare a row of numbers: one per seat, unless something else says how many."""
    if same_length_as:
        length = ANY_LENGTH
    if per_seat is None:
        per_seat = 0 if length else 1
    return Field(
        name=name,
        kind=ROW,
        bounds=bounds,
        about=about,
        first=first,
        per_seat=per_seat,
        length=length,
        same_length_as=same_length_as,
        is_seat=is_seat,
        is_shared=is_shared,
        check=check,
        read=read,
    )


def numbers(
    name: str,
    bounds: Bounds,
    about: str,
    *,
    same_length_as: str = "",
    is_seat: bool = False,
    check: Check | None = None,
) -> Field:
    """Declare a list of numbers, of any length."""
    return Field(
        name=name,
        kind=LIST,
        bounds=bounds,
        about=about,
        length=ANY_LENGTH,
        same_length_as=same_length_as,
        is_seat=is_seat,
        check=check,
    )


def reference(
    name: str, of_type: str, about: str, *, is_cache: bool = False, read: Read | None = None
) -> Field:
    """Declare an object or None, which copies share; `of_type` is its annotation.

    Unless it is a cache, the object has ``as_numbers`` for the record, and `read` reads it.
    """
    return Field(
        name=name,
        kind=REFERENCE,
        annotation=of_type,
        about=about,
        is_shared=True,
        is_cache=is_cache,
        read=read,
    )
