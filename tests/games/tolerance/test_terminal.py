"""Whole games of Tolerance at the terminal table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from simony.core.log import Log
from simony.core.rng import Rng
from simony.i18n.sentences import localization
from simony.registry import open_game
from simony.terminal.player_names import names_for
from terminal.sitting import Sitting

LEFT_OVER = re.compile(r"\b(?:terminal|tolerance|error)-[a-z]|[{}]|\$who")
"""What shows when a text is missing or an argument not filled in."""


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


class Whim:
    """A person who types any of the numbers shown, and saves nothing."""

    def __init__(self, seed: str) -> None:
        self._rng = Rng(seed)

    def __call__(self, at: Sitting) -> str:
        return "n" if at.log.over else str(1 + self._rng.below(len(at.party.view().legal)))


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
    sitting = Sitting(
        tmp_path,
        Log(game, names_for(localization(language), players, 0, "", "random")),
        0,
        language,
        width,
    )
    assert sitting.play([Whim(language)] * 400) == 0
    assert sitting.log.over
    assert sitting.widest() <= width
    assert not LEFT_OVER.search(sitting.shown.replace("tolerance-1.log", ""))
