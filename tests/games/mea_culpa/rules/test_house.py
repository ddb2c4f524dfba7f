"""The House of Pleasure: its rooms and suites, the Pope's die, and every card."""

import pytest

from positions.mea_culpa import MeaCulpaPosition, position

FOUR = "4 players, A is pope, B is emperor, C is merchant, D is petty-sinner"
SOULS = "souls -1 -2 -3 -4"
POSTS = "posts 1 1 1 1"


def house(rooms: str, turn: str = "merchant", more: str = "") -> MeaCulpaPosition:
    """A turn with these cards in rooms 1 to 4."""
    return position(
        ", ".join(
            part for part in (FOUR, SOULS, POSTS, f"turn {turn}", f"rooms {rooms}", more) if part
        )
    )


def visits(at: MeaCulpaPosition, who: str) -> list[str]:
    return [choice for choice in at.choices(who) if choice.startswith("visit")]


# --- rooms and suites -----------------------------------------------------------------------------


def test_a_room_costs_its_notches_does_its_work_and_is_discarded() -> None:
    at = house("five-taler lust - -").play("C: visit 1")
    assert (at.post("C"), at.taler("C")) == (2, 30)
    assert at.rooms() == ["-", "lust", "-", "-"]
    assert at.discarded() == {"five-taler": 1}


def test_a_room_is_visited_once() -> None:
    at = house("five-taler lust - -").play("C: visit 1, C: pass")
    assert visits(at, "D") == ["visit 2", "visit 5", "visit 6"]


def test_a_room_that_would_pass_six_notches_is_closed() -> None:
    at = house("pope-letter lust steal three-taler", more="posts 1 1 5 1")
    assert visits(at, "C") == ["visit 3", "visit 4", "visit 5"]


def test_suite_5_costs_a_stone_in_lust_and_no_notches_and_is_occupied_for_the_round() -> None:
    at = house("five-taler lust - -").play("C: visit 5")
    assert at.sins("C") == {"lust": 1}
    assert at.choices("C") == ["room 1", "room 2"]
    at.play("C: room 1")
    assert (at.post("C"), at.taler("C")) == (1, 30)
    assert at.rooms() == ["-", "lust", "-", "-"]  # M13: the chosen room's card is discarded
    at.play("C: pass")
    assert visits(at, "D") == ["visit 2", "visit 6"]


def test_suite_5_with_one_card_left_needs_no_choice_of_room() -> None:
    assert house("five-taler - - -").play("C: visit 5").taler("C") == 30


def test_M19_suite_5_is_closed_when_no_card_is_left() -> None:
    assert visits(house("- - - -"), "C") == ["visit 6"]


def test_suite_6_costs_a_stone_and_two_notches_for_the_yellow_letter() -> None:
    at = house("lust - - -").play("C: visit 6")
    assert (at.post("C"), at.letters("C"), at.sins("C")) == (3, {"yellow": 1}, {"lust": 1})
    at.play("C: pass")
    assert visits(at, "D") == ["visit 1", "visit 5"]


def test_M23_without_a_yellow_letter_suite_6_is_shut() -> None:
    at = (
        position(
            f"{FOUR}, turn merchant, market wine 1, A has yellow 10, suite 6 closed, "
            "rooms lust - - -"
        )
        .play("C: pass")
        .shuffle()
    )
    assert at.state.suite_6 == 0
    at = (
        position(
            f"{FOUR}, turn merchant, market wine 1, A has yellow 9, suite 6 closed, "
            "rooms lust - - -"
        )
        .play("C: pass")
        .shuffle()
    )
    assert (at.state.suite_6, at.supply("yellow")) == (1, 0)


def test_the_petty_sinner_pays_no_notches_for_rooms_or_suite_6_but_stones() -> None:
    at = house("five-steps - - -", "petty-sinner", "posts 1 1 1 6").play("D: visit 1")
    assert at.post("D") == 6
    at = house("five-steps - - -", "petty-sinner", "posts 1 1 1 6").play("D: visit 6")
    assert (at.post("D"), at.letters("D"), at.sins("D")) == (6, {"yellow": 1}, {"lust": 1})


