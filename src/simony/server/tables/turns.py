"""What seats do in a game: move, undo, resign, and agree on offers."""

from __future__ import annotations

import msgspec

from simony.core.errors import IllegalAction, SimonyError
from simony.core.log import AGREED_END, PLAY, RESIGN, UNDO, Entry, Log
from simony.i18n.text import SeatName
from simony.server.frames.audience import frame_of
from simony.server.protocol.caller import Caller
from simony.server.protocol.codec import encode
from simony.server.protocol.messages import (
    Accepted,
    Answer,
    Done,
    Illegal,
    Move,
    NotYours,
    Offer,
    Reply,
    Resign,
    Stale,
    Undo,
)
from simony.server.protocol.problem import Conflict, Forbidden, problem_of
from simony.server.state.consent import must_not_be_retired, must_not_redeal, seats_to_ask
from simony.server.state.offers import END
from simony.server.state.offers import UNDO as TAKE_BACK
from simony.server.state.offers import Offer as OpenOffer
from simony.server.state.permissions import must_be_playing, own_seat
from simony.server.state.table_record import TableRecord, Transaction
from simony.server.state.timeline import NOT_ASKED, Timeline
from simony.server.store import rows
from simony.server.tables.table import Table

REMEMBERED_ANSWERS = 64
"""First answers to moves that were not accepted, remembered for each seat separately."""
MAX_UNDOS = 500
"""Undos of one seat in one game. Each adds an entry to the log, which must not grow without end."""


# --- moves ----------------------------------------------------------------------------------------


class MoveAnswers:
    """The first answers to the moves at one table: a repeat gets the same."""

    def __init__(self, accepted: dict[tuple[int, str], Answer] | None = None) -> None:
        self._accepted = accepted or {}
        """All accepted moves, by seat and id, as they are in the database."""
        self._others: dict[tuple[int, str], Answer] = {}
        """The latest moves that were not accepted."""

    def __len__(self) -> int:
        return len(self._accepted) + len(self._others)

    def find(self, seat: int, move_id: str) -> Answer | None:
        return self._accepted.get((seat, move_id)) or self._others.get((seat, move_id))

    def keep(self, seat: int, move_id: str, answer: Answer) -> None:
        if isinstance(answer, Accepted):
            self._accepted[seat, move_id] = answer
            return
        self._others[seat, move_id] = answer
        for old in [each for each in self._others if each[0] == seat][:-REMEMBERED_ANSWERS]:
            del self._others[old]

    def forget(self, seat: int) -> None:
        """Forget the ids that somebody gave their moves."""
        for known in (self._accepted, self._others):
            for each in [each for each in known if each[0] == seat]:
                del known[each]


async def move(table: Table, caller: Caller, command: Move) -> Answer:
    """Answer a move with accepted, stale, illegal or not yours; a repeat gets the first answer."""
    try:
        seat = own_seat(table.record, caller, command.seat)
    except SimonyError as error:
        return _not_yours(command, error, caller)
    first = table.answers.find(seat, command.move_id)
    if first is not None:
        return msgspec.structs.replace(first, id=command.id)
    answer = await _new_move(table, caller, seat, command)
    table.answers.keep(seat, command.move_id, answer)
    return answer


async def _new_move(table: Table, caller: Caller, seat: int, command: Move) -> Answer:
    try:
        must_be_playing(table.record)
        transaction = table.transaction()
    except SimonyError as error:
        return _not_yours(command, error, caller)
    if transaction.chair(seat).acting:
        return _not_yours(command, Conflict("table-stand-in-acts"), caller)
    if transaction.timeline.prompt(seat) != command.prompt:
        return _stale_or_not_asked(table, transaction.timeline, caller, seat, command)
    try:
        _play(transaction, seat, command.actions)
    except IllegalAction as error:
        return Illegal(
            id=command.id,
            move_id=command.move_id,
            problem=problem_of(error, caller.language, names_at(table.record), seat),
        )
    answer = Accepted(
        id=command.id, move_id=command.move_id, frame=transaction.timeline.last.numbers[seat]
    )
    first = len(transaction.timeline.log.entries) - len(transaction.steps) + 1
    transaction.extra_statements.append(
        rows.add_move(
            table.record.id,
            seat,
            command.move_id,
            rows.Move(first, len(transaction.steps), encode(answer)),
        )
    )
    await table.commit(transaction)
    return answer


def _play(transaction: Transaction, seat: int, actions: list[int]) -> None:
    """Play one action after another.

    A sequence is one decision: it ends once chance or somebody else has acted.
    """
    for number, action in enumerate(actions):
        if number > 0 and (
            transaction.timeline.prompt(seat) == NOT_ASKED
            or transaction.steps[-1].entry != Entry(PLAY, seat, actions[number - 1])
        ):
            raise IllegalAction("table-sequence", number=number + 1)
        transaction.add(Entry(PLAY, seat, action))


