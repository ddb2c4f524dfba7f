"""Sealed bids."""

import pytest

from positions.mea_culpa import MeaCulpaPosition, position

BIDDING = "4 players, bidding, rooms steal lust greed good, souls -1 -2 -3 -4"


def bid(at: MeaCulpaPosition, bids: str) -> MeaCulpaPosition:
    """``1+8 3+5``: what each seat bids, in the order of seats."""
    for letter, each in zip("ABCD", bids.split(), strict=False):
        notches, coins = each.split("+")
        at.play(f"{letter}: bid {notches}, {letter}: coins {coins}")
    return at


def test_all_bid_at_once_and_the_highest_sum_picks_first() -> None:
    """The rulebook's example: 1 notch and 8 taler are 9; the most notches keep their taler; of
    equal bids the one nearer Hell is first.
    """
    at = position("4 players, bidding, rooms steal lust greed good, souls -1 -2 -5 -3")
    assert at.to_act() == "ABCD"
    bid(at, "1+8 5+2 2+2 3+1")
    assert at.was_told(
        "A", "bids", order=[0, 1, 2, 3], keeper=1, notches=[1, 5, 2, 3], coins=[8, 2, 2, 1]
    )
    assert [at.taler(letter) for letter in "ABCD"] == [25 - 8, 25, 25 - 2, 25 - 1]
    assert at.posts() == [1, 5, 2, 3]
    assert at.to_act() == "A"


def test_ties_of_sums_and_of_notches_go_to_the_one_nearer_hell() -> None:
    at = bid(position(BIDDING), "4+3 4+3 4+3 1+0")
    assert at.was_told("A", "bids", order=[2, 1, 0, 3], keeper=2)
    assert [at.taler(letter) for letter in "ABCD"] == [22, 22, 25, 25]


def test_M8_the_line_on_start_settles_ties_of_bids() -> None:
    at = bid(
        position("4 players, bidding, rooms steal lust greed good, line C A D B"), "2+1 2+1 2+1 2+1"
    )
    assert at.was_told("A", "bids", order=[2, 0, 3, 1], keeper=2)


def test_M44_only_owned_coins_can_be_bid() -> None:
    at = position(f"{BIDDING}, taler 3 0 120 205").play("A: bid 6")
    assert at.choices("A") == ["coins 0", "coins 1", "coins 2", "coins 3"]
    at.refuses("A: coins 4")
    at.play("B: bid 2")
    assert at.to_act() == "ACD"  # without taler the notches are the bid
    at.play("C: bid 1")
    assert at.choices("C")[-2:] == ["coins 99", "hundred"]
    at.play("C: hundred")
    assert at.choices("C") == [f"coins {number}" for number in range(21)]


def test_M72_any_number_of_coins_can_be_bid_hundred_by_hundred() -> None:
    at = position(f"{BIDDING}, taler 3 0 120 205").play(
        "D: bid 1, D: hundred, D: hundred, D: coins 5, A: bid 2, A: coins 0, B: bid 1"
    )
    at.play("C: bid 3, C: hundred, C: coins 20")
    assert at.was_told("A", "bids", coins=[0, 0, 120, 205], order=[3, 2, 0, 1])
    assert at.taler("D") == 0
    assert at.taler("C") == 120  # the most notches


@pytest.mark.parametrize("arrival", ["ABCD", "DCBA", "CADB"])
def test_bids_may_arrive_in_any_order(arrival: str) -> None:
    at = position(BIDDING)
    for letter in arrival:
        at.play(f"{letter}: bid 2")
    for letter in arrival[::-1]:
        at.play(f"{letter}: coins {'ABCD'.index(letter)}")
    assert list(at.state.order) == [3, 2, 1, 0]


def test_nobody_sees_a_bid_or_even_its_size_before_all_are_sealed() -> None:
    at = position(BIDDING).play("A: bid 5")
    assert at.kinds("B") == []
    at.play("A: coins 17")
    assert at.kinds("B") == ["sealed"]
    assert at.kinds("A") == ["bid"]
    view = at.view("B")
    assert (list(view.notches), list(view.coins), list(view.taler)) == ([0] * 4, [0] * 4, [25] * 4)
    assert not view.must_act(0)
    assert list(at.view("A").coins) == [17, 0, 0, 0]
    assert list(at.view("spectator").coins) == [0] * 4


def test_coins_are_settled_before_the_first_pick() -> None:
    at = bid(position(BIDDING), "1+10 2+0 3+0 4+1")
    assert at.to_act() == "A"
    assert at.taler("A") == 15
