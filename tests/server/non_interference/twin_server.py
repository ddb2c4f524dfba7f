"""A server in one of two worlds that a viewer cannot tell apart, and a recording of everything that
viewer is sent.

Both worlds follow one plan (`twin_games.plan_twins`). Public actions happen at the same moments in
both; secret ones happen at different times in each world, and more often in one than in the other.
The viewer does the same in both: it plays, makes illegal moves, asks for things, disconnects and
reconnects. Every byte it is sent is recorded with its time.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from server.harness import Client, FakeEnvironment, Harness, Json, LocalBotService, open_harness
from server.non_interference.twin_games import TwinPlan
from simony.core.contract import Game
from simony.core.event import SPECTATOR, Event
from simony.core.log import Log
from simony.core.rng import Rng
from simony.server.protocol.caller import Caller
from simony.server.protocol.codec import encode
from simony.server.protocol.messages import AnyCommand, Message
from simony.server.state.table_record import Clock
from simony.server.store import rows
from simony.server.tables.table import Table

NAMES = ("Anna", "Bo", "Chi", "Dee", "Eve", "Fay", "Gus", "Hal")
PARTS = 2
PART = 2.0
BEAT = 0.75
TICK = 0.125
"""All times are sums of powers of two, so that adding them up in another order gives the same."""


@dataclass(frozen=True)
class PlayStyle:
    """How a table is played, in both worlds."""

    seed: str
    clock: Clock | None = None
    restarts: bool = False
    busy: int = 1
    """How often the viewer does something unusual."""
    tricks: tuple[str, ...] = ()
    """What it does; anything, if empty."""
    noise: str = ""
    """What others do in secret; anything, if empty."""
    house_rules: Json = field(default_factory=dict)


class TwinEnvironment(FakeEnvironment):
    """Ids of each length are counted separately: bots in one world may ask for more seeds
    than in the other.
    """

    def __init__(self, world: int) -> None:
        super().__init__(f"world {world}", promise="the same promise")
        self._tokens: dict[int, int] = {}

    def token(self, size: int) -> str:
        self._tokens[size] = self._tokens.get(size, 0) + 1
        return hashlib.sha256(f"{size} {self._tokens[size]}".encode()).hexdigest()[: size * 4 // 3]


class Recording:
    """Everything one viewer was sent, with the time."""

    def __init__(self, time: FakeEnvironment) -> None:
        self._time = time
        self.lines: list[tuple[float, str, bytes]] = []
        self.broke_off: AssertionError | None = None

    def add(self, how: str, data: bytes) -> None:
        self.lines.append((self._time.time, how, data))


class RecordingList(list[bytes]):
    """The messages of the viewer's connection."""

    def __init__(self, notes: Recording) -> None:
        super().__init__()
        self._notes = notes

    def append(self, data: bytes) -> None:
        super().append(data)
        self._notes.add("line", data)


class Viewer(Client):
    """The viewer's client: its answers are recorded too."""

    notes: Recording

    async def _follow(self, command: AnyCommand) -> Message:
        answer = await super()._follow(command)
        self.notes.add("answer", encode(answer))
        return answer


class SlowBotService(LocalBotService):
    """Bots that never decide, but give hints at once."""

    async def decide(
        self, game: Game, view: bytes, level: str, *, seconds: float, seed: str
    ) -> int:
        await asyncio.Event().wait()
        return await super().decide(game, view, level, seconds=seconds, seed=seed)


