"""Hints: what a cardinal would do with what a seat knows.

It decides outside the table's task, so that nobody waits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

from simony.core.errors import IllegalAction
from simony.i18n.text import SeatName
from simony.server.protocol.caller import Caller
from simony.server.protocol.messages import Answer, Hint, Hinted, Opinion
from simony.server.protocol.problem import Busy, Conflict, Forbidden, RateLimited
from simony.server.state.permissions import must_be_playing, own_seat
from simony.server.state.timeline import NOT_ASKED

if TYPE_CHECKING:
    from simony.server.tables.table import Table

SECONDS = 1.5
MAX_PER_ADDRESS = 4
"""Hints that are computed at the same time for one address."""
MAX_HINTS = 32
"""Hints that are computed at the same time in total; more are refused."""


class RunningHints:
    """The hints that are being computed: one at a time for each seat, a few for each address."""

    def __init__(self) -> None:
        self._seats: set[tuple[str, int]] = set()
        """The seats, each with its table."""
        self._addresses: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._addresses.total()

    @contextmanager
    def running(self, table: str, seat: int, address: str) -> Iterator[None]:
        """Count a hint while it is computed; raise an error if there are too many."""
        if (table, seat) in self._seats or self._addresses[address] >= MAX_PER_ADDRESS:
            raise RateLimited("table-hinting", SECONDS)
        if self._addresses.total() >= MAX_HINTS:
            raise Busy("table-busy", SECONDS)
        self._seats.add((table, seat))
        self._addresses[address] += 1
        try:
            yield
        finally:
            self._seats.discard((table, seat))
            self._addresses -= Counter([address])


async def hint(table: Table, caller: Caller, command: Hint) -> Callable[[], Awaitable[Answer]]:
    """Look at the position in the table's queue; compute the hint outside it."""
    seat, view = _question(table, caller, command)
    return partial(_compute, table, caller, command, seat, view)


async def _compute(table: Table, caller: Caller, command: Hint, seat: int, view: bytes) -> Answer:
    services, game = table.services, table.game
    assert game is not None
    with services.hints.running(table.record.id, seat, caller.address):
        advice = await services.bot_service.advice(
            game,
            view,
            seconds=SECONDS,
            seed=services.environment.token(12),
            client=caller.address,
        )
    opinions = [
        Opinion(each.action, each.visits, each.wins, each.value, each.low, each.high)
        for each in advice.thoughts
    ]
    return Hinted(id=command.id, opinions=opinions, why=advice.why)


def _question(table: Table, caller: Caller, command: Hint) -> tuple[int, bytes]:
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
