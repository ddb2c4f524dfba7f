"""A pool of worker processes that answer requests, each client in its turn.

A worker that dies or takes too long is killed and replaced. Whether its request is tried again is
the pool's choice.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from simony.bots.workers.fair_queue import FairQueue
from simony.bots.workers.worker_process import Numbered, WorkerDied
from simony.core.errors import SimonyError

START_TIMEOUT = 60.0
"""Seconds in which a new process must be ready."""

Request = TypeVar("Request", bound=Numbered)
Reply = TypeVar("Reply", bound=Numbered)
Request_contra = TypeVar("Request_contra", bound=Numbered, contravariant=True)
Reply_co = TypeVar("Reply_co", bound=Numbered, covariant=True)
Result = TypeVar("Result")


class WorkerFailed(SimonyError):
    """No worker could answer."""


class Worker(Protocol[Request_contra, Reply_co]):
    """What a pool needs of a worker process (`worker_process.WorkerProcess`)."""

    @property
    def pid(self) -> int: ...
    def ready(self) -> None: ...
    def ask(self, request: Request_contra, /) -> Reply_co: ...
    def end(self) -> None: ...


@dataclass(frozen=True, slots=True)
class PoolLoad:
    """How busy a pool is, for metrics. `replaced` counts the workers that died or hung."""

    workers: int
    busy: int
    waiting: int
    replaced: int


class PendingRequest(Generic[Request, Reply]):
    """A request on its way, and the future that waits for the reply."""

    def __init__(self, request: Request, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self.request = request
        self.seconds = seconds
        self.asked_at = loop.time()
        self.started = False
        self.reply: asyncio.Future[Reply] = loop.create_future()

    @property
    def is_wanted(self) -> bool:
        return not self.reply.done()

    def resolve(self, reply: Reply) -> None:
        if self.is_wanted:
            self.reply.set_result(reply)

    def fail(self, error: SimonyError) -> None:
        if self.is_wanted:
            self.reply.set_exception(error)


class WorkerPool(Generic[Request, Reply]):
    """A pool of `count` processes started by `start_worker`.

    Subclasses define what is sent and how long it may take (`prepare`).
    """

    failure: type[SimonyError] = WorkerFailed
    """Raised if no worker answers."""
    tries = 1
    """How often a request is sent if workers die of it."""

    def __init__(self, count: int, start_worker: Callable[[], Worker[Request, Reply]]) -> None:
        self._count = count
        self._start_worker = start_worker
        self._queue: FairQueue[PendingRequest[Request, Reply]] = FairQueue()
        self._jobs: set[PendingRequest[Request, Reply]] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._workers: set[Worker[Request, Reply]] = set()
        # Each worker may need one thread that waits for a process and one that ends another.
        self._threads = ThreadPoolExecutor(2 * count, "worker")
        self._numbers = itertools.count(1)
        self._busy = 0
        self._replaced = 0
        self._closed = False

    def prepare(self, job: PendingRequest[Request, Reply], number: int) -> tuple[Request, float]:
        """Return the request with its number, and the seconds after which its worker counts as
        hung.
        """
        raise NotImplementedError

    async def start(self) -> None:
        """Start the workers and wait until they are ready; raise `failure` if they are not.

        Without it the first request starts them.
        """
        try:
            ready = await asyncio.gather(*(self._begin() for _ in range(self._count)))
        except (WorkerDied, TimeoutError) as error:
            await self.close()
            raise self.failure("error-thinkers-start") from error
        self._work_with(ready)

    async def close(self) -> None:
        """End all workers at once. Callers that wait for a reply get `failure`."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        for worker in list(self._workers):
            self._end(worker)
        for job in list(self._jobs):
            job.fail(self.failure("error-thinkers-closed"))
        self._threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def load(self) -> PoolLoad:
        return PoolLoad(self._count, self._busy, self.waiting, self._replaced)

    @property
    def pids(self) -> list[int]:
        """The process ids of the workers."""
        return sorted(worker.pid for worker in self._workers)

    @property
    def waiting(self) -> int:
        """The number of requests that no worker has begun yet."""
        return sum(1 for job in self._jobs if not job.started)

    # --- asking -----------------------------------------------------------------------------------

    async def ask(self, request: Request, seconds: float, client: str = "") -> Reply:
        """Return the reply to a request of this client; raise `failure` if there is none."""
        if self._closed:
            raise self.failure("error-thinkers-closed")
        if not self._tasks:
            self._work_with([None] * self._count)
        job: PendingRequest[Request, Reply] = PendingRequest(request, seconds)
        self._jobs.add(job)
        self._queue.put(client, job)
        try:
            return await job.reply
        finally:
            self._jobs.discard(job)

    # --- answering --------------------------------------------------------------------------------

    def _work_with(self, workers: Sequence[Worker[Request, Reply] | None]) -> None:
        self._tasks = [asyncio.create_task(self._work(worker)) for worker in workers]

    async def _work(self, worker: Worker[Request, Reply] | None) -> None:
        """Answer one request after another."""
        while not self._closed:
            job = await self._queue.get()
            job.started = True
            self._busy += 1
            try:
                worker = await self._answer(job, worker)
            finally:
                self._busy -= 1

    async def _answer(
        self, job: PendingRequest[Request, Reply], worker: Worker[Request, Reply] | None
    ) -> Worker[Request, Reply] | None:
        """Answer a request if its caller still waits; return the worker that is left.

        A new worker is started if necessary.
        """
        for _ in range(self.tries):
            if not job.is_wanted:
                break
            try:
                worker = worker or await self._begin()
                job.resolve(await self._send(job, worker))
            except (WorkerDied, TimeoutError):
                await self._replace(worker)
                worker = None
            else:
                return worker
        job.fail(self.failure("error-thinker-died"))
        return worker

    async def _send(
        self, job: PendingRequest[Request, Reply], worker: Worker[Request, Reply]
    ) -> Reply:
        request, seconds = self.prepare(job, next(self._numbers))
        return await self._within(seconds, lambda: worker.ask(request))

    async def _within(self, seconds: float, wait: Callable[[], Result]) -> Result:
        """Wait in a thread, with a timeout."""
        async with asyncio.timeout(seconds):
            return await self._in_thread(wait)

    def _in_thread(self, wait: Callable[[], Result]) -> asyncio.Future[Result]:
        return asyncio.get_running_loop().run_in_executor(self._threads, wait)

    async def _begin(self) -> Worker[Request, Reply]:
        """Return a new worker that is ready."""
        try:
            worker = self._start_worker()
        except OSError as error:
            raise WorkerDied from error
        self._workers.add(worker)
        try:
            await self._within(START_TIMEOUT, worker.ready)
        except BaseException:
            self._end(worker)
            raise
        return worker

    async def _replace(self, worker: Worker[Request, Reply] | None) -> None:
        """End a worker that died or hangs; the next request gets a new one."""
        self._replaced += 1
        if worker is not None:
            await self._in_thread(worker.end)
            self._workers.discard(worker)

    def _end(self, worker: Worker[Request, Reply]) -> None:
        worker.end()
        self._workers.discard(worker)
