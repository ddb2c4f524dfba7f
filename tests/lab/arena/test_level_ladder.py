"""Levels against the one below: pairs, saved matches, and tables."""

from __future__ import annotations

from pathlib import Path

from lab.arena.short_matches import short_game
from simony.lab.arena.level_ladder import LadderSettings, level_pairs, markdown, matrix, play_ladder
from simony.lab.arena.match_game import PlayedGame


def test_each_level_plays_the_one_below_or_a_common_one() -> None:
    assert level_pairs(["random", "priest", "bishop"]) == [
        ("priest", "random"),
        ("bishop", "priest"),
    ]
    assert level_pairs(["random", "priest", "bishop"], "priest") == [
        ("random", "priest"),
        ("bishop", "priest"),
    ]
    assert level_pairs(["random"]) == []


def test_matches_are_played_until_decided_saved_and_not_repeated(tmp_path: Path) -> None:
    settings = LadderSettings(tmp_path / "kept", "s", 300)
    met = [("priest", "random"), ("random", "priest")]
    first = list(play_ladder(short_game(), met, settings))
    assert [report.match.bots for report in first] == [
        ("priest", "random", "random"),
        ("random", "priest", "priest"),
    ]
    assert all(report.stopped == "decided" and report.games < 300 for report in first)
    kept = {path.name: path.read_bytes() for path in settings.folder.iterdir()}
    assert set(kept) == {"indulgence_3_priest_random.jsonl", "indulgence_3_random_priest.jsonl"}
    again = list(play_ladder(short_game(), met, settings))
    assert {path.name: path.read_bytes() for path in settings.folder.iterdir()} == kept
    assert markdown(again) == markdown(first)


def test_an_interrupted_run_reports_and_resumes(tmp_path: Path) -> None:
    settings = LadderSettings(tmp_path / "kept", "s", 300)

    def tire(game: PlayedGame) -> None:
        if game.deal == 2:
            raise KeyboardInterrupt

    [report] = play_ladder(
        short_game(), [("priest", "random"), ("bishop", "priest")], settings, tire
    )
    assert (report.stopped, report.games) == ("interrupted", 6)
    assert next(play_ladder(short_game(), [("priest", "random")], settings)).stopped == "decided"


def test_the_table_has_all_that_is_needed_to_check_a_match(tmp_path: Path) -> None:
    settings = LadderSettings(tmp_path, "a seed", 300, times_fair=2.9)
    head, line, row = markdown(
        list(play_ladder(short_game(), [("priest", "random")], settings))
    ).splitlines()
    assert head.count("|") == line.count("|") == row.count("|")
    for word in ("indulgence", "`priest`", "2 × `random`", " × 3)", "96.7 %", "less", "`a seed`"):
        assert word in row


def test_the_matrix_has_a_row_per_game_and_marks_undecided_matches_open(
    tmp_path: Path,
) -> None:
    settings = LadderSettings(tmp_path, "s", 6)
    reports = [
        *play_ladder(short_game(), [("random", "random")], settings),
        *play_ladder(short_game(4), [("random", "random"), ("priest", "random")], settings),
    ]
    head, line, *rows = matrix(reports).splitlines()
    assert head == "| game | `random` | `priest`, `random` |"
    assert line == "| --- | --- | --- |"
    assert [row.split(" | ")[0] for row in rows] == [
        "| Indulgence, 3 players",
        "| Indulgence, 4 players",
    ]
    assert rows[0].startswith("| Indulgence, 3 players | open: 33.3 % (")
    assert rows[0].endswith("), 6 |  |")
