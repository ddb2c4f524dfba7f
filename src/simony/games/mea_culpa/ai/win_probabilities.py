"""An estimate of who wins Mea Culpa, between two rounds."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.probability.softmax import softmax
from simony.games.mea_culpa.ai.valuation import crews_to_the_end
from simony.games.mea_culpa.rules.actions import F_PREPARE
from simony.games.mea_culpa.rules.board import chests, souls
from simony.games.mea_culpa.rules.figures import YELLOW
from simony.games.mea_culpa.rules.rules import MeaCulpaState
from simony.games.mea_culpa.rules.state import NOBODY

_MOST_CREWS: Final = 8.0
_USEFUL_TALER: Final = 30
_BIGGEST: Final = 3.0
_SECOND: Final = 2.0
_ALONE: Final = 5.0
"""Letters of a category for the biggest donor, the second, and a lone donor."""

_KINDS: Final = 9
_NEAR: Final[vec[float]] = vec[float]([0.47, 0.44, 0.42, 0.65, 0.56, 0.35, 0.012, 0.010, -0.25])
_FAR: Final[vec[float]] = vec[float]([0.00, 0.11, 0.03, 0.08, 0.04, 0.00, 0.052, 0.021, -0.04])
"""Weights as log odds, near the end of the game and when eight crews are still to come, of: a step
that the soul is higher; a step that its Letters lift it; a colour towards the next set; a yellow
one among them; a Letter to be won if the first cathedral were finished now; the same for the
second; a taler; a taler's worth of goods; a sin stone in a Den.

Fitted to 3,000 games of four priests with occasional random moves. Log loss per game: 1.39 knowing
only the seats; 1.12 with these weights after three rounds, 0.75 after five. Games among searching
bots were predicted as well by these weights as by a fit to those games (1.09 and 1.10).
"""

_TEMPERATURE_FOR_TWO: Final = 2.0
"""Between two players the same lead says less early in the game.

Log loss in 300 games among priests, with this and without: 0.68 and 0.69 after two rounds, 0.56 and
0.57 after five, 0.47 and 0.43 after six. With three players nothing is gained.
"""


def win_probabilities(state: MeaCulpaState) -> list[float]:
    """Return each seat's probability of winning at the end of a round, from what lies before
    everybody and in the chests.
    """
    if state.top() & 31 != F_PREPARE or state.round == 0:
        return []
    far: float = float(crews_to_the_end(state)) / _MOST_CREWS
    points: list[float] = []
    seat: i64 = 0
    while seat < len(state.souls):
        points.append(_standing(state, seat, far))
        seat += 1
    return softmax(points, _TEMPERATURE_FOR_TWO if len(points) == 2 else 1.0)


def _standing(state: MeaCulpaState, seat: i64, far: float) -> float:
    counted = _features(state, seat)
    total: float = 0.0
    kind: i64 = 0
    while kind < _KINDS:
        total += counted[kind] * (_NEAR[kind] + (_FAR[kind] - _NEAR[kind]) * far)
        kind += 1
    return total


def _features(state: MeaCulpaState, seat: i64) -> vec[float]:
    found = vec[float]([0.0] * _KINDS)
    found[0] = float(state.souls[seat])
    _count_letters(state, seat, found)
    if state.finished == 0:
        found[4] = _letters_due(state, seat, 0)
    found[5] = _letters_due(state, seat, 1)
    found[6] = float(state.taler[seat])
    if state.taler[seat] > _USEFUL_TALER:
        found[6] = float(_USEFUL_TALER)
    good: i64 = 0
    while good < 4:
        found[7] += float(state.goods[4 * seat + good] * state.figures.sell[good])
        good += 1
    found[8] = float(state.sins[3 * seat] + state.sins[3 * seat + 1] + state.sins[3 * seat + 2])
    return found


def _count_letters(state: MeaCulpaState, seat: i64, found: vec[float]) -> None:
    """M10: count sets, the rest, and how much of the next set is there."""
    found[1] = float(souls.lift_of(state, seat))
    sets: i64 = souls.sets_of(state, seat)
    colour: i64 = 0
    while colour < 4:
        letters: i64 = state.letters[4 * seat + colour]
        if letters > sets:
            found[2] += 1.0
            if colour == YELLOW:
                found[3] = 1.0
        colour += 1


def _letters_due(state: MeaCulpaState, seat: i64, compartment: i64) -> float:
    """Return the Letters that one compartment of the chests would bring if it were
    evaluated now.
    """
    due: float = 0.0
    category: i64 = 0
    while category < 3:
        biggest: i64 = chests.biggest_donor(state, category, compartment, NOBODY)
        second: i64 = NOBODY
        if biggest >= 0:
            second = chests.biggest_donor(state, category, compartment, biggest)
        if seat == second:
            due += _SECOND
        elif seat == biggest:
            due += _BIGGEST if second >= 0 else _ALONE
        category += 1
    return due
