"""The operator's port: a loopback port through which ``simony admin`` reaches a running server.

Its number, and a token of 256 bits without which nothing is answered, are in a file beside the data
that only its owner can read (``table.db.admin``). Each connection carries one request, which is one
line of JSON.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from simony.core.errors import SimonyError
from simony.server.admin.admin import Admin
from simony.server.admin.messages import AnyRequest, Envelope, read_envelope
from simony.server.protocol.problem import (
    Forbidden,
    InternalError,
    InvalidData,
    Problem,
    problem_of,
)
from simony.server.store.data_file import StoreFailed, error_text, sibling

LOOPBACK = "127.0.0.1"
MAX_REQUEST_BYTES = 64 * 1024
TIMEOUT_SECONDS = 10.0
"""Seconds in which a request must arrive, and its answer be read."""
ANSWER_SECONDS = 120.0
MAX_CONNECTIONS = 4
"""Connections at a time."""
_logger = logging.getLogger("simony.server")


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to a request, or the problem."""

    answer: Any = None
    problem: Problem | None = None


class AdminAddress(msgspec.Struct, frozen=True):
    """Where a server listens for its operator."""

    port: int
    token: str


def address_file(data: Path) -> Path:
    return sibling(data, ".admin")


class AdminPort:
    """Listens for the operator of one server."""

    def __init__(self, admin: Admin, data: Path) -> None:
        self._admin = admin
        self._file = address_file(data)
        self._token = secrets.token_hex(32)
        self._server: asyncio.Server | None = None
        self._connected = 0

    async def open(self) -> None:
        """Listen, and write port and token to the file. If that fails, the server serves all the
        same.
        """
        try:
            self._server = await asyncio.start_server(
                self._serve, LOOPBACK, 0, limit=MAX_REQUEST_BYTES
            )
            port = int(self._server.sockets[0].getsockname()[1])
            await asyncio.to_thread(
                _write, self._file, msgspec.json.encode(AdminAddress(port, self._token))
            )
        except OSError as error:
            _logger.warning("simony admin cannot reach this server: %s", error_text(error))

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
            with suppress(OSError):
                self._file.unlink(missing_ok=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._connected += 1
        try:
            if self._connected <= MAX_CONNECTIONS:
                reply = await self._reply(reader)
                writer.write(msgspec.json.encode(reply) + b"\n")
                await asyncio.wait_for(writer.drain(), TIMEOUT_SECONDS)
        except (
            OSError,
            ValueError,
            TimeoutError,
            asyncio.IncompleteReadError,
        ):  # the client is gone, or sends too much or too slowly
            pass
        finally:
            self._connected -= 1
            writer.close()

    async def _reply(self, reader: asyncio.StreamReader) -> Reply:
        line = await asyncio.wait_for(reader.readuntil(b"\n"), TIMEOUT_SECONDS)
        language = "en"
        try:
            envelope = _read(line)
            language = envelope.language
            self._check(envelope.token)
            return Reply(await self._admin.run(envelope.request))
        except SimonyError as error:
            return Reply(problem=problem_of(error, language))
        except Exception:
            _logger.exception("simony admin")
            return Reply(problem=problem_of(InternalError("table-broken"), language))

    def _check(self, token: str) -> None:
        if not hmac.compare_digest(token.encode(), self._token.encode()):
            raise Forbidden("table-admin-token")


def _read(line: bytes) -> Envelope:
    try:
        return read_envelope(line)
    except msgspec.DecodeError:
        raise InvalidData("table-admin-request") from None


def _write(path: Path, data: bytes) -> None:
    """Write a file that nobody else can read at any moment."""
    part = sibling(path, ".part")
    part.unlink(missing_ok=True)
    handle = os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    try:
        os.write(handle, data)
    finally:
        os.close(handle)
    part.replace(path)


# --- the client -----------------------------------------------------------------------------------


async def ask(data: Path, request: AnyRequest, language: str) -> Reply:
    """Send a request to the server that has this data file open; raise `StoreFailed` if it cannot
    be reached.
    """
    try:
        address = msgspec.json.decode(
            await asyncio.to_thread(address_file(data).read_bytes), type=AdminAddress
        )
        reader, writer = await asyncio.open_connection(LOOPBACK, address.port, limit=2**26)
    except (OSError, msgspec.DecodeError) as error:
        raise StoreFailed(
            "table-admin-unreachable", file=str(data), why=error_text(error)
        ) from error
    try:
        envelope = {"token": address.token, "language": language, "request": request}
        writer.write(msgspec.json.encode(envelope) + b"\n")
        line = await asyncio.wait_for(reader.readuntil(b"\n"), ANSWER_SECONDS)
        return msgspec.json.decode(line, type=Reply)
    except (OSError, TimeoutError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
        raise StoreFailed(
            "table-admin-unreachable", file=str(data), why=error_text(error) or type(error).__name__
        ) from error
    finally:
        writer.close()
