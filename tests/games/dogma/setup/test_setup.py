"""Set-up: who starts, how many cards everybody gets, and sets in what was dealt."""

from collections import Counter

import pytest

from positions.dogma import dealt, new_position
from positions.language import letter_of
from shared.chi_square import check_uniform
from simony.core.errors import BadOption
from simony.core.rng import Rng
from simony.games.dogma import SPEC
from simony.games.dogma.rules.actions import DEAL
from simony.games.dogma.rules.counts import ALL, size
from simony.games.dogma.rules.figures import KIND_NAMES, VICE_NAMES, VIRTUE_NAMES

SEATS = range(2, 9)
FROM_THE_STARTER = {
    2: [20, 20],
    3: [19, 19, 18],
    4: [14, 14, 14, 14],
    5: [12, 11, 11, 11, 11],
    6: [10, 10, 9, 9, 9, 9],
    7: [8, 8, 8, 8, 8, 8, 8],
    8: [7, 7, 7, 7, 7, 7, 7, 7],
}


def four_each(*kinds: str) -> str:
    return " ".join(f"4 {kind}" for kind in kinds)


# --- options --------------------------------------------------------------------------------------


def test_setup_options_have_defaults() -> None:
    game = SPEC.open(4)
    assert game.options == {"next_confessor": "responder", "first": "random"}


@pytest.mark.parametrize(
    ("seats", "chosen", "problem"),
    [
        (1, {}, "2 to 8 players, not 1"),
        (9, {}, "2 to 8 players, not 9"),
        (
            4,
            {"next_confessor": "confessor"},
            r"responder \| after_responder \| responder_if_right, not “confessor”",
        ),
        (3, {"first": 4}, r"first takes random \| 1 \| 2 \| 3, not “4”"),
        (3, {"first": 0}, "first takes random"),
        (3, {"altar": 2}, "no option “altar”"),
    ],
)
def test_setup_wrong_options_are_refused(
    seats: int, chosen: dict[str, object], problem: str
) -> None:
    with pytest.raises(BadOption, match=problem):
        SPEC.open(seats, chosen)


# --- who starts -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_setup_the_starter_is_random(seats: int) -> None:
    state, rng = new_position(seats).state, Rng(seats)
    check_uniform(Counter(state.draw(rng)[0] for _ in range(60 * seats)), range(seats))


@pytest.mark.parametrize(
    ("seats", "first"), [(seats, first) for seats in SEATS for first in range(1, seats + 1)]
)
def test_setup_unless_the_table_chooses(seats: int, first: int) -> None:
    at = new_position(seats, first=first)
    outcome = at.state.draw(Rng(first))
    assert outcome[0] == first - 1
    assert not at.state.is_possible_outcome([first % seats, *outcome[1:]])
    at.state.apply_chance(outcome)
    if at.state.rank[first - 1] == 0:
        assert at.to_act() == letter_of(first - 1)


# --- the deal -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_setup_before_the_deal_all_cards_are_in_the_box(seats: int) -> None:
    at = new_position(seats)
    assert (at.state.phase, at.to_act(), at.over()) == (DEAL, "", False)
    assert (at.sizes(), at.state.box, at.rubies(), at.altar()) == (
        [0] * seats,
        ALL,
        [0] * seats,
        [],
    )


@pytest.mark.parametrize(
    ("seats", "starter"), [(seats, starter) for seats in SEATS for starter in range(seats)]
)
def test_setup_the_extra_cards_go_to_the_first_seats_from_the_starter(
    seats: int, starter: int
) -> None:
    at = new_position(seats, first=starter + 1)
    held = [size(hand) for hand in at.state.draw(Rng(f"{seats} {starter}"))[1:]]
    assert held[starter:] + held[:starter] == FROM_THE_STARTER[seats]


@pytest.mark.parametrize("seats", SEATS)
def test_setup_all_cards_are_dealt_but_16_of_two_players(seats: int) -> None:
    at = new_position(seats).shuffle(seats)
    assert size(at.state.box) == (16 if seats == 2 else 0)
    assert sum(at.sizes()) + size(at.state.gone) == 56 - size(at.state.box)
    assert at.state.gone == at.state.seen_gone  # only sets are gone so far
    assert {at.view(who).left_out for who in "AB"} == {size(at.state.box)}


def test_setup_every_card_is_as_likely_in_a_hand() -> None:
    state, rng = new_position(8).state, Rng(0)
    counted: Counter[int] = Counter()
    for _ in range(150):
        counted.update({kind: state.draw(rng)[1] >> 3 * kind & 7 for kind in range(14)})
    check_uniform(counted, range(14))


@pytest.mark.parametrize("viewer", ["A", "B", "C", "spectator"])
def test_setup_a_hand_is_told_to_its_seat_alone(viewer: str) -> None:
    at = dealt("3 players, B starts")
    assert at.was_told(viewer, "dealt", seat=1)
    if viewer == "spectator":
        assert at.events_for(viewer, "hand") == []
    else:
        assert at.was_told(
            viewer, "hand", seat="ABC".index(viewer), cards=int(at.state.hands["ABC".index(viewer)])
        )


