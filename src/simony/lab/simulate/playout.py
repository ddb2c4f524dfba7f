"""The simulator's inner loop."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from simony.bots.bot import search_limits
from simony.bots.levels import PRIEST, RANDOM, overlooking_action, plays_at_random, searches
from simony.bots.search.config import DEFAULT_CONFIG
from simony.bots.search.search import Search
from simony.core.contract import Game, State
from simony.core.event import Event
from simony.core.rng import Rng

_HASH_MASK: Final = (1 << 40) - 1
_HASH_FACTOR: Final = 1000003  # 40 bits times 20 bits stay within an i64


@final
class Playout:
    """Plays games to the end with one bot per seat, and hashes every action and outcome."""

    def __init__(self, game: Game, levels: list[int], iterations: int = 0) -> None:
        """Searching bots spend `iterations` on a decision; 0: the budget of their level."""
        self.game: Final = game
        self.levels: Final[vec[i64]] = vec[i64](levels)
        self.buffer: Final[vec[i64]] = vec[i64]([0] * game.max_legal)
        self.search: Final = Search(game, DEFAULT_CONFIG)
        self.iterations: Final[vec[i64]] = vec[i64](
            [search_limits(game, level, iterations)[0] for level in levels]
        )
        self.decisions: i64 = 0
        self.hash: i64 = 0

    def run(self, state: State, rng: Rng) -> None:
        """Play `state` to its end; `decisions` and `hash` are those of this game."""
        game = self.game
        levels = self.levels
        buffer = self.buffer
        hash_: i64 = 0
        decisions: i64 = 0
        while True:
            seat: i64 = state.seat_to_act()
            if seat >= 0:
                action: i64
                level: i64 = levels[seat]
                # What `choose` does for these two; calling it made random games 2 to 4 % longer.
                if level == RANDOM:
                    action = state.random_action(seat, rng, buffer)
                elif level == PRIEST:
                    action = game.suggest(state, seat, rng)
                else:
                    action = self.choose(state, seat, rng)
                state.apply(seat, action)
                hash_ = (hash_ * _HASH_FACTOR + action * 16 + seat + 1) & _HASH_MASK
                decisions += 1
            elif state.over():
                break
            else:
                outcome = state.draw(rng)
                state.apply_chance(outcome)
                for number in outcome:
                    part: i64 = number
                    hash_ = (hash_ * _HASH_FACTOR + (part & _HASH_MASK)) & _HASH_MASK
        self.decisions = decisions
        self.hash = hash_

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """Decide as `Bot.decide` does, without making a view unless it is searched.

        Conformance holds every game to suggesting only from what the seat knows.
        """
        level: i64 = self.levels[seat]
        if plays_at_random(level, rng):
            return state.random_action(seat, rng, self.buffer)
        if level != PRIEST:  # a priest overlooks nothing: listing the actions would only take time
            overlooking: i64 = overlooking_action(self.game, level, state.legal(seat), rng)
            if overlooking >= 0:
                return overlooking
        if searches(level):
            return self.search.run(state.view(seat), rng, self.iterations[seat])[0].action
        return self.game.suggest(state, seat, rng)

    # The same move by move, for recorded games. `run` has it in one loop, which is twice as fast
    # without events.

    def begin(self) -> None:
        self.decisions = 0
        self.hash = 0

    def act(self, state: State, seat: i64, action: i64, out: list[Event]) -> None:
        state.apply(seat, action, out)
        self.hash = (self.hash * _HASH_FACTOR + action * 16 + seat + 1) & _HASH_MASK
        self.decisions += 1

    def apply_chance(self, state: State, rng: Rng, out: list[Event]) -> None:
        outcome = state.draw(rng)
        state.apply_chance(outcome, out)
        for number in outcome:
            part: i64 = number
            self.hash = (self.hash * _HASH_FACTOR + (part & _HASH_MASK)) & _HASH_MASK


class Chunk:
    """Totals of a chunk of games: sums by seat, and one hash per game, in order."""

    def __init__(
        self,
        games: int,
        decisions: int,
        wins: list[float],
        scores: list[int],
        square_scores: list[int],
        hashes: list[int],
    ) -> None:
        self.games = games
        self.decisions = decisions
        self.wins = wins
        self.scores = scores
        self.square_scores = square_scores
        self.hashes = hashes

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Chunk, (
            self.games,
            self.decisions,
            self.wins,
            self.scores,
            self.square_scores,
            self.hashes,
        )

    def add(self, state: State, decisions: i64, hash_: i64) -> None:
        self.games += 1
        self.decisions += decisions
        self.hashes.append(hash_)
        places = state.places()
        scores = state.scores()
        shared = 1.0 / places.count(1)
        for seat in range(len(places)):
            if places[seat] == 1:
                self.wins[seat] += shared
            self.scores[seat] += scores[seat]
            self.square_scores[seat] += scores[seat] * scores[seat]


def empty_chunk(seats: int) -> Chunk:
    return Chunk(0, 0, [0.0] * seats, [0] * seats, [0] * seats, [])


def play_games(game: Game, levels: list[int], seed: str, first: int, count: int) -> Chunk:
    """Play `count` games from number `first` on.

    Each has its own random stream, so that it is the same in whatever chunk it is played.
    """
    playout = Playout(game, levels)
    chunk = empty_chunk(game.seats)
    base = Rng(seed)
    rng = Rng(seed)
    for number in range(first, first + count):
        state = game.new()
        rng.become_stream(base, number)
        playout.run(state, rng)
        chunk.add(state, playout.decisions, playout.hash)
    return chunk
