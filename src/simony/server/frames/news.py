"""How things stand around the game, as one client is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simony.server.protocol.caller import Caller
from simony.server.protocol.messages import News, OfferNews, SeatNews
from simony.server.protocol.problem import problem_of

if TYPE_CHECKING:
    from simony.server.tables.table import Table


def news_for(table: Table, caller: Caller) -> News:
    charter = table.charter
    return News(
        table=charter.id,
        game=charter.settings.game,
        status=charter.status,
        seats=[_seat(table, seat) for seat in range(charter.seats)],
        options=charter.options,
        house_rules=bool(charter.settings.house_rules),
        rules_version=charter.rules_version,
        figures=charter.figures_hash,
        pin=charter.pin,
        commitment=charter.commitment,
        listed=charter.settings.listed,
        watching=charter.settings.watching,
        delay=charter.settings.delay,
        watchers=table.audience.spectators(),
        helps=charter.settings.helps,
        host=bool(caller.device) and caller.device == charter.host,
        yours=charter.chairs_of(caller.device),
        offers=[
            OfferNews(offer.number, offer.what, offer.seat, sorted(offer.waiting))
            for offer in table.offers.open
        ],
        next=charter.next,
        problem=None if table.problem is None else problem_of(table.problem, caller.language),
    )


def _seat(table: Table, seat: int) -> SeatNews:
    charter = table.charter
    chair = charter.chairs[seat]
    return SeatNews(
        seat=seat,
        name=charter.name(seat),
        taken=chair.taken,
        bot=chair.bot,
        stand_in=chair.stand_in,
        present=table.audience.is_present(seat),
        replaceable=table.is_replaceable(seat),
        consents=chair.consents,
        seconds_left=table.banks[seat] if charter.settings.clock is not None else None,
        name_hidden=chair.name_hidden,
        reserved=chair.reserved,
    )