def _not_yours(command: Move, error: SimonyError, caller: Caller) -> NotYours:
    return NotYours(
        id=command.id, move_id=command.move_id, problem=problem_of(error, caller.language)
    )


def _stale_or_not_asked(
    table: Table, timeline: Timeline, caller: Caller, seat: int, command: Move
) -> Answer:
    if timeline.prompt(seat) == NOT_ASKED:
        error: SimonyError = IllegalAction("error-not-pending", who=SeatName(seat))
    else:
        error = Conflict("table-stale", asked=timeline.prompt(seat), came=command.prompt)
    problem = problem_of(error, caller.language, names_at(table.record), seat)
    frame = frame_of(table.record.id, timeline, timeline.last, seat, whole=True)
    return Stale(id=command.id, move_id=command.move_id, problem=problem, frame=frame)


def names_at(record: TableRecord) -> dict[int, str]:
    return {seat: record.name(seat) for seat in range(record.seats) if record.name(seat)}


# --- undo, offers ---------------------------------------------------------------------------------


async def undo(table: Table, caller: Caller, command: Undo) -> Answer:
    """Undo at once if nobody else has seen it; otherwise ask everybody.

    A draw that anybody saw cannot be undone.
    """
    must_be_playing(table.record)
    seat = own_seat(table.record, caller, command.seat)
    transaction = table.transaction()
    if transaction.chair(seat).acting:
        raise Conflict("table-stand-in-acts")
    log = transaction.timeline.log
    _must_have_undos_left(log, seat)
    if log.undoable_count(seat) > 0:
        transaction.add(Entry(UNDO, seat, count=1))
        await table.commit(transaction)
        return Done(id=command.id)
    count = log.entries_since_action(seat)
    if count == 0:
        raise IllegalAction("error-log-undo", who=SeatName(seat), most=0)
    must_not_redeal(transaction.timeline, seat, count)
    return await _offer(table, TAKE_BACK, seat, command.id, log.live_count - count)


def _must_have_undos_left(log: Log, seat: int) -> None:
    if sum(1 for entry in log.entries if entry.kind == UNDO and entry.seat == seat) >= MAX_UNDOS:
        raise Conflict("table-undo-limit", most=MAX_UNDOS)


async def offer(table: Table, caller: Caller, command: Offer) -> Answer:
    must_be_playing(table.record)
    table.must_be_playable()
    return await _offer(table, END, own_seat(table.record, caller, command.seat), command.id)


async def _offer(table: Table, what: str, seat: int, command: int, back_to: int = 0) -> Answer:
    """Ask everybody whose consent it needs (`consent`); do it at once if nobody has to be asked."""
    timeline = table.timeline
    assert timeline is not None  # the game has begun
    must_not_be_retired(timeline, seat)
    made = table.offers.make(what, seat, seats_to_ask(table.record, timeline, seat), back_to)
    try:
        await _wait_for(table, made, made.waiting)
    except SimonyError:
        table.offers.withdraw(made)
        raise
    table.send_news()
    return Done(id=command, value=str(made.number))


async def reply(table: Table, caller: Caller, command: Reply) -> Answer:
    """Say yes or no; a no of the seat that made the offer withdraws it."""
    must_be_playing(table.record)
    made = table.offers.find(command.offer)
    if made is None:
        raise Conflict("table-no-offer", number=command.offer)
    held = table.record.seats_of(caller.device)
    mine = [seat for seat in held if seat in made.waiting]
    if not mine and (command.yes or made.seat not in held):
        raise Forbidden("table-not-asked", number=command.offer)
    if command.yes:
        await _wait_for(table, made, made.waiting.difference(mine))
    else:
        table.offers.withdraw(made)
    table.send_news()
    return Done(id=command.id)


async def _wait_for(table: Table, made: OpenOffer, waiting: set[int]) -> None:
    """Set the seats that have not agreed yet; if none is left, carry the offer out."""
    if not waiting:
        transaction = table.transaction()
        count = transaction.timeline.log.live_count - made.back_to
        if made.what == TAKE_BACK:
            must_not_redeal(transaction.timeline, made.seat, count)
        transaction.add(
            Entry(AGREED_END)
            if made.what == END
            else Entry(UNDO, made.seat, count=count, agreed=True)
        )
        await table.commit(transaction)
        table.offers.withdraw(made)
    table.offers.wait_for(made, waiting)


async def resign(table: Table, caller: Caller, command: Resign) -> Answer:
    must_be_playing(table.record)
    transaction = table.transaction()
    transaction.retire_seat(Entry(RESIGN, own_seat(table.record, caller, command.seat)))
    await table.commit(transaction)
    return Done(id=command.id)
