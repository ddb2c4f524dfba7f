"""All tables of a server: created, loaded, and unloaded when they are idle."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from weakref import WeakValueDictionary

from simony.core.contract import Game
from simony.core.errors import OtherRules, SimonyError
from simony.core.log import Log, Promise
from simony.core.log.reading import parse_entry
from simony.server.jobs.job_pool import open_game_in_worker
from simony.server.protocol.caller import Caller
from simony.server.protocol.codec import decode_answer
from simony.server.protocol.problem import NotFound
from simony.server.state.opening import new_table_record, open_settings, reopen_game
from simony.server.state.table_record import (
    Settings,
    TableRecord,
    TableState,
    decode_record,
    seat_rows,
    table_row,
)
from simony.server.state.timeline import REMEMBERED_STEPS, Clocks, Timeline
from simony.server.store import moderation_rows, rows
from simony.server.store.retention import forget_device
from simony.server.store.store import Statement
from simony.server.tables.chat import CHAT_REMEMBERED, ChatLog, chat_line
from simony.server.tables.cleanup import Cleanup
from simony.server.tables.seating import erase_device
from simony.server.tables.services import Services
from simony.server.tables.table import Table
from simony.server.tables.turns import MoveAnswers

ID_BYTES = 12
"""A table's id is its link: nobody guesses 96 bits."""
IDLE_SECONDS = 300.0
"""Seconds of inactivity before a table is unloaded; the next visitor reloads it."""
MAX_IDLE_TABLES = 100
"""Idle tables that stay in memory; of more, those unused for longest are unloaded early."""
GRACE_SECONDS = 10.0
"""Seconds for which a requested table stays in any case: the client may be about to connect."""
ACTIVE_SECONDS = 7 * 86_400
"""Tables that changed within this time are loaded when the server starts, since bots may have
to act.
"""
MAX_LOADED_AT_START = 1000
_logger = logging.getLogger("simony.server")


