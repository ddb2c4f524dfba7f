"""``simony play`` as a process: pipes, closed terminals, signals."""

from __future__ import annotations

import contextlib
import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

import pytest

from cli.shell import environment, simony
from simony.bots.bot import Bot
from simony.cli.games import play
from simony.core.contract import Game
from simony.core.log import Log
from simony.core.rng import Rng
from simony.registry import game_specs, open_game, read_log

SHORT = "[game]\nrounds = 1\n"


@pytest.fixture
def short(folder: Path) -> str:
    """House rules for a short game."""
    (folder / "short.toml").write_text(SHORT)
    return "short.toml"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_whole_game_through_a_pipe(folder: Path, short: str, language: str) -> None:
    outcome = simony(
        folder,
        "play",
        "indulgence",
        "--players",
        "3",
        "--house-rules",
        short,
        "--seed",
        "1",
        "--lang",
        language,
        typed="1\n" * 200,
    )
    assert (outcome.code, outcome.err) == (0, "")
    assert "\x1b" not in outcome.out
    assert list((folder / "state" / "simony").iterdir()) == []


def test_save_verify_resume(folder: Path, short: str) -> None:
    first = simony(
        folder,
        "play",
        "indulgence",
        "--house-rules",
        short,
        "--bots",
        "random",
        "--seat",
        "2",
        typed="1\n1\n1\ns my game.log\nq\n",
    )
    assert first.code == 0
    assert "simony play --resume 'my game.log'" in first.out
    log = read_log(folder / "my game.log")
    assert [name.endswith("(random)") for name in log.names] == [True, False, True, True]
    assert simony(folder, "verify", "my game.log").code == 0
    second = simony(folder, "play", "--resume", "my game.log", typed="1\n" * 200 + "y\n")
    assert second.code == 0
    third = simony(
        folder,
        "play",
        "indulgence",
        "--resume",
        "my game.log",
        "--name",
        "Anna",
        "--bots",
        "priest",
        typed="1\n1\nq\ny\n",
    )
    assert third.code == 0
    later = read_log(folder / "my game.log")
    assert later.entries[: len(log.entries)] == log.entries
    assert len(later.entries) > len(log.entries)
    assert later.names[1] == "Anna"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_game_of_dogma_is_saved_verified_replayed_and_resumed(
    folder: Path, language: str
) -> None:
    begun = simony(
        folder,
        "play",
        "dogma",
        "--players",
        "5",
        "--seed",
        "1",
        "--lang",
        language,
        typed="1\n1\n1\ns d.log\nq\n",
    )
    assert (begun.code, begun.err) == (0, "")
    assert simony(folder, "verify", "d.log").code == 0
    assert simony(folder, "replay", "d.log", "--lang", language).code == 0
    assert (
        simony(folder, "play", "--resume", "d.log", "--lang", language, typed="1\nq\ny\n").code == 0
    )


def test_no_terminal_at_all(folder: Path) -> None:
    outcome = simony(folder, "play", "indulgence")
    assert outcome.code == 1
    assert "The input has ended" in outcome.out
    assert "Traceback" not in outcome.err


def test_bytes_that_are_no_text(folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "simony.cli", "play", "indulgence", "--seed", "1"],
        input=b"\xff\xfe\x00\x1b[2J\n1\n",
        cwd=folder,
        env=environment(folder),
        capture_output=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 1
    assert b"Traceback" not in done.stderr
    assert b"\x1b" not in done.stdout


def test_closed_streams(folder: Path) -> None:
    line = f"{sys.executable} -m simony.cli play indulgence <&- >&- 2>&-"
    done = subprocess.run(
        ["/bin/sh", "-c", line], cwd=folder, env=environment(folder), check=False, timeout=600
    )
    assert done.returncode == 1


def test_ascii_terminals(folder: Path) -> None:
    outcome = simony(
        folder, "play", "indulgence", "--seed", "1", typed="1\n", PYTHONIOENCODING="ascii"
    )
    assert outcome.code == 1
    assert outcome.err == ""
    assert ">  You" in outcome.out
    assert outcome.out.isascii()
    assert '"No ' in outcome.out


