"""The clients of one table, and what each is sent: frames of its game, and news of the table around
it.

Each client is sent only what its viewer may see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace as with_fields
from functools import partial
from itertools import takewhile
from typing import Any

from msgspec.structs import replace

from simony.core.event import SPECTATOR, Event
from simony.core.log import AGREED_END, CHANCE, PLAY, RESIGN, TIME_OUT, Log
from simony.core.log.visibility import OMNISCIENT, describe_entry, is_visible
from simony.server.frames.open_hands import open_scene
from simony.server.protocol.caller import NOBODY, Caller
from simony.server.protocol.codec import encode
from simony.server.protocol.messages import Frame, Message, News, OfferNews, Result, SeatNews
from simony.server.protocol.problem import problem_of
from simony.server.runtime.environment import Environment, Timer
from simony.server.state.offers import Offer
from simony.server.state.permissions import PlayerAddresses, may_look
from simony.server.state.table_record import PLAYING, TableRecord, TableState
from simony.server.state.timeline import NOT_ASKED, Step, Timeline

MISSED_FRAMES = 12
"""A client that missed more frames, or more bytes of them, is sent one whole frame instead."""
MISSED_BYTES = 192 * 1024
LATER_BYTES = 256
"""Bytes that a delayed frame counts for when it is scheduled."""
LATE_FRAMES = 16
_EARLY = 1e-3
"""Seconds by which a timer may be early."""


# --- frames ---------------------------------------------------------------------------------------


def frame_of(
    table: str, timeline: Timeline, step: Step, viewer: int, *, whole: bool = False
) -> Frame:
    """Return the viewer's frame for a step; `whole` if the frames before it were lost."""
    game = timeline.log.game
    scene = (
        open_scene(game, step.state)
        if viewer == OMNISCIENT
        else game.scene(step.state.view(viewer))
    )
    asked = viewer >= 0 and step.prompts[viewer] != NOT_ASKED
    if not asked and scene.choices:
        scene = replace(scene, choices=())  # the game ended by resignation, time or agreement
    return Frame(
        table=table,
        viewer=viewer,
        number=step.numbers[viewer],
        events=[] if whole else _events(timeline, step, viewer),
        scene=scene,
        prompt=step.prompts[viewer] if asked else None,
        undo=step.undo[viewer] if viewer >= 0 else 0,
        result=result_of(timeline.log) if step.over else None,
        whole=whole,
    )


def _events(timeline: Timeline, step: Step, viewer: int) -> list[dict[str, Any]]:
    """Return the step's events that the viewer may see, each with its sentence."""
    game = timeline.log.game
    records = [
        _event_record(event, timeline)
        for event in step.events
        if is_visible(event, viewer, game.seats)
    ]
    entry = step.entry
    if entry is not None and entry.kind not in (PLAY, CHANCE):
        records.append({"kind": entry.kind, "seat": entry.seat, "text": describe_entry(entry)})
    return records


def _event_record(event: Event, timeline: Timeline) -> dict[str, Any]:
    return {**event.to_record(), "text": timeline.log.game.describe(event)}


def result_of(log: Log) -> Result:
    by_rules = log.state.over() and not any(
        entry.kind in (AGREED_END, RESIGN, TIME_OUT) for entry in log.entries
    )
    return Result(log.places(), log.state.scores(), by_rules)


# --- clients --------------------------------------------------------------------------------------


def _nothing() -> None:
    pass


class Watcher:
    """One connected client. `viewer` is the seat or public view it looks at, once it has chosen
    one.
    """

    def __init__(
        self,
        caller: Caller,
        send: Callable[[bytes], None],
        disconnect: Callable[[], None] = _nothing,
    ) -> None:
        self.caller = caller
        self.disconnect = disconnect
        """Closes the connection."""
        self.viewer: int | None = None
        self.sent = 0
        """Bytes sent so far."""
        self._send_bytes = send
        self.delay = 0.0
        self.pending: set[Timer] = set()
        """Frames to be sent later, unless the client changes its view or leaves before."""

    def set_viewer(self, viewer: int | None, delay: float = 0.0) -> None:
        """Show the client this viewer's frames from now on, or none."""
        self.viewer, self.delay = viewer, delay
        self.drop_pending()

    def look_at(self, viewer: int, delay: float) -> None:
        """Show the client this viewer's frames; if it is a seat, its commands mean this seat."""
        self.set_viewer(viewer, delay)
        self.caller = with_fields(self.caller, viewer=viewer if viewer >= 0 else None)

    def drop_pending(self) -> None:
        for timer in self.pending:
            timer.cancel()
        self.pending.clear()

    def send_message(self, message: Message) -> None:
        self.send(encode(message))

    def send(self, data: bytes) -> None:
        self.sent += len(data)
        self._send_bytes(data)


