"""Levels against their neighbours: who meets whom, what is kept, and the table."""

from __future__ import annotations

from pathlib import Path

from lab.arena.short_matches import short_game
from simony.lab.arena.level_ladder import LadderSettings, level_pairs, markdown, matrix, play_ladder
from simony.lab.arena.match_game import PlayedGame


def test_each_meets_the_one_below_or_one_for_all() -> None:
    assert level_pairs(["random", "priest", "bishop"]) == [
        ("priest", "random"),
        ("bishop", "priest"),
    ]
    assert level_pairs(["random", "priest", "bishop"], "priest") == [
        ("random", "priest"),
        ("bishop", "priest"),
    ]
    assert level_pairs(["random"]) == []


def test_matches_are_played_until_decided_kept_and_not_played_again(tmp_path: Path) -> None:
    terms = LadderSettings(tmp_path / "kept", "s", 300)
    met = [("priest", "random"), ("random", "priest")]
    first = list(play_ladder(short_game(), met, terms))
    assert [report.match.bots for report in first] == [
        ("priest", "random", "random"),
        ("random", "priest", "priest"),
    ]
    assert all(report.stopped == "decided" and report.games < 300 for report in first)
    kept = {path.name: path.read_bytes() for path in terms.folder.iterdir()}
    assert set(kept) == {"indulgence_3_priest_random.jsonl", "indulgence_3_random_priest.jsonl"}
    again = list(play_ladder(short_game(), met, terms))
    assert {path.name: path.read_bytes() for path in terms.folder.iterdir()} == kept
    assert markdown(again) == markdown(first)


def test_an_interrupted_run_reports_what_there_is_and_goes_on(tmp_path: Path) -> None:
    terms = LadderSettings(tmp_path / "kept", "s", 300)

    def tire(game: PlayedGame) -> None:
        if game.deal == 2:
            raise KeyboardInterrupt

    [report] = play_ladder(short_game(), [("priest", "random"), ("bishop", "priest")], terms, tire)
    assert (report.stopped, report.games) == ("interrupted", 6)
    assert next(play_ladder(short_game(), [("priest", "random")], terms)).stopped == "decided"


def test_the_table_names_all_it_takes_to_check_a_claim(tmp_path: Path) -> None:
    terms = LadderSettings(tmp_path, "a seed", 300, times_fair=2.9)
    head, line, row = markdown(
        list(play_ladder(short_game(), [("priest", "random")], terms))
    ).splitlines()
    assert head.count("|") == line.count("|") == row.count("|")
    for word in ("indulgence", "`priest`", "2 × `random`", " × 3)", "96.7 %", "less", "`a seed`"):
        assert word in row


def test_the_matrix_has_a_row_for_each_game_and_calls_open_what_is_not_decided(
    tmp_path: Path,
) -> None:
    terms = LadderSettings(tmp_path, "s", 6)
    reports = [
        *play_ladder(short_game(), [("random", "random")], terms),
        *play_ladder(short_game(4), [("random", "random"), ("priest", "random")], terms),
    ]
    head, line, *rows = matrix(reports).splitlines()
    assert head == "|  | `random` | `priest`, `random` |"
    assert line == "| --- | --- | --- |"
    assert [row.split(" | ")[0] for row in rows] == [
        "| Indulgence, 3 players",
        "| Indulgence, 4 players",
    ]
    assert rows[0].startswith("| Indulgence, 3 players | open: 33.3 % (")
    assert rows[0].endswith("), 6 |  |")
