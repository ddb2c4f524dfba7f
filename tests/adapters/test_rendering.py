"""Tables printed and drawn, from the eyes of one seat."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from simony.adapters.gymnasium import SimonyEnv
from simony.adapters.pettingzoo import env, parallel_env
from simony.adapters.rendering import RENDER_MODES, table_image
from simony.core.errors import SimonyError
from simony.core.rng import Rng
from simony.registry import game_specs, open_game

with warnings.catch_warnings():
    # Where PettingZoo's own environments are installed, its tests import some in an old way.
    warnings.simplefilter("ignore")
    from pettingzoo.test import render_test

GAMES = list(game_specs())
EVERY = [(key, seats) for key, spec in game_specs().items() for seats in spec.seat_counts]


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_the_render_test_passes(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(game, seats, render_mode=render_mode))
    assert "Player 2" in capsys.readouterr().out


@pytest.mark.parametrize("mode", RENDER_MODES)
@pytest.mark.parametrize("game", GAMES)
def test_check_env_passes_with_every_mode(game: str, mode: str) -> None:
    check_env(gymnasium.make(f"simony/{game}-v1", bots="random", render_mode=mode).unwrapped)


@pytest.mark.parametrize("game", GAMES)
def test_the_image_has_one_size_and_changes_with_the_game(game: str) -> None:
    table = SimonyEnv(game, bots="random", render_mode="rgb_array")
    seen, _ = table.reset(seed=1)
    images = []
    for _ in range(4):
        image = table.render()
        assert isinstance(image, np.ndarray)
        assert image.dtype == np.uint8
        assert image.shape == (864, 900, 3)
        images.append(image)
        seen, *_ = table.step(int(seen["action_mask"].argmax()))
    assert len({image.tobytes() for image in images}) == 4


def test_the_table_is_printed_after_each_step(capsys: pytest.CaptureFixture[str]) -> None:
    table = SimonyEnv("dogma", 3, bots="random", render_mode="human")
    seen, _ = table.reset(seed=1)
    assert "Your virtues" in capsys.readouterr().out
    table.step(int(seen["action_mask"].argmax()))
    assert "Your virtues" in capsys.readouterr().out
    assert table.render() is None
    assert capsys.readouterr().out == ""


def test_a_parallel_environment_shows_what_a_spectator_sees(
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = parallel_env("dogma", 3, render_mode="human")
    table.reset(seed=1)
    assert "Your virtues" not in capsys.readouterr().out
    drawn = parallel_env("dogma", 3, render_mode="rgb_array")
    drawn.reset(seed=1)
    assert isinstance(drawn.render(), np.ndarray)


@pytest.mark.parametrize("game", GAMES)
def test_an_image_shows_only_what_the_seat_knows(game: str) -> None:
    """Worlds that look alike to a seat are drawn alike for it."""
    rules, rng = open_game(game), Rng(4)
    state: Any = rules.new()
    for step in range(60):
        if state.over():
            break
        if not state.pending():
            state.apply_chance(state.draw(rng))
            continue
        seat = int(state.seat_to_act())
        if step % 15 == 14:
            view = state.view(seat)
            other = rules.sample(view, rng)
            assert np.array_equal(table_image(rules, view), table_image(rules, other.view(seat)))
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])


def test_without_pillow_images_are_refused_and_printing_works(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "PIL", None)
    with pytest.raises(SimonyError, match=r"simony\[render\]"):
        SimonyEnv("dogma", render_mode="rgb_array")
    SimonyEnv("dogma", bots="random", render_mode="human").reset(seed=1)
    assert "Your virtues" in capsys.readouterr().out
