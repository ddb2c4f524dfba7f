"""``simony arena``: its output, and errors for wrong arguments."""

from __future__ import annotations

import json
import os
import pty
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from cli.shell import Outcome, environment, simony

Run = Callable[..., Outcome]
LANGUAGES = ["en", "ja"]
ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "bot.py"
FAULTY_PROGRAM = ROOT / "tests" / "bots" / "programs" / "faulty_program.py"
QUICK = ["indulgence", "--players", "3", "--house-rules", "short.toml", "--seed", "7"]


@pytest.fixture(autouse=True)
def short(folder: Path) -> None:
    (folder / "short.toml").write_text("[game]\nrounds = 1\n")


def met(run: Run, *arguments: str) -> dict[str, Any]:
    outcome = run("arena", *QUICK, "--json", *arguments)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.count("\n") == 1
    found: dict[str, Any] = json.loads(outcome.out)
    return found


# --- asked well -----------------------------------------------------------------------------------


def test_one_json_object_with_everything(run: Run) -> None:
    report = met(
        run, "--bots", "priest,random", "--games", "10", "--iterations", "5", "-o", "expert=on"
    )
    assert {
        "game",
        "games",
        "seconds",
        "bots",
        "players",
        "options",
        "rules_version",
        "figures_hash",
        "jobs",
        "deals",
    } <= set(report)
    assert (
        report["game"],
        report["games"],
        report["deals"],
        report["seed"],
        report["iterations"],
    ) == ("indulgence", 12, 4, "7", 5)
    assert report["options"]["expert"] == "on"
    priest, random = report["bots"]
    assert (priest["name"], priest["seats"], random["name"], random["seats"]) == (
        "priest",
        1,
        "random",
        2,
    )
    assert priest["low"] <= priest["win_share"] <= priest["high"]
    assert priest["wins"] + random["wins"] == pytest.approx(12)
    assert isinstance(priest["rating"], float)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_for_people_fits_in_eighty_columns(run: Run, language: str) -> None:
    outcome = run(
        "arena", *QUICK, "--bots", "bishop/iterations=4,random", "--games", "6", "--lang", language
    )
    assert (outcome.code, outcome.err) == (0, "")
    assert max(cell_len(line.rstrip()) for line in outcome.out.splitlines()) <= 80
    for word in (
        "bishop/iterations=4",
        "random",
        "33.3 %",
        "Student" if language == "en" else "スチューデント",
        "7",
    ):
        assert word in outcome.out
    assert "cli-" not in outcome.out


@pytest.mark.parametrize(
    ("language", "word"), [("en", "The question is decided"), ("ja", "結論が出た")]
)
def test_a_decided_match_ends(run: Run, language: str, word: str) -> None:
    outcome = run(
        "arena",
        *QUICK,
        "--bots",
        "priest,random",
        "--games",
        "900",
        "--until-decided",
        "--lang",
        language,
    )
    assert outcome.code == 0
    assert word in outcome.out
    assert "900" not in outcome.out


def test_the_default_number_of_players_is_usual_or_that_of_the_bots(run: Run) -> None:
    for bots, players in (("random", 4), ("random,priest", 4), ("random,priest,random,random", 4)):
        report = json.loads(run("arena", "dogma", "--bots", bots, "--games", "1", "--json").out)
        assert report["players"] == players
        assert len(report["seated"]) == players
    many = ",".join(["random"] * 6)
    assert (
        json.loads(run("arena", "dogma", "--bots", many, "--games", "1", "--json").out)["players"]
        == 6
    )


def test_a_file_is_continued_with_its_seed(run: Run) -> None:
    arguments = ["arena", *QUICK[:-2], "--bots", "priest,random", "--file", "kept", "--json"]
    first = json.loads(run(*arguments, "--games", "3").out)
    second = json.loads(run(*arguments, "--games", "6").out)
    assert first["seed"] == second["seed"]
    assert second["games"] == 6
    other = run(*arguments, "--games", "6", "--seed", "other")
    assert other.code == 2
    assert "kept answers another question: its seed is " in other.err


def test_a_program_plays(run: Run) -> None:
    report = met(
        run, "--bots", "mine,random", "--bot", f"mine={sys.executable} {EXAMPLE}", "--games", "3"
    )
    assert report["programs"] == {"mine": f"{sys.executable} {EXAMPLE}"}
    assert report["bots"][0]["name"] == "mine"
    assert report["bots"][0]["faults"] == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_program_that_fails_is_reported_in_one_line_and_counted(run: Run, language: str) -> None:
    program = f"mine={sys.executable} {FAULTY_PROGRAM} illegal"
    outcome = run(
        "arena",
        *QUICK,
        "--bots",
        "mine,random",
        "--bot",
        program,
        "--games",
        "3",
        "--lang",
        language,
    )
    assert outcome.code == 0
    assert outcome.err.count("\n") == 1
    assert "mine" in outcome.err
    assert "expected one of the" in outcome.err
    assert "illegal" in outcome.out
    assert "Traceback" not in outcome.err + outcome.out


