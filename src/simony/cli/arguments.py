"""What commands have in common: how arguments are read, and what is said when they are wrong."""

from __future__ import annotations

import argparse
import locale
import math
import os
import secrets
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NoReturn

from simony.core.contract import Game
from simony.core.errors import BadOption
from simony.i18n.sentences import LANGUAGES
from simony.registry import open_game

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

BAD_ARGUMENTS = 2
_LONGEST_NAME = 24
_LONGEST_SEED = 200
_SHOWN = 60


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, and where to read on in another."""

    def error(self, message: str) -> NoReturn:
        sys.stderr.write(f"error: {message}\nhint: see {self.prog} --help\n")
        sys.exit(BAD_ARGUMENTS)

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """As argparse does, but where help cannot be printed it does not keep that to itself."""
        (file or sys.stderr).write(message)


def whole_number(low: int, high: int) -> Callable[[str], int]:
    """A reader of whole numbers within bounds."""

    def read(text: str) -> int:
        digits = text.strip().replace("_", "").replace(",", "")
        if (
            digits.isascii()
            and digits.isdigit()
            and len(digits) <= len(str(high))
            and low <= int(digits) <= high
        ):
            return int(digits)
        expected = f"a whole number from {low:,} to {high:,}"
        raise _unfit(expected, text)

    return read


def fraction(low: float, high: float) -> Callable[[str], float]:
    """A reader of numbers within bounds, whole or not."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = math.nan
        if low <= number <= high:
            return number
        expected = f"a number from {low:g} to {high:g}"
        raise _unfit(expected, text)

    return read


def _unfit(expected: str, came: str) -> argparse.ArgumentTypeError:
    message = f"expected {expected}, not {came[:_SHOWN]!r}"
    return argparse.ArgumentTypeError(message)


def key_and_value(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals or not key.strip():
        expected = "KEY=VALUE, as in expert=on"
        raise _unfit(expected, text)
    return key.strip(), value.strip()


def program(text: str) -> tuple[str, str]:
    """A bot of one's own: its name and its command."""
    name, equals, command = text.partition("=")
    if not equals or not name.strip() or not command.strip():
        expected = "NAME=COMMAND, as in mine='python3 bot.py'"
        raise _unfit(expected, text)
    return name.strip(), command.strip()


def words_of_a_seed(text: str) -> str:
    """Any text will do that can be printed, so that it can be typed again."""
    if not text or not text.isprintable():
        expected = "a word or a number"
        raise _unfit(expected, text)
    if len(text) > _LONGEST_SEED:
        message = f"expected at most {_LONGEST_SEED} characters, not {len(text):,}"
        raise argparse.ArgumentTypeError(message)
    return text


def file_name(text: str) -> str:
    if not text:
        expected = "the name of a file"
        raise _unfit(expected, text)
    return text


def persons_name(text: str) -> str:
    name = " ".join(text.split())
    if not name or not name.isprintable() or len(name) > _LONGEST_NAME:
        expected = f"a name of 1 to {_LONGEST_NAME} letters"
        raise _unfit(expected, text)
    return name


def add_common(parser: argparse.ArgumentParser, *, default: str | None = argparse.SUPPRESS) -> None:
    """What every command takes, whether anything in it is random or not; it may stand before the
    command as well.
    """
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=default,
        help="the language of what is printed (default: that of the system)",
    )
    seed_help = "where chance begins: the same seed, the same chance (default: another each time)"
    parser.add_argument("--seed", type=words_of_a_seed, default=default, help=seed_help)


def add_game(parser: argparse.ArgumentParser, *, nargs: str | None = None) -> None:
    parser.add_argument("game", metavar="GAME", nargs=nargs, help="a game; simony games lists them")


def add_game_choices(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--players",
        metavar="N",
        type=whole_number(1, 99),
        help="how many players (default: as many as usual)",
    )
    parser.add_argument(
        "-o",
        "--option",
        dest="options",
        metavar="KEY=VALUE",
        action="append",
        type=key_and_value,
        default=[],
        help="an option of the game; may be given several times",
    )
    parser.add_argument(
        "--house-rules", metavar="FILE", type=file_name, help="a TOML file with figures of your own"
    )


def add_programs(parser: argparse.ArgumentParser, what_for: str) -> None:
    """Programs that are bots, each by a name."""
    told = f"a program that speaks the line protocol, {what_for}; may be given several times"
    parser.add_argument(
        "--bot",
        dest="programs",
        metavar="NAME=COMMAND",
        action="append",
        type=program,
        default=[],
        help=told,
    )


def game_from(arguments: argparse.Namespace) -> Game:
    """The game that was asked for; `BadOption` or `BadFigures` if there is none such."""
    return open_game(
        arguments.game, arguments.players, options_from(arguments.options), arguments.house_rules
    )


def options_from(pairs: Sequence[tuple[str, str]]) -> dict[str, str]:
    options: dict[str, str] = {}
    for key, value in pairs:
        if key in options:
            raise BadOption("cli-option-twice", option=key)
        options[key] = value
    return options


def language_of(arguments: argparse.Namespace) -> str:
    return str(getattr(arguments, "lang", None) or system_language())


def system_language() -> str:
    """Japanese on a Japanese system, otherwise English."""
    named = next(
        (value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), ""
    )
    word = locale.normalize(named).split("_", maxsplit=1)[0].split(".", maxsplit=1)[0].lower()
    return word if word in LANGUAGES else "en"


def seed_of(arguments: argparse.Namespace) -> str:
    return arguments.seed or secrets.token_hex(4)
