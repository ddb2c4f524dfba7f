"""What holds in every game: pieces are conserved, games end, scores and places fit."""

from __future__ import annotations

from collections.abc import Sequence

from simony.conformance.playthrough import Position, fail, play_through, replay_positions
from simony.core.contract import DOUBLED, LOST, Game
from simony.core.rng import Rng


def conservation(game: Game, seeds: Sequence[int]) -> None:
    """In every position each piece is in exactly one place."""
    count = len(game.new().pieces())
    for seed in seeds:
        playthrough = play_through(game, seed)
        for position in replay_positions(playthrough, range(len(playthrough.entries) + 1)):
            _whole(position, position.state.pieces(), count)


def _whole(position: Position, places: list[int], count: int) -> None:
    if len(places) != count:
        position.fail(f"pieces() has {len(places)} pieces; at the start it had {count}")
    for wrong, word in ((LOST, "lost"), (DOUBLED, "in two places")):
        if wrong in places:
            position.fail(
                f"pieces {[piece for piece, place in enumerate(places) if place == wrong]} are "
                f"{word}"
            )


def ends(game: Game, seeds: Sequence[int]) -> None:
    """Every game ends within ``max_actions`` entries: at random, by suggestion, and by always
    taking the first or the last choice.
    """
    for seed in seeds:
        playthrough = play_through(game, seed)
        if not playthrough.ended:
            next(replay_positions(playthrough, [len(playthrough.entries)])).fail(
                f"the game continues after max_actions = {game.max_actions} entries"
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
        problem = (
            f"the game continues after max_actions = {game.max_actions} entries if every seat "
            f"always takes the {taken} choice"
        )
        fail(game, problem)


def places(game: Game, seeds: Sequence[int]) -> None:
    """In every position each seat has a score and a place; the best place is 1, and ties share the
    better place.
    """
    for seed in seeds:
        playthrough = play_through(game, seed)
        for position in replay_positions(playthrough, range(len(playthrough.entries) + 1)):
            _places(position, position.state.scores(), position.state.places())


def _places(position: Position, scores: list[int], ranks: list[int]) -> None:
    if len(scores) != position.game.seats or len(ranks) != position.game.seats:
        position.fail(
            f"scores() and places() must have a number for each of {position.game.seats} seats, "
            f"not {scores} and {ranks}"
        )
    right = [1 + sum(other < rank for other in ranks) for rank in ranks]
    if ranks != right:
        position.fail(
            f"places() gives {ranks}: the best place is 1, and a place is one more than the number "
            f"of seats ahead, so {right}"
        )
