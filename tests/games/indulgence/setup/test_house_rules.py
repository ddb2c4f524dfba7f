"""House rules: other figures with the same code, and errors that name the file, the entry and what
was expected.
"""

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from positions.indulgence import dealt, ending
from simony.core.errors import BadFigures
from simony.core.figures import list_figures
from simony.registry import open_game

SEVENS = {
    "kind": "cards",
    "set": "basic",
    "families": ["medici", "borgia"],
    "numbers": [7],
    "ban": True,
    "pays": 9,
    "sin_pays": 2,
}


def edict(key: str, **changes: object) -> dict[str, Any]:
    return {"edict": {key: changes}}


# --- what they change -----------------------------------------------------------------------------


@pytest.mark.parametrize("price", [0, 3, 99])
def test_house_rules_change_a_price(price: int) -> None:
    description = (
        "4 players, A rules, edict sixes, rest taken by A, A to lead, A holds m1, B holds m2, "
        "C holds m6, D holds m3"
    )
    at = ending(description, edict("sixes", pays=price)).trick("A: m1 m2 m6 m3")
    assert at.gained() == [price, 0, -min(price, 30), 0]


def test_house_rules_change_sin_prices_and_failed_sins() -> None:
    house = edict("three-tricks", sin_pays=7) | {"sin": {"failed": 10, "failed_bull": 20}}
    made = dealt("4 players, A rules, edict three-tricks, B sins, B holds m123456789", house).run(
        "B: m9 m8 m7"
    )
    assert made.gained() == [-7, 21, -7, -7]
    missed = (
        dealt("4 players, A rules, edict first-or-last, B sins, B holds s1, A holds s9", house)
        .play("B: s1")
        .run("A: s9")
    )
    assert missed.gained() == [10, -10, 0, 0]


def test_house_rules_change_purses_rounds_and_the_ring() -> None:
    at = dealt("4 players, A rules", {"game": {"florins": 50, "rounds": 2, "ring": 12}})
    assert at.florins() == [50] * 4
    hands = 0
    while not at.over():
        hands += 1
        at.play_out().shuffle()
    assert hands == 8
    assert at.state.figures.ring == 12


@pytest.mark.parametrize("goal", [1, 2, 3])
def test_house_rules_change_how_many_tricks_are_too_many(goal: int) -> None:
    at = dealt(
        "4 players, A rules, edict three-tricks, B sins, B holds m123456789",
        edict("three-tricks", tricks=goal),
    )
    assert at.run("B: m9 m8 m7").tricks_played() == goal


def test_house_rules_lift_a_ban() -> None:
    at = dealt(
        "4 players, A rules, edict sixes, nobody sins, A holds m6 s1", edict("sixes", ban=False)
    )
    assert "m6" in at.choices("A")
    trump = dealt(
        "4 players, expert, A rules, edict trump, trump medici, nobody sins, A holds m6 s1",
        edict("trump", ban=False),
    )
    assert "m6" in trump.choices("A")


def test_house_rules_remove_an_edict() -> None:
    at = dealt("3 players, A rules", edict("sixes", remove=True))
    assert "sixes" not in at.state.figures.keys
    assert len(at.edicts("row") + at.edicts("deck")) == 11


def test_house_rules_add_an_edict() -> None:
    description = (
        "4 players, A rules, edict sevens, rest taken by A, A to lead, A holds m1, B holds m2, "
        "C holds m7, D holds m3"
    )
    at = ending(description, edict("sevens", **SEVENS))
    assert len(at.state.figures.keys) == 21
    assert at.trick("A: m1 m2 m7 m3").gained() == [9, 0, -9, 0]


def test_house_rules_apply_over_the_edition_chosen() -> None:
    house = edict("sixes", pays=4)
    for edition in ("english", "japanese"):
        assert open_game("indulgence", 4, {"edition": edition}, house).figures["edict"]["sixes"][
            "pays"
        ] == {"value": 4, "status": "house"}


def test_house_rules_show_in_status_and_hash() -> None:
    plain, house = (
        open_game("indulgence"),
        open_game("indulgence", house_rules=edict("sixes", pays=4)),
    )
    before = list(list_figures(plain.figures))
    assert [figure for figure in list_figures(house.figures) if figure not in before] == [
        ("edict.sixes.pays", 4, "house")
    ]
    assert plain.figures_hash != house.figures_hash
    assert (plain.house_rules, house.house_rules) == ({}, edict("sixes", pays=4))


