"""A real server in a process of its own, and people who talk to it over sockets."""

from __future__ import annotations

import asyncio
import itertools
import json
import math
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]
T = TypeVar("T")
LONG_TURN = "the event loop was busy"
TIMEOUT_SECONDS = 120.0
"""Seconds after which a test gives up: far more than a busy machine takes."""
LAUNCHER = Path(__file__).with_name("serve_launcher.py")
SHORT: dict[str, Json] = {
    "indulgence": {"game": "indulgence", "house_rules": {"game": {"rounds": 1}}},
    "dogma": {"game": "dogma", "house_rules": {"game": {"confessions": 15}}},
}
"""Settings for games of about a hundred moves."""


# --- the process ----------------------------------------------------------------------------------


class ServerProcess:
    """A process that runs `simony serve`; its output says where it listens.

    Use `serving`, so that no process is left running.
    """

    def __init__(
        self,
        data: Path,
        *arguments: str,
        limits: bool = False,
        default_data: bool = False,
        connections: Json | None = None,
        **environment: str,
    ) -> None:
        """`connections` are figures of `ConnectionFigures` that differ from the usual ones."""
        self.data = data
        self.url = ""
        """Where it listens, once it does."""
        self._client = httpx.Client(timeout=TIMEOUT_SECONDS, trust_env=False)
        self._client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        self._said = data.with_suffix(f".{time.monotonic_ns()}.out")
        self._error_output = self._said.with_suffix(".err")
        free = () if limits else ("--no-limits",)
        there = () if default_data else ("--data", str(data))
        launcher = (
            ("-m", "simony.cli")
            if connections is None
            else (str(LAUNCHER), json.dumps(connections))
        )
        command = (
            sys.executable,
            *launcher,
            "serve",
            "--port",
            "0",
            "--bots",
            "1",
            *there,
            *free,
            *arguments,
        )
        with self._said.open("wb") as out, self._error_output.open("wb") as err:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=err,
                env={**os.environ, "LC_ALL": "C.UTF-8", **environment},
            )

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def said(self) -> str:
        return self._said.read_text("utf-8")

    @property
    def error_output(self) -> str:
        """What it wrote to standard error, except long turns of the event loop, which are
        normal on a slow machine.
        """
        lines = self._error_output.read_text("utf-8").splitlines(keepends=True)
        return "".join(line for line in lines if not line.startswith(LONG_TURN))

    @property
    def long_turns(self) -> list[str]:
        """What its watchdog wrote."""
        return [
            line
            for line in self._error_output.read_text("utf-8").splitlines()
            if line.startswith(LONG_TURN)
        ]

    @property
    def exit_code(self) -> int | None:
        """None while it runs."""
        return self._process.poll()

    @property
    def is_running(self) -> bool:
        return self.exit_code is None

    def wait_until_open(self) -> None:
        """Wait until it says where it listens."""
        wait_for(lambda: "\n" in self.said or not self.is_running)
        found = re.search(r"http://[0-9.]+:[0-9]+", self.said)
        assert found is not None, self.error_output
        self.url = found[0]

    @property
    def place(self) -> tuple[str, int]:
        host, _, port = self.url.removeprefix("http://").partition(":")
        return host, int(port)

    def stop(self) -> int:
        """Stop it as a service is stopped; return its exit code."""
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(TIMEOUT_SECONDS)

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        self._process.kill()
        self._process.wait(TIMEOUT_SECONDS)
        self._client.close()

    def children(self) -> list[int]:
        """Return the processes it has started that still run."""
        task = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        return [int(each) for each in task.read_text().split()] if task.exists() else []

    def resident(self) -> int | None:
        """Return its bytes of memory, if the system tells."""
        status = Path(f"/proc/{self.pid}/status")
        found = re.search(r"VmRSS:\s+([0-9]+) kB", status.read_text()) if status.exists() else None
        return int(found[1]) * 1024 if found else None

    # --- people -----------------------------------------------------------------------------------

    def ask(
        self, method: str, path: str, person: Person | None = None, **more: Any
    ) -> httpx.Response:
        headers = {**(person.headers if person else {}), **more.pop("headers", {})}
        return self._client.request(method, self.url + path, headers=headers, **more)

    def person(self, name: str = "Anna") -> Person:
        """Introduce a device."""
        answer = self.ask("POST", "/api/devices", json={"name": name, "bearer": True})
        assert answer.status_code == 201, answer.text
        return Person(name, answer.json()["token"])

    def table(self, host: Person, **settings: Any) -> str:
        answer = self.ask(
            "POST", "/api/tables", host, json={"game": "indulgence", "beat": 0.0, **settings}
        )
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    def address(self, table: str) -> str:
        return f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"

    async def connect(
        self, table: str, person: Person | None = None, hear: Callable[[Json], None] | None = None
    ) -> SocketClient:
        headers = person.headers if person else None
        socket = await connect(
            self.address(table),
            additional_headers=headers,
            compression=None,
            max_size=None,
            open_timeout=TIMEOUT_SECONDS,
            proxy=None,
        )
        return SocketClient(socket, hear)

    @asynccontextmanager
    async def seated(self, *names: str, **settings: Any) -> AsyncIterator[list[SocketClient]]:
        """Yield clients seated at a table whose game has not begun; the first is the host."""
        people = [self.person(name) for name in names]
        table = self.table(people[0], **{"seats": len(names), **settings})
        lines = [await self.connect(table, person) for person in people]
        try:
            for seat, line in enumerate(lines):
                line.seat, line.table, line.person = seat, table, people[seat]
                assert (await line.say("take", seat=seat, nonce=f"nonce of {names[seat]}"))[
                    "type"
                ] == "done"
                assert (await line.say("look", seat=seat))["type"] == "done"
            yield lines
        finally:
            for line in lines:
                await line.close()

    @asynccontextmanager
    async def begun(self, *names: str, **settings: Any) -> AsyncIterator[list[SocketClient]]:
        """Like `seated`, with the game begun and seen by all."""
        async with self.seated(*names, **settings) as lines:
            assert (await lines[0].say("start"))["type"] == "done"
            for line in lines:
                await line.shown(0)
            yield lines


