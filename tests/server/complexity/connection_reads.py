"""What bytes cost before they are a request: heads, chunks and frames, through uvicorn's protocols
as we configure them.

What is read at once is handed on in one turn of the loop; the protocols say how much that is. What
comes in many small pieces is read as long as the connection is open: all of it together must stay
within the budget.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

from uvicorn.server import ServerState

from server.complexity.asgi_client import HOST, Reply
from server.complexity.cases import Case, Drive, sizes
from server.complexity.inputs import HEADERS, QUERIES
from server.complexity.world import World
from simony.server.network.connections import ConnectionFigures, Connections
from simony.server.network.protocols import HTTP_READ, SOCKET_READ, HttpProtocol
from simony.server.serve import uvicorn_config
from simony.server.state.table_record import OPEN

ROOM = 400
"""Bytes of a request apart from the part that grows."""
HEAD = b"Host: " + HOST + b"\r\n"
CHUNKED = (
    b"POST /api/devices HTTP/1.1\r\n"
    + HEAD
    + b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
)
GET = b"GET /api/nowhere HTTP/1.1\r\n" + HEAD
UPGRADE = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)


def _headed(headers: list[tuple[str, str]]) -> bytes:
    return GET + "".join(f"{name}: {value}\r\n" for name, value in headers).encode() + b"\r\n"


def _asked(query: str) -> bytes:
    return f"GET /api/health?{query} HTTP/1.1\r\n".encode() + HEAD + b"\r\n"


REQUESTS: dict[str, Callable[[int], bytes]] = {
    "chunks of one byte": lambda size: CHUNKED + b"1\r\na\r\n" * (size // 6),
    "chunks with extensions": lambda size: CHUNKED + b"1;a=b\r\na\r\n" * (size // 10),
    "trailers": lambda size: CHUNKED + b"0\r\n" + b"a: b\r\n" * (size // 6),
    "requests in a row": lambda size: (GET + b"\r\n") * (size // len(GET + b"\r\n")),
    "a head without end": lambda size: GET + b"a: " + b"b" * size,
    "short headers": lambda size: GET + b"a:b\r\n" * (size // 5) + b"\r\n",
    "short headers without end": lambda size: GET + b"a:b\r\n" * (size // 5),
    "empty lines": lambda size: b"\r\n" * (size // 2),
    "no request": lambda size: b"a" * size,
    **{
        # mypy cannot infer a lambda's default
        f"query, {name}": (lambda size, way=way: _asked(way(size)))  # type: ignore[misc]
        for name, way in QUERIES.items()
    },
    **{
        f"headers, {name}": (lambda size, make=make: _headed(make(size)))  # type: ignore[misc]
        for name, make in HEADERS.items()
    },
}
"""What a client may send before it is one request."""
LONG = sizes(HTTP_READ, 64 * HTTP_READ, 4)
"""Sizes of what is sent in many reads."""
MASK = bytes(4)
FRAMES: dict[str, Callable[[int], bytes]] = {
    "pings": lambda size: (b"\x89\x80" + MASK) * (size // 6),
    "pongs": lambda size: (b"\x8a\x80" + MASK) * (size // 6),
    "empty texts": lambda size: (b"\x81\x80" + MASK) * (size // 6),
    "short texts": lambda size: (b"\x81\x82" + MASK + b"{}") * (size // 8),
    "fragments": lambda size: b"\x01\x80" + MASK + (b"\x00\x81" + MASK + b"a") * (size // 7),
    "empty fragments": lambda size: b"\x01\x80" + MASK + (b"\x00\x80" + MASK) * (size // 6),
}
"""What a client may send on a socket."""


class Transport(asyncio.Transport):
    """A transport without a network."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 50000), "sockname": ("127.0.0.1", 8000)})
        self.protocol: Any = None
        self.written = bytearray()
        self.answered = asyncio.Event()
        self.gone = False

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        found: asyncio.BaseProtocol = self.protocol
        return found

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data
        self.answered.set()

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.gone

    def close(self) -> None:
        self.gone = True

    def abort(self) -> None:
        self.gone = True

    def write_eof(self) -> None:
        pass

    def pause_reading(self) -> None:
        """The bytes of one read have been read already."""

    def resume_reading(self) -> None:
        pass


def connected(world: World) -> Transport:
    """A new connection to the server."""
    config = uvicorn_config(world.harness.server)
    config.load()
    config.loaded_app = world.app
    transport = Transport()
    server = world.harness.server
    connection = Connections(
        ConnectionFigures(), server.services.metrics, asyncio.get_running_loop().time
    ).admit("127.0.0.1")
    assert connection is not None
    transport.protocol = HttpProtocol(config, ServerState(), {}, connection)
    transport.protocol.connection_made(transport)
    return transport


async def turns(count: int = 20) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


def _sends(
    data: Callable[[int], bytes], *, upgraded: bool, read: int = 0
) -> Callable[[World, int], Awaitable[Drive]]:
    """Send all data in one read, or in reads of `read` bytes until the connection is closed."""

    async def prepare(world: World, size: int) -> Drive:
        transport = connected(world)
        if upgraded:
            transport.protocol.data_received(
                f"GET /api/tables/{await world.table(OPEN)}/socket HTTP/1.1\r\n".encode()
                + HEAD
                + UPGRADE
            )
            await asyncio.wait_for(transport.answered.wait(), 60)
        made = data(size - ROOM)

        async def drive() -> Reply:
            step = read or len(made)
            for first in range(0, len(made), step):
                if transport.gone:
                    break
                transport.protocol.data_received(made[first : first + step])
                await turns(2 if read else 0)
            reply = Reply(
                bytes(transport.written[9:12]).decode("ascii", "replace"), len(transport.written)
            )
            await turns()
            transport.protocol.connection_lost(None)
            await turns()
            return reply

        return drive

    return prepare


def wire_cases(step: int) -> Iterator[Case]:
    for name, data in REQUESTS.items():
        yield Case(
            "connection",
            "one read",
            name,
            _sends(data, upgraded=False),
            sizes(1024, HTTP_READ, step),
            once=True,
        )
    for name, data in FRAMES.items():
        yield Case(
            "socket connection",
            "one read",
            name,
            _sends(data, upgraded=True),
            sizes(1024, SOCKET_READ, step),
            once=True,
        )
    for name in ("chunks of one byte", "chunks with extensions"):
        yield Case(
            "connection",
            "many reads",
            name,
            _sends(REQUESTS[name], upgraded=False, read=HTTP_READ),
            LONG,
            once=True,
        )
    for name, data in FRAMES.items():
        yield Case(
            "socket connection",
            "many reads",
            name,
            _sends(data, upgraded=True, read=SOCKET_READ),
            LONG,
            once=True,
        )
