"""The yardstick that sees all cards: it is shown the truth, and that is worth much."""

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
def ceiling() -> ModuleType:
    return load_script("strength/perfect_information")


@pytest.mark.parametrize("key", ["tolerance", "indulgence"])
def test_it_is_shown_the_truth_as_it_is_now_and_cannot_change_it(
    ceiling: ModuleType, key: str
) -> None:
    game = ceiling.OpenCards(open_game(key, 4))
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


def test_the_same_deals_as_in_the_arena_but_not_the_same_question(ceiling: ModuleType) -> None:
    """Among priests, who look at nothing but their own, the games are those of the arena."""
    plain, seen = (
        make_match(game, ["priest"], "same")
        for game in (open_game("tolerance", 3), ceiling.OpenCards(open_game("tolerance", 3)))
    )
    assert run_match(plain, 3).bots[0].score == run_match(seen, 3).bots[0].score
    assert plain.settings() != seen.settings()


@pytest.mark.once
def test_to_see_all_cards_wins_nearly_every_game(ceiling: ModuleType) -> None:
    match = make_match(
        ceiling.OpenCards(open_game("tolerance", 4)),
        ["flat/glance=1/iterations=60", "priest"],
        "ceiling",
    )
    assert run_match(match, 8).bots[0].win_share > 0.7


def test_it_can_be_sent_to_another_process(
    ceiling: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ceiling", ceiling)
    game = pickle.loads(pickle.dumps(ceiling.OpenCards(open_game("dogma", 4))))  # noqa: S301  # our own
    assert (game.key, game.seats) == ("dogma, seen", 4)
