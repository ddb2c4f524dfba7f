"""Connections: half-sent requests, slow clients and many connections do not affect other
clients.
"""

from __future__ import annotations

import json
import re
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from server.server_process import (
    SHORT,
    TIMEOUT_SECONDS,
    Json,
    ServerProcess,
    play_out,
    run,
    serving,
    wait_for,
)
from simony.server.admin.port import address_file
from simony.server.network.file_limit import raise_file_limit

NEVER = 3600.0
BEGUN = b"POST /api/devices HTTP/1.1\r\nHost: localhost\r\nX-"
REST = b"Rest: 1\r\nContent-Type: application/json\r\nContent-Length: 0\r\n\r\n"
CHUNKED = (
    b"POST /api/verify HTTP/1.1\r\nHost: localhost\r\n"
    b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
)
UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
HEALTH = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
MUCH = 20_000
"""Bytes on standard error that a test of thousands of connections may leave behind: a few lines."""


# --- a real server --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose timeouts are short and whose caps are low."""
    figures = {
        "head": 1.0,
        "body": 1.0,
        "idle": 1,
        "upgrade": 1.0,
        "stall": 1.0,
        "sweep": 0.1,
        "address_sockets": 4,
    }
    with serving(tmp_path_factory.mktemp("short") / "table.db", connections=figures) as server:
        yield server
        assert server.is_running
        assert "Traceback" not in server.error_output


@contextmanager
def opened(
    server: ServerProcess, *, data: bytes = b"", source: str = "127.0.0.1", receive: int = 0
) -> Iterator[socket.socket]:
    """Return a connection over which this was sent."""
    with socket.socket() as made:
        made.settimeout(TIMEOUT_SECONDS)
        if receive:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
        made.bind((source, 0))
        made.connect(server.place)
        made.sendall(data)
        yield made


def everything(made: socket.socket) -> bytes:
    """Return everything that is received until the server closes the connection."""
    parts = []
    try:
        while part := made.recv(65_536):
            parts.append(part)
    except ConnectionError:
        pass
    return b"".join(parts)


def figure(server: ServerProcess, name: str) -> float:
    """Return a metric, 0 if it was never counted."""
    found = re.search(
        rf"^{re.escape(name)} (\S+)$", server.ask("GET", "/metrics").text, re.MULTILINE
    )
    return float(found[1]) if found else 0.0


def timeouts(server: ServerProcess, phase: str) -> float:
    return figure(server, f'simony_connection_timeouts_total{{phase="{phase}"}}')


def test_a_silent_connection_is_closed_without_an_answer(short: ServerProcess) -> None:
    with opened(short) as made:
        assert everything(made) == b""
    assert timeouts(short, "head") > 0


def test_row_3_half_a_head_is_answered_and_closed(short: ServerProcess) -> None:
    with opened(short, data=BEGUN) as made:
        answer = everything(made)
    head, _, body = answer.partition(b"\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 408 Request Timeout\r\n")
    assert b"connection: close" in head.lower()
    assert json.loads(body)["key"] == "table-door-slow"


