"""A quick sensible move."""

from __future__ import annotations

from mypy_extensions import i64

from simony.core.rng import Rng
from simony.games.dogma.rules import DogmaState


def suggest(state: DogmaState, seat: i64, rng: Rng) -> i64:
    legal = state.legal(seat)
    return legal[rng.below(len(legal))]
