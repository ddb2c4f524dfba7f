"""Turns: the market, donations, second actions, the Merchant."""

from positions.mea_culpa import position

FOUR = "4 players, A is pope, B is emperor, C is merchant, D is petty-sinner, souls -1 -2 -3 -4"
SHUT = "suite 5 closed, suite 6 closed"
MARKET = "market bread 2 wine 1 cloth 1 jewel 2 indulgence 1"


def test_a_good_is_bought_at_its_price() -> None:
    at = position(f"{FOUR}, {MARKET}, turn petty-sinner")
    for good, price in (("bread", 2), ("wine", 4), ("cloth", 6), ("jewel", 8)):
        bought = at.copy().play(f"D: buy {good}")
        assert (bought.taler("D"), bought.goods("D")) == (25 - price, {good: 1})
        assert bought.was_told("A", "buys", seat=3, number=1, price=price)


def test_two_identical_goods_cost_as_much_as_one_and_a_stone_in_greed() -> None:
    at = position(f"{FOUR}, {MARKET}, turn petty-sinner")
    assert [choice for choice in at.choices("D") if "two" in choice] == [
        "buy two bread",
        "buy two jewel",
    ]
    at.play("D: buy two jewel")
    assert (at.taler("D"), at.goods("D"), at.sins("D")) == (17, {"jewel": 2}, {"greed": 1})


def test_a_letter_costs_an_indulgence_stone_which_goes_back_to_the_bag() -> None:
    at = position(f"{FOUR}, {MARKET}, turn petty-sinner")
    before = at.bag("indulgence")
    at.play("D: buy green")
    assert (at.taler("D"), at.letters("D"), at.bag("indulgence")) == (21, {"green": 1}, before + 1)
    assert at.market() == {"bread": 2, "wine": 1, "cloth": 1, "jewel": 2}


def test_nothing_is_bought_without_the_money() -> None:
    at = position(f"{FOUR}, {MARKET}, turn petty-sinner, taler 0 0 0 3, {SHUT}")
    assert at.choices("D")[:3] == ["pass", "buy bread", "buy two bread"]
    assert "buy red" not in at.choices("D")


def test_M22_letters_of_one_colour_run_out() -> None:
    at = position(f"{FOUR}, {MARKET}, turn petty-sinner, A has red 15")
    assert "buy red" not in at.choices("D")
    assert "buy green" in at.choices("D")


def test_M22_letters_of_both_colours_run_out() -> None:
    at = position(f"{FOUR}, {MARKET}, turn petty-sinner, A has red 15 green 15")
    assert not {"buy red", "buy green"} & set(at.choices("D"))


def test_a_good_is_sold_into_the_bag_at_once() -> None:
    for good, price in (("bread", 6), ("wine", 8), ("cloth", 10), ("jewel", 12)):
        at = position(f"{FOUR}, turn petty-sinner, D has {good} 1")
        bag = at.bag(good)
        at.play(f"D: sell {good}")
        assert (at.taler("D"), at.goods("D"), at.bag(good)) == (25 + price, {}, bag + 1)


# --- donating -------------------------------------------------------------------------------------


def test_a_donation_is_seen_and_its_compartment_is_not() -> None:
    at = position(f"{FOUR}, turn petty-sinner, D has wine 1").play("D: donate wine II")
    assert at.given("D") == [0, 1, 0, 0, 0, 0, 0, 0]
    assert at.first("D") == [0] * 8
    assert at.events_for("A") == [{"kind": "donates", "seat": 3, "gift": 1}]
    assert at.events_for("D") == [{"kind": "donates-into", "seat": 3, "gift": 1, "compartment": 2}]


def test_M36_a_money_donation_is_one_coin_and_change_is_free() -> None:
    at = position(f"{FOUR}, turn petty-sinner, taler 0 0 0 6, {SHUT}, market wine 1")
    money = [choice for choice in at.choices("D") if choice.startswith("donate")]
    assert money == [
        f"donate {face} {compartment}" for face in (1, 2, 5) for compartment in ("I", "II")
    ]
    at.play("D: donate 5 I")
    assert (at.taler("D"), at.first("D")) == (1, [0, 0, 0, 0, 0, 0, 1, 0])


def test_the_emperor_may_donate_two() -> None:
    at = position(f"{FOUR}, turn emperor, B has wine 1 bread 1, posts 1 1 1 1").play(
        "B: donate wine I"
    )
    assert at.to_act() == "B"
    assert at.post("B") == 1
    at.play("B: donate bread II")
    assert at.post("B") == 1  # both are one action
    assert not [choice for choice in at.choices("B") if choice.startswith("donate")]
    at.play("B: buy bread")
    assert at.post("B") == 2
    assert at.to_act() == "C"


