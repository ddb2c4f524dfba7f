"""Bots: they decide by views, and are stronger than random players."""

from __future__ import annotations

import pytest

from simony.bots.bot import Bot, level_index
from simony.bots.levels import LEVELS, NOTICE_PROBABILITY
from simony.bots.search.action_stats import ActionStats
from simony.core.contract import Game, View
from simony.core.rng import Rng
from simony.lab.simulate.playout import Playout
from simony.lab.simulate.simulation import simulate, wilson
from simony.registry import open_game

GAMES = 150


@pytest.mark.parametrize(
    ("level", "key"), [("random", "indulgence"), ("priest", "indulgence"), ("bishop", "dogma")]
)
def test_bots_play_whole_games_on_views_alone(level: str, key: str) -> None:
    game = open_game(key, 3)
    state, rng = game.new(), Rng("bots")
    bots = [Bot(game, level, Rng(f"bot {seat}"), iterations=9) for seat in range(3)]
    while not state.over():
        if state.pending() == 0:
            state.apply_chance(state.draw(rng))
        for seat in state.pending_seats():
            state.play(seat, bots[seat].decide(state.view(seat)))
    assert 1 in state.places()


@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize("seats", [3, 4])
def test_priest_clearly_beats_random_players(seats: int, expert: bool) -> None:
    """A fair share is a third or a quarter; the priest wins at least twice that, far beyond
    chance.
    """
    game = open_game("indulgence", seats, {"expert": expert})
    report = simulate(game, 120, ["priest"] + ["random"] * (seats - 1), "arena")
    assert report.win_share_interval[0][0] > 1.8 / seats


@pytest.mark.soak
@pytest.mark.parametrize(("key", "seats"), [("indulgence", 4), ("dogma", 2), ("dogma", 4)])
def test_bishop_clearly_beats_priests(key: str, seats: int) -> None:
    """Even the lower end of the interval is above a fair share."""
    game = open_game(key, seats)
    playout, wins = (
        Playout(
            game,
            [level_index(level) for level in ("bishop", *["priest"] * (seats - 1))],
            iterations=100,
        ),
        0,
    )
    for number in range(GAMES):
        state = game.new()
        playout.run(state, Rng(f"arena {number}"))
        wins += state.places()[0] == 1
    assert wilson(wins, GAMES)[0] > 1 / seats


def test_games_with_a_bishop_are_reproducible() -> None:
    game = open_game("dogma", 2)
    hashes = []
    for _ in range(2):
        playout = Playout(game, [level_index("bishop"), level_index("priest")], iterations=8)
        playout.run(game.new(), Rng("again"))
        hashes.append((playout.hash, playout.decisions))
    assert hashes[0] == hashes[1]


def left_out() -> tuple[Game, View]:
    """Return a view of Meta Culpa in which a player may call "Caught!", and would be right."""
    game = open_game("mea_culpa", 2, {"meta_culpa": True})
    call = game.parse("caught")
    for number in range(50):
        state, rng = game.new(), Rng(f"left out {number}")
        while not state.over():
            seat = int(state.seat_to_act())
            if seat < 0:
                state.apply_chance(state.draw(rng))
                continue
            view = state.view(seat)
            if call in view.legal and any(
                game.suggest(state, seat, Rng(again)) == call for again in range(9)
            ):
                return game, view
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
    raise AssertionError


def test_ruling_m54_bots_notice_what_was_left_out_the_more_often_the_better_they_play() -> None:
    game, view = left_out()
    call, calls = game.parse("caught"), dict.fromkeys(LEVELS, 0)
    assert game.unnoticed_action(view.legal) in view.legal
    assert game.unnoticed_action(view.legal) != call
    for level in ("novice", "priest"):
        for number in range(200):
            calls[level] += Bot(game, level, Rng(f"m54 {number}")).decide(view) == call
    assert 40 < calls["novice"] < 100 < calls["priest"] < 180
    assert NOTICE_PROBABILITY[level_index("bishop") :] == sorted(
        NOTICE_PROBABILITY[level_index("bishop") :]
    )
    assert (
        NOTICE_PROBABILITY[level_index("bishop")] > 0.75 > NOTICE_PROBABILITY[level_index("novice")]
    )


def test_ruling_m54_a_search_overlooks_as_often_as_its_level_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, view = left_out()
    thought: list[int] = []

    def prepared_stats(_bot: Bot, seen: View) -> list[ActionStats]:
        thought.append(1)
        return [
            ActionStats(game.parse("caught"), game.seats),
            *(ActionStats(action, game.seats) for action in seen.legal),
        ]

    monkeypatch.setattr(Bot, "action_stats", prepared_stats)
    taken = [Bot(game, "bishop", Rng(f"m54 {number}")).decide(view) for number in range(300)]
    assert len(thought) == taken.count(game.parse("caught"))
    assert 230 < len(thought) < 280
