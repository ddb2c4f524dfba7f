"""Backups of a data file, which may be in use, and the way back from one."""

from __future__ import annotations

import asyncio
import os
from contextlib import closing, suppress
from pathlib import Path

from simony.server.store.data_file import (
    DAILY,
    BadData,
    StoreFailed,
    backup_name,
    backups,
    connect,
    damage_error,
    mark_as_data,
    partial_file,
    replace_durably,
    sibling,
    sync_folder,
    timestamp,
    translate_errors,
)
from simony.server.store.integrity import find_damage, refuse_irregular, refuse_truncated
from simony.server.store.lock import Lock
from simony.server.store.retention import DAY
from simony.server.store.schema import APPLICATION
from simony.server.store.store import Store

MAX_DAILY_BACKUPS = 3
"""How many daily backups are kept."""
_MAGIC, _HEADER = b"SQLite format 3\0", 100


def back_up(data: Path, target: Path, purpose: str = "") -> None:
    """Copy a data file as it is at this moment, whoever has it open.

    The copy is checked before it gets its name.
    """
    _refuse_other_file(target)
    with translate_errors(target):
        target.parent.mkdir(parents=True, exist_ok=True)
        with partial_file(target, purpose or str(os.getpid())) as part:
            _copy(data, part)
            replace_durably(part, target)


def _refuse_other_file(target: Path) -> None:
    """A backup takes the place of an older one, and of nothing else."""
    with translate_errors(target):
        if target.exists() and not (target.is_file() and _is_backup(target)):
            raise StoreFailed("error-backup-target", file=str(target))


def _is_backup(path: Path) -> bool:
    """A file of ours (bytes 68 to 71) that is not marked as data (18 and 19)."""
    with path.open("rb") as file:
        header = file.read(_HEADER)
    return (
        header[:16] == _MAGIC
        and header[18:20] == b"\1\1"
        and header[68:72] == APPLICATION.to_bytes(4, "big")
    )


def _copy(source: Path, part: Path) -> None:
    """All of the source, its write-ahead log included, as one file.

    `BadData` about the source if the copy is not whole.
    """
    with translate_errors(source):
        if not source.exists():
            raise StoreFailed("error-data-missing", file=str(source))
        refuse_truncated(source)
        with closing(connect(source, "ro")) as live, closing(connect(part)) as copy:
            copy.execute("PRAGMA synchronous = OFF")  # it is synced as a whole
            live.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE").fetchall()
            why = find_damage(copy)
            if why is not None:
                raise damage_error(source, why)


def has_fresh_backup(data: Path, now: float) -> bool:
    """Return whether a daily backup of the last day is there."""
    past = [when for when, _ in backups(data, (DAILY,)) if when <= now]
    return bool(past) and now - past[-1] < DAY


async def backup_if_due(store: Store, now: float, *, prune: bool = True) -> Path | None:
    """The daily backup, beside the data file, if the last one is a day old; the oldest go.

    For the server to call now and then.
    """
    if has_fresh_backup(store.path, now):
        return None
    target = backup_name(store.path, DAILY, now)
    await asyncio.to_thread(back_up, store.path, target, DAILY)
    for _, old in (
        [each for each in backups(store.path, (DAILY,)) if each[0] <= now][:-MAX_DAILY_BACKUPS]
        if prune
        else []
    ):
        with suppress(OSError):
            old.unlink()
    return target


def restore(backup: Path, target: Path, now: float) -> Path | None:
    """Put a backup in the place of the data file; gives the name under which the data file there
    was is kept.

    `DataInUse` if a server has it open; `BadData` if the backup is not whole. Then nothing has
    changed.
    """
    with translate_errors(target):
        target = target.resolve()
        refuse_irregular(target)
        if target.exists() and backup.exists() and target.samefile(backup):
            raise StoreFailed("error-restore-same", file=str(target))
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = Lock(target)
        try:
            with partial_file(target, "restore") as part:
                _copy_backup(backup, part)
                mark_as_data(part)
                kept = _set_aside(target, now)
                replace_durably(part, target)
        finally:
            lock.release()
    return kept


def _copy_backup(backup: Path, part: Path) -> None:
    try:
        _copy(backup, part)
    except BadData as error:
        why = error.text.args["why"]
        raise BadData("error-restore-damaged", file=str(backup), why=why) from error


def _set_aside(path: Path, now: float) -> Path | None:
    """The file first: without its write-ahead log it must never lie there under its old name, for
    it would be taken for the whole.
    """
    kept = _free_name(sibling(path, f".replaced-{timestamp(now)}"))
    found = path.exists()
    for suffix in ("", "-wal"):
        if sibling(path, suffix).exists():
            sibling(path, suffix).rename(sibling(kept, suffix))
    sibling(path, "-shm").unlink(missing_ok=True)
    sync_folder(path.parent)
    return kept if found else None


def _free_name(path: Path) -> Path:
    """The name, or the first with a number behind it that is not taken."""
    number, free = 1, path
    while free.exists() or sibling(free, "-wal").exists():
        number += 1
        free = sibling(path, f".{number}")
    return free
