"""Programs as bots: one process for each seat of each game, which gets its own views and nothing
else.

Their number is limited: the program that was least recently asked is ended, and started again when
it is needed. A view contains everything its seat may know, so nothing is lost.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

from simony.bots.fault import GONE, BotFault
from simony.bots.programs.line_protocol import make_hello
from simony.bots.programs.program import Program, ProgramCommands
from simony.bots.programs.text_observation import SeatHistory
from simony.core.contract import Game, View
from simony.core.log import Log

MAX_PROGRAMS = 16
"""Programs that may run at the same time."""

ProgramSeat = tuple[str, int, str]
"""A table, a seat, and the name of the program."""
Result = TypeVar("Result")
_logger = logging.getLogger("simony.server")


class SeatedProgram:
    """One program in one seat, asked one thing at a time."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.turn = asyncio.Lock()
        self.faults: set[str] = set()
        """The kinds of faults that have been logged."""


class ProgramBots:
    """All running programs of a server. `names` are the names by which they are chosen, like
    levels.
    """

    def __init__(self, programs: ProgramCommands | None = None, most: int = MAX_PROGRAMS) -> None:
        self._programs = programs or ProgramCommands()
        self._most = most
        self._room = asyncio.Semaphore(most)
        self._seated_programs: dict[ProgramSeat, SeatedProgram] = {}
        """The least recently asked program comes first."""
        self._alive: set[SeatedProgram] = set()
        """All programs that run, including those that are ending."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    @property
    def names(self) -> list[str]:
        return self._programs.names

    @property
    def pids(self) -> list[int]:
        return sorted(
            seated.program.pid for seated in self._seated_programs.values() if seated.program.pid
        )

    async def decide(
        self,
        table: str,
        game: Game,
        view: View,
        name: str,
        *,
        seconds: float,
        seed: str,
        past: SeatHistory | None = None,
    ) -> int:
        """Return the program's action for this view; raise `BotFault` if it gives no legal one."""
        if name not in self._programs or self._closed:
            raise BotFault(GONE, "there is no such program at this server")
        answer = await asyncio.shield(
            self._start_task(
                self._ask((table, int(view.viewer), name), game, view, seconds, seed, past)
            )
        )
        if isinstance(answer, BotFault):
            raise answer
        return answer

    async def _ask(
        self,
        key: ProgramSeat,
        game: Game,
        view: View,
        seconds: float,
        seed: str,
        past: SeatHistory | None,
    ) -> int | BotFault:
        """Ask the program. It is never interrupted in the middle of a line, even if the
        caller is cancelled.
        """
        async with self._room:
            if self._closed:
                return BotFault(GONE, "the server closes")
            seated = self._get_or_start(key, game, seed)
            async with seated.turn:
                try:
                    return await seated.program.decide(view, seconds, past)
                except BotFault as fault:
                    _log_fault(key, seated, fault)
                    return fault

    def leave(self, table: str, log: Log | None = None) -> None:
        """End all programs of a table; if the game is over, tell them the result."""
        for key in [key for key in self._seated_programs if key[0] == table]:
            result = (log.places(), log.state.scores()) if log is not None and log.over else ()
            self._dismiss(self._seated_programs.pop(key), result)

    async def close(self) -> None:
        """End all programs at once; callers that wait for one get a `BotFault`."""
        self._closed = True
        while self._tasks or self._alive:
            for seated in list(self._alive):
                await seated.program.terminate()
                if not seated.turn.locked():
                    self._alive.discard(seated)
            if self._tasks:
                await asyncio.wait(self._tasks, timeout=0.1)  # a program may just be starting
        self._seated_programs.clear()

    def _get_or_start(self, key: ProgramSeat, game: Game, seed: str) -> SeatedProgram:
        seated = self._seated_programs.pop(key, None)
        if seated is None:
            self._make_room()
            seated = SeatedProgram(
                Program(self._programs.commands[key[2]], game, make_hello(game, key[1], seed))
            )
            self._alive.add(seated)
        self._seated_programs[key] = seated
        return seated

    def _make_room(self) -> None:
        """End idle programs until there is room. One is always idle, since fewer than `most`
        others are asked at a time.
        """
        idle = [key for key, seated in self._seated_programs.items() if not seated.turn.locked()]
        for key in idle[: max(0, len(self._seated_programs) + 1 - self._most)]:
            self._dismiss(self._seated_programs.pop(key), ())

    def _dismiss(self, seated: SeatedProgram, result: Sequence[list[int]]) -> None:
        self._start_task(self._end(seated, result))

    async def _end(self, seated: SeatedProgram, result: Sequence[list[int]]) -> None:
        async with seated.turn:
            await seated.program.end(*result)
        self._alive.discard(seated)

    def _start_task(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _log_fault(key: ProgramSeat, seated: SeatedProgram, fault: BotFault) -> None:
    """Log each kind of fault once per game; the metric counts all."""
    if fault.kind not in seated.faults:
        seated.faults.add(fault.kind)
        table, seat, name = key
        _logger.warning(
            "at table %s, seat %s: the program %s has lost its turn (%s)",
            table,
            seat + 1,
            name,
            fault,
        )
