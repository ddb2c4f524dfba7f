"""``simony play``: sit down at a table in the terminal."""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from simony.bots.bot import Bot, level_index
from simony.bots.levels import LEVELS
from simony.cli.arguments import (
    add_game,
    add_game_choices,
    file_name,
    game_from,
    language_of,
    persons_name,
    seed_of,
    whole_number,
)
from simony.cli.games.game_menu import choose_game
from simony.core.contract import Game
from simony.core.errors import BadOption
from simony.core.log import Log
from simony.core.rng import Rng
from simony.i18n.sentences import localization
from simony.i18n.text import Text
from simony.registry import game_specs, read_log
from simony.terminal.files import Keeper, broken_off, quoted, state_folder
from simony.terminal.local_game import Decide, Party
from simony.terminal.player_names import names_for, persons_seat, shown_names, split_name
from simony.terminal.saved_game import Saves
from simony.terminal.screen import Screen, TerminalLost, ask_person, give_up_output
from simony.terminal.session import GONE, Table
from simony.terminal.translator import Voice

NAME = "play"
HELP = "play a game in the terminal, against bots"

DEFAULT_LEVEL = "priest"
ADVISER = "cardinal"
SECONDS_A_SENTENCE = 0.35
SECONDS_A_DECISION = 2.0
"""For bots that think; more than enough where the package is compiled."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser, nargs="?")
    add_game_choices(parser)
    parser.add_argument(
        "--bots",
        metavar="LEVEL",
        help=f"how well the others play: {', '.join(LEVELS)} (default: {DEFAULT_LEVEL})",
    )
    parser.add_argument(
        "--seat",
        metavar="K",
        type=whole_number(1, 99),
        help="your seat, counted from 1 (default: 1)",
    )
    parser.add_argument("--name", type=persons_name, help="your name")
    parser.add_argument("--resume", metavar="FILE", type=file_name, help="go on with a saved game")
    parser.add_argument("--fast", action="store_true", help="do not wait between the others' moves")


def run(arguments: argparse.Namespace) -> int:
    language = language_of(arguments)
    if arguments.game is None and not arguments.resume:
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            raise BadOption("cli-no-game", known=", ".join(game_specs()))
        arguments.game = choose_game(Voice(language), ask_person)
        if arguments.game is None:
            return 0
    log, seat, levels = _resumed(arguments) if arguments.resume else _begun(arguments, language)
    seed = seed_of(arguments)
    voice = Voice(language, shown_names(log.names, LEVELS), seat)
    saves = _saves(arguments, log)
    with _told_to_stop():
        table = Table(
            _party(log, seat, levels, seed),
            voice,
            Screen(),
            ask=ask_person,
            saves=saves,
            pace=_pace(arguments),
        )
        code = table.run(_greeting(arguments, log, seed))
    if code == GONE:
        give_up_output()
    return code


def _begun(arguments: argparse.Namespace, language: str) -> tuple[Log, int, list[str]]:
    """A new log, the person's seat, and the level of each seat's bot."""
    level = _level(DEFAULT_LEVEL if arguments.bots is None else arguments.bots)
    game = game_from(arguments)
    seat = _seat(arguments.seat or 1, game)
    names = names_for(localization(language), game.seats, seat, arguments.name or "", level)
    return Log(game, names), seat, [level] * game.seats


def _resumed(arguments: argparse.Namespace) -> tuple[Log, int, list[str]]:
    """The saved log; its names tell who was a person and how well the bots played."""
    for option, given in (
        ("--players", arguments.players),
        ("-o", arguments.options),
        ("--house-rules", arguments.house_rules),
    ):
        if given:
            raise BadOption("cli-resume-with", option=option)
    log = read_log(arguments.resume)
    if arguments.game not in (None, log.game.key):
        raise BadOption(
            "cli-resume-game", came=arguments.game, expected=log.game.key, file=arguments.resume
        )
    seat = _seat(arguments.seat, log.game) if arguments.seat else persons_seat(log.names, LEVELS)
    if arguments.name:
        log.names = [
            arguments.name if each == seat else name for each, name in enumerate(_all_names(log))
        ]
    chosen = _level(arguments.bots) if arguments.bots is not None else ""
    levels = [chosen or split_name(name, LEVELS)[1] or DEFAULT_LEVEL for name in _all_names(log)]
    return log, seat, levels


def _saves(arguments: argparse.Namespace, log: Log) -> Saves:
    """A game that we kept ourselves is not the person's file: it goes once the game is saved or
    over.
    """
    folder = state_folder()
    path = Path(arguments.resume) if arguments.resume else None
    if path is not None and path.resolve().parent == folder.resolve():
        return Saves(log, Keeper(folder, path))
    return Saves(log, Keeper(folder), path)


def _all_names(log: Log) -> list[str]:
    """A name for every seat, whatever the file had."""
    return [log.names[seat] if seat < len(log.names) else "" for seat in range(log.game.seats)]


def _seat(number: int, game: Game) -> int:
    if not 1 <= number <= game.seats:
        raise BadOption("cli-seat", came=str(number), seats=game.seats)
    return number - 1


def _level(word: str) -> str:
    level = word.strip().lower()
    level_index(level)
    return level


def _party(log: Log, seat: int, levels: list[str], seed: str) -> Party:
    def sits_down(level: str, whose: str) -> Bot:
        return Bot(log.game, level, Rng(f"{seed} {whose}"), seconds=SECONDS_A_DECISION)

    others: dict[int, Decide] = {
        other: sits_down(levels[other], f"bot {other}").decide
        for other in range(log.game.seats)
        if other != seat
    }
    return Party(log, seat, others, Rng(f"{seed} chance"), sits_down(ADVISER, "adviser").advise)


def _greeting(arguments: argparse.Namespace, log: Log, seed: str) -> list[Text]:
    if log.over:
        return [Text("terminal-resumed-over", file=arguments.resume)]
    found = (
        [Text("terminal-resumed", file=arguments.resume)]
        if arguments.resume
        else _kept(log.game.key)
    )
    changed = [f"{key}={value}" for key, value in log.game.options.items()]
    if changed:
        found.append(Text("terminal-options", options=" ".join(changed)))
    return [*found, Text("terminal-seed", seed=seed)]


def _kept(game: str) -> list[Text]:
    """The latest game that broke off, how to be rid of it, and how many others there are."""
    kept = broken_off(state_folder(), game)
    if not kept:
        return []
    found = [
        Text("terminal-broken-off", file=quoted(kept[0])),
        Text("terminal-broken-off-delete", file=quoted(kept[0])),
    ]
    if len(kept) > 1:
        found.append(
            Text("terminal-broken-off-others", count=len(kept) - 1, folder=quoted(kept[0].parent))
        )
    return found


def _pace(arguments: argparse.Namespace) -> Callable[[], None]:
    """Time to read what the others do, if anybody is there to read it."""
    if arguments.fast or not (sys.stdin and sys.stdin.isatty() and sys.stdout.isatty()):
        return lambda: None
    return lambda: time.sleep(SECONDS_A_SENTENCE)


@contextmanager
def _told_to_stop() -> Iterator[None]:
    """A closed window (SIGHUP) or a polite kill (SIGTERM) ends the game like any lost terminal."""

    signals = [
        number
        for name in ("SIGHUP", "SIGTERM")
        if (number := getattr(signal, name, None)) is not None
    ]

    def stop(_signal: int, _frame: FrameType | None) -> None:
        for number in signals:  # once is enough: the game is to be kept now
            signal.signal(number, signal.SIG_IGN)
        raise TerminalLost

    before = [(number, signal.signal(number, stop)) for number in signals]
    # Ctrl-C stops a game even where whoever started us in the background had it ignored.
    before.append((signal.SIGINT, signal.signal(signal.SIGINT, signal.default_int_handler)))
    try:
        yield
    finally:
        for number, handler in before:
            signal.signal(number, handler)