def test_row_3_a_body_in_tiny_chunks_is_refused(short: ServerProcess) -> None:
    with opened(short, data=CHUNKED + b"1\r\n \r\n" * 300) as made:
        assert everything(made).startswith(b"HTTP/1.1 400 ")
    large = json.dumps({"log": "x" * 60_000}).encode()
    chunks = (large[first : first + 300] for first in range(0, len(large), 300))
    answer = short.ask(
        "POST", "/api/verify", content=chunks, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 422  # it was read: it is no log


@pytest.mark.parametrize(
    "frame", [b"\x89\x80" + bytes(4), b"\x8a\x80" + bytes(4), b"\x81\x82" + bytes(4) + b"{}"]
)
def test_row_7_a_socket_that_sends_frames_without_end_is_closed(
    tmp_path: Path, frame: bytes
) -> None:
    with serving(tmp_path / "table.db", limits=True) as server:
        path = server.address(server.table(server.person())).partition("/api")[2]
        head = f"GET /api{path} HTTP/1.1\r\nHost: localhost\r\n{UPGRADE}"
        with opened(server, data=head.encode()) as made:
            assert made.recv(5) == b"HTTP/"
            try:
                for _ in range(200):
                    made.sendall(frame * 500)
            except ConnectionError:
                pass
            everything(made)
        assert figure(server, 'simony_connections_refused_total{reason="frames"}') == 1


def test_a_head_that_comes_byte_by_byte_gets_no_more_time(short: ServerProcess) -> None:
    with opened(short, data=BEGUN) as made:
        made.settimeout(0.05)
        answer = b""
        while not answer:
            try:
                made.sendall(b"x")
                answer = made.recv(1000)
            except TimeoutError:
                continue
    assert answer.startswith(b"HTTP/1.1 408 ")


def test_the_second_head_of_a_connection_has_a_deadline_too(short: ServerProcess) -> None:
    with opened(short, data=HEALTH + b"GET /api/hea") as made:
        answer = everything(made)
    assert answer.startswith(b"HTTP/1.1 200 ")
    assert b"HTTP/1.1 408 " in answer


def test_an_idle_connection_is_closed(short: ServerProcess) -> None:
    with opened(short, data=HEALTH) as made:
        answer = everything(made)
    assert answer.startswith(b"HTTP/1.1 200 ")
    assert b"408" not in answer
    assert timeouts(short, "idle") > 0


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_body_that_does_not_come_is_answered_and_closed(
    short: ServerProcess, language: str
) -> None:
    head = BEGUN + REST.replace(b"Length: 0", b"Length: 1000").replace(
        b"Rest: 1", b"Rest: 1\r\nAccept-Language: " + language.encode()
    )
    with opened(short, data=head + b'{"name": ') as made:
        answer = everything(made)
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert f"content-language: {language}".encode() in answer
    assert timeouts(short, "body") > 0


def test_a_body_that_trickles_in_gets_little_more_time(short: ServerProcess) -> None:
    with opened(short, data=BEGUN + REST.replace(b"Length: 0", b"Length: 100000")) as made:
        made.settimeout(0.05)
        answer = b""
        while not answer:
            try:
                made.sendall(b" ")
                answer = made.recv(1000)
            except TimeoutError:
                continue
    assert answer.startswith(b"HTTP/1.1 408 ")


def test_a_body_that_was_refused_already_is_not_read_for_ever(short: ServerProcess) -> None:
    with opened(short, data=BEGUN + REST.replace(b"Length: 0", b"Length: 99999999") + b"{") as made:
        answer = everything(made)
    assert answer.startswith(b"HTTP/1.1 413 ")
    assert b"HTTP/1.1 408 " not in answer


def test_a_client_that_does_not_read_is_disconnected(short: ServerProcess) -> None:
    texts = b"GET /api/texts/en HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with opened(short, data=texts * 200, receive=4096):
        wait_for(lambda: timeouts(short, "stall") > 0)


def test_an_upgrade_that_cannot_be_read_is_answered_and_closed(short: ServerProcess) -> None:
    """websockets reads no more than 128 headers, and says nothing about more."""
    more = b"".join(b"X-%d: 1\r\n" % number for number in range(150))
    head = (
        b"GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\n"
        b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
    )
    with opened(short, data=head + more + b"\r\n") as made:
        assert everything(made).startswith(b"HTTP/1.1 422 ")


def test_row_7_an_address_opens_a_limited_number_of_sockets(short: ServerProcess) -> None:
    table = short.table(short.person())

    async def play() -> None:
        lines = [await short.connect(table) for _ in range(4)]
        with pytest.raises(InvalidStatus) as caught:
            await short.connect(table)
        answer = caught.value.response
        assert (answer.status_code, answer.headers["retry-after"]) == (429, "10")
        assert json.loads(answer.body or b"")["key"] == "table-door-address-sockets"
        async with elsewhere(short, table):
            await lines[0].close()
        again = await short.connect(table)
        assert (await again.say("ping"))["type"] == "pong"

    run(play())
    assert figure(short, 'simony_connections_refused_total{reason="address_sockets"}') == 1


def test_an_address_with_all_its_connections_in_use_is_told_so(tmp_path: Path) -> None:
    with serving(tmp_path / "table.db", connections={"address_connections": 2}) as server:
        table = server.table(server.person())

        async def play() -> None:
            async with elsewhere(server, table), elsewhere(server, table):
                with opened(server, data=HEALTH, source="127.0.0.9") as made:
                    answer = everything(made)
                with pytest.raises(InvalidStatus) as caught:
                    await elsewhere(server, table)
                assert caught.value.response.status_code == 429
                assert server.ask("GET", "/api/health").status_code == 200
            assert answer.startswith(b"HTTP/1.1 429 ")
            assert b"retry-after: 10" in answer
            assert (
                json.loads(answer.partition(b"\r\n\r\n")[2])["key"]
                == "table-door-address-connections"
            )

        run(play())
        assert figure(server, 'simony_connections_refused_total{reason="address"}') == 2


def elsewhere(server: ServerProcess, table: str) -> connect:
    return connect(
        server.address(table),
        compression=None,
        proxy=None,
        local_addr=("127.0.0.9", 0),
        open_timeout=TIMEOUT_SECONDS,
    )


def test_behind_a_proxy_sockets_are_counted_by_the_forwarded_address(tmp_path: Path) -> None:
    figures = {"address_sockets": 2, "address_connections": 3}
    with serving(
        tmp_path / "table.db", "--public-url", "http://127.0.0.1:81", connections=figures
    ) as server:
        server.url = find_listening(server)
        table = server.table(server.person())

        async def forwarded(address: str) -> ClientConnection:
            headers = {"x-forwarded-for": address}
            return await connect(
                server.address(table),
                additional_headers=headers,
                compression=None,
                proxy=None,
                open_timeout=TIMEOUT_SECONDS,
            )

        async def play() -> None:
            sockets = [await forwarded(f"192.0.2.{number // 2}") for number in range(10)]
            with pytest.raises(InvalidStatus):
                await forwarded("192.0.2.1")
            for each in sockets:
                await each.close()

        run(play())


def find_listening(server: ServerProcess) -> str:
    """Behind a proxy a server names the proxy's address and not its own; Linux knows it.

    The operator's port is another.
    """
    admin = json.loads(address_file(server.data).read_text("ascii"))["port"]
    inodes = {
        link.readlink().name
        for link in Path(f"/proc/{server.pid}/fd").iterdir()
        if "socket:" in str(link.readlink())
    }
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        (
            _,
            local,
            _,
            state,
            *_,
        ) = fields = line.split()
        port = int(local.split(":")[1], 16)
        if state == "0A" and f"socket:[{fields[9]}]" in inodes and port != admin:
            return f"http://127.0.0.1:{port}"
    raise AssertionError("it does not listen")


# --- a flood --------------------------------------------------------------------------------------

FLOOD = 2000


@pytest.mark.parametrize(
    ("sources", "figures", "held"),
    [
        pytest.param(40, {}, FLOOD, id="all of them are held"),
        pytest.param(40, {"connections": 300}, 250, id="more than the server holds"),
        pytest.param(1, {}, 50, id="from the players' own address"),
    ],
)
def test_row_3_a_game_continues_through_2000_half_open_requests(
    tmp_path: Path, sources: int, figures: Json, held: int
) -> None:
    if raise_file_limit() < FLOOD + 500:
        pytest.skip("too few files may be open")
    figures = {
        "head": NEVER,
        "connections": 4000,
        "address_connections": 64,
        "address_sockets": 24,
        **figures,
    }
    with serving(tmp_path / "table.db", connections=figures) as server, ExitStack() as flood:

        async def play() -> None:
            async with server.begun("Anna", "Bo", "Chi", "Dora", **SHORT["indulgence"]) as lines:
                await play_out(lines, Random(1), 10)
                for number in range(FLOOD):
                    flood.enter_context(
                        opened(server, data=BEGUN, source=f"127.0.0.{1 + number % sources}")
                    )
                wait_for(lambda: figure(server, "simony_connections") >= held)
                await play_out(lines, Random(2))
                assert all(line.is_over for line in lines)
            async with server.begun("Eve", "Fay", "Gus", "Hal", **SHORT["indulgence"]) as lines:
                await play_out(lines, Random(3), 10)

        run(play(), 5 * TIMEOUT_SECONDS)
        assert figure(server, "simony_connections") <= figures["connections"]
        assert len(server.error_output) < MUCH


def test_row_3_half_open_requests_are_gone_after_the_timeout(tmp_path: Path) -> None:
    figures = {"head": 2.0, "sweep": 0.1, "address_connections": 64}
    with serving(tmp_path / "table.db", connections=figures) as server, ExitStack() as flood:
        made = [
            flood.enter_context(opened(server, data=BEGUN, source=f"127.0.0.{2 + number % 10}"))
            for number in range(500)
        ]
        answers = [everything(each) for each in made]
        assert {answer[:12] for answer in answers} <= {b"HTTP/1.1 408", b""}
        assert figure(server, "simony_connections") <= 2
        assert server.error_output == ""


@pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux changes the limits of a running process"
)
def test_row_3_a_server_without_files_says_so_briefly_and_recovers(tmp_path: Path) -> None:
    import resource

    with serving(tmp_path / "table.db", connections={"head": NEVER}) as server:
        used = len(list(Path(f"/proc/{server.pid}/fd").iterdir()))
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (used + 20, used + 20))
        with ExitStack() as flood:
            for number in range(200):
                flood.enter_context(opened(server, data=BEGUN, source=f"127.0.0.{2 + number % 10}"))
            assert server.ask("GET", "/api/health").status_code == 200
            wait_for(lambda: figure(server, "simony_accept_errors_total") > 0)
            assert server.person().name == "Anna"
        assert "Traceback" not in server.error_output
        assert 0 < len(server.error_output) < MUCH
        assert server.ask("GET", "/api/health").status_code == 200
