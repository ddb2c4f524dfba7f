"""Picking characters, and their immediate actions."""

import pytest

from positions.mea_culpa import MeaCulpaPosition, position

FOUR = "4 players, picking A B C D, posts 1 2 3 4, souls -1 -2 -3 -4, rooms steal lust greed good"
THREE = "3 players, picking A B C, posts 1 2 3, souls -1 -2 -3, rooms steal lust greed good"
TWO = "2 players, picking A B, posts 1 2, souls -1 -2, rooms steal lust greed good"


def test_characters_are_picked_in_the_order_of_bids_and_the_last_without_a_choice() -> None:
    at = position(FOUR)
    assert at.choices("A") == ["pick pope", "pick emperor", "pick merchant", "pick petty-sinner"]
    at.play("A: pick merchant, B: pick pope, B: pass")
    assert at.choices("C") == ["pick emperor", "pick petty-sinner"]
    at.play("C: pick petty-sinner, C: pass")
    assert at.holder("emperor") == "D"
    assert at.to_act() == "D"
    assert at.kinds_of_choice("D") == {"crew"}
    at.play("D: crew left")
    assert at.to_act() == "B"  # the Pope begins


def test_the_pope_may_move_a_pope_stone() -> None:
    at = position(FOUR).play("A: pick pope")
    assert at.choices("A") == [
        "stone lust greed", "stone lust petty-sins", "stone greed petty-sins", "stone greed lust",
        "stone petty-sins lust", "stone petty-sins greed", "pass",
    ]  # fmt: skip
    assert at.copy().play("A: stone greed lust").pope_stones() == [2, 0, 1]
    assert at.play("A: pass").pope_stones() == [1, 1, 1]
    assert at.to_act() == "B"


def test_the_emperor_must_place_the_crew_on_his_card() -> None:
    at = position(FOUR).play("A: pick emperor")
    assert at.choices("A") == ["crew left", "crew middle", "crew right"]
    at.play("A: crew middle")
    assert at.crews() == [0, 1, 0]
    assert (at.state.on_card, at.state.hut) == (0, 3)


def test_the_merchant_does_nothing_yet() -> None:
    assert position(FOUR).play("A: pick merchant").to_act() == "B"


def test_the_petty_sinner_places_two_stones_and_may_visit_without_notches() -> None:
    at = position(FOUR).play("A: pick petty-sinner")
    assert at.sins("A") == {"petty-sins": 2}
    assert at.choices("A") == [
        "pass",
        "visit 1",
        "visit 2",
        "visit 3",
        "visit 4",
        "visit 5",
        "visit 6",
    ]
    visit = at.copy().play("A: visit 2")
    assert visit.post("A") == 1
    assert visit.sins("C") == {"lust": 2}
    yellow = at.copy().play("A: visit 6")
    assert yellow.letters("A") == {"yellow": 1}
    assert yellow.sins("A") == {"petty-sins": 2, "lust": 1}
    assert yellow.post("A") == 1
    assert at.play("A: pass").to_act() == "B"


def test_the_petty_sinner_at_six_notches_may_visit_all_the_same() -> None:
    at = position(
        "4 players, picking A B C D, posts 6 2 3 4, rooms steal pope-letter greed good"
    ).play("A: pick petty-sinner")
    assert "visit 2" in at.choices("A")


def test_M30_the_petty_sinner_who_has_no_stones_empties_a_den_before_the_visit() -> None:
    at = position(f"{FOUR}, A sins lust 3 greed 3").play("A: pick petty-sinner")
    assert at.choices("A") == ["empty lust", "empty greed", "empty petty-sins"]
    at.play("A: empty lust")
    assert at.sins("A") == {"greed": 3, "petty-sins": 2}
    assert at.kinds_of_choice("A") == {"pass", "visit"}


# --- two players ----------------------------------------------------------------------------------


def test_two_players_pick_two_characters_each_in_turns() -> None:
    at = position(TWO).play(
        "A: pick merchant, B: pick emperor, B: crew left, A: pick pope, A: pass"
    )
    assert at.holder("petty-sinner") == "B"
    assert at.sins("B") == {"petty-sins": 2}
    at.play("B: pass")
    assert at.to_act() == "A"
    assert "meet" in at.choices("A")


