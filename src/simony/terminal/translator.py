"""Texts for one reader: a language, the players' names, and which seat is "you"."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

from simony.core.errors import IllegalAction, SimonyError
from simony.i18n.sentences import Localization, localization
from simony.i18n.text import Arg, Text


def printable(text: str) -> str:
    """Return the text without control characters, which names and damaged files may contain."""
    return "".join(
        letter
        if letter == "\n" or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co")
        else "�"
        for letter in text
    )


_FILES = ("file", "folder")


def _on_one_line(text: Text) -> Text:
    """Return the text with line breaks in file names escaped."""
    args: dict[str, Arg] = {}
    for name, arg in text.args.items():
        if isinstance(arg, Text):
            args[name] = _on_one_line(arg)
        else:
            args[name] = (
                arg.replace("\n", r"\n") if name in _FILES and isinstance(arg, str) else arg
            )
    return Text(text.key, **args)


class Translator:
    """Turns texts into sentences for one reader."""

    def __init__(
        self, language: str, names: Mapping[int, str] | None = None, viewer: int | None = None
    ) -> None:
        self.language = language
        self.names = {seat: printable(name) for seat, name in (names or {}).items()}
        self.viewer = viewer

    @property
    def localization(self) -> Localization:
        # Looked up each time: a game that is opened later adds its own texts.
        return localization(self.language)

    def translate(self, text: Text) -> str:
        return printable(self.localization.translate(_on_one_line(text), self.names, self.viewer))

    def text(self, key: str, **args: Arg) -> str:
        return self.translate(Text(key, **args))

    def has(self, key: str) -> bool:
        return self.localization.has(key)

    def text_or(self, key: str, otherwise: str) -> str:
        """Return the text, or `otherwise` if there is none: third-party games may lack some."""
        return self.text(key) if self.has(key) else otherwise

    def seat_label(self, seat: int) -> str:
        """Return the label of a seat: *You*, or a name."""
        if seat == self.viewer:
            return self.text("terminal-you")
        return printable(self.localization.seat_name(seat, self.names))

    def error_text(self, error: SimonyError) -> str:
        """Return the error in words, with the number of the ruling if it has one."""
        sentence = self.translate(error.text)
        if isinstance(error, IllegalAction) and error.ruling:
            return self.text("terminal-ruling", problem=sentence, ruling=error.ruling)
        return sentence
