"""The end of the game: one player is left, or the limit of confessions is reached."""

import pytest

from positions.dogma import DogmaPosition, position


def late(
    confessions: int,
    hands: str = "A holds 2 mercy lust, B holds 2 faith, C holds 3 pride",
    seats: int = 3,
) -> DogmaPosition:
    return position(f"{seats} players, A to confess, {confessions} confessions, {hands}")


# --- one is left ----------------------------------------------------------------------------------


def test_flow_the_last_one_holding_cards_burns() -> None:
    at = position("3 players, A to confess, A holds mercy, B holds 2 faith, out C").play(
        "A: mercy with mercy, B: doubt"
    )
    assert (at.over(), at.places(), at.out()) == (True, [2, 3, 1], "CAB")
    assert at.was_told("B", "game-over", places=[2, 3, 1])
    assert at.kinds("spectator")[-1] == "game-over"


def test_flow_after_the_end_nobody_is_asked() -> None:
    at = position("2 players, A to confess, A holds mercy, B holds 2 faith").play(
        "A: mercy with mercy, B: doubt"
    )
    assert at.to_act() == ""
    for who in "AB":
        assert at.choices(who) == []
        at.must_wait(f"{who}: name faith")


def test_flow_before_the_end_those_in_rank_by_their_cards() -> None:
    """If the game stopped here."""
    assert late(7).places() == [2, 1, 2]


# --- D30 ------------------------------------------------------------------------------------------


def test_D30_after_500_confessions_the_game_stops() -> None:
    at = late(499).play("A: mercy with mercy")
    assert (at.to_act(), at.state.confessions) == ("B", 500)  # the last one is answered
    at.play("B: believe")
    assert (at.over(), at.to_act()) == (True, "")


def test_D30_not_before() -> None:
    at = late(498).play("A: mercy with mercy, B: believe")
    assert (at.over(), at.to_act()) == (False, "B")


def test_D30_joining_is_no_confession_of_its_own() -> None:
    at = late(498).play("A: faith with mercy, B: join with faith, C: join with pride, A: doubt")
    assert (at.over(), at.state.confessions) == (False, 499)


def test_D30_the_last_confession_may_be_joined() -> None:
    at = late(499).play("A: faith with mercy, B: join with faith, C: doubt")
    assert (at.over(), at.sizes()) == (True, [2, 1, 5])
    assert at.places() == [2, 1, 3]


@pytest.mark.parametrize(
    ("moves", "sizes", "places"),
    [
        ("A: mercy with 2 mercy, B: believe", [1, 2, 3], [1, 2, 3]),
        ("A: mercy with mercy, B: believe", [2, 2, 3], [1, 1, 3]),  # the fewest share
        ("A: mercy with lust, B: doubt", [3, 2, 3], [2, 1, 2]),  # the most share: both burn
        ("A: mercy with mercy, B: doubt", [2, 3, 3], [1, 2, 2]),
    ],
)
def test_D30_those_still_in_rank_by_fewest_cards_ties_shared(
    moves: str, sizes: list[int], places: list[int]
) -> None:
    at = late(499).play(moves)
    assert (at.sizes(), at.places()) == (sizes, places)
    assert at.was_told("spectator", "game-over", places=places)


def test_D30_all_may_tie() -> None:
    at = late(499, "A holds 2 murder, B holds 2 lust, C holds 2 pride").play(
        "A: mercy with murder, B: doubt"
    )
    assert at.places() == [1, 1, 1]
    assert at.state.scores() == [0, 0, 0]


def test_D30_those_who_are_out_stay_ahead() -> None:
    at = late(499, "A holds 2 murder, C holds 2 pride, D holds 2 lust, out BE", seats=5).play(
        "A: mercy with murder, C: doubt"
    )
    assert (at.over(), at.places()) == (True, [3, 1, 3, 3, 2])


def test_D30_who_goes_out_in_the_last_check_ranks_before_those_in() -> None:
    at = late(499, "A holds mercy, B holds 2 lust, C holds pride").play(
        "A: mercy with mercy, B: believe"
    )
    assert (at.over(), at.places(), at.out()) == (True, [1, 3, 2], "A")


def test_D30_one_left_at_the_last_check_has_lost_as_always() -> None:
    at = late(499, "A holds mercy, B holds 2 lust, out C").play("A: mercy with mercy, B: believe")
    assert (at.over(), at.places()) == (True, [2, 3, 1])
    assert len(at.events_for("spectator", "game-over")) == 1


@pytest.mark.parametrize("option", ["responder", "after_responder"])
def test_D30_everybody_truthful_and_everybody_doubting_would_never_end(option: str) -> None:
    """A Mercy would go back and forth forever, without this ruling."""
    at = position(
        f"2 players, next confessor {option}, A to confess, 490 confessions, "
        "A holds 2 mercy lust, B holds 2 mercy pride"
    )
    while not at.over():
        who = at.to_act()
        other = "B" if who == "A" else "A"
        at.play(f"{who}: mercy with mercy, {other}: doubt")
        assert sum(at.sizes()) == 6
    assert at.state.confessions == 500
