"""From the Ruler's choice to the first lead."""

import pytest

from positions.indulgence import dealt
from positions.language import letter_of


def test_flow_the_ruler_has_seen_the_hand_and_picks_a_face_up_edict() -> None:
    at = dealt("4 players, C rules, face up any-sforza sixes most, expert, C holds m159")
    assert at.to_act() == "C"
    assert at.choices("C") == ["edict any-sforza", "edict sixes", "edict most", "bull"]
    at.refuses("C: edict any-medici")
    at.must_wait("D: edict sixes")
    at.play("C: edict sixes")
    assert (at.edicts("force"), at.edicts("row")) == (["sixes"], ["any-sforza", "most"])
    assert at.events_for("spectator") == [{"kind": "edict", "seat": 2, "edicts": [10]}]


@pytest.mark.parametrize("family", ["medici", "sforza", "borgia", "orsini"])
def test_flow_with_trump_the_ruler_names_a_family_before_the_auction(family: str) -> None:
    at = dealt("4 players, expert, B rules, face up trump sixes most").play("B: edict trump")
    assert at.to_act() == "B"
    assert at.choices("B") == ["trump medici", "trump sforza", "trump borgia", "trump orsini"]
    at.play(f"B: trump {family}")
    assert at.to_act() == "C"
    assert at.events_for("spectator") == [{"kind": "trump", "seat": 1, "family": at.state.trump}]


def test_flow_other_edicts_have_no_trump() -> None:
    at = dealt("4 players, expert, B rules, edict sixes, nobody sins")
    assert at.state.trump == -1
    at.refuses("B: trump medici")


@pytest.mark.parametrize("ruler", ["A", "B", "C", "D"])
def test_I12_one_chance_each_clockwise_from_the_rulers_left(ruler: str) -> None:
    at = dealt(f"4 players, {ruler} rules, edict sixes")
    asked = ""
    while at.choices(at.to_act()) == ["pass", "sin"]:
        asked += at.to_act()
        at.play(f"{at.to_act()}: pass")
    seat = "ABCD".index(ruler)
    assert asked == "".join(letter_of((seat + step) % 4) for step in (1, 2, 3))
    assert at.to_act() == ruler  # who leads, when nobody sins


@pytest.mark.parametrize("sinner", ["B", "C", "D"])
def test_I12_the_first_to_sin_ends_the_auction_and_leads(sinner: str) -> None:
    at = dealt("4 players, A rules, edict three-tricks")
    while at.to_act() != sinner:
        at.play(f"{at.to_act()}: pass")
    at.play(f"{sinner}: sin")
    assert (at.to_act(), at.sinner()) == (sinner, sinner)
    assert at.events_for("spectator") == [{"kind": "sin", "seat": "ABCD".index(sinner)}]
    at.refuses(f"{sinner}: sin", "I12")
    at.must_wait("A: sin")


def test_I12_who_has_passed_is_not_asked_again() -> None:
    at = dealt("4 players, A rules, edict sixes").play("B: pass")
    at.must_wait("B: sin")
    at.play("C: pass, D: pass")
    at.must_wait("B: sin")


def test_I12_the_ruler_never_sins() -> None:
    at = dealt("4 players, A rules, edict sixes")
    at.must_wait("A: sin")
    at.play("B: pass, C: pass, D: pass")
    at.refuses("A: sin", "I12")


def test_I12_three_players() -> None:
    at = dealt("3 players, C rules, edict sixes")
    assert at.to_act() == "A"
    assert at.play("A: pass").to_act() == "B"
    assert at.play("B: pass").to_act() == "C"


def test_flow_the_sinner_takes_the_ring() -> None:
    at = dealt("4 players, A rules, edict sixes, C sins")
    assert at.state.pieces()[-2] == 10 + 2


def test_flow_no_card_is_played_before_the_auction_is_over() -> None:
    at = dealt("4 players, A rules, edict sixes, B holds m1")
    at.refuses("B: m1", "I12")
    at.must_wait("A: s1")


@pytest.mark.parametrize("sinner", ["B", "C", "D"])
def test_I13_the_lead_ban_binds_a_sinner_too(sinner: str) -> None:
    at = dealt(f"4 players, A rules, edict any-medici, {sinner} sins, {sinner} holds m12345678 s9")
    assert at.choices(sinner) == ["s9"]
    at.refuses(f"{sinner}: m1", "I13")


def test_I13_who_holds_only_banned_cards_may_lead_anything() -> None:
    at = dealt("4 players, A rules, edict any-medici, C sins, C holds m123456789")
    assert at.choices("C") == [f"m{number}" for number in range(1, 10)]
    assert (
        dealt("4 players, A rules, edict any-medici, nobody sins, A holds m123456789")
        .play("A: m5")
        .to_act()
        == "B"
    )


def test_I13_the_ban_is_on_leading_only_and_only_in_the_first_trick() -> None:
    at = dealt(
        "4 players, A rules, edict any-medici, nobody sins, A holds m9 s9, B holds m1 s1, "
        "C holds m2 s2, D holds m3 o12345678"
    )
    at.refuses("A: m9", "I13")
    at.play("A: s9, B: s1, C: s2")
    at.play("D: m3")  # not a lead
    assert "m9" in at.choices("A")
