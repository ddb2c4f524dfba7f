"""Four of a kind: discarded at once, by itself and publicly."""

import pytest

from positions.dogma import DogmaPosition, position
from simony.games.dogma.rules.counts import sets_in
from simony.games.dogma.rules.figures import KIND_NAMES

VIEWERS = ["A", "B", "C", "spectator"]


def kinds(*names: str) -> list[int]:
    return [KIND_NAMES.index(name) for name in names]


def murders() -> DogmaPosition:
    return position(
        "3 players, A to confess, A holds 3 murder faith, B holds murder lust, C holds 2 pride"
    )


# --- after a pick-up ------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", VIEWERS)
def test_example_the_fourth_murder_is_discarded_with_the_other_three(viewer: str) -> None:
    at = position(
        "3 players, B to confess, A holds 3 murder faith, B holds murder lust, C holds 2 pride"
    )
    at.play("B: faith with murder, C: join with pride").play("A: believe")
    assert at.holds("A") == "1 pride 1 faith"
    assert "4 murder" in at.discard()
    assert at.was_told(viewer, "set", seat=0, kinds=kinds("murder"))


def test_example_the_fourth_murder_puts_out_who_held_nothing_else() -> None:
    at = position(
        "3 players, C to confess, A holds 3 murder, B holds faith, C holds murder lust"
    ).play("C: faith with murder, A: believe")
    assert (at.holds("A"), at.out()) == ("", "A")


def test_D6_the_one_who_doubted_the_truth() -> None:
    at = position(
        "3 players, A to confess, A holds mercy lust, B holds 3 mercy faith, C holds 2 pride"
    )
    at.play("A: mercy with mercy, B: doubt")
    assert (at.holds("B"), at.rubies()) == ("1 faith", [0, 0, 0])


def test_D6_the_one_who_believed_a_lie() -> None:
    at = position(
        "3 players, A to confess, A holds pride lust, B holds 3 pride faith, C holds 2 mercy"
    )
    assert at.play("A: mercy with pride, B: believe").holds("B") == "1 faith"


def test_D6_the_one_caught_lying() -> None:
    at = murders().play("A: faith with 2 murder, B: join with murder, C: doubt")
    assert at.holds("B") == "3 murder 1 lust"
    at = murders().play("A: faith with 3 murder, B: join with murder, C: doubt")
    assert at.holds("B") == "1 lust"


def test_D6_three_of_a_kind_stay() -> None:
    at = murders().play("A: faith with 2 murder, B: believe")
    assert at.holds("B") == "3 murder 1 lust"
    assert at.events_for("spectator", "set") == []


@pytest.mark.parametrize("viewer", VIEWERS)
def test_D6_several_sets_at_a_time(viewer: str) -> None:
    at = position(
        "3 players, A to confess, A holds mercy lust 2 heresy, "
        "B holds 3 mercy 3 lust heresy pride, C holds heresy greed"
    )
    at.play("A: faith with mercy lust heresy, B: believe")
    assert at.holds("B") == "1 pride 2 heresy"
    assert at.was_told(viewer, "set", seat=1, kinds=kinds("lust", "mercy"))


def test_D6_three_sets_at_a_time() -> None:
    at = position(
        "3 players, A to confess, A holds mercy lust pride heresy, "
        "B holds 3 mercy 3 lust 3 pride greed, C holds faith"
    )
    assert at.play("A: faith with mercy lust pride, B: believe").holds("B") == "1 greed"


def test_D6_a_set_made_of_cards_hidden_in_the_pile() -> None:
    """Nobody but the taker saw them; that they were four, everybody is told."""
    at = position(
        "4 players, A to confess, A holds 2 lust greed, B holds 2 lust greed, "
        "C holds faith pride, D holds 3 heresy"
    )
    at.play("A: faith with 2 lust, B: join with 2 lust, C: join with faith, D: doubt")
    assert at.holds("D") == "3 heresy 1 faith"
    assert at.was_told("A", "set", seat=3, kinds=kinds("lust"))


@pytest.mark.parametrize("kind", ["lust", "mercy"])
@pytest.mark.parametrize("altar", ["lust", "mercy", "lust mercy"])
def test_D6_the_altar_does_not_matter(altar: str, kind: str) -> None:
    at = position(
        f"3 players, A to confess, altar {altar}, A holds {kind} pride, B holds 3 {kind} faith, "
        "C holds heresy"
    )
    assert at.play(f"A: faith with {kind}, B: believe").holds("B") == "1 faith"


@pytest.mark.parametrize("viewer", VIEWERS)
def test_D6_a_discarded_set_lies_open_for_all(viewer: str) -> None:
    at = murders().play("A: faith with 3 murder, B: believe")
    assert sets_in(at.view(viewer).seen_gone) & 4 == 4


def test_D6_a_pile_in_the_discard_makes_no_set_in_a_hand() -> None:
    at = position(
        "3 players, A to confess, A holds 2 mercy lust, B holds 2 mercy lust, C holds faith"
    )
    at.play("A: mercy with mercy, B: believe")
    assert at.holds("B") == "1 lust 2 mercy"
    assert at.events_for("spectator", "set") == []


# --- hands that sets empty ------------------------------------------------------------------------


def test_D6_a_set_can_empty_the_responders_hand() -> None:
    at = position("3 players, A to confess, A holds mercy lust, B holds 3 mercy, C holds faith")
    at.play("A: mercy with mercy, B: doubt")
    assert (at.holds("B"), at.out(), at.to_act()) == ("", "B", "C")


def test_D6_several_sets_can_empty_the_responders_hand() -> None:
    at = position(
        "3 players, A to confess, A holds mercy lust pride, B holds 3 mercy 3 lust, C holds faith"
    )
    at.play("A: mercy with mercy lust, B: believe")
    assert (at.out(), at.to_act()) == ("B", "C")


def test_D6_a_set_of_the_pile_alone_empties_nothing_else() -> None:
    """B holds nothing that counts; the four Lusts of the pile go, the rest of the pile stays."""
    at = position("3 players, A to confess, A holds 2 lust pride, B holds 2 lust, C holds heresy")
    at.play("A: faith with 2 lust, B: join with 2 lust, C: believe")
    assert (at.holds("C"), at.out(), at.to_act()) == ("1 heresy", "B", "C")


def test_D6_a_set_can_empty_the_hand_of_one_caught_lying() -> None:
    """A kept two Lusts; the pile brings the other two and nothing else."""
    at = position("3 players, C to confess, A holds 3 lust, B holds 2 faith, C holds lust heresy")
    at.play("C: mercy with lust, A: join with lust, B: doubt")
    assert (at.holds("A"), at.out(), at.to_act()) == ("", "A", "B")


def test_D6_a_set_can_end_the_game() -> None:
    at = position("2 players, A to confess, A holds 3 lust, B holds lust 2 faith")
    at.play("A: faith with lust, B: join with lust, A: join with lust, B: doubt")
    assert (at.over(), at.places()) == (True, [1, 2])