def test_house_rules_that_say_the_same_have_the_same_hash() -> None:
    assert (
        open_game("indulgence", house_rules=edict("sixes", pays=2)).figures_hash
        == open_game("indulgence").figures_hash
    )


def test_editions_have_different_hashes() -> None:
    assert (
        open_game("indulgence").figures_hash
        != open_game("indulgence", options={"edition": "japanese"}).figures_hash
    )


# --- what is wrong with them ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("house", "entry", "expected"),
    [
        (edict("sixes", pays="two"), "edict.sixes.pays", "0–99"),
        (edict("sixes", pays=2.5), "edict.sixes.pays", "0–99"),
        (edict("sixes", pays=True), "edict.sixes.pays", "0–99"),
        (edict("sixes", pays=-1), "edict.sixes.pays", "0–99"),
        (edict("sixes", pays=10**30), "edict.sixes.pays", "0–99"),
        (edict("sixes", pays={"status": "printed"}), "edict.sixes.pays", "0–99"),
        (edict("sixes", pays={"remove": True}), "edict.sixes.pays", "0–99"),
        (edict("sixes", ban=1), "edict.sixes.ban", "true | false"),
        (edict("sixes", kind="cars"), "edict.sixes.kind", "cards | trump"),
        (edict("sixes", set="both"), "edict.sixes.set", "basic | expert"),
        (edict("sixes", numbers=[0]), "edict.sixes.numbers", "1, 2, 3"),
        (edict("sixes", numbers=[1, 1]), "edict.sixes.numbers", "each once"),
        (edict("sixes", numbers=[]), "edict.sixes.numbers", "1, 2, 3"),
        (edict("sixes", numbers=6), "edict.sixes.numbers", "1, 2, 3"),
        (edict("sixes", families=["pazzi"]), "edict.sixes.families", "medici, sforza"),
        (
            edict("pairs-medici-orsini", families=["medici"]),
            "edict.pairs-medici-orsini.families",
            "a list of 2 of these",
        ),
        (edict("three-tricks", tricks=4), "edict.three-tricks.tricks", "1–3"),
        (
            edict("sixes", price=2),
            "edict.sixes.price",
            "kind, set, families, numbers, ban, pays, sin_pays",
        ),
        (
            edict("last-medici", ban=True),
            "edict.last-medici.ban",
            "kind, set, families, pays, sin_pays",
        ),
        (edict("sevens", kind="cards"), "edict.sevens.set", "basic | expert"),
        (edict("sevens", **(SEVENS | {"colour": "red"})), "edict.sevens.colour", "numbers"),
        (edict("Sevens", **SEVENS), "edict.Sevens", "small letters"),
        ({"edict": {"sixes": 3}}, "edict.sixes", "table"),
        ({"edict": 3}, "edict", "table"),
        ({"edict": {"remove": True}}, "edict", "missing"),
        ({"game": {"florins": 0}}, "game.florins", "1–999"),
        ({"game": {"ring": 9}}, "game.ring", "10–15"),
        ({"game": {"bank": 9}}, "game.bank", "rounds, florins, ring"),
        ({"sin": {"failed": "six"}}, "sin.failed", "0–999"),
        ({"family": {"pazzi": "gold"}}, "family.pazzi", "medici, sforza, borgia, orsini"),
        ({"games": {"florins": 9}}, "games", "game, sin, family, edict"),
    ],
)
def test_house_rules_errors_name_the_entry_and_what_was_expected(
    house: dict[str, Any], entry: str, expected: str
) -> None:
    with pytest.raises(BadFigures) as caught:
        open_game("indulgence", house_rules=house)
    assert f"“{entry}”" in str(caught.value)
    assert expected in str(caught.value)


@pytest.mark.parametrize(
    ("seats", "expert", "needed", "there"), [(4, False, 12, 11), (4, True, 20, 19)]
)
def test_house_rules_need_enough_edicts(seats: int, expert: bool, needed: int, there: int) -> None:
    with pytest.raises(BadFigures, match=rf"at least {needed} .* {there}"):
        open_game("indulgence", seats, {"expert": expert}, edict("sixes", remove=True))


