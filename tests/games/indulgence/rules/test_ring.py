"""The sinner's ring."""

import pytest

from positions.indulgence import IndulgencePosition, dealt, ending


def trick_four(more: str, c_holds: str = "b2 m4 m5 m6 m7 o7") -> IndulgencePosition:
    """Trick four: B leads the 9 of Borgia to the sinner C, who still holds the 2.

    C has taken three tricks.
    """
    return ending(f"""
        4 players, expert, A rules, C sins, {more}
        B holds s1 s4 s5 s6 s7, C holds {c_holds}, D holds o1 o4 o5 o6 o8 o9
        A holds b1 b3 b4 b5 b6 m8
        rest taken by C
        trick 4: B leads b9
    """)


def test_example_the_ring_on_the_two_beats_the_nine() -> None:
    at = trick_four("edict even-medici-sforza").play("C: b2 ring, D: o1, A: b1")
    assert at.events_for("spectator", "taken")[0]["seat"] == 2
    assert at.to_act() == "C"
    assert at.events_for("D", "played")[0] == {
        "kind": "played",
        "seat": 2,
        "card": 19,
        "ring": 1,
        "hidden": 0,
        "led": -1,
    }


def test_example_the_ring_on_the_two_still_counts_as_a_two() -> None:
    at = ending("""
        4 players, A rules, edict twos-and-threes, C sins
        C has taken m23 s23 b3 o23 and 5 others, trick 4: B leads b9
        A holds b1 b4 b5 b6 b7 b8, B holds m56789, C holds b2 s5 s6 s7 s8 s9, D holds o456789
    """)
    at.play("C: b2 ring, D: o4")
    assert at.play("A: b1").gained() == [-6, -6, 18, -6]


def test_example_with_a_trump_on_the_table_the_ring_loses() -> None:
    at = ending("""
        4 players, expert, A rules, edict trump, trump orsini, C sins, rest taken by C
        A holds b1 b3 b4 b5 b6 m8, B holds s14567, C holds b2 m4567 s8, D holds o1 o4 o5 o6 o8 o9
        trick 4: B leads b9
    """)
    at.play("C: b2 ring, D: o1, A: b1")
    assert at.events_for("spectator", "taken")[0]["seat"] == 3
    assert at.gained() == [6, 0, -6, 0]  # D has a trump: the Sin is missed


def test_I19_ring_beats_the_nine_but_not_trump() -> None:
    beaten = trick_four("edict even-medici-sforza").play("C: b2, D: o1, A: b1")
    assert beaten.events_for("spectator", "taken")[0]["seat"] == 1
    ringed = trick_four("edict even-medici-sforza").play("C: b2 ring, D: o1, A: b1")
    assert ringed.events_for("spectator", "taken")[0]["seat"] == 2
    trumped = trick_four("bull even-medici-sforza trump sixes, trump orsini").play(
        "C: b2 ring, D: o1, A: b1"
    )
    assert trumped.events_for("spectator", "taken")[0]["seat"] == 3


def test_I19_only_the_sinner_has_the_ring() -> None:
    at = trick_four("edict even-medici-sforza").play("C: b2")
    at.refuses("D: o1 ring", "I19")
    alone = ending(
        "4 players, A rules, edict sixes, A holds m1, B holds m6, C holds m3, D holds m4, "
        "rest taken by B, A to lead"
    )
    alone.refuses("A: m1 ring", "I19")


def test_I19_not_in_the_first_trick() -> None:
    at = dealt("4 players, A rules, edict sixes, B sins, B holds m123456789")
    at.refuses("B: m9 ring", "I19")
    at.play("B: m9").until("B")
    assert "m8 ring" in at.choices("B")


def test_I19_not_as_a_follower_in_the_first_trick_either() -> None:
    at = dealt("4 players, A rules, edict sixes, B sins").play_out()
    assert {event["ring"] for event in at.events_for("spectator", "played")} == {0}


def test_I19_once_a_hand() -> None:
    at = trick_four("edict even-medici-sforza").play("C: b2 ring, D: o1, A: b1")
    assert all("ring" not in choice for choice in at.choices("C"))
    at.refuses("C: o7 ring", "I19")


