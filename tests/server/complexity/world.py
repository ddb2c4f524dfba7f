"""A server with tables in every phase, to which grown messages are sent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from starlette.types import ASGIApp

from server.complexity.asgi_client import AsgiSocket, Ask, Reply, ask, open_socket
from server.complexity.logs import pairs_at, play_on
from server.harness import Harness, open_harness
from simony.core.errors import BadFigures
from simony.core.rng import Rng
from simony.i18n.sentences import LANGUAGES
from simony.registry import game_specs
from simony.server.jobs.jobs import AnyJob, CheckHouseRules
from simony.server.network.connections import ConnectionFigures
from simony.server.state.table_record import OPEN, OVER, PLAYING, TableRecord, seat_rows, table_row
from simony.server.store import rows
from simony.server.tables.chat import CHAT_REMEMBERED
from simony.server.tables.table import Table

LONGEST_ANSWER = 2 * 1024 * 1024
"""Bytes of the longest answer of a worker: fifty frames of Tolerance."""
GAME = "dogma"
"""The game of most tables: two seats are enough, and actions can be undone without asking."""
SEATS = {key: min(spec.seat_counts) for key, spec in game_specs().items()}


class FakeJobs:
    """Replaces worker processes, whose time is not the loop's: only the size of their answers
    matters here.

    What workers do with a job is limited and tested elsewhere (`test_jobs.py`,
    `tests/core/test_undo_cost.py`).
    """

    async def run(self, job: AnyJob, client: str) -> bytes:
        del client
        await asyncio.sleep(0)
        if isinstance(job, CheckHouseRules):
            raise BadFigures("error-house-toml", file="house rules", why="nobody reads them here")
        return b'"' + b"x" * LONGEST_ANSWER + b'"'


class World:
    """Two devices, and tables at which the first is the host and both sit."""

    def __init__(self, harness: Harness) -> None:
        self.harness = harness
        self.app: ASGIApp = harness.server.asgi()
        self.tokens: list[str] = []
        self._tables: dict[str, str] = {}
        self._sockets: dict[tuple[str, int | None], AsgiSocket] = {}
        self._long: dict[tuple[str, int], str] = {}

    async def begin(self) -> None:
        for (
            language
        ) in LANGUAGES:  # the first sentence of a language reads its files, once in a server's life
            await self.ask(Ask("GET", f"/api/nowhere?language={language}"))
        self.tokens = [await self.introduce(name) for name in ("Anna", "Bo")]

    async def introduce(self, name: str = "Chi") -> str:
        answer = await self.json("POST", "/api/devices", {"name": name, "bearer": True})
        token: str = answer["token"]
        return token

    async def json(self, method: str, path: str, body: object, token: str | None = None) -> Any:
        headers = [("content-type", "application/json")] + (
            [("authorization", f"Bearer {token}")] if token else []
        )
        reply = await ask(self.app, Ask(method, path, tuple(headers), msgspec.json.encode(body)))
        assert reply.outcome < "300", reply
        return msgspec.json.decode(reply.body)

    # --- tables -----------------------------------------------------------------------------------

    async def make_table(self, game: str = GAME, phase: str = OPEN) -> str:
        """A table at which one person sits in each seat (the host in most)."""
        made = await self.json(
            "POST", "/api/tables", {"game": game, "seats": SEATS[game], "beat": 0.0}, self.tokens[0]
        )
        table: str = made["table"]
        for seat in range(SEATS[game]):
            await self.command(
                table, {"type": "take", "seat": seat, "nonce": "n"}, token=self.tokens[seat == 1]
            )
        if phase != OPEN:
            await self.command(table, {"type": "start"})
        return table

    async def command(self, table: str, command: object, token: str | None = None) -> None:
        await self.json("POST", f"/api/tables/{table}/commands", command, token or self.tokens[0])

    async def at(self, key: str) -> Table:
        return await self.harness.server.registry.find(key)

    async def table(self, phase: str) -> str:
        """Return a table in this phase that is intact. What was sent to the last one may have
        changed it.
        """
        key = self._tables.get(phase)
        if key is None or not await self._is_sound(key, phase):
            self._tables[phase] = key = await (
                self.long_table("frames", 40) if phase == OVER else self.make_table(phase=phase)
            )
        return key

    async def _is_sound(self, key: str, phase: str) -> bool:
        record = (await self.at(key)).record
        return record.status == phase and all(
            chair.device and not chair.stand_in for chair in record.chairs
        )

    async def long_table(self, what: str, size: int) -> str:
        """Return a table with `size` chat lines, or entries of a game that is running or over."""
        if (what, size) not in self._long:
            key = await self.make_table(phase=PLAYING)
            if what == "chat":
                await self._chatter(key, size)
            else:
                await self._lengthen(key, size, over=what == "frames")
            self._long[what, size] = key
        return self._long[what, size]

    async def _chatter(self, key: str, size: int) -> None:
        text = "\U0001f480" * 500
        device = (await self.at(key)).record.host
        lines = [
            rows.add_chat(key, rows.ChatLine(number + 1, device, "Anna", text, 1.0))
            for number in range(min(size, CHAT_REMEMBERED))
        ]
        await self.harness.server.services.store.commit(lines)
        await self._unload(key)

    async def _lengthen(self, key: str, size: int, *, over: bool) -> None:
        """Write a longer game into the store: undone and played again, as anybody could."""
        table = await self.at(key)
        assert table.timeline is not None
        log = table.timeline.log.copy()
        first = len(log.entries) + 1
        found = pairs_at(log)
        assert found is not None
        (action, undo), is_free = found
        lines = [action, undo if is_free else f"{undo} agreed"] * (max(0, size - first) // 2)
        if over:
            begun = len(log.entries)
            play_on(log, Rng("long"), 10_000, table.state.secret)
            lines += [log.entry_line(entry) for entry in log.entries[begun:]]
            table.record.status = OVER
        statements = [
            rows.put_table(table_row(table.record, table.state.secret, 1.0)),
            *rows.add_entries(key, first, lines, 1.0),
        ]
        await self.harness.server.services.store.commit(statements)
        await self._unload(key)

    async def _unload(self, key: str) -> None:
        """Unload a table; the next request loads it."""
        await self.harness.server.registry.tables.pop(key).stop()

    # --- what is sent -----------------------------------------------------------------------------

    async def socket(self, table: str, who: int | None = 0) -> AsgiSocket:
        """An open socket to the table, of one of the devices or of nobody."""
        socket = self._sockets.get((table, who))
        if socket is None or socket.code is not None:
            socket = self._sockets[table, who] = await open_socket(
                self.app, table, None if who is None else self.tokens[who]
            )
        return socket

    async def ask(self, request: Ask) -> Reply:
        return await ask(self.app, request)

    def opener(self, request: Ask) -> Callable[[], Awaitable[Reply]]:
        """What opens a socket and closes it again."""

        async def drive() -> Reply:
            socket = AsgiSocket(self.app, request)
            reply = await socket.opened()
            await socket.close()
            return reply

        return drive

    async def many_tables(self, count: int) -> str:
        """The token of a device that sits at `count` tables, all of them in the lobby."""
        token = await self.introduce("Dora")
        table = await self.at(await self.make_table())
        device = (await self.json_of("/api/me", token))["id"]
        statements = []
        for number in range(count):
            record = msgspec.json.decode(msgspec.json.encode(table.record), type=TableRecord)
            record.id = f"many-{count}-{number}-{device}"
            record.settings = msgspec.structs.replace(record.settings, listed=True)
            record.chairs[0].device = device
            statements.append(
                rows.put_table(
                    table_row(record, table.state.secret, self.harness.time.now() + number)
                )
            )
            statements += rows.put_seats(record.id, seat_rows(record, None))
        await self.harness.server.services.store.commit(statements)
        return token

    async def json_of(self, path: str, token: str) -> Any:
        return msgspec.json.decode(
            (await ask(self.app, Ask("GET", path, (("authorization", f"Bearer {token}"),)))).body
        )

    async def close(self) -> None:
        for socket in self._sockets.values():
            await socket.close()


@asynccontextmanager
async def open_world(folder: Path) -> AsyncIterator[World]:
    async with open_harness(
        folder / "table.db", jobs=FakeJobs(), connections=ConnectionFigures.none()
    ) as harness:
        world = World(harness)
        await world.begin()
        try:
            yield world
        finally:
            await world.close()
