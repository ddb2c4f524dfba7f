"""The operator's commands, through a running server and with a data file alone."""

from __future__ import annotations

import asyncio
import json
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.harness import Client, FakeEnvironment, Harness, open_harness, run, token_of
from server.table_actions import ask as ask_http
from server.table_actions import dogma, key, next_server, reconnect, stranger, with_harness
from simony.core.errors import OtherRules, SimonyError
from simony.server.admin.admin import Admin, offline
from simony.server.admin.messages import AnyRequest
from simony.server.admin.port import (
    MAX_CONNECTIONS,
    MAX_REQUEST_BYTES,
    AdminPort,
    address_file,
    ask,
)
from simony.server.store import rows
from simony.server.store.data_file import DataInUse, StoreFailed
from simony.server.store.retention import DAY


async def do(admin: Admin, what: str, **fields: Any) -> Any:
    """Run a command of the operator as it is sent, and return its answer as it is sent."""
    request = msgspec.json.decode(json.dumps({"do": what, **fields}), type=AnyRequest)
    return json.loads(json.dumps(await admin.run(request)))


async def refusal(admin: Admin, what: str, **fields: Any) -> str:
    with pytest.raises(SimonyError) as error:
        await do(admin, what, **fields)
    return error.value.text.key


async def hidden(harness: Harness) -> list[Client]:
    """A game in which three addresses had Bo's name and his line hidden."""
    clients = await dogma(harness)
    await clients[1].say("chat", text="hello")
    for number in range(3):
        someone = await stranger(harness, clients[0], f"R{number}")
        await someone.say("report", line=1)
        await someone.say("report", seat=1)
        someone.leave()
    assert clients[0].of("chat")[-1]["hidden"]
    return clients


# --- looking --------------------------------------------------------------------------------------


@with_harness
async def test_tables_are_listed_and_filtered(harness: Harness) -> None:
    admin = Admin(harness.server)
    clients = await hidden(harness)
    running = clients[0].table.record.id
    other = (await harness.table(await harness.device("Dora"))).record.id
    assert {
        each["id"]: (each["game"], each["status"], each["reports"])
        for each in await do(admin, "tables")
    } == {
        running: ("dogma", "playing", 6),
        other: ("indulgence", "open", 0),
    }
    for filters, found in (
        ({"status": "open"}, other),
        ({"game": "dogma"}, running),
        ({"device": "d-Bo"}, running),
        ({"device": "d-Dora"}, other),
    ):
        assert [each["id"] for each in await do(admin, "tables", **filters)] == [found]
    assert len(await do(admin, "tables", limit=1)) == 1


@with_harness
async def test_a_table_is_shown_without_its_cards_or_its_secret(harness: Harness) -> None:
    clients = await hidden(harness)
    table = clients[0].table
    shown = await do(Admin(harness.server), "show", table=table.record.id)
    assert (shown["status"], shown["host"], shown["settings"]["game"]) == (
        "playing",
        "d-Anna",
        "dogma",
    )
    assert shown["seats"][1] == {
        "seat": 1,
        "device": "d-Bo",
        "name": "Bo",
        "bot": "",
        "stand_in": "",
        "name_hidden": True,
        "present": True,
    }
    assert shown["hidden_lines"] == [{"line": 1, "device": "d-Bo", "name": "Bo", "text": "hello"}]
    assert {(each["what"], each["devices"], each["origins"]) for each in shown["reports"]} == {
        ("chat 1", 3, 3),
        ("name 1", 3, 3),
    }
    assert {"device": "d-Bo", "address": clients[1].caller.address} in shown["connected"]
    told = json.dumps(shown)
    assert table.state.secret.hex() not in told
    assert not [
        entry
        for entry in (table.timeline.log.entries if table.timeline else [])
        if table.timeline and table.timeline.log.entry_line(entry) in told
    ]


@with_harness
async def test_reports_are_listed(harness: Harness) -> None:
    clients, admin = await hidden(harness), Admin(harness.server)
    await clients[0].say("hide", seat=1, on=False)
    assert {
        (each["what"], each["devices"], each["reviewed"]) for each in await do(admin, "reports")
    } == {
        ("chat 1", 3, False),
        ("name 1", 3, True),
    }


# --- tables ---------------------------------------------------------------------------------------


@with_harness
async def test_row_8_the_operator_shows_a_line_or_a_name_again(harness: Harness) -> None:
    clients, admin = await hidden(harness), Admin(harness.server)
    table = clients[0].table.record.id
    await do(admin, "unhide", table=table, line=1)
    assert (clients[2].of("chat")[-1]["text"], clients[2].of("chat")[-1]["hidden"]) == (
        "hello",
        False,
    )
    await do(admin, "unhide", table=table, seat=1)
    assert clients[2].news["seats"][1]["name"] == "Bo"
    assert await refusal(admin, "unhide", table=table, line=7) == "table-no-line"
    assert await refusal(admin, "unhide", table=table) == "table-report-what"


