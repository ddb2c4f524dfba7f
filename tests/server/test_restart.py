"""A server that stops and starts again: everything is as it was."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.harness import Client, Desk, StillTime, open_desk, run, settled
from server.rounds import (
    again,
    at_a_desk,
    candle,
    choose,
    confess,
    dogma,
    entries,
    finish,
    get,
    key,
    next_server,
    stranger,
)
from simony.core.log.visibility import OMNISCIENT
from simony.server.state.table_record import encode_charter
from simony.server.tables.table_registry import ARRIVING, MOST_RESTING, RESTING


def test_a_game_goes_on_where_it_was(tmp_path: Path) -> None:
    async def play() -> None:
        time, data = StillTime(), tmp_path / "table.db"
        async with open_desk(data, time) as desk:
            clients = await candle(desk)
            for client in clients[:2]:
                await choose(client)
            before = whole(clients[0])
        async with next_server(data, time) as desk:
            clients = [await again(desk, client) for client in clients]
            assert whole(clients[0]) == before
            for seat, client in enumerate(clients):
                await client.look(seat)
            await finish(clients)
            assert clients[0].frame["result"]["by_rules"]

    run(play())


def whole(client: Client) -> list[object]:
    """A table's game, and all that is counted around it."""
    course = client.table.course
    assert course is not None
    last = course.last
    return [
        course.log.state.to_bytes(),
        course.log.dump(),
        last.numbers,
        last.prompts,
        last.undo,
        encode_charter(client.table.charter),
    ]


def test_a_game_is_the_same_whether_or_not_the_server_stopped_in_between(tmp_path: Path) -> None:
    """The same people, words and secret: the same cards, frames and numbers."""

    async def play(data: Path, stops: bool) -> list[bytes]:
        time = StillTime()
        async with open_desk(data, time) as desk:
            clients = await candle(desk)
            for client in clients:
                await choose(client)
            await clients[1].say("undo")
            heard = [frames(client) for client in clients]
            if not stops:
                return await ending(clients, heard)
        async with next_server(data, time) as desk:
            back = [await again(desk, client) for client in clients]
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
        time, data = StillTime(), tmp_path / "table.db"
        async with open_desk(data, time) as desk:
            anna, bo = await desk.seated(
                "Anna", "Bo", seats=3, game="dogma", options={"first": "2"}
            )
            await anna.say("bot", seat=2, level="priest")
            news = bo.news
        async with next_server(data, time) as desk:
            assert desk.server.house.tables == {}
            back = await again(desk, bo)
            await back.look(1)
            absent = {"present": False}
            expected = [{**seat, **absent} if seat["seat"] == 0 else seat for seat in news["seats"]]
            assert back.news == {**news, "seats": expected}
            anna = await again(desk, anna)
            assert (await anna.say("start"))["type"] == "done"
            assert anna.table.course is not None

    run(play())


def test_bots_go_on_by_themselves(tmp_path: Path) -> None:
    async def play() -> None:
        time, data = StillTime(), tmp_path / "table.db"
        async with open_desk(data, time) as desk:
            (anna,) = await desk.begun(
                "Anna",
                game="dogma",
                seats=3,
                options={"first": "1"},
                bots=[None, "priest", "priest"],
                beat=1.0,
            )
            await confess(anna)
            count = len(entries(anna))
        async with next_server(data, time) as desk:
            (table,) = desk.server.house.tables.values()
            await desk.time.pass_by(2)
            assert table.course is not None
            assert len(table.course.log.entries) > count

    run(play())


def test_a_stand_in_goes_on_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def play() -> None:
        time, data = StillTime(), tmp_path / "table.db"
        async with open_desk(data, time) as desk:
            anna, bo, chi = await dogma(desk)
            chi.leave()
            await desk.time.pass_by(60)
            await bo.say("replace", seat=2)
        async with next_server(data, time) as desk:
            anna, chi = await again(desk, anna), await again(desk, chi)
            assert anna.table.charter.chairs[2].stand_in == "priest"
            await chi.look(2)
            assert anna.news["seats"][2]["stand_in"] == ""

    run(play())


def test_whoever_does_not_come_back_after_a_restart_can_be_replaced(tmp_path: Path) -> None:
    async def play() -> None:
        time, data = StillTime(), tmp_path / "table.db"
        async with open_desk(data, time) as desk:
            _, bo, _ = await dogma(desk)
        async with next_server(data, time) as desk:
            bo = await again(desk, bo)
            await bo.look(1)
            await desk.time.pass_by(59)
            assert not bo.news["seats"][0]["replaceable"]
            await desk.time.pass_by(1)
            assert bo.news["seats"][0]["replaceable"]
            assert (await bo.say("replace", seat=0))["type"] == "done"

    run(play())


