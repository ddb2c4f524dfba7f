"""Inferences from what was seen: sequences of moves, and what each viewer then knows about the
cards of others.
"""

import pytest

from positions.dogma import DogmaPosition, new_position, position
from simony.core.rng import Rng
from simony.games.dogma.rules.actions import ANSWER
from simony.games.dogma.rules.counts import KINDS, difference, of_kind, size
from simony.games.dogma.ui.notation import cards_text
from simony.games.dogma.view.view import DogmaView

HANDS = (
    "A holds 2 faith 2 lust 2 pride, B holds 3 mercy 2 deceit heresy, "
    "C holds 2 greed 2 gluttony heresy faith"
)


def three() -> DogmaPosition:
    """The fourth Mercy is in the discard, where everybody saw it."""
    return position(f"3 players, B to confess, {HANDS}")


def took_three_mercies() -> DogmaPosition:
    return three().play("B: mercy with 3 mercy, C: doubt")


def laid_two_unseen() -> DogmaPosition:
    """C, with three Mercies, lays two cards; A's Faith above them is believed, and the pile goes to
    the discard.
    """
    return took_three_mercies().play("C: faith with 2 greed, A: join with faith, B: believe")


# --- nothing is known at first --------------------------------------------------------------------


@pytest.mark.parametrize("viewer", ["A", "B", "C", "spectator"])
def test_memory_at_first_nobody_knows_anything(viewer: str) -> None:
    at = three()
    assert [at.known(viewer, who) for who in "ABC"] == ["", "", ""]


def test_memory_at_first_anything_hidden_can_be_anywhere() -> None:
    at = three()
    assert [at.max_copies("A", "B", kind) for kind in ("mercy", "greed", "faith", "heresy")] == [
        3,
        2,
        1,
        2,
    ]
    assert [at.max_copies("spectator", "B", kind) for kind in ("mercy", "lust", "faith")] == [
        3,
        2,
        3,
    ]


def test_memory_what_is_gone_or_in_the_own_hand_is_nowhere_else() -> None:
    at = three()
    assert at.max_copies("A", "B", "humility") == 0  # all four were seen to go
    assert at.max_copies("A", "B", "lust") == 0


def test_D6_no_hand_holds_four_of_a_kind() -> None:
    at = position(
        "3 players, A to confess, A holds lust, B holds 2 mercy 3 pride, C holds 2 mercy 3 greed"
    )
    assert [at.max_copies("A", who, "mercy") for who in "BC"] == [3, 3]


def test_memory_no_side_holds_more_cards_than_it_has() -> None:
    at = position("3 players, A to confess, A holds lust, B holds 2 mercy, C holds mercy 3 greed")
    assert at.max_copies("A", "B", "mercy") == 2
    assert at.max_copies("A", "C", "mercy") == 3


# --- cards that were shown ------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", ["A", "B", "spectator"])
def test_memory_who_took_three_mercies_has_them(viewer: str) -> None:
    at = took_three_mercies()
    assert at.known(viewer, "C") == "3 mercy"
    assert at.max_copies(viewer, "C", "mercy") == 3
    assert at.known(viewer, "B") == ""


@pytest.mark.parametrize("viewer", ["A", "C", "spectator"])
def test_memory_three_mercies_in_one_hand_are_in_no_other(viewer: str) -> None:
    assert took_three_mercies().max_copies(viewer, "B", "mercy") == 0


def test_memory_the_taker_sees_them_in_the_own_hand() -> None:
    at = took_three_mercies()
    assert "3 mercy" in cards_text(at.view("C").hand)
    assert cards_text(at.view("C").pool()) == "2 deceit 2 lust 2 pride 1 heresy 2 faith"


@pytest.mark.parametrize("viewer", ["A", "C", "spectator"])
def test_memory_a_liar_takes_back_what_was_shown(viewer: str) -> None:
    at = three().play("B: mercy with mercy deceit, C: doubt")
    assert at.known(viewer, "B") == "1 deceit 1 mercy"


