"""Names at the table.

A bot's name carries its level in the log (``Lucrezia (priest)``), so that a game can be taken up
again.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from simony.bots.bot_names import bot_names
from simony.i18n.sentences import Localization
from simony.terminal.translator import printable

_BOT = re.compile(r"^(?P<name>.+) \((?P<level>[a-z]+)\)$")


def names_for(words: Localization, seats: int, seat: int, person: str, level: str) -> list[str]:
    """The names a new log gets: the person's, and bots' with their level."""
    own = person or words.seat_name(seat)
    free = iter(bot_names(words, [own]))
    return [
        own if each == seat else f"{next(free, words.seat_name(each))} ({level})"
        for each in range(seats)
    ]


def split_name(name: str, levels: Sequence[str]) -> tuple[str, str]:
    """A name and the level of the bot that bears it; no level for a person."""
    found = _BOT.match(name)
    if found and found["level"] in levels:
        return found["name"], found["level"]
    return name, ""


def shown_names(names: Sequence[str], levels: Sequence[str]) -> dict[int, str]:
    """The names as sentences have them."""
    return {
        seat: printable(split_name(name, levels)[0])
        for seat, name in enumerate(names)
        if name.strip()
    }


def persons_seat(names: Sequence[str], levels: Sequence[str]) -> int:
    """The first seat that no bot has."""
    return next((seat for seat, name in enumerate(names) if not split_name(name, levels)[1]), 0)
