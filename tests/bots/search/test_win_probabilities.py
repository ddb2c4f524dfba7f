"""Win probabilities: they add up, exist between deals, and predict better than a uniform guess."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterator

import pytest

from bots.sample_positions import GAMES
from simony.core.contract import Game, State
from simony.core.probability.softmax import softmax
from simony.core.rng import Rng
from simony.registry import open_game

ESTIMATED = [
    ("tolerance", 3),
    ("tolerance", 4),
    ("tolerance", 5),
    ("indulgence", 3),
    ("indulgence", 4),
]
ESTIMATED += [("mea_culpa", 2), ("mea_culpa", 3), ("mea_culpa", 4)]
PLAYED = 120


def chance_points(game: Game, seed: str) -> Iterator[State]:
    """Yield the state of a game between priests whenever chance is to act, and at the end; always
    the same object.
    """
    state, rng = game.new(), Rng(seed)
    while not state.over():
        seat = state.seat_to_act()
        if seat >= 0:
            state.apply(seat, game.suggest(state, seat, rng))
        else:
            yield state
            state.apply_chance(state.draw(rng))
    yield state


@pytest.mark.parametrize(("key", "seats"), [*GAMES, *ESTIMATED])
def test_win_probabilities_add_up_and_leave_the_state_unchanged(key: str, seats: int) -> None:
    game = open_game(key, seats)
    estimates = 0
    for state in chance_points(game, "outlook"):
        if state.over():
            continue
        before = state.to_bytes()
        chances = game.win_probabilities(state)
        assert state.to_bytes() == before
        if chances:
            estimates += 1
            assert len(chances) == seats
            assert min(chances) > 0.0
            assert math.fsum(chances) == pytest.approx(1.0)
    assert (estimates > 0) == ((key, seats) in ESTIMATED)


@pytest.mark.once
@pytest.mark.parametrize(("key", "seats"), ESTIMATED)
def test_predictions_improve_towards_the_end(key: str, seats: int) -> None:
    """Surprise is the logarithm of 1 ÷ the winner's probability."""
    game = open_game(key, seats)
    surprises: dict[int, list[float]] = {}
    for number in range(PLAYED):
        estimates: list[list[float]] = []
        for state in chance_points(game, f"foretold {number}"):
            if not state.over():
                estimates.append(game.win_probabilities(state))
            else:
                winner = state.places().index(1)
        for when, chances in enumerate(each for each in estimates if each):
            surprises.setdefault(when, []).append(-math.log(chances[winner]))
    by_time = [
        statistics.mean(each) for _, each in sorted(surprises.items()) if len(each) == PLAYED
    ]
    middle = len(by_time) // 2
    assert middle > 0
    assert math.log(seats) > statistics.mean(by_time[:middle]) > statistics.mean(by_time[middle:])


def test_a_lead_is_worth_more_with_less_uncertainty() -> None:
    assert softmax([7.0, 7.0, 7.0, 7.0], 3.0) == [0.25] * 4
    assert softmax([3.0, 0.0], 3.0)[0] == pytest.approx(math.e / (1 + math.e))
    assert (
        softmax([10.0, 0.0, 0.0], 2.0)[0]
        > softmax([10.0, 0.0, 0.0], 8.0)[0]
        > softmax([5.0, 0.0, 0.0], 8.0)[0]
        > 1 / 3
    )
    assert softmax([9000.0, 0.0], 1.0) == [1.0, 0.0]
