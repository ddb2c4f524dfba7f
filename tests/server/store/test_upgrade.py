"""The upgrade of a server's data file, and the way back, rehearsed.

`layouts/running-1.sql` is the data file of a server of layout 1 with three running games. The
program of that time wrote it (commit 90062c8).
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from server.harness import Client, FakeEnvironment, Harness, open_harness, play_out, run
from server.table_actions import get
from simony.registry import read_log_text
from simony.server.protocol.caller import Caller
from simony.server.store import integrity, rows, schema
from simony.server.store.backup import back_up, restore
from simony.server.store.data_file import (
    DAILY,
    BadData,
    StoreFailed,
    backup_name,
    backups,
    mark_as_data,
)
from simony.server.store.store import Store

GAMES = {"dogma": 3, "indulgence": 3, "mea_culpa": 2}
LATEST = len(schema.MIGRATIONS)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data file of layout 1, with running games."""
    path = tmp_path / "table.db"
    with closing(sqlite3.connect(path)) as connection:
        script = Path(__file__).parent / "layouts" / "running-1.sql"
        connection.executescript(script.read_text("utf-8"))
        connection.execute(f"PRAGMA application_id = {schema.APPLICATION}")
        connection.execute("PRAGMA user_version = 1")
    mark_as_data(path)
    return path


def layout_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return schema.version(connection)


def contents(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


def kept_files(path: Path) -> list[Path]:
    """Return the backups that were made before an upgrade."""
    return sorted(path.parent.glob(f"{path.name}.before-layout-*"))


@contextmanager
def program_of_layout(layout: int) -> Iterator[None]:
    """Pretend to be the release whose newest layout this was, or will be."""
    known = (*schema.MIGRATIONS, *((f"CREATE TABLE later_{n} (id)",) for n in range(9)))[:layout]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", known)
        patch.setattr(integrity, "MIGRATIONS", known)
        yield


def open_and_close(path: Path) -> None:
    async def use() -> None:
        await Store.open(path).close()

    run(use())


async def come_back(harness: Harness) -> dict[str, list[Client]]:
    """Return the players of every game, back at their tables."""
    found: dict[str, list[Client]] = {}
    query = "SELECT id, game FROM game_table WHERE status = 'playing' ORDER BY game"
    for table, game in await harness.server.services.store.read(query):
        players = [
            Client(Caller(f"d-{name}", name), await harness.server.registry.find(str(table)))
            for name in ("Anna", "Bo", "Chi")[: GAMES[str(game)]]
        ]
        for seat, client in enumerate(players):
            await client.look(seat)
        found[str(game)] = players
    return found


def test_after_the_upgrade_every_running_game_is_played_to_its_end(data: Path) -> None:
    async def play() -> None:
        async with open_harness(data, FakeEnvironment()) as harness:
            tables = await come_back(harness)
            assert list(tables) == list(GAMES)
            for game, players in tables.items():
                assert players[0].news["problem"] is None
                chat = players[0].last("chat")["text"]
                assert chat == f"A good {game} tonight."
                await play_out(players)
                assert players[0].frame["result"]["by_rules"]
                path = f"/api/tables/{players[0].table.record.id}/log"
                log = read_log_text((await get(harness, path)).content)
                assert (log.game.key, log.over) == (game, True)

    run(play())
    assert layout_of(data) == LATEST


def test_the_file_as_it_was_is_kept_once(data: Path) -> None:
    before = contents(data)
    open_and_close(data)
    [kept] = kept_files(data)
    assert kept.name.startswith(f"table.db.before-layout-{LATEST}-")
    assert kept in [path for _, path in backups(data)]
    assert (layout_of(kept), contents(kept)) == (1, before)
    open_and_close(data)  # nothing is due any more
    assert kept_files(data) == [kept]


def test_an_older_one_is_never_replaced(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", lambda: 1_800_000_000.0)
    open_and_close(data)
    [first] = kept_files(data)
    before = first.read_bytes()
    restore(first, data, 1_800_000_000.0)
    open_and_close(data)
    assert len(kept_files(data)) == 2
    assert first.read_bytes() == before


def test_a_new_file_needs_none(tmp_path: Path) -> None:
    open_and_close(tmp_path / "table.db")
    assert kept_files(tmp_path / "table.db") == []


def test_without_room_for_it_nothing_is_upgraded(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    before = contents(data)
    monkeypatch.setattr("simony.server.store.backup.replace_durably", full)
    with pytest.raises(StoreFailed, match="No space left on device"):
        Store.open(data)
    assert (layout_of(data), contents(data)) == (1, before)


def test_upgrade_and_rollback(data: Path) -> None:
    """Upgrade, play a move, go back: the older program continues with the file from before."""
    before = contents(data)

    async def move() -> None:
        async with open_harness(data, FakeEnvironment()) as harness:
            player = next(
                client
                for client in (await come_back(harness))["dogma"]
                if client.frame["prompt"] is not None
            )
            assert (await player.move(player.choices[0]))["type"] == "accepted"

    run(move())
    back_up(data, backup_name(data, DAILY, 2_000_000_000.0))  # newer, but not for the older program
    with program_of_layout(1):
        upgraded = hashlib.sha256(data.read_bytes()).hexdigest()
        with pytest.raises(BadData) as refused:
            Store.open(data)
        assert f"layout {LATEST}; this Simony knows layouts up to 1" in str(refused.value)
        assert f"simony restore {kept_files(data)[0]} --data {data}" in str(refused.value)
        assert hashlib.sha256(data.read_bytes()).hexdigest() == upgraded
        aside = restore(kept_files(data)[0], data, 1_800_000_000.0)
        assert aside is not None
        assert layout_of(aside) == LATEST
        open_and_close(data)
        assert (layout_of(data), contents(data)) == (1, before)
    run(move())  # and forward again


def test_a_file_of_a_layout_to_come_is_refused_and_left_alone(data: Path) -> None:
    with program_of_layout(LATEST + 2):
        open_and_close(data)
    assert layout_of(data) == LATEST + 2
    before = data.read_bytes()
    with pytest.raises(BadData, match=f"newer Simony wrote it .layout {LATEST + 2}"):
        Store.open(data)
    assert data.read_bytes() == before
    assert not data.with_name("table.db-wal").read_bytes()
    assert len(kept_files(data)) == 1


def test_the_entries_are_the_same_after_the_upgrade(data: Path) -> None:
    async def lines(path: Path) -> list[list[str]]:
        async with Store.open(path) as store:
            tables = await store.read("SELECT id FROM game_table ORDER BY id")
            return [
                [entry.line for entry in await rows.get_entries(store, str(table))]
                for (table,) in tables
            ]

    with closing(sqlite3.connect(data)) as connection:
        query = "SELECT line FROM entry ORDER BY game_table, number"
        before = [line for (line,) in connection.execute(query)]

    async def compare() -> None:
        assert [line for table in await lines(data) for line in table] == before

    run(compare())
