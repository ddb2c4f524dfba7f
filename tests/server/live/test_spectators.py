"""Spectators see what is public; with the players' consent everything, at once or delayed."""

from __future__ import annotations

from typing import Any

from server.harness import Client, Harness, Json, settled
from server.table_actions import (
    candle,
    choose,
    dogma,
    finish,
    key,
    stranger,
    timed_messages,
    times,
    with_harness,
)
from simony.core.event import SPECTATOR
from simony.core.log.visibility import OMNISCIENT
from simony.server.protocol.caller import NOBODY

DELAY = 60


def zones(frame: Json) -> set[str]:
    return {zone["id"] for zone in frame["scene"]["zones"]}


async def watched(harness: Harness, watching: str, **settings: Any) -> tuple[list[Client], Client]:
    """Return a game of Candle, and a client that wants to watch."""
    clients = await candle(harness, watching=watching, **settings)
    return clients, await stranger(harness, clients[0])


async def consent(clients: list[Client]) -> None:
    for seat, client in enumerate(clients):
        assert (await client.say("consent", seat=seat, yes=True))["type"] == "done"


# --- what is public -------------------------------------------------------------------------------


@with_harness
async def test_anybody_with_the_link_sees_what_is_public(harness: Harness) -> None:
    clients, zoe = await watched(harness, "public")
    for client in (zoe, Client(NOBODY, zoe.table)):
        assert (await client.look())["type"] == "done"
        assert client.frame["viewer"] == SPECTATOR
        assert "hand" not in zones(client.frame)
        assert client.frame["scene"]["choices"] == []
        assert client.frame["prompt"] is None
    await finish(clients)
    assert zoe.frame["result"] == clients[0].frame["result"]
    assert not any(
        event["kind"] in ("hand", "chosen") for frame in zoe.frames for event in frame["events"]
    )


@with_harness
async def test_nobody_sees_the_view_of_another_s_seat(harness: Harness) -> None:
    clients, zoe = await watched(harness, "public")
    for client, seat in (
        (zoe, 0),
        (clients[1], 0),
        (clients[0], 9),
        (Client(NOBODY, zoe.table), 1),
    ):
        assert key(await client.look(seat)) == "table-not-your-eyes"
    assert zoe.frames == []


@with_harness
async def test_a_refused_look_leaves_the_view_as_before(harness: Harness) -> None:
    clients, zoe = await watched(harness, "public")
    await zoe.look()
    await zoe.look(0)
    zoe.heard.clear()
    for client in clients:
        await choose(client)
        await choose(client)
    assert {frame["viewer"] for frame in zoe.frames} == {SPECTATOR}


@with_harness
async def test_where_nobody_may_watch_only_players_see_anything(
    harness: Harness,
) -> None:
    clients, zoe = await watched(harness, "nobody")
    assert key(await zoe.look()) == "table-not-your-eyes"
    assert (await clients[1].look())["type"] == "done"
    assert zoe.frames == []


@with_harness
async def test_the_host_may_watch_where_nobody_else_may(harness: Harness) -> None:
    host = await harness.device("Hostess")
    table = await harness.table(host, game="dogma", seats=3, watching="nobody", bots=["priest"] * 3)
    assert (await Client(host, table).look())["type"] == "done"
    assert key(await Client(await harness.device("Zoe"), table).look()) == "table-not-your-eyes"


@with_harness
async def test_everybody_is_told_the_number_of_spectators(harness: Harness) -> None:
    clients, zoe = await watched(harness, "public")
    await zoe.look()
    assert clients[0].news["watchers"] == 1
    zoe.leave()
    assert clients[0].news["watchers"] == 0


# --- open hands -----------------------------------------------------------------------------------


@with_harness
async def test_hands_are_open_only_once_all_persons_agree(harness: Harness) -> None:
    clients, zoe = await watched(
        harness, "open", seats=4, bots=[None, None, None, "priest"], beat=1.0
    )
    for seat in (0, 1):
        await clients[seat].say("consent", seat=seat, yes=True)
        assert key(await zoe.look(open=True)) == "table-not-all-hands"
    await clients[2].say("consent", seat=2, yes=True)
    assert (await zoe.look(open=True))["type"] == "done"
    assert zoe.frame["viewer"] == OMNISCIENT
    assert {"hand@0", "hand@1", "hand@2", "hand@3"} <= zones(zoe.frame)
    assert [seat["consents"] for seat in clients[0].news["seats"]] == [True, True, True, False]


@with_harness
async def test_a_viewer_of_open_hands_sees_hidden_steps(harness: Harness) -> None:
    clients, zoe = await watched(harness, "open")
    await consent(clients)
    await zoe.look(open=True)
    await choose(clients[2])
    assert zoe.frame["events"][0]["kind"] == "chosen"
    assert [frame["number"] for frame in zoe.frames] == [1, 2]


@with_harness
async def test_consent_withdrawn_closes_the_hands_at_once(harness: Harness) -> None:
    clients, zoe = await watched(harness, "open")
    await consent(clients)
    await zoe.look(open=True)
    assert (await clients[1].say("consent", seat=1, yes=False))["type"] == "done"
    zoe.heard.clear()
    await choose(clients[0])
    await choose(clients[0])
    assert zoe.frames == []
    assert key(await zoe.look(open=True)) == "table-not-all-hands"
    assert (await zoe.look())["type"] == "done"


