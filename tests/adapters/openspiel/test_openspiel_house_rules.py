"""House rules as a parameter of OpenSpiel games."""

from __future__ import annotations

from pathlib import Path

import pyspiel
import pytest
from hypothesis import given
from hypothesis import strategies as st

from simony.adapters.openspiel.house_rules import format_house_rules, parse_house_rules
from simony.core.errors import BadFigures
from simony.registry import open_game

EDICTS = """
[game]
florins = { value = 40, status = "printed" }

[edict.sixes]
pays = 3

[edict.pairs-medici-borgia]
remove = true

[edict.any-sevens]
kind = "cards"
set = "expert"
families = ["medici", "sforza", "borgia", "orsini"]
numbers = [7]
ban = true
pays = 2
sin_pays = 5
"""

NAMES = st.text(min_size=1, max_size=8)
VALUES = st.one_of(st.integers(), st.booleans(), st.text(), st.lists(NAMES | st.integers()))
TABLES = st.recursive(
    st.dictionaries(NAMES, VALUES, min_size=1, max_size=3),
    lambda inner: st.dictionaries(NAMES, VALUES | inner, min_size=1, max_size=3),
    max_leaves=6,
)


@given(TABLES)
def test_what_is_formatted_is_parsed_back(rules: dict[str, object]) -> None:
    text = format_house_rules(rules)
    assert parse_house_rules(text) == rules
    assert list(parse_house_rules(text)) == list(rules)  # the order of edicts numbers them
    assert text.isascii()
    assert not set(text) & set("(),= \n")


def test_a_game_is_played_by_the_rules_in_its_text() -> None:
    game = pyspiel.load_game(
        "simony_dogma(players=3,house_rules=game.rubies:1;game.confessions:60)"
    ).game
    ours = open_game("dogma", 3, {}, {"game": {"rubies": 1, "confessions": 60}})
    assert (game.house_rules, game.figures_hash) == (ours.house_rules, ours.figures_hash)
    assert game.max_actions == ours.max_actions


def test_a_game_with_a_file_is_complete_without_the_file(tmp_path: Path) -> None:
    file = tmp_path / "my rules (1), old=new.toml"
    file.write_text(EDICTS, "utf-8")
    game = pyspiel.load_game("simony_indulgence", {"players": 3, "house_rules": str(file)})
    ours = open_game("indulgence", 3, {}, file)
    assert game.game.figures_hash == ours.figures_hash
    state = game.new_initial_state()
    saved = pyspiel.serialize_game_and_state(game, state)
    file.unlink()
    for again in (pyspiel.load_game(str(game)), pyspiel.deserialize_game_and_state(saved)[0]):
        assert str(again) == str(game)
        assert again.game.figures_hash == ours.figures_hash
        assert again.game.house_rules == ours.house_rules


def test_a_file_can_be_named_in_the_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.toml").write_text("[game]\nrubies = 2\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    game = pyspiel.load_game("simony_dogma(house_rules=mine.toml)")
    assert "house_rules=game.rubies:2," in str(game)


def test_a_random_game_by_house_rules_passes_openspiel_s_test() -> None:
    rules = "house_rules=game.rubies:1;game.altar:2;game.confessions:9"
    game = pyspiel.load_game(f"simony_dogma(players=3,{rules})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("rules", "message"),
    [
        ("game.rubies", "“game.rubies”. Expected: the name of a file"),
        (":1", "“:1”. Expected"),
        ("game..rubies:1", "“game..rubies:1”. Expected"),
        ("game.rubies:1;game.rubies:2", "“game.rubies:2”, but that entry has a value already"),
        ("game:1;game.rubies:2", "“game.rubies:2”, but that entry has a value already"),
        ("game.rubies:77", "house_rules: The entry “game.rubies” must be 1–9, not 77"),
        ("game.rubies:many", 'house_rules: The entry “game.rubies” must be 1–9, not "many"'),
        ("gaem.rubies:1", "house_rules: There is no entry “gaem”"),
        ("missing.toml", "missing.toml cannot be read"),
    ],
)
def test_bad_rules_are_named(rules: str, message: str) -> None:
    with pytest.raises(BadFigures, match=message.replace(".", r"\.")):
        pyspiel.load_game(f"simony_dogma(house_rules={rules})")


def test_an_error_in_a_file_names_the_file(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text("[game]\nrubies = 0\n", "utf-8")
    with pytest.raises(BadFigures, match=r"bad\.toml: The entry “game\.rubies” must be 1–9"):
        pyspiel.load_game("simony_dogma", {"house_rules": str(file)})
