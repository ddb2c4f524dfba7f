"""What a viewer is told of a log, for every kind of table."""

from __future__ import annotations

from simony.core.event import SPECTATOR, Event
from simony.core.log.log import AGREED_END, HAND_OVER, OWNER, RESIGN, TIME_OUT, UNDO, Entry
from simony.i18n.text import SeatName, Text

OMNISCIENT = -2
"""The viewer for whom every card lies open: of a finished game, or where the players agreed to it.
"""


def is_visible(event: Event, viewer: int, seats: int) -> bool:
    """Whether the viewer is told.

    With everything open the fullest telling counts: what a spectator hears but some seat does not,
    that seat hears better in an event of its own.
    """
    if viewer != OMNISCIENT:
        return event.seen_by(viewer)
    return not event.seen_by(SPECTATOR) or all(event.seen_by(seat) for seat in range(seats))


def describe_entry(entry: Entry) -> Text:
    """The sentence for an entry outside the rules."""
    who = SeatName(entry.seat)
    if entry.kind == UNDO:
        return Text("tell-undo", who=who)  # not how many: some may have been done behind a hand
    if entry.kind == HAND_OVER and entry.handed_to == OWNER:
        return Text("tell-back", who=who)
    if entry.kind == HAND_OVER:
        return Text("tell-hand-over", who=who, to=entry.handed_to)
    if entry.kind == AGREED_END:
        return Text("tell-agreed-end")
    return Text({RESIGN: "tell-resign", TIME_OUT: "tell-time-out"}[entry.kind], who=who)
