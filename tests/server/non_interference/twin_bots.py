"""A table of bots, and perhaps the viewer, in one of two worlds (`twin_server`)."""

from __future__ import annotations

import asyncio

from server.harness import LocalBotService
from server.non_interference.twin_server import BEAT, TICK, World
from simony.conformance.playthrough import pick
from simony.core.contract import Game
from simony.core.log import PLAY


class Scripted(LocalBotService):
    """Bots that follow the plan in each world; after its end they think for ever."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self._world = world

    async def decide(
        self, game: Game, view: bytes, level: str, *, seconds: float, seed: str
    ) -> int:
        del level, seed
        seat = game.load_view(view).viewer
        await self._think(seconds)
        done = sum(entry.kind == PLAY and entry.seat == seat for entry in self._world.log.entries)
        line = self._world.plan.line(seat, self._world.world)
        if done >= len(line):
            await asyncio.Event().wait()
        return line[done]

    async def _think(self, seconds: float) -> None:
        """Take a part of the available time, or all of it."""
        time, done = self._world.time, asyncio.Event()
        time.call_at(
            time.monotonic() + seconds * pick(self._world.own, (0.0, 0.25, 0.5, 1.0)), done.set
        )
        await done.wait()


class TwinBots(World):
    """The other seats are bots, which act at beats."""

    async def play(self) -> None:
        await self.open(bots=True)
        line, quiet = (
            self.plan.line(self.plan.viewer, self.world) if self.seat is not None else [],
            0,
        )
        while quiet < 6 * BEAT / TICK:
            heard = len(self.notes.lines)
            await self.time.advance(TICK)
            if line and self.viewer.frame["prompt"] is not None and self.common.below(3) == 0:
                assert (await self.viewer.move(line.pop(0)))["type"] == "accepted"
            quiet = quiet + 1 if heard == len(self.notes.lines) else 0
            if self.style.restarts and self.common.below(16) == 0:
                await self.restart()
        assert not line

    def _bot_service(self) -> LocalBotService:
        return Scripted(self)
