"""Tables as the lobby shows them.

Only these fields of a table's body are decoded: its figures alone are many times longer.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct, field

_NO_RULES = (b"{}", b'""')


class ListedSeat(Struct, frozen=True):
    name: str
    taken: bool
    bot: str


class ListedTable(Struct, frozen=True):
    table: str
    game: str
    status: str
    seats: list[ListedSeat]
    options: dict[str, str]
    house_rules: bool
    pin: str
    rules_version: int
    figures: str
    commitment: str
    watching: str
    clock: bool
    created: float


class _Settings(Struct):
    game: str
    house_rules: msgspec.Raw = field(default_factory=lambda: msgspec.Raw(b"{}"))
    clock: dict[str, int] | None = None
    watching: str = "public"


class _Chair(Struct):
    device: str = ""
    name: str = ""
    bot: str = ""
    name_hidden: bool = False


class _Body(Struct):
    """The part of a `TableRecord` that the lobby shows."""

    id: str
    settings: _Settings
    created: float
    commitment: str
    options: dict[str, str]
    rules_version: int
    figures_hash: str
    pin: str
    chairs: list[_Chair]
    status: str


_decoder = msgspec.json.Decoder(_Body)


def listed_table(body: bytes) -> ListedTable:
    """Return the lobby's entry for the table with this body (`table_record.encode_record`)."""
    found = _decoder.decode(body)
    settings = found.settings
    return ListedTable(
        found.id,
        settings.game,
        found.status,
        [_seat(chair) for chair in found.chairs],
        found.options,
        bytes(settings.house_rules) not in _NO_RULES,
        found.pin,
        found.rules_version,
        found.figures_hash,
        found.commitment,
        settings.watching,
        settings.clock is not None,
        found.created,
    )


def _seat(chair: _Chair) -> ListedSeat:
    return ListedSeat(
        "" if chair.name_hidden else chair.name, bool(chair.device or chair.bot), chair.bot
    )
