"""Whoever looks on sees what is public; with the players' consent everything, at once or later."""

from __future__ import annotations

from typing import Any

from server.harness import Client, Desk, Json, settled
from server.rounds import at_a_desk, candle, choose, clocked, dogma, finish, key, stranger, times
from simony.core.event import SPECTATOR
from simony.core.log.visibility import OMNISCIENT
from simony.server.protocol.caller import NOBODY

DELAY = 60


def zones(frame: Json) -> set[str]:
    return {zone["id"] for zone in frame["scene"]["zones"]}


async def watched(desk: Desk, watching: str, **settings: Any) -> tuple[list[Client], Client]:
    """A game of Candle, and somebody who would like to watch."""
    clients = await candle(desk, watching=watching, **settings)
    return clients, await stranger(desk, clients[0])


async def consent(clients: list[Client]) -> None:
    for seat, client in enumerate(clients):
        assert (await client.say("consent", seat=seat, yes=True))["type"] == "done"


# --- what is public -------------------------------------------------------------------------------


@at_a_desk
async def test_whoever_has_the_link_sees_what_is_public(desk: Desk) -> None:
    clients, zoe = await watched(desk, "public")
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


@at_a_desk
async def test_nobody_looks_through_a_seat_that_is_not_theirs(desk: Desk) -> None:
    clients, zoe = await watched(desk, "public")
    for client, seat in (
        (zoe, 0),
        (clients[1], 0),
        (clients[0], 9),
        (Client(NOBODY, zoe.table), 1),
    ):
        assert key(await client.look(seat)) == "table-not-your-eyes"
    assert zoe.frames == []


@at_a_desk
async def test_who_was_refused_goes_on_looking_as_before(desk: Desk) -> None:
    clients, zoe = await watched(desk, "public")
    await zoe.look()
    await zoe.look(0)
    zoe.heard.clear()
    for client in clients:
        await choose(client)
        await choose(client)
    assert {frame["viewer"] for frame in zoe.frames} == {SPECTATOR}


@at_a_desk
async def test_where_nobody_may_watch_only_whoever_belongs_there_sees_anything(desk: Desk) -> None:
    clients, zoe = await watched(desk, "nobody")
    assert key(await zoe.look()) == "table-not-your-eyes"
    assert (await clients[1].look())["type"] == "done"
    assert zoe.frames == []


@at_a_desk
async def test_the_host_may_watch_where_nobody_else_may(desk: Desk) -> None:
    host = await desk.device("Hostess")
    table = await desk.table(host, game="dogma", seats=3, watching="nobody", bots=["priest"] * 3)
    assert (await Client(host, table).look())["type"] == "done"
    assert key(await Client(await desk.device("Zoe"), table).look()) == "table-not-your-eyes"


@at_a_desk
async def test_everybody_hears_how_many_look_on(desk: Desk) -> None:
    clients, zoe = await watched(desk, "public")
    await zoe.look()
    assert clients[0].news["watchers"] == 1
    zoe.leave()
    assert clients[0].news["watchers"] == 0


# --- open hands -----------------------------------------------------------------------------------


@at_a_desk
async def test_hands_are_open_only_once_all_persons_agree(desk: Desk) -> None:
    clients, zoe = await watched(desk, "open", seats=4, bots=[None, None, None, "priest"], beat=1.0)
    for seat in (0, 1):
        await clients[seat].say("consent", seat=seat, yes=True)
        assert key(await zoe.look(open=True)) == "table-not-all-hands"
    await clients[2].say("consent", seat=2, yes=True)
    assert (await zoe.look(open=True))["type"] == "done"
    assert zoe.frame["viewer"] == OMNISCIENT
    assert {"hand@0", "hand@1", "hand@2", "hand@3"} <= zones(zoe.frame)
    assert [seat["consents"] for seat in clients[0].news["seats"]] == [True, True, True, False]


@at_a_desk
async def test_open_eyes_see_what_seats_do_behind_their_hands(desk: Desk) -> None:
    clients, zoe = await watched(desk, "open")
    await consent(clients)
    await zoe.look(open=True)
    await choose(clients[2])
    assert zoe.frame["events"][0]["kind"] == "chosen"
    assert [frame["number"] for frame in zoe.frames] == [1, 2]


@at_a_desk
async def test_consent_withdrawn_closes_the_hands_at_once(desk: Desk) -> None:
    clients, zoe = await watched(desk, "open")
    await consent(clients)
    await zoe.look(open=True)
    assert (await clients[1].say("consent", seat=1, yes=False))["type"] == "done"
    zoe.heard.clear()
    await choose(clients[0])
    await choose(clients[0])
    assert zoe.frames == []
    assert key(await zoe.look(open=True)) == "table-not-all-hands"
    assert (await zoe.look())["type"] == "done"