@contextmanager
def serving(
    data: Path, *arguments: str, limits: bool = False, connections: Json | None = None, **more: Any
) -> Iterator[ServerProcess]:
    """Run a server until the end of the block."""
    server = ServerProcess(data, *arguments, limits=limits, connections=connections, **more)
    try:
        server.wait_until_open()
        yield server
    finally:
        server.kill()


def wait_for(condition: Callable[[], object], seconds: float = TIMEOUT_SECONDS) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.01)


# --- people ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Person:
    """A device with its token."""

    name: str
    token: str

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}


class ConnectionLost(Exception):
    """The connection was closed, with this code; the outcome of the last command is unknown."""


@dataclass(eq=False)
class SocketClient:
    """One socket to one table. Every message is kept, in order, and passed to `hear`."""

    socket: ClientConnection
    hear: Callable[[Json], None] | None = None
    heard: list[Json] = field(default_factory=list)
    frame: Json = field(default_factory=dict)
    """The last frame."""
    seat: int = 0
    table: str = ""
    person: Person = Person("", "")

    def __post_init__(self) -> None:
        self._waiting: dict[int, asyncio.Future[Json]] = {}
        self._numbers = itertools.count(1_000_001)  # no number that junk has
        self._moves = 0
        self._news = asyncio.Event()
        self._task = asyncio.create_task(self._listen())
        _open_clients.add(self)

    async def _listen(self) -> None:
        with suppress(ConnectionClosed):
            async for data in self.socket:
                self._take(json.loads(data))
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(ConnectionLost(self.code))
        self._news.set()

    def _take(self, message: Json) -> None:
        self.heard.append(message)
        if message["type"] == "frame":
            self.frame = message
        waiting = self._waiting.pop(message.get("id", 0), None)
        if waiting is not None and not waiting.done():
            waiting.set_result(message)
        if self.hear is not None:
            self.hear(message)
        self._news.set()

    @property
    def code(self) -> int | None:
        """The code with which the socket was closed."""
        return self.socket.close_code

    @property
    def is_gone(self) -> bool:
        return self._task.done()

    async def say(self, kind: str, **fields: Any) -> Json:
        """Send a command and return its answer; raise `ConnectionLost` if there is none."""
        if self.is_gone:
            raise ConnectionLost(self.code)
        number = next(self._numbers)
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        try:
            await self.send(json.dumps({"type": kind, "id": number, **fields}))
            return await asyncio.wait_for(answer, TIMEOUT_SECONDS)
        finally:
            self._waiting.pop(number, None)
            if not answer.cancel() and not answer.cancelled():
                answer.exception()  # mark it as retrieved

    async def send(self, data: str | bytes) -> None:
        try:
            await self.socket.send(data)
        except ConnectionClosed:
            raise ConnectionLost(self.code) from None

    async def move(self, *actions: int, **fields: Any) -> Json:
        """Answer the current prompt."""
        self._moves += 1
        return await self.say(
            "move",
            **{
                "prompt": self.frame["prompt"],
                "actions": actions,
                "move_id": f"m{self._moves}",
                **fields,
            },
        )

    async def until(self, condition: Callable[[], object]) -> None:
        """Wait until a message makes the condition true."""

        async def wait() -> None:
            while not condition():
                if self.is_gone:
                    raise ConnectionLost(self.code)
                self._news.clear()
                await self._news.wait()

        await asyncio.wait_for(wait(), TIMEOUT_SECONDS)

    async def shown(self, number: int) -> None:
        """Wait until frame `number` or a later one has come."""
        await self.until(lambda: self.frame and self.frame["number"] >= number)

    async def gone(self) -> int | None:
        """Wait until the socket is closed; return its code."""
        await asyncio.wait_for(asyncio.shield(self._task), TIMEOUT_SECONDS)
        return self.code

    def of(self, kind: str) -> list[Json]:
        return [message for message in self.heard if message["type"] == kind]

    @property
    def numbers(self) -> list[int]:
        """The numbers of all frames, in the order in which they came."""
        return [message["number"] for message in self.of("frame")]

    @property
    def is_asked(self) -> bool:
        return bool(self.frame) and self.frame["prompt"] is not None

    @property
    def is_over(self) -> bool:
        return bool(self.frame) and self.frame["result"] is not None

    @property
    def choices(self) -> list[int]:
        return [choice["action"] for choice in self.frame["scene"]["choices"]]

    async def close(self) -> None:
        await self.socket.close()
        await self._end()

    async def drop(self) -> None:
        """Break the connection without closing it."""
        self.socket.transport.abort()
        await self._end()

    async def _end(self) -> None:
        _open_clients.discard(self)
        await asyncio.gather(self._task, return_exceptions=True)


async def play_out(lines: list[SocketClient], rng: Random, most: float = math.inf) -> None:
    """Answer every prompt with a random legal action, until the game is over or the first
    client has seen frame `most`.
    """
    while not all(line.is_over for line in lines) and lines[0].frame["number"] < most:
        for line in lines:
            if line.is_asked:
                await answer_prompt(line, rng.choice(line.choices))
        await asyncio.sleep(0.001)


async def answer_prompt(line: SocketClient, action: int) -> None:
    """Act, and wait for the frame that shows it; if another was faster, take the frame that
    came instead.
    """
    answer = await line.move(action)
    if answer["type"] == "stale":
        line.frame = max(line.frame, answer["frame"], key=lambda frame: frame["number"])
        return
    assert answer["type"] == "accepted", answer
    await line.shown(answer["frame"])


_open_clients: set[SocketClient] = set()


def run(play: Coroutine[Any, Any, T], seconds: float = 2 * TIMEOUT_SECONDS) -> T:
    """Run a test in its own event loop, with a time limit, and close all its sockets."""

    async def bounded() -> T:
        try:
            return await asyncio.wait_for(play, seconds)
        finally:
            while _open_clients:
                await _open_clients.pop().drop()

    return asyncio.run(bounded())
