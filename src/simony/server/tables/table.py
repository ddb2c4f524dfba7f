"""One table, and the one task that owns it.

Whatever is asked of a table waits in one queue and is done in order: tried on a copy (`Transaction`),
written down, made true, shown, answered. If it cannot be written down, nothing has happened.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec

from simony.core.contract import Game
from simony.core.errors import SimonyError
from simony.core.log import RESIGN, TIME_OUT, Entry, Log
from simony.server.frames.audience import Audience, Watcher
from simony.server.frames.news import news_for
from simony.server.protocol.caller import NOBODY, Caller
from simony.server.protocol.messages import Answer, ChatLine
from simony.server.protocol.problem import Conflict, RateLimited
from simony.server.runtime.environment import Timer
from simony.server.state.clocks import stopped_clocks
from simony.server.state.offers import Offers
from simony.server.state.permissions import may_look
from simony.server.state.player_addresses import PlayerAddresses
from simony.server.state.table_record import CLOSED, OVER, PLAYING, TableRecord, encode_record
from simony.server.state.timeline import Step, Timeline
from simony.server.state.transaction import Transaction
from simony.server.store import moderation_rows, rows
from simony.server.store.store import Statement
from simony.server.tables.queued_work import QueuedWork
from simony.server.tables.services import Services
from simony.server.tables.table_bots import TableBots

MAX_QUEUED = 256
"""No more is asked of a table at once."""
CHAT_REMEMBERED = 200
_EARLY = 1e-3
"""An alarm may ring so much before its time."""
_logger = logging.getLogger("simony.server")
_T = TypeVar("_T")


class Table:
    """A table in memory.

    What is kept of it is in the database; this can be dropped and made again at any time.
    """

    def __init__(
        self,
        services: Services,
        record: TableRecord,
        game: Game | None,
        secret: bytes,
        timeline: Timeline | None = None,
    ) -> None:
        self.services = services
        self.record = record
        self.game = game
        self.timeline = timeline
        self.problem: SimonyError | None = None
        """Why the game cannot go on here, if it cannot."""
        self.audience = Audience(record.id, services.environment)
        self.offers = Offers()
        self.addresses = PlayerAddresses()
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_REMEMBERED)
        self.writers: dict[int, str] = {}
        """Which device wrote which line of chat."""
        self.reviewed: set[str] = set()
        """The names and lines (`moderation_rows.name_at`, `line_at`) that the host or the operator
        has looked at.
        """
        self.answers: dict[tuple[int, str], Answer] = {}
        """The first answers to the latest moves that were not accepted, for repeats."""
        self.accepted: dict[tuple[int, str], Answer] = {}
        """The answers to all moves that were, as they are in the database."""
        self.hinting: set[int] = set()
        """The seats for which a bishop is thinking of a hint."""
        self.banks = [chair.bank for chair in record.chairs]
        """What the seats' clocks showed when all last saw something happen."""
        self.touched = services.environment.monotonic()
        self.secret = secret
        self._clocks = stopped_clocks(record.seats)
        self._timer: Timer | None = None
        self._away_from = dict.fromkeys(range(record.seats), self.touched + services.away_seconds)
        self._notified: dict[int, int] = {}
        self._stored_seats: list[rows.Seat] | None = None
        self._last_news: object = None
        self._queue: asyncio.Queue[QueuedWork[Any] | None] = asyncio.Queue(MAX_QUEUED)
        self._stopping = False
        self._background: set[asyncio.Task[None]] = set()
        self._bots = TableBots(self)
        self._task: asyncio.Task[None] | None = None

    # --- the task ---------------------------------------------------------------------------------

    def start(self) -> None:
        """Take up work: from now on things happen here."""
        self._task = asyncio.create_task(self._run(), name="table")
        if self.timeline is not None:
            self._clocks = self._clocks.after_step(
                self.record, self.timeline, self.services.environment.monotonic(), shown=True
            )
            self._bots.note_steps(self.timeline, [])
        # to nobody yet: so that it is no news when something happens behind a hand
        self.send_news()
        self.services.environment.call_at(self.touched + self.services.away_seconds, self.send_news)
        self._schedule()

    async def stop(self) -> None:
        """Finish what has been asked, and let go."""
        self._stopping = True
        self._bots.stop()
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            await self._queue.put(None)
            await self._task
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)

    async def _run(self) -> None:
        while (work := await self._queue.get()) is not None:
            await work.do()
            del work

    async def enqueue(self, work: Callable[[], Awaitable[_T]]) -> _T:
        """Do something when everything before it is done; its answer, or its `SimonyError`."""
        if self._stopping:
            raise Conflict("table-stopping")
        queued = QueuedWork(work)
        self.touched = self.services.environment.monotonic()
        try:
            self._queue.put_nowait(queued)
        except asyncio.QueueFull:
            raise RateLimited("table-crowded", 1.0) from None
        return await queued.result()

    def enqueue_in_background(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something in turn, with nobody waiting for it."""
        task = asyncio.create_task(self._run_in_background(work))
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _run_in_background(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await self.enqueue(work)
        except SimonyError as error:
            if self._stopping:
                return
            _logger.warning("at table %s: %s", self.record.id, error)
            self.services.environment.call_at(
                self.services.environment.monotonic() + 1.0, self._schedule
            )

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return (
            not (self.audience.watchers or self._background or self._bots.is_busy or self._timer)
            and self._queue.empty()
        )

    # --- changes ----------------------------------------------------------------------------------

    def transaction(self) -> Transaction:
        """A change to begin with."""
        self.must_be_playable()
        return self.chat_transaction()

    def must_be_playable(self) -> None:
        """The game can go on here, or we say why not."""
        if self.problem is not None:
            raise self.problem

    def chat_transaction(self) -> Transaction:
        """A change that does not touch the game: it may be made where the game cannot go on."""
        if self.record.status == CLOSED:
            raise Conflict("table-closed")
        return Transaction(self.record, self.timeline, self.secret, self.services.environment.now())

    async def commit(self, transaction: Transaction) -> None:
        """Write it down; then it is true; then everybody sees it."""
        timeline, clocks = transaction.kept_timeline, self._clocks
        if transaction.steps and timeline is not None:
            clocks = clocks.after_step(
                transaction.record,
                timeline,
                self.services.environment.monotonic(),
                shown=transaction.is_shown,
            )
        seats = (
            self._stored_seats
            if self.problem is not None
            else seat_rows(transaction.record, timeline)
        )
        moved, named = (
            _changed_holders(self.record, transaction.record),
            _changed_names(self.record, transaction.record),
        )
        void = [each for seat in moved for each in _invalidate(self.record.id, seat)] + [
            _delete_name_review(self.record.id, seat) for seat in named
        ]
        await self.services.store.commit(
            _statements(transaction, None if seats == self._stored_seats else seats) + void
        )
        self.services.metrics.steps.inc(sum(step.entry is not None for step in transaction.steps))
        is_beginning = self.record.status != transaction.record.status == PLAYING
        self.record, self.timeline, self._clocks, self._stored_seats = (
            transaction.record,
            timeline,
            clocks,
            seats,
        )
        self.reviewed -= {moderation_rows.name_at(seat) for seat in named}
        if moved:
            self.offers.clear()
        self._start_absence(moved)
        self._update_player_addresses(is_beginning=is_beginning)
        if transaction.steps and timeline is not None:
            self._show(timeline, transaction)
        self.send_news()
        self._schedule()

    def _show(self, timeline: Timeline, transaction: Transaction) -> None:
        self._bots.note_steps(timeline, transaction.steps)
        if transaction.is_shown:
            self._update_offers(timeline, transaction.steps)
            self.banks = [chair.bank for chair in self.record.chairs]
        self.audience.publish(timeline, transaction.steps)

    def _update_offers(self, timeline: Timeline, steps: list[Step]) -> None:
        if timeline.log.over or any(
            step.entry is not None and step.entry.kind in (RESIGN, TIME_OUT) for step in steps
        ):
            self.offers.clear()
        self.offers.drop_undo_offers()

    def _schedule(self) -> None:
        """Clocks run, bots think, those who are away are told."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if (
            self.timeline is None
            or self.record.status != PLAYING
            or self.problem is not None
            or self._stopping
        ):
            self._bots.stop()
            return
        deadlines = self._clocks.deadlines(self.record)
        if deadlines:
            when, seat, prompt = min(deadlines)
            self._timer = self.services.environment.call_at(
                when, lambda: self.enqueue_in_background(lambda: self._time_up(seat, prompt))
            )
        self._bots.start_thinking()
        self._notify_webhooks(self.timeline)

    async def _time_up(self, seat: int, prompt: int) -> None:
        if (
            self.timeline is None
            or self.record.status != PLAYING
            or self.timeline.prompt(seat) != prompt
        ):
            return
        transaction = self.transaction()
        transaction.retire_seat(Entry(TIME_OUT, seat))
        await self.commit(transaction)

    def _notify_webhooks(self, timeline: Timeline) -> None:
        """Tell the webhooks of seats that are asked anew while nobody looks through their eyes."""
        for seat in timeline.seats_to_act():
            chair, prompt = self.record.chairs[seat], timeline.prompt(seat)
            if (
                chair.webhook
                and not chair.acting
                and self._notified.get(seat) != prompt
                and not self.audience.is_present(seat)
            ):
                body = {
                    "table": self.record.id,
                    "game": self.record.settings.game,
                    "seat": seat,
                    "prompt": prompt,
                }
                self.services.notify_webhook(chair.webhook, msgspec.json.encode(body))
            self._notified[seat] = prompt

    # --- who is there -----------------------------------------------------------------------------

    def enter(self, watcher: Watcher) -> None:
        self.audience.enter(watcher)
        self.note_caller(watcher.caller)

    def note_caller(self, caller: Caller) -> None:
        """Somebody is there.

        If it is a player, nobody else at their address sees all hands any more.
        """
        if self.addresses.note(self.record, caller):
            self._stop_forbidden_views()

    def _update_player_addresses(self, *, is_beginning: bool) -> None:
        """After a change: who sits here now, and who may still look as they do."""
        for watcher in self.audience.watchers:
            self.addresses.note(self.record, watcher.caller)
        if is_beginning:
            self.addresses.begin(self.record)
        self._stop_forbidden_views()

    def leave(self, watcher: Watcher) -> None:
        """The line is gone. After a while a bot may stand in."""
        self.audience.leave(watcher)
        if not self.audience.is_connected(watcher.caller.device):
            self._start_absence(self.record.seats_of(watcher.caller.device))
        self.send_news()

    def _start_absence(self, seats: list[int]) -> None:
        """From now on these seats' owners are away, unless they come."""
        if not seats:
            return
        due = self.services.environment.monotonic() + self.services.away_seconds
        self._away_from.update(dict.fromkeys(seats, due))
        self.services.environment.call_at(due, self.send_news)

    def _stop_forbidden_views(self) -> None:
        """Whoever looks through eyes that are no longer theirs sees nothing more, until they look
        elsewhere.
        """
        for watcher in self.audience.watchers:
            if watcher.viewer is not None and not may_look(
                self.record, watcher.caller, watcher.viewer, self.addresses
            ):
                watcher.set_viewer(None)

    def forget_lines(self, device: str) -> None:
        """What somebody wrote who wants to be forgotten is shown no more."""
        for place, line in enumerate(self.chat):
            if self.writers.get(line.line) == device:
                self.hide_line(place)
                self.writers[line.line] = ""

    def forget_moves(self, seat: int) -> None:
        """The names that somebody gave their moves are gone."""
        for known in (self.accepted, self.answers):
            for each in [each for each in known if each[0] == seat]:
                del known[each]

    def hide_line(self, place: int) -> None:
        """Everybody is sent the line again, empty."""
        self.send_again(msgspec.structs.replace(self.chat[place], name="", text="", hidden=True))

    def send_again(self, line: ChatLine) -> None:
        """Everybody is sent a line of chat in place of the one with its number."""
        for place, each in enumerate(self.chat):
            if each.line == line.line:
                self.chat[place] = line
        self.audience.broadcast(lambda _: line)

    def is_replaceable(self, seat: int) -> bool:
        """Whether the person in this seat has been away long enough for a bot to stand in."""
        chair = self.record.chairs[seat]
        is_late = self.services.environment.monotonic() >= self._away_from[seat] - _EARLY
        is_away = is_late and not self.audience.is_connected(chair.device)
        return self.record.status == PLAYING and bool(chair.device) and not chair.acting and is_away

    def send_news(self) -> None:
        """Everybody hears how things stand around the game, if that is news: otherwise a message
        would say that something happened.
        """
        news = (
            news_for(self, NOBODY),
            self.record.host,
            [chair.device for chair in self.record.chairs],
        )
        if news != self._last_news:
            self._last_news = news
            self.audience.broadcast(lambda watcher: news_for(self, watcher.caller))

    @property
    def revealed_secret(self) -> str | None:
        """The secret of the shuffles, once nothing more is drawn from it: after the game, and where
        a game was closed before its end.
        """
        ended = self.record.status == OVER or (
            self.record.status == CLOSED and bool(self.record.nonces)
        )
        return self.secret.hex() if ended else None

    def revealed_log(self) -> Log:
        """The log of a game that is over, with its secret; that of a game which was closed before
        its end has none.
        """
        self.must_be_playable()
        if self.timeline is None or self.revealed_secret is None:
            raise Conflict("table-not-over")
        log = self.timeline.log.copy()
        log.names = [
            "" if chair.name_hidden else name
            for chair, name in zip(self.record.chairs, log.names, strict=True)
        ]
        log.secret = self.secret.hex() if log.over else ""
        return log


