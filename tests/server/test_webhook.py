"""Webhooks: which addresses are called, and what happens if they misbehave.

Everything stays on loopback.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
import threading
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Self

import pytest

from simony.core.errors import SimonyError
from simony.i18n.sentences import LANGUAGES, localization
from simony.server.webhook import LIMIT, MAX_URL, Outcome, Target, Webhooks, check_url, is_public

# A certificate of nobody, for hooks.example, made for these tests and good until 2120.
KEY = """-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgO1fXYOPmeYISac5B
3ucrRCCmx/FGbsaaGNiKR8Gb4KWhRANCAATZDJbt3xr0I6n+B1kCk2wUxWNmbri7
Elfh2Jm+12xr8UA35paqQJ4vF3Mn4F+V3xpxyQvsSRVeGW1ZyObNP1mS
-----END PRIVATE KEY-----
"""
CERTIFICATE = """-----BEGIN CERTIFICATE-----
MIIBgDCCASagAwIBAgIUXR7ztOFXv6RKk6iSvBhp3bAaKV4wCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNaG9va3MuZXhhbXBsZTAgFw0yMDAxMDEwMDAwMDBaGA8yMTIw
MDEwMTAwMDAwMFowGDEWMBQGA1UEAwwNaG9va3MuZXhhbXBsZTBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABNkMlu3fGvQjqf4HWQKTbBTFY2ZuuLsSV+HYmb7XbGvx
QDfmlqpAni8XcyfgX5XfGnHJC+xJFV4ZbVnI5s0/WZKjTDBKMBgGA1UdEQQRMA+C
DWhvb2tzLmV4YW1wbGUwDwYDVR0TAQH/BAUwAwEB/zAdBgNVHQ4EFgQU0YEh1cso
HmVIjspsUM7uVCQK6dwwCgYIKoZIzj0EAwIDSAAwRQIgcJj/42+n/qZlFZ6DCre8
h9TX3Xj+08cta+SVmEesNYYCIQDaW9HmEmsHPyOGhMKPlfV1cZZ5d0b2b4Z77S0m
fDFsuQ==
-----END CERTIFICATE-----
"""
PAYLOAD = '{"table":"abc","seat":"あ"}'.encode()
FINE = b"HTTP/1.1 204 No Content\r\n\r\n"

# --- URLs -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("url", "target"),
    [
        (
            "https://hooks.example/x?y=1",
            Target(True, "hooks.example", 443, "hooks.example", "/x?y=1"),
        ),
        ("http://hooks.example", Target(False, "hooks.example", 80, "hooks.example", "/")),
        (
            "HTTPS://Hooks.Example:8443/A%20b",
            Target(True, "hooks.example", 8443, "Hooks.Example:8443", "/A%20b"),
        ),
        (
            "http://[2606:4700::1]:8080/",
            Target(False, "2606:4700::1", 8080, "[2606:4700::1]:8080", "/"),
        ),
        ("http://93.184.215.14/", Target(False, "93.184.215.14", 80, "93.184.215.14", "/")),
    ],
)
def test_urls_that_may_be_called(url: str, target: Target) -> None:
    assert check_url(url) == target


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("", "url"),
        ("hooks.example", "url"),
        ("ftp://hooks.example/", "url"),
        ("file:///etc/passwd", "url"),
        ("gopher://hooks.example/", "url"),
        ("https://", "url"),
        ("https:///x", "url"),
        ("https://u:p@hooks.example/", "url"),
        ("https://u@hooks.example/", "url"),
        ("https://@hooks.example/", "url"),
        ("https://hooks.example/#x", "url"),
        ("https://hooks.example\\@evil.example/", "url"),
        ("https://hooks.example/\r\nX: y", "url"),
        ("https://hooks.example/a b", "url"),
        ("https://hooks.ex\tample/", "url"),
        ("https://höoks.example/", "url"),
        ("https://[::1", "url"),
        ("https://[nonsense]/", "url"),
        ("https://hooks.example:0/", "port"),
        ("https://hooks.example:25/", "port"),
        ("https://hooks.example:65536/", "port"),
        ("https://hooks.example:x/", "port"),
        ("http://localhost/", "private"),
        ("http://LOCALHOST:8080/", "private"),
        ("http://127.0.0.1/", "private"),
        ("http://10.1.2.3/", "private"),
        ("http://169.254.169.254/latest/meta-data", "private"),
        ("http://[::1]/", "private"),
        ("http://[::ffff:127.0.0.1]/", "private"),
        ("https://hooks.example/" + "x" * MAX_URL, "long"),
    ],
)
def test_urls_that_may_not(url: str, key: str) -> None:
    with pytest.raises(SimonyError) as caught:
        check_url(url)
    assert caught.value.text.key == f"table-door-webhook-{key}"
    assert all(localization(language).translate(caught.value.text) for language in LANGUAGES)


def test_the_host_may_allow_private_addresses_but_nothing_else() -> None:
    assert check_url("http://127.0.0.1:8080/", allow_private=True).port == 8080
    with pytest.raises(SimonyError):
        check_url("http://127.0.0.1:22/", allow_private=True)


@pytest.mark.parametrize(
    "address",
    [
        "8.8.8.8",
        "93.184.215.14",
        "2606:4700::1",
        "::ffff:8.8.8.8",
        "64:ff9b::808:808",
        "2001:4860::8888",
    ],
)
def test_public_addresses(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


# fmt: off
PRIVATE = [
    "0.0.0.0", "0.1.2.3", "10.0.0.1", "100.64.0.1", "127.0.0.1", "127.9.9.9",  # noqa: S104
    "169.254.169.254", "172.16.0.1", "192.0.0.8", "192.0.0.9", "192.0.2.1", "192.88.99.1",
    "192.168.1.1", "198.18.0.1", "198.51.100.1", "203.0.113.1", "224.0.0.1", "233.252.0.1",
    "240.0.0.1", "255.255.255.255", "::", "::1", "::127.0.0.1", "::8.8.8.8", "::ffff:127.0.0.1",
    "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b::a9fe:a9fe",
    "64:ff9b:1::808:808", "100::1", "2001::1", "2001:db8::1", "2002:7f00:1::", "2002:808:808::",
    "3fff::1", "4000::1", "5f00::1", "fc00::1", "fd00::1", "fe80::1", "fec0::1", "ff02::1",
    "ff0e::1",
]
# fmt: on


@pytest.mark.parametrize("address", PRIVATE)
def test_other_addresses(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


# --- calls ----------------------------------------------------------------------------------------

Behave = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


async def take(reader: asyncio.StreamReader) -> tuple[list[str], bytes]:
    """A whole request: its lines and its body."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")[:-2]
    length = next(int(line.split(": ")[1]) for line in head if line.startswith("Content-Length"))
    return head, await reader.readexactly(length)


