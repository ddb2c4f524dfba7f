"""Why a search would do what it would do, in one sentence: what sets its choice apart from the next best.

Games are won first, so shares of wins come first; where those are alike, points of the one who asks, and then of the others. Where nothing
sets it apart, the search did what a player naturally does, and says so. Where it mixes, no choice is the best alone: then it says how often
this one is right.
"""

from __future__ import annotations

import math

from simony.bots.opinion import Opinion
from simony.core.text import SeatName, Text

WINS = 0.03
"""A smaller difference in the share of wins is not worth a word."""
POINTS = 0.5
"""Nor is one of less than half a point."""
FEW = 8
"""Fewer games tell nothing."""
Z = 1.96
_PERCENT = 100.0
_SURE, _LIKELY = 2.6, 1.3


def why(opinions: list[Opinion], viewer: int) -> Text:
    """One sentence about the first of `opinions`, which are those of one search, the best first."""
    if len(opinions) < 2:
        return Text("why-only")
    best = opinions[0]
    if best.visits < FEW:
        return Text("why-habit")
    if 0.0 < best.often < 1.0:
        return Text("why-mixed", often=_percent(best.often), percent=_percent(best.wins))
    next_best = max(opinions[1:], key=lambda each: (each.visits >= best.visits // 2, each.value))
    gap = best.wins - next_best.wins
    if gap >= WINS:
        return Text("why-wins", percent=_percent(best.wins), other=_percent(next_best.wins), sure=_sureness(best, next_best))
    if gap > -WINS:
        points = _points(best, next_best, viewer)
        if points is not None:
            return points
    return Text("why-unread" if best.often > 0.0 else "why-natural", percent=_percent(best.wins))


def _points(best: Opinion, next_best: Opinion, viewer: int) -> Text | None:
    """Whose points it changes most: one's own more, or another's less."""
    ahead = [one - other for one, other in zip(best.scores, next_best.scores, strict=True)]
    mine = ahead[viewer]
    others = [(-change, seat) for seat, change in enumerate(ahead) if seat != viewer]
    cost, whose = max(others)
    if mine >= POINTS and mine >= cost:
        return Text("why-points", points=round(mine))
    if cost >= POINTS:
        return Text("why-costs", who=SeatName(whose), points=round(cost))
    return None


def _sureness(best: Opinion, other: Opinion) -> str:
    """How sure it is that the one is better: in standard errors of what they are worth."""
    error = math.hypot(best.error, other.error)
    apart = (best.value - other.value) / error if error > 0 else math.inf
    return "sure" if apart > _SURE else "likely" if apart > _LIKELY else "open"


def _percent(share: float) -> int:
    return round(share * _PERCENT)


def interval(wins: float, visits: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if visits == 0:
        return 0.0, 1.0
    centre = wins + Z * Z / (2 * visits)
    reach = Z * math.sqrt(max(0.0, wins * (1 - wins)) / visits + Z * Z / (4 * visits * visits))
    size = 1 + Z * Z / visits
    return max(0.0, (centre - reach) / size), min(1.0, (centre + reach) / size)
