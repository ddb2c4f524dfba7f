"""Frames: numbered for each viewer, and without the secret actions of others."""

from __future__ import annotations

from pathlib import Path

from server.harness import Client, FakeEnvironment, Harness, open_harness, run, settled
from server.table_actions import (
    candle,
    choose,
    confess,
    do,
    dogma,
    finish,
    hand,
    next_server,
    reconnect,
    with_harness,
)
from simony.server.state.table_record import Clock
from simony.server.state.timeline import REMEMBERED_STEPS


def frames(client: Client) -> list[bytes]:
    """Return the frames as they were sent."""
    return [data for data in client.heard if data.startswith(b'{"type":"frame"')]


def twin(client: Client) -> Client:
    """Return a second client of the same device."""
    return Client(client.caller, client.table)


async def round_of_confessions(clients: list[Client], turns: int) -> None:
    """Anna confesses, Bo believes and confesses, Chi believes …"""
    for turn in range(turns):
        now, after = clients[turn % 3], clients[(turn + 1) % 3]
        await confess(now)
        assert (await do(after, "believe"))["type"] == "accepted"


# --- numbers --------------------------------------------------------------------------------------


@with_harness
async def test_each_viewer_s_frames_are_numbered_one_by_one(harness: Harness) -> None:
    clients = await dogma(harness)
    audience = twin(clients[0])
    await audience.look()
    await round_of_confessions(clients, 3)
    for client in (*clients, audience):
        numbers = [frame["number"] for frame in client.frames]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        assert len(numbers) > 3
    assert len({client.frame["number"] for client in (*clients, audience)}) > 1


@with_harness
async def test_before_the_first_card_there_is_a_whole_frame_for_everybody(harness: Harness) -> None:
    clients = await dogma(harness)
    for seat, client in enumerate(clients):
        assert [(frame["number"], frame["whole"], frame["viewer"]) for frame in client.frames] == [
            (0, True, seat),
            (1, False, seat),
        ]
        assert client.frames[0]["prompt"] is None


@with_harness
async def test_looking_without_a_number_gets_one_whole_frame(harness: Harness) -> None:
    clients = await dogma(harness)
    await confess(clients[0])
    late = twin(clients[1])
    await late.look(1)
    (frame,) = late.frames
    assert (frame["whole"], frame["events"]) == (True, [])
    assert {**clients[1].frame, "events": [], "whole": True} == frame


# --- coming back ----------------------------------------------------------------------------------


@with_harness
async def test_a_client_that_reconnects_gets_exactly_the_frames_it_missed(harness: Harness) -> None:
    clients = await dogma(harness)
    steady = twin(clients[2])
    await steady.look(2)
    clients[2].leave()
    have = steady.frame["number"]
    before = len(frames(steady))
    await confess(clients[0], cards=3)
    await do(clients[1], "believe")
    back = twin(clients[2])
    await back.look(2, frame=have)
    missed = frames(steady)[before:]
    assert len(missed) > 1
    assert frames(back) == missed
    await do(clients[1], "name mercy", f"lay {hand(clients[1])[0]}", "done")
    assert frames(back) == frames(steady)[before:]


@with_harness
async def test_a_client_that_missed_nothing_gets_nothing(harness: Harness) -> None:
    clients = await dogma(harness)
    back = twin(clients[0])
    await back.look(0, frame=clients[0].frame["number"])
    assert frames(back) == []


@with_harness
async def test_a_client_that_missed_more_than_is_remembered_gets_a_whole_frame(
    harness: Harness,
) -> None:
    clients = await dogma(harness)
    steady = twin(clients[0])
    await steady.look(0)
    while steady.frame["number"] <= REMEMBERED_STEPS + 5:
        await play_some(clients)
    back, just = twin(clients[0]), twin(clients[0])
    await back.look(0, frame=1)
    assert [frame["whole"] for frame in back.frames] == [True]
    assert back.frame["number"] == steady.frame["number"]
    await just.look(0, frame=steady.frame["number"] - 5)
    assert frames(just) == frames(steady)[-5:]


async def play_some(clients: list[Client]) -> None:
    for client in clients:
        if client.frame["prompt"] is not None:
            await choose(client)


@with_harness
async def test_a_number_nobody_was_sent_gets_a_whole_frame(harness: Harness) -> None:
    clients = await dogma(harness)
    for number in (2, 1000, 2**53):
        back = twin(clients[0])
        await back.look(0, frame=number)
        assert [frame["whole"] for frame in back.frames] == [True]


def test_after_a_restart_numbers_and_prompts_are_the_same_and_clients_resume(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            clients = await dogma(harness)
            have = [(client.frame["number"], len(frames(client))) for client in clients]
            await round_of_confessions(clients, 2)
            await confess(clients[2])
            await do(clients[0], "join")
        async with next_server(data, time) as harness:
            for client, (number, count), seat in zip(clients, have, range(3), strict=True):
                back = await reconnect(harness, client)
                await back.look(seat, frame=number)
                assert frames(back) == frames(client)[count:]
                await back.look(seat)
                assert back.frame["prompt"] == client.frame["prompt"]
                assert back.frame["number"] == client.frame["number"]

    run(play())


# --- secret actions of others ---------------------------------------------------------------------


@with_harness
async def test_hidden_steps_send_others_nothing_at_all(harness: Harness) -> None:
    anna, bo, chi = await dogma(harness)
    audience = twin(anna)
    await audience.look()
    heard = [len(client.heard) for client in (bo, chi, audience)]
    for words in ("name mercy", f"lay {hand(anna)[0]}", f"lay {hand(anna)[1]}"):
        assert (await do(anna, words))["type"] == "accepted"
    assert (await anna.say("undo"))["type"] == "done"
    await settled()
    assert [len(client.heard) for client in (bo, chi, audience)] == heard
    await do(anna, "done")
    assert [
        len(client.heard) - before
        for client, before in zip((bo, chi, audience), heard, strict=True)
    ] == [1, 1, 1]


@with_harness
async def test_hidden_steps_send_nothing_under_a_time_control_either(harness: Harness) -> None:
    anna, bo, _ = await dogma(harness, clock=Clock(100, 1))
    heard = len(bo.heard)
    await harness.time.advance(10)
    await do(anna, "name mercy")
    await harness.time.advance(10)
    await do(anna, f"lay {hand(anna)[0]}")
    assert len(bo.heard) == heard


@with_harness
async def test_a_whole_frame_tells_nothing_of_others_hidden_steps(harness: Harness) -> None:
    """Not even how much can be undone."""
    anna, bo, _ = await candle(harness)
    await choose(anna)
    before = twin(anna)
    await before.look(0)
    await choose(bo)
    after = twin(anna)
    await after.look(0)
    assert frames(before) == frames(after)


@with_harness
async def test_a_finished_game_s_last_frame_has_the_result_for_all(harness: Harness) -> None:
    clients = await candle(harness)
    await finish(clients)
    results = [client.frame["result"] for client in clients]
    assert results == [results[0]] * 3
    assert results[0]["by_rules"]
    late = twin(clients[0])
    await late.look(0)
    assert (late.frame["result"], late.frame["prompt"]) == (results[0], None)


@with_harness
async def test_two_clients_with_the_same_viewer_are_sent_the_same_bytes(harness: Harness) -> None:
    clients = await candle(harness)
    second = twin(clients[1])
    await second.look(1)
    start = len(frames(clients[1]))
    await finish(clients)
    assert frames(second)[1:] == frames(clients[1])[start:]
