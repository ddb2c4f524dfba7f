"""Finished games: result, log, replay, statistics, and the rematch."""

from __future__ import annotations

from pathlib import Path

from server.harness import Client, FakeEnvironment, Harness, open_harness, run
from server.table_actions import (
    candle,
    choose,
    confess,
    dogma,
    finish,
    get,
    key,
    next_server,
    reconnect,
    stranger,
    with_harness,
)
from simony.core.event import SPECTATOR
from simony.core.log.fair_rng import commitment
from simony.core.log.visibility import OMNISCIENT
from simony.registry import read_log_text
from simony.server.state.table_record import CLOSED
from simony.server.store import rows


async def over(harness: Harness) -> list[Client]:
    clients = await candle(harness)
    await finish(clients)
    return clients


async def ended(harness: Harness) -> list[Client]:
    """Return a game of Dogma from which everybody but Anna has resigned."""
    clients = await dogma(harness)
    for client in clients[1:]:
        assert (await client.say("resign"))["type"] == "done"
    return clients


# --- result ---------------------------------------------------------------------------------------


@with_harness
async def test_the_result_follows_from_the_log(harness: Harness) -> None:
    clients = await over(harness)
    log = clients[0].table.state.revealed_log()
    result = clients[0].frame["result"]
    assert (result["places"], result["scores"], result["by_rules"]) == (
        log.places(),
        log.state.scores(),
        True,
    )
    assert [client.news["status"] for client in clients] == ["over"] * 3


@with_harness
async def test_a_player_who_resigned_comes_last_and_the_later_is_ahead(harness: Harness) -> None:
    clients = await ended(harness)
    result = clients[0].frame["result"]
    assert (result["places"], result["by_rules"]) == ([1, 3, 2], False)


@with_harness
async def test_results_count_in_everybody_s_statistics(harness: Harness) -> None:
    clients = await ended(harness)
    store = harness.server.services.store
    found = [await rows.results_of_device(store, client.caller.device) for client in clients]
    assert [(tally.game, tally.played, tally.wins, tally.average_place) for (tally,) in found] == [
        ("dogma", 1, 1.0, 1.0), ("dogma", 1, 0.0, 3.0), ("dogma", 1, 0.0, 2.0),
    ]  # fmt: skip


@with_harness
async def test_my_tables_show_where_it_is_my_turn(harness: Harness) -> None:
    clients = await dogma(harness)
    store = harness.server.services.store

    async def turns() -> list[tuple[str, bool]]:
        found = [await rows.tables_of_device(store, client.caller.device) for client in clients]
        return [(mine.status, mine.asked) for (mine,) in found]

    assert await turns() == [("playing", True), ("playing", False), ("playing", False)]
    await confess(clients[0])
    assert await turns() == [("playing", False), ("playing", True), ("playing", False)]
    for client in clients[1:]:
        await client.say("resign")
    assert await turns() == [("over", False)] * 3


# --- log and replay -------------------------------------------------------------------------------


@with_harness
async def test_neither_log_nor_replay_before_the_end(harness: Harness) -> None:
    clients = await dogma(harness)
    for path in ("log", "replay"):
        answer = await get(harness, f"/api/tables/{clients[0].table.record.id}/{path}")
        assert (answer.status_code, answer.json()["key"]) == (409, "table-not-over")


@with_harness
async def test_row_6_a_table_that_an_older_version_closed_in_the_middle_reveals_its_secret(
    harness: Harness,
) -> None:
    """It has no result, but nothing more is drawn from its secret."""
    clients = await dogma(harness)
    table = clients[0].table
    transaction = table.transaction()
    transaction.record.status = CLOSED
    await table.commit(transaction)
    path = f"/api/tables/{table.record.id}"
    text = (await get(harness, f"{path}/log")).text
    log = read_log_text(text.encode())
    assert (log.over, log.secret, "! secret" in text) == (False, "", False)
    assert (
        commitment(bytes.fromhex((await get(harness, f"{path}/fairness")).json()["secret"]))
        == table.record.commitment
    )
    assert (await get(harness, f"{path}/replay")).json()["count"] == len(log.entries) + 1


@with_harness
async def test_row_6_a_finished_game_reveals_its_secret_though_its_table_was_closed(
    harness: Harness,
) -> None:
    clients = await ended(harness)
    assert (await clients[0].say("close"))["type"] == "done"
    path = f"/api/tables/{clients[0].table.record.id}"
    log = read_log_text((await get(harness, f"{path}/log")).content)
    assert (await get(harness, f"{path}/fairness")).json()["secret"] == log.secret != ""
    assert (await get(harness, f"{path}/replay")).status_code == 200


@with_harness
async def test_row_6_a_table_closed_before_its_game_keeps_its_secret(harness: Harness) -> None:
    (anna,) = await harness.seated("Anna", seats=3)
    assert (await anna.say("close"))["type"] == "done"
    assert (await get(harness, f"/api/tables/{anna.table.record.id}/fairness")).json()[
        "secret"
    ] is None


