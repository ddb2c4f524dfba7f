"""Seats: who sits where, and who may change it."""

from __future__ import annotations

import asyncio

import pytest

from server.harness import Client, Harness, settled
from server.table_actions import (
    broken_disk,
    candle,
    choose,
    confess,
    dogma,
    entries,
    everything,
    key,
    redeem_ticket,
    stranger,
    with_harness,
)
from simony.server.protocol.caller import NOBODY
from simony.server.store.data_file import StoreFailed
from simony.server.tables.seating import hash_nonce

# --- taking and leaving ---------------------------------------------------------------------------


@with_harness
async def test_everybody_is_told_who_sits_down(harness: Harness) -> None:
    anna, bo = await harness.seated("Anna", "Bo", seats=3)
    assert [seat["name"] for seat in anna.news["seats"]] == ["Anna", "Bo", ""]
    assert [seat["present"] for seat in anna.news["seats"]] == [True, True, False]
    assert (anna.news["yours"], bo.news["yours"]) == ([0], [1])
    assert (anna.news["host"], bo.news["host"]) == (True, False)


@with_harness
async def test_a_seat_can_be_left_and_taken_again(harness: Harness) -> None:
    anna, bo = await harness.seated("Anna", "Bo", seats=3)
    assert (await bo.say("leave", seat=1))["type"] == "done"
    assert not anna.news["seats"][1]["taken"]
    assert bo.news["yours"] == []
    chi = await stranger(harness, anna, "Chi")
    assert (await chi.say("take", seat=1, nonce="n"))["type"] == "done"
    assert (await bo.say("take", seat=2, nonce="n"))["type"] == "done"
    assert [seat["name"] for seat in anna.news["seats"]] == ["Anna", "Chi", "Bo"]


@with_harness
async def test_a_taken_seat_is_refused_and_nothing_changes(harness: Harness) -> None:
    anna, bo = await harness.seated("Anna", "Bo", seats=3)
    before = await everything(harness, anna, bo)
    assert key(await bo.say("take", seat=0)) == "table-seat-taken"
    assert key(await bo.say("leave", seat=0)) == "table-not-your-seat"
    assert key(await bo.say("take", seat=9)) == "error-no-such-seat"
    assert await everything(harness, anna, bo) == before


@with_harness
async def test_nobody_sits_without_having_introduced_themselves(harness: Harness) -> None:
    (anna,) = await harness.seated("Anna", seats=3)
    nobody = Client(NOBODY, anna.table)
    for kind, fields in (
        ("take", {"seat": 1}),
        ("chat", {"text": "hello"}),
        ("start", {}),
        ("ticket", {"seat": 0}),
    ):
        assert key(await nobody.say(kind, **fields)) == "table-no-device"
    assert not anna.news["seats"][1]["taken"]


@with_harness
async def test_one_s_own_seat_taken_again_changes_the_name_and_keeps_the_nonce(
    harness: Harness,
) -> None:
    (anna,) = await harness.seated("Anna", seats=3)
    await anna.say("take", seat=0, name="Anne")
    assert anna.news["seats"][0]["name"] == "Anne"
    assert anna.table.record.chairs[0].nonce == hash_nonce("nonce of Anna")
    await anna.say("take", seat=0, nonce="another")
    assert (anna.table.record.chairs[0].name, anna.table.record.chairs[0].nonce) == (
        "Anne",
        hash_nonce("another"),
    )


@with_harness
async def test_a_removed_player_may_watch_but_not_sit(harness: Harness) -> None:
    anna, bo = await harness.seated("Anna", "Bo", seats=3)
    assert (await anna.say("remove", seat=1))["type"] == "done"
    assert not anna.news["seats"][1]["taken"]
    assert key(await bo.say("take", seat=2)) == "table-barred"
    assert key(await bo.look(1)) == "table-not-your-eyes"
    assert (await bo.look())["type"] == "done"


@with_harness
async def test_the_host_removes_others_only(harness: Harness) -> None:
    anna, _ = await harness.seated("Anna", "Bo", seats=3)
    assert key(await anna.say("remove", seat=0)) == "table-nobody-to-remove"
    assert key(await anna.say("remove", seat=2)) == "table-nobody-to-remove"


@with_harness
async def test_what_only_the_host_may_do_is_refused_to_everybody_else(harness: Harness) -> None:
    anna, bo = await harness.seated("Anna", "Bo", seats=3)
    await anna.say("chat", text="hello")
    before = await everything(harness, anna, bo)
    for kind, fields in (
        ("start", {}),
        ("close", {}),
        ("remove", {"seat": 0}),
        ("mute", {"line": 1}),
        ("hide", {"line": 1}),
    ):
        assert key(await bo.say(kind, **fields)) == "table-not-host"
    assert key(await bo.say("bot", seat=2, level="priest")) == "table-not-host"
    assert await everything(harness, anna, bo) == before


