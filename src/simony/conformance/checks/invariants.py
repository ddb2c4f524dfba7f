"""What holds in every game: pieces are conserved, games end, scores and places fit."""

from __future__ import annotations

from collections.abc import Sequence

from simony.conformance.playthrough import Spot, fail, replayed, walk
from simony.core.contract import DOUBLED, LOST, Game
from simony.core.rng import Rng


def conservation(game: Game, seeds: Sequence[int]) -> None:
    """At every moment all pieces are somewhere, and none is in two places."""
    count = len(game.new().pieces())
    for seed in seeds:
        one = walk(game, seed)
        for spot in replayed(one, range(len(one.entries) + 1)):
            _whole(spot, spot.state.pieces(), count)


def _whole(spot: Spot, places: list[int], count: int) -> None:
    if len(places) != count:
        spot.fail(f"pieces() has {len(places)} pieces; at the start it had {count}")
    for wrong, word in ((LOST, "lost"), (DOUBLED, "in two places")):
        if wrong in places:
            spot.fail(
                f"pieces {[piece for piece, place in enumerate(places) if place == wrong]} are {word}"
            )


def ends(game: Game, seeds: Sequence[int]) -> None:
    """Every game ends within ``max_actions``, however it is played: at random, by suggestion,
    always by the first choice or the last.
    """
    for seed in seeds:
        one = walk(game, seed)
        if not one.ended:
            next(replayed(one, [len(one.entries)])).fail(
                f"the game goes on after max_actions = {game.max_actions} entries"
            )
    for choice in (0, -1):
        _stubborn(game, choice)


def _stubborn(game: Game, choice: int) -> None:
    state, rng = game.new(), Rng(choice)
    for _ in range(game.max_actions):
        if state.over():
            return
        seats = state.pending_seats()
        if seats:
            state.apply(seats[choice], state.legal(seats[choice])[choice])
        else:
            state.apply_chance(state.draw(rng))
    if not state.over():
        taken = "first" if choice == 0 else "last"
        problem = f"the game goes on after max_actions = {game.max_actions} entries if everybody always takes the {taken} choice"
        fail(game, problem)


def places(game: Game, seeds: Sequence[int]) -> None:
    """At every moment each seat has a score and a place; the best place is 1, and ties share the
    better place.
    """
    for seed in seeds:
        one = walk(game, seed)
        for spot in replayed(one, range(len(one.entries) + 1)):
            _places(spot, spot.state.scores(), spot.state.places())


def _places(spot: Spot, scores: list[int], ranks: list[int]) -> None:
    if len(scores) != spot.game.seats or len(ranks) != spot.game.seats:
        spot.fail(
            f"scores() and places() must have a number for each of {spot.game.seats} seats, not {scores} and {ranks}"
        )
    right = [1 + sum(other < rank for other in ranks) for rank in ranks]
    if ranks != right:
        spot.fail(
            f"places() gives {ranks}: the best place is 1, and a place is one more than the number of seats ahead, so {right}"
        )
