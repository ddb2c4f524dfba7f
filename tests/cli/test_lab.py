"""The commands of the laboratory: rows, reports, sweeps, sensitivity."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.shell import Outcome

Run = Callable[..., Outcome]
SMALL = ("--games", "6", "--bots", "random", "--seed", "1", "--jobs", "1")


def test_simulate_writes_rows_and_continues_with_their_seed(run: Run, folder: Path) -> None:
    first = run("simulate", "dogma", "--games", "4", "--out", "rows")
    assert (first.code, first.err) == (0, "")
    assert "The rows are in rows." in first.out
    second = run("simulate", "dogma", "--games", "8", "--out", "rows")
    assert second.code == 0
    with (folder / "rows" / "games.csv").open(newline="") as file:
        assert [row["game"] for row in csv.DictReader(file)] == [
            str(number) for number in range(1, 9)
        ]
    seed = next(line.split()[-1] for line in first.out.splitlines() if "Seed" in line)
    assert (
        run("simulate", "dogma", "--games", "8", "--seed", seed, "--json").out.count(
            json.loads((folder / "rows" / "about.json").read_text())["digest"]
        )
        == 1
    )
    refused = run("simulate", "dogma", "--games", "8", "--out", "rows", "--seed", f"not {seed}")
    assert refused.code == 2
    assert "seed" in refused.err


@pytest.mark.parametrize("language", ["en", "ja"])
def test_lab_writes_a_page_and_its_numbers(run: Run, folder: Path, language: str) -> None:
    outcome = run("lab", "dogma", "--players", "3", "--out", "page", "--lang", language, *SMALL)
    assert (outcome.code, outcome.err) == (0, "")
    assert "index.html" in outcome.out
    page = (folder / "page" / "index.html").read_text("utf-8")
    assert page.startswith("<!doctype html>")
    assert f'lang="{language}"' in page
    assert json.loads((folder / "page" / "report.json").read_text("utf-8"))["games"] == 6


def test_lab_compares_with_a_file_or_with_the_game_as_it_stands(run: Run, folder: Path) -> None:
    (folder / "one.toml").write_text("[game]\nrubies = 1\n")
    assert (
        run(
            "lab", "dogma", "--players", "2", "--out", "there", "--against", "one.toml", *SMALL
        ).code
        == 0
    )
    assert (
        run(
            "lab",
            "dogma",
            "--players",
            "2",
            "--out",
            "back",
            "--house",
            "one.toml",
            "--against",
            "plain",
            *SMALL,
        ).code
        == 0
    )
    there, back = (
        json.loads((folder / name / "report.json").read_text("utf-8")) for name in ("there", "back")
    )
    assert (there["rules"], there["against"]["rules"]) == ("", "one.toml")
    assert (back["rules"], back["against"]["rules"]) == ("one.toml", "")
    assert there["answers"][0]["groups"][0]["estimate"] == back["answers"][0]["groups"][0]["other"]


@pytest.mark.parametrize("columns", ["60", "80", "110"])
def test_findings_are_printed_in_any_width(
    run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    (folder / "dear.toml").write_text("[edict.sixes]\npays = 9\n")
    games = ("--games", "40", "--seed", "1", "--jobs", "1")
    arguments = ("lab", "indulgence", "--against", "dear.toml", "--out", "page", *games)
    told = run(*arguments)
    assert (told.code, told.err) == (0, "")
    assert "Changes from the standard rules to dear.toml" in told.out
    lines = told.out.splitlines()
    assert max(len(line.rstrip()) for line in lines[:-1]) <= int(columns)
    joined = " ".join(told.out.split())
    assert "points" in joined
    assert "real" in joined
    assert "may be" in joined
    swept = run("sweep", "indulgence", "--set", "sixes.pays=2,9", *games, "--measure", "score")
    assert "Changes from the current values" in swept.out
    alone = run("lab", "indulgence", "--bots", "priest,random,random,random", "--out", "a", *games)
    assert "Differences from what is expected" in alone.out
    assert "Seat 1" in alone.out
    assert "…" not in told.out + swept.out + alone.out


def test_a_sweep_names_the_real_changes(run: Run, folder: Path) -> None:
    measure = "hands.gained[role=ruler,edict=sixes]"
    arguments = ("sweep", "indulgence", "--set", "sixes.pays=2,9", "--measure", measure)
    games = ("--games", "60", "--seed", "1", "--jobs", "1")
    told = run(*arguments, *games, "--out", "curve")
    assert "pays = 9" in told.out
    page = (folder / "curve" / "index.html").read_text("utf-8")
    assert "Real changes, after Holm correction over the whole page: 9 (+" in page
    settings = json.loads(run(*arguments, *games, "--json").out)["settings"]
    assert [each["real"] for each in settings] == [False, True]


def test_sensitivity_is_printed_and_written(run: Run, folder: Path) -> None:
    outcome = run(
        "lab",
        "indulgence",
        "--players",
        "3",
        "--doubts",
        "--only",
        "edict.sixes",
        "--out",
        "doubts",
        *SMALL,
    )
    assert (outcome.code, outcome.err) == (0, "")
    record = json.loads((folder / "doubts" / "report.json").read_text("utf-8"))
    assert {figure["figure"] for figure in record["figures"]} == {
        "edict.sixes.ban",
        "edict.sixes.sin_pays",
    }


def test_a_sweep_in_words_in_json_and_in_a_folder(run: Run, folder: Path) -> None:
    arguments = (
        "sweep",
        "dogma",
        "--players",
        "2",
        "--set",
        "rubies=1,2",
        "--measure",
        "decisions",
        "--measure",
        "won[seat=1]",
        *SMALL,
    )
    told = run(*arguments, "--out", "curve")
    assert (told.code, told.err) == (0, "")
    assert "game.rubies" in told.out
    printed = run(*arguments, "--json")
    assert printed.out.count("\n") == 1
    record = json.loads(printed.out)
    assert [setting["game.rubies"] for setting in record["settings"]] == [1, 1, 2, 2]
    assert record["standing"] == {"game.rubies": 2}
    assert json.loads((folder / "curve" / "sweep.json").read_text("utf-8")) == record
    assert (
        (folder / "curve" / "sweep.csv")
        .read_text("utf-8")
        .startswith("game.rubies,measure,mean,low,high,")
    )
    assert (folder / "curve" / "index.html").exists()


def test_a_search_says_what_it_found(run: Run, folder: Path) -> None:
    arguments = (
        "sweep",
        "dogma",
        "--players",
        "2",
        "--fit",
        "rubies=1..3",
        "--want",
        "decisions=100",
        *SMALL,
    )
    told = run(*arguments, "--out", "fit")
    assert (told.code, told.err) == (0, "")
    assert "Closest to the target: game.rubies = " in told.out
    record = json.loads(run(*arguments, "--json").out)
    assert len(record["tried"]) == 3
    assert json.loads((folder / "fit" / "fit.json").read_text("utf-8")) == record
