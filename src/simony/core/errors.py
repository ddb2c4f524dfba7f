"""Everything that can be wrong with what somebody gave us.

Each error is a `Text`, so that it can be said in any language: what was expected, what came, what
to do. ``str(error)`` says it in English.
"""

from typing import Final

from simony.i18n.text import Arg, Text


class SimonyError(Exception):
    """The base of all of them."""

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key, args)
        self.text: Final = Text(key, **args)

    def __str__(self) -> str:
        from simony.i18n.sentences import localization

        return localization("en").translate(self.text)


class IllegalAction(SimonyError):
    """The rules do not allow it; `ruling` names the rule (``"I19"``), or is empty where there is no
    number.
    """

    def __init__(self, key: str, ruling: str = "", **args: Arg) -> None:
        super().__init__(key, **args)
        self.ruling: Final = ruling


class NotPending(IllegalAction):
    """This seat is not asked for anything now."""


class BadNotation(SimonyError, ValueError):
    """A text that is no action, outcome or entry of this game."""


class BadOption(SimonyError, ValueError):
    """An unknown game, a wrong number of seats, an unknown option or a value it does not take."""


class BadFigures(SimonyError, ValueError):
    """A data file or house-rules file that does not say what it must."""


class BadLog(SimonyError, ValueError):
    """A log file that is damaged, or does not fit the game it names."""


class BadRecord(SimonyError, ValueError):
    """Saved bytes of a state or a view that cannot be read back."""


class BadGame(SimonyError):
    """A registered game that does not keep the contract."""