@at_a_desk
async def test_who_sits_at_the_table_never_has_open_eyes(desk: Desk) -> None:
    clients, _ = await watched(desk, "open")
    await consent(clients)
    for client in clients:
        assert key(await client.look(open=True)) == "table-not-all-hands"


@at_a_desk
async def test_who_sits_down_loses_the_open_eyes_they_had(desk: Desk) -> None:
    anna, bo = await desk.seated("Anna", "Bo", seats=3, game="dogma", watching="open")
    await consent([anna, bo])
    zoe = await stranger(desk, anna)
    assert (await zoe.look(open=True))["type"] == "done"
    await zoe.say("take", seat=2, nonce="n")
    await zoe.say("consent", seat=2, yes=True)
    await anna.say("start")
    assert zoe.frames == []


@at_a_desk
async def test_consent_is_the_seat_s_own_and_only_where_the_table_was_made_for_it(
    desk: Desk,
) -> None:
    clients, zoe = await watched(desk, "open")
    assert key(await clients[1].say("consent", seat=0, yes=True)) == "table-not-your-seat"
    assert key(await zoe.say("consent", seat=0, yes=True)) == "table-not-your-seat"
    others, _ = await watched(desk, "public")
    assert key(await others[0].say("consent", seat=0, yes=True)) == "table-not-open-hands"
    assert key(await zoe.look(open=True)) == "table-not-all-hands"


# --- everything, but later ------------------------------------------------------------------------


async def later(desk: Desk) -> tuple[list[Client], Client]:
    clients, zoe = await watched(desk, "delayed", delay=DELAY)
    await consent(clients)
    return clients, zoe


@at_a_desk
async def test_a_delayed_spectator_sees_every_step_so_much_later(desk: Desk) -> None:
    clients, zoe = await later(desk)
    await desk.time.pass_by(100)
    heard = clocked(desk, zoe)
    await zoe.look(open=True)
    await desk.time.pass_by(5)
    await choose(clients[0])
    await desk.time.pass_by(10)
    await choose(clients[1])
    await desk.time.pass_by(100)
    assert times(heard) == [0.0, 65.0, 75.0]
    assert [frame["number"] for frame in zoe.frames] == [1, 2, 3]


@at_a_desk
async def test_a_delayed_spectator_who_comes_late_sees_the_table_as_it_was(desk: Desk) -> None:
    clients, zoe = await later(desk)
    await desk.time.pass_by(100)
    await choose(clients[0])
    await desk.time.pass_by(20)
    await choose(clients[1])
    await desk.time.pass_by(20)
    heard = clocked(desk, zoe)
    await zoe.look(open=True)
    await desk.time.pass_by(100)
    assert times(heard) == [0.0, 20.0, 40.0]
    assert [frame["number"] for frame in zoe.frames] == [1, 2, 3]
    assert zoe.frames[0]["whole"]


@at_a_desk
async def test_before_the_delay_is_over_not_even_the_deal_is_seen(desk: Desk) -> None:
    _, zoe = await later(desk)
    await zoe.look(open=True)
    assert [frame["number"] for frame in zoe.frames] == [0]
    assert not any("hand" in zone for zone in zones(zoe.frame))
    await desk.time.pass_by(DELAY)
    assert [frame["number"] for frame in zoe.frames] == [0, 1]


@at_a_desk
async def test_what_was_on_its_way_does_not_arrive_once_consent_is_withdrawn(desk: Desk) -> None:
    clients, zoe = await later(desk)
    await zoe.look(open=True)
    await clients[0].say("consent", seat=0, yes=False)
    count = len(zoe.frames)
    await desk.time.pass_by(10 * DELAY)
    assert len(zoe.frames) == count


@at_a_desk
async def test_looking_again_does_not_show_anything_twice(desk: Desk) -> None:
    clients, zoe = await later(desk)
    await desk.time.pass_by(100)
    await zoe.look(open=True)
    await choose(clients[0])
    await desk.time.pass_by(10)
    await zoe.look(open=True)
    await zoe.look()
    zoe.heard.clear()
    await zoe.look(open=True)
    await desk.time.pass_by(100)
    assert [frame["number"] for frame in zoe.frames] == [1, 2]


@at_a_desk
async def test_who_only_looks_on_does_nothing_else(desk: Desk) -> None:
    clients, zoe = await watched(desk, "public")
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
    assert clients[0].table.charter.status == "playing"


@at_a_desk
async def test_the_public_eyes_of_a_seated_player_are_no_better_than_anybody_s(desk: Desk) -> None:
    clients = await dogma(desk)
    zoe = await stranger(desk, clients[0])
    second = Client(clients[0].caller, clients[0].table)
    for client in (zoe, second):
        await client.look()
    assert zoe.frame == second.frame
