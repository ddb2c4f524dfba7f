"""Steps a PettingZoo environment as its documentation does."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np

STEPS = 20


def one_at_a_time(table: Any, chooser: random.Random) -> Callable[[], int]:  # noqa: ANN401  # PettingZoo has no types
    table.reset(seed=1)

    def portion() -> int:
        decisions = 0
        for _ in range(STEPS):
            observation, _, terminated, truncated, info = table.last()
            if terminated or truncated:
                table.reset()
                continue
            mask = (
                observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            )
            table.step(chooser.choice(np.flatnonzero(mask).tolist()))
            decisions += 1
        return decisions

    return portion
