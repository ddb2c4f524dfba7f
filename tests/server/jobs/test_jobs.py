"""Heavy requests: worker processes with limits handle them, addresses take turns, and the
event loop does not wait.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from server.harness import open_harness, play_out, run
from server.server_process import SHORT
from simony.core.errors import BadFigures, BadLog, SimonyError
from simony.core.log import Log
from simony.core.rng import Rng
from simony.i18n.text import SeatName, Text
from simony.registry import open_game
from simony.server.jobs import job_pool
from simony.server.jobs.job_pool import JobPool, LocalJobs, open_game_in_worker
from simony.server.jobs.jobs import CheckHouseRules, VerifyLog, error_in, failed
from simony.server.protocol.problem import Busy, TooLarge
from simony.server.state.table_record import Settings


@asynccontextmanager
async def working(count: int = 1) -> AsyncIterator[JobPool]:
    pool = JobPool(count)
    try:
        yield pool
    finally:
        await pool.close()


def a_log() -> str:
    log, rng = Log(open_game("dogma", 3)), Rng("a log")
    while not log.over:
        seats = [seat for seat in range(3) if log.state.legal(seat)]
        if seats:
            legal = log.state.legal(seats[0])
            log.play(seats[0], legal[rng.below(len(legal))])
        else:
            log.draw_chance(rng)
    return log.dump()


def test_row_4_a_worker_process_verifies_as_this_one_would() -> None:
    async def main() -> None:
        job = VerifyLog(log=a_log().encode())
        async with working() as pool:
            assert await pool.run(job, "1.2.3.4") == await LocalJobs().run(job, "1.2.3.4")
            with pytest.raises(BadLog, match="Line 1"):
                await pool.run(VerifyLog(log=b"nonsense"), "1.2.3.4")
            assert pool.load().replaced == 0

    run(main())


def test_row_2_a_bomb_in_house_rules_is_refused_and_costs_this_process_nothing() -> None:
    bomb = "a" + ".a" * 30_000 + " = 1"

    async def main() -> None:
        async with working() as pool:
            job = CheckHouseRules(
                settings=msgspec.json.encode(Settings(game="dogma", house_rules=bomb))
            )
            with pytest.raises((TooLarge, BadFigures)):
                await pool.run(job, "1.2.3.4")
            assert await pool.run(VerifyLog(log=a_log().encode()), "1.2.3.4")

    run(main())


def test_house_rules_are_read_by_a_worker_and_kept_as_a_table() -> None:
    async def main() -> None:
        async with working() as pool:
            text = Settings(game="indulgence", house_rules="[edict.sixes]\npays = 3\n")
            settings, game = await open_game_in_worker(pool, text, "1.2.3.4")
            assert settings.house_rules == {"edict": {"sixes": {"pays": 3}}}
            assert game.figures["edict"]["sixes"]["pays"] == {"value": 3, "status": "house"}
            with pytest.raises(BadFigures):
                await open_game_in_worker(
                    pool, Settings(game="indulgence", house_rules={"nothing": 1}), "1.2.3.4"
                )

    run(main())


def test_a_worker_that_dies_of_a_job_is_replaced_and_the_sender_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(job_pool, "SECONDS", 0)
    monkeypatch.setattr(job_pool, "GRACE", 0.0)  # no worker is ever fast enough

    async def main() -> None:
        async with working() as pool:
            with pytest.raises(TooLarge):
                await pool.run(VerifyLog(log=a_log().encode()), "1.2.3.4")
            monkeypatch.undo()
            assert await pool.run(VerifyLog(log=a_log().encode()), "1.2.3.4")
            assert pool.load().replaced == 1

    run(main())


def test_an_address_waits_behind_its_own_jobs_and_is_refused_when_they_are_too_many() -> None:
    async def main() -> None:
        async with working() as pool:
            done: list[str] = []

            async def ask(client: str) -> None:
                await pool.run(VerifyLog(log=a_log().encode()), client)
                done.append(client)

            many = [asyncio.create_task(ask("many"))]
            while pool.load().busy == 0:  # noqa: ASYNC110  # a worker process has taken it
                await asyncio.sleep(0)
            many += [
                asyncio.create_task(ask("many")) for _ in range(job_pool.MAX_WAITING_PER_CLIENT)
            ]
            await asyncio.sleep(0)
            few = asyncio.create_task(ask("few"))
            await asyncio.sleep(0)
            with pytest.raises(Busy):
                await pool.run(VerifyLog(log=b""), "many")
            assert pool.refused == 1
            await asyncio.gather(*many, few)
            assert done.index("few") <= 2

    run(main())


def test_errors_of_jobs_are_raised_with_class_and_text() -> None:
    for error in (
        BadLog("error-log-line", line=3, problem=Text("error-log-cut")),
        BadFigures("error-figures-missing", entry="a.b", expected="1–3"),
        SimonyError("error-not-pending", who=SeatName(2)),
        SimonyError("list-comma", parts=["a", SeatName(1), Text("error-log-cut")]),
    ):
        again = error_in(failed(7, error))
        assert type(again) is type(error)
        assert again is not None
        assert again.text == error.text


def test_row_7_replays_and_logs_come_from_workers_and_are_the_same(tmp_path: Path) -> None:
    async def main() -> None:
        answers: list[list[tuple[int, bytes]]] = []
        for jobs in (LocalJobs(), JobPool()):
            folder = tmp_path / type(jobs).__name__
            folder.mkdir()
            async with open_harness(folder / "table.db", jobs=jobs) as harness:
                clients = await harness.begun("Anna", "Bo", **SHORT["dogma"])
                await play_out(clients)
                path = f"/api/tables/{clients[0].table.record.id}"
                ways = (
                    f"{path}/log",
                    f"{path}/replay?eyes=all&count=9",
                    f"{path}/replay?first=3&eyes=1",
                    f"{path}/replay?first=99999",
                )
                answers.append([await harness.ask("GET", way) for way in ways])
            if isinstance(jobs, JobPool):
                await jobs.close()
        assert answers[0] == answers[1]
        assert [status for status, _ in answers[0]] == [200, 200, 200, 404]

    run(main())
