"""A server that stops and starts again has the same state."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.harness import Client, FakeEnvironment, Harness, open_harness, run, settled
from server.table_actions import (
    candle,
    choose,
    confess,
    dogma,
    entries,
    finish,
    get,
    key,
    next_server,
    reconnect,
    stranger,
    with_harness,
)
from simony.core.log.visibility import OMNISCIENT
from simony.server.protocol.problem import NotFound
from simony.server.state.table_record import encode_record
from simony.server.tables.table_registry import GRACE_SECONDS, IDLE_SECONDS, MAX_IDLE_TABLES


def test_a_game_continues_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            clients = await candle(harness)
            for client in clients[:2]:
                await choose(client)
            before = whole(clients[0])
        async with next_server(data, time) as harness:
            clients = [await reconnect(harness, client) for client in clients]
            assert whole(clients[0]) == before
            for seat, client in enumerate(clients):
                await client.look(seat)
            await finish(clients)
            assert clients[0].frame["result"]["by_rules"]

    run(play())


@with_harness
async def test_a_table_is_not_loaded_while_it_is_deleted(harness: Harness) -> None:
    """Also if the request that deletes it had to wait for one that loaded it."""
    anna, *_ = await candle(harness)
    registry, table = harness.server.registry, anna.table.record.id
    registry.tables.pop(table)
    finding = asyncio.create_task(registry.find(table))
    deleting = asyncio.create_task(registry.delete(table))
    await finding
    while table in registry.tables:  # noqa: ASYNC110  # nothing signals it
        await asyncio.sleep(0)
    with pytest.raises(NotFound):  # the deletion is not committed yet
        await registry.find(table)
    await deleting
    assert table not in registry.tables


def whole(client: Client) -> list[object]:
    """Return a table's game, and all its counters."""
    timeline = client.table.timeline
    assert timeline is not None
    last = timeline.last
    return [
        timeline.log.state.to_bytes(),
        timeline.log.dump(),
        last.numbers,
        last.prompts,
        last.undo,
        encode_record(client.table.record),
    ]


def test_a_game_is_the_same_whether_or_not_the_server_stopped_in_between(tmp_path: Path) -> None:
    """The same people, nonces and secret give the same cards, frames and numbers."""

    async def play(data: Path, stops: bool) -> list[bytes]:
        time = FakeEnvironment()
        async with open_harness(data, time) as harness:
            clients = await candle(harness)
            for client in clients:
                await choose(client)
            await clients[1].say("undo")
            heard = [frames(client) for client in clients]
            if not stops:
                return await ending(clients, heard)
        async with next_server(data, time) as harness:
            back = [await reconnect(harness, client) for client in clients]
            for seat, client in enumerate(back):
                await client.look(seat, frame=clients[seat].frame["number"])
                client.heard[:0] = clients[seat].heard
            return await ending(back, heard)

    async def both() -> None:
        assert await play(tmp_path / "one.db", False) == await play(tmp_path / "two.db", True)

    run(both())


def frames(client: Client) -> list[bytes]:
    return [data for data in client.heard if data.startswith(b'{"type":"frame"')]


async def ending(clients: list[Client], heard: list[list[bytes]]) -> list[bytes]:
    await finish(clients)
    assert all(
        frames(client)[: len(start)] == start for client, start in zip(clients, heard, strict=True)
    )
    return [frame for client in clients for frame in frames(client)]


def test_seats_names_and_settings_of_a_table_that_has_not_begun_are_kept(tmp_path: Path) -> None:
    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            anna, bo = await harness.seated(
                "Anna", "Bo", seats=3, game="dogma", options={"first": "2"}
            )
            await anna.say("bot", seat=2, level="priest")
            news = bo.news
        async with next_server(data, time) as harness:
            assert harness.server.registry.tables == {}
            back = await reconnect(harness, bo)
            await back.look(1)
            absent = {"present": False}
            expected = [{**seat, **absent} if seat["seat"] == 0 else seat for seat in news["seats"]]
            assert back.news == {**news, "seats": expected}
            anna = await reconnect(harness, anna)
            assert (await anna.say("start"))["type"] == "done"
            assert anna.table.timeline is not None

    run(play())


def test_bots_continue_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            (anna,) = await harness.begun(
                "Anna",
                game="dogma",
                seats=3,
                options={"first": "1"},
                bots=[None, "priest", "priest"],
                beat=1.0,
            )
            await confess(anna)
            count = len(entries(anna))
        async with next_server(data, time) as harness:
            (table,) = harness.server.registry.tables.values()
            await harness.time.advance(2)
            assert table.timeline is not None
            assert len(table.timeline.log.entries) > count

    run(play())


def test_a_stand_in_continues_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            anna, bo, chi = await dogma(harness)
            chi.leave()
            await harness.time.advance(60)
            await bo.say("replace", seat=2)
        async with next_server(data, time) as harness:
            anna, chi = await reconnect(harness, anna), await reconnect(harness, chi)
            assert anna.table.record.chairs[2].stand_in == "priest"
            await chi.look(2)
            assert anna.news["seats"][2]["stand_in"] == ""

    run(play())


