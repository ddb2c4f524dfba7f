"""The state of a table around its game, as one client is sent it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simony.server.protocol.caller import Caller
from simony.server.protocol.messages import News, OfferNews, SeatNews
from simony.server.protocol.problem import problem_of

if TYPE_CHECKING:
    from simony.server.tables.table import Table


def news_for(table: Table, caller: Caller) -> News:
    record = table.record
    return News(
        table=record.id,
        game=record.settings.game,
        status=record.status,
        seats=[_seat(table, seat) for seat in range(record.seats)],
        options=record.options,
        house_rules=bool(record.settings.house_rules),
        rules_version=record.rules_version,
        figures=record.figures_hash,
        pin=record.pin,
        commitment=record.commitment,
        listed=record.settings.listed,
        watching=record.settings.watching,
        delay=record.settings.delay,
        watchers=table.audience.spectators(),
        helps=record.settings.helps,
        host=bool(caller.device) and caller.device == record.host,
        yours=record.seats_of(caller.device),
        offers=[
            OfferNews(offer.number, offer.what, offer.seat, sorted(offer.waiting))
            for offer in table.offers.open
        ],
        next=record.next,
        problem=None if table.problem is None else problem_of(table.problem, caller.language),
    )


def _seat(table: Table, seat: int) -> SeatNews:
    record = table.record
    chair = record.chairs[seat]
    return SeatNews(
        seat=seat,
        name=record.name(seat),
        taken=chair.taken,
        bot=chair.bot,
        stand_in=chair.stand_in,
        present=table.audience.is_present(seat),
        replaceable=table.is_replaceable(seat),
        consents=chair.consents,
        seconds_left=table.banks[seat] if record.settings.clock is not None else None,
        name_hidden=chair.name_hidden,
        reserved=chair.reserved,
    )
