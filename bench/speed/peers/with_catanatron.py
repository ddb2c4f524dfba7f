"""Catanatron: whole games of four random players."""

from __future__ import annotations

import random
from typing import Any

from catanatron import Color, Game, RandomPlayer
from serving import rate, serve


def game() -> int:
    decisions = 0

    def decide(_player: object, _game: object, actions: list[Any]) -> Any:  # noqa: ANN401  # Catanatron has no types
        nonlocal decisions
        decisions += 1
        return actions[random.randrange(len(actions))]

    Game(
        [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
    ).play(decide_fn=decide)
    return decisions


if __name__ == "__main__":
    random.seed(1)
    serve(["catanatron"], {"rules: Catan of 4": rate(game)})
