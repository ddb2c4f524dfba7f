"""Serving over the network: uvicorn around the application."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from simony.table.app import Config, Server, running
from simony.table.messages import MAX_FRAME
from simony.table.problem import Refusal

GOODBYE_SECONDS = 5
"""So long open requests may take when the server stops. Sockets are told to come back."""
MOST_PONGS = 256 * 1024
"""So many bytes of answers to pings a client may leave unread."""
_CLIENTS_FAULTS = (
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "Invalid UTF-8 sequence received from client.",
    "ASGI callable returned without completing handshake.",  # an upgrade that we refused: its answer was sent
)


class CannotListen(Refusal):
    """The address or port cannot be had."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; port 0 takes any that is free."""
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        made = socket.create_server((str(address[0]), port), family=family, backlog=1024)
        # asyncio sends at once (TCP_NODELAY) only where a socket says that it is TCP: otherwise what follows a frame waits 40 ms.
        return socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP, fileno=made.detach())
    except (OSError, UnicodeError) as error:  # the second where it could be no name at all
        why = getattr(error, "strerror", None) or str(error)
        raise CannotListen("table-cannot-listen", host=host, port=str(port), why=why) from error


def uvicorn_config(server: Server) -> uvicorn.Config:
    return uvicorn.Config(
        server.asgi(),
        http=Door,
        ws=Wire,
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,  # a compressor keeps some 300 KB a client: a thousand clients would fill the memory
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        proxy_headers=server.config.public_url is not None,
        forwarded_allow_ips="127.0.0.1,::1",
        server_header=False,
        access_log=False,  # a table's link is a key to it
        log_level="warning",
        lifespan="off",
        timeout_graceful_shutdown=GOODBYE_SECONDS,
        h11_max_incomplete_event_size=16 * 1024,
    )


class Door(H11Protocol):
    """A line for requests. Where something stops being HTTP in the middle, uvicorn refuses it, but would still let us answer."""

    def send_400_response(self, msg: str) -> None:
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:  # it has been answered, at least in part
            self.transport.close()


class Wire(WebSocketsSansIOProtocol):
    """A socket. Clients that do not read must not cost us more than those that do."""

    def handle_ping(self) -> None:
        """uvicorn answers pings as they come, whether the answers are read or not: they would pile up without end."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_PONGS:
            self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """We are done with it. A line that is closed stays open until everything is read, which may be never."""
        super().on_task_complete(task)
        self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)


def no_news(record: logging.LogRecord) -> bool:
    """A filter for logs: what anybody can make uvicorn say at will would only hide what matters."""
    return record.msg not in _CLIENTS_FAULTS


class Web(uvicorn.Server):
    """Says when it is ready; stops when it is told to, without passing the signal on, because there is more to be closed after it."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        logging.getLogger("uvicorn.error").addFilter(no_news)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

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
        self.force_exit = self.should_exit  # the second time is meant
        self.should_exit = True


def calm_collector() -> None:
    """Collect cycles seldom: whatever was loaded by now stays, and a game makes next to none.

    With Python's own figures the collector stopped all 300 tables of the load test for up to 0.3 s at a time: the 99th percentile fell
    from 333 to 102 ms.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)


async def serve(config: Config, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until told to stop (Ctrl-C, SIGTERM)."""
    async with running(config) as server:
        calm_collector()
        await Web(uvicorn_config(server), ready).serve(sockets=[listening])
