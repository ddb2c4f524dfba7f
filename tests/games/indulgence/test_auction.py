"""From the Ruler's choice to the first lead."""

import pytest

from tables.indulgence import dealt
from tables.language import letter_of


def test_flow_the_ruler_has_seen_the_hand_and_picks_a_face_up_edict() -> None:
    at = dealt("4 players, C rules, face up any-sforza sixes most, expert, C holds m159")
    assert at.asked() == "C"
    assert at.choices("C") == ["edict any-sforza", "edict sixes", "edict most", "bull"]
    at.says_no("C: edict any-medici")
    at.not_asked("D: edict sixes")
    at.play("C: edict sixes")
    assert (at.edicts("force"), at.edicts("row")) == (["sixes"], ["any-sforza", "most"])
    assert at.told("spectator") == [{"kind": "edict", "seat": 2, "edicts": [10]}]


@pytest.mark.parametrize("family", ["medici", "sforza", "borgia", "orsini"])
def test_flow_with_trump_the_ruler_names_a_family_before_the_auction(family: str) -> None:
    at = dealt("4 players, expert, B rules, face up trump sixes most").play("B: edict trump")
    assert at.asked() == "B"
    assert at.choices("B") == ["trump medici", "trump sforza", "trump borgia", "trump orsini"]
    at.play(f"B: trump {family}")
    assert at.asked() == "C"
    assert at.told("spectator") == [{"kind": "trump", "seat": 1, "family": at.state.trump}]


def test_flow_other_edicts_have_no_trump() -> None:
    at = dealt("4 players, expert, B rules, edict sixes, nobody sins")
    assert at.state.trump == -1
    at.says_no("B: trump medici")


@pytest.mark.parametrize("ruler", ["A", "B", "C", "D"])
def test_I12_one_chance_each_clockwise_from_the_rulers_left(ruler: str) -> None:
    at = dealt(f"4 players, {ruler} rules, edict sixes")
    asked = ""
    while at.choices(at.asked()) == ["pass", "sin"]:
        asked += at.asked()
        at.play(f"{at.asked()}: pass")
    seat = "ABCD".index(ruler)
    assert asked == "".join(letter_of((seat + step) % 4) for step in (1, 2, 3))
    assert at.asked() == ruler  # who leads, when nobody sins


@pytest.mark.parametrize("sinner", ["B", "C", "D"])
def test_I12_the_first_to_sin_ends_the_auction_and_leads(sinner: str) -> None:
    at = dealt("4 players, A rules, edict three-tricks")
    while at.asked() != sinner:
        at.play(f"{at.asked()}: pass")
    at.play(f"{sinner}: sin")
    assert (at.asked(), at.sinner()) == (sinner, sinner)
    assert at.told("spectator") == [{"kind": "sin", "seat": "ABCD".index(sinner)}]
    at.says_no(f"{sinner}: sin", "I12")
    at.not_asked("A: sin")


def test_I12_who_has_passed_is_not_asked_again() -> None:
    at = dealt("4 players, A rules, edict sixes").play("B: pass")
    at.not_asked("B: sin")
    at.play("C: pass, D: pass")
    at.not_asked("B: sin")


def test_I12_the_ruler_never_sins() -> None:
    at = dealt("4 players, A rules, edict sixes")
    at.not_asked("A: sin")
    at.play("B: pass, C: pass, D: pass")
    at.says_no("A: sin", "I12")


def test_I12_three_players() -> None:
    at = dealt("3 players, C rules, edict sixes")
    assert at.asked() == "A"
    assert at.play("A: pass").asked() == "B"
    assert at.play("B: pass").asked() == "C"


def test_flow_the_sinner_takes_the_ring() -> None:
    at = dealt("4 players, A rules, edict sixes, C sins")
    assert at.state.pieces()[-2] == 10 + 2


def test_flow_no_card_is_played_before_the_auction_is_over() -> None:
    at = dealt("4 players, A rules, edict sixes, B holds m1")
    at.says_no("B: m1", "I12")
    at.not_asked("A: s1")


@pytest.mark.parametrize("sinner", ["B", "C", "D"])
def test_I13_the_lead_ban_binds_a_sinner_too(sinner: str) -> None:
    at = dealt(f"4 players, A rules, edict any-medici, {sinner} sins, {sinner} holds m12345678 s9")
    assert at.choices(sinner) == ["s9"]
    at.says_no(f"{sinner}: m1", "I13")


def test_I13_who_holds_only_banned_cards_may_lead_anything() -> None:
    at = dealt("4 players, A rules, edict any-medici, C sins, C holds m123456789")
    assert at.choices("C") == [f"m{number}" for number in range(1, 10)]
    assert (
        dealt("4 players, A rules, edict any-medici, nobody sins, A holds m123456789")
        .play("A: m5")
        .asked()
        == "B"
    )


def test_I13_the_ban_is_on_leading_only_and_only_in_the_first_trick() -> None:
    at = dealt(
        "4 players, A rules, edict any-medici, nobody sins, A holds m9 s9, B holds m1 s1, C holds m2 s2, D holds m3 o12345678"
    )
    at.says_no("A: m9", "I13")
    at.play("A: s9, B: s1, C: s2")
    at.play("D: m3")  # not a lead
    assert "m9" in at.choices("A")
