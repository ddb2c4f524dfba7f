"""Saving, leaving and losing the terminal, with the questions about it."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from simony.registry import read_log
from simony.terminal.files import AutoSave
from simony.terminal.saved_game import SavedGame
from terminal.scripted_session import ScriptedSession, always_first, first_then, start_session


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


# --- saving ---------------------------------------------------------------------------------------


def test_save_and_resume(tmp_path: Path) -> None:
    session = start_session(tmp_path)
    session.play(["1", "1", "1", "s evening.log", "q"])
    saved = read_log(tmp_path / "evening.log")
    assert saved.dump() == session.log.dump()
    assert "Go on with: simony play --resume evening.log" in session.words

    again = ScriptedSession(tmp_path, saved, path=tmp_path / "evening.log")
    assert again.play(first_then("n")) == 0
    assert again.log.over


def test_the_default_name_is_free_and_stays_the_same(tmp_path: Path) -> None:
    (tmp_path / "indulgence-1.log").write_text("somebody else's")
    session = start_session(tmp_path)
    session.play(["1", "s", "1", "s", "q"])
    assert (tmp_path / "indulgence-1.log").read_text() == "somebody else's"
    assert read_log(tmp_path / "indulgence-2.log").dump() == session.log.dump()
    assert not (tmp_path / "indulgence-3.log").exists()


@pytest.mark.parametrize(("answer", "overwritten"), [("y", True), ("n", False), ("", False)])
def test_another_file_is_not_overwritten_without_asking(
    tmp_path: Path, answer: str, overwritten: bool
) -> None:
    (tmp_path / "mine.txt").write_text("precious")
    start_session(tmp_path).play(["1", "s mine.txt", *[answer] * (3 if not answer else 1)])
    assert ((tmp_path / "mine.txt").read_text() != "precious") is overwritten


@pytest.mark.parametrize(
    "name", ["no/such/folder/x.log", "state", "/dev/full", "/dev/null", "x" * 300, "bad\0name", "."]
)
def test_a_failed_save_is_reported_and_the_game_continues(tmp_path: Path, name: str) -> None:
    (tmp_path / "state").mkdir(exist_ok=True)
    session = start_session(tmp_path)
    session.play(["1", f"s {name}", lambda at: "y" if "Overwrite" in at.asked[-1] else "1", "1"])
    assert "cannot be written" in session.words
    assert session.local_game.decisions_made >= 2
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".")]


def test_quit_before_the_first_decision_asks_nothing(tmp_path: Path) -> None:
    session = start_session(tmp_path)
    assert session.play(["q"]) == 0
    assert session.asked == ["> "]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", ["en", "ja"])
def test_quit_asks_once_whether_to_save(tmp_path: Path, language: str) -> None:
    session = start_session(tmp_path, language=language)
    assert session.play(["1", "q", "y"]) == 0
    assert read_log(tmp_path / "indulgence-1.log").dump() == session.log.dump()
    assert session.kept == []


def test_quit_without_saving_leaves_nothing(tmp_path: Path) -> None:
    session = start_session(tmp_path)
    assert session.play(["1", "q", "n"]) == 0
    assert session.kept == []
    assert not list(tmp_path.glob("*.log"))


def test_quit_after_saving_saves_what_came_since(tmp_path: Path) -> None:
    session = start_session(tmp_path)
    assert session.play(["s a.log", "1", "1", "q"]) == 0
    assert read_log(tmp_path / "a.log").dump() == session.log.dump()


def test_a_finished_game_can_be_saved(tmp_path: Path) -> None:
    session = start_session(tmp_path)
    assert session.play(first_then("y")) == 0
    saved = read_log(tmp_path / "indulgence-1.log")
    assert saved.over
    assert "simony replay indulgence-1.log" in session.words
    again = ScriptedSession(tmp_path, saved, path=tmp_path / "indulgence-1.log")
    assert again.play([]) == 0
    assert again.asked == []


# --- leaving otherwise ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("how", "code"),
    [(EOFError(), 1), (OSError(5, "Input/output error"), 1), (KeyboardInterrupt(), 130)],
)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_lost_terminal_loses_nothing(
    tmp_path: Path, how: BaseException, code: int, language: str
) -> None:
    session = start_session(tmp_path, language=language)
    assert session.play(["1", "1", "1", how]) == code
    assert read_log(session.kept[0]).dump() == session.log.dump()
    assert f"simony play --resume {session.kept[0]}" in session.words


def test_a_kept_game_stays_until_it_is_saved_or_over(tmp_path: Path) -> None:
    first = start_session(tmp_path)
    first.play(["1"])
    (kept,) = first.kept

    def again(*typed: str) -> ScriptedSession:
        session = ScriptedSession(tmp_path, read_log(kept))
        session.saved_game = SavedGame(session.log, AutoSave(tmp_path / "state", kept))
        assert session.play(typed) == 0
        return session

    assert f"--resume {kept}" in again("q").words
    assert kept.exists()
    again("1", "q", "y")
    assert not kept.exists()
    assert (tmp_path / "indulgence-1.log").exists()


def test_a_terminal_lost_before_the_first_decision(tmp_path: Path) -> None:
    session = start_session(tmp_path)
    assert session.play([]) == 1
    assert session.kept == []
    assert "nothing is lost" in session.words


def test_a_terminal_lost_without_a_writable_folder(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file, not a folder")
    session = start_session(tmp_path)
    assert session.play(["1"]) == 1
    assert "could not be kept" in session.words


def test_the_game_is_kept_while_it_is_played(tmp_path: Path) -> None:
    """Even a power cut loses no more than the bots' last moves."""
    session = start_session(tmp_path)
    decisions: list[int] = []

    def look(at: ScriptedSession) -> str:
        if at.kept:
            kept = read_log(at.kept[0])
            decisions.append(sum(entry.seat == 0 for entry in kept.entries))
        return "1"

    session.play([look] * 5)
    assert decisions == [1, 2, 3, 4]


