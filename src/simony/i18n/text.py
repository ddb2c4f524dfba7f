"""Texts: a key into the text files, and arguments.

The text files (Fluent, one per language) are beside the code that uses them;
`simony.i18n.sentences` translates a `Text` into a sentence.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final


class SeatName:
    """A seat in a sentence.

    It becomes two Fluent variables: ``$who``, the name, and ``$who-is``, ``you`` or ``other``.

    >>> from simony.i18n.sentences import localization
    >>> from simony.i18n.text import SeatName, Text
    >>> localization("en").translate(Text("error-not-pending", who=SeatName(2)))
    'It is not Player 3’s turn.'
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final[int] = seat

    def __repr__(self) -> str:
        return f"SeatName({self.seat})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeatName) and other.seat == self.seat

    def __hash__(self) -> int:
        return hash(self.seat)


class Text:
    """A key and its arguments.

    An argument is a number, a literal word, a seat, another text, or a list of these.

    >>> from simony.i18n.sentences import localization
    >>> from simony.i18n.text import Text
    >>> text = Text("error-seats", game="dogma", came=9, low=2, high=8)
    >>> localization("en").translate(text)
    'dogma is for 2 to 8 players, not 9.'
    """

    def __init__(self, key: str, **args: Arg) -> None:
        self.key: Final[str] = key
        self.args: Final[dict[str, Arg]] = args
        self.encoded_cache: object = None
        """An encoder may keep its result here: most texts occur in scene after scene."""

    def to_record(self) -> dict[str, object]:
        """Return ``{"key": ..., "args": {...}}`` with seats as ``{"seat": n}``, for messages."""
        return {"key": self.key, "args": {name: _record(arg) for name, arg in self.args.items()}}

    def __repr__(self) -> str:
        filled = "".join(f", {name}={arg!r}" for name, arg in self.args.items())
        return f"Text({self.key!r}{filled})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and other.key == self.key and other.args == self.args

    def __hash__(self) -> int:
        return hash(self.key)


Arg = int | str | SeatName | Text | list["Arg"]


def _record(arg: Arg) -> object:
    if isinstance(arg, Text):
        return arg.to_record()
    if isinstance(arg, SeatName):
        return {"seat": arg.seat}
    if isinstance(arg, list):
        return [_record(each) for each in arg]
    return arg
