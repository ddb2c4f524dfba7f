"""Heuristics of Dogma: they count cards, tell the truth where it is safe, lie at a mixed rate, and
proclaim helpful Dogmas.
"""

from __future__ import annotations

from collections import Counter

import pytest

from positions.dogma import DogmaPosition, position
from positions.language import seat_of
from simony.bots.levels import PRIEST, RANDOM
from simony.core.rng import Rng
from simony.games.dogma import SPEC
from simony.games.dogma.ai.heuristics import probability_at_least
from simony.games.dogma.rules.counts import of_kind, size
from simony.games.dogma.rules.rules import DogmaState
from simony.lab.simulate.playout import Playout

OFTEN = 300


def suggested(at: DogmaPosition, who: str) -> Counter[str]:
    """Return the suggested actions with their frequencies."""
    rng = Rng("suggested")
    return Counter(
        at.game.notation(at.game.suggest(at.state.copy(), seat_of(who), rng)) for _ in range(OFTEN)
    )


def confessions(at: DogmaPosition, who: str) -> Counter[bool]:
    """Count the whole confessions that are true, and those that are lies."""
    rng, found = Rng("confessions"), Counter[bool]()
    for _ in range(OFTEN):
        state = at.state.copy()
        assert isinstance(state, DogmaState)
        while not state.layers:
            state.apply(seat_of(who), at.game.suggest(state, seat_of(who), rng))
        found[of_kind(state.layers[0], state.name) == size(state.layers[0])] += 1
    return found


# --- answers --------------------------------------------------------------------------------------


def test_more_copies_than_possible_are_doubted() -> None:
    hands = (
        "A holds 2 murder lust pride greed, B holds 2 lust deceit, C holds 2 greed deceit heresy"
    )
    at = position(f"3 players, A to confess, {hands}, gone unseen 4 faith")
    at.play("A: mercy with murder")  # all four Mercies are publicly gone
    assert suggested(at, "B") == {"doubt": OFTEN}


def test_copies_seen_to_go_to_another_hand_are_counted() -> None:
    hands = (
        "A holds 2 murder lust pride greed, B holds 2 faith deceit gluttony, "
        "C holds 2 greed deceit heresy"
    )
    at = position(f"3 players, A to confess, {hands}, gone unseen 2 faith")
    at.play(
        "A: mercy with murder, B: doubt, B: faith with 2 faith, C: doubt, C: mercy with greed, "
        "A: doubt"
    )
    at.play("A: faith with 2 murder lust")
    assert "2 faith" in at.known("B", "C")
    assert suggested(at, "B") == {"doubt": OFTEN}  # C was seen to take two of the four


def test_two_left_and_one_pending_is_always_doubted() -> None:
    at = position(
        "3 players, A to confess, A holds 2 mercy, B holds 2 murder lust mercy, out C"
    ).play("A: mercy with 2 mercy")
    assert suggested(at, "B") == {"doubt": OFTEN}  # D4


def test_true_cards_are_joined_with() -> None:
    hands = "A holds 2 murder lust pride, B holds 2 faith deceit, C holds 2 greed deceit heresy"
    at = position(f"3 players, A to confess, {hands}").play("A: faith with murder")
    assert suggested(at, "B") == {"join": OFTEN}
    at.play("B: join")
    assert suggested(at, "B") == {"lay faith": OFTEN}
    at.play("B: lay faith")
    assert suggested(at, "B") == {"lay faith": OFTEN}


def test_plausible_layers_are_believed_or_doubted_at_a_mixed_rate() -> None:
    hands = (
        "A holds 2 faith murder lust pride greed, B holds 2 lust 2 deceit gluttony, "
        "C holds 2 faith greed deceit heresy mercy"
    )
    at = position(f"3 players, A to confess, {hands}").play("A: faith with 2 faith")
    assert set(suggested(at, "B")) == {"believe", "doubt", "join"}


