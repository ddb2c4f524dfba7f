"""``simony games``: what stands on the shelf."""

from __future__ import annotations

import argparse

from rich.text import Text as Line

from simony.cli.arguments import language_of
from simony.core.game_spec import GameSpec, Option
from simony.registry import game_specs
from simony.terminal.render.layout import hanging
from simony.terminal.render.styles import HEAD, QUIET
from simony.terminal.screen import Screen
from simony.terminal.translator import Voice

NAME = "games"
HELP = "list the games, with their players and options"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """None of its own."""


def run(arguments: argparse.Namespace) -> int:
    shelf = game_specs()
    voice = Voice(language_of(arguments))
    screen = Screen()
    for number, box in enumerate(shelf.values()):
        if number:
            screen.print()
        _show(box, voice, screen)
    return 0


def box_title(box: GameSpec, voice: Voice) -> str:
    return voice.or_else(f"{box.key}-name", box.key)


def player_numbers(box: GameSpec, voice: Voice) -> str:
    """From the fewest to the most."""
    counts = box.seat_counts
    players = (
        voice.tell("cli-range", low=min(counts), high=max(counts))
        if len(counts) > 1
        else str(counts[0])
    )
    return voice.tell("cli-players", players=players)


def _show(box: GameSpec, voice: Voice, screen: Screen) -> None:
    title = box_title(box, voice)
    line = Line(box.key, style=HEAD).append(
        f"  {title} · " if title.casefold() != box.key else "  ", style="not bold"
    )
    line.append(player_numbers(box, voice), style="not bold")
    screen.print(line)
    if voice.has(f"{box.key}-about"):
        screen.print(hanging(Line(voice.tell(f"{box.key}-about")), screen))
    for option in box.options:
        _show_option(box.key, option, voice, screen)


def _show_option(game: str, option: Option, voice: Voice, screen: Screen) -> None:
    values = " | ".join(option.values)
    head = Line(f"-o {option.key}={values}", style=HEAD)
    head.append(f"  {voice.tell('cli-default', value=option.default)}", style="not bold dim")
    screen.print(hanging(head, screen, hang=4))
    key = f"{game}-option-{option.key}"
    if voice.has(key):
        screen.print(hanging(Line(f"  {voice.tell(key)}"), screen, hang=2))
    for value in option.values:
        if voice.has(f"{key}-{value}"):
            words = Line(f"  {value}: ", style=QUIET).append(
                voice.tell(f"{key}-{value}"), style="not dim"
            )
            screen.print(hanging(words, screen, hang=4))
