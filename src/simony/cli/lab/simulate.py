"""``simony simulate``: many games between bots, and the totals."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Line

from simony.bots.bot import level_index
from simony.bots.levels import LEVELS
from simony.cli.arguments import (
    add_file,
    add_game,
    add_game_choices,
    add_games,
    game_from,
    language_of,
    seed_of,
)
from simony.cli.jobs import add_workers, progress, stop_on_signal, workers_from
from simony.core.contract import Game
from simony.core.errors import BadOption
from simony.lab.simulate.journal import saved_settings
from simony.lab.simulate.row_files import CSV, FORMATS
from simony.lab.simulate.simulation import Report, simulate
from simony.lab.simulate.workers import cores
from simony.terminal.render.layout import INDENT, wrap_indented
from simony.terminal.render.styles import HEAD, QUIET
from simony.terminal.screen import Screen
from simony.terminal.translator import Translator

NAME = "simulate"
HELP = "play many games between bots and report the results"

MOST_GAMES = 100_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_game_choices(parser)
    add_games(parser, 1, MOST_GAMES, 1000, "number of games")
    bots_help = f"level for all seats, or one per seat: {', '.join(LEVELS)} (default: random)"
    parser.add_argument("--bots", metavar="LEVEL[,LEVEL…]", default="random", help=bots_help)
    add_workers(parser)
    out_help = (
        "folder for a row per game, seat and hand (or reign …); games that it has already are "
        "not played again"
    )
    add_file(parser, "--out", out_help, metavar="FOLDER")
    parser.add_argument(
        "--format", choices=FORMATS, help="file format of the rows, with --out (default: csv)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    folder = Path(arguments.out) if arguments.out else None
    saved = saved_settings(folder) if folder else {}
    game = game_from(arguments, saved)
    bots = levels_for(game, arguments.bots)
    translator = Translator(language_of(arguments))
    workers = workers_from(arguments)
    if arguments.format and not arguments.out:
        raise BadOption("cli-format")
    seed = seed_of(arguments, saved)
    with stop_on_signal(), progress(arguments.games, translator, quiet=arguments.json) as advance:
        report = simulate(
            game,
            arguments.games,
            bots,
            seed,
            1,
            advance,
            workers=workers,
            folder=folder,
            kind=arguments.format or CSV,
        )
    if arguments.json:
        sys.stdout.write(
            json.dumps({**report.to_record(), **_table_of(game), "jobs": workers.jobs or cores()})
            + "\n"
        )
    else:
        _show(report, translator, Screen())
        if folder is not None:
            Screen().print(Line(translator.text("cli-rows", folder=str(folder))), soft_wrap=True)
    return 0


def levels_for(game: Game, words: str) -> list[str]:
    """Return the level of each seat from one level for all, or one per seat."""
    levels = [word.strip().lower() for word in words.split(",")]
    if "" in levels:
        raise BadOption("cli-level-empty", known=" | ".join(LEVELS))
    for level in levels:
        level_index(level)
    if len(levels) == 1:
        return levels * game.seats
    if len(levels) != game.seats:
        raise BadOption("cli-levels", came=len(levels), seats=game.seats)
    return levels


def _table_of(game: Game) -> dict[str, object]:
    return {
        "options": game.options,
        "rules_version": game.rules_version,
        "figures_hash": game.figures_hash,
    }


def _show(report: Report, translator: Translator, screen: Screen) -> None:
    name = translator.text_or(f"{report.game}-name", report.game)
    screen.print(
        Line(
            translator.text(
                "cli-simulated", game=name, players=report.players, games=f"{report.games:,}"
            ),
            style=HEAD,
        )
    )
    screen.print(Padding(_seats(report, translator), (0, 0, 0, INDENT), expand=False))
    speed, seconds = f"{report.decisions_per_second:,.0f}", f"{report.seconds:.2f}"
    sentences = (
        translator.text("cli-length", decisions=f"{report.decisions_per_game:,.1f}"),
        translator.text(
            "cli-speed", speed=speed, decisions=f"{report.decisions:,}", seconds=seconds
        ),
        translator.text("cli-digest", digest=report.digest),
        translator.text("terminal-seed", seed=report.seed),
    )
    for sentence in sentences:
        screen.print(wrap_indented(Line(sentence), screen, hang=2))


def _seats(report: Report, translator: Translator) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    for head in ("seat", "bot"):
        grid.add_column(translator.text(f"cli-column-{head}"))
    for head in ("wins", "wins-interval", "score", "score-interval"):
        grid.add_column(translator.text(f"cli-column-{head}"), justify="right")
    for seat in range(report.players):
        low, high = report.win_share_interval[seat]
        least, most = report.score_interval[seat]
        grid.add_row(
            str(seat + 1),
            report.bots[seat],
            f"{100 * report.win_share[seat]:.1f} %",
            translator.text("cli-range", low=f"{100 * low:.1f}", high=f"{100 * high:.1f} %"),
            f"{report.score_mean[seat]:.2f}",
            translator.text("cli-range", low=f"{least:.2f}", high=f"{most:.2f}"),
        )
    return grid
