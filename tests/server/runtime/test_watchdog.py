"""The watchdog reports a long turn of the event loop with the request that caused it."""

from __future__ import annotations

import asyncio
import threading
import time

import pytest

from simony.server.runtime.watchdog import LongTurn, Watchdog, log_turn, name_task

LIMIT = 60.0


def watched(work: object, **figures: float) -> list[LongTurn]:
    """Return the long turns of a loop that runs some work."""
    turns: list[LongTurn] = []
    watchdog = Watchdog(turns.append, **figures)

    async def main() -> None:
        watchdog.start()
        try:
            await asyncio.wait_for(asyncio.create_task(work()), LIMIT)  # type: ignore[operator]  # a coroutine function
            await asyncio.sleep(0)  # the turn has ended when the next begins
        finally:
            watchdog.stop()

    with asyncio.Runner(loop_factory=watchdog.new_loop) as runner:
        runner.run(main())
    return turns


def _until_seen(seconds: float = 0.3) -> None:
    """Keep the loop busy."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pass


def test_a_long_turn_is_reported_with_its_request_and_place() -> None:
    async def request() -> None:
        await asyncio.sleep(0)
        name_task("POST /api/slow")
        _until_seen()

    turns = watched(request, long=0.2, suspicious=0.02)
    [turn] = [turn for turn in turns if turn.request == "POST /api/slow"]
    assert turn.seconds >= 0.2
    assert "_until_seen" in turn.place
    assert 0 < turn.cpu_seconds <= turn.seconds + 0.05


def test_waiting_does_not_count_as_work() -> None:
    async def request() -> None:
        name_task("patient")
        await asyncio.sleep(0.5)
        await asyncio.get_running_loop().run_in_executor(None, threading.Event().wait, 0.5)

    assert not [
        turn for turn in watched(request, long=0.4, suspicious=0.05) if turn.request == "patient"
    ]


def test_a_busy_machine_is_distinguished_from_a_heavy_request() -> None:
    assert LongTurn(0.5, 0.4, "POST /api/verify", "").cause == "request"
    assert LongTurn(0.5, 0.001, "POST /api/verify", "").cause == "machine"


def test_the_log_names_the_request(caplog: pytest.LogCaptureFixture) -> None:
    log_turn(LongTurn(0.25, 0.2, "POST /api/verify", "do (simony.server.jobs.jobs)"))
    assert "0.250 s (0.200 s of processor time): POST /api/verify, in do" in caplog.text
