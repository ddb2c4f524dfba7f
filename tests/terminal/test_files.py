"""Atomic writes, and names and paths of saved games."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from simony.core.log import Log
from simony.registry import open_game
from simony.terminal.files import (
    AutoSave,
    CannotWrite,
    free_name,
    interrupted_games,
    quoted,
    state_folder,
    typed_path,
    write_atomically,
)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_writing_a_new_file_and_replacing_it(tmp_path: Path) -> None:
    path = tmp_path / "a.log"
    write_atomically(path, "one\n")
    write_atomically(path, "two\n")
    assert path.read_bytes() == b"two\n"
    assert names(tmp_path) == ["a.log"]


def test_a_failure_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "a.log"
    write_atomically(path, "old")
    with pytest.raises(CannotWrite) as caught:
        write_atomically(path, "new \ud800")  # cannot be encoded, which shows only while writing
    assert str(path) in str(caught.value)
    assert path.read_text() == "old"
    assert names(tmp_path) == ["a.log"]


@pytest.mark.parametrize("name", ["missing/a.log", "folder", "pipe", "x" * 300, "a\0b"])
def test_impossible_file_names_are_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(CannotWrite, match="cannot be written"):
        write_atomically(tmp_path / name, "text")
    assert names(tmp_path) == ["folder", "pipe"]


def test_devices_are_left_alone() -> None:
    with pytest.raises(CannotWrite, match="not a regular file"):
        write_atomically(Path("/dev/null"), "text")
    assert Path("/dev/null").is_char_device()


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real.log").write_text("old")
    (tmp_path / "link.log").symlink_to("real.log")
    write_atomically(tmp_path / "link.log", "new")
    assert (tmp_path / "link.log").is_symlink()
    assert (tmp_path / "real.log").read_text() == "new"


def test_rights_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "a.log"
    path.write_text("old")
    path.chmod(0o640)
    write_atomically(path, "new")
    assert path.stat().st_mode & 0o777 == 0o640


def test_free_names(tmp_path: Path) -> None:
    (tmp_path / "game-1.log").touch()
    assert free_name(tmp_path, "game").name == "game-2.log"


def test_the_state_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert state_folder() == tmp_path / "simony"
    monkeypatch.setenv("XDG_STATE_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert state_folder() == tmp_path / ".local" / "state" / "simony"


def test_paths_as_people_and_shells_write_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/anna")
    assert typed_path("~/game one.log") == Path("/home/anna/game one.log")
    assert typed_path("~nobody-of-that-name/x") == Path("~nobody-of-that-name/x")
    assert quoted(Path("/home/anna/game one.log")) == "'/home/anna/game one.log'"
    assert quoted(Path("two\nlines, Anna's \\.log")) == r"$'two\nlines, Anna\'s \\.log'"


def test_autosaves_of_ended_processes_are_listed(tmp_path: Path) -> None:
    assert interrupted_games(tmp_path / "missing", "game") == []
    (tmp_path / f"game-{os.getpid()}-1.log").touch()
    (tmp_path / "other-99999999-1.log").touch()
    (tmp_path / "game-x-1.log").touch()
    assert interrupted_games(tmp_path, "game") == []
    (tmp_path / "game-99999999-1.log").touch()
    (tmp_path / "game-99999998-1.log").touch()
    os.utime(tmp_path / "game-99999998-1.log", (1, 1))
    assert interrupted_games(tmp_path, "game") == [
        tmp_path / "game-99999999-1.log",
        tmp_path / "game-99999998-1.log",
    ]


def test_two_sessions_keep_two_files(tmp_path: Path) -> None:
    log = Log(open_game("indulgence"))
    first, second = AutoSave(tmp_path), AutoSave(tmp_path)
    for autosave in (first, second, first):
        autosave.save(log)
    assert len(names(tmp_path)) == 2
    first.delete()
    assert first.path is None
    assert [tmp_path / name for name in names(tmp_path)] == [second.path]
