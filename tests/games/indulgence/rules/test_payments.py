"""Who pays whom, and how much."""

import pytest

from positions.indulgence import dealt, ending


def test_example_any_medici() -> None:
    at = ending("""
        4 players, A rules, edict any-medici, B to lead
        B has taken m1234 and 12 others, C has taken m567 and 5 others
        A has taken m8 and 3 others, rest taken by D
        A holds b1, B holds m9, C holds b2, D holds b3
    """)
    assert at.trick("B: m9 b2 b3 b1").gained() == [8, -5, -3, 0]
    edict = at.state.figures.edict("any-medici")
    assert at.events_for("spectator", "paid") == [
        {"kind": "paid", "seat": 1, "to": 0, "owed": 5, "paid": 5, "edicts": [edict], "parts": [5]},
        {"kind": "paid", "seat": 2, "to": 0, "owed": 3, "paid": 3, "edicts": [edict], "parts": [3]},
    ]


@pytest.mark.parametrize(("d_plays", "gained"), [("m1", [-5, -5, 15, -5]), ("m9", [6, 0, -6, 0])])
def test_example_sixes_as_a_sin_made_and_missed(d_plays: str, gained: list[int]) -> None:
    at = ending(f"""
        4 players, A rules, edict sixes, C sins, rest taken by C, C to lead
        A holds m2, B holds m3, C holds m6, D holds {d_plays}
    """)
    assert at.trick(f"C: m6 {d_plays} m2 m3").gained() == gained


def test_I14_in_a_sin_hand_nobody_pays_for_forbidden_cards() -> None:
    at = ending("""
        4 players, A rules, edict any-medici, C sins, C to lead, rest taken by B
        C has taken m12345678, A holds m9, B holds b3, C holds b1, D holds b2
    """)
    assert at.trick("C: b1 b2 m9 b3").gained() == [
        6,
        0,
        -6,
        0,
    ]  # B takes the ninth Medici and pays nothing for it


def test_I14_a_made_sin_costs_its_price_and_nothing_else() -> None:
    at = dealt("4 players, A rules, edict first-or-last, C sins, C holds m123456789").run(
        "C: m9 m8 m7 m6 m5 m4 m3 m2 m1"
    )
    assert at.gained() == [-3, -3, 9, -3]


@pytest.mark.parametrize(
    ("sinner", "gained"),
    [("B", [-4, 12, -4, -4]), ("C", [-4, -4, 12, -4]), ("D", [-4, -4, -4, 12])],
)
def test_I15_the_ruler_pays_a_successful_sinner_like_everybody(
    sinner: str, gained: list[int]
) -> None:
    at = dealt(f"4 players, A rules, edict any-medici, {sinner} sins, {sinner} holds m123456789")
    assert at.run(f"{sinner}: m9 m8 m7 m6 m5 m4 m3 m2 m1").gained() == gained
    assert [event["paid"] for event in at.events_for("spectator", "paid")] == [4, 4, 4]


def test_I31_a_sin_is_paid_by_two() -> None:
    at = dealt("3 players, A rules, edict last-medici, C sins, C holds m123456789 s9 b9 o9").run(
        "C: m9 m8 m7 m6 m5 m4 m3 m2 m1"
    )
    assert at.gained() == [-3, -3, 6]


@pytest.mark.parametrize(
    ("edict", "ruled"),
    [
        ("edict any-medici", "A has taken m12345678 and 24 others"),
        ("edict sixes", "A has taken s6 b6 o6 and 29 others"),
        ("edict last-medici", "A has taken m12345678 and 24 others"),
        ("edict twos-and-threes", "A has taken s23 b23 o23 and 26 others"),
        ("edict first-or-last", "A has taken 32 others"),
        ("expert, edict tricks", "A has taken 32 others"),
        ("expert, edict trump, trump medici", "A has taken m12345678 and 24 others"),
        ("expert, edict even-medici-sforza", "A has taken s2468 and 28 others"),
    ],
)
def test_I16_what_the_ruler_takes_costs_nobody_anything(edict: str, ruled: str) -> None:
    held = "A holds m9, B holds b1, C holds b2, D holds b3"
    if "medici" not in edict or "even" in edict:
        held = "A holds b9, B holds m6, C holds m2, D holds m3"
    at = ending(f"4 players, A rules, {edict}, {ruled}, A to lead, {held}").play_out()
    assert at.gained() == [0, 0, 0, 0]
    assert at.events_for("spectator", "paid") == []


