"""What an operator can do with tables, people and bans.

The same class serves a running server and a data file that no server has open.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from simony.core.contract import Game
from simony.server.admin.messages import (
    AddBan,
    DeleteDevice,
    DeleteTable,
    LiftBan,
    ListBans,
    ListReports,
    ListTables,
    Reopen,
    Request,
    Rotate,
    Show,
    Sweep,
    Unhide,
)  # fmt: skip
from simony.server.app import Config, Server
from simony.server.protocol.problem import Conflict, NotFound, problem_of
from simony.server.runtime.environment import Environment, Timer
from simony.server.security.identity import new_token
from simony.server.state.table_record import CLOSED, OPEN
from simony.server.store import moderation_rows, rows
from simony.server.store.moderation_rows import Ban
from simony.server.store.retention import DAY
from simony.server.store.store import Store, StoreFailed
from simony.server.tables.chat import review
from simony.server.tables.table import Table

Json = dict[str, Any]


class Admin:
    """Carries out the operator's requests; `run` finds the method for a request."""

    def __init__(self, server: Server) -> None:
        self._registry = server.registry
        self._bans = server.bans
        self._store = server.services.store
        self._environment = server.services.environment

    async def run(self, request: Request) -> Json | list[Json]:
        """Return the answer, ready for JSON; `SimonyError` if there is none."""
        return await HANDLERS[type(request)](self, request)

    # --- reading ----------------------------------------------------------------------------------

    async def tables(self, request: ListTables) -> list[Json]:
        found = await moderation_rows.list_tables(
            self._store, request.status, request.game, request.device, request.limit
        )
        return [msgspec.structs.asdict(each) for each in found]

    async def show(self, request: Show) -> Json:
        """Return everything about a table that an operator needs: no hands, no log, no secret."""
        table = await self._registry.find(request.table)
        record = table.record
        reports = [
            each
            for each in await moderation_rows.reported(self._store, rows.MAX_ROWS)
            if each.game_table == record.id
        ]
        hidden = [
            line
            for line in await rows.chat_after(self._store, record.id, 0, rows.MAX_LINES)
            if line.hidden
        ]
        return {
            "table": record.id,
            "status": record.status,
            "created": record.created,
            "host": record.host,
            "settings": msgspec.to_builtins(record.settings),
            "seats": [_seat(table, seat) for seat in range(record.seats)],
            "entries": 0 if table.timeline is None else len(table.timeline.log.entries),
            "problem": None if table.problem is None else problem_of(table.problem, "en").text,
            "muted": record.muted,
            "barred": record.barred,
            "connected": [
                {"device": each.caller.device, "address": each.caller.address}
                for each in table.audience.watchers
            ],
            "reports": [msgspec.structs.asdict(each) for each in reports],
            "hidden_lines": [
                {"line": line.number, "device": line.device, "name": line.name, "text": line.text}
                for line in hidden
            ],
        }

    async def reports(self, request: ListReports) -> list[Json]:
        return [
            msgspec.structs.asdict(each)
            for each in await moderation_rows.reported(self._store, request.limit)
        ]

    async def bans(self, _request: ListBans) -> list[Json]:
        return [msgspec.structs.asdict(each) for each in await self._bans.all()]

    # --- tables -----------------------------------------------------------------------------------

    async def unhide(self, request: Unhide) -> Json:
        table = await self._registry.find(request.table)
        await table.queue.run(
            lambda: review(table, table.any_transaction(), request.line, request.seat, hidden=False)
        )
        return {"table": request.table}

    async def delete_table(self, request: DeleteTable) -> Json:
        await self._must_be_there(request.table)
        await self._registry.delete(request.table)
        return {"table": request.table}

    async def reopen(self, request: Reopen) -> Json:
        """Open a table that was closed before its game began; load a table with a problem again."""
        table = await self._registry.find(request.table)
        if table.problem is not None:
            await self._registry.release(request.table)
            table = await self._registry.find(request.table)
            table.must_be_playable()
        elif table.record.status == CLOSED and table.timeline is None:
            await table.queue.run(lambda: self._open_again(table))
        else:
            raise Conflict("table-reopen-nothing")
        return {"table": request.table, "status": table.record.status}

    async def _open_again(self, table: Table) -> None:
        transaction = table.any_transaction()
        transaction.record.status = OPEN
        await table.commit(transaction)

    async def _must_be_there(self, table: str) -> None:
        if not await self._store.read("SELECT 1 FROM game_table WHERE id = ?", (table,)):
            raise NotFound("table-not-there")

    # --- people -----------------------------------------------------------------------------------

    async def ban(self, request: AddBan) -> Json:
        """Add a ban and close the sockets of banned clients at once."""
        now = self._environment.now()
        until = None if request.days is None else now + request.days * DAY
        kept = await self._bans.add(Ban(request.kind, request.value, request.reason, now, until))
        closed = self._registry.disconnect(
            lambda caller: self._bans.is_banned(caller.device, caller.address, now)
        )
        return {**msgspec.structs.asdict(kept), "closed": closed}

    async def unban(self, request: LiftBan) -> Json:
        if not await self._bans.remove(request.kind, request.value):
            raise NotFound("table-no-ban", came=request.value)
        return {"kind": request.kind, "value": request.value}

    async def delete_device(self, request: DeleteDevice) -> Json:
        """Do what *forget me* does, for a person who cannot."""
        await self._must_be_known(request.device)
        await self._registry.forget(request.device)
        self._registry.disconnect(lambda caller: caller.device == request.device)
        return {"device": request.device}

    async def rotate(self, request: Rotate) -> Json:
        await self._must_be_known(request.device)
        token = new_token()
        await self._store.commit(moderation_rows.put_token(request.device, rows.sha256(token)))
        self._registry.disconnect(lambda caller: caller.device == request.device)
        return {"device": request.device, "token": token}

    async def _must_be_known(self, device: str) -> None:
        if await rows.get_device(self._store, device) is None:
            raise NotFound("table-no-such-device", came=device)

    # --- the clock --------------------------------------------------------------------------------

    async def sweep(self, _request: Sweep) -> Json:
        """Trust the clock from now on, back up, and delete what is old."""
        await self._registry.retention.trust()
        swept = await self._registry.retention.sweep(spare=set(self._registry.tables))
        if swept is None:
            raise Conflict("table-sweep-no-backup")
        return {
            "tables": len(swept.tables),
            "devices": len(swept.devices),
            "tickets": swept.tickets,
        }


