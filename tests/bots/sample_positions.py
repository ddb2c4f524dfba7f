"""Positions from games between priests, and wrappers of games with other heuristics."""

from __future__ import annotations

import time
from collections.abc import Iterator

from positions.indulgence import IndulgencePosition, ending
from simony.core.contract import Game, State, View
from simony.core.rng import Rng
from simony.registry import open_game

GAMES = [("indulgence", 4), ("dogma", 2), ("dogma", 4), ("tolerance", 4), ("mea_culpa", 3)]


def last_trick_but_one() -> IndulgencePosition:
    """A, last to play, wins the game by ducking, and loses it by taking the six."""
    return ending("""
        4 players, B rules hand 12, edict sixes, nobody sins, florins 33 22 33 32
        A holds m1 m7, B holds s1, C holds s2, D holds o2
        rest taken by B, B leads m3, C plays m6, D plays m2
    """)


def decisions(
    key: str, seats: int, every: int, most: int, seed: str = "on the way"
) -> Iterator[tuple[Game, State, View]]:
    """Yield every `every`-th decision of a game between priests, if there is a choice."""
    game = open_game(key, seats)
    state, rng, number = game.new(), Rng(f"{seed} {key} {seats}"), 0
    while not state.over() and most > 0:
        seat = state.seat_to_act()
        if seat < 0:
            state.apply_chance(state.draw(rng))
            continue
        number += 1
        if number % every == 0 and len(state.legal(seat)) > 1:
            most -= 1
            yield game, state, state.view(seat)
        state.apply(seat, game.suggest(state, seat, rng))


class WrappedGame(Game):
    """A wrapper of a game, for tests that change part of it. It counts suggestions."""

    def __init__(self, inner: Game) -> None:
        super().__init__(
            inner.key, inner.seats, inner.options, inner.figures, inner.rules_version,
            inner.max_actions, inner.max_legal, inner.action_count, inner.feature_count,
        )  # fmt: skip
        self.inner = inner
        self.suggestions = 0

    def sample(self, view: View, rng: Rng) -> State:
        return self.inner.sample(view, rng)

    def suggest(self, state: State, seat: int, rng: Rng) -> int:
        self.suggestions += 1
        return self.inner.suggest(state, seat, rng)


class LastActionGame(WrappedGame):
    """A game whose heuristics always suggest the last legal action."""

    def suggest(self, state: State, seat: int, rng: Rng) -> int:  # noqa: ARG002  # nothing is sampled
        return state.legal(seat)[-1]


class SlowGame(WrappedGame):
    """A game whose heuristics take at least half a millisecond per suggestion."""

    def suggest(self, state: State, seat: int, rng: Rng) -> int:
        time.sleep(0.0005)
        return super().suggest(state, seat, rng)
