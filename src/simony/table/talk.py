"""Chat, and keeping it decent. What people write is data: it is kept and shown as it is, and means nothing to us."""

from __future__ import annotations

from simony.table import rows
from simony.table.caller import Caller
from simony.table.charter import CLOSED
from simony.table.draft import Draft
from simony.table.identity import clean_chat, clean_name
from simony.table.messages import Answer, Chat, ChatLine, Close, Done, Hide, Mute, Report
from simony.table.problem import NotAllowed, NotThere
from simony.table.rights import must_be_host, must_be_known, must_exist
from simony.table.table import CHAT_REMEMBERED, Table

REPORTS = 3
"""So many reports from different devices hide a name or a line until the host or the operator has looked."""


async def chat(table: Table, caller: Caller, command: Chat) -> Answer:
    """Everybody who is known may write, unless the host has muted them."""
    must_be_known(caller)
    if caller.device in table.charter.muted:
        raise NotAllowed("table-muted")
    text = clean_chat(command.text)
    held = table.charter.chairs_of(caller.device)
    name = table.charter.name(held[0]) if held else clean_name(caller.name)
    draft = table.draft_of_talk()
    number = table.chat[-1].line + 1 if table.chat else 1
    line = ChatLine(table=table.charter.id, line=number, name=name, seat=held[0] if held else None, text=text, at=draft.at, hidden=False)
    draft.more.append(rows.add_chat(table.charter.id, rows.ChatLine(number, caller.device, name, text, draft.at)))
    await table.keep(draft)
    table.chat.append(line)
    table.writers[number] = caller.device
    table.writers.pop(number - CHAT_REMEMBERED, None)
    table.audience.tell(lambda _: line)
    return Done(id=command.id, value=str(number))


async def mute(table: Table, caller: Caller, command: Mute) -> Answer:
    must_be_host(table.charter, caller)
    writer = _writer(table, command.line)
    draft = table.draft_of_talk()
    muted = [device for device in draft.charter.muted if device != writer]
    draft.charter.muted = [*muted, writer] if command.on else muted
    await table.keep(draft)
    return Done(id=command.id)


async def hide(table: Table, caller: Caller, command: Hide) -> Answer:
    must_be_host(table.charter, caller)
    _writer(table, command.line)
    draft = table.draft_of_talk()
    await _hide_line(table, draft, command.line)
    return Done(id=command.id)


async def report(table: Table, caller: Caller, command: Report) -> Answer:
    """A seat's name or a line of chat."""
    must_be_known(caller)
    draft = table.draft_of_talk()
    if command.line is not None:
        _writer(table, command.line)
        what = f"chat {command.line}"
    elif command.seat is not None:
        must_exist(table.charter, command.seat)
        what = rows.name_at(command.seat)
    else:
        raise NotThere("table-report-what")
    draft.more.append(rows.add_report(table.charter.id, rows.Report(what, caller.device, draft.at)))
    await table.keep(draft)
    reports = await rows.count_reports(table.services.store, table.charter.id)
    if reports.get(what, 0) >= REPORTS:
        await _hide(table, command)
    return Done(id=command.id)


async def _hide(table: Table, command: Report) -> None:
    draft = table.draft_of_talk()
    if command.line is not None:
        await _hide_line(table, draft, command.line)
    elif command.seat is not None:
        draft.chair(command.seat).name_hidden = True
        await table.keep(draft)


async def _hide_line(table: Table, draft: Draft, number: int) -> None:
    draft.more.append(rows.hide_chat(table.charter.id, number))
    await table.keep(draft)
    place = next((place for place, line in enumerate(table.chat) if line.line == number), None)
    if place is not None:
        table.hide_line(place)


def _writer(table: Table, number: int) -> str:
    if number not in table.writers:
        raise NotThere("table-no-line", line=number)
    return table.writers[number]


async def close(table: Table, caller: Caller, command: Close) -> Answer:
    """Nothing more happens here. What was played stays in the database as long as any other table."""
    must_be_host(table.charter, caller)
    draft = table.draft()
    draft.charter.status = CLOSED
    await table.keep(draft)
    return Done(id=command.id)
