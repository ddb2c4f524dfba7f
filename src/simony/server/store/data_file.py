"""The data file and what lies beside it: names, connections, and what is said when something is
wrong with it.

Beside the file ``table.db`` lie SQLite's own ``table.db-wal`` and ``table.db-shm``, our
``table.db.lock`` and ``table.db.admin``, and backups: those made every day (``table.db.daily-…``)
and those somebody asked for (``table.db.backup-…``).
"""

from __future__ import annotations

import calendar
import os
import re
import shlex
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from simony.core.errors import SimonyError
from simony.i18n.text import Text

DAILY, ON_REQUEST = "daily", "backup"
BUSY_SECONDS = 10
_STAMP = "%Y%m%d-%H%M%S"
_READING_FAILED = (
    sqlite3.SQLITE_IOERR_READ,
    sqlite3.SQLITE_IOERR_SHORT_READ,
    sqlite3.SQLITE_IOERR_CORRUPTFS,
)


# Python raises the second where SQLite's own words quote a damaged file.
SQLITE_ERRORS = (sqlite3.Error, UnicodeDecodeError)


class BadData(SimonyError):
    """A data file or a backup that is damaged, or not ours."""


class DataInUse(SimonyError):
    """Another server has the data file open."""


class StoreFailed(SimonyError):
    """What should have been kept was not, or could not be read; it may succeed later."""


# --- names ----------------------------------------------------------------------------------------


def sibling(path: Path, suffix: str) -> Path:
    """The file with the same name and something behind it."""
    return path.with_name(path.name + suffix)


def partial_path(path: Path, purpose: str) -> Path:
    """Where a file is made before it gets its name."""
    return path.with_name(f".{path.name}.{purpose}.part")


def backup_name(path: Path, kind: str, now: float) -> Path:
    return sibling(path, f".{kind}-{timestamp(now)}")


def timestamp(now: float) -> str:
    return time.strftime(_STAMP, time.gmtime(now))


def backups(path: Path, kinds: tuple[str, ...] = (DAILY, ON_REQUEST)) -> list[tuple[float, Path]]:
    """The backups beside a data file with the time of each, oldest first."""
    pattern = re.compile(rf"{re.escape(path.name)}\.(?:{'|'.join(kinds)})-(\d{{8}}-\d{{6}})")
    found: list[tuple[float, Path]] = []
    with suppress(OSError):
        for each in path.parent.iterdir():
            match = pattern.fullmatch(each.name)
            if match is not None:
                with suppress(ValueError):  # the 42nd of May: not one of ours
                    found.append((calendar.timegm(time.strptime(match[1], _STAMP)), each))
    return sorted(found)


# --- what is wrong --------------------------------------------------------------------------------


def damage_error(path: Path, why: Text) -> BadData:
    """Says what is wrong with a data file, and the way back."""
    return BadData("error-data-damaged", file=str(path), why=why, way=_restore_hint(path))


def _restore_hint(path: Path) -> Text:
    known = backups(path)
    if not known:
        return Text("error-data-no-backup")
    newest = str(known[-1][1])
    return Text(
        "error-data-way", backup=newest, quoted=shlex.quote(newest), data=shlex.quote(str(path))
    )


def as_store_error(error: Exception, path: Path) -> SimonyError:
    """The error in our words: is the file damaged, or could the system not do it?"""
    if is_damage(error):
        return damage_error(path, Text("error-data-why-sqlite", said=error_text(error)))
    return StoreFailed("error-data-failed", file=str(path), why=error_text(error))


def is_damage(error: Exception) -> bool:
    code = getattr(error, "sqlite_errorcode", 0)
    return (
        _is_undecodable(error)
        or code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT)
        or code in _READING_FAILED
    )


def error_text(error: BaseException) -> str:
    """The system's reason. Never the value that could not be decoded: it may be somebody's hand."""
    if isinstance(error, OSError):
        return error.strerror or str(error)
    return "text that is no UTF-8" if _is_undecodable(error) else str(error)


def _is_undecodable(error: BaseException) -> bool:
    """Python's own errors have no code, but the text itself in their words."""
    return isinstance(error, UnicodeDecodeError) or (
        isinstance(error, sqlite3.Error) and str(error).startswith("Could not decode")
    )


@contextmanager
def translate_errors(path: Path) -> Iterator[None]:
    """What goes wrong with the file inside is said in our words."""
    try:
        yield
    except (*SQLITE_ERRORS, OSError) as error:
        raise as_store_error(error, path) from error


# --- files and connections ------------------------------------------------------------------------


def connect(path: Path, mode: str = "rw") -> sqlite3.Connection:
    """A connection to a file that is there: SQLite makes none of its own accord.

    The mode is as in SQLite's URIs.
    """
    uri = f"{path.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(
        uri, uri=True, isolation_level=None, check_same_thread=False, timeout=BUSY_SECONDS
    )
    try:
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.execute("PRAGMA cell_size_check = ON")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


@contextmanager
def partial_file(path: Path, purpose: str) -> Iterator[Path]:
    """An empty file that only we may read, gone at the end if it has not been put in its place."""
    part = partial_path(path, purpose)
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield part
    finally:
        for suffix in ("", "-journal", "-wal", "-shm"):
            with suppress(OSError):
                sibling(part, suffix).unlink(missing_ok=True)


def mark_as_data(path: Path) -> None:
    """A data file is in SQLite's mode for write-ahead logs even when nobody uses it, and a backup
    is not: so they can be told apart.
    """
    with closing(connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL").fetchall()


def replace_durably(part: Path, path: Path) -> None:
    """Rename so that it survives the loss of power: whoever looks sees all of the old or all of the
    new.
    """
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.replace(path)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    if os.name != "posix":  # elsewhere folders cannot be opened
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
