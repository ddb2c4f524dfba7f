"""All tables of a server: made, found, looked after, put away when nobody needs them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from simony.core.errors import SimonyError
from simony.core.log import Log, Promise, parse_entry
from simony.table import rows
from simony.table.backup import backup_if_due
from simony.table.caller import Caller
from simony.table.charter import Charter, OtherRules, Settings, decode_charter, new_charter, open_settings, reopen
from simony.table.course import REMEMBERED, Course
from simony.table.keeping import forget_device, housekeeping
from simony.table.messages import ChatLine, decode_answer
from simony.table.problem import NotThere
from simony.table.seating import blot_out
from simony.table.services import Services
from simony.table.table import CHAT_REMEMBERED, Table, seat_rows, table_row

ID_BYTES = 12
"""A table's id is its link: nobody guesses 96 bits."""
RESTING = 300.0
"""After so many seconds a table at which nothing happens is put away; the next who comes takes it out again."""
AWAKE_SECONDS = 7 * 86_400
"""Tables at which something happened so recently are taken out when the server starts: bots may have to go on."""
MOST_AWAKENED = 1000
_logger = logging.getLogger("simony.table")


class House:
    """The tables in memory, over those in the database."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        services.rematch = self.rematch

    # --- new tables -----------------------------------------------------------------------------------------------------------------------

    async def create(self, caller: Caller, settings: Settings) -> Table:
        """A new table, with its promise, and nobody at it but bots."""
        game = open_settings(settings)
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
        return await self._open(Table(self.services, charter, game, secret), secret)

    async def _open(self, table: Table, secret: bytes) -> Table:
        charter = table.charter
        statements = [rows.put_table(table_row(charter, secret, charter.created)), *rows.put_seats(charter.id, seat_rows(charter, None))]
        await self.services.store.commit(statements)
        self.tables[charter.id] = table
        table.start()
        return table

    async def rematch(self, charter: Charter) -> str:
        """The same people and settings, another secret. Seats are kept for those who had them; they add new nonces when they come."""
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
            chair.device, chair.name, chair.bot = before.device, before.name, before.bot
            chair.consents, chair.webhook = before.consents, before.webhook
        again.muted, again.barred = charter.muted[:], charter.barred[:]
        await self._open(Table(self.services, again, game, secret), secret)
        return again.id

    # --- old tables -----------------------------------------------------------------------------------------------------------------------

    async def find(self, table: str) -> Table:
        """The table, taken out of the database if need be; `NotThere` if there is none."""
        if table in self.tables:
            self.tables[table].touched = self.services.surroundings.monotonic()  # whoever asks is about to come
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
        for seat, move_id, answer in await rows.accepted_moves(store, table):
            loaded.accepted[seat, move_id] = decode_answer(answer)
        return loaded

    def _rebuild(self, charter: Charter, secret: bytes, entries: Sequence[rows.Entry]) -> Table:
        """The game its entries add up to. A table whose rules we no longer have says so, and loses nothing."""
        try:
            game = reopen(charter)
            course = replay(charter, Log(game, charter.names, _promise(charter)), entries) if entries else None
        except SimonyError as error:
            table = Table(self.services, charter, None, secret)
            table.problem = error if isinstance(error, OtherRules) else OtherRules("table-cannot-go-on", problem=error.text)
            return table
        return Table(self.services, charter, game, secret, course)

    async def forget(self, device: str) -> None:
        """Delete a person's things, first at the tables that know them: bots play on where they sat."""
        for table in await rows.tables_that_name(self.services.store, device):
            await self._blot_out(table, device)
        forgotten = await forget_device(self.services.store, device)
        for table in forgotten.chatted:
            if table in self.tables:
                self.tables[table].forget_lines(device)

    async def _blot_out(self, key: str, device: str) -> None:
        table = await self.find(key)
        await table.in_turn(lambda: blot_out(table, device))

    # --- housekeeping ---------------------------------------------------------------------------------------------------------------------

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
        for key, table in list(self.tables.items()):
            if now - table.touched >= RESTING and table.is_idle:
                del self.tables[key]
                await table.stop()

    async def sweep(self) -> None:
        """Once in a while: what is old goes, and there is a backup."""
        now = self.services.surroundings.now()
        await housekeeping(self.services.store, now, spare=set(self.tables))
        await backup_if_due(self.services.store, now)

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


def chat_line(charter: Charter, line: rows.ChatLine) -> ChatLine:
    """A line of chat as clients are sent it."""
    seat = next(iter(charter.chairs_of(line.device or "")), None)
    name, text = ("", "") if line.hidden else (line.name, line.text)
    return ChatLine(table=charter.id, line=line.number, name=name, seat=seat, text=text, at=line.at, hidden=line.hidden)
