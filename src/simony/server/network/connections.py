"""Open connections: how many there may be, how long each may take, and which one gives way to a new one.

Every connection has a phase with a deadline. `sweep` closes those that are late and those whose client does not read. A connection that has
not completed a request head, or that is idle, gives way when there is no room for a new one: first those of the address with the most
connections, and of these the one that has waited longest. So a client that holds connections open keeps nobody out.
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

from simony.server.protocol.problem import Busy, Refusal, TooFast
from simony.server.runtime.metrics import Measured
from simony.server.security.rate_limits import address_key

TOLD = 32
"""Connections over a cap that may still send a request, to be told why it is refused. Any further one is closed at once."""
TOLD_SECONDS = 2.0
RETRY_SECONDS = 10.0
"""What a client that is refused for want of room is told to wait."""
READ_STEP = 16 * 1024
"""A client must read this many bytes of a large answer within `ConnectionFigures.stall` seconds."""


@dataclass(frozen=True, slots=True)
class ConnectionFigures:
    """Timeouts, in seconds, and caps on connections and sockets."""

    head: float = 10.0
    """For a complete request head, from the connection or from the first byte of a later request."""
    body: float = 20.0
    """For a complete body, from the end of its head."""
    body_pace: int = 16 * 1024
    """Each time this many bytes of a body arrive, it gets another second."""
    idle: int = 15
    """Between two requests."""
    upgrade: float = 30.0
    """For the opening of a socket."""
    stall: float = 30.0
    """For a client to read some of what it was sent."""
    connections: int = 4000
    """All connections, sockets included."""
    address_connections: int = 64
    sockets: int = 2000
    address_sockets: int = 24
    frames: float = 50.0
    """Frames of all kinds from one socket, a second in the long run: several times what commands may be."""
    frames_at_once: float = 500.0
    sweep: float = 1.0
    """Between two looks at all deadlines."""

    @classmethod
    def lan(cls) -> ConnectionFigures:
        """For one household: all phones may come from one address."""
        return cls(address_connections=400, address_sockets=200)

    @classmethod
    def none(cls) -> ConnectionFigures:
        """No caps on one address, for load tests."""
        return cls(connections=20_000, address_connections=20_000, sockets=20_000, address_sockets=20_000, frames=1e9, frames_at_once=1e9)

    def fit(self, files: int) -> ConnectionFigures:
        """The same for a process that may open `files` files: a quarter, at most 256, is kept for the database and the workers."""
        connections = max(8, min(self.connections, files - min(256, files // 4)))
        return replace(self, connections=connections, sockets=min(self.sockets, connections * 3 // 4))


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
    """Nothing to close."""
    return False


class Connection:
    """One connection, from when it is accepted until it is closed. Its protocol says which phase it is in."""

    def __init__(self, book: Connections, address: str, refusal: Refusal | None) -> None:
        self.book = book
        self.address = address
        self.refusal = refusal
        """Why every request of this connection is refused, if it came over a cap."""
        self.phase = Phase.HEAD
        self.began = self._moved = book.now()
        self.deadline = math.inf
        self._transport: asyncio.Transport | None = None
        self._expire: Callable[[], bool] = _never
        self._unread = 0
        self._is_gone = False

    def opened(self, transport: asyncio.Transport, expire: Callable[[], bool]) -> None:
        """`expire` is called after the deadline; it closes the connection, or says False and sets another deadline."""
        self._transport = transport
        self._expire = expire
        if self._is_gone:
            transport.abort()

    def enter(self, phase: Phase, seconds: float = math.inf) -> None:
        """Enter a phase, which may last `seconds`."""
        self.phase = phase
        self.began = self.book.now()
        self.deadline = self.began + seconds
        self.book.note(self)

    def extend(self, seconds: float) -> None:
        self.deadline += seconds

    def lost(self) -> None:
        """Forget the protocol and its transport, too: they know this connection, and a cycle would keep all of it in memory."""
        self._is_gone = True
        self._transport, self._expire = None, _never
        self.book.leave(self)

    def give_way(self) -> None:
        transport = self._transport
        self.lost()
        if transport is not None:
            transport.abort()

    def check(self, now: float) -> None:
        """Close it if it is late, or if its client does not read."""
        if self._transport is None:
            return
        if self._is_stalled(self._transport.get_write_buffer_size(), now):
            self.book.measured.connection_timeouts.labels("stall").inc()
            self._transport.abort()
        elif now >= self.deadline and self._expire():
            self.book.measured.connection_timeouts.labels(self.phase.value).inc()
            self.deadline = math.inf

    def _is_stalled(self, unread: int, now: float) -> bool:
        if unread == 0 or unread <= self._unread - READ_STEP:
            self._unread, self._moved = unread, now
        self._unread = max(self._unread, unread)
        return now - self._moved >= self.book.figures.stall


class Connections:
    """All connections of a server. `proxied` says that a reverse proxy on this machine stands before it: its address is not counted."""

    def __init__(self, figures: ConnectionFigures, measured: Measured, now: Callable[[], float], *, proxied: bool = False) -> None:
        self.figures = figures
        self.measured = measured
        self.now = now
        self._proxied = proxied
        self._open: dict[Connection, None] = {}
        self._told: dict[Connection, None] = {}
        self._counts: Counter[str] = Counter()
        self._waiting: dict[str, dict[Connection, None]] = {}
        """Those that give way, by address, the one that has waited longest first."""

    def __len__(self) -> int:
        return len(self._open) + len(self._told)

    def admit(self, host: str) -> Connection | None:
        """A new connection; one with a `refusal` if it is over a cap; None if it is to be closed at once."""
        address = self._key(host)
        refusal = self._refusal(address)
        if refusal is not None and len(self._told) >= TOLD:
            return None
        connection = Connection(self, address, refusal)
        if refusal is None:
            self._open[connection] = None
            self._counts[address] += 1
        else:
            self._told[connection] = None
        connection.enter(Phase.HEAD, self.figures.head if refusal is None else TOLD_SECONDS)
        return connection

    def leave(self, connection: Connection) -> None:
        """It is closed, or as good as closed."""
        self._told.pop(connection, None)
        self._stop_waiting(connection)
        if connection in self._open:
            del self._open[connection]
            _lower(self._counts, connection.address)

    def note(self, connection: Connection) -> None:
        """Its phase has changed."""
        self._stop_waiting(connection)
        if connection in self._open and connection.phase in GIVES_WAY:
            self._waiting.setdefault(connection.address, {})[connection] = None

    def make_room(self) -> bool:
        """Close the connection that has waited longest, of those of the address with the most; whether there was one."""
        address = max(self._waiting, key=self._weight, default=None)
        return address is not None and self._close_oldest(address)

    def sweep(self) -> None:
        """Close what is late."""
        now = self.now()
        for connection in [*self._open, *self._told]:
            connection.check(now)

    def _key(self, host: str) -> str:
        return "" if self._proxied and ipaddress.ip_address(host).is_loopback else address_key(host)

    def _refusal(self, address: str) -> Refusal | None:
        if address and self._counts[address] >= self.figures.address_connections and not self._close_oldest(address):
            self.measured.connections_refused.labels("address").inc()
            return TooFast("table-door-address-connections", RETRY_SECONDS)
        if len(self._open) >= self.figures.connections and not self.make_room():
            self.measured.connections_refused.labels("total").inc()
            return Busy("table-door-connections", RETRY_SECONDS)
        return None

    def _weight(self, address: str) -> tuple[int, float]:
        return self._counts[address], -next(iter(self._waiting[address])).began

    def _close_oldest(self, address: str) -> bool:
        oldest = next(iter(self._waiting.get(address, ())), None)
        if oldest is None:
            return False
        self.measured.connections_refused.labels("gave_way").inc()
        oldest.give_way()
        return True

    def _stop_waiting(self, connection: Connection) -> None:
        waiting = self._waiting.get(connection.address)
        if waiting is not None:
            waiting.pop(connection, None)
            if not waiting:
                del self._waiting[connection.address]


class OpenSockets:
    """How many sockets are open, in total and by address."""

    def __init__(self, figures: ConnectionFigures, measured: Measured) -> None:
        self._figures = figures
        self._measured = measured
        self._counts: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str) -> Iterator[None]:
        """Count a socket while it is open; refuse it over a cap."""
        self._check(address)
        self._counts[address] += 1
        try:
            yield
        finally:
            _lower(self._counts, address)

    def _check(self, address: str) -> None:
        if self._counts[address] >= self._figures.address_sockets:
            self._measured.connections_refused.labels("address_sockets").inc()
            raise TooFast("table-door-address-sockets", RETRY_SECONDS, most=self._figures.address_sockets)
        if self._counts.total() >= self._figures.sockets:
            self._measured.connections_refused.labels("sockets").inc()
            raise Busy("table-door-sockets", RETRY_SECONDS)


def _lower(counts: Counter[str], key: str) -> None:
    """One less; a key with nothing left is forgotten."""
    counts[key] -= 1
    if not counts[key]:
        del counts[key]
