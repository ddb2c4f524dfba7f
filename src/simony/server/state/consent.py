"""The rules of consent: which seats must answer an offer. docs/protocol.md has them as a table.

Every person is asked, even while a bot stands in for them: a stand-in plays, but it never answers
for anybody. Silence is not a yes. Bots that have a seat of their own agree. A seat that resigned or
ran out of time is not asked, since its place is decided.
"""

from __future__ import annotations

from simony.core.errors import IllegalAction
from simony.core.event import SPECTATOR
from simony.core.log import CHANCE
from simony.i18n.text import Text
from simony.server.protocol.problem import Conflict
from simony.server.state.table_record import TableRecord
from simony.server.state.timeline import Timeline


def seats_to_ask(record: TableRecord, timeline: Timeline, seat: int) -> set[int]:
    """Return the seats that must say yes to an offer of `seat`.

    Seats of the same device need not be asked.
    """
    device, settled = record.chairs[seat].device, timeline.log.retired_seats
    return {
        other
        for other in record.person_seats()
        if record.chairs[other].device != device and other not in settled
    }


def must_not_be_retired(timeline: Timeline, seat: int) -> None:
    """Refuse an offer of a seat whose place is decided."""
    if seat in timeline.log.retired_seats:
        raise Conflict("table-gave-up")


def must_not_redeal(timeline: Timeline, seat: int, count: int) -> None:
    """Refuse an undo of `count` entries that would cross a draw anybody saw: players could
    choose among deals.
    """
    if count > timeline.log.entries_since_draw():
        drawn = _last_draw(timeline, seat)
        raise (
            IllegalAction("table-undo-draw")
            if drawn is None
            else IllegalAction("table-undo-drawn", drawn=drawn)
        )


def _last_draw(timeline: Timeline, seat: int) -> Text | None:
    """Return the public description of the last draw, if it is remembered."""
    for step in reversed(timeline.shown[seat]):
        if step.entry is not None and step.entry.kind == CHANCE:
            events = [
                event for event in step.events if event.seen_by(seat) and event.seen_by(SPECTATOR)
            ]
            return timeline.log.game.describe(events[0]) if events else None
    return None
