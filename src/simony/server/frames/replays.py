"""Replays and checks of finished games.

A replay shows a game as any seat saw it, or with everything open. A check says whether the shuffles
were as promised.
"""

from __future__ import annotations

from msgspec import Struct

from simony.core.log import Log
from simony.core.log.fairness import verify_promise
from simony.server.frames.audience import frame_of, result_of
from simony.server.protocol.messages import Frame, Result
from simony.server.protocol.problem import NotFound
from simony.server.state.timeline import Timeline

MAX_REPLAY_FRAMES = 50
"""Frames of a replay that are sent in one answer."""


class Replay(Struct, frozen=True):
    """Frames of a finished game. `count` is the number of all frames, for a slider."""

    count: int
    first: int
    frames: list[Frame]


def replay_of(table: str, log: Log, viewer: int, first: int, count: int) -> Replay:
    """Return some frames of a game for one viewer; frame 0 is before the first card."""
    moments = len(log.entries) + 1
    if not 0 <= first < moments:
        raise NotFound("table-replay-range", count=moments, came=first)
    timeline = Timeline(Log(log.game, log.names, log.promise))
    frames: list[Frame] = []
    for number in range(min(first + count, moments)):
        step = timeline.last if number == 0 else timeline.add(log.entries[number - 1], 0.0)
        if number >= first:
            frames.append(frame_of(table, timeline, step, viewer, whole=number == 0))
    return Replay(moments, first, frames)


class Verified(Struct, frozen=True):
    """The result of checking a log."""

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
    """Repeat every draw of a log; raise `BadLog` if a draw is not as promised."""
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
