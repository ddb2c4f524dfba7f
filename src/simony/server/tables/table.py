"""One table, and the task that owns it.

All requests to a table wait in one queue and are done in order: tried on a copy (`Transaction`),
stored, put in place, shown, answered. If a change cannot be stored, nothing has happened.

Refused commands are errors that pass from the table's task to the caller's. An error whose
traceback leads back to itself is a cycle, and the garbage collector runs so rarely
(`serve.collect_garbage_rarely`) that a cycle would keep its whole table in memory. So nothing here
keeps an error, or the work, once it is done.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from simony.core.contract import Game
from simony.core.errors import SimonyError
from simony.core.log import RESIGN, TIME_OUT, Entry
from simony.server.frames.audience import Audience, Watcher
from simony.server.protocol.caller import Caller
from simony.server.protocol.messages import ChatLine, News
from simony.server.protocol.problem import Conflict, InternalError, RateLimited
from simony.server.runtime.environment import Timer
from simony.server.runtime.watchdog import WORKS_FOR
from simony.server.state.offers import Offers
from simony.server.state.table_record import (
    CLOSED,
    PLAYING,
    TableRecord,
    TableState,
    Transaction,
)
from simony.server.state.timeline import Step, Timeline
from simony.server.tables.services import Services
from simony.server.tables.table_bots import TableBots

if TYPE_CHECKING:
    from simony.server.tables.chat import ChatLog
    from simony.server.tables.turns import MoveAnswers

MAX_QUEUED = 256
"""Requests that may wait for a table at the same time."""
RETRY_SECONDS = 1.0
"""Seconds after which a table tries again what could not be stored and nobody waits for."""
T = TypeVar("T")
Work = Callable[[], Awaitable[T]]
_logger = logging.getLogger("simony.server")


# --- the queue ------------------------------------------------------------------------------------


class QueuedWork(Generic[T]):
    """One piece of work, created by the task that asks for it and done by the table's."""

    def __init__(self, work: Work[T]) -> None:
        self._work: Work[T] | None = work
        self._asker = _current_task().get_name()
        self._answer: asyncio.Future[T | SimonyError] = asyncio.get_running_loop().create_future()

    async def do(self) -> None:
        """Do the work; an exception is an answer too."""
        assert self._work is not None
        work, self._work = self._work, None
        _current_task().set_name(f"table{WORKS_FOR}{self._asker}")
        try:
            self._settle(await work())
        except SimonyError as error:
            self._settle(error.with_traceback(None))
        except Exception:
            _logger.exception("at a table")
            self._settle(InternalError("table-broken"))

    async def result(self) -> T:
        """Wait until it is done; return its answer or raise its `SimonyError`."""
        answer = await self._answer
        del self._answer
        try:
            if isinstance(answer, SimonyError):
                raise answer
            return answer
        finally:
            del answer

    def _settle(self, answer: T | SimonyError) -> None:
        if not self._answer.done():
            self._answer.set_result(answer)


def _current_task() -> asyncio.Task[Any]:
    task = asyncio.current_task()
    assert task is not None
    return task