def test_M18_stone_notches_action_discard() -> None:
    """With no stone left the visitor chooses a Den first; the post is turned after that, and the
    Letter comes last.
    """
    at = house("lust - - -", more="C sins lust 3 greed 4").play("C: visit 6")
    assert at.choices("C") == ["empty lust", "empty greed"]
    assert (at.post("C"), at.letters("C")) == (1, {})
    at.play("C: empty greed")
    assert at.sins("C") == {"lust": 4}
    assert (at.post("C"), at.letters("C"), at.soul("C")) == (3, {"yellow": 1}, -3 - 4)
    at = house("pope-stone - - -").play("C: visit 1")
    assert at.post("C") == 3
    assert at.discarded() == {}
    at.play("C: stone lust greed")
    assert at.discarded() == {"pope-stone": 1}


def test_M20_a_room_that_would_do_nothing_may_be_visited() -> None:
    at = house("pope-letter move-crew - -")
    assert visits(at, "C") == ["visit 1", "visit 2", "visit 5", "visit 6"]
    at.play("C: visit 1")
    assert at.was_told("A", "nothing", seat=2, card=1)
    assert (at.post("C"), at.discarded()) == (4, {"pope-letter": 1})


# --- the Pope's die -------------------------------------------------------------------------------


def test_M60_the_pope_sets_the_die_and_the_other_nearest_hell_guesses_at_the_same_time() -> None:
    at = house("five-taler lust - -", "pope").play("A: meet")
    assert at.to_act() == "AD"
    assert at.choices("A") == ["die 1", "die 2", "die 5", "die 6"]
    assert at.choices("D") == ["guess 1", "guess 2", "guess 5", "guess 6"]
    guessed = at.copy().play("D: guess 2")
    assert guessed.to_act() == "A"
    assert guessed.kinds("A") == ["guess-made"]
    assert guessed.view("A").guess == -1
    at.play("A: die 1")
    assert at.kinds("D") == ["die-set"]
    assert (at.view("D").die, at.view("A").die, at.view("spectator").die) == (-1, 0, -1)
    at.play("D: guess 2")
    assert at.was_told("B", "unseen", seat=0, guesser=3, room=0, guess=1)


def test_M14_the_pope_nearest_hell_is_guessed_at_by_the_nearest_of_the_others() -> None:
    at = house("five-taler lust - -", "pope", "souls -9 -2 -5 -4").play("A: meet")
    assert at.to_act() == "AC"


def test_the_pope_who_is_not_caught_pays_no_notches_and_no_stone() -> None:
    at = house("five-taler lust - -", "pope").play("A: meet, A: die 6, D: guess 1")
    assert (at.post("A"), at.letters("A"), at.sins("A"), at.soul("A")) == (1, {"yellow": 1}, {}, -1)


def test_the_caught_pope_takes_a_step_and_pays_as_usual() -> None:
    at = house("five-taler lust - -", "pope", "souls 0 -5 -6 -7").play(
        "A: meet, A: die 6, D: guess 6"
    )
    assert (at.post("A"), at.letters("A"), at.sins("A"), at.soul("A")) == (
        3,
        {"yellow": 1},
        {"lust": 1},
        -1,
    )
    at = house("five-taler lust - -", "pope", "souls 0 -5 -6 -7").play(
        "A: meet, A: die 1, D: guess 1"
    )
    assert (at.post("A"), at.taler("A"), at.soul("A")) == (2, 30, -1)


