"""Ratings by openskill (the Plackett-Luce model): one number per bot over all games, with its
uncertainty.

They give an overview; what a match proves is in its win shares. Games count in the order in which
they were played, so the same games give the same ratings.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from simony.lab.arena.match_game import PlayedGame


@dataclass(frozen=True)
class Rating:
    """A rating: `mu` starts at 25, and `sigma`, its uncertainty, at 25/3."""

    mu: float
    sigma: float


def ratings(games: Iterable[PlayedGame], seatings: Sequence[tuple[str, ...]]) -> dict[str, Rating]:
    """Return every bot's rating from all games.

    A bot in several seats of a game is updated by their average.
    """
    model = PlackettLuce()
    found = {name: model.rating(name=name) for name in seatings[0]}
    for game in games:
        names = seatings[game.seating]
        teams = [[model.create_rating([found[name].mu, found[name].sigma], name)] for name in names]
        rated = [
            team[0] for team in model.rate(teams, ranks=[float(place) for place in game.places])
        ]
        for name, rating in found.items():
            _update(
                rating,
                [each for each, seat_name in zip(rated, names, strict=True) if seat_name == name],
            )
    return {name: Rating(rating.mu, rating.sigma) for name, rating in found.items()}


def _update(rating: PlackettLuceRating, seats: Sequence[PlackettLuceRating]) -> None:
    rating.mu = sum(seat.mu for seat in seats) / len(seats)
    rating.sigma = sum(seat.sigma for seat in seats) / len(seats)
