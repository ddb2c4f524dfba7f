"""*Forget me*: a person's names, chat and seats are erased."""

from __future__ import annotations

import json
from pathlib import Path

from server.harness import Client, FakeEnvironment, Harness, open_harness, run, settled
from server.table_actions import (
    candle,
    choose,
    dogma,
    entries,
    everything,
    finish,
    get,
    next_server,
    reconnect,
    stranger,
    with_harness,
)
from simony.cli import main
from simony.registry import read_log_text
from simony.server.store import rows

NAME = "Lucrezia"


async def known(harness: Harness) -> list[Client]:
    """Lucrezia plays with Bo and Chi, and has written something."""
    clients = await harness.seated(
        "Anna", "Bo", "Chi", game="dogma", options={"first": "1"}, listed=True
    )
    await clients[0].say("take", seat=0, name=NAME, nonce="words")
    await clients[0].say("start")
    await clients[0].say("chat", text="my secret garden")
    await clients[1].say("chat", text="oh")
    return clients


async def forget(harness: Harness, client: Client) -> None:
    """Do what DELETE /api/me does."""
    await harness.server.registry.forget(client.caller.device)
    await settled()


@with_harness
async def test_a_bot_plays_on_for_good(harness: Harness) -> None:
    anna, bo, _ = await known(harness)
    await forget(harness, anna)
    assert entries(bo)[1] == "= hand-over 1 priest"
    seat = bo.news["seats"][0]
    assert (seat["bot"], seat["stand_in"], seat["name"]) == ("priest", "", "")
    assert bo.frame["number"] > 2


@with_harness
async def test_their_own_client_is_sent_nothing_more(harness: Harness) -> None:
    anna, bo, _ = await known(harness)
    anna.heard.clear()
    await forget(harness, anna)
    assert anna.frames == []
    assert anna.news["yours"] == []
    assert (await anna.look(0))["type"] == "refused"
    assert bo.frames


@with_harness
async def test_name_and_lines_are_gone_for_later_visitors(harness: Harness) -> None:
    anna, bo, _ = await known(harness)
    await forget(harness, anna)
    zoe = await stranger(harness, bo)
    await zoe.look()
    lobby = (await get(harness, "/api/tables")).content
    for gone in (NAME.encode(), b"secret garden"):
        assert gone not in b"".join(zoe.heard) + lobby
    assert [(line["line"], line["text"], line["hidden"]) for line in zoe.of("chat")] == [
        (1, "", True),
        (2, "oh", False),
    ]


@with_harness
async def test_lines_are_removed_from_the_screens_of_connected_clients(harness: Harness) -> None:
    anna, bo, _ = await known(harness)
    await forget(harness, anna)
    last = bo.of("chat")[-1]
    assert (last["line"], last["text"], last["hidden"]) == (1, "", True)


@with_harness
async def test_nothing_of_it_is_left_in_the_database(harness: Harness) -> None:
    anna, bo, _ = await known(harness)
    anna.leave()
    await harness.time.advance(60)
    await bo.say("replace", seat=0)
    back = Client(anna.caller, anna.table)
    await back.look(0)
    await back.say("ticket", seat=0)
    await back.say("report", line=2)
    await forget(harness, back)
    stored = repr((await everything(harness, bo))[2])
    for gone in (NAME, "secret garden", "d-Anna"):
        assert gone not in stored
    assert await rows.get_device(harness.server.services.store, "d-Anna") is None
    assert await harness.server.services.store.read("SELECT * FROM ticket") == []


@with_harness
async def test_a_table_forgets_a_host_who_sat_nowhere_and_whom_it_barred_or_muted(
    harness: Harness,
) -> None:
    hosted = await harness.seated("Anna", "Bo", game="dogma")
    await hosted[0].say("leave", seat=0)
    barring = await harness.seated("Dora", "Anna", game="dogma")
    assert (await barring[1].say("chat", text="hm"))["type"] == "done"
    assert (await barring[0].say("mute", line=1, on=True))["type"] == "done"
    assert (await barring[0].say("remove", seat=1))["type"] == "done"
    await forget(harness, barring[1])
    for client in (hosted[1], barring[0]):
        assert "d-Anna" not in repr((await everything(harness, client))[2])
    assert hosted[0].table.record.host == "d-Bo"


