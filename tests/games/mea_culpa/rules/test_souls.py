"""Souls on the Record of Sins."""

from librt.vecs import vec
from mypy_extensions import i64

from positions.mea_culpa import position
from simony.games.mea_culpa.rules.board.souls import space_after_fall, space_after_rise

FOUR = "A is pope, B is emperor, C is merchant, D is petty-sinner"
HELL = 40
HEAVEN = 36


def falls(souls: list[int], steps: int) -> int:
    """Return the space that the first of these souls reaches."""
    return int(space_after_fall(vec[i64](souls), 0, steps, HELL))


def rises(souls: list[int], steps: int) -> int:
    return int(space_after_rise(vec[i64](souls), 0, steps, HEAVEN))


def test_M3_a_move_past_the_last_space_is_void() -> None:
    assert falls([-38, 0], 2) == -40
    assert falls([-38, 0], 3) == -38


def test_M3_so_is_one_that_would_be_pushed_on_past_it() -> None:
    assert falls([-38, -40], 2) == -38
    assert falls([-37, -39, -40], 2) == -37
    assert falls([-37, -39, -38], 2) == -40


def test_M4_occupied_spaces_are_counted_and_only_an_occupied_end_space_pushes_on() -> None:
    assert falls([0, -1, -2], 3) == -3
    assert falls([0, -1, -3], 3) == -4
    assert falls([0, -3, -4, -5], 3) == -6
    assert falls([-3, -4], 0) == -3


def test_M4_heaven_holds_any_number_and_whoever_is_pushed_on_from_the_last_space_enters_it() -> (
    None
):
    assert rises([30, 36, 36], 6) == 36
    assert rises([30, 0], 20) == 36
    assert rises([30, 35], 5) == 36
    assert rises([30, 34], 4) == 35


def test_M4_the_push_is_in_the_direction_of_travel() -> None:
    assert rises([-5, -2], 3) == -1
    assert falls([-1, -4], 3) == -5


def test_M8_on_start_a_random_line_settles_ties_and_later_the_one_soul_rule_holds_there_too() -> (
    None
):
    at = position(
        f"4 players, line C A D B, {FOUR}, posts 5 5 5 1, souls 0 0 0 0, {LAST_STONE}"
    ).play("C: pass")
    assert at.souls() == [0, -4, 0, 0]  # of A, B and C, who are level, B stands farthest from Hell
    assert rises([-3, 0, 0], 3) == 1
    assert rises([-3, 5, 7], 3) == 0


LAST_STONE = "turn merchant, market bread 1"


def test_M8_whoever_is_farther_on_in_the_line_is_nearer_heaven() -> None:
    at = position(f"4 players, line C A D B, {FOUR}, posts 5 5 5 5, souls 0 0 0 0, {LAST_STONE}")
    assert at.places() == [3, 1, 4, 2]


# --- posts compared -------------------------------------------------------------------------------


def test_the_highest_post_moves_by_the_difference_to_the_lowest_passing_others() -> None:
    at = position(f"4 players, {FOUR}, posts 2 2 4 5, souls -9 -8 -3 -1, {LAST_STONE}").play(
        "C: pass"
    )
    assert at.souls() == [-9, -8, -3, -4]
    assert at.was_told("A", "compared", seat=3, steps=3, posts=[2, 2, 4, 5])


def test_of_tied_highest_posts_only_the_farthest_from_hell_moves() -> None:
    at = position(f"4 players, {FOUR}, posts 1 5 5 5, souls -2 -7 -4 -9, {LAST_STONE}").play(
        "C: pass"
    )
    assert at.souls() == [-2, -7, -8, -9]


def test_equal_posts_move_nobody() -> None:
    at = position(f"4 players, {FOUR}, posts 3 3 3 3, souls -2 -7 -4 -9, {LAST_STONE}").play(
        "C: pass"
    )
    assert at.souls() == [-2, -7, -4, -9]
    assert at.was_told("B", "compared", steps=0)


# --- the end --------------------------------------------------------------------------------------

FINISH = f"turn merchant, rooms new-crew - - -, built 2 1 0, crews 0 1 0, posts 1 1 1 1, {FOUR}"
"""C can finish the second cathedral, and nobody has donated."""


def test_M10_sets_are_the_minimum_over_four_colours_and_the_lift_is_one_move() -> None:
    letters = (
        "A has yellow 1 blue 2 red 3 green 2, B has red 4, C has yellow 2 blue 2 red 2 green 2"
    )
    at = position(f"4 players, {FINISH}, souls -20 -12 -30 -1, {letters}").play(
        "C: visit 1, C: crew middle"
    )
    assert at.over()
    # C has turned a notch for the room: one step more towards Hell.
    assert at.souls() == [
        -20 + 8 + 4,
        -12 + 4 + 1,
        -31 + 16,
        -1,
    ]  # B comes to where A is, and one on
    assert at.was_told("D", "over", places=[3, 2, 4, 1])


def test_M10_souls_are_lifted_from_nearest_hell_on() -> None:
    at = position(f"4 players, {FINISH}, souls -10 -9 -4 0, A has red 2, B has red 1").play(
        "C: visit 1, C: crew middle"
    )
    assert [event["seat"] for event in at.events_for("A", "lifted")] == [0, 1, 2, 3]
    assert at.souls()[:2] == [-8, -7]  # A first, to the space B would come to


def test_M11_several_in_heaven_win_together() -> None:
    letters = "A has yellow 3 blue 3 red 3 green 3, B has yellow 4 blue 4 red 4 green 4"
    at = position(f"4 players, {FINISH}, souls 12 10 -5 -4, {letters}").play(
        "C: visit 1, C: crew middle"
    )
    assert at.souls()[:2] == [36, 36]
    assert at.places() == [1, 1, 4, 3]


def test_without_anybody_in_heaven_the_nearest_to_it_wins() -> None:
    at = position(f"4 players, {FINISH}, souls -3 -4 -10 -5").play("C: visit 1, C: crew middle")
    assert at.places() == [1, 2, 4, 3]
    assert at.state.scores() == at.souls()
