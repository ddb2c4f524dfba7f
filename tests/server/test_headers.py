"""What surrounds every answer: headers, checks, the limit of bodies, the last resort; in process and behind the real server."""

from __future__ import annotations

import asyncio
import http.client
import json
import logging
import threading
import time
from collections.abc import Iterator

import pytest
import uvicorn
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from server.demo import TOKEN, ask, demo, drive
from simony.server.http.middleware import ALWAYS, MAX_BODY, BodyLimit, Guard, LastResort, SafeHeaders, Squeeze, content_security_policy
from simony.server.protocol.problem import Busy, NotAllowed
from simony.server.security.request_origin import Doors

# --- headers ------------------------------------------------------------------------------------------------------------------------------


def test_the_policy_is_strict() -> None:
    policy = content_security_policy("http", "192.168.1.20:8000")
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    assert rules == {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data:",
        "font-src": "'self'",
        "connect-src": "'self' ws://192.168.1.20:8000",
        "manifest-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'none'",
    }
    assert "unsafe" not in policy


def test_the_policy_names_only_a_host_that_is_one() -> None:
    assert "connect-src 'self' wss://table.example;" in content_security_policy("https", "Table.example")
    for host in ("", "[::1]:8000", "a; script-src *", "a *", "*"):
        assert "connect-src 'self';" in content_security_policy("http", host)


@pytest.mark.parametrize("path", ["/api/tables/abc", "/api/nowhere", "/metrics", "/nowhere", "/api/stumble"])
def test_every_answer_has_the_headers(path: str) -> None:
    answer = ask("GET", path)
    assert {name: answer.headers.get_list(name) for name in ALWAYS} == {name: [value] for name, value in ALWAYS.items()}
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers.get("cache-control") == ("no-store" if path.startswith("/api") else None)
    assert "strict-transport-security" not in answer.headers


def test_refusals_of_the_doors_have_them_too() -> None:
    answer = ask("GET", "http://evil.example/api/tables/abc")
    assert answer.status_code == 421
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_https_stays_https() -> None:
    assert ask("GET", "https://127.0.0.1/metrics").headers["strict-transport-security"] == "max-age=31536000"


def test_an_answer_may_say_how_it_is_kept() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await Response(headers={"cache-control": "max-age=9"})(scope, receive, send)

    assert ask("GET", "/api/x", app=SafeHeaders(app)).headers["cache-control"] == "max-age=9"


# --- the limit of bodies ------------------------------------------------------------------------------------------------------------------


def test_a_body_may_be_as_large_as_we_say_and_no_larger() -> None:
    frame = len(b'{"game":""}')
    headers = {"content-type": "application/json"}
    fits = ask("POST", "/api/tables", headers=headers, content=b'{"game":"' + b"x" * (MAX_BODY - frame) + b'"}')
    assert fits.json()["key"] == "table-door-field-value"
    large = ask("POST", "/api/tables", headers=headers, content=b'{"game":"' + b"x" * (MAX_BODY - frame + 1) + b'"}')
    assert (large.status_code, large.json()["key"], large.json()["args"]) == (413, "table-door-body", {"most": MAX_BODY})


def test_a_body_without_a_length_is_counted() -> None:
    chunks, taken = [b"x" * 10_000] * 100, 0

    async def stream(_scope: Scope) -> Message:
        nonlocal taken
        taken += 1
        return {"type": "http.request", "body": chunks[taken], "more_body": True}

    scope = {"type": "http", "method": "POST", "path": "/api/tables", "query_string": b""}
    scope["headers"] = [(b"host", b"localhost"), (b"content-type", b"application/json")]
    sent = drive(demo(), scope, lambda: stream(scope))
    assert sent[0]["status"] == 413
    assert taken == 7


@pytest.mark.parametrize("length", ["9" * 4, "9" * 30, "9" * 5000, "-1", "x", "٣"])
def test_whatever_length_is_announced(length: str) -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await Response("fine")(scope, receive, send)

    scope = {"type": "http", "method": "POST", "path": "/", "query_string": b"", "headers": [(b"content-length", length.encode())]}
    expected = 413 if length.isascii() and length.isdecimal() and len(length) > 5 else 200
    assert drive(BodyLimit(app), scope)[0]["status"] == expected


def test_all_bodies_together_have_a_limit() -> None:
    """While one request holds its body, another that would need more than is left is refused; afterwards there is room again."""

    async def main() -> None:
        held, go = asyncio.Event(), asyncio.Event()

        async def app(_scope: Scope, receive: Receive, _send: Send) -> None:
            await receive()
            held.set()
            await go.wait()

        async def body() -> Message:
            return {"type": "http.request", "body": b"x" * 60, "more_body": False}

        async def send(_message: Message) -> None: ...

        limit = BodyLimit(app, most=100, most_together=100)
        scope = {"type": "http", "method": "POST", "path": "/", "query_string": b"", "headers": []}
        first = asyncio.create_task(limit(scope, body, send))
        await held.wait()
        with pytest.raises(Busy):
            await limit(scope, body, send)
        go.set()
        await first
        await limit(scope, body, send)

    asyncio.run(asyncio.wait_for(main(), 60))


