"""The variant: sins that are offered, windows to call, and the penalties."""

import pytest

from positions.mea_culpa import MeaCulpaPosition, position
from simony.core.errors import BadOption
from simony.core.event import SPECTATOR
from simony.core.rng import Rng
from simony.games.mea_culpa.rules.figures import RESERVED, SWITCHES
from simony.games.mea_culpa.rules.rules import MeaCulpaState
from simony.registry import game_spec, open_game

FOUR = (
    "4 players, with meta_culpa, A is pope, B is emperor, C is merchant, D is petty-sinner, "
    "souls -1 -2 -3 -4, posts 1 1 1 1"
)
ROOMS = "rooms five-taler lust new-crew emperor-letter"


def let(at: MeaCulpaPosition, callers: str = "") -> MeaCulpaPosition:
    """Let everybody answer the open window."""
    events = []
    for letter in at.to_act():
        at.play(f"{letter}: {'caught' if letter in callers else 'let'}")
        events.extend(at.events)
    at.events = events
    return at


def test_it_is_off_by_default_and_then_offers_nothing() -> None:
    assert open_game("mea_culpa", 4).options["meta_culpa"] == "off"
    at = position(
        "4 players, A is pope, B is emperor, C is merchant, D is petty-sinner, turn emperor, "
        f"{ROOMS}, posts 1 1 1 1"
    )
    at.play("B: buy bread")
    assert at.taler("B") == 23
    assert not {"settle", "hide", "take"} & at.kinds_of_choice("B")
    assert at.play("B: pass").to_act() == "C"


@pytest.mark.parametrize("name", RESERVED)
def test_reserved_sins_are_named_and_refused(name: str) -> None:
    with pytest.raises(BadOption, match="needs a clock or hands"):
        open_game("mea_culpa", 4, {"meta_culpa": "on", name: "on"})


def test_every_offered_switch_is_an_option() -> None:
    assert {option.key for option in game_spec("mea_culpa").options} == {
        "open_screens",
        "meta_culpa",
        *SWITCHES,
    }
    assert len(SWITCHES) + len(RESERVED) == 13  # the rulebook's register


# --- costs left out -------------------------------------------------------------------------------


def test_late_payment_what_nobody_calls_stays_unpaid() -> None:
    at = position(f"{FOUR}, turn emperor").play("B: buy bread")
    assert at.choices("B") == ["pay", "skip"]
    paid = at.copy().play("B: pay")
    assert (paid.taler("B"), paid.goods("B")) == (23, {"bread": 1})
    at.play("B: skip, B: pass")
    assert at.to_act() == "ACD"
    let(at)
    assert at.taler("B") == 25
    assert at.goods("B") == {"bread": 1}
    assert at.to_act() == "C"


def test_late_payment_who_is_caught_pays_and_places_a_stone() -> None:
    at = let(position(f"{FOUR}, turn emperor").play("B: buy bread, B: skip, B: pass"), "D")
    assert (at.taler("B"), at.sins("B"), at.goods("B")) == (23, {"petty-sins": 1}, {"bread": 1})
    assert at.was_told("A", "caught-sinning", seat=1, callers=[3])
    assert at.sins("D") == {}


def test_M50_skipped_costs_stay_reserved() -> None:
    at = position(f"{FOUR}, turn emperor, taler 25 3 25 25").play("B: buy bread, B: skip")
    donations = [
        choice
        for choice in at.choices("B")
        if choice.startswith("donate") and choice.endswith(" I")
    ]
    assert donations == ["donate bread I", "donate 1 I"]  # of three taler two are for the bread
    at = position(f"{FOUR}, turn emperor, {ROOMS}, posts 1 4 1 1").play("B: visit 1, B: skip")
    assert at.post("B") == 5
    at.play("B: buy bread, B: skip, B: pay")  # the second action's notch, and the price
    assert at.post("B") == 6
    let(at.play("B: pass"))
    assert at.post("B") == 4


