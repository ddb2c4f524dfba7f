"""Dogmas: who may proclaim them and when, and how the Altar changes the names."""

from itertools import combinations

import pytest

from positions.dogma import DogmaPosition, position
from simony.games.dogma.rules.figures import KIND_NAMES, VICE_NAMES, VIRTUE_NAMES

HANDS = "A holds 2 mercy greed, B holds 2 faith lust, C holds 2 pride greed"
ALTARS = [altar for number in range(4) for altar in combinations(KIND_NAMES, number)]


def rich(altar: str = "", rubies: str = "2 2 2") -> DogmaPosition:
    return position(
        f"3 players, A to confess, rubies {rubies}, {f'altar {altar}, ' if altar else ''}{HANDS}"
    )


# --- who and when ---------------------------------------------------------------------------------


def test_D16_the_player_about_to_confess_may_proclaim() -> None:
    at = rich()
    assert at.choices("A")[-1] == "proclaim faith"
    at.play("A: proclaim greed")
    assert (at.to_act(), at.altar(), at.rubies()) == ("A", ["greed"], [0, 2, 2])
    at.refuses("A: believe")


def test_D16_nobody_else_may() -> None:
    at = rich()
    at.must_wait("B: proclaim lust")
    at.must_wait("C: proclaim lust")


def test_D16_not_in_the_middle_of_a_confession() -> None:
    at = rich().play("A: name mercy")
    at.refuses("A: proclaim lust", "D16")
    at.play("A: lay mercy")
    at.refuses("A: proclaim lust", "D16")


def test_D16_not_instead_of_an_answer_nor_before_joining() -> None:
    at = rich().play("A: mercy with mercy")
    at.refuses("B: proclaim lust", "D16")
    at.play("B: join")
    at.refuses("B: proclaim lust", "D16")


def test_D16_the_responder_may_when_the_next_confession_is_theirs() -> None:
    at = rich().play("A: mercy with mercy, B: believe")
    assert at.to_act() == "B"
    assert at.play("B: proclaim lust").altar() == ["lust"]


def test_D16_one_a_turn() -> None:
    at = rich().play("A: proclaim greed")
    assert at.dogmas("A") == []
    at.refuses("A: proclaim lust", "D16")


def test_D16_after_the_dogma_comes_the_confession() -> None:
    at = rich().play("A: proclaim greed")
    assert at.choices("A") == [f"name {kind}" for kind in ["greed", *VIRTUE_NAMES]]
    assert at.play("A: greed with greed").to_act() == "B"


def test_D16_nobody_has_to() -> None:
    assert rich().play("A: mercy with mercy").to_act() == "B"


def test_D16_two_turns_in_a_row_two_dogmas() -> None:
    at = rich().play("A: proclaim greed, A: greed with greed, B: believe, B: proclaim lust")
    assert (at.altar(), at.rubies()) == (["greed", "lust"], [0, 0, 2])


# --- which ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("altar", ["", "greed", "greed faith", "greed faith mercy"])
def test_D17_any_dogma_not_on_the_altar(altar: str) -> None:
    at = rich(altar)
    assert at.dogmas("A") == [kind for kind in KIND_NAMES if kind not in altar.split()]
    for kind in altar.split():
        at.refuses(f"A: proclaim {kind}", "D17")


def test_D17_also_of_a_kind_already_gone() -> None:
    at = rich()
    assert "4 heresy" in at.discard()
    at.play("A: proclaim heresy")
    assert "heresy" in at.names("A")


def test_D17_a_dogma_taken_off_may_be_proclaimed_again() -> None:
    at = rich("murder faith lust").play(
        "A: proclaim greed, A: replace faith, A: greed with greed, B: believe"
    )
    assert "faith" in at.dogmas("B")


# --- what it does ---------------------------------------------------------------------------------


def test_example_greed_and_faith_on_the_altar() -> None:
    at = position(f"3 players, A to confess, altar greed faith, {HANDS}")
    assert "greed" in at.names("A")
    assert "faith" not in at.names("A")
    at.refuses("A: name faith", "D20")
    assert at.play("A: greed with greed").to_act() == "B"


def test_example_greed_taken_off_is_forbidden_again_from_the_next_confession_on() -> None:
    at = rich("greed faith lust", rubies="0 2 0").play(
        "A: greed with mercy, B: doubt, B: proclaim murder, B: replace greed"
    )
    assert at.altar() == ["murder", "lust", "faith"]
    at.refuses("B: name greed", "D20")
    at.play("B: murder with lust, C: believe")
    at.refuses("C: name greed", "D20")


@pytest.mark.parametrize("vice", VICE_NAMES)
def test_D20_a_vice_on_the_altar_may_be_named(vice: str) -> None:
    at = rich()
    at.refuses(f"A: name {vice}", "D20")
    at.play(f"A: proclaim {vice}")
    assert at.names("A") == [vice, *VIRTUE_NAMES]


