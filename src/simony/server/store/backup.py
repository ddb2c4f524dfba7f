"""Back up a data file, which may be in use, and restore it."""

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
    before_layout,
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
from simony.server.store.schema import APPLICATION

MAX_DAILY_BACKUPS = 3
"""Daily backups that are kept."""
_DAILY_SECONDS = 24 * 60 * 60.0
_MAGIC, _HEADER = b"SQLite format 3\0", 100


def back_up(data: Path, target: Path, purpose: str = "") -> None:
    """Copy a data file in its current state, even if a server has it open.

    The copy is checked before it gets its final name.
    """
    _refuse_other_file(target)
    with translate_errors(target):
        target.parent.mkdir(parents=True, exist_ok=True)
        with partial_file(target, purpose or str(os.getpid())) as part:
            _copy(data, part)
            replace_durably(part, target)


def _refuse_other_file(target: Path) -> None:
    """Raise `StoreFailed` if the target exists and is not a backup."""
    with translate_errors(target):
        if target.exists() and not (target.is_file() and _is_backup(target)):
            raise StoreFailed("error-backup-target", file=str(target))


def _is_backup(path: Path) -> bool:
    """Return whether this is a file of ours (bytes 68 to 71) that is not marked as data (18
    and 19).
    """
    with path.open("rb") as file:
        header = file.read(_HEADER)
    return (
        header[:16] == _MAGIC
        and header[18:20] == b"\1\1"
        and header[68:72] == APPLICATION.to_bytes(4, "big")
    )


def _copy(source: Path, part: Path) -> None:
    """Copy the source, with its write-ahead log, into one file.

    Raise `BadData` about the source if the copy is damaged.
    """
    with translate_errors(source):
        if not source.exists():
            raise StoreFailed("error-data-missing", file=str(source))
        refuse_truncated(source)
        with closing(connect(source, "ro")) as live, closing(connect(part)) as copy:
            copy.execute("PRAGMA synchronous = OFF")  # the whole file is synced afterwards
            live.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE").fetchall()
            why = find_damage(copy)
            if why is not None:
                raise damage_error(source, why)


def has_fresh_backup(data: Path, now: float) -> bool:
    """Return whether there is a daily backup of the last day."""
    past = [when for when, _ in backups(data, (DAILY,)) if when <= now]
    return bool(past) and now - past[-1] < _DAILY_SECONDS


def back_up_before_migration(data: Path, layout: int, now: float) -> Path:
    """Keep a data file as it is before it is migrated to `layout`: for the way back to the release
    that wrote it. It never replaces another backup, and is never deleted by the server.
    """
    target = backup_name(data, before_layout(layout), now)
    while target.exists():
        now += 1
        target = backup_name(data, before_layout(layout), now)
    back_up(data, target)
    return target


async def backup_if_due(data: Path, now: float, *, prune: bool = True) -> Path | None:
    """Make the daily backup beside the data file if the last one is a day old, and delete the
    oldest.

    The server calls it from time to time.
    """
    if has_fresh_backup(data, now):
        return None
    target = backup_name(data, DAILY, now)
    await asyncio.to_thread(back_up, data, target, DAILY)
    for _, old in (
        [each for each in backups(data, (DAILY,)) if each[0] <= now][:-MAX_DAILY_BACKUPS]
        if prune
        else []
    ):
        with suppress(OSError):
            old.unlink()
    return target


def restore(backup: Path, target: Path, now: float) -> Path | None:
    """Replace the data file by a backup. Return the new name of the old data file, if there was
    one.

    Raise `DataInUse` if a server has it open, `BadData` if the backup is damaged. Then nothing has
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
    """Rename the data file first: without its write-ahead log it must never have its old
    name, since it would be taken for complete.
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
    """Return the path, or the path with the first number that is not taken."""
    number, free = 1, path
    while free.exists() or sibling(free, "-wal").exists():
        number += 1
        free = sibling(path, f".{number}")
    return free
