"""The edict *most*: plurality, and ties broken by the Ruler."""

import pytest

from positions.indulgence import IndulgencePosition, dealt, ending


def sforza_tie() -> IndulgencePosition:
    """After the last trick B and C hold three Sforza each, the Ruler two, D one.

    A has most Medici, B Borgia and C Orsini.
    """
    return ending("""
        4 players, expert, A rules, edict most, D to lead
        A has taken s12 m123456, B has taken s345 b12345, C has taken s678 o12345
        D has taken m78 b678 o678
        A holds m9, B holds b9, C holds o9, D holds s9
    """).trick("D: s9 m9 b9 o9")


def two_ties() -> IndulgencePosition:
    """Medici: B and C three each.

    Borgia: the Ruler and D four each. Sforza is the Ruler's, Orsini C's.
    """
    return ending("""
        4 players, expert, A rules, edict most, D to lead
        A has taken m12 s12345 b1234 o1, B has taken m345 s6789 o2, C has taken m678 b5 o3456
        D has taken b67 o78
        A holds b8, B holds m9, C holds o9, D holds b9
    """).trick("D: b9 b8 m9 o9")


def test_example_most() -> None:
    at = sforza_tie()
    assert at.to_act() == "A"
    assert at.choices("A") == ["name B", "name C"]
    at.play("A: name C")
    assert at.gained() == [
        2 + 4,
        -2,
        -4,
        0,
    ]  # each of B and C pays 2 for a family alone, C also for the tie


def test_I17_the_named_player_pays_alone() -> None:
    assert sforza_tie().play("A: name B").gained() == [2 + 4, -4, -2, 0]
    assert sforza_tie().play("A: name C").events_for("B")[0] == {
        "kind": "named",
        "seat": 0,
        "family": 1,
        "named": 2,
    }


def test_I17_only_a_tied_player_can_be_named() -> None:
    at = sforza_tie()
    at.refuses("A: name D", "I17")
    at.refuses("A: name A", "I17")
    at.must_wait("B: name C")


def test_I17_asked_after_the_last_trick_before_payments() -> None:
    at = sforza_tie()
    assert at.gained() == [0, 0, 0, 0]
    assert at.events_for("spectator")[-1] == {"kind": "hand-over", "hand": 0, "tricks": 9}


def test_I17_family_by_family_in_table_order() -> None:
    at = two_ties()
    assert at.choices("A") == ["name B", "name C"]  # Medici
    at.play("A: name C")
    assert at.choices("A") == ["name A", "name D"]  # Borgia
    assert at.gained() == [0, 0, 0, 0]
    assert at.play("A: name D").gained() == [6, 0, -4, -2]


def test_I17_naming_themself_means_nobody_pays() -> None:
    at = two_ties().play("A: name C, A: name A")
    assert at.gained() == [4, 0, -4, 0]
    assert at.hand_is_over()


def test_I17_the_most_is_plurality_not_majority() -> None:
    """D has four Orsini, the others three, two and none."""
    at = ending("""
        4 players, expert, A rules, edict most, D to lead, rest taken by A
        B has taken o123 b1, C has taken o45 b23
        A holds o6, B holds o7, C holds o8, D holds o9
    """).trick("D: o9 o6 o7 o8")
    assert at.gained() == [2, 0, 0, -2]


def test_I17_three_may_be_tied() -> None:
    at = ending("""
        4 players, expert, A rules, edict most, D to lead, rest taken by A
        B has taken m123 o7, C has taken m456 o8
        A holds m7, B holds m8, C holds o9, D holds m9
    """).trick("D: m9 m7 m8 o9")
    assert at.choices("A") == ["name B", "name C", "name D"]
    assert at.play("A: name D").gained() == [2, 0, 0, -2]


def test_I17_the_ruler_alone_ahead_costs_nobody_anything() -> None:
    at = ending("""
        4 players, expert, A rules, edict most, A to lead, rest taken by A
        A holds o9, B holds o8, C holds o7, D holds o6, B has taken o1234
    """).trick("A: o9 o8 o7 o6")
    assert (at.gained(), at.hand_is_over()) == ([0, 0, 0, 0], True)


def test_I17_ties_are_named_when_the_hand_ends_early_too() -> None:
    """Medici are gone, four each to B and C; the Ruler is out of reach in the other families."""
    at = ending("""
        4 players, expert, A rules, edict most, C to lead, rest taken by A, B has taken m1234
        A holds m5 o6, B holds m6 o7, C holds m8 o8, D holds m7 o9
    """).trick("C: m8 m7 m5 m6")
    assert at.events_for("spectator", "hand-over") == [
        {"kind": "hand-over", "hand": 0, "tricks": 8}
    ]
    assert at.choices("A") == ["name B", "name C"]
    assert at.play("A: name C").gained() == [2, 0, -2, 0]


def test_I17_under_a_bull_the_tie_is_named_before_everything_is_paid() -> None:
    at = ending("""
        4 players, expert, A rules, bull most any-medici sixes, C to lead, rest taken by A
        B has taken m1234
        A holds m5 o6, B holds m6 o7, C holds m8 o8, D holds m7 o9
    """)
    at.trick("C: m8 m7 m5 m6").trick("C: o8 o9 o6 o7")
    assert at.choices("A") == ["name B", "name C"]
    # B: four Medici; C: four Medici, a six, and named; D: the six of the last trick.
    assert at.play("A: name C").gained() == [4 + 8 + 2, -4, -8, -2]


MOST_SIN = """
    4 players, expert, A rules, edict most, C sins, {leader} to lead
    B has taken m1234 s1234 b1234, C has taken s56789 b56789 o123456, A has taken m9 o789
    A holds m5, B holds {b}, C holds {c}, D holds m7
"""


def test_I18_every_tie_with_the_sinner_is_the_sinners() -> None:
    at = ending(MOST_SIN.format(leader="C", b="m6", c="m8")).trick("C: m8 m7 m5 m6")
    assert at.gained() == [-4, -4, 12, -4]  # Medici: four each to B and C


def test_I18_one_less_is_not_enough() -> None:
    at = ending(MOST_SIN.format(leader="B", b="m8", c="m6")).trick("B: m8 m6 m7 m5")
    assert at.gained() == [6, 0, -6, 0]
    assert at.to_act() == ""  # nobody is asked about ties in a Sin hand


@pytest.mark.parametrize("sinner", ["B", "C", "D"])
def test_I18_the_sin_is_made_as_soon_as_nobody_can_get_ahead(sinner: str) -> None:
    """Leading Medici, the sinner gets three more cards of other families with each trick."""
    at = dealt(f"4 players, expert, A rules, edict most, {sinner} sins, {sinner} holds m123456789")
    at.run(f"{sinner}: m9 m8 m7 m6 m5 m4 m3 m2 m1")
    assert sum(at.gained()) == 0
    assert max(at.gained()) == 12
    assert at.tricks_played() < 9


def test_I18_the_sin_can_be_made_by_a_trick_another_takes() -> None:
    """D takes a Medici, and one is left: B, with three against C's four, can only draw level."""
    at = ending("""
        4 players, expert, A rules, edict most, C sins, D to lead, rest taken by C
        B has taken m123 o1, C has taken m4567, A holds o2 s1, B holds o3 s2, C holds o4 s3
        D holds m9 m8
    """)
    assert at.trick("D: m9 o2 o3 o4").gained() == [-4, -4, 12, -4]
