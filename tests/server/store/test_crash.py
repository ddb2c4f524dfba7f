"""The server is killed (SIGKILL) at random moments of play, and started again on the same file.

People play at several tables as fast as they are answered. Every acknowledged move is in the log
exactly once, in the order of the acknowledgements; what was shown is never revoked; and every
finished game can be verified.
"""

from __future__ import annotations

import asyncio
import itertools
import shutil
import sqlite3
import time
from collections.abc import Iterable
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidHandshake

from cli.shell import simony
from server.server_process import (
    SHORT,
    TIMEOUT_SECONDS,
    ConnectionLost,
    Json,
    Person,
    ServerProcess,
    SocketClient,
    run,
    wait_for,
)
from simony.core.log.fairness import verify_promise
from simony.registry import read_log_text

OVERLAP = 8
"""Frames, already seen, that a client asks for again when it reconnects."""
SETTINGS: list[dict[str, Any]] = [
    {"seats": 3, **SHORT["indulgence"]},
    {"seats": 2, **SHORT["dogma"]},
    {"seats": 4, **SHORT["indulgence"]},
    {"seats": 3, **SHORT["dogma"]},
]
_ticks = itertools.count(1)


# --- what people know -----------------------------------------------------------------------------


@dataclass
class Sent:
    """A move as its player knows it. `sent` and `acknowledged` are counted moments."""

    seat: int
    move_id: str
    prompt: int
    action: int
    line: str
    """The move's line in the log."""
    sent: int = 0
    acknowledged: int = 0
    frame: int = -1
    is_kept: bool = False


@dataclass
class Game:
    """One table, as its players know it."""

    table: str
    moves: list[Sent] = field(default_factory=list)
    entries: list[str] = field(default_factory=list)
    """The log at the last check."""

    def check(self, entries: list[str], kept: list[tuple[int, str, int, int]]) -> None:
        """Compare with the data file: the log, and each move with its place in the log."""
        assert entries[: len(self.entries)] == self.entries, "what was written is no longer there"
        self.entries = entries
        known = {(move.seat, move.move_id): move for move in self.moves}
        places = {(seat, move_id): first for seat, move_id, first, _ in kept}
        assert {*places} <= {*known}, "a move that nobody sent"
        for key, move in known.items():
            assert not move.acknowledged or key in places, f"{move} is lost"
        for key, first in places.items():
            known[key].is_kept = True
            assert entries[first - 1] == known[key].line, f"{known[key]} is not where it should be"
        plays = [number for number, line in enumerate(entries, 1) if line[0].isdigit()]
        assert sorted(places.values()) == plays, "a move is there twice, or nobody's"
        _check_order(
            sorted((first, known[key]) for key, first in places.items() if known[key].acknowledged)
        )


def _check_order(moves: Iterable[tuple[int, Sent]]) -> None:
    """Check that a move that was acknowledged before another was sent comes before it."""
    latest = 0
    for _, move in moves:
        assert move.acknowledged > latest, f"{move} comes too late in the log"
        latest = max(latest, move.sent)


# --- people ---------------------------------------------------------------------------------------


