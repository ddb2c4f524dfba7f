"""Sin stones and the three Dens."""

from positions.mea_culpa import position

FOUR = "4 players, A is pope, B is emperor, C is merchant, D is petty-sinner"
EMPEROR = f"{FOUR}, turn emperor, rooms pope-stone lust greed -, posts 1 1 1 1"
"""B can move a Pope stone in room 1."""
SINS = (
    "A sins lust 3 petty-sins 1, B sins lust 2 greed 2, C sins petty-sins 1, "
    "D sins lust 1 petty-sins 2 greed 1"
)


def test_the_third_pope_stone_punishes_the_other_two_dens() -> None:
    """The rulebook's example: 4, 1 and 3 steps, and the placer of the third stone is forgiven."""
    at = position(f"{EMPEROR}, pope stones 1 2 0, souls -1 -2 -10 -20, {SINS}")
    at.play("B: visit 1, B: stone lust greed")
    assert at.souls() == [-5, -2, -11, -23]
    assert at.sins("A") == {}
    assert at.sins("B") == {"greed": 2}
    assert at.sins("C") == {}
    assert at.sins("D") == {"greed": 1}
    assert at.pope_stones() == [1, 1, 1]
    assert at.was_told("C", "punished", seat=1, den=1)


def test_two_pope_stones_at_a_den_do_nothing() -> None:
    at = position(f"{EMPEROR}, souls -1 -2 -10 -20, {SINS}").play("B: visit 1, B: stone lust greed")
    assert at.pope_stones() == [0, 2, 1]
    assert at.souls() == [-1, -2, -10, -20]
    assert at.sins("A") == {"lust": 3, "petty-sins": 1}


def test_M6_stones_punished_together_are_one_move() -> None:
    """One by one A would be pushed on by D, who stands on the way."""
    at = position(
        f"{EMPEROR}, pope stones 1 2 0, souls -1 -20 -30 -3, A sins lust 1 petty-sins 1"
    ).play("B: visit 1, B: stone lust greed")
    assert at.soul("A") == -4  # two steps, to D's space, and one on
    at = position(
        f"{EMPEROR}, pope stones 1 2 0, souls -1 -20 -30 -2, A sins lust 1 petty-sins 1"
    ).play("B: visit 1, B: stone lust greed")
    assert at.soul("A") == -3  # past D
    at = position(
        f"{EMPEROR}, pope stones 1 2 0, souls -39 -20 -30 -2, A sins lust 1 petty-sins 1"
    ).play("B: visit 1, B: stone lust greed")
    assert at.soul("A") == -39  # M3: void as a whole


def test_M7_several_souls_move_nearest_hell_first() -> None:
    at = position(f"{EMPEROR}, pope stones 1 2 0, souls -5 0 -4 -9, A sins lust 2, C sins lust 3")
    at.play("B: visit 1, B: stone lust greed")
    assert [event["seat"] for event in at.events_for("D", "falls")] == [0, 2]
    assert at.souls() == [-7, 0, -8, -9]  # A first, to 7, where C would have come to


# --- running out ----------------------------------------------------------------------------------


def test_M30_who_has_no_stone_left_empties_a_den_of_their_choice() -> None:
    at = position(f"{EMPEROR}, C sins lust 2 greed 4 petty-sins 1, souls -1 -2 -10 -20").play(
        "B: visit 2"
    )
    assert at.to_act() == "C"
    assert at.choices("C") == ["empty lust", "empty greed", "empty petty-sins"]
    at.play("C: empty lust")
    assert at.sins("C") == {"lust": 2, "greed": 4, "petty-sins": 1}
    assert at.soul("C") == -12
    assert at.to_act() == "B"  # back where it broke in


def test_M30_what_is_left_is_placed_first_and_counts() -> None:
    at = position(f"{EMPEROR}, C sins greed 6, souls -1 -2 -10 -20").play("B: visit 2")
    assert at.sins("C") == {"lust": 1, "greed": 6}
    assert at.choices("C") == ["empty lust", "empty greed"]
    at.play("C: empty lust")
    assert at.sins("C") == {"lust": 1, "greed": 6}
    assert at.soul("C") == -11


def test_M30_it_is_repeated_if_needed() -> None:
    house = {"card": {"lust": {"amount": 3}}}
    at = position(f"{EMPEROR}, C sins greed 5 petty-sins 2, souls -1 -2 -10 -20", house).play(
        "B: visit 2"
    )
    at.play("C: empty petty-sins")
    assert at.sins("C") == {"lust": 2, "greed": 5}
    assert at.choices("C") == ["empty lust", "empty greed"]
    at.play("C: empty lust")
    assert at.sins("C") == {"lust": 1, "greed": 5}
    assert at.soul("C") == -10 - 2 - 2
    assert at.reserve("C") == 1


def test_M30_with_stones_in_one_den_only_there_is_nothing_to_choose() -> None:
    at = position(f"{EMPEROR}, C sins lust 7, souls -1 -2 -10 -20").play("B: visit 2")
    assert at.to_act() == "B"
    assert at.sins("C") == {"lust": 2}
    assert at.soul("C") == -17
    assert at.was_told("A", "emptied", seat=2, den=0, stones=7)


def test_M31_stones_are_placed_nearest_hell_first() -> None:
    at = position(f"{EMPEROR}, souls -7 -2 -10 -20").play("B: visit 2")
    assert [event["seat"] for event in at.events_for("A", "sins")] == [3, 2, 0]
    full = "A sins lust 3 greed 4, C sins lust 4 greed 3, D sins greed 5 petty-sins 2"
    at = position(f"{EMPEROR}, souls -7 -2 -10 -20, {full}").play("B: visit 3")
    order = []
    for _ in range(3):
        order.append(at.to_act())
        at.play(f"{at.to_act()}: empty greed")
    assert order == ["D", "C", "A"]
