"""A server without a network: tests talk to its tables as sockets would, with a fake clock
and fixed randomness.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import heapq
import ipaddress
import json
import zlib
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import httpx

from simony.bots.bot import Bot, level_index
from simony.bots.levels import BISHOP
from simony.bots.workers.messages import ActionReport, Advice
from simony.core.contract import Game
from simony.core.rng import Rng
from simony.i18n.text import Text
from simony.server.app import Config, Server
from simony.server.frames.audience import Watcher
from simony.server.jobs.job_pool import Jobs
from simony.server.live.sockets import execute, refusal
from simony.server.protocol.caller import Caller
from simony.server.protocol.codec import decode_command, encode
from simony.server.protocol.messages import AnyCommand, Message
from simony.server.protocol.problem import Refusal
from simony.server.runtime.environment import Environment, Timer
from simony.server.security.rate_limits import LimitFigures, Quotas
from simony.server.state.table_record import Settings
from simony.server.store import rows
from simony.server.store.store import Row, Store
from simony.server.store.writer import Submission
from simony.server.tables.table import Table

Json = dict[str, Any]


class FakeTimer:
    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class FakeEnvironment(Environment):
    """A clock that only moves when a test advances it, and ids and secrets that follow from a
    word.
    """

    def __init__(self, word: str = "test", promise: str | None = None) -> None:
        self.time = 1_000_000.0
        self.ahead = 0.0
        """Seconds by which the wall clock has jumped."""
        self._word = word
        self._promise = promise
        self._made = 0
        self._timers: list[tuple[float, int, FakeTimer]] = []

    def now(self) -> float:
        return self.time + self.ahead

    def steady(self) -> float:
        return self.time

    def monotonic(self) -> float:
        return self.time

    def call_at(self, when: float, call: Callable[[], None]) -> Timer:
        timer = FakeTimer(call)
        self._made += 1
        heapq.heappush(self._timers, (when, self._made, timer))
        return timer

    def drop_timers(self) -> None:
        """Forget all timers: the server that set them is gone."""
        self._timers.clear()

    def token(self, size: int) -> str:
        self._made += 1
        return hashlib.sha256(f"{self._made}".encode()).hexdigest()[: size * 4 // 3]

    def secret(self) -> bytes:
        return hashlib.sha256(self._word.encode()).digest()

    def commitment(self, secret: bytes) -> str:
        return self._promise or super().commitment(secret)

    async def advance(self, seconds: float) -> None:
        """Let time pass, and run the timers that are due in their order."""
        end = self.time + seconds
        await settled()
        while self._timers and self._timers[0][0] <= end:
            when, _, timer = heapq.heappop(self._timers)
            self.time = max(self.time, when)
            if timer.call is not None:
                timer.call()
            await settled()
        self.time = end


class CountedStore(Store):
    """A store that counts the calls that wait for its disk."""

    at_work = 0
    """Calls that wait, in all stores of the process."""

    async def _submit(self, submission: Submission) -> list[list[Row]]:
        with self._counted():
            return await super()._submit(submission)

    async def read(self, sql: str, values: tuple[object, ...] = ()) -> list[Row]:
        with self._counted():
            return await super().read(sql, values)

    @contextmanager
    def _counted(self) -> Iterator[None]:
        CountedStore.at_work += 1
        try:
            yield
        finally:
            CountedStore.at_work -= 1


async def settled(turns: int = 30) -> None:
    """Run everything that can run now, however long the disk takes."""
    quiet = 0
    while quiet < 2:
        for _ in range(turns):
            await asyncio.sleep(0)
        quiet += 1
        while CountedStore.at_work:
            quiet = 0
            await asyncio.sleep(0.001)


class LocalBotService:
    """Bots that decide at once, in this process. They still get only a view."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, float]] = []
        self.wait: asyncio.Event | None = None

    async def decide(
        self, game: Game, view: bytes, level: str, *, seconds: float, seed: str
    ) -> int:
        self.asked.append((level, seconds))
        if self.wait is not None:
            await self.wait.wait()
        return Bot(game, "priest" if level_index(level) >= BISHOP else level, Rng(seed)).decide(
            game.load_view(view)
        )

    async def advice(
        self, game: Game, view: bytes, *, seconds: float, seed: str, client: str
    ) -> Advice:
        self.asked.append(("hint", seconds))
        if self.wait is not None:
            await self.wait.wait()
        del seed, client
        thoughts = [ActionReport(action, 1, 0.5, 0.5) for action in game.load_view(view).legal]
        return Advice(thoughts, Text("why-natural", percent=50).to_record())


