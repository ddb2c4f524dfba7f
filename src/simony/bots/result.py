"""What a result is worth to a seat: winning first, then the place, then the margin."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PLACE: Final = 0.05
MARGIN: Final = 0.05
"""What the best place and the largest margin add to a win, which counts 1: so little that a win shared by eight is worth more."""


def win_share(places: list[int], seat: i64) -> float:
    """1 for a win, a part of it for a shared one."""
    return 1.0 / places.count(1) if places[seat] == 1 else 0.0


def worth(places: list[int], scores: list[int], seat: i64) -> float:
    """What a result is worth: winning first, then the place, then by how much one is ahead of the best of the others."""
    mine = scores[seat]
    best = max([score for other, score in enumerate(scores) if other != seat])
    place = float(len(places) - places[seat]) / float(len(places) - 1)
    margin = float(mine - best) / float(abs(mine) + abs(best) + 1)
    return win_share(places, seat) + PLACE * place + MARGIN * margin