@with_harness
async def test_the_log_of_the_game_has_no_name_and_can_still_be_read(harness: Harness) -> None:
    anna, bo, chi = await known(harness)
    await forget(harness, anna)
    for client in (bo, chi):
        await client.say("resign")
    dumped = bo.table.state.revealed_log().dump()
    assert NAME not in dumped
    assert read_log_text(dumped.encode()).names == ["", "Bo", "Chi"]


def test_the_same_after_a_restart_and_simony_verify_accepts_the_log(tmp_path: Path) -> None:
    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            anna, bo, chi = await known(harness)
            await forget(harness, anna)
            for client in (bo, chi):
                await client.say("resign")
            before = bo.table.state.revealed_log().dump()
        async with next_server(data, time) as harness:
            back = await reconnect(harness, bo)
            await back.look(1)
            assert back.table.state.revealed_log().dump() == before
            assert b"garden" not in b"".join(back.heard)
        (tmp_path / "game.log").write_text(before)

    run(play())
    assert main(["verify", str(tmp_path / "game.log")]) == 0
    assert main(["replay", str(tmp_path / "game.log")]) == 0


@with_harness
async def test_a_game_that_is_over_forgets_them_too(harness: Harness) -> None:
    clients = await candle(harness)
    await finish(clients)
    await forget(harness, clients[2])
    assert clients[0].table.state.revealed_log().names == ["Anna", "Bo", ""]
    assert clients[0].news["seats"][2]["name"] == ""
    assert clients[0].table.record.status == "over"
    assert await rows.results_of_device(harness.server.services.store, "d-Chi") == []
    assert (await rows.results_of_device(harness.server.services.store, "d-Anna"))[0].played == 1


@with_harness
async def test_a_seat_at_a_table_that_has_not_begun_is_empty_again(harness: Harness) -> None:
    anna, bo = await harness.seated("Anna", "Bo", seats=3, game="dogma")
    await forget(harness, bo)
    assert not anna.news["seats"][1]["taken"]


@with_harness
async def test_another_player_becomes_the_host(harness: Harness) -> None:
    anna, bo, _ = await dogma(harness)
    await forget(harness, anna)
    assert bo.news["host"]
    assert (await bo.say("remove", seat=2))["type"] == "done"


@with_harness
async def test_lines_at_tables_where_they_did_not_sit_go_too(harness: Harness) -> None:
    anna, _, _ = await dogma(harness)
    zoe = await stranger(harness, anna)
    await zoe.say("chat", text="I only look on")
    await forget(harness, zoe)
    late = Client(anna.caller, anna.table)
    await late.look(0)
    assert "only look on" not in json.dumps(late.messages)


@with_harness
async def test_the_others_play_on_undisturbed(harness: Harness) -> None:
    clients = await candle(harness)
    prompts = [client.prompt for client in clients]
    await forget(harness, clients[0])
    assert [client.prompt for client in clients[1:]] == prompts[1:]
    await finish(clients[1:])
    assert clients[1].frame["result"]["by_rules"]


@with_harness
async def test_row_10_the_names_they_gave_their_moves_are_gone(harness: Harness) -> None:
    clients = await candle(harness)
    for client in clients:
        assert (await choose(client))["type"] == "accepted"
    await clients[0].move(999_999)
    table, store = clients[0].table, harness.server.services.store
    assert {seat for seat, _ in table.answers._others} == {0}
    await forget(harness, clients[0])
    left = {row[0] for row in await store.read("SELECT move_id FROM move")}
    assert left == {f"{client.caller.device}-1" for client in clients[1:]}
    assert {seat for seat, _ in table.answers._accepted} == {1, 2}
    assert table.answers._others == {}
