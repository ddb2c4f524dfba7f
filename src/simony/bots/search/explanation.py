"""One sentence that explains a search's choice: what sets it apart from the next best.

Winning comes first, so win shares are compared first; if they are close, the asking player's
points, then the others'. If nothing sets the choice apart, the search did what a player
naturally does, and the sentence says so. If the search mixes, no single choice is best, and the
sentence says how often this one is right.
"""

from __future__ import annotations

import math

from simony.bots.search.action_stats import ActionStats
from simony.i18n.text import SeatName, Text

MIN_WIN_GAP = 0.03
"""The smallest difference in win shares worth mentioning."""
MIN_POINT_GAP = 0.5
"""The smallest difference in points worth mentioning."""
MIN_VISITS = 8
"""The fewest games that allow a statement."""
Z = 1.96
_PERCENT = 100.0
_SURE_Z, _LIKELY_Z = 2.6, 1.3


def explain_choice(stats: list[ActionStats], viewer: int) -> Text:
    """Return one sentence about the first of `stats`, which come from one search, best first."""
    if len(stats) < 2:
        return Text("why-only")
    best = stats[0]
    if best.visits < MIN_VISITS:
        return Text("why-habit")
    if 0.0 < best.probability < 1.0:
        return Text("why-mixed", often=_percent(best.probability), percent=_percent(best.wins))
    next_best = max(stats[1:], key=lambda each: (each.visits >= best.visits // 2, each.value))
    gap = best.wins - next_best.wins
    if gap >= MIN_WIN_GAP:
        return Text(
            "why-wins",
            percent=_percent(best.wins),
            other=_percent(next_best.wins),
            sure=_confidence(best, next_best),
        )
    if gap > -MIN_WIN_GAP:
        points = _points(best, next_best, viewer)
        if points is not None:
            return points
    return Text(
        "why-unread" if best.probability > 0.0 else "why-natural", percent=_percent(best.wins)
    )


def _points(best: ActionStats, next_best: ActionStats, viewer: int) -> Text | None:
    """Return a sentence about the largest change in points: more for the viewer, or less for
    another.
    """
    ahead = [one - other for one, other in zip(best.scores, next_best.scores, strict=True)]
    mine = ahead[viewer]
    others = [(-change, seat) for seat, change in enumerate(ahead) if seat != viewer]
    cost, whose = max(others)
    if mine >= MIN_POINT_GAP and mine >= cost:
        return Text("why-points", points=round(mine))
    if cost >= MIN_POINT_GAP:
        return Text("why-costs", who=SeatName(whose), points=round(cost))
    return None


def _confidence(best: ActionStats, other: ActionStats) -> str:
    """Return how certain the lead is, measured in standard errors of the values."""
    error = math.hypot(best.standard_error, other.standard_error)
    z = (best.value - other.value) / error if error > 0 else math.inf
    return "sure" if z > _SURE_Z else "likely" if z > _LIKELY_Z else "open"


def _percent(share: float) -> int:
    return round(share * _PERCENT)


def wilson_interval(wins: float, visits: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share."""
    if visits == 0:
        return 0.0, 1.0
    centre = wins + Z * Z / (2 * visits)
    reach = Z * math.sqrt(max(0.0, wins * (1 - wins)) / visits + Z * Z / (4 * visits * visits))
    size = 1 + Z * Z / visits
    return max(0.0, (centre - reach) / size), min(1.0, (centre + reach) / size)