def test_I16_three_tricks_of_the_ruler_cost_nobody_anything() -> None:
    at = dealt("4 players, A rules, edict three-tricks, nobody sins, A holds m789").run(
        "A: m9 m8 m7"
    )
    assert (at.gained(), at.tricks_played()) == ([0, 0, 0, 0], 3)


def test_I16_the_penalty_does_not_move_on() -> None:
    """The Ruler is first to three; B, the next to get there, pays nothing."""
    at = dealt(
        "4 players, A rules, edict three-tricks, nobody sins, A holds m789, B holds s123456789"
    ).run("A: m9 m8 m7")
    assert at.hand_is_over()
    assert at.gained() == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("cards", "gained"),
    [
        ("b9 b1 m5 b2", [0, 0, 0, 0]),  # the Ruler
        ("b1 b9 m5 b2", [8, -8, 0, 0]),
        ("b1 m5 b9 b2", [8, 0, -8, 0]),
        ("b1 m5 b2 b9", [8, 0, 0, -8]),
    ],
)
def test_I23_the_winner_of_the_trick_with_the_ninth_card_pays_once(
    cards: str, gained: list[int]
) -> None:
    hands = ", ".join(
        f"{who} holds {card}" for who, card in zip("ABCD", cards.split(), strict=True)
    )
    at = ending(f"4 players, A rules, edict last-medici, rest taken by B, A to lead, {hands}")
    assert at.trick(f"A: {cards}").gained() == gained


def test_I23_it_is_the_ninth_card_not_the_last_trick() -> None:
    at = ending("""
        4 players, A rules, edict last-medici, rest taken by B, C to lead
        A holds b1 s1, B holds b2 s2, C holds m9 s9, D holds b4 s4
    """).trick("C: m9 b4 b1 b2")
    assert at.gained() == [8, 0, -8, 0]
    assert at.events_for("spectator", "hand-over") == [
        {"kind": "hand-over", "hand": 0, "tricks": 8}
    ]


def test_I23_several_of_the_family_in_the_trick_cost_once() -> None:
    at = ending(
        "4 players, A rules, edict last-medici, rest taken by B, A to lead, A holds m1, "
        "B holds m2, C holds m3, D holds m9"
    )
    assert at.trick("A: m1 m2 m3 m9").gained() == [8, 0, 0, -8]


def test_I24_at_most_one_pair_a_number() -> None:
    at = ending("""
        4 players, expert, A rules, edict pairs-medici-orsini, A to lead, rest taken by A
        B has taken m12345 o123 s12 b12, C has taken o4 m6 o6 and 1 other
        A holds m9, B holds o9, C holds s9, D holds b9
    """)
    # B: pairs of 1, 2 and 3; the lone 4 and 5 of Medici make none. C: the pair of 6. A: what the
    # Ruler has costs nothing.
    assert at.trick("A: m9 o9 s9 b9").gained() == [8, -6, -2, 0]


def test_I24_all_nine_pairs() -> None:
    at = dealt(
        "4 players, expert, A rules, edict pairs-sforza-borgia, nobody sins, A holds o1 m1, "
        "B holds o9 m23456789"
    )
    assert at.play("A: o1").run("B: o9 m9 m8 m7 m6 m5 m4 m3 m2").gained() == [18, -18, 0, 0]