def test_M50_an_action_is_legal_only_if_its_whole_cost_could_be_paid() -> None:
    at = position(f"{FOUR}, turn emperor, taler 25 1 25 25, posts 1 6 1 1, {ROOMS}")
    assert "buy bread" not in at.choices("B")
    assert [choice for choice in at.choices("B") if choice.startswith("visit")] == ["visit 5"]


def test_late_notch_of_a_room_and_of_a_second_action() -> None:
    at = position(f"{FOUR}, turn emperor, {ROOMS}").play("B: visit 1")
    assert at.choices("B") == ["pay", "skip"]
    assert at.taler("B") == 25
    at.play("B: skip")
    assert at.taler("B") == 30
    at.play("B: buy bread, B: skip, B: pay, B: pass")
    assert at.to_act() == "ACD"
    caught = let(at.copy(), "A")
    assert (caught.post("B"), caught.sins("B")) == (3, {"petty-sins": 1})
    assert let(at).post("B") == 1


def test_late_lust() -> None:
    at = position(f"{FOUR}, turn emperor, {ROOMS}, without late_notch").play("B: visit 6, B: skip")
    assert at.letters("B") == {"yellow": 1}
    assert at.sins("B") == {}
    at.play("B: pass")
    assert let(at.copy()).sins("B") == {}
    assert let(at, "AC").sins("B") == {"lust": 1, "petty-sins": 1}


def test_late_greed() -> None:
    at = position(f"{FOUR}, turn emperor, without late_payment").play(
        "B: buy two bread, B: skip, B: pass"
    )
    assert let(at.copy()).sins("B") == {}
    assert let(at, "A").sins("B") == {"greed": 1, "petty-sins": 1}


def test_M68_bid_unsettled_the_coins_are_due_when_a_card_is_taken() -> None:
    at = position("2 players, with meta_culpa, bidding, rooms steal lust greed good, souls -1 -2")
    at.play("A: bid 1, A: coins 9, B: bid 2, B: coins 3")
    assert at.taler("A") == 16
    at.play("A: pick merchant")
    assert at.choices("A") == ["pay", "skip"]
    at.play("A: skip")
    assert at.to_act() == "B"
    caught = let(at.copy(), "B")
    assert (caught.taler("A"), caught.sins("A")) == (16, {"petty-sins": 1})
    assert let(at).taler("A") == 25
    at.play("B: pick petty-sinner")
    assert at.choices("B") == [
        "pay",
        "skip",
    ]  # the stones: B showed the most notches, and keeps the coins
    at.play("B: pay, B: pass, A: let")
    assert at.choices("A") == ["pick pope", "pick emperor"]
    at.play("A: pick pope")
    assert "pay" not in at.choices("A")  # the bid is settled, one way or the other


def test_preliminary_forgotten_the_petty_sinner_leaves_out_the_two_stones() -> None:
    text = "4 players, with meta_culpa, picking A B C D, posts 1 2 3 4, rooms steal lust greed good"
    at = position(text).play("A: pick petty-sinner, A: skip, A: pass")
    assert at.to_act() == "BCD"
    assert let(at.copy()).sins("A") == {}
    assert let(at, "C").sins("A") == {"petty-sins": 2}  # the two, and none for being caught


def test_M51_the_emperors_crew_cannot_be_left_out() -> None:
    at = position(
        "4 players, with meta_culpa, picking A B C D, posts 1 2 3 4, rooms steal lust greed good"
    ).play("A: pick emperor")
    assert at.choices("A") == ["crew left", "crew middle", "crew right"]


def test_M65_merchant_forgets() -> None:
    at = position(f"{FOUR}, turn merchant, market bread 2 wine 1").play("C: pass")
    assert at.choices("C") == ["pass", "take bread", "take wine"]
    at.play("C: pass")
    assert at.to_act() == "ABD"
    left = let(at.copy())
    assert left.market() == {"bread": 2, "wine": 1}
    let(at, "A")
    assert at.sins("C") == {"petty-sins": 1}
    assert at.choices("C") == ["take bread", "take wine"]  # M65: and takes it after all
    at.play("C: take wine")
    assert at.to_act() == "D"


