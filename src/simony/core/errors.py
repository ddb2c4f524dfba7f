"""Errors about input.

Each error has a `Text`, which can be translated: what was expected, what came, what to do.
``str(error)`` is in English.
"""

from typing import Final

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


class OtherRules(SimonyError):
    """Something began with rules that this program does not have."""


class OtherFigures(OtherRules):
    """Something began with figures that this program does not have."""


class BadRecord(SimonyError, ValueError):
    """Saved bytes that are not a valid state or view."""


class BadGame(SimonyError):
    """A registered game that breaks the contract."""


def bad_notation(text: str, expected: str) -> BadNotation:
    """Return the error for a text in which something else was expected."""
    came = text if len(text) <= 40 else text[:37] + "..."
    return BadNotation("error-notation", came=came, expected=expected)