def test_a_progress_bar_is_drawn_only_on_a_terminal_and_standard_error(folder: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "simony.cli",
        "arena",
        *QUICK,
        "--bots",
        "priest,random",
        "--games",
        "30",
        "--json",
    ]
    assert simony(folder, *command[3:]).err == ""
    shown, out = on_a_terminal(command[:-1], folder)
    assert "/30" in shown
    assert "Playing" in shown
    assert "\x1b" not in out
    assert "30 games" in out


def on_a_terminal(command: list[str], folder: Path) -> tuple[str, str]:
    """What a command writes to a terminal that its standard error is, and to a pipe that its output
    is.
    """
    import subprocess

    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=environment(folder, TERM="xterm"),
        stdout=subprocess.PIPE,
        stderr=theirs,
    )
    os.close(theirs)
    shown = b""
    try:
        while data := os.read(ours, 4096):
            shown += data
    except OSError:  # the terminal is closed
        pass
    finally:
        os.close(ours)
    out, _ = process.communicate(timeout=60)
    return shown.decode(), out.decode()


# --- asked badly ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], "--bots"),
        (["--bots", ""], "empty name"),
        (["--bots", "priest,,random"], "empty name"),
        (["--bots", "antipope"], "no bot “antipope”. There is: random | novice | priest | bishop"),
        (["--bots", "mine"], "no bot “mine”"),
        (["--bots", "bishop/iterations=many"], "iterations=many"),
        (["--bots", "random,random,random,random"], "4 bots for 3 players"),
        (["--bots", "random", "--games", "0"], "a whole number from 1"),
        (["--bots", "random", "--games", "-5"], "a whole number from 1"),
        (["--bots", "random", "--time", "soon"], "a number from 0.001 to 3600, not 'soon'"),
        (["--bots", "random", "--time", "nan"], "not 'nan'"),
        (["--bots", "random", "--iterations", "0"], "a whole number from 1"),
        (["--bots", "random", "--jobs", "0"], "a whole number from 1"),
        (
            ["--bots", "random,priest", "--times-fair", "3"],
            "3 times its fair share: expected a number between 0 and 3",
        ),
        (["--bots", "random", "--bot", "mine"], "expected NAME=COMMAND"),
        (["--bots", "random", "--bot", "=x"], "expected NAME=COMMAND"),
        (["--bots", "mine", "--bot", "Mine=x"], "cannot be called “Mine”"),
        (["--bots", "mine", "--bot", "priest=x"], "a bot priest already"),
        (["--bots", "mine", "--bot", "mine='x"], "no command"),
        (
            ["--bots", "mine", "--bot", "mine=/nowhere/at/all"],
            "mine cannot sit down: it could not be started: No such file",
        ),
        (["--bots", "random", "--file", "/nowhere/at/all"], "/nowhere/at/all"),
        (["--bots", "random", "--file", "short.toml"], "short.toml holds something else"),
    ],
)
def test_invalid_arguments_are_answered_in_one_line(
    run: Run, arguments: list[str], expected: str
) -> None:
    outcome = run("arena", *QUICK, "--games", "3", *arguments)
    assert outcome.code == 2
    assert outcome.out == ""
    assert expected in " ".join(outcome.err.split())
    assert "Traceback" not in outcome.err


@pytest.mark.parametrize(
    "arguments", [["chess", "--bots", "random"], ["dogma", "--bots", ",".join(["random"] * 9)]]
)
def test_unknown_games_and_players_are_refused(run: Run, arguments: list[str]) -> None:
    assert run("arena", *arguments).code == 2


def test_every_error_has_a_japanese_text(run: Run) -> None:
    for arguments in (
        ["--bots", ""],
        ["--bots", "bishop/deep=3"],
        ["--bots", "bishop/iterations=x"],
        ["--bots", "bishop/iterations=1/iterations=2"],
        ["--bots", "priest/x"],
        ["--bots", "random,random,random,random"],
        ["--bots", "random,priest", "--times-fair", "3"],
        ["--bots", "mine", "--bot", "Mine=x"],
        ["--bots", "mine", "--bot", "priest=x"],
        ["--bots", "mine", "--bot", "mine='x"],
        ["--bots", "mine", "--bot", "mine=/nowhere"],
        ["--bots", "random", "--file", "short.toml"],
    ):
        outcome = run("arena", *QUICK, "--games", "3", "--lang", "ja", *arguments)
        assert outcome.code == 2
        assert outcome.err.startswith("エラー：")
        assert "error-" not in outcome.err
        assert any(ord(letter) > 0x3000 for letter in outcome.err.removeprefix("エラー："))
