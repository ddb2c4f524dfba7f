"""Going out: pending players in all their cases, and the order of rank."""

import pytest

from positions.dogma import DogmaPosition, position

LAST = "A holds 2 {a}, B holds 3 faith lust, C holds 2 pride greed"


def last_cards(cards: str = "mercy") -> DogmaPosition:
    """A has laid the last two cards of the hand as Mercy."""
    return position(f"3 players, A to confess, {LAST.format(a=cards)}").play(
        f"A: mercy with 2 {cards}"
    )


def two_left(cards: str = "mercy", hand: str = "2 faith lust") -> DogmaPosition:
    """The same, with only B left."""
    return position(f"3 players, A to confess, A holds {cards}, B holds {hand}, out C").play(
        f"A: mercy with {cards}"
    )


# --- pending --------------------------------------------------------------------------------------


def test_D3_whose_last_cards_lie_unchecked_is_pending() -> None:
    at = last_cards()
    assert at.is_pending("A")
    assert at.out() == ""
    assert at.events_for("spectator", "out") == []
    assert (at.view("C").sizes[0], at.view("C").rank[0]) == (0, 0)


def test_D3_with_a_card_left_nobody_is_pending() -> None:
    at = position("3 players, A to confess, A holds 3 mercy, B holds lust, C holds pride").play(
        "A: mercy with 2 mercy, B: believe"
    )
    assert not at.is_pending("A")
    assert at.out() == ""


@pytest.mark.parametrize("answer", ["believe", "doubt", "join with lust"])
def test_D3_whose_last_cards_are_true_is_out(answer: str) -> None:
    at = last_cards("mercy").play(f"B: {answer}")
    assert (at.out(), at.places()[0]) == ("A", 1)
    assert at.was_told("spectator", "out", seat=0, rank=1)


@pytest.mark.parametrize("answer", ["believe", "join with lust"])
def test_D3_whose_last_cards_are_false_is_out_when_nobody_doubts_them(answer: str) -> None:
    at = last_cards("murder").play(f"B: {answer}")
    assert at.out() == "A"


def test_D3_caught_lying_takes_the_pile_and_plays_on() -> None:
    at = last_cards("murder").play("B: doubt")
    assert (at.out(), at.holds("A"), at.to_act()) == ("", "2 murder", "B")


def test_example_the_last_two_cards_false_and_doubted() -> None:
    at = last_cards("murder").play("B: doubt")
    assert at.holds("A") == "2 murder"
    at.play("B: faith with faith, C: believe, C: mercy with pride")
    assert at.choices("A") == ["believe", "doubt", "join"]


def test_example_the_last_two_cards_joined_over() -> None:
    at = last_cards("murder").play("B: join with lust")
    assert (at.out(), at.to_act(), at.pile()) == ("A", "C", "A2 B1")
    at.play("C: doubt")
    assert at.holds("B") == "2 murder 1 lust 3 faith"


def test_D3_to_begin_joining_puts_nobody_out_yet() -> None:
    at = last_cards().play("B: join, B: lay lust")
    assert (at.out(), at.is_pending("A")) == ("", True)
    assert at.play("B: done").out() == "A"


def test_D3_a_joiner_can_be_pending_too() -> None:
    at = position(
        "4 players, A to confess, A holds 2 murder, B holds lust, C holds 2 pride, "
        "D holds heresy greed"
    )
    at.play("A: mercy with murder, B: join with lust")
    assert at.is_pending("B")
    assert at.copy().play("C: doubt").holds("B") == "1 murder 1 lust"
    assert at.copy().play("C: believe").out() == "B"
    assert at.copy().play("C: join with pride").out() == "B"


def test_D3_a_pending_player_joined_over_by_one_who_is_pending_then() -> None:
    at = position("3 players, A to confess, A holds murder, B holds lust, C holds 2 pride").play(
        "A: mercy with murder, B: join with lust"
    )
    assert (at.out(), at.is_pending("B"), at.to_act()) == ("A", True, "C")
    at.play("C: doubt")
    assert (at.out(), at.holds("B")) == (
        "A",
        "1 murder 1 lust",
    )  # A's lie comes to B, and A stays out


def test_D3_caught_lying_and_yet_out_when_sets_empty_the_hand() -> None:
    at = position("3 players, C to confess, A holds lust, B holds 2 faith, C holds 3 lust heresy")
    at.play("C: mercy with 3 lust, A: join with lust, B: doubt")
    assert (at.out(), at.to_act(), at.rubies()) == ("A", "B", [0, 1, 0])


def test_D3_one_who_is_out_is_never_asked_again() -> None:
    at = last_cards().play("B: join with lust, C: join with pride")
    assert at.to_act() == "B"
    at.must_wait("A: believe")
    assert at.choices("A") == []


# --- two left -------------------------------------------------------------------------------------


