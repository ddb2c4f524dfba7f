"""A pool of worker processes: bots think there, so that no table waits for them.

Who asks first is answered first. The more wait, the less time each gets; a worker that dies or hangs is replaced, and its question asked
again.
"""

from __future__ import annotations

import asyncio
import itertools
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from simony.bots.levels import CARDINAL, LEVELS
from simony.bots.messages import Advice, Answer, Question, packed_game
from simony.bots.thinker import Died, Thinker
from simony.core.contract import Game
from simony.core.errors import SimonyError

START = 60.0
"""Seconds in which a new process must be ready."""
GRACE = 10.0
"""Seconds beyond its budget after which a worker counts as hung."""
FLOOR = 0.02
"""Seconds that every question gets, whatever the load: in the worst case a bishop answers like a priest."""
TRIES = 3

Result = TypeVar("Result")


class ThinkerFailed(SimonyError):
    """No worker could answer."""


@dataclass(frozen=True, slots=True)
class Load:
    """How busy the thinkers are, for metrics. `replaced` counts the workers that died or hung."""

    workers: int
    busy: int
    waiting: int
    replaced: int


class Job:
    """A question on its way, and who waits for the answer."""

    def __init__(self, question: Question) -> None:
        loop = asyncio.get_running_loop()
        self.question = question
        self.asked_at = loop.time()
        self.begun = False
        self.answer: asyncio.Future[Answer] = loop.create_future()

    @property
    def is_wanted(self) -> bool:
        return not self.answer.done()

    def settle(self, answer: Answer) -> None:
        if self.is_wanted:
            self.answer.set_result(answer)

    def fail(self, key: str) -> None:
        if self.is_wanted:
            self.answer.set_exception(ThinkerFailed(key))


class Thinkers:
    """`count` processes; if not said, one fewer than there are cores. `grace` is how much longer than its budget a worker may take."""

    def __init__(self, count: int | None = None, *, grace: float = GRACE) -> None:
        self._count = max(1, (os.cpu_count() or 2) - 1) if count is None else count
        self._grace = grace
        self._queue: asyncio.Queue[Job] = asyncio.Queue()
        self._jobs: set[Job] = set()
        self._workers: list[asyncio.Task[None]] = []
        self._thinkers: set[Thinker] = set()
        self._threads = ThreadPoolExecutor(2 * self._count, "thinker")  # each may wait for one process and be rid of another
        self._numbers = itertools.count(1)
        self._busy = 0
        self._replaced = 0
        self._closed = False

    async def start(self) -> None:
        """Start the workers and wait until they are ready; `ThinkerFailed` if they are not. Without it the first question starts them."""
        try:
            ready = await asyncio.gather(*(self._begin() for _ in range(self._count)))
        except (Died, TimeoutError) as error:
            await self.close()
            raise ThinkerFailed("error-thinkers-start") from error
        self._work_with(ready)

    async def close(self) -> None:
        """End all workers: they are gone before this waits for anything. Whoever waits for an answer gets `ThinkerFailed`."""
        self._closed = True
        for worker in self._workers:
            worker.cancel()
        for thinker in list(self._thinkers):
            self._end(thinker)
        for job in list(self._jobs):
            job.fail("error-thinkers-closed")
        self._threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.gather(*self._workers, return_exceptions=True)

    async def decide(self, game: Game, view: bytes, level: str, *, seconds: float, seed: str, iterations: int | None = None) -> int:
        """The action that a bot of this level takes with this view (`View.to_bytes`)."""
        question = Question(packed_game(game), view, level, seed, seconds, iterations or 0)
        return (await self._ask(question)).action

    async def advice(self, game: Game, view: bytes, *, seconds: float, seed: str, iterations: int | None = None) -> Advice:
        """What a cardinal thinks of every legal action, the best first, and why."""
        question = Question(packed_game(game), view, LEVELS[CARDINAL], seed, seconds, iterations or 0, statistics=True)
        advice = (await self._ask(question)).advice
        assert advice is not None
        return advice

    def load(self) -> Load:
        return Load(self._count, self._busy, self._waiting(), self._replaced)

    @property
    def pids(self) -> list[int]:
        """The numbers of the worker processes."""
        return sorted(thinker.pid for thinker in self._thinkers)

    # --- asking ---------------------------------------------------------------------------------------------------------------------------

    async def _ask(self, question: Question) -> Answer:
        if self._closed:
            raise ThinkerFailed("error-thinkers-closed")
        if not self._workers:
            self._work_with([None] * self._count)
        job = Job(question)
        self._jobs.add(job)
        self._queue.put_nowait(job)
        try:
            answer = await job.answer
        finally:
            self._jobs.discard(job)
        if answer.problem:
            raise ThinkerFailed("error-thinker-problem", problem=answer.problem)
        return answer

    def _waiting(self) -> int:
        return sum(1 for job in self._jobs if not job.begun)

    def _budget(self, job: Job) -> float:
        """Less where others wait, and less what was spent on waiting."""
        shared = job.question.seconds / (1 + self._waiting() / self._count)
        left = job.question.seconds - (asyncio.get_running_loop().time() - job.asked_at)
        return max(FLOOR, min(shared, left))

    # --- answering ------------------------------------------------------------------------------------------------------------------------

    def _work_with(self, thinkers: Sequence[Thinker | None]) -> None:
        self._workers = [asyncio.create_task(self._work(thinker)) for thinker in thinkers]

    async def _work(self, thinker: Thinker | None) -> None:
        """Question after question."""
        while not self._closed:
            job = await self._queue.get()
            job.begun = True
            self._busy += 1
            try:
                thinker = await self._answer(job, thinker)
            finally:
                self._busy -= 1

    async def _answer(self, job: Job, thinker: Thinker | None) -> Thinker | None:
        """Answer one question if anybody still waits for it, with a new worker if need be; gives the worker that is left."""
        for _ in range(TRIES):
            if not job.is_wanted:
                break
            try:
                thinker = thinker or await self._begin()
                job.settle(await self._put(job, thinker))
            except (Died, TimeoutError):
                await self._replace(thinker)
                thinker = None
            else:
                return thinker
        job.fail("error-thinker-died")
        return thinker

    async def _put(self, job: Job, thinker: Thinker) -> Answer:
        question = msgspec.structs.replace(job.question, seconds=self._budget(job), id=next(self._numbers))
        return await self._within(question.seconds + self._grace, lambda: thinker.ask(question))

    async def _within(self, seconds: float, wait: Callable[[], Result]) -> Result:
        """Wait in a thread, but not for ever."""
        async with asyncio.timeout(seconds):
            return await self._in_thread(wait)

    def _in_thread(self, wait: Callable[[], Result]) -> asyncio.Future[Result]:
        return asyncio.get_running_loop().run_in_executor(self._threads, wait)

    async def _begin(self) -> Thinker:
        """A new worker that is ready."""
        try:
            thinker = Thinker()
        except OSError as error:
            raise Died from error
        self._thinkers.add(thinker)
        try:
            await self._within(START, thinker.ready)
        except BaseException:
            self._end(thinker)
            raise
        return thinker

    async def _replace(self, thinker: Thinker | None) -> None:
        """Be rid of a worker that died or hangs; the next question gets a new one."""
        self._replaced += 1
        if thinker is not None:
            await self._in_thread(thinker.end)
            self._thinkers.discard(thinker)

    def _end(self, thinker: Thinker) -> None:
        thinker.end()
        self._thinkers.discard(thinker)