def test_M51_a_lap_that_removes_no_stone_makes_the_nearest_hell_take_one() -> None:
    at = position(f"{FOUR}, turn merchant, market bread 2").play("C: pass, C: pass")
    let(at).play("D: pass")
    let(at)
    assert at.goods("D") == {"bread": 1}
    assert at.to_act() == "A"


def test_M64_pope_without_die() -> None:
    at = position(f"{FOUR}, turn pope, {ROOMS}, souls 0 -5 -6 -7")
    assert {"meet", "visit 6"} <= set(at.choices("A"))
    at.play("A: visit 6")
    assert (at.letters("A"), at.sins("A"), at.to_act()) == ({"yellow": 1}, {}, "A")
    at.play("A: pass")
    free = let(at.copy())
    assert (free.post("A"), free.soul("A"), free.sins("A")) == (1, 0, {})
    let(at, "B")  # M64: as a Pope whose room was guessed
    assert (at.post("A"), at.soul("A"), at.sins("A")) == (3, -1, {"lust": 1, "petty-sins": 1})


def test_M62_what_is_made_good_before_the_end_of_the_turn_is_no_sin() -> None:
    at = position(f"{FOUR}, turn emperor").play("B: buy two bread, B: skip, B: skip")
    assert "settle" in at.choices("B")
    at.play("B: settle")
    assert (at.taler("B"), at.sins("B")) == (23, {"greed": 1})
    assert "settle" not in at.choices("B")
    let(at.play("B: pass"), "C")
    assert at.was_told("A", "wrong-call", seat=1, callers=[2])


# --- calls ----------------------------------------------------------------------------------------


def test_M53_a_wrong_call_costs_the_caller_the_stone() -> None:
    at = let(position(f"{FOUR}, turn emperor").play("B: pass"), "AD")
    assert [at.sins(letter) for letter in "ABCD"] == [{"petty-sins": 1}, {}, {}, {"petty-sins": 1}]
    assert [event["seat"] for event in at.events_for("B", "sins")] == [3, 0]  # M31


def test_the_petty_sinner_pays_the_cost_but_never_the_stone() -> None:
    at = let(
        position(f"{FOUR}, turn petty-sinner").play("D: buy two bread, D: skip, D: skip, D: pass"),
        "A",
    )
    assert (at.taler("D"), at.sins("D")) == (23, {"greed": 1})


def test_M63_one_stone_however_much_was_left_out() -> None:
    at = position(f"{FOUR}, turn emperor, {ROOMS}").play(
        "B: buy two bread, B: skip, B: skip, B: visit 1, B: skip, B: skip, B: pass"
    )
    let(at, "A")
    assert (at.taler("B"), at.post("B"), at.sins("B")) == (28, 3, {"greed": 1, "petty-sins": 1})


def test_M54_one_window_a_turn_open_to_all_opponents_alike_and_unseen_until_all_have_answered() -> (
    None
):
    at = position(f"{FOUR}, turn emperor").play("B: pass")
    assert at.to_act() == "ACD"
    assert at.choices("A") == at.choices("D") == ["caught", "let", "let all"]
    at.play("A: caught")
    assert at.kinds("C") == ["answered"]
    assert list(at.view("C").ledger) == list(at.copy().view("D").ledger)
    state, game = at.state, at.game
    assert (
        len(
            {
                state.observed(SPECTATOR, 2, game.parse(move))
                for move in ("caught", "let", "let all")
            }
        )
        == 1
    )
    at.play("C: let, D: let")
    assert at.sins("A") == {"petty-sins": 1}


