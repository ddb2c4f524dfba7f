"""Through whose eyes a client looks.

One pair of eyes at a time: on a shared device the frames of one seat stop before another's begin.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

from simony.core.errors import SimonyError
from simony.core.event import SPECTATOR
from simony.core.log.visibility import OMNISCIENT
from simony.server.frames.audience import Watcher
from simony.server.frames.news import news_for
from simony.server.protocol.messages import Answer, Done, Look, encode
from simony.server.protocol.problem import NotAllowed
from simony.server.state.permissions import may_look
from simony.server.state.table_record import PLAYING
from simony.server.tables.seating import return_to
from simony.server.tables.table import Table

CHAT_LINES = 50
"""A client that looks is sent at most this many lines of chat."""
CHAT_BYTES = 32 * 1024


async def look(table: Table, watcher: Watcher, command: Look) -> Answer:
    """From now on the client is sent what this viewer sees, beginning with what it missed."""
    viewer = OMNISCIENT if command.open else SPECTATOR if command.seat is None else command.seat
    if not may_look(table.charter, watcher.caller, viewer, table.addresses):
        raise NotAllowed("table-not-all-hands" if viewer == OMNISCIENT else "table-not-your-eyes")
    if viewer >= 0 and _may_return(table, viewer):
        await _return(table, watcher, viewer)
    is_late = viewer == OMNISCIENT and table.charter.settings.watching == "delayed"
    watcher.turn(viewer, float(table.charter.settings.delay) if is_late else 0.0)
    watcher.caller = replace(watcher.caller, viewer=viewer if viewer >= 0 else None)
    _catch_up(table, watcher, command)
    return Done(id=command.id)


async def _return(table: Table, watcher: Watcher, seat: int) -> None:
    """The watcher sees it when it catches up, and not before."""
    before, delay = watcher.viewer, watcher.delay
    watcher.turn(None)
    try:
        await return_to(table, seat)
    except SimonyError:
        watcher.turn(before, delay)
        raise


def _may_return(table: Table, seat: int) -> bool:
    """Somebody for whom a bot stood in is back."""
    if table.charter.status != PLAYING or table.course is None or table.problem is not None:
        return False
    return bool(table.charter.chairs[seat].stand_in) and seat not in table.course.log.retired_seats


def _catch_up(table: Table, watcher: Watcher, command: Look) -> None:
    watcher.say(news_for(table, watcher.caller))
    table.tell_news()
    for line in _missed_chat(table, command.chat):
        watcher.send(line)
    if table.course is not None:
        table.audience.catch_up(watcher, table.course, command.frame)


def _missed_chat(table: Table, seen: int) -> list[bytes]:
    """The lines of chat after line `seen`, in order; only the last ones where there are many."""
    lines: list[bytes] = []
    size = 0
    for line in islice(reversed(table.chat), CHAT_LINES):
        data = encode(line)
        size += len(data)
        if line.line <= seen or size > CHAT_BYTES:
            break
        lines.append(data)
    return lines[::-1]
