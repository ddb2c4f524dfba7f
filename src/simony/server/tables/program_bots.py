"""Programs that sit at tables as bots do: one process for each seat of each game, which knows its
own views and nothing of other tables.

There are only so many at once: whoever was asked longest ago has to leave, and is greeted anew when
it is asked again. A view has all that its seat may know, so nothing is lost by that.
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

MOST = 16
"""So many programs may run."""

Sitting = tuple[str, int, str]
"""A table, a seat, and which program sits there."""
Result = TypeVar("Result")
_logger = logging.getLogger("simony.server")


class Guest:
    """One program in one seat, asked one thing at a time."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.turn = asyncio.Lock()
        self.faults: set[str] = set()
        """The kinds of faults that have been told of."""


class Guests:
    """All programs of a server. `names` are what they are chosen by, as levels are."""

    def __init__(self, programs: ProgramCommands | None = None, most: int = MOST) -> None:
        self._programs = programs or ProgramCommands()
        self._most = most
        self._room = asyncio.Semaphore(most)
        self._guests: dict[Sitting, Guest] = {}
        """Who was asked longest ago comes first."""
        self._alive: set[Guest] = set()
        """Those who are leaving included."""
        self._under_way: set[asyncio.Task[Any]] = set()
        self._closed = False

    @property
    def names(self) -> list[str]:
        return self._programs.names

    @property
    def pids(self) -> list[int]:
        return sorted(guest.program.pid for guest in self._guests.values() if guest.program.pid)

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
        """What the program does with this view; `BotFault` if nothing that it may."""
        if name not in self._programs or self._closed:
            raise BotFault(GONE, "there is no such program at this server")
        answer = await asyncio.shield(
            self._soon(self._ask((table, int(view.viewer), name), game, view, seconds, seed, past))
        )
        if isinstance(answer, BotFault):
            raise answer
        return answer

    async def _ask(
        self,
        sitting: Sitting,
        game: Game,
        view: View,
        seconds: float,
        seed: str,
        past: SeatHistory | None,
    ) -> int | BotFault:
        """To its end, even if whoever asked is no longer interested: a program is not interrupted
        in the middle of a line.
        """
        async with self._room:
            if self._closed:
                return BotFault(GONE, "the server closes")
            guest = self._seated(sitting, game, seed)
            async with guest.turn:
                try:
                    return await guest.program.decide(view, seconds, past)
                except BotFault as fault:
                    _complain(sitting, guest, fault)
                    return fault

    def leave(self, table: str, log: Log | None = None) -> None:
        """Everybody rises; if the game is over they are told how it ended."""
        for sitting in [sitting for sitting in self._guests if sitting[0] == table]:
            result = (log.places(), log.state.scores()) if log is not None and log.over else ()
            self._see_off(self._guests.pop(sitting), result)

    async def close(self) -> None:
        """End all of them at once; whoever still waits for one is told a `BotFault`."""
        self._closed = True
        while self._under_way or self._alive:
            for guest in list(self._alive):
                await guest.program.terminate()
                if not guest.turn.locked():
                    self._alive.discard(guest)
            if self._under_way:
                await asyncio.wait(self._under_way, timeout=0.1)  # one may just be starting
        self._guests.clear()

    def _seated(self, sitting: Sitting, game: Game, seed: str) -> Guest:
        guest = self._guests.pop(sitting, None)
        if guest is None:
            self._make_room()
            guest = Guest(
                Program(
                    self._programs.commands[sitting[2]], game, make_hello(game, sitting[1], seed)
                )
            )
            self._alive.add(guest)
        self._guests[sitting] = guest
        return guest

    def _make_room(self) -> None:
        """Not more than so many are asked at once, so one that is not asked can be found."""
        resting = [sitting for sitting, guest in self._guests.items() if not guest.turn.locked()]
        for sitting in resting[: max(0, len(self._guests) + 1 - self._most)]:
            self._see_off(self._guests.pop(sitting), ())

    def _see_off(self, guest: Guest, result: Sequence[list[int]]) -> None:
        self._soon(self._part(guest, result))

    async def _part(self, guest: Guest, result: Sequence[list[int]]) -> None:
        async with guest.turn:
            await guest.program.end(*result)
        self._alive.discard(guest)

    def _soon(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return task


def _complain(sitting: Sitting, guest: Guest, fault: BotFault) -> None:
    """Once for each kind of fault in each game; all are counted."""
    if fault.kind not in guest.faults:
        guest.faults.add(fault.kind)
        table, seat, name = sitting
        _logger.warning(
            "at table %s, seat %s: the program %s has lost its turn (%s)",
            table,
            seat + 1,
            name,
            fault,
        )
