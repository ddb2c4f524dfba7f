"""The position language of the rule tests: what it accepts, and that it refuses impossible
positions.
"""

import pytest

from positions.indulgence import dealt, ending
from positions.language import Impossible, phrases

SIXES = "4 players, A rules, edict sixes, A to lead, rest taken by B"
HANDS = "A holds m1, B holds m6, C holds m3, D holds m4"


def test_phrases_are_separated_by_commas_and_lines() -> None:
    assert phrases("trick 4: B leads b9,  C plays b2\n\n  D to   lead") == [
        "trick 4 B leads b9",
        "C plays b2",
        "D to lead",
    ]


def test_a_dealt_position_has_the_given_cards_and_fills_the_rest() -> None:
    at = dealt(
        "4 players, B rules, face up sixes three-tricks last-borgia, A holds m1 s2, D holds m2 o9"
    )
    assert at.to_act() == at.ruler() == "B"
    assert at.holds("A") == "m13456789 s2"
    assert at.holds("D").startswith("m2 ")
    assert at.choices("B") == ["edict last-borgia", "edict three-tricks", "edict sixes"]


def test_a_dealt_position_plays_up_to_the_first_lead() -> None:
    at = dealt("4 players, B rules, edict sixes, D sins")
    assert (at.to_act(), at.sinner(), at.edicts("force")) == ("D", "D", ["sixes"])
    assert dealt("4 players, B rules, edict sixes, nobody sins").to_act() == "B"
    assert dealt("4 players, B rules, edict sixes").to_act() == "C"


def test_an_ending_is_the_middle_of_a_hand() -> None:
    at = ending("""
        4 players, B rules hand 3, edict sixes, C sins, florins 30 34 20 36
        A holds m1 s3, B holds m2, C holds m8 b2, D holds o4 o6
        C has taken m6 s6 b6 and 1 other, rest taken by B, ring on s6
        trick 8: B leads b9
    """)
    assert at.to_act() == "C"
    assert at.choices("C") == ["b2"]
    assert (at.ruler(), at.hand_number(), at.florins()) == ("B", 3, [30, 34, 20, 36])
    assert at.taken("C") == "m36 s6 b6"
    assert at.tricks() == [0, 6, 1, 0]
    assert [len(at.edicts(where)) for where in ("used", "force", "row", "deck")] == [2, 1, 2, 7]
    assert at.play("C: b2, D: o4, A: m1").gained() == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("4 players, A dances", "cannot read 'A dances'"),
        ("4 players, A holds m1, B holds m1", "there twice: m1"),
        ("4 players, A holds m123456789 s1", "1 cards too many"),
        ("4 players, A rules, edict sixes, A sins", "the Ruler never sins"),
        ("3 players, D rules", "no seat D"),
        ("4 players, edict seventeens", "no edict 'seventeens'"),
        ("4 players, edict most", "no edict 'most'"),
        ("4 players, A rules hand 2", "first hand"),
    ],
)
def test_impossible_deals_are_refused(text: str, complaint: str) -> None:
    with pytest.raises(Impossible, match=complaint):
        dealt(text)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (f"4 players, A rules, edict sixes, {HANDS}, rest taken by B", "who leads"),
        (f"{SIXES}, {HANDS}, B has taken m1", "there twice: m1"),
        (
            f"{SIXES}, A holds m1 m2, B holds m6, C holds m3, D holds m4",
            "no number of whole tricks",
        ),
        (f"{SIXES}, A holds m12, B holds m6, C holds m5, D holds m34 b12", "equally many"),
        (f"4 players, A rules, edict sixes, A to lead, {HANDS}", "rest taken by WHO"),
        (f"{SIXES}, {HANDS}, trick 3", "it is not trick 3"),
        (f"{SIXES}, {HANDS}, florins 30 30 30 31", "add up to 120"),
        (f"{SIXES}, {HANDS}, B lacks medici", "known not to hold m6"),
        (f"{SIXES}, {HANDS}, trump medici", "trump family"),
        (f"{SIXES}, {HANDS}, ring on m2", "the ring lies on"),
        (f"{SIXES}, {HANDS}, bulls left AB", "expert"),
        (
            f"{SIXES}, A holds m1, B holds m2, C holds m3, D holds m4",
            "every edict in force is settled",
        ),
        (f"{SIXES}, C sins, {HANDS}", "made or missed"),
        (
            f"{SIXES.replace('sixes', 'first-or-last')}, C has taken 4 others, {HANDS}",
            "who was first to 1",
        ),
        (
            (
                "4 players, A rules, edict sixes, rest taken by B, A leads m1, C plays m3, "
                "B holds m6, D holds m4"
            ),
            "clockwise",
        ),
    ],
)
def test_impossible_endings_are_refused(text: str, complaint: str) -> None:
    with pytest.raises(Impossible, match=complaint):
        ending(text)


def test_who_must_be_named_in_a_move() -> None:
    with pytest.raises(Impossible, match="who does"):
        dealt("4 players, A rules").play("edict sixes")


def test_only_possible_outcomes_are_applied() -> None:
    at = dealt("4 players, A rules, edict sixes, nobody sins").play_out()
    with pytest.raises(Impossible, match="chance cannot do"):
        at.chance("lay sixes")
    assert at.chance("lay last-orsini").edicts("row")[-1] == "last-orsini"


def test_viewers_see_events() -> None:
    at = dealt("4 players, A rules, edict sixes").play("B: sin")
    assert at.events_for("C") == at.events_for("spectator") == [{"kind": "sin", "seat": 1}]
