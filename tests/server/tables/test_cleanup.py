"""Cleanup: only after a backup, and never by a clock that jumped (row 10 of the review)."""

from __future__ import annotations

import asyncio
import logging
import os
from pathlib import Path

import pytest

from server.harness import FakeEnvironment, open_harness, run
from server.store.sample_store import a_device, a_table, entries, with_store
from server.table_actions import next_server
from simony.server.runtime.environment import Environment
from simony.server.store.data_file import DAILY, StoreFailed, backups
from simony.server.store.retention import DAY
from simony.server.store.store import Store
from simony.server.tables import cleanup
from simony.server.tables.cleanup import GAP, JUMP, PROBATION, Cleanup

FIRST = 1_000_000.0
MANY = 1083


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "table.db"


async def tables(store: Store) -> int:
    return int((await store.read("SELECT count(*) FROM game_table"))[0][0])


async def filled(store: Store, count: int = 5) -> None:
    """Finished games and idle tables, all of the same day."""
    await store.commit(
        [
            a_device(seen=FIRST),
            *(a_table(f"t{number}", status="over", updated=FIRST) for number in range(count)),
        ]
    )


def test_row_10_a_clock_401_days_ahead_deletes_nothing(path: Path) -> None:
    """The scenario of the review: 1,083 tables, a server that is started with its clock 401 days
    ahead, one sweep.
    """

    async def today(store: Store) -> None:
        await filled(store, MANY)
        assert await Cleanup(store, FakeEnvironment()).sweep() is not None
        assert await tables(store) == MANY

    async def ahead(store: Store) -> None:
        time = FakeEnvironment()
        time.ahead = 401 * DAY
        sweeping = Cleanup(store, time)
        for _ in range(48):
            assert await sweeping.sweep() is None
            time.time += 3600
        assert await tables(store) == MANY

    with_store(path, today)
    with_store(path, ahead)


