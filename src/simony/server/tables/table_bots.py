"""The bots of one table: they decide elsewhere, and their actions are shown at fixed beats.

A bot's hidden steps take no time; the step that others see comes at the next beat, counted from
when the bot had to decide. So neither how long a bot thought nor how many hidden steps it took is
revealed.
"""

from __future__ import annotations

import asyncio
import math
import weakref
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol

from simony.bots.fault import BotFault
from simony.bots.levels import LEVEL_SECONDS, LEVELS
from simony.core.contract import View
from simony.core.errors import SimonyError
from simony.core.log import PLAY, Entry
from simony.core.log.visibility import OMNISCIENT
from simony.core.rng import Rng
from simony.server.state.table_record import TableState, Transaction
from simony.server.state.timeline import NOT_ASKED, Step, Timeline
from simony.server.tables.services import Services

SHARE = 0.5
"""The part of the time until the beat that one decision may take: a turn of several decisions
still ends before it.
"""
SHORTEST = 0.02
PROGRAMS_SHORTEST = 0.25
"""Seconds that programs get at least: some are slow to start."""
FALLBACK = "priest"
"""The level that plays for a program that has lost its turn."""
_LATE = 1e-6


class BotTable(Protocol):
    """What bots need of their table."""

    services: Services
    state: TableState

    def transaction(self) -> Transaction: ...
    async def commit(self, transaction: Transaction) -> None: ...
    def run_later(self, work: Callable[[], Awaitable[None]]) -> None: ...


class TableBots:
    """All seats of one table that bots play."""

    def __init__(self, table: BotTable) -> None:
        # No cycle, so that an unloaded table is freed at once.
        self._table: BotTable = weakref.proxy(table)
        self._environment = table.services.environment
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._held: dict[float, dict[tuple[int, int], Callable[[], Awaitable[None]]]] = {}
        """What is ready for each beat, by seat and prompt."""

    @property
    def is_busy(self) -> bool:
        return bool(self._thinking or self._held)

    def stop(self) -> None:
        for task in self._thinking.values():
            task.cancel()
        timeline = self._table.state.timeline
        self._table.services.program_bots.leave(
            self._table.state.record.id, timeline.log if timeline is not None else None
        )

    def start_thinking(self) -> None:
        """Let every bot think that has to decide and does not think yet; stop those that need
        not decide any more.
        """
        timeline = self._table.state.timeline
        assert timeline is not None
        asked = {
            (seat, timeline.prompt(seat)): self._table.state.record.chairs[seat].acting
            for seat in timeline.seats_to_act()
        }
        for question, task in list(self._thinking.items()):
            if not asked.get(question):
                task.cancel()
        ready = {question for held in self._held.values() for question in held}
        for (seat, prompt), level in asked.items():
            if level and (seat, prompt) not in self._thinking and (seat, prompt) not in ready:
                task = asyncio.create_task(self._think(timeline, seat, prompt, level))
                self._thinking[seat, prompt] = task
                task.add_done_callback(partial(self._decided, (seat, prompt)))

    def _decided(self, question: tuple[int, int], _: asyncio.Task[None]) -> None:
        self._thinking.pop(question, None)

    async def _think(self, timeline: Timeline, seat: int, prompt: int, level: str) -> None:
        view = timeline.last.state.view(seat)
        action = await self._decision(timeline, view, level)
        self._table.services.metrics.bot_decisions.inc()
        self._table.run_later(lambda: self._act(seat, prompt, action))

    async def _decision(self, timeline: Timeline, view: View, level: str) -> int:
        """Return the bot's action.

        If a program fails, the heuristics play; if all bot processes fail, a random legal action is
        taken.
        """
        services, game, legal = self._table.services, timeline.log.game, view.legal
        seconds = min(services.think_seconds, _longest(level) or services.think_seconds)
        if self._table.state.record.settings.beat > 0:
            left = self._next_beat(view.viewer) - self._environment.monotonic()
            seconds = max(SHORTEST, min(seconds, SHARE * left))
        seed = self._environment.token(12)
        if level not in LEVELS:
            try:
                return await services.program_bots.decide(
                    self._table.state.record.id,
                    game,
                    view,
                    level,
                    seconds=max(PROGRAMS_SHORTEST, seconds),
                    seed=seed,
                    past=timeline.history(view.viewer),
                )
            except BotFault as fault:
                services.metrics.bot_faults.labels(level, fault.kind).inc()
                level = FALLBACK
        try:
            action = await services.bot_service.decide(
                game, view.to_bytes(), level, seconds=seconds, seed=seed
            )
        except SimonyError:
            services.metrics.bot_failures.inc()
            action = -1
        return action if action in legal else legal[Rng(seed).below(len(legal))]

    def _next_beat(self, seat: int) -> float:
        """Return the seat's first beat that has not passed.

        A level that thinks for longer than a beat acts at every second or third.
        """
        beat = self._table.state.record.settings.beat
        now = self._environment.monotonic()
        level = self._table.state.record.chairs[seat].acting
        if beat <= 0:
            return now
        beat *= max(1, math.ceil(_longest(level) / beat))
        clocks = self._table.state.clocks
        since = now if clocks.asked[seat] == NOT_ASKED else clocks.asked_since[seat]
        return since + beat * max(1, math.ceil((now - since) / beat - _LATE))

    async def _act(self, seat: int, prompt: int, action: int, due: float | None = None) -> None:
        """Act now if nobody else sees it or the beat has come; otherwise at the beat."""
        timeline = self._table.state.timeline
        if (
            timeline is None
            or timeline.log.over
            or timeline.prompt(seat) != prompt
            or not self._table.state.record.chairs[seat].acting
        ):
            return
        transaction = self._table.transaction()
        transaction.add(Entry(PLAY, seat, action))
        due = self._next_beat(seat) if due is None else due
        if (
            any(_is_public(step) for step in transaction.steps)
            and self._environment.monotonic() < due - _LATE
        ):
            self._hold(due, (seat, prompt), lambda: self._act(seat, prompt, action, due))
            return
        await self._table.commit(transaction)

    def _hold(
        self, due: float, question: tuple[int, int], work: Callable[[], Awaitable[None]]
    ) -> None:
        if due not in self._held:
            self._held[due] = {}
            self._environment.call_at(due, lambda: self._beat(due))
        self._held[due][question] = work

    def _beat(self, due: float) -> None:
        """Let all bots that are ready act, in the order of their seats: who was ready first
        is not revealed.
        """
        held = self._held.pop(due)
        for question in sorted(held):
            self._table.run_later(held[question])


def _longest(level: str) -> float:
    """Return the longest time of a level's decision; 0 for a program, whose time is unknown."""
    return LEVEL_SECONDS[LEVELS.index(level)] if level in LEVELS else 0.0


def _is_public(step: Step) -> bool:
    """Return whether anybody but the acting seat saw the step."""
    doer = step.entry.seat if step.entry is not None else -1
    return any(step.seen_by(viewer) for viewer in step.numbers if viewer not in (doer, OMNISCIENT))
