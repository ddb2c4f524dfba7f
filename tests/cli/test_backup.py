"""``simony backup`` and ``simony restore``."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.shell import Outcome, simony
from server.store.sample_store import a_table, entries, first_lines, lines_in, with_store
from simony.server.store.store import Store

Run = Callable[..., Outcome]


@pytest.fixture
def data(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The default data file, with five entries."""
    monkeypatch.setenv("XDG_DATA_HOME", str(folder / "share"))
    path = folder / "share" / "simony" / "table.db"

    async def fill(store: Store) -> None:
        await store.commit([a_table(), *entries(5)])

    with_store(path, fill)
    return path


async def one_more(store: Store) -> None:
    await store.commit(entries(1, 6))


@pytest.mark.parametrize("language", ["en", "ja"])
def test_back_up_and_restore(run: Run, data: Path, folder: Path, language: str) -> None:
    made = run("backup", "--to", "copy.db", "--lang", language)
    assert (made.code, made.err) == (0, "")
    assert "copy.db" in made.out
    with_store(data, one_more)
    restored = run("restore", "copy.db", "--lang", language)
    assert (restored.code, restored.err) == (0, "")
    assert str(data) in restored.out
    assert "table.db.replaced-" in restored.out
    assert lines_in(data) == first_lines(5)
    assert lines_in(folder / "copy.db") == first_lines(5)


def test_the_default_is_beside_the_data_and_a_server_may_run(data: Path, folder: Path) -> None:
    async def use(store: Store) -> Outcome:
        await one_more(store)
        return await asyncio.to_thread(
            simony, folder, "backup", XDG_DATA_HOME=str(folder / "share")
        )

    outcome = with_store(data, use)
    assert (outcome.code, outcome.err) == (0, "")
    [made] = data.parent.glob("table.db.backup-*")
    assert str(made) in outcome.out
    assert lines_in(made) == first_lines(6)


def test_a_server_that_runs_keeps_its_data(run: Run, data: Path, folder: Path) -> None:
    assert run("backup", "--to", "copy.db").code == 0

    async def use(store: Store) -> Outcome:
        await one_more(store)
        return await asyncio.to_thread(
            simony, folder, "restore", "copy.db", XDG_DATA_HOME=str(folder / "share")
        )

    outcome = with_store(data, use)
    assert outcome.code == 2
    assert outcome.err.startswith("error: The data file")
    assert "in use by another server" in outcome.err
    assert lines_in(data) == first_lines(6)


def test_damaged_data_give_the_restore_command(run: Run, data: Path) -> None:
    assert run("backup").code == 0
    data.write_bytes(data.read_bytes()[:5000])
    for arguments in (["backup"], ["backup", "--lang", "ja"]):
        outcome = run(*arguments)
        assert outcome.code == 1
        [made] = data.parent.glob("table.db.backup-*")
        assert f"simony restore {made} --data {data}" in outcome.err
        assert "Traceback" not in outcome.err
    assert run("restore", str(made), "--data", str(data)).code == 0
    assert lines_in(data) == first_lines(5)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_failure_is_reported_in_one_line(
    run: Run, folder: Path, data: Path, language: str
) -> None:
    (folder / "letter.txt").write_text("Dear Anna, " * 100)
    for code, arguments in [
        (2, ["backup", "--data", "nothing.db"]),
        (2, ["backup", "--to", "letter.txt"]),
        (2, ["backup", "--to", "letter.txt/copy.db"]),
        (2, ["restore", "nothing.db"]),
        (1, ["restore", "letter.txt"]),
        (1, ["backup", "--data", "letter.txt"]),
        (2, ["restore", str(data)]),
        (2, ["restore", "letter.txt", "--data", "."]),
        (2, ["restore"]),
        (2, ["backup", "--to", ""]),
    ]:
        outcome = run(*arguments, "--lang", language)
        assert (outcome.code, outcome.out) == (code, ""), arguments
        assert len(outcome.err.splitlines()) in (1, 2), outcome.err
    assert lines_in(data) == first_lines(5)
    assert (folder / "letter.txt").read_text().startswith("Dear Anna")
