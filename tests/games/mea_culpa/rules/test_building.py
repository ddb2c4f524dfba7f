"""Crews, cathedrals, and the rewards for donations."""

from positions.mea_culpa import MeaCulpaPosition, position

FOUR = "4 players, A is pope, B is emperor, C is merchant, D is petty-sinner"
NEXT = "turn merchant, rooms new-crew move-crew - -, posts 1 1 1 1"
"""C can place a crew in room 1."""
READY = f"{FOUR}, {NEXT}, built 1 0 0, crews 1 0 0"
"""... and finish the left cathedral: BBBRG for bread and wine, RRRBG for cloth and jewels, GGGBR
for money.
"""


def finished(text: str) -> MeaCulpaPosition:
    return position(f"{READY}, {text}").play("C: visit 1, C: crew left")


def test_two_crews_make_a_nave_and_go_back_to_the_hut() -> None:
    at = position(f"{FOUR}, {NEXT}, crews 1 0 0").play("C: visit 1, C: crew left")
    assert (at.crews(), at.built(), at.state.hut) == ([0, 0, 0], [1, 0, 0], 4)
    assert at.was_told("A", "nave", site=0)
    assert at.to_act() == "C"


def test_two_more_make_a_spire_and_the_donations_are_evaluated_at_once() -> None:
    at = finished("A gave bread I, B gave wine I")
    assert at.built() == [2, 0, 0]
    assert at.was_told("D", "cathedral", site=0)
    assert at.to_act() == "B"  # the biggest donor of bread and wine


def test_the_rulebooks_example_of_donations() -> None:
    """Four loaves tie two bottles at 4; the second donor has 5 and the biggest more: red, blue,
    blue, blue, green.
    """
    gifts = (
        "A gave bread I bread I bread I bread I, B gave wine I wine I, "
        "C gave wine I wine I bread I, D gave wine I wine I wine I"
    )
    at = finished(gifts)
    assert at.was_told("A", "donors", points=[4, 4, 5, 6], first=3, second=2, letters=[0, 3, 1, 1])
    at.play("D: choose red, C: choose blue, D: choose blue, C: choose blue")
    assert (at.letters("D"), at.letters("C")) == ({"red": 1, "blue": 1, "green": 1}, {"blue": 2})
    assert (at.letters("A"), at.letters("B")) == ({}, {})


def test_one_more_loaf_would_have_tied_the_second_donor_and_then_nearer_hell_is_bigger() -> None:
    loaves = " ".join(["bread I"] * 5)
    gifts = (
        f"A gave {loaves}, B gave wine I wine I, C gave wine I wine I bread I, "
        "D gave wine I wine I wine I"
    )
    assert finished(f"{gifts}, souls -5 0 -3 0").was_told("B", "donors", first=3, second=0)
    assert finished(f"{gifts}, souls -3 0 -5 0").was_told("B", "donors", first=3, second=2)
    assert finished(f"{gifts}, line A B C D").was_told("B", "donors", first=3, second=0)
    assert finished(f"{gifts}, line C B A D").was_told("B", "donors", first=3, second=2)


def test_categories_come_in_the_order_food_finery_money() -> None:
    at = finished("A gave bread I cloth I 5 I, B gave wine I jewel I 10 I")
    categories, choosers = [event["category"] for event in at.events_for("C", "donors")], ""
    while at.to_act() != "C":
        choosers += at.to_act()
        at.play(f"{at.to_act()}: {at.choices(at.to_act())[0]}")
        categories.extend(event["category"] for event in at.events_for("C", "donors"))
    assert categories == [0, 1, 2]
    assert (
        choosers == "BABA" + "BABA" + "BA"
    )  # the last of each five without a choice, and green is all that is left then
    assert sum(at.letters("A").values()) == 6
    assert sum(at.letters("B").values()) == 9


def test_a_lone_donor_takes_all_and_without_a_donor_the_letters_stay() -> None:
    before = position(READY)
    at = finished("D gave cloth I")
    assert at.letters("D") == {"blue": 1, "red": 3, "green": 1}
    assert at.supply("blue") == before.supply("blue") - 1
    assert [event["first"] for event in at.events_for("A", "donors")] == [-1, 3, -1]


def test_M42_a_donor_has_at_least_a_point_in_the_category() -> None:
    at = finished("A gave bread I, B gave jewel I")
    assert at.letters("A") == {"blue": 3, "red": 1, "green": 1}
    assert at.letters("B") == {"blue": 1, "red": 3, "green": 1}


def test_worths_are_one_and_two_and_coins_at_face_value() -> None:
    at = finished("A gave bread I wine I cloth I jewel I 1 I 2 I 5 I 10 I, B gave 1 I")
    assert at.events_for("A", "donors")[0]["points"] == [3, 0, 0, 0]
    at = finished("A gave 1 I 2 I 5 I 10 I, B gave 1 I 10 I")
    assert at.events_for("A", "donors")[-1]["points"] == [18, 11, 0, 0]


def test_only_compartment_one_is_evaluated_first_and_two_stays_closed() -> None:
    at = finished("A gave bread I wine II, B gave wine II")
    assert at.letters("A") == {"blue": 3, "red": 1, "green": 1}
    assert at.events_for("B", "opened")[0] == {
        "kind": "opened",
        "seat": 0,
        "compartment": 1,
        "gifts": [1, 0, 0, 0, 0, 0, 0, 0],
    }
    assert at.given("A") == [0, 1, 0, 0, 0, 0, 0, 0]
    assert at.first("A") == [0] * 8


