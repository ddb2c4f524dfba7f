"""Measures how fair a game is: win shares among heuristic players, as tables for docs/balance.

    python bench/balance/win_shares.py tolerance|mea_culpa [--games 50000]
        [--house-rules FILE]

Every seat plays by the heuristics. A share is divided by the fair one, an equal part of every game:
1.00 is fair. The seed is fixed, so every run gives the same tables. Needs nothing but simony.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from simony.core.contract import State
from simony.core.rng import Rng
from simony.games.mea_culpa.rules.actions import BONUS, MOVE_STONE, PICK
from simony.games.mea_culpa.rules.figures import BONUSES, CHARACTERS
from simony.games.tolerance.rules.figures import ROLE_KEYS
from simony.games.tolerance.view.view import ToleranceView
from simony.lab.simulate.simulation import Z95
from simony.registry import open_game

CHUNK = 500
SEED = "balance"

Options = dict[str, str | int | bool]


@dataclass(frozen=True)
class Finished:
    """A finished game: its final state, and all moves in order."""

    state: State
    moves: list[tuple[int, int]]


Named = Callable[[Finished], list[tuple[int, str]]]
"""Returns seats with the names to compare, such as seat or role; several per seat, or none."""

Sums = dict[str, tuple[int, float, float, int]]
"""For each name: number of occurrences, wins, squares of wins (a shared win counts as a fraction),
points.
"""


def by_seat(game: Finished) -> list[tuple[int, str]]:
    return [(seat, f"seat {seat + 1}") for seat in range(len(game.state.places()))]


def by_role(game: Finished) -> list[tuple[int, str]]:
    view = game.state.view(0)  # at the end every role lies open
    assert isinstance(view, ToleranceView)
    return [(seat, ROLE_KEYS[number]) for seat, number in enumerate(view.roles)]


def by_bonus(game: Finished) -> list[tuple[int, str]]:
    return [
        (seat, BONUSES[action - BONUS]) for seat, action in game.moves if BONUS <= action < PICK
    ]


def by_character(game: Finished) -> list[tuple[int, str]]:
    """Return every character that was picked out of several."""
    return [
        (seat, CHARACTERS[action - PICK])
        for seat, action in game.moves
        if PICK <= action < MOVE_STONE
    ]


NO_ACTIONS = range(0)
TABLES: dict[str, list[tuple[str, Options, Named, range]]] = {
    "tolerance": [
        ("Roles, dealt at random", {"roles": "random"}, by_role, NO_ACTIONS),
        ("Seats, all Bertram", {}, by_seat, NO_ACTIONS),
    ],
    "mea_culpa": [
        ("Seats", {}, by_seat, NO_ACTIONS),
        ("Bonuses, picked at random", {}, by_bonus, range(BONUS, PICK)),
        ("Characters, picked at random", {}, by_character, range(PICK, MOVE_STONE)),
    ],
}
"""The comparisons, and the actions made at random for them: what players choose says more about the
chooser than about the choice.
"""
SEATS = {"tolerance": (3, 4, 5), "mea_culpa": (2, 3, 4)}

Task = tuple[str, int, Options, Path | None, Named, range, int, int]


def play(task: Task) -> Sums:
    """Play a chunk of games, each with its own random stream."""
    key, seats, options, house, named, randomized, first, count = task
    game = open_game(key, seats, options, house)
    base, rng = Rng(SEED), Rng(SEED)
    sums: Sums = {}
    for number in range(first, first + count):
        state = game.new()
        rng.become_stream(base, number)
        moves: list[tuple[int, int]] = []
        while not state.over():
            seat = state.seat_to_act()
            if seat < 0:
                state.apply_chance(state.draw(rng))
                continue
            legal = state.legal(seat) if randomized else []
            action = (
                legal[rng.below(len(legal))]
                if legal and legal[0] in randomized
                else game.suggest(state, seat, rng)
            )
            moves.append((seat, action))
            state.apply(seat, action)
        places, scores = state.places(), state.scores()
        part = 1 / places.count(1)
        for seat, name in named(Finished(state, moves)):
            won = part if places[seat] == 1 else 0.0
            merge(sums, {name: (1, won, won * won, scores[seat])})
    return sums


def merge(total: Sums, more: Sums) -> None:
    for name, (seats, wins, squares, points) in more.items():
        had = total.get(name, (0, 0.0, 0.0, 0))
        total[name] = (had[0] + seats, had[1] + wins, had[2] + squares, had[3] + points)


def rows(sums: Sums, fair: float) -> Iterator[str]:
    for name, (seats, wins, squares, points) in sorted(
        sums.items(), key=lambda each: -each[1][1] / each[1][0]
    ):
        share = wins / seats
        half = Z95 * math.sqrt(max(0.0, squares / seats - share * share) / seats)
        yield (
            f"| {name} | {seats:,} | {100 * share:.1f} % "
            f"| {share / fair:.2f} ± {half / fair:.2f} | {points / seats:.1f} |"
        )


def main(key: str, games: int, house: Path | None, jobs: int) -> None:
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for title, options, named, randomized in TABLES[key]:
            for seats in SEATS[key]:
                tasks: list[Task] = [
                    (
                        key,
                        seats,
                        options,
                        house,
                        named,
                        randomized,
                        first,
                        min(CHUNK, games - first),
                    )
                    for first in range(0, games, CHUNK)
                ]
                total: Sums = {}
                for sums in pool.imap(play, tasks):
                    merge(total, sums)
                print(f"\n{title}: {seats} players, {games:,} games\n")
                print(
                    "| who | played | wins | of a fair share | points |\n|---|---:|---:|---:|---:|"
                )
                print("\n".join(rows(total, 1 / seats)), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=TABLES)
    parser.add_argument("--games", type=int, default=50_000)
    parser.add_argument("--house-rules", type=Path)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    main(arguments.game, arguments.games, arguments.house_rules, arguments.jobs)
