"""Endpoints about tables: making and finding them, doing something at them, and what is left when a game is over."""

from __future__ import annotations

from typing import Annotated, cast

from msgspec import Meta, Struct

from simony.core.errors import BadFigures, BadOption
from simony.core.event import SPECTATOR
from simony.core.told import EVERYTHING
from simony.table import rows
from simony.table.charter import Charter, Settings, decode_charter
from simony.table.commands import follow
from simony.table.endpoint import AnyEndpoint, Call, Device, Endpoint, Nothing
from simony.table.lan import qr_svg
from simony.table.limits import Kind
from simony.table.messages import (
    Accepted,
    AnyCommand,
    Chat,
    Done,
    Hinted,
    Illegal,
    News,
    NotYours,
    Pong,
    Refused,
    SlowDown,
    Stale,
    Unavailable,
)
from simony.table.news import news_for
from simony.table.problem import NotNow, NotThere, TooFast, WrongShape
from simony.table.reception import Reception
from simony.table.replays import MOST_FRAMES, Replay, replay_of
from simony.table.seating import move_in
from simony.table.table import Table

AnyAnswer = Accepted | Hinted | Stale | Illegal | NotYours | Done | Refused | SlowDown | Unavailable | Pong
TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$", description="A table's id; its link is /t/ and this.")]


_LINK = "Whoever has the table's link."
_OVER = "Whoever has the table's link, once the game is over."


class Which(Struct, frozen=True, forbid_unknown_fields=True):
    table: TableId


class Moments(Struct, frozen=True, forbid_unknown_fields=True):
    """Which moments of a replay, and through whose eyes: a seat (from 0), `public` or `all`."""

    table: TableId
    eyes: Annotated[str, Meta(pattern="^(public|all|[0-9]|1[0-5])$")] = "all"
    first: Annotated[int, Meta(ge=0, le=100_000)] = 0
    count: Annotated[int, Meta(ge=1, le=MOST_FRAMES)] = MOST_FRAMES


class ListedSeat(Struct, frozen=True):
    name: str
    taken: bool
    bot: str


class ListedTable(Struct, frozen=True):
    table: str
    game: str
    status: str
    seats: list[ListedSeat]
    options: dict[str, str]
    house_rules: bool
    pin: str
    rules_version: int
    figures: str
    commitment: str
    watching: str
    clock: bool
    created: float


class Lobby(Struct, frozen=True):
    tables: list[ListedTable]


class TicketText(Struct, frozen=True, forbid_unknown_fields=True):
    ticket: Annotated[str, Meta(min_length=8, max_length=100)]


class Moved(Struct, frozen=True):
    table: str
    seat: int


class Fairness(Struct, frozen=True):
    """What was promised, and, once the game is over, what the promise was about."""

    commitment: str
    nonces: list[str]
    pin: str
    secret: str | None


