"""``simony simulate``: many games between bots, and what they come to."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text as Line

from simony.bots.bot import level_number
from simony.bots.levels import LEVELS
from simony.cli.arguments import add_game, add_game_choices, game_from, language_of, seed_of, whole_number
from simony.core.contract import Game
from simony.core.errors import BadOption
from simony.lab.simulate import Report, simulate
from simony.terminal.layout import INDENT, hanging
from simony.terminal.paint import HEAD, QUIET
from simony.terminal.screen import Screen
from simony.terminal.voice import Voice

NAME = "simulate"
HELP = "play many games between bots and count"

MOST_GAMES = 100_000_000
MOST_JOBS = 256


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_game_choices(parser)
    parser.add_argument("--games", metavar="K", type=whole_number(1, MOST_GAMES), default=1000, help="how many games (default: 1000)")
    bots_help = f"one level for all seats or one a seat: {', '.join(LEVELS)} (default: random)"
    parser.add_argument("--bots", metavar="LEVEL[,LEVEL…]", default="random", help=bots_help)
    jobs_help = "how many processes; the games are the same (default: 1)"
    parser.add_argument("--jobs", metavar="J", type=whole_number(1, MOST_JOBS), default=1, help=jobs_help)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    game = game_from(arguments)
    bots = levels_for(game, arguments.bots)
    voice = Voice(language_of(arguments))
    with _progress(arguments.games, voice, quiet=arguments.json) as advance:
        report = simulate(game, arguments.games, bots, seed_of(arguments), arguments.jobs, advance)
    if arguments.json:
        sys.stdout.write(json.dumps({**report.to_record(), **_table_of(game), "jobs": arguments.jobs}) + "\n")
    else:
        _show(report, voice, Screen())
    return 0


def levels_for(game: Game, words: str) -> list[str]:
    """One level for all, or one a seat."""
    levels = [word.strip().lower() for word in words.split(",")]
    if "" in levels:
        raise BadOption("cli-level-empty", known=" | ".join(LEVELS))
    for level in levels:
        level_number(level)
    if len(levels) == 1:
        return levels * game.seats
    if len(levels) != game.seats:
        raise BadOption("cli-levels", came=len(levels), seats=game.seats)
    return levels


def _table_of(game: Game) -> dict[str, object]:
    return {"options": game.options, "rules_version": game.rules_version, "figures_hash": game.figures_hash}


@contextmanager
def _progress(games: int, voice: Voice, *, quiet: bool) -> Iterator[Callable[[int], None] | None]:
    """A bar on standard error, where somebody looks at it."""
    screen = Screen(stderr=True)
    if quiet or not screen.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True) as bar:
        task = bar.add_task(voice.tell("cli-simulating"), total=games)
        yield lambda played: bar.advance(task, played)


def _show(report: Report, voice: Voice, screen: Screen) -> None:
    name = voice.or_else(f"{report.game}-name", report.game)
    screen.print(Line(voice.tell("cli-simulated", game=name, players=report.players, games=f"{report.games:,}"), style=HEAD))
    screen.print(Padding(_seats(report, voice), (0, 0, 0, INDENT), expand=False))
    speed, seconds = f"{report.decisions_per_second:,.0f}", f"{report.seconds:.2f}"
    sentences = (
        voice.tell("cli-length", decisions=f"{report.decisions_per_game:,.1f}"),
        voice.tell("cli-speed", speed=speed, decisions=f"{report.decisions:,}", seconds=seconds),
        voice.tell("cli-digest", digest=report.digest),
        voice.tell("terminal-seed", seed=report.seed),
    )
    for sentence in sentences:
        screen.print(hanging(Line(sentence), screen, hang=2))


def _seats(report: Report, voice: Voice) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    for head in ("seat", "bot"):
        grid.add_column(voice.tell(f"cli-column-{head}"))
    for head in ("wins", "wins-interval", "score", "score-interval"):
        grid.add_column(voice.tell(f"cli-column-{head}"), justify="right")
    for seat in range(report.players):
        low, high = report.win_share_interval[seat]
        least, most = report.score_interval[seat]
        grid.add_row(
            str(seat + 1),
            report.bots[seat],
            f"{100 * report.win_share[seat]:.1f} %",
            voice.tell("cli-range", low=f"{100 * low:.1f}", high=f"{100 * high:.1f} %"),
            f"{report.score_mean[seat]:.2f}",
            voice.tell("cli-range", low=f"{least:.2f}", high=f"{most:.2f}"),
        )
    return grid
