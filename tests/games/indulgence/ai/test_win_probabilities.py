"""Win probabilities between two hands: florins, more reliable the fewer hands are left."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from simony.core.contract import Game
from simony.core.rng import Rng
from simony.games.indulgence.rules.rules import IndulgenceState
from simony.registry import open_game


def pauses(game: Game) -> Iterator[IndulgenceState]:
    """Yield the states of a game between priests where cards are to be drawn or dealt."""
    state, rng = game.new(), Rng("pauses")
    while not state.over():
        seat = state.seat_to_act()
        if seat >= 0:
            state.apply(seat, game.suggest(state, seat, rng))
        else:
            assert isinstance(state, IndulgenceState)
            yield state
            state.apply_chance(state.draw(rng))


@pytest.mark.parametrize("seats", [3, 4])
def test_more_florins_mean_a_higher_win_probability(seats: int) -> None:
    game = open_game("indulgence", seats)
    evaluated = 0
    for state in pauses(game):
        chances, florins = game.win_probabilities(state), list(state.florins)
        assert bool(chances) == (state.hand_number > 0)
        if chances:
            evaluated += 1
            assert sorted(range(seats), key=lambda seat: chances[seat]) == sorted(
                range(seats), key=lambda seat: florins[seat]
            )
    assert evaluated > seats


def test_a_lead_counts_more_later_in_the_game() -> None:
    game = open_game("indulgence", 4)
    state = next(state for state in pauses(game) if state.hand_number == 1)
    state.florins[0] += 10
    early = game.win_probabilities(state)[0]
    state.hand_number = 11
    assert game.win_probabilities(state)[0] > early


def test_no_win_probabilities_within_a_hand_or_in_the_expert_game() -> None:
    game = open_game("indulgence", 4)
    state = next(state for state in pauses(game) if state.hand_number == 1)
    rng = Rng("deal")
    while state.seat_to_act() < 0:
        state.apply_chance(state.draw(rng))
    assert game.win_probabilities(state) == []
    expert = open_game("indulgence", 4, {"expert": True})
    assert all(expert.win_probabilities(state) == [] for state in pauses(expert))
