"""Reading and writing the state and the view of Tolerance as records: their fields and the bounds
of these.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.records import RecordFields, RecordReader

_NATURALS: Final = (0, (1 << 56) - 1)
_WILDS: Final = (0, (1 << 17) - 1)
_CARD: Final = (0, 73)
_SEATS: Final = (0, 31)
_PLACES: Final = (0, 31)

_BOUNDS: Final[dict[str, tuple[int, int]]] = {
    "hands": _NATURALS,
    "wilds": _WILDS,
    "hand": _NATURALS,
    "hand_wilds": _WILDS,
    "sizes": (0, 12),
    "lacks": (0, 15),
    "trick": _CARD,
    "order": _CARD,
    "board": (-1, (1 << 12) - 1),
    "tallies": (-999, 99),
    "pennants": (0, 99),
    "points": (-9999, 9999),
    "earned": (-9999, 9999),
    "roles": (-1, 7),
    "suspects": (0, 254),
    "past": (-1, 140),
    "phase": (0, 8),
    "reign": (0, 2),
    "trick_number": (0, 12),
    "led": (-1, 3),
    "asides": _SEATS,
    "acting": (0, 4),
    "religions": (0, (1 << 10) - 1),
    "fallen": _PLACES,
    "chosen": _PLACES,
    "loans": _SEATS,
}

CARDS: Final = 73
TRICKS: Final = 12
NUMBERS: Final = (
    "phase",
    "reign",
    "trick_number",
    "led",
    "asides",
    "acting",
    "religions",
    "fallen",
    "chosen",
    "loans",
)
SEATS: Final = ("chooser", "starter", "leader", "turn")
"""The fields that a state and a view have in common, except rows."""
STATE_ROWS: Final = (
    "hands", "wilds", "lacks", "trick", "order", "board", "tallies", "pennants", "points", "earned",
    "roles", "suspects", "past",
)  # fmt: skip
VIEW_ROWS: Final = (
    "sizes",
    "lacks",
    "trick",
    "order",
    "board",
    "tallies",
    "pennants",
    "points",
    "earned",
    "roles",
    "suspects",
    "past",
)
_LENGTHS: Final = {"tallies": 3, "pennants": 3, "earned": 3, "past": TRICKS}

_FIELDS: Final = RecordFields(_BOUNDS, NUMBERS, SEATS)
record_of = _FIELDS.record_of
restore_into = _FIELDS.restore_into
number = _FIELDS.number
seat = _FIELDS.seat


def row(reader: RecordReader, name: str, seats: int) -> vec[i64]:
    """Read a row with its length: one number per card, or several per seat."""
    return _FIELDS.row(reader, name, CARDS if name == "board" else _LENGTHS.get(name, 1) * seats)
