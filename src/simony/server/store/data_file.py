"""The data file and the files beside it: names, connections, and error messages.

Beside the file ``table.db`` are SQLite's own ``table.db-wal`` and ``table.db-shm``, our
``table.db.lock`` and ``table.db.admin``, and backups: daily ones (``table.db.daily-…``), those
made on request (``table.db.backup-…``) and those made before an upgrade changed the layout of the
file (``table.db.before-layout-2-…``).
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
from simony.server.store import schema

DAILY, ON_REQUEST = "daily", "backup"
_ANY_LAYOUT = r"\d+"
BUSY_SECONDS = 10
_HEADER_BYTES, _LAYOUT_AT = 100, slice(60, 64)
_STAMP = "%Y%m%d-%H%M%S"
_READING_FAILED = (
    sqlite3.SQLITE_IOERR_READ,
    sqlite3.SQLITE_IOERR_SHORT_READ,
    sqlite3.SQLITE_IOERR_CORRUPTFS,
)


# Python raises the second if SQLite's error message quotes a damaged file.
SQLITE_ERRORS = (sqlite3.Error, UnicodeDecodeError)


class BadData(SimonyError):
    """A data file or a backup that is damaged or not ours."""


class DataInUse(SimonyError):
    """Another server has the data file open."""


class StoreFailed(SimonyError):
    """Something could not be stored or read; it may succeed later."""


# --- names ----------------------------------------------------------------------------------------


def sibling(path: Path, suffix: str) -> Path:
    """Return the path with a suffix after its name."""
    return path.with_name(path.name + suffix)


def partial_path(path: Path, purpose: str) -> Path:
    """Return the path where a file is written before it gets its final name."""
    return path.with_name(f".{path.name}.{purpose}.part")


def backup_name(path: Path, kind: str, now: float) -> Path:
    return sibling(path, f".{kind}-{timestamp(now)}")


def before_layout(layout: int | str = _ANY_LAYOUT) -> str:
    """Return the kind of the backups made before a file was migrated to a layout, or to any."""
    return f"before-layout-{layout}"


def timestamp(now: float) -> str:
    return time.strftime(_STAMP, time.gmtime(now))


def backups(
    path: Path, kinds: tuple[str, ...] = (DAILY, ON_REQUEST, before_layout())
) -> list[tuple[float, Path]]:
    """Return the backups beside a data file with the time of each, oldest first."""
    pattern = re.compile(rf"{re.escape(path.name)}\.(?:{'|'.join(kinds)})-(\d{{8}}-\d{{6}})")
    found: list[tuple[float, Path]] = []
    with suppress(OSError):
        for each in path.parent.iterdir():
            match = pattern.fullmatch(each.name)
            if match is not None:
                with suppress(ValueError):  # not a date, so not one of ours
                    found.append((calendar.timegm(time.strptime(match[1], _STAMP)), each))
    return sorted(found)


# --- errors ---------------------------------------------------------------------------------------


def damage_error(path: Path, why: Text) -> BadData:
    """Return the error for a damaged data file, with a hint how to restore it."""
    return BadData("error-data-damaged", file=str(path), why=why, way=_restore_hint(path))


def _restore_hint(path: Path) -> Text:
    """Name the newest backup that this program can read: a newer one may have made others."""
    known = [each for _, each in backups(path) if _layout_in(each) <= len(schema.MIGRATIONS)]
    if not known:
        return Text("error-data-no-backup")
    newest = str(known[-1])
    return Text(
        "error-data-way", backup=newest, quoted=shlex.quote(newest), data=shlex.quote(str(path))
    )


def _layout_in(path: Path) -> int:
    """Return the layout in a file's header (SQLite's `user_version`); 0 if it cannot be read."""
    try:
        with path.open("rb") as file:
            return int.from_bytes(file.read(_HEADER_BYTES)[_LAYOUT_AT], "big")
    except OSError:
        return 0


def as_store_error(error: Exception, path: Path) -> SimonyError:
    """Return our error for an error of SQLite or the system: is the file damaged, or did the
    system fail?
    """
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
    """Return the system's reason, but never a value that could not be decoded: it may be
    somebody's hand.
    """
    if isinstance(error, OSError):
        return error.strerror or str(error)
    return "text that is no UTF-8" if _is_undecodable(error) else str(error)


def _is_undecodable(error: BaseException) -> bool:
    """Return whether text could not be decoded. These errors have no code, but quote the text
    itself.
    """
    return isinstance(error, UnicodeDecodeError) or (
        isinstance(error, sqlite3.Error) and str(error).startswith("Could not decode")
    )


@contextmanager
def translate_errors(path: Path) -> Iterator[None]:
    """Raise errors of SQLite and the system as our own."""
    try:
        yield
    except (*SQLITE_ERRORS, OSError) as error:
        raise as_store_error(error, path) from error


# --- files and connections ------------------------------------------------------------------------


def connect(path: Path, mode: str = "rw") -> sqlite3.Connection:
    """Return a connection to an existing file. The mode is as in SQLite's URIs."""
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
    """Yield an empty file that only we may read; delete it at the end unless it has been
    renamed.
    """
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
    """Mark a file as data: a data file is always in SQLite's write-ahead mode, and a backup
    is not.
    """
    with closing(connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL").fetchall()


def replace_durably(part: Path, path: Path) -> None:
    """Rename so that after a loss of power either the old or the new file is there, complete."""
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.replace(path)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    if os.name != "posix":  # other systems cannot open folders
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
