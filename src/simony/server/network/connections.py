"""Open connections: caps, deadlines, and which connection is closed to make room for a new one.

Every connection has a phase with a deadline. `sweep` closes those that are late and those whose
client does not read. A connection that has not completed a request head, or that is idle, gives way
when there is no room for a new one: first those of the address with the most connections, and of
these the one that has waited longest. So a client that holds connections open keeps nobody out.
"""

from __future__ import annotations

import asyncio
import ipaddress
import math
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from enum import StrEnum

from simony.server.protocol.problem import Busy, RateLimited, Refusal
from simony.server.runtime.metrics import Metrics
from simony.server.security.rate_limits import address_key

MAX_REFUSED = 32
"""Connections over a cap that may still send a request, to be told why it is refused.

Any further one is closed at once.
"""
REFUSED_SECONDS = 2.0
RETRY_SECONDS = 10.0
"""Seconds that a client is told to wait if there is no room."""
READ_STEP = 16 * 1024
"""A client must read this many bytes of a large answer within `ConnectionFigures.stall` seconds."""


@dataclass(frozen=True, slots=True)
class ConnectionFigures:
    """Timeouts, in seconds, and caps on connections and sockets."""

    head: float = 10.0
    """For a complete request head, from the connection or from the first byte of a later request.
    """
    body: float = 20.0
    """For a complete body, from the end of its head."""
    body_pace: int = 16 * 1024
    """Each time this many bytes of a body arrive, its deadline moves by a second."""
    idle: int = 15
    """Between two requests."""
    upgrade: float = 30.0
    """For opening a socket."""
    stall: float = 30.0
    """For a client to read some of what it was sent."""
    connections: int = 4000
    """All connections, sockets included."""
    address_connections: int = 64
    sockets: int = 2000
    address_sockets: int = 24
    frames: float = 50.0
    """Frames of all kinds from one socket per second, in the long run.

    It is several times the rate of commands.
    """
    frames_at_once: float = 500.0
    sweep: float = 1.0
    """Between two checks of all deadlines."""

    @classmethod
    def lan(cls) -> ConnectionFigures:
        """Return the figures for one household, where all phones may share an address."""
        return cls(address_connections=400, address_sockets=200)

    @classmethod
    def none(cls) -> ConnectionFigures:
        """Return figures without caps per address or socket, for load tests."""
        return cls(
            connections=20_000,
            address_connections=20_000,
            sockets=20_000,
            address_sockets=20_000,
            frames=1e9,
            frames_at_once=1e9,
        )

    def fit(self, files: int) -> ConnectionFigures:
        """Return the figures for a process that may open `files` files.

        A quarter of them, at most 256, is reserved for the database and the workers.
        """
        connections = max(8, min(self.connections, files - min(256, files // 4)))
        return replace(
            self, connections=connections, sockets=min(self.sockets, connections * 3 // 4)
        )


class Phase(StrEnum):
    """What a connection is waiting for."""

    HEAD = "head"
    BODY = "body"
    ANSWER = "answer"
    IDLE = "idle"
    UPGRADE = "upgrade"
    SOCKET = "socket"


GIVES_WAY = (Phase.HEAD, Phase.IDLE)


def _never() -> bool:
    return False


class Connection:
    """One connection, from when it is accepted until it is closed.

    Its protocol reports the phase it is in.
    """

    def __init__(self, connections: Connections, address: str, refusal: Refusal | None) -> None:
        self.connections = connections
        self.address = address
        self.refusal = refusal
        """Why every request of this connection is refused, if it is over a cap."""
        self.phase = Phase.HEAD
        self.began = self._moved = connections.now()
        self.deadline = math.inf
        self._transport: asyncio.Transport | None = None
        self._expire: Callable[[], bool] = _never
        self._unread = 0
        self._is_gone = False

    def opened(self, transport: asyncio.Transport, expire: Callable[[], bool]) -> None:
        """Set the transport and the function to call after the deadline.

        `expire` closes the connection, or returns False and sets another deadline.
        """
        self._transport = transport
        self._expire = expire
        if self._is_gone:
            transport.abort()

    def enter(self, phase: Phase, seconds: float = math.inf) -> None:
        """Enter a phase, which may last `seconds`."""
        self.phase = phase
        self.began = self.connections.now()
        self.deadline = self.began + seconds
        self.connections.note(self)

    def extend(self, seconds: float) -> None:
        self.deadline += seconds

    def lost(self) -> None:
        """Forget the protocol and its transport, too: they refer to this connection, and a cycle
        would keep all of it in memory.
        """
        self._is_gone = True
        self._transport, self._expire = None, _never
        self.connections.leave(self)

    def give_way(self) -> None:
        transport = self._transport
        self.lost()
        if transport is not None:
            transport.abort()

    def check(self, now: float) -> None:
        """Close the connection if it is late or its client does not read."""
        if self._transport is None:
            return
        if self._is_stalled(self._transport.get_write_buffer_size(), now):
            self.connections.metrics.connection_timeouts.labels("stall").inc()
            self._transport.abort()
        elif now >= self.deadline and self._expire():
            self.connections.metrics.connection_timeouts.labels(self.phase.value).inc()
            self.deadline = math.inf

    def _is_stalled(self, unread: int, now: float) -> bool:
        if unread == 0 or unread <= self._unread - READ_STEP:
            self._unread, self._moved = unread, now
        self._unread = max(self._unread, unread)
        return now - self._moved >= self.connections.figures.stall


class Connections:
    """All connections of a server.

    `proxied` says that a reverse proxy on this machine is in front: its address is not counted.
    """

    def __init__(
        self,
        figures: ConnectionFigures,
        metrics: Metrics,
        now: Callable[[], float],
        *,
        proxied: bool = False,
    ) -> None:
        self.figures = figures
        self.metrics = metrics
        self.now = now
        self._proxied = proxied
        self._open: dict[Connection, None] = {}
        self._refused: dict[Connection, None] = {}
        self._counts: Counter[str] = Counter()
        self._waiting: dict[str, dict[Connection, None]] = {}
        """Connections that may be closed to make room, by address, the one that has waited longest
        first.
        """

    def __len__(self) -> int:
        return len(self._open) + len(self._refused)

    def admit(self, host: str) -> Connection | None:
        """Return a new connection, with a `refusal` if it is over a cap; None if it must be closed
        at once.
        """
        address = self._key(host)
        refusal = self._refusal(address)
        if refusal is not None and len(self._refused) >= MAX_REFUSED:
            return None
        connection = Connection(self, address, refusal)
        if refusal is None:
            self._open[connection] = None
            self._counts[address] += 1
        else:
            self._refused[connection] = None
        connection.enter(Phase.HEAD, self.figures.head if refusal is None else REFUSED_SECONDS)
        return connection

    def leave(self, connection: Connection) -> None:
        """Remove a connection that is closed or being closed."""
        self._refused.pop(connection, None)
        self._stop_waiting(connection)
        if connection in self._open:
            del self._open[connection]
            _decrement(self._counts, connection.address)

    def note(self, connection: Connection) -> None:
        """Update the waiting list after a change of phase."""
        self._stop_waiting(connection)
        if connection in self._open and connection.phase in GIVES_WAY:
            self._waiting.setdefault(connection.address, {})[connection] = None

    def make_room(self) -> bool:
        """Close the connection that has waited longest, of the address with the most. Return
        whether there was one.
        """
        address = max(self._waiting, key=self._weight, default=None)
        return address is not None and self._close_oldest(address)

    def sweep(self) -> None:
        """Close the connections that are late."""
        now = self.now()
        for connection in [*self._open, *self._refused]:
            connection.check(now)

    def _key(self, host: str) -> str:
        return "" if self._proxied and ipaddress.ip_address(host).is_loopback else address_key(host)

    def _refusal(self, address: str) -> Refusal | None:
        if (
            address
            and self._counts[address] >= self.figures.address_connections
            and not self._close_oldest(address)
        ):
            self.metrics.connections_refused.labels("address").inc()
            return RateLimited("table-door-address-connections", RETRY_SECONDS)
        if len(self._open) >= self.figures.connections and not self.make_room():
            self.metrics.connections_refused.labels("total").inc()
            return Busy("table-door-connections", RETRY_SECONDS)
        return None

    def _weight(self, address: str) -> tuple[int, float]:
        return self._counts[address], -next(iter(self._waiting[address])).began

    def _close_oldest(self, address: str) -> bool:
        oldest = next(iter(self._waiting.get(address, ())), None)
        if oldest is None:
            return False
        self.metrics.connections_refused.labels("gave_way").inc()
        oldest.give_way()
        return True

    def _stop_waiting(self, connection: Connection) -> None:
        waiting = self._waiting.get(connection.address)
        if waiting is not None:
            waiting.pop(connection, None)
            if not waiting:
                del self._waiting[connection.address]


class OpenSockets:
    """Counts the open sockets, in total and by address."""

    def __init__(self, figures: ConnectionFigures, metrics: Metrics) -> None:
        self._figures = figures
        self._metrics = metrics
        self._counts: Counter[str] = Counter()

    @contextmanager
    def counted(self, address: str) -> Iterator[None]:
        """Count a socket while it is open; raise an error if it is over a cap."""
        self._check(address)
        self._counts[address] += 1
        try:
            yield
        finally:
            _decrement(self._counts, address)

    def _check(self, address: str) -> None:
        if self._counts[address] >= self._figures.address_sockets:
            self._metrics.connections_refused.labels("address_sockets").inc()
            raise RateLimited(
                "table-door-address-sockets", RETRY_SECONDS, most=self._figures.address_sockets
            )
        if self._counts.total() >= self._figures.sockets:
            self._metrics.connections_refused.labels("sockets").inc()
            raise Busy("table-door-sockets", RETRY_SECONDS)


def _decrement(counts: Counter[str], key: str) -> None:
    """Subtract one, and delete the key at zero."""
    counts[key] -= 1
    if not counts[key]:
        del counts[key]