def test_M69_the_emperor_who_goes_on_to_something_else_has_donated_once() -> None:
    at = position(f"{FOUR}, turn emperor, B has wine 1 bread 1, posts 1 1 1 1").play(
        "B: donate wine I, B: buy bread"
    )
    assert at.to_act() == "C"
    assert at.post("B") == 2


def test_the_emperors_two_donations_may_be_the_second_action() -> None:
    at = position(f"{FOUR}, turn emperor, B has wine 1, posts 1 5 1 1").play(
        "B: buy bread, B: donate wine I"
    )
    assert at.post("B") == 6
    assert at.choices("B")[0] == "pass"
    at.play("B: donate bread I")
    assert at.to_act() == "C"


def test_nobody_else_donates_twice() -> None:
    at = position(f"{FOUR}, turn petty-sinner, D has wine 2").play("D: donate wine I")
    assert not [choice for choice in at.choices("D") if choice.startswith("donate")]


def test_after_the_first_evaluation_all_goes_to_the_second_compartment() -> None:
    at = position(f"{FOUR}, turn petty-sinner, D has wine 1, built 2 0 0")
    assert [choice for choice in at.choices("D") if "wine" in choice] == [
        "sell wine",
        "donate wine II",
    ]


# --- second actions -------------------------------------------------------------------------------


def test_a_second_action_is_of_another_kind_and_costs_a_notch() -> None:
    at = position(f"{FOUR}, {MARKET}, turn petty-sinner, D has wine 1, posts 1 1 1 1").play(
        "D: buy bread"
    )
    assert at.post("D") == 1
    at.refuses("D: buy wine")
    at.play("D: sell bread")
    assert at.post("D") == 2
    assert at.to_act() == "A"


def test_M32_buying_a_good_and_a_letter_are_the_same_kind() -> None:
    at = position(f"{FOUR}, {MARKET}, turn petty-sinner").play("D: buy bread")
    at.refuses("D: buy red")
    at = position(f"{FOUR}, {MARKET}, turn petty-sinner").play("D: buy red")
    at.refuses("D: buy bread")


def test_M33_no_second_action_at_six_notches() -> None:
    at = position(f"{FOUR}, {MARKET}, turn emperor, posts 6 6 6 6, B has wine 1").play(
        "B: buy bread"
    )
    assert at.to_act() == "C"


def test_M34_the_petty_sinner_pays_for_a_second_action_too() -> None:
    at = position(f"{FOUR}, {MARKET}, turn petty-sinner, posts 1 1 1 3, rooms steal - - -").play(
        "D: buy bread, D: visit 1"
    )
    assert at.post("D") == 4  # for the action, and not for the room


def test_M5_the_notch_for_a_second_action_is_turned_before_the_limit_is_tested() -> None:
    text = (
        f"{FOUR}, {MARKET}, turn emperor, rooms steal lust pope-letter three-taler, posts 1 4 1 1"
    )
    at = position(text)
    assert [choice for choice in at.choices("B") if choice.startswith("visit")] == [
        "visit 1",
        "visit 2",
        "visit 4",
        "visit 5",
        "visit 6",
    ]
    at.play("B: buy bread")
    assert [choice for choice in at.choices("B") if choice.startswith("visit")] == [
        "visit 1",
        "visit 4",
        "visit 5",
    ]
    at.play("B: visit 1, B: rob A")
    assert at.post("B") == 6


def test_M71_a_turn_in_which_nothing_can_be_done_is_passed_without_asking() -> None:
    at = position(f"{FOUR}, turn emperor, market indulgence 2, taler 9 9 0 0, {SHUT}").play(
        "B: pass"
    )
    assert at.to_act() == "C"  # not for a turn, but for the stone the Merchant takes after it
    assert at.choices("C") == ["take red", "take green"]
    at.play("C: take red")
    assert at.to_act() == "A"  # D can do nothing either


# --- the Merchant and the end of a round ----------------------------------------------------------


def test_the_merchant_takes_a_stone_free_at_the_end_of_each_turn() -> None:
    at = position(f"{FOUR}, turn merchant, {MARKET}").play("C: buy wine, C: pass")
    assert at.choices("C") == ["take bread", "take cloth", "take jewel", "take red", "take green"]
    goods = at.copy().play("C: take jewel")
    assert goods.goods("C") == {"wine": 1, "jewel": 1}
    letter = at.play("C: take red")
    assert letter.letters("C") == {"red": 1}
    assert at.to_act() == "D"


