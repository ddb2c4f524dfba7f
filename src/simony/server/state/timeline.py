"""The course of one game: its log, the number of the frame each viewer is at, and the decision each
seat is asked for.

All of it follows from the log's entries, so it comes out the same when a server starts anew. A
seat's *prompt* counts its decisions: it rises when the seat is asked anew, when what it may do
changes, when it has acted or taken back, and when chance or an undo has changed what it sees. What
others do behind their hands does not touch it, so sealed choices never make each other stale.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass

from simony.bots.programs.text_observation import SeatHistory
from simony.core.contract import State
from simony.core.event import EVERYONE, SPECTATOR, Event, audience_of
from simony.core.log import CHANCE, PLAY, UNDO, Entry, Log
from simony.core.log.visibility import OMNISCIENT, describe_entry

REMEMBERED = 32
"""So many steps that it saw are kept for each viewer that may have lost the line; one that missed
more gets a whole frame.

They are counted for each by itself: were they counted together, how often somebody acted behind
their hand would show.
"""
NOT_ASKED = -1


@dataclass(frozen=True, slots=True)
class Step:
    """One entry with what came of it.

    `numbers` and `prompts` are of all viewers and seats, after it.
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
        return _is_among(viewer, self.seen)


class Course:
    """One game as it goes on. A draft is tried on a copy."""

    def __init__(self, log: Log, at: float = 0.0, remembered: int | None = REMEMBERED) -> None:
        self.log = log
        self._asked: list[list[int]] = [[] for _ in range(log.game.seats)]
        self._prompts = [0] * log.game.seats
        numbers = dict.fromkeys([OMNISCIENT, SPECTATOR, *range(log.game.seats)], 0)
        self._ask(None, EVERYONE)
        self.last = self._step(None, EVERYONE, [], numbers, at)
        self.shown = {viewer: deque([self.last], remembered) for viewer in numbers}

    def copy(self) -> Course:
        twin = copy(self)
        twin.log = self.log.copy()
        twin.shown = {viewer: steps.copy() for viewer, steps in self.shown.items()}
        return twin

    @property
    def steps(self) -> deque[Step]:
        """All steps that are remembered for whoever sees everything."""
        return self.shown[OMNISCIENT]

    def add(self, entry: Entry, at: float) -> Step:
        """Append an entry; `IllegalAction` and no change where it may not be."""
        events: list[Event] = []
        self.log.add(entry, events)
        return self._follow(events, at)

    def fair_chance(self, secret: bytes, at: float) -> Step:
        events: list[Event] = []
        self.log.draw_fair_chance(secret, events)
        return self._follow(events, at)

    @property
    def is_chance_next(self) -> bool:
        return not self.log.over and self.log.state.pending() == 0

    def prompt(self, seat: int) -> int:
        """The number of the decision the seat is asked for, or `NOT_ASKED`."""
        return self.last.prompts[seat]

    def asked(self) -> list[int]:
        """The seats that owe a decision."""
        return [seat for seat in range(self.log.game.seats) if self.prompt(seat) != NOT_ASKED]

    def missed(self, viewer: int, number: int) -> list[Step] | None:
        """The steps this viewer was shown after frame `number`, or None where they are not all
        remembered.
        """
        shown = self.shown[viewer]
        if not shown[0].numbers[viewer] <= number <= self.last.numbers[viewer]:
            return None
        return [step for step in shown if step.numbers[viewer] > number]

    def past(self, seat: int) -> SeatHistory:
        """What the seat has heard, as far as it is remembered.

        What came of its own last decision is news, and all since.
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
        """The last step that had happened at some moment."""
        return next((step for step in reversed(self.steps) if step.at <= at), self.steps[0])

    def _follow(self, events: list[Event], at: float) -> Step:
        entry, seen = self.log.entries[-1], self.log.audiences[-1]
        numbers = {
            viewer: number + (viewer == OMNISCIENT or bool(seen & audience_of(viewer)))
            for viewer, number in self.last.numbers.items()
        }
        self._ask(entry, seen)
        self.last = self._step(entry, seen, events, numbers, at)
        for viewer, shown in self.shown.items():
            if self.last.seen_by(viewer):
                shown.append(self.last)
        return self.last

    def _ask(self, entry: Entry | None, seen: int) -> None:
        before, prompts = self._asked, self._prompts[:]
        self._asked = [
            [] if self.log.over else self.log.state.legal(seat)
            for seat in range(self.log.game.seats)
        ]
        for seat, legal in enumerate(self._asked):
            acted = entry is not None and entry.seat == seat
            shown = entry is not None and entry.kind in (CHANCE, UNDO) and _is_among(seat, seen)
            if legal and (acted or shown or legal != before[seat]):
                prompts[seat] += 1
        self._prompts = prompts

    def _step(
        self,
        entry: Entry | None,
        seen: int,
        events: list[Event],
        numbers: dict[int, int],
        at: float,
    ) -> Step:
        prompts = tuple(
            number if legal else NOT_ASKED
            for number, legal in zip(self._prompts, self._asked, strict=True)
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


def _is_among(viewer: int, seen: int) -> bool:
    return viewer == OMNISCIENT or bool(seen & audience_of(viewer))
