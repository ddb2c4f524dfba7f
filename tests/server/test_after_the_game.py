"""What is left when a game is over: its result, its log, a replay, statistics, and another game."""

from __future__ import annotations

from pathlib import Path

from server.harness import Client, Desk, StillTime, open_desk, run
from server.rounds import (
    again,
    at_a_desk,
    candle,
    choose,
    confess,
    dogma,
    finish,
    get,
    key,
    next_server,
    stranger,
)
from simony.core.event import SPECTATOR
from simony.core.log.fair_rng import commitment
from simony.core.log.visibility import OMNISCIENT
from simony.registry import read_log_text
from simony.server.state.table_record import CLOSED
from simony.server.store import rows


async def over(desk: Desk) -> list[Client]:
    clients = await candle(desk)
    await finish(clients)
    return clients


async def ended(desk: Desk) -> list[Client]:
    """A game of Dogma that everybody but Anna gave up."""
    clients = await dogma(desk)
    for client in clients[1:]:
        assert (await client.say("resign"))["type"] == "done"
    return clients


# --- result ---------------------------------------------------------------------------------------


@at_a_desk
async def test_the_result_is_what_the_log_comes_to(desk: Desk) -> None:
    clients = await over(desk)
    log = clients[0].table.told_log()
    result = clients[0].frame["result"]
    assert (result["places"], result["scores"], result["by_rules"]) == (
        log.places(),
        log.state.scores(),
        True,
    )
    assert [client.news["status"] for client in clients] == ["over"] * 3


@at_a_desk
async def test_who_gave_up_comes_last_and_the_later_is_ahead(desk: Desk) -> None:
    clients = await ended(desk)
    result = clients[0].frame["result"]
    assert (result["places"], result["by_rules"]) == ([1, 3, 2], False)


@at_a_desk
async def test_results_count_in_everybody_s_statistics(desk: Desk) -> None:
    clients = await ended(desk)
    store = desk.server.services.store
    found = [await rows.results_of_device(store, client.caller.device) for client in clients]
    assert [(tally.game, tally.played, tally.wins, tally.average_place) for (tally,) in found] == [
        ("dogma", 1, 1.0, 1.0), ("dogma", 1, 0.0, 3.0), ("dogma", 1, 0.0, 2.0),
    ]  # fmt: skip


@at_a_desk
async def test_my_tables_show_where_it_is_my_turn(desk: Desk) -> None:
    clients = await dogma(desk)
    store = desk.server.services.store

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


@at_a_desk
async def test_neither_log_nor_replay_before_the_end(desk: Desk) -> None:
    clients = await dogma(desk)
    for path in ("log", "replay"):
        answer = await get(desk, f"/api/tables/{clients[0].table.charter.id}/{path}")
        assert (answer.status_code, answer.json()["key"]) == (409, "table-not-over")


@at_a_desk
async def test_row_6_a_table_that_an_older_version_closed_in_the_middle_tells_all_there_is(
    desk: Desk,
) -> None:
    """It has no result, but nothing more is drawn from its secret."""
    clients = await dogma(desk)
    table = clients[0].table
    draft = table.draft()
    draft.charter.status = CLOSED
    await table.keep(draft)
    path = f"/api/tables/{table.charter.id}"
    text = (await get(desk, f"{path}/log")).text
    log = read_log_text(text.encode())
    assert (log.over, log.secret, "! secret" in text) == (False, "", False)
    assert (
        commitment(bytes.fromhex((await get(desk, f"{path}/fairness")).json()["secret"]))
        == table.charter.commitment
    )
    assert (await get(desk, f"{path}/replay")).json()["count"] == len(log.entries) + 1


@at_a_desk
async def test_row_6_a_finished_game_tells_its_secret_though_its_table_was_closed(
    desk: Desk,
) -> None:
    clients = await ended(desk)
    assert (await clients[0].say("close"))["type"] == "done"
    path = f"/api/tables/{clients[0].table.charter.id}"
    log = read_log_text((await get(desk, f"{path}/log")).content)
    assert (await get(desk, f"{path}/fairness")).json()["secret"] == log.secret != ""
    assert (await get(desk, f"{path}/replay")).status_code == 200


@at_a_desk
async def test_row_6_a_table_closed_before_its_game_keeps_its_secret(desk: Desk) -> None:
    (anna,) = await desk.seated("Anna", seats=3)
    assert (await anna.say("close"))["type"] == "done"
    assert (await get(desk, f"/api/tables/{anna.table.charter.id}/fairness")).json()[
        "secret"
    ] is None


@at_a_desk
async def test_the_log_is_there_for_whoever_has_the_link(desk: Desk) -> None:
    clients = await over(desk)
    answer = await get(desk, f"/api/tables/{clients[0].table.charter.id}/log")
    log = read_log_text(answer.content)
    assert log.names == ["Anna", "Bo", "Chi"]
    assert log.places() == clients[0].frame["result"]["places"]


