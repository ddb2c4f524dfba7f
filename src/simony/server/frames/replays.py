"""Finished games: told again from any seat's eyes, or with everything open; and whether their table
kept its word.
"""

from __future__ import annotations

from msgspec import Struct

from simony.core.log import Log
from simony.core.log.fairness import verify_promise
from simony.server.frames.frames import frame_of, result_of
from simony.server.protocol.messages import Frame, Result
from simony.server.protocol.problem import NotThere
from simony.server.state.timeline import Course

MOST_FRAMES = 50
"""So many moments of a replay are sent at once."""


class Replay(Struct, frozen=True):
    """Moments of a finished game. `count` is how many there are in all, for a scrubber."""

    count: int
    first: int
    frames: list[Frame]


def replay_of(table: str, log: Log, viewer: int, first: int, count: int) -> Replay:
    """Some moments, from one viewer's eyes; moment 0 is before the first card."""
    moments = len(log.entries) + 1
    if not 0 <= first < moments:
        raise NotThere("table-replay-range", count=moments, came=first)
    course = Course(Log(log.game, log.names, log.promise))
    frames: list[Frame] = []
    for number in range(min(first + count, moments)):
        step = course.last if number == 0 else course.add(log.entries[number - 1], 0.0)
        if number >= first:
            frames.append(frame_of(table, course, step, viewer, whole=number == 0))
    return Replay(moments, first, frames)


class Verified(Struct, frozen=True):
    """What a log says of itself, checked."""

    game: str
    seats: int
    entries: int
    over: bool
    fair: bool
    """Whether the shuffles were promised and the promise was kept."""
    draws: int
    digest: str
    result: Result | None = None
    redeals: int = 0
    """Draws that somebody had seen and that were undone by agreement.

    Tables refuse that now; older ones did not.
    """


def verify(log: Log) -> Verified:
    """Draw everything again; `BadLog` if the table broke its word."""
    draws = verify_promise(log) if log.secret else 0
    result = result_of(log) if log.over else None
    return Verified(
        log.game.key,
        log.game.seats,
        len(log.entries),
        log.over,
        bool(log.secret),
        draws,
        log.digest(),
        result,
        log.redeals,
    )