def test_a_player_who_does_not_return_after_a_restart_can_be_replaced(tmp_path: Path) -> None:
    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            _, bo, _ = await dogma(harness)
        async with next_server(data, time) as harness:
            bo = await reconnect(harness, bo)
            await bo.look(1)
            await harness.time.advance(59)
            assert not bo.news["seats"][0]["replaceable"]
            await harness.time.advance(1)
            assert bo.news["seats"][0]["replaceable"]
            assert (await bo.say("replace", seat=0))["type"] == "done"

    run(play())


def test_a_delayed_spectator_sees_what_happened_before_the_restart(tmp_path: Path) -> None:
    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            clients = await candle(harness, watching="delayed", delay=60)
            for seat, client in enumerate(clients):
                await client.say("consent", seat=seat, yes=True)
            await harness.time.advance(100)
            await choose(clients[0])
        async with next_server(data, time) as harness:
            anna = await reconnect(harness, clients[0])
            zoe = await stranger(harness, anna)
            await zoe.look(open=True)
            await harness.time.advance(59)
            assert [frame["number"] for frame in zoe.frames] == [1]
            await harness.time.advance(1)
            assert [(frame["number"], frame["viewer"]) for frame in zoe.frames] == [
                (1, OMNISCIENT),
                (2, OMNISCIENT),
            ]

    run(play())


def test_offers_must_be_made_again_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            anna, bo, _ = await dogma(harness)
            number = int((await anna.say("offer", what="end"))["value"])
        async with next_server(data, time) as harness:
            bo = await reconnect(harness, bo)
            await bo.look(1)
            assert bo.news["offers"] == []
            assert key(await bo.say("reply", offer=number, yes=True)) == "table-no-offer"

    run(play())


# --- tables at rest -------------------------------------------------------------------------------


@with_harness
async def test_an_idle_table_is_unloaded_and_loaded_again(harness: Harness) -> None:
    clients = await dogma(harness)
    await choose(clients[0])
    for client in clients:
        client.leave()
    await harness.time.advance(IDLE_SECONDS)
    await harness.server.registry.unload_idle_tables()
    assert harness.server.registry.tables == {}
    back = await reconnect(harness, clients[0])
    await back.look(0)
    assert back.frame["prompt"] == clients[0].frame["prompt"]
    assert back.table is not clients[0].table


@with_harness
async def test_a_table_with_a_client_is_not_unloaded(harness: Harness) -> None:
    clients = await dogma(harness)
    for client in clients[1:]:
        client.leave()
    await harness.time.advance(IDLE_SECONDS)
    await harness.server.registry.unload_idle_tables()
    assert len(harness.server.registry.tables) == 1


@with_harness
async def test_a_table_that_was_just_requested_is_not_unloaded(harness: Harness) -> None:
    clients = await dogma(harness)
    for client in clients:
        client.leave()
    await harness.time.advance(IDLE_SECONDS)
    table = await harness.server.registry.find(clients[0].table.record.id)
    await harness.server.registry.unload_idle_tables()
    assert await harness.server.registry.find(table.record.id) is table


@with_harness
async def test_of_many_idle_tables_the_oldest_are_unloaded_early(harness: Harness) -> None:
    host = await harness.device("Anna")
    keys = [
        (await harness.table(host, game="dogma", seats=2)).record.id
        for _ in range(MAX_IDLE_TABLES + 3)
    ]
    registry = harness.server.registry
    await harness.time.advance(GRACE_SECONDS / 2)
    await registry.unload_idle_tables()
    assert list(registry.tables) == keys  # their makers may be about to connect
    await harness.time.advance(GRACE_SECONDS)
    await registry.find(keys[0])
    await registry.unload_idle_tables()
    assert set(registry.tables) == {keys[0], *keys[4:]}
    assert (await registry.find(keys[1])).record.id == keys[1]


@with_harness
async def test_two_requests_at_once_find_the_same_table(harness: Harness) -> None:
    clients = await dogma(harness)
    for client in clients:
        client.leave()
    await harness.time.advance(IDLE_SECONDS)
    await harness.server.registry.unload_idle_tables()
    key_ = clients[0].table.record.id
    found = await asyncio.gather(*(harness.server.registry.find(key_) for _ in range(5)))
    assert len({id(table) for table in found}) == 1


@with_harness
async def test_a_table_that_is_stopping_says_so(harness: Harness) -> None:
    clients = await dogma(harness)
    await clients[0].table.stop()
    assert key(await clients[0].say("chat", text="hello")) == "table-stopping"


def test_a_closed_server_does_nothing_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Its timers fire once more, but no bot thinks, and nothing is retried."""

    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            (anna,) = await harness.begun(
                "Anna",
                game="dogma",
                seats=3,
                options={"first": "1"},
                bots=[None, "priest", "priest"],
                beat=1.0,
            )
            await confess(anna)
            await settled()
            asked = len(harness.bot_service.asked)
        await time.advance(10)
        assert len(harness.bot_service.asked) == asked
        assert not anna.table._upcoming.is_busy
        assert caplog.text == ""
        async with next_server(data, time) as harness:
            assert (await get(harness, f"/api/tables/{anna.table.record.id}")).status_code == 200

    run(play())