def test_goods_go_back_to_the_bag_and_money_to_the_bank_whoever_got_letters() -> None:
    at = position(f"{READY}, A gave bread I, B gave bread I wine I, D gave bread I 10 I 10 II")
    bread, bank = at.bag("bread"), at.state.bank
    at.play("C: visit 1, C: crew left")
    while at.to_act() != "C":
        at.play(f"{at.to_act()}: {at.choices(at.to_act())[0]}")
    assert at.bag("bread") == bread + 3
    assert at.state.bank == bank + 10
    assert at.given("D") == [0, 0, 0, 0, 0, 0, 0, 1]


def test_M24_letters_missing_from_the_supply_are_not_handed_out() -> None:
    at = finished("D gave bread I, A has blue 10 green 15")
    assert at.letters("D") == {"blue": 1, "red": 1}


def test_M25_no_crew_goes_to_a_finished_cathedral() -> None:
    at = position(f"{FOUR}, {NEXT}, built 2 1 0, crews 0 0 1").play("C: visit 1")
    assert at.choices("C") == ["crew middle", "crew right"]
    at = position(f"{FOUR}, {NEXT}, built 2 1 0, crews 0 1 1").play("C: visit 2")
    assert at.choices("C") == ["crew middle right", "crew right middle"]


def test_M27_the_eleventh_crew_at_the_latest_ends_the_game() -> None:
    """After ten crews without an end: one cathedral, and three crews' work on each other site."""
    at = position(
        "4 players, picking A B C D, posts 1 1 1 1, built 2 1 1, crews 0 1 1, rooms - - - -"
    ).play("A: pick emperor")
    for choice in at.choices("A"):
        assert at.copy().play(f"A: {choice}").over()


def test_M28_the_second_cathedral_ends_the_game_at_once_in_the_preliminary_phase() -> None:
    at = position(
        "4 players, picking A B C D, posts 1 2 3 6, souls -9 -8 -7 -6, built 2 1 0, crews 0 1 0, "
        "rooms - - - -"
    )
    at.play("A: pick emperor, A: crew middle")
    assert at.over()
    assert at.to_act() == ""
    assert at.soul("D") == -11  # the posts are compared once more
    assert at.kinds("B")[-1] == "over"


def test_M28_and_in_the_middle_of_a_turn_with_the_second_compartment() -> None:
    at = position(
        f"{FOUR}, {NEXT}, built 2 1 0, crews 0 1 0, D gave bread II, market bread 3"
    ).play("C: visit 1, C: crew middle")
    assert at.over()
    assert at.letters("D") == {"blue": 1, "red": 3, "green": 1}
    assert sum(at.market().values()) == 3


def test_a_cathedral_finished_in_the_preliminary_phase_returns_there() -> None:
    at = position(
        "4 players, picking A B C D, posts 1 2 3 4, built 1 0 0, crews 1 0 0, rooms - - - -, "
        "A gave bread I, B gave wine I"
    )
    at.play("A: pick emperor, A: crew left")
    assert at.to_act() == "B"
    for move in ("B: choose blue", "A: choose blue", "B: choose blue", "A: choose red"):
        at.play(move)
    assert at.to_act() == "B"
    assert at.choices("B") == ["pick pope", "pick merchant", "pick petty-sinner"]


def test_a_cathedral_finished_by_a_moved_crew_in_a_second_action() -> None:
    at = position(f"{FOUR}, {NEXT}, built 1 0 0, crews 1 0 1, A gave bread I, B gave wine I").play(
        "C: buy bread, C: visit 2"
    )
    at.play("C: crew right left")
    assert at.to_act() == "B"
    at.play("B: choose red, A: choose green")
    assert at.rooms() == ["new-crew", "-", "-", "-"]  # discarded after all its consequences
    assert at.to_act() == "D"  # C's turn is over, and the Merchant had only bread to take
    assert at.goods("C") == {"bread": 2}


def test_equal_letters_are_shared_without_asking() -> None:
    at = finished("A gave bread I, B gave wine I, A has red 15 green 15")
    assert (at.letters("B"), at.letters("A")) == ({"blue": 2}, {"blue": 1, "red": 15, "green": 15})
    assert at.to_act() == "C"


# --- two players ----------------------------------------------------------------------------------


def test_of_two_players_the_bigger_donor_takes_two_the_other_two_and_the_bigger_the_rest() -> None:
    two = (
        "2 players, A is pope, B is emperor, A is merchant, B is petty-sinner, posts 1 1, "
        "turn merchant, rooms new-crew - - -"
    )
    at = position(f"{two}, built 1 0 0, crews 1 0 0, A gave bread I, B gave wine I").play(
        "A: visit 1, A: crew left"
    )
    order = ""
    while "choose" in at.kinds_of_choice(at.to_act()):
        order += at.to_act()
        at.play(f"{at.to_act()}: {at.choices(at.to_act())[-1]}")
    assert order == "BBAA"[: len(order)]
    assert sum(at.letters("B").values()) == 3
    assert sum(at.letters("A").values()) == 2