def test_the_merchant_takes_the_only_thing_there_is_without_asking() -> None:
    at = position(f"{FOUR}, turn merchant, market wine 2").play("C: pass")
    assert at.goods("C") == {"wine": 1}
    assert at.to_act() == "D"


def test_M22_a_merchant_for_whom_no_letter_is_left_returns_the_stone() -> None:
    at = position(f"{FOUR}, turn merchant, market indulgence 1 wine 1, A has red 15 green 15").play(
        "C: pass"
    )
    assert at.choices("C") == ["take wine", "take nothing"]
    bag = at.bag("indulgence")
    at.play("C: take nothing")
    assert at.bag("indulgence") == bag + 1
    assert at.letters("C") == {}
    assert at.market() == {"wine": 1}


def test_M22_a_merchant_takes_the_colour_that_is_left() -> None:
    at = position(f"{FOUR}, turn merchant, market indulgence 1 wine 1, A has red 15").play(
        "C: pass"
    )
    assert at.choices("C") == ["take wine", "take green"]


def test_M1_a_second_action_may_follow_the_last_buy_and_then_the_round_is_over() -> None:
    at = position(f"{FOUR}, turn emperor, market wine 1, posts 1 2 3 4").play("B: buy wine")
    assert at.to_act() == "B"
    at.play("B: sell wine")
    assert at.to_act() == ""  # chance prepares the next round
    assert at.was_told("A", "compared", seat=3, steps=3)


def test_M1_the_merchants_stone_comes_before_the_market_is_tested() -> None:
    at = position(f"{FOUR}, turn merchant, market wine 1, posts 1 2 3 4").play("C: pass")
    assert at.goods("C") == {"wine": 1}
    assert at.to_act() == ""


def test_the_characters_act_again_and_again_in_their_order() -> None:
    at = position(f"{FOUR}, turn pope, market bread 6")
    order = ""
    for _ in range(9):
        order += at.to_act()
        at.play(f"{at.to_act()}: pass")
    assert order == "ABCDABCDA"


# --- three players without a Merchant -------------------------------------------------------------

NO_MERCHANT = "3 players, A is pope, B is emperor, C is petty-sinner"


def test_M39_without_a_merchant_who_is_nearest_hell_at_the_end_of_their_turn_takes_a_stone() -> (
    None
):
    at = position(f"{NO_MERCHANT}, souls -1 -5 -3, turn pope, market wine 3").play("A: pass")
    assert at.goods("A") == {}
    at.play("B: pass")
    assert at.goods("B") == {"wine": 1}
    at.play("C: pass")
    assert at.goods("C") == {}


def test_M39_a_lap_that_removes_no_stone_makes_the_nearest_hell_take_one() -> None:
    """B was nearest Hell, but not at the end of B's turn: then C's card pushes A below."""
    text = (
        f"{NO_MERCHANT}, souls -4 -5 -3, turn pope, market wine 3, rooms three-steps - - -, "
        f"posts 1 1 1, {SHUT}"
    )
    at = position(text).play("A: pass")
    assert at.goods("A") == {}
    at = position(
        text.replace("souls -4 -5 -3", "souls -5 -4 -3").replace("turn pope", "turn emperor")
    ).play("B: visit 1, B: pass")
    assert at.souls() == [-8, -4, -6]
    at.play("C: pass")
    assert at.goods("A") == {"wine": 1}  # the lap is over, and A had no turn as the nearest Hell
    assert at.to_act() == "A"


def test_M39_a_lap_that_removed_a_stone_is_enough() -> None:
    at = position(
        f"{NO_MERCHANT}, souls -5 -4 -3, turn emperor, market wine 3, rooms three-steps - - -, "
        f"posts 1 1 1, {SHUT}"
    )
    at.play("B: buy wine, B: pass, C: pass")
    assert at.goods("A") == {}


def test_M70_the_free_stone_may_be_an_indulgence_stone_and_is_compulsory() -> None:
    at = position(f"{NO_MERCHANT}, souls -1 -5 -3, turn emperor, market wine 1 indulgence 2").play(
        "B: pass"
    )
    assert at.choices("B") == ["take wine", "take red", "take green"]
    at.play("B: take green")
    assert at.letters("B") == {"green": 1}
