"""D1: who confesses next, for every value of the option."""

import pytest

from positions.dogma import DogmaPosition, position

FOUR = "A holds 2 mercy murder, B holds 2 faith lust, C holds 2 pride greed, D holds 2 heresy"
OPTIONS = ["responder", "after_responder", "responder_if_right"]


def four(option: str, description: str = FOUR) -> DogmaPosition:
    return position(f"4 players, next confessor {option}, A to confess, {description}")


@pytest.mark.parametrize(
    ("option", "rightly", "wrongly"),
    [("responder", "B", "B"), ("after_responder", "C", "C"), ("responder_if_right", "B", "C")],
)
def test_D1_who_confesses_next(option: str, rightly: str, wrongly: str) -> None:
    answers = {
        ("believe", "mercy"): rightly,
        ("doubt", "murder"): rightly,
        ("believe", "murder"): wrongly,
        ("doubt", "mercy"): wrongly,
    }
    for (answer, card), confessor in answers.items():
        at = four(option).play(f"A: mercy with {card}, B: {answer}")
        assert at.to_act() == confessor
        assert "name mercy" in at.choices(confessor)


def test_D1_by_default_the_responder() -> None:
    at = position(f"4 players, A to confess, {FOUR}")
    assert at.game.options["next_confessor"] == "responder"
    assert at.play("A: mercy with mercy, B: believe").to_act() == "B"


@pytest.mark.parametrize(
    ("option", "confessor"),
    [("responder", "C"), ("after_responder", "D"), ("responder_if_right", "C")],
)
def test_D1_after_a_joining_the_responder_is_the_one_who_answered(
    option: str, confessor: str
) -> None:
    at = four(option).play("A: faith with murder, B: join with lust, C: doubt")
    assert at.to_act() == confessor


@pytest.mark.parametrize("option", OPTIONS)
def test_D1_if_the_responder_is_out_the_next_active_player(option: str) -> None:
    """B takes the fourth Mercy, which empties the hand; C is out already."""
    at = four(option, "A holds mercy murder, B holds 3 mercy, D holds 2 heresy, out C")
    at.play("A: mercy with mercy, B: doubt")
    assert (at.out(), at.to_act()) == ("CB", "D")


@pytest.mark.parametrize("option", OPTIONS)
def test_D1_players_who_are_out_are_passed_over(option: str) -> None:
    at = position(
        f"5 players, next confessor {option}, D to confess, A holds 2 mercy, C holds 2 lust, "
        "D holds 2 pride, out BE"
    )
    at.play("D: faith with pride, A: believe")
    assert at.to_act() == ("A" if option == "responder" else "C")


@pytest.mark.parametrize("option", ["responder", "after_responder"])
def test_D1_two_players_alternate(option: str) -> None:
    """Each turn is: answer, then confess."""
    at = position(
        f"2 players, next confessor {option}, A to confess, A holds 3 mercy 3 faith, "
        "B holds 3 lust 3 pride"
    )
    for answer in ("believe", "doubt"):
        at.play(f"A: mercy with faith, B: {answer}")
        assert at.to_act() == "B"
        at.play(f"B: mercy with lust, A: {answer}")
        assert at.to_act() == "A"


def test_D1_of_two_players_only_who_is_right_confesses() -> None:
    description = (
        "2 players, next confessor responder_if_right, A to confess, A holds 3 mercy 3 faith, "
        "B holds 3 lust 3 pride"
    )
    assert position(description).play("A: mercy with mercy, B: believe").to_act() == "B"
    assert position(description).play("A: mercy with mercy, B: doubt").to_act() == "A"


def test_D1_after_responder_with_two_players_left_of_more() -> None:
    at = four("after_responder", "A holds 2 mercy, C holds 2 pride, out BD").play(
        "A: mercy with mercy, C: believe"
    )
    assert at.to_act() == "C"


def test_D1_after_responder_when_the_check_itself_leaves_two() -> None:
    """Who is left is counted after the exits (D5)."""
    at = position(
        "3 players, next confessor after_responder, A to confess, A holds mercy, B holds 2 lust, "
        "C holds 2 pride"
    )
    assert at.play("A: mercy with mercy, B: believe").to_act() == "B"


def test_D1_after_responder_when_the_check_leaves_three() -> None:
    at = four("after_responder", "A holds mercy, B holds 2 lust, C holds 2 pride, D holds 2 heresy")
    assert at.play("A: mercy with mercy, B: believe").to_act() == "C"


def test_D1_the_player_after_the_responder_may_be_the_confessor() -> None:
    at = position(
        "3 players, next confessor after_responder, A to confess, A holds 2 mercy lust, "
        "B holds 2 faith, C holds 2 pride"
    )
    assert at.play("A: mercy with lust, B: join with faith, C: doubt").to_act() == "A"
