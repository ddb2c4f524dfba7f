"""A state or view of Indulgence as a record, and back: which numbers both have, and what they may be."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.record import Reader, Record

_CARD_SET: Final = (0, (1 << 36) - 1)
_EDICT_SET: Final = (0, (1 << 40) - 1)
_PACKED: Final = (0, (1 << 16) - 1)
_COUNT: Final = (0, 12)

_BOUNDS: Final[dict[str, tuple[int, int]]] = {
    "hands": _CARD_SET,
    "taken": _CARD_SET,
    "lacks": _CARD_SET,
    "hand": _CARD_SET,
    "trick": (0, 37),
    "won": _COUNT,
    "sizes": _COUNT,
    "florins": (0, 1_000_000),
    "bank": (0, 1_000_000),
    "phase": (0, 8),
    "hand_number": (0, 35),
    "trick_number": _COUNT,
    "trump": (-1, 3),
    "led": (-1, 3),
    "bull": (0, 1),
    "bulls": (0, 15),
    "deck": _EDICT_SET,
    "row": _EDICT_SET,
    "force": _EDICT_SET,
    "used": _EDICT_SET,
    "ring_card": (-1, 37),
    "raced": _PACKED,
    "ninth": _PACKED,
    "named": _PACKED,
    "short": (0, 1),
}


NUMBERS: Final = (
    "phase", "hand_number", "trick_number", "trump", "bull", "bulls", "deck", "row", "force", "used",
    "ring_card", "raced", "ninth", "named", "short", "bank",
)  # fmt: skip
SEATS: Final = ("ruler", "sinner", "leader", "turn", "champion")
"""The fields that a state and a view have in common, besides rows."""


def record_of(thing: object, rows: tuple[str, ...]) -> Record:
    """The named rows of a state or view, and all that both have."""
    found: Record = {name: list(getattr(thing, name)) for name in rows}
    for name in NUMBERS + SEATS:
        found[name] = getattr(thing, name)
    return found


def restore_into(thing: object, reader: Reader, seats: int) -> None:
    """The inverse, but for the rows; `BadRecord` for a number that cannot be."""
    for name in NUMBERS:
        setattr(thing, name, number(reader, name))
    for name in SEATS:
        setattr(thing, name, seat(reader, name, seats))


def number(reader: Reader, name: str) -> int:
    low, high = _BOUNDS[name]
    return reader.number(name, low, high)


def row(reader: Reader, name: str, seats: int) -> vec[i64]:
    low, high = _BOUNDS[name]
    return reader.row(name, seats, low, high)


def seat(reader: Reader, name: str, seats: int) -> int:
    """A seat, or -1 for nobody."""
    return reader.number(name, -1, seats - 1)
