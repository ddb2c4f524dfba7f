"""Arbitrary input: it gets an answer or a clean close, changes nothing, and does not use up
memory.
"""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import struct
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from server.harness import open_harness
from server.harness import run as run_local
from server.server_process import (
    SHORT,
    TIMEOUT_SECONDS,
    Json,
    ServerProcess,
    SocketClient,
    play_out,
    run,
    serving,
)
from simony.server.protocol.messages import MAX_FRAME, Answer, AnyCommand
from simony.server.tables.chat import CHAT_REMEMBERED
from simony.server.tables.turns import REMEMBERED_ANSWERS

ANSWER_TYPES = {str(kind.__struct_config__.tag) for kind in Answer.__subclasses__()}
UNFIT_ANSWERS = {"unavailable", "accepted", "slow_down"}
GROWTH = 24 * 1024 * 1024
"""Bytes by which a server's memory may grow between the first quarter of the messages and the
end: 1 KB per message would be 100 MB.
"""
BATCH = 40


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("fuzzed") / "table.db") as running:
        yield running
        assert running.is_running
        assert running.error_output == ""


# --- what is sent ---------------------------------------------------------------------------------


Sent = str | bytes


def _words(text: str) -> list[str]:
    return text.split()


NUMBERS = [
    0,
    -1,
    1,
    15,
    16,
    255,
    2**31,
    2**53,
    2**53 + 1,
    2**63,
    2**64,
    -(2**63) - 1,
    10**400,
    0.5,
    -0.0,
    1e308,
]
WORDS = [
    "",
    "x",
    "\x00",
    "\ud800",
    "\udfff\ud800",
    "é" * 40,
    "漢字",
    "\u202e",
    "💀" * 30,
    "a" * 3000,
    "../../etc",
    "' OR 1=1",
    "<script>",
    "%s",
]
JSON_JUNK = _words(r"""
{ } [ ] nul null true " "" NaN Infinity - 1e999 1e-999 0x10 01 {} [] [[]]
{"type"} {"type":} {"type":"ping",} {'type':'ping'} {"\u0000":1}
{"type":"ping"}{"type":"ping"} {"type":"ping","type":"undo"}
{"type":"move","prompt":1e400,"actions":[1],"move_id":"x"}
{"type":"\u0070ing","x":1} {"type":"chat","text":"\ud800"} {"type":"chat","text":"\udc00\ud800"}
{"type":"ping","id":99999999999999999999999999} {"type":"ping","id":-1}
{"type":"take","seat":0,"name":"\u0000"} {"type":"look","seat":-1}
{"type":"look","open":1} {"type":"reply","offer":1,"yes":"yes"}
""")
JSON_JUNK += ["", " ", "\ufeff{}", "\x00\x01\x02", "\r\n"]
FIELDS: Json = {
    "prompt": 10**6,
    "actions": [1, 2],
    "move_id": "fuzz",
    "seat": 0,
    "what": "end",
    "offer": 1,
    "yes": True,
    "name": "Fuzz",
    "nonce": "n",
    "level": "priest",
    "url": "http://127.0.0.1:9/",
    "text": "hello",
    "line": 1,
    "on": True,
    "open": True,
    "frame": 1,
    "chat": 0,
}
COMMANDS: list[Json] = [
    {
        "type": kind.__struct_config__.tag,
        **{each.name: FIELDS.get(each.name, 7) for each in msgspec.structs.fields(kind)},
    }
    for kind in get_args(AnyCommand)
]
STALE = json.dumps(next(command for command in COMMANDS if command["type"] == "move"))


def value(rng: Random, depth: int = 3) -> Any:
    """Any JSON value."""
    kinds: list[Callable[[], Any]] = [
        lambda: rng.choice(NUMBERS),
        lambda: rng.choice(WORDS),
        lambda: rng.choice([None, True, False]),
        lambda: [value(rng, depth - 1) for _ in range(rng.randrange(4))],
        lambda: {
            rng.choice([*WORDS, "type", "id", "seat"]): value(rng, depth - 1)
            for _ in range(rng.randrange(4))
        },
    ]
    return rng.choice(kinds if depth > 0 else kinds[:3])()


