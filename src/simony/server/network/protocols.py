"""uvicorn's protocols for HTTP and sockets, with deadlines and limits on what is read at a time.

A client that is slow, does not read, or sends many tiny chunks or frames, must not cost more than
others.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

import h11
from starlette.types import Receive, Scope, Send
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from simony.server.http.middleware import ALWAYS, SecurityHeaders
from simony.server.network.connections import Connection, Phase
from simony.server.protocol.problem import InvalidData, Refusal, language_of, response_to
from simony.server.security.rate_limits import Bucket

SHUTDOWN_SECONDS = 5
"""Seconds that open requests may take when the server stops. Sockets are told to come back."""
MAX_UNREAD_PONG_BYTES = 256 * 1024
"""Bytes of answers to pings that a client may leave unread."""


HTTP_READ = 8 * 1024
"""Bytes of a request that are read in one turn of the loop.

asyncio reads 256 KiB. h11 checks the length of a head only while it is incomplete, and one-byte
chunks are expensive, so that one such read could cost a second.
"""
SOCKET_READ = 4 * 1024
"""Bytes that are read from a socket in one turn of the loop: at most 700 frames."""
MAX_SMALL_CHUNKS = 256
"""Chunks of a body that may be of any length.

One more is allowed for every `BYTES_PER_CHUNK` bytes of the body.
"""
BYTES_PER_CHUNK = 256


def limit_reads(transport: asyncio.Transport, most: int) -> None:
    """Read at most `most` bytes in one turn of the loop, so that the other connections have their
    turn.
    """
    transport.max_size = most  # type: ignore[attr-defined]  # every transport of asyncio's selector loop has it


class RequestTimeout(Refusal):
    """A request did not arrive in time."""

    status = 408


class ChunkLimitedParser(h11.Connection):
    """HTTP that refuses a body in many tiny chunks.

    A tiny chunk costs as much as a long one: a megabyte in single bytes took four seconds.
    """

    def __init__(self, max_incomplete_event_size: int) -> None:
        super().__init__(h11.SERVER, max_incomplete_event_size)
        self._bytes_left = 0

    def next_event(self) -> h11.Event | type[h11.NEED_DATA | h11.PAUSED]:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._bytes_left = MAX_SMALL_CHUNKS * BYTES_PER_CHUNK
        elif isinstance(event, h11.Data):
            self._bytes_left += len(event.data) - (BYTES_PER_CHUNK if event.chunk_start else 0)
            if self._bytes_left < 0:
                raise h11.RemoteProtocolError("too many small chunks")
        return event


class HttpProtocol(H11Protocol):
    """HTTP. It tells its `Connection` the phase it is in, which tells it when a deadline has
    passed.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        connection: Connection,
    ) -> None:
        super().__init__(config, server_state, app_state)
        assert config.h11_max_incomplete_event_size is not None
        self.conn = ChunkLimitedParser(config.h11_max_incomplete_event_size)
        self._connection = connection
        self._noted_cycle: object = None
        self._is_upgraded = False
        if connection.refusal is not None:
            self.app = SecurityHeaders(_RefusingApp(connection.refusal))

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        limit_reads(transport, HTTP_READ)
        self._connection.opened(transport, self._expire)

    def connection_lost(self, exc: Exception | None) -> None:
        self._connection.lost()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._connection.phase is Phase.BODY:
            self._connection.extend(len(data) / self._connection.connections.figures.body_pace)
        super().data_received(data)

    def handle_events(self) -> None:
        super().handle_events()
        self._note()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._note()

    def timeout_keep_alive_handler(self) -> None:
        """uvicorn's own timer between two requests.

        If part of the next request has arrived, our deadline counts instead.
        """
        if self._connection.phase is not Phase.IDLE:
            return
        self._connection.connections.metrics.connection_timeouts.labels(Phase.IDLE.value).inc()
        super().timeout_keep_alive_handler()

    def send_400_response(self, msg: str) -> None:
        """uvicorn refuses what stops being HTTP in the middle, but would still let the application
        answer.
        """
        self._stop_answering()
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:  # part of an answer has been sent
            self.transport.close()

    # --- sockets ----------------------------------------------------------------------------------

    def _should_upgrade(self) -> bool:
        return self._connection.refusal is None and super()._should_upgrade()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._is_upgraded = True
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        assert isinstance(socket, SocketProtocol)
        socket.take_over(self._connection)

    # --- deadlines --------------------------------------------------------------------------------

    def _note(self) -> None:
        """Report the phase if it has changed, or if it is the same phase of another request."""
        phase = self._phase()
        if self._is_upgraded or (
            phase is self._connection.phase
            and (self.cycle is self._noted_cycle or phase is Phase.HEAD)
        ):
            return
        self._noted_cycle = self.cycle
        figures = self._connection.connections.figures
        limits = {Phase.HEAD: figures.head, Phase.BODY: figures.body}
        self._connection.enter(phase, **({"seconds": limits[phase]} if phase in limits else {}))

    def _phase(self) -> Phase:
        if self.conn.their_state is h11.IDLE:
            return Phase.IDLE if self.cycle is not None and not self._has_begun() else Phase.HEAD
        return Phase.BODY if self.conn.their_state is h11.SEND_BODY else Phase.ANSWER

    def _has_begun(self) -> bool:
        """Whether part of a request head has arrived."""
        return bool(self.conn.trailing_data[0])

    def _expire(self) -> bool:
        """Close the connection, with an answer if part of a request has arrived."""
        # While reading is paused, the client cannot send.
        if self._connection.phase is Phase.BODY and self.flow.read_paused:
            self._connection.extend(self._connection.connections.figures.body)
            return False
        self._stop_answering()
        if not self.transport.is_closing() and self._is_unanswered():
            language = (
                language_of(dict(self.scope)) if self._connection.phase is Phase.BODY else "en"
            )
            self.transport.write(_raw_response(RequestTimeout("table-door-slow"), language))
        self.transport.close()
        return True

    def _is_unanswered(self) -> bool:
        """Return whether part of a request has arrived and nothing of its answer was sent."""
        if self._connection.phase is Phase.BODY:
            return not self.cycle.response_started
        return self._has_begun()

    def _stop_answering(self) -> None:
        """Tell the request that is being answered that its client is gone."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket.

    A client that does not read, or that sends frames without pause, must not cost more than others.
    """

    _connection: Connection | None = None
    _frames: Bucket | None = None

    def take_over(self, connection: Connection) -> None:
        """Turn the connection into a socket, if it gets that far in time."""
        figures = connection.connections.figures
        self._connection = connection
        self._frames = Bucket(figures.frames, figures.frames_at_once)
        limit_reads(self.transport, SOCKET_READ)
        connection.opened(self.transport, self._expire)
        connection.enter(Phase.UPGRADE, figures.upgrade)
        # websockets does not answer a request with a body, too many headers or too long a header
        if not self.handshake_initiated:
            self.transport.write(_raw_response(InvalidData("table-door-upgrade"), "en"))
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._connection is not None:
            self._connection.lost()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Close a socket that sends too many frames of any kind, without an answer to each."""
        count = len(self.conn.events)
        super().handle_events()
        if self._connection is None or self._frames is None:
            return
        connections = self._connection.connections
        if self._frames.overdraw(count, connections.now()):
            connections.metrics.connections_refused.labels("frames").inc()
            self.transport.abort()

    def handle_ping(self) -> None:
        """Limit unread answers: uvicorn answers every ping, whether the answers are read or not."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MAX_UNREAD_PONG_BYTES:
            self.transport.abort()

    def handle_parser_exception(self) -> None:
        """Send the close frame, then read and discard for a while.

        uvicorn closes at once. While the client still sends, that resets the connection, and the
        client never learns the reason.
        """
        if self.close_timer is not None or self.transport.is_closing():
            return
        reason = self.conn.close_sent
        if reason is None:  # the handshake could not be parsed
            self.transport.abort()
            return
        self.queue.put_nowait(
            {"type": "websocket.disconnect", "code": reason.code, "reason": reason.reason}
        )
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.write_eof()
        self.close_sent = True
        self.close_timer = self.loop.call_later(SHUTDOWN_SECONDS, self.transport.abort)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Abort the connection after a while: a closed one stays open until everything is read,
        which may be never.
        """
        super().on_task_complete(task)
        self.loop.call_later(SHUTDOWN_SECONDS, self.transport.abort)

    def _expire(self) -> bool:
        assert self._connection is not None
        if self.handshake_complete and not self.transport.is_closing():
            self._connection.enter(Phase.SOCKET)
            return False
        self.transport.abort()
        return True


class _RefusingApp:
    """An application that refuses every request for the same reason and closes the connection."""

    def __init__(self, refusal: Refusal) -> None:
        self._refusal = refusal

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = response_to(self._refusal, language_of(scope))
        response.headers["connection"] = "close"
        await response(scope, receive, send)


def _raw_response(error: Refusal, language: str) -> bytes:
    """Return a response as bytes, for use where no application runs."""
    response = response_to(error, language)
    response.headers.update({**ALWAYS, "cache-control": "no-store", "connection": "close"})
    lines = [f"HTTP/1.1 {response.status_code} {HTTPStatus(response.status_code).phrase}".encode()]
    lines += [name + b": " + value for name, value in response.raw_headers]
    return b"\r\n".join([*lines, b"", b""]) + bytes(response.body)