def test_row_10_nor_does_a_clock_that_jumps_while_the_server_runs(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def use(store: Store) -> None:
        await filled(store)
        time = FakeEnvironment()
        sweeping = Cleanup(store, time)
        assert await sweeping.sweep() is not None
        time.ahead = 401 * DAY
        for _ in range(3):
            time.time += 3600
            assert await sweeping.sweep() is None
        assert await tables(store) == 5
        assert [record.levelno for record in caplog.records] == [logging.WARNING], "said once"
        time.ahead = 0.0  # it is set right again: that is a jump, too
        time.time += 3600
        assert await sweeping.sweep() is None
        assert await tables(store) == 5

    with_store(path, use)


def test_row_10_nor_does_one_that_jumped_while_nothing_had_been_swept_yet(path: Path) -> None:
    """A file of an older layout does not say when it was last swept."""

    async def use(store: Store) -> None:
        await filled(store)
        time = FakeEnvironment()
        time.ahead = 401 * DAY
        assert await Cleanup(store, time).sweep() is None
        assert await tables(store) == 5

    with_store(path, use)


def test_seven_days_of_a_consistent_clock_are_enough(path: Path) -> None:
    async def use(store: Store) -> None:
        await filled(store)
        time = FakeEnvironment()
        await Cleanup(store, time).sweep()
        time.ahead = 401 * DAY
        sweeping = Cleanup(store, time)
        assert await sweeping.sweep() is None
        for _ in range(6):
            time.time += DAY
            assert await sweeping.sweep() is None
        sweeping = Cleanup(
            store, time
        )  # a restart: the days before it count, the time it took does not
        time.time += DAY
        assert await sweeping.sweep() is None
        time.time += DAY
        swept = await sweeping.sweep()
        assert swept is not None
        assert len(swept.tables) == 5

    with_store(path, use)


def test_the_operator_can_say_that_the_clock_is_right(path: Path) -> None:
    async def use(store: Store) -> None:
        await filled(store)
        time = FakeEnvironment()
        await Cleanup(store, time).sweep()
        time.ahead = 401 * DAY
        sweeping = Cleanup(store, time)
        assert await sweeping.sweep() is None
        await sweeping.trust()
        swept = await sweeping.sweep()
        assert swept is not None
        assert len(swept.tables) == 5

    with_store(path, use)


@pytest.mark.parametrize(
    ("later", "trusted"), [(GAP - 1, True), (GAP + 1, False), (-JUMP + 1, True), (-JUMP - 1, False)]
)
def test_how_long_a_server_may_have_been_off(path: Path, later: float, trusted: bool) -> None:
    async def use(store: Store) -> None:
        time = FakeEnvironment()
        await Cleanup(store, time).sweep()
        time.ahead = later
        assert (await Cleanup(store, time).sweep() is not None) is trusted

    with_store(path, use)


def test_an_hour_between_the_clocks_is_no_jump(path: Path) -> None:
    async def use(store: Store) -> None:
        time = FakeEnvironment()
        sweeping = Cleanup(store, time)
        await sweeping.sweep()
        for ahead in (JUMP - 1, 0.0, -JUMP + 1):
            time.ahead = ahead
            assert await sweeping.sweep() is not None

    with_store(path, use)


def test_a_year_of_sweeps_deletes_what_is_old(path: Path) -> None:
    async def use(store: Store) -> None:
        await filled(store)
        time = FakeEnvironment()
        sweeping = Cleanup(store, time)
        for _ in range(20):
            assert await sweeping.sweep() is not None
            time.time += 20 * DAY
        assert await tables(store) == 5
        time.time += DAY
        swept = await sweeping.sweep()
        assert swept is not None
        assert len(swept.tables) == 5

    with_store(path, use)


# --- after a backup -------------------------------------------------------------------------------


def test_row_10_there_is_a_backup_before_anything_is_deleted(path: Path) -> None:
    async def use(store: Store) -> None:
        await store.commit([a_table("old", updated=FIRST - 500 * DAY), *entries(3, table="old")])
        await store.commit([a_device(seen=FIRST)])
        await Cleanup(store, FakeEnvironment()).sweep()
        assert await tables(store) == 0

    with_store(path, use)
    [(_, backup)] = backups(path, (DAILY,))
    assert with_store(backup, tables) == 1


def test_row_10_nothing_is_deleted_if_the_backup_fails(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_args: object, **_more: object) -> None:
        raise StoreFailed("error-data-failed", file="backup", why="disk full")

    async def missing(*_args: object, **_more: object) -> None:
        """It raises nothing, but there is no backup."""

    async def use(store: Store) -> None:
        await store.commit([a_table("old", updated=FIRST - 500 * DAY), a_device(seen=FIRST)])
        sweeping = Cleanup(store, FakeEnvironment())
        monkeypatch.setattr(cleanup, "backup_if_due", broken)
        with pytest.raises(StoreFailed):
            await sweeping.sweep()
        monkeypatch.setattr(cleanup, "backup_if_due", missing)
        assert await sweeping.sweep() is None
        assert await tables(store) == 1

    with_store(path, use)


def test_old_backups_are_kept_while_the_clock_is_not_trusted(path: Path) -> None:
    async def use(store: Store) -> None:
        await filled(store)
        time = FakeEnvironment()
        sweeping = Cleanup(store, time)
        for _ in range(5):
            await sweeping.sweep()
            time.time += DAY
        assert len(backups(path, (DAILY,))) == 3
        time.ahead = 401 * DAY
        for _ in range(4):
            await sweeping.sweep()
            time.time += DAY
        assert len(backups(path, (DAILY,))) == 7

    with_store(path, use)


# --- the server -----------------------------------------------------------------------------------


def test_row_10_a_server_that_starts_with_a_wrong_clock_keeps_everything(path: Path) -> None:
    async def play() -> None:
        time = FakeEnvironment()
        async with open_harness(path, time) as harness:
            for _ in range(3):
                await harness.table(await harness.device("Anna"))
            await harness.server.registry.sweep()
        time.ahead = 401 * DAY
        async with next_server(path, time) as harness:
            await harness.server.registry.unload_idle_tables()
            await harness.server.registry.sweep()
            assert await tables(harness.server.services.store) == 3

    run(play())


def test_probation_is_a_week() -> None:
    assert (JUMP, GAP, PROBATION) == (3600, 30 * 86_400, 7 * 86_400)
    assert Environment().steady() <= Environment().steady()


# --- hard links -----------------------------------------------------------------------------------


def test_row_10_a_file_with_a_second_name_is_not_opened(path: Path) -> None:
    other = path.with_name("other.db")

    async def use(store: Store) -> None:
        await store.commit([a_table()])
        await asyncio.to_thread(os.link, path, other)
        with pytest.raises(StoreFailed, match="hard link"):
            Store.open(other)

    with_store(path, use)
    with pytest.raises(StoreFailed, match="hard link"):
        Store.open(path)
    other.unlink()
    assert with_store(path, tables) == 1
