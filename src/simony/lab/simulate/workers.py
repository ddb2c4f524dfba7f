"""Runs tasks in several processes, with results in order.

Each process gets one task after another over a pipe. It ends when it is told to or when its parent
is gone.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from simony.core.errors import SimonyError

MAX_AHEAD = 16
"""The number of tasks a process may be ahead of the one that is waited for."""
EXIT_TIMEOUT = 5.0
STARTUP_SECONDS = 1.0
"""Seconds of work before other processes are started."""

Shared = TypeVar("Shared")
Task = TypeVar("Task")
Found = TypeVar("Found")


class WorkerLost(SimonyError):
    """A worker process ended unexpectedly."""


def cores() -> int:
    """Return the number of processes that can run at the same time."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@dataclass(frozen=True)
class Workers:
    """Where tasks run: in `jobs` processes (0: one per core, if the work is long enough), or on a
    Ray cluster.
    """

    jobs: int = 1
    on_ray: bool = False
    address: str = ""

    def run(
        self, work: Callable[[Shared, Task], Found], shared: Shared, tasks: Iterable[Task]
    ) -> Generator[Found]:
        """Yield the result of `work` for every task, in order. Close the iterator to stop early."""
        if self.on_ray:
            from simony.lab.simulate.ray_workers import run_on_ray

            yield from run_on_ray(work, shared, tasks, self.address)
            return
        left = iter(tasks)
        jobs = self.jobs or cores()
        if jobs == 1 or self.jobs == 0:
            begin = time.monotonic()
            for task in left:
                yield work(shared, task)
                if jobs > 1 and time.monotonic() > begin + STARTUP_SECONDS:
                    break
            else:
                return
        with worker_processes(_serve, (work, shared), jobs) as connections:
            yield from results_in_order(connections, left)


def _serve(connection: Connection, asked: tuple[Callable[[Any, Any], Any], Any]) -> None:
    """Run in a worker process: do tasks until the connection closes."""
    work, shared = asked
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent process
    with suppress(EOFError, OSError):
        while True:
            connection.send(work(shared, connection.recv()))


def results_in_order(connections: list[Connection], tasks: Iterator[Any]) -> Iterator[Any]:
    started, shown = 0, 0
    done: dict[int, Any] = {}
    working: dict[Connection, int] = {}
    idle = list(connections)
    more = True
    while True:
        while more and idle and started < shown + MAX_AHEAD * len(connections):
            task = next(tasks, None)
            if task is None:
                more = False
                break
            connection = idle.pop()
            _send(connection, task)
            working[connection] = started
            started += 1
        while shown in done:
            yield done.pop(shown)
            shown += 1
        if not working and not more:
            return
        for ready in wait(list(working)) if working else ():
            assert isinstance(ready, Connection)
            done[working.pop(ready)] = _receive(ready)
            idle.append(ready)


def _send(connection: Connection, task: object) -> None:
    try:
        connection.send(task)
    except OSError as error:
        raise WorkerLost("error-arena-crew") from error


def _receive(connection: Connection) -> object:
    try:
        return connection.recv()
    except (EOFError, OSError) as error:
        raise WorkerLost("error-arena-crew") from error


@contextmanager
def worker_processes(
    target: Callable[[Connection, Any], None], shared: object, jobs: int
) -> Iterator[list[Connection]]:
    """Start `jobs` processes that run `target` with a connection each; end them at exit."""
    context = multiprocessing.get_context("spawn")
    processes: list[BaseProcess] = []
    connections: list[Connection] = []
    try:
        for _ in range(jobs):
            ours, theirs = context.Pipe()
            process = context.Process(target=target, args=(theirs, shared), daemon=True)
            process.start()
            theirs.close()
            processes.append(process)
            connections.append(ours)
        yield connections
    finally:
        for connection in connections:
            connection.close()
        for each in processes:
            each.terminate()
        for each in processes:
            _wait_for_exit(each)


def _wait_for_exit(process: BaseProcess) -> None:
    process.join(EXIT_TIMEOUT)
    if process.is_alive():
        process.kill()
        process.join()
    process.close()
