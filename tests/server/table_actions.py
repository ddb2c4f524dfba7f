"""Short ways to say what happens at a table, for tests."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx

from server.harness import Client, FakeEnvironment, Harness, Json, open_harness, run, settled
from simony import registry
from simony.server.protocol.caller import Caller
from simony.server.protocol.problem import Conflict
from simony.server.state.table_record import encode_record
from simony.server.store import rows
from simony.server.tables.seating import redeem_ticket as redeem
from simony.template import SPEC as CANDLE

TABLES = ("tide", "game_table", "entry", "move", "seat", "ticket", "chat", "report", "result")


def with_harness(play: Callable[[Harness], Awaitable[None]]) -> Callable[[Path], None]:
    """A test of one server, from its first to its last moment."""

    def test(tmp_path: Path) -> None:
        async def evening() -> None:
            async with open_harness(tmp_path / "table.db") as harness:
                await play(harness)

        run(evening())

    test.__name__ = test.__qualname__ = play.__name__
    test.__module__ = play.__module__
    test.__doc__ = play.__doc__
    return test


@asynccontextmanager
async def next_server(data: Path, time: FakeEnvironment) -> AsyncIterator[Harness]:
    """The server that comes after one that is gone, whose alarms went with it."""
    time.drop_timers()
    async with open_harness(data, time) as harness:
        yield harness


async def reconnect(harness: Harness, client: Client) -> Client:
    """The same device with a new line to the same table."""
    back = Client(client.caller, await harness.server.registry.find(client.table.record.id))
    back.moves = client.moves
    return back


async def stranger(harness: Harness, client: Client, name: str = "Zoe") -> Client:
    """Somebody else who has the link."""
    return Client(await harness.device(name), client.table)


def key(answer: Json) -> str:
    """Why not."""
    found: str = answer["problem"]["key"]
    return found


def entries(client: Client) -> list[str]:
    """The log so far, a line an entry."""
    timeline = client.table.timeline
    assert timeline is not None
    return [timeline.log.entry_line(entry) for entry in timeline.log.entries]


async def everything(harness: Harness, *clients: Client) -> list[object]:
    """All there is: the state, the log, every row on the disk, and what these clients have
    heard.
    """
    table = clients[0].table
    timeline = table.timeline
    stored = [await harness.server.services.store.read(f"SELECT * FROM {name}") for name in TABLES]  # noqa: S608  # our own names
    game = (
        None
        if timeline is None
        else (timeline.log.state.to_bytes(), timeline.log.dump(), timeline.last)
    )
    return [game, encode_record(table.record), stored, [list(client.heard) for client in clients]]


async def get(harness: Harness, path: str) -> httpx.Response:
    """What anybody is answered over HTTP."""
    return await ask(harness, "GET", path)


async def ask(
    harness: Harness,
    method: str,
    path: str,
    token: str = "",
    address: str = "127.0.0.1",
    json: object = None,
) -> httpx.Response:
    """What a device (by its token) is answered over HTTP when it asks from this address."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    transport = httpx.ASGITransport(app=harness.server.asgi(), client=(address, 1))
    async with httpx.AsyncClient(
        transport=transport, base_url="http://localhost", headers=headers
    ) as web:
        return await web.request(method, path, json=json)


async def new_device(
    harness: Harness, name: str = "Anna", address: str = "127.0.0.1"
) -> tuple[str, str]:
    """A device that has introduced itself over HTTP: its id and its token."""
    answer = await ask(
        harness, "POST", "/api/devices", address=address, json={"name": name, "bearer": True}
    )
    assert answer.status_code == 201, answer.text
    return answer.json()["id"], answer.json()["token"]


@contextmanager
def broken_disk(harness: Harness) -> Iterator[None]:
    """Nothing can be written down."""

    def fail() -> None:
        raise OSError("no space left on device")

    harness.server.services.store.before_commit = fail
    try:
        yield
    finally:
        harness.server.services.store.before_commit = None


async def redeem_ticket(harness: Harness, ticket: str, caller: Caller) -> bool:
    """What POST /api/tickets does; whether it moved a seat."""
    token = rows.sha256(ticket)
    found = await rows.find_ticket(harness.server.services.store, token, harness.time.now())
    if found is None:
        return False
    table = await harness.server.registry.find(found.game_table)
    try:
        await table.enqueue(lambda: redeem(table, caller, token))
    except Conflict:
        return False
    return True


def timed_messages(harness: Harness, client: Client) -> list[tuple[float, Json]]:
    """What the client hears from now on, each with when, counted from now."""
    heard: list[tuple[float, Json]] = []
    start, send = harness.time.time, client.watcher._send_bytes

    def note(data: bytes) -> None:
        heard.append((harness.time.time - start, json.loads(data)))
        send(data)

    client.watcher._send_bytes = note
    return heard


def times(heard: list[tuple[float, Json]]) -> list[float]:
    """When frames came."""
    return [round(when, 6) for when, message in heard if message["type"] == "frame"]


# --- Dogma: hidden steps, one seat at a time ------------------------------------------------------


async def dogma(harness: Harness, *names: str, **settings: Any) -> list[Client]:
    """A game of Dogma, begun; the first is to confess."""
    return await harness.begun(
        *(names or ("Anna", "Bo", "Chi")), game="dogma", options={"first": "1"}, **settings
    )


async def do(client: Client, *words: str, **fields: Any) -> Json:
    """A move in the game's notation."""
    assert client.table.game is not None
    return await client.move(*(client.table.game.parse(each) for each in words), **fields)


def hand(client: Client) -> list[str]:
    """The cards the client sees in its hand, lowest first."""
    game = client.table.game
    assert game is not None
    zones = [zone for zone in client.frame["scene"]["zones"] if zone["id"].startswith("hand-")]
    kinds = [item["look"]["kind"] for zone in zones for item in zone["items"]]
    return sorted(kinds, key=lambda kind: game.parse(f"lay {kind}"))


def confession(client: Client, cards: int = 1) -> list[str]:
    """One to three cards as Mercy, whatever they are."""
    laid = [f"lay {kind}" for kind in hand(client)[:cards]]
    return ["name mercy", *laid, *(["done"] if cards < 3 else [])]


async def confess(client: Client, cards: int = 1) -> None:
    answer = await do(client, *confession(client, cards))
    assert answer["type"] == "accepted", answer


# --- Candle: everybody at once, in two steps ------------------------------------------------------


async def candle(harness: Harness, *names: str, **settings: Any) -> list[Client]:
    """A game of Candle, begun; everybody is asked."""
    registry.register(CANDLE)
    return await harness.begun(*(names or ("Anna", "Bo", "Chi")), game="candle", **settings)


async def choose(client: Client) -> Json:
    """The first thing the client may do."""
    return await client.move(client.choices[0])


async def finish(clients: list[Client]) -> None:
    """Everybody takes the first choice until the game is over."""
    while clients[0].frame["result"] is None:
        for client in clients:
            if client.frame["prompt"] is not None:
                assert (await choose(client))["type"] == "accepted"
        await settled()
