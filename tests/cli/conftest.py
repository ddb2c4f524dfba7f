"""Fixtures for the command line: a temporary folder, English, and nothing kept outside."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cli.shell import Outcome
from simony.cli import main
from simony.core.log import Log
from simony.core.rng import Rng
from simony.registry import open_game


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("LANG", "LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., Outcome]:
    """A command in this process."""

    def run_it(*arguments: str) -> Outcome:
        code = main(arguments)
        shown = capsys.readouterr()
        return Outcome(code, shown.out, shown.err)

    return run_it


@pytest.fixture
def finished(folder: Path) -> Path:
    """A finished game in a file."""
    return _saved(folder / "finished.log", 10_000)


@pytest.fixture
def interrupted_game(folder: Path) -> Path:
    """An unfinished game in a file."""
    return _saved(folder / "broken-off.log", 30)


def _saved(path: Path, most: int) -> Path:
    game = open_game("indulgence", 4, {"first_ruler": "2"}, {"game": {"rounds": 1}})
    log = Log(game, ["Anna", "Lucrezia (priest)", "Cesare (random)", "Beatrice (priest)"])
    rng = Rng("saved")
    while not log.over and len(log.entries) < most:
        pending = log.state.pending_seats()
        if not pending:
            log.draw_chance(rng)
        else:
            legal = log.state.legal(pending[0])
            log.play(pending[0], legal[rng.below(len(legal))])
    path.write_text(log.dump(), "utf-8")
    return path
