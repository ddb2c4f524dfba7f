"""Through whose eyes a client looks. One pair of eyes at a time: on a shared device the frames of one seat stop before another's begin."""

from __future__ import annotations

from dataclasses import replace

from simony.core.errors import SimonyError
from simony.core.event import SPECTATOR
from simony.core.told import EVERYTHING
from simony.table.audience import Watcher
from simony.table.charter import PLAYING
from simony.table.messages import Answer, Done, Look
from simony.table.news import news_for
from simony.table.problem import NotAllowed
from simony.table.rights import may_look
from simony.table.seating import return_to
from simony.table.table import Table


async def look(table: Table, watcher: Watcher, command: Look) -> Answer:
    """From now on the client is sent what this viewer sees, beginning with what it missed."""
    viewer = EVERYTHING if command.open else SPECTATOR if command.seat is None else command.seat
    if not may_look(table.charter, watcher.caller, viewer):
        raise NotAllowed("table-not-your-eyes")
    if viewer >= 0 and _may_return(table, viewer):
        await _return(table, watcher, viewer)
    is_late = viewer == EVERYTHING and table.charter.settings.watching == "delayed"
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
    return bool(table.charter.chairs[seat].stand_in) and seat not in table.course.log.given_up


def _catch_up(table: Table, watcher: Watcher, command: Look) -> None:
    watcher.say(news_for(table, watcher.caller))
    table.tell_news()
    for line in table.chat:
        if line.line > command.chat:
            watcher.say(line)
    if table.course is not None:
        table.audience.catch_up(watcher, table.course, command.frame)
