"""Work in several processes, in the order in which it was asked for.

Each process gets tasks one after another over a pipe. One that is told to end, or whose master is
gone, ends.
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

AHEAD = 16
"""So many tasks a process may be ahead of the one that is waited for."""
FAREWELL = 5.0
PATIENCE = 1.0
"""What takes less, in seconds, is done before other processes would have begun."""

Shared = TypeVar("Shared")
Task = TypeVar("Task")
Found = TypeVar("Found")


class CrewLost(SimonyError):
    """A process of ours ended by itself."""


def cores() -> int:
    """How many processes can work at the same time."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@dataclass(frozen=True)
class Workers:
    """Who works: so many processes (0: as many as there are cores, once it takes long enough to be
    worth it), or a Ray cluster.
    """

    jobs: int = 1
    on_ray: bool = False
    address: str = ""

    def do(
        self, work: Callable[[Shared, Task], Found], shared: Shared, tasks: Iterable[Task]
    ) -> Generator[Found]:
        """What `work` makes of every task, in order. Whoever has had enough closes the iterator."""
        if self.on_ray:
            from simony.lab.simulate.ray_workers import done_on_ray

            yield from done_on_ray(work, shared, tasks, self.address)
            return
        left = iter(tasks)
        jobs = self.jobs or cores()
        if jobs == 1 or self.jobs == 0:
            begin = time.monotonic()
            for task in left:
                yield work(shared, task)
                if jobs > 1 and time.monotonic() > begin + PATIENCE:
                    break
            else:
                return
        with crew(_serve, (work, shared), jobs) as connections:
            yield from in_order(connections, left)


def _serve(connection: Connection, asked: tuple[Callable[[Any, Any], Any], Any]) -> None:
    """In a process of its own: do what is asked for until nobody asks any more."""
    work, shared = asked
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever asked
    with suppress(EOFError, OSError):
        while True:
            connection.send(work(shared, connection.recv()))


def in_order(connections: list[Connection], tasks: Iterator[Any]) -> Iterator[Any]:
    begun, shown = 0, 0
    done: dict[int, Any] = {}
    working: dict[Connection, int] = {}
    idle = list(connections)
    more = True
    while True:
        while more and idle and begun < shown + AHEAD * len(connections):
            task = next(tasks, None)
            if task is None:
                more = False
                break
            connection = idle.pop()
            _send(connection, task)
            working[connection] = begun
            begun += 1
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
        raise CrewLost("error-arena-crew") from error


def _receive(connection: Connection) -> object:
    try:
        return connection.recv()
    except (EOFError, OSError) as error:
        raise CrewLost("error-arena-crew") from error


@contextmanager
def crew(
    target: Callable[[Connection, Any], None], shared: object, jobs: int
) -> Iterator[list[Connection]]:
    """So many processes that run `target` with a connection each; at the end they are gone."""
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
            _see_off(each)


def _see_off(process: BaseProcess) -> None:
    process.join(FAREWELL)
    if process.is_alive():
        process.kill()
        process.join()
    process.close()
