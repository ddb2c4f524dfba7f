"""Decisions a second with observations, beside PettingZoo's own classic environments and RLCard, in one run on one core.

    make bench-adapters

Everywhere an observation with a mask of the legal actions is made for each decision, and one of these is taken at random; picking it is
counted too. Each round measures every row once, one after the other; the table shows medians over the rounds, of processor time.
"""

from __future__ import annotations

import os
import random
import statistics
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
import rlcard
from pettingzoo import make

from simony import build
from simony.adapters.pettingzoo import env
from simony.adapters.vector import SimonyVectorEnv

ROUNDS = 9
SLICE = 0.4
"""Seconds a row and round, about: of processor time, because the machine may be shared."""
TABLES = 256
PEERS = ("hanabi-v5", "leduc_holdem-v4", "connect_four-v3")
FIRST = "PettingZoo hanabi-v5"
AT_TABLES = (("indulgence", 4), ("dogma", 5), ("tolerance", 4), ("mea_culpa", 4))


def one_at_a_time(table: Any) -> Callable[[], float]:  # noqa: ANN401  # PettingZoo has no types
    """A PettingZoo environment, as its documentation has it played."""
    chooser = random.Random(1)
    table.reset(seed=1)

    def run() -> float:
        decisions, begin = 0, time.process_time()
        while time.process_time() - begin < SLICE:
            for _ in range(20):
                observation, _, terminated, truncated, info = table.last()
                if terminated or truncated:
                    table.reset()
                    continue
                mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
                table.step(chooser.choice(np.flatnonzero(mask).tolist()))
                decisions += 1
        return decisions / (time.process_time() - begin)

    return run


def rlcard_bridge() -> Callable[[], float]:
    table = rlcard.make("bridge", config={"seed": 1})
    chooser = random.Random(1)

    def run() -> float:
        decisions, begin = 0, time.process_time()
        while time.process_time() - begin < SLICE:
            state, _ = table.reset()
            while not table.is_over():
                state, _ = table.step(chooser.choice(list(state["legal_actions"])))
                decisions += 1
        return decisions / (time.process_time() - begin)

    return run


def many(key: str, seats: int, bots: str | None) -> Callable[[], float]:
    """Many of our games at once: decisions that were asked from outside."""
    table = SimonyVectorEnv(key, TABLES, seats, bots=bots)
    chance = np.random.default_rng(1)
    seen = table.reset(seed=1)[0]

    def run() -> float:
        nonlocal seen
        decisions, begin = 0, time.process_time()
        while time.process_time() - begin < SLICE:
            mask = seen["action_mask"]
            seen = table.step((mask * chance.random(mask.shape[1], np.float32)).argmax(1))[0]
            decisions += TABLES
        return decisions / (time.process_time() - begin)

    return run


def main() -> None:
    rows = {f"PettingZoo {name}": one_at_a_time(make("aec", f"classic/{name}")) for name in PEERS}
    rows["RLCard bridge"] = rlcard_bridge()
    for key, seats in AT_TABLES:
        rows[f"Simony {key} of {seats}, PettingZoo"] = one_at_a_time(env(key, seats))
    for key, seats in AT_TABLES:
        rows[f"Simony {key} of {seats}, {TABLES} at once"] = many(key, seats, None)
    rows[f"Simony indulgence of 4, {TABLES} at once, random bots"] = many("indulgence", 4, "random")
    rows[f"Simony indulgence of 4, {TABLES} at once, priests"] = many("indulgence", 4, "priest")
    figures: dict[str, list[float]] = {name: [] for name in rows}
    for _ in range(ROUNDS):
        for name, run in rows.items():
            figures[name].append(run())
    print(f"simony {build()}, PettingZoo {version('pettingzoo')}, RLCard {version('rlcard')}, Python {sys.version.split()[0]}")
    print(f"decisions a second with observations, medians of {ROUNDS} interleaved rounds, one core")
    for name, found in figures.items():
        ratio = statistics.median(one / other for one, other in zip(found, figures[FIRST], strict=True))
        print(f"{name:52s} {statistics.median(found):12,.0f}   {ratio:7.1f} × {FIRST}")


if __name__ == "__main__":
    main()
