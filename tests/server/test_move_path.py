"""docs/architecture/move.md names every module that a move passes, in order.

A real move goes through a real socket while a profiler notes the modules whose code runs.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from server.harness import Json, LocalBotService, run
from simony.server.app import Config, Server
from simony.server.serve import WebServer, listen, open_connections, uvicorn_config
from simony.server.store.store import Store

PAGE = Path(__file__).parents[2] / "docs" / "architecture" / "move.md"
STATION = re.compile(r"^\| \d+ \| `([\w/]+)\.py`", re.MULTILINE)
MOST = 12
"""Modules that a move may pass."""
PACKAGE = "simony.server."
PEOPLE = ("Anna", "Bo", "Chi", "Dan")


class Trace:
    """The modules of the server whose code has run, in the order of their first call."""

    def __init__(self) -> None:
        self.is_on = False
        self.modules: dict[str, None] = {}

    def note(self, frame: FrameType, event: str, _: object) -> None:
        if self.is_on and event == "call" and frame.f_code.co_name != "<module>":
            name = str(frame.f_globals.get("__name__", ""))
            if name.startswith(PACKAGE):
                self.modules[name.removeprefix(PACKAGE)] = None


@contextmanager
def tracing() -> Iterator[Trace]:
    """Trace this thread, and every thread that is started meanwhile: the store's writer too."""
    trace = Trace()
    before = sys.getprofile(), threading.getprofile()
    sys.setprofile(trace.note)
    threading.setprofile(trace.note)
    try:
        yield trace
    finally:
        sys.setprofile(before[0])
        threading.setprofile(before[1])


class QuietServer(WebServer):
    """A web server without its sweep of late connections, which is no part of a move."""

    async def on_tick(self, counter: int) -> bool:
        return await uvicorn.Server.on_tick(self, counter)


@asynccontextmanager
async def serving(data: Path) -> AsyncIterator[str]:
    """Serve over a port of this machine; yield the address."""
    server = Server(Config(data), Store.open(data), LocalBotService())
    listening, ready = listen("127.0.0.1", 0), asyncio.Event()
    web = QuietServer(uvicorn_config(server), open_connections(server), ready.set)
    task = asyncio.create_task(web.serve([listening]))
    try:
        await ready.wait()
        yield f"127.0.0.1:{listening.getsockname()[1]}"
    finally:
        web.should_exit = True
        await task
        await server.close()


async def introduce(address: str, **settings: Any) -> tuple[str, list[str]]:
    """Make four devices and a table; return the table's id and the tokens."""
    async with httpx.AsyncClient(base_url=f"http://{address}", trust_env=False) as client:
        tokens = [
            (await client.post("/api/devices", json={"name": name, "bearer": True})).json()["token"]
            for name in PEOPLE
        ]
        answer = await client.post(
            "/api/tables",
            json={"game": "indulgence", "seats": len(PEOPLE), **settings},
            headers={"authorization": f"Bearer {tokens[0]}"},
        )
    return answer.json()["table"], tokens


class Person:
    """One person at a socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.frame: Json = {}

    async def send(self, kind: str, **fields: Any) -> None:
        await self._socket.send(json.dumps({"type": kind, **fields}))

    async def until(self, *kinds: str) -> Json:
        """Return the next message of these kinds."""
        while True:
            message: Json = json.loads(await self._socket.recv())
            if message["type"] == "frame":
                self.frame = message
            if message["type"] in kinds:
                return message


async def begin(address: str, stack: AsyncExitStack, **settings: Any) -> list[Person]:
    """Return four people at a game that has begun."""
    table, tokens = await introduce(address, **settings)
    people = []
    for seat, token in enumerate(tokens):
        url = f"ws://{address}/api/tables/{table}/socket"
        headers = {"authorization": f"Bearer {token}"}
        socket = await stack.enter_async_context(
            connect(url, additional_headers=headers, proxy=None)
        )
        person = Person(socket)
        await person.send("take", seat=seat, nonce="a word")
        await person.until("done")
        await person.send("look", seat=seat)
        await person.until("done")
        people.append(person)
    await people[0].send("start")
    await people[0].until("done")
    # The answer to a ping comes after everything that was sent before it.
    for person in people:
        await person.send("ping")
        await person.until("pong")
    return people


async def trace_a_move(data: Path, trace: Trace, **settings: Any) -> list[str]:
    """Return the modules that a move passes until everybody has been sent its frame."""
    async with AsyncExitStack() as stack:
        address = await stack.enter_async_context(serving(data))
        people = await begin(address, stack, **settings)
        mover = next(person for person in people if person.frame["prompt"] is not None)
        frame = mover.frame
        action = frame["scene"]["choices"][0]["action"]
        trace.is_on = True
        await mover.send("move", prompt=frame["prompt"], actions=[action], move_id="first")
        await asyncio.gather(*(person.until("frame") for person in people if person is not mover))
        answer = await mover.until("accepted", "illegal", "stale")
        trace.is_on = False
        assert answer["type"] == "accepted"
        assert mover.frame["number"] == answer["frame"]
        return list(trace.modules)


def modules_passed(data: Path, **settings: Any) -> list[str]:
    found: list[str] = []

    async def main() -> None:
        found.extend(await trace_a_move(data, trace, **settings))

    with tracing() as trace:
        run(main())
    return found


def modules_named() -> list[str]:
    """Return the modules in the page's table."""
    return [name.replace("/", ".") for name in STATION.findall(PAGE.read_text("utf-8"))]


def test_the_page_names_every_module_that_a_move_passes(tmp_path: Path) -> None:
    assert modules_passed(tmp_path / "table.db") == modules_named()


def test_a_move_passes_at_most_a_dozen_modules() -> None:
    assert 0 < len(modules_named()) <= MOST


def test_a_time_control_adds_only_its_timer(tmp_path: Path) -> None:
    passed = modules_passed(tmp_path / "table.db", clock={"bank": 600, "delay": 60})
    assert set(passed) - set(modules_named()) == {"runtime.environment"}
