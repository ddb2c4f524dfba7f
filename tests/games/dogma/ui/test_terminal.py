"""Whole games of Dogma in the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from simony.core.log import Log
from simony.core.rng import Rng
from simony.games.dogma import SPEC
from simony.i18n.sentences import add_text_package, localization
from simony.terminal.local_game import effective_entries
from simony.terminal.player_names import player_names
from terminal.scripted_session import ScriptedSession

LEFT_OVER = re.compile(r"\b(?:terminal|dogma|error)-[a-z]|[{}]|\$who")
"""What shows when a text is missing or an argument not filled in."""

add_text_package(SPEC.package)


@pytest.fixture(autouse=True)
def _in_a_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def start_session(folder: Path, players: int, language: str, width: int) -> ScriptedSession:
    """A game of at most 40 confessions; the person begins it."""
    game = SPEC.open(players, {"first": "1"}, {"game": {"confessions": 40}})
    return ScriptedSession(
        folder,
        Log(game, player_names(localization(language), players, 0, "", "random")),
        0,
        language,
        width,
    )


class RandomPerson:
    """A person who types random numbers of those shown, and saves nothing."""

    def __init__(self, seed: str) -> None:
        self._rng = Rng(seed)

    def __call__(self, at: ScriptedSession) -> str:
        return "n" if at.log.over else str(1 + self._rng.below(len(at.local_game.view().legal)))


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(("players", "width"), [(2, 24), (3, 60), (4, 80), (8, 120)])
def test_every_line_fits_and_every_word_is_there(
    tmp_path: Path, language: str, players: int, width: int
) -> None:
    session = start_session(tmp_path, players, language, width)
    assert session.play([RandomPerson(language)] * 1000) == 0
    assert session.log.over
    assert session.widest() <= width
    assert not LEFT_OVER.search(session.shown.replace("dogma-1.log", ""))


def test_a_confession_is_one_look_at_the_table(tmp_path: Path) -> None:
    session = start_session(tmp_path, 2, "en", 80)
    session.play(["name mercy", "1", "1"])
    assert session.shown.count("Confession 1 of") == 1
    assert session.shown.count("▶ You confess to Mercy") == 3


def test_undo_takes_back_one_card_at_a_time(tmp_path: Path) -> None:
    session = start_session(tmp_path, 3, "en", 80)
    session.play(["name mercy", "1", "1", "u"])
    assert [entry.kind for entry in effective_entries(session.log)] == ["chance", "play", "play"]
    session = start_session(tmp_path, 3, "en", 80)
    session.play(["name mercy", "1", "u", "u", "u"])
    assert [entry.kind for entry in effective_entries(session.log)] == ["chance"]
    assert "You have decided nothing yet that could be taken back." in session.words


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
    session = start_session(tmp_path, 3, language, 80)
    session.play([typed])
    assert session.log.game.notation(session.log.entries[-1].action) == action


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
    session = start_session(tmp_path, 3, language, 80)
    session.play([typed])
    assert said in session.words
    assert len(session.log.entries) == 1
