"""A JSON Lines file that can be resumed: a header with the settings, then one line per result, in
order.

Lines are only ever added. A partial last line, left by a crash, is cut off; a file with other
settings is refused, and the error names the difference.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

import msgspec

from simony.core.contract import Game
from simony.core.errors import SimonyError

_SHOWN = 60
_OF_A_RELEASE = ("rules_version", "budgets", "thinking")
"""Settings that only another release of the program can have."""

Found = TypeVar("Found")


class BadResults(SimonyError, ValueError):
    """A results file that cannot be read, or has other settings."""


@dataclass(frozen=True)
class FileKind:
    """The kind of a file, as in its first line, and the text key of the error for other files."""

    name: str
    wrong_kind_key: str
    version: int = 1

    def header(self, settings: Mapping[str, object]) -> bytes:
        return json.dumps({"file": self.name, "version": self.version, **settings}).encode()

    def may_begin(self, rest: bytes) -> bool:
        """Whether this may be the rest of a first line after a crash, with any settings."""
        beginning = json.dumps({"file": self.name}).removesuffix("}").encode()
        return beginning.startswith(rest[: len(beginning)])

    def parse_header(self, path: Path, line: bytes) -> dict[str, object]:
        """Return the settings in a first line; raise `BadResults` if it is another kind of file."""
        try:
            header = json.loads(line)
        except (ValueError, RecursionError):
            header = None
        if (
            not isinstance(header, dict)
            or header.get("file") != self.name
            or header.get("version") != self.version
        ):
            raise BadResults(self.wrong_kind_key, file=str(path))
        return header


class ResumableFile:
    """An open file, locked for one process."""

    def __init__(self, path: Path, kind: FileKind, settings: Mapping[str, object]) -> None:
        self._path = path
        try:
            self._file = path.open("a+b")
        except OSError as error:
            raise read_error(path, error) from error
        try:
            self._lock()
            self._open(kind, settings)
            self._resume()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def add(self, found: object) -> None:
        """Append a line; it is flushed before this returns."""
        self._write(msgspec.json.encode(found))

    def read(self, form: type[Found]) -> Iterator[Found]:
        """Yield all lines, decoded, in order."""
        for number, line in enumerate(self.lines()):
            yield self.decode(line, form, number)

    def lines(self) -> Iterator[bytes]:
        """Yield all lines after the first, in order.

        A partial last line is cut off after the others have been read.
        """
        with self._path.open("rb") as file:
            end = len(file.readline())
            for line in file:
                if not line.endswith(b"\n"):
                    self._file.truncate(end)
                    return
                end += len(line)
                yield line

    def decode(self, line: bytes, form: type[Found], number: int) -> Found:
        """Return the result in a line; `number` counts results from 0."""
        try:
            return msgspec.json.decode(line, type=form)
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise self.damaged_line(number) from error

    def damaged_line(self, number: int) -> BadResults:
        """Return the error for a damaged line; `number` counts results from 0."""
        return BadResults("error-results-line", file=str(self._path), line=number + 2)

    def _resume(self) -> None:
        """Read the existing lines; subclasses that need them override this."""

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
            replaced = not os.path.samestat(os.fstat(self._file.fileno()), self._path.stat())
        except OSError as error:
            raise BadResults("error-results-busy", file=str(self._path)) from error
        if replaced:  # between opening and locking, by a process that has just finished
            raise BadResults("error-results-busy", file=str(self._path))

    def _open(self, kind: FileKind, settings: Mapping[str, object]) -> None:
        self._file.seek(0)
        first = self._file.readline()
        if first.endswith(b"\n"):
            self._check(kind.parse_header(self._path, first), settings)
            return
        if not kind.may_begin(first):  # not one of our files
            raise BadResults(kind.wrong_kind_key, file=str(self._path))
        self._file.truncate(0)
        self._write(kind.header(settings))

    def _check(self, header: dict[str, object], settings: Mapping[str, object]) -> None:
        for name, expected in settings.items():
            if header.get(name) != expected:
                came, wanted = (
                    json.dumps(each, ensure_ascii=False)[:_SHOWN]
                    for each in (header.get(name), expected)
                )
                raise BadResults(
                    "error-results-release" if name in _OF_A_RELEASE else "error-results-other",
                    file=str(self._path),
                    what=name,
                    came=came,
                    expected=wanted,
                )


def game_settings(game: Game) -> dict[str, object]:
    """Return the settings of a game and of the levels, as in every file header."""
    return {
        "game": game.key,
        "players": game.seats,
        "options": game.written_options(),
        "figures_hash": game.figures_hash,
        "rules_version": game.rules_version,
        "budgets": game.search_budgets(),
        "thinking": game.bot_version(),
    }


def read_settings(path: Path, kind: FileKind) -> dict[str, object]:
    """Return the settings in a file's header; none if there is no file or no whole header."""
    try:
        with path.open("rb") as file:
            first = file.readline()
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise read_error(path, error) from error
    return kind.parse_header(path, first) if first.endswith(b"\n") else {}


def read_error(path: Path, error: OSError) -> BadResults:
    return BadResults(
        "error-file-read", file=str(path), why=error.strerror or os.strerror(error.errno or 0)
    )
