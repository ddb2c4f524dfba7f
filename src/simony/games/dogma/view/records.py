"""Reading and writing the state and the view of Dogma as records: their fields and the bounds of
these.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.errors import BadRecord
from simony.core.records import RecordFields, RecordReader
from simony.games.dogma.rules.counts import is_card_set
from simony.games.dogma.view.history import CARDS, CHECKED, SEAT_AT, SETS_AT
from simony.games.dogma.view.memory import DISCARD, MAX_CLAIMS, SIDES

_CARDS: Final = (0, 0o44444444444444)
_KIND: Final = (-1, 13)
_KINDS: Final = (0, (1 << 14) - 1)
_SIZE: Final = (0, 56)
_FLAG: Final = (0, 1)

_BOUNDS: Final[dict[str, tuple[int, int]]] = {
    "sizes": _SIZE,
    "rubies": (0, 9),
    "rank": (0, 8),
    "hands": _CARDS,
    "shown": _CARDS,
    "hand": _CARDS,
    "laid": _CARDS,
    "seen_gone": _CARDS,
    "own_gone": _CARDS,
    "gone": _CARDS,
    "box": _CARDS,
    "phase": (0, 5),
    "name": _KIND,
    "to_proclaim": _KIND,
    "lowest_kind": (0, 13),
    "joining": _FLAG,
    "proclaimed": _FLAG,
    "altar": _KINDS,
    "confessions": (0, 9999),
    "unseen_gone": _SIZE,
    "left_out": _SIZE,
}

NUMBERS: Final = (
    "phase", "name", "laid", "lowest_kind", "joining", "proclaimed", "to_proclaim", "altar",
    "seen_gone", "confessions",
)  # fmt: skip
"""The fields that a state and a view have in common, except rows and the seat to act."""
STATE_NUMBERS: Final = ("gone", "box")
VIEW_NUMBERS: Final = ("hand", "own_gone", "unseen_gone", "left_out")
VIEW_ROWS: Final = (
    "sizes",
    "rubies",
    "rank",
    "shown",
    "owners",
    "counts",
    "layers",
    "claim_sides",
    "claim_cards",
    "claim_slack",
)


class _Fields(RecordFields):
    def validate(self, name: str, value: int) -> int:
        """Check that a set of cards has no digit above four."""
        return cards(name, value) if _BOUNDS[name] == _CARDS else value


def cards(name: str, value: int) -> int:
    if not is_card_set(value):
        raise BadRecord("error-record-value", name=name, came=value)
    return value


_FIELDS: Final = _Fields(_BOUNDS, NUMBERS, ("turn",))
record_of = _FIELDS.record_of
restore_into = _FIELDS.restore_into
number = _FIELDS.number
row = _FIELDS.row
seat = _FIELDS.seat


def card_sets(reader: RecordReader, name: str, length: int = -1) -> list[int]:
    return [cards(name, each) for each in reader.numbers(name, length, *_CARDS)]


def start(reader: RecordReader, seats: int) -> vec[i64]:
    """Read where memories begin: the sides, the public discard, and the number of cards discarded
    unseen.
    """
    numbers = reader.numbers("start", seats + 2, *_CARDS)
    for side in numbers[:-1]:
        cards("start", side)
    if numbers[-1] > _SIZE[1]:
        raise BadRecord("error-record-value", name="start", came=numbers[-1])
    return vec[i64](numbers)


def past(reader: RecordReader, seats: int) -> vec[i64]:
    """Read layers, each group followed by its check."""
    numbers = reader.numbers("past", low=0)
    layers = 0
    for entry in numbers:
        is_check = entry >= CHECKED
        seat_there = entry >> SEAT_AT & 15
        fits = (
            (seat_there < seats or seat_there == DISCARD)
            if is_check
            else seat_there < seats and entry >> SETS_AT == 0
        )
        if not fits or (is_check and layers == 0) or not is_card_set(entry & CARDS):
            raise BadRecord("error-record-value", name="past", came=entry)
        layers = 0 if is_check else layers + 1
    if layers:
        raise BadRecord("error-record-value", name="past", came=numbers[-1])
    return vec[i64](numbers)


def known(reader: RecordReader) -> list[int]:
    """Read what the viewer of a sampled world remembers, or nothing: pool, own discarded cards,
    sizes of sides, and claims of three numbers.
    """
    numbers = reader.numbers("known", low=0)
    if numbers and (
        len(numbers) < 2 + SIDES
        or (len(numbers) - 2 - SIDES) % 3
        or len(numbers) > 2 + SIDES + 3 * MAX_CLAIMS
    ):
        raise BadRecord("error-record-length", name="known", expected=2 + SIDES, came=len(numbers))
    kinds = ["cards", "cards", *(["size"] * SIDES), *(["sides", "cards", "size"] * MAX_CLAIMS)]
    highs = {"cards": _CARDS[1], "size": _SIZE[1], "sides": (1 << SIDES) - 1}
    for kind, value in zip(kinds, numbers, strict=False):
        if value > highs[kind]:
            raise BadRecord("error-record-value", name="known", came=value)
        if kind == "cards":
            cards("known", value)
    return numbers