def test_M67_a_seat_may_leave_a_standing_pass_until_the_end_of_the_round() -> None:
    at = position(f"{FOUR}, turn emperor, market bread 2").play(
        "B: pass, A: let all, C: let, D: let"
    )
    at.play("C: pass, C: take bread")
    assert at.to_act() == "BD"
    at.play("B: let, D: let, D: buy bread, D: pay, D: pass")
    assert at.to_act() == "BC"
    at.play("B: let, C: let").shuffle()
    assert at.state.ledger[18] == 0


@pytest.mark.parametrize("arrival", ["ACD", "DCA", "CAD"])
def test_answers_may_arrive_in_any_order(arrival: str) -> None:
    at = position(f"{FOUR}, turn emperor").play("B: buy bread, B: skip, B: pass")
    for letter in arrival:
        at.play(f"{letter}: {'caught' if letter == 'C' else 'let'}")
    assert at.sins("B") == {"petty-sins": 1}


# --- gifts that are not shown ---------------------------------------------------------------------


def test_M54_donation_hidden_others_see_that_something_was_donated() -> None:
    at = position(f"{FOUR}, turn petty-sinner, D has wine 1 bread 1").play("D: hide wine I")
    assert at.events_for("A") == [{"kind": "donates-unseen", "seat": 3}]
    assert at.events_for("D") == [{"kind": "hides-gift", "seat": 3, "gift": 1, "compartment": 1}]
    view = at.view("A")
    assert list(view.goods)[12:] == [1, 1, 0, 0]  # it seems to be there still
    assert list(view.given) == [0] * 32
    assert list(at.view("D").goods)[12:] == [1, 0, 0, 0]
    at.play("D: pass")
    let(at)
    assert {"kind": "donates", "seat": 3, "gift": 1} in at.events_for("A")
    assert list(at.view("A").given)[24:] == [0, 1, 0, 0, 0, 0, 0, 0]
    assert list(at.view("A").goods)[13] == 0


def test_M54_who_is_caught_hiding_a_gift_places_a_stone_and_it_is_shown() -> None:
    at = let(
        position(f"{FOUR}, turn emperor, B has wine 1").play(
            "B: hide wine II, B: hide 10 I, B: pass"
        ),
        "C",
    )
    assert at.sins("B") == {"petty-sins": 1}
    assert at.given("B") == [0, 1, 0, 0, 0, 0, 0, 1]
    assert at.first("B") == [0, 0, 0, 0, 0, 0, 0, 1]


def test_M73_a_cathedral_finished_in_the_same_turn_shows_and_counts_a_hidden_gift() -> None:
    text = (
        f"{FOUR}, turn petty-sinner, D has wine 1, {ROOMS}, built 1 0 0, crews 1 0 0, "
        "without late_notch"
    )
    at = position(text).play("D: hide wine I, D: visit 3, D: crew left")
    assert {"kind": "donates", "seat": 3, "gift": 1} in at.events_for("A")
    assert at.letters("D") == {"blue": 3, "red": 1, "green": 1}
    let(at, "A")  # two actions are all, and nothing is hidden any more
    assert at.was_told("B", "caught-sinning", seat=3)  # it was hidden all the same


def test_with_a_gift_hidden_a_turn_is_ended_aloud_so_that_nobody_sees_what_is_left() -> None:
    text = (
        f"{FOUR}, turn petty-sinner, D has wine 1, taler 9 9 9 0, market jewel 1, suite 5 closed, "
        "suite 6 closed"
    )
    at = position(text).play("D: hide wine I")
    assert at.choices("D") == ["pass"]


def test_worlds_hide_anything_that_could_have_been_hidden() -> None:
    at = position(f"{FOUR}, turn petty-sinner, D has wine 1, taler 0 0 0 2").play("D: hide wine I")
    rng, found = Rng("hidden"), set()
    for _ in range(300):
        world = at.game.sample(at.view("A"), rng)
        assert isinstance(world, MeaCulpaState)
        found.add(at.game.notation(at.game.parse("hide bread I") + int(world.ledger[9]) - 1))
    gifts = ("wine", "1", "2")
    assert found == {f"hide {gift} {compartment}" for gift in gifts for compartment in ("I", "II")}


