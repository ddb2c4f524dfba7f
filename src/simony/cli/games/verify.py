"""``simony verify``: is this log whole, and does it come to the result it names?"""

from __future__ import annotations

import argparse

from rich.text import Text as Line

from simony.bots.levels import LEVELS
from simony.cli.arguments import file_name, language_of
from simony.core.log import Log
from simony.core.log.fairness import verify_promise
from simony.registry import read_log
from simony.terminal.player_names import shown_names
from simony.terminal.render.layout import hanging
from simony.terminal.screen import Screen
from simony.terminal.translator import Voice

NAME = "verify"
HELP = "check a saved game: every line's tag, every move by the rules, the result, and fair shuffles where they were promised"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=file_name, help="a saved game")


def run(arguments: argparse.Namespace) -> int:
    log = read_log(arguments.file)
    if log.secret:
        verify_promise(log)
    _report(log, Voice(language_of(arguments), shown_names(log.names, LEVELS)))
    return 0


def _report(log: Log, voice: Voice) -> None:
    screen = Screen()
    game = log.game
    facts = {
        "game": f"{game.key}, {voice.tell('cli-players', players=str(game.seats))}",
        "options": " ".join(f"{key}={value}" for key, value in sorted(game.options.items()))
        or voice.tell("terminal-none"),
        "entries": str(len(log.entries)),
        "result": _result(log, voice),
        "rules": str(game.rules_version),
        "figures": game.figures_hash,
        "digest": log.digest(),
        "fair": _fairness(log, voice),
    }
    screen.print(Line(voice.tell("cli-verified"), style="bold green"))
    for key, value in facts.items():
        screen.print(
            hanging(
                Line(voice.tell("terminal-labelled", label=voice.tell(f"cli-fact-{key}"))).append(
                    value
                ),
                screen,
                hang=2,
            )
        )


def _fairness(log: Log, voice: Voice) -> str:
    if log.promise is None:
        return voice.tell("cli-fair-none")
    fair = voice.tell("cli-fair", draws=log.draws) if log.secret else voice.tell("cli-fair-untold")
    return voice.tell("cli-fair-redeals", fair=fair, redeals=log.redeals) if log.redeals else fair


def _result(log: Log, voice: Voice) -> str:
    if not log.over:
        return voice.tell("cli-unfinished")
    places, scores = log.places(), log.state.scores()
    order = sorted(range(log.game.seats), key=lambda seat: (places[seat], seat))
    return voice.words.join_commas(
        [f"{places[seat]}. {voice.name(seat)} {scores[seat]}" for seat in order]
    )
