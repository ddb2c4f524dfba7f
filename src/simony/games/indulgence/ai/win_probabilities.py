"""An estimate of who wins Indulgence, between two hands."""

# Compiled with mypyc.

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from simony.core.probability.softmax import softmax
from simony.games.indulgence.rules.actions import DEAL, DRAW
from simony.games.indulgence.rules.rules import IndulgenceState

_TEMPERATURE: Final = 4.5
"""For one remaining hand; it grows with the square root of their number.

Measured on games among priests, after each hand of games of three and of four.
"""


def win_probabilities(state: IndulgenceState) -> list[float]:
    """Return each seat's probability of winning, from florins alone."""
    if state.hand_number == 0 or (state.phase != DRAW and state.phase != DEAL):
        return []
    left: i64 = state.figures.rounds * len(state.hands) - state.hand_number
    florins: list[float] = []
    seat: i64 = 0
    while seat < len(state.hands):
        florins.append(float(state.florins[seat]))
        seat += 1
    return softmax(florins, _TEMPERATURE * math.sqrt(float(left)))
