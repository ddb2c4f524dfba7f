"""House rules: other figures and other effects with the same code."""

from __future__ import annotations

from typing import Any

import pytest

from games.tolerance.reference.naive import DECK, LINES_OF, TALLIES, WORTH
from positions.tolerance import position, resolved
from simony.core.errors import BadFigures
from simony.core.figures import list_figures
from simony.games.tolerance.rules.figures import CARD_KEYS, EFFECTS, REIGNS, ROLE_KEYS
from simony.games.tolerance.ui.notation import card_words
from simony.registry import open_game


def card(key: str, **changes: object) -> dict[str, Any]:
    return {"card": {key: changes}}


def refused(house: dict[str, Any]) -> str:
    with pytest.raises(BadFigures) as caught:
        open_game("tolerance", 3, None, house)
    return str(caught.value)


# --- the figures of the box -----------------------------------------------------------------------


def test_the_data_file_says_what_the_reference_says() -> None:
    cards = open_game("tolerance", 3).figures["card"]
    for number, key in enumerate(CARD_KEYS):
        entry = {column: figure["value"] for column, figure in cards[key].items()}
        printed = DECK[card_words(number)]
        assert (entry["religion"], entry["piety"], entry["money"], entry["guild"]) == (
            printed.religion,
            printed.piety,
            printed.money,
            printed.guild,
        )
        assert entry["effect"] == "_".join(printed.effects).replace("-", "none")
        assert entry.get("target", printed.target) == printed.target
        assert str(entry.get("count", printed.count)) == printed.count


def test_the_data_file_has_the_roles_of_the_reference() -> None:
    roles = open_game("tolerance", 3).figures["role"]
    assert list(roles) == ROLE_KEYS
    for role in ROLE_KEYS:
        for reign in REIGNS:
            assert {
                line: figure["value"] for line, figure in roles[role][reign].items()
            } == LINES_OF[role, reign]
        assert [figure["value"] for figure in roles[role]["pennants"].values()] == [
            WORTH[role][tally] for tally in TALLIES
        ]


def test_how_far_figures_can_be_trusted() -> None:
    known = {path: status for path, _, status in list_figures(open_game("tolerance", 3).figures)}
    assert (
        known["card.preacher-gilbert.piety"]
        == known["card.bailiff-10.religion"]
        == known["card.lawyer.effect"]
        == "printed"
    )
    assert {
        known[f"card.{key}.money"]
        for key in ("bailiff-10", "valiant-knight", "catherine-de-medici")
    } == {"public"}
    assert known["card.preacher-gilbert.money"] == known["role.ned.mary.nobles"] == "reconstructed"


# --- what they change -----------------------------------------------------------------------------


def test_any_figure_of_a_card() -> None:
    assert resolved("n14 t1 p1", house=card("beggar", money=9)) == "money +13"
    assert (
        resolved("p13 n3 t1", house=card("young-squire", piety=8, religion="protestant"))
        == "catholic +3, protestant +8"
    )
    assert resolved("n7 w13 t3", house=card("flagellants", count=5)) == "catholic -5, protestant -5"


def test_any_effect_of_a_card() -> None:
    house = card("beggar", effect="taxes", target=["nobles", "catholic"], count="all")
    assert resolved("t1 n7 p3 t2", house=house) == "money +1"
    assert (
        resolved(
            "t1 n7 p3 t2", house=card("beggar", effect="kill", target=["monarch"], count="all")
        )
        == "t2 dead"
    )
    assert resolved("n14 t1 p1", house=card("henry-of-france", effect="none")) == "nothing"
    house = card("beggar", effect="condemn", target=["wild", "peasants"], count="all")
    assert resolved("t1 p1 p8 w6", house=house) == "money -2, p1 dead, w6 dead"


