"""Games of a match, one after another or in several processes; they come in the same order either
way.

A process that is told to end, or whose master is gone, ends, and so do the programs it has hired.
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
from simony.lab.arena.match_game import Played, play_game
from simony.lab.simulate.workers import crew, in_order

Task = tuple[int, int]
"""A deal and a seating."""


def played(match: Match, tasks: Iterable[Task], jobs: int) -> Generator[Played]:
    """Every game that is asked for, in order. Whoever has had enough closes the iterator."""
    if jobs == 1:
        yield from _alone(match, tasks)
        return
    with crew(_work, match, jobs) as connections:
        yield from in_order(connections, iter(tasks))


def _alone(match: Match, tasks: Iterable[Task]) -> Iterator[Played]:
    hiring = ProgramRunner(match.programs)
    try:
        for deal, seating in tasks:
            yield play_game(match, deal, seating, hiring)
    finally:
        hiring.close()


def _work(connection: Connection, match: Match) -> None:
    """In a process of its own: play what is asked for until nobody asks any more."""
    hiring = ProgramRunner(match.programs)

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
