"""Webhooks: tell a seat, at a URL of its choice, that it is its turn.

Any player can make this server send a request, so it must not become a way into the server's own
network:

- Only http and https, to public addresses (unless the operator allows private ones). All addresses
  of a name must be public.
- The connection goes to the very address that was checked. The name is not looked up again, since
  the answer could be another by then.
- No redirects, nothing of the response but its head, five seconds in total, and a few calls at a
  time.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from urllib.parse import SplitResult, urlsplit

import h11

from simony.server.protocol.problem import InvalidData
from simony.server.runtime.metrics import Metrics

MAX_URL = 1000
MAX_ANSWER = 16_384
"""Bytes of the response that are read: its status and headers, which few servers make this long."""
LIMIT = 5.0
AT_ONCE = 8
WAITING = 200
PORTS = (80, 443)
"""Below 1024 only these are allowed: other well-known ports belong to other services, and some of
them would take our request for commands.
"""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolver = Callable[[str, int], Sequence[str]]
_URL = re.compile(r"[!#-;=?-\[\]_a-z~]+", re.ASCII)
_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
_GLOBAL_UNICAST = ipaddress.IPv6Network("2000::/3")
_SPECIAL_RANGES: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = [
    *map(ipaddress.IPv4Network, ("192.0.0.0/24", "192.88.99.0/24")),
    *map(ipaddress.IPv6Network, ("2001::/23", "2002::/16", "3fff::/20")),
]
"""Special ranges that `ipaddress` counts as global, in some releases or in all: relays, tunnels
into IPv4, documentation.
"""


class Outcome(StrEnum):
    DELIVERED = "delivered"
    REFUSED = "refused"
    """The other side answered with a status other than 2xx, or not with HTTP."""
    FORBIDDEN = "forbidden"
    """The address is not one that the server may call."""
    UNREACHABLE = "unreachable"
    """Unknown name, no connection, or an invalid certificate."""
    SLOW = "slow"
    BUSY = "busy"
    """Too many calls are waiting."""


# --- addresses ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Target:
    """A URL that was checked, in parts."""

    encrypted: bool
    host: str
    port: int
    authority: str
    path: str


def check_url(url: str, allow_private: bool = False) -> Target:
    """Return the parts of a URL; raise `InvalidData` if it may never be called."""
    if len(url) > MAX_URL:
        raise InvalidData("table-door-webhook-long", most=MAX_URL)
    parts = _parts(url)
    host, port = parts.hostname or "", _port(parts)
    numeric = _numeric(host)
    if not allow_private and (
        host == "localhost" or (numeric is not None and not is_public(numeric))
    ):
        raise InvalidData("table-door-webhook-private", came=host)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme == "https", host, port, parts.netloc, path)


def _parts(url: str) -> SplitResult:
    try:
        parts = urlsplit(url)
    except ValueError:
        parts = urlsplit("")
    if (
        not _URL.fullmatch(url)
        or parts.scheme not in ("http", "https")
        or not parts.hostname
        or "@" in parts.netloc
        or parts.fragment
    ):
        raise InvalidData("table-door-webhook-url", came=url)
    return parts


def _port(parts: SplitResult) -> int:
    try:
        port = parts.port
    except ValueError:
        port = 0
    if port is None:
        return PORTS[parts.scheme == "https"]
    if port < 1024 and port not in PORTS:
        raise InvalidData("table-door-webhook-port", came=parts.netloc)
    return port


def _numeric(host: str) -> Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


def is_public(address: Address) -> bool:
    """Return whether this is a host on the internet, and not a private one in disguise."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address in _NAT64:
            return is_public(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
        if address not in _GLOBAL_UNICAST:
            return False
    return (
        address.is_global
        and not address.is_multicast
        and not any(address in network for network in _SPECIAL_RANGES)
    )


def look_up(host: str, port: int) -> list[str]:
    """Return all addresses of a name, as the system resolves it."""
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


# --- calls ----------------------------------------------------------------------------------------


@cache
def _default_ssl_context() -> ssl.SSLContext:
    """The certificates that this machine trusts.

    Cached, because loading them takes 40 ms and tests open servers by the hundred.
    """
    return ssl.create_default_context()


class Webhooks:
    """Calls webhooks, a few at a time. `resolver` may block."""

    def __init__(
        self,
        allow_private: bool = False,
        resolver: Resolver = look_up,
        trust: ssl.SSLContext | None = None,
        limit: float = LIMIT,
        at_once: int = AT_ONCE,
        waiting: int = WAITING,
    ) -> None:
        self._allow_private = allow_private
        self._resolver = resolver
        self._trust = trust or _default_ssl_context()
        self._limit = limit
        self._most = at_once + waiting
        self._open = 0
        self._closed = False
        self._slots = asyncio.Semaphore(at_once)
        self._threads = ThreadPoolExecutor(at_once, "webhook-names")

    async def call(self, url: str, payload: bytes) -> Outcome:
        """POST the payload, which is JSON. It raises nothing but `CancelledError`."""
        if self._closed or self._open >= self._most:
            return Outcome.BUSY
        self._open += 1
        try:
            async with self._slots:
                return await self._call(url, payload)
        finally:
            self._open -= 1

    def close(self) -> None:
        """Accept no more calls; those that are running end within their time limit."""
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _call(self, url: str, payload: bytes) -> Outcome:
        try:
            async with asyncio.timeout(self._limit):
                target = check_url(url, self._allow_private)
                return await self._post(target, await self._addresses(target), payload)
        except InvalidData:
            return Outcome.FORBIDDEN
        except TimeoutError:
            return Outcome.SLOW
        except (
            OSError,
            ValueError,
        ):  # a TLS error is an OSError, a name that cannot be encoded a ValueError
            return Outcome.UNREACHABLE

    async def _addresses(self, target: Target) -> list[str]:
        """Return the addresses of the name; raise `InvalidData` if any of them is not allowed."""
        found = await asyncio.get_running_loop().run_in_executor(
            self._threads, self._resolver, target.host, target.port
        )
        for address in found:
            if not self._allow_private and not is_public(
                ipaddress.ip_address(address.partition("%")[0])
            ):
                raise InvalidData("table-door-webhook-private", came=target.host)
        return list(dict.fromkeys(found))

    async def _post(self, target: Target, addresses: Sequence[str], payload: bytes) -> Outcome:
        reader, writer = await self._connect(target, addresses)
        http = h11.Connection(h11.CLIENT)
        try:
            for event in (_request(target, payload), h11.Data(payload), h11.EndOfMessage()):
                writer.write(http.send(event) or b"")
            status = await _status(http, reader)
        except h11.ProtocolError:
            return Outcome.REFUSED
        finally:
            writer.transport.abort()  # closing properly could take longer than the call
        return Outcome.DELIVERED if 200 <= status < 300 else Outcome.REFUSED

    async def _connect(
        self, target: Target, addresses: Sequence[str]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to the first address that answers."""
        trouble: OSError = OSError(target.host)
        for address in addresses:
            try:
                return await asyncio.open_connection(
                    address,
                    target.port,
                    limit=MAX_ANSWER,
                    ssl=self._trust if target.encrypted else None,
                    server_hostname=target.host if target.encrypted else None,
                )
            except OSError as error:
                trouble = error
        raise trouble


def _request(target: Target, payload: bytes) -> h11.Request:
    headers = [
        ("Host", target.authority),
        ("User-Agent", "simony"),
        ("Content-Type", "application/json"),
        ("Content-Length", str(len(payload))),
        ("Connection", "close"),
    ]
    return h11.Request(method="POST", target=target.path, headers=headers)


async def _status(http: h11.Connection, reader: asyncio.StreamReader) -> int:
    """Return the final status; raise `h11.ProtocolError` if it does not come in `MAX_ANSWER` bytes.

    Any number of responses with 1xx may come before it.
    """
    left = MAX_ANSWER
    while not isinstance(event := http.next_event(), h11.Response):
        if event is h11.NEED_DATA:
            data = await reader.read(left)  # nothing once `left` is 0, which h11 takes for the end
            left -= len(data)
            http.receive_data(data)
    return event.status_code


# --- in the background ----------------------------------------------------------------------------


class Notifier:
    """Calls webhooks in the background, and counts how it went."""

    def __init__(self, webhooks: Webhooks, metrics: Metrics) -> None:
        self._webhooks = webhooks
        self._metrics = metrics
        self._calls: set[asyncio.Task[None]] = set()

    def notify(self, url: str, payload: bytes) -> None:
        """Call a webhook; return at once."""
        task = asyncio.create_task(self._call(url, payload))
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)

    async def _call(self, url: str, payload: bytes) -> None:
        outcome = await self._webhooks.call(url, payload)
        self._metrics.webhooks.labels(outcome.value).inc()

    def close(self) -> None:
        self._webhooks.close()
