"""Send requests and socket messages directly to the ASGI application, in the test's own event
loop.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field
from urllib.parse import unquote

from starlette.types import ASGIApp, Message, Scope

from simony.server.protocol.messages import Answer

HOST = b"127.0.0.1:8000"
CHUNK = 64 * 1024
"""A body arrives in pieces of this size, as uvicorn hands it on."""
_ANSWERS = tuple(f'{{"type":"{kind.__struct_config__.tag}"' for kind in Answer.__subclasses__())


@dataclass(frozen=True)
class Reply:
    """The answer: an HTTP status or the type of a socket's answer, and the number of bytes in
    total.
    """

    outcome: str
    size: int
    body: bytes = b""


@dataclass(frozen=True)
class Ask:
    """One HTTP request."""

    method: str
    target: str
    """Path and query, as in the first line of a request."""
    headers: tuple[tuple[str, str], ...] = ()
    body: bytes = b""

    @property
    def size(self) -> int:
        return (
            len(self.target)
            + sum(len(name) + len(value) + 4 for name, value in self.headers)
            + len(self.body)
        )

    def scope(self, kind: str = "http") -> Scope:
        path, _, query = self.target.partition("?")
        given = [
            (name.lower().encode("latin-1"), value.encode("latin-1"))
            for name, value in self.headers
        ]
        host = [] if any(name == b"host" for name, _ in given) else [(b"host", HOST)]
        length = [(b"content-length", str(len(self.body)).encode())] if self.body else []
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": self.method,
            "scheme": "http" if kind == "http" else "ws",
            "path": unquote(path),
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode("latin-1"),
            "headers": [*host, *given, *length],
            "client": ("127.0.0.1", 50000),
            "server": ("127.0.0.1", 8000),
            "subprotocols": [],
        }


async def ask(app: ASGIApp, request: Ask) -> Reply:
    """Send a request and return its answer."""
    pieces = deque(
        request.body[first : first + CHUNK] for first in range(0, max(1, len(request.body)), CHUNK)
    )
    status, body = 0, bytearray()

    async def receive() -> Message:
        if not pieces:
            await asyncio.Event().wait()  # a client that waits for its answer says nothing more
        return {"type": "http.request", "body": pieces.popleft(), "more_body": bool(pieces)}

    async def send(message: Message) -> None:
        nonlocal status
        status = message.get("status", status)
        body.extend(message.get("body", b""))

    await app(request.scope(), receive, send)
    return Reply(str(status), len(body), bytes(body))


@dataclass(eq=False)
class AsgiSocket:
    """One socket to one table. Use `open_socket`, and `close` it."""

    app: ASGIApp
    request: Ask
    incoming: asyncio.Queue[Message] = field(default_factory=asyncio.Queue)
    sent: int = 0
    code: int | None = None
    """The code with which the server closed it."""

    def __post_init__(self) -> None:
        self._answer = ""
        self._turn = asyncio.Event()
        self.incoming.put_nowait({"type": "websocket.connect"})
        scope = {**self.request.scope("websocket"), "extensions": {}}
        self._task = asyncio.ensure_future(self.app(scope, self.incoming.get, self._send))

    async def _send(self, message: Message) -> None:
        text = message.get("text") or ""
        self.sent += len(text.encode())
        if message["type"] == "websocket.close":
            self.code = message.get("code", 1000)
        if message["type"] != "websocket.send" or text.startswith(_ANSWERS):
            self._answer = text[:4000] or message["type"]
            self._turn.set()

    async def opened(self) -> Reply:
        """Wait until it is accepted or refused."""
        await asyncio.wait_for(self._turn.wait(), 60)
        return Reply(self._answer, self.sent)

    async def say(self, text: str) -> Reply:
        """Send a frame and wait for its answer, including everything that is sent before it."""
        self._turn.clear()
        before = self.sent
        self.incoming.put_nowait({"type": "websocket.receive", "text": text})
        await asyncio.wait_for(self._turn.wait(), 60)
        for _ in range(3):
            await asyncio.sleep(0)
        kind = self._answer.removeprefix('{"type":"').partition('"')[0]
        return Reply(kind, self.sent - before, self._answer.encode())

    async def close(self) -> None:
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        with suppress(TimeoutError):
            await asyncio.wait_for(self._task, 10)


async def open_socket(app: ASGIApp, table: str, token: str | None) -> AsgiSocket:
    headers = (("authorization", f"Bearer {token}"),) if token else ()
    socket = AsgiSocket(app, Ask("GET", f"/api/tables/{table}/socket", headers))
    await socket.opened()
    return socket
