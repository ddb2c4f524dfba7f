"""Backups of a file in use, daily ones, and restoring from one."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
from pathlib import Path

import pytest

from server.store.sample_store import (
    NEVER,
    a_table,
    entries,
    first_lines,
    lines_in,
    lines_of,
    with_store,
)
from simony.server.store.backup import MAX_DAILY_BACKUPS, back_up, backup_if_due, restore
from simony.server.store.data_file import DAILY, ON_REQUEST, backup_name, backups
from simony.server.store.retention import DAY
from simony.server.store.store import BadData, DataInUse, Store, StoreFailed

NOW = 1_800_000_000.0


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "table.db"


def filled(path: Path, count: int = 5) -> None:
    async def fill(store: Store) -> None:
        await store.commit([a_table(), *entries(count)])

    with_store(path, fill)


def names(folder: Path) -> set[str]:
    return {each.name for each in folder.iterdir()}


# --- backing up -----------------------------------------------------------------------------------


def test_a_backup_under_load_is_a_moment_of_the_game(path: Path, tmp_path: Path) -> None:
    targets = [tmp_path / f"copy{number}.db" for number in range(5)]

    async def use(store: Store) -> None:
        await store.commit([a_table()])
        ended = asyncio.Event()
        done = 0

        async def play() -> None:
            nonlocal done
            while not ended.is_set():
                await store.commit(entries(1, done + 1))
                done += 1

        playing = asyncio.create_task(play())
        for target in targets:
            before = done
            await asyncio.to_thread(back_up, path, target)
            with contextlib.closing(sqlite3.connect(target)) as connection:
                lines = [
                    row[0] for row in connection.execute("SELECT line FROM entry ORDER BY number")
                ]
            assert len(lines) >= before  # everything that was acknowledged when it began
            assert lines == first_lines(len(lines))
        ended.set()
        await playing

    with_store(path, use, 50_000)
    for target in targets:
        assert names(target.parent) >= {target.name}
        assert lines_in(target) == first_lines(len(lines_in(target)))
    assert not [name for name in names(tmp_path) | names(path.parent) if name.endswith(".part")]


def test_a_backup_is_one_file_that_only_the_owner_may_read(path: Path, tmp_path: Path) -> None:
    filled(path)
    back_up(path, tmp_path / "new" / "copy.db")
    assert names(tmp_path / "new") == {"copy.db"}
    assert (tmp_path / "new" / "copy.db").stat().st_mode & 0o077 == 0


def test_what_a_killed_server_left_in_its_log_is_in_the_backup(path: Path, tmp_path: Path) -> None:
    dead = tmp_path / "dead.db"

    async def use(store: Store) -> None:
        await store.commit([a_table(), *entries(9)])
        shutil.copy(path, dead)
        shutil.copy(path.with_name("table.db-wal"), tmp_path / "dead.db-wal")

    with_store(path, use, NEVER)
    before = dead.read_bytes()
    back_up(dead, tmp_path / "copy.db")
    assert lines_in(tmp_path / "copy.db") == first_lines(9)
    assert dead.read_bytes() == before
    assert lines_in(dead) == first_lines(9)


def test_a_newer_backup_takes_the_place_of_an_older_one_and_of_nothing_else(
    path: Path, tmp_path: Path
) -> None:
    filled(path)
    copy = tmp_path / "copy.db"
    back_up(path, copy)

    async def go_on(store: Store) -> None:
        await store.commit(entries(1, 6))
        await asyncio.to_thread(back_up, path, copy)
        with pytest.raises(StoreFailed, match="takes the place of an older backup only"):
            back_up(path, path)

    with_store(path, go_on)
    assert lines_in(copy) == first_lines(6)
    (tmp_path / "letter.txt").write_text("Dear Anna, " * 100)
    restore(path, tmp_path / "restored.db", NOW)
    filled(tmp_path / "new.db")
    # The copy has been opened by a store: it is a data file now.
    for precious in (
        tmp_path / "letter.txt",
        tmp_path,
        path,
        copy,
        tmp_path / "restored.db",
        tmp_path / "new.db",
    ):
        with pytest.raises(StoreFailed, match="something else"):
            back_up(path, precious)
    assert (tmp_path / "letter.txt").read_text().startswith("Dear Anna")
    assert lines_in(path) == first_lines(6)


def test_a_damaged_file_is_not_backed_up(path: Path, tmp_path: Path) -> None:
    filled(path, 300)
    copy = tmp_path / "copy.db"
    back_up(path, copy)
    before = copy.read_bytes()
    path.write_bytes(path.read_bytes().replace(b"1 play 200 ", b"1 play 2x0 "))
    with pytest.raises(BadData, match="table t, entry 200, is not as it was written"):
        back_up(path, copy)
    assert copy.read_bytes() == before
    path.write_bytes(b"")
    with pytest.raises(BadData, match="empty"):
        back_up(path, copy)
    path.unlink()
    with pytest.raises(StoreFailed, match="There is no file"):
        back_up(path, copy)
    assert copy.read_bytes() == before
    assert names(tmp_path) == {"data", "copy.db"}


# --- every day ------------------------------------------------------------------------------------


def test_a_backup_a_day_and_the_last_three_are_kept(path: Path) -> None:
    async def use(store: Store) -> None:
        await store.commit([a_table()])
        asked_for = backup_name(path, ON_REQUEST, NOW - 10 * DAY)
        back_up(path, asked_for)
        made: list[Path] = []
        for hour in range(0, 24 * 6, 5):
            found = await backup_if_due(store.path, NOW + hour * 3600)
            if found is not None:
                made.append(found)
                await store.commit(entries(1, len(made)))
        assert len(made) == 6
        assert [each for _, each in backups(path, (DAILY,))] == made[-MAX_DAILY_BACKUPS:]
        assert asked_for.exists()

    with_store(path, use)
    daily = [each for _, each in backups(path, (DAILY,))]
    assert [len(lines_in(each)) for each in daily] == [3, 4, 5]


def test_a_clock_that_was_wrong_stops_no_backups(path: Path) -> None:
    async def use(store: Store) -> None:
        far = await backup_if_due(store.path, NOW + 1000 * DAY)
        assert far is not None
        made = [await backup_if_due(store.path, NOW + day * DAY) for day in range(5)]
        assert None not in made
        assert await backup_if_due(store.path, NOW + 4.5 * DAY) is None
        assert [each for _, each in backups(path, (DAILY,))] == [*made[-MAX_DAILY_BACKUPS:], far]

    with_store(path, use)


def test_a_damaged_file_costs_no_good_backup(path: Path) -> None:
    async def use(store: Store) -> None:
        await store.commit([a_table(), *entries(3)])
        for day in range(MAX_DAILY_BACKUPS):
            assert await backup_if_due(store.path, NOW + day * DAY)
        await store.commit([("UPDATE entry SET line = 'another'", ())])
        for day in range(MAX_DAILY_BACKUPS, 9):
            with pytest.raises(BadData, match="simony restore"):
                await backup_if_due(store.path, NOW + day * DAY)

    with_store(path, use)
    assert [lines_in(each) for _, each in backups(path)] == [first_lines(3)] * MAX_DAILY_BACKUPS


def test_only_backups_are_taken_for_backups(path: Path) -> None:
    filled(path)
    for name in (
        "table.db.daily-20260142-000000",
        "table.db.daily-1",
        "xtable.db.daily-20260101-000000",
        "table.db.daily-20260101-000000.old",
    ):
        path.with_name(name).write_text("")
    assert backups(path) == []


# --- the way back ---------------------------------------------------------------------------------


def test_restore_brings_the_backup_and_keeps_what_was_there(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    filled(path)
    back_up(path, copy)
    backup = copy.read_bytes()

    async def go_on(store: Store) -> None:
        await store.commit(entries(4, 6))

    with_store(path, go_on)
    kept = restore(copy, path, NOW)
    assert kept == path.with_name("table.db.replaced-20270115-080000")
    assert lines_in(path) == first_lines(5)
    assert lines_in(kept) == first_lines(9)
    assert copy.read_bytes() == backup
    again = restore(kept, path, NOW)
    assert again is not None
    assert again != kept
    assert lines_in(path) == first_lines(9)


def test_restore_keeps_the_log_of_a_killed_server_with_its_file(path: Path, tmp_path: Path) -> None:
    filled(path)
    back_up(path, tmp_path / "copy.db")
    dead = tmp_path / "dead" / "table.db"
    dead.parent.mkdir()

    async def die(store: Store) -> None:
        await store.commit(entries(4, 6))
        for suffix in ("", "-wal", "-shm"):
            shutil.copy(path.with_name(f"table.db{suffix}"), dead.with_name(f"table.db{suffix}"))

    with_store(path, die, NEVER)
    kept = restore(tmp_path / "copy.db", dead, NOW)
    assert names(dead.parent) == {
        "table.db",
        "table.db.lock",
        "table.db.replaced-20270115-080000",
        "table.db.replaced-20270115-080000-wal",
    }
    assert lines_in(dead) == first_lines(5)
    assert kept is not None
    assert lines_in(kept) == first_lines(9)


def test_restore_where_there_is_nothing(path: Path, tmp_path: Path) -> None:
    filled(path)
    back_up(path, tmp_path / "copy.db")
    new = tmp_path / "new" / "folder" / "table.db"
    assert restore(tmp_path / "copy.db", new, NOW) is None
    assert lines_in(new) == first_lines(5)
    stale = tmp_path / "stale" / "table.db"
    stale.parent.mkdir()
    stale.with_name("table.db-wal").write_bytes(b"of another time" * 100)
    restore(tmp_path / "copy.db", stale, NOW)
    assert lines_in(stale) == first_lines(5)


def test_a_file_in_use_is_not_replaced(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async def use(store: Store) -> None:
        await store.commit([a_table(), *entries(3)])
        back_up(path, copy)
        await store.commit(entries(1, 4))
        with pytest.raises(DataInUse):
            restore(copy, path, NOW)
        await store.commit(entries(1, 5))
        assert await lines_of(store) == first_lines(5)

    with_store(path, use)
    assert lines_in(path) == first_lines(5)


def test_what_is_no_backup_is_not_brought(path: Path, tmp_path: Path) -> None:
    filled(path, 300)
    copy = tmp_path / "copy.db"
    back_up(path, copy)
    before, good = path.read_bytes(), copy.read_bytes()
    for bad in (
        b"",
        b"nonsense" * 1000,
        good[:-4096],
        good.replace(b"1 play 9 ", b"1 play 8 "),
        good[:4096] + b"\xff" * 4096 + good[8192:],
    ):
        copy.write_bytes(bad)
        with pytest.raises(
            BadData, match=r"The backup .* cannot be used.* The data file was not touched"
        ):
            restore(copy, path, NOW)
    with pytest.raises(StoreFailed, match="There is no file"):
        restore(tmp_path / "nothing.db", path, NOW)
    with pytest.raises(StoreFailed, match="is the data file itself"):
        restore(path, path, NOW)
    with pytest.raises(StoreFailed, match="not a regular file"):
        restore(copy, tmp_path, NOW)
    assert path.read_bytes() == before
    assert not [name for name in names(path.parent) if "replaced" in name or "part" in name]
