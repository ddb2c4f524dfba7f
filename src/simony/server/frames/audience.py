"""Whoever is connected to one table. Each is sent what its viewer may see, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import takewhile

from simony.core.event import SPECTATOR
from simony.core.log.visibility import OMNISCIENT
from simony.server.frames.frames import frame_of
from simony.server.protocol.caller import Caller
from simony.server.protocol.messages import Message, encode
from simony.server.runtime.environment import Surroundings, Timer
from simony.server.state.timeline import Course, Step

MISSED_FRAMES = 12
"""A client that missed more frames, or more bytes of them, is sent one whole frame instead."""
MISSED_BYTES = 192 * 1024
LATER_BYTES = 256
"""What a frame that is to be sent later counts for at once."""
LATE_FRAMES = 16


def _nothing() -> None:
    pass


class Watcher:
    """One connected client. `viewer` says through whose eyes it looks, once it does."""

    def __init__(
        self, caller: Caller, send: Callable[[bytes], None], hang_up: Callable[[], None] = _nothing
    ) -> None:
        self.caller = caller
        self.hang_up = hang_up
        """Close the line: its owner may not be here any more."""
        self.viewer: int | None = None
        self.sent = 0
        """Bytes, up to now."""
        self._line = send
        self.delay = 0.0
        self.pending: set[Timer] = set()
        """Frames that arrive later, unless it turns to other eyes or leaves before."""

    def turn(self, viewer: int | None, delay: float = 0.0) -> None:
        """Look through these eyes from now on, or through none."""
        self.viewer, self.delay = viewer, delay
        self.drop_pending()

    def drop_pending(self) -> None:
        for timer in self.pending:
            timer.cancel()
        self.pending.clear()

    def say(self, message: Message) -> None:
        self.send(encode(message))

    def send(self, data: bytes) -> None:
        self.sent += len(data)
        self._line(data)


class Audience:
    """The watchers of one table."""

    def __init__(self, table: str, surroundings: Surroundings) -> None:
        self._table = table
        self._surroundings = surroundings
        self.watchers: list[Watcher] = []
        self._late: dict[int, bytes] = {}

    def enter(self, watcher: Watcher) -> None:
        self.watchers.append(watcher)

    def leave(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.remove(watcher)
        watcher.drop_pending()

    def sent(self) -> int:
        """Bytes that were sent to all who are here."""
        return sum(watcher.sent for watcher in self.watchers)

    def is_present(self, seat: int) -> bool:
        return any(watcher.viewer == seat for watcher in self.watchers)

    def is_there(self, device: str) -> bool:
        """Whether a device has a line to the table, through whose eyes it may look."""
        return any(watcher.caller.device == device for watcher in self.watchers)

    def spectators(self) -> int:
        return sum(watcher.viewer in (SPECTATOR, OMNISCIENT) for watcher in self.watchers)

    def tell(self, message_for: Callable[[Watcher], Message]) -> None:
        for watcher in self.watchers:
            watcher.say(message_for(watcher))

    def publish(self, course: Course, steps: Iterable[Step]) -> None:
        """Send everybody the steps their viewer saw, each rendered once for all who look through
        the same eyes.
        """
        for step in steps:
            rendered: dict[int, bytes] = {}
            for watcher in self.watchers:
                viewer = watcher.viewer
                if viewer is None or not step.seen_by(viewer):
                    continue
                if viewer not in rendered:
                    rendered[viewer] = encode(
                        frame_of(self._table, course, step, viewer, whole=step.entry is None)
                    )
                self._send(watcher, rendered[viewer])

    def catch_up(self, watcher: Watcher, course: Course, number: int | None) -> None:
        """What the watcher missed since frame `number`, or a whole frame."""
        assert watcher.viewer is not None
        viewer = watcher.viewer
        if watcher.delay:
            self._catch_up_late(watcher, course)
            return
        missed = None if number is None else course.missed(viewer, number)
        frames = None if missed is None else self._frames(course, missed, viewer)
        if frames is None:
            frames = [encode(frame_of(self._table, course, course.last, viewer, whole=True))]
        for frame in frames:
            watcher.send(frame)

    def _frames(self, course: Course, steps: Sequence[Step], viewer: int) -> list[bytes] | None:
        """The frames of these steps, or None where they are too many or too large."""
        if len(steps) > MISSED_FRAMES:
            return None
        frames: list[bytes] = []
        size = 0
        for step in steps:
            frames.append(encode(frame_of(self._table, course, step, viewer)))
            size += len(frames[-1])
            if size > MISSED_BYTES:
                return None
        return frames

    def _catch_up_late(self, watcher: Watcher, course: Course) -> None:
        """A delayed watcher sees the table as it was, and then what followed as time goes on.

        Each frame is made when its time has come.
        """
        now = self._surroundings.now()
        then = course.as_of(now - watcher.delay)
        watcher.say(frame_of(self._table, course, then, OMNISCIENT, whole=True))
        later = list(takewhile(lambda step: step is not then, reversed(course.steps)))
        for step in reversed(later):
            self._later(
                watcher, partial(self._late_frame, course, step), step.at + watcher.delay - now
            )
        watcher.sent += len(later) * LATER_BYTES

    def _late_frame(self, course: Course, step: Step) -> bytes:
        """Made once for all who are sent it at about the same time."""
        number = step.numbers[OMNISCIENT]
        if number not in self._late:
            if len(self._late) >= LATE_FRAMES:
                self._late.clear()
            self._late[number] = encode(frame_of(self._table, course, step, OMNISCIENT))
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

        timer = self._surroundings.call_at(self._surroundings.monotonic() + seconds, deliver)
        watcher.pending.add(timer)
