"""``simony lab``: a report on how a game is balanced, with plots."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path

from rich.text import Text as Line

from simony.cli.arguments import (
    add_file,
    add_game,
    add_game_choices,
    add_games,
    add_house_alias,
    file_name,
    language_of,
    options_from,
    seed_of,
)
from simony.cli.jobs import add_workers, progress, stop_on_signal, workers_from
from simony.cli.lab.simulate import levels_for
from simony.cli.lab.summary_table import print_summary
from simony.core.contract import Game
from simony.core.errors import BadOption, SimonyError
from simony.core.figures import read_house_rules
from simony.lab.balance.figures import Figure, house_rules
from simony.lab.balance.sensitivity import count_variations, measure_sensitivity, to_record
from simony.lab.balance.sweep import OpenGame
from simony.lab.report.balance import NUMBERS, PAGE, Balance, RuleSet, measure_balance
from simony.lab.report.sweep_page import SensitivityPage
from simony.registry import open_game
from simony.terminal.screen import Screen
from simony.terminal.translator import Translator

NAME = "lab"
HELP = "write a balance report with plots"

MOST_GAMES = 1_000_000
PLAIN = "plain"


class Unwritable(SimonyError):
    """A folder that cannot be written to."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_game_choices(parser)
    add_house_alias(parser)
    against_help = (
        f"TOML file with figures to compare with; {PLAIN} compares with the unchanged game"
    )
    add_file(parser, "--against", against_help)
    add_games(parser, 2, MOST_GAMES, 2000, "number of games")
    parser.add_argument(
        "--bots",
        metavar="LEVEL[,LEVEL…]",
        default="priest",
        help="level for all seats, or one per seat (default: priest)",
    )
    draw_help = (
        "choices to draw at random, separated by commas, so that differences come from the choice, "
        "not from who makes it"
    )
    parser.add_argument("--draw", metavar="CHOICE[,CHOICE…]", default="", help=draw_help)
    parser.add_argument(
        "--out", metavar="FOLDER", type=file_name, required=True, help="folder for the report"
    )
    doubts_help = (
        "report instead which reconstructed figures, stated by no rulebook, change the game"
    )
    parser.add_argument("--doubts", action="store_true", help=doubts_help)
    only_help = "beginning of the names of the figures to vary with --doubts, as in role.margaret"
    parser.add_argument("--only", metavar="NAME", default="", help=only_help)
    add_workers(parser)


def run(arguments: argparse.Namespace) -> int:
    if arguments.doubts:
        return _doubts(arguments)
    translator = Translator(language_of(arguments))
    rules = rules_from(arguments, arguments.house_rules)
    other = (
        rules_from(arguments, None if arguments.against == PLAIN else arguments.against)
        if arguments.against
        else None
    )
    bots = levels_for(rules.game, arguments.bots)
    drawn = [word.strip() for word in arguments.draw.split(",") if word.strip()]
    total = arguments.games * (2 if other else 1)
    with stop_on_signal(), progress(total, translator, quiet=False) as advance:
        found = measure_balance(
            rules,
            bots,
            arguments.games,
            seed_of(arguments),
            other=other,
            randomized=drawn,
            workers=workers_from(arguments),
            progress=advance,
        )
    numbers = json.dumps(found.to_record(), indent=1, ensure_ascii=False) + "\n"
    page = write_files(
        Path(arguments.out), {PAGE: found.html(translator.language), NUMBERS: numbers}
    )
    _print_findings(found, translator)
    sys.stdout.write(translator.text("cli-lab-page", file=str(page)) + "\n")
    return 0


def _print_findings(found: Balance, translator: Translator) -> None:
    """Print what differs from what is expected; of two rule sets, all means side by side."""
    rows = found.summary(translator.language)
    if found.other is None:
        title = translator.text("lab-summary-differences")
        heads = translator.text("lab-head-expected"), translator.text("lab-head-measured")
    else:
        plain = translator.text("lab-rules-plain")
        rules, other = found.rules.name or plain, found.other.name or plain
        title = translator.text("lab-summary-changes", rules=rules, other=other)
        heads = translator.text("lab-head-now"), translator.text("lab-head-changed")
    only_real = found.other is None
    print_summary(Screen(), translator, title, heads, rows, only_real=only_real)


def _doubts(arguments: argparse.Namespace) -> int:
    for name in ("against", "draw"):
        if getattr(arguments, name):
            raise BadOption("cli-doubts-with", option=f"--{name}")
    translator = Translator(language_of(arguments))
    opened = open_with(arguments)
    plain = opened({})
    bots, seed = levels_for(plain, arguments.bots), seed_of(arguments)
    total = arguments.games * count_variations(plain, arguments.only)
    with stop_on_signal(), progress(total, translator, quiet=False) as advance:
        found = measure_sensitivity(
            opened,
            bots,
            arguments.games,
            seed,
            only=arguments.only,
            workers=workers_from(arguments),
            progress=advance,
        )
    page = SensitivityPage(plain, found, bots, seed, translator.language)
    record = {
        "game": plain.key,
        "players": plain.seats,
        "options": plain.options,
        "bots": bots,
        "seed": seed,
        **to_record(found),
    }
    numbers = json.dumps(record, indent=1, ensure_ascii=False) + "\n"
    path = write_files(Path(arguments.out), {PAGE: page.html(), NUMBERS: numbers})
    for sentence in page.sentences():
        Screen().print(Line(sentence), soft_wrap=True)
    sys.stdout.write(translator.text("cli-lab-page", file=str(path)) + "\n")
    return 0


def write_files(folder: Path, files: Mapping[str, str]) -> Path:
    """Write the files and return the path of the first, which is the page."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in files.items():
            (folder / name).write_text(content, "utf-8")
    except OSError as error:
        raise Unwritable(
            "cli-unwritable", file=str(folder), why=error.strerror or str(error)
        ) from error
    return folder / next(iter(files))


def open_with(arguments: argparse.Namespace) -> OpenGame:
    """Return a function that opens the game with changed figures on top of its house rules."""
    base = read_house_rules(arguments.house_rules) if arguments.house_rules else {}

    def opened(values: dict[str, Figure]) -> Game:
        return open_game(
            arguments.game,
            arguments.players,
            options_from(arguments.options),
            house_rules(values, base) or None,
        )

    return opened


def rules_from(arguments: argparse.Namespace, house: str | None) -> RuleSet:
    """Return the rule set of a house-rules file, or of the unchanged game."""
    game = open_game(arguments.game, arguments.players, options_from(arguments.options), house)
    return RuleSet(Path(house).name if house else "", game)