class Seat:
    """Runs `simony play` in a pseudo-terminal."""

    def __init__(self, folder: Path, *game: str, **more: str) -> None:
        self.main, side = pty.openpty()
        command = [
            sys.executable,
            "-m",
            "simony.cli",
            "play",
            *(game or ["indulgence"]),
            "--fast",
            "--seed",
            "1",
        ]
        environ = environment(folder, TERM="xterm-256color", COLUMNS="80", **more)
        self.process = subprocess.Popen(
            command,
            stdin=side,
            stdout=side,
            stderr=side,
            cwd=folder,
            env=environ,
            start_new_session=True,
        )
        os.close(side)
        self.seen = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        self.hang_up()

    def hang_up(self) -> None:
        with contextlib.suppress(OSError):
            os.close(self.main)

    def until(self, words: str, seconds: float = 600) -> bool:
        """Read until the words appear; return whether they did."""
        end = time.monotonic() + seconds
        while words not in self.seen and time.monotonic() < end:
            ready, _, _ = select.select([self.main], [], [], 0.1)
            try:
                self.seen += os.read(self.main, 65536).decode("utf-8", "replace") if ready else ""
            except OSError:  # the other side is closed
                break
        return words in self.seen

    def asks_after(self, words: str) -> bool:
        """Read until the words come and then a prompt: what is typed before that may be thrown
        away.
        """
        if not self.until(words):
            return False
        self.seen = self.seen.partition(words)[2]
        return self.until("\n> ")

    def type(self, line: str) -> None:
        self.seen = ""
        os.write(self.main, line.encode())

    def decide_once(self) -> None:
        assert self.until("\n> ")
        self.type("1\n")
        assert self.until("\n> ")

    def ends(self) -> int:
        return self.process.wait(600)


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM, signal.SIGINT])
def test_a_signal_loses_nothing(folder: Path, number: signal.Signals) -> None:
    with Seat(folder) as seat:
        seat.decide_once()
        # Repeat: a signal that arrives just before the reader waits is noticed only with the next.
        for _ in range(100):
            seat.process.send_signal(number)
            if seat.until("--resume", 2):
                break
        assert seat.ends() == (130 if number == signal.SIGINT else 1)
        assert "Traceback" not in seat.seen
    kept = list((folder / "state" / "simony").iterdir())
    assert len(kept) == 1
    assert any(entry.seat == 0 for entry in read_log(kept[0]).entries)


def test_a_terminal_that_is_closed(folder: Path) -> None:
    with Seat(folder) as seat:
        seat.decide_once()
        seat.hang_up()
        assert seat.ends() == 1
    kept = list((folder / "state" / "simony").iterdir())
    assert len(kept) == 1
    assert str(kept[0]) in simony(folder, "play", "indulgence").out
    assert simony(folder, "play", "--resume", str(kept[0]), typed="q\n").code == 0
    assert kept[0].exists()
    assert simony(folder, "play", "--resume", str(kept[0]), typed="1\nq\nn\n").code == 0
    assert not kept[0].exists()


def test_end_of_input_at_a_terminal(folder: Path) -> None:
    with Seat(folder) as seat:
        assert seat.until("\n> ")
        seat.type("\x04")
        assert seat.until("nothing is lost")
        assert seat.ends() == 1


@pytest.mark.parametrize("wanted", [True, False])
def test_colour_only_where_it_is_supported(folder: Path, wanted: bool) -> None:
    with Seat(folder, **({} if wanted else {"NO_COLOR": "1"})) as seat:
        assert seat.until("\n> ")
        assert ("\x1b[31m" in seat.seen) is wanted


@pytest.mark.parametrize(
    "arguments", [("play", "indulgence", "--fast"), ("rules", "indulgence"), ("games",)]
)
def test_a_closed_output_pipe(folder: Path, arguments: tuple[str, ...]) -> None:
    read, write = os.pipe()
    os.close(read)
    command = [sys.executable, "-m", "simony.cli", *arguments]
    done = subprocess.run(
        command,
        input=b"1\n" * 50,
        stdout=write,
        stderr=subprocess.PIPE,
        cwd=folder,
        env=environment(folder),
        check=False,
        timeout=600,
    )
    os.close(write)
    assert done.returncode == 1
    assert b"Traceback" not in done.stderr
    assert b"Exception ignored" not in done.stderr


