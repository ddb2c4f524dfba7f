"""A file of match results that can be resumed: one line per game, in order."""

from __future__ import annotations

from pathlib import Path

from simony.lab.arena.match import Match
from simony.lab.arena.match_game import PlayedGame
from simony.lab.simulate.resumable_file import FileKind, ResumableFile, read_settings

ARENA = FileKind("simony arena", "error-results-kind")


class MatchFile(ResumableFile):
    """An open results file. `games` are those already in it."""

    games: list[PlayedGame]

    def __init__(self, path: Path, match: Match) -> None:
        self._match = match
        super().__init__(path, ARENA, match.settings())

    def _resume(self) -> None:
        self.games = [
            self._checked(number, game) for number, game in enumerate(self.read(PlayedGame))
        ]

    def _checked(self, number: int, game: PlayedGame) -> PlayedGame:
        seats, seatings = self._match.game.seats, len(self._match.seatings)
        by_seat = (game.places, game.scores, game.decisions, game.seconds)
        if (
            divmod(number, seatings) != (game.deal, game.seating)
            or any(len(row) != seats for row in by_seat)
            or 1 not in game.places
        ):
            raise self.damaged_line(number)
        return game


def saved_settings(path: Path) -> dict[str, object]:
    """Return the settings of the match in a file; none if there is no file."""
    return read_settings(path, ARENA)
