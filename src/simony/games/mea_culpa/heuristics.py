"""A quick sensible move."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.rng import Rng
from simony.games.mea_culpa.rules import MeaCulpaState


def suggest(state: MeaCulpaState, seat: i64, rng: Rng) -> i64:
    out = vec[i64]([0] * 128)
    return out[rng.below(state.legal_into(seat, out))]