CLOSED = [
    "simulate indulgence --games 3 --json",
    "simulate indulgence --games 3",
    "rules indulgence",
    "games",
    "--help",
    "--version",
]


@pytest.mark.parametrize("arguments", CLOSED)
def test_an_output_that_is_closed(folder: Path, arguments: str) -> None:
    line = f"{sys.executable} -m simony.cli {arguments} >&-"
    done = subprocess.run(
        ["/bin/sh", "-c", line],
        cwd=folder,
        env=environment(folder),
        check=False,
        timeout=600,
        capture_output=True,
    )
    assert done.returncode == 1
    assert done.stderr == b"error: The output cannot be written: Bad file descriptor\n"


def test_a_game_whose_output_is_closed(folder: Path) -> None:
    line = f"{sys.executable} -m simony.cli play indulgence >&-"
    done = subprocess.run(
        ["/bin/sh", "-c", line],
        input=b"1\n",
        cwd=folder,
        env=environment(folder),
        check=False,
        timeout=600,
        capture_output=True,
    )
    assert done.returncode == 1
    assert b"The terminal has been closed" in done.stderr
    assert b"Traceback" not in done.stderr


def test_unclear_answers_lose_nothing(folder: Path) -> None:
    arguments = ("play", "indulgence", "-o", "first_ruler=1", "--seed", "3", "--fast")
    outcome = simony(folder, *arguments, typed="1\nq\nmaybe\nja\nsave\n")
    (kept,) = (folder / "state" / "simony").iterdir()
    assert outcome.code == 1
    assert f"Go on with: simony play --resume {kept}" in outcome.out
    assert "Goodbye" not in outcome.out


def test_interrupted_games_are_listed_with_how_to_delete_them(folder: Path) -> None:
    state = folder / "state" / "simony"
    state.mkdir(parents=True)
    for age, name in enumerate(["newest", "older", "oldest"]):
        path = state / f"indulgence-9999999{age}-1.log"
        path.write_text(name)
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
    shown = simony(folder, "play", "indulgence").out
    newest = state / "indulgence-99999990-1.log"
    assert f"simony play --resume {newest}\n" in shown
    assert f"delete this file: {newest}\n" in shown
    assert f"There are 2 more, older, in {state}\n" in shown
    assert "indulgence-99999991" not in shown


def test_a_finished_game_shows_its_result_alone(folder: Path, finished: Path) -> None:
    outcome = simony(folder, "play", "--resume", str(finished))
    assert outcome.code == 0
    assert f"The game in {finished} is over." in outcome.out
    assert " 1.  " in outcome.out
    assert "Seed" not in outcome.out
    assert "q quits" not in outcome.out


def test_play_without_a_game_asks_for_one(folder: Path) -> None:
    with Seat(folder, "--players", "3") as seat:
        assert seat.until("\n> ")
        assert "1  Dogma" in seat.seen
        assert "2  Indulgence" in seat.seen
        seat.type("chess\n")
        assert seat.asks_after(f"Type a number from 1 to {len(game_specs())}")
        seat.type("dog\n")
        assert seat.asks_after("Dogma, with Lucrezia and Cesare.")
        seat.type("q\n")
        assert seat.ends() == 0


def test_searching_bots_have_the_iterations_of_their_level_and_a_time_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The seconds are a limit; they must not make a level stronger on a fast machine."""
    made: list[tuple[str, int, float]] = []

    class RecordedBot(Bot):
        def __init__(
            self, game: Game, level: str, rng: Rng, iterations: int = 0, seconds: float = 0.0
        ) -> None:
            super().__init__(game, level, rng, iterations, seconds)
            made.append((level, iterations, seconds))

    monkeypatch.setattr(play, "Bot", RecordedBot)
    game = open_game("indulgence", seats=3)
    play._local_game(Log(game), 0, ["", "priest", "pope"], "1")
    budgets = dict(zip(["bishop", "cardinal", "pope"], game.search_budgets(), strict=True))
    assert made == [
        ("priest", 0, play.SECONDS_PER_DECISION),
        ("pope", budgets["pope"], play.SECONDS_PER_DECISION),
        ("cardinal", budgets["cardinal"], play.SECONDS_PER_DECISION),
    ]
