"""The bot pool: every request is answered, in turn, whatever happens to a worker; and no process is
left.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager

import pytest

from bots.processes import exists
from bots.sample_positions import decisions
from simony.bots.levels import LEVELS
from simony.bots.workers import bot_pool as pool
from simony.bots.workers.bot_pool import MAX_TRIES, MIN_SECONDS, BotPool, BotPoolFailed
from simony.bots.workers.messages import BotReply, BotRequest
from simony.bots.workers.worker_process import WorkerDied
from simony.core.contract import Game, View

LIMIT = 120


def run(main: Coroutine[object, object, None]) -> None:
    async def within() -> None:
        async with asyncio.timeout(LIMIT):
            await main

    asyncio.run(within())


async def until(condition: Callable[[], bool]) -> None:
    while not condition():  # noqa: ASYNC110  # the condition depends on other processes
        await asyncio.sleep(0.005)


@asynccontextmanager
async def running_pool(count: int = 1, grace: float = 60.0) -> AsyncIterator[BotPool]:
    bot_pool = BotPool(count, grace=grace)
    await bot_pool.start()
    try:
        yield bot_pool
    finally:
        pids = bot_pool.pids
        await bot_pool.close()
        assert not [pid for pid in pids if exists(pid)]


def position(key: str = "dogma", seats: int = 4, every: int = 9) -> tuple[Game, View]:
    [(game, _, view)] = decisions(key, seats, every, most=1)
    return game, view


GAME, VIEW = position()
DATA = VIEW.to_bytes()


def long_request(bot_pool: BotPool, seconds: float = 1.5) -> asyncio.Task[int]:
    return asyncio.create_task(
        bot_pool.decide(GAME, DATA, "bishop", seconds=seconds, seed="long", iterations=10**9)
    )


# --- answers --------------------------------------------------------------------------------------


def test_concurrent_requests_are_answered_and_the_same_for_the_same_seed() -> None:
    async def main() -> None:
        async with running_pool(2) as bot_pool:
            questions = [
                bot_pool.decide(GAME, DATA, level, seconds=60, seed=f"{number % 3}", iterations=20)
                for number in range(9)
                for level in LEVELS
            ]
            answers = await asyncio.gather(*questions)
            assert set(answers) <= set(VIEW.legal)
            once = 3 * len(LEVELS)
            assert answers[:once] == answers[once : 2 * once] == answers[2 * once :]
            assert bot_pool.load() == pool.PoolLoad(workers=2, busy=0, waiting=0, replaced=0)

    run(main())


def test_advice_covers_every_action() -> None:
    async def main() -> None:
        async with running_pool() as bot_pool:
            advice = await bot_pool.advice(GAME, DATA, seconds=60, seed="1", iterations=60)
            assert sorted(thought.action for thought in advice.thoughts) == VIEW.legal
            assert advice.thoughts[0].visits > 0
            assert advice.thoughts[0].action == await bot_pool.decide(
                GAME, DATA, "bishop", seconds=60, seed="1", iterations=60
            )

    run(main())


def test_a_bad_view_is_an_error_and_the_worker_keeps_running() -> None:
    async def main() -> None:
        async with running_pool() as bot_pool:
            pids = bot_pool.pids
            for view in (b"", b"nonsense", b'{"viewer":0}', DATA[:-1]):
                with pytest.raises(BotPoolFailed):
                    await bot_pool.decide(GAME, view, "priest", seconds=1, seed="1")
            assert await bot_pool.decide(GAME, DATA, "priest", seconds=1, seed="1") in VIEW.legal
            assert (bot_pool.pids, bot_pool.load().replaced) == (pids, 0)

    run(main())


# --- workers die, hang and are left alone ---------------------------------------------------------


def test_a_worker_killed_while_it_thinks_is_replaced_and_the_answer_comes() -> None:
    async def main() -> None:
        async with running_pool() as bot_pool:
            [pid] = bot_pool.pids
            thought = long_request(bot_pool)
            await until(lambda: bot_pool.load().busy == 1)
            await asyncio.sleep(0.1)
            os.kill(pid, signal.SIGKILL)
            assert await thought in VIEW.legal
            assert bot_pool.load().replaced == 1
            assert pid not in bot_pool.pids
            assert not exists(pid)

    run(main())


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="stopping is a thing of Unix")
def test_a_worker_that_hangs_is_replaced_and_the_answer_comes() -> None:
    async def main() -> None:
        async with running_pool(grace=3.0) as bot_pool:
            [pid] = bot_pool.pids
            os.kill(pid, signal.SIGSTOP)
            assert await bot_pool.decide(GAME, DATA, "priest", seconds=0.05, seed="1") in VIEW.legal
            assert bot_pool.load().replaced >= 1
            assert not exists(pid)

    run(main())


def test_a_cancelled_request_costs_no_worker() -> None:
    async def main() -> None:
        async with running_pool() as bot_pool:
            pids = bot_pool.pids
            begun = long_request(bot_pool)
            await until(lambda: bot_pool.load().busy == 1)
            queued = [long_request(bot_pool, 600.0) for _ in range(5)]
            await until(lambda: bot_pool.load().waiting == 5)
            for each in (begun, *queued):
                each.cancel()
            await asyncio.gather(begun, *queued, return_exceptions=True)
            assert bot_pool.load().waiting == 0
            assert await bot_pool.decide(GAME, DATA, "priest", seconds=1, seed="1") in VIEW.legal
            assert (bot_pool.pids, bot_pool.load().replaced, bot_pool.load().busy) == (pids, 0, 0)

    run(main())


# --- the end --------------------------------------------------------------------------------------


def test_closing_leaves_no_waiting_caller_and_no_process() -> None:
    async def main() -> None:
        bot_pool = BotPool(2)
        thoughts = [
            long_request(bot_pool, 600.0) for _ in range(4)
        ]  # without start: the requests start it
        await until(lambda: len(bot_pool.pids) == 2)
        pids = bot_pool.pids
        await bot_pool.close()
        assert [type(each) for each in await asyncio.gather(*thoughts, return_exceptions=True)] == [
            BotPoolFailed
        ] * 4
        assert not [pid for pid in pids if exists(pid)]
        with pytest.raises(BotPoolFailed):
            await bot_pool.decide(GAME, DATA, "priest", seconds=1, seed="1")
        await bot_pool.close()

    run(main())


def test_closing_the_iterator_leaves_no_process() -> None:
    pids: list[int] = []

    async def main() -> None:
        bot_pool = BotPool(2)
        await bot_pool.start()
        pids.extend(bot_pool.pids)
        long_request(bot_pool, 600.0)
        await until(lambda: bot_pool.load().busy == 1)
        closing = asyncio.create_task(bot_pool.close())
        await asyncio.sleep(0)
        closing.cancel()

    run(main())
    assert len(pids) == 2
    assert not [pid for pid in pids if exists(pid)]


# --- turns and budgets, with workers that only pretend --------------------------------------------


class Pretender:
    """A fake worker process. It records requests, and answers when it may."""

    asked: list[BotRequest]
    go: threading.Event
    broken = False
    made = 0

    def __init__(self) -> None:
        type(self).made += 1
        self.pid = (1 << 22) + self.made  # no process has this id

    def ready(self) -> None: ...

    def end(self) -> None: ...

    def ask(self, question: BotRequest) -> BotReply:
        self.asked.append(question)
        self.go.wait(LIMIT)
        if self.broken:
            raise WorkerDied
        return BotReply(question.id, action=len(self.asked))


@pytest.fixture
def pretender(monkeypatch: pytest.MonkeyPatch) -> type[Pretender]:
    fresh = type("Fresh", (Pretender,), {"asked": [], "go": threading.Event()})
    monkeypatch.setattr(pool, "BotProcess", fresh)
    return fresh


def asks(bot_pool: BotPool, number: int, seconds: float = 1.0) -> Awaitable[int]:
    return asyncio.create_task(
        bot_pool.decide(GAME, DATA, "priest", seconds=seconds, seed=f"{number}")
    )


def test_first_come_first_served(pretender: type[Pretender]) -> None:
    async def main() -> None:
        async with running_pool() as bot_pool:
            waiting = [asks(bot_pool, number) for number in range(20)]
            pretender.go.set()
            assert await asyncio.gather(*waiting) == list(range(1, 21))
            assert [question.seed for question in pretender.asked] == [
                f"{number}" for number in range(20)
            ]

    run(main())


def test_time_shrinks_with_the_queue_down_to_a_minimum(
    pretender: type[Pretender],
) -> None:
    async def main() -> None:
        async with running_pool(2) as bot_pool:
            pretender.go.set()
            await asks(bot_pool, 0, 1000.0)
            await asyncio.gather(*(asks(bot_pool, number, 1000.0) for number in range(10)))
            await asyncio.gather(*(asks(bot_pool, number, 0.05) for number in range(50)))
            alone, *ten = [question.seconds for question in pretender.asked[:11]]
            assert alone == pytest.approx(1000.0, rel=0.1)
            assert ten[0] == pytest.approx(1000.0 / (1 + 9 / 2), rel=0.1)
            assert ten == sorted(ten)
            assert min(question.seconds for question in pretender.asked[11:]) == MIN_SECONDS

    run(main())


def test_waiting_time_counts_towards_the_budget(pretender: type[Pretender]) -> None:
    async def main() -> None:
        async with running_pool() as bot_pool:
            first, second = asks(bot_pool, 1, 0.2), asks(bot_pool, 2, 0.2)
            await asyncio.sleep(0.3)
            pretender.go.set()
            await asyncio.gather(first, second)
            assert pretender.asked[1].seconds == MIN_SECONDS

    run(main())


def test_after_three_deaths_the_request_fails_and_the_next_is_answered(
    pretender: type[Pretender],
) -> None:
    async def main() -> None:
        async with running_pool() as bot_pool:
            pretender.go.set()
            pretender.broken = True
            with pytest.raises(BotPoolFailed):
                await asks(bot_pool, 1)
            assert len(pretender.asked) == bot_pool.load().replaced == MAX_TRIES
            pretender.broken = False
            assert await asks(bot_pool, 2) == MAX_TRIES + 1

    run(main())


@pytest.mark.parametrize("interpreter", ["/nowhere/python", shutil.which("false")])
def test_workers_that_do_not_start_are_an_error(
    monkeypatch: pytest.MonkeyPatch, interpreter: str
) -> None:
    monkeypatch.setattr(sys, "executable", interpreter)

    async def main() -> None:
        bot_pool = BotPool(2)
        with pytest.raises(BotPoolFailed):
            await bot_pool.start()
        assert bot_pool.pids == []

    run(main())
