"""An interruption is resolved first, and then what it interrupted continues."""

from positions.mea_culpa import position

FOUR = (
    "4 players, A is pope, B is emperor, C is merchant, D is petty-sinner, posts 1 1 1 1, "
    "souls -1 -2 -3 -4"
)


def test_a_punished_den_in_the_middle_of_an_action() -> None:
    at = position(
        f"{FOUR}, turn merchant, rooms pope-stone - - -, pope stones 1 2 0, D sins lust 2, "
        "market bread 3"
    )
    at.play("C: buy bread, C: visit 1, C: stone lust greed")
    assert at.soul("D") == -6
    assert at.discarded() == {"pope-stone": 1}
    assert at.to_act() == "D"  # the Merchant has taken bread, the only good
    assert at.goods("C") == {"bread": 2}


def test_who_runs_out_of_stones_by_a_greedy_buy_chooses_a_den_and_goes_on_with_the_turn() -> None:
    at = position(f"{FOUR}, turn emperor, market bread 3, B sins lust 4 petty-sins 3").play(
        "B: buy two bread"
    )
    assert at.choices("B") == ["empty lust", "empty petty-sins"]
    at.play("B: empty petty-sins")
    assert at.sins("B") == {"lust": 4, "greed": 1}
    assert at.goods("B") == {"bread": 2}
    assert {"pass", "sell", "donate"} <= at.kinds_of_choice("B")
    assert "buy bread" not in at.choices("B")


def test_several_who_run_out_choose_one_after_the_other_and_then_the_turn_goes_on() -> None:
    full = "A sins lust 3 greed 4, B sins lust 3 greed 4, D sins greed 4 petty-sins 3"
    at = position(f"{FOUR}, turn merchant, market bread 3, rooms lust - - -, {full}").play(
        "C: visit 1"
    )
    for letter in "DBA":
        assert at.to_act() == letter
        at.play(f"{letter}: empty greed")
    assert at.to_act() == "C"
    assert at.rooms()[0] == "-"


def test_a_pope_in_suite_5_who_runs_out_of_stones_and_finishes_a_cathedral() -> None:
    """Four things at once: the turn, the visit, the card, the evaluation."""
    text = (
        "A sins greed 4 petty-sins 3, B gave bread I, C gave wine I, built 1 0 0, crews 1 0 0, "
        "rooms new-crew lust - -"
    )
    at = position(f"{FOUR}, turn pope, market bread 3, {text}").play(
        "A: meet, A: die 5, D: guess 5"
    )
    assert at.soul("A") == -5  # one step would be B's space, and so on down to the first free one
    at.play("A: empty petty-sins")
    assert at.choices("A") == ["room 1", "room 2"]
    at.play("A: room 1, A: crew left")
    assert at.to_act() == "C"
    at.play("C: choose blue, B: choose blue, C: choose blue, B: choose red")
    assert at.letters("C") == {"blue": 2, "green": 1}
    assert at.rooms() == ["-", "lust", "-", "-"]
    assert at.to_act() == "A"
    assert "donate 5 II" in at.choices("A")


def test_the_stack_is_empty_when_the_game_is_over() -> None:
    at = position(f"{FOUR}, turn merchant, rooms new-crew - - -, built 2 1 0, crews 0 1 0").play(
        "C: visit 1, C: crew middle"
    )
    assert list(at.state.stack) == [0] * 16
    assert at.state.depth == 0