class TableRegistry:
    """The tables in memory, and those in the database."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, Table] = {}
        # A lock lives as long as somebody holds it or waits for it.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.retention = Cleanup(services.store, services.environment)

    # --- new tables -------------------------------------------------------------------------------

    async def create(self, caller: Caller, settings: Settings) -> Table:
        """Create a table with its promise, and only bots at it."""
        settings, game = await self._game_of(settings, caller)
        environment = self.services.environment
        secret = environment.secret()
        record = new_table_record(
            environment.token(ID_BYTES),
            settings,
            caller,
            game,
            self.services.levels,
            created=environment.now(),
            commitment=environment.commitment(secret),
        )
        made_by = moderation_rows.put_creator(
            record.id, caller.device, self.services.address_hasher.hash(caller.address)
        )
        return await self._open(record, game, secret, made_by)

    async def _game_of(self, settings: Settings, caller: Caller) -> tuple[Settings, Game]:
        """Return the game of some settings. House rules may contain anything, so a worker
        process reads them.
        """
        if settings.house_rules:
            return await open_game_in_worker(self.services.jobs, settings, caller.address)
        return settings, open_settings(settings)

    async def _open(
        self, record: TableRecord, game: Game, secret: bytes, made_by: Statement
    ) -> Table:
        statements = [
            rows.put_table(table_row(record, secret, record.created)),
            *rows.put_seats(record.id, seat_rows(record, None)),
        ]
        await self.services.store.commit([*statements, made_by])
        state = _state(record, game, secret, None)
        table = Table(self.services, state, ChatLog(), MoveAnswers(), self.rematch)
        self.tables[record.id] = table
        table.start()
        return table

    async def rematch(self, record: TableRecord) -> str:
        """Make a table for the same people and settings, with another secret; return its id.

        Seats are reserved for those who had them: each sits down with a new nonce.

        Consent to open hands was given for the game before, so it is asked for again.
        """
        settings, environment = record.settings, self.services.environment
        game = reopen_game(record)
        secret = environment.secret()
        again = new_table_record(
            environment.token(ID_BYTES),
            settings,
            Caller(record.host),
            game,
            self.services.levels,
            created=environment.now(),
            commitment=environment.commitment(secret),
        )
        for chair, before in zip(again.chairs, record.chairs, strict=True):
            chair.device, chair.name, chair.bot, chair.name_hidden = (
                before.device,
                before.name,
                before.bot,
                before.name_hidden,
            )
            chair.webhook, chair.reserved = before.webhook, bool(before.device)
        again.muted, again.barred = record.muted[:], record.barred[:]
        made_by = moderation_rows.copy_creator(again.id, record.id)
        await self._open(again, game, secret, made_by)
        return again.id

    # --- existing tables --------------------------------------------------------------------------

    async def find(self, table: str) -> Table:
        """Return the table, loaded from the database if necessary; raise `NotFound` if there
        is none.
        """
        if table in self.tables:
            # The client is about to connect, so the table must not be unloaded now.
            self.tables[table].queue.touch()
            return self.tables[table]
        async with self._lock(table):
            if table not in self.tables:
                self.tables[table] = await self._load(table)
                self.tables[table].start()
            return self.tables[table]

    def _lock(self, table: str) -> asyncio.Lock:
        """Return the lock under which a table is loaded or unloaded."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    async def _load(self, table: str) -> Table:
        store = self.services.store
        row = await rows.get_table(store, table)
        if row is None:
            raise NotFound("table-not-there")
        record = decode_record(row.body)
        entries = await rows.get_entries(store, table)
        state = await asyncio.to_thread(_rebuild, record, row.secret, entries)
        chat = ChatLog(await moderation_rows.reviews_of(store, table))
        for line in await rows.last_chat(store, table, CHAT_REMEMBERED):
            chat.add(chat_line(record, line), line.device or "")
        accepted = {
            (seat, move_id): decode_answer(answer)
            for seat, move_id, answer in await rows.accepted_moves(store, table)
        }
        return Table(self.services, state, chat, MoveAnswers(accepted), self.rematch)

    async def forget(self, device: str) -> None:
        """Delete a person's data, first at the tables that know them: bots take over their
        seats.
        """
        for table in await rows.tables_that_name(self.services.store, device):
            await self._erase_device(table, device)
        forgotten = await forget_device(self.services.store, device)
        for table in forgotten.chatted:
            if table in self.tables:
                self.tables[table].forget_lines(device)

    async def _erase_device(self, key: str, device: str) -> None:
        table = await self.find(key)
        await table.queue.run(lambda: erase_device(table, device))

    async def release(self, key: str) -> None:
        """Drop a table from memory and close its sockets; the next request loads it again."""
        await self._unload(key, [])

    async def delete(self, key: str) -> None:
        """Delete a table with everything about it."""
        await self._unload(key, rows.delete_table(key))

    async def _unload(self, key: str, statements: Sequence[Statement]) -> None:
        async with self._lock(key):  # no request may load it meanwhile
            table = self.tables.pop(key, None)
            if table is not None:
                for watcher in list(table.audience.watchers):
                    watcher.disconnect()
                await table.stop()
            await self.services.store.commit(statements)

    def disconnect(self, which: Callable[[Caller], bool]) -> int:
        """Close the sockets of some callers; return how many there were."""
        found = [
            watcher
            for table in self.tables.values()
            for watcher in table.audience.watchers
            if which(watcher.caller)
        ]
        for watcher in found:
            watcher.disconnect()
        return len(found)

    # --- housekeeping -----------------------------------------------------------------------------

    async def load_active_tables(self) -> None:
        """Load the tables that were in play, after a start, so that bots and clocks continue."""
        since = self.services.environment.now() - ACTIVE_SECONDS
        for table in await rows.tables_in_play(self.services.store, since, MAX_LOADED_AT_START):
            try:
                await self.find(table)
            except SimonyError as error:
                _logger.warning("table %s: %s", table, error)

    async def unload_idle_tables(self) -> None:
        """Unload tables without clients where nothing happens."""
        now = self.services.environment.monotonic()
        resting = sorted(
            (table for table in self.tables.values() if table.is_idle),
            key=lambda table: table.queue.touched,
        )
        crowd = len(resting) - MAX_IDLE_TABLES
        for number, table in enumerate(resting):
            if (
                now - table.queue.touched >= (GRACE_SECONDS if number < crowd else IDLE_SECONDS)
                and table.is_idle
            ):
                del self.tables[table.record.id]
                await table.stop()

    async def sweep(self) -> None:
        """Make a backup if it is due, and delete what is old."""
        await self.retention.sweep(spare=set(self.tables))

    async def close(self) -> None:
        for table in list(self.tables.values()):
            await table.stop()
        self.tables.clear()


def _rebuild(record: TableRecord, secret: bytes, entries: Sequence[rows.Entry]) -> TableState:
    """Rebuild a game from its entries.

    A table whose rules this server no longer has reports that, and loses nothing.
    """
    try:
        game = reopen_game(record)
        timeline = (
            replay(record, Log(game, record.names, _promise(record)), entries) if entries else None
        )
    except SimonyError as error:
        problem = (
            error
            if isinstance(error, OtherRules)
            else OtherRules("table-cannot-go-on", problem=error.text)
        )
        return _state(record, None, secret, None, problem)
    return _state(record, game, secret, timeline)


def _state(
    record: TableRecord,
    game: Game | None,
    secret: bytes,
    timeline: Timeline | None,
    problem: SimonyError | None = None,
) -> TableState:
    clocks = Clocks.stopped(record.seats)
    return TableState(record, game, secret, clocks, timeline, problem, record.banks)


def _promise(record: TableRecord) -> Promise:
    return Promise(record.commitment, tuple(record.nonces), record.pin)


def replay(record: TableRecord, log: Log, entries: Sequence[rows.Entry]) -> Timeline:
    """Rebuild a game from its entries, with the same numbers of frames and prompts as before."""
    remembered = None if record.settings.watching == "delayed" else REMEMBERED_STEPS
    timeline = Timeline(log, entries[0].at if entries else record.created, remembered)
    for entry in entries:
        timeline.add(parse_entry(log.game, entry.line), entry.at)
    return timeline
