"""Endpoints about tables: creating and finding them, commands, tickets, and logs and replays of
finished games.
"""

from __future__ import annotations

from functools import partial
from typing import Annotated, cast

from msgspec import Meta, Raw, Struct

from simony.core.errors import BadFigures, BadOption
from simony.core.event import SPECTATOR
from simony.core.log.visibility import OMNISCIENT
from simony.server.api.lobby_list import ListedTable, listed_table
from simony.server.api.request_context import RequestContext
from simony.server.frames.replays import MAX_REPLAY_FRAMES, Replay
from simony.server.http.endpoint import AnyEndpoint, Call, Device, Encoded, Endpoint, Nothing
from simony.server.jobs.jobs import DumpLog, ReplayGame, StoredGame
from simony.server.live.sockets import execute
from simony.server.network.lan import qr_svg
from simony.server.protocol.codec import encode
from simony.server.protocol.messages import (
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
from simony.server.protocol.problem import Busy, Conflict, InvalidData, NotFound, RateLimited
from simony.server.runtime.short_cache import ShortCache
from simony.server.security.rate_limits import Kind, address_key
from simony.server.state.table_record import Settings, encode_record
from simony.server.store import moderation_rows, rows
from simony.server.tables.seating import redeem_ticket
from simony.server.tables.table import Table

AnyAnswer = (
    Accepted | Hinted | Stale | Illegal | NotYours | Done | Refused | SlowDown | Unavailable | Pong
)
TableId = Annotated[
    str,
    Meta(pattern="^[A-Za-z0-9_-]{8,64}$", description="A table's id; its link is /t/ and this."),
]


MAX_LISTED = 200
_LINK = "Anyone with the table's link."
_OVER = "Anyone with the table's link, once the game is over."


class TableParams(Struct, frozen=True, forbid_unknown_fields=True):
    table: TableId


class ReplayParams(Struct, frozen=True, forbid_unknown_fields=True):
    """Which frames of a replay, and whose view: a seat (from 0), `public` or `all`."""

    table: TableId
    eyes: Annotated[str, Meta(pattern="^(public|all|[0-9]|1[0-5])$")] = "all"
    first: Annotated[int, Meta(ge=0, le=100_000)] = 0
    count: Annotated[int, Meta(ge=1, le=MAX_REPLAY_FRAMES)] = MAX_REPLAY_FRAMES


class Lobby(Struct, frozen=True):
    tables: list[ListedTable]


class TicketText(Struct, frozen=True, forbid_unknown_fields=True):
    ticket: Annotated[str, Meta(min_length=8, max_length=100)]


class Moved(Struct, frozen=True):
    table: str
    seat: int


class Fairness(Struct, frozen=True):
    """What was promised about the shuffles and, once the game is over, the secret."""

    commitment: str
    nonces: list[str]
    pin: str
    secret: str | None


class TableEndpoints:
    """The handlers."""

    def __init__(
        self, context: RequestContext, public_url: str = "", remembered: float = 1.0
    ) -> None:
        self._context = context
        self._services = context.services
        self._lobby = ShortCache(remembered, self._services.environment.monotonic, self._list)
        self._registry = context.registry
        self._jobs = context.services.jobs
        self._public_url = public_url

    async def list_tables(self, call: Call[Nothing, Nothing]) -> Lobby:
        """The lobby: listed tables that one could join or watch."""
        del call
        return await self._lobby.get()

    async def _list(self) -> Lobby:
        found = await rows.lobby(self._context.store, MAX_LISTED)
        tables = encode([listed_table(each.body) for each in found])
        return Lobby(cast(list[ListedTable], Raw(tables)))  # encoded once for all clients

    async def create(self, call: Call[Nothing, Settings]) -> News:
        """Make a table. Its promise is published with it; nobody sits yet but the bots."""
        caller = await self._context.known(call)
        self._context.limit(Kind.DEVICE_TABLES, caller.device)
        self._context.limit(Kind.ADDRESS_TABLES, caller.address)
        most = self._services.quotas.open_tables
        if await moderation_rows.count_not_begun(self._context.store, caller.device) >= most:
            raise Conflict("table-quota-tables", most=most)
        table = await self._registry.create(caller, call.body)
        return table.news_for(caller)

    async def get_table(self, call: Call[TableParams, Nothing]) -> News:
        """How things stand around the game."""
        table = await self._registry.find(call.params.table)
        return table.news_for(await self._context.caller(call))

    async def run_command(self, call: Call[TableParams, AnyCommand]) -> AnyAnswer:
        """Do something at a table: the commands of the socket, one at a time."""
        caller = await self._context.known(call)
        if isinstance(call.body, Chat):
            self._context.limit(Kind.CHAT, caller.device)
        table = await self._registry.find(call.params.table)
        answer = await execute(table, caller, call.body)
        if isinstance(answer, Unavailable):
            call.unavailable()
        return answer  # type: ignore[return-value]  # every answer is one of these

    async def redeem(self, call: Call[Nothing, TicketText]) -> Moved:
        """Move a seat to this device."""
        caller = await self._context.known(call)
        services, token = self._context.services, rows.sha256(call.body.ticket)
        ticket = await rows.find_ticket(services.store, token, services.environment.now())
        if ticket is None:
            raise Conflict("table-ticket-void")
        table = await self._registry.find(ticket.game_table)
        await table.queue.run(lambda: redeem_ticket(table, caller, token))
        return Moved(ticket.game_table, ticket.seat)

    async def log(self, call: Call[TableParams, Nothing]) -> Encoded[str]:
        """The log of a finished game, with the secret of its shuffles."""
        table = await self._registry.find(call.params.table)
        job = DumpLog(game=await self._finished_game(table))
        call.headers.append(
            ("content-disposition", f'attachment; filename="{table.record.settings.game}.log"')
        )
        return Encoded(await self._jobs.run(job, address_key(call.address)))

    async def replay(self, call: Call[ReplayParams, Nothing]) -> Encoded[Replay]:
        """Moments of a finished game, from any seat's eyes or with everything open."""
        table, wanted = await self._registry.find(call.params.table), call.params
        game = await self._finished_game(table)
        viewer = {"public": SPECTATOR, "all": OMNISCIENT}.get(wanted.eyes)
        viewer = int(wanted.eyes) if viewer is None else viewer
        if viewer >= table.record.seats:
            raise NotFound("error-no-such-seat", seat=viewer + 1, seats=table.record.seats)
        job = ReplayGame(game=game, viewer=viewer, first=wanted.first, count=wanted.count)
        return Encoded(await self._jobs.run(job, address_key(call.address)))

    async def _finished_game(self, table: Table) -> StoredGame:
        """Return a finished game for a worker process; raise `Conflict` if it is not over."""
        record = table.record
        names, secret = table.state.revealed_names_and_secret()
        lines = [entry.line for entry in await rows.get_entries(self._context.store, record.id)]
        return StoredGame(record.id, encode_record(record), names, lines, secret)

    async def fairness(self, call: Call[TableParams, Nothing]) -> Fairness:
        """What was promised about the shuffles; the secret, once the game is over."""
        table = await self._registry.find(call.params.table)
        record = table.record
        return Fairness(record.commitment, record.nonces, record.pin, table.state.revealed_secret)

    async def qr_code(self, call: Call[TableParams, Nothing]) -> str:
        """The table's link as a code for phones to scan."""
        table = await self._registry.find(call.params.table)
        base = self._public_url or f"{call.scheme}://{call.request.headers.get('host', '')}"
        return qr_svg(f"{base}/t/{table.record.id}")

    def endpoints(self) -> list[AnyEndpoint]:
        linked = partial(Endpoint, who=_LINK, tag="tables")
        finished = partial(Endpoint, who=_OVER, tag="after the game", errors=(Conflict, Busy))
        return [
            Endpoint(
                "GET", "/api/tables", "getLobby", self.list_tables, who="Anybody.", tag="tables"
            ),
            Endpoint(
                "POST",
                "/api/tables",
                "createTable",
                self.create,
                who="Any device that has introduced itself.",
                tag="tables",
                device=Device.MUST,
                status=201,
                errors=(BadOption, BadFigures, Conflict, RateLimited, InvalidData, Busy),
                example=Settings(game="dogma", seats=4, bots=[None, "priest", "priest", "bishop"]),
            ),
            linked("GET", "/api/tables/{table}", "getTable", self.get_table, device=Device.MAY),
            Endpoint(
                "POST",
                "/api/tables/{table}/commands",
                "do",
                self.run_command,
                who="Each command says who may: the host, the holder of the seat,"
                " anybody with the link.",
                tag="tables",
                device=Device.MUST,
                errors=(RateLimited, InvalidData),
                failure=Unavailable,
            ),
            Endpoint(
                "POST",
                "/api/tickets",
                "moveSeat",
                self.redeem,
                who="Anyone with the ticket, once.",
                tag="tables",
                device=Device.MUST,
                errors=(Conflict, RateLimited),
            ),
            linked(
                "GET", "/api/tables/{table}/code", "getCode", self.qr_code, media="image/svg+xml"
            ),
            linked("GET", "/api/tables/{table}/fairness", "getFairness", self.fairness),
            finished("GET", "/api/tables/{table}/log", "getLog", self.log, media="text/plain"),
            finished("GET", "/api/tables/{table}/replay", "getReplay", self.replay),
        ]
