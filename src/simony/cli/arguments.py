"""Argument parsing shared by the commands."""

from __future__ import annotations

import argparse
import locale
import math
import os
import secrets
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NoReturn

from simony.core.contract import Game
from simony.core.errors import BadOption, OtherFigures, closest_word
from simony.core.game_spec import RecordedGame
from simony.i18n import catalogue
from simony.i18n.sentences import LANGUAGES, localization
from simony.i18n.text import Text
from simony.registry import open_game, reopen_game

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

BAD_ARGUMENTS = 2
_LONGEST_NAME = 24
_LONGEST_SEED = 200
_SHOWN = 60


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one line and a hint."""

    def error(self, message: str) -> NoReturn:
        sys.stderr.write(f"error: {message}\nhint: see {self.prog} --help\n")
        sys.exit(BAD_ARGUMENTS)

    def parse_known_args(  # type: ignore[override]  # one of its overloads
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Parse as argparse does, but reject unknown options here, where the known ones are."""
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            message = f"unrecognized arguments: {' '.join(unknown)}"
            option = unknown[0].partition("=")[0]
            known = self._option_string_actions if option.startswith("-") else ()
            self.error(_suggested(message, option, known))
        return found, unknown

    def _check_value(self, action: argparse.Action, value: object) -> None:
        try:
            super()._check_value(action, value)
        except argparse.ArgumentError as error:
            known = [str(choice) for choice in action.choices or ()]
            error.message = _suggested(error.message, str(value), known)
            raise

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """Print as argparse does, but raise if that fails."""
        (file or sys.stderr).write(message)


def _suggested(message: str, came: str, known: Iterable[str]) -> str:
    """Return the message of argparse, which is in English, with the word that was meant."""
    name = closest_word(came, known)
    if name is None:
        return message
    return localization("en").translate(Text("error-did-you-mean", problem=message, name=name))


def whole_number(low: int, high: int) -> Callable[[str], int]:
    """Return a parser of whole numbers within bounds."""

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
        raise _bad_value(expected, text)

    return read


def fraction(low: float, high: float) -> Callable[[str], float]:
    """Return a parser of numbers within bounds."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = math.nan
        if low <= number <= high:
            return number
        expected = f"a number from {low:g} to {high:g}"
        raise _bad_value(expected, text)

    return read


def _bad_value(expected: str, came: str) -> argparse.ArgumentTypeError:
    message = f"expected {expected}, not {came[:_SHOWN]!r}"
    return argparse.ArgumentTypeError(message)


def key_and_value(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals or not key.strip():
        expected = "KEY=VALUE, as in expert=on"
        raise _bad_value(expected, text)
    return key.strip(), value.strip()


def program(text: str) -> tuple[str, str]:
    """Parse a bot program: its name and its command."""
    name, equals, command = text.partition("=")
    if not equals or not name.strip() or not command.strip():
        expected = "NAME=COMMAND, as in mine='python3 bot.py'"
        raise _bad_value(expected, text)
    return name.strip(), command.strip()


def seed_text(text: str) -> str:
    """Parse a seed: any printable text, so that it can be typed again."""
    if not text or not text.isprintable():
        expected = "a word or a number"
        raise _bad_value(expected, text)
    if len(text) > _LONGEST_SEED:
        message = f"expected at most {_LONGEST_SEED} characters, not {len(text):,}"
        raise argparse.ArgumentTypeError(message)
    return text


def file_name(text: str) -> str:
    if not text:
        expected = "the name of a file"
        raise _bad_value(expected, text)
    return text


def player_name(text: str) -> str:
    name = " ".join(text.split())
    if not name or not name.isprintable() or len(name) > _LONGEST_NAME:
        expected = f"a name of 1 to {_LONGEST_NAME} letters"
        raise _bad_value(expected, text)
    return name


def add_common(parser: argparse.ArgumentParser, *, default: str | None = argparse.SUPPRESS) -> None:
    """Add the options of every command, which may also come before the command."""
    parser.add_argument(
        "--lang",
        choices=tuple(catalogue.LANGUAGES),
        default=default,
        help="language of the output (default: that of the system)",
    )
    seed_help = "random seed; the same seed repeats the same game (default: random)"
    parser.add_argument("--seed", type=seed_text, default=default, help=seed_help)


def add_game(parser: argparse.ArgumentParser, *, nargs: str | None = None) -> None:
    parser.add_argument(
        "game", metavar="GAME", nargs=nargs, help="name of a game; simony games lists them"
    )


def add_file(
    parser: argparse.ArgumentParser,
    option: str,
    about: str,
    *,
    metavar: str = "FILE",
    dest: str | None = None,
) -> None:
    """Add an option that names a file or a folder."""
    parser.add_argument(option, metavar=metavar, dest=dest, type=file_name, help=about)


def add_games(
    parser: argparse.ArgumentParser, least: int, most: int, default: int, about: str
) -> None:
    """Add the number of games to play."""
    number, help_text = whole_number(least, most), f"{about} (default: {default})"
    parser.add_argument("--games", metavar="K", type=number, default=default, help=help_text)


def add_game_choices(parser: argparse.ArgumentParser) -> None:
    players_help = "number of players (default: depends on the game)"
    parser.add_argument("--players", metavar="N", type=whole_number(1, 99), help=players_help)
    parser.add_argument(
        "-o",
        "--option",
        dest="options",
        metavar="KEY=VALUE",
        action="append",
        type=key_and_value,
        default=[],
        help="option of the game; may be given several times",
    )
    add_file(parser, "--house-rules", "TOML file with changed figures")


def add_house_alias(parser: argparse.ArgumentParser) -> None:
    add_file(parser, "--house", "same as --house-rules", dest="house_rules")


def add_programs(parser: argparse.ArgumentParser, purpose: str) -> None:
    """Add the option that names programs as bots."""
    bot_help = f"program that speaks the line protocol, {purpose}; may be given several times"
    parser.add_argument(
        "--bot",
        dest="programs",
        metavar="NAME=COMMAND",
        action="append",
        type=program,
        default=[],
        help=bot_help,
    )


def game_from(arguments: argparse.Namespace, saved: Mapping[str, object] | None = None) -> Game:
    """Return the game that was asked for. Raises `BadOption` or `BadFigures`.

    With the settings of saved results, it has the options and figures they began with, unless they
    are not available: then the results are refused with the difference.
    """
    options = options_from(arguments.options)
    game = open_game(arguments.game, arguments.players, options, arguments.house_rules)
    if not saved or saved.get("game") != game.key:
        return game
    recorded, known = saved.get("options"), set(options)
    if isinstance(recorded, dict):
        known |= set(recorded)
    legacy = {key: value for key, value in game.legacy_options.items() if key not in known}
    try:
        return reopen_game(
            RecordedGame(
                game.key,
                game.seats,
                {**game.options, **legacy},
                game.house_rules,
                game.rules_version,
                str(saved.get("figures_hash")),
            )
        )
    except OtherFigures:
        return game


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
    """Return the language of the system if it is complete, otherwise English."""
    named = next(
        (value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), ""
    )
    word = locale.normalize(named).split("_", maxsplit=1)[0].split(".", maxsplit=1)[0].lower()
    return word if word in LANGUAGES else "en"


def seed_of(arguments: argparse.Namespace, saved: Mapping[str, object] | None = None) -> str:
    """Return the seed that was asked for, that of saved results, or a random one."""
    seed = (saved or {}).get("seed")
    return arguments.seed or (seed if isinstance(seed, str) else "") or secrets.token_hex(4)
