"""The timeline of one game: its log, each viewer's frame number, each seat's prompt, its clocks.

All of it follows from the log's entries, so it is the same after a restart. A seat's *prompt*
counts its decisions: it rises when the seat is asked again, when its legal actions change, when it
has acted or undone, and when chance or an undo has changed what it sees. What others do in secret
does not change it, so sealed choices never make each other stale. A seat's clock runs as long as it
is asked, as far as everybody knows.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from typing import TYPE_CHECKING

from simony.bots.programs.text_observation import SeatHistory
from simony.core.contract import State
from simony.core.event import EVERYONE, SPECTATOR, Event, audience_of
from simony.core.log import CHANCE, PLAY, UNDO, Entry, Log
from simony.core.log.visibility import OMNISCIENT, describe_entry

if TYPE_CHECKING:
    from simony.server.state.table_record import TableRecord

REMEMBERED_STEPS = 32
"""Steps that are kept for each viewer that may have lost its connection; one that missed more gets
a whole frame.

They are counted for each viewer separately. A common count would reveal how often somebody acted in
secret.
"""
NOT_ASKED = -1


@dataclass(frozen=True, slots=True)
class Step:
    """One log entry and the events it caused.

    `numbers` and `prompts` are those of all viewers and seats after it.
    """

    entry: Entry | None
    seen: int
    events: Sequence[Event]
    state: State
    numbers: dict[int, int]
    prompts: tuple[int, ...]
    undo: tuple[int, ...]
    over: bool
    at: float

    def seen_by(self, viewer: int) -> bool:
        return _is_shown_to(viewer, self.seen)


class Timeline:
    """One game while it is played. A transaction works on a copy."""

    def __init__(
        self, log: Log, at: float = 0.0, remembered: int | None = REMEMBERED_STEPS
    ) -> None:
        self.log = log
        self._legal: list[list[int]] = [[] for _ in range(log.game.seats)]
        self._prompts = [0] * log.game.seats
        numbers = dict.fromkeys([OMNISCIENT, SPECTATOR, *range(log.game.seats)], 0)
        self._update_prompts(None, EVERYONE)
        self.last = self._new_step(None, EVERYONE, [], numbers, at)
        self.shown = {viewer: deque([self.last], remembered) for viewer in numbers}

    def copy(self) -> Timeline:
        twin = copy(self)
        twin.log = self.log.copy()
        twin.shown = {viewer: steps.copy() for viewer, steps in self.shown.items()}
        return twin

    @property
    def steps(self) -> deque[Step]:
        """All remembered steps of the viewer that sees everything."""
        return self.shown[OMNISCIENT]

    def add(self, entry: Entry, at: float) -> Step:
        """Append an entry; raise `IllegalAction`, and change nothing, if it is not allowed."""
        events: list[Event] = []
        self.log.add(entry, events)
        return self._add_step(events, at)

    def draw_fair_chance(self, secret: bytes, at: float) -> Step:
        events: list[Event] = []
        self.log.draw_fair_chance(secret, events)
        return self._add_step(events, at)

    @property
    def is_chance_next(self) -> bool:
        return not self.log.over and self.log.state.pending() == 0

    def prompt(self, seat: int) -> int:
        """Return the number of the seat's current decision, or `NOT_ASKED`."""
        return self.last.prompts[seat]

    def seats_to_act(self) -> list[int]:
        """Return the seats that have to decide."""
        return [seat for seat in range(self.log.game.seats) if self.prompt(seat) != NOT_ASKED]

    def missed(self, viewer: int, number: int) -> list[Step] | None:
        """Return the steps this viewer was shown after frame `number`, or None if some are
        forgotten.
        """
        shown = self.shown[viewer]
        if not shown[0].numbers[viewer] <= number <= self.last.numbers[viewer]:
            return None
        return [step for step in shown if step.numbers[viewer] > number]

    def history(self, seat: int) -> SeatHistory:
        """Return what the seat has seen, as far as it is remembered.

        Everything since its own last decision is marked as new.
        """
        past = SeatHistory(seat)
        for step in self.shown[seat]:
            if step.entry is not None and step.entry.kind == PLAY and step.entry.seat == seat:
                past.mark_read()
            past.add_events(step.events)
            if step.entry is not None and step.entry.kind not in (CHANCE, PLAY):
                past.add(describe_entry(step.entry))
        return past

    def as_of(self, at: float) -> Step:
        """Return the last step that had happened at some moment."""
        return next((step for step in reversed(self.steps) if step.at <= at), self.steps[0])

    def _add_step(self, events: list[Event], at: float) -> Step:
        entry, seen = self.log.entries[-1], self.log.audiences[-1]
        numbers = {
            viewer: number + (viewer == OMNISCIENT or bool(seen & audience_of(viewer)))
            for viewer, number in self.last.numbers.items()
        }
        self._update_prompts(entry, seen)
        self.last = self._new_step(entry, seen, events, numbers, at)
        for viewer, shown in self.shown.items():
            if self.last.seen_by(viewer):
                shown.append(self.last)
        return self.last

    def _update_prompts(self, entry: Entry | None, seen: int) -> None:
        before, prompts = self._legal, self._prompts[:]
        self._legal = [
            [] if self.log.over else self.log.state.legal(seat)
            for seat in range(self.log.game.seats)
        ]
        for seat, legal in enumerate(self._legal):
            acted = entry is not None and entry.seat == seat
            shown = entry is not None and entry.kind in (CHANCE, UNDO) and _is_shown_to(seat, seen)
            if legal and (acted or shown or legal != before[seat]):
                prompts[seat] += 1
        self._prompts = prompts

    def _new_step(
        self,
        entry: Entry | None,
        seen: int,
        events: list[Event],
        numbers: dict[int, int],
        at: float,
    ) -> Step:
        prompts = tuple(
            number if legal else NOT_ASKED
            for number, legal in zip(self._prompts, self._legal, strict=True)
        )
        undo = tuple(
            0 if self.log.over else self.log.undoable_count(seat)
            for seat in range(self.log.game.seats)
        )
        return Step(
            entry,
            seen,
            tuple(events),
            self.log.state.copy(),
            numbers,
            prompts,
            undo,
            self.log.over,
            at,
        )