class Hook:
    """A server on loopback that behaves as told, and records what it was sent."""

    def __init__(self, behave: Behave | bytes, trust: ssl.SSLContext | None = None) -> None:
        self.seen: list[tuple[list[str], bytes]] = []
        self.port = 0
        self._behave, self._trust = behave, trust
        self._calls: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0, ssl=self._trust)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for each in self._calls:
            each.cancel()
        await asyncio.gather(*self._calls, return_exceptions=True)
        await asyncio.sleep(0)  # for lines to be closed

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._calls.add(task)
        try:
            await self._answer(reader, writer)
        finally:
            writer.transport.abort()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            if isinstance(self._behave, bytes):
                self.seen.append(await take(reader))
                writer.write(self._behave)
                await writer.drain()
            else:
                await self._behave(reader, writer)


def call(
    behave: Behave | bytes, *, host: str = "127.0.0.1", limit: float = 60.0
) -> tuple[Outcome, Hook]:
    async def run() -> tuple[Outcome, Hook]:
        async with Hook(behave) as hook:
            hooks = Webhooks(
                allow_private=True, resolver=lambda _host, _port: ["127.0.0.1"], limit=limit
            )
            outcome = await hooks.call(f"http://{host}:{hook.port}/turn?x=1", PAYLOAD)
            hooks.close()
            return outcome, hook

    return asyncio.run(run())


def test_what_is_sent() -> None:
    outcome, hook = call(FINE, host="hooks.example")
    assert outcome == Outcome.DELIVERED
    assert hook.seen == [
        (
            [
                "POST /turn?x=1 HTTP/1.1",
                f"Host: hooks.example:{hook.port}",
                "User-Agent: simony",
                "Content-Type: application/json",
                f"Content-Length: {len(PAYLOAD)}",
                "Connection: close",
            ],
            PAYLOAD,
        )
    ]


