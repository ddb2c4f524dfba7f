"""Results files: a match resumes from its file, and no other match does."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lab.arena.short_matches import short_game, short_match
from simony.bots.bot_spec import Budget
from simony.bots.programs.program import ProgramCommands
from simony.core.contract import Game
from simony.lab.arena.arena import Report, run_match
from simony.lab.arena.match import Match, make_match
from simony.lab.arena.results import MatchFile, saved_settings
from simony.lab.simulate.resumable_file import BadResults
from simony.registry import open_game


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "results.jsonl"


def shares(report: Report) -> list[tuple[object, ...]]:
    return [
        (bot.name, bot.wins, bot.low, bot.high, bot.score, bot.rating, bot.decisions)
        for bot in report.bots
    ]


def test_a_match_resumes_from_its_file(file: Path) -> None:
    whole = run_match(short_match(), 12)
    run_match(short_match(), 5, file=file)  # two deals
    before = file.read_bytes()
    heard: list[tuple[int, int]] = []
    resumed = run_match(
        short_match(), 12, file=file, on_game=lambda game: heard.append((game.deal, game.seating))
    )
    assert shares(resumed) == shares(whole)
    assert file.read_bytes().startswith(before)
    assert heard == [(deal, seating) for deal in range(4) for seating in range(3)]
    assert len(file.read_text().splitlines()) == 13


def test_saved_games_are_not_played_again(file: Path) -> None:
    run_match(short_match(), 6, file=file)
    kept = file.read_bytes()
    assert run_match(short_match(), 6, file=file).games == 6
    assert run_match(short_match(), 3, file=file).games == 3
    assert file.read_bytes() == kept


@pytest.mark.parametrize("cut", [1, 20, 100])
def test_a_partial_last_line_is_cut_off(file: Path, cut: int) -> None:
    whole = run_match(short_match(), 6, file=file)
    kept = file.read_bytes()
    file.write_bytes(kept[:-cut])
    again = run_match(short_match(), 6, file=file)
    assert shares(again) == shares(whole)
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert [(line["deal"], line["seating"]) for line in lines[1:]] == [
        (deal, seating) for deal in range(2) for seating in range(3)
    ]


@pytest.mark.parametrize("kept", [0, 1, 9, 50])
def test_a_partial_first_line_is_ignored(file: Path, kept: int) -> None:
    run_match(short_match(), 3, file=file)
    file.write_bytes(file.read_bytes()[:kept])
    assert run_match(short_match(), 3, file=file).games == 3
    assert json.loads(file.read_text().splitlines()[0])["game"] == "indulgence"


def other_matches() -> list[tuple[str, Match]]:
    def match(
        game: Game,
        bots: tuple[str, ...] = ("priest", "random"),
        seed: str = "s",
        budget: Budget | None = None,
    ) -> Match:
        return make_match(game, bots, seed, budget)

    rounds: dict[str, object] = {"rounds": 1}
    return [
        ("game", match(open_game("dogma", 3))),
        ("players", match(short_game(4))),
        ("options", match(short_game(3, expert=True))),
        (
            "figures_hash",
            match(open_game("indulgence", 3, {}, {"game": {**rounds, "florins": 31}})),
        ),
        ("bots", match(short_game(), ("random", "priest"))),
        ("bots", match(short_game(), ("priest", "random", "priest"))),
        (
            "programs",
            make_match(
                short_game(), ("priest", "mine"), "s", None, ProgramCommands({"mine": ("false",)})
            ),
        ),
        ("time", match(short_game(), budget=Budget(1.0))),
        ("iterations", match(short_game(), budget=Budget(0.0, 5))),
        ("seed", match(short_game(), seed="t")),
    ]


@pytest.mark.parametrize(("what", "other"), other_matches())
def test_a_file_with_other_settings_is_refused_and_the_difference_named(
    file: Path, what: str, other: Match
) -> None:
    if what == "programs":
        run_match(
            make_match(
                short_game(), ("priest", "mine"), "s", None, ProgramCommands({"mine": ("true",)})
            ),
            1,
            file=file,
        )
    else:
        run_match(short_match(), 3, file=file)
    kept = file.read_bytes()
    with pytest.raises(BadResults, match=f"answers another question: its {what} is "):
        run_match(other, 3, file=file)
    assert file.read_bytes() == kept


@pytest.mark.parametrize(
    ("what", "now"),
    [("budgets", short_game().search_budgets()), ("thinking", short_game().bot_version())],
)
def test_a_file_of_another_bot_version_is_refused(file: Path, what: str, now: object) -> None:
    run_match(short_match(), 3, file=file)
    header, rest = file.read_bytes().split(b"\n", 1)
    question = json.loads(header)
    assert question[what] == now
    question[what] = 77
    kept = json.dumps(question).encode() + b"\n" + rest
    file.write_bytes(kept)
    with pytest.raises(BadResults, match=f"another release of the program: its {what} is 77"):
        run_match(short_match(), 3, file=file)
    assert file.read_bytes() == kept


@pytest.mark.parametrize(
    "text",
    [
        "hello",
        "hello\n",
        "{}\n",
        "[]\n",
        '{"file": "simony arena", "version": 99}\n',
        '{"file"\n',
        "\n",
        "\x00\xff",
    ],
)
def test_a_file_of_another_kind_is_left_unchanged(file: Path, text: str) -> None:
    file.write_text(text, "latin-1")
    with pytest.raises(BadResults, match="something else"):
        run_match(short_match(), 3, file=file)
    assert file.read_text("latin-1") == text


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (3, "nonsense"),
        (3, "{}"),
        (
            2,
            '{"deal":0,"seating":1,"places":[1,2,3],"scores":[1,1,1],"decisions":[1,1,1],"seconds":[1,1,1]}',
        ),
        (
            2,
            '{"deal":0,"seating":0,"places":[1,2],"scores":[1,1],"decisions":[1,1],"seconds":[1,1]}',
        ),
        (
            2,
            '{"deal":0,"seating":0,"places":[2,2,2],"scores":[1,1,1],"decisions":[1,1,1],"seconds":[1,1,1]}',
        ),
    ],
)
def test_a_damaged_line_raises_with_its_number(file: Path, number: int, line: str) -> None:
    run_match(short_match(), 3, file=file)
    lines = file.read_text().splitlines()
    lines[number - 1] = line
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(BadResults, match=f"line {number} is no game"):
        run_match(short_match(), 3, file=file)


def test_a_file_is_locked(file: Path) -> None:
    with MatchFile(file, short_match()), pytest.raises(BadResults, match="Somebody else"):
        run_match(short_match(), 3, file=file)


def test_an_unusable_file_raises(tmp_path: Path) -> None:
    with pytest.raises(BadResults, match="nowhere"):
        run_match(short_match(), 3, file=tmp_path / "nowhere" / "results")
    with pytest.raises(BadResults, match="directory"):
        run_match(short_match(), 3, file=tmp_path)


def test_the_seed_is_read_from_a_file(file: Path) -> None:
    assert saved_settings(file) == {}
    run_match(short_match(seed="a seed"), 3, file=file)
    assert saved_settings(file)["seed"] == "a seed"
    file.write_text("half a li")
    assert saved_settings(file) == {}
