"""The rules of consent: whose answer an offer waits for. docs/protocol.md has them as a table.

Every person is asked, whether or not a bot stands in for them: a stand-in plays, but it never
answers for anybody. Silence is not a yes. Bots that sit by arrangement agree. A seat that resigned
or ran out of time is not asked, since its place is settled.
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
    """The seats that must say yes to a proposal of `seat`.

    Seats of the same device need not be asked.
    """
    device, settled = record.chairs[seat].device, timeline.log.retired_seats
    return {
        other
        for other in record.person_seats()
        if record.chairs[other].device != device and other not in settled
    }


def must_not_be_retired(timeline: Timeline, seat: int) -> None:
    """A seat whose place is settled proposes nothing."""
    if seat in timeline.log.retired_seats:
        raise Conflict("table-gave-up")


def must_not_redeal(timeline: Timeline, seat: int, count: int) -> None:
    """An undo of `count` entries crosses no draw that anybody saw: otherwise players could choose
    among deals.
    """
    if count > timeline.log.entries_since_draw():
        drawn = _last_draw(timeline, seat)
        raise (
            IllegalAction("table-undo-draw")
            if drawn is None
            else IllegalAction("table-undo-drawn", drawn=drawn)
        )


def _last_draw(timeline: Timeline, seat: int) -> Text | None:
    """What everybody was told of the last draw, if it is remembered."""
    for step in reversed(timeline.shown[seat]):
        if step.entry is not None and step.entry.kind == CHANCE:
            events = [
                event for event in step.events if event.seen_by(seat) and event.seen_by(SPECTATOR)
            ]
            return timeline.log.game.describe(events[0]) if events else None
    return None
