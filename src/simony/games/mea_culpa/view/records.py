"""Reading and writing the state and the view of Mea Culpa as records: their fields and the bounds
of these.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.errors import BadRecord
from simony.core.records import RecordFields, RecordReader

_COUNT: Final = (0, 99)
_FLAG: Final = (0, 1)
_ROOM: Final = (-1, 5)
_TALER: Final = (0, 99_999)

_BOUNDS: Final[dict[str, tuple[int, int]]] = {
    "souls": (-99, 99),
    "line": (0, 3),
    "posts": (0, 6),
    "taler": _TALER,
    "goods": _COUNT,
    "letters": _COUNT,
    "sins": _COUNT,
    "given": (0, 999),
    "first": (-1, 999),
    "notches": (0, 6),
    "coins": _TALER,
    "order": (0, 3),
    "holders": (-1, 3),
    "bag": _COUNT,
    "market": _COUNT,
    "supply": _COUNT,
    "display": _COUNT,
    "deck": _COUNT,
    "discard": _COUNT,
    "rooms": (-1, 13),
    "pope_stones": (0, 3),
    "crews": (0, 1),
    "built": (0, 2),
    "stack": (0, (1 << 32) - 1),
    "ledger": (0, 99_999),
    "before": (-99_999, (1 << 32) - 1),
    "depth": (0, 16),
    "waiting": (0, 15),
    "round": _COUNT,
    "finished": (0, 2),
    "hut": _COUNT,
    "on_card": _FLAG,
    "suite_5": _FLAG,
    "suite_6": _FLAG,
    "bonuses": (0, 15),
    "die": _ROOM,
    "guess": _ROOM,
    "lap_stones": _COUNT,
    "bank": (-99_999, 99_999),
}

NUMBERS: Final = (
    "depth", "waiting", "round", "finished", "hut", "on_card", "suite_5", "suite_6", "bonuses",
    "die", "guess", "lap_stones", "bank",
)  # fmt: skip
ROWS: Final = (
    "souls", "line", "posts", "taler", "goods", "letters", "sins", "given", "first", "notches",
    "coins", "order", "holders", "bag", "market", "supply", "display", "deck", "discard", "rooms",
    "pope_stones", "crews", "built", "stack", "ledger", "before",
)  # fmt: skip
"""A state and a view have the same fields; in a view, special numbers stand for what is unknown."""
PER_SEAT: Final = {
    "souls": 1, "line": 1, "posts": 1, "taler": 1, "goods": 4, "letters": 4, "sins": 3, "given": 8,
    "first": 8, "notches": 1, "coins": 1, "order": 1,
}  # fmt: skip
"""The length of a row per seat."""
LENGTHS: Final = {
    "holders": 4, "bag": 5, "market": 5, "supply": 4, "display": 4, "deck": 14, "discard": 14,
    "rooms": 4, "pope_stones": 3, "crews": 3, "built": 3, "stack": 16, "ledger": 21,
}  # fmt: skip
"""The length of a row that is not about seats."""

_FIELDS: Final = RecordFields(_BOUNDS, NUMBERS, ())
record_of = _FIELDS.record_of
restore_into = _FIELDS.restore_into
seat = _FIELDS.seat


BEFORE_ROWS: Final = (
    "souls", "posts", "taler", "goods", "letters", "sins", "bag", "market", "supply", "discard",
    "rooms", "pope_stones", "crews", "built", "stack", "ledger",
)  # fmt: skip
BEFORE_NUMBERS: Final = 5
"""What can be taken back: these rows one after the other, then depth, hut, both suites and the
bank.
"""


def before_length(seats: int) -> int:
    return (
        sum(PER_SEAT[name] * seats if name in PER_SEAT else LENGTHS[name] for name in BEFORE_ROWS)
        + BEFORE_NUMBERS
    )


def row(reader: RecordReader, name: str, seats: int) -> vec[i64]:
    """Read a row with its length; `before` may be empty."""
    if name == "before":
        found = reader.numbers(name, -1, *_BOUNDS[name])
        if found and len(found) != before_length(seats):
            raise BadRecord(
                "error-record-length", name=name, expected=before_length(seats), came=len(found)
            )
        return vec[i64](found)
    return _FIELDS.row(reader, name, PER_SEAT[name] * seats if name in PER_SEAT else LENGTHS[name])
