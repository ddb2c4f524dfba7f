"""The store: acknowledged data is durable, whatever fails."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.store.sample_store import (
    TIMEOUT_SECONDS,
    a_table,
    entries,
    first_lines,
    line,
    lines_in,
    lines_of,
    reports_of,
    with_store,
)
from simony.server.store import moderation_rows, rows, schema
from simony.server.store.data_file import connect
from simony.server.store.rows import sha256
from simony.server.store.store import (
    BadData,
    DataInUse,
    Statement,
    StatementRefused,
    Store,
    StoreFailed,
    default_data_file,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "table.db"


class CommitBarrier:
    """Holds commits back until it is released."""

    def __init__(self) -> None:
        self.reached = threading.Event()
        self.released = threading.Event()

    def __call__(self) -> None:
        self.reached.set()
        assert self.released.wait(TIMEOUT_SECONDS)

    async def hold(self, store: Store) -> asyncio.Task[None]:
        """Let a commit run into the barrier."""
        store.before_commit = self
        first = asyncio.create_task(store.commit([a_table()]))
        await asyncio.to_thread(self.reached.wait, TIMEOUT_SECONDS)
        return first


def failing() -> None:
    raise OSError(errno.EIO, "disk I/O error")


def mistaken() -> None:
    raise KeyError


async def submitted(store: Store, *each: list[Statement]) -> list[asyncio.Task[None]]:
    """Tasks that wait for their commits."""
    tasks = [asyncio.create_task(store.commit(statements)) for statements in each]
    await asyncio.sleep(0)
    return tasks


# --- durable --------------------------------------------------------------------------------------


def test_every_commit_is_synced(path: Path) -> None:
    async def modes(store: Store) -> list[object]:
        pragmas: list[Statement] = [
            (f"PRAGMA {name}", ())
            for name in ("synchronous", "journal_mode", "foreign_keys", "secure_delete")
        ]
        return [rows[0][0] for rows in await store.change(pragmas)]

    assert with_store(path, modes) == [2, "wal", 1, 1]


def test_the_acknowledgement_waits_for_the_commit(path: Path) -> None:
    async def use(store: Store) -> None:
        barrier = CommitBarrier()
        first = await barrier.hold(store)
        await asyncio.sleep(0.05)
        assert not first.done()
        assert await store.read("SELECT count(*) FROM game_table") == [(0,)]
        barrier.released.set()
        await first
        assert await store.read("SELECT count(*) FROM game_table") == [(1,)]

    with_store(path, use)


def test_what_is_waiting_shares_one_commit_and_one_call_into_the_loop(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(store: Store) -> None:
        calls = 0
        loop = asyncio.get_running_loop()
        real = loop.call_soon_threadsafe

        def counted(
            callback: Callable[..., object], *args: object, **more: object
        ) -> asyncio.Handle:
            nonlocal calls
            calls += getattr(callback, "__name__", "") == "_settle"
            return real(callback, *args, **more)  # type: ignore[arg-type]

        monkeypatch.setattr(loop, "call_soon_threadsafe", counted)
        barrier = CommitBarrier()
        first = await barrier.hold(store)
        others = await submitted(store, *(entries(1, number) for number in range(1, 101)))
        barrier.released.set()
        await asyncio.gather(first, *others)
        assert (
            store.statistics.commits,
            store.statistics.submissions,
            store.statistics.largest_batch,
        ) == (2, 101, 100)
        assert store.statistics.last_batch == 100
        assert store.statistics.seconds >= store.statistics.last_seconds > 0
        assert calls == 2
        assert await lines_of(store) == first_lines(100)

    with_store(path, use)


def test_submissions_are_kept_in_their_order(path: Path) -> None:
    async def use(store: Store) -> list[str]:
        await store.commit([a_table()])
        await asyncio.gather(*(store.commit(entries(1, number)) for number in range(1, 400)))
        return await lines_of(store)

    assert with_store(path, use) == first_lines(399)
    assert lines_in(path) == first_lines(399)


def test_close_keeps_what_is_waiting(path: Path) -> None:
    async def use(store: Store) -> None:
        tasks = await submitted(
            store, [a_table()], *(entries(1, number) for number in range(1, 50))
        )
        await store.close()
        await asyncio.gather(*tasks)

    with_store(path, use)
    assert lines_in(path) == first_lines(49)


def test_a_closed_store_says_so_and_may_be_closed_again(path: Path) -> None:
    async def use(store: Store) -> None:
        await store.close()
        await store.close()
        for call in (store.commit([a_table()]), store.read("SELECT 1"), store.checkpoint()):
            with pytest.raises(StoreFailed, match="stopping"):
                await call

    with_store(path, use)
    assert not path.with_name("table.db-wal").exists()


def test_a_caller_cancelled_while_waiting_has_submitted(path: Path) -> None:
    async def use(store: Store) -> None:
        barrier = CommitBarrier()
        first = await barrier.hold(store)
        [second] = await submitted(store, entries(1))
        second.cancel()
        with pytest.raises(asyncio.CancelledError):
            await second
        barrier.released.set()
        await first
        await store.commit(entries(1, 2))
        assert await lines_of(store) == first_lines(2)

    with_store(path, use)


KILLED = """
import asyncio, sys
from pathlib import Path
sys.path.insert(0, {tests!r})
from simony.server.store.store import Store
from server.store.sample_store import a_table, entries

