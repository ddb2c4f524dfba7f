"""The ASGI application: store, tables, bots and endpoints put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import cached_property, partial
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
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from simony.bots.programs.program import ProgramCommands
from simony.bots.workers.bot_pool import BotPool
from simony.core.errors import SimonyError
from simony.i18n.catalogue import LANGUAGES
from simony.i18n.sentences import localization
from simony.registry import game_specs
from simony.server.api.catalogue import MAX_LOG_BODY, CatalogueEndpoints
from simony.server.api.health import HealthCheck
from simony.server.api.me import MeEndpoints
from simony.server.api.recovery import RecoveryEndpoints
from simony.server.api.request_context import RequestContext
from simony.server.api.tables import TableEndpoints
from simony.server.http.endpoint import AnyEndpoint, Call, Endpoint, Nothing, routes
from simony.server.http.middleware import (
    BodyLimit,
    Compression,
    RequestCheck,
    SecurityHeaders,
    UnexpectedErrors,
    close_broken_socket,
)
from simony.server.http.openapi import document
from simony.server.http.pages import page_routes
from simony.server.jobs.job_pool import JobPool, Jobs, LocalJobs
from simony.server.live.sockets import serve_socket
from simony.server.network.connections import ConnectionFigures, OpenSockets
from simony.server.protocol.caller import Caller
from simony.server.protocol.codec import encode
from simony.server.protocol.problem import (
    Forbidden,
    language_of,
    not_found_app,
    on_http_exception,
    refuse,
    response_to,
)
from simony.server.runtime.environment import Environment
from simony.server.runtime.metrics import CONTENT_TYPE, Metrics
from simony.server.security.bans import Bans
from simony.server.security.identity import presented_token
from simony.server.security.rate_limits import LimitFigures, Limits, Quotas, address_key
from simony.server.security.request_origin import OriginCheck
from simony.server.store.store import Store
from simony.server.tables.program_bots import ProgramBots
from simony.server.tables.services import BotService, Services
from simony.server.tables.table import Table
from simony.server.tables.table_registry import TableRegistry
from simony.server.webhook import Notifier, Webhooks

UNLOAD_SECONDS = 10.0
"""Seconds between two searches for idle tables to unload."""
SWEEP_SECONDS = 3600.0
ServeSocket = Callable[[WebSocket], Awaitable[None]]
_ADMITTED = "simony.admitted"
"""The key of a `ServeSocket` in the scope of a socket that may be opened."""
_logger = logging.getLogger("simony.server")


@dataclass(frozen=True)
class Config:
    """The settings of a server."""

    data: Path
    public_url: str | None = None
    hosts: tuple[str, ...] = ()
    limits: LimitFigures = field(default_factory=LimitFigures)
    connections: ConnectionFigures = field(default_factory=ConnectionFigures)
    quotas: Quotas = field(default_factory=Quotas)
    lobby_seconds: float = 1.0
    """Seconds for which the lobby's list is cached."""
    allow_private_webhooks: bool = False
    open_metrics: bool = False
    """Whether anybody may read the metrics, not only this machine."""
    bot_workers: int | None = None
    job_workers: int = 1
    """Processes for heavy requests: verifying, replays, logs, house rules."""
    away_seconds: float = 60.0
    think_seconds: float = 2.0
    programs: ProgramCommands = field(default_factory=ProgramCommands)
    """Programs that can be chosen as bots."""


class Health(Struct, frozen=True):
    status: str
    version: str
    tables: int


