"""The log of a game: writing, reading and replaying it, who sees what, and fair draws."""

from simony.core.log.log import (
    AGREED_END,
    CHANCE,
    HAND_OVER,
    LOG_FORMAT,
    OWNER,
    PLAY,
    RESIGN,
    TIME_OUT,
    UNDO,
    Entry,
    HashChain,
    Log,
    Promise,
    log_header,
    log_text,
    unfinished_line,
)

__all__ = [
    "AGREED_END",
    "CHANCE",
    "HAND_OVER",
    "LOG_FORMAT",
    "OWNER",
    "PLAY",
    "RESIGN",
    "TIME_OUT",
    "UNDO",
    "Entry",
    "HashChain",
    "Log",
    "Promise",
    "log_header",
    "log_text",
    "unfinished_line",
]
