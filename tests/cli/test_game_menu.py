"""The menu of games that ``simony play`` shows."""

from __future__ import annotations

import pytest

from simony.cli.games.game_menu import choose_game
from simony.core.errors import BadOption
from simony.registry import game_specs
from simony.terminal.translator import Translator


def chosen(*typed: str, language: str = "en") -> str | None:
    lines = iter(typed)

    def ask(_: str) -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    return choose_game(Translator(language), ask)


@pytest.mark.parametrize(
    ("typed", "game"),
    [("Dogma", "dogma"), ("ind", "indulgence"), ("\uff44\uff4f\uff47", "dogma"), ("q", None)],
)
def test_by_name(typed: str, game: str | None) -> None:
    assert chosen(typed) == game


def test_by_number() -> None:
    for number, game in enumerate(game_specs(), 1):
        assert chosen(str(number)) == chosen(chr(ord("\uff10") + number)) == game


def test_by_its_name_in_japanese() -> None:
    assert chosen("ドグマ", language="ja") == "dogma"


@pytest.mark.parametrize("typed", ["", "0", "9", "99999", "chess", "-1"])
def test_an_unknown_game_is_asked_again(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert chosen(typed, "dogma") == "dogma"
    assert "Type a number from 1 to" in capsys.readouterr().out


def test_when_the_input_ends_the_games_are_named() -> None:
    with pytest.raises(BadOption, match="dogma"):
        chosen()
