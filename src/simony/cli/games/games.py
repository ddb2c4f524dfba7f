"""``simony games``: the list of games."""

from __future__ import annotations

import argparse

from rich.text import Text as Line

from simony.cli.arguments import language_of
from simony.core.game_spec import GameSpec, Option
from simony.registry import game_specs
from simony.terminal.render.layout import wrap_indented
from simony.terminal.render.styles import HEAD, QUIET
from simony.terminal.screen import Screen
from simony.terminal.translator import Translator

NAME = "games"
HELP = "list the games, with their players and options"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add nothing: the command has no arguments of its own."""


def run(arguments: argparse.Namespace) -> int:
    translator = Translator(language_of(arguments))
    screen = Screen()
    for number, spec in enumerate(game_specs().values()):
        if number:
            screen.print()
        _show(spec, translator, screen)
    return 0


def game_title(spec: GameSpec, translator: Translator) -> str:
    return translator.text_or(f"{spec.key}-name", spec.key)


def player_range(spec: GameSpec, translator: Translator) -> str:
    """Return the range of player numbers."""
    counts = spec.seat_counts
    players = (
        translator.text("cli-range", low=min(counts), high=max(counts))
        if len(counts) > 1
        else str(counts[0])
    )
    return translator.text("cli-players", players=players)


def _show(spec: GameSpec, translator: Translator, screen: Screen) -> None:
    title = game_title(spec, translator)
    line = Line(spec.key, style=HEAD).append(
        f"  {title} · " if title.casefold() != spec.key else "  ", style="not bold"
    )
    line.append(player_range(spec, translator), style="not bold")
    screen.print(line)
    if translator.has(f"{spec.key}-about"):
        screen.print(wrap_indented(Line(translator.text(f"{spec.key}-about")), screen))
    for option in spec.options:
        _show_option(spec.key, option, translator, screen)


def _show_option(game: str, option: Option, translator: Translator, screen: Screen) -> None:
    values = " | ".join(option.values)
    head = Line(f"-o {option.key}={values}", style=HEAD)
    head.append(f"  {translator.text('cli-default', value=option.default)}", style="not bold dim")
    screen.print(wrap_indented(head, screen, hang=4))
    key = f"{game}-option-{option.key}"
    if translator.has(key):
        screen.print(wrap_indented(Line(f"  {translator.text(key)}"), screen, hang=2))
    for value in option.values:
        if translator.has(f"{key}-{value}"):
            words = Line(f"  {value}: ", style=QUIET).append(
                translator.text(f"{key}-{value}"), style="not dim"
            )
            screen.print(wrap_indented(words, screen, hang=4))
