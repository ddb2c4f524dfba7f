"""Confessing: a name, one to three cards face down, and the question to the next player."""

import pytest

from positions.dogma import DogmaPosition, position
from simony.games.dogma.rules.figures import KIND_NAMES, VIRTUE_NAMES


def three(hand: str = "3 sincerity murder") -> DogmaPosition:
    return position(
        f"3 players, A to confess, A holds {hand}, B holds 2 faith lust, C holds 2 pride greed"
    )


# --- the name -------------------------------------------------------------------------------------


def test_flow_a_confession_names_one_virtue() -> None:
    at = three()
    assert at.choices("A") == [f"name {virtue}" for virtue in VIRTUE_NAMES]
    at.refuses("A: name murder", "D20")
    at.refuses("A: believe", "D11")
    at.must_wait("B: name faith")


@pytest.mark.parametrize("name", VIRTUE_NAMES)
def test_flow_any_cards_may_be_laid_whatever_is_named(name: str) -> None:
    at = three().play(f"A: name {name}")
    assert at.choices("A") == ["lay murder", "lay sincerity"]


def test_flow_only_cards_in_hand_may_be_laid() -> None:
    at = three().play("A: name faith")
    at.refuses("A: lay faith")
    at.refuses("A: name mercy")
    at.play("A: lay murder")
    at.refuses("A: lay murder")


def test_flow_a_confession_moves_cards_from_the_hand_to_the_pile() -> None:
    at = three().play("A: sincerity with 2 sincerity")
    assert (at.holds("A"), at.pile()) == ("1 murder 1 sincerity", "A2")


def test_D22_a_name_whose_four_copies_are_known_to_be_gone_may_be_claimed() -> None:
    at = three("3 sincerity murder")  # all four of Mercy are in the discard, seen by all
    assert "4 mercy" in at.discard()
    assert "mercy" in at.names("A")
    at.play("A: mercy with murder")
    assert at.play("B: join with lust").to_act() == "C"


# --- the number of cards --------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("viewer", ["B", "C", "spectator"])
def test_D8_the_number_of_cards_is_visible(viewer: str, number: int) -> None:
    at = three().play(f"A: faith with {number} sincerity")
    assert at.was_told(viewer, "confessed", seat=0, name=KIND_NAMES.index("faith"), count=number)
    assert at.view(viewer).counts == [number]


def test_D8_at_least_one_card() -> None:
    at = three().play("A: name faith")
    at.refuses("A: done", "D8")
    at.play("A: lay murder")
    assert "done" in at.choices("A")


def test_D8_at_most_three_cards() -> None:
    at = three().play("A: name faith, A: lay murder, A: lay sincerity, A: lay sincerity")
    assert (at.pile(), at.to_act()) == ("A3", "B")
    at.must_wait("A: lay sincerity")


def test_D8_the_last_card_of_a_hand_completes_a_confession() -> None:
    at = three("murder lust").play("A: name faith, A: lay murder, A: lay lust")
    assert (at.pile(), at.to_act()) == ("A2", "B")


def test_flow_a_layer_has_no_order_and_is_laid_in_one_way_only() -> None:
    at = three("murder lust pride").play("A: name faith, A: lay lust")
    assert at.choices("A") == ["lay pride", "done"]
    at.refuses("A: lay murder")


# --- the answer -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("confessor", "asked"), [("A", "C"), ("C", "D"), ("D", "A")])
def test_flow_the_next_player_still_in_the_game_is_asked(confessor: str, asked: str) -> None:
    at = position(
        f"4 players, {confessor} to confess, A holds 2 murder, C holds 2 murder, D holds 2 lust, "
        "out B"
    )
    card = "lust" if confessor == "D" else "murder"
    assert at.play(f"{confessor}: faith with {card}").to_act() == asked


def test_D11_no_passing_believe_doubt_or_join() -> None:
    at = three().play("A: faith with murder")
    assert at.choices("B") == ["believe", "doubt", "join"]
    at.refuses("B: done", "D11")
    at.must_wait("A: done")
    at.must_wait("C: doubt")


def test_D11_one_who_began_to_join_lays_at_least_a_card() -> None:
    at = three().play("A: faith with murder, B: join")
    assert at.choices("B") == ["lay lust", "lay faith"]
    at.refuses("B: doubt", "D11")


@pytest.mark.parametrize("viewer", ["A", "C", "spectator"])
def test_D9_joining_keeps_the_name(viewer: str) -> None:
    at = three().play("A: faith with murder").play("B: join with 2 faith")
    faith = KIND_NAMES.index("faith")
    assert at.was_told(viewer, "joined", seat=1, name=faith, count=2)
    assert at.view(viewer).name == faith


def test_D9_who_joins_is_asked_for_no_name() -> None:
    at = three().play("A: faith with murder, B: join")
    at.refuses("B: name mercy", "D9")
    at.play("B: lay lust, B: done")
    assert at.to_act() == "C"
    at.refuses("C: name mercy", "D11")


def test_flow_the_question_passes_on_even_back_to_the_confessor() -> None:
    at = three().play("A: faith with murder, B: join with faith, C: join with 2 pride")
    assert (at.to_act(), at.pile()) == ("A", "A1 B1 C2")
    at.play("A: join with sincerity")
    assert (at.to_act(), at.pile()) == ("B", "A1 B1 C2 A1")


def test_flow_a_pile_can_go_round_and_round() -> None:
    at = position(
        "2 players, A to confess, A holds 3 murder 3 deceit 3 greed, B holds 3 mercy 3 faith 3 lust"
    ).play("A: mercy with murder")
    at.play(
        "B: join with faith, A: join with murder, B: join with faith, A: join with deceit, "
        "B: join with faith"
    )
    assert (at.pile(), at.to_act()) == ("A1 B1 A1 B1 A1 B1", "A")
    at.play("A: doubt")
    assert (at.pile(), at.sizes()) == ("", [6, 12])


# --- what a lie is --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "lie"),
    [
        ("sincerity", False),
        ("2 sincerity", False),
        ("3 sincerity", False),
        ("murder", True),
        ("faith", True),  # a virtue, but not the one named
        ("2 sincerity murder", True),
        ("sincerity faith", True),
        ("murder faith sincerity", True),
    ],
)
def test_D7_a_lie_is_any_revealed_card_that_is_not_the_named_kind(cards: str, lie: bool) -> None:
    at = three("3 sincerity murder faith lust").play(f"A: sincerity with {cards}, B: doubt")
    assert at.rubies() == [0, 1 if lie else 0, 0]
    assert (at.sizes()[0] == 6) == lie


def test_D7_a_vice_on_the_altar_is_named_truthfully_with_cards_of_that_vice() -> None:
    description = (
        "3 players, A to confess, altar greed, A holds 2 greed generosity lust, B holds faith, "
        "C holds pride"
    )
    true = position(description).play("A: greed with 2 greed, B: doubt")
    assert true.holds("B") == "2 greed 1 faith"
    lie = position(description).play("A: greed with generosity, B: doubt")
    assert lie.holds("A") == "2 greed 1 lust 1 generosity"


def test_D7_only_the_cards_of_the_last_player_count() -> None:
    at = three().play("A: faith with murder, B: join with 2 faith, C: believe")
    assert (at.rubies(), at.sizes()) == ([0, 0, 1], [3, 1, 3])
    at = three().play("A: sincerity with sincerity, B: join with lust, C: believe")
    assert (at.rubies(), at.sizes()) == ([0, 0, 0], [3, 2, 5])
