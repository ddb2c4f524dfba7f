"""I26: when a hand is over before the last trick."""

import pytest

from positions.indulgence import dealt, ending

HAND_OVER_AFTER_EIGHT = [{"kind": "hand-over", "hand": 0, "tricks": 8}]


@pytest.mark.parametrize(
    ("edict", "hands"),
    [
        ("edict any-medici", "A holds s1 s2, B holds s4 b1, C holds m9 o1, D holds b4 o4"),
        ("edict any-sforza", "A holds m1 m2, B holds m4 b1, C holds s9 o1, D holds b4 o4"),
        ("edict sixes", "A holds m1 s1, B holds s4 b1, C holds s6 o1, D holds b4 o4"),
        ("edict twos-and-threes", "A holds m1 s1, B holds s4 b1, C holds m3 o1, D holds b4 o4"),
        (
            "expert, edict even-medici-sforza",
            "A holds m1 s1, B holds b3 b5, C holds m8 o1, D holds b4 o4",
        ),
        (
            "expert, edict even-medici-sforza, japanese edition",
            "A holds b1 b2, B holds b3 b5, C holds m7 o1, D holds b4 o4",
        ),
        (
            "expert, edict trump, trump borgia",
            "A holds m1 s1, B holds s4 s5, C holds b9 o1, D holds o3 o4",
        ),
        ("edict last-medici", "A holds s1 s2, B holds s4 b1, C holds m9 o1, D holds b4 o4"),
    ],
)
def test_I26_card_edicts_and_last_are_settled_when_their_cards_are_taken(
    edict: str, hands: str
) -> None:
    at = ending(f"4 players, A rules, {edict}, rest taken by B, C to lead, {hands}")
    at.play(f"C: {at.choices('C')[0]}")
    assert not at.hand_is_over()  # only complete tricks are looked at
    at.until("")
    assert at.events_for("spectator", "hand-over") == HAND_OVER_AFTER_EIGHT


@pytest.mark.parametrize("edict", ["any-medici", "last-medici", "sixes"])
def test_I26_not_before_the_last_of_them_is_taken(edict: str) -> None:
    hands = "A holds s1 s2, B holds s4 b1, C holds m6 o1, D holds b4 o4"
    at = ending(f"4 players, A rules, edict {edict}, rest taken by B, C to lead, {hands}")
    assert not at.trick("C: o1 o4 s1 b1").hand_is_over()


@pytest.mark.parametrize(("ruler", "gained"), [("A", [0, 0, 0, 0]), ("B", [-8, 8, 0, 0])])
def test_I26_three_tricks_is_settled_by_anybody_the_ruler_included(
    ruler: str, gained: list[int]
) -> None:
    at = dealt(
        f"4 players, {ruler} rules, edict three-tricks, nobody sins, A holds m789 s9, B holds s1"
    )
    at = at if ruler == "A" else at.play("B: s1")
    at.run("A: m9 m8 m7" if ruler == "A" else "A: s9 m9 m8")
    assert (at.gained(), at.hand_is_over(), at.tricks_played()) == (gained, True, 3)


@pytest.mark.parametrize(
    ("b_pile", "over"),
    [
        ("o12345 b345", True),  # four Orsini are out, and B is five ahead
        ("o1234 b345 s1", False),  # the Ruler has the fifth: B is three ahead
    ],
)
def test_I26_most_is_settled_when_the_leader_is_ahead_by_more_than_are_out(
    b_pile: str, over: bool
) -> None:
    at = ending(f"""
        4 players, expert, A rules, edict most, D to lead, B has taken {b_pile}, rest taken by A
        A holds o6 b6, B holds o7 b7, C holds o9 b8, D holds o8 b9
    """)
    assert at.trick("D: b9 b6 b7 b8").hand_is_over() == over


