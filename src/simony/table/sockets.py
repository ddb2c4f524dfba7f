"""A client's line to one table: commands in, answers, frames, news and chat out. docs/protocol.md describes it."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from simony.core.errors import SimonyError
from simony.table.audience import Watcher
from simony.table.caller import Caller
from simony.table.commands import follow, refusal
from simony.table.limits import Kind, Limits
from simony.table.looking import look
from simony.table.measured import Measured
from simony.table.messages import MAX_FRAME, Answer, AnyCommand, Chat, Look, number_in, read_command
from simony.table.news import news_for
from simony.table.problem import WrongShape
from simony.table.table import Table

UNREAD = 400
"""A client that has so many messages unread is let go: it gets what it missed when it comes back."""
UNREAD_BYTES = 4 * 1024 * 1024
LAST_WORD = 1.0
"""For so many seconds we try to tell it."""
GOING_AWAY, TOO_BIG, TRY_AGAIN = 1001, 1009, 1013
_LAST = b""


class Line:
    """One socket. What is to be sent waits here, so that no table ever waits for a client."""

    def __init__(self, socket: WebSocket, measured: Measured) -> None:
        self._socket = socket
        self._measured = measured
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self._bytes = 0
        self._closed = False
        self._code = GOING_AWAY
        self.unread: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the client does not read what it is sent."""

    def send(self, data: bytes) -> None:
        if self._closed:
            return
        if self._waiting.qsize() >= UNREAD or self._bytes > UNREAD_BYTES:
            self._measured.slow_clients.add()
            self.close(TRY_AGAIN)
            return
        self._bytes += len(data)
        self._waiting.put_nowait(data)

    def close(self, code: int) -> None:
        """Say what is waiting, unless the client does not read, and hang up."""
        if self._closed:
            return
        self._closed = True
        self._code = code
        if code == TRY_AGAIN:
            self._waiting = asyncio.Queue()
            self.unread.set_result(None)
        self._waiting.put_nowait(_LAST)

    async def write(self) -> None:
        """Send until there is nobody left to send to."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (data := await self._waiting.get()) != _LAST:
                self._bytes -= len(data)
                await self._socket.send_text(data.decode())
            await self._socket.close(self._code)


class Session:
    """What one client does at one table."""

    def __init__(self, table: Table, caller: Caller, line: Line, limits: Limits, key: str) -> None:
        self._table = table
        self._line = line
        self._limits = limits
        self._key = key
        self._measured = table.services.measured
        self.watcher = Watcher(caller, line.send)

    async def serve(self, socket: WebSocket) -> None:
        """Until the line is gone."""
        self._table.enter(self.watcher)
        self.watcher.say(news_for(self._table, self.watcher.caller))
        try:
            while True:
                message = await socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                data = message.get("text")
                self.watcher.say(await self._answer(data if data is not None else message.get("bytes", b"")))
        finally:
            self._limits.forget(Kind.SOCKET_MESSAGES, self._key)
            self._table.leave(self.watcher)

    async def _answer(self, data: str | bytes) -> Answer:
        now = self._table.services.surroundings.monotonic()
        caller = self.watcher.caller
        try:
            self._limits.check(Kind.SOCKET_MESSAGES, self._key, now)
            if len(data) > MAX_FRAME:
                raise WrongShape("table-door-body", most=MAX_FRAME)
            command = read_command(data)
            self._check(command, now)
        except SimonyError as error:
            return refusal(error, caller, number_in(data))
        return await self._timed(command)

    def _check(self, command: AnyCommand, now: float) -> None:
        device = self.watcher.caller.device
        if device:
            self._limits.check(Kind.DEVICE_COMMANDS, device, now)
        if isinstance(command, Chat):
            self._limits.check(Kind.CHAT, device, now)

    async def _timed(self, command: AnyCommand) -> Answer:
        surroundings = self._table.services.surroundings
        begun = surroundings.monotonic()
        answer = await self._follow(command)
        self._measured.command_seconds.see(surroundings.monotonic() - begun)
        self._measured.commands.add(type(command).__name__, type(answer).__name__)
        return answer

    async def _follow(self, command: AnyCommand) -> Answer:
        if not isinstance(command, Look):
            return await follow(self._table, self.watcher.caller, command)
        try:
            return await self._table.in_turn(lambda: look(self._table, self.watcher, command))
        except SimonyError as error:
            return refusal(error, self.watcher.caller, command.id)


async def serve_socket(socket: WebSocket, table: Table, caller: Caller, limits: Limits, key: str) -> None:
    """Accept a client and serve it until it goes."""
    measured = table.services.measured
    line = Line(socket, measured)
    session = Session(table, caller, line, limits, key)
    await socket.accept()
    measured.sockets.add()
    writing = asyncio.create_task(line.write())
    reading = asyncio.create_task(session.serve(socket))
    try:
        await asyncio.wait((writing, reading, line.unread), return_when=asyncio.FIRST_COMPLETED)
        if line.unread.done():  # whoever does not read cannot be told so either
            await asyncio.wait((writing,), timeout=LAST_WORD)
    finally:
        measured.sockets.add(by=-1)
        for task in (reading, writing):
            task.cancel()
        await asyncio.gather(reading, writing, return_exceptions=True)