def test_resigning_ends_the_game_with_the_last_place(tmp_path: Path) -> None:
    session = start_session(tmp_path)
    assert session.play(["1", "r", "n", "r", "y", "n"]) == 0
    assert session.log.places()[0] == 4
    assert "You give up." in session.words


def test_repeated_answers_end_too(tmp_path: Path) -> None:
    """``yes 1 | simony play``: the question whether to save is not asked for ever."""
    session = start_session(tmp_path)
    assert session.play(islice(always_first(), 5000)) == 0


# --- answers that are neither yes nor no ----------------------------------------------------------

UNCLEAR = ["maybe", "ja", "save"]


@pytest.mark.parametrize(
    ("language", "expected"), [("en", "y (yes) or n (no)"), ("ja", "y（はい）か n（いいえ）")]
)
def test_unclear_is_not_no(tmp_path: Path, language: str, expected: str) -> None:
    session = start_session(tmp_path, language=language)
    session.play(["1", "q", *UNCLEAR, "1"])
    assert session.local_game.decisions_made == 2
    assert session.words.count(expected) == 2
    assert read_log(session.kept[0]).dump() == session.log.dump()


def test_the_input_ends_at_the_question_whether_to_save(tmp_path: Path) -> None:
    session = start_session(tmp_path)
    assert session.play(["1", "q", "maybe"]) == 1
    assert f"simony play --resume {session.kept[0]}" in session.words


def test_unclear_does_not_resign(tmp_path: Path) -> None:
    session = start_session(tmp_path)
    session.play(["1", "r", *UNCLEAR, "1"])
    assert session.local_game.decisions_made == 2
    assert "neither yes nor no" in session.words


def test_leaving_without_saving_is_reported(tmp_path: Path) -> None:
    session = start_session(tmp_path)
    session.play(["1", "q", "n"])
    assert "The game was not saved. Goodbye." in session.words


@pytest.mark.parametrize("answer", ["n", "maybe", ""])
def test_an_unsaved_finished_game_is_reported(tmp_path: Path, answer: str) -> None:
    session = start_session(tmp_path)
    assert session.play(first_then(answer)) == 0
    assert session.words.endswith("The game was not saved.")


@pytest.mark.parametrize("name", ["folder", "/dev/null"])
def test_irregular_files_are_refused_without_a_question(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    session = start_session(tmp_path)
    session.play(["1", f"s {name}", "1"])
    assert "not a regular file" in session.words
    assert session.local_game.decisions_made == 2
    assert set(session.asked) == {"> "}
