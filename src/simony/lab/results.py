"""A match in a file, to go on with another time: one line for what is asked, then one for each game, in order.

Lines are only ever added. What a crash leaves of a last line is cut off; a file that answers another question is refused, and says which.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from simony.core.errors import SimonyError
from simony.lab.match import Match
from simony.lab.sitting import Played

KIND = "simony arena"
VERSION = 1
_BEGINNING = json.dumps({"file": KIND}).removesuffix("}").encode()
_SHOWN = 60


class BadResults(SimonyError, ValueError):
    """A file of results that cannot be read, or is about something else."""


class Results:
    """An open file, for one process at a time. `games` are those it had."""

    def __init__(self, path: Path, match: Match) -> None:
        self._path = path
        self._match = match
        try:
            self._file = path.open("a+b")
        except OSError as error:
            raise _unreadable(path, error) from error
        try:
            self._lock()
            self.games = self._read()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._file.close()

    def add(self, game: Played) -> None:
        """Write a game down; it is there even if we are killed now."""
        self._write(msgspec.json.encode(game))

    def _write(self, data: bytes) -> None:
        self._file.write(data + b"\n")
        self._file.flush()

    def _lock(self) -> None:
        try:
            import fcntl
        except ImportError:  # not on Windows
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise BadResults("error-results-busy", file=str(self._path)) from error

    def _read(self) -> list[Played]:
        self._file.seek(0)
        *lines, rest = self._file.read().split(b"\n")
        if not lines:
            if not _BEGINNING.startswith(rest[: len(_BEGINNING)]):  # somebody else's file
                raise BadResults("error-results-kind", file=str(self._path))
            self._file.truncate(0)
            self._write(json.dumps({"file": KIND, "version": VERSION, **self._match.question()}).encode())
            return []
        self._check(_header(self._path, lines[0]))
        games = [self._game(number, line) for number, line in enumerate(lines[1:])]
        if rest:
            self._file.truncate(sum(len(line) + 1 for line in lines))
        return games

    def _check(self, header: dict[str, object]) -> None:
        for name, expected in self._match.question().items():
            if header.get(name) != expected:
                came = json.dumps(header.get(name), ensure_ascii=False)[:_SHOWN]
                raise BadResults(
                    "error-results-other",
                    file=str(self._path), what=name, came=came, expected=json.dumps(expected, ensure_ascii=False)[:_SHOWN],
                )  # fmt: skip

    def _game(self, number: int, line: bytes) -> Played:
        try:
            game = msgspec.json.decode(line, type=Played)
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise BadResults("error-results-line", file=str(self._path), line=number + 2) from error
        seats, seatings = self._match.game.seats, len(self._match.seatings)
        by_seat = (game.places, game.scores, game.decisions, game.seconds)
        if divmod(number, seatings) != (game.deal, game.seating) or any(len(row) != seats for row in by_seat) or 1 not in game.places:
            raise BadResults("error-results-line", file=str(self._path), line=number + 2)
        return game


def kept_seed(path: Path) -> str | None:
    """The seed of the match in a file, if there is one."""
    try:
        with path.open("rb") as file:
            first = file.readline()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise _unreadable(path, error) from error
    if not first.endswith(b"\n"):
        return None
    seed = _header(path, first).get("seed")
    return seed if isinstance(seed, str) else None


def _header(path: Path, line: bytes) -> dict[str, object]:
    try:
        header = json.loads(line)
    except (ValueError, RecursionError):
        header = None
    if not isinstance(header, dict) or header.get("file") != KIND or header.get("version") != VERSION:
        raise BadResults("error-results-kind", file=str(path))
    return header


def _unreadable(path: Path, error: OSError) -> BadResults:
    return BadResults("error-file-read", file=str(path), why=error.strerror or os.strerror(error.errno or 0))