def test_memory_known_cards_shown_again_and_discarded_are_known_no_more() -> None:
    at = took_three_mercies().play("C: mercy with 2 mercy, A: believe")
    assert (at.known("B", "C"), at.max_copies("B", "C", "mercy")) == ("1 mercy", 1)
    assert at.max_copies("B", "A", "mercy") == 0


def test_memory_known_cards_are_known_where_they_go() -> None:
    at = took_three_mercies().play("C: mercy with 2 mercy, A: doubt")
    assert (at.known("B", "C"), at.known("B", "A")) == ("1 mercy", "2 mercy")
    assert (at.known("A", "C"), at.known("C", "A")) == ("1 mercy", "2 mercy")


def test_memory_cards_known_in_two_hands_are_not_in_a_third() -> None:
    at = took_three_mercies().play("C: mercy with mercy, A: doubt")
    assert (at.known("spectator", "C"), at.known("spectator", "A")) == ("2 mercy", "1 mercy")
    assert at.max_copies("spectator", "B", "mercy") == 0


def test_memory_known_cards_add_up() -> None:
    at = took_three_mercies().play(
        "C: faith with gluttony heresy, A: doubt, A: faith with 2 pride, B: believe"
    )
    assert at.known("A", "C") == "1 gluttony 1 heresy 3 mercy"
    assert at.known("C", "B") == at.known("spectator", "B") == "2 pride"


# --- unseen cards ---------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", ["A", "B", "spectator"])
def test_memory_two_unseen_cards_may_have_been_mercies(viewer: str) -> None:
    at = laid_two_unseen()
    assert at.known(viewer, "C") == "1 mercy"
    assert at.max_copies(viewer, "C", "mercy") == 3


@pytest.mark.parametrize("viewer", ["A", "B", "spectator"])
def test_memory_they_are_not_with_anybody_else(viewer: str) -> None:
    at = laid_two_unseen()
    assert [at.max_copies(viewer, who, "mercy") for who in "AB" if who != viewer] == [0] * (
        2 if viewer == "spectator" else 1
    )


def test_memory_after_one_more_is_shown_nothing_is_sure() -> None:
    at = laid_two_unseen().play("B: faith with deceit, C: believe, C: mercy with mercy, A: believe")
    assert at.known("A", "C") == "1 deceit"
    assert at.max_copies("A", "C", "mercy") == 2


def test_memory_three_unseen_cards_may_have_been_all_of_them() -> None:
    at = took_three_mercies().play("C: faith with 2 greed gluttony, A: join with faith, B: believe")
    assert at.known("B", "C") == ""
    assert at.max_copies("B", "C", "mercy") == 3


@pytest.mark.parametrize("viewer", ["A", "B", "spectator"])
def test_memory_cards_in_the_pile_are_still_on_their_side(viewer: str) -> None:
    at = took_three_mercies().play("C: faith with 2 greed")
    assert at.known(viewer, "C") == "3 mercy"
    assert at.view(viewer).side_size(2) == 9


def test_memory_unseen_cards_that_another_took_may_be_there() -> None:
    """C, with three Mercies, lays two cards; A joins over them with a lie and is caught."""
    at = took_three_mercies().play("C: faith with 2 greed, A: join with pride, B: doubt")
    assert at.holds("A") == "2 greed 2 lust 2 pride 2 faith"
    assert (at.known("B", "C"), at.known("B", "A")) == ("1 mercy", "1 pride")
    assert [at.max_copies("B", who, "mercy") for who in "CA"] == [3, 2]


def test_memory_wherever_the_three_are_between_two_they_are_not_with_the_third() -> None:
    """A may have got two of C's Mercies unseen, and is then given one openly."""
    at = took_three_mercies().play("C: faith with 2 greed, A: join with pride, B: doubt")
    at.play("B: faith with deceit, C: believe, C: mercy with mercy, A: doubt")
    assert (at.known("spectator", "A"), at.known("spectator", "C")) == (
        "1 pride 1 mercy",
        "1 deceit",
    )
    assert [at.max_copies("spectator", who, "mercy") for who in "ABC"] == [3, 0, 2]


