"""Whole games of Mea Culpa in the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from simony.core.choice_numbers import choice_numbers
from simony.core.log import Log
from simony.core.rng import Rng
from simony.i18n.sentences import localization
from simony.registry import open_game
from simony.terminal.player_names import player_names
from terminal.scripted_session import ScriptedSession

LEFT_OVER = re.compile(r"\b(?:terminal|mea_culpa|error)-[a-z]|[{}]|\$who")
"""What shows when a text is missing or an argument not filled in."""


@pytest.fixture(autouse=True)
def _in_a_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


class RandomPerson:
    """A person who types random numbers of those shown, and saves nothing."""

    def __init__(self, seed: str) -> None:
        self._rng = Rng(seed)

    def __call__(self, at: ScriptedSession) -> str:
        if at.log.over:
            return "n"
        shown = choice_numbers(at.local_game.game.scene(at.local_game.view()).choices)
        return str(shown[self._rng.below(len(shown))])


def session(
    folder: Path, language: str, players: int, width: int, **options: str
) -> ScriptedSession:
    game = open_game("mea_culpa", players, options)
    return ScriptedSession(
        folder,
        Log(game, player_names(localization(language), players, 0, "", "random")),
        0,
        language,
        width,
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "players", "width", "options"),
    [
        ("en", 2, 60, {}),
        ("en", 3, 80, {"meta_culpa": "on"}),
        ("ja", 3, 60, {}),
        ("ja", 4, 80, {"meta_culpa": "on", "open_screens": "on"}),
    ],
)
def test_every_line_fits_and_every_word_is_there(
    tmp_path: Path, language: str, players: int, width: int, options: dict[str, str]
) -> None:
    at = session(tmp_path, language, players, width, **options)
    assert at.play([RandomPerson(language)] * 900) == 0
    assert at.log.over
    assert at.widest() <= width
    assert not LEFT_OVER.search(at.shown.replace("mea_culpa-1.log", ""))


def test_a_bid_is_typed_as_it_is_meant(tmp_path: Path) -> None:
    """Eight coins are typed as 8, although the list starts with none."""

    def first(at: ScriptedSession) -> str:
        legal = at.local_game.game.scene(at.local_game.view()).choices
        return "8" if legal[0].notation == "coins 0" else "1"

    at = session(tmp_path, "en", 2, 80)
    at.play([first] * 6)
    assert "You seal your bid: 9 (1 notch, 8 taler)." in at.words
