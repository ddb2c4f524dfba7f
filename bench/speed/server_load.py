"""Measures how much load a server handles, on loopback: ``make load``.

A server in its own process, with durable commits; scripted people on sockets, four at a table of
Indulgence, where all see every move. The time of a move runs from sending it until the frame that
shows it has reached all four.

    1. 300 tables at one move in two seconds each.
    2. The same with 20 more tables at which one person plays three bishops.
    3. More and more moves per second until the 99th percentile passes 250 ms.

Bounded in tables, moves and time; nothing leaves this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
READY_SECONDS = 120.0
LATE_SECONDS = 30.0


# --- the server -----------------------------------------------------------------------------------


class ServerProcess:
    """`simony serve`; its address is read from its output."""

    def __init__(self, folder: str) -> None:
        command = [
            sys.executable,
            "-m",
            "simony.cli",
            "serve",
            "--port",
            "0",
            "--data",
            f"{folder}/load.db",
            "--no-limits",
        ]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603  # our own command
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().split()[-1].rstrip("/")

    def megabytes(self) -> tuple[float, float]:
        """Return the resident memory now, and its maximum."""
        lines = Path(f"/proc/{self._process.pid}/status").read_text().splitlines()
        found = {
            name: int(rest.split()[0]) / 1024
            for name, _, rest in (line.partition(":") for line in lines)
            if name in ("VmRSS", "VmHWM")
        }
        return found["VmRSS"], found["VmHWM"]

    def processor_seconds(self) -> float:
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / 100

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(60)


def post(url: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
    headers = {
        "content-type": "application/json",
        **({"authorization": f"Bearer {token}"} if token else {}),
    }
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)  # noqa: S310  # loopback
    with urllib.request.urlopen(request, timeout=60) as response:  # noqa: S310  # loopback
        found: dict[str, Any] = json.load(response)
    return found


# --- scripted people ------------------------------------------------------------------------------


@dataclass
class Person:
    """One socket. `seen` is the number of the last frame; waiting tasks are woken by the next."""

    socket: ClientConnection
    seat: int
    frame: dict[str, Any] = field(default_factory=dict)
    seen: int = -1
    came_at: float = 0.0
    news: asyncio.Event = field(default_factory=asyncio.Event)
    answers: asyncio.Queue[str] = field(default_factory=asyncio.Queue)

    async def listen(self) -> None:
        async for text in self.socket:
            if text.startswith('{"type":"frame"'):  # type: ignore[arg-type]  # we are sent texts
                self.came_at = time.perf_counter()
                self.frame = json.loads(text)
                self.seen = self.frame["number"]
                self.news.set()
            elif text.startswith(('{"type":"done"', '{"type":"refused"')):  # type: ignore[arg-type]
                self.answers.put_nowait(str(text))

    async def do(self, kind: str, **fields: object) -> None:
        """Send a message and wait until it is done."""
        await self.say(kind, **fields)
        answer = await asyncio.wait_for(self.answers.get(), READY_SECONDS)
        if "refused" in answer[:20]:
            raise RuntimeError(answer)

    async def say(self, kind: str, **fields: object) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def shown(self, number: int) -> float:
        """Return when frame `number` or a later one has come."""
        while self.seen < number:
            self.news.clear()
            await self.news.wait()
        return self.came_at


class ScriptedTable:
    """Four people, or one with bots, who play random legal actions at a steady pace, one game after
    another.
    """

    def __init__(self, url: str, token: str, rng: random.Random, bots: str | None = None) -> None:
        self._url = url
        self._token = token
        self._rng = rng
        self._bots = bots
        self._moves = 0
        self.people: list[Person] = []
        self._listening: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        bots: list[str | None] = (
            [None] * SEATS if self._bots is None else [None, *[self._bots] * (SEATS - 1)]
        )
        settings = {"game": "indulgence", "seats": SEATS, "bots": bots}
        made = await asyncio.to_thread(post, f"{self._url}/api/tables", settings, self._token)
        address = f"{self._url.replace('http', 'ws', 1)}/api/tables/{made['table']}/socket"
        for seat, bot in enumerate(bots):
            if bot is None:
                socket = await connect(
                    address,
                    additional_headers={"authorization": f"Bearer {self._token}"},
                    compression=None,
                    open_timeout=60,
                )
                person = Person(socket, seat)
                self.people.append(person)
                self._listening.append(asyncio.create_task(person.listen()))
                await person.do("take", seat=seat, nonce=str(self._rng.random()))
                await person.do("look", seat=seat)
        await self.people[0].do("start")
        await asyncio.wait_for(self.people[0].shown(1), READY_SECONDS)

    def asked(self) -> Person | None:
        return next(
            (
                person
                for person in self.people
                if person.frame and person.frame["prompt"] is not None
            ),
            None,
        )

    @property
    def over(self) -> bool:
        return bool(self.people[0].frame) and self.people[0].frame["result"] is not None

    async def move(self) -> float | None:
        """Make one move; return the time until all have seen it, or None if nobody has to act."""
        person = self.asked()
        if person is None:
            return None
        self._moves += 1
        choices = person.frame["scene"]["choices"]
        before = [other.seen for other in self.people]
        begun = time.perf_counter()
        action = self._rng.choice(choices)["action"]
        await person.say(
            "move",
            seat=person.seat,
            prompt=person.frame["prompt"],
            actions=[action],
            move_id=str(self._moves),
        )
        came = await asyncio.wait_for(
            asyncio.gather(
                *(other.shown(seen + 1) for other, seen in zip(self.people, before, strict=True))
            ),
            LATE_SECONDS,
        )
        return max(came) - begun

    async def close(self) -> None:
        for person in self.people:
            await person.socket.close()
        await asyncio.gather(*self._listening, return_exceptions=True)


async def keep_playing(
    tables: list[ScriptedTable],
    index: int,
    url: str,
    token: str,
    pace: float,
    until: float,
    times: list[float],
) -> None:
    """Move at a steady pace; when a game is over, start another."""
    rng = random.Random(index)
    due = time.perf_counter() + rng.random() * pace
    while due < until:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        due += pace
        table = tables[index]
        if table.over:
            await table.close()
            tables[index] = ScriptedTable(url, token, rng)
            await tables[index].open()
            continue
        taken = await table.move()
        if taken is not None:
            times.append(taken)


async def answer_bots(table: ScriptedTable, until: float) -> None:
    """Let the person among bots answer at once, so that the bots always think."""
    while time.perf_counter() < until and not table.over:
        if await table.move() is None:
            await asyncio.sleep(0.05)


# --- measurements ---------------------------------------------------------------------------------


@dataclass
class Figures:
    moves: int
    rate: float
    median: float
    p99: float
    worst: float


async def measure(
    tables: list[ScriptedTable], url: str, token: str, pace: float, seconds: float
) -> Figures:
    times: list[float] = []
    begun = time.perf_counter()
    await asyncio.gather(
        *(
            keep_playing(tables, index, url, token, pace, begun + seconds, times)
            for index in range(len(tables))
        )
    )
    took = time.perf_counter() - begun
    ordered = sorted(times)
    p99 = ordered[min(len(ordered) - 1, int(0.99 * len(ordered)))]
    return Figures(
        len(times),
        len(times) / took,
        statistics.median(times) * 1000,
        p99 * 1000,
        ordered[-1] * 1000,
    )


@asynccontextmanager
async def seated(
    url: str, token: str, count: int, bots: str | None = None
) -> AsyncIterator[list[ScriptedTable]]:
    tables = [ScriptedTable(url, token, random.Random(number), bots) for number in range(count)]
    for first in range(0, count, 20):
        await asyncio.gather(*(table.open() for table in tables[first : first + 20]))
    try:
        yield tables
    finally:
        await asyncio.gather(*(table.close() for table in tables))


def show(name: str, figures: Figures) -> None:
    times = (
        f"median {figures.median:>6.1f} ms  p99 {figures.p99:>6.1f} ms  "
        f"worst {figures.worst:>6.1f} ms"
    )
    print(f"{name:<44} {figures.moves:>6} moves  {figures.rate:>7.1f}/s  {times}")


async def run(arguments: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(folder)
        try:
            return await phases(arguments, server)
        finally:
            server.stop()


async def phases(arguments: argparse.Namespace, server: ServerProcess) -> int:
    token = post(f"{server.url}/api/devices", {"name": "Load", "bearer": True})["token"]
    async with seated(server.url, token, arguments.tables) as tables:
        before = server.processor_seconds()
        people = await measure(tables, server.url, token, 2.0, arguments.seconds)
        used = (server.processor_seconds() - before) / arguments.seconds
        show(f"{arguments.tables} tables, a move in 2 s each", people)
        print(
            f"{'':<44} server: {used:.0%} of a processor, {server.megabytes()[0]:.0f} MB "
            f"(at most {server.megabytes()[1]:.0f})"
        )
        async with seated(server.url, token, arguments.bot_tables, "bishop") as thinking:
            until = time.perf_counter() + arguments.seconds
            answering = [asyncio.create_task(answer_bots(table, until)) for table in thinking]
            with_bots = await measure(tables, server.url, token, 2.0, arguments.seconds)
            await asyncio.gather(*answering)
        show(f"the same, with {arguments.bot_tables} tables of thinking bots", with_bots)
        print(f"{'':<44} bots raise the 99th percentile by {with_bots.p99 - people.p99:.1f} ms")
        await climb(arguments, tables, server, token, people.rate if people.p99 <= 250 else 0.0)
    return 0


async def climb(
    arguments: argparse.Namespace,
    tables: list[ScriptedTable],
    server: ServerProcess,
    token: str,
    held: float,
) -> None:
    """Increase the pace until it is too fast."""
    pace = 1.5
    while True:
        figures = await measure(tables, server.url, token, pace, arguments.seconds)
        show(f"{len(tables)} tables, a move in {pace:.2f} s each", figures)
        if figures.p99 > 250 or figures.rate < 0.8 * len(tables) / pace:
            break
        held, pace = figures.rate, pace / 1.3
    print(
        f"held with a 99th percentile under 250 ms: {held:.0f} moves per second, "
        f"each on the disk and shown to {SEATS} people"
    )


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--bot-tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=40.0)
    arguments = parser.parse_args()
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)  # the clients' own pauses are not the server's
    return asyncio.run(run(arguments))


if __name__ == "__main__":
    sys.exit(main())
