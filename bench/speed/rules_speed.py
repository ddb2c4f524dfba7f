"""Compares our speed with OpenSpiel's `hearts`, a four-player trick-taking game of 13 tricks, in
one run on one core.

    make bench-rules

Each round measures every row once, one after the other; the table shows medians over the rounds, so
that a busy machine slows all alike. What is measured on positions is an average over those of
random games, which are longer and know more of each other's cards than games of sensible players:
Dogma's memories are then at their longest.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable

import pyspiel

from simony import build
from simony.bots.levels import PRIEST, RANDOM
from simony.core.contract import Game, State, View
from simony.core.rng import Rng
from simony.lab.simulate.playout import play_games
from simony.registry import open_game

ROUNDS = 15
DOGMA_SEATS = (2, 4, 8)
TOLERANCE_SEATS = (3, 4, 5)
MEA_CULPA_SEATS = (2, 3, 4)
PEER = "OpenSpiel hearts, random playouts"
SLICE = 0.4
"""Approximate seconds per row and round, of processor time, because the machine may be shared."""


def playouts(game: Game) -> Callable[[], float]:
    """Random rollouts through the contract (`legal_into`, `apply`), in decisions per second."""
    number = 0

    def run() -> float:
        nonlocal number
        decisions, begin = 0, time.process_time()
        while time.process_time() - begin < SLICE:
            decisions += play_games(game, [RANDOM] * game.seats, "bench", number, 50).decisions
            number += 50
        return decisions / (time.process_time() - begin)

    return run


def priests(game: Game) -> Callable[[], float]:
    """Games of the heuristics, in decisions per second."""

    def run() -> float:
        decisions, begin = 0, time.process_time()
        while time.process_time() - begin < SLICE:
            decisions += play_games(game, [PRIEST] * game.seats, "bench", decisions, 10).decisions
        return decisions / (time.process_time() - begin)

    return run


def hearts() -> float:
    """Random games of OpenSpiel, in decisions per second; chance is not counted, as with ours."""
    game = pyspiel.load_game("hearts")
    rng = random.Random(1)
    decisions, begin = 0, time.process_time()
    while time.process_time() - begin < SLICE:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                decisions += 1
    return decisions / (time.process_time() - begin)


def positions(game: Game) -> list[State]:
    """Return positions of random games, one in seven."""
    found: list[State] = []
    rng = Rng("positions")
    for _ in range(12):
        state = game.new()
        step = 0
        while not state.over():
            if state.pending() == 0:
                state.apply_chance(state.draw(rng))
                continue
            seat = state.pending_seats()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
            step += 1
            if step % 7 == 0 and not state.over():
                found.append(state.copy())
    return found


def _asked(state: State) -> int:
    return state.pending_seats()[0] if state.pending() else 0


def timed(act: Callable[[State], object], states: list[State]) -> Callable[[], float]:
    """Microseconds per call, over all positions."""

    def run() -> float:
        calls, begin = 0, time.process_time()
        while time.process_time() - begin < SLICE:
            for state in states:
                act(state)
            calls += len(states)
        return (time.process_time() - begin) / calls * 1e6

    return run


Rows = dict[str, tuple[str, Callable[[], float]]]


def indulgence() -> Rows:
    basic = open_game("indulgence", 4)
    expert = open_game("indulgence", 4, {"expert": True})
    rng = Rng("worlds")
    states = positions(expert)
    return {
        "Indulgence, random playouts": ("decisions/s", playouts(basic)),
        "Indulgence expert, random playouts": ("decisions/s", playouts(expert)),
        "Indulgence, heuristic games": ("decisions/s", priests(basic)),
        "  copy()": ("µs", timed(type(states[0]).copy, states)),
        "  view() and sample(), seat to decide": (
            "µs",
            timed(lambda state: expert.sample(state.view(_asked(state)), rng), states),
        ),
        "  view() and sample(), any seat": (
            "µs",
            timed(lambda state: expert.sample(state.view(1), rng), states),
        ),
    }


def dogma() -> Rows:
    rows: Rows = {
        f"Dogma of {seats}, random playouts": ("decisions/s", playouts(open_game("dogma", seats)))
        for seats in DOGMA_SEATS
    }
    rows["Dogma of 4, heuristic games"] = ("decisions/s", priests(open_game("dogma", 4)))
    for seats in DOGMA_SEATS:
        game = open_game("dogma", seats)
        unseen, seen = positions(game), positions(game)
        rows[f"  copy(), {seats} players"] = ("µs", timed(type(unseen[0]).copy, unseen))
        rows[f"  view(), {seats} players"] = ("µs", timed(_look, seen))
        rows[f"  a decision with its view(), {seats} players"] = ("µs", watched(game))
        rows[f"  copy() and first view(), {seats} players"] = (
            "µs",
            timed(lambda state: state.copy().view(_asked(state)), unseen),
        )
        rows[f"  sample(), {seats} players"] = ("µs", sampled(game, seen))
    return rows


def tolerance() -> Rows:
    rows: Rows = {
        f"Tolerance of {seats}, random playouts": (
            "decisions/s",
            playouts(open_game("tolerance", seats)),
        )
        for seats in TOLERANCE_SEATS
    }
    rows["Tolerance of 4, heuristic games"] = ("decisions/s", priests(open_game("tolerance", 4)))
    game = open_game("tolerance", 4, {"roles": "random", "hidden_roles": True})
    states = positions(game)
    rows["  copy(), hidden roles"] = ("µs", timed(type(states[0]).copy, states))
    rows["  view(), hidden roles"] = ("µs", timed(_look, states))
    rows["  sample(), hidden roles"] = ("µs", sampled(game, states))
    return rows


def mea_culpa() -> Rows:
    rows: Rows = {
        f"Mea Culpa of {seats}, random playouts": (
            "decisions/s",
            playouts(open_game("mea_culpa", seats)),
        )
        for seats in MEA_CULPA_SEATS
    }
    rows["Meta Culpa of 4, random playouts"] = (
        "decisions/s",
        playouts(open_game("mea_culpa", 4, {"meta_culpa": True})),
    )
    game = open_game("mea_culpa", 4)
    rows["Mea Culpa of 4, heuristic games"] = ("decisions/s", priests(game))
    states = positions(game)
    rows["  copy(), Mea Culpa of 4"] = ("µs", timed(type(states[0]).copy, states))
    rows["  view(), Mea Culpa of 4"] = ("µs", timed(_look, states))
    rows["  sample(), Mea Culpa of 4"] = ("µs", sampled(game, states))
    return rows


def watched(game: Game) -> Callable[[], float]:
    """Random games in which the deciding seat gets its view first, in microseconds per decision.

    The memory of a view is updated, not made again.
    """
    rng = Rng("watched")

    def run() -> float:
        decisions, begin = 0, time.process_time()
        while time.process_time() - begin < SLICE:
            state = game.new()
            while not state.over():
                if state.pending() == 0:
                    state.apply_chance(state.draw(rng))
                    continue
                legal = _look(state).legal
                state.apply(_asked(state), legal[rng.below(len(legal))])
                decisions += 1
        return (time.process_time() - begin) / decisions * 1e6

    return run


def _look(state: State) -> View:
    return state.view(_asked(state))


def sampled(game: Game, states: list[State]) -> Callable[[], float]:
    """Microseconds per world sampled from an existing view, over all positions."""
    rng = Rng("worlds")
    views = [_look(state) for state in states]

    def run() -> float:
        calls, begin = 0, time.process_time()
        while time.process_time() - begin < SLICE:
            for view in views:
                game.sample(view, rng)
            calls += len(views)
        return (time.process_time() - begin) / calls * 1e6

    return run


def main() -> None:
    rows: Rows = {
        PEER: ("decisions/s", hearts),
        **indulgence(),
        **dogma(),
        **tolerance(),
        **mea_culpa(),
    }
    figures: dict[str, list[float]] = {name: [] for name in rows}
    for _ in range(ROUNDS):
        for name, (_, run) in rows.items():
            figures[name].append(run())
    print(
        f"simony {build()}, Python {sys.version.split()[0]}, medians of {ROUNDS} interleaved rounds"
    )
    for name, (unit, _) in rows.items():
        middle = statistics.median(figures[name])
        if unit == "µs":
            print(f"{name:42s} {middle:12.3f} {unit}")
        else:
            ratio = statistics.median(
                ours / theirs for ours, theirs in zip(figures[name], figures[PEER], strict=True)
            )
            print(f"{name:42s} {middle:12,.0f} {unit}   {ratio:6.1f} × OpenSpiel, round by round")


if __name__ == "__main__":
    main()