@with_harness
async def test_the_log_is_there_for_anybody_with_the_link(harness: Harness) -> None:
    clients = await over(harness)
    answer = await get(harness, f"/api/tables/{clients[0].table.record.id}/log")
    log = read_log_text(answer.content)
    assert log.names == ["Anna", "Bo", "Chi"]
    assert log.places() == clients[0].frame["result"]["places"]


@with_harness
async def test_a_replay_shows_every_frame_of_any_seat(harness: Harness) -> None:
    clients = await over(harness)
    seen = {number: client.frames for number, client in enumerate(clients)}
    table = clients[0].table.record.id
    for seat in range(3):
        replay = (await get(harness, f"/api/tables/{table}/replay?eyes={seat}")).json()
        assert (
            replay["count"]
            == len(replay["frames"])
            == len(clients[0].table.state.revealed_log().entries) + 1
        )
        shown = {frame["number"]: frame["scene"] for frame in replay["frames"]}
        assert shown == {frame["number"]: frame["scene"] for frame in seen[seat]}


@with_harness
async def test_a_replay_with_all_open_and_one_of_what_was_public(harness: Harness) -> None:
    clients = await over(harness)
    path = f"/api/tables/{clients[0].table.record.id}/replay"
    for eyes, viewer in (("all", OMNISCIENT), ("public", SPECTATOR)):
        frames = (await get(harness, f"{path}?eyes={eyes}")).json()["frames"]
        assert {frame["viewer"] for frame in frames} == {viewer}
        hands = [
            zone["id"]
            for frame in frames
            for zone in frame["scene"]["zones"]
            if zone["id"].startswith("hand")
        ]
        assert bool(hands) == (eyes == "all")


@with_harness
async def test_a_replay_can_be_read_in_parts(harness: Harness) -> None:
    clients = await over(harness)
    path = f"/api/tables/{clients[0].table.record.id}/replay"
    whole = (await get(harness, path)).json()["frames"]
    part = (await get(harness, f"{path}?first=5&count=3")).json()
    assert (part["first"], part["frames"]) == (5, whole[5:8])
    assert (await get(harness, f"{path}?first=9999")).status_code == 404
    assert (await get(harness, f"{path}?eyes=3")).status_code == 404


# --- and another game -----------------------------------------------------------------------------


@with_harness
async def test_a_rematch_is_the_same_people_and_settings_with_another_promise(
    harness: Harness,
) -> None:
    harness.time._word = "first"
    clients = await ended(harness)
    harness.time._word = "second"
    answer = await clients[1].say("rematch")
    assert answer["type"] == "done"
    again_ = await harness.server.registry.find(answer["value"])
    first = clients[0].table.record
    assert again_.record.settings == first.settings
    assert [chair.device for chair in again_.record.chairs] == [
        chair.device for chair in first.chairs
    ]
    assert [chair.name for chair in again_.record.chairs] == ["Anna", "Bo", "Chi"]
    assert (again_.record.host, again_.record.status) == (first.host, "open")
    assert again_.record.commitment != first.commitment
    assert not any(chair.stand_in or chair.nonce for chair in again_.record.chairs)
    assert [client.news["next"] for client in clients] == [answer["value"]] * 3


@with_harness
async def test_the_second_request_for_a_rematch_gets_the_same_table(harness: Harness) -> None:
    clients = await ended(harness)
    answers = [(await client.say("rematch"))["value"] for client in clients]
    assert len(set(answers)) == 1
    assert len(harness.server.registry.tables) == 2


@with_harness
async def test_a_rematch_can_be_played_at_once(harness: Harness) -> None:
    clients = await ended(harness)
    table = await harness.server.registry.find((await clients[0].say("rematch"))["value"])
    others = [Client(client.caller, table) for client in clients]
    for seat, client in enumerate(others):
        assert (await client.say("take", seat=seat, nonce="fresh"))["type"] == "done"
        await client.look(seat)
    assert (await others[0].say("start"))["type"] == "done"
    assert (await choose(others[0]))["type"] == "accepted"


@with_harness
async def test_no_rematch_before_the_end_nor_for_others(harness: Harness) -> None:
    clients = await dogma(harness)
    assert key(await clients[0].say("rematch")) == "table-not-over"
    for client in clients[1:]:
        await client.say("resign")
    zoe = await stranger(harness, clients[0])
    assert key(await zoe.say("rematch")) == "table-not-seated"
    assert len(harness.server.registry.tables) == 1


def test_all_of_it_is_still_there_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            clients = await over(harness)
            log = clients[0].table.state.revealed_log().dump()
            link = (await clients[0].say("rematch"))["value"]
        async with next_server(data, time) as harness:
            assert harness.server.registry.tables == {}
            anna = await reconnect(harness, clients[0])
            await anna.look(0)
            assert anna.frame["result"] == clients[0].frame["result"]
            assert anna.table.state.revealed_log().dump() == log
            assert (await anna.say("rematch"))["value"] == link

    run(play())
