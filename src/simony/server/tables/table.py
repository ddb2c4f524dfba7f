"""One table, and the one task that owns it.

Whatever is asked of a table waits in one queue and is done in order: tried on a copy (`Draft`),
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
from simony.server.protocol.problem import NotNow, TooFast
from simony.server.runtime.environment import Timer
from simony.server.state.clocks import stopped_clocks
from simony.server.state.offers import Offers
from simony.server.state.permissions import may_look
from simony.server.state.player_addresses import PlayerAddresses
from simony.server.state.table_record import CLOSED, OVER, PLAYING, Charter, encode_charter
from simony.server.state.timeline import Course, Step
from simony.server.state.transaction import Draft
from simony.server.store import moderation_rows, rows
from simony.server.store.store import Statement
from simony.server.tables.queued_work import QueuedWork
from simony.server.tables.services import Services
from simony.server.tables.table_bots import Bots

WAITING = 256
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
        charter: Charter,
        game: Game | None,
        secret: bytes,
        course: Course | None = None,
    ) -> None:
        self.services = services
        self.charter = charter
        self.game = game
        self.course = course
        self.problem: SimonyError | None = None
        """Why the game cannot go on here, if it cannot."""
        self.audience = Audience(charter.id, services.surroundings)
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
        self.banks = [chair.bank for chair in charter.chairs]
        """What the seats' clocks showed when all last saw something happen."""
        self.touched = services.surroundings.monotonic()
        self.secret = secret
        self._clocks = stopped_clocks(charter.seats)
        self._timer: Timer | None = None
        self._missing_from = dict.fromkeys(range(charter.seats), self.touched + services.away)
        self._rung: dict[int, int] = {}
        self._seats_kept: list[rows.Seat] | None = None
        self._told: object = None
        self._queue: asyncio.Queue[QueuedWork[Any] | None] = asyncio.Queue(WAITING)
        self._stopping = False
        self._background: set[asyncio.Task[None]] = set()
        self._bots = Bots(self)
        self._task: asyncio.Task[None] | None = None

    # --- the task ---------------------------------------------------------------------------------

    def start(self) -> None:
        """Take up work: from now on things happen here."""
        self._task = asyncio.create_task(self._run(), name="table")
        if self.course is not None:
            self._clocks = self._clocks.turned(
                self.charter, self.course, self.services.surroundings.monotonic(), shown=True
            )
            self._bots.saw(self.course, [])
        # to nobody yet: so that it is no news when something happens behind a hand
        self.tell_news()
        self.services.surroundings.call_at(self.touched + self.services.away, self.tell_news)
        self._wake()

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

    async def in_turn(self, work: Callable[[], Awaitable[_T]]) -> _T:
        """Do something when everything before it is done; its answer, or its `SimonyError`."""
        if self._stopping:
            raise NotNow("table-stopping")
        queued = QueuedWork(work)
        self.touched = self.services.surroundings.monotonic()
        try:
            self._queue.put_nowait(queued)
        except asyncio.QueueFull:
            raise TooFast("table-crowded", 1.0) from None
        return await queued.result()

    def soon(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something in turn, with nobody waiting for it."""
        task = asyncio.create_task(self._unasked(work))
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _unasked(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await self.in_turn(work)
        except SimonyError as error:
            if self._stopping:
                return
            _logger.warning("at table %s: %s", self.charter.id, error)
            self.services.surroundings.call_at(
                self.services.surroundings.monotonic() + 1.0, self._wake
            )

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return (
            not (self.audience.watchers or self._background or self._bots.is_busy or self._timer)
            and self._queue.empty()
        )

    # --- changes ----------------------------------------------------------------------------------

    def draft(self) -> Draft:
        """A change to begin with."""
        self.must_go_on()
        return self.draft_of_talk()

    def must_go_on(self) -> None:
        """The game can go on here, or we say why not."""
        if self.problem is not None:
            raise self.problem

    def draft_of_talk(self) -> Draft:
        """A change that does not touch the game: it may be made where the game cannot go on."""
        if self.charter.status == CLOSED:
            raise NotNow("table-closed")
        return Draft(self.charter, self.course, self.secret, self.services.surroundings.now())

    async def keep(self, draft: Draft) -> None:
        """Write it down; then it is true; then everybody sees it."""
        course, clocks = draft.kept_course, self._clocks
        if draft.steps and course is not None:
            clocks = clocks.turned(
                draft.charter, course, self.services.surroundings.monotonic(), shown=draft.is_shown
            )
        seats = self._seats_kept if self.problem is not None else seat_rows(draft.charter, course)
        moved, named = _moved(self.charter, draft.charter), _named(self.charter, draft.charter)
        void = [each for seat in moved for each in _void(self.charter.id, seat)] + [
            _unreviewed(self.charter.id, seat) for seat in named
        ]
        await self.services.store.commit(
            _statements(draft, None if seats == self._seats_kept else seats) + void
        )
        self.services.measured.steps.inc(sum(step.entry is not None for step in draft.steps))
        is_beginning = self.charter.status != draft.charter.status == PLAYING
        self.charter, self.course, self._clocks, self._seats_kept = (
            draft.charter,
            course,
            clocks,
            seats,
        )
        self.reviewed -= {moderation_rows.name_at(seat) for seat in named}
        if moved:
            self.offers.clear()
        self._wait_for(moved)
        self._know_players(is_beginning=is_beginning)
        if draft.steps and course is not None:
            self._show(course, draft)
        self.tell_news()
        self._wake()

    def _show(self, course: Course, draft: Draft) -> None:
        self._bots.saw(course, draft.steps)
        if draft.is_shown:
            self._keep_offers(course, draft.steps)
            self.banks = [chair.bank for chair in self.charter.chairs]
        self.audience.publish(course, draft.steps)

    def _keep_offers(self, course: Course, steps: list[Step]) -> None:
        if course.log.over or any(
            step.entry is not None and step.entry.kind in (RESIGN, TIME_OUT) for step in steps
        ):
            self.offers.clear()
        self.offers.after_a_step()

    def _wake(self) -> None:
        """Clocks run, bots think, those who are away are told."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if (
            self.course is None
            or self.charter.status != PLAYING
            or self.problem is not None
            or self._stopping
        ):
            self._bots.stop()
            return
        deadlines = self._clocks.deadlines(self.charter)
        if deadlines:
            when, seat, prompt = min(deadlines)
            self._timer = self.services.surroundings.call_at(
                when, lambda: self.soon(lambda: self._time_up(seat, prompt))
            )
        self._bots.wake()
        self._ring(self.course)

    async def _time_up(self, seat: int, prompt: int) -> None:
        if (
            self.course is None
            or self.charter.status != PLAYING
            or self.course.prompt(seat) != prompt
        ):
            return
        draft = self.draft()
        draft.give_up(Entry(TIME_OUT, seat))
        await self.keep(draft)

    def _ring(self, course: Course) -> None:
        """Tell the webhooks of seats that are asked anew while nobody looks through their eyes."""
        for seat in course.asked():
            chair, prompt = self.charter.chairs[seat], course.prompt(seat)
            if (
                chair.webhook
                and not chair.acting
                and self._rung.get(seat) != prompt
                and not self.audience.is_present(seat)
            ):
                body = {
                    "table": self.charter.id,
                    "game": self.charter.settings.game,
                    "seat": seat,
                    "prompt": prompt,
                }
                self.services.ring(chair.webhook, msgspec.json.encode(body))
            self._rung[seat] = prompt

    # --- who is there -----------------------------------------------------------------------------

    def enter(self, watcher: Watcher) -> None:
        self.audience.enter(watcher)
        self.meet(watcher.caller)

    def meet(self, caller: Caller) -> None:
        """Somebody is there.

        If it is a player, nobody else at their address sees all hands any more.
        """
        if self.addresses.note(self.charter, caller):
            self._turn_away()

    def _know_players(self, *, is_beginning: bool) -> None:
        """After a change: who sits here now, and who may still look as they do."""
        for watcher in self.audience.watchers:
            self.addresses.note(self.charter, watcher.caller)
        if is_beginning:
            self.addresses.begin(self.charter)
        self._turn_away()

    def leave(self, watcher: Watcher) -> None:
        """The line is gone. After a while a bot may stand in."""
        self.audience.leave(watcher)
        if not self.audience.is_there(watcher.caller.device):
            self._wait_for(self.charter.chairs_of(watcher.caller.device))
        self.tell_news()

    def _wait_for(self, seats: list[int]) -> None:
        """From now on these seats' owners are away, unless they come."""
        if not seats:
            return
        due = self.services.surroundings.monotonic() + self.services.away
        self._missing_from.update(dict.fromkeys(seats, due))
        self.services.surroundings.call_at(due, self.tell_news)

    def _turn_away(self) -> None:
        """Whoever looks through eyes that are no longer theirs sees nothing more, until they look
        elsewhere.
        """
        for watcher in self.audience.watchers:
            if watcher.viewer is not None and not may_look(
                self.charter, watcher.caller, watcher.viewer, self.addresses
            ):
                watcher.turn(None)

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
        self.audience.tell(lambda _: line)

    def is_replaceable(self, seat: int) -> bool:
        """Whether the person in this seat has been away long enough for a bot to stand in."""
        chair = self.charter.chairs[seat]
        is_late = self.services.surroundings.monotonic() >= self._missing_from[seat] - _EARLY
        is_away = is_late and not self.audience.is_there(chair.device)
        return (
            self.charter.status == PLAYING and bool(chair.device) and not chair.acting and is_away
        )

    def tell_news(self) -> None:
        """Everybody hears how things stand around the game, if that is news: otherwise a message
        would say that something happened.
        """
        stand = (
            news_for(self, NOBODY),
            self.charter.host,
            [chair.device for chair in self.charter.chairs],
        )
        if stand != self._told:
            self._told = stand
            self.audience.tell(lambda watcher: news_for(self, watcher.caller))

    @property
    def told_secret(self) -> str | None:
        """The secret of the shuffles, once nothing more is drawn from it: after the game, and where
        a game was closed before its end.
        """
        ended = self.charter.status == OVER or (
            self.charter.status == CLOSED and bool(self.charter.nonces)
        )
        return self.secret.hex() if ended else None

    def told_log(self) -> Log:
        """The log of a game that is over, with its secret; that of a game which was closed before
        its end has none.
        """
        self.must_go_on()
        if self.course is None or self.told_secret is None:
            raise NotNow("table-not-over")
        log = self.course.log.copy()
        log.names = [
            "" if chair.name_hidden else name
            for chair, name in zip(self.charter.chairs, log.names, strict=True)
        ]
        log.secret = self.secret.hex() if log.over else ""
        return log


