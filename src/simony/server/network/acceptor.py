"""Accepts connections: a few at a time, and with a pause when no file descriptors are left.

asyncio's own server tries again for each place of its backlog when a process has too many open
files, and logs a traceback each time.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from collections.abc import Callable
from contextlib import suppress

from simony.core.errors import SimonyError
from simony.server.network.connections import Connection, Connections

MAX_ACCEPTS_PER_TURN = 32
"""Connections that are accepted in one turn of the event loop."""
MAX_FREED = 8
"""Connections that are closed when no descriptors are left."""
PAUSE_SECONDS = 0.2
LOG_SECONDS = 1.0
NO_RESOURCES = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
_logger = logging.getLogger("simony.server")


class CannotAccept(SimonyError):
    """The system has no resources for another connection."""


class Acceptor:
    """Accepts connections at a listening socket; `protocol` creates the protocol of each."""

    def __init__(
        self,
        listening: socket.socket,
        connections: Connections,
        protocol: Callable[[Connection], asyncio.Protocol],
    ) -> None:
        self._listening = listening
        self._connections = connections
        self._protocol = protocol
        self._loop = asyncio.get_running_loop()
        self._opening: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._logged = -LOG_SECONDS
        self._failed = 0
        listening.setblocking(False)

    def start(self) -> None:
        self._timer = None
        self._loop.add_reader(self._listening, self._ready)

    def close(self) -> None:
        self._loop.remove_reader(self._listening)
        if self._timer is not None:
            self._timer.cancel()

    def _ready(self) -> None:
        for _ in range(MAX_ACCEPTS_PER_TURN):
            try:
                made, address = self._listening.accept()
            except (BlockingIOError, InterruptedError):
                return
            except OSError as error:
                if error.errno in NO_RESOURCES:
                    self._pause(error)
                    return
            else:
                self._admit(made, str(address[0]))

    def _admit(self, made: socket.socket, host: str) -> None:
        connection = self._connections.admit(host)
        if connection is None:
            made.close()
            return
        made.setblocking(False)
        task = self._loop.create_task(self._open(made, connection))
        self._opening.add(task)
        task.add_done_callback(self._opening.discard)

    async def _open(self, made: socket.socket, connection: Connection) -> None:
        with suppress(OSError):  # the client has closed it already
            await self._loop.connect_accepted_socket(lambda: self._protocol(connection), made)
            return
        connection.lost()
        made.close()

    def _pause(self, error: OSError) -> None:
        """Close some connections that may be closed, and try again after a pause."""
        self._log(error)
        for _ in range(MAX_FREED):
            self._connections.make_room()
        self._loop.remove_reader(self._listening)
        self._timer = self._loop.call_later(PAUSE_SECONDS, self.start)

    def _log(self, error: OSError) -> None:
        self._failed += 1
        self._connections.metrics.accept_errors.inc()
        now = self._loop.time()
        if now - self._logged >= LOG_SECONDS:
            _logger.warning(
                "%s",
                CannotAccept("table-cannot-accept", why=str(error.strerror), count=self._failed),
            )
            self._logged, self._failed = now, 0