def test_M41_privileges_belong_to_the_card_whose_turn_it_is() -> None:
    at = position(
        "2 players, A is pope, A is petty-sinner, B is emperor, B is merchant, turn pope, "
        "rooms steal lust greed good, posts 1 1"
    )
    assert "meet" in at.choices("A")
    assert "visit 1" not in at.choices("A")
    at.play("A: pass, B: pass")
    assert at.to_act() == "B"  # as the Merchant
    at.play("B: pass")
    assert at.market() == {"bread": 2}
    assert at.to_act() == "A"
    assert "meet" not in at.choices("A")
    assert "visit 1" in at.choices("A")


def test_M41_the_early_visit_is_made_as_petty_sinner_without_a_die_but_with_lust_stones() -> None:
    at = position(f"{TWO}, A is pope, B is emperor").play("A: pick petty-sinner")
    assert at.kinds_of_choice("A") == {"pass", "visit"}
    at.play("A: visit 5, A: room 2")
    assert at.sins("A") == {"petty-sins": 2, "lust": 1}
    assert at.sins("B") == {"lust": 2}


# --- three players --------------------------------------------------------------------------------


def test_M40_with_the_other_still_on_offer_the_pope_may_hold_back() -> None:
    at = position(THREE).play("A: pick pope")
    assert at.choices("A")[-1] == "hold"
    assert "pass" not in at.choices("A")
    acted = at.copy().play("A: stone lust greed, B: pick emperor")
    assert acted.kinds_of_choice("B") == {"crew"}
    at.play("A: hold, B: pick emperor")
    assert at.to_act() == "A"  # just before the Emperor
    assert at.choices("A")[-1] == "pass"
    at.play("A: stone lust greed")
    assert at.to_act() == "B"
    at.play("B: crew right")
    assert at.to_act() == "C"


def test_M40_the_emperor_may_hold_back_too() -> None:
    at = position(THREE).play("A: pick emperor")
    assert at.choices("A") == ["crew left", "crew middle", "crew right", "hold"]
    at.play("A: hold, B: pick petty-sinner, B: pass, C: pick pope")
    assert at.to_act() == "A"
    at.play("A: crew left")
    assert at.kinds_of_choice("C") == {"stone", "pass"}


def test_M40_who_picks_second_of_the_two_cannot_hold_back() -> None:
    at = position(THREE).play("A: pick pope, A: hold, B: pick emperor, A: pass")
    assert "hold" not in at.choices("B")


def leftover(rest: str) -> MeaCulpaPosition:
    return position(THREE).play(rest)


def test_M40_of_a_card_left_over_the_holder_of_the_other_does_what_remains_in_either_order() -> (
    None
):
    at = leftover("A: pick pope, A: hold, B: pick merchant, C: pick petty-sinner, C: pass")
    assert at.to_act() == "A"
    assert at.kinds_of_choice("A") == {"stone", "crew"}
    one = at.copy().play("A: stone lust greed, A: crew left")
    other = at.copy().play("A: crew left, A: stone lust greed")
    assert one.crews() == other.crews() == [1, 0, 0]
    assert one.pope_stones() == other.pope_stones() == [0, 2, 1]
    declined = at.play("A: crew left")
    assert at.choices("A")[-1] == "pass"
    assert declined.play("A: pass").to_act() == "A"  # the Pope's turn


def test_M40_who_has_acted_does_only_the_others_action() -> None:
    at = leftover(
        "A: pick pope, A: stone lust greed, B: pick merchant, C: pick petty-sinner, C: pass"
    )
    assert at.choices("A") == ["crew left", "crew middle", "crew right"]
    at = leftover("A: pick emperor, A: crew left, B: pick merchant, C: pick petty-sinner, C: pass")
    assert at.kinds_of_choice("A") == {"stone", "pass"}


def test_M40_only_the_preliminary_action_passes_on_not_the_privilege() -> None:
    at = leftover(
        "A: pick emperor, A: crew left, B: pick merchant, C: pick petty-sinner, C: pass, A: pass"
    )
    assert at.holder("pope") == "nobody"
    assert at.to_act() == "A"
    assert "visit 1" in at.choices("A")
    assert "meet" not in at.choices("A")


@pytest.mark.parametrize("character", ["merchant", "petty-sinner"])
def test_with_another_left_over_nothing_is_passed_on(character: str) -> None:
    other = "petty-sinner" if character == "merchant" else "merchant"
    at = position(THREE).play("A: pick pope, A: hold, B: pick emperor, A: pass, B: crew left")
    at.play(f"C: pick {other}")
    if other == "petty-sinner":
        at.play("C: pass")
    assert at.holder(character) == "nobody"
    assert at.to_act() == "A"
    assert "meet" in at.choices("A")
