"""Reading and writing the state and the view of Indulgence as records: their fields and the bounds
of these.
"""

from __future__ import annotations

from typing import Final

from simony.core.records import RecordFields

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
    "phase", "hand_number", "trick_number", "trump", "bull", "bulls", "deck", "row", "force",
    "used", "ring_card", "raced", "ninth", "named", "short", "bank",
)  # fmt: skip
SEATS: Final = ("ruler", "sinner", "leader", "turn", "champion")
"""The fields that a state and a view have in common, except rows."""

_FIELDS: Final = RecordFields(_BOUNDS, NUMBERS, SEATS)
record_of = _FIELDS.record_of
restore_into = _FIELDS.restore_into
number = _FIELDS.number
row = _FIELDS.row
seat = _FIELDS.seat
