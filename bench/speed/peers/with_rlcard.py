"""RLCard's games: written in Python, with an observation and the legal actions for each
decision.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import rlcard
from serving import rate, serve

NAMES = ("bridge", "uno", "limit-holdem", "gin-rummy")


def games(name: str) -> Callable[[], int]:
    table = rlcard.make(name, config={"seed": 1})
    chooser = random.Random(1)

    def portion() -> int:
        decisions = 0
        state, _ = table.reset()
        while not table.is_over():
            state, _ = table.step(chooser.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return portion


if __name__ == "__main__":
    serve(["rlcard"], {f"learners: {name}": rate(games(name)) for name in NAMES})
