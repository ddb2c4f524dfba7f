"""Games of a match, one after another or in several processes; they come in the same order either way.

A process that is told to end, or whose master is gone, ends, and so do the programs it has hired.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType

from simony.bots.hired import Hiring
from simony.core.errors import SimonyError
from simony.lab.match import Match
from simony.lab.sitting import Played, play_game

AHEAD = 16
"""So many games a process may be ahead of the one that is waited for."""
FAREWELL = 5.0

Task = tuple[int, int]
"""A deal and a seating."""


class CrewLost(SimonyError):
    """A process of ours ended by itself."""


def played(match: Match, tasks: Iterable[Task], jobs: int) -> Generator[Played]:
    """Every game that is asked for, in order. Whoever has had enough closes the iterator."""
    if jobs == 1:
        yield from _alone(match, tasks)
        return
    with _crew(match, jobs) as connections:
        yield from _in_order(connections, iter(tasks))


def _alone(match: Match, tasks: Iterable[Task]) -> Iterator[Played]:
    hiring = Hiring(match.programs)
    try:
        for deal, seating in tasks:
            yield play_game(match, deal, seating, hiring)
    finally:
        hiring.close()


def _in_order(connections: list[Connection], tasks: Iterator[Task]) -> Iterator[Played]:
    begun, shown = 0, 0
    done: dict[int, Played] = {}
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


def _send(connection: Connection, task: Task) -> None:
    try:
        connection.send(task)
    except OSError as error:
        raise CrewLost("error-arena-crew") from error


def _receive(connection: Connection) -> Played:
    try:
        found = connection.recv()
    except (EOFError, OSError) as error:
        raise CrewLost("error-arena-crew") from error
    assert isinstance(found, Played)
    return found


@contextmanager
def _crew(match: Match, jobs: int) -> Iterator[list[Connection]]:
    context = multiprocessing.get_context("spawn")
    processes: list[BaseProcess] = []
    connections: list[Connection] = []
    try:
        for _ in range(jobs):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(theirs, match), daemon=True)
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


def _work(connection: Connection, match: Match) -> None:
    """In a process of its own: play what is asked for until nobody asks any more."""
    hiring = Hiring(match.programs)

    def leave(_signal: int, _frame: FrameType | None) -> None:
        hiring.kill()
        os._exit(0)  # from the midst of a game, whatever it is doing

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever asked for the games
    signal.signal(signal.SIGTERM, leave)
    try:
        with suppress(EOFError, OSError):
            while True:
                deal, seating = connection.recv()
                connection.send(play_game(match, deal, seating, hiring))
    finally:
        hiring.close()
