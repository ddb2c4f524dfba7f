"""Whole games of Tolerance in the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from simony.core.log import Log
from simony.core.rng import Rng
from simony.i18n.sentences import localization
from simony.registry import open_game
from simony.terminal.player_names import player_names
from terminal.scripted_session import ScriptedSession

LEFT_OVER = re.compile(r"\b(?:terminal|tolerance|error)-[a-z]|[{}]|\$who")
"""What shows when a text is missing or an argument not filled in."""


@pytest.fixture(autouse=True)
def _in_a_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


class RandomPerson:
    """A person who types random numbers of those shown, and saves nothing."""

    def __init__(self, seed: str) -> None:
        self._rng = Rng(seed)

    def __call__(self, at: ScriptedSession) -> str:
        return "n" if at.log.over else str(1 + self._rng.below(len(at.local_game.view().legal)))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "players", "width", "options"),
    [
        ("en", 3, 60, {}),
        ("en", 4, 100, {"roles": "random", "hidden_roles": "on"}),
        ("ja", 4, 80, {"roles": "choose", "plagues": "2"}),
        ("ja", 5, 120, {"open_tableaux": "on"}),
    ],
)
def test_every_line_fits_and_every_word_is_there(
    tmp_path: Path, language: str, players: int, width: int, options: dict[str, str]
) -> None:
    game = open_game("tolerance", players, options)
    session = ScriptedSession(
        tmp_path,
        Log(game, player_names(localization(language), players, 0, "", "random")),
        0,
        language,
        width,
    )
    assert session.play([RandomPerson(language)] * 400) == 0
    assert session.log.over
    assert session.widest() <= width
    assert not LEFT_OVER.search(session.shown.replace("tolerance-1.log", ""))
