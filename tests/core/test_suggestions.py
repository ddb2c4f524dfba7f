"""Misspelt names: the error names the word that was probably meant."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from simony.adapters.rewards import check_reward
from simony.bots.bot import level_index
from simony.bots.bot_spec import parse_bot_spec
from simony.core.errors import BadFigures, BadOption, SimonyError, closest_word, did_you_mean
from simony.i18n.sentences import localization
from simony.lab.balance.figures import parse_setting
from simony.lab.balance.targets import parse_measure
from simony.lab.report.balance import RuleSet, measure_balance
from simony.registry import open_game
from simony.server.state.opening import check_level

INDULGENCE = open_game("indulgence")


def drawn() -> None:
    measure_balance(RuleSet("", INDULGENCE), ["random"] * 4, 2, "1", randomized=["edit"])


CASES: list[tuple[str, Callable[[], object]]] = [
    ("dogma", lambda: open_game("dogm")),
    ("mea_culpa", lambda: open_game("mea-culpa")),
    ("expert", lambda: open_game("indulgence", options={"expret": "on"})),
    ("random", lambda: open_game("tolerance", options={"roles": "randm"})),
    ("edict.sixes", lambda: house({"edict": {"sixs": {"pays": 3}}})),
    ("edict.sixes.pays", lambda: house({"edict": {"sixes": {"pay": 3}}})),
    ("game", lambda: house({"gmae": {"florins": 3}})),
    ("game.florins", lambda: house({"game": {"florin": 3}})),
    ("edict.sixes", lambda: house({"edict": {"sixs": {"remove": True}}})),
    ("cards", lambda: house({"edict": {"sixes": {"kind": "card"}}})),
    ("edict.sixes.pays", lambda: parse_setting(INDULGENCE, "edict.sixs.pays=1..3")),
    ("sixes.pays", lambda: parse_setting(INDULGENCE, "sixs.pays=1..3")),
    ("decisions", lambda: parse_measure(INDULGENCE, "decision")),
    ("hands", lambda: parse_measure(INDULGENCE, "hand.gained")),
    ("gained", lambda: parse_measure(INDULGENCE, "hands.gaind")),
    ("seat", lambda: parse_measure(INDULGENCE, "won[seet=1]")),
    ("edict", drawn),
    ("priest", lambda: level_index("Priest")),
    ("bishop", lambda: parse_bot_spec("bishp")),
    ("iterations", lambda: parse_bot_spec("bishop/iteration=5")),
    ("halving", lambda: parse_bot_spec("flat/root=halvin")),
    ("cardinal", lambda: check_level("cardnal", ["bishop", "cardinal"])),
    ("score", lambda: check_reward("scores")),
]


def house(rules: dict[str, object]) -> object:
    return open_game("indulgence", house_rules=rules)


@pytest.mark.parametrize(("meant", "wrong"), CASES)
def test_a_misspelt_name_is_answered_with_the_right_one(
    meant: str, wrong: Callable[[], object]
) -> None:
    with pytest.raises(SimonyError) as raised:
        wrong()
    assert f"(Did you mean “{meant}”?)" in str(raised.value)
    assert f"（「{meant}」のことですか？）" in localization("ja").translate(raised.value.text)


@pytest.mark.parametrize("rules", [{"edict": {"laughing": {"pays": 3}}}, {"zeal": {"a": 1}}])
def test_a_new_name_gets_no_suggestion(rules: dict[str, object]) -> None:
    with pytest.raises(BadFigures) as raised:
        house(rules)
    assert "Did you mean" not in str(raised.value)


def test_the_error_keeps_its_class() -> None:
    problem = BadOption("error-level", came="pop", known="pope")
    assert type(did_you_mean(problem, "pop", ["pope"])) is BadOption
    assert did_you_mean(problem, "whist", ["pope"]) is problem


@pytest.mark.parametrize("word", ["x" * 60_000, "x" * 61])
def test_long_input_is_not_compared(word: str) -> None:
    assert closest_word(word, [word]) is None


def test_a_limited_number_of_names_is_compared() -> None:
    names = (f"figure{number}" for number in range(1_000_000))
    assert closest_word("figure77", names) == "figure77"
    assert next(names) == "figure2000"
