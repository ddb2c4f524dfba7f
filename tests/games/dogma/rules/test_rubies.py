"""Rubies: who earns them, the maximum, and when they are returned."""

import pytest

from positions.dogma import DogmaPosition, position


def three(rubies: str = "0 0 0") -> DogmaPosition:
    return position(
        f"3 players, A to confess, rubies {rubies}, A holds 2 mercy murder, B holds 2 faith lust, "
        "C holds 2 pride greed"
    )


@pytest.mark.parametrize(("answer", "cards"), [("believe", "mercy"), ("doubt", "murder")])
def test_D14_the_one_who_judged_rightly_earns_a_ruby(answer: str, cards: str) -> None:
    at = three().play(f"A: mercy with {cards}, B: {answer}")
    assert at.rubies() == [0, 1, 0]
    assert at.was_told("spectator", "ruby", seat=1)


@pytest.mark.parametrize(("answer", "cards"), [("believe", "murder"), ("doubt", "mercy")])
def test_D14_the_confessor_never_does(answer: str, cards: str) -> None:
    at = three().play(f"A: mercy with {cards}, B: {answer}")
    assert at.rubies() == [0, 0, 0]
    assert at.events_for("spectator", "ruby") == []


@pytest.mark.parametrize(
    ("answer", "cards", "rubies"), [("believe", "faith", [0, 0, 1]), ("doubt", "faith", [0, 0, 0])]
)
def test_D14_nor_does_who_joins(answer: str, cards: str, rubies: list[int]) -> None:
    at = three().play(f"A: faith with murder, B: join with {cards}, C: {answer}")
    assert at.rubies() == rubies


def test_D14_the_first_confessor_earns_one_by_judging_a_joiner() -> None:
    at = three().play("A: faith with murder, B: join with lust, C: join with greed, A: doubt")
    assert at.rubies() == [1, 0, 0]


@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2)])
@pytest.mark.parametrize(("answer", "cards"), [("believe", "mercy"), ("doubt", "murder")])
def test_D15_with_two_rubies_you_gain_none(
    answer: str, cards: str, before: int, after: int
) -> None:
    at = three(f"0 {before} 0").play(f"A: mercy with {cards}, B: {answer}")
    assert at.rubies() == [0, after, 0]
    assert len(at.events_for("spectator", "ruby")) == after - before


def test_example_two_rubies_and_a_lie_rightly_doubted() -> None:
    at = three("0 2 0").play("A: mercy with murder, B: doubt")
    assert (at.holds("A"), at.rubies()) == ("1 murder 2 mercy", [0, 2, 0])


def test_D15_after_spending_them_you_gain_again() -> None:
    at = three("2 0 0").play(
        "A: proclaim greed, A: mercy with mercy, B: join with lust, C: join with greed, A: doubt"
    )
    assert at.rubies() == [1, 0, 0]


@pytest.mark.parametrize("rubies", ["0 0 0", "1 0 0", "0 2 2"])
def test_D16_a_dogma_costs_two_rubies(rubies: str) -> None:
    at = three(rubies)
    assert at.dogmas("A") == []
    at.refuses("A: proclaim greed", "D16")


def test_D16_they_are_spent_at_once() -> None:
    at = three("2 1 0").play("A: proclaim greed")
    assert at.rubies() == [0, 1, 0]


@pytest.mark.parametrize("answer", ["believe", "doubt", "join with lust"])
def test_D27_a_player_who_is_out_returns_the_rubies(answer: str) -> None:
    at = position(
        "3 players, A to confess, rubies 2 0 1, A holds mercy, B holds 2 faith lust, "
        "C holds 2 pride"
    )
    at.play("A: mercy with mercy")
    assert at.rubies() == [2, 0, 1]  # pending
    at.play(f"B: {answer}")
    assert at.out() == "A"
    assert at.rubies() == [0, 1 if answer == "believe" else 0, 1]


def test_D27_also_one_whose_hand_a_set_has_emptied() -> None:
    at = position(
        "3 players, A to confess, rubies 0 2 1, A holds mercy lust, B holds 3 mercy, "
        "C holds 2 pride"
    )
    at.play("A: mercy with mercy, B: doubt")
    assert (at.out(), at.rubies()) == ("B", [0, 0, 1])


def test_D27_one_who_is_caught_and_plays_on_keeps_them() -> None:
    at = position(
        "3 players, A to confess, rubies 2 0 1, A holds lust, B holds 2 faith lust, C holds 2 pride"
    )
    assert at.play("A: mercy with lust, B: doubt").rubies() == [2, 1, 1]
