"""Programs for those who wait: the arena asks one after another, and has no event loop of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from typing import TypeVar

from simony.bots.fault import Fault
from simony.bots.lines import hello
from simony.bots.program import Program, Programs
from simony.bots.prose import Past
from simony.core.contract import Game, View
from simony.core.errors import BadOption
from simony.core.event import Event

SECONDS = 5.0
"""What a program may take for a decision, if nobody says."""

Result = TypeVar("Result")


class HiredPlayer:
    """A program in one seat. It is started when it is first asked, and must be let go."""

    def __init__(self, hiring: Hiring, program: Program, seat: int, seconds: float) -> None:
        self._hiring = hiring
        self._program = program
        self._seconds = seconds
        self._past = Past(seat)

    def hear(self, events: Iterable[Event]) -> None:
        """What has happened at the table; a program that wants texts is told what its seat may know of it."""
        self._past.hear(events)

    def decide(self, view: View) -> int:
        try:
            return self._hiring.run(self._program.decide(view, self._seconds, self._past))
        finally:
            self._past.asked()

    def let_go(self, places: list[int] | None = None, scores: list[int] | None = None) -> None:
        self._hiring.let_go(self._program, places, scores)


class Hiring:
    """Starts programs, and sees to it that none is left. `close` when all is done; it may be interrupted before."""

    def __init__(self, programs: Programs) -> None:
        self.programs = programs
        self._runner = asyncio.Runner()
        self._hired: set[Program] = set()

    def run(self, work: Coroutine[None, None, Result]) -> Result:
        return self._runner.run(work)

    def hire(self, game: Game, name: str, seat: int, seed: str, seconds: float = 0.0, iterations: int = 0) -> HiredPlayer:
        return HiredPlayer(self, self._program(game, name, seat, seed, iterations), seat, seconds or SECONDS)

    def let_go(self, program: Program, places: list[int] | None = None, scores: list[int] | None = None) -> None:
        self.run(program.end(places, scores))
        self._hired.discard(program)

    def try_out(self, game: Game) -> None:
        """Start every program once and say goodbye; `BadOption` for the first that cannot be had."""
        for name in self.programs.names:
            program = self._program(game, name, 0, "", 0)
            try:
                self.run(program.start())
            except Fault as fault:
                raise BadOption("error-program-start", name=name, problem=fault.problem) from fault
            self.let_go(program)

    def kill(self) -> None:
        """End what runs, from a place where nothing can be waited for."""
        for program in self._hired:
            program.kill()

    def close(self) -> None:
        """What still runs is ended at once."""
        for program in self._hired:
            self.run(program.bury())
        self._hired.clear()
        self._runner.close()

    def _program(self, game: Game, name: str, seat: int, seed: str, iterations: int) -> Program:
        program = Program(self.programs.commands[name], game, hello(game, seat, seed, iterations))
        self._hired.add(program)
        return program
