"""``simony new-game``: a copy of the template game."""

from __future__ import annotations

import argparse
from pathlib import Path

from simony.cli.arguments import language_of
from simony.template.new_game import copy_template
from simony.terminal.screen import Screen
from simony.terminal.translator import Translator

NAME = "new-game"
HELP = "copy the template game to start a game of your own"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "name", metavar="NAME", help="name of the new game: small letters, digits and underscores"
    )
    parser.add_argument(
        "--into",
        metavar="DIR",
        default=".",
        help="folder in which to create the new game's folder (default: this one)",
    )


def run(arguments: argparse.Namespace) -> int:
    target = Path(arguments.into)
    copy_template(arguments.name, target)
    translator = Translator(language_of(arguments))
    Screen().print(
        translator.text("cli-new-game", folder=str(target / arguments.name)), soft_wrap=True
    )
    return 0
