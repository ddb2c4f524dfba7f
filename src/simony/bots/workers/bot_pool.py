"""The pool of worker processes that run bots, so that no table waits for them.

The more requests wait, the less time each gets. A request whose worker dies or hangs is tried
again.
"""

from __future__ import annotations

import asyncio
import os

import msgspec

from simony.bots.levels import CARDINAL, LEVELS
from simony.bots.workers.messages import Advice, BotReply, BotRequest, pack_game
from simony.bots.workers.worker_pool import PendingRequest, PoolLoad, WorkerFailed, WorkerPool
from simony.bots.workers.worker_process import WorkerProcess
from simony.core.contract import Game

__all__ = [
    "GRACE",
    "MAX_TRIES",
    "MIN_SECONDS",
    "BotPool",
    "BotPoolFailed",
    "BotProcess",
    "PoolLoad",
]

GRACE = 10.0
"""Seconds beyond its budget after which a worker counts as hung."""
MIN_SECONDS = 0.02
"""The least seconds for every request, whatever the load: in the worst case a bishop plays like a
priest.
"""
MAX_TRIES = 3


class BotPoolFailed(WorkerFailed):
    """No worker returned a decision."""


class BotProcess(WorkerProcess[BotRequest, BotReply]):
    """A process that runs bots."""

    def __init__(self) -> None:
        super().__init__("simony.bots.workers.bot_worker", BotReply)


class BotPool(WorkerPool[BotRequest, BotReply]):
    """A pool of `count` bot processes (default: one fewer than there are cores).

    `grace` is how much longer than its budget a worker may take.
    """

    failure = BotPoolFailed
    tries = MAX_TRIES

    def __init__(self, count: int | None = None, *, grace: float = GRACE) -> None:
        super().__init__(
            max(1, (os.cpu_count() or 2) - 1) if count is None else count,
            lambda: BotProcess(),  # noqa: PLW0108  # tests replace it
        )
        self._grace = grace

    async def decide(
        self,
        game: Game,
        view: bytes,
        level: str,
        *,
        seconds: float,
        seed: str,
        iterations: int | None = None,
    ) -> int:
        """Return the action of a bot of this level for a view (`View.to_bytes`)."""
        request = BotRequest(pack_game(game), view, level, seed, seconds, iterations or 0)
        return (await self._ask_bot(request)).action

    async def advice(
        self,
        game: Game,
        view: bytes,
        *,
        seconds: float,
        seed: str,
        client: str = "",
        iterations: int | None = None,
    ) -> Advice:
        """Return a cardinal's statistics of every legal action, best first, with an explanation.

        Clients are served in turn.
        """
        request = BotRequest(
            pack_game(game), view, LEVELS[CARDINAL], seed, seconds, iterations or 0, statistics=True
        )
        advice = (await self._ask_bot(request, client)).advice
        assert advice is not None
        return advice

    async def _ask_bot(self, request: BotRequest, client: str = "") -> BotReply:
        answer = await self.ask(request, request.seconds, client)
        if answer.problem:
            raise BotPoolFailed("error-thinker-problem", problem=answer.problem)
        return answer

    def prepare(
        self, job: PendingRequest[BotRequest, BotReply], number: int
    ) -> tuple[BotRequest, float]:
        budget = self._budget(job)
        return msgspec.structs.replace(job.request, seconds=budget, id=number), budget + self._grace

    def _budget(self, job: PendingRequest[BotRequest, BotReply]) -> float:
        """Return the seconds left for a request: its share under load, minus the time it waited."""
        shared = job.seconds / (1 + self.waiting / self._count)
        left = job.seconds - (asyncio.get_running_loop().time() - job.asked_at)
        return max(MIN_SECONDS, min(shared, left))