def mutated(rng: Random) -> str:
    """Return a command with something wrong with it, or with nothing wrong."""
    command = dict(rng.choice(COMMANDS))
    for _ in range(rng.randrange(4)):
        name = rng.choice([*command, "id", "seat", "extra"])
        change = rng.randrange(4)
        if change == 0:
            command.pop(name, None)
        elif change == 1:
            command[name] = value(rng)
        elif change == 2:
            command[name] = rng.choice(
                [0, 1, 2, 3, 15, 1000, 2**53]
                if isinstance(command.get(name), int)
                else ["x", None, [0], ""]
            )
        else:
            command[rng.choice(WORDS)] = command.pop(name, 1)
    text = json.dumps(command, ensure_ascii=rng.random() < 0.8).encode("utf-8", "replace").decode()
    return text if rng.random() < 0.8 else _scratched(text, rng)


def _scratched(text: str, rng: Random) -> str:
    at = rng.randrange(len(text))
    return (
        text[:at]
        + rng.choice(["", "\\", '"', "{", "\x00", "é", text])
        + text[at + rng.randrange(3) :]
    )


def nested(rng: Random) -> str:
    depth = rng.choice([10, 500, 1000, 2700, 4000])
    opening, closing_ = rng.choice([("[", "]"), ('{"a":', "}"), ('{"type":', "}"), ("[", "")])
    depth = min(depth, (MAX_FRAME - 100) // (len(opening) + len(closing_)))
    inner = opening * depth + "1" + closing_ * depth
    return inner if rng.random() < 0.5 else f'{{"type":"chat","text":{inner}}}'


def nonsense(rng: Random) -> Sent:
    """Return anything that fits into a frame and is not a command, so that it has no effect."""
    kind = rng.randrange(7)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return rng.choice(
            [b"", b"\xff\xfe", b'{"type":"ping"}', b"\x00" * 100, rng.randbytes(MAX_FRAME)]
        )
    if kind == 2:
        return rng.choice(JSON_JUNK)
    if kind == 3:
        return json.dumps(value(rng, 6))[:MAX_FRAME]
    if kind == 4:
        return nested(rng)
    if kind == 5:
        return rng.choice(["x", " ", "9", "[", '"']) * rng.choice([1, 100, MAX_FRAME])
    return STALE.replace('"fuzz"', f'"{rng.random()}"')


def message(rng: Random) -> Sent:
    """Anything that fits into a frame."""
    return nonsense(rng) if rng.random() < 0.6 else _cut(mutated(rng))


def _cut(text: str) -> str:
    return text.encode()[:MAX_FRAME].decode("utf-8", "ignore")


# --- sockets --------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [2_000, pytest.param(100_000, marks=pytest.mark.soak)])
def test_anything_sent_at_a_table(server: ServerProcess, count: int) -> None:
    """Two people play normally; others send nonsense."""

    async def play() -> None:
        async with server.begun("Anna", "Bo", seats=2, **SHORT["dogma"]) as honest:
            await play_out(honest, Random(1), 10)
            before, stood = record(server, honest[0].table), [stand(line) for line in honest]
            for line in honest:
                line.heard.clear()
            async with intruders(server, honest) as lines:
                await flood(lines, count // 4, Random(f"warm {count}"))
                resident = server.resident()
                await flood(lines, count - count // 4, Random(f"fuzz {count}"))
                check_growth(server, resident)
            for line in honest:
                assert (await line.say("ping"))["type"] == "pong"
                assert {each["type"] for each in line.heard} <= {"table", "chat", "pong"}
            assert record(server, honest[0].table) == before
            assert [stand(line) for line in honest] == stood
            await play_out(honest, Random(2), honest[0].frame["number"] + 5)

    run(play(), 600)


@asynccontextmanager
async def intruders(
    server: ServerProcess, honest: list[SocketClient]
) -> AsyncIterator[list[SocketClient]]:
    """Return a second socket of a seated device, and those of an unknown client, a device,
    and a device that watches.
    """
    table = honest[0].table
    known = server.person("Mallory")
    lines = [
        await server.connect(table, person) for person in (honest[1].person, None, known, known)
    ]
    await lines[3].say("look")
    try:
        yield lines
    finally:
        for line in lines:
            await line.close()


async def flood(lines: list[SocketClient], count: int, rng: Random) -> None:
    """Send many messages in batches; each has exactly one answer.

    Seated players send nothing that could be valid.
    """
    left = count
    while left > 0:
        line = rng.choice(lines)
        make = nonsense if line is lines[0] else message
        batch = [make(rng) for _ in range(min(left, BATCH))]
        left -= len(batch)
        line.heard.clear()
        for each in batch:
            await line.send(each)
        assert (await line.say("ping"))["type"] == "pong"
        heard = answers(line)
        assert len(heard) == len(batch) + 1
        assert not UNFIT_ANSWERS & {each["type"] for each in heard}, heard


def answers(line: SocketClient) -> list[Json]:
    return [each for each in line.heard if each["type"] in ANSWER_TYPES]


def record(server: ServerProcess, table: str) -> dict[str, list[Any]]:
    """Return everything that is stored of a table, except chat and reports."""
    with closing(sqlite3.connect(f"{server.data.as_uri()}?mode=ro", uri=True)) as data:
        queries = {
            name: f"SELECT * FROM {name} WHERE game_table = ?"  # noqa: S608  # our own names
            for name in ("entry", "move", "seat", "ticket", "result")
        }
        queries["game_table"] = "SELECT * FROM game_table WHERE id = ?"
        return {name: data.execute(query, (table,)).fetchall() for name, query in queries.items()}


def stand(line: SocketClient) -> Json:
    """Return what a client sees of the table and its game."""
    news = [each for each in line.heard if each["type"] == "table"]
    return {
        "frame": line.frame,
        **{
            name: value_
            for name, value_ in (news[-1] if news else {}).items()
            if name != "watchers"
        },
    }


def check_growth(server: ServerProcess, before: int | None) -> None:
    now = server.resident()
    if before is not None and now is not None:
        assert now - before < GROWTH, f"{before} bytes became {now}"


def test_what_a_table_remembers_of_nonsense_is_bounded(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_harness(tmp_path / "table.db") as harness:
            anna, *_ = await harness.begun("Anna", "Bo", "Chi")
            for number in range(REMEMBERED_ANSWERS + 50):
                answer = await anna.say(
                    "move", prompt=10**6, actions=[number], move_id=f"stale {number}", seat=0
                )
                assert answer["type"] == "stale"
                anna.heard.clear()
            assert len(anna.table.answers) <= REMEMBERED_ANSWERS
            for number in range(CHAT_REMEMBERED + 50):
                await anna.say("chat", text=f"line {number}")
                anna.heard.clear()
            assert len(anna.table.chat._lines) <= CHAT_REMEMBERED
            assert len(anna.table.chat._writers) <= CHAT_REMEMBERED

    run_local(play())


# --- frames that are no frames --------------------------------------------------------------------


def framed(
    opcode: int, payload: bytes, *, fin: bool = True, masked: bool = True, reserved: int = 0
) -> bytes:
    """Return a frame of the socket protocol, or something similar."""
    head = bytes([(0x80 if fin else 0) | reserved | opcode])
    mask = 0x80 if masked else 0
    if len(payload) < 126:
        head += bytes([mask | len(payload)])
    else:
        head += bytes([mask | 126]) + struct.pack("!H", len(payload))
    return head + (bytes(4) if masked else b"") + payload


BROKEN = {
    "text that is no UTF-8": framed(1, b"\xff\xfe\xfd"),
    "half a character": framed(1, b'{"type":"chat","text":"\xe3\x81"}'),
    "a surrogate in UTF-8": framed(1, b'{"type":"chat","text":"\xed\xa0\x80"}'),
    "not masked": framed(1, b'{"type":"ping"}', masked=False),
    "an unknown kind": framed(3, b"x"),
    "an unknown control frame": framed(11, b"x"),
    "reserved bits": framed(1, b"x", reserved=0x40),
    "compressed without having been agreed": framed(1, b"x", reserved=0x40),
    "a ping in pieces": framed(9, b"x", fin=False),
    "a ping that is too long": framed(9, b"x" * 126),
    "the end of nothing": framed(0, b"x"),
    "two beginnings": framed(1, b"x", fin=False) + framed(1, b"x"),
    "pieces that are too long together": framed(1, b"x" * 5000, fin=False) + framed(0, b"x" * 5000),
    "a length of 2 to the 63": bytes([0x81, 0xFF]) + b"\xff" * 8,
    "a close of one byte": framed(8, b"\x03"),
    "a close with a wrong code": framed(8, b"\x00\x01"),
    "a close with a reason that is no text": framed(8, b"\x03\xe8\xff\xff"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken_frames_close_the_socket(server: ServerProcess, name: str) -> None:
    async def play() -> bytes:
        reader, writer = await upgraded(server)
        writer.write(BROKEN[name])
        heard = await asyncio.wait_for(reader.read(), TIMEOUT_SECONDS)
        writer.close()
        return heard

    close = run(play())
    code = struct.unpack("!H", close[-2 - _reason(close) :][:2])[0]
    assert code in (1002, 1003, 1007, 1009), close


def _reason(data: bytes) -> int:
    """The length of the reason in the close frame at the end."""
    at = next(
        place
        for place in range(len(data) - 2, -1, -1)
        if data[place] == 0x88 and data[place + 1] == len(data) - place - 2
    )
    return data[at + 1] - 2


UNREADABLE = {
    "too many headers": [f"X-{number}: x" for number in range(200)],
    "a header that is too long": ["X: " + "x" * 9000],
    "a body": ["Content-Length: 10"],
    "a body in chunks": ["Transfer-Encoding: chunked"],
    "a character that no header has": ["Sec-WebSocket-Protocol: \x01"],
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_handshakes_that_cannot_be_read_are_answered_at_once(
    server: ServerProcess, name: str
) -> None:
    async def play() -> bytes:
        reader, writer = await handshake(server, UNREADABLE[name])
        heard = await asyncio.wait_for(reader.read(), TIMEOUT_SECONDS)
        writer.close()
        return heard

    assert b" 422 " in run(play())
    assert server.error_output == ""


async def handshake(
    server: ServerProcess, more: Iterable[str] = ()
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A request for a socket, with some more headers."""
    table = server.table(server.person())
    reader, writer = await asyncio.open_connection(*server.place)
    host, port = server.place
    head = [
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==",
    ]
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {host}:{port}",
        *head,
        *more,
        "",
        "",
    ]
    writer.write("\r\n".join(lines).encode())
    return reader, writer


async def upgraded(server: ServerProcess) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Return a raw socket. Its first message, the news, has been read."""
    reader, writer = await handshake(server)
    assert b" 101 " in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), TIMEOUT_SECONDS)
    return reader, writer


def test_pings_of_somebody_who_does_not_read_do_not_pile_up(server: ServerProcess) -> None:
    async def play() -> None:
        before = server.resident()
        _, writer = await upgraded(server)
        pings = framed(9, b"x" * 125) * 1000
        sent = 0
        with suppress(OSError):
            while sent < 50 * 1024 * 1024:
                writer.write(pings)
                await asyncio.wait_for(writer.drain(), TIMEOUT_SECONDS)
                sent += len(pings)
        writer.close()
        assert sent < 50 * 1024 * 1024, "it was not let go"
        check_growth(server, before)

    run(play())


def test_a_client_that_does_not_read_is_disconnected(server: ServerProcess) -> None:
    """It keeps asking without reading. The table does not wait for it and disconnects it soon."""

    async def play() -> None:
        async with server.begun("Anna", "Bo", seats=2, **SHORT["dogma"]) as [anna, _]:
            deaf = await connect(
                server.address(anna.table), compression=None, max_queue=1, proxy=None
            )
            await deaf.send('{"type": "look"}')
            await anna.until(lambda: watchers(anna) == 1)
            deaf.transport.pause_reading()
            before = server.resident()
            with suppress(ConnectionClosed):
                for _ in range(20_000):  # 100 MB of frames
                    await deaf.send('{"type": "look"}')
                    if watchers(anna) == 0:
                        break
            await anna.until(lambda: watchers(anna) == 0)
            assert "simony_slow_clients_total 1.0\n" in server.ask("GET", "/metrics").text
            check_growth(server, before)
            deaf.transport.abort()

    run(play())


def watchers(line: SocketClient) -> int:
    return int(line.of("table")[-1]["watchers"])


# --- HTTP -----------------------------------------------------------------------------------------


METHODS = [
    "GET",
    "POST",
    "BREW",
    "get",
    "TRACE",
    "CONNECT",
    "PROPFIND",
    "G\x00T",
    "",
    "GE T",
    "Ä",
    "A" * 9000,
    "PRI",
    "DELETE",
]
TARGETS = _words(r"""
/nowhere /% /%zz /%ff%fe /%00 * // /.. /../../etc/passwd /pages/..%2fapp.py /pages/%2e%2e/app.py
/api/tables/%ff /api/tables/%2e%2e nowhere
/é /api/tables/aaaaaaaaaaaaaaaa /api/tables/x/y/z /api/texts/xx /api/games/%F0%9F%92%80
/api/games/%ed%a0%80 http://elsewhere.example/
/api/me /api/tables/aaaaaaaaaaaa/replay?first=1e9&first=2 /api/games?x=%ff
/api/tables/aaaaaaaaaaaa/replay?eyes=%00
/api/tables/aaaaaaaaaaaa/socket /api/health?language=%ff /api/games?language=
""")
TARGETS += ["", "/\x00", "/api/tables/" + "a" * 9000, "/" + "x" * 70_000]
VERSIONS = ["HTTP/1.1", "HTTP/1.0", "HTTP/9.9", "HTTP/1.1 more", "http/1.1", "HTTP/2.0", ""]
CHUNKED = "Transfer-Encoding: chunked"
UPGRADE = "Connection: Upgrade\r\nUpgrade: "
HEADERS = [
    *(
        "",
        "x",
        ":",
        ": x",
        "x y: z",
        "x\x00: y",
        "x: \x00",
        " folded: x",
        "X: " + "y" * 30_000,
        "Expect: 100-continue",
    ),
    *(
        "Host: a\r\nHost: b",
        "Host: [",
        "Host: \xff",
        "Host: 127.0.0.1:99999999",
        "Origin: null",
        "Origin: http://[",
    ),
    *(
        "Content-Length: -1",
        "Content-Length: x",
        "Content-Length: 5",
        "Content-Length: 9" + "9" * 30,
        "Content-Length: 1\r\nContent-Length: 2",
    ),
    *(
        CHUNKED,
        f"{CHUNKED}, gzip",
        f"{CHUNKED}\r\nContent-Length: 5",
        "Content-Type: application/json",
        "Content-Type: \xff",
    ),
    *(
        f"{UPGRADE}h2c",
        f"{UPGRADE}websocket",
        f"{UPGRADE}websocket\r\nSec-WebSocket-Version: 7\r\nSec-WebSocket-Key: x",
    ),
    *(
        "Accept-Language: " + "ja;q=nan, en;q=1e999," * 50,
        "Accept-Language: \xff",
        "Cookie: simony_device=" + "a" * 43,
        "Cookie: ;;;=;=;\xff",
    ),
    *("Authorization: Bearer", "Authorization: Bearer \xff", "Authorization: " + "x" * 5000),
]
BODIES = [
    b"",
    b"{}",
    b"{",
    b"\xff" * 100,
    b"5\r\nhello\r\n0\r\n\r\n",
    b"zz\r\n",
    b"-1\r\n",
    b"[" * 5000,
    b'{"name": "\\ud800"}',
    b'{"name": 1e400}',
]


def request(rng: Random, place: str) -> bytes:
    """Return something like a request; sometimes its bytes are changed as well."""
    if rng.random() < 0.1:
        return rng.randbytes(rng.randrange(1, 400)) + rng.choice([b"", b"\r\n\r\n"])
    line = " ".join(
        (
            rng.choice(METHODS),
            rng.choice(TARGETS),
            rng.choice(VERSIONS) if rng.random() < 0.2 else "HTTP/1.1",
        )
    )
    headers = [f"Host: {place}"] * (rng.random() < 0.8) + rng.sample(HEADERS, rng.randrange(4))
    data = "\r\n".join([line, *headers, "", ""]).encode(
        "latin-1" if rng.random() < 0.5 else "utf-8", "replace"
    ) + rng.choice(BODIES)
    if rng.random() < 0.1:
        at = rng.randrange(len(data))
        data = data[:at] + rng.randbytes(3) + data[at:]
    return data


def posted(rng: Random, place: str, paths: list[tuple[str, str]]) -> bytes:
    """Return a valid request with an invalid body, to an existing endpoint."""
    method, path = rng.choice(paths)
    body = rng.choice(BODIES) if rng.random() < 0.5 else json.dumps(value(rng, 4)).encode()
    head = [
        f"{method} {path} HTTP/1.1",
        f"Host: {place}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
    ]
    token = [f"Authorization: Bearer {'a' * 43}"] * rng.randrange(2)
    return "\r\n".join([*head, *token, "", ""]).encode() + body


@pytest.mark.parametrize("count", [400, pytest.param(10_000, marks=pytest.mark.soak)])
def test_requests_that_are_none(server: ServerProcess, count: int) -> None:
    rng = Random(f"http {count}")
    place = "{}:{}".format(*server.place)
    described = server.ask("GET", "/api/openapi.json").json()["paths"]
    changing = [
        (method.upper(), re.sub(r"\{\w+\}", "a" * 16, path))
        for path, methods in described.items()
        for method in methods
        if method != "get"
    ]
    requests = [
        posted(rng, place, changing) if rng.random() < 0.2 else request(rng, place)
        for _ in range(count)
    ]

    async def play() -> None:
        for first in range(0, count, 40):
            batch = requests[first : first + 40]
            for sent, answer in zip(
                batch,
                await asyncio.gather(*(exchange(server, each) for each in batch)),
                strict=True,
            ):
                check_answer(sent, answer)

    run(play(), 600)
    assert server.ask("GET", "/api/health").status_code == 200


async def exchange(server: ServerProcess, data: bytes) -> bytes:
    """Return what is received until the connection is closed. The server is told that nothing
    more is sent.
    """
    reader, writer = await asyncio.open_connection(*server.place)
    answer = b""
    try:
        writer.write(data)
        try:
            answer = await asyncio.wait_for(reader.read(65536), 0.5)
        except TimeoutError:
            writer.write_eof()
            answer = await asyncio.wait_for(reader.read(65536), TIMEOUT_SECONDS)
    except OSError:  # closed while we were still writing
        pass
    finally:
        writer.close()
    return answer


SMALL = re.compile(rb"HTTP/1\.1 ([0-9]{3}) ")


def check_answer(sent: bytes, answer: bytes) -> None:
    """Require a refusal or a close; a head that is valid as far as we read it may be answered."""
    if not answer:
        return
    found = SMALL.match(answer)
    assert found is not None, (sent, answer)
    status = int(found[1])
    assert status < 500, (sent, answer)
    assert b"Traceback" not in answer
    if status < 400:
        assert status in (100, 200, 204, 307), (sent[:200], answer)
        assert re.match(rb"(GET|DELETE|POST) (/api/health|/api/games|http://elsewhere)", sent), (
            sent[:200],
            answer[:200],
        )


def test_junk_has_no_meaning() -> None:
    """The generators make about every kind of junk, within a frame."""
    rng = Random(1)
    made = [message(rng) for _ in range(3000)]
    sizes = [len(each.encode() if isinstance(each, str) else each) for each in made]
    assert max(sizes) <= MAX_FRAME
    assert 0 in sizes
    assert len({str(each) for each in made}) > 1000
    assert 100 < sum(map(is_command, made)) < 1500
    assert sum(map(is_command, (nonsense(rng) for _ in range(1000)))) < 300


def is_command(data: Sent) -> bool:
    try:
        msgspec.json.decode(data, type=AnyCommand)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return True
