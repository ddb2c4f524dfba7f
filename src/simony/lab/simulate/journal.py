"""A simulation in a folder that can be resumed: a journal while it runs, row files when it is done.

The journal has a line for each chunk of games, in order. Row files are made from a complete
journal. So a simulation that was killed and restarted ends in the same bytes as one that was not.

When the row files are whole, the journal no longer needs their rows, and is compacted: what stays
is the header, the hash of each game, and one line with the totals and the digests of the row files.
A kill at any moment loses nothing:

1. The row files are written under temporary names and synced.
2. A line with their digests is added to the journal and synced. From here on they are the valid
   ones.
3. They are renamed. A restart renames those that were not.
4. The compacted journal is written under a temporary name, synced, and renamed over the old one.

More games continue after a compacted journal; the rows of the first ones are then read from the row
files. If a row file was deleted or changed since, all games are played again.
"""

from __future__ import annotations

import os
from base64 import b64decode, b64encode
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from simony.core.study import Column
from simony.lab.simulate.playout import Chunk
from simony.lab.simulate.recorded_games import RecordedChunk
from simony.lab.simulate.resumable_file import FileKind, ResumableFile, read_error, read_settings
from simony.lab.simulate.row_files import (
    Rows,
    read_table,
    sync_folder,
    use_tables,
    write_tables,
)

SIMULATION = FileKind("simony simulation", "error-simulation-kind")
NAME = "journal.jsonl"
HASH_BYTES = 5
_BLOCK = 50_000
"""The games whose hashes are in one line of a compacted journal."""


class HashBlock(msgspec.Struct):
    """The hashes of some games, in order, from number `first` on."""

    hashes: str
    first: int

    def numbers(self) -> list[int]:
        data = b64decode(self.hashes, validate=True)
        if len(data) % HASH_BYTES:
            raise ValueError(len(data))
        return [
            int.from_bytes(data[at : at + HASH_BYTES], "big")
            for at in range(0, len(data), HASH_BYTES)
        ]


class WholeTables(msgspec.Struct):
    """The totals of all games so far, and the files that have their rows."""

    complete: int
    """The number of games."""
    digest: str
    decisions: int
    wins: list[float]
    scores: list[int]
    square_scores: list[int]
    format: str
    files: dict[str, str]
    """The digest of each row file."""

    def totals(self) -> RecordedChunk:
        """Return the totals as a chunk without games: their hashes are in `HashBlock` lines."""
        return RecordedChunk(
            self.complete, 0, self.decisions, self.wins, self.scores, self.square_scores, []
        )


