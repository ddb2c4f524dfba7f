"""The value of a result for a seat: winning first, then the place, then the margin."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PLACE_WEIGHT: Final = 0.05
MARGIN_WEIGHT: Final = 0.05
"""The bonus for the best place and for the largest margin; a win counts 1. They are so small that a
win shared by eight is worth more than both.
"""


def win_share(places: list[int], seat: i64) -> float:
    """Return 1 for a win, a fraction for a shared win."""
    if places[seat] != 1:
        return 0.0
    winners: i64 = 0
    for place in places:
        if place == 1:
            winners += 1
    return 1.0 / float(winners)


def outcome_value(places: list[int], scores: list[int], seat: i64) -> float:
    """Return the value of a result: winning, then the place, then the margin over the best of the
    others.
    """
    mine: i64 = scores[seat]
    best: i64 = _best_of_others(scores, seat)
    place: float = float(len(places) - places[seat]) / float(len(places) - 1)
    margin: float = float(mine - best) / (abs(float(mine)) + abs(float(best)) + 1.0)
    return win_share(places, seat) + PLACE_WEIGHT * place + MARGIN_WEIGHT * margin


def _best_of_others(scores: list[int], seat: i64) -> i64:
    """Return the best score of the others.

    A loop, not `max` of a list: with `max`, this took 6 % of the instructions of plain search in
    Tolerance.
    """
    other: i64 = 0
    if seat == 0:
        other = 1
    best: i64 = scores[other]
    while other < len(scores):
        score: i64 = scores[other]
        if score > best and other != seat:
            best = score
        other += 1
    return best
