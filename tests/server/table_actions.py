"""Short ways to act at a table, for tests."""

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
    """Turn a coroutine that takes a `Harness` into a test of one server."""

    def test(tmp_path: Path) -> None:
        async def main() -> None:
            async with open_harness(tmp_path / "table.db") as harness:
                await play(harness)

        run(main())

    test.__name__ = test.__qualname__ = play.__name__
    test.__module__ = play.__module__
    test.__doc__ = play.__doc__
    return test


@asynccontextmanager
async def next_server(data: Path, time: FakeEnvironment) -> AsyncIterator[Harness]:
    """Run the server that follows one that is gone, whose timers went with it."""
    time.drop_timers()
    async with open_harness(data, time) as harness:
        yield harness


async def reconnect(harness: Harness, client: Client) -> Client:
    """Return a new client of the same device at the same table."""
    back = Client(client.caller, await harness.server.registry.find(client.table.record.id))
    back.moves = client.moves
    return back


async def stranger(harness: Harness, client: Client, name: str = "Zoe") -> Client:
    """Return a client of somebody else who has the link."""
    return Client(await harness.device(name), client.table)


def key(answer: Json) -> str:
    """Return the key of the problem in an answer."""
    found: str = answer["problem"]["key"]
    return found


def entries(client: Client) -> list[str]:
    """Return the lines of the log so far."""
    timeline = client.table.timeline
    assert timeline is not None
    return [timeline.log.entry_line(entry) for entry in timeline.log.entries]


async def everything(harness: Harness, *clients: Client) -> list[object]:
    """Return the whole state: the game, the log, every row on the disk, and what these
    clients were sent.
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
    """Send a GET request without a device."""
    return await ask(harness, "GET", path)


async def ask(
    harness: Harness,
    method: str,
    path: str,
    token: str = "",
    address: str = "127.0.0.1",
    json: object = None,
) -> httpx.Response:
    """Send a request over HTTP with a device's token, from this address."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    transport = httpx.ASGITransport(app=harness.server.asgi(), client=(address, 1))
    async with httpx.AsyncClient(
        transport=transport, base_url="http://localhost", headers=headers
    ) as web:
        return await web.request(method, path, json=json)


async def new_device(
    harness: Harness, name: str = "Anna", address: str = "127.0.0.1"
) -> tuple[str, str]:
    """Introduce a device over HTTP; return its id and its token."""
    answer = await ask(
        harness, "POST", "/api/devices", address=address, json={"name": name, "bearer": True}
    )
    assert answer.status_code == 201, answer.text
    return answer.json()["id"], answer.json()["token"]


@contextmanager
def broken_disk(harness: Harness) -> Iterator[None]:
    """Let every write fail."""

    def fail() -> None:
        raise OSError("no space left on device")

    harness.server.services.store.before_commit = fail
    try:
        yield
    finally:
        harness.server.services.store.before_commit = None


async def redeem_ticket(harness: Harness, ticket: str, caller: Caller) -> bool:
    """Do what POST /api/tickets does; return whether a seat moved."""
    token = rows.sha256(ticket)
    found = await rows.find_ticket(harness.server.services.store, token, harness.time.now())
    if found is None:
        return False
    table = await harness.server.registry.find(found.game_table)
    try:
        await table.queue.run(lambda: redeem(table, caller, token))
    except Conflict:
        return False
    return True


def timed_messages(harness: Harness, client: Client) -> list[tuple[float, Json]]:
    """Return the list of messages that the client is sent from now on, each with its time
    from now.
    """
    heard: list[tuple[float, Json]] = []
    start, send = harness.time.time, client.watcher._send_bytes

    def note(data: bytes) -> None:
        heard.append((harness.time.time - start, json.loads(data)))
        send(data)

    client.watcher._send_bytes = note
    return heard


def times(heard: list[tuple[float, Json]]) -> list[float]:
    """Return when the frames were sent."""
    return [round(when, 6) for when, message in heard if message["type"] == "frame"]


# --- Dogma: hidden steps, one seat at a time ------------------------------------------------------


async def dogma(harness: Harness, *names: str, **settings: Any) -> list[Client]:
    """Return the clients of a game of Dogma that has begun; the first confesses."""
    return await harness.begun(
        *(names or ("Anna", "Bo", "Chi")), game="dogma", options={"first": "1"}, **settings
    )


async def do(client: Client, *words: str, **fields: Any) -> Json:
    """Make a move in the game's notation."""
    assert client.table.game is not None
    return await client.move(*(client.table.game.parse(each) for each in words), **fields)


def hand(client: Client) -> list[str]:
    """Return the cards the client sees in its hand, lowest first."""
    game = client.table.game
    assert game is not None
    zones = [zone for zone in client.frame["scene"]["zones"] if zone["id"].startswith("hand-")]
    kinds = [item["look"]["kind"] for zone in zones for item in zone["items"]]
    return sorted(kinds, key=lambda kind: game.parse(f"lay {kind}"))


def confession(client: Client, cards: int = 1) -> list[str]:
    """Return the actions that confess one to three cards as Mercy, true or not."""
    laid = [f"lay {kind}" for kind in hand(client)[:cards]]
    return ["name mercy", *laid, *(["done"] if cards < 3 else [])]


async def confess(client: Client, cards: int = 1) -> None:
    answer = await do(client, *confession(client, cards))
    assert answer["type"] == "accepted", answer


# --- Candle: everybody at once, in two steps ------------------------------------------------------


async def candle(harness: Harness, *names: str, **settings: Any) -> list[Client]:
    """Return the clients of a game of Candle that has begun; everybody has to decide."""
    registry.register(CANDLE)
    return await harness.begun(*(names or ("Anna", "Bo", "Chi")), game="candle", **settings)


async def choose(client: Client) -> Json:
    """Take the first choice."""
    return await client.move(client.choices[0])


async def finish(clients: list[Client]) -> None:
    """Let everybody take the first choice until the game is over."""
    while clients[0].frame["result"] is None:
        for client in clients:
            if client.frame["prompt"] is not None:
                assert (await choose(client))["type"] == "accepted"
        await settled()
