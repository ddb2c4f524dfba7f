"""Blocking access to programs, for the arena, which has no event loop of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from typing import TypeVar

from simony.bots.fault import BotFault
from simony.bots.programs.line_protocol import make_hello
from simony.bots.programs.program import Program, ProgramCommands
from simony.bots.programs.text_observation import SeatHistory
from simony.core.contract import Game, View
from simony.core.errors import BadOption
from simony.core.event import Event

DEFAULT_SECONDS = 5.0
"""The seconds a program gets for a decision, if no budget is set."""

Result = TypeVar("Result")


class ProgramPlayer:
    """A program in one seat. It is started at its first decision. Call `release` at the end."""

    def __init__(self, runner: ProgramRunner, program: Program, seat: int, seconds: float) -> None:
        self._runner = runner
        self._program = program
        self._seconds = seconds
        self._history = SeatHistory(seat)

    def observe(self, events: Iterable[Event]) -> None:
        """Record events; a program that wants texts is told those its seat may know."""
        self._history.add_events(events)

    def decide(self, view: View) -> int:
        try:
            return self._runner.run(self._program.decide(view, self._seconds, self._history))
        finally:
            self._history.mark_read()

    def release(self, places: list[int] | None = None, scores: list[int] | None = None) -> None:
        self._runner.release(self._program, places, scores)


class ProgramRunner:
    """Starts programs and ends all of them.

    Call `close` at the end; it may be interrupted before.
    """

    def __init__(self, programs: ProgramCommands) -> None:
        self.programs = programs
        self._runner = asyncio.Runner()
        self._running: set[Program] = set()

    def run(self, work: Coroutine[None, None, Result]) -> Result:
        return self._runner.run(work)

    def new_player(
        self, game: Game, name: str, seat: int, seed: str, seconds: float = 0.0, iterations: int = 0
    ) -> ProgramPlayer:
        return ProgramPlayer(
            self,
            self._program(game, name, seat, seed, iterations),
            seat,
            seconds or DEFAULT_SECONDS,
        )

    def release(
        self, program: Program, places: list[int] | None = None, scores: list[int] | None = None
    ) -> None:
        self.run(program.end(places, scores))
        self._running.discard(program)

    def check_programs(self, game: Game) -> None:
        """Start every program once and end it again; raise `BadOption` for the first that fails."""
        for name in self.programs.names:
            program = self._program(game, name, 0, "", 0)
            try:
                self.run(program.start())
            except BotFault as fault:
                raise BadOption("error-program-start", name=name, problem=fault.problem) from fault
            self.release(program)

    def kill(self) -> None:
        """Kill all running programs without waiting."""
        for program in self._running:
            program.kill()

    def close(self) -> None:
        """End all running programs at once."""
        for program in self._running:
            self.run(program.terminate())
        self._running.clear()
        self._runner.close()

    def _program(self, game: Game, name: str, seat: int, seed: str, iterations: int) -> Program:
        program = Program(
            self.programs.commands[name], game, make_hello(game, seat, seed, iterations)
        )
        self._running.add(program)
        return program
