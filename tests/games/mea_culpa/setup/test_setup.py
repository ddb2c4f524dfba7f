"""The setup of a game, and its figures."""

from positions.mea_culpa import new_position
from simony.core.figures import list_figures
from simony.games.mea_culpa.game import MeaCulpaGame
from simony.games.mea_culpa.rules.figures import CARD_KEYS, CATEGORIES, COLOURS, SITES
from simony.registry import open_game


def test_chance_draws_the_line_and_the_soul_nearest_heaven_picks_a_bonus_first() -> None:
    at = new_position(4).chance("line 3 1 4 2")  # C is nearest Hell
    assert list(at.state.line) == [1, 3, 0, 2]
    assert at.to_act() == "B"
    assert at.choices("B") == [
        "bonus bread-wine",
        "bonus jewel",
        "bonus taler",
        "bonus blue-letter",
    ]
    at.play("B: bonus blue-letter")
    assert at.letters("B") == {"blue": 1}
    assert at.to_act() == "D"
    at.play("D: bonus bread-wine")
    assert at.choices("D") == ["donate bread I", "donate bread II"]
    at.play("D: donate bread I, D: donate wine II")
    assert at.first("D") == [1, 0, 0, 0, 0, 0, 0, 0]
    assert at.given("D") == [1, 1, 0, 0, 0, 0, 0, 0]
    assert at.events_for("A") == [
        {"kind": "donates", "seat": 3, "gift": 0},
        {"kind": "donates", "seat": 3, "gift": 1},
    ]
    at.play("A: bonus taler, A: donate 10 II")
    assert at.taler("A") == 25  # the bonus is donated, not earned
    assert at.given("A") == [0, 0, 0, 0, 0, 0, 0, 1]
    assert at.choices("C") == [
        "donate jewel I",
        "donate jewel II",
    ]  # the last bonus needs no picking
    at.play("C: donate jewel I")
    assert at.to_act() == ""


def test_bonus_goods_come_out_of_the_bag_and_unpicked_ones_are_in_it() -> None:
    at = (
        new_position(2)
        .chance("line 1 2")
        .play("B: bonus jewel, B: donate jewel I, A: bonus blue-letter")
    )
    assert [at.bag(stone) for stone in ("bread", "wine", "cloth", "jewel", "indulgence")] == [
        10,
        9,
        9,
        6,
        6,
    ]
    assert at.supply("blue") == 10
    assert at.to_act() == ""


def test_a_round_is_prepared() -> None:
    at = (
        new_position(2)
        .chance("line 1 2")
        .play("B: bonus jewel, B: donate jewel I, A: bonus blue-letter")
    )
    at.chance("round bread 3 wine 2 jewel 1 indulgence 1 / lust steal good greed")
    assert at.market() == {"bread": 3, "wine": 2, "jewel": 1, "indulgence": 1}
    assert at.rooms() == ["lust", "steal", "good", "greed"]
    assert (at.state.suite_5, at.state.suite_6, at.supply("yellow")) == (1, 1, 9)
    assert (at.state.hut, at.state.on_card) == (3, 1)
    assert at.pope_stones() == [1, 1, 1]
    assert [at.reserve(letter) for letter in "AB"] == [7, 7]
    assert at.to_act() == "AB"


def test_the_market_has_what_is_left_where_the_bag_has_fewer() -> None:
    house = {
        "bag": {"bread": 1, "wine": 1, "cloth": 1, "jewel": 1, "indulgence": 1},
        "game": {"market": 9},
    }
    at = (
        new_position(2, house)
        .chance("line 1 2")
        .play("B: bonus blue-letter, A: bonus taler, A: donate 10 I")
    )
    at.chance("round bread 1 wine 1 cloth 1 jewel 1 indulgence 1 / lust steal good greed")
    assert sum(at.market().values()) == 5


def test_the_figures_are_those_of_the_rules() -> None:
    game = open_game("mea_culpa", 4)
    assert isinstance(game, MeaCulpaGame)
    rows = game.parsed_figures
    assert list(rows.bag) == [10, 9, 9, 7, 6]
    assert list(rows.letters) == [10, 11, 15, 15]
    assert list(rows.buy) == [2, 4, 6, 8, 4]
    assert list(rows.sell) == [6, 8, 10, 12]
    assert (rows.taler, rows.sin_stones, rows.crews, rows.market, rows.hell, rows.heaven) == (
        25,
        7,
        4,
        7,
        40,
        36,
    )
    assert (rows.set_lift, rows.letter_lift) == (8, 1)
    assert dict(zip(CARD_KEYS, rows.copies, strict=True)) == {
        "emperor-letter": 2, "pope-letter": 1, "three-steps": 1, "five-steps": 1, "lust": 2,
        "greed": 2, "move-crew": 2, "new-crew": 3, "pope-stone": 3, "good": 2, "steal": 1,
        "three-taler": 1, "five-taler": 2, "seven-taler": 1,
    }  # fmt: skip
    assert list(rows.notches) == [1, 3, 2, 3, 2, 2, 2, 1, 2, 2, 1, 0, 1, 2]
    assert sum(rows.copies) == 24


def test_five_letters_lie_under_each_category_of_each_cathedral() -> None:
    game = open_game("mea_culpa", 4)
    assert isinstance(game, MeaCulpaGame)
    rows = list(game.parsed_figures.rows)
    listed = {
        (site, category): "".join(
            COLOURS[colour][0].upper()
            * rows[12 * SITES.index(site) + 4 * CATEGORIES.index(category) + colour]
            for colour in range(4)
        )
        for site in SITES
        for category in CATEGORIES
    }
    assert listed == {
        ("left", "food"): "BBBRG", ("left", "finery"): "BRRRG", ("left", "money"): "BRGGG",
        ("middle", "food"): "BRRRG", ("middle", "finery"): "BRGGG", ("middle", "money"): "BBBRG",
        ("right", "food"): "BRGGG", ("right", "finery"): "BBBRG", ("right", "money"): "BRRRG",
    }  # fmt: skip


def test_every_figure_has_a_status() -> None:
    found = {entry: status for entry, _, status in list_figures(open_game("mea_culpa", 4).figures)}
    assert found["buy.bread"] == "printed"
    assert found["buy.wine"] == "reconstructed"
    assert found["game.heaven"] == "reconstructed"
    assert found["game.taler"] == "public"
