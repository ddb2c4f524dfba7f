"""The lock that shows which process has a data file open."""

from __future__ import annotations

import sys
import threading
from pathlib import Path
from typing import BinaryIO

from simony.server.store.data_file import DataInUse, sibling, translate_errors

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class Lock:
    """Allows one server per data file.

    The system releases the lock when the process ends, however it ends.
    """

    _ours: set[Path] = set()  # noqa: RUF012  # the system would give its lock to the same process twice
    _guard = threading.Lock()

    def __init__(self, path: Path) -> None:
        self._path = path
        with self._guard, translate_errors(path):
            if path in self._ours:
                raise DataInUse("error-data-in-use", file=str(path))
            self._file = sibling(path, ".lock").open("ab")
            if not _lock(self._file):
                self._file.close()
                raise DataInUse("error-data-in-use", file=str(path))
            self._ours.add(path)

    def release(self) -> None:
        with self._guard:
            self._file.close()
            self._ours.discard(self._path)


def _lock(file: BinaryIO) -> bool:
    """Return whether the lock was acquired.

    It belongs to the process, not to the open file, so child processes that outlive us do not keep
    it.
    """
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True
