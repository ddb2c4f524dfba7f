"""Chat and its moderation.

What people write is data: it is stored and shown unchanged, and has no meaning to the server.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

import msgspec

from simony.server.protocol.caller import Caller
from simony.server.protocol.messages import Answer, Chat, ChatLine, Close, Done, Hide, Mute, Report
from simony.server.protocol.problem import Conflict, Forbidden, NotFound
from simony.server.security.identity import clean_chat, clean_name
from simony.server.state.permissions import must_be_host, must_be_known, must_exist
from simony.server.state.table_record import CLOSED, PLAYING, TableRecord, Transaction
from simony.server.store import moderation_rows, rows
from simony.server.tables.table import Table

CHAT_REMEMBERED = 200
REPORTS = 3
"""Reports from this many different addresses hide a name or a line until the host or the
operator has reviewed it.
"""


class ChatLog:
    """The last lines of chat at one table, who wrote them, and what has been reviewed."""

    def __init__(self, reviewed: set[str] | None = None) -> None:
        self._lines: deque[ChatLine] = deque(maxlen=CHAT_REMEMBERED)
        self._writers: dict[int, str] = {}
        """Which device wrote which line."""
        self._reviewed = reviewed or set()
        """The names and lines (`moderation_rows.name_at`, `line_at`) that the host or the
        operator has reviewed.
        """

    @property
    def next_number(self) -> int:
        return self._lines[-1].line + 1 if self._lines else 1

    def add(self, line: ChatLine, writer: str) -> None:
        self._lines.append(line)
        self._writers[line.line] = writer
        self._writers.pop(line.line - CHAT_REMEMBERED, None)

    def newest_first(self) -> Iterator[ChatLine]:
        return reversed(self._lines)

    def writer_of(self, number: int) -> str:
        """Return the device that wrote a line, empty if it is forgotten; raise `NotFound` if there
        is no such line.
        """
        if number not in self._writers:
            raise NotFound("table-no-line", line=number)
        return self._writers[number]

    def replace(self, line: ChatLine) -> None:
        """Put a line in place of the one with its number."""
        for place, each in enumerate(self._lines):
            if each.line == line.line:
                self._lines[place] = line

    def forget_writer(self, device: str) -> list[ChatLine]:
        """Hide the lines of a person who wants to be forgotten, and return them."""
        hidden = [
            msgspec.structs.replace(line, name="", text="", hidden=True)
            for line in self._lines
            if self._writers.get(line.line) == device
        ]
        for line in hidden:
            self.replace(line)
            self._writers[line.line] = ""
        return hidden

    def is_reviewed(self, what: str) -> bool:
        return what in self._reviewed

    def note_review(self, what: str) -> None:
        self._reviewed.add(what)

    def forget_name_reviews(self, seats: list[int]) -> None:
        """Forget the reviews of these seats' names: the new names have not been reviewed."""
        self._reviewed -= {moderation_rows.name_at(seat) for seat in seats}


async def chat(table: Table, caller: Caller, command: Chat) -> Answer:
    """Add a line of chat. Every known device may write, unless the host has muted it."""
    must_be_known(caller)
    if caller.device in table.record.muted:
        raise Forbidden("table-muted")
    text = clean_chat(command.text)
    number = table.chat.next_number
    await _check_quotas(table, caller, number)
    held = table.record.seats_of(caller.device)
    name = table.record.name(held[0]) if held else clean_name(caller.name)
    transaction = table.chat_transaction()
    line = ChatLine(
        table=table.record.id,
        line=number,
        name=name,
        seat=held[0] if held else None,
        text=text,
        at=transaction.at,
        hidden=False,
    )
    transaction.extra_statements.append(
        rows.add_chat(
            table.record.id, rows.ChatLine(number, caller.device, name, text, transaction.at)
        )
    )
    await table.commit(transaction)
    table.chat.add(line, caller.device)
    table.send_line(line)
    return Done(id=command.id, value=str(number))


async def _check_quotas(table: Table, caller: Caller, number: int) -> None:
    quotas = table.services.quotas
    if number > quotas.table_lines:
        raise Conflict("table-quota-chat-table", most=quotas.table_lines)
    if (
        await moderation_rows.count_lines(table.services.store, table.record.id, caller.device)
        >= quotas.device_lines
    ):
        raise Conflict("table-quota-chat-device", most=quotas.device_lines)