def test_worlds_do_not_hide_what_was_sold_after() -> None:
    at = position(
        f"{FOUR}, turn petty-sinner, D has wine 1 bread 1, taler 0 0 0 0, without late_notch"
    ).play("D: hide wine I, D: sell bread")
    rng = Rng("hidden")
    for _ in range(50):
        world = at.game.sample(at.view("A"), rng)
        assert isinstance(world, MeaCulpaState)
        assert (world.ledger[9] - 1) >> 1 == 1


# --- taking back ----------------------------------------------------------------------------------


def test_take_back_the_last_action_is_undone_and_that_is_a_sin() -> None:
    at = position(f"{FOUR}, turn emperor, without late_payment").play("B: buy two bread, B: pay")
    assert at.sins("B") == {"greed": 1}
    at.play("B: take back")
    assert (at.taler("B"), at.goods("B"), at.sins("B"), at.market()) == (25, {}, {}, {"bread": 3})
    assert "buy bread" in at.choices("B")
    at.play("B: buy bread, B: pass")
    let(at, "A")
    assert at.sins("B") == {"petty-sins": 1}
    assert at.goods("B") == {"bread": 1}


def test_M52_one_take_back_a_turn() -> None:
    at = position(f"{FOUR}, turn emperor, without late_payment").play(
        "B: buy bread, B: take back, B: buy bread"
    )
    assert "take back" not in at.choices("B")


def test_M52_only_the_last_action() -> None:
    at = position(f"{FOUR}, turn emperor, without late_payment, without late_notch").play(
        "B: buy bread, B: sell bread"
    )
    assert at.choices("B") == ["pass", "take back"]
    at.play("B: take back")
    assert (at.goods("B"), at.taler("B"), at.post("B")) == ({"bread": 1}, 23, 1)


def test_M52_not_after_somebody_else_has_decided() -> None:
    text = f"{FOUR}, turn emperor, {ROOMS}, without late_notch"
    at = position(text).play("B: visit 1")
    assert "take back" in at.choices("B")
    at = position(f"{FOUR}, turn merchant, {ROOMS}, without late_notch, B has red 1 green 1").play(
        "C: visit 4, B: give red"
    )
    assert "take back" not in at.choices("C")
    alone = position(f"{FOUR}, turn merchant, {ROOMS}, without late_notch, B has red 1").play(
        "C: visit 4"
    )
    assert "take back" in alone.choices("C")
    alone.play("C: take back")
    assert (alone.letters("B"), alone.letters("C"), alone.rooms()[3]) == (
        {"red": 1},
        {},
        "emperor-letter",
    )


def test_M52_not_after_something_hidden_was_revealed() -> None:
    at = position(
        f"{FOUR}, turn merchant, {ROOMS}, without late_notch, built 1 0 0, crews 1 0 0"
    ).play("C: visit 3, C: crew left")
    assert at.state.finished == 1
    assert "take back" not in at.choices("C")


def test_M66_a_donation_is_not_taken_back() -> None:
    at = position(f"{FOUR}, turn petty-sinner, D has wine 1").play("D: donate wine I")
    assert "take back" not in at.choices("D")


# --- switches -------------------------------------------------------------------------------------


@pytest.mark.parametrize("switch", SWITCHES)
def test_each_switch_alone_can_be_taken_away(switch: str) -> None:
    """With all others off nothing but the windows is left."""
    off = ", ".join(f"without {name}" for name in SWITCHES if name != switch)
    at = position(f"{FOUR}, turn emperor, {ROOMS}, {off}, B has wine 1").play("B: buy two bread")
    asks = {"late_payment": ["pay", "skip"], "late_greed": ["pay", "skip"]}.get(switch)
    assert (at.choices("B") == asks) == (asks is not None)
    if asks:
        return
    words = {"take_back": "take", "donation_hidden": "hide"}
    for name, word in words.items():
        assert (word in at.kinds_of_choice("B")) == (name == switch)
