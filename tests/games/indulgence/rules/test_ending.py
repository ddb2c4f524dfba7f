"""The end of the game, and who has won."""

import pytest

from positions.indulgence import IndulgencePosition, ending
from simony.games.indulgence.rules.actions import OVER

# The Ruler takes everything that is left, which costs nobody anything.
LAST_HAND = """
    4 players, {ruler} rules hand 12, edict sixes, florins {florins}, {ruler} to lead
    rest taken by {ruler}
    A holds {a}, B holds {b}, C holds {c}, D holds {d}
"""


def after_the_last_hand(ruler: str, florins: str) -> IndulgencePosition:
    cards = dict(zip("abcd", ("m6", "m1", "m2", "m3"), strict=True))
    cards[ruler.lower()], cards["a"] = cards["a"], cards[ruler.lower()]
    return ending(LAST_HAND.format(ruler=ruler, florins=florins, **cards)).play_out()


def test_example_of_two_with_34_the_more_recent_ruler_wins() -> None:
    at = after_the_last_hand("D", "34 34 30 22")
    assert at.over()
    assert at.florins() == [34, 34, 30, 22]
    assert at.places() == [2, 1, 3, 4]


@pytest.mark.parametrize(
    ("ruler", "florins", "places"),
    [
        ("D", "30 30 30 30", [4, 3, 2, 1]),
        ("C", "30 30 30 30", [3, 2, 1, 4]),
        ("B", "30 30 30 30", [2, 1, 4, 3]),
        ("A", "30 30 30 30", [1, 4, 3, 2]),
        ("A", "20 34 34 32", [4, 2, 1, 3]),
        ("C", "60 0 0 60", [1, 4, 3, 2]),
        ("C", "10 20 40 50", [4, 3, 2, 1]),
    ],
)
def test_I29_most_florins_then_the_more_recent_ruler(
    ruler: str, florins: str, places: list[int]
) -> None:
    assert after_the_last_hand(ruler, florins).places() == places


def test_I29_a_successful_bull_sinner_comes_first() -> None:
    at = ending("""
        4 players, expert, A rules hand 5, bull any-medici last-medici sixes, C sins
        florins 50 40 0 30
        rest taken by C, C to lead, A holds s9, B holds s8, C holds m9, D holds s7
    """).trick("C: m9 s7 s9 s8")
    assert at.places() == [2, 3, 1, 4]
    assert at.florins() == [50, 40, 0, 30]


def test_I29_who_never_ruled_comes_after_and_shares() -> None:
    """The first hand ends the game: C and D, with equal purses, have never ruled."""
    at = ending("""
        4 players, expert, A rules, bull pairs-medici-borgia any-medici last-medici
        A holds s1, B holds m9, C holds s2, D holds s3, rest taken by B, B to lead
    """).trick("B: m9 s2 s3 s1")
    assert (at.over(), at.places()) == (True, [1, 4, 2, 2])


def test_I29_who_ruled_is_ahead_of_who_never_did() -> None:
    """The second hand ends the game: A has ruled, D has not."""
    at = ending("""
        4 players, expert, B rules hand 2, bull pairs-medici-borgia any-medici last-medici
        A holds s1, B holds s4, C holds m9, D holds s3, rest taken by C, C to lead
    """).trick("C: m9 s3 s1 s4")
    assert (at.florins(), at.places()) == ([30, 65, 0, 30], [2, 1, 4, 3])


def test_I29_all_who_never_ruled_share_even_three() -> None:
    at = ending(
        "4 players, A rules, edict sixes, A to lead, rest taken by A, A holds m6, B holds m1, "
        "C holds m2, D holds m3"
    )
    assert at.places() == [1, 2, 2, 2]  # if the game stopped here


@pytest.mark.parametrize(
    ("players", "hand", "over"), [(4, 11, False), (4, 12, True), (3, 8, False), (3, 9, True)]
)
def test_I31_the_game_is_over_when_everybody_has_ruled_three_times(
    players: int, hand: int, over: bool
) -> None:
    seats = "ABCD"[:players]
    ruler = seats[(hand - 1) % players]
    hands = ", ".join(
        f"{who} holds {card}" for who, card in zip(seats, ("m6", "m1", "m2", "m3"), strict=False)
    )
    at = ending(
        f"{players} players, {ruler} rules hand {hand}, edict sixes, rest taken by {ruler}, "
        f"A to lead, {hands}"
    ).play_out()
    assert at.over() == over
    assert (at.state.phase == OVER) == over


def test_flow_the_end_is_told_to_everybody() -> None:
    at = after_the_last_hand("D", "34 34 30 22")
    expected = {
        "kind": "game-over",
        "places": [2, 1, 3, 4],
        "florins": [34, 34, 30, 22],
        "champion": -1,
    }
    assert at.events_for("A")[-1] == at.events_for("spectator")[-1] == expected
    assert at.to_act() == ""


def test_flow_after_the_end_nobody_is_asked() -> None:
    at = after_the_last_hand("D", "34 34 30 22")
    for who in "ABCD":
        at.must_wait(f"{who}: pass")
        assert at.choices(who) == []