def test_I19_on_any_card_led_or_followed() -> None:
    at = trick_four("edict even-medici-sforza", c_holds="b2 b7 m4 m5 m6 m7")
    assert at.choices("C") == ["b2", "b7", "b2 ring", "b7 ring"]
    at.play("C: b7, D: o1, A: b1")
    at.must_wait("C: m4 ring")
    led = ending("""
        4 players, A rules, edict sixes, C sins, rest taken by C, C to lead
        A holds m9, B holds m1, C holds m6, D holds m2
    """)
    assert led.choices("C") == ["m6", "m6 ring"]
    assert led.copy().play("C: m6, D: m2, A: m9, B: m1").gained() == [6, 0, -6, 0]
    assert led.copy().play("C: m6 ring, D: m2, A: m9, B: m1").gained() == [-5, -5, 15, -5]


def test_I19_off_suit_it_does_nothing() -> None:
    at = ending("""
        4 players, A rules, edict sixes, C sins, rest taken by C
        A holds b1, C holds m6, D holds b2, B leads b9
    """).play("C: m6 ring, D: b2, A: b1")
    assert at.events_for("spectator", "taken")[0]["seat"] == 1
    assert at.gained() == [6, 0, -6, 0]


def test_I19_off_suit_on_a_trump_it_is_the_highest_trump() -> None:
    at = ending("""
        4 players, expert, A rules, edict trump, trump medici, C sins, rest taken by C
        A holds b1, C holds m1, D holds m9, B leads b9
    """)
    assert at.copy().play("C: m1, D: m9, A: b1").gained() == [6, 0, -6, 0]
    assert at.copy().play("C: m1 ring, D: m9, A: b1").gained() == [-4, -4, 12, -4]


def test_I20_a_ringed_card_is_scored_with_its_printed_number() -> None:
    pairs = ending("""
        4 players, expert, A rules, edict pairs-medici-orsini, C sins, rest taken by C, C to lead
        A holds o9, B holds s1, C holds o2, D holds s2
    """)
    assert pairs.play("C: o2 ring, D: s2, A: o9, B: s1").gained() == [-6, -6, 18, -6]
    even = ending("""
        4 players, expert, A rules, edict even-medici-sforza, C sins, rest taken by C, C to lead
        A holds m9 b1, B holds s1 b2, C holds m3 b3, D holds s2 b4
    """)
    even.play("C: m3 ring, D: s2")  # the 10 it counts as is no even card
    assert even.play("A: m9, B: s1").gained() == [-5, -5, 15, -5]


def test_I21_face_down_the_ring_is_placed_openly_on_the_hidden_card() -> None:
    at = ending("""
        4 players, expert, A rules, edict tricks, C sins, rest taken by C, C to lead
        A holds m9 s4, B holds m1 s3, C holds m6 s1, D holds m2 s2
    """).play("C: m6 ring")
    assert at.events_for("C") == [
        {"kind": "played", "seat": 2, "card": 5, "ring": 1, "hidden": 1, "led": 0}
    ]
    assert (
        at.events_for("A")
        == at.events_for("spectator")
        == [{"kind": "played-hidden", "seat": 2, "led": 0, "ring": 1}]
    )
    at.play("D: m2, A: m9, B: m1")
    assert at.events_for("A", "taken") == [
        {"kind": "taken", "seat": 2, "cards": [8, 0, 5, 1], "turned": 1}
    ]


@pytest.mark.parametrize("number", range(1, 10))
def test_I19_the_ring_makes_any_number_win_its_family(number: int) -> None:
    nine = 8 if number == 9 else 9
    low = [each for each in range(1, 9) if each not in (number, nine)][:2]
    at = ending(f"""
        4 players, A rules, edict last-medici, C sins, rest taken by C, C to lead
        A holds m{nine}, B holds m{low[0]}, C holds m{number}, D holds m{low[1]}
    """)
    assert at.play(f"C: m{number} ring, D: m{low[1]}, A: m{nine}, B: m{low[0]}").gained() == [
        -3,
        -3,
        9,
        -3,
    ]
