"""Undo: alone if nobody else saw it, otherwise by consent of all; an entry in the log either
way.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from server.harness import Client, FakeEnvironment, Harness, open_harness, run, settled
from server.table_actions import (
    candle,
    choose,
    confess,
    do,
    dogma,
    entries,
    hand,
    key,
    next_server,
    reconnect,
    with_harness,
)
from simony.server.tables import turns


async def asked_back(clients: list[Client]) -> int:
    """Anna has confessed and asks to undo it; return the number of the offer."""
    await confess(clients[0])
    answer = await clients[0].say("undo")
    assert answer["type"] == "done"
    return int(answer["value"])


# --- alone ----------------------------------------------------------------------------------------


@with_harness
async def test_what_nobody_saw_is_undone_one_step_at_a_time(harness: Harness) -> None:
    anna, bo, _ = await dogma(harness)
    cards = hand(anna)
    await do(anna, "name mercy", f"lay {cards[0]}")
    assert anna.frame["undo"] == 2
    heard = len(bo.heard)
    assert (await anna.say("undo")) == {"type": "done", "value": "", "id": 0}
    assert anna.frame["undo"] == 1
    assert hand(anna) == cards
    await anna.say("undo")
    assert entries(anna)[1:] == ["1 name mercy", f"1 lay {cards[0]}", "= undo 1 1", "= undo 1 1"]
    assert len(bo.heard) == heard


def test_a_seat_cannot_undo_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each undo adds to the log: otherwise one person could fill memory and disk."""
    monkeypatch.setattr(turns, "MAX_UNDOS", 3)

    async def play() -> None:
        async with open_harness(tmp_path / "table.db") as harness:
            anna, bo, _ = await dogma(harness)
            for _ in range(3):
                await do(anna, "name mercy")
                assert (await anna.say("undo"))["type"] == "done"
            await do(anna, "name mercy")
            before = entries(anna)
            assert key(await anna.say("undo")) == "table-undo-limit"
            assert entries(anna) == before
            assert key(await bo.say("undo")) == "error-log-undo"

    run(play())


@with_harness
async def test_after_an_undo_there_is_a_new_prompt(harness: Harness) -> None:
    anna, _, _ = await dogma(harness)
    first = anna.prompt
    await do(anna, "name mercy")
    second = anna.prompt
    await anna.say("undo")
    assert len({first, second, anna.prompt}) == 3
    assert (await do(anna, "name faith", prompt=first))["type"] == "stale"
    assert (await do(anna, "name faith"))["type"] == "accepted"


@with_harness
async def test_an_undo_without_own_actions_is_refused(harness: Harness) -> None:
    anna, bo, _ = await dogma(harness)
    for client in (anna, bo):
        refused = await client.say("undo")
        assert (refused["type"], key(refused)) == ("refused", "error-log-undo")
    assert bo.news["offers"] == []


@with_harness
async def test_a_sealed_step_is_undone_though_others_have_sealed_theirs(
    harness: Harness,
) -> None:
    """Otherwise an undo would reveal whether somebody else has chosen a card."""
    anna, bo, chi = await candle(harness)
    await choose(anna)
    await choose(bo)
    card = bo.choices
    heard = [len(client.heard) for client in (bo, chi)]
    assert (await anna.say("undo"))["value"] == ""
    assert [len(client.heard) for client in (bo, chi)] == heard
    assert entries(anna)[-1] == "= undo 1 1"
    assert len(anna.choices) == 3
    assert bo.choices == card
    assert (await choose(bo))["type"] == "accepted"


def test_such_an_undo_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            clients = await candle(harness)
            for client in clients:
                await choose(client)
            await clients[0].say("undo")
        async with next_server(data, time) as harness:
            back = [await reconnect(harness, client) for client in clients]
            for seat, client in enumerate(back):
                await client.look(seat)
            assert [client.choices for client in back] == [client.choices for client in clients]

    run(play())


@with_harness
async def test_a_stand_in_s_actions_cannot_be_undone(harness: Harness) -> None:
    _, _, chi = await dogma(harness)
    await chi.say("resign")
    assert key(await chi.say("undo")) == "table-stand-in-acts"


# --- by consent -----------------------------------------------------------------------------------


@with_harness
async def test_what_others_saw_becomes_an_offer_to_all_of_them(harness: Harness) -> None:
    clients = await dogma(harness)
    number = await asked_back(clients)
    for client in clients:
        assert client.news["offers"] == [
            {"number": number, "what": "undo", "seat": 0, "waiting": [1, 2]}
        ]
    assert "= undo" not in " ".join(entries(clients[0]))


@with_harness
async def test_it_is_undone_when_all_agree(harness: Harness) -> None:
    clients = await dogma(harness)
    number = await asked_back(clients)
    anna, bo, chi = clients
    assert (await bo.say("reply", offer=number, yes=True))["type"] == "done"
    assert anna.news["offers"][0]["waiting"] == [2]
    count = len(bo.frames)
    assert (await chi.say("reply", offer=number, yes=True))["type"] == "done"
    assert entries(anna)[-1] == "= undo 1 1 agreed"
    assert anna.news["offers"] == []
    assert anna.frame["prompt"] is not None
    assert bo.frame["prompt"] is None
    assert [frame["events"][-1]["kind"] for frame in bo.frames[count:]] == ["undo"]