def test_memory_two_and_one_are_three_when_unseen_cards_go_from_one_to_the_other() -> None:
    """Two Mercies are known to be with C and one with A, who then takes two unseen cards of C."""
    at = took_three_mercies().play("C: mercy with mercy, A: doubt, A: faith with pride, B: believe")
    at.play("B: faith with pride, C: join with 2 greed, A: join with lust, B: doubt")
    assert (at.known("spectator", "A"), at.known("spectator", "C")) == ("1 lust 1 mercy", "")
    assert [at.max_copies("spectator", who, "mercy") for who in "ABC"] == [3, 0, 2]


def test_memory_who_took_them_saw_them() -> None:
    at = took_three_mercies().play("C: faith with 2 greed, A: join with pride, B: doubt")
    assert at.known("A", "C") == "3 mercy"
    at = took_three_mercies().play("C: faith with 2 mercy, A: join with pride, B: doubt")
    assert at.known("A", "C") == "1 mercy"


# --- one's own cards ------------------------------------------------------------------------------


def test_memory_cards_i_laid_that_another_took_are_known_there() -> None:
    at = three().play("B: faith with 2 deceit, C: join with gluttony, A: doubt")
    assert at.known("B", "C") == "2 deceit 1 gluttony"
    assert at.known("A", "C") == at.known("spectator", "C") == "1 gluttony"


def test_memory_and_nobody_else_knows_it() -> None:
    one = three().play("B: faith with 2 deceit, C: join with gluttony, A: doubt")
    other = three().play("B: faith with 2 mercy, C: join with gluttony, A: doubt")
    assert one.view("A").to_bytes() == other.view("A").to_bytes()
    assert (one.known("B", "C"), other.known("B", "C")) == (
        "2 deceit 1 gluttony",
        "1 gluttony 2 mercy",
    )


def test_memory_cards_i_laid_that_went_to_the_discard_are_mine_to_know() -> None:
    at = laid_two_unseen()
    view = at.view("C")
    assert (cards_text(view.own_gone), view.unseen_gone) == ("2 greed", 0)
    assert at.max_copies("C", "B", "greed") == 0
    assert (at.max_copies("A", "B", "greed"), at.max_copies("A", "C", "greed")) == (2, 2)


def test_memory_cards_i_took_and_laid_again() -> None:
    at = took_three_mercies().play("C: faith with 2 mercy, A: join with faith, B: believe")
    assert cards_text(at.view("C").own_gone) == "2 mercy"
    assert at.max_copies("C", "B", "mercy") == 0


# --- sets -----------------------------------------------------------------------------------------

FOUR = (
    "A holds mercy 2 lust 2 pride, B holds 3 mercy 2 deceit heresy, "
    "C holds 2 greed 2 gluttony heresy"
)


@pytest.mark.parametrize("viewer", ["B", "spectator"])
def test_D6_the_fourth_copy_cannot_be_in_that_hand(viewer: str) -> None:
    """C took three Mercies and discarded no set."""
    at = position(f"3 players, B to confess, {FOUR}").play("B: mercy with 3 mercy, C: doubt")
    assert at.known(viewer, "C") == "3 mercy"
    assert (at.max_copies(viewer, "C", "mercy"), at.max_copies(viewer, "A", "mercy")) == (3, 1)


def test_D6_of_four_hidden_cards_one_was_not_in_that_hand() -> None:
    """B lays two cards unseen.

    Whatever they were, B did not have all four Mercies, so C has one.
    """
    at = position(
        "3 players, B to confess, A holds 2 lust 2 pride, B holds 2 mercy 2 deceit heresy, "
        "C holds 2 mercy 2 faith greed"
    )
    at.play("B: faith with 2 deceit, C: join with faith, A: believe")
    assert at.known("A", "C") == "1 mercy"
    assert [at.max_copies("A", who, "mercy") for who in "BC"] == [3, 3]


