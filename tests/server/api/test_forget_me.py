"""Whoever wants to be forgotten: their names, what they wrote, their seats."""

from __future__ import annotations

import json
from pathlib import Path

from server.harness import Client, Desk, StillTime, open_desk, run, settled
from server.table_actions import (
    again,
    at_a_desk,
    candle,
    choose,
    dogma,
    entries,
    everything,
    finish,
    get,
    next_server,
    stranger,
)
from simony.cli import main
from simony.registry import read_log_text
from simony.server.store import rows

NAME = "Lucrezia"


async def known(desk: Desk) -> list[Client]:
    """Lucrezia plays with Bo and Chi, and has written something."""
    clients = await desk.seated(
        "Anna", "Bo", "Chi", game="dogma", options={"first": "1"}, listed=True
    )
    await clients[0].say("take", seat=0, name=NAME, nonce="words")
    await clients[0].say("start")
    await clients[0].say("chat", text="my secret garden")
    await clients[1].say("chat", text="oh")
    return clients


async def forget(desk: Desk, client: Client) -> None:
    """What DELETE /api/me does."""
    await desk.server.registry.forget(client.caller.device)
    await settled()


@at_a_desk
async def test_a_bot_plays_on_for_good(desk: Desk) -> None:
    anna, bo, _ = await known(desk)
    await forget(desk, anna)
    assert entries(bo)[1] == "= hand-over 1 priest"
    seat = bo.news["seats"][0]
    assert (seat["bot"], seat["stand_in"], seat["name"]) == ("priest", "", "")
    assert bo.frame["number"] > 2


@at_a_desk
async def test_their_own_line_sees_nothing_more(desk: Desk) -> None:
    anna, bo, _ = await known(desk)
    anna.heard.clear()
    await forget(desk, anna)
    assert anna.frames == []
    assert anna.news["yours"] == []
    assert (await anna.look(0))["type"] == "refused"
    assert bo.frames


@at_a_desk
async def test_name_and_lines_are_gone_for_whoever_comes_later(desk: Desk) -> None:
    anna, bo, _ = await known(desk)
    await forget(desk, anna)
    zoe = await stranger(desk, bo)
    await zoe.look()
    lobby = (await get(desk, "/api/tables")).content
    for gone in (NAME.encode(), b"secret garden"):
        assert gone not in b"".join(zoe.heard) + lobby
    assert [(line["line"], line["text"], line["hidden"]) for line in zoe.of("chat")] == [
        (1, "", True),
        (2, "oh", False),
    ]


@at_a_desk
async def test_lines_are_taken_off_the_screens_of_those_who_are_there(desk: Desk) -> None:
    anna, bo, _ = await known(desk)
    await forget(desk, anna)
    last = bo.of("chat")[-1]
    assert (last["line"], last["text"], last["hidden"]) == (1, "", True)


@at_a_desk
async def test_nothing_of_it_is_left_in_the_database(desk: Desk) -> None:
    anna, bo, _ = await known(desk)
    anna.leave()
    await desk.time.pass_by(60)
    await bo.say("replace", seat=0)
    back = Client(anna.caller, anna.table)
    await back.look(0)
    await back.say("ticket", seat=0)
    await back.say("report", line=2)
    await forget(desk, back)
    stored = repr((await everything(desk, bo))[2])
    for gone in (NAME, "secret garden", "d-Anna"):
        assert gone not in stored
    assert await rows.get_device(desk.server.services.store, "d-Anna") is None
    assert await desk.server.services.store.read("SELECT * FROM ticket") == []


@at_a_desk
async def test_a_table_forgets_a_host_who_sat_nowhere_and_whom_it_barred_or_muted(
    desk: Desk,
) -> None:
    hosted = await desk.seated("Anna", "Bo", game="dogma")
    await hosted[0].say("leave", seat=0)
    barring = await desk.seated("Dora", "Anna", game="dogma")
    assert (await barring[1].say("chat", text="hm"))["type"] == "done"
    assert (await barring[0].say("mute", line=1, on=True))["type"] == "done"
    assert (await barring[0].say("remove", seat=1))["type"] == "done"
    await forget(desk, barring[1])
    for client in (hosted[1], barring[0]):
        assert "d-Anna" not in repr((await everything(desk, client))[2])
    assert hosted[0].table.record.host == "d-Bo"