# --- confessions ----------------------------------------------------------------------------------


def test_lies_are_mixed_with_the_truth() -> None:
    hands = (
        "A holds 2 murder lust 2 faith mercy, B holds 2 chastity deceit, "
        "C holds 2 greed deceit heresy"
    )
    found = confessions(position(f"3 players, A to confess, {hands}"), "A")
    assert 0.03 < found[False] / OFTEN < 0.25


def test_without_useless_cards_the_truth_is_told() -> None:
    hands = (
        "A holds 2 humility 2 faith mercy, B holds 2 chastity deceit, C holds 2 greed deceit heresy"
    )
    assert confessions(position(f"3 players, A to confess, {hands}"), "A") == {True: OFTEN}


def test_with_only_vices_one_to_three_cards_are_lied_away() -> None:
    at = position(
        "3 players, A to confess, A holds 2 murder lust pride greed, B holds 2 chastity deceit, "
        "C holds 2 greed deceit heresy"
    )
    assert confessions(at, "A") == {False: OFTEN}


def test_all_copies_are_laid_at_once() -> None:
    at = position(
        "3 players, A to confess, A holds 3 faith mercy, B holds 2 chastity deceit, "
        "C holds 2 greed deceit heresy"
    )
    assert suggested(at, "A") == {"name faith": OFTEN}
    at.play("A: name faith, A: lay faith, A: lay faith")
    assert suggested(at, "A") == {"lay faith": OFTEN}


# --- the Altar ------------------------------------------------------------------------------------

OTHERS = "B holds 2 chastity deceit, C holds 2 heresy deceit"


def test_the_vice_with_most_copies_in_hand_is_proclaimed() -> None:
    at = position(f"3 players, A to confess, rubies 2 0 0, A holds 3 murder 2 lust faith, {OTHERS}")
    assert suggested(at, "A") == {"proclaim murder": OFTEN}
    at.play("A: proclaim murder")
    assert "proclaim lust" not in suggested(at, "A")


def test_the_least_useful_dogma_is_taken_off_the_altar() -> None:
    at = position(
        "3 players, A to confess, rubies 2 0 0, altar greed lust faith, "
        f"A holds 3 murder 2 lust greed 2 faith, {OTHERS}"
    )
    assert suggested(at, "A") == {"proclaim murder": OFTEN}
    assert suggested(at.play("A: proclaim murder"), "A") == {"replace faith": OFTEN}


def test_a_dogma_that_helps_no_more_than_what_it_replaces_is_not_proclaimed() -> None:
    at = position(
        "3 players, A to confess, rubies 2 0 0, altar greed lust pride, "
        f"A holds murder 2 lust greed pride mercy, {OTHERS}"
    )
    assert not any(choice.startswith("proclaim") for choice in suggested(at, "A"))


# --- how good it is -------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_the_heuristics_rarely_burn_among_random_players(seats: int) -> None:
    game = SPEC.open(seats)
    playout = Playout(game, [PRIEST] + [RANDOM] * (seats - 1))
    burns = 0
    for number in range(60):
        state = game.new()
        playout.run(state, Rng(f"burns {number}"))
        burns += state.places()[0] == seats
    assert burns <= 2


@pytest.mark.parametrize("seats", range(2, 9))
def test_games_among_heuristics_end(seats: int) -> None:
    game = SPEC.open(seats)
    playout = Playout(game, [PRIEST] * seats)
    for number in range(10):
        state = game.new()
        playout.run(state, Rng(f"ends {number}"))
        assert isinstance(state, DogmaState)
        assert state.confessions < 300


def test_probability_at_least() -> None:
    assert probability_at_least(0, 3, 0.5) == pytest.approx(1.0)
    assert probability_at_least(1, 2, 0.5) == pytest.approx(0.75)
    assert probability_at_least(2, 3, 0.5) == pytest.approx(0.5)
    assert probability_at_least(3, 2, 0.5) == 0.0