def _is_shown_to(viewer: int, seen: int) -> bool:
    return viewer == OMNISCIENT or bool(seen & audience_of(viewer))


# --- clocks ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Clocks:
    """Since when each seat has to decide: the prompt that it answers, and when that was asked.

    What a seat does in secret meanwhile neither stops nor restarts its clock: the remaining bank,
    or the beat at which a bot acts, would reveal it, and a player who undoes and repeats would have
    time without end. Nor do visible actions of others, while the prompt stays the same.

    `prompts` and `since` are those of the time control, if there is one: it runs only for people.
    """

    asked: tuple[int, ...]
    asked_since: tuple[float, ...]
    prompts: tuple[int, ...]
    since: tuple[float, ...]

    @classmethod
    def stopped(cls, seats: int) -> Clocks:
        """Return the clocks before the game."""
        nobody, never = (NOT_ASKED,) * seats, (0.0,) * seats
        return cls(nobody, never, nobody, never)

    def after_step(
        self, record: TableRecord, timeline: Timeline, now: float, *, shown: bool
    ) -> Clocks:
        """Return the clocks after a step; `shown` says whether everybody saw it.

        What a seat used beyond the delay is subtracted from its bank in `record`.
        """
        asked = timeline.last.prompts
        restarted = _restarted(self.asked, asked, shown=shown)
        asked_since = _with_seats(self.asked_since, restarted, now)
        if record.settings.clock is None:
            return Clocks(asked, asked_since, self.prompts, self.since)
        prompts = tuple(
            NOT_ASKED if chair.acting or timeline.log.over else asked[seat]
            for seat, chair in enumerate(record.chairs)
        )
        restarted = _restarted(self.prompts, prompts, shown=shown)
        for seat in restarted:
            self._stop(record, seat, now)
        return Clocks(asked, asked_since, prompts, _with_seats(self.since, restarted, now))

    def _stop(self, record: TableRecord, seat: int, now: float) -> None:
        assert record.settings.clock is not None
        used = now - self.since[seat] - record.settings.clock.delay
        if self.prompts[seat] != NOT_ASKED and used > 0:
            record.chairs[seat].bank = max(0.0, record.chairs[seat].bank - used)

    def deadlines(self, record: TableRecord) -> list[tuple[float, int, int]]:
        """Return for each running clock when it runs out, its seat, and the prompt it runs for."""
        control = record.settings.clock
        if control is None:
            return []
        return [
            (self.since[seat] + control.delay + record.chairs[seat].bank, seat, prompt)
            for seat, prompt in enumerate(self.prompts)
            if prompt != NOT_ASKED
        ]


def _restarted(before: tuple[int, ...], after: tuple[int, ...], *, shown: bool) -> list[int]:
    """Return the seats that, as far as everybody knows, begin another decision or end one."""
    return [
        seat
        for seat, (then, now) in enumerate(zip(before, after, strict=True))
        if now != then and (shown or NOT_ASKED in (now, then))
    ]


def _with_seats(since: tuple[float, ...], seats: list[int], now: float) -> tuple[float, ...]:
    """Return the times with those of some seats set to now."""
    return tuple(now if seat in seats else at for seat, at in enumerate(since)) if seats else since
