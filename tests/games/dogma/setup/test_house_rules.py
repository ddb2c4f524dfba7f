"""House rules: other figures with the same code."""

from typing import Any

import pytest

from positions.dogma import dealt, position
from simony.core.errors import BadFigures
from simony.core.figures import list_figures
from simony.games.dogma import SPEC
from simony.games.dogma.rules.counts import size
from simony.games.dogma.rules.figures import VICE_NAMES

HANDS = "A holds 2 mercy greed, B holds 2 faith lust, C holds 2 pride greed"


def game(**changes: object) -> dict[str, Any]:
    return {"game": changes}


# --- what they change -----------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 2, 3])
def test_D30_house_rules_change_when_the_game_stops(number: int) -> None:
    at = position(
        "2 players, A to confess, A holds 2 mercy lust, B holds 2 mercy pride",
        game(confessions=number),
    )
    for _ in range(number):
        assert not at.over()
        who = at.to_act()
        at.play(f"{who}: mercy with mercy, {'AB'.replace(who, '')}: doubt")
    assert at.over()
    assert at.places() == ([1, 2] if number % 2 else [1, 1])


def test_D30_house_rules_from_the_deal_on() -> None:
    at = dealt("4 players, B starts, B holds 3 mercy", game(confessions=1)).play(
        "B: mercy with 3 mercy, C: doubt"
    )
    assert (at.over(), at.sizes(), at.places()) == (True, [14, 11, 17, 14], [2, 1, 4, 2])


@pytest.mark.parametrize("most", [1, 2, 9])
def test_house_rules_change_what_a_dogma_costs_and_how_many_rubies_one_may_have(most: int) -> None:
    description = f"3 players, A to confess, rubies {most} {most - 1} {most}, {HANDS}"
    at = position(description, game(rubies=most)).play("A: proclaim greed")
    assert at.rubies() == [0, most - 1, most]
    at.play("A: mercy with mercy, B: believe")
    assert at.rubies() == [0, most, most]
    assert at.dogmas("B") != []
    at.play("B: faith with faith, C: believe")
    assert at.rubies() == [0, most, most]


@pytest.mark.parametrize(("room", "altar"), [(1, "pride"), (2, "pride lust")])
def test_house_rules_change_how_many_dogmas_the_altar_holds(room: int, altar: str) -> None:
    at = position(
        f"3 players, A to confess, rubies 2 0 0, altar {altar}, {HANDS}", game(altar=room)
    ).play("A: proclaim greed")
    assert at.choices("A") == [
        f"replace {kind}" for kind in sorted(altar.split(), key=VICE_NAMES.index)
    ]
    at.play("A: replace pride")
    assert at.altar() == ["greed", "lust"][:room]


@pytest.mark.parametrize("most", [1, 2])
def test_house_rules_change_how_many_cards_one_may_lay(most: int) -> None:
    at = position(f"3 players, A to confess, {HANDS}", game(most_cards=most)).play(
        "A: name mercy" + ", A: lay mercy" * most
    )
    assert (at.to_act(), at.pile()) == ("B", f"A{most}")
    at.play("B: join" + ", B: lay faith" * most)
    assert (at.to_act(), at.pile()) == ("C", f"A{most} B{most}")


@pytest.mark.parametrize("held", [1, 10, 28])
def test_house_rules_change_how_many_cards_two_players_get(held: int) -> None:
    at = dealt("2 players, A starts", game(two_players=held))
    assert at.sizes() == [held, held]
    assert size(at.state.box) == 56 - 2 * held


def test_house_rules_do_not_change_what_more_players_get() -> None:
    assert dealt("4 players, A starts", game(two_players=5)).sizes() == [14, 14, 14, 14]


def test_house_rules_two_players_with_a_set_each() -> None:
    at = dealt("2 players, B starts, A holds 4 murder, B holds 4 faith", game(two_players=4))
    assert (at.over(), at.places()) == (True, [2, 1])


def test_house_rules_show_in_status_and_hash() -> None:
    plain, house = SPEC.open(3), SPEC.open(3, house_rules=game(altar=2))
    before = list(list_figures(plain.figures))
    assert [figure for figure in list_figures(house.figures) if figure not in before] == [
        ("game.altar", 2, "house")
    ]
    assert plain.figures_hash != house.figures_hash


def test_D30_is_our_own_addition() -> None:
    assert ("game.confessions", 500, "house") in list(list_figures(SPEC.open(3).figures))


# --- what is wrong with them ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("house", "entry", "expected"),
    [
        (game(rubies=0), "game.rubies", "1–9"),
        (game(rubies=10), "game.rubies", "1–9"),
        (game(altar=0), "game.altar", "1–3"),
        (game(altar=4), "game.altar", "1–3"),
        (game(most_cards=0), "game.most_cards", "1–3"),
        (game(most_cards=4), "game.most_cards", "1–3"),
        (game(two_players=0), "game.two_players", "1–28"),
        (game(two_players=29), "game.two_players", "1–28"),
        (game(confessions=0), "game.confessions", "1–9999"),
        (game(confessions=10_000), "game.confessions", "1–9999"),
        (game(confessions="many"), "game.confessions", "1–9999"),
        (game(candles=2), "game.candles", "rubies"),
        ({"kind": {"murder": "faith"}}, "kind.murder", "mercy"),
        ({"kind": {"sloth": "zeal"}}, "kind.sloth", "murder"),
        ({"kind": {"murder": {"remove": True}}}, "kind.murder", "mercy"),
        ({"rubies": {"cost": 2}}, "rubies", "game"),
    ],
)
def test_house_rules_errors_say_where_and_what_was_expected(
    house: dict[str, Any], entry: str, expected: str
) -> None:
    with pytest.raises(BadFigures) as caught:
        SPEC.open(3, house_rules=house, house_rules_name="ours.toml")
    for said in ("ours.toml", entry, expected):
        assert said in str(caught.value)