@pytest.mark.parametrize("virtue", VIRTUE_NAMES)
def test_D20_a_virtue_on_the_altar_may_not(virtue: str) -> None:
    at = rich().play(f"A: proclaim {virtue}")
    assert at.names("A") == [kind for kind in VIRTUE_NAMES if kind != virtue]
    at.refuses(f"A: name {virtue}", "D20")


def test_D20_the_altar_holds_for_everybody_and_stays() -> None:
    at = rich().play("A: proclaim greed, A: greed with greed, B: believe")
    assert "greed" in at.names("B")
    at.play("B: faith with faith, C: believe")
    assert "greed" in at.names("C")


def test_D20_seven_names_less_the_virtues_and_more_by_the_vices_always_four_to_ten() -> None:
    at = rich()
    counted = set()
    for altar in ALTARS:
        at.state.altar = sum(1 << KIND_NAMES.index(kind) for kind in altar)
        names = at.names("A")
        assert names == [kind for kind in KIND_NAMES if (kind in VIRTUE_NAMES) != (kind in altar)]
        assert len(names) == 7 - len(set(altar) & set(VIRTUE_NAMES)) + len(
            set(altar) & set(VICE_NAMES)
        )
        counted.add(len(names))
    assert counted == set(range(4, 11))


@pytest.mark.parametrize(
    ("altar", "number"),
    [("murder deceit greed", 10), ("mercy faith humility", 4), ("greed faith", 7), ("greed", 8)],
)
def test_D20_names_open(altar: str, number: int) -> None:
    assert len(rich(altar).names("A")) == number


# --- a full Altar ---------------------------------------------------------------------------------


@pytest.mark.parametrize("altar", ["greed", "greed faith"])
def test_D19_while_there_is_room_nothing_is_replaced(altar: str) -> None:
    at = rich(altar).play("A: proclaim pride")
    assert at.altar() == [kind for kind in KIND_NAMES if kind in [*altar.split(), "pride"]]
    assert at.choices("A")[0].startswith("name")


def test_D19_the_proclaimer_chooses_which_of_the_three_is_replaced() -> None:
    at = rich("greed lust faith").play("A: proclaim pride")
    assert (at.to_act(), at.rubies()) == ("A", [0, 2, 2])
    assert at.choices("A") == ["replace greed", "replace lust", "replace faith"]
    for refused in ("replace pride", "replace mercy", "name mercy", "proclaim mercy"):
        at.refuses(f"A: {refused}", "D19")


@pytest.mark.parametrize("off", ["greed", "lust", "faith"])
def test_D19_the_new_dogma_takes_its_place(off: str) -> None:
    at = rich("greed lust faith").play("A: proclaim pride, A: replace " + off)
    assert at.altar() == [kind for kind in ["greed", "lust", "pride", "faith"] if kind != off]


@pytest.mark.parametrize(("off", "may"), [("greed", False), ("faith", True)])
def test_D19_what_is_replaced_reverts_at_once(off: str, may: bool) -> None:
    """In the very confession that follows."""
    at = rich("greed lust faith").play(f"A: proclaim pride, A: replace {off}")
    assert (off in at.names("A")) == may
    assert "pride" in at.names("A")


def test_D19_the_old_one_still_counts_until_it_is_replaced() -> None:
    at = rich("greed lust faith").play("A: proclaim pride")
    assert at.altar() == ["greed", "lust", "faith"]
    assert at.view("C").to_proclaim == KIND_NAMES.index("pride")


def test_D19_after_replacing_comes_the_confession_and_no_second_dogma() -> None:
    at = rich("greed lust faith").play("A: proclaim pride, A: replace lust")
    assert at.dogmas("A") == []
    assert at.play("A: pride with greed").to_act() == "B"


@pytest.mark.parametrize("viewer", ["A", "B", "C", "spectator"])
def test_D19_everybody_is_told(viewer: str) -> None:
    at = rich("greed lust faith").play("A: proclaim pride, A: replace lust")
    assert at.kinds(viewer) == ["proclaimed", "replaced"]
    assert at.was_told(viewer, "proclaimed", seat=0, dogma=KIND_NAMES.index("pride"))
    assert at.was_told(viewer, "replaced", seat=0, dogma=KIND_NAMES.index("lust"))


@pytest.mark.parametrize("viewer", ["A", "B", "C", "spectator"])
def test_D19_everybody_sees_the_altar(viewer: str) -> None:
    at = rich("greed lust faith").play("A: proclaim pride, A: replace lust")
    view = at.view(viewer)
    assert (view.altar, view.to_proclaim, view.proclaimed) == (at.state.altar, -1, 1)
    at.play("A: mercy with mercy, B: believe")
    assert at.view(viewer).proclaimed == 0
