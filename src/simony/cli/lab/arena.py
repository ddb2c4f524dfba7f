"""``simony arena``: which bot is better, with confidence intervals."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Line

from simony.bots.bot import MAX_ITERATIONS
from simony.bots.bot_spec import BOT_KINDS, MAX_SECONDS, Budget
from simony.bots.programs.program import ProgramCommands, read_programs
from simony.bots.programs.sync_program import ProgramRunner
from simony.cli.arguments import (
    add_file,
    add_game,
    add_game_choices,
    add_games,
    add_programs,
    fraction,
    game_from,
    language_of,
    seed_of,
    whole_number,
)
from simony.cli.jobs import MOST_JOBS, progress_bar, stop_on_signal
from simony.core.contract import Game
from simony.core.errors import BadOption
from simony.lab.arena.arena import DECIDED, INTERRUPTED, Report, Standing, run_match
from simony.lab.arena.match import Match, make_match
from simony.lab.arena.match_game import PlayedGame
from simony.lab.arena.results import saved_settings
from simony.registry import game_spec
from simony.terminal.render.layout import INDENT, wrap_indented
from simony.terminal.render.styles import HEAD, QUIET
from simony.terminal.screen import Screen
from simony.terminal.translator import Translator

NAME = "arena"
HELP = "compare bots by playing them against each other"

MOST_GAMES = 10_000_000
_INTERRUPTED = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_game_choices(parser)
    bots_help = (
        f"bots, separated by commas: {', '.join(BOT_KINDS)} or the name of a program; options "
        "follow after slashes (bishop/iterations=300); the last one takes the remaining seats"
    )
    parser.add_argument("--bots", metavar="BOT[,BOT…]", required=True, help=bots_help)
    add_programs(parser, "to be named in --bots")
    games_help = "number of games, rounded up to play each deal in all seatings"
    add_games(parser, 1, MOST_GAMES, 1000, games_help)
    time_help = (
        "seconds per decision, for bots that search and for programs (default: depends on the bot)"
    )
    parser.add_argument(
        "--time", metavar="S", type=fraction(0.001, MAX_SECONDS), default=0.0, help=time_help
    )
    iterations_help = (
        "iterations per decision, for bots that search (default: depends on the level)"
    )
    parser.add_argument(
        "--iterations",
        metavar="N",
        type=whole_number(1, MAX_ITERATIONS),
        default=0,
        help=iterations_help,
    )
    jobs_help = "number of processes; does not change the games (default: 1)"
    parser.add_argument(
        "--jobs", metavar="J", type=whole_number(1, MOST_JOBS), default=1, help=jobs_help
    )
    file_help = "file to keep every game in; games that it has already are not played again"
    add_file(parser, "--file", file_help)
    decided_help = (
        "stop once it is decided whether the first bot wins more or less than its fair share"
    )
    parser.add_argument("--until-decided", action="store_true", help=decided_help)
    times_help = (
        "multiple of its fair share that the first bot's wins are compared with (default: 1)"
    )
    parser.add_argument(
        "--times-fair", metavar="X", type=fraction(0.01, 99), default=1.0, help=times_help
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    translator = Translator(language_of(arguments))
    match = match_from(arguments)
    with stop_on_signal():
        _check_programs(match)
        report = _report(match, arguments, translator)
    if report.stopped == INTERRUPTED and not report.games:
        raise KeyboardInterrupt
    if arguments.json:
        sys.stdout.write(json.dumps({**report.to_record(), "jobs": arguments.jobs}) + "\n")
    else:
        _show(report, translator, Screen())
    if report.stopped == INTERRUPTED:
        sys.stderr.write(translator.text("cli-interrupted") + "\n")
        return _INTERRUPTED
    return 0


def _report(match: Match, arguments: argparse.Namespace, translator: Translator) -> Report:
    with _progress(match, arguments, translator) as on_game:
        return run_match(
            match,
            arguments.games,
            jobs=arguments.jobs,
            file=arguments.file,
            until_decided=arguments.until_decided,
            times_fair=arguments.times_fair,
            on_game=on_game,
        )


def match_from(arguments: argparse.Namespace) -> Match:
    """Return the match to play. Raises `BadOption`."""
    programs = read_programs(arguments.programs, list(BOT_KINDS))
    bots = [word.strip().lower() for word in arguments.bots.split(",")]
    if "" in bots:
        raise BadOption("cli-bot-empty", known=" | ".join([*BOT_KINDS, *programs.names]))
    saved = saved_settings(Path(arguments.file)) if arguments.file else {}
    return make_match(
        _game(arguments, len(bots), saved),
        bots,
        seed_of(arguments, saved),
        Budget(arguments.time, arguments.iterations),
        programs,
    )


def _game(arguments: argparse.Namespace, named: int, saved: Mapping[str, object]) -> Game:
    """Return the game for its usual number of players, or for more if more bots are named."""
    if (
        arguments.players is None
        and arguments.game is not None
        and named in game_spec(arguments.game).seat_counts
    ):
        usual = game_spec(arguments.game).open().seats
        arguments.players = max(usual, named)
    return game_from(arguments, saved)


def _check_programs(match: Match) -> None:
    """Check that the programs start, before anything is played."""
    used = {
        name: command for name, command in match.programs.commands.items() if name in match.names
    }
    runner = ProgramRunner(ProgramCommands(used))
    try:
        runner.check_programs(match.game)
    finally:
        runner.close()


@contextmanager
def _progress(
    match: Match, arguments: argparse.Namespace, translator: Translator
) -> Iterator[Callable[[PlayedGame], None]]:
    """Show a progress bar on a terminal, and print a line for each new kind of fault."""
    screen = Screen(stderr=True)
    faults = _FaultPrinter(translator, screen)
    if arguments.json or not screen.is_terminal:
        yield faults.on_game
        return
    seatings = len(match.seatings)
    with progress_bar(screen) as bar:
        task = bar.add_task(
            translator.text("cli-simulating"), total=-(-arguments.games // seatings) * seatings
        )

        def on_game(game: PlayedGame) -> None:
            faults.on_game(game)
            bar.advance(task)

        yield on_game


class _FaultPrinter:
    """Prints the first fault of each kind per bot; the others are only counted."""

    def __init__(self, translator: Translator, screen: Console) -> None:
        self._translator = translator
        self._screen = screen
        self._known: set[tuple[str, str]] = set()

    def on_game(self, game: PlayedGame) -> None:
        for trouble in game.troubles:
            kind = trouble.first.partition(":")[0]
            if (trouble.bot, kind) not in self._known:
                self._known.add((trouble.bot, kind))
                line = self._translator.text(
                    "cli-arena-fault", bot=trouble.bot, problem=trouble.first
                )
                self._screen.print(Line(line), soft_wrap=True)


# --- showing --------------------------------------------------------------------------------------


def _show(report: Report, translator: Translator, screen: Screen) -> None:
    match = report.match
    name = translator.text_or(f"{match.game.key}-name", match.game.key)
    screen.print(
        Line(
            translator.text(
                "cli-simulated", game=name, players=match.game.seats, games=f"{report.games:,}"
            ),
            style=HEAD,
        )
    )
    screen.print(Padding(_standings(report, translator), (0, 0, 0, INDENT), expand=False))
    for sentence in _sentences(report, translator):
        screen.print(wrap_indented(Line(sentence), screen, hang=2))


def _sentences(report: Report, translator: Translator) -> Iterator[str]:
    match = report.match
    for bot in report.bots if len(report.bots) > 1 else ():
        yield translator.text(f"cli-arena-{bot.verdict}", bot=bot.name, share=_percent(bot.against))
    yield from (_faults(bot, translator) for bot in report.bots if bot.faults)
    if report.stopped == DECIDED:
        yield translator.text("cli-arena-decided")
    yield translator.text("cli-arena-anytime" if report.anytime else "cli-arena-student")
    for bot in report.bots:
        yield translator.text(
            "cli-arena-pace", bot=bot.name, milliseconds=f"{1000 * bot.seconds_a_decision:,.3g}"
        )
    yield translator.text(
        "cli-arena-length",
        deals=report.deals,
        seatings=len(match.seatings),
        seconds=f"{report.seconds:.2f}",
    )
    yield translator.text("terminal-seed", seed=match.seed)


def _faults(bot: Standing, translator: Translator) -> str:
    kinds = ", ".join(f"{kind} {count:,}" for kind, count in sorted(bot.faults.items()))
    return translator.text(
        "cli-arena-faults", bot=bot.name, count=f"{sum(bot.faults.values()):,}", kinds=kinds
    )


def _standings(report: Report, translator: Translator) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    grid.add_column(translator.text("cli-column-bot"), overflow="fold")
    for head in ("seats", "wins", "wins-interval", "score", "score-interval", "place", "rating"):
        grid.add_column(translator.text(f"cli-column-{head}"), justify="right", no_wrap=True)
    for bot in report.bots:
        grid.add_row(
            bot.name,
            str(bot.seats),
            _percent(bot.win_share),
            translator.text("cli-range", low=f"{100 * bot.low:.1f}", high=_percent(bot.high)),
            f"{bot.score:.2f}",
            _between(bot.score_low, bot.score_high, translator),
            f"{bot.place:.2f}",
            f"{bot.rating:.1f}",
        )
    return grid


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _between(low: float | None, high: float | None, translator: Translator) -> str:
    return (
        ""
        if low is None or high is None
        else translator.text("cli-range", low=f"{low:.2f}", high=f"{high:.2f}")
    )
