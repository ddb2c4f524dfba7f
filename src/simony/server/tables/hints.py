"""Hints: what a cardinal would do with what a seat knows.

It decides outside the table's task, so that nobody waits.
"""

from __future__ import annotations

from collections import Counter

from simony.core.errors import IllegalAction
from simony.i18n.text import SeatName
from simony.server.protocol.caller import Caller
from simony.server.protocol.messages import Answer, Hint, Hinted, Opinion
from simony.server.protocol.problem import Busy, Conflict, Forbidden, RateLimited
from simony.server.state.permissions import must_be_playing, own_seat
from simony.server.state.timeline import NOT_ASKED
from simony.server.tables.table import Table

SECONDS = 1.5
MAX_PER_ADDRESS = 4
"""Hints that are computed at the same time for one address."""
MAX_HINTS = 32
"""Hints that are computed at the same time in total; more are refused."""


async def hint(table: Table, caller: Caller, command: Hint) -> Answer:
    """Return a hint: one at a time for each seat, a few for each address."""
    services = table.services
    seat, view = await table.enqueue(lambda: _question(table, caller, command))
    assert table.game is not None
    _must_have_room(table, caller, seat)
    table.hinting.add(seat)
    services.hints[caller.address] += 1
    try:
        seed = services.environment.token(12)
        advice = await services.bot_service.advice(
            table.game, view, seconds=SECONDS, seed=seed, client=caller.address
        )
    finally:
        table.hinting.discard(seat)
        services.hints -= Counter([caller.address])
    opinions = [
        Opinion(each.action, each.visits, each.wins, each.value, each.low, each.high)
        for each in advice.thoughts
    ]
    return Hinted(id=command.id, opinions=opinions, why=advice.why)


def _must_have_room(table: Table, caller: Caller, seat: int) -> None:
    if seat in table.hinting or table.services.hints[caller.address] >= MAX_PER_ADDRESS:
        raise RateLimited("table-hinting", SECONDS)
    if table.services.hints.total() >= MAX_HINTS:
        raise Busy("table-busy", SECONDS)


async def _question(table: Table, caller: Caller, command: Hint) -> tuple[int, bytes]:
    """Return the seat that asks and its view."""
    must_be_playing(table.record)
    seat = own_seat(table.record, caller, command.seat)
    timeline = table.transaction().timeline
    if not table.record.settings.helps:
        raise Forbidden("table-no-helps")
    if timeline.prompt(seat) == NOT_ASKED:
        raise IllegalAction("error-not-pending", who=SeatName(seat))
    if timeline.prompt(seat) != command.prompt:
        raise Conflict("table-stale", asked=timeline.prompt(seat), came=command.prompt)
    return seat, timeline.last.state.view(seat).to_bytes()
