"""Plays the games of a match in this process or in several, in the same order either way.

A worker process ends when it is told to or when its parent is gone, and so do the programs it has
started.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from types import FrameType

from simony.bots.programs.sync_program import ProgramRunner
from simony.lab.arena.match import Match
from simony.lab.arena.match_game import PlayedGame, play_game
from simony.lab.simulate.workers import results_in_order, worker_processes

Task = tuple[int, int]
"""A deal and a seating."""


def iter_games(match: Match, tasks: Iterable[Task], jobs: int) -> Generator[PlayedGame]:
    """Yield the games of all tasks, in order. Close the iterator to stop early."""
    if jobs == 1:
        yield from _play_in_process(match, tasks)
        return
    with worker_processes(_work, match, jobs) as connections:
        yield from results_in_order(connections, iter(tasks))


def _play_in_process(match: Match, tasks: Iterable[Task]) -> Iterator[PlayedGame]:
    runner = ProgramRunner(match.programs)
    try:
        for deal, seating in tasks:
            yield play_game(match, deal, seating, runner)
    finally:
        runner.close()


def _work(connection: Connection, match: Match) -> None:
    """Run in a worker process: play games until the connection closes."""
    runner = ProgramRunner(match.programs)

    def leave(_signal: int, _frame: FrameType | None) -> None:
        runner.kill()
        os._exit(0)  # even in the middle of a game

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent process
    signal.signal(signal.SIGTERM, leave)
    try:
        with suppress(EOFError, OSError):
            while True:
                deal, seating = connection.recv()
                connection.send(play_game(match, deal, seating, runner))
    finally:
        runner.close()
