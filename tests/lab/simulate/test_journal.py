"""Simulations in a folder: the same bytes for any number of processes, and after any
interruption.
"""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from base64 import b64decode
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from simony.core.errors import BadOption
from simony.lab.simulate import simulation
from simony.lab.simulate.journal import NAME, Journal, saved_settings
from simony.lab.simulate.recorded_games import RecordedChunk
from simony.lab.simulate.resumable_file import BadResults
from simony.lab.simulate.simulation import Plan, Report, simulate
from simony.lab.simulate.workers import Workers
from simony.registry import game_specs, open_game

FILES = ("about.json", "confessions.csv", "games.csv", NAME, "seats.csv")


def run(folder: Path, games: int = 25, jobs: int = 1, seed: str = "1", seats: int = 2) -> Report:
    return simulate(
        open_game("dogma", seats),
        games,
        ["priest"] * seats,
        seed,
        workers=Workers(jobs),
        folder=folder,
    )


def bytes_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "CHUNK", 4)


@pytest.fixture
def whole(tmp_path: Path) -> dict[str, bytes]:
    run(tmp_path / "whole")
    return bytes_of(tmp_path / "whole")


@pytest.fixture
def long_journal(tmp_path: Path) -> bytes:
    """A journal that is complete, and not yet compacted."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Journal, "compact", lambda _: None)
        run(tmp_path / "long")
    return (tmp_path / "long" / NAME).read_bytes()


def never(*_: object) -> None:
    raise AssertionError


def test_a_row_for_every_game_seat_and_confession(tmp_path: Path) -> None:
    report = run(tmp_path / "rows")
    with (tmp_path / "rows" / "games.csv").open(newline="") as file:
        games = list(csv.DictReader(file))
    with (tmp_path / "rows" / "confessions.csv").open(newline="") as file:
        confessions = list(csv.DictReader(file))
    assert [int(row["game"]) for row in games] == list(range(1, 26))
    assert sum(int(row["decisions"]) for row in games) == report.decisions
    assert sum(int(row["confessions"]) for row in games) == len(confessions)
    assert {row["true"] for row in confessions} == {"true", "false"}
    assert "" in {row["taker"] for row in confessions}
    about = json.loads((tmp_path / "rows" / "about.json").read_text())
    assert (
        about["digest"]
        == report.digest
        == simulate(open_game("dogma", 2), 25, ["priest"] * 2, "1").digest
    )
    assert [column["name"] for column in about["tables"]["games"]] == list(games[0])


def test_two_processes_write_the_same_bytes(tmp_path: Path, whole: dict[str, bytes]) -> None:
    run(tmp_path / "two", jobs=2)
    assert bytes_of(tmp_path / "two") == whole
    assert tuple(whole) == FILES


def test_saved_games_are_not_played_again(
    tmp_path: Path, whole: dict[str, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = run(tmp_path / "again")
    monkeypatch.setattr(simulation, "play_chunk", never)
    second = run(tmp_path / "again")
    assert bytes_of(tmp_path / "again") == whole
    assert (first.digest, first.win_share) == (second.digest, second.win_share)


@pytest.mark.parametrize("compacted", [False, True])
@pytest.mark.parametrize("kept", [0, 1, 40, -1, -700])
def test_a_resumed_simulation_writes_the_same_bytes(
    tmp_path: Path, whole: dict[str, bytes], long_journal: bytes, kept: int, *, compacted: bool
) -> None:
    """Cut the journal after `kept` bytes; from its end if negative."""
    (tmp_path / "cut").mkdir()
    (tmp_path / "cut" / NAME).write_bytes((whole[NAME] if compacted else long_journal)[:kept])
    run(tmp_path / "cut")
    assert bytes_of(tmp_path / "cut") == whole


def test_a_journal_killed_in_its_first_line_accepts_another_seed(
    tmp_path: Path, whole: dict[str, bytes]
) -> None:
    header = whole[NAME].splitlines()[0]
    (tmp_path / "cut").mkdir()
    (tmp_path / "cut" / NAME).write_bytes(header[:-20])
    assert run(tmp_path / "cut", 4, seed="another").games == 4
    assert saved_settings(tmp_path / "cut")["seed"] == "another"


def test_more_games_extend_the_same_games(tmp_path: Path, whole: dict[str, bytes]) -> None:
    run(tmp_path / "more", 10)
    run(tmp_path / "more", 25)
    found = bytes_of(tmp_path / "more")
    assert {name: data for name, data in found.items() if name != NAME} == {
        name: data for name, data in whole.items() if name != NAME
    }


def test_fewer_games_than_saved_is_refused(tmp_path: Path) -> None:
    run(tmp_path / "fewer", 10)
    before = bytes_of(tmp_path / "fewer")
    with pytest.raises(BadOption, match="holds 10 games already, and 9 are asked for"):
        run(tmp_path / "fewer", 9)
    assert bytes_of(tmp_path / "fewer") == before


def test_other_settings_are_refused_and_the_seed_can_be_read(tmp_path: Path) -> None:
    run(tmp_path / "other", 4, seed="7")
    assert saved_settings(tmp_path / "other")["seed"] == "7"
    assert saved_settings(tmp_path / "nowhere") == {}
    with pytest.raises(BadResults, match="seed"):
        run(tmp_path / "other", 4, seed="8")
    with pytest.raises(BadResults, match="players"):
        run(tmp_path / "other", 4, seed="7", seats=3)


@pytest.mark.parametrize(
    "content", [b"my diary\n", b"my diary", b'{"file": "simony arena", "version": 1}\n', b"[1]\n"]
)
def test_a_foreign_file_is_left_unchanged(tmp_path: Path, content: bytes) -> None:
    (tmp_path / NAME).write_bytes(content)
    with pytest.raises(BadResults, match="not the journal of a simulation"):
        run(tmp_path)
    assert (tmp_path / NAME).read_bytes() == content


@pytest.mark.parametrize(
    ("compacted", "before", "after", "line"),
    [
        (False, b'"first":4', b'"first":5', 3),
        (False, b'"complete":25', b'"complete":24', 9),
        (True, b'"complete":25', b'"complete":26', 3),
        (True, b'"hashes":"', b'"hashes":"!', 2),
        (True, b'"hashes":"', b'"hashes":"AAAA', 2),
        (True, b'"first":0', b'"first":4', 2),
    ],
)
def test_a_damaged_line_raises_with_its_number(
    tmp_path: Path,
    whole: dict[str, bytes],
    long_journal: bytes,
    before: bytes,
    after: bytes,
    line: int,
    *,
    compacted: bool,
) -> None:
    journal = whole[NAME] if compacted else long_journal
    assert before in journal
    (tmp_path / NAME).write_bytes(journal.replace(before, after))
    with pytest.raises(BadResults, match=f"line {line}"):
        run(tmp_path)


# --- compaction -----------------------------------------------------------------------------------


def test_a_complete_journal_is_compacted_to_hashes_and_totals(
    whole: dict[str, bytes], long_journal: bytes
) -> None:
    header, hashes, totals = whole[NAME].splitlines()
    assert long_journal.startswith(header + b"\n")
    assert long_journal.endswith(totals + b"\n")
    assert len(b64decode(json.loads(hashes)["hashes"])) == 25 * 5
    found = json.loads(totals)
    assert found["digest"] == json.loads(whole["about.json"])["digest"]
    assert (found["complete"], found["format"]) == (25, "csv")
    assert set(found["files"]) == {name for name in FILES if name.endswith(".csv")}
    assert len(whole[NAME]) < len(long_journal) / 5


@pytest.mark.parametrize("key", sorted(game_specs()))
def test_more_games_read_the_first_rows_from_the_row_files(tmp_path: Path, key: str) -> None:
    game = open_game(key)
    bots = ["random"] * game.seats
    for name, counts in (("more", (3, 5, 9)), ("once", (9,))):
        for games in counts:
            simulate(game, games, bots, "1", folder=tmp_path / name)
    more, once = (bytes_of(tmp_path / name) for name in ("more", "once"))
    assert {**more, NAME: b""} == {**once, NAME: b""}
    assert more[NAME].splitlines()[:2] == once[NAME].splitlines()[:2]


@pytest.mark.parametrize("change", ["delete", "edit"])
def test_games_whose_row_files_were_changed_are_played_again(
    tmp_path: Path, whole: dict[str, bytes], change: str
) -> None:
    run(tmp_path / "changed")
    path = tmp_path / "changed" / "seats.csv"
    if change == "delete":
        path.unlink()
    else:
        path.write_text("mine\n")
    run(tmp_path / "changed")
    assert bytes_of(tmp_path / "changed") == whole


class Killed(BaseException):
    pass


class CrashPoint:
    """Raises `Killed` at call number `number` of the functions that make data durable, before or
    after it has taken effect.
    """

    def __init__(self, number: int, *, after: bool) -> None:
        self._left = number
        self._after = after

    def hook(self, function: Callable[..., object]) -> Callable[..., object]:
        def called(*arguments: object) -> object:
            self._left -= 1
            if self._left == 0 and not self._after:
                raise Killed
            found = function(*arguments)
            if self._left == 0:
                raise Killed
            return found

        return called

    @property
    def reached(self) -> bool:
        return self._left <= 0


@pytest.mark.parametrize("before", [0, 10])
@pytest.mark.parametrize("after", [False, True])
def test_a_kill_at_any_step_of_finishing_loses_nothing(
    tmp_path: Path, whole: dict[str, bytes], before: int, *, after: bool
) -> None:
    """Play `before` games first, so that their rows are in row files; then be killed."""
    played: list[int] = []
    play_chunk = simulation.play_chunk

    def counted(plan: Plan, task: tuple[int, int]) -> RecordedChunk:
        played.append(task[0])
        return play_chunk(plan, task)

    for number in range(1, 100):
        folder = tmp_path / f"killed-{number}"
        if before:
            run(folder, before)
        crash = CrashPoint(number, after=after)
        with pytest.MonkeyPatch.context() as patch:
            for name in ("fsync", "replace"):
                patch.setattr(os, name, crash.hook(getattr(os, name)))
            patch.setattr(simulation, "play_chunk", counted)
            with suppress(Killed):
                run(folder)
        journal = folder / f".{NAME}.part"
        if journal.exists():  # perhaps not all of it reached the disk
            journal.write_bytes(journal.read_bytes()[: journal.stat().st_size // 2])
        assert played
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(simulation, "play_chunk", never)
            run(folder)
        found = bytes_of(folder)
        if before:  # wins are summed in other chunks
            found[NAME] = whole[NAME]
        assert found == whole
        if not crash.reached:
            break
    assert 8 <= number < 100


def test_a_journal_is_locked(tmp_path: Path) -> None:
    settings = Plan(open_game("dogma", 2), ("priest", "priest"), "1", rows=True).settings()
    with Journal(tmp_path, settings), pytest.raises(BadResults, match="Somebody else is writing"):
        Journal(tmp_path, settings)


def test_a_folder_that_cannot_be_created_raises(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadResults, match="file"):
        run(tmp_path / "file" / "folder")


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_a_killed_simulation_resumes(tmp_path: Path, end: signal.Signals) -> None:
    command = [
        sys.executable,
        "-m",
        "simony.cli",
        "simulate",
        "dogma",
        "--players",
        "3",
        "--games",
        "4000",
        "--seed",
        "1",
        "--jobs",
        "2",
    ]
    arguments = [*command, "--bots", "priest", "--out", "killed"]
    with subprocess.Popen(
        arguments, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        journal = tmp_path / "killed" / NAME
        while process.poll() is None and (
            not journal.exists() or journal.read_bytes().count(b"\n") < 3
        ):
            time.sleep(0.01)
        process.send_signal(end)
        process.communicate(timeout=60)
    assert process.returncode == (-end if end == signal.SIGKILL else 130)
    assert not (tmp_path / "killed" / "games.csv").exists()
    played = journal.read_bytes().count(b"\n") - 1
    assert 2 <= played < 40
    assert subprocess.run(arguments, cwd=tmp_path, capture_output=True, check=False).returncode == 0
    assert (
        subprocess.run(
            [*command, "--bots", "priest", "--out", "whole"],
            cwd=tmp_path,
            capture_output=True,
            check=False,
        ).returncode
        == 0
    )
    assert bytes_of(tmp_path / "killed") == bytes_of(tmp_path / "whole")