@dataclass
class Client:
    """One device with one connection to one table, as a socket would have it."""

    caller: Caller
    table: Table
    heard: list[bytes] = field(default_factory=list)
    watcher: Watcher = field(init=False)
    moves: int = 0

    def __post_init__(self) -> None:
        self.watcher = Watcher(self.caller, self.heard.append)
        self.table.enter(self.watcher)

    async def say(self, kind: str, **fields: Any) -> Json:
        """Send a command and return its answer."""
        return await self.send(json.dumps({"type": kind, **fields}))

    async def send(self, text: str | bytes) -> Json:
        try:
            command = decode_command(text)
        except Refusal as error:
            return _read(encode(refusal(error, self.caller)))
        return _read(encode(await self._follow(command)))

    async def _follow(self, command: AnyCommand) -> Message:
        return await execute(self.table, self.watcher.caller, command)

    async def look(self, seat: int | None = None, **fields: Any) -> Json:
        return await self.say("look", seat=seat, **fields)

    async def move(self, *actions: int, **fields: Any) -> Json:
        """Answer the prompt of the last frame."""
        self.moves += 1
        body = {
            "prompt": self.prompt,
            "actions": list(actions),
            "move_id": f"{self.caller.device}-{self.moves}",
            **fields,
        }
        return await self.say("move", **body)

    def leave(self) -> None:
        self.table.leave(self.watcher)

    @property
    def messages(self) -> list[Json]:
        return [_read(data) for data in self.heard]

    def of(self, kind: str) -> list[Json]:
        return [message for message in self.messages if message["type"] == kind]

    @property
    def frames(self) -> list[Json]:
        return self.of("frame")

    def last(self, kind: str) -> Json:
        """Return the last message of a kind. Only that one is decoded: there may be thousands."""
        mark = f'{{"type":"{kind}"'.encode()
        return _parsed(next(data for data in reversed(self.heard) if data.startswith(mark)))

    @property
    def frame(self) -> Json:
        return self.last("frame")

    @property
    def news(self) -> Json:
        return self.last("table")

    @property
    def prompt(self) -> int:
        number: int = self.frame["prompt"] or 0
        return number

    @property
    def choices(self) -> list[int]:
        return [choice["action"] for choice in self.frame["scene"]["choices"]]


@lru_cache(64)
def _parsed(data: bytes) -> Json:
    """Return the decoded message. Callers must not change it."""
    return _read(data)


def _read(data: bytes) -> Json:
    found: Json = json.loads(data)
    return found


def address_of(name: str) -> str:
    """Return an address for this person; everybody has their own."""
    return str(ipaddress.IPv4Address(0x0A000000 + zlib.crc32(name.encode()) % 2**24))


def token_of(name: str) -> str:
    """Return the token of a device that `Harness.device` has made."""
    return base64.urlsafe_b64encode(hashlib.sha256(name.encode()).digest()).rstrip(b"=").decode()


class Harness:
    """A running server with its fake environment."""

    def __init__(self, server: Server, time: FakeEnvironment, bot_service: LocalBotService) -> None:
        self.server = server
        self.time = time
        self.bot_service = bot_service

    async def device(self, name: str) -> Caller:
        """Add a device that has introduced itself."""
        now, token = self.time.now(), token_of(name)
        await self.server.services.store.commit(
            [rows.put_device(rows.Device(f"d-{name}", name, "en", now, now), rows.sha256(token))]
        )
        return Caller(f"d-{name}", name, address=address_of(name))

    async def ask(self, method: str, path: str, **more: Any) -> tuple[int, bytes]:
        """Send a request over HTTP, without a network; return the status and the body of the
        answer.
        """
        transport = httpx.ASGITransport(self.server.asgi())
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            answer = await client.request(method, path, **more)
        return answer.status_code, answer.content

    async def table(self, host: Caller, **settings: Any) -> Table:
        chosen = {"game": "indulgence", "beat": 0.0, **settings}
        return await self.server.registry.create(host, Settings(**chosen))

    async def seated(self, *names: str, **settings: Any) -> list[Client]:
        """Return clients seated at a table whose game has not begun; the first is the host."""
        callers = [await self.device(name) for name in names]
        table = await self.table(callers[0], **{"seats": len(names), **settings})
        clients = [Client(caller, table) for caller in callers]
        for seat, client in enumerate(clients):
            assert (await client.say("take", seat=seat, nonce=f"nonce of {client.caller.name}"))[
                "type"
            ] == "done"
            await client.look(seat)
        return clients

    async def begun(self, *names: str, **settings: Any) -> list[Client]:
        """Like `seated`, with the game begun."""
        clients = await self.seated(*names, **settings)
        assert (await clients[0].say("start"))["type"] == "done"
        await settled()
        return clients


@asynccontextmanager
async def open_harness(
    data: Path, time: FakeEnvironment | None = None, jobs: Jobs | None = None, **config: Any
) -> AsyncIterator[Harness]:
    time = time or FakeEnvironment()
    bot_service = LocalBotService()
    store = await asyncio.to_thread(CountedStore.open, data)
    chosen = {
        "limits": LimitFigures.none(),
        "quotas": Quotas.none(),
        "lobby_seconds": 0.0,
        **config,
    }
    server = Server(Config(data, **chosen), store, bot_service, time, jobs)
    await server.bans.load()
    await server.registry.load_active_tables()
    try:
        yield Harness(server, time, bot_service)
    finally:
        await server.close()


def run(play: Coroutine[Any, Any, None]) -> None:
    """Run a test in its own event loop, with a time limit."""

    async def bounded() -> None:
        await asyncio.wait_for(play, 120)

    asyncio.run(bounded())


async def play_out(clients: list[Client], seed: str = "players", most: int = 5000) -> int:
    """Answer every prompt with a random legal action until the game is over; return the
    number of moves.
    """
    rng = Rng(seed)
    for count in range(most):
        asked = [client for client in clients if client.frame["prompt"] is not None]
        if not asked:
            if clients[0].frame["result"] is not None:
                return count
            await settled()
            continue
        client = asked[rng.below(len(asked))]
        answer = await client.move(client.choices[rng.below(len(client.choices))])
        assert answer["type"] == "accepted", answer
        client.heard[:] = client.heard[-5:]
    raise AssertionError("the game does not end")
