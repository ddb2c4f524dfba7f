"""Who sits where: sitting down and standing up, bots, stand-ins, moving to another device,
beginning.
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
    Remove,
    Replace,
    SetBot,
    SetWebhook,
    Start,
    Take,
)  # fmt: skip
from simony.server.protocol.problem import NotAllowed, NotNow
from simony.server.security.identity import clean_name
from simony.server.security.lookalike_names import name_at_table
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
    PLAYING,
    Chair,
    Charter,
    check_level,
    free_bot_name,
)
from simony.server.state.timeline import REMEMBERED, Course
from simony.server.state.transaction import STAND_IN, Draft
from simony.server.store import rows
from simony.server.tables.table import Table
from simony.server.webhook import check_url

TICKET_SECONDS = 24 * 60 * 60


async def take(table: Table, caller: Caller, command: Take) -> Answer:
    """An empty seat; or one's own again, to change the name or the nonce."""
    must_be_open(table.charter)
    must_be_known(caller)
    must_exist(table.charter, command.seat)
    if caller.device in table.charter.barred:
        raise NotAllowed("table-barred")
    draft = table.draft()
    chair = draft.chair(command.seat)
    if chair.taken and chair.device != caller.device:
        raise NotNow("table-seat-taken", seat=command.seat + 1)
    _sit_down(draft.charter, chair, caller, command)
    await table.keep(draft)
    return Done(id=command.id)


def _sit_down(charter: Charter, chair: Chair, caller: Caller, command: Take) -> None:
    is_own = chair.device == caller.device
    nonce = hashed_nonce(command.nonce) if command.nonce else chair.nonce if is_own else ""
    if not nonce:
        raise NotNow("table-no-nonce")
    others = [each.name for each in charter.chairs if each is not chair]
    chair.name = name_at_table(
        clean_name(command.name or chair.name or caller.name), others, chosen=bool(command.name)
    )
    chair.name_hidden = chair.name_hidden and is_own  # what was hidden was another's name
    chair.device, chair.nonce, chair.reserved = caller.device, nonce, False


def hashed_nonce(nonce: str) -> str:
    """What goes into the shuffles and the log of a seat's nonce, so that nothing a person typed is
    left when they are forgotten.
    """
    return hashlib.sha256(nonce.encode()).hexdigest()


async def leave(table: Table, caller: Caller, command: Leave) -> Answer:
    must_hold(table.charter, caller, command.seat)
    draft = table.draft()
    if table.charter.status == OPEN:
        draft.charter.chairs[command.seat] = Chair()
    else:
        must_be_playing(table.charter)
        draft.give_up(Entry(RESIGN, command.seat))
    await table.keep(draft)
    return Done(id=command.id)


async def set_bot(table: Table, caller: Caller, command: SetBot) -> Answer:
    must_be_host(table.charter, caller)
    must_be_open(table.charter)
    must_exist(table.charter, command.seat)
    draft = table.draft()
    if draft.chair(command.seat).device:
        raise NotNow("table-seat-taken", seat=command.seat + 1)
    draft.charter.chairs[command.seat] = Chair()
    if command.level is not None:
        check_level(command.level, table.services.levels)
        name = free_bot_name(draft.charter.chairs, caller.language)
        draft.charter.chairs[command.seat] = Chair(bot=command.level, name=name)
    await table.keep(draft)
    return Done(id=command.id)


async def start(table: Table, caller: Caller, command: Start) -> Answer:
    must_be_host(table.charter, caller)
    must_be_open(table.charter)
    draft = table.draft()
    charter = draft.charter
    empty = [seat + 1 for seat, chair in enumerate(charter.chairs) if not chair.taken]
    if empty:
        raise NotNow("table-empty-seats", seats=[*empty])
    reserved = [seat + 1 for seat, chair in enumerate(charter.chairs) if chair.reserved]
    if reserved:
        raise NotNow("table-reserved-seats", seats=[*reserved])
    charter.status = PLAYING
    charter.names = [
        f"{chair.name} ({chair.bot})".lstrip() if chair.bot else chair.name
        for chair in charter.chairs
    ]  # as in the terminal
    charter.nonces = [chair.nonce for chair in charter.chairs]
    for chair in charter.chairs:
        chair.bank = float(charter.settings.clock.bank) if charter.settings.clock else 0.0
    draft.begin(new_course(table, draft))
    await table.keep(draft)
    return Done(id=command.id)


def new_course(table: Table, draft: Draft) -> Course:
    """The game before its first card."""
    charter = draft.charter
    assert table.game is not None
    promise = Promise(charter.commitment, tuple(charter.nonces), charter.pin)
    remembered = None if charter.settings.watching == "delayed" else REMEMBERED
    return Course(Log(table.game, charter.names, promise), draft.at, remembered)