def test_setup_what_chance_cannot_do() -> None:
    at = new_position(3)
    good = at.state.draw(Rng(1))
    starter, hands = good[0], good[1:]
    assert at.state.is_possible_outcome(good)
    for wrong in (
        [],
        [3, *hands],
        [-1, *hands],
        [(starter + 1) % 3, *hands],  # then the extra cards would be elsewhere
        [starter, *hands, 0],
        [starter, *hands[:2]],
        [starter, hands[0] + 1, *hands[1:]],
        [starter, *hands[:2], hands[1]],
        [starter, *hands[:2], 0o77],
        [starter, *hands[:2], -1],
        [starter, *hands[:2], 1 << 60],
    ):
        assert not at.state.is_possible_outcome(wrong), wrong
    at.state.apply_chance(good)
    assert not at.state.is_possible_outcome(good)  # once only


# --- four of a kind in what was dealt -------------------------------------------------------------


@pytest.mark.parametrize("viewer", ["A", "B", "C", "spectator"])
def test_D6_after_the_deal_sets_are_discarded_publicly(viewer: str) -> None:
    at = dealt("3 players, A starts, B holds 4 murder")
    assert at.discard() == "4 murder"
    assert at.sizes() == [19, 15, 18]
    assert at.was_told(viewer, "set", seat=1, kinds=[0])
    assert at.view(viewer).seen_gone == at.state.gone


def test_D6_after_the_deal_several_sets_of_several_players() -> None:
    at = dealt(
        "3 players, B starts, A holds 4 greed, B holds 4 murder 4 faith, "
        "C holds 4 lust 4 pride 4 mercy"
    )
    assert at.sizes() == [14, 11, 7]
    sets = [(event["seat"], event["kinds"]) for event in at.events_for("spectator", "set")]
    assert sets == [(1, [0, 13]), (2, [3, 5, 7]), (0, [2])]  # in seat order from the starter


@pytest.mark.parametrize("kind", KIND_NAMES)
def test_D6_after_the_deal_any_kind(kind: str) -> None:
    at = dealt(f"8 players, A starts, C holds 4 {kind}")
    assert (at.discard(), at.sizes()[2]) == (f"4 {kind}", 3)


def test_D6_after_the_deal_three_of_a_kind_stay() -> None:
    at = dealt("2 players, A starts, A holds 3 murder 3 faith")
    assert (at.discard(), at.sizes()) == ("", [20, 20])


def test_D6_the_starter_may_be_out_after_the_deal() -> None:
    """Of five players the starter has twelve cards: three sets."""
    at = dealt(f"5 players, C starts, C holds {four_each('murder', 'lust', 'faith')}")
    assert (at.out(), at.to_act(), at.over()) == ("C", "D", False)
    assert at.was_told("spectator", "out", seat=2, rank=1)


def test_D6_the_next_active_player_starts() -> None:
    """Of seven players everybody has eight cards."""
    description = (
        "7 players, F starts, F holds 4 murder 4 deceit, G holds 4 greed 4 lust, "
        "B holds 4 mercy 4 faith"
    )
    at = dealt(description)
    assert (at.out(), at.to_act()) == ("FGB", "A")  # in seat order from the starter
    at = dealt(description.replace("F starts", "A starts"))
    assert (at.out(), at.to_act()) == ("BFG", "A")


def test_D6_if_one_player_is_left_after_the_deal_they_lose() -> None:
    for starter in "AB":
        at = dealt(f"2 players, {starter} starts, B holds {four_each(*VIRTUE_NAMES[:5])}")
        assert (at.over(), at.places(), at.sizes()) == (True, [2, 1], [20, 0])
        assert at.kinds("spectator")[-3:] == ["set", "out", "game-over"]


@pytest.mark.parametrize(("starter", "places"), [("A", [1, 2]), ("B", [2, 1])])
def test_D6_if_none_of_two_is_left_after_the_deal_the_last_in_order_loses(
    starter: str, places: list[int]
) -> None:
    hands = f"A holds {four_each(*VICE_NAMES[:5])}, B holds {four_each(*VIRTUE_NAMES[:5])}"
    at = dealt(f"2 players, {starter} starts, {hands}")
    assert (at.over(), at.places(), at.sizes()) == (True, places, [0, 0])


@pytest.mark.parametrize("starter", range(7))
def test_D6_if_none_of_seven_is_left_after_the_deal_the_last_in_order_loses(starter: int) -> None:
    hands = ", ".join(
        f"{letter_of(seat)} holds {four_each(VICE_NAMES[seat], VIRTUE_NAMES[seat])}"
        for seat in range(7)
    )
    at = dealt(f"7 players, {letter_of(starter)} starts, {hands}")
    assert at.over()
    assert at.places() == [(seat - starter) % 7 + 1 for seat in range(7)]


def test_D6_one_who_is_out_after_the_deal_is_passed_over() -> None:
    at = dealt("7 players, A starts, A holds 3 mercy murder, B holds 4 lust 4 faith").play(
        "A: mercy with murder"
    )
    assert (at.to_act(), at.places()[1]) == ("C", 1)


def test_four_play_if_nobody_says() -> None:
    assert SPEC.open().seats == 4
