"""All tables of a server: made, found, looked after, put away when nobody needs them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

from simony.core.contract import Game
from simony.core.errors import SimonyError
from simony.core.log import Log, Promise
from simony.core.log.reading import parse_entry
from simony.server.jobs.job_pool import opened_game
from simony.server.protocol.caller import Caller
from simony.server.protocol.messages import decode_answer
from simony.server.protocol.problem import NotThere
from simony.server.state.table_record import (
    Charter,
    OtherRules,
    Settings,
    decode_charter,
    new_charter,
    open_settings,
    reopen,
)
from simony.server.state.timeline import REMEMBERED, Course
from simony.server.store import moderation_rows, rows
from simony.server.store.retention import forget_device
from simony.server.store.store import Statement
from simony.server.tables.chat import chat_line
from simony.server.tables.cleanup import Retention
from simony.server.tables.seating import blot_out
from simony.server.tables.services import Services
from simony.server.tables.table import CHAT_REMEMBERED, Table, seat_rows, table_row

ID_BYTES = 12
"""A table's id is its link: nobody guesses 96 bits."""
RESTING = 300.0
"""After so many seconds a table at which nothing happens is put away; the next who comes takes it
out again.
"""
MOST_RESTING = 100
"""Tables at which nothing happens that stay in memory; of more, those untouched for longest are put
away before their time.
"""
ARRIVING = 10.0
"""Seconds for which a table that was asked for stays in any case: whoever asked may be about to
come.
"""
AWAKE_SECONDS = 7 * 86_400
"""Tables at which something happened so recently are taken out when the server starts: bots may
have to go on.
"""
MOST_AWAKENED = 1000
_logger = logging.getLogger("simony.server")