def test_what_is_the_same_for_everybody_is_compressed_once() -> None:
    asked: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        asked.append(scope["path"])
        status = 404 if "missing" in scope["path"] else 200
        await Response("x" * 5000, status, media_type="text/plain")(scope, receive, send)

    squeeze = Squeeze(app)

    def get(path: str, encoding: bytes = b"gzip", query: bytes = b"") -> list[Message]:
        headers = [(b"accept-encoding", encoding)]
        return drive(squeeze, {"type": "http", "method": "GET", "path": path, "query_string": query, "headers": headers})

    first, again = get("/assets/a.js"), get("/assets/a.js", query=b"x=1")
    assert first == again
    assert asked == ["/assets/a.js"]
    assert len(first[1]["body"]) < 5000
    first[0]["headers"].append((b"x-added", b"later"))  # what is added on the way out is not kept
    assert get("/assets/a.js") == again
    assert len(get("/assets/a.js", b"identity")[1]["body"]) == 5000
    get("/assets/missing.js")
    get("/assets/missing.js")
    get("/api/texts/en", query=b"language=ja")
    get("/api/texts/en")
    assert asked[2:] == ["/assets/missing.js"] * 2 + ["/api/texts/en"] * 2


# --- the last resort ----------------------------------------------------------------------------------------------------------------------


def test_what_nobody_thought_of_is_logged_and_says_nothing_of_our_insides(caplog: pytest.LogCaptureFixture) -> None:
    answer = ask("GET", "/api/stumble", headers={"accept-language": "ja"})
    assert (answer.status_code, answer.json()["key"]) == (500, "table-door-broken")
    assert "inside" not in answer.text
    assert "サーバー" in answer.text
    assert "the inside of the house" in caplog.text
    assert "stumble HTTP" not in caplog.text


def test_half_an_answer_is_not_completed(caplog: pytest.LogCaptureFixture) -> None:
    async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        raise KeyError("half")

    with pytest.raises(KeyError, match="half"):
        drive(LastResort(app), {"type": "http", "method": "GET", "path": "/", "headers": []})
    assert caplog.records


@pytest.mark.parametrize(
    ("accepted", "expected"),
    [
        (True, {"type": "websocket.close", "code": 1011, "reason": "table-door-broken"}),
        (False, {"type": "websocket.close", "code": 1008, "reason": "table-door-broken"}),
    ],
)
def test_a_broken_socket_is_closed(accepted: bool, expected: Message, caplog: pytest.LogCaptureFixture) -> None:
    async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
        if accepted:
            await send({"type": "websocket.accept"})
        raise KeyError("socket")

    sent = drive(LastResort(app), {"type": "websocket", "path": "/", "headers": []})
    assert sent[-1] == expected
    assert caplog.records


def test_a_start_that_fails_is_not_hidden() -> None:
    async def app(_scope: Scope, _receive: Receive, _send: Send) -> None:
        raise KeyError("start")

    with pytest.raises(KeyError, match="start"):
        drive(LastResort(app), {"type": "lifespan"})


def test_a_guard_lets_the_lifespan_through() -> None:
    def never(_scope: Scope) -> None:
        raise NotAllowed("table-door-origin", came="x")

    async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "lifespan.startup.complete"})

    assert drive(Guard(app, never), {"type": "lifespan"}) == [{"type": "lifespan.startup.complete"}]


# --- behind the real server ---------------------------------------------------------------------------------------------------------------


async def with_sockets(scope: Scope, receive: Receive, send: Send) -> None:
    """The demonstration, and a socket that says one word."""
    if scope["type"] != "websocket":
        await INNER(scope, receive, send)
        return
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": "welcome"})
    await send({"type": "websocket.close"})


INNER = demo()


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    app = SafeHeaders(LastResort(Guard(with_sockets, Doors().check)))
    config = uvicorn.Config(app, host="127.0.0.1", port=0, log_level="warning", ws="websockets-sansio", lifespan="off")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    deadline = time.monotonic() + 60
    while not server.started and time.monotonic() < deadline:
        time.sleep(0.01)
    yield server.servers[0].sockets[0].getsockname()[1]
    server.should_exit = True
    thread.join(60)
    logging.getLogger("uvicorn").handlers.clear()


def test_a_large_body_gets_its_answer_over_the_wire(port: int) -> None:
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    line.request("POST", "/api/tables", b"x" * 3_000_000, {"content-type": "application/json"})
    answer = line.getresponse()
    assert (answer.status, json.loads(answer.read())["key"]) == (413, "table-door-body")
    line.request("GET", "/api/tables/abc")
    assert line.getresponse().status == 200
    line.close()


def test_no_host_no_answer(port: int) -> None:
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    line.putrequest("GET", "/api/tables/abc", skip_host=True)
    line.putheader("host", "evil.example")
    line.endheaders()
    assert line.getresponse().status == 421
    line.close()


def test_head_over_the_wire(port: int) -> None:
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    line.request("HEAD", "/api/tables/abc")
    answer = line.getresponse()
    assert (answer.status, answer.read(), answer.headers["content-length"]) == (200, b"", "39")
    line.close()


def test_a_socket_opens_for_our_own_pages(port: int) -> None:
    url = f"ws://127.0.0.1:{port}/api/socket"
    browser = {"origin": f"http://127.0.0.1:{port}", "cookie": f"simony_device={TOKEN}"}
    with connect(url, additional_headers=browser, proxy=None) as socket:
        assert socket.recv(60) == "welcome"
    with connect(url, additional_headers={"authorization": f"Bearer {TOKEN}"}, proxy=None) as socket:
        assert socket.recv(60) == "welcome"


@pytest.mark.parametrize(
    ("origin", "key"), [("http://evil.example", "table-door-origin"), ("null", "table-door-origin"), (None, "table-door-origin-missing")]
)
def test_a_socket_does_not_open_for_others(port: int, origin: str | None, key: str) -> None:
    headers = {"cookie": f"simony_device={TOKEN}"} | ({"origin": origin} if origin else {})
    with pytest.raises(InvalidStatus) as caught, connect(f"ws://127.0.0.1:{port}/api/socket", additional_headers=headers, proxy=None):
        pass
    assert caught.value.response.status_code == 403
    assert json.loads(caught.value.response.body or b"")["key"] == key
    assert caught.value.response.headers["x-content-type-options"] == "nosniff"
