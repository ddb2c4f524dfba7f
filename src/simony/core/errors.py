"""Errors about input.

Each error has a `Text`, which can be translated: what was expected, what came, what to do.
``str(error)`` is in English.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Final, TypeVar

from simony.i18n.text import Arg, Text


class SimonyError(Exception):
    """The base class of all errors about input.

    >>> from simony import open_game
    >>> from simony.core.errors import SimonyError
    >>> try:
    ...     open_game("chess")
    ... except SimonyError as error:
    ...     print(type(error).__name__, error.text.key)
    BadOption error-game-unknown
    """

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key, args)
        self.text: Final = Text(key, **args)

    def __str__(self) -> str:
        from simony.i18n.sentences import localization

        return localization("en").translate(self.text)


class IllegalAction(SimonyError):
    """The rules do not allow an action. `ruling` is the number of the rule (``"I19"``) or empty.

    >>> from simony import Rng, open_game
    >>> from simony.core.errors import IllegalAction
    >>> game = open_game("indulgence", seats=4)
    >>> state = game.new()
    >>> state.apply_chance(state.draw(Rng(1)))
    >>> state.apply_chance(state.draw(Rng(2)))
    >>> [seat] = state.pending_seats()
    >>> try:
    ...     state.play(seat, game.parse("sin"))
    ... except IllegalAction as error:
    ...     print(error.ruling, error)
    I12 The Ruler neither passes nor sins: that is for the others.
    """

    def __init__(self, key: str, ruling: str = "", **args: Arg) -> None:
        super().__init__(key, **args)
        self.ruling: Final = ruling


class NotPending(IllegalAction):
    """The seat has no decision to make now.

    >>> from simony import Rng, open_game
    >>> game = open_game("dogma", seats=3)
    >>> state = game.new()
    >>> state.apply_chance(state.draw(Rng(1)))
    >>> [seat] = state.pending_seats()
    >>> state.play((seat + 1) % 3, 0)
    Traceback (most recent call last):
        ...
    simony.core.errors.NotPending: It is not Player 1’s turn.
    """


class BadNotation(SimonyError, ValueError):
    """A text that is not an action, outcome or entry of this game.

    >>> from simony import open_game
    >>> open_game("dogma", seats=3).parse("castle")
    Traceback (most recent call last):
        ...
    simony.core.errors.BadNotation: “castle” cannot be read here. Expected: name KIND · ...
    """


class BadOption(SimonyError, ValueError):
    """An unknown game or option, or an invalid number of seats or value.

    >>> from simony import open_game
    >>> open_game("dogma", seats=9)
    Traceback (most recent call last):
        ...
    simony.core.errors.BadOption: dogma is for 2 to 8 players, not 9.
    """


class BadFigures(SimonyError, ValueError):
    """A data file or house-rules file with missing or invalid entries.

    >>> from simony import open_game
    >>> open_game("indulgence", seats=4, house_rules={"game": {"florins": "many"}})
    Traceback (most recent call last):
        ...
    simony.core.errors.BadFigures: house rules: The entry “game.florins” must be 1–999, not "many".
    """


class BadLog(SimonyError, ValueError):
    """A log file that is damaged or does not fit its game.

    >>> from simony.registry import read_log_text
    >>> read_log_text(b"1. e4 e5")
    Traceback (most recent call last):
        ...
    simony.core.errors.BadLog: Line 1: expected “simony-log 1”, not “1. e4 e5”.
    """


class OtherRules(SimonyError):
    """Something began with rules that this program does not have.

    >>> from simony import open_game
    >>> from simony.core.game_spec import RecordedGame
    >>> from simony.registry import reopen_game
    >>> now = open_game("dogma", seats=3)
    >>> later = RecordedGame("dogma", 3, {}, {}, now.rules_version + 1, now.figures_hash)
    >>> reopen_game(later)
    Traceback (most recent call last):
        ...
    simony.core.errors.OtherRules: ...
    """


class OtherFigures(OtherRules):
    """Something began with figures that this program does not have.

    >>> from simony import open_game
    >>> from simony.core.game_spec import RecordedGame
    >>> from simony.registry import reopen_game
    >>> now = open_game("dogma", seats=3)
    >>> reopen_game(RecordedGame("dogma", 3, {}, {}, now.rules_version, "0123456789abcdef"))
    Traceback (most recent call last):
        ...
    simony.core.errors.OtherFigures: ...
    """


class BadRecord(SimonyError, ValueError):
    """Saved bytes that are not a valid state or view.

    >>> from simony import open_game
    >>> open_game("dogma", seats=3).load(b"{}")
    Traceback (most recent call last):
        ...
    simony.core.errors.BadRecord: The saved data lack “hands”.
    """


class BadGame(SimonyError):
    """A registered game that breaks the contract.

    >>> from simony.core.contract import Game
    >>> from simony.core.game_spec import GameSpec
    >>> from simony.registry import check_contract
    >>> from simony.template import SPEC
    >>> from simony.template.game import CandleGame
    >>> class Unfinished(CandleGame):
    ...     sample = Game.sample
    >>> check_contract(GameSpec("candle", SPEC.package, (2,), SPEC.options, Unfinished))
    Traceback (most recent call last):
        ...
    simony.core.errors.BadGame: The game “candle” does not keep the contract: ... lacks sample.
    """


Problem = TypeVar("Problem", bound=SimonyError)
_LONGEST_WORD = 60
_MOST_WORDS = 2000
_SIMILARITY = 0.7


def did_you_mean(error: Problem, came: object, known: Iterable[str], prefix: str = "") -> Problem:
    """Return the error with the known word that is most like `came`, if one is like it.

    `prefix` is put before the word.
    """
    name = closest_word(str(came), known)
    if name is None:
        return error
    return type(error)("error-did-you-mean", problem=error.text, name=prefix + name)


def closest_word(came: str, known: Iterable[str]) -> str | None:
    """Return the known word that was probably meant; None for long input, which costs time."""
    from difflib import get_close_matches

    if len(came) > _LONGEST_WORD:
        return None
    words = {word.lower(): word for word in islice(known, _MOST_WORDS)}
    found = get_close_matches(came.lower(), words, 1, _SIMILARITY)
    return words[found[0]] if found else None


def bad_notation(text: str, expected: str) -> BadNotation:
    """Return the error for a text in which something else was expected."""
    came = text if len(text) <= 40 else text[:37] + "..."
    return BadNotation("error-notation", came=came, expected=expected)