class Journal(ResumableFile):
    """An open journal. `games` is the number of games in it."""

    games: int
    tables: WholeTables | None
    """The row files that have the first games, if any; the journal has the rows of the others."""

    def __init__(self, folder: Path, settings: Mapping[str, object]) -> None:
        path = folder / NAME
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise read_error(path, error) from error
        self._folder = folder
        super().__init__(path, SIMULATION, settings)

    def parts(self) -> Iterator[RecordedChunk]:
        """Yield the totals and hashes of all games in order, and the rows that the journal has."""
        counted = False
        for number, line in enumerate(self.lines()):
            found = self._parse(line, number)
            if isinstance(found, WholeTables):
                if not counted:
                    yield found.totals()
                counted = True
            else:
                counted = counted or bool(found.scores)
                yield found

    def append_chunk(self, part: RecordedChunk) -> None:
        """Append a chunk."""
        self.add(part)
        self.games += part.games
        self._is_compact = False

    def write_tables(
        self, columns: Mapping[str, tuple[Column, ...]], kind: str, total: Chunk, digest: str
    ) -> None:
        """Write the row files of all games; those that are whole already stay as they are."""
        tables = self.tables
        if tables is not None and (tables.complete, tables.format) == (self.games, kind):
            return
        files = write_tables(self._folder, columns, self._rows(columns), kind)
        self.tables = WholeTables(
            self.games,
            digest,
            total.decisions,
            total.wins,
            total.scores,
            total.square_scores,
            kind,
            files,
        )
        self.add(self.tables)
        self._is_compact = False
        os.fsync(self._file.fileno())
        use_tables(self._folder, files)

    def compact(self) -> None:
        """Leave out the rows that are in row files, and close the journal."""
        assert self.tables is not None
        assert self.tables.complete == self.games
        if self._is_compact:
            return
        compacted = self._path.with_name(f".{NAME}.part")
        with self._path.open("rb") as old:
            header = old.readline()
        with compacted.open("wb") as file:
            file.write(header)
            file.writelines(self._hash_lines())
            file.write(msgspec.json.encode(self.tables) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        if os.name == "nt":  # an open file cannot be replaced there, and there is no lock to keep
            self._file.close()
        os.replace(compacted, self._path)  # noqa: PTH105  # over what is there, on Windows too
        self._file.close()
        sync_folder(self._folder)

    def _hash_lines(self) -> Iterator[bytes]:
        hashes: list[int] = []
        first = 0
        for part in self.parts():
            hashes += part.hashes
            while len(hashes) >= _BLOCK:
                yield _hash_line(hashes[:_BLOCK], first)
                del hashes[:_BLOCK]
                first += _BLOCK
        if hashes:
            yield _hash_line(hashes, first)

    def _rows(self, columns: Mapping[str, tuple[Column, ...]]) -> Iterator[Rows]:
        """Yield the rows of all games, from row files and then from the journal."""
        tables = self.tables
        if tables is not None:
            for name, described in columns.items():
                path = self._folder / f"{name}.{tables.format}"
                for rows in read_table(path, described, tables.format):
                    yield {name: rows}
        first = tables.complete if tables is not None else 0
        for part in self.parts():
            if part.rows and part.first >= first:
                yield part.rows

    def _resume(self) -> None:
        """Check all lines, and find the row files that are whole.

        If the only copy of some rows was in files that are gone, start again.
        """
        self.games, self.tables, self._is_compact = 0, None, True
        every: list[WholeTables] = []
        hashed = 0
        for number, line in enumerate(self.lines()):
            found = self._parse(line, number)
            if isinstance(found, WholeTables):
                if found.complete != self.games:
                    raise self.damaged_line(number)
                self._is_compact = self._is_compact and not every
                every.append(found)
                continue
            is_block = not found.scores
            if found.first != self.games or (is_block and (every or self.games != hashed)):
                raise self.damaged_line(number)
            self.games += found.games
            hashed += found.games if is_block else 0
            self._is_compact = self._is_compact and is_block
        while every and self.tables is None:
            last = every.pop()
            if use_tables(self._folder, last.files):
                self.tables = last
        if self.tables is None and hashed:
            self._start_again()

    def _start_again(self) -> None:
        with self._path.open("rb") as file:
            self._file.truncate(len(file.readline()))
        self.games = 0

    def _parse(self, line: bytes, number: int) -> RecordedChunk | WholeTables:
        if line.startswith(b'{"complete"'):
            return self.decode(line, WholeTables, number)
        if not line.startswith(b'{"hashes"'):
            return self.decode(line, RecordedChunk, number)
        block = self.decode(line, HashBlock, number)
        try:
            hashes = block.numbers()
        except ValueError as error:
            raise self.damaged_line(number) from error
        return RecordedChunk(block.first, len(hashes), 0, [], [], [], hashes)


def hash_bytes(hashes: Sequence[int]) -> bytes:
    return b"".join(number.to_bytes(HASH_BYTES, "big") for number in hashes)


def _hash_line(hashes: Sequence[int], first: int) -> bytes:
    block = HashBlock(b64encode(hash_bytes(hashes)).decode(), first)
    return msgspec.json.encode(block) + b"\n"


def saved_settings(folder: Path) -> dict[str, object]:
    """Return the settings of the simulation in a folder; none if there is no simulation."""
    return read_settings(folder / NAME, SIMULATION)
