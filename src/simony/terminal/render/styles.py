"""Colours.

Meaning is always in words too: nothing is lost without colours (NO_COLOR, a pipe).
"""

from __future__ import annotations

import re

from rich.text import Text as Line

from simony.core.scene import Item, Scene
from simony.terminal.translator import Translator

COLOURS = {
    "red": "red",
    "purple": "magenta",
    "green": "green",
    "blue": "bright_blue",
    "gold": "yellow",
    "yellow": "yellow",
    "white": "default",
    "grey": "bright_black",
    "brown": "yellow",
    "black": "bright_black",
}
"""The colour names of games, as colours of the terminal's palette, which suit its background."""

NOW = "bold yellow"
"""Gold is only for what is happening now."""
QUIET = "dim"
HEAD = "bold"


class Highlighter:
    """Colours the names of items in sentences, once their scene has been seen."""

    def __init__(self, translator: Translator) -> None:
        self._translator = translator
        self._styles: dict[str, str] = {}
        self._pattern: re.Pattern[str] | None = None

    def learn(self, scene: Scene) -> None:
        before = len(self._styles)
        for zone in scene.zones:
            for item in zone.items:
                style = style_of(item)
                if style:
                    self._styles[self._translator.translate(item.face)] = style
        if len(self._styles) != before:
            faces = sorted(self._styles, key=len, reverse=True)
            self._pattern = re.compile("|".join(re.escape(face) + r"(?!\d)" for face in faces))

    def line(self, sentence: str, style: str = "") -> Line:
        line = Line(sentence, style=style)
        if self._pattern is not None:
            for found in self._pattern.finditer(sentence):
                line.stylize(self._styles[found.group()], *found.span())
        return line


def style_of(item: Item) -> str:
    return COLOURS.get(item.look.get("colour", ""), "")
