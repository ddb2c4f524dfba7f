"""The names of players in a log.

A bot's name includes its level (``Lucrezia (priest)``), so that a game can be resumed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from simony.bots.bot_names import bot_names
from simony.i18n.sentences import Localization
from simony.terminal.translator import printable

_BOT = re.compile(r"^(?P<name>.+) \((?P<level>[a-z]+)\)$")


def player_names(words: Localization, seats: int, seat: int, person: str, level: str) -> list[str]:
    """Return the names for a new log: the person's, and the bots' with their level."""
    own = person or words.seat_name(seat)
    free = iter(bot_names(words, [own]))
    return [
        own if each == seat else f"{next(free, words.seat_name(each))} ({level})"
        for each in range(seats)
    ]


def split_name(name: str, levels: Sequence[str]) -> tuple[str, str]:
    """Split a name into the bare name and the bot's level, which is empty for a person."""
    found = _BOT.match(name)
    if found and found["level"] in levels:
        return found["name"], found["level"]
    return name, ""


def shown_names(names: Sequence[str], levels: Sequence[str]) -> dict[int, str]:
    """Return the bare names by seat, for sentences."""
    return {
        seat: printable(split_name(name, levels)[0])
        for seat, name in enumerate(names)
        if name.strip()
    }


def person_seat(names: Sequence[str], levels: Sequence[str]) -> int:
    """Return the first seat that is not a bot's."""
    return next((seat for seat, name in enumerate(names) if not split_name(name, levels)[1]), 0)
