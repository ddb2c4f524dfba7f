"""Seats: sitting down and standing up, bots, stand-ins, moving to another device, starting
the game, and another with the same people.
"""

from __future__ import annotations

import hashlib

from simony.core.log import HAND_OVER, OWNER, RESIGN, Entry, Log, Promise
from simony.server.protocol.caller import Caller
from simony.server.protocol.messages import (
    Answer,
    Back,
    Consent,
    Done,
    Leave,
    MakeTicket,
    Rematch,
    Remove,
    Replace,
    SetBot,
    SetWebhook,
    Start,
    Take,
)  # fmt: skip
from simony.server.protocol.problem import Conflict, Forbidden
from simony.server.security.identity import clean_name
from simony.server.security.lookalike_names import name_at_table
from simony.server.state.opening import check_level, free_bot_name
from simony.server.state.permissions import (
    must_be_host,
    must_be_known,
    must_be_open,
    must_be_playing,
    must_exist,
    must_hold,
    must_sit,
)
from simony.server.state.table_record import (
    OPEN,
    OVER,
    PLAYING,
    STAND_IN,
    Chair,
    TableRecord,
    Transaction,
)
from simony.server.state.timeline import REMEMBERED_STEPS, Timeline
from simony.server.store import rows
from simony.server.tables.table import Table
from simony.server.webhook import check_url

TICKET_SECONDS = 24 * 60 * 60


async def take(table: Table, caller: Caller, command: Take) -> Answer:
    """Take an empty seat; or one's own again, to change the name or the nonce."""
    must_be_open(table.record)
    must_be_known(caller)
    must_exist(table.record, command.seat)
    if caller.device in table.record.barred:
        raise Forbidden("table-barred")
    transaction = table.transaction()
    chair = transaction.chair(command.seat)
    if chair.taken and chair.device != caller.device:
        raise Conflict("table-seat-taken", seat=command.seat + 1)
    _sit_down(transaction.record, chair, caller, command)
    await table.commit(transaction)
    return Done(id=command.id)


def _sit_down(record: TableRecord, chair: Chair, caller: Caller, command: Take) -> None:
    is_own = chair.device == caller.device
    nonce = hash_nonce(command.nonce) if command.nonce else chair.nonce if is_own else ""
    if not nonce:
        raise Conflict("table-no-nonce")
    others = [each.name for each in record.chairs if each is not chair]
    chair.name = name_at_table(
        clean_name(command.name or chair.name or caller.name), others, chosen=bool(command.name)
    )
    chair.name_hidden = chair.name_hidden and is_own  # another person's name was hidden
    chair.device, chair.nonce, chair.reserved = caller.device, nonce, False


def hash_nonce(nonce: str) -> str:
    """Return what the shuffles and the log contain of a seat's nonce.

    Nothing that a person typed is left when they are forgotten.
    """
    return hashlib.sha256(nonce.encode()).hexdigest()


async def leave(table: Table, caller: Caller, command: Leave) -> Answer:
    must_hold(table.record, caller, command.seat)
    transaction = table.transaction()
    if table.record.status == OPEN:
        transaction.record.chairs[command.seat] = Chair()
    else:
        must_be_playing(table.record)
        transaction.retire_seat(Entry(RESIGN, command.seat))
    await table.commit(transaction)
    return Done(id=command.id)


async def set_bot(table: Table, caller: Caller, command: SetBot) -> Answer:
    must_be_host(table.record, caller)
    must_be_open(table.record)
    must_exist(table.record, command.seat)
    transaction = table.transaction()
    if transaction.chair(command.seat).device:
        raise Conflict("table-seat-taken", seat=command.seat + 1)
    transaction.record.chairs[command.seat] = Chair()
    if command.level is not None:
        check_level(command.level, table.services.levels)
        name = free_bot_name(transaction.record.chairs, caller.language)
        transaction.record.chairs[command.seat] = Chair(bot=command.level, name=name)
    await table.commit(transaction)
    return Done(id=command.id)


async def start(table: Table, caller: Caller, command: Start) -> Answer:
    must_be_host(table.record, caller)
    must_be_open(table.record)
    transaction = table.transaction()
    record = transaction.record
    empty = [seat + 1 for seat, chair in enumerate(record.chairs) if not chair.taken]
    if empty:
        raise Conflict("table-empty-seats", seats=[*empty])
    reserved = [seat + 1 for seat, chair in enumerate(record.chairs) if chair.reserved]
    if reserved:
        raise Conflict("table-reserved-seats", seats=[*reserved])
    record.status = PLAYING
    record.names = [
        f"{chair.name} ({chair.bot})".lstrip() if chair.bot else chair.name
        for chair in record.chairs
    ]  # as in the terminal
    record.nonces = [chair.nonce for chair in record.chairs]
    for chair in record.chairs:
        chair.bank = float(record.settings.clock.bank) if record.settings.clock else 0.0
    transaction.begin(new_timeline(table, transaction))
    await table.commit(transaction)
    return Done(id=command.id)


def new_timeline(table: Table, transaction: Transaction) -> Timeline:
    """Return the game before its first card."""
    record = transaction.record
    assert table.game is not None
    promise = Promise(record.commitment, tuple(record.nonces), record.pin)
    remembered = None if record.settings.watching == "delayed" else REMEMBERED_STEPS
    return Timeline(Log(table.game, record.names, promise), transaction.at, remembered)


