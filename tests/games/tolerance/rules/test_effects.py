"""How effects are resolved."""

from typing import Any

from positions.tolerance import position, resolved
from positions.tolerance.tricks import lead_trick


def card(key: str, **changes: object) -> dict[str, Any]:
    return {"card": {key: changes}}


def test_T1_effects_reach_only_the_trick_just_won() -> None:
    at = position(
        "3 players, A to lead, A holds n14, B holds n3, C holds p1, A has living catholic t14, "
        "B has living protestant t12"
    )
    at.play("A: n14, B: n3, C: p1")
    assert at.money("A") == 5 + 4 + 1 + 0
    at = position(
        "3 players, A to lead, A holds n6, B holds n3, C holds p1, A has living protestant t12"
    ).play("A: n6, B: n3, C: p1")
    assert at.pile("A", "living", "protestant") == "t12"


def test_T6_an_effect_is_compulsory_even_if_it_hurts() -> None:
    assert resolved("c14 c12 p1") == "money -14, catholic +7, protestant +5"
    assert resolved("n8 n14 c5") == "money +2, protestant +4, n14 dead"


def test_T6_without_a_target_nothing_happens() -> None:
    at = lead_trick("n13 n7 t3")
    assert at.was_told("B", "idle", card=12)


def test_T7_the_winner_chooses_whoever_played_the_card() -> None:
    at = position("3 players, A to lead, A holds n3, B holds n14, C holds w1").play(
        "A: n3, B: n14, C: w1 aside"
    )
    assert at.to_act() == "B"
    assert at.choices("B") == ["target n3", "target n14"]
    at.refuses("B: target w1", "T8")
    at.must_wait("C: target n3")


def test_T7_nobody_is_asked_where_there_is_no_choice() -> None:
    assert resolved("n8 n3 t1") == "n3 dead"


def test_T8_no_card_kills_condemns_or_converts_itself() -> None:
    assert resolved("n13 n7 t3", "mary") == "nothing"
    house = card("duke-of-guise", religion="protestant")
    assert resolved("n11 n3 t1", "mary", house=house) == "nothing"
    assert resolved("c10 n3 t1", house=card("preacher-gilbert", religion="protestant")) == "nothing"
    assert resolved("c9 n3 t1", house=card("father-humbolt", religion="protestant")) == "nothing"


def test_T8_taxes_and_piety_include_the_acting_card() -> None:
    assert resolved("p14 t1 n3") == "money +2"
    assert resolved("p9 t1 n3") == "protestant +3"


def test_T9_highest_and_lowest_hit_all_that_are_tied() -> None:
    assert resolved("n7 w3 p7 t3") == "n7 dead, p7 dead"
    assert resolved("c10 p3 t6 n7") == "p3 catholic, t6 catholic"


def test_T9_the_acting_card_is_left_aside() -> None:
    assert resolved("n3 w9 t1", house=card("ravisher", piety=9)) == "t1 dead"


def test_T11_negative_money_compares_as_a_number() -> None:
    house = {
        "card": {"young-squire": {"money": -3}, "beggar": {"money": -1}, "orphan": {"money": -2}}
    }
    assert resolved("n3 w5 t1 p1", house=house) == "t1 dead"


def test_T12_a_card_killed_before_its_turn_does_not_act() -> None:
    at = lead_trick("n13 n9 c5")
    assert at.was_told("A", "killed", card=12, cards=[8])
    assert at.was_told("A", "silenced", card=8)
    assert at.catholic("A") == 20


def test_T12_and_no_longer_counts() -> None:
    assert resolved("n13 n9 p12 p1", choose="n9") == "money +1, n9 dead"
    assert resolved("n13 p12 t1 n4", choose="p12") == "money -1, p12 dead"


def test_T13_a_converted_card_has_its_new_religion_at_once() -> None:
    assert resolved("c10 c6 t3") == "catholic +10, t3 catholic"


