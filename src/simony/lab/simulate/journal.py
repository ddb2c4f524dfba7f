"""A simulation in a folder that can be resumed: a journal while it runs, row files when it is done.

The journal has a line for each chunk of games, in order. Row files are made from a complete
journal, each written to a temporary file first. So a simulation that was killed and restarted ends
in the same bytes as one that was not.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from simony.lab.simulate.recorded_games import RecordedChunk
from simony.lab.simulate.resumable_file import FileKind, ResumableFile, read_error, read_settings

SIMULATION = FileKind("simony simulation", "error-simulation-kind")
NAME = "journal.jsonl"


class Journal(ResumableFile):
    """An open journal. `games` is the number of games in it."""

    games: int

    def __init__(self, folder: Path, settings: Mapping[str, object]) -> None:
        path = folder / NAME
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise read_error(path, error) from error
        super().__init__(path, SIMULATION, settings)

    def parts(self) -> Iterator[RecordedChunk]:
        """Return all chunks in the journal, in order."""
        return self.read(RecordedChunk)

    def append_chunk(self, part: RecordedChunk) -> None:
        """Append a chunk."""
        self.add(part)
        self.games += part.games

    def _resume(self) -> None:
        self.games = 0
        for number, part in enumerate(self.parts()):
            if part.first != self.games:
                raise self.damaged_line(number)
            self.games += part.games


def saved_settings(folder: Path) -> dict[str, object]:
    """Return the settings of the simulation in a folder; none if there is no simulation."""
    return read_settings(folder / NAME, SIMULATION)
