"""``simony replay``: a saved game as a chronicle."""

from __future__ import annotations

import argparse

from simony.bots.levels import LEVELS
from simony.cli.arguments import file_name, language_of
from simony.core.contract import Game
from simony.core.errors import BadOption
from simony.core.event import SPECTATOR
from simony.core.log import Log
from simony.core.log.visibility import OMNISCIENT
from simony.registry import read_log
from simony.terminal.player_names import shown_names
from simony.terminal.replay import Replay
from simony.terminal.screen import Screen, ask_person
from simony.terminal.translator import Translator

NAME = "replay"
HELP = "print a saved game as a chronicle"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=file_name, help="saved game")
    parser.add_argument(
        "--seat",
        metavar="K",
        help="viewer: a seat, counted from 1; all, with every card open; or spectator, with what "
        "is public (default: all for a finished game, otherwise spectator)",
    )
    parser.add_argument("--step", action="store_true", help="wait for Enter after every step")


def run(arguments: argparse.Namespace) -> int:
    log = read_log(arguments.file)
    viewer = _viewer(arguments.seat, log)
    translator = Translator(
        language_of(arguments), shown_names(log.names, LEVELS), viewer if viewer >= 0 else None
    )
    replay = Replay(log, viewer, translator, Screen(), ask_person if arguments.step else None)
    return replay.run()


def _viewer(wanted: str | None, log: Log) -> int:
    if wanted is None:
        return OMNISCIENT if log.over else SPECTATOR
    named = {"all": OMNISCIENT, "spectator": SPECTATOR}
    return named[wanted.lower()] if wanted.lower() in named else _seat(wanted, log.game)


def _seat(wanted: str, game: Game) -> int:
    seats = [str(seat + 1) for seat in range(game.seats)]
    if wanted in seats:
        return seats.index(wanted)
    raise BadOption("cli-seat-or", came=wanted, seats=game.seats)
