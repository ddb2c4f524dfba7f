"""Our games: random ones by the rules alone, and with an observation for each decision, one table
at a time or many at once.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from serving import rate, serve
from stepping import one_at_a_time

from simony.adapters.pettingzoo import env
from simony.adapters.vector import SimonyVectorEnv
from simony.bots.levels import LEVELS, PRIEST, RANDOM
from simony.lab.simulate.playout import play_games
from simony.registry import open_game

TABLES = 256
USUAL = {"Indulgence": 4, "Dogma": 4, "Tolerance": 4, "Mea Culpa": 4}


def key_of(name: str) -> str:
    return name.lower().replace(" ", "_")


def games(name: str, bot: int) -> Callable[[], int]:
    game = open_game(key_of(name), USUAL[name])
    number = 0

    def portion() -> int:
        nonlocal number
        number += 10
        return play_games(game, [bot] * game.seats, "bench", number, 10).decisions

    return portion


def many(name: str, bots: str | None = None) -> Callable[[], int]:
    """Decisions asked from outside, random ones; those of bots are not counted. Observations are
    copied, as they are by default.
    """
    tables = SimonyVectorEnv(key_of(name), TABLES, USUAL[name], bots=bots)
    tables.reset(seed=1)

    def portion() -> int:
        tables.step(tables.random_actions())
        return TABLES

    return portion


if __name__ == "__main__":
    rows = {f"rules: {name}": rate(games(name, RANDOM)) for name in USUAL}
    rows |= {
        f"rules: {name}, heuristics against each other": rate(games(name, PRIEST)) for name in USUAL
    }
    rows |= {f"learners: {name}, {TABLES} at once": rate(many(name)) for name in USUAL}
    rows["learners: Indulgence, 256 at once, against priests"] = rate(
        many("Indulgence", LEVELS[PRIEST])
    )
    rows |= {
        f"learners: {name}, through PettingZoo": rate(
            one_at_a_time(env(key_of(name), USUAL[name]), random.Random(1))
        )
        for name in USUAL
    }
    serve(["simony"], rows)