def test_M14_caught_the_step_comes_first_then_stone_notches_action() -> None:
    at = house("five-taler lust - -", "pope", "souls 0 -5 -6 -7, A sins lust 4 greed 3").play(
        "A: meet, A: die 6, D: guess 6"
    )
    assert at.soul("A") == -1
    assert (at.post("A"), at.letters("A")) == (1, {})
    at.play("A: empty greed")
    assert (at.post("A"), at.letters("A"), at.soul("A")) == (3, {"yellow": 1}, -4)


def test_M14_for_suite_5_the_room_is_chosen_after_the_reveal() -> None:
    at = house("five-taler lust - -", "pope", "souls 0 -5 -6 -7").play(
        "A: meet, A: die 5, D: guess 1"
    )
    assert at.choices("A") == ["room 1", "room 2"]
    at.play("A: room 1")
    assert (at.taler("A"), at.sins("A"), at.post("A")) == (30, {}, 1)
    at = house("five-taler lust - -", "pope", "souls 0 -5 -6 -7").play(
        "A: meet, A: die 5, D: guess 5"
    )
    assert (at.soul("A"), at.sins("A")) == (-1, {"lust": 1})


def test_M15_the_pope_may_set_the_die_to_any_open_room_whatever_it_costs() -> None:
    at = house("pope-letter lust - -", "pope", "posts 6 1 1 1").play("A: meet")
    assert at.choices("A") == ["die 1", "die 2", "die 5", "die 6"]
    at.play("A: die 1, D: guess 2")
    assert at.post("A") == 6
    assert at.discarded() == {"pope-letter": 1}


def test_M16_caught_where_the_cost_would_pass_six_there_is_no_visit() -> None:
    at = house("pope-letter lust - -", "pope", "posts 4 1 1 1, souls 0 -5 -6 -7").play(
        "A: meet, A: die 6, D: guess 6"
    )
    assert at.letters("A") == {"yellow": 1}  # that he can pay: six
    at = house("pope-letter lust - -", "pope", "posts 5 1 1 1, souls 0 -5 -6 -7").play(
        "A: meet, A: die 6, D: guess 6"
    )
    assert (at.soul("A"), at.post("A"), at.letters("A"), at.sins("A")) == (-1, 6, {}, {})
    assert at.state.suite_6 == 1  # it stays open
    assert at.to_act() == "B"  # and at six notches there is no second action
    at = house("pope-letter lust - -", "pope", "posts 4 1 1 1, souls 0 -5 -6 -7").play(
        "A: meet, A: die 1, D: guess 1"
    )
    assert at.rooms()[0] == "pope-letter"


def test_M16_the_popes_action_is_spent() -> None:
    at = house("pope-letter lust - -", "pope", "posts 4 1 1 1, souls 0 -5 -6 -7").play(
        "A: buy bread, A: meet, A: die 1, D: guess 1"
    )
    assert (at.post("A"), at.to_act()) == (6, "B")


def test_with_one_room_open_the_pope_is_caught_without_asking() -> None:
    at = house("- - - -", "pope", "souls 0 -5 -6 -7").play("A: meet")
    assert at.was_told("B", "caught", room=5, guess=5)
    assert (at.soul("A"), at.letters("A")) == (-1, {"yellow": 1})


# --- the cards ------------------------------------------------------------------------------------


def test_the_emperor_presents_a_letter_of_his_choice() -> None:
    at = house("emperor-letter - - -", more="B has red 1 yellow 2").play("C: visit 1")
    assert at.to_act() == "B"
    assert at.choices("B") == ["give yellow", "give red"]
    at.play("B: give red")
    assert (at.letters("B"), at.letters("C"), at.post("C")) == ({"yellow": 2}, {"red": 1}, 2)
    assert at.was_told("D", "gives-letter", seat=1, to=2, colour=2)
    assert at.discarded() == {"emperor-letter": 1}


def test_an_emperor_with_letters_of_one_colour_has_no_choice_and_one_without_gives_none() -> None:
    assert house("emperor-letter - - -", more="B has red 2").play("C: visit 1").letters("C") == {
        "red": 1
    }
    assert house("emperor-letter - - -", more="A has red 2").play("C: visit 1").letters("C") == {}


