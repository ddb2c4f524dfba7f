"""Tricks: following, winning, and the next lead."""

import pytest

from positions.indulgence import IndulgencePosition, dealt, ending

FOUR_FAMILIES = "A holds m123456789, B holds s123456789, C holds b123456789, D holds o123456789"


def test_flow_follow_the_led_family_if_able() -> None:
    at = dealt(
        "4 players, A rules, edict three-tricks, nobody sins, A holds m1, B holds m37 s1 b1"
    ).play("A: m1")
    assert at.choices("B") == ["m3", "m7"]
    refusal = at.refuses("B: s1", "")
    assert "Medici" in str(refusal)


def test_flow_nobody_plays_a_card_they_do_not_hold() -> None:
    at = dealt(f"4 players, A rules, edict three-tricks, nobody sins, {FOUR_FAMILIES}")
    at.refuses("A: s1", "")
    at.play("A: m1").refuses("B: m1")


def test_flow_play_passes_to_the_left() -> None:
    at = dealt(f"4 players, C rules, edict three-tricks, nobody sins, {FOUR_FAMILIES}")
    order = ""
    for card in ("b1", "o1", "m1", "s1"):
        order += at.to_act()
        at.play(f"{at.to_act()}: {card}")
    assert order == "CDAB"


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("m1 m2 m3 m4", "D"),
        ("m9 m2 m3 m4", "A"),
        ("m1 m2 s9 b9", "B"),  # other families cannot win
        ("m1 o9 s9 b9", "A"),
    ],
)
def test_flow_the_highest_of_the_led_family_wins_and_leads(cards: str, winner: str) -> None:
    at = last_two_tricks("edict first-or-last, B took the first trick", cards).trick(f"A: {cards}")
    assert (at.to_act(), at.state.leader) == (winner, "ABCD".index(winner))
    assert at.events_for("spectator", "taken")[0]["seat"] == "ABCD".index(winner)


@pytest.mark.parametrize(
    ("trump", "cards", "winner"),
    [
        ("sforza", "m9 s1 m2 m3", "B"),
        ("sforza", "m9 s1 s2 m3", "C"),
        ("sforza", "s1 s3 m9 m8", "B"),
        ("sforza", "m1 b9 o9 m2", "D"),
        ("medici", "m1 b9 o9 s9", "A"),
    ],
)
def test_flow_the_highest_trump_wins_if_any_was_played(trump: str, cards: str, winner: str) -> None:
    at = last_two_tricks(f"expert, edict trump, trump {trump}", cards).trick(f"A: {cards}")
    assert at.events_for("spectator", "taken")[0]["seat"] == "ABCD".index(winner)


def last_two_tricks(description: str, cards: str) -> IndulgencePosition:
    """Everybody holds one of these cards and one more: two of the low cards are out, so that the
    hand is not over.
    """
    spare = [card for card in ("m5", "s5", "b5", "o5", "m6", "s6") if card not in cards.split()][:4]
    hands = [
        f"{who} holds {one} {other}"
        for who, one, other in zip("ABCD", cards.split(), spare, strict=True)
    ]
    return ending(
        f"4 players, A rules, {description}, {', '.join(hands)}, A has taken 4 others, "
        "rest taken by B, A to lead"
    )


def test_I33_no_duty_to_trump_when_void() -> None:
    at = ending("""
        4 players, expert, A rules, edict trump, trump sforza, rest taken by B
        A holds m12, B holds s9 b1, C holds m34, D holds m56, A to lead
    """).play("A: m1")
    assert at.choices("B") == ["s9", "b1"]


def test_I33_no_duty_to_overtrump() -> None:
    at = ending("""
        4 players, expert, A rules, edict trump, trump sforza, rest taken by B
        A holds m12, B holds s58, C holds s69, D holds m56, A to lead
    """).play("A: m1, B: s8")
    assert at.choices("C") == ["s6", "s9"]


def test_I33_a_trump_led_must_be_followed() -> None:
    at = ending("""
        4 players, expert, A rules, edict trump, trump sforza, rest taken by B
        A holds s12, B holds s9 b1, C holds m34, D holds m56, A to lead
    """).play("A: s1")
    assert at.choices("B") == ["s9"]


@pytest.mark.parametrize(("players", "tricks"), [(3, 12), (4, 9)])
def test_I31_a_hand_has_twelve_or_nine_tricks(players: int, tricks: int) -> None:
    at = dealt(f"{players} players, A rules, edict first-or-last, nobody sins").play_out()
    assert at.tricks_played() == tricks
    assert at.events_for("spectator", "hand-over") == [
        {"kind": "hand-over", "hand": 0, "tricks": tricks}
    ]


def test_flow_after_a_hand_the_cards_are_gathered() -> None:
    at = dealt(f"4 players, A rules, edict three-tricks, B sins, {FOUR_FAMILIES}").run(
        "B: s9 s8 s7"
    )
    assert [at.holds(who) + at.taken(who) for who in "ABCD"] == [""] * 4
    assert (at.tricks(), at.sinner(), at.to_act()) == ([0, 0, 0, 0], "nobody", "")


def test_flow_nothing_of_a_hand_is_left_for_the_next() -> None:
    at = ending("""
        4 players, expert, A rules hand 2, bull trump last-medici any-sforza, trump borgia, C sins
        rest taken by C, ring on s9, C to lead, A holds m9 s1, B holds b9 s2, C holds m8 s3
        D holds b1 s4
    """).trick("C: m8 b1 m9 b9")
    fresh = dealt("4 players, A rules, edict sixes").state.record()
    now = at.state.record()
    kept = {
        "florins",
        "phase",
        "hand_number",
        "ruler",
        "turn",
        "hands",
        "bulls",
        "deck",
        "row",
        "force",
        "used",
    }
    assert {field: now[field] for field in now if field not in kept} == {
        field: fresh[field] for field in fresh if field not in kept
    }
    assert (now["force"], now["hands"], now["turn"], at.ruler(), at.hand_number()) == (
        0,
        [0, 0, 0, 0],
        -1,
        "B",
        3,
    )
