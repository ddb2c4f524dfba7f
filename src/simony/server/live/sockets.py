"""A client's socket to one table: commands come in; answers, frames, news and chat go out.

docs/protocol.md describes the protocol.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial

from starlette.websockets import WebSocket, WebSocketDisconnect

from simony.core.errors import SimonyError
from simony.server.frames.audience import Watcher
from simony.server.frames.news import news_for
from simony.server.live.commands import execute, refusal
from simony.server.live.viewing import look
from simony.server.protocol.caller import Caller
from simony.server.protocol.codec import command_id_in, decode_command
from simony.server.protocol.messages import MAX_FRAME, Answer, AnyCommand, Chat, Look, SlowDown
from simony.server.protocol.problem import InvalidData
from simony.server.runtime.metrics import Metrics
from simony.server.runtime.watchdog import name_task
from simony.server.security.rate_limits import Kind, Limits
from simony.server.tables.table import Table

MAX_UNREAD_MESSAGES = 400
"""A client with this many unread messages is disconnected. It gets what it missed when it returns.
"""
MAX_UNREAD_BYTES = 4 * 1024 * 1024
CLOSE_SECONDS = 1.0
"""Seconds for sending the close frame to a client that does not read."""
MAX_SLOW_DOWNS = 300
"""Messages in a row that are answered with `slow_down`; then the socket is closed."""
GOING_AWAY, NOT_ALLOWED, TRY_AGAIN = 1001, 1008, 1013
_END = b""


class SendQueue:
    """The messages that wait to be sent to one socket, so that no table ever waits for a client."""

    def __init__(self, socket: WebSocket, metrics: Metrics) -> None:
        self._socket = socket
        self._metrics = metrics
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self._bytes = 0
        self._closed = False
        self._code = GOING_AWAY
        self.unread: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the client does not read what it is sent."""

    def send(self, data: bytes) -> None:
        if self._closed:
            return
        if self._waiting.qsize() >= MAX_UNREAD_MESSAGES or self._bytes > MAX_UNREAD_BYTES:
            self._metrics.slow_clients.inc()
            self.close(TRY_AGAIN)
            return
        self._bytes += len(data)
        self._waiting.put_nowait(data)

    def close(self, code: int) -> None:
        """Send what is waiting, unless the client does not read, and close the socket."""
        if self._closed:
            return
        self._closed = True
        self._code = code
        if code == TRY_AGAIN:
            self._waiting = asyncio.Queue()
            self.unread.set_result(None)
        self._waiting.put_nowait(_END)

    async def write(self) -> None:
        """Send until the socket is closed."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (data := await self._waiting.get()) != _END:
                self._bytes -= len(data)
                await self._socket.send_text(data.decode())
            await self._socket.close(self._code)


class Session:
    """One client at one table."""

    def __init__(
        self, table: Table, caller: Caller, send_queue: SendQueue, limits: Limits, key: str
    ) -> None:
        self._table = table
        self._send_queue = send_queue
        self._limits = limits
        self._key = key
        self._metrics = table.services.metrics
        self._slow_downs = 0
        """Messages in a row that came too fast."""
        self.watcher = Watcher(caller, send_queue.send, partial(send_queue.close, NOT_ALLOWED))

    async def serve(self, socket: WebSocket) -> None:
        """Answer commands until the connection is closed."""
        self._table.enter(self.watcher)
        self.watcher.send_message(news_for(self._table, self.watcher.caller))
        try:
            while True:
                message = await socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                data = message.get("text")
                answer = await self._answer(data if data is not None else message.get("bytes", b""))
                self.watcher.send_message(answer)
                self._count_slow_downs(answer)
                await asyncio.sleep(0)  # let other clients run between the messages of this one
        finally:
            self._limits.forget(Kind.SOCKET_MESSAGES, self._key)
            self._table.leave(self.watcher)

    def _count_slow_downs(self, answer: Answer) -> None:
        """Disconnect a client that keeps sending although it is told to slow down."""
        self._slow_downs = self._slow_downs + 1 if isinstance(answer, SlowDown) else 0
        if self._slow_downs >= MAX_SLOW_DOWNS:
            self._metrics.hasty_clients.inc()
            self._send_queue.close(TRY_AGAIN)

    async def _answer(self, data: str | bytes) -> Answer:
        now = self._table.services.environment.monotonic()
        caller = self.watcher.caller
        try:
            self._limits.check(Kind.SOCKET_MESSAGES, self._key, now)
            if len(data) > MAX_FRAME:
                raise InvalidData("table-door-body", most=MAX_FRAME)
            name_task("socket: decoding")
            command = decode_command(data)
            name_task(f"socket: {type(command).__name__}")
            self._check(command, now)
        except SimonyError as error:
            return refusal(error, caller, command_id_in(data))
        return await self._timed(command)

    def _check(self, command: AnyCommand, now: float) -> None:
        device = self.watcher.caller.device
        if device:
            self._limits.check(Kind.DEVICE_COMMANDS, device, now)
        if isinstance(command, Chat):
            self._limits.check(Kind.CHAT, device, now)
        if isinstance(command, Look):
            self._limits.check(Kind.LOOK_BYTES, self.watcher.caller.address, now)

    async def _timed(self, command: AnyCommand) -> Answer:
        environment = self._table.services.environment
        begun = environment.monotonic()
        answer = await self._execute(command)
        self._metrics.command_seconds.observe(environment.monotonic() - begun)
        self._metrics.commands.labels(type(command).__name__, type(answer).__name__).inc()
        return answer

    async def _execute(self, command: AnyCommand) -> Answer:
        if isinstance(command, Look):
            return await self._look(command)
        return await execute(self._table, self.watcher.caller, command)

    async def _look(self, command: Look) -> Answer:
        """Charge what is sent because of a `look`, to any client, to the address."""
        audience, sent = self._table.audience, self._table.audience.sent()
        try:
            return await self._table.enqueue(lambda: look(self._table, self.watcher, command))
        except SimonyError as error:
            return refusal(error, self.watcher.caller, command.id)
        finally:
            now = self._table.services.environment.monotonic()
            self._limits.charge(
                Kind.LOOK_BYTES, self.watcher.caller.address, max(0, audience.sent() - sent), now
            )


async def serve_socket(
    socket: WebSocket, table: Table, caller: Caller, limits: Limits, key: str
) -> None:
    """Accept a client and serve it until it disconnects."""
    metrics = table.services.metrics
    send_queue = SendQueue(socket, metrics)
    session = Session(table, caller, send_queue, limits, key)
    await socket.accept()
    metrics.sockets.inc()
    writing = asyncio.create_task(send_queue.write())
    reading = asyncio.create_task(session.serve(socket))
    try:
        await asyncio.wait(
            (writing, reading, send_queue.unread), return_when=asyncio.FIRST_COMPLETED
        )
        if send_queue.unread.done():  # a client that does not read may not take the close frame
            await asyncio.wait((writing,), timeout=CLOSE_SECONDS)
    finally:
        metrics.sockets.dec()
        for task in (reading, writing):
            task.cancel()
        await asyncio.gather(reading, writing, return_exceptions=True)
