"""A simulation in a folder, to go on with another time: a journal while it is played, tables when it is done.

The journal has a line for what is asked, then one for each run of games, in order; lines are only ever added, and what a crash leaves of a
last one is cut off. Tables are made of a complete journal, each written beside its place and then put there. So a simulation that was
killed and started again ends in the same bytes as one that was not.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from simony.core.errors import SimonyError
from simony.lab.watch import Part

KIND = "simony simulation"
VERSION = 1
NAME = "journal.jsonl"
_SHOWN = 60


class BadJournal(SimonyError, ValueError):
    """A folder that cannot be used, or is about something else."""


class Journal:
    """An open journal, for one process at a time."""

    def __init__(self, folder: Path, question: Mapping[str, object]) -> None:
        self._path = folder / NAME
        self._question = question
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = self._path.open("a+b")
        except OSError as error:
            raise BadJournal("error-file-read", file=str(self._path), why=error.strerror or str(error)) from error
        try:
            self._lock()
            self.games = self._count()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._file.close()

    def parts(self) -> Iterator[Part]:
        """All that were written down, in order."""
        with self._path.open("rb") as file:
            file.readline()
            for number, line in enumerate(file):
                yield self._part(number, line)

    def add(self, part: Part) -> None:
        """Write a run of games down; it is there even if we are killed now."""
        self._write(msgspec.json.encode(part))
        self.games += part.games

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
            raise BadJournal("error-results-busy", file=str(self._path)) from error

    def _count(self) -> int:
        """How many games are there; half a last line is cut off."""
        self._file.seek(0)
        first = self._file.readline()
        if not first.endswith(b"\n"):
            self._begin(first)
            return 0
        self._check(_header(self._path, first))
        games, end = 0, len(first)
        for number, line in enumerate(self._file):
            if not line.endswith(b"\n"):
                break
            part = self._part(number, line)
            if part.first != games:
                raise BadJournal("error-results-line", file=str(self._path), line=number + 2)
            games, end = games + part.games, end + len(line)
        self._file.truncate(end)
        return games

    def _begin(self, rest: bytes) -> None:
        header = json.dumps({"file": KIND, "version": VERSION, **self._question}).encode()
        if not header.startswith(rest):  # somebody else's file
            raise BadJournal("error-simulation-kind", file=str(self._path))
        self._file.truncate(0)
        self._write(header)

    def _check(self, header: dict[str, object]) -> None:
        for name, expected in self._question.items():
            if header.get(name) != expected:
                came, wanted = (json.dumps(each, ensure_ascii=False)[:_SHOWN] for each in (header.get(name), expected))
                raise BadJournal("error-results-other", file=str(self._path), what=name, came=came, expected=wanted)

    def _part(self, number: int, line: bytes) -> Part:
        try:
            return msgspec.json.decode(line, type=Part)
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise BadJournal("error-results-line", file=str(self._path), line=number + 2) from error


def kept_seed(folder: Path) -> str | None:
    """The seed of the simulation in a folder, if there is one."""
    path = folder / NAME
    try:
        with path.open("rb") as file:
            first = file.readline()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise BadJournal("error-file-read", file=str(path), why=error.strerror or os.strerror(error.errno or 0)) from error
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
        raise BadJournal("error-simulation-kind", file=str(path))
    return header
