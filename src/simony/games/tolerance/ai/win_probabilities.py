"""Who is likely to win Tolerance, as it stands between two reigns."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from simony.core.probability.softmax import softmax
from simony.games.tolerance.rules.actions import DEAL
from simony.games.tolerance.rules.rules import ToleranceState

_DOUBT: Final = [0.0, 10.0, 8.0]
"""By how many reigns are over.

Measured on imagined games among priests: these tell who won best; to know nothing but the seats has
a surprise of 1.39 a game, after one reign this has 1.18, after two 0.90.
"""


def outlook(state: ToleranceState) -> list[float]:
    """The points, and what the tallies have on the way to pennants.

    A loan counts for nothing: it mostly repays itself in the end (T24).
    """
    if state.phase != DEAL or state.reign == 0:
        return []
    points: list[float] = []
    seat: i64 = 0
    while seat < len(state.hands):
        points.append(_standing(state, seat))
        seat += 1
    return softmax(points, _DOUBT[state.reign])


def _standing(state: ToleranceState, seat: i64) -> float:
    figures = state.figures
    standing: float = float(state.points[seat])
    tally: i64 = 0
    while tally < 3:
        reached: i64 = state.pennants[3 * seat + tally] * figures.pennant
        if state.tallies[3 * seat + tally] > reached:
            reached = state.tallies[3 * seat + tally]
        standing += float(figures.pennant_worth[3 * state.roles[seat] + tally] * reached) / float(
            figures.pennant
        )
        tally += 1
    return standing
