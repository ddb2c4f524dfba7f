"""The server's worker processes for heavy requests.

Requests are queued fairly by address and limited in number, time and memory.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from simony.bots.workers.worker_pool import PendingRequest, WorkerFailed, WorkerPool
from simony.bots.workers.worker_process import WorkerProcess
from simony.core.contract import Game
from simony.registry import game_spec
from simony.server.jobs.job_worker import SECONDS
from simony.server.jobs.jobs import (
    AnyJob,
    CheckedRules,
    CheckHouseRules,
    Job,
    JobResult,
    error_in,
    run_job,
)
from simony.server.protocol.problem import Busy, Refusal, TooLarge
from simony.server.state.opening import shared_game
from simony.server.state.table_record import Settings

MAX_WAITING = 32
"""Jobs that may wait in total; more are refused."""
MAX_WAITING_PER_CLIENT = 4
"""Jobs that may wait for one address."""
GRACE = 5.0
"""Seconds that a worker gets beyond the processor time of a job, since the machine may be busy."""
RETRY = 3.0
"""Seconds after which a refused client may try again."""


class Jobs(Protocol):
    """Runs heavy work for a client. `client` is an address; addresses take turns."""

    async def run(self, job: AnyJob, client: str) -> bytes: ...


class JobPool(WorkerPool[Job, JobResult]):
    """The worker processes. They start with the first job."""

    def __init__(self, count: int = 1) -> None:
        super().__init__(
            count, lambda: WorkerProcess[Job, JobResult]("simony.server.jobs.job_worker", JobResult)
        )
        self.refused = 0
        """Jobs that were refused because too many waited."""

    async def run(self, job: AnyJob, client: str) -> bytes:
        """Run a job; raise the error it ends with, or `Busy` if too many wait."""
        if self.waiting >= MAX_WAITING or self._queue.waiting(client) >= MAX_WAITING_PER_CLIENT:
            self.refused += 1
            raise Busy("table-busy", RETRY)
        try:
            result = await self.ask(job, float(SECONDS), client)
        except WorkerFailed as error:
            raise _unanswered(error) from error
        problem = error_in(result)
        if problem is not None:
            raise problem
        return result.data

    def prepare(self, job: PendingRequest[Job, JobResult], number: int) -> tuple[Job, float]:
        return msgspec.structs.replace(job.request, id=number), job.seconds + GRACE


def _unanswered(error: WorkerFailed) -> Refusal:
    """Return the error for a job without a result: the pool is closed, or the worker was
    stopped.
    """
    return (
        Busy("table-busy", RETRY)
        if error.text.key == "error-thinkers-closed"
        else TooLarge("table-job-too-much")
    )


class LocalJobs:
    """Runs jobs in this process: for tests, and for commands without a server."""

    async def run(self, job: AnyJob, client: str) -> bytes:
        del client
        return run_job(job)


async def open_game_in_worker(jobs: Jobs, settings: Settings, client: str) -> tuple[Settings, Game]:
    """Return a game whose house rules a worker has checked, and the settings with those rules
    decoded.
    """
    data = await jobs.run(CheckHouseRules(settings=msgspec.json.encode(settings)), client)
    checked = msgspec.json.decode(data, type=CheckedRules)
    game = game_spec(settings.game).build(
        checked.seats, checked.options, checked.figures, checked.house_rules
    )
    return msgspec.structs.replace(settings, house_rules=checked.house_rules), shared_game(game)
