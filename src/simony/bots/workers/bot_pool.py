"""The worker pool in which bots think, so that no table waits for them.

The more requests wait, the less time each gets; a request whose worker dies or hangs is tried
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
"""Seconds that every question gets, whatever the load: in the worst case a bishop answers like a
priest.
"""
MAX_TRIES = 3


class BotPoolFailed(WorkerFailed):
    """No worker could say what a bot does."""


class BotProcess(WorkerProcess[BotRequest, BotReply]):
    """A process in which a bot thinks."""

    def __init__(self) -> None:
        super().__init__("simony.bots.workers.bot_worker", BotReply)


class BotPool(WorkerPool[BotRequest, BotReply]):
    """`count` processes; if not said, one fewer than there are cores.

    `grace` is how much longer than its budget a worker may take.
    """

    failure = BotPoolFailed
    tries = MAX_TRIES

    def __init__(self, count: int | None = None, *, grace: float = GRACE) -> None:
        super().__init__(
            max(1, (os.cpu_count() or 2) - 1) if count is None else count,
            lambda: BotProcess(),  # noqa: PLW0108
        )  # tests replace it
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
        """The action that a bot of this level takes with this view (`View.to_bytes`)."""
        question = BotRequest(pack_game(game), view, level, seed, seconds, iterations or 0)
        return (await self._ask_bot(question)).action

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
        """What a cardinal thinks of every legal action, the best first, and why.

        Clients get their hints in turn.
        """
        question = BotRequest(
            pack_game(game), view, LEVELS[CARDINAL], seed, seconds, iterations or 0, statistics=True
        )
        advice = (await self._ask_bot(question, client)).advice
        assert advice is not None
        return advice

    async def _ask_bot(self, question: BotRequest, client: str = "") -> BotReply:
        answer = await self.ask(question, question.seconds, client)
        if answer.problem:
            raise BotPoolFailed("error-thinker-problem", problem=answer.problem)
        return answer

    def prepare(
        self, job: PendingRequest[BotRequest, BotReply], number: int
    ) -> tuple[BotRequest, float]:
        budget = self._budget(job)
        return msgspec.structs.replace(job.request, seconds=budget, id=number), budget + self._grace

    def _budget(self, job: PendingRequest[BotRequest, BotReply]) -> float:
        """Less where others wait, and less what was spent on waiting."""
        shared = job.seconds / (1 + self.waiting / self._count)
        left = job.seconds - (asyncio.get_running_loop().time() - job.asked_at)
        return max(MIN_SECONDS, min(shared, left))
