"""Playing to a trick: following, Wilds, who wins, and who leads next."""

import pytest

from positions.tolerance import new_position, position
from simony.core.bits import count

HANDS = "A holds n9 n3, B holds n5 c2, C holds w10 t3, D holds p1 c9"


def test_whoever_can_follow_follows_or_plays_a_wild() -> None:
    at = position("3 players, A to lead, A holds n9, B holds n5 c2 w3, C holds p1").play("A: n9")
    assert at.choices("B") == ["n5", "w3 as nobles", "w3 aside"]
    at.refuses("B: c2")


def test_whoever_cannot_follow_plays_anything() -> None:
    at = position(
        "3 players, last trick, A to lead, A holds n9 n3, B holds p5 c2, C holds p1 p2"
    ).play("A: n9")
    assert at.choices("B") == ["c2", "p5"]


def test_a_wild_that_is_led_is_declared_as_one_of_four_suits() -> None:
    at = position("3 players, last trick, A to lead, A holds w3, B holds n5, C holds c2")
    assert at.choices("A") == ["w3 as nobles", "w3 as clergy", "w3 as townsfolk", "w3 as peasants"]
    at.refuses("A: w3 aside", "T4")


def test_the_highest_of_the_suit_led_wins_and_leads_next() -> None:
    at = position(f"4 players, A to lead, {HANDS}").play("A: n3, B: n5, C: t3, D: p1")
    assert at.to_act() == "B"
    assert at.was_told("A", "won", seat=1)


def test_a_declared_wild_can_win() -> None:
    at = position(f"4 players, A to lead, {HANDS}").play("A: n9, B: n5, C: w10 as nobles, D: p1")
    assert at.to_act() == "C"


def test_T3_of_equal_rank_the_natural_card_wins() -> None:
    at = position("3 players, A to lead, A holds w9, B holds n9, C holds n1").play(
        "A: w9 as nobles, B: n9, C: n1"
    )
    assert at.was_told("C", "won", seat=1)
    at = position("3 players, A to lead, A holds n9, B holds w9, C holds n1").play(
        "A: n9, B: w9 as nobles, C: n1"
    )
    assert at.was_told("C", "won", seat=0)


@pytest.mark.parametrize(("first", "second"), [("w1", "w1b"), ("w1b", "w1")])
def test_T3_of_two_wilds_the_first_played_wins(first: str, second: str) -> None:
    said = f"3 players, two plagues, A to lead, A holds {first}, B holds {second}, C holds p1"
    assert (
        position(said)
        .play(f"A: {first} as nobles, B: {second} as nobles, C: p1")
        .was_told("C", "won", seat=0)
    )


def test_T4_a_wild_aside_cannot_win() -> None:
    at = position(f"4 players, A to lead, {HANDS}").play("A: n9, B: n5, C: w10 aside, D: p1")
    assert at.was_told("A", "won", seat=0)


def test_T4_a_declared_wild_is_wild_for_effects() -> None:
    at = position("3 players, A to lead, A holds n9, B holds w10, C holds c10").play(
        "A: n9, B: w10 as nobles, C: c10"
    )
    assert at.events_for("A", "piety")[0]["cards"] == [
        23,
        8,
    ]  # Catherine collects from Gilbert and herself, not from the Bailiff


def test_who_discards_shows_a_void_and_who_plays_a_wild_does_not() -> None:
    at = position(f"4 players, A to lead, {HANDS}").play("A: n9, B: n5, C: w10 aside, D: p1")
    assert list(at.view("A").lacks) == [0, 0, 0, 1]


# --- the beginning of a reign ---------------------------------------------------------------------


def test_a_random_player_chooses_who_starts_the_first_reign() -> None:
    at = new_position(3).chance("start chooser 2").shuffle()
    assert at.to_act() == "B"
    assert at.choices("B") == ["first A", "first B", "first C"]
    assert at.play("B: first C").to_act() == "C"


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("plagues", ["1", "2"])
def test_twelve_cards_each_and_the_monarch_among_them(seats: int, plagues: str) -> None:
    at = new_position(seats, plagues=plagues).shuffle()
    wilds = 0
    for seat in range(seats):
        assert count(at.state.hands[seat]) + count(at.state.wilds[seat]) == 12
        wilds |= at.state.wilds[seat]
    assert wilds >> 14 == 1
    assert plagues == "2" or not wilds >> 1 & 1


def test_T39_fewest_points_choose_who_starts_the_next_reign() -> None:
    hands = "A holds p1, B holds p2, C holds p3"
    at = position(f"3 players, last trick, C to lead, A started, points 9 4 8, {hands}").play(
        "C: p3, A: p1, B: p2"
    )
    at.shuffle()
    assert at.to_act() == "B"


def test_T39_of_several_the_first_left_of_the_last_starter() -> None:
    hands = "A holds c1, B holds t1, C holds p5"
    at = (
        position(f"3 players, last trick, C to lead, B started, points 3 3 30, {hands}")
        .play("C: p5, A: c1, B: t1")
        .shuffle()
    )
    assert at.to_act() == "A"