@pytest.mark.parametrize("viewer", ["A", "B", "spectator"])
def test_D6_a_set_is_in_nobodys_hand_any_more(viewer: str) -> None:
    at = position(
        "3 players, B to confess, "
        f"{FOUR.replace('A holds mercy', 'A holds').replace('C holds', 'C holds mercy')}"
    )
    at.play("B: mercy with 3 mercy, C: doubt")
    assert at.known(viewer, "C") == ""
    assert [at.max_copies(viewer, who, "mercy") for who in "ABC" if who != viewer] == [0] * (
        3 if viewer == "spectator" else 2
    )


def test_D6_a_set_tells_what_unseen_cards_were_not() -> None:
    """C took a Greed and laid two cards unseen; the set that the last Greed makes shows where all
    four have been.
    """
    at = position(
        "3 players, B to confess, A holds 2 lust 2 pride faith, B holds 2 greed deceit heresy, "
        "C holds 2 greed 2 gluttony lust"
    )
    at.play(
        "B: faith with greed, C: believe, C: faith with 2 gluttony, A: join with faith, B: believe"
    )
    assert at.known("A", "C") == ""
    at.play("B: faith with greed, C: believe")
    assert at.events_for("A", "set") != []
    assert (at.known("A", "C"), at.max_copies("A", "C", "greed")) == ("", 0)


# --- two players ----------------------------------------------------------------------------------


def test_memory_cards_left_out_may_be_anything() -> None:
    at = position(
        "2 players, A to confess, A holds 2 mercy lust, B holds 3 faith pride, "
        "left out 3 greed 2 mercy"
    )
    assert [at.max_copies("A", "B", kind) for kind in ("greed", "mercy", "faith")] == [3, 2, 3]
    at.play("A: faith with 2 mercy, B: doubt, B: faith with 3 faith, A: doubt")
    assert at.known("B", "A") == "2 mercy 3 faith"
    assert at.known("A", "B") == ""
    assert at.max_copies("A", "B", "faith") == 0


def test_memory_when_only_one_hand_is_hidden_all_of_it_is_in_the_pool() -> None:
    at = position(
        "3 players, A to confess, A holds 3 mercy lust pride, B holds 2 faith pride greed, out C"
    )
    at.play("A: mercy with 3 mercy, B: doubt")
    assert cards_text(at.view("A").pool()) == at.holds("B") == "1 greed 1 pride 3 mercy 2 faith"
    assert [
        at.max_copies("A", "B", kind) for kind in ("greed", "pride", "mercy", "faith", "lust")
    ] == [
        1,
        1,
        3,
        2,
        0,
    ]


def test_memory_and_all_of_it_is_known() -> None:
    at = position(
        "3 players, A to confess, A holds 3 mercy lust pride, B holds 2 faith pride greed, out C"
    )
    assert at.play("A: mercy with 3 mercy, B: doubt").known("A", "B") == at.holds("B")


# --- whatever happens -----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_memory_what_is_known_is_true_and_never_more_than_most(seats: int) -> None:
    at, rng, known = new_position(seats).shuffle(seats), Rng(f"memory {seats}"), 0
    while not at.over() and at.state.confessions < 25:
        [seat] = at.state.pending_seats()
        legal = at.state.legal(seat)
        checks = at.state.phase == ANSWER
        at.state.apply(seat, legal[rng.below(len(legal))])
        if checks:
            for viewer in range(-1, seats):
                known += check_memory(at, viewer)
    assert known > 0


def check_memory(at: DogmaPosition, viewer: int) -> int:
    """Return the number of others' cards that the viewer knows, after checking that all it believes
    is true.
    """
    view = at.state.view(viewer)
    assert isinstance(view, DogmaView)
    total = 0
    for seat in range(at.game.seats):
        if seat != viewer:
            side, known = at.state.side(seat), view.known(seat)
            assert difference(known, side) == 0
            assert all(of_kind(side, kind) <= view.max_copies(seat, kind) for kind in range(KINDS))
            total += size(known)
    return total
