"""Whose consent is needed, and who cannot give it for others: rows 5, 6, 8 and 10 of the
attacks on the server, as they were carried out.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from server.harness import Client, Harness
from server.table_actions import (
    candle,
    choose,
    confess,
    dogma,
    entries,
    finish,
    key,
    reconnect,
    redeem_ticket,
    stranger,
    with_harness,
)
from simony.core.log.visibility import OMNISCIENT
from simony.server.protocol.caller import NOBODY, Caller
from simony.server.protocol.problem import Forbidden
from simony.server.state.permissions import MAX_ADDRESSES, PlayerAddresses
from simony.server.state.table_record import PLAYING
from simony.server.tables.seating import hash_nonce


async def replaced(harness: Harness) -> list[Client]:
    """Bo has left, and Anna had a bot stand in for him, which has not decided yet."""
    clients = await dogma(harness, beat=5.0)
    clients[1].leave()
    await harness.time.advance(60)
    assert (await clients[0].say("replace", seat=1))["type"] == "done"
    return clients


async def proposed(client: Client) -> int:
    """Return the number of an offer to end the game."""
    return int((await client.say("offer", what="end"))["value"])


def waiting(client: Client) -> list[list[int]]:
    return [offer["waiting"] for offer in client.news["offers"]]


# --- row 5: nobody absent ever agrees -------------------------------------------------------------


@with_harness
async def test_row_5_an_absent_seat_never_agrees(harness: Harness) -> None:
    anna, _, chi = await replaced(harness)
    number = await proposed(anna)
    assert waiting(chi) == [[1, 2]]
    await chi.say("reply", offer=number, yes=True)
    await harness.time.advance(100_000)
    assert (waiting(chi), chi.news["status"]) == ([[1]], "playing")


@with_harness
async def test_row_5_a_player_who_returns_answers_for_themselves(harness: Harness) -> None:
    anna, bo, chi = await replaced(harness)
    number = await proposed(anna)
    await chi.say("reply", offer=number, yes=True)
    bo = await reconnect(harness, bo)
    assert (await bo.say("reply", offer=number, yes=True))["type"] == "done"
    assert anna.news["status"] == "over"


@with_harness
async def test_row_5_an_undo_waits_for_somebody_for_whom_a_bot_plays(harness: Harness) -> None:
    anna, _, chi = await replaced(harness)
    await confess(anna)
    number = int((await anna.say("undo"))["value"])
    assert waiting(chi) == [[1, 2]]
    await chi.say("reply", offer=number, yes=True)
    assert waiting(chi) == [[1]]
    assert not any("undo" in line for line in entries(anna))


@with_harness
async def test_row_5_a_player_who_resigned_is_not_asked_and_makes_no_offers(
    harness: Harness,
) -> None:
    anna, bo, chi = await dogma(harness)
    await bo.say("resign")
    number = await proposed(anna)
    assert waiting(chi) == [[2]]
    assert key(await bo.say("offer", what="end")) == "table-gave-up"
    assert key(await bo.say("reply", offer=number, yes=True)) == "table-not-asked"
    await chi.say("reply", offer=number, yes=True)
    assert anna.news["status"] == "over"


@with_harness
async def test_row_5_an_offer_does_not_outlast_a_seat_that_gives_up(harness: Harness) -> None:
    anna, bo, chi = await dogma(harness)
    number = await proposed(anna)
    await chi.say("reply", offer=number, yes=True)
    await bo.say("resign")
    assert (chi.news["offers"], chi.news["status"]) == ([], "playing")


@with_harness
async def test_row_5_the_maker_of_an_offer_may_withdraw_it(harness: Harness) -> None:
    anna, bo, _ = await dogma(harness)
    number = await proposed(anna)
    assert key(await anna.say("reply", offer=number, yes=True)) == "table-not-asked"
    assert (await anna.say("reply", offer=number, yes=False))["type"] == "done"
    assert bo.news["offers"] == []
    assert key(await bo.say("reply", offer=number, yes=True)) == "table-no-offer"


@with_harness
async def test_row_5_an_offer_does_not_outlast_a_seat_that_changes_hands(harness: Harness) -> None:
    anna, bo, chi = await dogma(harness)
    await proposed(anna)
    ticket = (await bo.say("ticket", seat=1))["value"]
    assert await redeem_ticket(harness, ticket, await harness.device("Phone"))
    assert chi.news["offers"] == []
    await proposed(anna)
    await anna.say("remove", seat=2)
    assert anna.news["offers"] == []
    await proposed(anna)
    await harness.server.registry.forget("d-Phone")
    assert anna.news["offers"] == []


# --- row 6: a game that has begun comes to its end ------------------------------------------------


@with_harness
async def test_row_6_a_running_game_cannot_be_closed(harness: Harness) -> None:
    anna, bo, _ = await dogma(harness)
    assert key(await anna.say("close")) == "table-close-playing"
    assert bo.news["status"] == "playing"
    assert (await choose(anna))["type"] == "accepted"


@with_harness
async def test_row_6_before_and_after_the_game_it_can(harness: Harness) -> None:
    (anna,) = await harness.seated("Anna", seats=3)
    assert (await anna.say("close"))["type"] == "done"
    clients = await candle(harness)
    await finish(clients)
    assert (await clients[0].say("close"))["type"] == "done"


# --- row 5: a rematch is everybody's own decision -------------------------------------------------


async def rematch(harness: Harness, **settings: object) -> list[Client]:
    """Three people at the table of a rematch, who have not sat down yet."""
    clients = await candle(harness, **settings)
    for seat, client in enumerate(clients):
        await client.say("consent", seat=seat, yes=True)
    await clients[1].say("webhook", seat=1, url="https://example.com/turn")
    await finish(clients)
    table = await harness.server.registry.find((await clients[0].say("rematch"))["value"])
    return [Client(client.caller, table) for client in clients]


def reserved(client: Client) -> list[bool]:
    return [seat["reserved"] for seat in client.news["seats"]]


@with_harness
async def test_row_5_a_rematch_starts_when_each_has_sat_down(harness: Harness) -> None:
    clients = await rematch(harness)
    for seat, client in enumerate(clients):
        await client.look()
        refused = await clients[0].say("start")
        assert (key(refused), refused["problem"]["args"]["seats"]) == (
            "table-reserved-seats",
            [1, 2, 3][seat:],
        )
        assert key(await client.say("take", seat=seat)) == "table-no-nonce"
        assert (await client.say("take", seat=seat, nonce="mine"))["type"] == "done"
    assert reserved(clients[2]) == [False] * 3
    assert (await clients[0].say("start"))["type"] == "done"


@with_harness
async def test_row_5_a_reserved_seat_is_nobody_else_s_until_the_host_frees_it(
    harness: Harness,
) -> None:
    anna, bo, chi = await rematch(harness)
    zoe = await stranger(harness, anna)
    assert key(await zoe.say("take", seat=2, nonce="n")) == "table-seat-taken"
    assert (await anna.say("remove", seat=2))["type"] == "done"
    assert (await zoe.say("take", seat=2, nonce="n"))["type"] == "done"
    assert (await bo.say("leave", seat=1))["type"] == "done"
    assert (await chi.say("take", seat=1, nonce="n"))["type"] == "done"  # nobody was barred


@with_harness
async def test_row_8_consent_is_not_carried_over_to_a_rematch(harness: Harness) -> None:
    clients = await rematch(harness, watching="open")
    chairs = clients[0].table.record.chairs
    assert [chair.consents for chair in chairs] == [False] * 3
    assert [chair.webhook for chair in chairs] == ["", "https://example.com/turn", ""]


# --- row 8: moving a seat -------------------------------------------------------------------------


@with_harness
async def test_row_8_a_barred_device_does_not_come_back_by_ticket(harness: Harness) -> None:
    anna, bo, chi = await dogma(harness)
    await anna.say("remove", seat=1)
    ticket = (await chi.say("ticket", seat=2))["value"]
    with pytest.raises(Forbidden) as caught:
        await redeem_ticket(harness, ticket, bo.caller)
    assert caught.value.text.key == "table-barred"
    assert chi.table.record.chairs[2].device == "d-Chi"


@with_harness
async def test_row_8_consent_and_webhook_do_not_move_with_a_seat(harness: Harness) -> None:
    anna, *_ = await dogma(harness, watching="open")
    await anna.say("consent", seat=0, yes=True)
    await anna.say("webhook", seat=0, url="https://example.com/turn")
    ticket = (await anna.say("ticket", seat=0))["value"]
    assert await redeem_ticket(harness, ticket, await harness.device("Phone"))
    chair = anna.table.record.chairs[0]
    assert (chair.device, chair.consents, chair.webhook) == ("d-Phone", False, "")


# --- row 8: open hands ----------------------------------------------------------------------------


async def open_hands(harness: Harness, watching: str = "open") -> list[Client]:
    clients = await candle(harness, watching=watching)
    for seat, client in enumerate(clients):
        await client.say("consent", seat=seat, yes=True)
    return clients


async def second(harness: Harness, client: Client, address: str, name: str = "Second") -> Client:
    """Return another device at this address."""
    return Client(replace(await harness.device(name), address=address), client.table)


@pytest.mark.parametrize("watching", ["open", "delayed"])
def test_row_8_a_player_s_second_device_does_not_see_all_hands(
    watching: str, tmp_path: object
) -> None:
    @with_harness
    async def play(harness: Harness) -> None:
        anna, *_ = await open_hands(harness, watching)
        stranger_here = Client(replace(NOBODY, address="elsewhere"), anna.table)
        same_address = await second(harness, anna, anna.caller.address)
        unknown = await second(harness, anna, "", "Unknown")
        for client in (stranger_here, same_address, unknown):
            assert key(await client.look(open=True)) == "table-not-all-hands"
            assert (await client.look())["type"] == "done"
        away = await second(harness, anna, "elsewhere", "Away")
        assert (await away.look(open=True))["type"] == "done"

    play(tmp_path)  # type: ignore[arg-type]  # pytest gives a path


@with_harness
async def test_row_8_a_watcher_stops_seeing_hands_when_a_player_comes_from_there(
    harness: Harness,
) -> None:
    clients = await open_hands(harness)
    zoe = await second(harness, clients[0], "a café")
    assert (await zoe.look(open=True))["type"] == "done"
    Client(replace(clients[1].caller, address="a café"), clients[1].table)
    zoe.heard.clear()
    await choose(clients[0])
    assert (zoe.frames, zoe.watcher.viewer) == ([], None)
    assert key(await zoe.look(open=True)) == "table-not-all-hands"


@with_harness
async def test_row_8_nor_when_the_player_only_sends_commands_from_there(harness: Harness) -> None:
    clients = await open_hands(harness)
    zoe = await second(harness, clients[0], "a café")
    assert (await zoe.look(open=True))["type"] == "done"
    clients[1].watcher.caller = replace(clients[1].watcher.caller, address="a café")
    await clients[1].say("ping")
    assert zoe.watcher.viewer is None


@with_harness
async def test_row_8_a_player_s_address_stays_one_when_the_seat_has_moved_on(
    harness: Harness,
) -> None:
    anna, bo, chi = await open_hands(harness)
    ticket = (await anna.say("ticket", seat=0))["value"]
    phone = await second(harness, anna, "mobile", "Phone")
    assert await redeem_ticket(harness, ticket, phone.caller)
    await phone.say("consent", seat=0, yes=True)
    assert key(await anna.look(open=True)) == "table-not-all-hands"
    assert bo.table.record.all_consent
    del chi


@with_harness
async def test_row_8_a_barred_device_does_not_see_all_hands(harness: Harness) -> None:
    anna, bo, _ = await open_hands(harness)
    await anna.say("remove", seat=1)
    elsewhere = Client(replace(bo.caller, address="elsewhere"), anna.table)
    assert key(await elsewhere.look(open=True)) == "table-not-all-hands"


@with_harness
async def test_row_8_a_player_who_left_before_the_game_may_watch_it(harness: Harness) -> None:
    anna, bo, chi = await harness.seated(
        "Anna", "Bo", "Chi", game="dogma", watching="open", seats=3
    )
    await chi.say("leave", seat=2)
    await anna.say("bot", seat=2, level="priest")
    for seat, client in enumerate((anna, bo)):
        await client.say("consent", seat=seat, yes=True)
    await anna.say("start")
    assert (await chi.look(open=True))["type"] == "done"
    assert chi.frame["viewer"] == OMNISCIENT


@with_harness
async def test_row_8_after_the_game_everybody_may_see_everything(harness: Harness) -> None:
    clients = await open_hands(harness)
    await finish(clients)
    assert (await Client(NOBODY, clients[0].table).look(open=True))["type"] == "done"


@with_harness
async def test_row_8_no_more_addresses_are_kept_than_a_table_needs(harness: Harness) -> None:
    anna, *_ = await dogma(harness)
    known = PlayerAddresses()
    for number in range(2 * MAX_ADDRESSES):
        known.note(anna.table.record, Caller("d-Anna", address=f"{number}"))
    assert len(known._devices) == MAX_ADDRESSES
    assert known.may_be_player("somewhere else")


# --- row 10: nonces -------------------------------------------------------------------------------


@with_harness
async def test_row_10_nobody_sits_down_without_a_nonce(harness: Harness) -> None:
    (anna,) = await harness.seated("Anna", seats=3)
    bo = await stranger(harness, anna, "Bo")
    for fields in ({}, {"nonce": ""}):  # type: dict[str, Json]
        assert key(await bo.say("take", seat=1, **fields)) == "table-no-nonce"
    assert not anna.news["seats"][1]["taken"]


@with_harness
async def test_row_10_nobody_sits_down_with_the_nonce_of_somebody_who_is_gone(
    harness: Harness,
) -> None:
    anna, _ = await harness.seated("Anna", "Bo", seats=3)
    await harness.server.registry.forget("d-Bo")
    chi = await stranger(harness, anna, "Chi")
    assert key(await chi.say("take", seat=1)) == "table-no-nonce"


@with_harness
async def test_row_10_nothing_a_person_typed_is_in_the_shuffles(harness: Harness) -> None:
    anna, bo, chi = await dogma(harness)
    record = anna.table.record
    assert record.status == PLAYING
    assert record.nonces == [hash_nonce(f"nonce of {name}") for name in ("Anna", "Bo", "Chi")]
    for client in (bo, chi):
        await client.say("resign")
    assert "nonce of" not in anna.table.state.revealed_log().dump()
    stored = await harness.server.services.store.read("SELECT body FROM game_table")
    assert not any("nonce of" in str(row) for row in stored)
