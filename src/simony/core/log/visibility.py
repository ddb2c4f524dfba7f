"""Which events a viewer sees, and texts for entries outside the rules."""

from __future__ import annotations

from simony.core.event import SPECTATOR, Event
from simony.core.log.log import AGREED_END, HAND_OVER, OWNER, RESIGN, TIME_OUT, UNDO, Entry
from simony.i18n.text import SeatName, Text

OMNISCIENT = -2
"""The viewer who sees every card: of a finished game, or if the players agreed to it."""


def is_visible(event: Event, viewer: int, seats: int) -> bool:
    """Return whether the viewer sees the event.

    An omniscient viewer sees the most detailed version: an event for the spectator that some seat
    does not see is left out, because that seat has a more detailed event of its own.
    """
    if viewer != OMNISCIENT:
        return event.seen_by(viewer)
    return not event.seen_by(SPECTATOR) or all(event.seen_by(seat) for seat in range(seats))


def describe_entry(entry: Entry) -> Text:
    """Return the text for an entry outside the rules."""
    who = SeatName(entry.seat)
    if entry.kind == UNDO:
        return Text("tell-undo", who=who)  # without a number: some may have been hidden
    if entry.kind == HAND_OVER and entry.handed_to == OWNER:
        return Text("tell-back", who=who)
    if entry.kind == HAND_OVER:
        return Text("tell-hand-over", who=who, to=entry.handed_to)
    if entry.kind == AGREED_END:
        return Text("tell-agreed-end")
    return Text({RESIGN: "tell-resign", TIME_OUT: "tell-time-out"}[entry.kind], who=who)