async def write(store, table, first):
    for number in range(first, 100_000):
        await store.commit(entries(1, number, table))
        print(table, number, flush=True)

async def main():
    store = Store.open(Path({path!r}), checkpoint_bytes=100_000)
    await store.commit([a_table(str(table)) for table in range(4)])
    counts = dict(await store.read("SELECT game_table, count(*) FROM entry GROUP BY game_table"))
    await asyncio.gather(
        *(write(store, str(table), counts.get(str(table), 0) + 1) for table in range(4))
    )

asyncio.run(main())
"""


def test_what_was_acknowledged_survives_kill_9(path: Path) -> None:
    script = KILLED.format(tests=str(Path(__file__).parents[2]), path=str(path))
    acknowledged = dict.fromkeys("0123", 0)
    for rounds in range(3):
        with subprocess.Popen(
            [sys.executable, "-c", script], stdout=subprocess.PIPE, text=True
        ) as writer:
            assert writer.stdout is not None
            for _ in range(60 + 35 * rounds):
                table, number = writer.stdout.readline().split()
                acknowledged[table] = int(number)
            writer.send_signal(signal.SIGKILL)
            for said in writer.stdout.read().splitlines(keepends=True):
                if said.endswith("\n"):  # the last may have been cut
                    acknowledged[said.split()[0]] = int(said.split()[1])
        for table, least in acknowledged.items():
            kept = lines_in(path, table)
            assert len(kept) >= least > 0
            assert kept == first_lines(len(kept))


# --- refused, failed ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "bad",
    [
        entries(1),  # there already
        entries(1, 7),  # not the next
        entries(1, 2, "no such table"),
        [("INSERT INTO no_such_table VALUES (1)", ())],
        [("SELECT ?", ())],
        [("SELECT ?", (object(),))],
        [("SELECT ?", (2**70,))],
        [("SELECT ?", ("\ud800",))],
        [*entries(1, 2), ("UPDATE game_table SET status = 'strange'", ())],
    ],
)
def test_a_bad_submission_fails_alone_and_whole(path: Path, bad: list[Statement]) -> None:
    async def use(store: Store) -> None:
        barrier = CommitBarrier()
        first = await barrier.hold(store)
        good, wrong, after = await submitted(store, entries(1), bad, entries(1, 2))
        barrier.released.set()
        await first
        await good
        with pytest.raises(StatementRefused, match="could not be saved"):
            await wrong
        await after
        assert store.statistics.commits == 2
        assert await lines_of(store) == first_lines(2)

    with_store(path, use)


def test_a_failed_commit_fails_everybody_in_it_and_leaves_nothing(path: Path) -> None:
    async def use(store: Store) -> None:
        barrier = CommitBarrier()
        first = await barrier.hold(store)
        tasks = await submitted(store, entries(1), entries(1, 2))
        store.before_commit = failing
        barrier.released.set()
        await first
        for task in tasks:
            with pytest.raises(StoreFailed, match="disk I/O error") as caught:
                await task
            assert not isinstance(caught.value, StatementRefused)
        assert await lines_of(store) == []
        assert store.statistics.failures == 1
        store.before_commit = None
        await store.commit(entries(1))
        assert await lines_of(store) == first_lines(1)

    with_store(path, use)


def test_whatever_goes_wrong_the_writer_lives_on(path: Path) -> None:
    async def use(store: Store) -> None:
        await store.commit([a_table()])
        store.before_commit = mistaken
        with pytest.raises(StoreFailed):
            await store.commit(entries(1))
        store.before_commit = None
        await store.commit(entries(1))

    with_store(path, use)
    assert lines_in(path) == first_lines(1)


def test_a_full_file_fails_and_recovers(path: Path) -> None:
    async def use(store: Store) -> int:
        await store.commit([a_table()])
        [[pages]] = await store.read("PRAGMA page_count")
        await store.change([(f"PRAGMA max_page_count = {pages + 2}", ())])
        kept = 0
        try:
            while True:
                await store.commit(entries(10, kept + 1))
                kept += 10
        except StoreFailed as error:
            said = str(error)
        assert "full" in said
        assert await lines_of(store) == first_lines(kept)
        await store.change([("PRAGMA max_page_count = 100000", ())])
        await store.commit(entries(10, kept + 1))
        return kept + 10

    kept = with_store(path, use)
    assert lines_in(path) == first_lines(kept)


FULL_DISK = """
import asyncio, resource, sys
from pathlib import Path
sys.path.insert(0, {tests!r})
from simony.server.store.store import Store, StoreFailed
from server.store.sample_store import NEVER, a_table, entries, first_lines, lines_of

