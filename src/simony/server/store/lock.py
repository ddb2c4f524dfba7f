"""Who has a data file open."""

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
    """One server a data file.

    The system gives the lock back when the process ends, however it ends.
    """

    _ours: set[Path] = set()  # noqa: RUF012  # the system's lock is the process's: it would give it to us twice
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
    """Whether we have it now.

    A lock of the process, not of the open file: children that outlive us do not keep it.
    """
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True