def _seat(table: Table, seat: int) -> Json:
    chair = table.record.chairs[seat]
    kept = {
        "device": chair.device,
        "name": chair.name,
        "bot": chair.bot,
        "stand_in": chair.stand_in,
    }
    return {
        "seat": seat,
        **kept,
        "name_hidden": chair.name_hidden,
        "present": table.audience.is_present(seat),
    }


HANDLERS: dict[type[Request], Callable[[Admin, Any], Awaitable[Json | list[Json]]]] = {
    ListTables: Admin.tables,
    Show: Admin.show,
    ListReports: Admin.reports,
    ListBans: Admin.bans,
    Unhide: Admin.unhide,
    DeleteTable: Admin.delete_table,
    Reopen: Admin.reopen,
    AddBan: Admin.ban,
    LiftBan: Admin.unban,
    DeleteDevice: Admin.delete_device,
    Rotate: Admin.rotate,
    Sweep: Admin.sweep,
}


# --- without a server -----------------------------------------------------------------------------


class _IdleBotService:
    """Bots that never decide: nothing is played while the operator looks."""

    async def decide(
        self, game: Game, view: bytes, level: str, *, seconds: float, seed: str
    ) -> int:
        del game, view, level, seconds, seed
        return await _never()

    async def advice(
        self, game: Game, view: bytes, *, seconds: float, seed: str, client: str
    ) -> NoReturn:
        del game, view, seconds, seed, client
        await _never()


async def _never() -> NoReturn:
    await asyncio.get_running_loop().create_future()
    raise AssertionError


class _StoppedClock(Environment):
    """An environment without timers: no clock of a game runs down."""

    def call_at(self, when: float, call: Callable[[], None]) -> Timer:
        del when, call
        return _NoTimer()


class _NoTimer:
    def cancel(self) -> None:
        pass


def _open(data: Path) -> Store:
    """Open an existing file: the operator's commands create none."""
    if not data.exists():
        raise StoreFailed("error-data-missing", file=str(data))
    return Store.open(data)


@asynccontextmanager
async def offline(data: Path) -> AsyncIterator[Admin]:
    """Yield an `Admin` for a data file; raise `DataInUse` if a server has it open."""
    store = await asyncio.to_thread(_open, data)
    server = Server(Config(data), store, _IdleBotService(), _StoppedClock())
    try:
        await server.bans.load()
        yield Admin(server)
    finally:
        await server.close()
