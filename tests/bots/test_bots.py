"""Bots: they decide on views, and the heuristics are worth playing against."""

from __future__ import annotations

import pytest

from simony.bots.bot import Bot
from simony.core.rng import Rng
from simony.games.registry import open_game
from simony.lab.simulate import simulate


@pytest.mark.parametrize("level", ["random", "priest"])
def test_bots_play_whole_games_on_views_alone(level: str) -> None:
    game = open_game("indulgence", 3, {"expert": True})
    state, rng = game.new(), Rng("bots")
    bots = [Bot(game, level, Rng(f"bot {seat}")) for seat in range(3)]
    while not state.over():
        if state.pending() == 0:
            state.settle(state.draw(rng))
        for seat in state.pending_seats():
            state.play(seat, bots[seat].decide(state.view(seat)))
    assert 1 in state.places()


@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize("seats", [3, 4])
def test_priest_beats_random_players_soundly(seats: int, expert: bool) -> None:
    """A fair share would be a third or a quarter; the priest takes twice that and more, by a wide margin of chance."""
    game = open_game("indulgence", seats, {"expert": expert})
    report = simulate(game, 120, ["priest"] + ["random"] * (seats - 1), "arena")
    assert report.win_share_interval[0][0] > 1.8 / seats