@with_harness
async def test_one_no_withdraws_the_offer(harness: Harness) -> None:
    clients = await dogma(harness)
    number = await asked_back(clients)
    assert (await clients[2].say("reply", offer=number, yes=False))["type"] == "done"
    assert clients[0].news["offers"] == []
    assert key(await clients[1].say("reply", offer=number, yes=True)) == "table-no-offer"
    assert not any("undo" in line for line in entries(clients[0]))


@with_harness
async def test_the_next_step_that_others_see_makes_it_void(harness: Harness) -> None:
    clients = await dogma(harness)
    number = await asked_back(clients)
    await do(clients[1], "believe")
    assert clients[0].news["offers"] == []
    assert key(await clients[2].say("reply", offer=number, yes=True)) == "table-no-offer"


@with_harness
async def test_a_hidden_step_does_not_make_it_void_since_that_would_reveal_it(
    harness: Harness,
) -> None:
    clients = await dogma(harness)
    number = await asked_back(clients)
    anna, bo, chi = clients
    heard = [len(client.heard) for client in (anna, chi)]
    assert (await do(bo, "join"))["type"] == "accepted"
    assert (await do(bo, f"lay {hand(bo)[0]}"))["type"] == "accepted"
    assert [len(client.heard) for client in (anna, chi)] == heard
    for client in (bo, chi):
        assert (await client.say("reply", offer=number, yes=True))["type"] == "done"
    assert entries(anna)[-1] == "= undo 1 3 agreed"
    assert (await do(anna, "done"))["type"] == "accepted"


@with_harness
async def test_nobody_is_told_how_many_hidden_steps_went_with_it(harness: Harness) -> None:
    told = []
    for steps in ([], ["join"]):
        clients = await dogma(harness)
        await confess(clients[0])
        for words in steps:
            await do(clients[1], words)
        number = int((await clients[0].say("undo"))["value"])
        for client in clients[1:]:
            await client.say("reply", offer=number, yes=True)
        told.append([client.frame["events"] for client in (clients[0], clients[2])])
        assert "agreed" in entries(clients[0])[-1]
    assert told[0] == told[1]


@with_harness
async def test_bots_agree_to_everything(harness: Harness) -> None:
    (anna,) = await harness.begun(
        "Anna", game="dogma", seats=2, options={"first": "1"}, bots=[None, "priest"], beat=1.0
    )
    await confess(anna)
    await anna.say("undo")
    assert entries(anna)[-1].startswith("= undo 1 ")
    assert anna.frame["prompt"] is not None


# --- chance ---------------------------------------------------------------------------------------


async def second_deal(clients: list[Client]) -> None:
    """Play until cards are dealt again."""
    while sum(line.startswith("* deal") for line in entries(clients[0])) < 2:
        for client in clients:
            if client.frame["prompt"] is not None:
                assert (await choose(client))["type"] == "accepted"
                break
        await settled()


@with_harness
async def test_row_5_no_undo_crosses_a_deal_that_was_seen(harness: Harness) -> None:
    clients = await harness.begun("Anna", "Bo", "Chi", game="indulgence")
    await second_deal(clients)
    last = clients[1]
    before = entries(last)
    refused = await last.say("undo")
    assert (refused["type"], key(refused)) == ("refused", "table-undo-drawn")
    assert "The cards are dealt" in refused["problem"]["text"]
    assert (entries(last), last.news["offers"]) == (before, [])


@with_harness
async def test_row_5_nor_does_it_with_bots_only(harness: Harness) -> None:
    (anna,) = await harness.begun(
        "Anna", game="indulgence", seats=3, bots=[None, "priest", "priest"]
    )
    await second_deal([anna])
    assert key(await anna.say("undo")) == "table-undo-drawn"
    assert not any("undo" in line for line in entries(anna))


@with_harness
async def test_row_5_what_was_asked_before_a_deal_is_not_granted_after_it(harness: Harness) -> None:
    """In no game chance acts in secret; even if it did, the answer would come too late."""
    clients = await dogma(harness)
    await confess(clients[0])
    made = clients[0].table.offers.make("undo", 0, {1}, back_to=0)
    assert key(await clients[1].say("reply", offer=made.number, yes=True)) == "table-undo-drawn"
    assert not any("undo" in line for line in entries(clients[0]))


@with_harness
async def test_row_5_after_a_deal_later_actions_can_still_be_undone(harness: Harness) -> None:
    clients = await harness.begun("Anna", "Bo", "Chi", game="indulgence")
    await second_deal(clients)
    ruler = next(client for client in clients if client.frame["prompt"] is not None)
    await choose(ruler)
    number = int((await ruler.say("undo"))["value"])
    for client in clients:
        if client is not ruler:
            await client.say("reply", offer=number, yes=True)
    assert entries(ruler)[-1].endswith("1 agreed")
