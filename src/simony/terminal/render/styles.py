"""Colours and marks.

Meaning is always in words as well: everything here may be missing (NO_COLOR, a pipe) and nothing is
lost.
"""

from __future__ import annotations

import re

from rich.text import Text as Line

from simony.core.scene import Item, Scene
from simony.terminal.translator import Voice

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
"""The words games use for colours, as those every terminal has: its owner chose them to read well
on its ground.
"""

NOW = "bold yellow"
"""Gold means "now" and nothing else."""
QUIET = "dim"
HEAD = "bold"


class Painter:
    """Knows the colour of every face it has seen, and gives a sentence that names one that
    colour.
    """

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._styles: dict[str, str] = {}
        self._pattern: re.Pattern[str] | None = None

    def learn(self, scene: Scene) -> None:
        before = len(self._styles)
        for zone in scene.zones:
            for item in zone.items:
                style = style_of(item)
                if style:
                    self._styles[self._voice.say(item.face)] = style
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
