"""``simony sweep``: the effect of figures on a game, and the values closest to a target."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Line

from simony.cli.arguments import (
    add_file,
    add_game,
    add_game_choices,
    add_games,
    add_house_alias,
    language_of,
    seed_of,
)
from simony.cli.jobs import add_workers, progress, stop_on_signal, workers_from
from simony.cli.lab.lab import MOST_GAMES, open_with, write_files
from simony.cli.lab.simulate import levels_for
from simony.cli.lab.summary_table import print_summary
from simony.core.contract import Game
from simony.core.errors import BadOption
from simony.lab.balance.estimate import Estimate
from simony.lab.balance.figures import Setting, parse_setting
from simony.lab.balance.sweep import (
    Fit,
    OpenGame,
    SettingRunner,
    Sweep,
    combine_settings,
    fit,
    sweep,
)
from simony.lab.balance.targets import Measure, default_measures, parse_measure, parse_target
from simony.lab.report.sweep_page import FitPage, SweepPage, sweep_csv, sweep_record, sweep_summary
from simony.terminal.render.layout import INDENT
from simony.terminal.render.styles import HEAD, QUIET
from simony.terminal.screen import Screen
from simony.terminal.translator import Translator

NAME = "sweep"
HELP = "vary figures of a game and measure the effect, or search for values that meet a target"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_game_choices(parser)
    add_house_alias(parser)
    set_help = (
        "figure to vary: sixes.pays=1..4, heaven=30..40..2, rubies=1,2,3; several are combined"
    )
    parser.add_argument(
        "--set",
        dest="settings",
        metavar="FIGURE=VALUES",
        action="append",
        default=[],
        help=set_help,
    )
    measure_help = (
        "what to measure: won[seat=1], hands.gained[role=ruler], even[role], decisions "
        "(default: wins, length, scores)"
    )
    parser.add_argument(
        "--measure",
        dest="measures",
        metavar="MEASURE",
        action="append",
        default=[],
        help=measure_help,
    )
    parser.add_argument(
        "--fit",
        metavar="FIGURE=VALUES",
        action="append",
        default=[],
        help="values to search for the --want target",
    )
    want_help = "target for --fit: won[seat=1]=0.25, even[role]=0; several have equal weight"
    parser.add_argument(
        "--want", metavar="MEASURE=NUMBER", action="append", default=[], help=want_help
    )
    games_help = "number of games per setting; in a search, the maximum"
    add_games(parser, 2, MOST_GAMES, 1000, games_help)
    parser.add_argument(
        "--bots",
        metavar="LEVEL[,LEVEL…]",
        default="priest",
        help="level for all seats, or one per seat (default: priest)",
    )
    add_file(parser, "--out", "folder for a page and the numbers", metavar="FOLDER")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_workers(parser)


def run(arguments: argparse.Namespace) -> int:
    if bool(arguments.settings) == bool(arguments.fit):
        raise BadOption("cli-sweep-what")
    if bool(arguments.fit) != bool(arguments.want):
        raise BadOption("cli-sweep-want")
    return _fit(arguments) if arguments.fit else _sweep(arguments)


def _prepared(
    arguments: argparse.Namespace, texts: list[str]
) -> tuple[OpenGame, Game, list[Setting]]:
    opened = open_with(arguments)
    plain = opened({})
    settings = [parse_setting(plain, text) for text in texts]
    for values in combine_settings(settings):
        opened(values)  # raises before anything is played
    return opened, plain, settings


def _sweep(arguments: argparse.Namespace) -> int:
    translator = Translator(language_of(arguments))
    opened, plain, settings = _prepared(arguments, arguments.settings)
    measures = [parse_measure(plain, text) for text in arguments.measures] or default_measures(
        plain
    )
    bots, seed = levels_for(plain, arguments.bots), seed_of(arguments)
    lab = SettingRunner(opened, bots, seed, measures, workers_from(arguments))
    total = arguments.games * (len(combine_settings(settings)) + 1)
    with stop_on_signal(), progress(total, translator, quiet=arguments.json) as advance:
        found = sweep(lab, plain, settings, measures, arguments.games, advance)
    record = {
        "seed": seed,
        "games": found.games,
        "bots": bots,
        "standing": found.current_values,
        "settings": sweep_record(found),
    }
    files = {
        "index.html": lambda: SweepPage(plain, found, bots, seed, translator.language).html(),
        "sweep.csv": lambda: sweep_csv(found),
        "sweep.json": lambda: json.dumps(record, indent=1) + "\n",
    }
    if not arguments.json:
        screen = Screen()
        for part in _points(found, translator):
            screen.print(part)
        print_summary(
            screen,
            translator,
            translator.text("lab-summary-sweep"),
            (translator.text("lab-head-now"), translator.text("lab-head-changed")),
            sweep_summary(plain, found, translator.language),
            only_real=True,
        )
    _print(arguments, translator, record, files, [])
    return 0


def _fit(arguments: argparse.Namespace) -> int:
    translator = Translator(language_of(arguments))
    opened, plain, settings = _prepared(arguments, arguments.fit)
    targets = [parse_target(plain, text) for text in arguments.want]
    bots, seed = levels_for(plain, arguments.bots), seed_of(arguments)
    lab = SettingRunner(
        opened, bots, seed, [target.measure for target in targets], workers_from(arguments)
    )
    total = arguments.games * len(combine_settings(settings))
    with stop_on_signal(), progress(total, translator, quiet=arguments.json) as advance:
        found = fit(lab, settings, targets, arguments.games, advance)
    record = {
        "seed": seed,
        "games": arguments.games,
        "bots": bots,
        "wishes": arguments.want,
        "tried": [_tried(found, at) for at in range(len(found.tried))],
    }
    page = FitPage(plain, found, seed, translator.language)
    files = {"index.html": page.html, "fit.json": lambda: json.dumps(record, indent=1) + "\n"}
    _print(arguments, translator, record, files, [Line(sentence) for sentence in page.sentences()])
    return 0


def _tried(found: Fit, at: int) -> dict[str, object]:
    tried = found.tried[at]
    measured = [
        {
            "measure": target.measure.text,
            "mean": off.mean + target.value,
            "low": off.low + target.value,
            "high": off.high + target.value,
        }
        for target, off in zip(found.targets, tried.errors, strict=True)
        if off is not None
    ]
    return {
        "values": tried.values,
        "games": tried.games,
        "given_up": tried.eliminated,
        "measured": measured,
    }


def _print(
    arguments: argparse.Namespace,
    translator: Translator,
    record: dict[str, object],
    files: dict[str, Callable[[], str]],
    shown: list[Line],
) -> None:
    if arguments.json:
        sys.stdout.write(json.dumps(record) + "\n")
    else:
        screen = Screen()
        for part in shown:
            screen.print(part)
        screen.print(Line(translator.text("terminal-seed", seed=str(record["seed"]))))
    if arguments.out:
        page = write_files(Path(arguments.out), {name: make() for name, make in files.items()})
        if not arguments.json:
            sys.stdout.write(translator.text("cli-lab-page", file=str(page)) + "\n")


def _points(found: Sweep, translator: Translator) -> list[Line | Padding]:
    parts: list[Line | Padding] = []
    for place, measure in enumerate(found.measures):
        parts.append(Line(measure.text, style=HEAD))
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
        grid.add_column(", ".join(found.figures))
        for head in ("mean", "interval", "change"):
            grid.add_column(translator.text(f"lab-head-{head}"), justify="right")
        for cells in _cells(found, place, measure, translator):
            grid.add_row(*cells)
        parts.append(Padding(grid, (0, 0, 0, INDENT), expand=False))
    return parts


def _cells(
    found: Sweep, place: int, measure: Measure, translator: Translator
) -> Iterator[list[str]]:
    for point in found.points:
        each, change = point.estimates[place], point.changes[place]
        told = _estimate(each, measure, translator) if each is not None else ["–", "–"]
        unit = 100 if measure.is_share else 1
        size = f"{unit * change.size:+.2f}" if change is not None else "–"
        yield [point.name, *told, size]


def _estimate(each: Estimate, measure: Measure, translator: Translator) -> list[str]:
    if measure.is_share:
        return [
            f"{100 * each.mean:.1f} %",
            translator.text(
                "cli-range", low=f"{100 * each.low:.1f}", high=f"{100 * each.high:.1f} %"
            ),
        ]
    return [
        f"{each.mean:.2f}",
        translator.text("lab-range", low=f"{each.low:.2f}", high=f"{each.high:.2f}"),
    ]