def test_a_delayed_spectator_sees_what_happened_before_the_restart(tmp_path: Path) -> None:
    async def play() -> None:
        time, data = StillTime(), tmp_path / "table.db"
        async with open_desk(data, time) as desk:
            clients = await candle(desk, watching="delayed", delay=60)
            for seat, client in enumerate(clients):
                await client.say("consent", seat=seat, yes=True)
            await desk.time.pass_by(100)
            await choose(clients[0])
        async with next_server(data, time) as desk:
            anna = await again(desk, clients[0])
            zoe = await stranger(desk, anna)
            await zoe.look(open=True)
            await desk.time.pass_by(59)
            assert [frame["number"] for frame in zoe.frames] == [1]
            await desk.time.pass_by(1)
            assert [(frame["number"], frame["viewer"]) for frame in zoe.frames] == [
                (1, OMNISCIENT),
                (2, OMNISCIENT),
            ]

    run(play())


def test_offers_are_asked_again(tmp_path: Path) -> None:
    async def play() -> None:
        time, data = StillTime(), tmp_path / "table.db"
        async with open_desk(data, time) as desk:
            anna, bo, _ = await dogma(desk)
            number = int((await anna.say("offer", what="end"))["value"])
        async with next_server(data, time) as desk:
            bo = await again(desk, bo)
            await bo.look(1)
            assert bo.news["offers"] == []
            assert key(await bo.say("reply", offer=number, yes=True)) == "table-no-offer"

    run(play())


# --- tables at rest -------------------------------------------------------------------------------


@at_a_desk
async def test_a_table_nobody_is_at_is_put_away_and_taken_out_again(desk: Desk) -> None:
    clients = await dogma(desk)
    await choose(clients[0])
    for client in clients:
        client.leave()
    await desk.time.pass_by(RESTING)
    await desk.server.house.put_away()
    assert desk.server.house.tables == {}
    back = await again(desk, clients[0])
    await back.look(0)
    assert back.frame["prompt"] == clients[0].frame["prompt"]
    assert back.table is not clients[0].table


@at_a_desk
async def test_a_table_somebody_is_at_is_not_put_away(desk: Desk) -> None:
    clients = await dogma(desk)
    for client in clients[1:]:
        client.leave()
    await desk.time.pass_by(RESTING)
    await desk.server.house.put_away()
    assert len(desk.server.house.tables) == 1


@at_a_desk
async def test_a_table_somebody_has_just_asked_for_is_not_put_away(desk: Desk) -> None:
    clients = await dogma(desk)
    for client in clients:
        client.leave()
    await desk.time.pass_by(RESTING)
    table = await desk.server.house.find(clients[0].table.charter.id)
    await desk.server.house.put_away()
    assert await desk.server.house.find(table.charter.id) is table


@at_a_desk
async def test_of_many_tables_at_rest_the_oldest_are_put_away_early(desk: Desk) -> None:
    host = await desk.device("Anna")
    keys = [
        (await desk.table(host, game="dogma", seats=2)).charter.id for _ in range(MOST_RESTING + 3)
    ]
    house = desk.server.house
    await desk.time.pass_by(ARRIVING / 2)
    await house.put_away()
    assert list(house.tables) == keys  # whoever made them may be about to come
    await desk.time.pass_by(ARRIVING)
    await house.find(keys[0])
    await house.put_away()
    assert set(house.tables) == {keys[0], *keys[4:]}
    assert (await house.find(keys[1])).charter.id == keys[1]


@at_a_desk
async def test_two_who_come_at_once_find_the_same_table(desk: Desk) -> None:
    clients = await dogma(desk)
    for client in clients:
        client.leave()
    await desk.time.pass_by(RESTING)
    await desk.server.house.put_away()
    key_ = clients[0].table.charter.id
    found = await asyncio.gather(*(desk.server.house.find(key_) for _ in range(5)))
    assert len({id(table) for table in found}) == 1


@at_a_desk
async def test_a_table_that_is_stopping_says_so(desk: Desk) -> None:
    clients = await dogma(desk)
    await clients[0].table.stop()
    assert key(await clients[0].say("chat", text="hello")) == "table-stopping"


def test_a_server_that_is_gone_does_not_go_on_by_itself(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Its alarms ring once more, but nobody thinks, and nothing is tried again and again."""

    async def play() -> None:
        time, data = StillTime(), tmp_path / "table.db"
        async with open_desk(data, time) as desk:
            (anna,) = await desk.begun(
                "Anna",
                game="dogma",
                seats=3,
                options={"first": "1"},
                bots=[None, "priest", "priest"],
                beat=1.0,
            )
            await confess(anna)
            await settled()
            asked = len(desk.thinking.asked)
        await time.pass_by(10)
        assert len(desk.thinking.asked) == asked
        assert not anna.table._bots.is_busy
        assert caplog.text == ""
        async with next_server(data, time) as desk:
            assert (await get(desk, f"/api/tables/{anna.table.charter.id}")).status_code == 200

    run(play())
