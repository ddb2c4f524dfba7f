"""The writer: one thread that commits for everybody (group commit).

While one commit waits for the disk, submissions queue up; the next commit takes them all. So a disk
that can do 300 commits per second handles thousands of moves, each of them on the disk before
anybody is told.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
import zlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

from simony.server.store.data_file import BUSY_SECONDS, StoreFailed, error_text, sibling

Statement = tuple[str, tuple[object, ...]]
Row = tuple[Any, ...]

MAX_BATCH = 1000
"""Submissions in one commit, so that it never takes long."""
CHECKPOINT_BYTES = 4 * 1024 * 1024
"""Bytes of the write-ahead log before it is copied into the file."""
_TIDE = "UPDATE tide SET number = number + 1"
# Errors of a single submission, which do not affect the others. Any other error (a full disk, for
# example) fails the whole commit.
_OWN_FAULT = (
    sqlite3.SQLITE_ERROR,
    sqlite3.SQLITE_CONSTRAINT,
    sqlite3.SQLITE_MISMATCH,
    sqlite3.SQLITE_TOOBIG,
    sqlite3.SQLITE_RANGE,
)


def checksum(*parts: str | bytes | float) -> int:
    """Return the checksum of a row's values, to notice a byte that changed on the disk."""
    return zlib.crc32(
        b"\0".join(part if isinstance(part, bytes) else str(part).encode() for part in parts)
    )


class StatementRefused(StoreFailed):
    """One submission that cannot be stored, such as an entry that exists already.

    The others of its commit are not affected.
    """


@dataclass(slots=True)
class Statistics:
    """Counts for metrics. A failed commit counts only among the failures."""

    commits: int = 0
    submissions: int = 0
    failures: int = 0
    checkpoints: int = 0
    largest_batch: int = 0
    last_batch: int = 0
    last_seconds: float = 0.0
    seconds: float = 0.0

    def count(self, batch: int, seconds: float) -> None:
        self.commits += 1
        self.submissions += batch
        self.largest_batch = max(self.largest_batch, batch)
        self.last_batch = batch
        self.last_seconds = seconds
        self.seconds += seconds


@dataclass(slots=True, eq=False)
class Submission:
    """Statements that are stored together or not at all, and the future of the caller.

    It may also ask for a checkpoint, or end the writer.
    """

    done: asyncio.Future[list[list[Row]]]
    statements: Sequence[Statement] = ()
    checkpoint: bool = False
    last: bool = False
    rows: list[list[Row]] = field(default_factory=list)
    error: StoreFailed | None = None


