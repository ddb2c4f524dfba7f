"""All commands of a table and their handlers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from simony.core.errors import SimonyError
from simony.server.protocol.caller import Caller
from simony.server.protocol.messages import (
    Answer,
    AnyCommand,
    Back,
    Chat,
    Close,
    Command,
    Consent,
    Done,
    Hide,
    Hint,
    Leave,
    Look,
    MakeTicket,
    Move,
    Mute,
    Offer,
    Ping,
    Pong,
    Refused,
    Rematch,
    Remove,
    Replace,
    Reply,
    Report,
    Resign,
    SetBot,
    SetWebhook,
    SlowDown,
    Start,
    Take,
    Unavailable,
    Undo,
)  # fmt: skip
from simony.server.protocol.problem import Conflict, InternalError, RateLimited, problem_of
from simony.server.state.permissions import must_sit
from simony.server.state.table_record import OVER
from simony.server.store.store import StoreFailed
from simony.server.tables import chat, seating, turns
from simony.server.tables.hints import hint
from simony.server.tables.table import Table


async def execute(table: Table, caller: Caller, command: AnyCommand) -> Answer:
    """Run a command in the table's queue. There is always an answer."""
    try:
        if isinstance(command, Hint):
            return await hint(table, caller, command)
        return await table.enqueue(lambda: _dispatch(table, caller, command))
    except SimonyError as error:
        return refusal(error, caller, command.id, turns.names_at(table.record))


def refusal(
    error: SimonyError, caller: Caller, command: int = 0, names: dict[int, str] | None = None
) -> Answer:
    """Return the answer to a command that was refused."""
    problem = problem_of(error, caller.language, names, caller.viewer)
    if isinstance(error, RateLimited):
        return SlowDown(id=command, retry_after=float(error.wait), problem=problem)
    if isinstance(error, (StoreFailed, InternalError)):
        return Unavailable(id=command, problem=problem)
    return Refused(id=command, problem=problem)


async def _dispatch(table: Table, caller: Caller, command: AnyCommand) -> Answer:
    table.note_caller(caller)
    answer = await HANDLERS[type(command)](table, caller, command)
    table.note_caller(caller)  # the caller may have become a player
    return answer


async def _ping(_table: Table, _caller: Caller, command: Ping) -> Answer:
    return Pong(id=command.id)


async def _look(_table: Table, _caller: Caller, _command: Look) -> Answer:
    raise Conflict("table-look-needs-socket")


async def _rematch(table: Table, caller: Caller, command: Rematch) -> Answer:
    """Create another table for the same people; a second request returns the same table."""
    must_sit(table.record, caller)
    if table.record.status != OVER:
        raise Conflict("table-not-over")
    if not table.record.next:
        transaction = table.transaction()
        transaction.record.next = await table.services.rematch(table.record)
        await table.commit(transaction)
    return Done(id=command.id, value=table.record.next)


HANDLERS: dict[type[Command], Callable[[Table, Caller, Any], Awaitable[Answer]]] = {
    Move: turns.move,
    Undo: turns.undo,
    Resign: turns.resign,
    Offer: turns.offer,
    Reply: turns.reply,
    Take: seating.take,
    Leave: seating.leave,
    SetBot: seating.set_bot,
    Start: seating.start,
    Replace: seating.replace,
    Back: seating.back,
    Remove: seating.remove,
    MakeTicket: seating.make_ticket,
    Consent: seating.consent,
    SetWebhook: seating.set_webhook,
    Chat: chat.chat,
    Mute: chat.mute,
    Hide: chat.hide,
    Report: chat.report,
    Close: chat.close,
    Rematch: _rematch,
    Look: _look,
    Ping: _ping,
}
