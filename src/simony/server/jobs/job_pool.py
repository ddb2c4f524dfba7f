"""The server's worker processes for heavy requests: queued fairly by address, bounded in number,
time and memory.
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
from simony.server.state.table_record import Settings, shared_game

MAX_WAITING = 32
"""Jobs that wait in all; more are refused."""
MAX_WAITING_PER_CLIENT = 4
"""Jobs that wait from one address."""
GRACE = 5.0
"""Seconds a worker gets beyond the processor time of a job, since the machine may be busy."""
RETRY = 3.0
"""Seconds after which a refused client may try again."""


class Jobs(Protocol):
    """Does heavy work for a client, somewhere. `client` is an address: each gets its turn."""

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
        """Do a job; raise the error it ends with, or `Busy` if too many wait."""
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
    """The server stops; or the worker died of the job or was stopped at it."""
    return (
        Busy("table-busy", RETRY)
        if error.text.key == "error-thinkers-closed"
        else TooLarge("table-job-too-much")
    )


class LocalJobs:
    """Does jobs in this process: for tests, and for commands that run without a server."""

    async def run(self, job: AnyJob, client: str) -> bytes:
        del client
        return run_job(job)


async def open_game_in_worker(jobs: Jobs, settings: Settings, client: str) -> tuple[Settings, Game]:
    """The game of some settings, whose house rules a worker has read; and the settings with those
    house rules as a plain table.
    """
    data = await jobs.run(CheckHouseRules(settings=msgspec.json.encode(settings)), client)
    checked = msgspec.json.decode(data, type=CheckedRules)
    game = game_spec(settings.game).make(checked.seats, checked.options, checked.figures)
    game.house_rules = checked.house_rules
    return msgspec.structs.replace(settings, house_rules=checked.house_rules), shared_game(game)