# --- bots, and beginning --------------------------------------------------------------------------


@with_harness
async def test_bots_sit_down_and_stand_up(harness: Harness) -> None:
    anna, bo = await harness.seated("Anna", "Bo", seats=3)
    assert (await anna.say("bot", seat=2, level="priest"))["type"] == "done"
    assert anna.news["seats"][2]["bot"] == "priest"
    assert key(await bo.say("take", seat=2)) == "table-seat-taken"
    assert (await anna.say("bot", seat=2))["type"] == "done"
    assert not anna.news["seats"][2]["taken"]
    assert key(await anna.say("bot", seat=2, level="antipope")) == "error-level"
    assert key(await anna.say("bot", seat=1, level="priest")) == "table-seat-taken"


@with_harness
async def test_a_game_begins_once_everybody_sits(harness: Harness) -> None:
    anna, bo = await harness.seated("Anna", "Bo", seats=3)
    refused = await anna.say("start")
    assert key(refused) == "table-empty-seats"
    assert refused["problem"]["args"]["seats"] == [3]
    assert anna.frames == []
    chi = await stranger(harness, anna, "Chi")
    await chi.say("take", seat=2, nonce="n")
    assert (await anna.say("start"))["type"] == "done"
    assert bo.news["status"] == "playing"
    assert [frame["number"] for frame in bo.frames][:1] == [0]
    assert key(await anna.say("start")) == "table-begun"
    assert key(await chi.say("take", seat=2, name="Cho")) == "table-begun"
    assert key(await anna.say("bot", seat=2)) == "table-begun"


# --- several seats on one device ------------------------------------------------------------------


async def shared(harness: Harness) -> tuple[Client, Client]:
    """Anna's device has seats 0 and 1, Chi's has seat 2; a game of Candle has begun."""
    anna, chi = await candle_seated(harness)
    await anna.say("take", seat=1, nonce="n", name="Bo")
    await anna.look(0)
    assert (await anna.say("start"))["type"] == "done"
    return anna, chi


async def candle_seated(harness: Harness) -> tuple[Client, Client]:
    await candle(harness)  # another table: this one's game is on the shelf now
    anna = Client(
        await harness.device("Anna"),
        await harness.table(await harness.device("Anna"), game="candle", seats=3),
    )
    chi = Client(await harness.device("Chi"), anna.table)
    await anna.say("take", seat=0, nonce="n")
    await chi.say("take", seat=2, nonce="n")
    await chi.look(2)
    return anna, chi


@with_harness
async def test_only_the_viewed_seat_is_shown(harness: Harness) -> None:
    anna, _ = await shared(harness)
    assert {frame["viewer"] for frame in anna.frames} == {0}
    anna.heard.clear()
    await anna.look(1)
    await choose(anna)
    await choose(anna)
    assert {frame["viewer"] for frame in anna.frames} == {1}


@with_harness
async def test_a_move_is_for_the_viewed_seat(harness: Harness) -> None:
    anna, _ = await shared(harness)
    await choose(anna)
    await anna.look(1)
    await choose(anna)
    assert [line[0] for line in entries(anna)] == ["*", "1", "2"]


@with_harness
async def test_with_several_seats_and_none_viewed_the_seat_must_be_named(harness: Harness) -> None:
    anna, _ = await shared(harness)
    choice, prompt = anna.choices[0], anna.prompt
    await anna.look()
    answer = await anna.move(choice, prompt=prompt)
    assert (answer["type"], key(answer)) == ("not_yours", "table-which-seat")
    assert (await anna.move(choice, prompt=prompt, seat=0))["type"] == "accepted"


@with_harness
async def test_no_bot_stands_in_for_a_neighbour_on_the_same_device(harness: Harness) -> None:
    anna, chi = await shared(harness)
    await harness.time.advance(1000)
    assert key(await chi.say("replace", seat=1)) == "table-not-away"
    anna.leave()
    await harness.time.advance(60)
    assert [seat["replaceable"] for seat in chi.news["seats"]] == [True, True, False]


# --- moving to another device ---------------------------------------------------------------------


