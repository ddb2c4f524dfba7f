"""What a bot did wrong when it was asked.

Whoever asked plays for it, counts it and says so; nothing else happens.
"""

from __future__ import annotations

from typing import Final

LATE: Final = "late"
NONSENSE: Final = "nonsense"
ILLEGAL: Final = "illegal"
GONE: Final = "gone"
RAISED: Final = "raised"
FAULT_KINDS: Final = (LATE, NONSENSE, ILLEGAL, GONE, RAISED)
"""Too late; no answer at all to the question; an action that may not be taken; the process has
ended; an error in a bot of ours.
"""

MAX_PRINTABLE: Final = 160


class BotFault(Exception):  # it is about bots, not about what somebody gave us
    """No action came. `problem` says what was expected and what came, for whoever wrote the bot."""

    def __init__(self, kind: str, problem: str) -> None:
        super().__init__(kind, problem)
        self.kind: Final = kind
        self.problem: Final = problem

    def __str__(self) -> str:
        return f"{self.kind}: {self.problem}"


def printable(came: object) -> str:
    """What came from a bot, so that it can be printed anywhere: short, in one line, and without
    anything a terminal would obey.
    """
    text = ascii(came)
    return text if len(text) <= MAX_PRINTABLE else f"{text[:MAX_PRINTABLE]}…"