@with_harness
async def test_a_table_is_deleted_with_everything(harness: Harness) -> None:
    clients, admin = await hidden(harness), Admin(harness.server)
    table, gone = clients[0].table.record.id, []
    for client in clients:
        client.watcher.disconnect = lambda name=client.caller.name: gone.append(name)  # type: ignore[misc]  # bound now, not later
    await do(admin, "delete-table", table=table)
    assert gone == ["Anna", "Bo", "Chi"]
    assert (await ask_http(harness, "GET", f"/api/tables/{table}")).status_code == 404
    for name in ("game_table", "entry", "chat", "report", "review", "seat"):
        assert await harness.server.services.store.read(f"SELECT * FROM {name}") == []  # noqa: S608  # our own names
    assert key(await clients[0].say("chat", text="anybody?")) == "table-stopping"
    assert await refusal(admin, "delete-table", table=table) == "table-not-there"


@with_harness
async def test_a_table_closed_before_its_game_began_is_opened_again(harness: Harness) -> None:
    anna, bo = await harness.seated("Anna", "Bo", seats=3, game="dogma")
    admin, table = Admin(harness.server), anna.table.record.id
    assert await refusal(admin, "reopen", table=table) == "table-reopen-nothing"
    await anna.say("close")
    assert (await do(admin, "reopen", table=table))["status"] == "open"
    assert bo.news["status"] == "open"
    assert (await bo.say("take", seat=1, name="Bob", nonce="a word"))["type"] == "done"


@with_harness
async def test_a_table_with_a_problem_is_loaded_again(harness: Harness) -> None:
    clients, admin = await dogma(harness), Admin(harness.server)
    table, problem = (
        clients[0].table.record.id,
        OtherRules("table-other-rules", game="dogma", began=1, now=2),
    )
    clients[0].table.state = replace(clients[0].table.state, problem=problem)
    assert (await do(admin, "reopen", table=table))["status"] == "playing"
    back = await reconnect(harness, clients[0])
    assert back.table.problem is None
    await back.look(0)
    assert back.frame["prompt"] is not None


# --- people ---------------------------------------------------------------------------------------


@with_harness
async def test_a_banned_device_is_disconnected(harness: Harness) -> None:
    clients, admin = await dogma(harness), Admin(harness.server)
    gone: list[str] = []
    for client in clients:
        client.watcher.disconnect = lambda name=client.caller.name: gone.append(name)  # type: ignore[misc]  # bound now, not later
    answer = await do(admin, "ban", kind="device", value="d-Bo", days=2, reason="spam")
    assert (answer["closed"], answer["until"], gone) == (1, harness.time.now() + 2 * DAY, ["Bo"])
    assert (await do(admin, "ban", kind="address", value=clients[2].caller.address))[
        "closed"
    ] == 2, "Bo is still there in this test"
    assert [(each["kind"], each["reason"]) for each in await do(admin, "bans")] == [
        ("address", ""),
        ("device", "spam"),
    ]
    assert (await ask_http(harness, "GET", "/api/me", token_of("Bo"))).status_code == 403
    await do(admin, "unban", kind="device", value="d-Bo")
    assert (await ask_http(harness, "GET", "/api/me", token_of("Bo"))).status_code == 200
    assert await refusal(admin, "unban", kind="device", value="d-Bo") == "table-no-ban"
    assert await refusal(admin, "ban", kind="address", value="nowhere") == "table-ban-address"


@with_harness
async def test_a_person_is_deleted(harness: Harness) -> None:
    clients, admin = await hidden(harness), Admin(harness.server)
    await do(admin, "delete-device", device="d-Bo")
    assert clients[0].news["seats"][1]["bot"] == "priest"
    assert await rows.get_device(harness.server.services.store, "d-Bo") is None
    assert await refusal(admin, "delete-device", device="d-Bo") == "table-no-such-device"


@with_harness
async def test_a_token_is_rotated(harness: Harness) -> None:
    await dogma(harness)
    token = (await do(Admin(harness.server), "rotate", device="d-Bo"))["token"]
    assert (await ask_http(harness, "GET", "/api/me", token_of("Bo"))).status_code == 401
    assert (await ask_http(harness, "GET", "/api/me", token)).json()["id"] == "d-Bo"
    assert (
        await refusal(Admin(harness.server), "rotate", device="d-Nobody") == "table-no-such-device"
    )


def test_row_10_the_operator_lets_retention_run_after_a_jump(tmp_path: Path) -> None:
    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            await harness.table(await harness.device("Anna"))
            await harness.server.registry.sweep()
        time.ahead = 401 * DAY
        async with next_server(data, time) as harness:
            await harness.server.registry.sweep()
            assert await harness.server.services.store.read("SELECT status FROM game_table") == [
                ("open",)
            ]
            assert await do(Admin(harness.server), "sweep") == {
                "tables": 1,
                "devices": 0,
                "tickets": 0,
            }

    run(play())


# --- without a server -----------------------------------------------------------------------------