@with_harness
async def test_a_ticket_moves_a_seat_and_the_old_device_sees_nothing_more(harness: Harness) -> None:
    anna, bo, _ = await dogma(harness)
    ticket = (await anna.say("ticket", seat=0))["value"]
    phone = await stranger(harness, anna, "Phone")
    assert await redeem_ticket(harness, ticket, phone.caller)
    await phone.look(0)
    assert phone.frame["prompt"] is not None
    anna.heard.clear()
    assert (await choose(phone))["type"] == "accepted"
    assert anna.frames == []
    assert key(await anna.look(0)) == "table-not-your-eyes"
    late = await anna.say("move", prompt=2, actions=[7], move_id="late", seat=0)
    assert (late["type"], key(late)) == ("not_yours", "table-not-your-seat")
    assert phone.news["yours"] == [0]
    assert bo.news["seats"][0]["name"] == "Anna"


@with_harness
async def test_a_seat_that_has_just_moved_is_not_a_missing_player_s(harness: Harness) -> None:
    anna, bo, _ = await dogma(harness)
    await harness.time.advance(1000)
    ticket = (await anna.say("ticket", seat=0))["value"]
    await redeem_ticket(harness, ticket, await harness.device("Phone"))
    assert key(await bo.say("replace", seat=0)) == "table-not-away"
    await harness.time.advance(60)
    assert bo.news["seats"][0]["replaceable"]


@with_harness
async def test_a_ticket_is_good_once(harness: Harness) -> None:
    anna, _, _ = await dogma(harness)
    ticket = (await anna.say("ticket", seat=0))["value"]
    assert await redeem_ticket(harness, ticket, await harness.device("Phone"))
    assert not await redeem_ticket(harness, ticket, await harness.device("Thief"))
    assert anna.table.record.chairs[0].device == "d-Phone"


@with_harness
async def test_of_several_devices_with_the_same_ticket_one_gets_the_seat(harness: Harness) -> None:
    anna, _, _ = await dogma(harness)
    ticket = (await anna.say("ticket", seat=0))["value"]
    devices = [await harness.device(f"Phone {number}") for number in range(5)]
    assert (
        sum(await asyncio.gather(*(redeem_ticket(harness, ticket, device) for device in devices)))
        == 1
    )


@with_harness
async def test_a_ticket_that_could_not_be_used_is_still_good(harness: Harness) -> None:
    anna, _, _ = await dogma(harness)
    ticket = (await anna.say("ticket", seat=0))["value"]
    phone = await harness.device("Phone")
    with broken_disk(harness), pytest.raises(StoreFailed):
        await redeem_ticket(harness, ticket, phone)
    assert await redeem_ticket(harness, ticket, phone)


@with_harness
async def test_a_ticket_is_good_for_a_day(harness: Harness) -> None:
    anna, bo, _ = await dogma(harness)
    tickets = [
        (await client.say("ticket", seat=seat))["value"] for seat, client in enumerate((anna, bo))
    ]
    harness.time.time += 24 * 60 * 60 - 1
    assert await redeem_ticket(harness, tickets[0], await harness.device("Phone"))
    harness.time.time += 1
    assert not await redeem_ticket(harness, tickets[1], await harness.device("Late"))


@with_harness
async def test_a_ticket_is_made_by_the_holder_of_the_seat(harness: Harness) -> None:
    _, bo, _ = await dogma(harness)
    assert key(await bo.say("ticket", seat=0)) == "table-not-your-seat"


@with_harness
async def test_a_ticket_is_void_once_the_seat_has_been_left(harness: Harness) -> None:
    anna, bo = await harness.seated("Anna", "Bo", seats=3)
    ticket = (await bo.say("ticket", seat=1))["value"]
    await anna.say("remove", seat=1)
    assert not await redeem_ticket(harness, ticket, await harness.device("Phone"))


@with_harness
async def test_a_ticket_does_not_take_the_seat_from_its_next_holder(
    harness: Harness,
) -> None:
    anna, bo = await harness.seated("Anna", "Bo", seats=3)
    ticket = (await bo.say("ticket", seat=1))["value"]
    await bo.say("leave", seat=1)
    chi = await stranger(harness, anna, "Chi")
    await chi.say("take", seat=1, nonce="n")
    assert not await redeem_ticket(harness, ticket, bo.caller)
    assert chi.news["yours"] == [1]


# --- missing players ------------------------------------------------------------------------------


@with_harness
async def test_a_bot_stands_in_only_for_somebody_who_has_been_away_a_while(
    harness: Harness,
) -> None:
    anna, bo, _ = await dogma(harness)
    await harness.time.advance(1000)
    assert key(await bo.say("replace", seat=0)) == "table-not-away"
    anna.leave()
    await harness.time.advance(59)
    assert not bo.news["seats"][0]["replaceable"]
    assert key(await bo.say("replace", seat=0)) == "table-not-away"
    await harness.time.advance(1)
    assert bo.news["seats"][0]["replaceable"]
    assert (await bo.say("replace", seat=0))["type"] == "done"
    await settled()
    assert bo.news["seats"][0]["stand_in"] == "priest"
    assert entries(bo)[1] == "= hand-over 1 priest"
    assert any(line.startswith("1 lay") for line in entries(bo))


