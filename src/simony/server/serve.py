"""Serve the application over the network with uvicorn."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial

import uvicorn

from simony.server.admin.admin import Admin
from simony.server.admin.port import AdminPort
from simony.server.app import Config, Server, running
from simony.server.network.acceptor import Acceptor
from simony.server.network.connections import Connection, Connections
from simony.server.network.file_limit import raise_file_limit
from simony.server.network.protocols import SHUTDOWN_SECONDS, HttpProtocol, SocketProtocol
from simony.server.protocol.messages import MAX_FRAME
from simony.server.protocol.problem import Refusal
from simony.server.runtime.metrics import Metrics
from simony.server.runtime.watchdog import LongTurn, Watchdog, log_turn

BACKLOG = 1024
"""Connections that the system queues until they are accepted."""
_CLIENT_ERRORS = (
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "Invalid UTF-8 sequence received from client.",
    # an upgrade that was refused with an answer
    "ASGI callable returned without completing handshake.",
)


class CannotListen(Refusal):
    """The address or port is not available."""


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens there; port 0 means any free port."""
    try:
        family, *_, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        made = socket.create_server((str(address[0]), port), family=family, backlog=BACKLOG)
        # asyncio sets TCP_NODELAY only if the socket's protocol is TCP. Without it, whatever
        # follows a frame is delayed by 40 ms.
        return socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP, fileno=made.detach())
    except (OSError, UnicodeError) as error:  # UnicodeError: not a possible host name
        why = getattr(error, "strerror", None) or str(error)
        raise CannotListen("table-cannot-listen", host=host, port=str(port), why=why) from error


def uvicorn_config(server: Server) -> uvicorn.Config:
    return uvicorn.Config(
        server.asgi(),
        http="h11",  # `WebServer` creates an `HttpProtocol` for each connection
        ws=SocketProtocol,
        ws_max_size=MAX_FRAME,
        # a compressor takes about 300 KB per client: too much memory for a thousand clients
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        proxy_headers=server.config.public_url is not None,
        forwarded_allow_ips="127.0.0.1,::1",
        server_header=False,
        access_log=False,  # a table's link gives access to it
        log_level="warning",
        lifespan="off",
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        timeout_keep_alive=server.config.connections.idle,
        h11_max_incomplete_event_size=16 * 1024,
    )


def is_worth_logging(record: logging.LogRecord) -> bool:
    """Drop messages of uvicorn that any client can cause at will: they would hide the others."""
    return record.msg not in _CLIENT_ERRORS


class WebServer(uvicorn.Server):
    """A uvicorn server that reports when it is ready.

    On a signal it stops without passing the signal on, because more has to be closed after it.
    """

    def __init__(
        self, config: uvicorn.Config, connections: Connections, ready: Callable[[], None]
    ) -> None:
        super().__init__(config)
        logging.getLogger("uvicorn.error").addFilter(is_worth_logging)
        self._ready = ready
        self._connections = connections
        self._acceptors: list[Acceptor] = []
        self._swept = 0.0

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])  # `Acceptor` accepts the connections
        if self.started:
            self._acceptors = [
                Acceptor(each, self._connections, self._new_protocol) for each in sockets or []
            ]
            for acceptor in self._acceptors:
                acceptor.start()
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for acceptor in self._acceptors:
            acceptor.close()
        await super().shutdown(sockets)

    async def on_tick(self, counter: int) -> bool:
        """Called by uvicorn ten times a second."""
        now = self._connections.now()
        if now - self._swept >= self._connections.figures.sweep:
            self._swept = now
            self._connections.sweep()
        return await super().on_tick(counter)

    def _new_protocol(self, connection: Connection) -> HttpProtocol:
        return HttpProtocol(self.config, self.server_state, self.lifespan.state, connection)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._stop)
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)

    def _stop(self) -> None:
        self.force_exit = self.should_exit  # a second signal forces the exit
        self.should_exit = True


def collect_garbage_rarely() -> None:
    """Make the garbage collector run rarely.

    What is loaded by now stays, and a game creates almost no cycles. With Python's default
    thresholds the collector stopped all 300 tables of the load test for up to 0.3 s at a time; with
    these the 99th percentile fell from 333 to 102 ms.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)


def run_server(config: Config, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until told to stop (Ctrl-C, SIGTERM), with a watchdog on the event loop."""
    metrics = Metrics()
    watchdog = Watchdog(partial(_report, metrics))
    with asyncio.Runner(loop_factory=watchdog.new_loop) as runner:
        runner.run(serve(config, listening, ready, metrics, watchdog))


async def serve(
    config: Config,
    listening: socket.socket,
    ready: Callable[[], None],
    metrics: Metrics,
    watchdog: Watchdog,
) -> None:
    config = replace(config, connections=config.connections.fit(raise_file_limit()))
    async with running(config, metrics) as server:
        collect_garbage_rarely()

        def on_ready() -> None:
            ready()
            watchdog.start()

        port = AdminPort(Admin(server), server.services.store.path)
        await port.open()
        try:
            await WebServer(uvicorn_config(server), open_connections(server), on_ready).serve(
                sockets=[listening]
            )
        finally:
            watchdog.stop()
            await port.close()


def _report(metrics: Metrics, turn: LongTurn) -> None:
    metrics.slow_turns.labels(turn.request, turn.cause).inc()
    metrics.slow_turn_cpu_seconds.inc(turn.cpu_seconds)
    log_turn(turn)


def open_connections(server: Server) -> Connections:
    """Return the book-keeping of a server's connections, with its metric."""
    now, metrics = asyncio.get_running_loop().time, server.services.metrics
    connections = Connections(
        server.config.connections, metrics, now, proxied=server.config.public_url is not None
    )
    metrics.gauge(
        "simony_connections", "Open connections, sockets included.", read=lambda: len(connections)
    )
    return connections
