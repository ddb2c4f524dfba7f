"""Middleware: security headers, checks, size limits, compression and a handler for unexpected
errors.

From the outside in: `SecurityHeaders`, `UnexpectedErrors`, one `RequestCheck` per check,
`BodyLimit`, `Compression`, the routes.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus

from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from simony.core.errors import SimonyError
from simony.server.protocol.problem import Busy, InternalError, Refusal, TooLarge, refuse
from simony.server.security.identity import is_encrypted
from simony.server.security.request_origin import HostPort

MAX_BODY = 64 * 1024
"""Bytes of a body, unless an endpoint allows more."""
MAX_BODIES = 64 * 1024 * 1024
"""Bytes of all bodies that are being read or processed."""
RETRY = 3.0
"""Seconds after which a client may try again if there was no room for its body."""
POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
ALWAYS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(),"
    " payment=(), usb=()",
}
HSTS = "max-age=31536000"
COMMON = ("/assets/", "/licences/", "/api/texts/")
"""Where the answers are that `Compression` compresses."""
_HEADS = ("http.response.start", "websocket.http.response.start")
_log = logging.getLogger("simony.server")


def content_security_policy(scheme: str, host: str) -> str:
    """Return the policy for pages of this host.

    Older browsers do not count the host's own sockets as 'self', so they are named.
    """
    host_port = HostPort.read(host)
    rules = dict(POLICY)
    # The policy's grammar has no numeric IPv6.
    if host_port is not None and not host_port.host.startswith("["):
        rules["connect-src"] += f" {'wss' if is_encrypted(scheme) else 'ws'}://{host_port}"
    return "; ".join(f"{name} {sources}" for name, sources in rules.items())


class SecurityHeaders:
    """Adds the security headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def add_headers(message: Message) -> None:
            if message["type"] in _HEADS:
                self._add(scope, MutableHeaders(scope=message))
            await send(message)

        await self._app(
            scope, receive, add_headers if scope["type"] in ("http", "websocket") else send
        )

    def _add(self, scope: Scope, headers: MutableHeaders) -> None:
        scheme = scope.get("scheme", "http")
        headers["content-security-policy"] = content_security_policy(
            scheme, Headers(scope=scope).get("host", "")
        )
        headers.update(ALWAYS)
        if scope["path"].startswith("/api"):
            headers.setdefault("cache-control", "no-store")
        if is_encrypted(scheme):
            headers["strict-transport-security"] = HSTS


class RequestCheck:
    """Refuses a request if `check` raises a `SimonyError`."""

    def __init__(self, app: ASGIApp, check: Callable[[Scope], None]) -> None:
        self._app = app
        self._check = check

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            try:
                self._check(scope)
            except SimonyError as error:
                await refuse(error, scope, receive, send)
                return
        await self._app(scope, receive, send)


class BodyLimit:
    """Limits one body to `most` bytes, and all bodies that are being processed to `most_together`.

    The server discards the rest of a body that is too large, so that the client can read the
    answer.
    """

    def __init__(self, app: ASGIApp, most: int = MAX_BODY, most_together: int = MAX_BODIES) -> None:
        self._app = app
        self._most = most
        self._most_together = most_together
        self._held = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
        elif _announced(scope) > self._most:
            await refuse(self._too_large(), scope, receive, send)
        else:
            body = _Body(receive, self._keep)
            try:
                await self._app(scope, body.receive, send)
            finally:
                self._held -= body.length

    def _keep(self, length: int, more: int) -> None:
        """Count `more` bytes of a body that has this length with them.

        What it raises is answered by the endpoint, or by `UnexpectedErrors`.
        """
        self._held += more
        if length > self._most:
            raise self._too_large()
        if self._held > self._most_together:
            raise Busy("table-busy", RETRY)

    def _too_large(self) -> TooLarge:
        return TooLarge("table-door-body", most=self._most)


class _Body:
    """A body as it arrives."""

    def __init__(self, receive: Receive, keep: Callable[[int, int], None]) -> None:
        self._receive = receive
        self._keep = keep
        self.length = 0

    async def receive(self) -> Message:
        message = await self._receive()
        more = len(message.get("body", b""))
        self.length += more
        self._keep(self.length, more)
        return message


def _announced(scope: Scope) -> int:
    length = Headers(scope=scope).get("content-length", "")
    return int(length[:19]) if length.isascii() and length.isdecimal() else 0


class Compression:
    """Compresses once what is large and the same for everybody.

    Nothing else is compressed: the length of a compressed answer could reveal a secret in it.
    """

    def __init__(self, app: ASGIApp, paths: tuple[str, ...] = COMMON) -> None:
        self._app = app
        self._compressing = GZipMiddleware(app, minimum_size=1000)
        self._paths = paths
        self._kept: dict[str, list[Message]] = {}
        """Whole answers by path. There are as many as there are files and languages."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_common = scope["type"] == "http" and scope["path"].startswith(self._paths)
        if not is_common:
            await self._app(scope, receive, send)
        elif not _may_be_kept(scope):
            await self._compressing(scope, receive, send)
        else:
            await self._answer_once(scope, receive, send)

    async def _answer_once(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Compress a file for the first client and reuse the result: the largest takes 35 ms."""
        answer = self._kept.get(scope["path"])
        if answer is None:
            answer = []
            await self._compressing(scope, receive, _into(answer))
            if answer and answer[0].get("status") == HTTPStatus.OK:
                self._kept[scope["path"]] = answer
        for message in answer:
            await send(
                {**message, **({"headers": [*message["headers"]]} if "headers" in message else {})}
            )


def _may_be_kept(scope: Scope) -> bool:
    """Return whether a compressed answer is the same for everybody.

    A file does not depend on the query, a text may.
    """
    if scope["method"] != "GET" or (scope["query_string"] and scope["path"].startswith("/api/")):
        return False
    return "gzip" in Headers(scope=scope).get("accept-encoding", "")


def _into(messages: list[Message]) -> Send:
    async def keep(message: Message) -> None:
        messages.append(message)

    return keep


class UnexpectedErrors:
    """Logs an exception that nothing else handled, and answers without details of the server.

    The log has no path, since a link to a table gives access to it.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def watch(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, watch)
        except Exception as error:
            if scope["type"] not in ("http", "websocket"):
                raise
            if begun and scope["type"] == "websocket":
                await close_broken_socket(error, scope, send)
                return
            _log_unexpected(error, scope)
            if begun:
                # the server closes the connection, so that half an answer is not taken for a whole
                raise
            answer = error if isinstance(error, Refusal) else InternalError("table-door-broken")
            with suppress(OSError, RuntimeError):  # the client may be gone
                await refuse(answer, scope, receive, send)


def _log_unexpected(error: Exception, scope: Scope) -> None:
    if not isinstance(error, Refusal):
        _log.error("unexpected, %s", scope.get("method", "socket"), exc_info=error)


async def close_broken_socket(error: Exception, scope: Scope, send: Send) -> None:
    """Log an exception that ended an open socket, and close it without details of the server."""
    _log_unexpected(error, scope)
    # The client may be gone, or the socket closed already.
    with suppress(OSError, RuntimeError):
        await send({"type": "websocket.close", "code": 1011, "reason": "table-door-broken"})