def test_I26_pairs_are_settled_by_what_the_ruler_holds() -> None:
    """The Ruler has the 9 of Medici, so nobody will make that pair: the hand is over with the 9 of
    Orsini still out.
    """
    at = ending("""
        4 players, expert, A rules, edict pairs-medici-orsini, A to lead, rest taken by B
        A has taken m9 and 3 others
        A holds m8 s1, B holds o8 s2, C holds b1 o9, D holds b3 b4
    """)
    assert at.trick("A: m8 o8 b1 b3").events_for("spectator", "hand-over") == HAND_OVER_AFTER_EIGHT
    at = ending("""
        4 players, expert, A rules, edict pairs-medici-orsini, A to lead, rest taken by B
        C has taken m9 and 3 others
        A holds m8 s1, B holds o8 s2, C holds b1 o9, D holds b3 b4
    """)
    assert not at.trick("A: m8 o8 b1 b3").hand_is_over()


def test_I26_pairs_are_settled_when_both_cards_are_taken() -> None:
    at = ending("""
        4 players, expert, A rules, edict pairs-medici-orsini, D to lead, rest taken by B
        C has taken m9 and 3 others
        A holds o9 s1, B holds b8 s2, C holds b1 s3, D holds b9 s4
    """)
    assert at.trick("D: b9 o9 b8 b1").events_for("spectator", "hand-over") == HAND_OVER_AFTER_EIGHT


@pytest.mark.parametrize("edict", ["edict first-or-last", "expert, edict tricks"])
def test_I26_tricks_and_first_or_last_wait_for_the_last_trick(edict: str) -> None:
    at = dealt(f"4 players, A rules, {edict}, nobody sins, A holds m123456789")
    at.run("A: m9 m8 m7 m6 m5 m4 m3 m2")
    assert not at.hand_is_over()
    assert at.run("A: m1").hand_is_over()


def test_I26_under_a_bull_every_edict_must_be_settled() -> None:
    at = ending("""
        4 players, expert, A rules, bull any-medici sixes last-orsini, rest taken by A, C to lead
        A holds s1 s2, B holds s4 b1, C holds m9 o1, D holds b4 o4
    """)
    assert not at.trick("C: m9 b4 s1 s4").hand_is_over()
    assert at.trick("C: o1 o4 s2 b1").gained() == [1 + 8, 0, -1, -8]


# --- Sin hands ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edict", "hands", "trick"),
    [
        (
            "edict any-medici",
            "A holds m9 s9, B holds b9 b2, C holds s1 s2, D holds b3 b4",
            "B: b9 s1 b3 m9",
        ),
        (
            "edict last-medici",
            "A holds m9 s9, B holds b9 b2, C holds s1 s2, D holds b3 b4",
            "B: b9 s1 b3 m9",
        ),
        (
            "edict sixes",
            "A holds m6 s9, B holds b9 b2, C holds s1 s2, D holds b3 b4",
            "B: b9 s1 b3 m6",
        ),
        (
            "expert, edict trump, trump medici",
            "A holds m6 s9, B holds b9 b2, C holds s1 s2, D holds b3 b4",
            "B: b9 s1 b3 m6",
        ),
        (
            "expert, edict pairs-medici-orsini",
            "A holds m6 s9, B holds b9 b2, C holds s1 s2, D holds b3 b4",
            "B: b9 s1 b3 m6",
        ),
        (
            "expert, edict even-medici-sforza",
            "A holds m6 s9, B holds b9 b2, C holds s1 s3, D holds b3 b4",
            "B: b9 s1 b3 m6",
        ),
        (
            "expert, edict tricks",
            "A holds m6 s9, B holds b9 b2, C holds s1 s3, D holds b3 b4",
            "B: b9 s1 b3 m6",
        ),
    ],
)
def test_I26_a_sin_that_can_no_longer_succeed_ends_the_hand(
    edict: str, hands: str, trick: str
) -> None:
    at = ending(f"4 players, A rules, {edict}, C sins, rest taken by C, B to lead, {hands}")
    at.trick(trick)
    assert at.events_for("spectator", "hand-over") == HAND_OVER_AFTER_EIGHT
    assert at.gained() == [6, 0, -6, 0]


