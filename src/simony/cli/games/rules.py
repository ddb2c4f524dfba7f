"""``simony rules``: the rules of a game in our words, with the figures in force."""

from __future__ import annotations

import argparse
import re
from dataclasses import dataclass

from rich.rule import Rule
from rich.text import Text as Line

from simony.cli.arguments import add_game, add_game_choices, game_from, language_of
from simony.terminal.render.layout import wrap_indented
from simony.terminal.render.styles import HEAD, QUIET
from simony.terminal.screen import Screen
from simony.terminal.translator import Translator

NAME = "rules"
HELP = "print the rules of a game"

_NUMBERED = re.compile(r"^[A-Z]{1,2}\d{1,3}(?:\. |．|。)")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_game_choices(parser)


def run(arguments: argparse.Namespace) -> int:
    game = game_from(arguments)
    translator = Translator(language_of(arguments))
    screen = Screen()
    screen.print(
        Rule(
            Line(translator.text_or(f"{game.key}-name", game.key), style=HEAD),
            align="left",
            style=QUIET,
        )
    )
    before = _Kind("", "")
    for text in game.rules():
        now = _Kind(text.key, translator.translate(text))
        if not now.follows(before):
            screen.print()
        _paragraph(now, screen, listed=now.follows(before))
        before = now
    return 0


@dataclass(frozen=True)
class _Kind:
    """A text of the rules: a heading, a list item, or a paragraph."""

    key: str
    sentence: str

    @property
    def is_heading(self) -> bool:
        return self.sentence.endswith((":", "："))

    @property
    def number(self) -> int:
        """The length of the ruling number at its beginning."""
        found = _NUMBERED.match(self.sentence)
        return found.end() if found else 0

    def follows(self, before: _Kind) -> bool:
        """Return whether it comes right below: the first under a heading, or the next of a list."""
        if self.is_heading:
            return False
        return (
            before.is_heading or self.key == before.key or (self.number > 0 and before.number > 0)
        )


def _paragraph(text: _Kind, screen: Screen, *, listed: bool) -> None:
    bullet = "· " if listed and not text.number else ""
    for paragraph in text.sentence.split("\n"):
        line = Line(bullet + paragraph, style=HEAD if text.is_heading else "")
        line.stylize(HEAD, 0, text.number)
        screen.print(wrap_indented(line, screen, hang=text.number or len(bullet)))
