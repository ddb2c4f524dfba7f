"""The `look` command: which viewer's frames a client is sent.

A client has one viewer at a time: on a shared device the frames of one seat stop before another's
begin.
"""

from __future__ import annotations

from itertools import islice

from simony.core.errors import SimonyError
from simony.core.event import SPECTATOR
from simony.core.log.visibility import OMNISCIENT
from simony.server.frames.audience import Watcher
from simony.server.protocol.caller import Caller
from simony.server.protocol.codec import encode
from simony.server.protocol.messages import Answer, Done, Look
from simony.server.protocol.problem import Conflict, Forbidden
from simony.server.state.table_record import PLAYING
from simony.server.tables.seating import return_seat
from simony.server.tables.table import Table

CHAT_LINES = 50
"""Lines of chat that a client is sent at most in answer to `look`."""
CHAT_BYTES = 32 * 1024


async def look(table: Table, caller: Caller, command: Look) -> Answer:
    """Send the client this viewer's frames from now on, beginning with what it missed."""
    watcher = table.audience.watcher_of(caller)
    if watcher is None:
        raise Conflict("table-look-needs-socket")
    viewer = OMNISCIENT if command.open else SPECTATOR if command.seat is None else command.seat
    if not table.audience.may_look(table.record, caller, viewer):
        raise Forbidden("table-not-all-hands" if viewer == OMNISCIENT else "table-not-your-eyes")
    if viewer >= 0 and _may_return(table, viewer):
        await _return(table, watcher, viewer)
    is_late = viewer == OMNISCIENT and table.record.settings.watching == "delayed"
    watcher.look_at(viewer, float(table.record.settings.delay) if is_late else 0.0)
    _catch_up(table, watcher, command)
    return Done(id=command.id)


async def _return(table: Table, watcher: Watcher, seat: int) -> None:
    """Give the seat back to its owner, who sees that when catching up and not before."""
    before, delay = watcher.viewer, watcher.delay
    watcher.set_viewer(None)
    try:
        await return_seat(table, seat)
    except SimonyError:
        watcher.set_viewer(before, delay)
        raise


def _may_return(table: Table, seat: int) -> bool:
    """Return whether a bot stands in for the seat and its owner may take it back."""
    if table.record.status != PLAYING or table.timeline is None or table.problem is not None:
        return False
    return bool(table.record.chairs[seat].stand_in) and seat not in table.timeline.log.retired_seats


def _catch_up(table: Table, watcher: Watcher, command: Look) -> None:
    watcher.send_message(table.news_for(watcher.caller))
    table.send_news()
    for line in _missed_chat(table, command.chat):
        watcher.send(line)
    if table.timeline is not None:
        table.audience.catch_up(watcher, table.timeline, command.frame)


def _missed_chat(table: Table, seen: int) -> list[bytes]:
    """Return the lines of chat after line `seen`, in order; only the last ones if there are
    many.
    """
    lines: list[bytes] = []
    size = 0
    for line in islice(table.chat.newest_first(), CHAT_LINES):
        data = encode(line)
        size += len(data)
        if line.line <= seen or size > CHAT_BYTES:
            break
        lines.append(data)
    return lines[::-1]