@pytest.mark.parametrize(
    ("answer", "outcome"),
    [
        (b"HTTP/1.1 200 OK\r\n\r\nfine", Outcome.DELIVERED),
        (b"HTTP/1.0 202\r\n\r\n", Outcome.DELIVERED),
        (b"HTTP/1.1 200 OK\r\n\r\n" + b"x" * 10_000_000, Outcome.DELIVERED),
        (b"HTTP/1.1 200 OK\r\nX: " + b"x" * 10_000 + b"\r\n\r\n", Outcome.DELIVERED),
        (b"HTTP/1.1 100 Continue\r\n\r\n" + FINE, Outcome.DELIVERED),
        (b"HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n" + FINE, Outcome.DELIVERED),
        (b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 500 Oh\r\n\r\n", Outcome.REFUSED),
        (b"HTTP/1.1 100 Continue\r\n\r\n" * 500_000, Outcome.REFUSED),
        (b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + FINE, Outcome.REFUSED),
        (b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\n\r\n", Outcome.REFUSED),
        (b"HTTP/1.1 500 Oh\r\n\r\n", Outcome.REFUSED),
        (b"HTTP/1.1 2000 OK\r\n\r\n", Outcome.REFUSED),
        (b"SSH-2.0-OpenSSH\r\n", Outcome.REFUSED),
        (b"HTTP/1.1 200 " + b"x" * 2000 + b"\r\n", Outcome.REFUSED),
        (b"HTTP/1.1 200 OK\r\n" + b"x: y\r\n" * 500_000, Outcome.REFUSED),
        (b"HTTP/1.1 200 OK\r\nno colon\r\n\r\n", Outcome.REFUSED),
        (b"HTTP/1.1 200 OK\r\nX: y", Outcome.REFUSED),
        (b"x" * 10_000_000, Outcome.REFUSED),
        (b"\xff\x00\n", Outcome.REFUSED),
        (b"HTTP/1.1 20", Outcome.REFUSED),
        (b"", Outcome.REFUSED),
    ],
)
def test_answers(answer: bytes, outcome: Outcome) -> None:
    found, hook = call(answer)
    # An empty answer may also show as a connection that was cut off.
    assert found == outcome or (answer == b"" and found == Outcome.UNREACHABLE)
    assert len(hook.seen) == 1


async def forever(reader: asyncio.StreamReader, _writer: asyncio.StreamWriter) -> None:
    await take(reader)
    await asyncio.sleep(3600)


async def drop_by_drop(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while True:
        writer.write(b"H")
        await writer.drain()
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("behave", [forever, drop_by_drop])
def test_a_slow_target_times_out(behave: Behave) -> None:
    assert LIMIT == 5.0
    assert call(behave, limit=0.3)[0] == Outcome.SLOW


def test_a_slow_name_lookup_times_out() -> None:
    release = threading.Event()

    def slow(_host: str, _port: int) -> Sequence[str]:
        release.wait(60)
        return []

    async def run() -> Outcome:
        hooks = Webhooks(resolver=slow, limit=0.2)
        try:
            return await hooks.call("https://hooks.example/", PAYLOAD)
        finally:
            release.set()
            hooks.close()

    assert asyncio.run(run()) == Outcome.SLOW


def test_no_connection() -> None:
    async def run() -> list[Outcome]:
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))  # bound and not listening: nobody else can take the port
            hooks = Webhooks(
                allow_private=True,
                resolver=lambda host, _: ["127.0.0.1"] if host == "there.example" else [],
                limit=60,
            )
            port = taken.getsockname()[1]
            return [
                await hooks.call(f"http://{host}.example:{port}/", PAYLOAD)
                for host in ("there", "nowhere")
            ]

    assert asyncio.run(run()) == [Outcome.UNREACHABLE, Outcome.UNREACHABLE]


@pytest.mark.parametrize(
    "trouble", [socket.gaierror(-2, "unknown"), UnicodeError("label too long"), OSError("broken")]
)
def test_a_name_that_cannot_be_found(trouble: Exception) -> None:
    def fail(_host: str, _port: int) -> Sequence[str]:
        raise trouble

    assert (
        asyncio.run(Webhooks(resolver=fail).call("https://hooks.example/", PAYLOAD))
        == Outcome.UNREACHABLE
    )


@pytest.mark.parametrize(
    "found",
    [
        ["127.0.0.1"],
        ["8.8.8.8", "10.0.0.1"],
        ["8.8.8.8", "::1"],
        ["fe80::1%eth0"],
        ["64:ff9b::7f00:1"],
    ],
)
def test_a_name_with_one_private_address_is_not_called(
    found: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object, **__: object) -> None:
        raise AssertionError("connected")

    monkeypatch.setattr(asyncio, "open_connection", never)
    assert (
        asyncio.run(
            Webhooks(resolver=lambda _host, _port: found).call("https://hooks.example/", PAYLOAD)
        )
        == Outcome.FORBIDDEN
    )


def test_a_url_that_became_forbidden_is_not_called() -> None:
    assert asyncio.run(Webhooks().call("http://127.0.0.1:8080/", PAYLOAD)) == Outcome.FORBIDDEN


def test_a_name_is_looked_up_once_and_the_checked_address_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[str, int]] = []
    connected: list[tuple[object, ...]] = []

    def changing(host: str, port: int) -> Sequence[str]:
        asked.append((host, port))
        return ["93.184.215.14"] if len(asked) == 1 else ["127.0.0.1"]

    async def note(*where: object, **more: object) -> None:
        connected.append((*where, more["server_hostname"]))
        raise OSError

    monkeypatch.setattr(asyncio, "open_connection", note)
    assert (
        asyncio.run(Webhooks(resolver=changing).call("https://hooks.example/", PAYLOAD))
        == Outcome.UNREACHABLE
    )
    assert asked == [("hooks.example", 443)]
    assert connected == [("93.184.215.14", 443, "hooks.example")]


