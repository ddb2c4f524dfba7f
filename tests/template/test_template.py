"""The template conforms, and a new game made from it works at once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import simony
from simony import registry
from simony.conformance import (
    CHECKS,
    SPEC_CHECKS,
    Setup,
    check_game,
    check_worlds_from,
    digest,
    setups,
)
from simony.core.contract import Game
from simony.core.errors import BadFigures, BadOption
from simony.i18n.sentences import LANGUAGES, localization
from simony.i18n.text import Text
from simony.template import SPEC
from simony.template.game import CandleGame
from simony.template.new_game import copy_template

registry.register(SPEC, {})


def tiny(seats: int = 2, numbers: int = 3, hand: int = 2, wind: str = "off") -> Game:
    """Return a game with so few cards that every deal can be listed."""
    return SPEC.open(seats, {"wind": wind}, {"game": {"numbers": numbers, "hand": hand}})


@pytest.mark.parametrize("check", SPEC_CHECKS)
def test_the_spec_keeps_the_contract(check: str) -> None:
    SPEC_CHECKS[check](SPEC)


@pytest.mark.parametrize("setup", setups(SPEC), ids=str)
@pytest.mark.parametrize("check", CHECKS)
def test_the_template_keeps_the_contract(check: str, setup: Setup) -> None:
    CHECKS[check](setup.open(SPEC), (0, 1))


@pytest.mark.parametrize("check", CHECKS)
def test_a_tiny_game_keeps_the_contract(check: str) -> None:
    CHECKS[check](tiny(), (0, 1))


@pytest.mark.parametrize("viewer", [-1, 0])
def test_all_worlds_of_all_histories_of_a_tiny_game(viewer: int) -> None:
    everything = 10_000
    game = tiny(numbers=2)
    looked = check_worlds_from(game, [game.new()], viewer, groups=everything)
    assert looked < everything


@pytest.mark.parametrize("viewer", [-1, 0, 2])
def test_worlds_of_many_histories_at_a_table_of_three(viewer: int) -> None:
    game = tiny(seats=3, numbers=3, hand=2)
    assert check_worlds_from(game, [game.new()], viewer, groups=40) == 40


def test_the_runner_finds_nothing_wrong() -> None:
    assert list(check_game(SPEC, games=1)) == []


def test_the_runner_stops_at_a_game_that_misses_part_of_the_contract(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(CandleGame, "suggest", Game.suggest)
    findings = list(check_game(SPEC))
    assert [finding.check for finding in findings] == ["contract"]
    assert "lacks suggest" in str(findings[0])


def test_the_runner_says_which_check_failed_for_which_setup(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(CandleGame, "rules", lambda _self: 1 / 0)
    findings = list(check_game(SPEC, names=["rules", "notation"]))
    assert [(finding.check, finding.setup) for finding in findings] == [
        ("rules", setup) for setup in setups(SPEC)
    ]
    assert "ZeroDivisionError" in str(findings[0])


def test_digests_tell_games_apart() -> None:
    assert digest(tiny(), 3, 0) == digest(tiny(), 3, 0)
    assert digest(tiny(), 3, 0) != digest(tiny(), 3, 1)
    assert digest(tiny(wind="on"), 3, 0) != digest(tiny(), 3, 0)


def test_house_rules_that_need_more_cards_than_there_are_are_refused() -> None:
    with pytest.raises(BadFigures, match="must be at most 1"):
        tiny(seats=4, numbers=3, hand=2)


# --- the rules ------------------------------------------------------------------------------------


def played(game: Game, deal: str, *rounds: str) -> list[int]:
    """Return the scores after a deal and rounds like ``red 6 bet / white 5 hold``."""
    state = game.new()
    state.apply_chance(game.parse_outcome(f"deal {deal}"))
    for one in rounds:
        for seat, choice in enumerate(one.split(" / ")):
            card, bet = choice.rsplit(" ", 1)
            state.play(seat, game.parse(card))
            state.play(seat, game.parse(bet))
    return state.scores()


DEAL = "red 6, red 1, red 2 / white 6, white 1, white 2 / red 5, red 3, red 4"


@pytest.mark.parametrize(
    ("wind", "rounds", "scores"),
    [
        ("off", ["red 2 hold / white 6 hold / red 5 hold"], [0, 1, 0]),
        ("on", ["red 2 hold / white 6 hold / red 5 hold"], [1, 0, 0]),
        ("off", ["red 6 hold / white 6 hold / red 5 hold"], [0, 0, 1]),
        ("off", ["red 6 bet / white 6 bet / red 5 bet"], [-1, -1, 2]),
        ("on", ["red 1 bet / white 1 hold / red 3 hold"], [-1, 0, 1]),
    ],
)
def test_the_highest_number_alone_wins_and_the_lowest_in_the_wind(
    wind: str, rounds: list[str], scores: list[int]
) -> None:
    assert played(SPEC.open(3, {"wind": wind}), DEAL, *rounds) == scores


def test_the_prize_stays_when_nobody_shines_alone() -> None:
    deal = "red 6, red 1, red 2 / white 6, white 1, red 3"
    assert played(
        SPEC.open(2),
        deal,
        "red 6 hold / white 6 hold",
        "red 1 bet / white 1 hold",
        "red 2 hold / red 3 hold",
    ) == [-1, 3]


# --- a new game -----------------------------------------------------------------------------------


def test_a_new_game_passes_its_own_tests(tmp_path: Path) -> None:
    written = copy_template("holy_candle", tmp_path)
    folder = tmp_path / "holy_candle"
    assert written == sorted(path for path in folder.rglob("*") if path.is_file())
    assert [path.name for path in tmp_path.iterdir()] == ["holy_candle"]
    path = os.pathsep.join([str(folder / "src"), str(Path(simony.__file__).parents[1])])
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [
        sys.executable,
        "-W",
        "error",
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        str(folder),
    ]
    run = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )  # our own
    assert run.returncode == 0, run.stdout + run.stderr


def test_nothing_of_the_templates_name_is_left_in_a_new_game(tmp_path: Path) -> None:
    for path in copy_template("vesper", tmp_path):
        text = path.read_text("utf-8")
        assert "candle" not in text.lower()
        assert "simony.template" not in text
    names = [
        (tmp_path / f"vesper/src/simony_vesper/text/{language}.ftl").read_text("utf-8")
        for language in LANGUAGES
    ]
    assert all("\nvesper-name = Vesper\n" in text for text in names)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "Vesper",
        "1st",
        "_vesper",
        "ves-per",
        "ves per",
        "class",
        "vêpres",
        "../vesper",
        "v" * 41,
        "vesper\n",
    ],
)
def test_a_bad_name_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="cannot be the name of a game"):
        copy_template(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_the_name_of_a_game_that_is_there_is_refused(tmp_path: Path) -> None:
    taken = next(iter(registry.game_specs()))
    with pytest.raises(BadOption, match=f"There is a game “{taken}” already"):
        copy_template(taken, tmp_path)


def test_a_folder_that_is_there_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "vesper").mkdir()
    with pytest.raises(BadOption, match="is there already"):
        copy_template("vesper", tmp_path)
    assert list((tmp_path / "vesper").iterdir()) == []


def test_what_cannot_be_written_is_said_and_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BadOption, match="cannot be written"):
        copy_template("vesper", tmp_path / "nowhere")

    def full(self: Path, *_: object) -> None:
        raise OSError(28, "No space left on device", str(self))

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(BadOption, match="No space left on device"):
        copy_template("vesper", tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_can_be_said(language: str) -> None:
    assert localization(language).translate(Text("error-new-game-name", came="Vesper"))
    assert localization(language).translate(Text("error-new-game-taken", came="indulgence"))
    assert localization(language).translate(Text("error-new-game-exists", folder="games/vesper"))