def _moved(before: Charter, after: Charter) -> list[int]:
    """The seats that somebody else holds now."""
    chairs = zip(before.chairs, after.chairs, strict=True)
    return [seat for seat, (then, now) in enumerate(chairs) if then.device != now.device]


def _named(before: Charter, after: Charter) -> list[int]:
    """The seats that have another name or another holder now."""
    chairs = zip(before.chairs, after.chairs, strict=True)
    return [
        seat
        for seat, (then, now) in enumerate(chairs)
        if (then.device, then.name) != (now.device, now.name)
    ]


def _void(table: str, seat: int) -> tuple[Statement, Statement]:
    """Tickets for a seat, and what was said about the name in it, were another's."""
    return rows.delete_tickets(table, seat), moderation_rows.delete_reports(
        table, moderation_rows.name_at(seat)
    )


def _unreviewed(table: str, seat: int) -> Statement:
    """Nobody has looked at this name yet."""
    return moderation_rows.delete_review(table, moderation_rows.name_at(seat))


def table_row(charter: Charter, secret: bytes, at: float) -> rows.GameTable:
    settings = charter.settings
    body = encode_charter(charter)
    return rows.GameTable(
        charter.id,
        settings.game,
        settings.listed,
        charter.status,
        charter.created,
        at,
        secret,
        body,
    )


