"""The example that lets a language model play, in a real arena, with fake models: one that plays,
one that babbles, one that hangs.
"""

from __future__ import annotations

import json
import os
import re
import runpy
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from bots.processes import pids_with
from simony.bots.bot_spec import Budget
from simony.bots.programs.program import ProgramCommands
from simony.bots.programs.sync_program import ProgramRunner
from simony.core.contract import Game
from simony.core.errors import BadOption
from simony.i18n.sentences import LANGUAGES
from simony.lab.arena.arena import Standing, run_match
from simony.lab.arena.match import make_match
from simony.registry import game_specs, open_game

EXAMPLE = str(Path(__file__).parents[3] / "examples" / "ask_model.py")
MODEL = str(Path(__file__).with_name("fake_model.py"))
SHORT = open_game("indulgence", 3, None, {"game": {"rounds": 1}})
Rows = list[dict[str, Any]]


def play_model(
    folder: Path, way: str, *options: str, game: Game = SHORT, games: int = 3, seconds: float = 30.0
) -> tuple[Standing, Rows]:
    """Return the arena's standing of a model, and the rows of the example's record."""
    record = folder / "record"
    mark = f"mark-{os.getpid()}-{time.monotonic_ns()}"
    separator = options[options.index("--separator") + 1 :][:1] if "--separator" in options else ()
    asks = (
        sys.executable,
        EXAMPLE,
        "--record",
        str(record),
        *options,
        "--",
        sys.executable,
        MODEL,
        way,
        mark,
        *separator,
    )
    match = make_match(
        game, ["model", "random"], "1", Budget(seconds=seconds), ProgramCommands({"model": asks})
    )
    standing = run_match(match, games).bots[0]
    assert not pids_with(mark)
    return standing, [json.loads(line) for line in record.read_text("utf-8").splitlines()]


def asked(rows: Rows) -> Rows:
    """Return the decisions for which the model was asked."""
    return [row for row in rows if row["tries"]]


@pytest.mark.parametrize(
    ("way", "conversation"), [("well", False), ("well", True), ("names", True)]
)
def test_a_model_that_answers_plays_without_a_fault(
    tmp_path: Path, way: str, conversation: bool
) -> None:
    standing, rows = play_model(
        tmp_path, way, *(["--separator", "=== end ==="] if conversation else [])
    )
    assert standing.faults == {}
    assert standing.decisions == len(rows) >= len(asked(rows)) > 10
    assert all(len(row["tries"]) == 1 and row["tries"][0]["right"] for row in asked(rows))
    with_rules = [
        row for row in asked(rows) if "## The rules of Indulgence" in row["tries"][0]["prompt"]
    ]
    assert [row["id"] for row in with_rules] == (
        [1, 1, 1] if conversation else [row["id"] for row in asked(rows)]
    )
    assert {(row["game"], row["seat"]) for row in rows} == {
        ("indulgence", 0),
        ("indulgence", 1),
        ("indulgence", 2),
    }


def test_a_process_for_each_question_and_one_for_all_play_the_same_games(tmp_path: Path) -> None:
    """Except that no process is started for a forced decision."""
    played, forced = [], []
    for name, options in (("fresh", []), ("one", ["--separator", "==="])):
        (tmp_path / name).mkdir()
        rows = play_model(tmp_path / name, "well", *options)[1]
        played.append([row["action"] for row in rows])
        forced.append(len(rows) - len(asked(rows)))
    assert played[0] == played[1]
    assert forced[0] > forced[1] == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [[], ["--separator", "==="]])
def test_a_model_that_slips_is_corrected_and_asked_again(
    tmp_path: Path, language: str, options: list[str]
) -> None:
    standing, rows = play_model(tmp_path, "slips", "--language", language, *options)
    assert standing.faults == {}
    for row in asked(rows):
        first, second = row["tries"]
        assert (first["right"], second["right"]) == (False, True)
        assert "Perhaps the second best?" in second["prompt"]
        assert (first["prompt"] in second["prompt"]) == (not options)


@pytest.mark.parametrize(
    ("way", "said"),
    [("babbles", "I have the feeling that my choice should be a good one"), ("cheats", "99")],
)
def test_a_model_that_never_answers_is_retried_and_counted(
    tmp_path: Path, way: str, said: str
) -> None:
    standing, rows = play_model(tmp_path, way, "--tries", "2", "--separator", "===")
    assert standing.faults == {"nonsense": standing.decisions}
    assert {len(row["tries"]) for row in rows} == {2}
    assert {row["action"] for row in rows} == {said}


