"""The server put together: store, tables, bots and doors, as one ASGI application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from importlib import metadata
from pathlib import Path
from typing import Any

from msgspec import Struct
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Scope
from starlette.websockets import WebSocket

from simony.bots.program import Programs
from simony.bots.thinkers import Thinkers
from simony.core.errors import SimonyError
from simony.games.registry import boxes
from simony.table.endpoint import AnyEndpoint, Call, Endpoint, Nothing, routes
from simony.table.guests import Guests
from simony.table.headers import BodyLimit, Guard, LastResort, SafeHeaders, Squeeze
from simony.table.house import House
from simony.table.identity import presented_token
from simony.table.limits import LimitFigures, Limits
from simony.table.lobby import LobbyDoor
from simony.table.measured import Measured
from simony.table.messages import encode
from simony.table.metrics import CONTENT_TYPE
from simony.table.openapi import document
from simony.table.origin import Doors
from simony.table.pages import page_routes
from simony.table.people import People
from simony.table.problem import NotAllowed, language_of, no_page, on_http_exception, refuse, response_to
from simony.table.reception import Reception
from simony.table.services import Services, Thinking
from simony.table.shelf import ShelfDoor
from simony.table.sockets import serve_socket
from simony.table.store import Store
from simony.table.surroundings import Surroundings
from simony.table.webhook import Webhooks

MAX_BODY = 1024 * 1024
"""The longest body is a log to be verified; every other is refused by its own lengths long before."""
TIDY_SECONDS = 60.0
SWEEP_SECONDS = 3600.0
_logger = logging.getLogger("simony.table")


@dataclass(frozen=True)
class Config:
    """How a server is to be."""

    data: Path
    public_url: str | None = None
    hosts: tuple[str, ...] = ()
    limits: LimitFigures = field(default_factory=LimitFigures)
    allow_private_webhooks: bool = False
    open_metrics: bool = False
    """Whether anybody may read the metrics, and not only this machine."""
    thinkers: int | None = None
    away: float = 60.0
    think: float = 2.0
    programs: Programs = field(default_factory=Programs)
    """Bots of one's own."""


class Health(Struct, frozen=True):
    status: str
    version: str
    tables: int


