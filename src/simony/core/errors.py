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
    """The base class of all errors about input."""

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key, args)
        self.text: Final = Text(key, **args)

    def __str__(self) -> str:
        from simony.i18n.sentences import localization

        return localization("en").translate(self.text)


class IllegalAction(SimonyError):
    """The rules do not allow an action. `ruling` is the number of the rule (``"I19"``) or empty."""

    def __init__(self, key: str, ruling: str = "", **args: Arg) -> None:
        super().__init__(key, **args)
        self.ruling: Final = ruling


class NotPending(IllegalAction):
    """The seat has no decision to make now."""


class BadNotation(SimonyError, ValueError):
    """A text that is not an action, outcome or entry of this game."""


class BadOption(SimonyError, ValueError):
    """An unknown game or option, or an invalid number of seats or value."""


class BadFigures(SimonyError, ValueError):
    """A data file or house-rules file with missing or invalid entries."""


class BadLog(SimonyError, ValueError):
    """A log file that is damaged or does not fit its game."""


class BadRecord(SimonyError, ValueError):
    """Saved bytes that are not a valid state or view."""


class BadGame(SimonyError):
    """A registered game that breaks the contract."""


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
