"""The clients that are connected to one table. Each is sent only what its viewer may see."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import takewhile

from simony.core.event import SPECTATOR
from simony.core.log.visibility import OMNISCIENT
from simony.server.frames.frames import frame_of
from simony.server.protocol.caller import Caller
from simony.server.protocol.codec import encode
from simony.server.protocol.messages import Message
from simony.server.runtime.environment import Environment, Timer
from simony.server.state.timeline import Step, Timeline

MISSED_FRAMES = 12
"""A client that missed more frames, or more bytes of them, is sent one whole frame instead."""
MISSED_BYTES = 192 * 1024
LATER_BYTES = 256
"""Bytes that a delayed frame counts for when it is scheduled."""
LATE_FRAMES = 16


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
    """The watchers of one table."""

    def __init__(self, table: str, environment: Environment) -> None:
        self._table = table
        self._environment = environment
        self.watchers: list[Watcher] = []
        self._late: dict[int, bytes] = {}

    def enter(self, watcher: Watcher) -> None:
        self.watchers.append(watcher)

    def leave(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.remove(watcher)
        watcher.drop_pending()

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
