"""The search that sees all cards: `sample` returns the truth, and that wins nearly every game."""

from __future__ import annotations

import pickle
import sys
from types import ModuleType

import pytest

from lab.bench.scripts import load_script
from simony.core.rng import Rng
from simony.lab.arena.arena import run_match
from simony.lab.arena.match import make_match
from simony.registry import open_game


@pytest.fixture(scope="module")
def script() -> ModuleType:
    return load_script("strength/perfect_information")


@pytest.mark.parametrize("key", ["tolerance", "indulgence"])
def test_sample_returns_a_copy_of_the_current_state(script: ModuleType, key: str) -> None:
    game = script.OpenCards(open_game(key, 4))
    state, rng = game.new(), Rng("shown")
    for _ in range(30):
        seat = int(state.seat_to_act())
        if seat < 0:
            state.apply_chance(state.draw(rng))
            continue
        shown = game.sample(state.view(seat), rng)
        truth = state.to_bytes()
        assert shown.to_bytes() == truth
        shown.apply(seat, shown.legal(seat)[0])
        assert state.to_bytes() == truth
        state.apply(seat, game.suggest(state, seat, rng))


def test_deals_are_those_of_the_arena_but_settings_differ(script: ModuleType) -> None:
    """Among priests, who use only their own cards, the games are those of the arena."""
    plain, seen = (
        make_match(game, ["priest"], "same")
        for game in (open_game("tolerance", 3), script.OpenCards(open_game("tolerance", 3)))
    )
    assert run_match(plain, 3).bots[0].score == run_match(seen, 3).bots[0].score
    assert plain.settings() != seen.settings()


@pytest.mark.once
def test_seeing_all_cards_wins_nearly_every_game(script: ModuleType) -> None:
    match = make_match(
        script.OpenCards(open_game("tolerance", 4)),
        ["flat/glance=1/iterations=60", "priest"],
        "ceiling",
    )
    assert run_match(match, 8).bots[0].win_share > 0.7


def test_the_game_can_be_pickled(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "perfect_information", script)
    game = pickle.loads(pickle.dumps(script.OpenCards(open_game("dogma", 4))))  # noqa: S301  # our own
    assert (game.key, game.seats) == ("dogma, seen", 4)
