"""Time control: seconds for each decision, and a bank beyond them."""

from __future__ import annotations

from pathlib import Path

from server.harness import Client, FakeEnvironment, Harness, open_harness, run
from server.table_actions import (
    confess,
    confession,
    do,
    dogma,
    entries,
    hand,
    key,
    next_server,
    reconnect,
    with_harness,
)
from simony.server.state.table_record import Clock

CLOCK = Clock(bank=100, delay=10)


def left(client: Client) -> list[float]:
    return [seat["seconds_left"] for seat in client.news["seats"]]


@with_harness
async def test_without_a_time_control_no_seconds_are_sent(harness: Harness) -> None:
    anna, _, _ = await dogma(harness)
    await harness.time.advance(1_000_000)
    assert left(anna) == [None, None, None]
    assert anna.table.record.status == "playing"


@with_harness
async def test_a_decision_within_the_delay_costs_nothing(harness: Harness) -> None:
    anna, bo, _ = await dogma(harness, clock=CLOCK)
    assert left(anna) == [100, 100, 100]
    await harness.time.advance(10)
    await confess(anna)
    await harness.time.advance(9)
    await do(bo, "believe")
    assert left(anna) == [100, 100, 100]


@with_harness
async def test_time_beyond_the_delay_is_taken_from_the_bank(harness: Harness) -> None:
    anna, bo, chi = await dogma(harness, clock=CLOCK)
    await harness.time.advance(35)
    await confess(anna)
    assert left(chi) == [75, 100, 100]
    await harness.time.advance(20)
    await do(bo, "believe")
    assert left(chi) == [75, 90, 100]


@with_harness
async def test_there_is_one_delay_however_many_hidden_steps_are_taken(
    harness: Harness,
) -> None:
    anna, _, _ = await dogma(harness, clock=CLOCK)
    steps = confession(anna, cards=2)
    for words in steps:
        await harness.time.advance(10)
        assert left(anna) == [100, 100, 100]
        assert (await do(anna, words))["type"] == "accepted"
    assert left(anna) == [100 - 10 * (len(steps) - 1), 100, 100]


@with_harness
async def test_every_decision_has_its_own_delay(harness: Harness) -> None:
    anna, bo, _ = await dogma(harness, clock=CLOCK)
    await confess(anna)
    await harness.time.advance(50)
    await do(bo, "believe")
    await harness.time.advance(5)
    await confess(bo)
    assert left(anna) == [100, 60, 100]


@with_harness
async def test_when_the_bank_is_empty_the_seat_has_lost_and_a_bot_plays_on(
    harness: Harness,
) -> None:
    anna, bo, _ = await dogma(harness, clock=CLOCK)
    await harness.time.advance(109.5)
    assert bo.table.record.status == "playing"
    assert len(entries(bo)) == 1
    await harness.time.advance(1)
    assert entries(bo)[1:3] == ["= time-out 1", "= hand-over 1 priest"]
    assert "1 name" in " ".join(entries(bo))
    assert (bo.news["seats"][0]["stand_in"], left(bo)[0]) == ("priest", 0)
    assert any(event["kind"] == "time-out" for frame in bo.frames for event in frame["events"])
    assert key(await anna.say("back", seat=0)) == "table-gave-up"


@with_harness
async def test_a_move_just_in_time_counts(harness: Harness) -> None:
    anna, bo, _ = await dogma(harness, clock=CLOCK)
    await harness.time.advance(109)
    await confess(anna)
    await harness.time.advance(5)
    assert not any("time-out" in line for line in entries(bo))
    assert left(bo)[0] == 1


@with_harness
async def test_hidden_steps_do_not_stop_the_clock(harness: Harness) -> None:
    anna, bo, _ = await dogma(harness, clock=CLOCK)
    await harness.time.advance(80)
    await do(anna, "name mercy")
    await anna.say("undo")
    await do(anna, "name mercy")
    await harness.time.advance(29)
    assert len(entries(bo)) == 4
    await harness.time.advance(1)
    assert "= time-out 1" in entries(bo)


@with_harness
async def test_the_bank_is_sent_only_with_what_all_see(harness: Harness) -> None:
    anna, bo, _ = await dogma(harness, clock=CLOCK)
    await harness.time.advance(50)
    await do(anna, "name mercy")
    bo.heard.clear()
    await bo.say("chat", text="?")
    late = Client(bo.caller, bo.table)
    await late.look(1)
    assert left(late) == [100, 100, 100]
    await do(anna, f"lay {hand(anna)[0]}", "done")
    assert left(bo) == [60, 100, 100]


@with_harness
async def test_only_the_seat_that_decides_uses_time(harness: Harness) -> None:
    anna, bo, chi = await dogma(harness, clock=CLOCK)
    for now, after in ((anna, bo), (bo, chi)):
        await harness.time.advance(50)
        await confess(now)
        await do(after, "believe")
    assert left(chi) == [60, 60, 100]


@with_harness
async def test_time_does_not_run_for_bots(harness: Harness) -> None:
    bots = {"bots": [None, "priest", "priest"], "beat": 5.0}
    (anna,) = await harness.begun(
        "Anna", game="dogma", seats=3, options={"first": "2"}, clock=Clock(0, 1), **bots
    )
    await harness.time.advance(4)
    assert not any("time-out" in line for line in entries(anna))
    assert left(anna) == [0, 0, 0]


def test_time_does_not_run_while_the_server_is_down(tmp_path: Path) -> None:
    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            anna, _, _ = await dogma(harness, clock=CLOCK)
            await harness.time.advance(40)
            await do(anna, "name mercy")
            await harness.time.advance(5)
        time.time += 1_000_000
        async with next_server(data, time) as harness:
            back = await reconnect(harness, anna)
            await back.look(0)
            assert back.frame["prompt"] is not None
            await harness.time.advance(15)
            assert (await do(back, f"lay {hand(back)[0]}", "done"))["type"] == "accepted"
            assert left(back) == [
                95,
                100,
                100,
            ]  # what nobody had seen before is forgotten with the server

    run(play())


def test_a_bank_runs_down_after_a_restart_though_nobody_comes(tmp_path: Path) -> None:
    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            await dogma(harness, clock=CLOCK)
        async with next_server(data, time) as harness:
            (table,) = harness.server.registry.tables.values()
            await harness.time.advance(110)
            assert table.record.chairs[0].stand_in == "priest"

    run(play())
