"""Row 7: a short `look` cannot be used to make the server send data without end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

from starlette.websockets import WebSocket

from server.harness import Client, Harness, Json, open_harness, run
from server.table_actions import choose, dogma, with_harness
from simony.server.frames.audience import MISSED_BYTES, MISSED_FRAMES
from simony.server.live.sockets import SendQueue, Session
from simony.server.live.viewing import CHAT_BYTES, CHAT_LINES
from simony.server.protocol.caller import Caller
from simony.server.protocol.codec import encode
from simony.server.security.rate_limits import LimitFigures, Rate
from simony.server.tables.chat import CHAT_REMEMBERED
from simony.server.tables.table import Table

NARROW = Rate(1000, 20_000)


async def a_long_game_with_chat(harness: Harness, text: str = "x") -> list[Client]:
    """Return a game with more frames and more chat than a client is sent."""
    clients = await dogma(harness)
    for _ in range(CHAT_REMEMBERED + 10):
        assert (await clients[0].say("chat", text=text))["type"] == "done"
    while clients[0].frame["number"] < 2 * MISSED_FRAMES:
        for client in clients:
            if client.frame["prompt"] is not None:
                await choose(client)
    return clients


@with_harness
async def test_row_7_a_client_that_looks_gets_the_last_lines_of_chat(harness: Harness) -> None:
    anna, *_ = await a_long_game_with_chat(harness)
    last = CHAT_REMEMBERED + 10
    for have, first in (
        (0, last - CHAT_LINES + 1),
        (7, last - CHAT_LINES + 1),
        (last - 3, last - 2),
        (last, last + 1),
    ):
        back = Client(anna.caller, anna.table)
        await back.look(0, chat=have)
        assert [line["line"] for line in back.of("chat")] == list(range(first, last + 1))


@with_harness
async def test_row_7_long_lines_are_fewer(harness: Harness) -> None:
    anna, *_ = await a_long_game_with_chat(harness, "語" * 500)
    back = Client(anna.caller, anna.table)
    await back.look(0)
    lines = back.of("chat")
    assert 10 < len(lines) < CHAT_LINES
    assert lines[-1]["line"] == CHAT_REMEMBERED + 10
    assert sum(len(data) for data in back.heard if data.startswith(b'{"type":"chat"')) <= CHAT_BYTES


@with_harness
async def test_row_7_a_client_that_missed_many_frames_gets_one_whole_frame(
    harness: Harness,
) -> None:
    anna, *_ = await a_long_game_with_chat(harness)
    now = anna.frame["number"]
    for missed, whole in ((MISSED_FRAMES, [False] * MISSED_FRAMES), (MISSED_FRAMES + 1, [True])):
        back = Client(anna.caller, anna.table)
        await back.look(0, frame=now - missed)
        assert [frame["whole"] for frame in back.frames] == whole
        assert back.frame["number"] == now


@with_harness
async def test_row_7_the_answer_to_one_look_is_limited(harness: Harness) -> None:
    anna, *_ = await a_long_game_with_chat(harness, "語" * 500)
    for frame in range(anna.frame["number"] + 1):
        back = Client(anna.caller, anna.table)
        await back.look(0, frame=frame)
        assert sum(map(len, back.heard)) < MISSED_BYTES + CHAT_BYTES + 10_000


@with_harness
async def test_what_a_delayed_spectator_will_see_is_dropped_when_it_looks_again(
    harness: Harness,
) -> None:
    """Otherwise each `look` would leave as many timers behind as there are steps."""
    clients = await dogma(harness, watching="delayed", delay=600)
    for seat, client in enumerate(clients):
        assert (await client.say("consent", seat=seat, yes=True))["type"] == "done"
    await choose(clients[0])
    zoe = Client(await harness.device("Zoe"), clients[0].table)
    for _ in range(20):
        assert (await zoe.look(open=True))["type"] == "done"
    assert 0 < len(zoe.watcher.pending) < 10
    zoe.leave()
    assert not zoe.watcher.pending


# --- the budget of an address ---------------------------------------------------------------------


def session(harness: Harness, table: Table, address: str) -> Session:
    """An anonymous socket from this address; nobody reads what it is sent."""
    line = SendQueue(cast(WebSocket, None), harness.server.services.metrics)
    made = Session(table, Caller(address=address), line, harness.server.context.limits, address)
    table.enter(made.watcher)
    return made


async def look(socket: Session, **fields: Any) -> Json:
    answer: Json = json.loads(encode(await socket._answer(json.dumps({"type": "look", **fields}))))
    return answer


def test_row_7_an_address_that_has_been_sent_much_waits_before_it_looks_again(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        limits = LimitFigures(look_bytes=NARROW, socket_messages=Rate(1000, 1000))
        async with open_harness(tmp_path / "table.db", limits=limits) as harness:
            clients = await dogma(harness)
            first, second = (
                session(harness, clients[0].table, "192.0.2.1"),
                session(harness, clients[0].table, "192.0.2.1"),
            )
            other = session(harness, clients[0].table, "192.0.2.2")
            before = clients[0].table.audience.sent()
            while (answer := await look(first))["type"] == "done":
                pass
            sent, told = first.watcher.sent, second.watcher.sent
            assert answer["type"] == "slow_down"
            assert answer["problem"]["key"] == "table-door-fast-look-bytes"
            assert clients[0].table.audience.sent() - before >= NARROW.burst
            assert (await look(second))["type"] == "slow_down"
            assert (first.watcher.sent, second.watcher.sent) == (sent, told)
            assert (await look(other))["type"] == "done"
            await harness.time.advance(answer["retry_after"])
            assert (await look(second))["type"] == "done"

    run(play())