def test_example_two_left_and_the_last_card() -> None:
    """Whatever B answers, A is out and B burns. Had it been false, only a doubt would
    have saved B.
    """
    answers = ["believe", "doubt", "join with lust"]
    assert [two_left("mercy").play(f"B: {answer}").over() for answer in answers] == [
        True,
        True,
        True,
    ]
    assert [two_left("murder").play(f"B: {answer}").over() for answer in answers] == [
        True,
        False,
        True,
    ]


@pytest.mark.parametrize("answer", ["believe", "doubt", "join with faith"])
def test_D4_two_left_and_the_pending_one_told_the_truth(answer: str) -> None:
    at = two_left("mercy").play(f"B: {answer}")
    assert (at.over(), at.places()) == (True, [2, 3, 1])


@pytest.mark.parametrize(
    ("answer", "over"), [("believe", True), ("join with faith", True), ("doubt", False)]
)
def test_D4_two_left_and_the_pending_one_lied(answer: str, over: bool) -> None:
    at = two_left("murder").play(f"B: {answer}")
    assert at.over() == over
    if over:
        assert at.places() == [2, 3, 1]
    else:
        assert (at.to_act(), at.holds("A")) == ("B", "1 murder")


def test_D4_the_other_loses_even_when_joining_with_the_last_card() -> None:
    at = two_left("mercy", "faith").play("B: join with faith")
    assert at.sizes() == [0, 0, 0]
    assert (at.over(), at.places()) == (True, [2, 3, 1])
    assert at.to_act() == ""


def test_D4_the_other_loses_even_when_a_set_empties_the_hand() -> None:
    at = two_left("mercy", "3 mercy").play("B: doubt")
    assert at.sizes() == [0, 0, 0]
    assert (at.over(), at.places()) == (True, [2, 3, 1])
    assert at.was_told("spectator", "out", seat=0, rank=2)  # and not B


def test_D4_of_two_players_the_first_without_cards_wins() -> None:
    at = position("2 players, A to confess, A holds mercy, B holds lust").play(
        "A: mercy with mercy, B: believe"
    )
    assert (at.over(), at.places()) == (True, [1, 2])


def test_D4_caught_lying_and_out_through_a_set() -> None:
    at = position("2 players, B to confess, A holds lust, B holds 3 lust faith")
    at.play("B: mercy with 3 lust, A: join with lust, B: doubt")
    assert (at.over(), at.places()) == (True, [1, 2])


def test_D4_with_three_left_nobody_has_lost_yet() -> None:
    assert not last_cards("mercy").play("B: believe").over()


# --- the order of rank ----------------------------------------------------------------------------


def test_D29_the_order_of_going_out() -> None:
    at = position(
        "4 players, A to confess, A holds mercy, B holds faith, C holds pride, D holds 2 heresy"
    )
    at.play(
        "A: mercy with mercy, B: believe, B: faith with faith, C: believe, C: faith with pride, "
        "D: believe"
    )
    assert (at.over(), at.out(), at.places()) == (True, "ABCD", [1, 2, 3, 4])


def test_D29_ranks_follow_those_who_are_out_already() -> None:
    at = position(
        "4 players, A to confess, A holds mercy, B holds 2 faith, D holds 2 heresy, out C"
    ).play("A: mercy with mercy, B: believe")
    assert at.was_told("spectator", "out", seat=0, rank=2)
    assert at.out() == "CA"


@pytest.mark.parametrize(("confessor", "responder"), ["AB", "BC", "CD", "DA"])
def test_D29_two_in_one_step_the_one_whose_cards_were_checked_ranks_first(
    confessor: str, responder: str
) -> None:
    others = ", ".join(
        f"{who} holds 2 {kind}"
        for who, kind in zip("ABCD", ("lust", "greed", "pride", "murder"), strict=True)
    )
    others = ", ".join(said for said in others.split(", ") if said[0] not in confessor + responder)
    at = position(
        f"4 players, {confessor} to confess, {confessor} holds mercy, {responder} holds 3 mercy, "
        f"{others}"
    )
    at.play(f"{confessor}: mercy with mercy, {responder}: doubt")
    assert at.out() == confessor + responder
    assert at.to_act() == "ABCD"["ABCD".index(responder) - 3]


def test_D29_two_in_one_step_after_a_believed_lie() -> None:
    at = position(
        "4 players, A to confess, A holds lust, B holds 3 lust, C holds 2 pride, D holds heresy"
    )
    at.play("A: mercy with lust, B: believe")
    assert (at.out(), at.to_act()) == ("AB", "C")


def test_D29_two_in_one_step_and_the_third_burns() -> None:
    at = position("3 players, A to confess, A holds mercy, B holds 3 mercy, C holds 2 pride").play(
        "A: mercy with mercy, B: doubt"
    )
    assert (at.over(), at.places()) == (True, [1, 2, 3])


def test_D29_scores_count_whom_one_has_left_behind() -> None:
    at = position(
        "4 players, A to confess, A holds mercy, B holds 3 mercy, C holds 2 pride, out D"
    ).play("A: mercy with mercy, B: doubt")
    assert (at.places(), at.state.scores()) == ([2, 3, 4, 1], [2, 1, 0, 3])