@at_a_desk
async def test_a_replay_shows_every_moment_from_any_seat_s_eyes(desk: Desk) -> None:
    clients = await over(desk)
    seen = {number: client.frames for number, client in enumerate(clients)}
    table = clients[0].table.charter.id
    for seat in range(3):
        replay = (await get(desk, f"/api/tables/{table}/replay?eyes={seat}")).json()
        assert (
            replay["count"] == len(replay["frames"]) == len(clients[0].table.told_log().entries) + 1
        )
        shown = {frame["number"]: frame["scene"] for frame in replay["frames"]}
        assert shown == {frame["number"]: frame["scene"] for frame in seen[seat]}


@at_a_desk
async def test_a_replay_with_all_open_and_one_of_what_was_public(desk: Desk) -> None:
    clients = await over(desk)
    path = f"/api/tables/{clients[0].table.charter.id}/replay"
    for eyes, viewer in (("all", OMNISCIENT), ("public", SPECTATOR)):
        frames = (await get(desk, f"{path}?eyes={eyes}")).json()["frames"]
        assert {frame["viewer"] for frame in frames} == {viewer}
        hands = [
            zone["id"]
            for frame in frames
            for zone in frame["scene"]["zones"]
            if zone["id"].startswith("hand")
        ]
        assert bool(hands) == (eyes == "all")


@at_a_desk
async def test_a_scrubber_takes_a_few_moments_at_a_time(desk: Desk) -> None:
    clients = await over(desk)
    path = f"/api/tables/{clients[0].table.charter.id}/replay"
    whole = (await get(desk, path)).json()["frames"]
    part = (await get(desk, f"{path}?first=5&count=3")).json()
    assert (part["first"], part["frames"]) == (5, whole[5:8])
    assert (await get(desk, f"{path}?first=9999")).status_code == 404
    assert (await get(desk, f"{path}?eyes=3")).status_code == 404


# --- and another game -----------------------------------------------------------------------------


@at_a_desk
async def test_a_rematch_is_the_same_people_and_settings_with_another_promise(desk: Desk) -> None:
    desk.time._word = "first"
    clients = await ended(desk)
    desk.time._word = "second"
    answer = await clients[1].say("rematch")
    assert answer["type"] == "done"
    again_ = await desk.server.house.find(answer["value"])
    first = clients[0].table.charter
    assert again_.charter.settings == first.settings
    assert [chair.device for chair in again_.charter.chairs] == [
        chair.device for chair in first.chairs
    ]
    assert [chair.name for chair in again_.charter.chairs] == ["Anna", "Bo", "Chi"]
    assert (again_.charter.host, again_.charter.status) == (first.host, "open")
    assert again_.charter.commitment != first.commitment
    assert not any(chair.stand_in or chair.nonce for chair in again_.charter.chairs)
    assert [client.news["next"] for client in clients] == [answer["value"]] * 3


@at_a_desk
async def test_whoever_asks_second_is_led_to_the_same_table(desk: Desk) -> None:
    clients = await ended(desk)
    answers = [(await client.say("rematch"))["value"] for client in clients]
    assert len(set(answers)) == 1
    assert len(desk.server.house.tables) == 2


@at_a_desk
async def test_a_rematch_can_be_played_at_once(desk: Desk) -> None:
    clients = await ended(desk)
    table = await desk.server.house.find((await clients[0].say("rematch"))["value"])
    others = [Client(client.caller, table) for client in clients]
    for seat, client in enumerate(others):
        assert (await client.say("take", seat=seat, nonce="fresh"))["type"] == "done"
        await client.look(seat)
    assert (await others[0].say("start"))["type"] == "done"
    assert (await choose(others[0]))["type"] == "accepted"


@at_a_desk
async def test_no_rematch_before_the_end_nor_for_others(desk: Desk) -> None:
    clients = await dogma(desk)
    assert key(await clients[0].say("rematch")) == "table-not-over"
    for client in clients[1:]:
        await client.say("resign")
    zoe = await stranger(desk, clients[0])
    assert key(await zoe.say("rematch")) == "table-not-seated"
    assert len(desk.server.house.tables) == 1


def test_all_of_it_is_still_there_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        time, data = StillTime(), tmp_path / "table.db"
        async with open_desk(data, time) as desk:
            clients = await over(desk)
            log = clients[0].table.told_log().dump()
            link = (await clients[0].say("rematch"))["value"]
        async with next_server(data, time) as desk:
            assert desk.server.house.tables == {}
            anna = await again(desk, clients[0])
            await anna.look(0)
            assert anna.frame["result"] == clients[0].frame["result"]
            assert anna.table.told_log().dump() == log
            assert (await anna.say("rematch"))["value"] == link

    run(play())