def test_T13_over_the_prevailing_religion_too() -> None:
    assert resolved("c8 c5 p1") == "protestant +10, p1 protestant"
    assert (
        resolved("c2 n1 p1 n7") == "n1 protestant, p1 protestant"
    )  # so the Lawyer finds no Catholic, not even himself


def test_T14_a_converted_card_keeps_its_effect() -> None:
    at = lead_trick("c10 n5 t2")
    assert at.lies("n5") == 1  # alive and Catholic
    assert at.was_told("B", "killed", card=4, cards=[23, 29])


def test_T15_the_lawyer_taxes_the_religion_of_the_monarch() -> None:
    assert resolved("n1 t11 t12 t9", "mary") == "money +7"
    assert resolved("n1 t11 t12 t9", "elizabeth") == "money +4"
    assert resolved("n1 t11 t12 t9", "james") == "money +8"


def test_T16_of_two_plaguebearers_the_first_played_acts_first() -> None:
    at = lead_trick("n3 w1b w1")
    assert at.to_act() == "A"
    assert at.choices("A") == ["target n3", "target w1"]
    at.play("A: target w1")
    assert at.pile("A", "dead", "catholic").endswith("w1")
    assert at.events_for("B", "silenced")[-1]["card"] == 56


def test_T16_the_second_then_has_but_the_first_to_kill() -> None:
    at = lead_trick("n3 w1 w1b").play("A: target n3")
    assert [event["cards"] for event in at.events_for("C", "killed")] == [[2], [56]]
    assert [at.lies(code) for code in ("n3", "w1", "w1b")] == [4, 4, 1]


def test_T17_pope_leo_collects_both_over_all_living_cards() -> None:
    assert resolved("c14 p3 t9 n7") == "catholic +8, protestant +5"
    assert resolved("c14 p3 t12 n7") == "money +2, catholic +6, protestant +6"


def test_T18_neutral_piety_scores_nothing() -> None:
    assert resolved("p13 n3 p1", "elizabeth") == "nothing"


def test_T18_but_it_counts_in_comparisons() -> None:
    assert resolved("p8 w9 n3", "elizabeth") == "p8 dead"


def test_neutral_cards_are_of_no_religion() -> None:
    assert resolved("n13 t5 t1", "mary", choose="t5") == "t5 dead"
    assert resolved("n13 t5 t1", "elizabeth") == "nothing"


def test_a_condemner_needs_more_piety_than_the_condemned() -> None:
    assert resolved("c7 p3 n3") == "p3 dead"
    assert resolved("c3 c4 n9") == "catholic +8, protestant +4"
    assert resolved("c1 t6 t1") == "nothing"


# --- order ----------------------------------------------------------------------------------------


def test_cards_act_from_14_down_and_equal_ranks_by_suit() -> None:
    at = lead_trick("p10 w10 n10 c10 t14")
    acting = [
        event["card"]
        for event in at.events_for("A")
        if event["kind"] in ("taxes", "piety", "converted", "idle", "killed")
    ]
    assert acting == [41, 9, 23, 51, 66]


def test_T35_cards_are_laid_in_the_order_they_acted() -> None:
    at = lead_trick("p10 n6 t2 c4")
    assert at.pile("A", "living", "catholic") == "p10 n6 c4 t2"


# --- other counts, by house rules -----------------------------------------------------------------


def test_two_to_kill_are_named_one_after_the_other() -> None:
    at = lead_trick("n8 n3 p1 p2", house=card("valiant-knight", count=2))
    assert at.choices("A") == ["target n3", "target p1", "target p2"]
    at.play("A: target p1")
    assert at.to_act() == "A"
    assert at.choices("A") == ["target n3", "target p2"]
    at.play("A: target n3")
    assert [at.lies(code) for code in ("n3", "p1", "p2")] == [4, 4, 1]


def test_one_of_those_tied_for_highest() -> None:
    assert resolved("n7 w3 p7 t3", choose="p7", house=card("satyr", count=1)) == "p7 dead"


def test_taxes_of_the_lowest() -> None:
    assert (
        resolved("t14 t3 t6 n3", house=card("mayor", target=["townsfolk"], count="lowest"))
        == "money +1"
    )
