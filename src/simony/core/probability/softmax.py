"""What a lead is worth while there is more to come."""

# Compiled with mypyc.

from __future__ import annotations

import math


def softmax(points: list[float], temperature: float) -> list[float]:
    """How likely each wins, by points as they stand: a lead of `doubt` makes one 2.7 times as
    likely to win as another.
    """
    most = max(points)
    odds = [math.exp((each - most) / temperature) for each in points]
    total = math.fsum(odds)
    return [each / total for each in odds]
