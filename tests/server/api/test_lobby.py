"""The lobby: fair by address, and quotas on tables and chat (row 8 of the review)."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

from server.harness import FakeEnvironment, Harness, open_harness, run
from server.table_actions import (
    ask,
    candle,
    dogma,
    finish,
    get,
    key,
    new_device,
    next_server,
    with_harness,
)
from simony.server.api.lobby_list import listed_table
from simony.server.protocol.caller import Caller
from simony.server.security.rate_limits import LimitFigures, Quotas, Rate
from simony.server.state.table_record import Clock, TableRecord, encode_record

FLOOD = 205


async def listing(harness: Harness) -> list[dict[str, Any]]:
    answer = await get(harness, "/api/tables")
    assert answer.status_code == 200, answer.text
    tables: list[dict[str, Any]] = answer.json()["tables"]
    return tables


async def made(harness: Harness, caller: Caller, **settings: Any) -> str:
    harness.time.time += 1
    return (await harness.table(caller, listed=True, **{"game": "dogma", **settings})).record.id


@with_harness
async def test_row_8_one_address_cannot_push_others_out_of_the_lobby(harness: Harness) -> None:
    anna, bo = await harness.device("Anna"), await harness.device("Bo")
    old = [await made(harness, anna), await made(harness, anna), await made(harness, bo)]
    flooders = [
        dataclasses.replace(await harness.device(f"F{number}"), address="192.0.2.1")
        for number in range(5)
    ]
    flood = [await made(harness, flooders[number % 5]) for number in range(FLOOD)]
    shown = [table["table"] for table in await listing(harness)]
    assert len(shown) == 200
    assert set(old) <= set(shown)
    assert shown[:5] == [flood[-1], old[2], old[1], flood[-2], old[0]], (
        "the newest of each address in turn"
    )


def test_row_8_tables_from_before_a_restart_are_still_one_address_each(tmp_path: Path) -> None:
    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            anna, bo = await harness.device("Anna"), await harness.device("Bo")
            old = [await made(harness, anna), await made(harness, bo), await made(harness, anna)]
        async with next_server(data, time) as harness:
            assert [table["table"] for table in await listing(harness)] == [old[2], old[1], old[0]]

    run(play())


@with_harness
async def test_a_rematch_counts_as_made_from_the_same_address(harness: Harness) -> None:
    clients = await candle(harness, listed=True)
    await finish(clients)
    again = (await clients[0].say("rematch"))["value"]
    found: dict[str, bytes] = dict(
        await harness.server.services.store.read("SELECT id, origin FROM game_table")
    )
    assert (
        found[again]
        == found[clients[0].table.record.id]
        == harness.server.services.address_hasher.hash(clients[0].caller.address)
    )


@with_harness
async def test_the_lobby_says_the_same_as_the_whole_table(harness: Harness) -> None:
    caller = await harness.device("Anna")
    plain = await harness.table(caller, game="dogma", listed=True, bots=[None, "priest"])
    registry = await harness.table(
        caller,
        listed=True,
        house_rules={"game": {"rounds": 1}},
        clock=Clock(60, 5),
        watching="nobody",
    )
    for table in (plain, registry):
        table.record.chairs[0].name, table.record.chairs[0].name_hidden = "Rudeboy", True
        assert_same(table.record)


def assert_same(record: TableRecord) -> None:
    settings, found = record.settings, listed_table(encode_record(record))
    assert [(seat.name, seat.taken, seat.bot) for seat in found.seats] == [
        (record.name(seat), chair.taken, chair.bot) for seat, chair in enumerate(record.chairs)
    ]
    assert (found.table, found.game, found.status, found.options) == (
        record.id,
        settings.game,
        record.status,
        record.options,
    )
    assert (found.pin, found.rules_version, found.figures) == (
        record.pin,
        record.rules_version,
        record.figures_hash,
    )
    assert (found.commitment, found.watching, found.created) == (
        record.commitment,
        settings.watching,
        record.created,
    )
    assert (found.house_rules, found.clock) == (
        bool(settings.house_rules),
        settings.clock is not None,
    )


def test_the_list_is_remembered_for_a_second(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_harness(tmp_path / "table.db", lobby_seconds=1.0) as harness:
            anna = await harness.device("Anna")
            assert await listing(harness) == []
            table = await harness.table(anna, game="dogma", listed=True)
            await harness.time.advance(0.9)
            assert await listing(harness) == []
            await harness.time.advance(0.1)
            assert [each["table"] for each in await listing(harness)] == [table.record.id]

    run(play())


# --- quotas ---------------------------------------------------------------------------------------


def test_row_8_a_device_has_a_number_of_tables_that_have_not_begun(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_harness(tmp_path / "table.db", quotas=Quotas()) as harness:
            _, token = await new_device(harness)
            body = {"game": "dogma", "bots": ["priest", "priest", "priest"], "beat": 0}
            tables = [
                (await ask(harness, "POST", "/api/tables", token, json=body)).json()["table"]
                for _ in range(20)
            ]
            answer = await ask(harness, "POST", "/api/tables", token, json=body)
            assert (answer.status_code, answer.json()["key"], answer.json()["args"]) == (
                409,
                "table-quota-tables",
                {"most": 20},
            )
            assert (
                await ask(
                    harness,
                    "POST",
                    f"/api/tables/{tables[0]}/commands",
                    token,
                    json={"type": "close"},
                )
            ).json()["type"] == "done"
            assert (await ask(harness, "POST", "/api/tables", token, json=body)).status_code == 201

    run(play())


def test_row_8_an_address_makes_a_number_of_tables_at_once(tmp_path: Path) -> None:
    limits = dataclasses.replace(LimitFigures.none(), address_tables=Rate(60 / 3600, 2))

    async def play() -> None:
        async with open_harness(tmp_path / "table.db", limits=limits) as harness:
            for count, name in enumerate(("Anna", "Bo", "Chi")):
                _, token = await new_device(harness, name, "192.0.2.1")
                answer = await ask(
                    harness, "POST", "/api/tables", token, "192.0.2.1", json={"game": "dogma"}
                )
                assert answer.status_code == (201 if count < 2 else 429), answer.text
            assert (answer.json()["key"], answer.headers["retry-after"]) == (
                "table-door-fast-address-tables",
                "60",
            )
            answer = await ask(
                harness, "POST", "/api/tables", token, "192.0.2.2", json={"game": "dogma"}
            )
            assert answer.status_code == 201

    run(play())


def test_row_8_chat_has_a_number_of_lines_for_a_device_and_for_a_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_harness(
            tmp_path / "table.db", quotas=Quotas(device_lines=3, table_lines=5)
        ) as harness:
            anna, bo, _ = await dogma(harness)
            for _ in range(3):
                assert (await anna.say("chat", text="hello"))["type"] == "done"
            assert key(await anna.say("chat", text="hello")) == "table-quota-chat-device"
            for _ in range(2):
                assert (await bo.say("chat", text="hello"))["type"] == "done"
            assert key(await bo.say("chat", text="hello")) == "table-quota-chat-table"
            assert len(anna.of("chat")) == 5

    run(play())


def test_the_figures_are_those_of_the_documents() -> None:
    quotas, limits = Quotas(), LimitFigures()
    assert (quotas.open_tables, quotas.device_lines, quotas.table_lines) == (20, 300, 2000)
    assert (limits.address_tables, LimitFigures.lan().address_tables) == (
        Rate(60 / 3600, 60),
        Rate(600 / 3600, 600),
    )