class Writer:
    """Owns the only connection that writes, and the thread that uses it."""

    def __init__(self, path: Path, connection: sqlite3.Connection, checkpoint_bytes: int) -> None:
        self.statistics = Statistics()
        self.before_commit: Callable[[], None] | None = None
        """Called in the writer's thread right before a commit; what it raises fails the
        commit. For tests.
        """
        self.path = path
        self._log_path = sibling(path, "-wal")
        self._is_closed = False
        self._connection = connection
        self._checkpoint_bytes = checkpoint_bytes
        self._checkpoint_at = checkpoint_bytes
        self._waiting: SimpleQueue[Submission] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="simony-writer", daemon=True)
        self._thread.start()

    async def commit(self, statements: Sequence[Statement]) -> None:
        """Store all statements or none; return when they are on the disk.

        Submissions are stored in the order in which they are made. Raise `StatementRefused` if this
        one is invalid, `StoreFailed` if nothing can be stored now. A caller that is cancelled while
        waiting does not know the outcome, since the statements were submitted.
        """
        await self._submit(Submission(_future(), tuple(statements)))

    async def change(self, statements: Sequence[Statement]) -> list[list[Row]]:
        """Like `commit`, and return the rows of each statement (`RETURNING`)."""
        return await self._submit(Submission(_future(), tuple(statements)))

    async def checkpoint(self) -> None:
        """Copy the write-ahead log into the file and empty it, unless somebody is reading."""
        await self._submit(Submission(_future(), checkpoint=True))

    async def _submit(self, submission: Submission) -> list[list[Row]]:
        self._must_be_open()
        self._waiting.put(submission)
        return await submission.done

    def _must_be_open(self) -> None:
        if self._is_closed:
            raise StoreFailed("error-store-closed")

    async def _end(self) -> None:
        """Store what is waiting, and end the thread."""
        last = Submission(_future(), last=True)
        self._waiting.put(last)
        await last.done
        self._thread.join()

    # --- the thread -------------------------------------------------------------------------------

    def _run(self) -> None:
        ended = False
        while not ended:
            batch = self._gather()
            ended = any(each.last for each in batch)
            self._write(batch)
            if ended or any(each.checkpoint for each in batch):
                self._checkpoint()
            if ended:
                self._connection.close()
            _wake(batch)
            if not ended:
                self._checkpoint_if_long()

    def _gather(self) -> list[Submission]:
        """Return all submissions that are waiting, at least one."""
        batch = [self._waiting.get()]
        with suppress(Empty):
            while len(batch) < MAX_BATCH and not batch[-1].last:
                batch.append(self._waiting.get_nowait())
        return batch

    def _write(self, batch: list[Submission]) -> None:
        """Write all of them in one transaction."""
        if not any(each.statements for each in batch):
            return
        begin = time.perf_counter()
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for each in batch:
                self._apply(each)
            self._connection.execute(_TIDE)
            if self.before_commit is not None:
                self.before_commit()
            self._connection.execute("COMMIT")
        except Exception as error:  # noqa: BLE001  # if the writer died, everybody would wait for ever
            self._give_up(batch, error)
        else:
            self.statistics.count(len(batch), time.perf_counter() - begin)

    def _apply(self, submission: Submission) -> None:
        self._connection.execute("SAVEPOINT submission")
        try:
            submission.rows = [
                self._connection.execute(sql, values).fetchall()
                for sql, values in submission.statements
            ]
        except Exception as error:
            if not self._connection.in_transaction or not _is_own_fault(error):
                raise
            self._connection.execute("ROLLBACK TO submission")
            submission.error = StatementRefused("error-store-refused", why=error_text(error))
        self._connection.execute("RELEASE submission")

    def _give_up(self, batch: list[Submission], error: Exception) -> None:
        """Roll back and fail the whole batch."""
        self.statistics.failures += 1
        with suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        # If the disk failed, the log may end in a complete commit that was not synced. It must not
        # be found after a crash. The next commit overwrites it, and so does a checkpoint, if
        # possible.
        self._checkpoint()
        for each in batch:
            each.error = StoreFailed("error-store-commit", why=error_text(error))

    # --- the write-ahead log ----------------------------------------------------------------------

    def _checkpoint_if_long(self) -> None:
        length = self._log_bytes()
        if length >= self._checkpoint_at:
            self._checkpoint()
            # If somebody is reading, the log could not be emptied: wait for as many bytes again.
            self._checkpoint_at = self._log_bytes() + self._checkpoint_bytes

    def _checkpoint(self) -> None:
        """Copy the log into the file and empty it. A log that is partly in the file could not
        be cut safely.
        """
        try:
            # A reader, such as a backup, must not stop all play.
            self._connection.execute("PRAGMA busy_timeout = 0")
            try:
                busy = self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
            finally:
                self._connection.execute(f"PRAGMA busy_timeout = {1000 * BUSY_SECONDS}")
        except sqlite3.Error:  # no harm: the log is as durable as the file
            self.statistics.failures += 1
        else:
            self.statistics.checkpoints += not busy

    def _log_bytes(self) -> int:
        try:
            return self._log_path.stat().st_size
        except OSError:
            return 0


def _future() -> asyncio.Future[list[list[Row]]]:
    return asyncio.get_running_loop().create_future()


def _is_own_fault(error: Exception) -> bool:
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF in _OWN_FAULT


def _wake(batch: list[Submission]) -> None:
    """Notify the waiting callers, with one call into each loop."""
    for loop in {each.done.get_loop() for each in batch}:
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(
                _settle, [each for each in batch if each.done.get_loop() is loop]
            )


def _settle(batch: list[Submission]) -> None:
    for each in batch:
        if each.done.done():  # the caller was cancelled
            continue
        if each.error is not None:
            each.done.set_exception(each.error)
        else:
            each.done.set_result(each.rows)
