"""A simulation in a folder, to go on with another time: a journal while it is played, tables when
it is done.

The journal has a line for each run of games, in order. Tables are made of a complete journal, each
written beside its place and then put there. So a simulation that was killed and started again ends
in the same bytes as one that was not.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from simony.lab.simulate.recorded_games import Part
from simony.lab.simulate.resumable_file import KeptFile, Kind, seed_in, unreadable

SIMULATION = Kind("simony simulation", "error-simulation-kind")
NAME = "journal.jsonl"


class Journal(KeptFile):
    """An open journal. `games` are those it has."""

    games: int

    def __init__(self, folder: Path, question: Mapping[str, object]) -> None:
        path = folder / NAME
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise unreadable(path, error) from error
        super().__init__(path, SIMULATION, question)

    def parts(self) -> Iterator[Part]:
        """All runs of games that were written down, in order."""
        return self.read(Part)

    def note(self, part: Part) -> None:
        """Write a run of games down."""
        self.add(part)
        self.games += part.games

    def _resume(self) -> None:
        self.games = 0
        for number, part in enumerate(self.parts()):
            if part.first != self.games:
                raise self.damaged(number)
            self.games += part.games


def kept_seed(folder: Path) -> str | None:
    """The seed of the simulation in a folder, if there is one."""
    return seed_in(folder / NAME, SIMULATION)