@at_a_desk
async def test_the_log_of_the_game_has_no_name_and_can_still_be_read(desk: Desk) -> None:
    anna, bo, chi = await known(desk)
    await forget(desk, anna)
    for client in (bo, chi):
        await client.say("resign")
    dumped = bo.table.revealed_log().dump()
    assert NAME not in dumped
    assert read_log_text(dumped.encode()).names == ["", "Bo", "Chi"]


def test_so_it_is_after_a_restart_and_simony_verify_finds_it_whole(tmp_path: Path) -> None:
    async def play() -> None:
        time, data = StillTime(), tmp_path / "table.db"
        async with open_desk(data, time) as desk:
            anna, bo, chi = await known(desk)
            await forget(desk, anna)
            for client in (bo, chi):
                await client.say("resign")
            before = bo.table.revealed_log().dump()
        async with next_server(data, time) as desk:
            back = await again(desk, bo)
            await back.look(1)
            assert back.table.revealed_log().dump() == before
            assert b"garden" not in b"".join(back.heard)
        (tmp_path / "game.log").write_text(before)

    run(play())
    assert main(["verify", str(tmp_path / "game.log")]) == 0
    assert main(["replay", str(tmp_path / "game.log")]) == 0


@at_a_desk
async def test_a_game_that_is_over_forgets_them_too(desk: Desk) -> None:
    clients = await candle(desk)
    await finish(clients)
    await forget(desk, clients[2])
    assert clients[0].table.revealed_log().names == ["Anna", "Bo", ""]
    assert clients[0].news["seats"][2]["name"] == ""
    assert clients[0].table.record.status == "over"
    assert await rows.results_of_device(desk.server.services.store, "d-Chi") == []
    assert (await rows.results_of_device(desk.server.services.store, "d-Anna"))[0].played == 1


@at_a_desk
async def test_a_seat_at_a_table_that_has_not_begun_is_empty_again(desk: Desk) -> None:
    anna, bo = await desk.seated("Anna", "Bo", seats=3, game="dogma")
    await forget(desk, bo)
    assert not anna.news["seats"][1]["taken"]


@at_a_desk
async def test_where_they_were_host_somebody_else_is(desk: Desk) -> None:
    anna, bo, _ = await dogma(desk)
    await forget(desk, anna)
    assert bo.news["host"]
    assert (await bo.say("remove", seat=2))["type"] == "done"


@at_a_desk
async def test_lines_at_tables_where_they_did_not_sit_go_too(desk: Desk) -> None:
    anna, _, _ = await dogma(desk)
    zoe = await stranger(desk, anna)
    await zoe.say("chat", text="I only look on")
    await forget(desk, zoe)
    late = Client(anna.caller, anna.table)
    await late.look(0)
    assert "only look on" not in json.dumps(late.messages)


@at_a_desk
async def test_the_others_play_on_undisturbed(desk: Desk) -> None:
    clients = await candle(desk)
    prompts = [client.prompt for client in clients]
    await forget(desk, clients[0])
    assert [client.prompt for client in clients[1:]] == prompts[1:]
    await finish(clients[1:])
    assert clients[1].frame["result"]["by_rules"]


@at_a_desk
async def test_row_10_the_names_they_gave_their_moves_are_gone(desk: Desk) -> None:
    clients = await candle(desk)
    for client in clients:
        assert (await choose(client))["type"] == "accepted"
    await clients[0].move(999_999)
    table, store = clients[0].table, desk.server.services.store
    assert {seat for seat, _ in table.answers} == {0}
    await forget(desk, clients[0])
    left = {row[0] for row in await store.read("SELECT move_id FROM move")}
    assert left == {f"{client.caller.device}-1" for client in clients[1:]}
    assert {seat for seat, _ in table.accepted} == {1, 2}
    assert table.answers == {}
