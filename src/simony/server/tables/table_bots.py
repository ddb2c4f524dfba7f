"""The bots of one table: they think elsewhere, and what they do shows at fixed beats.

A bot's small hidden steps take no time; the step that others see comes at the next beat, counted
from when the bot was asked. So neither how long a bot thought nor how many steps it took behind its
hand tells anybody anything.
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
from simony.core.event import SPECTATOR
from simony.core.log import PLAY, Entry
from simony.core.log.visibility import OMNISCIENT
from simony.core.rng import Rng
from simony.server.state.table_record import Charter
from simony.server.state.timeline import Course, Step
from simony.server.state.transaction import Draft
from simony.server.tables.services import Services

SHARE = 0.5
"""So much of the time until the beat one decision may take: a turn of several still ends before it.
"""
SHORTEST = 0.02
PROGRAMS_SHORTEST = 0.25
"""Programs have at least so many seconds: some are slow to begin."""
FALLBACK = "priest"
"""Who plays for a program that has lost its turn."""
_LATE = 1e-6


class Sitting(Protocol):
    """What bots need of their table."""

    services: Services
    charter: Charter
    course: Course | None

    def draft(self) -> Draft: ...
    async def keep(self, draft: Draft) -> None: ...
    def soon(self, work: Callable[[], Awaitable[None]]) -> None: ...


class Bots:
    """Whoever acts at one table and is no person."""

    def __init__(self, table: Sitting) -> None:
        self._table: Sitting = weakref.proxy(
            table
        )  # no cycle: a table that is put away is freed at once
        self._surroundings = table.services.surroundings
        self._prompts: dict[int, int] = {}
        self._asked_at: dict[int, float] = {}
        """From when the beats of each seat that is asked are counted."""
        self._thoughts: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._held: dict[float, dict[tuple[int, int], Callable[[], Awaitable[None]]]] = {}
        """What is ready for each beat, by seat and prompt."""

    @property
    def is_busy(self) -> bool:
        return bool(self._thoughts or self._held)

    def stop(self) -> None:
        for thought in self._thoughts.values():
            thought.cancel()
        course = self._table.course
        self._table.services.guests.leave(
            self._table.charter.id, course.log if course is not None else None
        )

    def saw(self, course: Course, steps: list[Step]) -> None:
        """Count beats from when each seat is asked, as far as all know: what is done behind hands,
        its own too, does not count.

        Nor does what others are seen to do while it is asked: who thinks longer than they would act
        later than who does not.
        """
        prompts = {seat: course.prompt(seat) for seat in course.asked()}
        if any(step.seen_by(SPECTATOR) for step in steps):
            self._asked_at = {
                seat: at
                for seat, at in self._asked_at.items()
                if self._prompts[seat] == prompts.get(seat)
            }
        now = self._surroundings.monotonic()
        self._prompts, self._asked_at = (
            prompts,
            {seat: self._asked_at.get(seat, now) for seat in prompts},
        )

    def wake(self) -> None:
        """Let every bot think that is asked and does not think yet; whoever is no longer asked
        stops.
        """
        course = self._table.course
        assert course is not None
        asked = {
            (seat, course.prompt(seat)): self._table.charter.chairs[seat].acting
            for seat in course.asked()
        }
        for question, thought in list(self._thoughts.items()):
            if not asked.get(question):
                thought.cancel()
        ready = {question for held in self._held.values() for question in held}
        for (seat, prompt), level in asked.items():
            if level and (seat, prompt) not in self._thoughts and (seat, prompt) not in ready:
                thought = asyncio.create_task(self._think(course, seat, prompt, level))
                self._thoughts[seat, prompt] = thought
                thought.add_done_callback(partial(self._thought, (seat, prompt)))

    def _thought(self, question: tuple[int, int], _: asyncio.Task[None]) -> None:
        self._thoughts.pop(question, None)

    async def _think(self, course: Course, seat: int, prompt: int, level: str) -> None:
        view = course.last.state.view(seat)
        action = await self._decision(course, view, level)
        self._table.services.measured.bot_decisions.inc()
        self._table.soon(lambda: self._act(seat, prompt, action))

    async def _decision(self, course: Course, view: View, level: str) -> int:
        """What the bot wants to do.

        For a program that fails the heuristics play; should all thinkers fail, any legal action is
        taken.
        """
        services, game, legal = self._table.services, course.log.game, view.legal
        seconds = min(services.think, _longest(level) or services.think)
        if self._table.charter.settings.beat > 0:
            left = self._next_beat(view.viewer) - self._surroundings.monotonic()
            seconds = max(SHORTEST, min(seconds, SHARE * left))
        seed = self._surroundings.token(12)
        if level not in LEVELS:
            try:
                return await services.guests.decide(
                    self._table.charter.id,
                    game,
                    view,
                    level,
                    seconds=max(PROGRAMS_SHORTEST, seconds),
                    seed=seed,
                    past=course.past(view.viewer),
                )
            except BotFault as fault:
                services.measured.bot_faults.labels(level, fault.kind).inc()
                level = FALLBACK
        try:
            action = await services.thinking.decide(
                game, view.to_bytes(), level, seconds=seconds, seed=seed
            )
        except SimonyError:
            services.measured.bot_failures.inc()
            action = -1
        return action if action in legal else legal[Rng(seed).below(len(legal))]

    def _next_beat(self, seat: int) -> float:
        """The seat's first beat that is not over.

        A level that thinks for longer than a beat acts at every second or third.
        """
        beat = self._table.charter.settings.beat
        now = self._surroundings.monotonic()
        level = self._table.charter.chairs[seat].acting
        if beat <= 0:
            return now
        beat *= max(1, math.ceil(_longest(level) / beat))
        since = self._asked_at.get(seat, now)
        return since + beat * max(1, math.ceil((now - since) / beat - _LATE))

    async def _act(self, seat: int, prompt: int, action: int, due: float | None = None) -> None:
        """Do it now, if nobody else sees it or the beat has come; otherwise at the beat."""
        course = self._table.course
        if (
            course is None
            or course.log.over
            or course.prompt(seat) != prompt
            or not self._table.charter.chairs[seat].acting
        ):
            return
        draft = self._table.draft()
        draft.add(Entry(PLAY, seat, action))
        due = self._next_beat(seat) if due is None else due
        if (
            any(_is_public(step) for step in draft.steps)
            and self._surroundings.monotonic() < due - _LATE
        ):
            self._hold(due, (seat, prompt), lambda: self._act(seat, prompt, action, due))
            return
        await self._table.keep(draft)

    def _hold(
        self, due: float, question: tuple[int, int], work: Callable[[], Awaitable[None]]
    ) -> None:
        if due not in self._held:
            self._held[due] = {}
            self._surroundings.call_at(due, lambda: self._beat(due))
        self._held[due][question] = work

    def _beat(self, due: float) -> None:
        """All who are ready act, in the order of their seats: who was ready first tells nothing."""
        held = self._held.pop(due)
        for question in sorted(held):
            self._table.soon(held[question])


def _longest(level: str) -> float:
    """How long a decision of a level takes; 0 for a program, of which we know nothing."""
    return LEVEL_SECONDS[LEVELS.index(level)] if level in LEVELS else 0.0


def _is_public(step: Step) -> bool:
    """Whether somebody besides the doer saw it."""
    doer = step.entry.seat if step.entry is not None else -1
    return any(step.seen_by(viewer) for viewer in step.numbers if viewer not in (doer, OMNISCIENT))
