"""Whole games of Dogma at the terminal table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from simony.core.log import Log
from simony.core.rng import Rng
from simony.games.dogma import SPEC
from simony.i18n.sentences import add_text_package, localization
from simony.terminal.local_game import live
from simony.terminal.player_names import names_for
from terminal.sitting import Sitting

LEFT_OVER = re.compile(r"\b(?:terminal|dogma|error)-[a-z]|[{}]|\$who")
"""What shows when a text is missing or an argument not filled in."""

add_text_package(SPEC.package)


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def sit_down(folder: Path, players: int, language: str, width: int) -> Sitting:
    """A game of at most 40 confessions; the person begins it."""
    game = SPEC.open(players, {"first": "1"}, {"game": {"confessions": 40}})
    return Sitting(
        folder,
        Log(game, names_for(localization(language), players, 0, "", "random")),
        0,
        language,
        width,
    )


class Whim:
    """A person who types any of the numbers shown, and saves nothing."""

    def __init__(self, seed: str) -> None:
        self._rng = Rng(seed)

    def __call__(self, at: Sitting) -> str:
        return "n" if at.log.over else str(1 + self._rng.below(len(at.party.view().legal)))


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(("players", "width"), [(2, 24), (3, 60), (4, 80), (8, 120)])
def test_every_line_fits_and_every_word_is_there(
    tmp_path: Path, language: str, players: int, width: int
) -> None:
    sitting = sit_down(tmp_path, players, language, width)
    assert sitting.play([Whim(language)] * 1000) == 0
    assert sitting.log.over
    assert sitting.widest() <= width
    assert not LEFT_OVER.search(sitting.shown.replace("dogma-1.log", ""))


def test_a_confession_is_one_look_at_the_table(tmp_path: Path) -> None:
    sitting = sit_down(tmp_path, 2, "en", 80)
    sitting.play(["name mercy", "1", "1"])
    assert sitting.shown.count("Confession 1 of") == 1
    assert sitting.shown.count("▶ You confess to Mercy") == 3


def test_undo_takes_back_one_card_at_a_time(tmp_path: Path) -> None:
    sitting = sit_down(tmp_path, 3, "en", 80)
    sitting.play(["name mercy", "1", "1", "u"])
    assert [entry.kind for entry in live(sitting.log)] == ["chance", "play", "play"]
    sitting = sit_down(tmp_path, 3, "en", 80)
    sitting.play(["name mercy", "1", "u", "u", "u"])
    assert [entry.kind for entry in live(sitting.log)] == ["chance"]
    assert "You have decided nothing yet that could be taken back." in sitting.words


@pytest.mark.parametrize(
    ("language", "typed", "action"),
    [
        ("ja", "慈悲を告解", "name mercy"),
        ("ja", "慈悲", "name mercy"),
        ("en", "mercy", "name mercy"),
    ],
)
def test_the_words_of_a_choice_need_not_all_be_typed(
    tmp_path: Path, language: str, typed: str, action: str
) -> None:
    sitting = sit_down(tmp_path, 3, language, 80)
    sitting.play([typed])
    assert sitting.log.game.notation(sitting.log.entries[-1].action) == action


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("en", "name murder", "it may not be named. Name Mercy"),
        ("ja", "name murder", "告解できません"),
        ("en", "doubt", "(D11)"),
    ],
)
def test_what_may_not_be_done_is_refused_with_its_reason(
    tmp_path: Path, language: str, typed: str, said: str
) -> None:
    sitting = sit_down(tmp_path, 3, language, 80)
    sitting.play([typed])
    assert said in sitting.words
    assert len(sitting.log.entries) == 1
