"""Win probabilities from points, for games that are not over."""

# Compiled with mypyc.

from __future__ import annotations

import math


def softmax(points: list[float], temperature: float) -> list[float]:
    """Return each player's probability of winning, by current points: with a lead of `temperature`
    a player is 2.7 times as likely to win as another.
    """
    most = max(points)
    odds = [math.exp((each - most) / temperature) for each in points]
    total = math.fsum(odds)
    return [each / total for each in odds]