async def main():
    async with Store.open(Path({path!r}), checkpoint_bytes=NEVER) as store:
        await store.commit([a_table()])
        hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
        resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, hard))
        kept = failed = 0
        while failed < 3:
            try:
                await store.commit(entries(1, kept + 1))
                kept += 1
            except StoreFailed as error:
                failed += 1
        assert kept > 10 and await lines_of(store) == first_lines(kept)
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
        await store.commit(entries(1, kept + 1))
        print(kept + 1)

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no limits on the size of files")
def test_a_disk_that_takes_no_more_fails_commits_and_recovers(path: Path) -> None:
    script = FULL_DISK.format(tests=str(Path(__file__).parents[2]), path=str(path))
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=False,
        timeout=TIMEOUT_SECONDS,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert lines_in(path) == first_lines(int(done.stdout))


def test_reading_never_writes_and_says_what_is_wrong(path: Path) -> None:
    async def use(store: Store) -> None:
        for wrong in ("DELETE FROM device", "SELECT * FROM nothing"):
            with pytest.raises(StoreFailed, match="cannot be used"):
                await store.read(wrong)
        assert await store.read("SELECT ?", (5,)) == [(5,)]

    with_store(path, use)


# --- one server a file ----------------------------------------------------------------------------

HOLDER = """
import asyncio, os, sys, time
from pathlib import Path
from simony.server.store.store import DataInUse, Store
try:
    store = Store.open(Path({path!r}))
except DataInUse as error:
    sys.exit(str(error))
if {fork} and os.fork() == 0:
    print("child", flush=True)
    time.sleep(600)
print(os.getpid(), flush=True)
time.sleep(600)
"""


@contextlib.contextmanager
def holder(path: Path, *, fork: bool = False) -> Iterator[subprocess.Popen[str]]:
    """Another process with the file open."""
    script = HOLDER.format(path=str(path), fork=fork)
    with subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        if fork:
            process.stdout.readline()
        try:
            yield process
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def test_a_second_server_is_refused_in_this_process(path: Path) -> None:
    async def use(store: Store) -> None:
        await store.commit([a_table()])
        link = path.parent / "link.db"
        link.symlink_to(path)
        for name in (path, link):
            with pytest.raises(DataInUse, match="in use by another server"):
                Store.open(name)
        await store.commit(entries(1))

    with_store(path, use)
    assert lines_in(path) == first_lines(1)


def test_a_second_server_is_refused_in_another_process(path: Path) -> None:
    with holder(path) as process:
        with pytest.raises(DataInUse, match="in use"):
            Store.open(path)
        process.kill()
        process.wait(TIMEOUT_SECONDS)
        assert lines_in(path) == []


@pytest.mark.skipif(sys.platform == "win32", reason="no fork")
def test_a_child_that_outlives_the_server_does_not_keep_the_file(path: Path) -> None:
    with holder(path, fork=True) as process:
        with pytest.raises(DataInUse):
            Store.open(path)
        process.kill()
        process.wait(TIMEOUT_SECONDS)
        assert lines_in(path) == []


# --- the write-ahead log --------------------------------------------------------------------------


def test_a_long_log_is_copied_into_the_file_and_emptied(path: Path) -> None:
    async def use(store: Store) -> None:
        await store.commit([a_table()])
        for number in range(1, 60):
            await store.commit(entries(1, number))
        assert store.statistics.checkpoints > 2
        await store.checkpoint()
        assert path.with_name("table.db-wal").stat().st_size == 0

    with_store(path, use, checkpoint_bytes=100_000)
    assert lines_in(path) == first_lines(59)


def test_a_reader_in_the_way_of_a_checkpoint_stops_nobody(path: Path) -> None:
    async def use(store: Store) -> None:
        await store.commit([a_table()])
        with contextlib.closing(connect(path, "ro")) as reader:
            reader.execute("BEGIN")
            assert reader.execute("SELECT count(*) FROM entry").fetchone() == (0,)
            for number in range(1, 60):
                await store.commit(entries(1, number))
            assert store.statistics.checkpoints == 0
            reader.execute("COMMIT")
        for number in range(60, 100):
            await store.commit(entries(1, number))
        assert store.statistics.checkpoints > 0

    with_store(path, use, checkpoint_bytes=100_000)
    assert lines_in(path) == first_lines(99)


# --- migrations -----------------------------------------------------------------------------------