@pytest.mark.parametrize(("expert", "needed"), [(False, 9), (True, 15)])
def test_house_rules_three_players_need_nine_or_fifteen(expert: bool, needed: int) -> None:
    keys = list(open_game("indulgence").figures["edict"])[::-1]
    basic = [key for key in keys if open_game("indulgence").figures["edict"][key]["set"] == "basic"]
    spare = keys[: 20 - needed] if expert else basic[: 12 - needed]
    enough = {"edict": {key: {"remove": True} for key in spare}}
    open_game("indulgence", 3, {"expert": expert}, enough)
    one_more = next(key for key in (keys if expert else basic) if key not in spare)
    with pytest.raises(BadFigures, match=rf"at least {needed} .* {needed - 1}"):
        open_game(
            "indulgence",
            3,
            {"expert": expert},
            {"edict": enough["edict"] | {one_more: {"remove": True}}},
        )


def test_house_rules_more_rounds_need_more_edicts() -> None:
    with pytest.raises(BadFigures, match="at least 16"):
        open_game("indulgence", house_rules={"game": {"rounds": 4}})


def test_house_rules_at_most_forty_edicts() -> None:
    with pytest.raises(BadFigures, match=r"at most 40 .* 41"):
        open_game(
            "indulgence", house_rules={"edict": {f"more-{number}": SEVENS for number in range(21)}}
        )


def test_house_rules_remove_of_nothing() -> None:
    with pytest.raises(BadFigures, match="sevens” cannot be removed"):
        open_game("indulgence", house_rules=edict("sevens", remove=True))


def test_house_rules_remove_of_nothing_names_the_whole_entry() -> None:
    with pytest.raises(BadFigures, match=r"“edict\.sevens”"):
        open_game("indulgence", house_rules=edict("sevens", remove=True))


def test_house_rules_numbers_are_whole() -> None:
    with pytest.raises(BadFigures, match=r"edict\.sixes\.numbers"):
        open_game("indulgence", house_rules=edict("sixes", numbers=[6.0]))


def test_house_rules_colours_are_words() -> None:
    with pytest.raises(BadFigures, match=r"family\.medici"):
        open_game("indulgence", house_rules={"family": {"medici": [1, 2]}})


def test_house_rules_a_status_is_one_of_four() -> None:
    with pytest.raises(BadFigures, match=r"sin\.failed"):
        open_game("indulgence", house_rules={"sin": {"failed": {"value": 6, "status": "guessed"}}})


def test_house_rules_travel_with_the_game() -> None:
    house = edict("sixes", pays=4)
    game = open_game("indulgence", house_rules=house)
    assert deepcopy(game).house_rules == house


@pytest.mark.parametrize("key", ["30", "7", "a-1", "x"])
def test_house_rules_edict_names_leave_every_action_its_own_text(key: str) -> None:
    game = open_game("indulgence", house_rules=edict(key, **SEVENS))
    assert [game.parse(game.notation(action)) for action in range(game.action_count)] == list(
        range(game.action_count)
    )


# --- files ----------------------------------------------------------------------------------------


def test_house_rules_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text("[edict.sixes]\npays = 4\n\n[edict.most]\nremove = true\n")
    game = open_game("indulgence", house_rules=file)
    assert game.figures["edict"]["sixes"]["pays"]["value"] == 4
    assert "most" not in game.figures["edict"]


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("[edict.sixes]\npays = 'four'\n", "edict.sixes.pays"),
        ("[edict.sixes\n", "no valid TOML"),
        ("\xff", "no valid TOML"),
        ("x = 1\n" * 20_000, "too large"),
    ],
)
def test_house_rules_errors_name_the_file(tmp_path: Path, content: str, problem: str) -> None:
    file = tmp_path / "ours.toml"
    file.write_bytes(content.encode("latin-1"))
    with pytest.raises(BadFigures, match=problem) as caught:
        open_game("indulgence", house_rules=str(file))
    assert "ours.toml" in str(caught.value)


def test_house_rules_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadFigures, match=r"missing\.toml"):
        open_game("indulgence", house_rules=tmp_path / "missing.toml")


def test_house_rules_too_deep_are_refused() -> None:
    deep: dict[str, object] = {"b": 1}
    for _ in range(3000):
        deep = {"a": deep}
    with pytest.raises(BadFigures, match="too deep"):
        open_game("indulgence", house_rules=deep)


def test_house_rules_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_bytes(b"\xef\xbb\xbf[game]\nflorins = 12\n")
    assert open_game("indulgence", house_rules=tmp_path / "house.toml").new().scores() == [12] * 4
