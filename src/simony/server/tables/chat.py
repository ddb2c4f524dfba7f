"""Chat, and keeping it decent.

What people write is data: it is kept and shown as it is, and means nothing to us.
"""

from __future__ import annotations

import msgspec

from simony.server.protocol.caller import Caller
from simony.server.protocol.messages import Answer, Chat, ChatLine, Close, Done, Hide, Mute, Report
from simony.server.protocol.problem import NotAllowed, NotNow, NotThere
from simony.server.security.identity import clean_chat, clean_name
from simony.server.state.permissions import must_be_host, must_be_known, must_exist
from simony.server.state.table_record import CLOSED, PLAYING, Charter
from simony.server.state.transaction import Draft
from simony.server.store import moderation_rows, rows
from simony.server.tables.table import CHAT_REMEMBERED, Table

REPORTS = 3
"""Reports from this many different addresses hide a name or a line until the host or the operator
has looked.
"""


async def chat(table: Table, caller: Caller, command: Chat) -> Answer:
    """Everybody who is known may write, unless the host has muted them."""
    must_be_known(caller)
    if caller.device in table.charter.muted:
        raise NotAllowed("table-muted")
    text = clean_chat(command.text)
    number = table.chat[-1].line + 1 if table.chat else 1
    await _check_quotas(table, caller, number)
    held = table.charter.chairs_of(caller.device)
    name = table.charter.name(held[0]) if held else clean_name(caller.name)
    draft = table.draft_of_talk()
    line = ChatLine(
        table=table.charter.id,
        line=number,
        name=name,
        seat=held[0] if held else None,
        text=text,
        at=draft.at,
        hidden=False,
    )
    draft.more.append(
        rows.add_chat(table.charter.id, rows.ChatLine(number, caller.device, name, text, draft.at))
    )
    await table.keep(draft)
    table.chat.append(line)
    table.writers[number] = caller.device
    table.writers.pop(number - CHAT_REMEMBERED, None)
    table.audience.tell(lambda _: line)
    return Done(id=command.id, value=str(number))


async def _check_quotas(table: Table, caller: Caller, number: int) -> None:
    quotas = table.services.quotas
    if number > quotas.table_lines:
        raise NotNow("table-quota-chat-table", most=quotas.table_lines)
    if (
        await moderation_rows.count_lines(table.services.store, table.charter.id, caller.device)
        >= quotas.device_lines
    ):
        raise NotNow("table-quota-chat-device", most=quotas.device_lines)


async def mute(table: Table, caller: Caller, command: Mute) -> Answer:
    must_be_host(table.charter, caller)
    writer = _writer(table, command.line)
    draft = table.draft_of_talk()
    muted = [device for device in draft.charter.muted if device != writer]
    draft.charter.muted = [*muted, writer] if command.on else muted
    await table.keep(draft)
    return Done(id=command.id)


async def hide(table: Table, caller: Caller, command: Hide) -> Answer:
    """The host hides a line of chat or a name, or shows it again."""
    must_be_host(table.charter, caller)
    await review(table, table.draft_of_talk(), command.line, command.seat, hidden=command.on)
    return Done(id=command.id)


async def review(
    table: Table, draft: Draft, line: int | None, seat: int | None, *, hidden: bool
) -> None:
    """Hide or show what the host or the operator has looked at.

    Reports do not change it from then on.
    """
    what = _about(table, line, seat)
    draft.more.append(moderation_rows.add_review(table.charter.id, what, draft.at))
    await _set_hidden(table, draft, line, seat, hidden=hidden)
    table.reviewed.add(what)


async def report(table: Table, caller: Caller, command: Report) -> Answer:
    """A device reports a seat's name or a line of chat.

    What several addresses report is hidden, unless somebody has looked at it.
    """
    must_be_known(caller)
    what = _about(table, command.line, command.seat)
    if command.line is not None:
        _writer(table, command.line)
    draft = table.draft_of_talk()
    origins = table.services.origins
    made = moderation_rows.Report(what, caller.device, draft.at, origins.of(caller.address))
    draft.more.append(moderation_rows.add_report(table.charter.id, made))
    await table.keep(draft)
    if what not in table.reviewed:
        count = await moderation_rows.count_origins(
            table.services.store, table.charter.id, what, origins.mark
        )
        if count >= REPORTS:
            await _set_hidden(table, table.draft_of_talk(), command.line, command.seat, hidden=True)
    return Done(id=command.id)


def _about(table: Table, line: int | None, seat: int | None) -> str:
    """The line or the name that is meant, as reports and reviews call it."""
    if (line is None) == (seat is None):
        raise NotThere("table-report-what")
    if line is not None:
        return moderation_rows.line_at(line)
    assert seat is not None
    must_exist(table.charter, seat)
    return moderation_rows.name_at(seat)


async def _set_hidden(
    table: Table, draft: Draft, line: int | None, seat: int | None, *, hidden: bool
) -> None:
    if seat is not None:
        draft.chair(seat).name_hidden = hidden
        await table.keep(draft)
    if line is not None:
        await _set_line_hidden(table, draft, line, hidden=hidden)


async def _set_line_hidden(table: Table, draft: Draft, number: int, *, hidden: bool) -> None:
    """The text stays in the database, so that it can be shown again.

    Everybody is sent the line again, without or with it.
    """
    kept = await rows.get_chat(table.services.store, table.charter.id, number)
    if kept is None or not kept.text:  # its writer wanted to be forgotten
        raise NotThere("table-no-line", line=number)
    draft.more.append(rows.hide_chat(table.charter.id, number, hidden=hidden))
    await table.keep(draft)
    table.send_again(chat_line(table.charter, msgspec.structs.replace(kept, hidden=hidden)))


def chat_line(charter: Charter, line: rows.ChatLine) -> ChatLine:
    """A line of chat as clients are sent it: empty if it is hidden."""
    seat = next(iter(charter.chairs_of(line.device or "")), None)
    name, text = ("", "") if line.hidden else (line.name, line.text)
    return ChatLine(
        table=charter.id,
        line=line.number,
        name=name,
        seat=seat,
        text=text,
        at=line.at,
        hidden=line.hidden,
    )


def _writer(table: Table, number: int) -> str:
    if number not in table.writers:
        raise NotThere("table-no-line", line=number)
    return table.writers[number]


async def close(table: Table, caller: Caller, command: Close) -> Answer:
    """Nothing more happens here.

    A game that has begun is played to its end, so that it has a result and its secret is told.
    """
    must_be_host(table.charter, caller)
    draft = table.draft()
    if table.charter.status == PLAYING:
        raise NotNow("table-close-playing")
    draft.charter.status = CLOSED
    await table.keep(draft)
    return Done(id=command.id)