def seat_rows(charter: Charter, course: Course | None) -> list[rows.Seat]:
    asked = course.asked() if course is not None and charter.status == PLAYING else []
    return [
        rows.Seat(seat, chair.device, seat in asked and not chair.acting)
        for seat, chair in enumerate(charter.chairs)
        if chair.device
    ]


def _statements(draft: Draft, seats: list[rows.Seat] | None) -> list[Statement]:
    """All that is to be written down for a change, in one transaction."""
    charter, course, found = draft.charter, draft.kept_course, []
    if draft.is_charter_changed:
        found.append(rows.put_table(table_row(charter, draft.secret, draft.at)))
    entries = [step.entry for step in draft.steps if step.entry is not None]
    if course is not None and entries:
        first = len(course.log.entries) - len(entries) + 1
        found += rows.add_entries(
            charter.id, first, [course.log.entry_line(entry) for entry in entries], draft.at
        )
        found += _results(charter, course.log, draft.at) if course.log.over else []
    if draft.is_shown:
        found.append(rows.touch_table(charter.id, draft.at))
    if seats is not None:
        found += rows.put_seats(charter.id, seats)
    return found + draft.more


def _results(charter: Charter, log: Log, at: float) -> list[Statement]:
    devices = {seat: charter.chairs[seat].device for seat in charter.people()}
    return rows.add_results(
        charter.id,
        rows.Result(charter.settings.game, log.places(), log.state.scores(), devices, at),
    )
