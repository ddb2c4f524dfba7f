"""Reading fields of Dogma's states and views whose bounds do not say enough.

They get the record, the number of seats, and the state or view as far as it has been read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.errors import BadRecord
from simony.core.records import RecordReader
from simony.games.dogma.rules.counts import is_card_set
from simony.games.dogma.view.history import CARDS, CHECKED, SEAT_AT, SETS_AT
from simony.games.dogma.view.memory import DISCARD, LEFT_OUT, MAX_CLAIMS, SIDES, Memory, make_memory

if TYPE_CHECKING:
    from simony.games.dogma.rules.generated_fields import StateFields

CARD_SET: Final = (0, 0o44444444444444)
SIDE_SET: Final = (0, (1 << (LEFT_OUT + 1)) - 1)
_SIZE: Final = (0, 56)


def check_cards(name: str, value: int) -> None:
    """Check that a set of cards has no digit above four."""
    if not is_card_set(value):
        raise BadRecord("error-record-value", name=name, came=value)


def start(reader: RecordReader, seats: int, _state: StateFields) -> vec[i64]:
    """Read where memories begin: the sides, the public discard, and the number of cards discarded
    unseen.
    """
    numbers = reader.numbers("start", seats + 2, *CARD_SET)
    for side in numbers[:-1]:
        check_cards("start", side)
    if numbers[-1] > _SIZE[1]:
        raise BadRecord("error-record-value", name="start", came=numbers[-1])
    return vec[i64](numbers)


def past(reader: RecordReader, seats: int, _state: StateFields) -> vec[i64]:
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


def known(reader: RecordReader, _seats: int, state: StateFields) -> Memory | None:
    """Read what the viewer of a sampled world remembers, or nothing: pool, own discarded cards,
    sizes of sides, and claims of three numbers.
    """
    numbers = reader.numbers("known", low=0)
    if not numbers:
        return None
    if (
        len(numbers) < 2 + SIDES
        or (len(numbers) - 2 - SIDES) % 3
        or len(numbers) > 2 + SIDES + 3 * MAX_CLAIMS
    ):
        raise BadRecord("error-record-length", name="known", expected=2 + SIDES, came=len(numbers))
    kinds = ["cards", "cards", *(["size"] * SIDES), *(["sides", "cards", "size"] * MAX_CLAIMS)]
    highs = {"cards": CARD_SET[1], "size": _SIZE[1], "sides": (1 << SIDES) - 1}
    for kind, value in zip(kinds, numbers, strict=False):
        if value > highs[kind]:
            raise BadRecord("error-record-value", name="known", came=value)
        if kind == "cards":
            check_cards("known", value)
    return make_memory(
        state.knower, numbers[0], numbers[1], numbers[2 : 2 + SIDES], numbers[2 + SIDES :]
    )
