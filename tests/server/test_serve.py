"""The real server, in its own process, over real sockets."""

from __future__ import annotations

import asyncio
import re
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from cli.shell import simony
from server.server_process import (
    SHORT,
    ConnectionLost,
    Json,
    Person,
    ServerProcess,
    SocketClient,
    answer_prompt,
    play_out,
    run,
    serving,
)
from simony.server.http.middleware import ALWAYS
from simony.server.serve import listen

RESTART = {1001, 1012}
FAR_AWAY = "/api/tables/aaaaaaaaaaaaaaaa"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("served") / "table.db") as running:
        yield running
        assert running.is_running
        assert running.error_output == ""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with its limits on."""
    with serving(tmp_path_factory.mktemp("strict") / "table.db", limits=True) as running:
        yield running
        assert running.error_output == ""


def cookie_of(server: ServerProcess) -> str:
    """Return the cookie of a device, as a browser has it."""
    answer = server.ask(
        "POST", "/api/devices", json={"name": "Anna"}, headers={"origin": server.url}
    )
    assert answer.status_code == 201
    return answer.headers["set-cookie"].partition(";")[0]


# --- games ----------------------------------------------------------------------------------------


def test_a_game_of_dogma_with_broken_connections(server: ServerProcess, tmp_path: Path) -> None:
    """Bo's connection breaks repeatedly. He gets exactly what he missed, and the game can be
    verified.
    """

    async def play() -> None:
        rng = Random(4)
        async with server.begun("Anna", "Bo", "Chi", game="dogma") as lines:
            for _ in range(4):
                await play_out(lines, rng, lines[0].frame["number"] + rng.randint(3, 12))
                await break_line(server, lines, 1, rng)
            await play_out(lines, rng)
            for line in (lines[0], lines[2]):
                assert line.numbers == list(range(len(line.numbers)))
            assert all(line.frame["result"] == lines[0].frame["result"] for line in lines)
            assert lines[0].frame["result"]["by_rules"]
            log = tmp_path / "dogma.log"
            log.write_text(server.ask("GET", f"/api/tables/{lines[0].table}/log").text, "utf-8")

    run(play())
    verified = simony(tmp_path, "verify", "dogma.log")
    assert (verified.code, verified.err) == (0, "")
    assert "Anna" in verified.out


async def break_line(
    server: ServerProcess, lines: list[SocketClient], seat: int, rng: Random
) -> None:
    """Break a connection; the others play on as long as they can, and the client gets exactly
    what it missed.
    """
    line = lines[seat]
    last = line.frame["number"]
    await line.drop()
    for other in lines:
        if other is not line and other.is_asked:
            await answer_prompt(other, rng.choice(other.choices))
    again = await server.connect(line.table, line.person)
    again.seat, again.table, again.person, again._moves = seat, line.table, line.person, line._moves
    again.frame = line.frame
    lines[seat] = again
    assert (await again.say("look", seat=seat, frame=last))["type"] == "done"
    assert again.numbers == list(range(last + 1, last + 1 + len(again.numbers)))
    assert not any(frame["whole"] for frame in again.of("frame"))


def test_a_client_that_missed_too_much_gets_a_whole_frame(server: ServerProcess) -> None:
    async def play() -> None:
        async with server.begun("Anna", "Bo", "Chi") as lines:
            await play_out(lines, Random(1), 71)
            again = await server.connect(lines[0].table, lines[0].person)
            await again.say("look", seat=0, frame=1)
            frame = again.of("frame")[0]
            assert (frame["whole"], frame["events"]) == (True, [])
            assert frame["number"] > 70
            await again.close()

    run(play())


def test_a_repeated_move_gets_its_first_answer_and_is_done_once(server: ServerProcess) -> None:
    async def play() -> None:
        async with server.begun("Anna", "Bo", "Chi") as lines:
            line = next(line for line in lines if line.is_asked)
            move: dict[str, Any] = {
                "prompt": line.frame["prompt"],
                "actions": line.choices[:1],
                "move_id": "only",
            }
            first = await line.say("move", **move)
            assert first["type"] == "accepted"
            await line.shown(first["frame"])
            number = line.frame["number"]
            await line.drop()
            again = await server.connect(line.table, line.person)
            await again.say("look", seat=line.seat, frame=number)
            repeated = await again.say("move", **move)
            assert {**repeated, "id": 0} == {**first, "id": 0}
            assert again.numbers == []
            await again.close()

    run(play())


def test_several_seats_on_one_device(server: ServerProcess) -> None:
    """Hot seat: one socket, which shows one seat at a time."""

    async def play() -> None:
        person = server.person()
        table = server.table(person, seats=3, **SHORT["indulgence"])
        line = await server.connect(table, person)
        for seat in range(3):
            assert (await line.say("take", seat=seat, nonce="n", name=f"Guest {seat}"))[
                "type"
            ] == "done"
        await line.say("start")
        frames: dict[int, Json] = {}
        moved = turn = 0
        while moved < 15:
            seat = turn % 3
            line.heard.clear()
            assert (
                await line.say(
                    "look", seat=seat, frame=frames[seat]["number"] if seat in frames else None
                )
            )["type"] == "done"
            frames[seat] = line.frame = [frames.get(seat, {}), *line.of("frame")][-1]
            if line.is_asked:
                await answer_prompt(line, line.choices[0])
                moved += 1
            assert {frame["viewer"] for frame in line.of("frame")} <= {seat}
            frames[seat] = line.frame
            turn += 1
            assert turn < 1000
        assert (await line.say("offer", what="end", seat=1))["type"] == "done"
        await line.until(lambda: line.is_over)
        assert server.ask("GET", f"/api/tables/{table}").json()["status"] == "over"
        await line.close()

    run(play())


def test_somebody_elses_seat_shows_nothing_and_cannot_be_played(server: ServerProcess) -> None:
    async def play() -> None:
        async with server.begun("Anna", "Bo", "Chi") as lines:
            anna, bo = lines[0], lines[1]
            refused = await anna.say("look", seat=1)
            assert refused["problem"]["key"] == "table-not-your-eyes"
            prompt = bo.frame["prompt"] or 0
            answer = await anna.say("move", prompt=prompt, actions=[0], move_id="x", seat=1)
            assert answer["type"] == "not_yours"
            guest = await server.connect(anna.table)
            assert (await guest.say("look", seat=0))["type"] == "refused"
            assert (await guest.say("move", prompt=1, actions=[0], move_id="x"))[
                "type"
            ] == "not_yours"
            assert guest.of("frame") == []
            await guest.close()

    run(play())


def test_what_cannot_be_read_is_refused_by_its_number(server: ServerProcess) -> None:
    async def play() -> None:
        async with server.seated("Anna", "Bo", "Chi") as [anna, *_]:
            for kind, fields in (
                ("dance", {}),
                ("take", {"seat": "first"}),
                ("take", {}),
                ("ping", {"loudly": True}),
            ):
                answer = await anna.say(
                    kind, **fields
                )  # which waits for an answer of the same number
                assert answer["type"] == "refused"
                assert answer["problem"]["text"]

    run(play())


@pytest.mark.parametrize("game", ["indulgence", "dogma"])
def test_one_person_among_bots(server: ServerProcess, game: str) -> None:
    async def play() -> None:
        async with server.begun(
            "Anna", seats=3, bots=[None, "priest", "priest"], **SHORT[game]
        ) as [line]:
            await play_out([line], Random(7))
            assert line.numbers == list(range(len(line.numbers)))
            log = server.ask("GET", f"/api/tables/{line.table}/log").text
            checked = server.ask("POST", "/api/verify", json={"log": log}).json()
            assert checked["fair"]
            assert checked["draws"] > 0

    run(play())
    assert "simony_bot_failures_total 0.0\n" in server.ask("GET", "/metrics").text


# --- hosts and origins ----------------------------------------------------------------------------


def upgrade(server: ServerProcess, **headers: str) -> httpx.Response:
    """The answer to the opening of a socket."""
    table = server.table(server.person())
    asked = {
        "connection": "Upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "MDEyMzQ1Njc4OWFiY2RlZg==",
    }
    return server.ask("GET", f"/api/tables/{table}/socket", headers={**asked, **headers})


@pytest.mark.parametrize(
    "origin", ["http://elsewhere.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"]
)
def test_a_socket_from_another_page_is_refused_before_it_opens(
    server: ServerProcess, origin: str
) -> None:
    for more in ({}, {"cookie": cookie_of(server)}, server.person().headers):
        answer = upgrade(server, origin=origin, **more)
        assert answer.status_code == 403
        assert answer.json()["key"] == "table-door-origin"


def test_a_cookie_without_origin_opens_no_socket(server: ServerProcess) -> None:
    answer = upgrade(server, cookie=cookie_of(server))
    assert (answer.status_code, answer.json()["key"]) == (403, "table-door-origin-missing")
    for name, value in ALWAYS.items():
        assert answer.headers[name] == value


def test_an_upgrade_that_is_let_in(server: ServerProcess) -> None:
    """The other requests differ only in what is refused."""
    assert upgrade(server).status_code == 101
    assert upgrade(server, cookie=cookie_of(server), origin=server.url).status_code == 101


def test_a_browser_at_home_is_let_in(server: ServerProcess) -> None:
    async def play() -> None:
        cookie = cookie_of(server)
        headers = {"cookie": cookie, "origin": server.url}
        made = server.ask("POST", "/api/tables", json={"game": "indulgence"}, headers=headers)
        assert made.status_code == 201
        socket = await connect(
            server.address(made.json()["table"]),
            additional_headers=headers,
            compression=None,
            proxy=None,
        )
        line = SocketClient(socket)
        assert (await line.say("take", seat=0, nonce="n"))["type"] == "done"
        await line.close()

    run(play())


def test_another_host_is_refused(server: ServerProcess) -> None:
    for path in ("/", "/api/games", "/pages/page.css", "/metrics", "/nowhere"):
        answer = server.ask("GET", path, headers={"host": "rebound.example"})
        assert (answer.status_code, answer.json()["key"]) == (421, "table-door-host")
    port = server.place[1]
    assert server.ask("GET", "/api/games", headers={"host": f"localhost:{port}"}).status_code == 200
    assert upgrade(server, host="rebound.example").status_code == 421


def test_what_changes_something_needs_our_origin(server: ServerProcess) -> None:
    cookie = cookie_of(server)
    for headers in ({"cookie": cookie}, {"cookie": cookie, "origin": "http://elsewhere.example"}):
        for method, path in (
            ("POST", "/api/tables"),
            ("PATCH", "/api/me"),
            ("DELETE", "/api/me"),
            ("POST", f"{FAR_AWAY}/commands"),
        ):
            assert server.ask(method, path, json={}, headers=headers).status_code == 403
    assert server.ask("GET", "/api/me", headers={"cookie": cookie}).json()["name"] == "Anna"


def test_the_cookie(server: ServerProcess) -> None:
    answer = server.ask(
        "POST", "/api/devices", json={"name": "Anna"}, headers={"origin": server.url}
    )
    [cookie] = answer.headers.get_list("set-cookie")
    value, *attributes = [part.strip() for part in cookie.split(";")]
    assert re.fullmatch(r"simony_device=[A-Za-z0-9_-]{43}", value)
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(attributes)
    assert "Secure" not in attributes
    assert "Domain" not in cookie
    assert answer.json()["token"] == ""
    assert value.partition("=")[2] not in answer.text


def test_the_token_is_told_once_and_kept_as_a_hash(server: ServerProcess) -> None:
    person = server.person("Bea")
    assert server.ask("GET", "/api/me", person).json()["token"] == ""
    for each in server.data.parent.iterdir():
        assert person.token.encode() not in each.read_bytes()


# --- headers --------------------------------------------------------------------------------------


def routes(server: ServerProcess) -> list[tuple[str, str]]:
    described = server.ask("GET", "/api/openapi.json").json()["paths"]
    table = server.table(server.person())
    there = [
        (method.upper(), path.replace("{table}", table))
        for path, methods in described.items()
        for method in methods
    ]
    others = [
        "/",
        f"/t/{table}",
        "/licences",
        "/licences/mypyc.txt",
        "/verify",
        "/pages/page.css",
        "/pages/verify.js",
        "/metrics",
        "/api/openapi.json",
    ]
    missing = [
        "/nowhere",
        "/api/nowhere",
        "/pages/../app.py",
        "/pages/nothing.js",
        FAR_AWAY,
        f"/api/tables/{table}/socket",
        "/%00",
        "//",
    ]
    return [
        *there,
        *(("GET", path) for path in [*others, *missing]),
        ("POST", "/"),
        ("PUT", "/api/games"),
        ("OPTIONS", "/api/games"),
    ]


def test_every_answer_has_the_headers_that_keep_a_browser_safe(server: ServerProcess) -> None:
    for method, path in routes(server):
        answer = server.ask(method, path, headers={"origin": server.url})
        assert answer.status_code < 500, (method, path)
        for name, value in ALWAYS.items():
            assert answer.headers[name] == value, (method, path, name)
        policy = answer.headers["content-security-policy"]
        assert "unsafe-" not in policy
        assert policy.startswith("default-src 'none'; script-src 'self';")
        assert "server" not in answer.headers
        assert "strict-transport-security" not in answer.headers
        assert path.startswith("/api") == (answer.headers.get("cache-control") == "no-store"), (
            method,
            path,
        )


def test_pages_and_what_is_not_there(server: ServerProcess) -> None:
    kinds = {
        "/": "text/html",
        "/licences": "text/html",
        "/licences/mypyc.txt": "text/plain",
        "/verify": "text/html",
        "/pages/page.css": "text/css",
        "/pages/verify.js": "text/javascript",
    }
    for path, kind in kinds.items():
        answer = server.ask("GET", path)
        assert (answer.status_code, answer.headers["content-type"]) == (
            200,
            f"{kind}; charset=utf-8",
        )
        head = server.ask("HEAD", path)
        assert (head.status_code, head.content) == (200, b"")
    assert server.ask("GET", "/nowhere").status_code == 404
    assert server.ask("GET", "/nowhere").json()["key"] == "table-door-no-page"
    assert server.ask("POST", "/verify", json={}).status_code == 405


# --- what is too much -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data", ["x" * 8193, b"x" * 8193, '{"type": "chat", "text": "' + "x" * 20_000 + '"}']
)
def test_a_message_that_is_too_long_closes_the_socket(
    server: ServerProcess, data: str | bytes
) -> None:
    async def play() -> None:
        async with server.seated("Anna", "Bo", "Chi") as [anna, bo, _]:
            await anna.send(data)
            assert await anna.gone() == 1009
            assert (await bo.say("ping"))["type"] == "pong"

    run(play())


def test_the_longest_message_is_read(server: ServerProcess) -> None:
    async def play() -> None:
        async with server.seated("Anna", "Bo", "Chi") as [anna, *_]:
            await anna.send('{"type": "ping"}'.ljust(8192))
            await anna.until(lambda: anna.of("pong"))
            await anna.send("é" * 4096)  # 8192 bytes
            await anna.until(lambda: anna.of("refused"))
            assert not anna.is_gone

    run(play())


def test_a_body_that_is_too_long_is_refused(server: ServerProcess) -> None:
    person = server.person()
    long = b'{"log": "' + b"x" * 1_100_000 + b'"}'
    kind = {"content-type": "application/json"}
    answer = server.ask("POST", "/api/verify", person, content=long, headers=kind)
    assert (answer.status_code, answer.json()["key"]) == (413, "table-door-body")
    chunks = (long[start : start + 10_000] for start in range(0, len(long), 10_000))
    assert (
        server.ask("POST", "/api/verify", person, content=chunks, headers=kind).status_code == 413
    )
    assert server.ask("POST", "/api/devices", json={"name": "x" * 1000}).status_code == 422
    assert server.ask("POST", "/api/devices", content=b"{}").status_code == 415


def test_a_socket_that_says_too_much_is_told_to_wait(strict: ServerProcess) -> None:
    """Nothing is done, the socket stays open, and after the wait commands are answered again."""

    async def play() -> None:
        person = patient(strict)
        table = strict.table(person)
        line = await strict.connect(table, person)
        for _ in range(5000):
            answer = await line.say("ping")
            if answer["type"] != "pong":
                break
        assert answer["type"] == "slow_down"
        await asyncio.sleep(answer["retry_after"])
        assert (await line.say("ping"))["type"] == "pong"
        await line.close()

    run(play())


def test_chat_has_a_limit_of_its_own(strict: ServerProcess) -> None:
    async def play() -> None:
        person = patient(strict)
        line = await strict.connect(strict.table(person), person)
        answers = [await line.say("chat", text=f"line {number}") for number in range(12)]
        kinds = [answer["type"] for answer in answers]
        assert kinds[:8] == ["done"] * 8
        assert kinds[-1] == "slow_down"
        assert answers[-1]["problem"]["key"] == "table-door-fast-chat"
        assert len(line.of("chat")) == kinds.count("done")
        await line.close()

    run(play())


def test_nobody_makes_devices_or_tables_without_end(strict: ServerProcess) -> None:
    """After this test the address cannot make devices for a while: tests that need some come
    before.
    """
    person = patient(strict)
    tables = [
        strict.ask("POST", "/api/tables", person, json={"game": "indulgence"}) for _ in range(22)
    ]
    assert [answer.status_code for answer in tables[:20]] == [201] * 20
    assert (tables[-1].status_code, tables[-1].json()["key"]) == (
        429,
        "table-door-fast-device-tables",
    )
    devices = [strict.ask("POST", "/api/devices", json={"name": "Bo"}) for _ in range(21)]
    assert (devices[-1].status_code, devices[-1].json()["key"]) == (
        429,
        "table-door-fast-address-devices",
    )
    assert int(devices[-1].headers["retry-after"]) > 1


def test_an_address_that_asks_too_often_is_told_to_wait(strict: ServerProcess) -> None:
    for _ in range(5000):
        answer = strict.ask("GET", "/api/health")
        if answer.status_code != 200:
            break
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) >= 1
    assert answer.json()["key"] == "table-door-fast-address-requests"
    assert answer.headers["x-content-type-options"] == "nosniff"


def patient(server: ServerProcess) -> Person:
    """Somebody at an address that has sent nothing for a while."""
    while (answer := server.ask("GET", "/api/health")).status_code == 429:
        time.sleep(float(answer.headers["retry-after"]))
    time.sleep(1.0)
    return server.person()


# --- the end --------------------------------------------------------------------------------------


def test_a_stopped_server_keeps_every_acknowledged_move(tmp_path: Path) -> None:
    """SIGTERM during play: sockets are told to come back, the exit code is 0, and
    acknowledged moves are stored.
    """
    acknowledged: list[tuple[int, str]] = []

    async def play(server: ServerProcess) -> None:
        async with server.begun("Anna", "Bo", "Chi", "Dora") as lines:
            playing = asyncio.gather(*(keep_moving(line, acknowledged) for line in lines))
            await lines[0].until(lambda: len(acknowledged) >= 12)
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            await playing
            codes = {await line.gone() for line in lines}
            assert codes & RESTART
            assert codes <= RESTART | {
                1006
            }  # a client that was just sending may find the connection reset
            assert await stopping == 0

    with serving(tmp_path / "table.db") as server:
        workers = server.children()
        run(play(server))
        assert server.error_output == ""
        assert not any(Path(f"/proc/{worker}").exists() for worker in workers)
    with closing(sqlite3.connect(tmp_path / "table.db")) as data:
        kept = set(data.execute("SELECT seat, move_id FROM move"))
        plays = data.execute("SELECT count(*) FROM entry WHERE line GLOB '[1-4] *'").fetchone()[0]
    assert set(acknowledged) <= kept
    assert len(kept) == plays


async def keep_moving(line: SocketClient, acknowledged: list[tuple[int, str]]) -> None:
    rng = Random(line.seat)
    try:
        while not line.is_over:
            await line.until(lambda: line.is_asked or line.is_over)
            move_id = f"{line.seat}-{line.frame['number']}"
            answer = await line.move(rng.choice(line.choices), move_id=move_id)
            if answer["type"] == "accepted":
                acknowledged.append((line.seat, move_id))
                await line.shown(answer["frame"])
    except ConnectionLost:
        return


def test_a_game_continues_after_a_restart(tmp_path: Path) -> None:
    async def begin(server: ServerProcess) -> SocketClient:
        async with server.begun("Anna", "Bo", "Chi", **SHORT["indulgence"]) as lines:
            await play_out(lines, Random(3), 20)
            return lines[0]

    async def go_on(server: ServerProcess, before: SocketClient) -> None:
        line = await server.connect(before.table, before.person)
        await line.say("look", seat=0, frame=before.numbers[-9])
        assert line.of("frame")[:8] == before.of("frame")[-8:]
        await line.close()

    with serving(tmp_path / "table.db") as server:
        before = run(begin(server))
        assert server.stop() == 0
    with serving(tmp_path / "table.db") as server:
        run(go_on(server, before))


def test_a_second_server_on_the_same_file_is_refused(server: ServerProcess, tmp_path: Path) -> None:
    for language, word in (("en", "another"), ("ja", "別の")):
        second = simony(
            tmp_path, "serve", "--port", "0", "--data", str(server.data), "--lang", language
        )
        assert second.code == 2
        assert second.out == ""
        assert str(server.data) in second.err
        assert word in second.err.lower()
        assert "Traceback" not in second.err
    assert server.ask("GET", "/api/health").status_code == 200


def test_a_port_that_is_taken_is_named(server: ServerProcess, tmp_path: Path) -> None:
    port = str(server.place[1])
    second = simony(tmp_path, "serve", "--port", port, "--data", "other.db", "--lang", "en")
    assert (second.code, second.out) == (2, "")
    assert port in second.err
    assert "Traceback" not in second.err
    assert not (tmp_path / "other.db").exists()


def test_small_messages_are_sent_at_once() -> None:
    """Otherwise an answer that follows a frame would wait 40 ms for the client's
    acknowledgement.
    """

    async def accepted() -> int:
        found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def note_caller(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            found.set_result(
                writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            )
            writer.close()

        with listen("127.0.0.1", 0) as listening:
            async with await asyncio.start_server(note_caller, sock=listening):
                _, writer = await asyncio.open_connection(*listening.getsockname())
                writer.close()
                return await found

    assert asyncio.run(accepted()) != 0
