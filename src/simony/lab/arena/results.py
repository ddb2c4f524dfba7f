"""A match in a file, to go on with another time: a line for each game, in order."""

from __future__ import annotations

from pathlib import Path

from simony.lab.arena.match import Match
from simony.lab.arena.match_game import Played
from simony.lab.simulate.resumable_file import KeptFile, Kind, seed_in

ARENA = Kind("simony arena", "error-results-kind")


class Results(KeptFile):
    """An open file of results. `games` are those it had."""

    games: list[Played]

    def __init__(self, path: Path, match: Match) -> None:
        self._match = match
        super().__init__(path, ARENA, match.question())

    def _resume(self) -> None:
        self.games = [self._checked(number, game) for number, game in enumerate(self.read(Played))]

    def _checked(self, number: int, game: Played) -> Played:
        seats, seatings = self._match.game.seats, len(self._match.seatings)
        by_seat = (game.places, game.scores, game.decisions, game.seconds)
        if (
            divmod(number, seatings) != (game.deal, game.seating)
            or any(len(row) != seats for row in by_seat)
            or 1 not in game.places
        ):
            raise self.damaged(number)
        return game


def kept_seed(path: Path) -> str | None:
    """The seed of the match in a file, if there is one."""
    return seed_in(path, ARENA)
