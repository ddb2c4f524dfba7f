"""Commands of clients, and the socket they come through; answers, frames, news and chat go out.

Every command goes one way: `HANDLERS` has its handler, which runs in the table's queue. A command
over HTTP goes the same way. docs/protocol.md describes the protocol.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from functools import partial
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from simony.core.errors import SimonyError
from simony.server.frames.audience import Watcher
from simony.server.live.viewing import look
from simony.server.protocol.caller import Caller
from simony.server.protocol.codec import command_id_in, decode_command
from simony.server.protocol.messages import (
    MAX_FRAME,
    Answer,
    AnyCommand,
    Back,
    Chat,
    Close,
    Command,
    Consent,
    Hide,
    Hint,
    Leave,
    Look,
    MakeTicket,
    Move,
    Mute,
    Offer,
    Ping,
    Pong,
    Refused,
    Rematch,
    Remove,
    Replace,
    Reply,
    Report,
    Resign,
    SetBot,
    SetWebhook,
    SlowDown,
    Start,
    Take,
    Unavailable,
    Undo,
)  # fmt: skip
from simony.server.protocol.problem import InternalError, InvalidData, RateLimited, problem_of
from simony.server.runtime.metrics import Metrics
from simony.server.security.rate_limits import Kind, Limits
from simony.server.store.data_file import StoreFailed
from simony.server.tables import chat, hints, seating, turns
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


# --- commands -------------------------------------------------------------------------------------


async def _ping(_table: Table, _caller: Caller, command: Ping) -> Answer:
    return Pong(id=command.id)


Rest = Callable[[], Awaitable[Answer]]
"""What is left of a command that takes long: it is done outside the queue, so nobody waits for it.
"""
Handler = Callable[[Table, Caller, Any], Awaitable[Answer | Rest]]
HANDLERS: dict[type[Command], Handler] = {
    Move: turns.move,
    Undo: turns.undo,
    Resign: turns.resign,
    Offer: turns.offer,
    Reply: turns.reply,
    Hint: hints.hint,
    Take: seating.take,
    Leave: seating.leave,
    SetBot: seating.set_bot,
    Start: seating.start,
    Replace: seating.replace,
    Back: seating.back,
    Remove: seating.remove,
    MakeTicket: seating.make_ticket,
    Consent: seating.consent,
    SetWebhook: seating.set_webhook,
    Rematch: seating.rematch,
    Chat: chat.chat,
    Mute: chat.mute,
    Hide: chat.hide,
    Report: chat.report,
    Close: chat.close,
    Look: look,
    Ping: _ping,
}


async def execute(table: Table, caller: Caller, command: AnyCommand) -> Answer:
    """Run a command in the table's queue. There is always an answer."""
    try:
        answer = await table.queue.run(partial(_dispatch, table, caller, command))
        return answer if isinstance(answer, Answer) else await answer()
    except SimonyError as error:
        return refusal(error, caller, command.id, turns.names_at(table.record))


async def _dispatch(table: Table, caller: Caller, command: AnyCommand) -> Answer | Rest:
    table.audience.note_caller(table.record, caller)
    answer = await HANDLERS[type(command)](table, caller, command)
    table.audience.note_caller(table.record, caller)  # the caller may have become a player
    return answer


def refusal(
    error: SimonyError, caller: Caller, command: int = 0, names: dict[int, str] | None = None
) -> Answer:
    """Return the answer to a command that was refused."""
    problem = problem_of(error, caller.language, names, caller.viewer)
    if isinstance(error, RateLimited):
        return SlowDown(id=command, retry_after=float(error.wait), problem=problem)
    if isinstance(error, (StoreFailed, InternalError)):
        return Unavailable(id=command, problem=problem)
    return Refused(id=command, problem=problem)


# --- sockets --------------------------------------------------------------------------------------


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
        self._environment = table.services.environment
        self._slow_downs = 0
        """Messages in a row that came too fast."""
        self.watcher = Watcher(caller, send_queue.send, partial(send_queue.close, NOT_ALLOWED))

    async def serve(self, socket: WebSocket) -> None:
        """Answer commands until the connection is closed."""
        self._table.enter(self.watcher)
        self.watcher.send_message(self._table.news_for(self.watcher.caller))
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
        caller, task = self.watcher.caller, asyncio.current_task()
        assert task is not None
        now = self._environment.monotonic()
        try:
            self._limits.check(Kind.SOCKET_MESSAGES, self._key, now)
            if len(data) > MAX_FRAME:
                raise InvalidData("table-door-body", most=MAX_FRAME)
            task.set_name("socket: decoding")  # no name may contain anything that a client sent
            command = decode_command(data)
            task.set_name(f"socket: {type(command).__name__}")
            self._check(command, now)
        except SimonyError as error:
            return refusal(error, caller, command_id_in(data))
        return await self._execute(command, now)

    def _check(self, command: AnyCommand, now: float) -> None:
        caller = self.watcher.caller
        if caller.device:
            self._limits.check(Kind.DEVICE_COMMANDS, caller.device, now)
        if isinstance(command, Chat):
            self._limits.check(Kind.CHAT, caller.device, now)
        if isinstance(command, Look):
            self._limits.check(Kind.LOOK_BYTES, caller.address, now)

    async def _execute(self, command: AnyCommand, begun: float) -> Answer:
        with self._charging() if isinstance(command, Look) else nullcontext():
            answer = await execute(self._table, self.watcher.caller, command)
        self._metrics.command_seconds.observe(self._environment.monotonic() - begun)
        self._metrics.commands.labels(type(command).__name__, type(answer).__name__).inc()
        return answer

    @contextmanager
    def _charging(self) -> Iterator[None]:
        """Charge what is sent meanwhile, to any client, to this client's address."""
        audience, sent = self._table.audience, self._table.audience.sent()
        try:
            yield
        finally:
            now, more = self._environment.monotonic(), max(0, audience.sent() - sent)
            self._limits.charge(Kind.LOOK_BYTES, self.watcher.caller.address, more, now)


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
