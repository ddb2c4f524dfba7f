"""Measures the quality of a bot's decisions one by one, for a table of docs/bots.md.

    python bench/strength/decision_quality.py --game indulgence
        --bots flat/belief=4,flat/glance=1/belief=4 --iterations 16,200 --decisions 800

Decisions with more than one action are taken from games among priests. The value of each action is
counted in many worlds that no bot has seen, all actions in the same ones, with the heuristics
playing to the end of the game. This measures decisions far more precisely than matches, which hide
one decision among hundreds; but not what a bot would gain by playing later decisions better than
the heuristics.

With --truth it is counted in the true world, once, up to where the game estimates win
probabilities: that takes more decisions, but favours no way of sampling worlds.
"""

from __future__ import annotations

import argparse
import random
import time
from dataclasses import dataclass, field

from simony.bots.bot_spec import Budget, make_player
from simony.bots.search.config import SearchConfig
from simony.bots.search.outcome_value import win_share
from simony.bots.search.search import Search
from simony.core.contract import Game, State
from simony.core.rng import Rng
from simony.lab.arena.confidence import interval
from simony.registry import open_game

PER_GAME = 4
"""The number of decisions taken from one game, so that they come from different games."""
TRUTH = SearchConfig(worlds_per_belief=4)
UNLIMITED = 10**9
"""A budget that is never reached: nothing is dropped, and every action is tried in every world."""


@dataclass
class Row:
    """One bot with one budget: its gain over the suggestion and its time, by decision."""

    gains: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Measure the quality of a bot's decisions one by one."
    )
    parser.add_argument("--game", required=True)
    parser.add_argument(
        "--players", type=int, help="number of players (default: depends on the game)"
    )
    parser.add_argument(
        "--bots", required=True, metavar="BOT,BOT…", help="the others are compared with the first"
    )
    parser.add_argument(
        "--iterations",
        default="32,200",
        metavar="N,N…",
        help="simulated games per decision (default: 32,200)",
    )
    parser.add_argument("--decisions", type=int, default=800, metavar="K")
    parser.add_argument(
        "--worlds",
        type=int,
        default=500,
        metavar="W",
        help="worlds in which each action is judged (default: 500)",
    )
    parser.add_argument("--truth", action="store_true", help="judge in the true world only")
    parser.add_argument("--seed", default="choices")
    arguments = parser.parse_args()
    game = open_game(arguments.game, arguments.players)
    bots, budgets = (
        arguments.bots.split(","),
        [int(number) for number in arguments.iterations.split(",")],
    )
    rows = {(bot, budget): Row() for budget in budgets for bot in bots}
    for number, state in enumerate(decisions(game, arguments.decisions, arguments.seed)):
        view, seed = state.view(state.seat_to_act()), f"{arguments.seed} {number} worlds"
        worth = (
            true_worth(game, state, seed)
            if arguments.truth
            else judge_actions(game, state, arguments.worlds, seed)
        )
        rng = Rng(f"{arguments.seed} {number}")
        suggested = int(game.suggest(game.sample(view, rng), view.viewer, rng))
        for (bot, budget), row in rows.items():
            seat = make_player(
                game, bot, view.viewer, f"{arguments.seed} {number} {budget}", Budget(0.0, budget)
            )
            begin = time.process_time()
            choice = seat.decide(view)
            row.seconds.append(time.process_time() - begin)
            row.gains.append(worth[choice] - worth[suggested])
    show(game, rows, bots[0], arguments)


def decisions(game: Game, count: int, seed: str) -> list[State]:
    found: list[State] = []
    rng, chooser = Rng(seed), random.Random(seed)
    while len(found) < count:
        state, candidates = game.new(), list[State]()
        while not state.over():
            seat = state.seat_to_act()
            if seat < 0:
                state.apply_chance(state.draw(rng))
                continue
            if len(state.legal(seat)) > 1:
                candidates.append(state.copy())
            state.apply(seat, game.suggest(state, seat, rng))
        found += chooser.sample(candidates, min(PER_GAME, len(candidates)))
    return found[:count]


def judge_actions(game: Game, state: State, worlds: int, seed: str) -> dict[int, float]:
    """Return the share of wins of every action."""
    search = Search(game, TRUTH)
    search.begin(state.view(state.seat_to_act()), Rng(seed), UNLIMITED)
    for _ in range(worlds):
        search.step()
    return {stats.action: stats.wins for stats in search.action_stats()}


def true_worth(game: Game, state: State, seed: str) -> dict[int, float]:
    """Return the share of the win of every action in the true world, with the same later chance."""
    seat = int(state.seat_to_act())
    return {
        action: rollout(game, state.copy(), seat, action, Rng(seed)) for action in state.legal(seat)
    }


def rollout(game: Game, state: State, seat: int, action: int, rng: Rng) -> float:
    state.apply(seat, action)
    while not state.over():
        to_act = state.seat_to_act()
        if to_act >= 0:
            state.apply(to_act, game.suggest(state, to_act, rng))
        elif probabilities := game.win_probabilities(state):
            return probabilities[seat]
        else:
            state.apply_chance(state.draw(rng))
    return win_share(state.places(), seat)


def show(
    game: Game, rows: dict[tuple[str, int], Row], first: str, arguments: argparse.Namespace
) -> None:
    judge = "the true world" if arguments.truth else f"{arguments.worlds} worlds"
    print(
        f"{game.key}, {game.seats} players, {arguments.decisions} decisions, "
        f"{judge}, seed {arguments.seed}\n"
    )
    print(
        "| bot | simulated games | wins more than the suggestion | and more than the first "
        "| ms per decision |\n|---|--:|---|---|--:|"
    )
    for (bot, budget), row in rows.items():
        ahead = [
            one - other for one, other in zip(row.gains, rows[first, budget].gains, strict=True)
        ]
        compared = "–" if bot == first else percent(ahead)
        milliseconds = 1000 * sum(row.seconds) / len(row.seconds)
        print(f"| `{bot}` | {budget:,} | {percent(row.gains)} | {compared} | {milliseconds:.1f} |")


def percent(values: list[float]) -> str:
    low, high = interval(values, -1.0, 1.0)
    return f"{50 * (low + high):+.2f} ± {50 * (high - low):.2f} %"


if __name__ == "__main__":
    main()