def test_I26_sin_of_three_tricks_is_missed_when_another_is_first() -> None:
    at = dealt("4 players, A rules, edict three-tricks, B sins, B holds s1, A holds m789 s9").play(
        "B: s1"
    )
    assert at.run("A: s9 m9 m8").gained() == [6, -6, 0, 0]
    assert at.tricks_played() == 3


def test_I26_sin_of_first_or_last_is_missed_with_the_first_trick() -> None:
    at = (
        dealt("4 players, A rules, edict first-or-last, B sins, B holds s1, A holds s9")
        .play("B: s1")
        .run("A: s9")
    )
    assert (at.gained(), at.hand_is_over()) == ([6, -6, 0, 0], True)


def test_I26_sin_of_first_or_last_can_be_missed_with_the_last_trick() -> None:
    at = ending("""
        4 players, A rules, edict first-or-last, C sins, rest taken by C, C to lead
        A holds m9, B holds m1, C holds m2, D holds m3
    """)
    assert at.copy().trick("C: m2 m3 m9 m1").gained() == [6, 0, -6, 0]
    assert at.play("C: m2 ring, D: m3, A: m9, B: m1").gained() == [-3, -3, 9, -3]


@pytest.mark.parametrize(
    ("edict", "tricks"),
    [
        ("edict three-tricks", 3),
        ("edict any-medici", 9),
        ("edict first-or-last", 9),
        ("expert, edict tricks", 9),
        ("expert, edict trump, trump medici", 9),
    ],
)
def test_I26_a_sin_that_is_fulfilled_ends_the_hand(edict: str, tricks: int) -> None:
    at = dealt(f"4 players, A rules, {edict}, B sins, B holds m123456789").run(
        "B: m9 m8 m7 m6 m5 m4 m3 m2 m1"
    )
    assert at.tricks_played() == tricks
    assert at.gained()[1] > 0


def test_I26_taken_cards_decide_never_hands() -> None:
    """The sinner cannot win another trick, as all the hands would show; but the hand continues
    until cards are taken.
    """
    at = ending("""
        4 players, A rules, edict any-medici, C sins, ring on m1, rest taken by C, C to lead
        A holds m9 b9, B holds b1 b2, C holds b4 b3, D holds b5 b6
    """)
    at.trick("C: b4 b6 b9 b1")
    assert not at.hand_is_over()
    assert at.trick("A: m9 b2 b3 b5").gained() == [6, 0, -6, 0]


def test_I26_a_settled_card_in_hand_does_not_end_a_sin() -> None:
    """Every Medici but the sinner's own last one is taken: the Sin is made only when that one
    is.
    """
    at = ending("""
        4 players, A rules, edict any-medici, C sins, rest taken by C, C to lead
        A holds s1 s2, B holds b1 b2, C holds m9 b9, D holds b5 b6
    """)
    assert not at.trick("C: b9 b5 s1 b1").hand_is_over()
    assert at.trick("C: m9 b6 s2 b2").gained() == [-4, -4, 12, -4]


def test_I26_unplayed_cards_are_not_shown() -> None:
    at = dealt(
        "4 players, A rules, edict three-tricks, nobody sins, A holds m789 s9, C holds o123456789"
    ).run("A: m9 m8 m7")
    assert at.hand_is_over()
    shown = {card for event in at.events_for("spectator", ("taken")) for card in event["cards"]}  # type: ignore[attr-defined]  # a list of cards
    assert len(shown) == 12
    kinds = [event["kind"] for event in at.events_for("B")]
    assert kinds[-2:] == ["taken", "hand-over"]
    view = at.view("B")
    assert list(view.sizes) == list(view.taken) == [0, 0, 0, 0]
