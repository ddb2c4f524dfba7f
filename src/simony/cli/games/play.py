"""``simony play``: play in the terminal."""

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
from simony.bots.levels import LEVELS, search_iterations
from simony.cli.arguments import (
    add_file,
    add_game,
    add_game_choices,
    game_from,
    language_of,
    player_name,
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
from simony.terminal.files import AutoSave, interrupted_games, quoted, state_folder
from simony.terminal.local_game import Decide, LocalGame
from simony.terminal.player_names import person_seat, player_names, shown_names, split_name
from simony.terminal.saved_game import SavedGame
from simony.terminal.screen import Screen, TerminalLost, ask_person, discard_output
from simony.terminal.session import GONE, Session
from simony.terminal.translator import Translator

NAME = "play"
HELP = "play a game against bots in the terminal"

DEFAULT_LEVEL = "priest"
ADVISER = "cardinal"
SECONDS_PER_SENTENCE = 0.35
SECONDS_PER_DECISION = 2.0
"""The limit for bots that search; ample in a compiled build."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser, nargs="?")
    add_game_choices(parser)
    parser.add_argument(
        "--bots",
        metavar="LEVEL",
        help=f"level of the bots: {', '.join(LEVELS)} (default: {DEFAULT_LEVEL})",
    )
    seat_help = "your seat, counted from 1 (default: 1)"
    parser.add_argument("--seat", metavar="K", type=whole_number(1, 99), help=seat_help)
    parser.add_argument(
        "--name", type=player_name, help="your name (default: the name of the seat)"
    )
    add_file(parser, "--resume", "saved game to continue")
    parser.add_argument(
        "--fast", action="store_true", help="skip the pauses between the bots' moves"
    )


def run(arguments: argparse.Namespace) -> int:
    language = language_of(arguments)
    if arguments.game is None and not arguments.resume:
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            raise BadOption("cli-no-game", known=", ".join(game_specs()))
        arguments.game = choose_game(Translator(language), ask_person)
        if arguments.game is None:
            return 0
    log, seat, levels = (
        _resumed_game(arguments) if arguments.resume else _new_game(arguments, language)
    )
    seed = seed_of(arguments)
    translator = Translator(language, shown_names(log.names, LEVELS), seat)
    saved_game = _saved_game(arguments, log)
    with _stop_on_signal():
        session = Session(
            _local_game(log, seat, levels, seed),
            translator,
            Screen(),
            ask=ask_person,
            saved_game=saved_game,
            pace=_pace(arguments),
        )
        code = session.run(_greeting(arguments, log, seed))
    if code == GONE:
        discard_output()
    return code


def _new_game(arguments: argparse.Namespace, language: str) -> tuple[Log, int, list[str]]:
    """Return a new log, the person's seat, and the level of each seat's bot."""
    level = _level(DEFAULT_LEVEL if arguments.bots is None else arguments.bots)
    game = game_from(arguments)
    seat = _seat(arguments.seat or 1, game)
    names = player_names(localization(language), game.seats, seat, arguments.name or "", level)
    return Log(game, names), seat, [level] * game.seats


def _resumed_game(arguments: argparse.Namespace) -> tuple[Log, int, list[str]]:
    """Return the saved log; its names say which seat is the person's and the bots' levels."""
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
    seat = _seat(arguments.seat, log.game) if arguments.seat else person_seat(log.names, LEVELS)
    if arguments.name:
        log.names = [
            arguments.name if each == seat else name for each, name in enumerate(_all_names(log))
        ]
    chosen = _level(arguments.bots) if arguments.bots is not None else ""
    levels = [chosen or split_name(name, LEVELS)[1] or DEFAULT_LEVEL for name in _all_names(log)]
    return log, seat, levels


def _saved_game(arguments: argparse.Namespace, log: Log) -> SavedGame:
    """Return where to save. An autosave is not the person's file: it is deleted once the game is
    saved or over.
    """
    folder = state_folder()
    path = Path(arguments.resume) if arguments.resume else None
    if path is not None and path.resolve().parent == folder.resolve():
        return SavedGame(log, AutoSave(folder, path))
    return SavedGame(log, AutoSave(folder), path)


def _all_names(log: Log) -> list[str]:
    """Return a name for every seat, empty where the file has none."""
    return [log.names[seat] if seat < len(log.names) else "" for seat in range(log.game.seats)]


def _seat(number: int, game: Game) -> int:
    if not 1 <= number <= game.seats:
        raise BadOption("cli-seat", came=str(number), seats=game.seats)
    return number - 1


def _level(word: str) -> str:
    level = word.strip().lower()
    level_index(level)
    return level


def _local_game(log: Log, seat: int, levels: list[str], seed: str) -> LocalGame:
    def new_bot(level: str, whose: str) -> Bot:
        iterations = search_iterations(log.game, level_index(level))
        return Bot(log.game, level, Rng(f"{seed} {whose}"), iterations, SECONDS_PER_DECISION)

    others: dict[int, Decide] = {
        other: new_bot(levels[other], f"bot {other}").decide
        for other in range(log.game.seats)
        if other != seat
    }
    return LocalGame(log, seat, others, Rng(f"{seed} chance"), new_bot(ADVISER, "adviser").advise)


def _greeting(arguments: argparse.Namespace, log: Log, seed: str) -> list[Text]:
    if log.over:
        return [Text("terminal-resumed-over", file=arguments.resume)]
    found = (
        [Text("terminal-resumed", file=arguments.resume)]
        if arguments.resume
        else _interrupted(log.game.key)
    )
    changed = [f"{key}={value}" for key, value in log.game.options.items()]
    if changed:
        found.append(Text("terminal-options", options=" ".join(changed)))
    return [*found, Text("terminal-seed", seed=seed)]


def _interrupted(game: str) -> list[Text]:
    """Return texts about interrupted games: the latest, how to delete it, how many others."""
    kept = interrupted_games(state_folder(), game)
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
    """Return a pause after each sentence, or no pause without a terminal."""
    if arguments.fast or not (sys.stdin and sys.stdin.isatty() and sys.stdout.isatty()):
        return lambda: None
    return lambda: time.sleep(SECONDS_PER_SENTENCE)


@contextmanager
def _stop_on_signal() -> Iterator[None]:
    """Let SIGHUP (a closed window) and SIGTERM end the game like a lost terminal."""

    signals = [
        number
        for name in ("SIGHUP", "SIGTERM")
        if (number := getattr(signal, name, None)) is not None
    ]

    def stop(_signal: int, _frame: FrameType | None) -> None:
        for number in signals:  # once is enough: the game is being kept
            signal.signal(number, signal.SIG_IGN)
        raise TerminalLost

    before = [(number, signal.signal(number, stop)) for number in signals]
    # Ctrl-C stops a game even if the parent process ignored it.
    before.append((signal.SIGINT, signal.signal(signal.SIGINT, signal.default_int_handler)))
    try:
        yield
    finally:
        for number, handler in before:
            signal.signal(number, handler)
