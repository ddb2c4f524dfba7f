"""Damaged data files: they open with a prefix of the history, or are refused with a clear
message and a hint at the backup.
"""

from __future__ import annotations

import contextlib
import shlex
import shutil
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.store.sample_store import (
    NEVER,
    a_table,
    entries,
    everything,
    first_lines,
    lines_in,
    lines_of,
    reports_of,
    seats_of,
    with_store,
)
from simony.server.store import rows, schema
from simony.server.store.backup import back_up, restore
from simony.server.store.data_file import DAILY, backup_name, connect
from simony.server.store.integrity import inspect
from simony.server.store.store import BadData, Store

FRAME_HEAD, LOG_HEAD = 24, 32
COMMITS = 9


# --- a write-ahead log that was cut ---------------------------------------------------------------


@dataclass(frozen=True)
class Cut:
    """A data file and its log, and the length of the log after each acknowledged commit."""

    path: Path
    data: bytes
    log: bytes
    ends: Sequence[int]
    page: int

    def opened(self, length: int, use: Callable[[Path], list[str]]) -> list[str]:
        """Return what a copy contains whose log ends there."""
        for name in ("table.db-shm", "table.db-wal", "table.db"):
            self.path.with_name(name).unlink(missing_ok=True)
        self.path.write_bytes(self.data)
        self.path.with_name("table.db-wal").write_bytes(self.log[:length])
        return use(self.path)

    def expected(self, length: int) -> list[str]:
        """Return every commit whose last byte is there, and no other."""
        return first_lines(sum(end <= length for end in self.ends))

    def around_frames(self) -> Iterator[int]:
        """The lengths at, before and after each boundary."""
        frame = FRAME_HEAD + self.page
        for start in range(LOG_HEAD, len(self.log) + 1, frame):
            yield from (start - 1, start, start + 1, start + FRAME_HEAD, start + frame // 2)


def cut_log(folder: Path, page: int) -> Cut:
    """Some commits, one entry each, that no checkpoint has copied yet."""
    path = folder / "live" / "table.db"
    ends: list[int] = []

    async def write(store: Store) -> tuple[bytes, bytes]:
        await store.commit([a_table()])
        await store.checkpoint()
        for number in range(1, COMMITS + 1):
            await store.commit(entries(1, number))
            ends.append(path.with_name("table.db-wal").stat().st_size)
        return path.read_bytes(), path.with_name("table.db-wal").read_bytes()

    path.parent.mkdir(parents=True)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA page_size = {page}")
        connection.execute(f"PRAGMA application_id = {schema.APPLICATION}")
        schema.migrate(connection)
    data, log = with_store(path, write, NEVER)
    (folder / "cut").mkdir()
    return Cut(folder / "cut" / "table.db", data, log, ends, page)


def looked_into(path: Path) -> list[str]:
    """Return the file's content without opening a store: for thousands of lengths."""
    inspect(path)
    with contextlib.closing(connect(path, "ro")) as connection:
        return [str(row[0]) for row in connection.execute("SELECT line FROM entry ORDER BY number")]


@pytest.mark.parametrize("page", [512, 4096])
def test_a_log_cut_at_any_frame_opens_with_what_was_acknowledged_up_to_there(
    tmp_path: Path, page: int
) -> None:
    cut = cut_log(tmp_path, page)
    assert cut.expected(len(cut.log)) == first_lines(COMMITS)
    lengths = sorted({0, 1, 16, *cut.around_frames()} & set(range(len(cut.log) + 1)))
    assert len(lengths) > 5 * COMMITS
    seen = [len(cut.opened(length, lines_in)) for length in lengths]
    assert seen == [len(cut.expected(length)) for length in lengths]
    assert seen == sorted(seen)
    assert seen[-1] == COMMITS


def test_a_log_cut_at_any_byte_of_a_commit_opens_with_a_prefix(tmp_path: Path) -> None:
    cut = cut_log(tmp_path, 512)
    frame = FRAME_HEAD + cut.page
    begin, end = cut.ends[3], cut.ends[4]
    assert (end - begin) % frame == 0
    for length in [
        *range(LOG_HEAD + 1),
        *range(begin - 1, end - frame, 29),
        *range(end - frame, end + 2),
    ]:
        assert cut.opened(length, looked_into) == cut.expected(length), length


def test_a_log_damaged_anywhere_opens_with_a_prefix(tmp_path: Path) -> None:
    cut = cut_log(tmp_path, 512)
    for place in range(0, len(cut.log), 97):
        log = bytearray(cut.log)
        log[place] ^= 0x41
        changed = Cut(cut.path, cut.data, bytes(log), cut.ends, cut.page)
        found = changed.opened(len(log), looked_into)
        assert found == first_lines(len(found))
        assert len(found) >= len(cut.expected(place))


def test_what_was_cut_is_written_again(tmp_path: Path) -> None:
    cut = cut_log(tmp_path, 4096)

    async def go_on(store: Store) -> None:
        kept = len(await lines_of(store))
        await store.commit(entries(5, kept + 1))

    for length in (cut.ends[2], cut.ends[2] + 100, cut.ends[5] - 1):
        kept = len(cut.opened(length, lines_in))
        with_store(cut.path, go_on)
        assert lines_in(cut.path) == first_lines(kept + 5)


def test_a_log_that_lost_what_a_checkpoint_had_copied_is_no_prefix_and_is_refused(
    tmp_path: Path,
) -> None:
    """Otherwise old pages from the log would cover new ones of the file: a state that never
    existed.
    """
    path, copy = tmp_path / "live" / "table.db", tmp_path / "copy.db"
    name = path.with_name("table.db-wal")

    async def write(store: Store) -> bytes:
        await store.commit(
            [a_table(), *entries(60), a_table("z"), *entries(60, table="z")]
        )  # on pages of their own
        await store.checkpoint()
        for table in ("t", "z"):  # nothing grows, so that SQLite finds nothing
            for number in range(61, 71):
                await store.commit(entries(1, number, table))
        with contextlib.closing(connect(path)) as other:
            other.execute(
                "PRAGMA wal_checkpoint(PASSIVE)"
            ).fetchall()  # copied, but the log is not restarted
        copy.write_bytes(path.read_bytes())
        return name.read_bytes()

    log = with_store(path, write, NEVER)
    copy.with_name("copy.db-wal").write_bytes(log)
    assert (len(lines_in(copy)), len(lines_in(copy, "z"))) == (70, 70)
    shutil.copy(path, copy)
    copy.with_name("copy.db-wal").write_bytes(log[: len(log) // 4])
    with pytest.raises(BadData, match="write-ahead log has lost a part"):
        Store.open(copy)


# --- a main file that was damaged -----------------------------------------------------------------


class Whole:
    """A file with a row of each kind in it, and its content."""

    def __init__(self, path: Path, data: bytes, log: bytes, games: tuple[object, ...]) -> None:
        self.path = path
        self.data = data
        self.log = log
        self.games = games

    def put(self, data: bytes) -> None:
        self.path.write_bytes(data)
        self.path.with_name("table.db-wal").write_bytes(self.log)
        self.path.with_name("table.db-shm").unlink(missing_ok=True)


async def games(store: Store) -> tuple[object, ...]:
    """Return all rows that games consist of; all other rows are read too."""
    calls: list[Awaitable[object]] = [
        rows.tables_of_device(store, "anna"),
        rows.lobby(store),
        seats_of(store, "t"),
        rows.chat_after(store, "t", 0),
        reports_of(store, "t"),
        rows.results_of_device(store, "anna"),
        rows.accepted_moves(store, "t"),
        rows.find_device_by_token(store, rows.sha256("token of anna")),
    ]
    for call in calls:
        await call
    return (
        await the_table(store, "t"),
        await the_table(store, "u"),
        await rows.get_entries(store, "t"),
        await rows.get_entries(store, "u"),
    )


async def the_table(store: Store, key: str) -> rows.GameTable:
    """Without the time of the last change, which only orders lists."""
    table = await rows.get_table(store, key)
    assert table is not None
    return msgspec.structs.replace(table, updated=0.0)


@pytest.fixture(scope="module", params=["closed", "killed"])
def whole(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Whole:
    """A server's file: after a stop, and after a kill, so that part of it is in the log."""
    folder = tmp_path_factory.mktemp("whole")
    path = folder / "live" / "table.db"
    name = path.with_name("table.db-wal")

    async def write(store: Store) -> Whole:
        await store.commit(
            [*everything(), a_table("u", body=b"x" * 9000), *entries(200, table="u")]
        )
        await store.checkpoint()
        if request.param == "killed":
            await store.commit(entries(30, 201, "u"))
        return Whole(
            folder / "damaged" / "table.db",
            path.read_bytes(),
            name.read_bytes(),
            await games(store),
        )

    found = with_store(path, write, NEVER)
    found.path.parent.mkdir()
    return found


def refused_or_the_same(whole: Whole, data: bytes) -> bool:
    """Open a changed file; return whether it was refused. A refused file is not changed."""
    whole.put(data)
    try:
        found = with_store(whole.path, games)
    except BadData as error:
        said = str(error)
    else:
        assert found == whole.games
        return False
    assert "cannot be used" in said
    assert whole.path.read_bytes() == data
    assert whole.path.with_name("table.db-wal").read_bytes() == whole.log
    return True


def test_every_byte_of_the_header_is_refused_or_does_not_matter(whole: Whole) -> None:
    refused = 0
    for place in range(100):
        data = bytearray(whole.data)
        data[place] ^= 0xFF
        refused += refused_or_the_same(whole, bytes(data))
    assert refused > 25


def with_junk(whole: Whole, place: float, junk: bytes) -> bytes:
    start = int(place * len(whole.data))
    return (whole.data[:start] + junk + whole.data[start + len(junk) :])[: len(whole.data)]


PLACES = st.floats(0, 1, exclude_max=True)
JUNK = st.binary(min_size=1, max_size=80)


@settings(max_examples=40, deadline=None)
@given(place=PLACES, junk=JUNK)
def test_random_bytes_anywhere_are_refused_or_do_not_matter(
    whole: Whole, place: float, junk: bytes
) -> None:
    refused_or_the_same(whole, with_junk(whole, place, junk))


@pytest.mark.soak
@settings(max_examples=5000, deadline=None)
@given(place=PLACES, junk=JUNK)
def test_many_random_bytes_anywhere(whole: Whole, place: float, junk: bytes) -> None:
    refused_or_the_same(whole, with_junk(whole, place, junk))


def test_a_byte_of_a_log_line_is_noticed(whole: Whole) -> None:
    """SQLite itself would not notice."""
    found = 0
    for text in (b"1 play 3 ", b"1 play 77 ", b"a secret"):
        place = whole.data.find(text)
        assert place > 0
        changed = whole.data[: place + 2] + b"P" + whole.data[place + 3 :]
        found += refused_or_the_same(whole, changed)
    assert found == 3


@pytest.mark.parametrize("keep", [1, 99, 100, 4095, 4096, 5000, 0.5, 0.9])
def test_a_file_that_was_cut_is_refused(whole: Whole, keep: float) -> None:
    length = keep if isinstance(keep, int) else int(keep * len(whole.data))
    assert refused_or_the_same(whole, whole.data[:length])


def test_a_whole_page_of_nothing_is_refused(whole: Whole) -> None:
    refused = [
        refused_or_the_same(whole, whole.data[:start] + bytes(4096) + whole.data[start + 4096 :])
        for start in range(0, len(whole.data), 4096)
    ]
    assert sum(refused) > len(refused) // 2


# --- what is said ---------------------------------------------------------------------------------


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "it's here" / "table.db"

    async def fill(store: Store) -> None:
        await store.commit([a_table(), *entries(5)])

    with_store(path, fill)
    return path


def torn(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[4096:] = b"\xa5" * (len(data) - 4096)
    path.write_bytes(data)


def test_the_message_says_what_is_wrong_and_the_way_to_the_backup(path: Path) -> None:
    for now in (1.7e9, 1.6e9):
        back_up(path, backup_name(path, DAILY, now))
    torn(path)
    with pytest.raises(BadData) as caught:
        Store.open(path)
    said = str(caught.value)
    newest = backup_name(path, DAILY, 1.7e9)
    assert f"The data file {path} cannot be used: it is damaged (" in said
    assert f"The newest backup is {newest}." in said
    command = said.partition("another name: ")[2]
    assert shlex.split(command) == ["simony", "restore", str(newest), "--data", str(path)]
    restore(newest, path, 1.8e9)
    assert lines_in(path) == first_lines(5)


def test_without_a_backup_it_says_so(path: Path) -> None:
    torn(path)
    with pytest.raises(BadData, match="There is no backup beside it"):
        Store.open(path)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "it is empty, or too short"),
        (b"Dear diary, " * 500, "not a database"),
        (b"SQLite format 3\0" + bytes(5000), "damaged"),
    ],
)
def test_what_is_no_data_file_is_left_alone(path: Path, content: bytes, said: str) -> None:
    path.write_bytes(content)
    with pytest.raises(BadData, match=said):
        Store.open(path)
    assert path.read_bytes() == content


def test_the_database_of_another_programme_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE precious (thing)")
    before = path.read_bytes()
    with pytest.raises(BadData, match="no data file of Simony’s"):
        Store.open(path)
    assert path.read_bytes() == before


def test_an_empty_file_does_not_cost_its_log(path: Path) -> None:
    log = path.with_name("table.db-wal")
    path.write_bytes(b"")
    log.write_bytes(b"all that is left")
    with pytest.raises(BadData, match="empty"):
        Store.open(path)
    assert log.read_bytes() == b"all that is left"


@pytest.mark.parametrize(
    ("left", "said"),
    [
        ("table.db-wal", "write-ahead log is there"),
        ("table.db.daily-20260101-000000", "there are backups"),
    ],
)
def test_a_missing_file_is_not_created_where_there_was_one(
    path: Path, left: str, said: str
) -> None:
    shutil.copy(path, path.with_name(left))
    path.unlink()
    with pytest.raises(BadData, match=said):
        Store.open(path)
    assert not path.exists()


def test_an_index_that_does_not_fit_is_noticed(path: Path) -> None:
    with contextlib.closing(connect(path)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute(
            "UPDATE sqlite_schema SET sql = replace(sql, 'hidden', 'Hidden') WHERE name = 'chat'"
        )
    with pytest.raises(BadData, match="“chat”"):
        Store.open(path)


def test_a_layout_that_is_no_text_is_noticed(path: Path) -> None:
    """Python cannot even decode SQLite's message about it."""
    data = path.read_bytes()
    assert data.count(b"CREATE TABLE tide") == 1
    for words in (b"CREATE T\x80BLE tide", b"CREATE TABLE \xff\xffde", b"\xffREATE TABLE tide"):
        path.write_bytes(data.replace(b"CREATE TABLE tide", words))
        with pytest.raises(BadData, match="damaged"):
            Store.open(path)


def test_damage_that_shows_while_the_server_runs_is_said(path: Path) -> None:
    async def use(store: Store) -> None:
        await store.commit([("UPDATE entry SET line = 'another' WHERE number = 3", ())])
        with pytest.raises(BadData, match="table t, entry 3, is not as it was written"):
            await rows.get_entries(store, "t")
        await store.commit([("DELETE FROM entry WHERE number = 2", ())])
        with pytest.raises(BadData, match="table t, entry 2"):
            await rows.get_entries(store, "t")
        await store.commit([("UPDATE game_table SET body = x'00'", ())])
        with pytest.raises(BadData, match="table t, entry 0"):
            await rows.get_table(store, "t")
        await store.commit([("UPDATE entry SET line = CAST(x'ff31' AS TEXT)", ())])
        with pytest.raises(BadData, match="no UTF-8") as caught:
            await lines_of(store)
        assert "31" not in str(caught.value).replace(str(store.path), "")

    with_store(path, use)