NEXT = ("CREATE TABLE extra (id INTEGER PRIMARY KEY) STRICT", "INSERT INTO extra VALUES (7)")
BROKEN = ("CREATE TABLE more (id INTEGER PRIMARY KEY) STRICT", "INSERT INTO nowhere VALUES (7)")


LATEST = len(schema.MIGRATIONS)


def filled(path: Path) -> None:
    async def fill(store: Store) -> None:
        await store.commit([a_table(), *entries(5)])

    with_store(path, fill)


def test_an_older_file_is_brought_up_to_date_and_loses_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(path)
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, NEXT))
    monkeypatch.setattr("simony.server.store.integrity.MIGRATIONS", schema.MIGRATIONS)
    for _ in range(2):
        assert lines_in(path) == first_lines(5)
        assert with_store(path, lambda store: store.read("SELECT id FROM extra")) == [(7,)]
    with contextlib.closing(connect(path)) as connection:
        assert schema.version(connection) == LATEST + 1


def test_a_migration_that_fails_leaves_the_file_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(path)
    with monkeypatch.context() as later:
        later.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, NEXT, BROKEN))
        with pytest.raises(StoreFailed):
            Store.open(path)
        with contextlib.closing(connect(path)) as connection:
            assert schema.version(connection) == LATEST + 1
            assert connection.execute(
                "SELECT count(*) FROM sqlite_schema WHERE name = 'more'"
            ).fetchone() == (0,)
        later.setattr(schema, "MIGRATIONS", schema.MIGRATIONS[: LATEST + 1])
        later.setattr("simony.server.store.integrity.MIGRATIONS", schema.MIGRATIONS)
        assert lines_in(path) == first_lines(5)


def test_the_file_of_a_newer_version_is_refused_and_not_touched(path: Path) -> None:
    filled(path)
    with contextlib.closing(connect(path)) as connection:
        connection.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    with pytest.raises(
        BadData, match=r"newer Simony wrote it \(layout 99; this Simony knows layouts up to 2\)"
    ):
        Store.open(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("layout", range(1, len(schema.MIGRATIONS) + 1))
def test_a_file_of_every_layout_there_was_opens_with_all_it_holds(path: Path, layout: int) -> None:
    """`make_layout.py` wrote these files when their layout was new."""
    path.parent.mkdir()
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.executescript(
            (Path(__file__).parent / "layouts" / f"layout-{layout}.sql").read_text("utf-8")
        )
        connection.execute(f"PRAGMA application_id = {schema.APPLICATION}")
        connection.execute(f"PRAGMA user_version = {layout}")

    async def use(store: Store) -> None:
        assert await lines_of(store) == first_lines(3)
        assert [each.seat for each in await rows.tables_of_device(store, "anna")] == [0]
        assert [each.text for each in await rows.chat_after(store, "t", 0)] == [
            "hello",
            "good evening",
        ]
        assert [each.wins for each in await rows.results_of_device(store, "anna")] == [1.0]
        assert [each.what for each in await reports_of(store, "t")] == ["chat 1"]
        await store.commit(entries(1, 4))
        await store.commit(
            [
                moderation_rows.put_creator("t", "bela", b"from a house"),
                moderation_rows.put_phrase("bela", sha256("ten words"), 9.0),
            ]
        )
        with contextlib.closing(connect(path)) as connection:
            assert (schema.version(connection), schema.missing_objects(connection)) == (LATEST, [])

    with_store(path, use)


# --- where ----------------------------------------------------------------------------------------


def test_the_default_file_is_in_the_persons_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_data_file() == tmp_path / "simony" / "table.db"
    for unset in ("", "relative"):
        monkeypatch.setenv("XDG_DATA_HOME", unset)
        monkeypatch.setenv("HOME", str(tmp_path))
        if sys.platform == "linux":
            assert default_data_file() == tmp_path / ".local" / "share" / "simony" / "table.db"


def test_without_a_home_folder_there_is_no_default(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_home() -> Path:
        raise RuntimeError

    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(Path, "home", no_home)
    with pytest.raises(StoreFailed, match="--data"):
        default_data_file()


def test_only_the_owner_may_read_it(path: Path) -> None:
    async def use(store: Store) -> None:
        await store.commit([a_table()])
        for name in ("table.db", "table.db-wal"):
            assert path.with_name(name).stat().st_mode & 0o077 == 0

    with_store(path, use)


def test_a_place_where_nothing_can_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    for place in (tmp_path / "file" / "table.db", tmp_path):
        with pytest.raises(StoreFailed, match="cannot be used"):
            Store.open(place)


def test_a_strange_name_is_a_name(tmp_path: Path) -> None:
    path = tmp_path / "a b?mode=memory#%41é.db"
    filled(path)
    assert path.exists()
    assert lines_in(path) == [line(number) for number in range(1, 6)]
