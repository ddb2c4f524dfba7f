"""Whoever is connected to one table. Each is sent what its viewer may see, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import takewhile

from simony.core.event import SPECTATOR
from simony.core.visibility import OMNISCIENT
from simony.server.frames.frames import frame_of
from simony.server.protocol.caller import Caller
from simony.server.protocol.messages import Message, encode
from simony.server.runtime.environment import Environment, Timer
from simony.server.state.timeline import Step, Timeline

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
        self,
        caller: Caller,
        send: Callable[[bytes], None],
        disconnect: Callable[[], None] = _nothing,
    ) -> None:
        self.caller = caller
        self.disconnect = disconnect
        """Close the line: its owner may not be here any more."""
        self.viewer: int | None = None
        self.sent = 0
        """Bytes, up to now."""
        self._send_bytes = send
        self.delay = 0.0
        self.pending: set[Timer] = set()
        """Frames that arrive later, unless it turns to other eyes or leaves before."""

    def set_viewer(self, viewer: int | None, delay: float = 0.0) -> None:
        """Look through these eyes from now on, or through none."""
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
        """Bytes that were sent to all who are here."""
        return sum(watcher.sent for watcher in self.watchers)

    def is_present(self, seat: int) -> bool:
        return any(watcher.viewer == seat for watcher in self.watchers)

    def is_connected(self, device: str) -> bool:
        """Whether a device has a line to the table, through whose eyes it may look."""
        return any(watcher.caller.device == device for watcher in self.watchers)

    def spectators(self) -> int:
        return sum(watcher.viewer in (SPECTATOR, OMNISCIENT) for watcher in self.watchers)

    def broadcast(self, message_for: Callable[[Watcher], Message]) -> None:
        for watcher in self.watchers:
            watcher.send_message(message_for(watcher))

    def publish(self, timeline: Timeline, steps: Iterable[Step]) -> None:
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
                        frame_of(self._table, timeline, step, viewer, whole=step.entry is None)
                    )
                self._send(watcher, rendered[viewer])

    def catch_up(self, watcher: Watcher, timeline: Timeline, number: int | None) -> None:
        """What the watcher missed since frame `number`, or a whole frame."""
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
        """The frames of these steps, or None where they are too many or too large."""
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
        """A delayed watcher sees the table as it was, and then what followed as time goes on.

        Each frame is made when its time has come.
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
        """Made once for all who are sent it at about the same time."""
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