class House:
    """The tables in memory, over those in the database."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self.retention = Retention(services.store, services.surroundings)
        services.rematch = self.rematch

    # --- new tables -------------------------------------------------------------------------------

    async def create(self, caller: Caller, settings: Settings) -> Table:
        """A new table, with its promise, and nobody at it but bots."""
        settings, game = await self._game_of(settings, caller)
        surroundings = self.services.surroundings
        secret = surroundings.secret()
        charter = new_charter(
            surroundings.token(ID_BYTES),
            settings,
            caller,
            game,
            self.services.levels,
            created=surroundings.now(),
            commitment=surroundings.commitment(secret),
        )
        made_by = moderation_rows.put_creator(
            charter.id, caller.device, self.services.origins.of(caller.address)
        )
        return await self._open(Table(self.services, charter, game, secret), secret, made_by)

    async def _game_of(self, settings: Settings, caller: Caller) -> tuple[Settings, Game]:
        """House rules may be anything at all, so a worker process reads them."""
        if settings.house_rules:
            return await opened_game(self.services.jobs, settings, caller.address)
        return settings, open_settings(settings)

    async def _open(self, table: Table, secret: bytes, made_by: Statement) -> Table:
        charter = table.charter
        statements = [
            rows.put_table(table_row(charter, secret, charter.created)),
            *rows.put_seats(charter.id, seat_rows(charter, None)),
        ]
        await self.services.store.commit([*statements, made_by])
        self.tables[charter.id] = table
        table.start()
        return table

    async def rematch(self, charter: Charter) -> str:
        """The same people and settings, another secret.

        Seats are reserved for those who had them: each sits down with a new nonce.

        Consent to open hands was given for the game before, so it is asked for again.
        """
        settings, surroundings = charter.settings, self.services.surroundings
        game = reopen(charter)
        secret = surroundings.secret()
        again = new_charter(
            surroundings.token(ID_BYTES),
            settings,
            Caller(charter.host),
            game,
            self.services.levels,
            created=surroundings.now(),
            commitment=surroundings.commitment(secret),
        )
        for chair, before in zip(again.chairs, charter.chairs, strict=True):
            chair.device, chair.name, chair.bot, chair.name_hidden = (
                before.device,
                before.name,
                before.bot,
                before.name_hidden,
            )
            chair.webhook, chair.reserved = before.webhook, bool(before.device)
        again.muted, again.barred = charter.muted[:], charter.barred[:]
        await self._open(
            Table(self.services, again, game, secret),
            secret,
            moderation_rows.copy_creator(again.id, charter.id),
        )
        return again.id

    # --- old tables -------------------------------------------------------------------------------

    async def find(self, table: str) -> Table:
        """The table, taken out of the database if need be; `NotThere` if there is none."""
        if table in self.tables:
            self.tables[
                table
            ].touched = self.services.surroundings.monotonic()  # whoever asks is about to come
            return self.tables[table]
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table not in self.tables:
                    self.tables[table] = await self._load(table)
                    self.tables[table].start()
                return self.tables[table]
        finally:
            self._loading.pop(table, None)

    async def _load(self, table: str) -> Table:
        store = self.services.store
        row = await rows.get_table(store, table)
        if row is None:
            raise NotThere("table-not-there")
        charter = decode_charter(row.body)
        entries = await rows.get_entries(store, table)
        loaded = await asyncio.to_thread(self._rebuild, charter, row.secret, entries)
        for line in await rows.last_chat(store, table, CHAT_REMEMBERED):
            loaded.chat.append(chat_line(charter, line))
            loaded.writers[line.number] = line.device or ""
        loaded.reviewed = await moderation_rows.reviews_of(store, table)
        for seat, move_id, answer in await rows.accepted_moves(store, table):
            loaded.accepted[seat, move_id] = decode_answer(answer)
        return loaded

    def _rebuild(self, charter: Charter, secret: bytes, entries: Sequence[rows.Entry]) -> Table:
        """The game its entries add up to.

        A table whose rules we no longer have says so, and loses nothing.
        """
        try:
            game = reopen(charter)
            course = (
                replay(charter, Log(game, charter.names, _promise(charter)), entries)
                if entries
                else None
            )
        except SimonyError as error:
            table = Table(self.services, charter, None, secret)
            table.problem = (
                error
                if isinstance(error, OtherRules)
                else OtherRules("table-cannot-go-on", problem=error.text)
            )
            return table
        return Table(self.services, charter, game, secret, course)

    async def forget(self, device: str) -> None:
        """Delete a person's things, first at the tables that know them: bots play on where they
        sat.
        """
        for table in await rows.tables_that_name(self.services.store, device):
            await self._blot_out(table, device)
        forgotten = await forget_device(self.services.store, device)
        for table in forgotten.chatted:
            if table in self.tables:
                self.tables[table].forget_lines(device)

    async def _blot_out(self, key: str, device: str) -> None:
        table = await self.find(key)
        await table.in_turn(lambda: blot_out(table, device))

    async def release(self, key: str) -> None:
        """Drop a table from memory and close its sockets; the next request loads it again."""
        await self._let_go(key, [])

    async def delete(self, key: str) -> None:
        """Delete a table with everything about it."""
        await self._let_go(key, rows.delete_table(key))

    async def _let_go(self, key: str, statements: Sequence[Statement]) -> None:
        lock = self._loading.setdefault(key, asyncio.Lock())  # nobody loads it meanwhile
        try:
            async with lock:
                table = self.tables.pop(key, None)
                if table is not None:
                    for watcher in list(table.audience.watchers):
                        watcher.hang_up()
                    await table.stop()
                await self.services.store.commit(statements)
        finally:
            self._loading.pop(key, None)

    def hang_up(self, which: Callable[[Caller], bool]) -> int:
        """Close the open lines of some callers; how many there were."""
        found = [
            watcher
            for table in self.tables.values()
            for watcher in table.audience.watchers
            if which(watcher.caller)
        ]
        for watcher in found:
            watcher.hang_up()
        return len(found)

    # --- housekeeping -----------------------------------------------------------------------------

    async def awaken(self) -> None:
        """After a start: take out the tables that were in play, so that bots and clocks go on."""
        since = self.services.surroundings.now() - AWAKE_SECONDS
        for table in await rows.tables_in_play(self.services.store, since, MOST_AWAKENED):
            try:
                await self.find(table)
            except SimonyError as error:
                _logger.warning("table %s: %s", table, error)

    async def put_away(self) -> None:
        """Drop tables at which nobody is and nothing happens."""
        now = self.services.surroundings.monotonic()
        resting = sorted(
            (table for table in self.tables.values() if table.is_idle),
            key=lambda table: table.touched,
        )
        crowd = len(resting) - MOST_RESTING
        for number, table in enumerate(resting):
            if now - table.touched >= (ARRIVING if number < crowd else RESTING) and table.is_idle:
                del self.tables[table.charter.id]
                await table.stop()

    async def sweep(self) -> None:
        """Once in a while: there is a backup, and what is old goes."""
        await self.retention.sweep(spare=set(self.tables))

    async def close(self) -> None:
        for table in list(self.tables.values()):
            await table.stop()
        self.tables.clear()


def _promise(charter: Charter) -> Promise:
    return Promise(charter.commitment, tuple(charter.nonces), charter.pin)


def replay(charter: Charter, log: Log, entries: Sequence[rows.Entry]) -> Course:
    """A game from its entries, with the numbers of all frames and prompts as they were."""
    remembered = None if charter.settings.watching == "delayed" else REMEMBERED
    course = Course(log, entries[0].at if entries else charter.created, remembered)
    for entry in entries:
        course.add(parse_entry(log.game, entry.line), entry.at)
    return course
