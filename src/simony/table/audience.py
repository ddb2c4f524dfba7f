"""Whoever is connected to one table. Each is sent what its viewer may see, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from simony.core.event import SPECTATOR
from simony.core.told import EVERYTHING
from simony.table.caller import Caller
from simony.table.course import Course, Step
from simony.table.frames import frame_of
from simony.table.messages import Message, encode
from simony.table.surroundings import Surroundings


class Watcher:
    """One connected client. `viewer` says through whose eyes it looks, once it does."""

    def __init__(self, caller: Caller, send: Callable[[bytes], None]) -> None:
        self.caller = caller
        self.viewer: int | None = None
        self.send = send
        self.delay = 0.0
        self.turns = 0
        """How often it has turned to other eyes: what was on its way before does not arrive."""

    def turn(self, viewer: int | None, delay: float = 0.0) -> None:
        """Look through these eyes from now on, or through none."""
        self.viewer, self.delay = viewer, delay
        self.turns += 1

    def say(self, message: Message) -> None:
        self.send(encode(message))


class Audience:
    """The watchers of one table."""

    def __init__(self, table: str, surroundings: Surroundings) -> None:
        self._table = table
        self._surroundings = surroundings
        self.watchers: list[Watcher] = []

    def enter(self, watcher: Watcher) -> None:
        self.watchers.append(watcher)

    def leave(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.remove(watcher)

    def is_present(self, seat: int) -> bool:
        return any(watcher.viewer == seat for watcher in self.watchers)

    def is_there(self, device: str) -> bool:
        """Whether a device has a line to the table, through whose eyes it may look."""
        return any(watcher.caller.device == device for watcher in self.watchers)

    def spectators(self) -> int:
        return sum(watcher.viewer in (SPECTATOR, EVERYTHING) for watcher in self.watchers)

    def tell(self, message_for: Callable[[Watcher], Message]) -> None:
        for watcher in self.watchers:
            watcher.say(message_for(watcher))

    def publish(self, course: Course, steps: Iterable[Step]) -> None:
        """Send everybody the steps their viewer saw, each rendered once for all who look through the same eyes."""
        for step in steps:
            rendered: dict[int, bytes] = {}
            for watcher in self.watchers:
                viewer = watcher.viewer
                if viewer is None or not step.seen_by(viewer):
                    continue
                if viewer not in rendered:
                    rendered[viewer] = encode(frame_of(self._table, course, step, viewer, whole=step.entry is None))
                self._send(watcher, rendered[viewer])

    def catch_up(self, watcher: Watcher, course: Course, number: int | None) -> None:
        """What the watcher missed since frame `number`, or a whole frame."""
        assert watcher.viewer is not None
        viewer = watcher.viewer
        if watcher.delay:
            self._catch_up_late(watcher, course)
            return
        missed = None if number is None else course.missed(viewer, number)
        if missed is None:
            watcher.say(frame_of(self._table, course, course.last, viewer, whole=True))
            return
        for step in missed:
            watcher.say(frame_of(self._table, course, step, viewer))

    def _catch_up_late(self, watcher: Watcher, course: Course) -> None:
        """A delayed watcher sees the table as it was, and then what followed as time goes on."""
        now = self._surroundings.now()
        then = course.as_of(now - watcher.delay)
        watcher.say(frame_of(self._table, course, then, EVERYTHING, whole=True))
        for step in course.steps:
            if step.numbers[EVERYTHING] > then.numbers[EVERYTHING]:
                data = encode(frame_of(self._table, course, step, EVERYTHING))
                self._later(watcher, data, step.at + watcher.delay - now)

    def _send(self, watcher: Watcher, data: bytes) -> None:
        if watcher.delay:
            self._later(watcher, data, watcher.delay)
        else:
            watcher.send(data)

    def _later(self, watcher: Watcher, data: bytes, seconds: float) -> None:
        turns = watcher.turns
        self._surroundings.call_at(self._surroundings.monotonic() + seconds, lambda: self._deliver(watcher, data, turns))

    def _deliver(self, watcher: Watcher, data: bytes, turns: int) -> None:
        if watcher in self.watchers and watcher.turns == turns:
            watcher.send(data)
