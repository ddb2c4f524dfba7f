"""Measures what a search wins that sees all cards: the limit that luck sets, a baseline for
docs/bots.md.

    python bench/strength/perfect_information.py tolerance
        [--bots flat/iterations=200,priest] [--games 200] [--file FILE]

It is the same search with the same budget and the same deals as in `simony arena`, but every
sampled world is the true one. It still does not know later chance. Games in FILE are not played
again.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from simony.core.contract import Game, State, View
from simony.core.rng import Rng
from simony.lab.arena.arena import run_match
from simony.lab.arena.level_ladder import markdown
from simony.lab.arena.match import make_match
from simony.registry import open_game


class OpenCards(Game):
    """A wrapper in which `sample` returns the true state of the last game begun.

    This does not help heuristics, which use only what their seat knows.
    """

    def __init__(self, inner: Game) -> None:
        super().__init__(
            f"{inner.key}, seen", inner.seats, inner.options, inner.figures, inner.rules_version,
            inner.max_actions, inner.max_legal, inner.action_count, inner.feature_count,
        )  # fmt: skip
        self._inner = inner
        self._truth = inner.new()

    def new(self) -> State:
        self._truth = self._inner.new()
        return self._truth

    def sample(self, view: View, rng: Rng) -> State:  # noqa: ARG002  # nothing is sampled
        return self._truth.copy()

    def suggest(self, state: State, seat: int, rng: Rng) -> int:
        return int(self._inner.suggest(state, seat, rng))

    def win_probabilities(self, state: State) -> list[float]:
        return self._inner.win_probabilities(state)

    def search_budgets(self) -> list[int]:
        return self._inner.search_budgets()

    def unnoticed_action(self, legal: list[int]) -> int:
        return int(self._inner.unnoticed_action(legal))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return OpenCards, (self._inner,)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what a search wins that sees all cards.")
    parser.add_argument("game")
    parser.add_argument(
        "--bots",
        default="flat/iterations=200,priest",
        metavar="BOT,BOT…",
        help="the last named takes the remaining seats",
    )
    parser.add_argument(
        "--players", type=int, help="number of players (default: depends on the game)"
    )
    parser.add_argument("--games", type=int, default=200, metavar="K")
    parser.add_argument("--seed", default="ceiling")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument(
        "--file", type=Path, help="save every game there; run again, the match resumes"
    )
    arguments = parser.parse_args()
    game = OpenCards(open_game(arguments.game, arguments.players))
    match = make_match(game, arguments.bots.split(","), arguments.seed)
    print(
        markdown([run_match(match, arguments.games, jobs=arguments.jobs, file=arguments.file)]),
        end="",
    )


if __name__ == "__main__":
    main()
