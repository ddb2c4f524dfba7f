"""``simony lab``: how a game is balanced, as a page with plots."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path

from rich.text import Text as Line

from simony.cli.arguments import (
    add_game,
    add_game_choices,
    file_name,
    language_of,
    options_from,
    seed_of,
    whole_number,
)
from simony.cli.jobs import add_workers, progress, told_to_stop, workers_from
from simony.cli.lab.simulate import levels_for
from simony.core.contract import Game
from simony.core.errors import BadOption, SimonyError
from simony.core.figures import read_house_rules
from simony.lab.balance.figures import Figure, house_rules
from simony.lab.balance.sensitivity import settle_doubts, to_record, variations
from simony.lab.balance.sweep import Open
from simony.lab.report.balance import NUMBERS, PAGE, Rules, measure
from simony.lab.report.sweep_page import DoubtsPage
from simony.registry import open_game
from simony.terminal.screen import Screen
from simony.terminal.translator import Voice

NAME = "lab"
HELP = "say how a game is balanced: a page with plots"

MOST_GAMES = 1_000_000
PLAIN = "plain"


class Unwritable(SimonyError):
    """A folder that cannot be written to."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_game_choices(parser)
    parser.add_argument(
        "--house",
        dest="house_rules",
        metavar="FILE",
        type=file_name,
        help="the same as --house-rules",
    )
    against_help = (
        f"compare with the figures in this TOML file; {PLAIN} compares with the game as it stands"
    )
    parser.add_argument("--against", metavar="FILE", type=file_name, help=against_help)
    parser.add_argument(
        "--games",
        metavar="K",
        type=whole_number(2, MOST_GAMES),
        default=2000,
        help="how many games (default: 2000)",
    )
    parser.add_argument(
        "--bots",
        metavar="LEVEL[,LEVEL…]",
        default="priest",
        help="one level for all seats or one a seat (default: priest)",
    )
    draw_help = "choices to be drawn at random instead of made, with commas between, so that a difference is the choice's own"
    parser.add_argument("--draw", metavar="CHOICE[,CHOICE…]", default="", help=draw_help)
    parser.add_argument(
        "--out", metavar="FOLDER", type=file_name, required=True, help="where the page is written"
    )
    doubts_help = "say instead which of the figures that nobody states (the reconstructed ones) change the game at all"
    parser.add_argument("--doubts", action="store_true", help=doubts_help)
    only_help = "with --doubts: only figures whose names begin so, as in role.margaret"
    parser.add_argument("--only", metavar="NAME", default="", help=only_help)
    add_workers(parser)


def run(arguments: argparse.Namespace) -> int:
    if arguments.doubts:
        return _doubts(arguments)
    voice = Voice(language_of(arguments))
    rules = rules_from(arguments, arguments.house_rules)
    other = (
        rules_from(arguments, None if arguments.against == PLAIN else arguments.against)
        if arguments.against
        else None
    )
    bots = levels_for(rules.game, arguments.bots)
    drawn = [word.strip() for word in arguments.draw.split(",") if word.strip()]
    total = arguments.games * (2 if other else 1)
    with told_to_stop(), progress(total, voice, quiet=False) as advance:
        found = measure(
            rules,
            bots,
            arguments.games,
            seed_of(arguments),
            other=other,
            drawn=drawn,
            workers=workers_from(arguments),
            progress=advance,
        )
    numbers = json.dumps(found.to_record(), indent=1, ensure_ascii=False) + "\n"
    page = written(Path(arguments.out), {PAGE: found.html(voice.language), NUMBERS: numbers})
    sys.stdout.write(voice.tell("cli-lab-page", file=str(page)) + "\n")
    return 0


def _doubts(arguments: argparse.Namespace) -> int:
    for name in ("against", "draw"):
        if getattr(arguments, name):
            raise BadOption("cli-doubts-with", option=f"--{name}")
    voice = Voice(language_of(arguments))
    opened = open_with(arguments)
    plain = opened({})
    bots, seed = levels_for(plain, arguments.bots), seed_of(arguments)
    total = arguments.games * variations(plain, arguments.only)
    with told_to_stop(), progress(total, voice, quiet=False) as advance:
        found = settle_doubts(
            opened,
            bots,
            arguments.games,
            seed,
            only=arguments.only,
            workers=workers_from(arguments),
            progress=advance,
        )
    page = DoubtsPage(plain, found, bots, seed, voice.language)
    record = {
        "game": plain.key,
        "players": plain.seats,
        "options": plain.options,
        "bots": bots,
        "seed": seed,
        **to_record(found),
    }
    numbers = json.dumps(record, indent=1, ensure_ascii=False) + "\n"
    path = written(Path(arguments.out), {PAGE: page.html(), NUMBERS: numbers})
    for sentence in page.sentences():
        Screen().print(Line(sentence), soft_wrap=True)
    sys.stdout.write(voice.tell("cli-lab-page", file=str(path)) + "\n")
    return 0


def written(folder: Path, files: Mapping[str, str]) -> Path:
    """Writes the files, and gives the path of the first, which is the page."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in files.items():
            (folder / name).write_text(content, "utf-8")
    except OSError as error:
        raise Unwritable(
            "cli-unwritable", file=str(folder), why=error.strerror or str(error)
        ) from error
    return folder / next(iter(files))


def open_with(arguments: argparse.Namespace) -> Open:
    """Opens the game that was asked for with figures changed, over the house rules that were asked
    for.
    """
    base = read_house_rules(arguments.house_rules) if arguments.house_rules else {}

    def opened(values: dict[str, Figure]) -> Game:
        return open_game(
            arguments.game,
            arguments.players,
            options_from(arguments.options),
            house_rules(values, base) or None,
        )

    return opened


def rules_from(arguments: argparse.Namespace, house: str | None) -> Rules:
    """The rule set of a house-rules file, or the game as it stands."""
    game = open_game(arguments.game, arguments.players, options_from(arguments.options), house)
    return Rules(Path(house).name if house else "", game)