class WorkQueue:
    """The work that waits for a table, and the task that does it, one piece after another."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.touched = clock()
        """When somebody last wanted something of the table."""
        self.is_stopping = False
        self._waiting: asyncio.Queue[QueuedWork[Any] | None] = asyncio.Queue(MAX_QUEUED)
        self._background: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="table")

    async def stop(self) -> None:
        """Finish the queued work, and end the task."""
        self.is_stopping = True
        if self._task is not None:
            await self._waiting.put(None)
            await self._task
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)

    async def _run(self) -> None:
        while (work := await self._waiting.get()) is not None:
            await work.do()
            del work

    @property
    def is_empty(self) -> bool:
        return not self._background and self._waiting.empty()

    def touch(self) -> None:
        self.touched = self._clock()

    async def run(self, work: Work[T]) -> T:
        """Do something after everything queued before it; return its answer or raise its
        `SimonyError`.
        """
        if self.is_stopping:
            raise Conflict("table-stopping")
        queued = QueuedWork(work)
        self.touch()
        try:
            self._waiting.put_nowait(queued)
        except asyncio.QueueFull:
            raise RateLimited("table-crowded", 1.0) from None
        return await queued.result()

    def run_later(self, work: Work[None], on_failure: Callable[[SimonyError], None]) -> None:
        """Queue work that nobody waits for."""
        task = asyncio.create_task(self._run_in_background(work, on_failure))
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _run_in_background(
        self, work: Work[None], on_failure: Callable[[SimonyError], None]
    ) -> None:
        try:
            await self.run(work)
        except SimonyError as error:
            if not self.is_stopping:
                on_failure(error)


# --- what happens next ----------------------------------------------------------------------------


class Upcoming:
    """What a table does without being asked: its clocks run out, its bots decide, and its webhooks
    are called.
    """

    def __init__(self, services: Services, bots: TableBots) -> None:
        self._environment = services.environment
        self._notify_webhook = services.notify_webhook
        self._timer: Timer | None = None
        self._notified: dict[int, int] = {}
        """The last prompt of each seat for which its webhook was called, or need not be."""
        self._bots = bots
        self._has_asked_bots = False
        """Whether a bot had to decide at the last update, so that it may still think."""

    @property
    def is_busy(self) -> bool:
        return self._timer is not None or self._bots.is_busy

    def stop(self) -> None:
        self._stop_timer()
        self._bots.stop()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def update(
        self, state: TableState, audience: Audience, time_up: Callable[[int, int], None]
    ) -> None:
        """Set the timer of the clocks, which calls `time_up` with the seat and its prompt; let bots
        think, and notify webhooks.
        """
        timeline, record = state.timeline, state.record
        assert timeline is not None
        self._stop_timer()
        deadlines = state.clocks.deadlines(record)
        if deadlines:
            when, seat, prompt = min(deadlines)
            self._timer = self._environment.call_at(when, partial(time_up, seat, prompt))
        asked = timeline.seats_to_act()
        asks_bots = any(record.chairs[seat].acting for seat in asked)
        if asks_bots or self._has_asked_bots:
            self._bots.start_thinking()
        self._has_asked_bots = asks_bots
        for seat in asked:
            self._notify(record, audience, seat, timeline.prompt(seat))

    def _notify(self, record: TableRecord, audience: Audience, seat: int, prompt: int) -> None:
        """Call the webhook of a seat that has a new prompt while nobody looks at its view."""
        chair = record.chairs[seat]
        if (
            chair.webhook
            and not chair.acting
            and self._notified.get(seat) != prompt
            and not audience.is_present(seat)
        ):
            game = record.settings.game
            body = {"table": record.id, "game": game, "seat": seat, "prompt": prompt}
            self._notify_webhook(chair.webhook, msgspec.json.encode(body))
        self._notified[seat] = prompt


# --- the table ------------------------------------------------------------------------------------


class Table:
    """A table in memory.

    Everything that is kept of it is in the database; this can be dropped and loaded again at any
    time.
    """

    def __init__(
        self,
        services: Services,
        state: TableState,
        chat: ChatLog,
        answers: MoveAnswers,
        open_rematch: Callable[[TableRecord], Awaitable[str]],
    ) -> None:
        self.services = services
        self.state = state
        """Replaced by `commit` only."""
        self.chat = chat
        self.answers = answers
        self.open_rematch = open_rematch
        """Makes another table like this one; returns its id."""
        self.offers = Offers()
        self.audience = Audience(state.record, services.environment, services.away_seconds)
        self.queue = WorkQueue(services.environment.monotonic)
        self._upcoming = Upcoming(services, TableBots(self))

    @property
    def record(self) -> TableRecord:
        return self.state.record

    @property
    def timeline(self) -> Timeline | None:
        return self.state.timeline

    @property
    def game(self) -> Game | None:
        return self.state.game

    @property
    def problem(self) -> SimonyError | None:
        """Why the game cannot continue here, if it cannot."""
        return self.state.problem

    def start(self) -> None:
        """Start the task."""
        self.queue.start()
        now, state = self.services.environment.monotonic(), self.state
        if state.timeline is not None:
            clocks = state.clocks.after_step(state.record, state.timeline, now, shown=True)
            self.state = replace(state, clocks=clocks)
        # sent to nobody yet: so a later secret action does not count as news
        self.send_news()
        self.services.environment.call_at(now + self.services.away_seconds, self.send_news)
        self._schedule()

    async def stop(self) -> None:
        """Finish the queued work, and end the task."""
        self._upcoming.stop()
        await self.queue.stop()

    def run_later(self, work: Work[None]) -> None:
        """Queue work that nobody waits for. If it cannot be stored, the table tries again."""
        self.queue.run_later(work, self._on_failure)

    def _on_failure(self, error: SimonyError) -> None:
        _logger.warning("at table %s: %s", self.record.id, error)
        environment = self.services.environment
        environment.call_at(environment.monotonic() + RETRY_SECONDS, self._schedule)

    @property
    def is_idle(self) -> bool:
        """Whether the table can be unloaded."""
        return not (self.audience.watchers or self._upcoming.is_busy) and self.queue.is_empty

    # --- changes ----------------------------------------------------------------------------------

    def transaction(self) -> Transaction:
        """Begin a change; raise the table's problem if its game cannot continue."""
        self.must_be_playable()
        return self.chat_transaction()

    def must_be_playable(self) -> None:
        """Raise the table's problem if its game cannot continue here."""
        if self.state.problem is not None:
            raise self.state.problem

    def chat_transaction(self) -> Transaction:
        """Begin a change that does not affect the game, so it is allowed if the game cannot
        continue.
        """
        if self.state.record.status == CLOSED:
            raise Conflict("table-closed")
        return self.any_transaction()

    def any_transaction(self) -> Transaction:
        """Begin a change that is also allowed at a closed table."""
        return Transaction(self.state, self.services.environment.now())

    async def commit(self, transaction: Transaction) -> None:
        """Store a change, then put it in place, then show it."""
        services, before = self.services, self.state.record
        after = transaction.result(services.environment.monotonic())
        await services.store.commit(transaction.statements(after))
        services.metrics.steps.inc(sum(step.entry is not None for step in transaction.steps))
        self.state = after
        self._forget_former_holders(transaction)
        self.audience.update_players(
            after.record, is_beginning=before.status != after.record.status == PLAYING
        )
        if transaction.steps and after.timeline is not None:
            if transaction.is_shown and self.offers.open:
                self._update_offers(after.timeline, transaction.steps)
            self.audience.publish(after.timeline, transaction.steps)
        self.send_news()
        self._schedule()

    def _forget_former_holders(self, transaction: Transaction) -> None:
        named = transaction.changed_names()
        if not named:
            return
        self.chat.forget_name_reviews(named)
        moved = transaction.changed_holders()
        if moved:
            self.offers.clear()
            self._start_absence(moved)

    def _update_offers(self, timeline: Timeline, steps: list[Step]) -> None:
        if timeline.log.over or any(
            step.entry is not None and step.entry.kind in (RESIGN, TIME_OUT) for step in steps
        ):
            self.offers.clear()
        self.offers.drop_undo_offers()

    def _schedule(self) -> None:
        """Prepare what happens next without being asked."""
        state = self.state
        is_playing = state.timeline is not None and state.record.status == PLAYING
        if not is_playing or state.problem is not None or self.queue.is_stopping:
            self._upcoming.stop()
        else:
            self._upcoming.update(state, self.audience, self._on_time_up)

    def _on_time_up(self, seat: int, prompt: int) -> None:
        self.run_later(partial(self._time_up, seat, prompt))

    async def _time_up(self, seat: int, prompt: int) -> None:
        timeline = self.timeline
        is_playing = timeline is not None and self.record.status == PLAYING
        if timeline is None or not is_playing or timeline.prompt(seat) != prompt:
            return
        transaction = self.transaction()
        transaction.retire_seat(Entry(TIME_OUT, seat))
        await self.commit(transaction)

    # --- clients ----------------------------------------------------------------------------------

    def enter(self, watcher: Watcher) -> None:
        self.audience.enter(self.record, watcher)

    def leave(self, watcher: Watcher) -> None:
        """Remove a client whose connection is closed. After a while a bot may stand in."""
        self.audience.leave(watcher)
        seats = self.record.seats_of(watcher.caller.device)
        if seats and not self.audience.is_connected(watcher.caller.device):
            self._start_absence(seats)
        self.send_news()

    def _start_absence(self, seats: list[int]) -> None:
        self.services.environment.call_at(self.audience.start_absence(seats), self.send_news)

    def news_for(self, caller: Caller) -> News:
        return self.audience.news_for(self.state, self.offers.open, caller)

    def send_news(self) -> None:
        self.audience.send_news(self.state, self.offers.open)

    def send_line(self, line: ChatLine) -> None:
        """Send everybody a line of chat."""
        self.audience.broadcast(lambda _: line)

    def forget_lines(self, device: str) -> None:
        """Hide the lines of a person who wants to be forgotten."""
        for line in self.chat.forget_writer(device):
            self.send_line(line)