class World:
    """One server, one table, and all its clients."""

    def __init__(self, folder: Path, plan: TwinPlan, world: int, style: PlayStyle) -> None:
        self.plan = plan
        self.world = world
        self.style = style
        self.time = TwinEnvironment(world)
        self.notes = Recording(self.time)
        self.own = Rng(f"{style.seed} world {world}")
        self.common = Rng(f"{style.seed} both")
        self._data = folder / f"{world}.db"
        self._stack = AsyncExitStack()
        self.harness: Harness
        self.table: Table
        self.viewer: Viewer
        self.clients: dict[int, Client] = {}
        self.callers: list[Caller] = []
        self._has_come = False

    @property
    def game(self) -> Game:
        return self.plan.game

    @property
    def log(self) -> Log:
        assert self.table.timeline is not None
        return self.table.timeline.log

    async def play(self) -> None:
        """Play the whole plan."""
        raise NotImplementedError

    # --- opening ----------------------------------------------------------------------------------

    async def open(self, bots: bool = False) -> None:
        await self._open_harness()
        names = NAMES[: self.game.seats]
        self.callers = [await self.harness.device(name) for name in names]
        watcher = (
            self.callers[self.plan.viewer]
            if self.plan.viewer != SPECTATOR
            else await self.harness.device("Wu")
        )
        await self._give_token(watcher)
        host = watcher if bots else self.callers[0]
        seats = [self.plan.viewer] if bots else [*range(self.game.seats)]
        self.table = await self.harness.table(host, **self._settings(bots))
        for seat in seats:
            if seat != SPECTATOR:
                await self._sit(seat)
        await self._look(watcher)
        hosting = self.viewer if host == watcher else self.clients[0]
        assert (await hosting.say("start"))["type"] == "done"

    def _settings(self, bots: bool) -> Json:
        people = [None if seat == self.plan.viewer else "bishop" for seat in range(self.game.seats)]
        return {
            "game": self.game.key,
            "seats": self.game.seats,
            "options": dict(self.game.options),
            "house_rules": self.style.house_rules,
            "clock": self.style.clock,
            "listed": True,
            "bots": people if bots else [],
            "beat": BEAT if bots else 10.0,
        }

    async def _sit(self, seat: int) -> None:
        client = Client(self.callers[seat], self.table)
        assert (await client.say("take", seat=seat, nonce=f"nonce {seat}"))["type"] == "done"
        client.leave()
        if seat != self.plan.viewer:
            await self._bring(seat)

    async def _bring(self, seat: int) -> None:
        moves = self.clients[seat].moves if seat in self.clients else 0
        self.clients[seat] = Client(self.callers[seat], self.table, moves=moves)
        await self.clients[seat].look(seat)

    async def _look(self, caller: Caller, **fields: Any) -> None:
        """Let the viewer connect or reconnect."""
        self._enter(caller)
        await self.viewer.look(self.seat, **fields)

    def _enter(self, caller: Caller) -> None:
        line, moves = RecordingList(self.notes), 0
        if self._has_come:
            line[:], moves = self.viewer.heard, self.viewer.moves
        self._has_come = True
        self.viewer = Viewer(caller, self.table, line, moves=moves)
        self.viewer.notes = self.notes

    @property
    def seat(self) -> int | None:
        return None if self.plan.viewer == SPECTATOR else self.plan.viewer

    async def _give_token(self, caller: Caller) -> None:
        self._token = hashlib.sha256(caller.name.encode()).hexdigest()[:43]
        device = rows.Device(caller.device, caller.name, "en", self.time.now(), self.time.now())
        await self.harness.server.services.store.commit(
            [rows.put_device(device, rows.sha256(self._token))]
        )

    async def _open_harness(self) -> None:
        self.harness = await self._stack.enter_async_context(open_harness(self._data, self.time))
        self.harness.server.services.bot_service = self._bot_service()
        self.app = self.harness.server.asgi()

    def _bot_service(self) -> LocalBotService:
        return SlowBotService()

    async def close(self) -> None:
        await self._stack.aclose()

    async def restart(self) -> None:
        """Restart the server; everybody reconnects at once, the viewer with the last frame it
        has seen.
        """
        last, table, caller = self.viewer.frame["number"], self.table.record.id, self.viewer.caller
        await self._stack.aclose()
        self.time._timers.clear()
        await self._open_harness()
        self.table = await self.harness.server.registry.find(table)
        for client in self.clients.values():
            client.table = self.table
        self._enter(caller)
        await self._meanwhile()
        for seat in self.clients:
            await self._bring(seat)
        await self.viewer.look(self.seat, frame=last)

    async def _meanwhile(self) -> None:
        """What happens before people reconnect."""


def record_both(
    kind: type[World], folder: Path, plan: TwinPlan, style: PlayStyle
) -> tuple[Recording, Recording]:
    """Return what the viewer is sent in each of the worlds."""

    async def both() -> tuple[Recording, Recording]:
        return await _record_both(kind, folder, plan, 0, style), await _record_both(
            kind, folder, plan, 1, style
        )

    return asyncio.run(asyncio.wait_for(both(), 600))


async def _record_both(
    kind: type[World], folder: Path, plan: TwinPlan, number: int, style: PlayStyle
) -> Recording:
    world = kind(folder, plan, number, style)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Log, "draw_fair_chance", _planned(plan.outcomes[number]))
        try:
            await world.play()
        except AssertionError as error:
            world.notes.broke_off = error
        finally:
            await world.close()
    return world.notes


def _planned(outcomes: list[list[int]]) -> Callable[[Log, bytes, list[Event] | None], None]:
    """Return chance as planned. What is drawn again after an undo has the same outcome."""

    def draw_fair_chance(log: Log, secret: bytes, out: list[Event] | None = None) -> None:
        del secret
        live = [entry for entry, _ in log._live]
        log.apply_chance(outcomes[sum(entry.kind == "chance" for entry in live)], out)

    return draw_fair_chance


def first_difference(one: Recording, other: Recording) -> str:
    """Return the first message that differs between the worlds, if any."""
    for number, (first, second) in enumerate(zip(one.lines, other.lines, strict=False)):
        if first != second:
            at = next(
                (
                    place
                    for place, (a, b) in enumerate(zip(first[2], second[2], strict=False))
                    if a != b
                ),
                0,
            )
            return (
                f"message {number}: {_shown(first, at)}\nor, in the other world:"
                f" {_shown(second, at)}"
            )
    if len(one.lines) != len(other.lines):
        longer = max(one.lines, other.lines, key=len)
        return f"one world says more: {_shown(longer[min(len(one.lines), len(other.lines))], 0)}"
    if one.broke_off is not None:
        raise one.broke_off
    return ""


def _shown(line: tuple[float, str, bytes], at: int) -> str:
    """Return a message from a little before where it differs."""
    time, how, data = line
    rest = data[max(40, at - 100) :][:300].decode(errors="replace")
    return f"at {time:.3f} {how}: {data[:40].decode()} … {rest}"