async def mute(table: Table, caller: Caller, command: Mute) -> Answer:
    must_be_host(table.record, caller)
    writer = table.chat.writer_of(command.line)
    transaction = table.chat_transaction()
    muted = [device for device in transaction.record.muted if device != writer]
    transaction.record.muted = [*muted, writer] if command.on else muted
    await table.commit(transaction)
    return Done(id=command.id)


async def hide(table: Table, caller: Caller, command: Hide) -> Answer:
    """The host hides a line of chat or a name, or shows it again."""
    must_be_host(table.record, caller)
    await review(table, table.chat_transaction(), command.line, command.seat, hidden=command.on)
    return Done(id=command.id)


async def review(
    table: Table, transaction: Transaction, line: int | None, seat: int | None, *, hidden: bool
) -> None:
    """Hide or show what the host or the operator has reviewed.

    Reports do not change it from then on.
    """
    what = _about(table, line, seat)
    transaction.extra_statements.append(
        moderation_rows.add_review(table.record.id, what, transaction.at)
    )
    await _set_hidden(table, transaction, line, seat, hidden=hidden)
    table.chat.note_review(what)


async def report(table: Table, caller: Caller, command: Report) -> Answer:
    """Report a seat's name or a line of chat.

    What several addresses report is hidden, unless it has been reviewed.
    """
    must_be_known(caller)
    what = _about(table, command.line, command.seat)
    if command.line is not None:
        table.chat.writer_of(command.line)
    transaction = table.chat_transaction()
    hasher = table.services.address_hasher
    made = moderation_rows.Report(what, caller.device, transaction.at, hasher.hash(caller.address))
    transaction.extra_statements.append(moderation_rows.add_report(table.record.id, made))
    await table.commit(transaction)
    if not table.chat.is_reviewed(what):
        count = await moderation_rows.count_origins(
            table.services.store, table.record.id, what, hasher.start_prefix
        )
        if count >= REPORTS:
            await _set_hidden(
                table, table.chat_transaction(), command.line, command.seat, hidden=True
            )
    return Done(id=command.id)


def _about(table: Table, line: int | None, seat: int | None) -> str:
    """Return the name by which reports and reviews refer to a line or to a seat's name."""
    if (line is None) == (seat is None):
        raise NotFound("table-report-what")
    if line is not None:
        return moderation_rows.line_at(line)
    assert seat is not None
    must_exist(table.record, seat)
    return moderation_rows.name_at(seat)


async def _set_hidden(
    table: Table, transaction: Transaction, line: int | None, seat: int | None, *, hidden: bool
) -> None:
    if seat is not None:
        transaction.chair(seat).name_hidden = hidden
        await table.commit(transaction)
    if line is not None:
        await _set_line_hidden(table, transaction, line, hidden=hidden)


async def _set_line_hidden(
    table: Table, transaction: Transaction, number: int, *, hidden: bool
) -> None:
    """Hide a line or show it again, and send it to everybody.

    The text stays in the database, so that it can be shown again.
    """
    kept = await rows.get_chat(table.services.store, table.record.id, number)
    if kept is None or not kept.text:  # empty: its writer was forgotten
        raise NotFound("table-no-line", line=number)
    transaction.extra_statements.append(rows.hide_chat(table.record.id, number, hidden=hidden))
    await table.commit(transaction)
    line = chat_line(table.record, msgspec.structs.replace(kept, hidden=hidden))
    table.chat.replace(line)
    table.send_line(line)


def chat_line(record: TableRecord, line: rows.ChatLine) -> ChatLine:
    """Return a line of chat as clients are sent it: empty if it is hidden."""
    seat = next(iter(record.seats_of(line.device or "")), None)
    name, text = ("", "") if line.hidden else (line.name, line.text)
    return ChatLine(
        table=record.id,
        line=line.number,
        name=name,
        seat=seat,
        text=text,
        at=line.at,
        hidden=line.hidden,
    )


async def close(table: Table, caller: Caller, command: Close) -> Answer:
    """Close a table, unless its game is running.

    A game that has begun is played to its end, so that it has a result and its secret is revealed;
    unless it cannot continue here.
    """
    must_be_host(table.record, caller)
    transaction = table.chat_transaction()
    if table.record.status == PLAYING and table.problem is None:
        raise Conflict("table-close-playing")
    transaction.record.status = CLOSED
    await table.commit(transaction)
    return Done(id=command.id)