def test_the_next_address_is_tried() -> None:
    async def run() -> Outcome:
        async with Hook(FINE) as hook:
            hooks = Webhooks(
                allow_private=True, resolver=lambda *_: ["127.0.0.2", "127.0.0.1"], limit=60
            )
            return await hooks.call(f"http://hooks.example:{hook.port}/", PAYLOAD)

    assert asyncio.run(run()) == Outcome.DELIVERED


# --- TLS ------------------------------------------------------------------------------------------


def call_encrypted(folder: Path, host: str, *, trusted: bool) -> Outcome:
    path = folder / "both.pem"
    path.write_text(KEY + CERTIFICATE)
    server, client = (
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER),
        ssl.create_default_context(cadata=CERTIFICATE),
    )
    server.load_cert_chain(path)

    async def run() -> Outcome:
        asyncio.get_running_loop().set_exception_handler(
            lambda *_: None
        )  # a refused certificate is no trouble of the hook's
        async with Hook(FINE, server) as hook:
            hooks = Webhooks(
                True, lambda *_: ["127.0.0.1"], trust=client if trusted else None, limit=60
            )
            return await hooks.call(f"https://{host}:{hook.port}/", PAYLOAD)

    return asyncio.run(run())


@pytest.mark.parametrize(
    ("host", "trusted", "outcome"),
    [
        ("hooks.example", True, Outcome.DELIVERED),
        ("hooks.example", False, Outcome.UNREACHABLE),
        ("other.example", True, Outcome.UNREACHABLE),
        ("127.0.0.1", True, Outcome.UNREACHABLE),
    ],
)
def test_certificates_are_checked(
    tmp_path: Path, host: str, trusted: bool, outcome: Outcome
) -> None:
    assert call_encrypted(tmp_path, host, trusted=trusted) == outcome


async def speak_first(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.read(1)
    writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
    await writer.drain()


def test_plain_http_at_an_https_url_is_unreachable() -> None:
    async def run() -> Outcome:
        async with Hook(speak_first) as hook:
            return await Webhooks(True, lambda *_: ["127.0.0.1"], limit=60).call(
                f"https://hooks.example:{hook.port}/", PAYLOAD
            )

    assert asyncio.run(run()) == Outcome.UNREACHABLE


# --- how many at a time ---------------------------------------------------------------------------


def test_only_a_few_calls_at_a_time_and_a_few_waiting() -> None:
    async def run() -> tuple[int, list[Outcome]]:
        at_once, most, gate, crowded = 0, 0, asyncio.Event(), asyncio.Event()

        async def behave(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal at_once, most
            at_once += 1
            most = max(most, at_once)
            if at_once == 2:
                crowded.set()
            await take(reader)
            await gate.wait()
            at_once -= 1
            writer.write(FINE)
            await writer.drain()

        async with Hook(behave) as hook:
            hooks = Webhooks(True, lambda *_: ["127.0.0.1"], limit=60, at_once=2, waiting=3)
            calls = [
                asyncio.create_task(hooks.call(f"http://hooks.example:{hook.port}/", PAYLOAD))
                for _ in range(9)
            ]
            await crowded.wait()
            gate.set()
            return most, sorted(await asyncio.gather(*calls))

    most, outcomes = asyncio.run(run())
    assert most == 2
    assert outcomes == [Outcome.BUSY] * 4 + [Outcome.DELIVERED] * 5


def test_after_closing_nobody_is_called() -> None:
    hooks = Webhooks()
    hooks.close()
    assert asyncio.run(hooks.call("https://hooks.example/", PAYLOAD)) == Outcome.BUSY
