"""Nothing is ever lost."""

from __future__ import annotations

from collections.abc import Sequence

from simony.conformance.walk import Spot, replayed, walk
from simony.core.contract import DOUBLED, LOST, Game


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
