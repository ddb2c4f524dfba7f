"""A file of lines to go on with another time: one for what is asked, then one for each thing that
was found, in order.

Lines are only ever added. What a crash leaves of a last line is cut off; a file that answers
another question is refused, and says which.
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

Found = TypeVar("Found")


class BadResults(SimonyError, ValueError):
    """A file of results that cannot be read, or is about something else."""


@dataclass(frozen=True)
class Kind:
    """What a file is, as its first line says, and the key of the text for one that is something
    else.
    """

    name: str
    stranger: str
    version: int = 1

    def header(self, question: Mapping[str, object]) -> bytes:
        return json.dumps({"file": self.name, "version": self.version, **question}).encode()

    def may_begin(self, rest: bytes) -> bool:
        """Whether this may be what a crash has left of a first line, whatever was asked."""
        beginning = json.dumps({"file": self.name}).removesuffix("}").encode()
        return beginning.startswith(rest[: len(beginning)])

    def question(self, path: Path, line: bytes) -> dict[str, object]:
        """What is asked in a file with this first line."""
        try:
            header = json.loads(line)
        except (ValueError, RecursionError):
            header = None
        if (
            not isinstance(header, dict)
            or header.get("file") != self.name
            or header.get("version") != self.version
        ):
            raise BadResults(self.stranger, file=str(path))
        return header


class KeptFile:
    """An open file, for one process at a time."""

    def __init__(self, path: Path, kind: Kind, question: Mapping[str, object]) -> None:
        self._path = path
        try:
            self._file = path.open("a+b")
        except OSError as error:
            raise unreadable(path, error) from error
        try:
            self._lock()
            self._open(kind, question)
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
        """Write something down; it is there even if we are killed now."""
        self._write(msgspec.json.encode(found))

    def read(self, form: type[Found]) -> Iterator[Found]:
        """All that was written down, in order.

        Half a last line is cut off when the others have been read.
        """
        with self._path.open("rb") as file:
            end = len(file.readline())
            for number, line in enumerate(file):
                if not line.endswith(b"\n"):
                    self._file.truncate(end)
                    return
                end += len(line)
                try:
                    found = msgspec.json.decode(line, type=form)
                except (msgspec.MsgspecError, UnicodeError) as error:
                    raise self.damaged(number) from error
                yield found

    def damaged(self, number: int) -> BadResults:
        """What is wrong with a file whose finding of this number, from 0 on, is none."""
        return BadResults("error-results-line", file=str(self._path), line=number + 2)

    def _resume(self) -> None:
        """See what is there; whoever keeps something of it says how."""

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

    def _open(self, kind: Kind, question: Mapping[str, object]) -> None:
        self._file.seek(0)
        first = self._file.readline()
        if first.endswith(b"\n"):
            self._check(kind.question(self._path, first), question)
            return
        if not kind.may_begin(first):  # somebody else's file
            raise BadResults(kind.stranger, file=str(self._path))
        self._file.truncate(0)
        self._write(kind.header(question))

    def _check(self, header: dict[str, object], question: Mapping[str, object]) -> None:
        for name, expected in question.items():
            if header.get(name) != expected:
                came, wanted = (
                    json.dumps(each, ensure_ascii=False)[:_SHOWN]
                    for each in (header.get(name), expected)
                )
                raise BadResults(
                    "error-results-other",
                    file=str(self._path),
                    what=name,
                    came=came,
                    expected=wanted,
                )


def rules_of(game: Game) -> dict[str, object]:
    """What is played, and what the levels have to think with, as every question says it."""
    return {
        "game": game.key,
        "players": game.seats,
        "options": game.options,
        "figures_hash": game.figures_hash,
        "rules_version": game.rules_version,
        "budgets": game.search_budgets(),
        "thinking": game.bot_version(),
    }


def seed_in(path: Path, kind: Kind) -> str | None:
    """The seed of what is asked in a file, if there is one."""
    try:
        with path.open("rb") as file:
            first = file.readline()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise unreadable(path, error) from error
    if not first.endswith(b"\n"):
        return None
    seed = kind.question(path, first).get("seed")
    return seed if isinstance(seed, str) else None


def unreadable(path: Path, error: OSError) -> BadResults:
    return BadResults(
        "error-file-read", file=str(path), why=error.strerror or os.strerror(error.errno or 0)
    )
