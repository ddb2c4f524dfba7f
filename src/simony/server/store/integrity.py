"""Check that a data file is undamaged and ours. A damaged file is left unchanged."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from simony.i18n.text import Text
from simony.server.store.data_file import (
    SQLITE_ERRORS,
    StoreFailed,
    backups,
    connect,
    damage_error,
    error_text,
    is_damage,
    mark_as_data,
    partial_file,
    replace_durably,
    sibling,
    translate_errors,
)
from simony.server.store.schema import (
    APPLICATION,
    CHECKED,
    MIGRATIONS,
    migrate,
    missing_objects,
    version,
)
from simony.server.store.writer import checksum

SMALLEST_PAGE = 512


def prepare(path: Path) -> None:
    """Make sure that there is an undamaged data file: create one, or raise `BadData` if there
    is or was something else.
    """
    with translate_errors(path):
        if path.exists():
            refuse_linked(path)
            inspect(path)
        elif _has_bytes(sibling(path, "-wal")):
            raise damage_error(path, Text("error-data-why-only-log"))
        elif backups(path):
            raise damage_error(path, Text("error-data-why-only-backups"))
        else:
            _create(path)


def _has_bytes(path: Path) -> bool:
    return path.exists() and path.stat().st_size > 0


def _create(path: Path) -> None:
    """Create the file under another name, so that an unfinished file is never taken for ours."""
    with partial_file(path, "new") as part:
        with closing(connect(part)) as connection:
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
            migrate(connection)
        mark_as_data(part)
        replace_durably(part, path)


def inspect(path: Path) -> None:
    """Raise `BadData` if the data file is damaged or not ours.

    It writes nothing, so that no damage gets worse.
    """
    with translate_errors(path):
        refuse_truncated(path)
        with closing(connect(path, "ro")) as connection:
            why = _behind(connection, path) or find_damage(connection)
            if why is not None:
                raise damage_error(path, why)


def refuse_truncated(path: Path) -> None:
    """SQLite would take a file without a whole page for a new one, and discard its
    write-ahead log.
    """
    refuse_irregular(path)
    if path.stat().st_size < SMALLEST_PAGE:
        raise damage_error(path, Text("error-data-why-short"))


def refuse_linked(path: Path) -> None:
    """A file with two names would have two write-ahead logs and two locks: two servers would
    damage it.
    """
    if path.is_file() and path.stat().st_nlink > 1:
        raise StoreFailed("error-data-linked", file=str(path))


def refuse_irregular(path: Path) -> None:
    if path.exists() and not path.is_file():
        raise StoreFailed("error-data-failed", file=str(path), why="not a regular file")


def find_damage(connection: sqlite3.Connection) -> Text | None:
    """Return what is wrong with the file, if anything is.

    It takes about three seconds for a million entries.
    """
    try:
        return (
            _foreign(connection)
            or _corrupt(connection)
            or _incomplete(connection)
            or _changed(connection)
        )
    except SQLITE_ERRORS as error:
        # These queries are correct, so an error in one means a damaged file.
        if is_damage(error) or getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_ERROR:
            return Text("error-data-why-sqlite", said=error_text(error))
        raise


def _foreign(connection: sqlite3.Connection) -> Text | None:
    number = version(connection)
    if connection.execute("PRAGMA application_id").fetchone() != (APPLICATION,) or number < 1:
        return Text("error-data-why-foreign")
    return (
        Text("error-data-why-newer", came=number, expected=len(MIGRATIONS))
        if number > len(MIGRATIONS)
        else None
    )


def _corrupt(connection: sqlite3.Connection) -> Text | None:
    found = connection.execute("PRAGMA integrity_check(1)").fetchone()
    return (
        None
        if found == ("ok",)
        else Text("error-data-why-sqlite", said=" ".join(str(found[0]).split()))
    )


def _incomplete(connection: sqlite3.Connection) -> Text | None:
    names = missing_objects(connection)
    return Text("error-data-why-layout", name=names[0]) if names else None


def _changed(connection: sqlite3.Connection) -> Text | None:
    """Find a row of a game whose checksum is wrong."""
    for table, (names, summed) in CHECKED.items():
        for key, number, kept, *values in connection.execute(
            f"SELECT {names}, checksum, {summed} FROM {table}"  # noqa: S608  # our own names
        ):
            if checksum(*values) != kept:
                return Text("error-data-why-changed", table=str(key), number=int(number))
    return None


def _behind(connection: sqlite3.Connection, path: Path) -> Text | None:
    """Return a text if the write-ahead log lost what a checkpoint had copied.

    Then old pages would cover new ones, and SQLite need not notice.
    """
    query = "SELECT number FROM tide"
    try:
        with closing(connect(path, "ro&immutable=1")) as alone:  # the file without its log
            before = alone.execute(query).fetchone()
        now = connection.execute(query).fetchone()
    except SQLITE_ERRORS:
        # Perhaps a checkpoint was interrupted, and the complete log repairs it: `find_damage` will
        # see.
        return None
    return (
        Text("error-data-why-behind")
        if before is not None and now is not None and before > now
        else None
    )