async def replace(table: Table, caller: Caller, command: Replace) -> Answer:
    """A bot stands in for somebody who is away; anybody at the table may ask for it."""
    must_be_playing(table.charter)
    must_exist(table.charter, command.seat)
    if caller.device != table.charter.host:
        must_sit(table.charter, caller)
    check_level(command.level, table.services.levels)
    if not table.is_replaceable(command.seat):
        raise NotNow("table-not-away", seconds=int(table.services.away))
    draft = table.draft()
    draft.hand_over(command.seat, command.level)
    await table.keep(draft)
    return Done(id=command.id)


async def back(table: Table, caller: Caller, command: Back) -> Answer:
    """Whoever comes back plays on, unless they gave up."""
    must_be_playing(table.charter)
    must_hold(table.charter, caller, command.seat)
    await return_to(table, command.seat)
    return Done(id=command.id)


async def return_to(table: Table, seat: int) -> None:
    draft = table.draft()
    chair = draft.chair(seat)
    if not chair.stand_in:
        return
    if seat in draft.course.log.retired_seats:
        raise NotNow("table-gave-up")
    chair.stand_in = ""
    draft.add(Entry(HAND_OVER, seat, handed_to=OWNER))
    await table.keep(draft)


async def remove(table: Table, caller: Caller, command: Remove) -> Answer:
    """The host sends somebody away, who may come back to look on but not to sit."""
    must_be_host(table.charter, caller)
    must_exist(table.charter, command.seat)
    draft = table.draft()
    chair = draft.chair(command.seat)
    if not chair.device or chair.device == caller.device:
        raise NotNow("table-nobody-to-remove")
    if not chair.reserved:  # to free a reserved seat is not to send anybody away
        draft.charter.barred.append(chair.device)
    if table.charter.status == OPEN:
        draft.charter.chairs[command.seat] = Chair()
    else:
        must_be_playing(table.charter)
        chair.device, chair.bot, chair.stand_in, chair.webhook = "", STAND_IN, "", ""
        draft.add(Entry(HAND_OVER, command.seat, handed_to=STAND_IN))
    await table.keep(draft)
    return Done(id=command.id)


async def consent(table: Table, caller: Caller, command: Consent) -> Answer:
    must_hold(table.charter, caller, command.seat)
    if table.charter.settings.watching not in ("open", "delayed"):
        raise NotNow("table-not-open-hands")
    draft = table.draft()
    draft.chair(command.seat).consents = command.yes
    await table.keep(draft)
    return Done(id=command.id)


async def set_webhook(table: Table, caller: Caller, command: SetWebhook) -> Answer:
    must_hold(table.charter, caller, command.seat)
    if command.url is not None:
        check_url(command.url, table.services.allow_private_webhooks)
    draft = table.draft()
    draft.chair(command.seat).webhook = command.url or ""
    await table.keep(draft)
    return Done(id=command.id)


async def make_ticket(table: Table, caller: Caller, command: MakeTicket) -> Answer:
    must_hold(table.charter, caller, command.seat)
    token = table.services.surroundings.token(24)
    draft = table.draft()
    draft.more.append(
        rows.put_ticket(
            rows.hashed(token),
            rows.Ticket(table.charter.id, command.seat),
            draft.at + TICKET_SECONDS,
        )
    )
    await table.keep(draft)
    return Done(id=command.id, value=token)


async def move_in(table: Table, caller: Caller, token: bytes) -> None:
    """The device that brought a ticket holds the seat from now on.

    The ticket is used up with it: whoever comes second gets nothing.

    Only the seat moves: consent to open hands, the webhook and open offers were the other device's.
    """
    must_be_known(caller)
    if caller.device in table.charter.barred:
        raise NotAllowed("table-barred")
    draft = table.draft()
    ticket = await rows.find_ticket(table.services.store, token, draft.at)
    if ticket is None or not draft.chair(ticket.seat).device:
        raise NotNow("table-ticket-void")
    chair = draft.chair(ticket.seat)
    chair.device, chair.consents, chair.webhook = caller.device, False, ""
    draft.more.append(rows.delete_tickets(table.charter.id, ticket.seat))
    await table.keep(draft)


async def blot_out(table: Table, device: str) -> None:
    """Somebody wants to be forgotten: their names go, and a bot plays on where they sat."""
    draft = Draft(table.charter, table.course, table.secret, table.services.surroundings.now())
    charter = draft.charter
    seats = charter.chairs_of(device)
    for seat in seats:
        draft.more.append(rows.delete_moves(charter.id, seat))
        chair = charter.chairs[seat]
        if charter.names:
            charter.names[seat] = ""
            if draft.began:
                draft.course.log.names[seat] = ""
        charter.chairs[seat] = Chair(
            bot=STAND_IN if charter.status == PLAYING else "", nonce=chair.nonce
        )
        if charter.status == PLAYING and table.problem is None:
            draft.add(Entry(HAND_OVER, seat, handed_to=STAND_IN))
    charter.muted = [each for each in charter.muted if each != device]
    charter.barred = [each for each in charter.barred if each != device]
    if charter.host == device:
        charter.host = next((chair.device for chair in charter.chairs if chair.device), "")
    await table.keep(draft)
    for seat in seats:
        table.forget_moves(seat)
    table.forget_lines(device)
