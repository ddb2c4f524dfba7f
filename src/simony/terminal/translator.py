"""Who speaks to the reader: one language, the players' names, and which seat is "you"."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

from simony.core.errors import IllegalAction, SimonyError
from simony.i18n.sentences import Localization, localization
from simony.i18n.text import Arg, Text


def printable(text: str) -> str:
    """The text without what could steer a terminal: names and damaged files may hold anything."""
    return "".join(
        letter
        if letter == "\n" or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co")
        else "�"
        for letter in text
    )


_FILES = ("file", "folder")


def _on_one_line(text: Text) -> Text:
    """The text with the names of files on one line, whatever is in them."""
    args: dict[str, Arg] = {}
    for name, arg in text.args.items():
        if isinstance(arg, Text):
            args[name] = _on_one_line(arg)
        else:
            args[name] = (
                arg.replace("\n", r"\n") if name in _FILES and isinstance(arg, str) else arg
            )
    return Text(text.key, **args)


class Voice:
    """Turns texts into sentences for one reader."""

    def __init__(
        self, language: str, names: Mapping[int, str] | None = None, viewer: int | None = None
    ) -> None:
        self.language = language
        self.names = {seat: printable(name) for seat, name in (names or {}).items()}
        self.viewer = viewer

    @property
    def words(self) -> Localization:
        # Asked anew each time: a game that is opened later brings its own texts.
        return localization(self.language)

    def say(self, text: Text) -> str:
        return printable(self.words.translate(_on_one_line(text), self.names, self.viewer))

    def tell(self, key: str, **args: Arg) -> str:
        return self.say(Text(key, **args))

    def has(self, key: str) -> bool:
        return self.words.has(key)

    def or_else(self, key: str, otherwise: str) -> str:
        """The text if there is one; games of others need not have them all."""
        return self.tell(key) if self.has(key) else otherwise

    def name(self, seat: int) -> str:
        """What a seat is called beside its cards: *You*, or a name."""
        if seat == self.viewer:
            return self.tell("terminal-you")
        return printable(self.words.seat_name(seat, self.names))

    def problem(self, error: SimonyError) -> str:
        """What is wrong, with the ruling it rests on."""
        sentence = self.say(error.text)
        if isinstance(error, IllegalAction) and error.ruling:
            return self.tell("terminal-ruling", problem=sentence, ruling=error.ruling)
        return sentence