def test_the_emperor_presents_nothing_to_himself() -> None:
    at = house("emperor-letter - - -", "emperor", "B has red 2").play("B: visit 1")
    assert at.letters("B") == {"red": 2}
    assert at.was_told("A", "nothing", card=0)


def test_the_pope_presents_a_yellow_letter() -> None:
    at = house("pope-letter - - -", more="A has yellow 1 red 1").play("C: visit 1")
    assert (at.letters("A"), at.letters("C"), at.post("C")) == ({"red": 1}, {"yellow": 1}, 4)
    assert house("pope-letter - - -", more="A has red 1").play("C: visit 1").letters("C") == {}


@pytest.mark.parametrize(
    ("card", "steps", "notches"), [("three-steps", 3, 2), ("five-steps", 5, 3)]
)
def test_all_others_go_towards_hell(card: str, steps: int, notches: int) -> None:
    at = house(f"{card} - - -", more="souls -20 -10 -30 0").play("C: visit 1")
    assert at.souls() == [-20 - steps, -10 - steps, -30, -steps]
    assert at.post("C") == 1 + notches


def test_M7_all_others_go_nearest_hell_first() -> None:
    at = house("three-steps - - -", more="souls -1 -2 -4 -3").play("C: visit 1")
    assert [event["seat"] for event in at.events_for("A", "falls")] == [3, 1, 0]
    assert at.souls() == [-7, -5, -4, -6]  # A would come to C's space, and all behind it are taken


@pytest.mark.parametrize(("card", "den"), [("lust", "lust"), ("greed", "greed")])
def test_each_opponent_places_two_stones(card: str, den: str) -> None:
    at = house(f"{card} - - -").play("C: visit 1")
    assert [at.sins(letter) for letter in "ABCD"] == [{den: 2}, {den: 2}, {}, {den: 2}]
    assert at.post("C") == 3


def test_a_building_crew_is_moved_to_a_different_site() -> None:
    at = house("move-crew - - -", more="crews 1 0 1").play("C: visit 1")
    assert at.choices("C") == [
        "crew left middle",
        "crew left right",
        "crew right left",
        "crew right middle",
    ]
    at.play("C: crew left middle")
    assert (at.crews(), at.post("C")) == ([0, 1, 1], 3)


def test_M13_moving_a_crew_is_compulsory_where_it_can_be_done() -> None:
    at = house("move-crew - - -", more="crews 1 0 0, built 0 2 0").play("C: visit 1")
    assert at.crews() == [0, 0, 1]  # the only way there is
    assert house("move-crew - - -").play("C: visit 1").was_told("A", "nothing", card=6)


def test_a_new_crew_comes_from_the_hut() -> None:
    at = house("new-crew - - -").play("C: visit 1")
    assert at.choices("C") == ["crew left", "crew middle", "crew right"]
    at.play("C: crew right")
    assert (at.crews(), at.state.hut, at.post("C")) == ([0, 0, 1], 3, 2)


def test_M26_an_empty_hut_places_no_crew() -> None:
    at = position(f"4 players, picking D A B C, {POSTS}, crews 1 1 1, rooms new-crew - - -")
    at.play("D: pick petty-sinner")
    assert at.state.hut == 0  # three on sites, one on the Emperor's card
    at.play("D: visit 1")
    assert at.was_told("A", "nothing", card=7)
    assert at.crews() == [1, 1, 1]


def test_a_pope_stone_is_moved() -> None:
    at = house("pope-stone - - -").play("C: visit 1")
    assert at.kinds_of_choice("C") == {"stone"}  # M13: it must
    assert len(at.choices("C")) == 6
    at.play("C: stone greed lust")
    assert (at.pope_stones(), at.post("C")) == ([2, 0, 1], 3)