def test_with_its_own_fallback_no_fault_is_counted(tmp_path: Path) -> None:
    options = ["--tries", "1", "--fallback", "random", "--separator", "==="]
    standing, rows = play_model(tmp_path, "babbles", *options)
    assert standing.faults == {}
    assert not any(row["tries"][0]["right"] for row in rows)
    again = play_model(tmp_path, "babbles", *options)[1][len(rows) :]
    assert [row["action"] for row in again] == [row["action"] for row in rows]


@pytest.mark.parametrize("options", [[], ["--separator", "==="]])
def test_a_model_that_hangs_is_late_and_ended(tmp_path: Path, options: list[str]) -> None:
    """After three late answers in a row the arena stops asking in this game, as for any program.

    Forced decisions are played in time.
    """
    standing, rows = play_model(tmp_path, "hangs", *options, seconds=0.4)
    assert (
        standing.faults["late"]
        == (sum(row["action"] is None for row in rows) if not options else 9)
        >= 9
    )
    assert set(standing.faults) == {"late", "gone"}
    assert all(row["action"] is None and row["tries"][-1]["answer"] is None for row in asked(rows))


def test_a_missing_model_is_reported_before_anything_is_played() -> None:
    hiring = ProgramRunner(
        ProgramCommands({"model": (sys.executable, EXAMPLE, "--", "no-such-model")})
    )
    try:
        with pytest.raises(BadOption) as caught:
            hiring.check_programs(SHORT)
    finally:
        hiring.close()
    assert "no-such-model" in str(caught.value)


@pytest.mark.parametrize("key", sorted(game_specs()))
def test_a_model_plays_every_game(tmp_path: Path, key: str) -> None:
    game = open_game(key, min(game_specs()[key].seat_counts))
    standing, rows = play_model(
        tmp_path, "well", "--separator", "===", "--memory", "5", game=game, games=1
    )
    assert standing.faults == {}
    assert len(rows) == standing.decisions


def test_the_evaluation_in_the_document_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, rows = play_model(tmp_path, "slips", "--separator", "===")
    (tmp_path / "record").rename(tmp_path / "record.jsonl")
    monkeypatch.chdir(tmp_path)
    document = (Path(EXAMPLE).parents[1] / "docs" / "language-models.md").read_text("utf-8")
    [code] = re.findall(
        r"```py\n(.*?)```", document, re.DOTALL
    )  # a script, so not at a prompt as others are
    exec(compile(code, "language-models.md", "exec"), {})  # noqa: S102  # it is our own document
    said = dict(line.split(": ", 1) for line in capsys.readouterr().out.splitlines())
    assert said["decisions"] == f"{len(rows)} asked: {len(rows)}"
    assert (float(said["right at once"]), float(said["right in the end"])) == (0.0, 1.0)
    assert float(said["characters to it, per decision"]) > 1000


LEGAL = [
    {"action": 70, "number": 1, "notation": "play borgia 4", "text": "Play the Borgia 4"},
    {"action": 71, "number": 2, "notation": "play borgia 5", "text": "Play the Borgia 5"},
    {"action": 80, "number": 3, "notation": "pass", "text": "Pass"},
]


@pytest.mark.parametrize(
    ("answer", "action"),
    [
        ("2", 71), ("Because of the 3.\n\n2\n\n", 71), ("**2**", 71), ("Answer: 2.", 71),
        ("答え：２", 71), ("PLAY Borgia 5", 71), ("`pass`", 80),
        ("1. play borgia 4 – Play the Borgia 4", 70), ("1) play borgia 4", 70),
        ("", None), ("4", None), ("22", None), ("play borgia 1", None), ("2. play borgia 4", None),
        ("I take 2", None), ("2 or 3", None),
        ("2\nThat is my answer", None), ("-1", None), ("2.5", None),
    ],
)  # fmt: skip
def test_the_last_line_is_the_answer_and_nothing_is_guessed(
    answer: str, action: int | None
) -> None:
    example = runpy.run_path(EXAMPLE)
    assert example["chosen"](example["last_line"](answer), LEGAL) == action