class Audience:
    """The watchers of one table, and who is away."""

    def __init__(self, record: TableRecord, environment: Environment, away_seconds: float) -> None:
        self._table = record.id
        self._environment = environment
        self._away_seconds = away_seconds
        self.watchers: list[Watcher] = []
        self._players = PlayerAddresses()
        self._away_from: dict[int, float] = {}
        self._late: dict[int, bytes] = {}
        self._last_news: object = None
        self.start_absence(range(record.seats))

    # --- who is here ------------------------------------------------------------------------------

    def enter(self, record: TableRecord, watcher: Watcher) -> None:
        self.watchers.append(watcher)
        self.note_caller(record, watcher.caller)

    def leave(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.remove(watcher)
        watcher.drop_pending()

    def watcher_of(self, caller: Caller) -> Watcher | None:
        """Return the client whose caller is this very object; a request over HTTP has none."""
        return next((each for each in self.watchers if each.caller is caller), None)

    def note_caller(self, record: TableRecord, caller: Caller) -> None:
        """Remember a player's address: nobody else at that address sees all hands any more."""
        if self._players.note(record, caller):
            self._stop_forbidden_views(record)

    def update_players(self, record: TableRecord, *, is_beginning: bool) -> None:
        """Note who sits here after a change, and stop views that are no longer allowed."""
        for watcher in self.watchers:
            self._players.note(record, watcher.caller)
        if is_beginning:
            self._players.begin(record)
        self._stop_forbidden_views(record)

    def _stop_forbidden_views(self, record: TableRecord) -> None:
        """Send nothing more to clients whose view is no longer allowed, until they look at
        another.
        """
        for watcher in self.watchers:
            if watcher.viewer is not None and not self.may_look(
                record, watcher.caller, watcher.viewer
            ):
                watcher.set_viewer(None)

    def may_look(self, record: TableRecord, caller: Caller, viewer: int) -> bool:
        """Return whether the caller may see this viewer's frames."""
        return may_look(record, caller, viewer, self._players)

    def sent(self) -> int:
        """Return the bytes sent to all clients that are connected now."""
        return sum(watcher.sent for watcher in self.watchers)

    def is_present(self, seat: int) -> bool:
        return any(watcher.viewer == seat for watcher in self.watchers)

    def is_connected(self, device: str) -> bool:
        """Return whether a device is connected to the table, whatever it looks at."""
        return any(watcher.caller.device == device for watcher in self.watchers)

    def spectators(self) -> int:
        return sum(watcher.viewer in (SPECTATOR, OMNISCIENT) for watcher in self.watchers)

    def start_absence(self, seats: Iterable[int]) -> float:
        """Count the owners of these seats as away from now on, unless they are connected; return
        when a bot may stand in.
        """
        due = self._environment.monotonic() + self._away_seconds
        self._away_from.update(dict.fromkeys(seats, due))
        return due

    def is_replaceable(self, record: TableRecord, seat: int) -> bool:
        """Return whether the person in this seat has been away long enough for a bot to stand
        in.
        """
        chair = record.chairs[seat]
        is_late = self._environment.monotonic() >= self._away_from[seat] - _EARLY
        is_away = is_late and not self.is_connected(chair.device)
        return record.status == PLAYING and bool(chair.device) and not chair.acting and is_away

    # --- news -------------------------------------------------------------------------------------

    def news_for(self, state: TableState, offers: Iterable[Offer], caller: Caller) -> News:
        """Return the state of the table around its game, as one client is sent it."""
        record = state.record
        return News(
            table=record.id,
            game=record.settings.game,
            status=record.status,
            seats=[self._seat_news(state, seat) for seat in range(record.seats)],
            options=record.options if state.game is None else state.game.options,
            house_rules=bool(record.settings.house_rules),
            rules_version=record.rules_version,
            figures=record.figures_hash,
            pin=record.pin,
            commitment=record.commitment,
            listed=record.settings.listed,
            watching=record.settings.watching,
            delay=record.settings.delay,
            watchers=self.spectators(),
            helps=record.settings.helps,
            host=bool(caller.device) and caller.device == record.host,
            yours=record.seats_of(caller.device),
            offers=[
                OfferNews(offer.number, offer.what, offer.seat, sorted(offer.waiting))
                for offer in offers
            ],
            next=record.next,
            problem=None if state.problem is None else problem_of(state.problem, caller.language),
        )

    def _seat_news(self, state: TableState, seat: int) -> SeatNews:
        record = state.record
        chair = record.chairs[seat]
        return SeatNews(
            seat=seat,
            name=record.name(seat),
            taken=chair.taken,
            bot=chair.bot,
            stand_in=chair.stand_in,
            present=self.is_present(seat),
            replaceable=self.is_replaceable(record, seat),
            consents=chair.consents,
            seconds_left=state.banks[seat] if record.settings.clock is not None else None,
            name_hidden=chair.name_hidden,
            reserved=chair.reserved,
        )

    def send_news(self, state: TableState, offers: Sequence[Offer]) -> None:
        """Send everybody the news if they have changed. An unchanged message would reveal
        that something happened.
        """
        record = state.record
        devices = [chair.device for chair in record.chairs]
        news = (self.news_for(state, offers, NOBODY), record.host, devices)
        if news != self._last_news:
            self._last_news = news
            self.broadcast(lambda watcher: self.news_for(state, offers, watcher.caller))

    # --- messages ---------------------------------------------------------------------------------

    def broadcast(self, message_for: Callable[[Watcher], Message]) -> None:
        for watcher in self.watchers:
            watcher.send_message(message_for(watcher))

    def publish(self, timeline: Timeline, steps: Iterable[Step]) -> None:
        """Send each client the steps its viewer saw. Each frame is rendered once per viewer."""
        for step in steps:
            rendered: dict[int, bytes] = {}
            for watcher in self.watchers:
                viewer = watcher.viewer
                if viewer is None or not step.seen_by(viewer):
                    continue
                if viewer not in rendered:
                    rendered[viewer] = encode(
                        frame_of(self._table, timeline, step, viewer, whole=step.entry is None)
                    )
                self._send(watcher, rendered[viewer])

    def catch_up(self, watcher: Watcher, timeline: Timeline, number: int | None) -> None:
        """Send what the client missed since frame `number`, or a whole frame."""
        assert watcher.viewer is not None
        viewer = watcher.viewer
        if watcher.delay:
            self._catch_up_late(watcher, timeline)
            return
        missed = None if number is None else timeline.missed(viewer, number)
        frames = None if missed is None else self._frames(timeline, missed, viewer)
        if frames is None:
            frames = [encode(frame_of(self._table, timeline, timeline.last, viewer, whole=True))]
        for frame in frames:
            watcher.send(frame)

    def _frames(self, timeline: Timeline, steps: Sequence[Step], viewer: int) -> list[bytes] | None:
        """Return the frames of these steps, or None if they are too many or too large."""
        if len(steps) > MISSED_FRAMES:
            return None
        frames: list[bytes] = []
        size = 0
        for step in steps:
            frames.append(encode(frame_of(self._table, timeline, step, viewer)))
            size += len(frames[-1])
            if size > MISSED_BYTES:
                return None
        return frames

    def _catch_up_late(self, watcher: Watcher, timeline: Timeline) -> None:
        """Send a delayed client the table as it was, and schedule what followed.

        Each frame is rendered when it is due.
        """
        now = self._environment.now()
        then = timeline.as_of(now - watcher.delay)
        watcher.send_message(frame_of(self._table, timeline, then, OMNISCIENT, whole=True))
        later = list(takewhile(lambda step: step is not then, reversed(timeline.steps)))
        for step in reversed(later):
            self._later(
                watcher, partial(self._late_frame, timeline, step), step.at + watcher.delay - now
            )
        watcher.sent += len(later) * LATER_BYTES

    def _late_frame(self, timeline: Timeline, step: Step) -> bytes:
        """Return a delayed frame, rendered once for all clients that get it at about the
        same time.
        """
        number = step.numbers[OMNISCIENT]
        if number not in self._late:
            if len(self._late) >= LATE_FRAMES:
                self._late.clear()
            self._late[number] = encode(frame_of(self._table, timeline, step, OMNISCIENT))
        return self._late[number]

    def _send(self, watcher: Watcher, data: bytes) -> None:
        if watcher.delay:
            self._later(watcher, lambda: data, watcher.delay)
        else:
            watcher.send(data)

    def _later(self, watcher: Watcher, make: Callable[[], bytes], seconds: float) -> None:
        def deliver() -> None:
            watcher.pending.discard(timer)
            watcher.send(make())

        timer = self._environment.call_at(self._environment.monotonic() + seconds, deliver)
        watcher.pending.add(timer)
