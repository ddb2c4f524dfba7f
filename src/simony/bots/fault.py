"""Faults of a bot that was asked for a decision.

The caller plays for the bot, counts the fault and reports it; nothing else happens.
"""

from __future__ import annotations

from typing import Final

LATE: Final = "late"
NONSENSE: Final = "nonsense"
ILLEGAL: Final = "illegal"
GONE: Final = "gone"
RAISED: Final = "raised"
FAULT_KINDS: Final = (LATE, NONSENSE, ILLEGAL, GONE, RAISED)
"""Too late; not an answer to the question; an action that is not legal; the process has ended; an
exception in a built-in bot.
"""

MAX_PRINTABLE: Final = 160


class BotFault(Exception):  # about bots, not about user input
    """A bot returned no action. `problem` says what was expected and what came, for the bot's
    author.
    """

    def __init__(self, kind: str, problem: str) -> None:
        super().__init__(kind, problem)
        self.kind: Final = kind
        self.problem: Final = problem

    def __str__(self) -> str:
        return f"{self.kind}: {self.problem}"


def printable(came: object) -> str:
    """Return what a bot sent in a form that is safe to print: one short line without control
    characters.
    """
    text = ascii(came)
    return text if len(text) <= MAX_PRINTABLE else f"{text[:MAX_PRINTABLE]}…"