class LobbyDoor:
    """The handlers."""

    def __init__(self, reception: Reception, public_url: str = "") -> None:
        self._reception = reception
        self._house = reception.house
        self._public_url = public_url

    async def list_tables(self, call: Call[Nothing, Nothing]) -> Lobby:
        del call
        found = await rows.lobby(self._reception.store, 200)
        return Lobby([_listed(decode_charter(each.body)) for each in found])

    async def create(self, call: Call[Nothing, Settings]) -> News:
        caller = await self._reception.known(call)
        self._reception.limit(Kind.DEVICE_TABLES, caller.device)
        table = await self._house.create(caller, call.body)
        return news_for(table, caller)

    async def look_at(self, call: Call[Which, Nothing]) -> News:
        table = await self._house.find(call.params.table)
        return news_for(table, await self._reception.caller(call))

    async def do(self, call: Call[Which, AnyCommand]) -> AnyAnswer:
        caller = await self._reception.known(call)
        if isinstance(call.body, Chat):
            self._reception.limit(Kind.CHAT, caller.device)
        table = await self._house.find(call.params.table)
        return await follow(table, caller, call.body)  # type: ignore[return-value]  # every answer is one of these

    async def redeem(self, call: Call[Nothing, TicketText]) -> Moved:
        caller = await self._reception.known(call)
        services, token = self._reception.services, rows.hashed(call.body.ticket)
        ticket = await rows.find_ticket(services.store, token, services.surroundings.now())
        if ticket is None:
            raise NotNow("table-ticket-void")
        table = await self._house.find(ticket.game_table)
        await table.in_turn(lambda: move_in(table, caller, token))
        return Moved(ticket.game_table, ticket.seat)

    async def log(self, call: Call[Which, Nothing]) -> str:
        table = await self._house.find(call.params.table)
        call.headers.append(("content-disposition", f'attachment; filename="{table.charter.settings.game}.log"'))
        return table.told_log().dump()

    async def replay(self, call: Call[Moments, Nothing]) -> Replay:
        table = await self._house.find(call.params.table)
        log, wanted = table.told_log(), call.params
        viewer = {"public": SPECTATOR, "all": EVERYTHING}.get(wanted.eyes)
        viewer = int(wanted.eyes) if viewer is None else viewer
        if viewer >= log.game.seats:
            raise NotThere("error-no-such-seat", seat=viewer + 1, seats=log.game.seats)
        return replay_of(table.charter.id, log, viewer, wanted.first, wanted.count)

    async def fairness(self, call: Call[Which, Nothing]) -> Fairness:
        table = await self._house.find(call.params.table)
        charter = table.charter
        secret = table.told_log().secret if _is_over(table) else None
        return Fairness(charter.commitment, charter.nonces, charter.pin, secret)

    async def code(self, call: Call[Which, Nothing]) -> str:
        table = await self._house.find(call.params.table)
        base = self._public_url or f"{call.scheme}://{call.request.headers.get('host', '')}"
        return qr_svg(f"{base}/t/{table.charter.id}")

    def endpoints(self) -> list[AnyEndpoint]:
        return [
            Endpoint(
                method="GET", path="/api/tables", name="getLobby", who="Anybody.", tag="tables", response=Lobby, handler=self.list_tables,
                summary="The lobby: listed tables that one could join or watch.",
            ),
            Endpoint(
                method="POST", path="/api/tables", name="createTable", who="Any device that has introduced itself.", tag="tables",
                summary="Make a table. Its promise is published with it; nobody sits yet but the bots.", device=Device.MUST,
                request=Settings, response=News, status=201, handler=self.create, errors=(BadOption, BadFigures, TooFast, WrongShape),
                example=Settings(game="dogma", seats=4, bots=[None, "priest", "priest", "bishop"]),
            ),
            Endpoint(
                method="GET", path="/api/tables/{table}", name="getTable", params=Which, response=News, handler=self.look_at,
                device=Device.MAY, summary="How things stand around the game.",
                who=_LINK, tag="tables",
            ),
            Endpoint(
                method="POST", path="/api/tables/{table}/commands", name="do", params=Which,
                request=cast(type[AnyCommand], AnyCommand), response=cast(type[AnyAnswer], AnyAnswer),
                who="Each command says who may: the host, whoever holds the seat, anybody with the link.", tag="tables",
                summary="Do something at a table: the commands of the socket, one at a time.", device=Device.MUST, handler=self.do,
                errors=(TooFast, WrongShape),
            ),
            Endpoint(
                method="POST", path="/api/tickets", name="moveSeat", who="Whoever has the ticket, once.", tag="tables",
                summary="Move a seat to this device.", device=Device.MUST, request=TicketText, response=Moved, handler=self.redeem,
                errors=(NotNow, TooFast),
            ),
            Endpoint(
                method="GET", path="/api/tables/{table}/code", name="getCode", params=Which, response=str, media="image/svg+xml",
                handler=self.code, summary="The table's link as a code for phones to scan.",
                who=_LINK, tag="tables",
            ),
            Endpoint(
                method="GET", path="/api/tables/{table}/fairness", name="getFairness", params=Which, response=Fairness,
                handler=self.fairness, summary="What was promised about the shuffles; the secret, once the game is over.",
                who=_LINK, tag="tables",
            ),
            Endpoint(
                method="GET", path="/api/tables/{table}/log", name="getLog", params=Which, response=str, media="text/plain",
                handler=self.log, errors=(NotNow,), summary="The log of a finished game, with the secret of its shuffles.",
                who=_OVER, tag="after the game",
            ),
            Endpoint(
                method="GET", path="/api/tables/{table}/replay", name="getReplay", params=Moments, response=Replay, handler=self.replay,
                errors=(NotNow,), summary="Moments of a finished game, from any seat's eyes or with everything open.",
                who=_OVER, tag="after the game",
            ),
        ]  # fmt: skip


def _is_over(table: Table) -> bool:
    return table.charter.status == "over" and table.course is not None


def _listed(charter: Charter) -> ListedTable:
    seats = [ListedSeat(charter.name(seat), chair.taken, chair.bot) for seat, chair in enumerate(charter.chairs)]
    settings = charter.settings
    return ListedTable(
        charter.id, settings.game, charter.status, seats, charter.options, bool(settings.house_rules), charter.pin, charter.rules_version,
        charter.figures_hash, charter.commitment, settings.watching, settings.clock is not None, charter.created,
    )  # fmt: skip