def _changed_holders(before: TableRecord, after: TableRecord) -> list[int]:
    """The seats that somebody else holds now."""
    chairs = zip(before.chairs, after.chairs, strict=True)
    return [seat for seat, (then, now) in enumerate(chairs) if then.device != now.device]


def _changed_names(before: TableRecord, after: TableRecord) -> list[int]:
    """The seats that have another name or another holder now."""
    chairs = zip(before.chairs, after.chairs, strict=True)
    return [
        seat
        for seat, (then, now) in enumerate(chairs)
        if (then.device, then.name) != (now.device, now.name)
    ]


def _invalidate(table: str, seat: int) -> tuple[Statement, Statement]:
    """Tickets for a seat, and what was said about the name in it, were another's."""
    return rows.delete_tickets(table, seat), moderation_rows.delete_reports(
        table, moderation_rows.name_at(seat)
    )


def _delete_name_review(table: str, seat: int) -> Statement:
    """Nobody has looked at this name yet."""
    return moderation_rows.delete_review(table, moderation_rows.name_at(seat))


def table_row(record: TableRecord, secret: bytes, at: float) -> rows.GameTable:
    settings = record.settings
    body = encode_record(record)
    return rows.GameTable(
        record.id,
        settings.game,
        settings.listed,
        record.status,
        record.created,
        at,
        secret,
        body,
    )


