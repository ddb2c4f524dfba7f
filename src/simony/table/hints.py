"""Hints: what the strongest bot there is would do with what a seat knows. It thinks outside the table's task, so that nobody waits."""

from __future__ import annotations

from simony.core.errors import IllegalAction
from simony.core.text import SeatName
from simony.table.caller import Caller
from simony.table.course import NOT_ASKED
from simony.table.messages import Answer, Hint, Hinted, Opinion
from simony.table.problem import NotAllowed, NotNow, TooFast
from simony.table.rights import must_be_playing, own_seat
from simony.table.table import Table

SECONDS = 1.5


async def hint(table: Table, caller: Caller, command: Hint) -> Answer:
    """One at a time for each seat."""
    seat, view = await table.in_turn(lambda: _question(table, caller, command))
    assert table.game is not None
    surroundings = table.services.surroundings
    table.hinting.add(seat)
    try:
        advice = await table.services.thinking.advice(table.game, view, seconds=SECONDS, seed=surroundings.token(12))
    finally:
        table.hinting.discard(seat)
    opinions = [Opinion(each.action, each.visits, each.wins, each.value, each.low, each.high) for each in advice.thoughts]
    return Hinted(id=command.id, opinions=opinions, why=advice.why)


async def _question(table: Table, caller: Caller, command: Hint) -> tuple[int, bytes]:
    """Whose hint it is, and all that the seat knows."""
    must_be_playing(table.charter)
    seat = own_seat(table.charter, caller, command.seat)
    course = table.draft().course
    if not table.charter.settings.helps:
        raise NotAllowed("table-no-helps")
    if course.prompt(seat) == NOT_ASKED:
        raise IllegalAction("error-not-pending", who=SeatName(seat))
    if course.prompt(seat) != command.prompt:
        raise NotNow("table-stale", asked=course.prompt(seat), came=command.prompt)
    if seat in table.hinting:
        raise TooFast("table-hinting", SECONDS)
    return seat, course.last.state.view(seat).to_bytes()