def test_the_same_works_offline(tmp_path: Path) -> None:
    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            clients = await hidden(harness)
            table = clients[0].table.record.id
            with pytest.raises(DataInUse):
                async with offline(data):
                    pass
        async with offline(data) as admin:
            assert [each["id"] for each in await do(admin, "tables")] == [table]
            await do(admin, "unhide", table=table, line=1)
            await do(admin, "ban", kind="address", value="192.0.2.1")
            await do(admin, "delete-device", device="d-Anna")
        async with next_server(data, time) as harness:
            back = await reconnect(harness, clients[1])
            await back.look(1)
            assert back.of("chat")[-1]["text"] == "hello"
            assert (await ask_http(harness, "GET", "/", address="192.0.2.1")).status_code == 403
            timeline = back.table.timeline
            assert timeline is not None
            assert timeline.log.entry_line(timeline.log.entries[1]) == "= hand-over 1 priest"
            assert len(timeline.log.entries) == 2, "no bot has played while the operator was there"

    run(play())


def test_no_file_is_made_where_there_is_none(tmp_path: Path) -> None:
    async def play() -> None:
        with pytest.raises(StoreFailed, match="no file"):
            async with offline(tmp_path / "table.db"):
                pass

    run(play())
    assert list(tmp_path.iterdir()) == []


# --- the port -------------------------------------------------------------------------------------


@asynccontextmanager
async def listening(harness: Harness, data: Path) -> AsyncIterator[int]:
    port = AdminPort(Admin(harness.server), data)
    await port.open()
    try:
        yield int(json.loads(address_file(data).read_text())["port"])
    finally:
        await port.close()
        assert not address_file(data).exists()


async def talk(port: int, line: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(line)
    try:
        return await asyncio.wait_for(reader.read(), 60)
    except ConnectionError:  # it did not read all of it
        return b""
    finally:
        writer.close()


def at_a_port(tmp_path: Path, play: Any) -> None:
    async def main() -> None:
        data = tmp_path / "table.db"
        async with open_harness(data) as harness, listening(harness, data) as port:
            await play(harness, data, port)

    run(main())


def test_the_port_answers_with_the_token_of_the_file(tmp_path: Path) -> None:
    async def play(harness: Harness, data: Path, _port: int) -> None:
        assert stat.S_IMODE(address_file(data).stat().st_mode) == 0o600
        table = (await harness.table(await harness.device("Anna"))).record.id
        request: Any = msgspec.convert({"do": "tables"}, AnyRequest)
        reply = await ask(data, request, "en")
        assert [each["id"] for each in reply.answer] == [table]
        missing: Any = msgspec.convert({"do": "show", "table": "nothing"}, AnyRequest)
        reply = await ask(data, missing, "ja")
        assert reply.problem is not None
        assert reply.problem.key == "table-not-there"

    at_a_port(tmp_path, play)


def test_the_port_refuses_every_other_token(tmp_path: Path) -> None:
    async def play(harness: Harness, data: Path, port: int) -> None:
        await harness.table(await harness.device("Anna"))
        token = json.loads(address_file(data).read_text())["token"]
        assert len(bytes.fromhex(token)) == 32
        for junk, why in (
            ({"token": "0" * 64, "request": {"do": "tables"}}, "table-admin-token"),
            ({"token": "é", "request": {"do": "tables"}}, "table-admin-token"),
            ({"token": token, "request": {"do": "format-disk"}}, "table-admin-request"),
            ({"request": {"do": "tables"}}, "table-admin-request"),
        ):
            answer = json.loads(await talk(port, json.dumps(junk).encode() + b"\n"))
            assert (answer.get("answer"), answer["problem"]["key"]) == (None, why)
        assert json.loads(await talk(port, b"\xff\n"))["problem"]["key"] == "table-admin-request"
        assert await talk(port, b"x" * (MAX_REQUEST_BYTES + 10) + b"\n") == b""

    at_a_port(tmp_path, play)


def test_the_port_takes_a_few_at_a_time(tmp_path: Path) -> None:
    async def play(harness: Harness, data: Path, port: int) -> None:
        del harness, data
        idle = [await asyncio.open_connection("127.0.0.1", port) for _ in range(MAX_CONNECTIONS)]
        await asyncio.sleep(0.05)
        assert await talk(port, b"{}\n") == b""
        for _, writer in idle:
            writer.close()
        for _, writer in idle:
            await writer.wait_closed()
        answers = [await talk(port, b"{}\n") for _ in range(200)]
        answer = next(each for each in answers if each)
        assert json.loads(answer)["problem"]["key"] == "table-admin-request"

    at_a_port(tmp_path, play)


def test_an_unreachable_server_is_reported(tmp_path: Path) -> None:
    async def play() -> None:
        data = tmp_path / "table.db"
        request: Any = msgspec.convert({"do": "tables"}, AnyRequest)
        for content in (None, b"no json", b'{"port": 1, "token": "x"}'):
            if content is not None:
                address_file(data).write_bytes(content)
            with pytest.raises(StoreFailed, match="cannot reach it"):
                await ask(data, request, "en")

    run(play())