def seat_rows(record: TableRecord, timeline: Timeline | None) -> list[rows.Seat]:
    asked = timeline.seats_to_act() if timeline is not None and record.status == PLAYING else []
    return [
        rows.Seat(seat, chair.device, seat in asked and not chair.acting)
        for seat, chair in enumerate(record.chairs)
        if chair.device
    ]


def _statements(transaction: Transaction, seats: list[rows.Seat] | None) -> list[Statement]:
    """All that is to be written down for a change, in one transaction."""
    record, timeline, found = transaction.record, transaction.kept_timeline, []
    if transaction.is_record_changed:
        found.append(rows.put_table(table_row(record, transaction.secret, transaction.at)))
    entries = [step.entry for step in transaction.steps if step.entry is not None]
    if timeline is not None and entries:
        first = len(timeline.log.entries) - len(entries) + 1
        found += rows.add_entries(
            record.id, first, [timeline.log.entry_line(entry) for entry in entries], transaction.at
        )
        found += _results(record, timeline.log, transaction.at) if timeline.log.over else []
    if transaction.is_shown:
        found.append(rows.touch_table(record.id, transaction.at))
    if seats is not None:
        found += rows.put_seats(record.id, seats)
    return found + transaction.extra_statements


def _results(record: TableRecord, log: Log, at: float) -> list[Statement]:
    devices = {seat: record.chairs[seat].device for seat in record.person_seats()}
    return rows.add_results(
        record.id,
        rows.Result(record.settings.game, log.places(), log.state.scores(), devices, at),
    )