class Application(Starlette):
    """Answers requests, and serves the sockets that have been admitted.

    A socket is admitted by the same checks as a request. What it sends later passes no middleware,
    which has nothing to do with it.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await super().__call__(scope, receive, send)
        serve: ServeSocket | None = scope.pop(_ADMITTED, None)
        if serve is None:
            return
        try:
            await serve(WebSocket(scope, receive, send))
        except Exception as error:  # noqa: BLE001  # it is logged, and the client learns of it
            await close_broken_socket(error, scope, send)


class Server:
    """One running server."""

    def __init__(
        self,
        config: Config,
        store: Store,
        bot_service: BotService,
        environment: Environment | None = None,
        jobs: Jobs | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        game_specs()  # load all games before the first request
        for language in LANGUAGES:
            localization(language)  # reading a language's files takes 0.3 s
        self.config = config
        metrics = metrics or Metrics()
        self._notifier = Notifier(Webhooks(config.allow_private_webhooks), metrics)
        self.services = Services(
            store,
            environment or Environment(),
            bot_service,
            metrics,
            self._notifier.notify,
            away_seconds=config.away_seconds,
            think_seconds=config.think_seconds,
            allow_private_webhooks=config.allow_private_webhooks,
            program_bots=ProgramBots(config.programs),
            jobs=jobs or LocalJobs(),
            quotas=config.quotas,
        )
        self.registry = TableRegistry(self.services)
        self.bans = Bans(store)
        self.context = RequestContext(self.registry, Limits(config.limits), self.bans)
        self._me = MeEndpoints(self.context)
        self._catalogue = CatalogueEndpoints(self.services.levels, self.services.jobs)
        self._recovery = RecoveryEndpoints(self.context)
        self._tables = TableEndpoints(
            self.context, (config.public_url or "").removesuffix("/"), config.lobby_seconds
        )
        self._health_check = HealthCheck(self.services.store, self.services.environment)
        self._sockets = 0
        self._open_sockets = OpenSockets(config.connections, self.services.metrics)
        self._loops: list[asyncio.Task[None]] = []
        self._gauges()

    # --- start and stop ---------------------------------------------------------------------------

    async def start(self) -> None:
        await self.bans.load()
        await self.registry.load_active_tables()
        self._loops = [
            asyncio.create_task(self._every(UNLOAD_SECONDS, self.registry.unload_idle_tables)),
            asyncio.create_task(self._every(SWEEP_SECONDS, self.registry.sweep)),
        ]

    async def close(self) -> None:
        for task in self._loops:
            task.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        await self.registry.close()
        await self.services.program_bots.close()
        self._notifier.close()
        await self.services.store.close()

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except SimonyError as error:
                _logger.warning("%s", error)
            await asyncio.sleep(seconds)

    def _gauges(self) -> None:
        gauge, statistics = self.services.metrics.gauge, self.services.store.statistics
        gauge("simony_tables", "Tables in memory.", read=lambda: len(self.registry.tables))
        gauge(
            "simony_commits",
            "Commits to the database since the start.",
            read=lambda: statistics.commits,
        )
        gauge(
            "simony_commit_failures",
            "Commits that failed since the start.",
            read=lambda: statistics.failures,
        )
        gauge(
            "simony_commit_seconds",
            "How long the last commit took.",
            read=lambda: statistics.last_seconds,
        )
        gauge(
            "simony_commit_batch",
            "How many submissions were in the last commit.",
            read=lambda: statistics.last_batch,
        )

    # --- endpoints --------------------------------------------------------------------------------

    def endpoints(self) -> list[AnyEndpoint]:
        health: AnyEndpoint = Endpoint(
            "GET",
            "/api/health",
            "getHealth",
            self.health,
            who="Anybody.",
            tag="server",
            failure=Health,
        )
        return [
            *self._me.endpoints(),
            *self._recovery.endpoints(),
            *self._tables.endpoints(),
            *self._catalogue.endpoints(),
            health,
        ]

    async def health(self, call: Call[Nothing, Nothing]) -> Health:
        """Whether the server can write down what happens."""
        healthy = await self._health_check.check()
        if not healthy:
            call.unavailable()
        return Health(
            "ok" if healthy else "failing", metadata.version("simony"), len(self.registry.tables)
        )

    @cached_property
    def _document(self) -> bytes:
        return encode(self.openapi())

    def openapi(self) -> dict[str, Any]:
        return document(
            self.endpoints(),
            "Simony",
            metadata.version("simony"),
            "A table for games of sin and salvation.",
        )

    async def _openapi(self, request: Request) -> Response:
        del request
        return Response(self._document, media_type="application/json")

    async def _metrics(self, request: Request) -> Response:
        # Behind a proxy every request seems to come from this machine.
        if not self.config.open_metrics and (
            self.config.public_url is not None or not _is_this_machine(request.scope)
        ):
            raise Forbidden("table-metrics")
        return Response(self.services.metrics.text(), media_type=CONTENT_TYPE)

    async def _admit_socket(self, socket: WebSocket) -> None:
        """Admit the socket of anybody who has the link; `look` decides what they see."""
        address = socket.client.host if socket.client else None
        with ExitStack() as counted:
            try:
                counted.enter_context(self._open_sockets.counted(address_key(address)))
                caller = await self.context.caller_by_token(
                    presented_token(socket.headers), language_of(socket.scope), address
                )
                table = await self.registry.find(socket.path_params["table"])
            except SimonyError as error:
                await refuse(error, socket.scope, socket.receive, socket.send)
                return
            serve: ServeSocket = partial(self._serve_socket, table, caller, counted.pop_all())
            socket.scope[_ADMITTED] = serve

    async def _serve_socket(
        self, table: Table, caller: Caller, counted: ExitStack, socket: WebSocket
    ) -> None:
        self._sockets += 1
        with counted:
            await serve_socket(socket, table, caller, self.context.limits, str(self._sockets))

    def asgi(self) -> Starlette:
        origin_check = OriginCheck(self.config.public_url, self.config.hosts)
        app = Application(
            routes=[
                *routes(self.endpoints()),
                Route("/api/openapi.json", self._openapi),
                Route("/metrics", self._metrics),
                WebSocketRoute("/api/tables/{table}/socket", self._admit_socket),
                *page_routes(),
            ],
            middleware=[
                Middleware(SecurityHeaders),
                Middleware(UnexpectedErrors),
                Middleware(partial(RequestCheck, check=origin_check.check)),
                Middleware(partial(RequestCheck, check=self.context.check_address)),
                Middleware(partial(BodyLimit, most=MAX_LOG_BODY)),
                Middleware(Compression),
            ],
            exception_handlers={HTTPException: on_http_exception, SimonyError: _on_refusal},  # type: ignore[dict-item]  # each gets its own kind
        )
        app.router.default = not_found_app
        app.router.redirect_slashes = False
        return app


async def _on_refusal(request: Request, error: SimonyError) -> Response:
    return response_to(error, language_of(request.scope))


def _is_this_machine(scope: Scope) -> bool:
    client = scope.get("client")
    return client is None or client[0] in ("127.0.0.1", "::1")


@asynccontextmanager
async def running(config: Config, metrics: Metrics | None = None) -> AsyncIterator[Server]:
    """Run a server with its store, its bot processes and its job workers."""
    store = await asyncio.to_thread(Store.open, config.data)
    bot_pool, jobs = BotPool(config.bot_workers), JobPool(config.job_workers)
    server = Server(config, store, bot_pool, jobs=jobs, metrics=metrics)
    gauge = server.services.metrics.gauge
    gauge(
        "simony_thinkers_busy", "Processes that think just now.", read=lambda: bot_pool.load().busy
    )
    gauge(
        "simony_thinkers_waiting",
        "Decisions that wait for a process.",
        read=lambda: bot_pool.load().waiting,
    )
    gauge(
        "simony_thinkers_replaced",
        "Processes that died or hung and were replaced.",
        read=lambda: bot_pool.load().replaced,
    )
    gauge(
        "simony_jobs_waiting",
        "Heavy requests that wait for a worker process.",
        read=lambda: jobs.load().waiting,
    )
    gauge(
        "simony_jobs_refused",
        "Heavy requests that were refused because too many waited.",
        read=lambda: jobs.refused,
    )
    gauge(
        "simony_job_workers_replaced",
        "Worker processes that ran out of a limit and were replaced.",
        read=lambda: jobs.load().replaced,
    )
    try:
        await bot_pool.start()
        await server.start()
        yield server
    finally:
        with suppress(SimonyError):
            await server.close()
        await bot_pool.close()
        await jobs.close()