class CrashedServer:
    """The current server process. It changes with every crash."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.server = self._newest = ServerProcess(data)
        self.opened = asyncio.Event()
        self.is_last = False
        """Whether no more games should begin."""

    async def open(self) -> None:
        await asyncio.to_thread(self._newest.wait_until_open)
        self.server = self._newest
        self.opened.set()

    async def crash(self) -> None:
        """Kill it. Neither it nor its workers run after this."""
        workers = self._newest.children()
        self.opened.clear()
        await asyncio.to_thread(self._newest.kill)
        await asyncio.to_thread(
            wait_for, lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers)
        )
        assert self._newest.error_output == ""

    def restart(self) -> None:
        self._newest = ServerProcess(self.data)

    def kill(self) -> None:
        self._newest.kill()


class Player:
    """One seat: acts as soon as it has to decide, and reconnects when the connection is lost."""

    def __init__(
        self, place: CrashedServer, game: Game, person: Person, seat: int, rng: Random
    ) -> None:
        self._place = place
        self._game = game
        self._person = person
        self._seat = seat
        self._rng = rng
        self._shown: dict[int, Json] = {}
        self._last = -1
        self._pending: Sent | None = None
        self._faults: list[str] = []
        self.is_over = False

    async def play(self) -> None:
        """Play until the game is over."""
        while not self.is_over:
            await self._place.opened.wait()
            with suppress(ConnectionLost, OSError, InvalidHandshake, EOFError):
                line = await self._place.server.connect(self._game.table, self._person, self._hear)
                try:
                    await self._play_on(line)
                finally:
                    await line.drop()
            assert not self._faults, self._faults
            await asyncio.sleep(0.01)

    async def _play_on(self, line: SocketClient) -> None:
        last = self._last
        await line.say(
            "look", seat=self._seat, **({"frame": max(0, last - OVERLAP)} if self._shown else {})
        )
        if max([0, *line.numbers]) < last:
            self._faults.append(f"frame {last} was taken back: {line.numbers}")
        if self._pending is not None:
            await self._send(line, self._pending)
        while not self._faults:
            await line.until(lambda: self._faults or self._is("result") or self._is("prompt"))
            self.is_over = self._is("result")
            if self.is_over or self._faults:
                return
            self._pending = self._next()
            self._game.moves.append(self._pending)
            await self._send(line, self._pending)

    def _is(self, field_: str) -> bool:
        return self._last in self._shown and self._shown[self._last][field_] is not None

    def _next(self) -> Sent:
        frame = self._shown[self._last]
        choice = self._rng.choice(frame["scene"]["choices"])
        move_id = f"{self._seat}-{len(self._game.moves)}"
        return Sent(
            self._seat,
            move_id,
            frame["prompt"],
            choice["action"],
            f"{self._seat + 1} {choice['notation']}",
            next(_ticks),
        )

    async def _send(self, line: SocketClient, move: Sent) -> None:
        """Send a move, or send it again: the answer is the same."""
        answer = await line.say(
            "move", prompt=move.prompt, actions=[move.action], move_id=move.move_id
        )
        self._pending = None
        if answer["type"] == "accepted":
            move.acknowledged, move.frame = next(_ticks), answer["frame"]
            await line.until(lambda: self._faults or self._last >= move.frame)
        elif answer["type"] == "stale":
            self._hear(answer["frame"])
        else:
            self._faults.append(f"{move}: {answer}")

    def _hear(self, message: Json) -> None:
        """Check that frames come one by one, and that a frame seen before is unchanged."""
        if message["type"] != "frame":
            return
        number = message["number"]
        before = self._shown.get(number)
        if before is not None and _matter(before) != _matter(message):
            self._faults.append(f"frame {number} has changed: {before} {message}")
        if number > self._last + 1 and not message["whole"]:
            self._faults.append(f"frame {number} follows {self._last}")
        if number < self._last - OVERLAP:
            self._faults.append(f"frame {number} comes after {self._last}")
        self._shown[number] = message
        self._last = max(self._last, number)
        self._shown.pop(self._last - 4 * OVERLAP, None)


def _matter(frame: Json) -> Json:
    """Return the parts that must not change. A whole frame has no events."""
    return {name: value for name, value in frame.items() if name not in ("whole", "events")}


# --- tables ---------------------------------------------------------------------------------------


class Tables:
    """Several tables at which one game after another is played, until the last crash."""

    def __init__(self, place: CrashedServer, rng: Random) -> None:
        self._place = place
        self._rng = rng
        self.games: list[Game] = []
        self.logs: list[str] = []
        """Logs of finished games."""

    async def keep_playing(self, settings: dict[str, Any], people: list[Person]) -> None:
        while True:
            await self._one_game(settings, people)
            if self._place.is_last:
                return

    async def _one_game(self, settings: dict[str, Any], people: list[Person]) -> None:
        game = Game(await self._begin(settings, people))
        self.games.append(game)
        players = [
            Player(self._place, game, person, seat, Random(self._rng.random()))
            for seat, person in enumerate(people)
        ]
        await asyncio.gather(*(player.play() for player in players))
        self.logs.append(await self._asked("GET", f"/api/tables/{game.table}/log"))

    async def _begin(self, settings: dict[str, Any], people: list[Person]) -> str:
        """Set up a table. Each step is repeated until it is done: a crash may come between it
        and its answer.
        """
        table: str = (
            await self._asked("POST", "/api/tables", people[0], {**settings, "beat": 0.0})
        )["table"]
        for seat, person in enumerate(people):
            await self._asked(
                "POST",
                f"/api/tables/{table}/commands",
                person,
                {"type": "take", "seat": seat, "nonce": f"{seat}"},
            )
        await self._asked("POST", f"/api/tables/{table}/commands", people[0], {"type": "start"})
        return table

    async def _asked(
        self, method: str, path: str, person: Person | None = None, body: Json | None = None
    ) -> Any:
        while True:
            await self._place.opened.wait()
            answer = await asyncio.to_thread(self._ask, method, path, person, body)
            if answer is not None:
                return answer
            await asyncio.sleep(0.05)

    def _ask(self, method: str, path: str, person: Person | None, body: Json | None) -> Any:
        try:
            answer = self._place.server.ask(
                method, path, person, **({"json": body} if body else {})
            )
        except (httpx.HTTPError, RuntimeError):  # nobody is there any more
            return None
        assert answer.status_code in (200, 201), answer.text
        return (
            answer.json() if answer.headers["content-type"] == "application/json" else answer.text
        )

    # --- what is left -----------------------------------------------------------------------------

    def check(self, data: Path) -> None:
        """Check a copy of the data file, so that the next server finds the file as the last
        one left it.
        """
        copy = data.parent / "copy"
        shutil.rmtree(copy, ignore_errors=True)
        copy.mkdir()
        for each in (data, data.with_name(data.name + "-wal")):
            if each.exists():
                shutil.copy(each, copy / each.name)
        with closing(sqlite3.connect(copy / data.name)) as opened:
            for game in self.games:
                lines = opened.execute(
                    "SELECT line FROM entry WHERE game_table = ? ORDER BY number", (game.table,)
                )
                moves = opened.execute(
                    "SELECT seat, move_id, first, count FROM move WHERE game_table = ?",
                    (game.table,),
                )
                game.check([line for (line,) in lines], moves.fetchall())


async def crashes(folder: Path, kills: int, rng: Random) -> Tables:
    """Kill a server `kills` times; then let everybody finish their games."""
    place = CrashedServer(folder / "table.db")
    try:
        await place.open()
        tables = Tables(place, rng)
        playing = [
            asyncio.create_task(tables.keep_playing(each, await _people(place, each["seats"])))
            for each in SETTINGS
        ]
        try:
            for kill in range(kills):
                await _one_crash(place, tables, rng, during_start=kill % 5 == 3)
                _raise_what_failed(playing)
            place.is_last = True
            await asyncio.wait_for(asyncio.gather(*playing), TIMEOUT_SECONDS)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        assert await asyncio.to_thread(place.server.stop) == 0
        tables.check(place.data)
        assert all(
            bool(move.acknowledged) == move.is_kept for game in tables.games for move in game.moves
        )
        return tables
    finally:
        place.kill()


async def _people(place: CrashedServer, count: int) -> list[Person]:
    return [
        await asyncio.to_thread(place.server.person, f"Guest {number}") for number in range(count)
    ]


async def _one_crash(
    place: CrashedServer, tables: Tables, rng: Random, *, during_start: bool
) -> None:
    """Kill the server during play or while it starts; then start it again."""
    if during_start:
        await place.crash()
        place.restart()
        await asyncio.sleep(rng.uniform(0.0, 1.5))
    else:
        before = sum(len(game.moves) for game in tables.games)
        await asyncio.to_thread(
            wait_for, lambda: sum(len(game.moves) for game in tables.games) > before
        )
        await asyncio.sleep(rng.uniform(0.0, 0.8))
    await place.crash()
    tables.check(place.data)
    place.restart()
    await place.open()


def _raise_what_failed(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done():
            task.result()


# --- the tests ------------------------------------------------------------------------------------


def verify(tables: Tables, folder: Path) -> None:
    """Check every finished game: its log is what was stored, its tags and shuffles are right."""
    written = {"\n".join(game.entries) for game in tables.games}
    for log in tables.logs:
        verify_promise(read_log_text(log.encode()))
        lines = [line.rpartition(" #")[0] for line in log.splitlines()]
        entries = lines[
            lines.index("---") + 1 : next(
                place for place, line in enumerate(lines) if line.startswith("! secret")
            )
        ]
        assert "\n".join(entries) in written
    (folder / "last.log").write_text(tables.logs[-1], "utf-8")
    outcome = simony(folder, "verify", "last.log")
    assert (outcome.code, outcome.err) == (0, "")


def report(tables: Tables, kills: int, seconds: float) -> None:
    moves = [move for game in tables.games for move in game.moves]
    acknowledged = sum(move.acknowledged > 0 for move in moves)
    print(  # noqa: T201  # for -s
        f"{kills} kills, {len(tables.games)} games, {acknowledged} moves acknowledged,"
        f" {seconds:.1f} s"
    )


@pytest.mark.parametrize("kills", [4, pytest.param(300, marks=pytest.mark.soak)])
def test_nothing_acknowledged_is_lost_doubled_or_reordered(tmp_path: Path, kills: int) -> None:
    begun = time.monotonic()
    tables = run(crashes(tmp_path, kills, Random(f"crash {kills}")), seconds=120 + 60 * kills)
    assert len(tables.logs) == len(tables.games) >= len(SETTINGS)
    verify(tables, tmp_path)
    report(tables, kills, time.monotonic() - begun)