def test_I25_first_and_last_trick_taken_by_one_player_cost_eight() -> None:
    at = ending("""
        4 players, A rules, edict first-or-last, B took the first trick, C has taken 4 others
        rest taken by B
        A holds m1, B holds m9, C holds m2, D holds m3, B to lead
    """)
    assert at.trick("B: m9 m2 m3 m1").gained() == [8, -8, 0, 0]


@pytest.mark.parametrize(
    ("first", "gained"), [("A", [4, 0, -4, 0]), ("B", [8, -4, -4, 0]), ("D", [8, 0, -4, -4])]
)
def test_I25_first_and_last_taken_by_two_cost_four_each(first: str, gained: list[int]) -> None:
    at = ending(f"""
        4 players, A rules, edict first-or-last, {first} took the first trick
        {first} has taken 4 others, rest taken by C
        A holds m1, B holds m2, C holds m9, D holds m3, C to lead
    """)
    assert at.trick("C: m9 m3 m1 m2").gained() == gained


def test_flow_sixes_are_paid_by_the_card() -> None:
    at = ending("""
        4 players, A rules, edict sixes, rest taken by A, A to lead
        B has taken s6 b6 and 2 others, C has taken o6 and 3 others
        A holds m1, B holds m2, C holds m6, D holds m3
    """)
    assert at.trick("A: m1 m2 m6 m3").gained() == [8, -4, -4, 0]


# --- short of florins -----------------------------------------------------------------------------


def test_I27_who_is_short_pays_all_and_the_payee_is_credited_in_full() -> None:
    at = ending("""
        4 players, A rules hand 5, edict sixes, florins 47 3 40 30, A to lead, rest taken by A
        B has taken s6 b6 and 2 others
        A holds m1, B holds m2, C holds m6, D holds m3
    """)
    at.trick("A: m1 m2 m6 m3")
    assert at.florins() == [47 + 4 + 2, 0, 38, 30]
    sixes = at.state.figures.edict("sixes")
    expected = {
        "kind": "paid",
        "seat": 1,
        "to": 0,
        "owed": 4,
        "paid": 3,
        "edicts": [sixes],
        "parts": [4],
    }
    assert at.events_for("spectator", "paid")[0] == expected
    assert at.over()


def test_I27_the_game_ends_after_all_payments_of_that_hand() -> None:
    at = ending("""
        4 players, A rules hand 5, edict any-medici, C sins, florins 2 3 65 50, rest taken by C
        C to lead
        A holds b1, B holds b2, C holds m9, D holds b3
    """).trick("C: m9 b3 b1 b2")
    assert at.florins() == [0, 0, 65 + 12, 46]
    assert at.over()
    assert at.events_for("A")[-1] == {
        "kind": "game-over",
        "places": [3, 4, 1, 2],
        "florins": [0, 0, 77, 46],
        "champion": -1,
    }


def test_I27_a_failed_sinner_can_be_short_too() -> None:
    at = ending("""
        4 players, A rules hand 5, edict sixes, C sins, florins 50 35 4 31, rest taken by C
        C to lead
        A holds m9, B holds m3, C holds m6, D holds m1
    """).trick("C: m6 m1 m9 m3")
    assert (at.florins(), at.over()) == ([56, 35, 0, 31], True)


def test_I28_exactly_zero_does_not_end_the_game() -> None:
    at = ending("""
        4 players, A rules hand 5, edict sixes, C sins, florins 50 35 6 29, rest taken by C
        C to lead
        A holds m9, B holds m3, C holds m6, D holds m1
    """).trick("C: m6 m1 m9 m3")
    assert at.florins() == [56, 35, 0, 29]
    assert not at.over()
    assert at.hand_number() == 6


def test_I28_with_nothing_owed_an_empty_purse_is_not_short() -> None:
    at = ending("""
        4 players, A rules hand 5, edict sixes, florins 60 30 30 0, rest taken by A, A to lead
        A holds m6, B holds m3, C holds m2, D holds m1
    """).trick("A: m6 m3 m2 m1")
    assert (at.florins(), at.over()) == ([60, 30, 30, 0], False)
