"""Compares decisions per second inside search with OpenSpiel's own information-set search written
in C++, in one run on one core.

    make bench-search

Both use plain search: a new world for every simulation, trees, random rollouts to the end. Theirs
plays its own trick-taking games, ours Indulgence and Tolerance. Two tables: at the first decision
of a game, and at all decisions of random games; near the end a simulation is short, and the cost of
starting one weighs more. Each round measures every row once, one after the other; the tables show
medians.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version

import pyspiel

from simony import build
from simony.bots.search.config import PLAIN
from simony.bots.search.search import Search
from simony.core.contract import Game, View
from simony.core.rng import Rng
from simony.registry import open_game

ROUNDS = 9
SLICE = 0.5
"""Approximate seconds per row and round, of processor time, because the machine may be shared."""
SIMULATIONS = 1000
PEERS = ("euchre", "oh_hell")
OURS = (("indulgence", 4), ("tolerance", 4))


def theirs(key: str, first_only: bool) -> Callable[[], tuple[float, float]]:
    """Simulations and decisions per second of OpenSpiel's search, on positions of random games."""
    game = pyspiel.load_game(key)
    bot = pyspiel.ISMCTSBot(
        1,
        pyspiel.RandomRolloutEvaluator(1, 1),
        2.0,
        SIMULATIONS,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )
    chooser = random.Random(key)
    positions = _their_positions(game, chooser, first_only)

    def run() -> tuple[float, float]:
        simulations, decisions, spent = 0, 0.0, 0.0
        while spent < SLICE:
            state, left = next(positions)
            begin = time.process_time()
            bot.step(state)
            spent += time.process_time() - begin
            simulations += SIMULATIONS
            decisions += SIMULATIONS * left
        return simulations / spent, decisions / spent

    return run


def _their_positions(
    game: pyspiel.Game, chooser: random.Random, first_only: bool
) -> Iterator[tuple[pyspiel.State, float]]:
    """Positions of random games in which there is a choice, each with how many decisions are left
    in them on average.
    """
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node() and len(state.legal_actions()) > 1:
                yield (
                    state.clone(),
                    statistics.mean(_decisions_left(state.clone(), chooser) for _ in range(10)),
                )
                if first_only:
                    break
            _their_step(state, chooser)


def _decisions_left(state: pyspiel.State, chooser: random.Random) -> int:
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        _their_step(state, chooser)
    return decisions


def _their_step(state: pyspiel.State, chooser: random.Random) -> None:
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chooser.choices(actions, weights)[0])
    else:
        state.apply_action(chooser.choice(state.legal_actions()))


def ours(key: str, seats: int, first_only: bool) -> Callable[[], tuple[float, float]]:
    """Simulations and decisions per second of our search."""
    game = open_game(key, seats)
    search, rng = Search(game, PLAIN), Rng(key)
    views = _our_views(game, Rng(f"views {key}"), first_only)

    def run() -> tuple[float, float]:
        simulations, decisions, spent = 0, 0, 0.0
        while spent < SLICE:
            view = next(views)
            begin = time.process_time()
            search.run(view, rng, SIMULATIONS)
            spent += time.process_time() - begin
            simulations += int(search.iterations)
            decisions += int(search.decisions)
        return simulations / spent, decisions / spent

    return run


def _our_views(game: Game, rng: Rng, first_only: bool) -> Iterator[View]:
    """Yield the views of seats that have a choice in random games."""
    while True:
        state = game.new()
        while not state.over():
            seat = int(state.seat_to_act())
            if seat < 0:
                state.apply_chance(state.draw(rng))
                continue
            legal = state.legal(seat)
            if len(legal) > 1:
                yield state.view(seat)
                if first_only:
                    break
            state.apply(seat, legal[rng.below(len(legal))])


def main() -> None:
    print(f"simony {build()}, OpenSpiel {version('open_spiel')}, Python {sys.version.split()[0]}")
    print(
        f"{SIMULATIONS} simulations per decision, medians of {ROUNDS} interleaved rounds, one core"
    )
    for title, first_only in (
        ("at the first decision", True),
        ("at all decisions of random games", False),
    ):
        print(f"\n{title}")
        _measure(first_only)


def _measure(first_only: bool) -> None:
    rows = {f"OpenSpiel {key}": theirs(key, first_only) for key in PEERS}
    rows |= {f"Simony {key} of {seats}": ours(key, seats, first_only) for key, seats in OURS}
    figures: dict[str, list[tuple[float, float]]] = {name: [] for name in rows}
    for _ in range(ROUNDS):
        for name, run in rows.items():
            figures[name].append(run())
    for name, found in figures.items():
        simulations, decisions = (statistics.median(column) for column in zip(*found, strict=True))
        ratios = [
            statistics.median(
                one[1] / other[1]
                for one, other in zip(found, figures[f"OpenSpiel {peer}"], strict=True)
            )
            for peer in PEERS
        ]
        compared = "   ".join(
            f"{ratio:5.2f} × {peer}" for ratio, peer in zip(ratios, PEERS, strict=True)
        )
        print(
            f"{name:24s} {simulations:10,.0f} simulations/s "
            f"{decisions:12,.0f} decisions/s   {compared}"
        )


if __name__ == "__main__":
    main()
