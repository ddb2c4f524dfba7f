"""One table, and the task that owns it.

All requests to a table wait in one queue and are done in order: tried on a copy (`Transaction`),
stored, put in place, shown, answered. If a change cannot be stored, nothing has happened.
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
"""Requests that may wait for a table at the same time."""
CHAT_REMEMBERED = 200
_EARLY = 1e-3
"""Seconds by which a timer may be early."""
_logger = logging.getLogger("simony.server")
_T = TypeVar("_T")


class Table:
    """A table in memory.

    Everything that is kept of it is in the database; this can be dropped and loaded again at any
    time.
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
        """Why the game cannot continue here, if it cannot."""
        self.audience = Audience(record.id, services.environment)
        self.offers = Offers()
        self.addresses = PlayerAddresses()
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_REMEMBERED)
        self.writers: dict[int, str] = {}
        """Which device wrote which line of chat."""
        self.reviewed: set[str] = set()
        """The names and lines (`moderation_rows.name_at`, `line_at`) that the host or the
        operator has reviewed.
        """
        self.answers: dict[tuple[int, str], Answer] = {}
        """The first answers to the latest moves that were not accepted, for repeats."""
        self.accepted: dict[tuple[int, str], Answer] = {}
        """The answers to all accepted moves, as they are in the database."""
        self.hinting: set[int] = set()
        """The seats for which a hint is being computed."""
        self.banks = [chair.bank for chair in record.chairs]
        """The seats' time banks when everybody last saw something happen."""
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
        """Start the task."""
        self._task = asyncio.create_task(self._run(), name="table")
        if self.timeline is not None:
            self._clocks = self._clocks.after_step(
                self.record, self.timeline, self.services.environment.monotonic(), shown=True
            )
            self._bots.note_steps(self.timeline, [])
        # sent to nobody yet: so a later secret action does not count as news
        self.send_news()
        self.services.environment.call_at(self.touched + self.services.away_seconds, self.send_news)
        self._schedule()

    async def stop(self) -> None:
        """Finish the queued work, and end the task."""
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
        """Do something after everything queued before it; return its answer or raise its
        `SimonyError`.
        """
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
        """Queue work that nobody waits for."""
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
        """Whether the table can be unloaded."""
        return (
            not (self.audience.watchers or self._background or self._bots.is_busy or self._timer)
            and self._queue.empty()
        )

    # --- changes ----------------------------------------------------------------------------------

    def transaction(self) -> Transaction:
        """Begin a change; raise the table's problem if its game cannot continue."""
        self.must_be_playable()
        return self.chat_transaction()

    def must_be_playable(self) -> None:
        """Raise the table's problem if its game cannot continue here."""
        if self.problem is not None:
            raise self.problem

    def chat_transaction(self) -> Transaction:
        """Begin a change that does not affect the game, so it is allowed if the game cannot
        continue.
        """
        if self.record.status == CLOSED:
            raise Conflict("table-closed")
        return Transaction(self.record, self.timeline, self.secret, self.services.environment.now())

    async def commit(self, transaction: Transaction) -> None:
        """Store a change, then put it in place, then show it."""
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
        moved = _changed_holders(self.record, transaction.record)
        named = _changed_names(self.record, transaction.record)
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
        """Set the timer of the clocks, let bots think, and notify webhooks."""
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
        """Call the webhooks of seats that have a new prompt while nobody looks at their view."""
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

    # --- clients ----------------------------------------------------------------------------------

    def enter(self, watcher: Watcher) -> None:
        self.audience.enter(watcher)
        self.note_caller(watcher.caller)

    def note_caller(self, caller: Caller) -> None:
        """Remember a player's address: nobody else at that address sees all hands any more."""
        if self.addresses.note(self.record, caller):
            self._stop_forbidden_views()

    def _update_player_addresses(self, *, is_beginning: bool) -> None:
        """Note who sits here after a change, and stop views that are no longer allowed."""
        for watcher in self.audience.watchers:
            self.addresses.note(self.record, watcher.caller)
        if is_beginning:
            self.addresses.begin(self.record)
        self._stop_forbidden_views()

    def leave(self, watcher: Watcher) -> None:
        """Remove a client whose connection is closed. After a while a bot may stand in."""
        self.audience.leave(watcher)
        if not self.audience.is_connected(watcher.caller.device):
            self._start_absence(self.record.seats_of(watcher.caller.device))
        self.send_news()

    def _start_absence(self, seats: list[int]) -> None:
        """Count the owners of these seats as away from now on, unless they are connected."""
        if not seats:
            return
        due = self.services.environment.monotonic() + self.services.away_seconds
        self._away_from.update(dict.fromkeys(seats, due))
        self.services.environment.call_at(due, self.send_news)

    def _stop_forbidden_views(self) -> None:
        """Send nothing more to clients whose view is no longer allowed, until they look at
        another.
        """
        for watcher in self.audience.watchers:
            if watcher.viewer is not None and not may_look(
                self.record, watcher.caller, watcher.viewer, self.addresses
            ):
                watcher.set_viewer(None)

    def forget_lines(self, device: str) -> None:
        """Hide the lines of a person who wants to be forgotten."""
        for place, line in enumerate(self.chat):
            if self.writers.get(line.line) == device:
                self.hide_line(place)
                self.writers[line.line] = ""

    def forget_moves(self, seat: int) -> None:
        """Forget the ids that somebody gave their moves."""
        for known in (self.accepted, self.answers):
            for each in [each for each in known if each[0] == seat]:
                del known[each]

    def hide_line(self, place: int) -> None:
        """Send everybody the line again, empty."""
        self.send_again(msgspec.structs.replace(self.chat[place], name="", text="", hidden=True))

    def send_again(self, line: ChatLine) -> None:
        """Send everybody a line of chat in place of the one with its number."""
        for place, each in enumerate(self.chat):
            if each.line == line.line:
                self.chat[place] = line
        self.audience.broadcast(lambda _: line)

    def is_replaceable(self, seat: int) -> bool:
        """Return whether the person in this seat has been away long enough for a bot to stand
        in.
        """
        chair = self.record.chairs[seat]
        is_late = self.services.environment.monotonic() >= self._away_from[seat] - _EARLY
        is_away = is_late and not self.audience.is_connected(chair.device)
        return self.record.status == PLAYING and bool(chair.device) and not chair.acting and is_away

    def send_news(self) -> None:
        """Send everybody the news if they have changed. An unchanged message would reveal
        that something happened.
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
        """The secret of the shuffles once nothing more is drawn from it: after the game, or
        if a game was closed before its end.
        """
        ended = self.record.status == OVER or (
            self.record.status == CLOSED and bool(self.record.nonces)
        )
        return self.secret.hex() if ended else None

    def revealed_log(self) -> Log:
        """Return the log of a finished game with its secret; without it if the game was
        closed before its end.
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
    """Return the seats that somebody else holds now."""
    chairs = zip(before.chairs, after.chairs, strict=True)
    return [seat for seat, (then, now) in enumerate(chairs) if then.device != now.device]


def _changed_names(before: TableRecord, after: TableRecord) -> list[int]:
    """Return the seats that have another name or another holder now."""
    chairs = zip(before.chairs, after.chairs, strict=True)
    return [
        seat
        for seat, (then, now) in enumerate(chairs)
        if (then.device, then.name) != (now.device, now.name)
    ]


def _invalidate(table: str, seat: int) -> tuple[Statement, Statement]:
    """Delete a seat's tickets and the reports of its name, which concern the former holder."""
    return rows.delete_tickets(table, seat), moderation_rows.delete_reports(
        table, moderation_rows.name_at(seat)
    )


def _delete_name_review(table: str, seat: int) -> Statement:
    """Delete the review of a seat's name: the new name has not been reviewed."""
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
    """Return all statements of a change, for one commit."""
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
