"""The store: everything that must not be lost, in one SQLite file.

When `Store.commit` returns, its data is on the disk: the write-ahead log is synced at every commit
(``synchronous=FULL``). `simony.server.store.rows` makes the statements and reads the rows.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from types import TracebackType
from typing import Self

from simony.server.store import schema
from simony.server.store.backup import back_up_before_migration
from simony.server.store.data_file import (
    SQLITE_ERRORS,
    BadData,
    DataInUse,
    StoreFailed,
    as_store_error,
    connect,
    translate_errors,
)
from simony.server.store.integrity import prepare
from simony.server.store.lock import Lock
from simony.server.store.schema import migrate, version
from simony.server.store.writer import (
    CHECKPOINT_BYTES,
    Row,
    Statement,
    StatementRefused,
    Writer,
)

__all__ = [
    "BadData",
    "DataInUse",
    "Row",
    "Statement",
    "StatementRefused",
    "Store",
    "StoreFailed",
    "default_data_file",
]

_logger = logging.getLogger("simony.server")
FULL = 2
_WRITER = (
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",  # on systems where a plain sync stops at the drive's cache
    "PRAGMA checkpoint_fullfsync = ON",
    "PRAGMA wal_autocheckpoint = 0",  # the writer makes its own checkpoints
    "PRAGMA secure_delete = ON",  # overwrite what a person deletes
    "PRAGMA foreign_keys = ON",
)


class Store(Writer):
    """An open data file: its `Writer`, and a connection that reads."""

    def __init__(
        self,
        path: Path,
        lock: Lock,
        writing: sqlite3.Connection,
        reading: sqlite3.Connection,
        checkpoint_bytes: int,
    ) -> None:
        super().__init__(path, writing, checkpoint_bytes)
        self._lock = lock
        self._reader = reading
        self._reading = ThreadPoolExecutor(1, "simony-reader")
        self._closing: asyncio.Task[None] | None = None

    @classmethod
    def open(cls, path: Path, *, checkpoint_bytes: int = CHECKPOINT_BYTES) -> Self:
        """Open the data file, or create it. All of it is checked, which may take a while for a
        large one.

        Raise `BadData` if it is damaged or not ours, `DataInUse` if another server has it open,
        `StoreFailed` if the system refuses.
        """
        with translate_errors(path), ExitStack() as undo:
            path = path.resolve()
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = Lock(path)
            undo.callback(lock.release)
            prepare(path)
            _back_up_if_migrating(path)
            writing = undo.enter_context(closing(connect(path)))
            _set_up(writing, path)
            reading = undo.enter_context(closing(connect(path)))
            reading.execute("PRAGMA query_only = ON")
            undo.pop_all()
        return cls(path, lock, writing, reading, checkpoint_bytes)

    async def read(self, sql: str, values: tuple[object, ...] = ()) -> list[Row]:
        """Return the rows of a query, with everything that has been committed."""
        self._must_be_open()
        return await asyncio.get_running_loop().run_in_executor(
            self._reading, self._fetch, sql, values
        )

    def _fetch(self, sql: str, values: tuple[object, ...]) -> list[Row]:
        try:
            return self._reader.execute(sql, values).fetchall()
        except SQLITE_ERRORS as error:
            raise as_store_error(error, self.path) from error

    async def close(self) -> None:
        """Store what is waiting, then close. It may be called twice."""
        if self._closing is None:
            self._is_closed = True
            self._closing = asyncio.ensure_future(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._reading, self._reader.close)
        self._reading.shutdown()
        await self._end()
        self._lock.release()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.close()


def _back_up_if_migrating(path: Path) -> None:
    """Keep the file beside the data file if this release is about to change its layout."""
    with closing(connect(path, "ro")) as connection:
        before, after = version(connection), len(schema.MIGRATIONS)
    if before < after:
        kept = back_up_before_migration(path, after, time.time())
        _logger.warning(
            "%s is upgraded from layout %d to %d; as it was before, it is kept in %s",
            path,
            before,
            after,
            kept,
        )


def _set_up(connection: sqlite3.Connection, path: Path) -> None:
    """Make the writer's connection durable, and migrate the file."""
    mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    migrate(connection)
    for pragma in _WRITER:
        connection.execute(pragma).fetchall()
    if (mode, connection.execute("PRAGMA synchronous").fetchone()[0]) != ("wal", FULL):
        raise StoreFailed("error-data-no-log", file=str(path))


def default_data_file() -> Path:
    """Return the default data file, in the user's own data folder."""
    try:
        return _data_folder() / "simony" / "table.db"
    except RuntimeError as error:  # there is no home folder
        raise StoreFailed("error-data-nowhere") from error


def _data_folder() -> Path:
    chosen = Path(os.environ.get("XDG_DATA_HOME", ""))
    if chosen.is_absolute():
        return chosen
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path.home() / ".local" / "share"