async def replace(table: Table, caller: Caller, command: Replace) -> Answer:
    """Let a bot stand in for somebody who is away; anybody at the table may ask for it."""
    must_be_playing(table.record)
    must_exist(table.record, command.seat)
    if caller.device != table.record.host:
        must_sit(table.record, caller)
    check_level(command.level, table.services.levels)
    if not table.audience.is_replaceable(table.record, command.seat):
        raise Conflict("table-not-away", seconds=int(table.services.away_seconds))
    transaction = table.transaction()
    transaction.hand_over(command.seat, command.level)
    await table.commit(transaction)
    return Done(id=command.id)


async def back(table: Table, caller: Caller, command: Back) -> Answer:
    """Give a seat back to its owner, unless they resigned."""
    must_be_playing(table.record)
    must_hold(table.record, caller, command.seat)
    await return_seat(table, command.seat)
    return Done(id=command.id)


async def return_seat(table: Table, seat: int) -> None:
    transaction = table.transaction()
    chair = transaction.chair(seat)
    if not chair.stand_in:
        return
    if seat in transaction.timeline.log.retired_seats:
        raise Conflict("table-gave-up")
    chair.stand_in = ""
    transaction.add(Entry(HAND_OVER, seat, handed_to=OWNER))
    await table.commit(transaction)


async def remove(table: Table, caller: Caller, command: Remove) -> Answer:
    """The host removes somebody, who may come back to watch but not to sit."""
    must_be_host(table.record, caller)
    must_exist(table.record, command.seat)
    transaction = table.transaction()
    chair = transaction.chair(command.seat)
    if not chair.device or chair.device == caller.device:
        raise Conflict("table-nobody-to-remove")
    if not chair.reserved:  # freeing a reserved seat does not remove anybody
        transaction.record.barred.append(chair.device)
    if table.record.status == OPEN:
        transaction.record.chairs[command.seat] = Chair()
    else:
        must_be_playing(table.record)
        chair.device, chair.bot, chair.stand_in, chair.webhook = "", STAND_IN, "", ""
        transaction.add(Entry(HAND_OVER, command.seat, handed_to=STAND_IN))
    await table.commit(transaction)
    return Done(id=command.id)


async def consent(table: Table, caller: Caller, command: Consent) -> Answer:
    must_hold(table.record, caller, command.seat)
    if table.record.settings.watching not in ("open", "delayed"):
        raise Conflict("table-not-open-hands")
    transaction = table.transaction()
    transaction.chair(command.seat).consents = command.yes
    await table.commit(transaction)
    return Done(id=command.id)


async def set_webhook(table: Table, caller: Caller, command: SetWebhook) -> Answer:
    must_hold(table.record, caller, command.seat)
    if command.url is not None:
        check_url(command.url, table.services.allow_private_webhooks)
    transaction = table.transaction()
    transaction.chair(command.seat).webhook = command.url or ""
    await table.commit(transaction)
    return Done(id=command.id)


async def make_ticket(table: Table, caller: Caller, command: MakeTicket) -> Answer:
    must_hold(table.record, caller, command.seat)
    token = table.services.environment.token(24)
    transaction = table.transaction()
    transaction.extra_statements.append(
        rows.put_ticket(
            rows.sha256(token),
            rows.Ticket(table.record.id, command.seat),
            transaction.at + TICKET_SECONDS,
        )
    )
    await table.commit(transaction)
    return Done(id=command.id, value=token)


async def redeem_ticket(table: Table, caller: Caller, token: bytes) -> None:
    """Move a seat to the device that brought its ticket, which is then used up.

    Only the seat moves: consent to open hands, the webhook and open offers were the other device's.
    """
    must_be_known(caller)
    if caller.device in table.record.barred:
        raise Forbidden("table-barred")
    transaction = table.transaction()
    ticket = await rows.find_ticket(table.services.store, token, transaction.at)
    if ticket is None or not transaction.chair(ticket.seat).device:
        raise Conflict("table-ticket-void")
    chair = transaction.chair(ticket.seat)
    chair.device, chair.consents, chair.webhook = caller.device, False, ""
    transaction.extra_statements.append(rows.delete_tickets(table.record.id, ticket.seat))
    await table.commit(transaction)


async def rematch(table: Table, caller: Caller, command: Rematch) -> Answer:
    """Create another table for the same people; a second request returns the same table."""
    must_sit(table.record, caller)
    if table.record.status != OVER:
        raise Conflict("table-not-over")
    if not table.record.next:
        transaction = table.transaction()
        transaction.record.next = await table.open_rematch(table.record)
        await table.commit(transaction)
    return Done(id=command.id, value=table.record.next)


async def erase_device(table: Table, device: str) -> None:
    """Erase a person who wants to be forgotten: their names go, and bots take over their seats."""
    transaction = table.any_transaction()
    record = transaction.record
    seats = record.seats_of(device)
    for seat in seats:
        transaction.extra_statements.append(rows.delete_moves(record.id, seat))
        chair = record.chairs[seat]
        if record.names:
            record.names[seat] = ""
            if transaction.began:
                transaction.timeline.log.names[seat] = ""
        record.chairs[seat] = Chair(
            bot=STAND_IN if record.status == PLAYING else "", nonce=chair.nonce
        )
        if record.status == PLAYING and table.problem is None:
            transaction.add(Entry(HAND_OVER, seat, handed_to=STAND_IN))
    record.muted = [each for each in record.muted if each != device]
    record.barred = [each for each in record.barred if each != device]
    if record.host == device:
        record.host = next((chair.device for chair in record.chairs if chair.device), "")
    await table.commit(transaction)
    for seat in seats:
        table.answers.forget(seat)
    table.forget_lines(device)
