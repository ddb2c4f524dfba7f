"""``simony verify``: whether a log is intact and leads to the result it states."""

from __future__ import annotations

import argparse

from rich.text import Text as Line

from simony.bots.levels import LEVELS
from simony.cli.arguments import file_name, language_of
from simony.core.log import Log
from simony.core.log.fairness import verify_promise
from simony.registry import read_log
from simony.terminal.player_names import shown_names
from simony.terminal.render.layout import wrap_indented
from simony.terminal.screen import Screen
from simony.terminal.translator import Translator

NAME = "verify"
HELP = "check a saved game: line tags, legality of moves, result, and promised fair shuffles"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=file_name, help="saved game")


def run(arguments: argparse.Namespace) -> int:
    log = read_log(arguments.file)
    if log.secret:
        verify_promise(log)
    _report(log, Translator(language_of(arguments), shown_names(log.names, LEVELS)))
    return 0


def _report(log: Log, translator: Translator) -> None:
    screen = Screen()
    game = log.game
    facts = {
        "game": f"{game.key}, {translator.text('cli-players', players=str(game.seats))}",
        "options": " ".join(f"{key}={value}" for key, value in sorted(game.options.items()))
        or translator.text("terminal-none"),
        "entries": str(len(log.entries)),
        "result": _result(log, translator),
        "rules": str(game.rules_version),
        "figures": game.figures_hash,
        "digest": log.digest(),
        "fair": _fairness(log, translator),
    }
    screen.print(Line(translator.text("cli-verified"), style="bold green"))
    for key, value in facts.items():
        screen.print(
            wrap_indented(
                Line(
                    translator.text("terminal-labelled", label=translator.text(f"cli-fact-{key}"))
                ).append(value),
                screen,
                hang=2,
            )
        )


def _fairness(log: Log, translator: Translator) -> str:
    if log.promise is None:
        return translator.text("cli-fair-none")
    fair = (
        translator.text("cli-fair", draws=log.draws)
        if log.secret
        else translator.text("cli-fair-untold")
    )
    return (
        translator.text("cli-fair-redeals", fair=fair, redeals=log.redeals) if log.redeals else fair
    )


def _result(log: Log, translator: Translator) -> str:
    if not log.over:
        return translator.text("cli-unfinished")
    places, scores = log.places(), log.state.scores()
    order = sorted(range(log.game.seats), key=lambda seat: (places[seat], seat))
    return translator.localization.join_commas(
        [f"{places[seat]}. {translator.seat_label(seat)} {scores[seat]}" for seat in order]
    )