class Server:
    """One running server."""

    def __init__(self, config: Config, store: Store, thinking: Thinking, surroundings: Surroundings | None = None) -> None:
        boxes()  # every game is on the shelf, and its words are known, before anybody asks
        self.config = config
        self._webhooks = Webhooks(config.allow_private_webhooks)
        self._calls: set[asyncio.Task[None]] = set()
        self.services = Services(
            store, surroundings or Surroundings(), thinking, Measured(), self._ring,
            away=config.away, think=config.think, allow_private_webhooks=config.allow_private_webhooks, guests=Guests(config.programs),
        )  # fmt: skip
        self.house = House(self.services)
        self.reception = Reception(self.house, Limits(config.limits))
        self._people = People(self.reception)
        self._shelf = ShelfDoor(self.services.levels)
        self._lobby = LobbyDoor(self.reception, (config.public_url or "").removesuffix("/"))
        self._sockets = 0
        self._tasks: list[asyncio.Task[None]] = []
        self._gauges()

    # --- life -----------------------------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        await self.house.awaken()
        self._tasks = [
            asyncio.create_task(self._every(TIDY_SECONDS, self.house.put_away)),
            asyncio.create_task(self._every(SWEEP_SECONDS, self.house.sweep)),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.house.close()
        await self.services.guests.close()
        self._webhooks.close()
        await self.services.store.close()

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except SimonyError as error:
                _logger.warning("%s", error)
            await asyncio.sleep(seconds)

    def _ring(self, url: str, payload: bytes) -> None:
        task = asyncio.create_task(self._call(url, payload))
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)

    async def _call(self, url: str, payload: bytes) -> None:
        outcome = await self._webhooks.call(url, payload)
        self.services.measured.webhooks.add(outcome.value)

    def _gauges(self) -> None:
        gauge, statistics = self.services.measured.metrics.gauge, self.services.store.statistics
        gauge("simony_tables", "Tables in memory.", read=lambda: len(self.house.tables))
        gauge("simony_commits", "Commits to the database since the start.", read=lambda: statistics.commits)
        gauge("simony_commit_failures", "Commits that failed since the start.", read=lambda: statistics.failures)
        gauge("simony_commit_seconds", "How long the last commit took.", read=lambda: statistics.last_seconds)
        gauge("simony_commit_batch", "How many submissions were in the last commit.", read=lambda: statistics.last_batch)

    # --- doors ----------------------------------------------------------------------------------------------------------------------------

    def endpoints(self) -> list[AnyEndpoint]:
        health: AnyEndpoint = Endpoint(
            method="GET", path="/api/health", name="getHealth", who="Anybody.", tag="server", summary="Whether the server is well.",
            response=Health, handler=self.health,
        )  # fmt: skip
        return [*self._people.endpoints(), *self._lobby.endpoints(), *self._shelf.endpoints(), health]

    async def health(self, call: Call[Nothing, Nothing]) -> Health:
        del call
        await self.services.store.read("SELECT 1")
        return Health("ok", metadata.version("simony"), len(self.house.tables))

    def openapi(self) -> dict[str, Any]:
        return document(self.endpoints(), "Simony", metadata.version("simony"), "A table for games of sin and salvation.")

    async def _openapi(self, request: Request) -> Response:
        del request
        return Response(encode(self.openapi()), media_type="application/json")

    async def _metrics(self, request: Request) -> Response:
        # Behind a proxy nobody can be told from this machine.
        if not self.config.open_metrics and (self.config.public_url is not None or not _is_this_machine(request.scope)):
            raise NotAllowed("table-metrics")
        return Response(self.services.measured.metrics.text(), media_type=CONTENT_TYPE)

    async def _socket(self, socket: WebSocket) -> None:
        """Whoever has the link may open one; what they see is decided by `look`."""
        language = language_of(socket.scope)
        try:
            caller = await self.reception.caller_by_token(presented_token(socket.headers), language)
            table = await self.house.find(socket.path_params["table"])
        except SimonyError as error:
            await refuse(error, socket.scope, socket.receive, socket.send)
            return
        self._sockets += 1
        await serve_socket(socket, table, caller, self.reception.limits, str(self._sockets))

    def asgi(self) -> Starlette:
        doors = Doors(self.config.public_url, self.config.hosts)
        app = Starlette(
            routes=[
                *routes(self.endpoints()),
                Route("/api/openapi.json", self._openapi),
                Route("/metrics", self._metrics),
                WebSocketRoute("/api/tables/{table}/socket", self._socket),
                *page_routes(),
            ],
            middleware=[
                Middleware(SafeHeaders),
                Middleware(LastResort),
                Middleware(partial(Guard, check=doors.check)),
                Middleware(partial(Guard, check=self.reception.check_address)),
                Middleware(partial(BodyLimit, most=MAX_BODY)),
                Middleware(Squeeze),
            ],
            exception_handlers={HTTPException: on_http_exception, SimonyError: _on_refusal},  # type: ignore[dict-item]  # each gets its own kind
        )
        app.router.default = no_page
        app.router.redirect_slashes = False
        return app


async def _on_refusal(request: Request, error: SimonyError) -> Response:
    return response_to(error, language_of(request.scope))


def _is_this_machine(scope: Scope) -> bool:
    client = scope.get("client")
    return client is None or client[0] in ("127.0.0.1", "::1")


@asynccontextmanager
async def running(config: Config, surroundings: Surroundings | None = None) -> AsyncIterator[Server]:
    """A server with its store and its thinkers, from the first to the last moment."""
    store = await asyncio.to_thread(Store.open, config.data)
    thinkers = Thinkers(config.thinkers)
    server = Server(config, store, thinkers, surroundings)
    gauge = server.services.measured.metrics.gauge
    gauge("simony_thinkers_busy", "Processes that think just now.", read=lambda: thinkers.load().busy)
    gauge("simony_thinkers_waiting", "Decisions that wait for a process.", read=lambda: thinkers.load().waiting)
    gauge("simony_thinkers_replaced", "Processes that died or hung and were replaced.", read=lambda: thinkers.load().replaced)
    try:
        await thinkers.start()
        await server.start()
        yield server
    finally:
        with suppress(SimonyError):
            await server.close()
        await thinkers.close()
