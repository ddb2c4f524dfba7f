"""Ending a game by agreement."""

from __future__ import annotations

from server.harness import Harness, settled
from server.table_actions import (
    broken_disk,
    confess,
    do,
    dogma,
    entries,
    key,
    stranger,
    with_harness,
)


@with_harness
async def test_a_game_ends_when_everybody_agrees(harness: Harness) -> None:
    anna, bo, chi = await dogma(harness)
    number = int((await anna.say("offer", what="end"))["value"])
    assert chi.news["offers"] == [{"number": number, "what": "end", "seat": 0, "waiting": [1, 2]}]
    await bo.say("reply", offer=number, yes=True)
    assert anna.table.record.status == "playing"
    await chi.say("reply", offer=number, yes=True)
    assert entries(anna)[-1] == "= agreed-end"
    assert anna.news["status"] == "over"
    assert anna.news["offers"] == []
    assert anna.frame["result"] is not None
    assert not anna.frame["result"]["by_rules"]
    assert (anna.frame["prompt"], anna.choices) == (None, [])


@with_harness
async def test_after_one_no_the_game_continues(harness: Harness) -> None:
    anna, bo, chi = await dogma(harness)
    number = int((await anna.say("offer", what="end"))["value"])
    await bo.say("reply", offer=number, yes=False)
    assert anna.news["offers"] == []
    assert key(await chi.say("reply", offer=number, yes=True)) == "table-no-offer"
    assert anna.table.record.status == "playing"


@with_harness
async def test_only_seats_that_are_asked_reply_and_only_once(harness: Harness) -> None:
    anna, bo, _ = await dogma(harness)
    number = int((await anna.say("offer", what="end"))["value"])
    zoe = await stranger(harness, anna)
    for client in (anna, zoe):
        assert key(await client.say("reply", offer=number, yes=True)) == "table-not-asked"
    assert (await bo.say("reply", offer=number, yes=True))["type"] == "done"
    assert key(await bo.say("reply", offer=number, yes=True)) == "table-not-asked"
    assert key(await bo.say("reply", offer=number + 1, yes=True)) == "table-no-offer"
    assert anna.news["offers"][0]["waiting"] == [2]


@with_harness
async def test_only_seated_players_make_offers(harness: Harness) -> None:
    anna, bo, _ = await dogma(harness)
    zoe = await stranger(harness, anna)
    assert key(await zoe.say("offer", what="end")) == "table-not-seated"
    assert key(await bo.say("offer", what="end", seat=0)) == "table-not-your-seat"
    assert anna.news["offers"] == []


@with_harness
async def test_an_offer_to_end_outlives_a_step(harness: Harness) -> None:
    anna, bo, _ = await dogma(harness)
    await anna.say("offer", what="end")
    await confess(anna)
    await do(bo, "believe")
    assert len(bo.news["offers"]) == 1


@with_harness
async def test_a_new_offer_replaces_the_old_one_of_the_same_seat(harness: Harness) -> None:
    anna, bo, chi = await dogma(harness)
    old = int((await anna.say("offer", what="end"))["value"])
    await bo.say("reply", offer=old, yes=True)
    new = int((await anna.say("offer", what="end"))["value"])
    assert [offer["number"] for offer in chi.news["offers"]] == [new]
    assert chi.news["offers"][0]["waiting"] == [1, 2]


@with_harness
async def test_bots_with_a_seat_of_their_own_count_as_agreeing(harness: Harness) -> None:
    anna, bo, _ = await harness.begun(
        "Anna",
        "Bo",
        "Chi",
        game="dogma",
        seats=4,
        options={"first": "1"},
        bots=[None, None, None, "priest"],
    )
    await anna.say("remove", seat=2)
    number = int((await anna.say("offer", what="end"))["value"])
    assert bo.news["offers"][0]["waiting"] == [1]
    await bo.say("reply", offer=number, yes=True)
    assert anna.news["status"] == "over"


@with_harness
async def test_a_single_person_among_bots_ends_the_game_at_once(harness: Harness) -> None:
    (anna,) = await harness.begun(
        "Anna", game="dogma", seats=3, bots=[None, "priest", "priest"], beat=1.0
    )
    await anna.say("offer", what="end")
    await settled()
    assert anna.news["status"] == "over"


@with_harness
async def test_an_end_that_could_not_be_stored_leaves_no_offer(
    harness: Harness,
) -> None:
    (anna,) = await harness.begun(
        "Anna",
        game="dogma",
        seats=3,
        options={"first": "1"},
        bots=[None, "priest", "priest"],
        beat=1.0,
    )
    with broken_disk(harness):
        assert (await anna.say("offer", what="end"))["type"] == "unavailable"
    await anna.look(0)
    assert (anna.news["offers"], anna.news["status"]) == ([], "playing")