def test_a_monarch_that_does_something_else_executes_nobody() -> None:
    house = card("mary-i", effect="none")
    hands = "last trick, A to lead, A holds n3, B holds p2, C holds t2"
    at = position(f"3 players, {hands}, B has living catholic mary p5", house).play(
        "A: n3, B: p2, C: t2"
    )
    assert (at.to_act(), at.events_for("A", "executed")) == ("", [])


def test_a_role_and_a_reign() -> None:
    hands = "last trick, A to lead, A holds p14, B holds p2, C holds p3"
    house = {
        "role": {"bertram": {"mary": {"peasants": 5}}},
        "reign": {"mary": {"tax": 3, "prevailing": "protestant"}},
    }
    at = position(f"3 players, {hands}", house).play("A: p14, B: p2, C: p3")
    assert at.points() == [15, 0, 0]
    assert at.tallies("A") == [
        5 + 2 + 3,
        1,
        2,
    ]  # the Manor Lord's taxes, then 3 for the one Catholic


def test_money_pennants_and_loans() -> None:
    house = {
        "game": {"money": 20, "pennant": 7, "most": 30},
        "loan": {"leaves": 3, "repay": 2, "costs": 9},
    }
    state = open_game("tolerance", 3, None, house).new()
    assert state.record()["pennants"] == [2, 0, 0] * 3
    at = position(
        "3 players, A to lead, money 29 0 0, A holds n14, B holds n10, C holds n3", house
    ).play("A: n14, B: n10, C: n3")
    assert at.money("A") == 30


# --- what they may not ----------------------------------------------------------------------------


def test_an_unknown_effect_is_named_with_its_card_its_column_and_the_effects_there_are() -> None:
    said = refused(card("beggar", effect="bless"))
    assert "card.beggar.effect" in said
    assert '"bless"' in said
    assert all(effect in said for effect in EFFECTS[:-1])


@pytest.mark.parametrize(
    ("changes", "entry"),
    [
        ({"effect": "kill"}, "card.beggar.target"),
        ({"effect": "kill", "target": ["nobles"]}, "card.beggar.count"),
        ({"effect": "kill", "target": ["knaves"], "count": 1}, "card.beggar.target"),
        ({"effect": "kill", "target": ["all", "nobles"], "count": 1}, "card.beggar.target"),
        ({"effect": "kill", "target": ["nobles"], "count": "tied"}, "card.beggar.count"),
        ({"effect": "kill", "target": ["highest_rank"], "count": "all"}, "card.beggar.count"),
        ({"effect": "kill", "target": ["nobles"], "count": 5}, "card.beggar.count"),
        ({"effect": "kill", "target": ["nobles"], "count": True}, "card.beggar.count"),
        ({"effect": "convert", "target": ["nobles"], "count": "lowest"}, "card.beggar.target"),
        ({"effect": "lose_piety", "count": "all"}, "card.beggar.count"),
        ({"effect": "royal_execution"}, "card.beggar.effect"),
        ({"piety": -1}, "card.beggar.piety"),
        ({"religion": "heathen"}, "card.beggar.religion"),
        ({"rank": 3}, "card.beggar.rank"),
    ],
)
def test_what_does_not_fit_is_named(changes: dict[str, object], entry: str) -> None:
    assert f"“{entry}”" in refused({"card": {"beggar": changes}})


@pytest.mark.parametrize(
    ("house", "entry"),
    [
        ({"card": {"jester": {"piety": 1}}}, "card.jester"),
        ({"card": {"beggar": {"remove": True}}}, "card.beggar"),
        ({"role": {"ned": {"mary": {"knaves": 1}}}}, "role.ned.mary.knaves"),
        ({"role": {"ned": {"pennants": {"money": 99}}}}, "role.ned.pennants.money"),
        ({"reign": {"mary": {"prevailing": "prevailing"}}}, "reign.mary.prevailing"),
        ({"game": {"pennant": 0}}, "game.pennant"),
    ],
)
def test_what_is_not_there_is_named(house: dict[str, Any], entry: str) -> None:
    assert f"“{entry}”" in refused(house)