@with_harness
async def test_only_seated_players_and_the_host_may_ask_for_a_stand_in(harness: Harness) -> None:
    anna, bo, _ = await dogma(harness)
    anna.leave()
    await harness.time.advance(60)
    zoe = await stranger(harness, bo)
    assert key(await zoe.say("replace", seat=0)) == "table-not-seated"
    assert key(await bo.say("replace", seat=0, level="antipope")) == "error-level"
    assert (await anna.say("replace", seat=0))["type"] == "done"


@with_harness
async def test_looking_again_returns_the_seat(harness: Harness) -> None:
    _, bo, chi = await replaced(harness)
    chi = Client(chi.caller, chi.table)
    await chi.look(2)
    assert bo.news["seats"][2]["stand_in"] == ""
    assert entries(bo)[-1].startswith("= hand-over 3 ")


@with_harness
async def test_if_the_seat_cannot_be_returned_the_view_stays_as_before(
    harness: Harness,
) -> None:
    anna, _, chi = await replaced(harness)
    chi = Client(chi.caller, chi.table)
    await chi.look()
    with broken_disk(harness):
        assert (await chi.look(2))["type"] == "unavailable"
    chi.heard.clear()
    await confess(anna)
    assert chi.frame["viewer"] == -1
    assert anna.news["seats"][2]["stand_in"] == "priest"


@with_harness
async def test_the_back_command_returns_the_seat(harness: Harness) -> None:
    anna, bo, chi = await replaced(harness)
    assert key(await bo.say("back", seat=2)) == "table-not-your-seat"
    assert (await chi.say("back", seat=2))["type"] == "done"
    assert anna.news["seats"][2]["stand_in"] == ""
    count = len(entries(bo))
    assert (await chi.say("back", seat=2))["type"] == "done"
    assert len(entries(bo)) == count


async def replaced(harness: Harness) -> list[Client]:
    """Chi has left, and a bot plays for her; it is Anna's turn."""
    clients = await dogma(harness)
    clients[2].leave()
    await harness.time.advance(60)
    assert (await clients[1].say("replace", seat=2))["type"] == "done"
    return clients


@with_harness
async def test_a_player_who_resigned_does_not_get_the_seat_back(harness: Harness) -> None:
    _, bo, chi = await dogma(harness)
    assert (await chi.say("resign"))["type"] == "done"
    assert entries(bo)[-2:] == ["= resign 3", "= hand-over 3 priest"]
    assert key(await chi.say("back", seat=2)) == "table-gave-up"
    await chi.look(2)
    assert bo.news["seats"][2]["stand_in"] == "priest"


@with_harness
async def test_leaving_a_running_game_is_resigning(harness: Harness) -> None:
    _, bo, chi = await dogma(harness)
    assert (await chi.say("leave", seat=2))["type"] == "done"
    assert "= resign 3" in entries(bo)


@with_harness
async def test_a_player_removed_from_a_running_game_is_replaced_for_good(harness: Harness) -> None:
    anna, bo, chi = await dogma(harness)
    chi.heard.clear()
    assert (await anna.say("remove", seat=2))["type"] == "done"
    assert entries(bo)[-1] == "= hand-over 3 priest"
    assert bo.news["seats"][2]["bot"] == "priest"
    assert chi.news["yours"] == []
    assert key(await chi.say("back", seat=2)) == "table-not-your-seat"
    assert key(await chi.look(2)) == "table-not-your-eyes"
    await choose(anna)
    await choose(anna)
    assert chi.frames == []


# --- closing --------------------------------------------------------------------------------------


@with_harness
async def test_at_a_closed_table_nothing_happens_any_more(harness: Harness) -> None:
    anna, bo, chi = await dogma(harness)
    for client in (bo, chi):
        await client.say("resign")
    assert (await anna.say("close"))["type"] == "done"
    assert bo.news["status"] == "closed"
    before = await everything(harness, bo)
    for kind, fields in (
        ("chat", {"text": "hello"}),
        ("undo", {}),
        ("offer", {"what": "end"}),
        ("resign", {}),
        ("close", {}),
    ):
        assert (await anna.say(kind, **fields))["type"] == "refused"
    assert await everything(harness, bo) == before