@with_harness
async def test_a_seated_player_never_sees_open_hands(harness: Harness) -> None:
    clients, _ = await watched(harness, "open")
    await consent(clients)
    for client in clients:
        assert key(await client.look(open=True)) == "table-not-all-hands"


@with_harness
async def test_a_spectator_who_sits_down_no_longer_sees_open_hands(harness: Harness) -> None:
    anna, bo = await harness.seated("Anna", "Bo", seats=3, game="dogma", watching="open")
    await consent([anna, bo])
    zoe = await stranger(harness, anna)
    assert (await zoe.look(open=True))["type"] == "done"
    await zoe.say("take", seat=2, nonce="n")
    await zoe.say("consent", seat=2, yes=True)
    await anna.say("start")
    assert zoe.frames == []


@with_harness
async def test_consent_is_the_seat_s_own_and_only_where_the_table_was_made_for_it(
    harness: Harness,
) -> None:
    clients, zoe = await watched(harness, "open")
    assert key(await clients[1].say("consent", seat=0, yes=True)) == "table-not-your-seat"
    assert key(await zoe.say("consent", seat=0, yes=True)) == "table-not-your-seat"
    others, _ = await watched(harness, "public")
    assert key(await others[0].say("consent", seat=0, yes=True)) == "table-not-open-hands"
    assert key(await zoe.look(open=True)) == "table-not-all-hands"


# --- everything, but later ------------------------------------------------------------------------


async def later(harness: Harness) -> tuple[list[Client], Client]:
    clients, zoe = await watched(harness, "delayed", delay=DELAY)
    await consent(clients)
    return clients, zoe


@with_harness
async def test_a_delayed_spectator_sees_every_step_after_the_delay(harness: Harness) -> None:
    clients, zoe = await later(harness)
    await harness.time.advance(100)
    heard = timed_messages(harness, zoe)
    await zoe.look(open=True)
    await harness.time.advance(5)
    await choose(clients[0])
    await harness.time.advance(10)
    await choose(clients[1])
    await harness.time.advance(100)
    assert times(heard) == [0.0, 65.0, 75.0]
    assert [frame["number"] for frame in zoe.frames] == [1, 2, 3]


@with_harness
async def test_a_delayed_spectator_who_comes_late_sees_the_table_as_it_was(
    harness: Harness,
) -> None:
    clients, zoe = await later(harness)
    await harness.time.advance(100)
    await choose(clients[0])
    await harness.time.advance(20)
    await choose(clients[1])
    await harness.time.advance(20)
    heard = timed_messages(harness, zoe)
    await zoe.look(open=True)
    await harness.time.advance(100)
    assert times(heard) == [0.0, 20.0, 40.0]
    assert [frame["number"] for frame in zoe.frames] == [1, 2, 3]
    assert zoe.frames[0]["whole"]


@with_harness
async def test_before_the_delay_is_over_not_even_the_deal_is_seen(harness: Harness) -> None:
    _, zoe = await later(harness)
    await zoe.look(open=True)
    assert [frame["number"] for frame in zoe.frames] == [0]
    assert not any("hand" in zone for zone in zones(zoe.frame))
    await harness.time.advance(DELAY)
    assert [frame["number"] for frame in zoe.frames] == [0, 1]


@with_harness
async def test_delayed_frames_are_not_sent_once_consent_is_withdrawn(
    harness: Harness,
) -> None:
    clients, zoe = await later(harness)
    await zoe.look(open=True)
    await clients[0].say("consent", seat=0, yes=False)
    count = len(zoe.frames)
    await harness.time.advance(10 * DELAY)
    assert len(zoe.frames) == count


@with_harness
async def test_looking_again_does_not_show_anything_twice(harness: Harness) -> None:
    clients, zoe = await later(harness)
    await harness.time.advance(100)
    await zoe.look(open=True)
    await choose(clients[0])
    await harness.time.advance(10)
    await zoe.look(open=True)
    await zoe.look()
    zoe.heard.clear()
    await zoe.look(open=True)
    await harness.time.advance(100)
    assert [frame["number"] for frame in zoe.frames] == [1, 2]


@with_harness
async def test_a_spectator_can_do_nothing_else(harness: Harness) -> None:
    clients, zoe = await watched(harness, "public")
    await zoe.look()
    await settled()
    for kind, fields in (
        ("undo", {}),
        ("resign", {}),
        ("offer", {"what": "end"}),
        ("replace", {"seat": 0}),
        ("rematch", {}),
    ):
        assert key(await zoe.say(kind, **fields)) == "table-not-seated"
    assert clients[0].table.record.status == "playing"


@with_harness
async def test_the_public_view_of_a_seated_player_is_the_same_as_anybody_s(
    harness: Harness,
) -> None:
    clients = await dogma(harness)
    zoe = await stranger(harness, clients[0])
    second = Client(clients[0].caller, clients[0].table)
    for client in (zoe, second):
        await client.look()
    assert zoe.frame == second.frame
