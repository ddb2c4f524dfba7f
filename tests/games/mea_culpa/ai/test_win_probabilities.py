"""Win probabilities between two rounds: souls, Letters held and due, taler, goods and sins."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from simony.core.rng import Rng
from simony.games.mea_culpa.rules.actions import F_PREPARE
from simony.games.mea_culpa.rules.rules import MeaCulpaState
from simony.registry import open_game

A, B = 0, 1


def pause(rounds: int, seed: str = "pause") -> MeaCulpaState:
    """Return a game among priests after this many rounds."""
    game = open_game("mea_culpa", 4)
    state, rng = game.new(), Rng(seed)
    assert isinstance(state, MeaCulpaState)
    while state.round < rounds or state.top() & 31 != F_PREPARE:
        seat = state.seat_to_act()
        if seat < 0:
            state.apply_chance(state.draw(rng))
        else:
            state.apply(seat, game.suggest(state, seat, rng))
    return state


def share(state: MeaCulpaState) -> float:
    """Return A's probability of winning."""
    return state.game().win_probabilities(state)[A]


def higher(state: MeaCulpaState) -> None:
    state.souls[A] += 2


def richer(state: MeaCulpaState) -> None:
    state.taler[A] += 5


def with_a_jewel(state: MeaCulpaState) -> None:
    state.goods[4 * A + 3] += 1


def with_a_letter(state: MeaCulpaState) -> None:
    state.letters[4 * A + 1] += 1


def with_great_gifts_for_the_second_cathedral(state: MeaCulpaState) -> None:
    """Ten of the dearest in each category."""
    for gift in (1, 3, 7):
        state.given[8 * A + gift] += 10


def with_great_gifts_for_the_first_cathedral(state: MeaCulpaState) -> None:
    with_great_gifts_for_the_second_cathedral(state)
    for gift in (1, 3, 7):
        state.first[8 * A + gift] += 10


def forgiven(state: MeaCulpaState) -> None:
    for den in range(3):
        state.sins[3 * A + den] = 0


@pytest.mark.parametrize(
    "change",
    [
        higher, richer, with_a_jewel, with_a_letter, forgiven,
        with_great_gifts_for_the_first_cathedral, with_great_gifts_for_the_second_cathedral,
    ],
)  # fmt: skip
def test_every_advantage_raises_the_win_probability(
    change: Callable[[MeaCulpaState], None],
) -> None:
    state = pause(3)
    state.taler[A] = 10
    state.sins[3 * A + 1] = 2
    before = share(state)
    change(state)
    assert share(state) > before


def test_no_win_probabilities_before_the_end_of_the_first_round_or_within_one() -> None:
    game = open_game("mea_culpa", 4)
    assert game.win_probabilities(game.new()) == []
    assert game.win_probabilities(pause(0)) == []
    state = pause(1)
    assert len(game.win_probabilities(state)) == 4
    state.apply_chance(state.draw(Rng(1)))
    assert game.win_probabilities(state) == []


def test_a_lead_counts_more_with_fewer_crews_to_come() -> None:
    state = pause(2)
    for seat in range(4):
        state.souls[seat] = -3 - seat
    early = share(state)
    state.built[0], state.finished, state.built[1], state.crews[1] = 2, 1, 1, 1
    assert share(state) > early


def test_of_equal_donations_the_one_nearer_hell_is_due_the_letters() -> None:
    state = pause(3)
    for number in range(len(state.given)):
        state.given[number] = state.first[number] = 0
    state.given[8 * A + 7] = state.given[8 * B + 7] = state.given[8 * 2 + 7] = 2
    state.souls[A], state.souls[B], state.souls[2] = -5, -2, 0
    poorer = share(state)
    state.given[8 * A + 7] = 3
    assert share(state) == pytest.approx(poorer)  # A was the biggest already
    state.given[8 * A + 7] = 1
    assert share(state) < poorer


def test_taler_beyond_thirty_do_not_count() -> None:
    state = pause(2)
    state.taler[A] = 30
    enough = share(state)
    state.taler[A] = 300
    assert share(state) == enough
