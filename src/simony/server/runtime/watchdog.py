"""Watch the event loop: log and count turns that take too long, with the request that caused them.

The loop asks its selector for events once per turn. The time between two such calls is the time
everybody else had to wait. A thread looks at a long turn while it still runs, to see which task
runs and where.
"""

from __future__ import annotations

import asyncio
import logging
import selectors
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass

LONG = 0.1
"""Seconds after which a turn is reported."""
SUSPICIOUS = 0.05
"""Seconds after which the thread looks at the running task."""
OTHER = "other"
"""The name of all tasks without a name of their own."""
WORKS_FOR = ", for "
"""Between the name of a task and that of the task for which it works."""
_logger = logging.getLogger("simony.server")


@dataclass(frozen=True, slots=True)
class LongTurn:
    """A turn that took too long: by the clock, and in processor time of the loop's thread.

    On a busy machine the first is longer.
    """

    seconds: float
    cpu_seconds: float
    request: str
    place: str

    @property
    def cause(self) -> str:
        """``request`` if the loop was working for so long; ``machine`` if it mostly waited for a
        processor or for memory.
        """
        return "request" if self.cpu_seconds >= LONG else "machine"


class WatchedSelector(selectors.DefaultSelector):
    """A selector that reports when the loop returns to it."""

    def __init__(self, watchdog: Watchdog) -> None:
        super().__init__()
        self._watchdog = watchdog

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self._watchdog.turn_ends()
        try:
            return super().select(timeout)
        finally:
            self._watchdog.turn_begins()


class Watchdog:
    """Measures the turns of one loop. `report` is called in the loop for each long turn."""

    def __init__(
        self,
        report: Callable[[LongTurn], None] | None = None,
        *,
        long: float = LONG,
        suspicious: float = SUSPICIOUS,
    ) -> None:
        self._report = report or log_turn
        self._long = long
        self._suspicious = suspicious
        self._began: float | None = None
        self._cpu_began = 0.0
        self._seen = (OTHER, "")
        self._loop: asyncio.AbstractEventLoop | None = None
        self._loop_thread = 0
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="simony-watchdog", daemon=True)

    def new_loop(self) -> asyncio.AbstractEventLoop:
        """Return a loop to watch, for `asyncio.Runner`."""
        self._loop = asyncio.SelectorEventLoop(WatchedSelector(self))
        return self._loop

    # --- in the loop's thread ---------------------------------------------------------------------

    def start(self) -> None:
        """Watch from the next turn on: what a server does before it is reachable may take
        longer.
        """
        self._began = None
        self._loop_thread = threading.get_ident()
        self._thread.start()

    def stop(self) -> None:
        self._loop_thread = 0
        self._stop.set()

    def turn_begins(self) -> None:
        if not self._loop_thread:
            return
        self._cpu_began = time.thread_time()
        self._began = time.monotonic()

    def turn_ends(self) -> None:
        if self._began is None or not self._loop_thread:
            return
        seconds, self._began = time.monotonic() - self._began, None
        if seconds >= self._long:
            request, place = self._seen
            self._report(LongTurn(seconds, time.thread_time() - self._cpu_began, request, place))
        if seconds >= self._suspicious:
            self._seen = (OTHER, "")

    # --- in the watching thread -------------------------------------------------------------------

    def _watch(self) -> None:
        while not self._stop.wait(self._suspicious / 2):
            began = self._began
            if began is not None and time.monotonic() - began >= self._suspicious:
                self._look(began)

    def _look(self, began: float) -> None:
        """Note which task runs and in which function, unless the turn has ended meanwhile."""
        seen = (self._request(), self._place())
        if self._began == began:
            self._seen = seen

    def _request(self) -> str:
        return _name_of(asyncio.current_task(self._loop) if self._loop is not None else None)

    def _place(self) -> str:
        frame = sys._current_frames().get(self._loop_thread)  # noqa: SLF001  # the documented way to look at another thread
        return (
            f"{frame.f_code.co_qualname} ({frame.f_globals.get('__name__', '')})"
            if frame is not None
            else ""
        )


def log_turn(turn: LongTurn) -> None:
    _logger.warning(
        "the event loop was busy for %.3f s (%.3f s of processor time): %s, in %s",
        turn.seconds,
        turn.cpu_seconds,
        turn.request,
        turn.place,
    )


def name_task(name: str) -> None:
    """Set what the running task works on. Names contain no link and nothing that a client sent."""
    task = asyncio.current_task()
    if task is not None:
        task.set_name(name)


def _name_of(task: asyncio.Task[object] | None) -> str:
    """Return what a task works on, or for which other task (`QueuedWork`).

    All tasks with asyncio's default names have one name: those count upwards, and each name is a
    series of the metric.
    """
    work, of, asker = (task.get_name() if task is not None else OTHER).rpartition(WORKS_FOR)
    return work + of + (OTHER if asker.startswith("Task-") else asker)