def test_a_good_is_taken_free() -> None:
    at = house("good - - -", more="market bread 1 jewel 2 indulgence 3").play("C: visit 1")
    assert at.choices("C") == ["take bread", "take jewel"]  # M21: never an indulgence stone
    at.play("C: take jewel")
    assert (at.goods("C"), at.taler("C"), at.post("C")) == ({"jewel": 1}, 25, 3)


def test_M21_with_nothing_but_indulgence_stones_there_is_no_good() -> None:
    at = house("good - - -", more="market indulgence 3").play("C: visit 1")
    assert at.was_told("A", "nothing", card=9)
    assert at.market() == {"indulgence": 3}


def test_M61_three_taler_are_stolen_from_a_chosen_opponent_who_has_as_many() -> None:
    at = house("steal - - -", more="taler 3 2 10 9").play("C: visit 1")
    assert at.choices("C") == ["rob A", "rob B", "rob D"]
    rich = at.copy().play("C: rob A")
    assert (rich.taler("A"), rich.taler("C"), rich.post("C")) == (0, 13, 2)
    poor = at.play("C: rob B")
    assert (poor.taler("B"), poor.taler("C")) == (2, 10)
    assert at.was_told("D", "robs", seat=2, victim=1, amount=0)


def test_of_two_players_the_other_is_robbed() -> None:
    at = position(
        "2 players, A is pope, B is emperor, A is merchant, B is petty-sinner, turn emperor, "
        "rooms steal - - -, posts 1 1, taler 9 9"
    )
    assert at.play("B: visit 1").taler("B") == 12


@pytest.mark.parametrize(
    ("card", "amount", "notches"),
    [("three-taler", 3, 0), ("five-taler", 5, 1), ("seven-taler", 7, 2)],
)
def test_taler_from_the_bank(card: str, amount: int, notches: int) -> None:
    at = house(f"{card} - - -").play("C: visit 1")
    assert (at.taler("C"), at.post("C")) == (25 + amount, 1 + notches)


# --- the deck -------------------------------------------------------------------------------------


def test_cards_left_in_rooms_are_discarded_and_four_new_ones_come() -> None:
    at = position(f"{FOUR}, turn merchant, market wine 1, rooms lust - steal -").play("C: pass")
    at.chance("round bread 7 / good good three-taler move-crew")
    assert at.discarded() == {"lust": 1, "steal": 1}
    assert at.rooms() == ["good", "good", "three-taler", "move-crew"]


def test_the_discard_is_shuffled_when_the_deck_runs_out() -> None:
    at = position(f"{FOUR}, turn merchant, market wine 1, rooms lust - steal -, deck empty").play(
        "C: pass"
    )
    at.chance("round bread 7 / lust lust steal move-crew")
    assert at.discarded() == {}
    assert sum(at.state.deck) == 20


def test_the_deck_is_drawn_to_its_end_before_the_discard_is_shuffled() -> None:
    copies = {
        key: {"copies": 0}
        for key in (
            "emperor-letter",
            "pope-letter",
            "three-steps",
            "five-steps",
            "move-crew",
            "new-crew",
            "pope-stone",
            "good",
            "three-taler",
            "five-taler",
            "seven-taler",
        )
    }
    house_rules = {
        "card": {**copies, "lust": {"copies": 4}, "greed": {"copies": 1}, "steal": {"copies": 1}}
    }
    at = position(
        f"{FOUR}, turn merchant, market wine 1, rooms lust lust lust lust", house_rules
    ).play("C: pass")
    assert at.state.is_possible_outcome(
        at.game.parse_outcome("round bread 7 / greed steal lust lust")
    )
    assert at.state.is_possible_outcome(
        at.game.parse_outcome("round bread 7 / steal greed lust lust")
    )
    assert not at.state.is_possible_outcome(
        at.game.parse_outcome("round bread 7 / greed lust steal lust")
    )
    at.chance("round bread 7 / greed steal lust lust")
    assert at.discarded() == {}
    assert list(at.state.deck)[4] == 2
