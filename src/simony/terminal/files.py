"""Files of saved games, written whole or not at all."""

from __future__ import annotations

import contextlib
import os
import shlex
import tempfile
from pathlib import Path

from simony.core.errors import SimonyError
from simony.core.log import Log


class CannotWrite(SimonyError):
    """A file that cannot be written, with the system's reason."""


def write_atomically(path: Path, text: str) -> None:
    """Write a temporary file, then move it into place: readers see the old text or the new one."""
    refuse_irregular(path)
    try:
        path = path.resolve()  # a link stays a link
        handle, beside = tempfile.mkstemp(prefix=f".{path.name[:60]}-", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            Path(beside).chmod(_mode_of(path))
            Path(beside).replace(path)
        except BaseException:
            with contextlib.suppress(OSError):
                Path(beside).unlink()
            raise
    except (OSError, ValueError) as error:
        raise _cannot_write(path, error) from error


def refuse_irregular(path: Path) -> None:
    """Raise `CannotWrite` for a folder, a device or a pipe: only regular files are written."""
    try:
        irregular = path.exists() and not path.is_file()
    except (OSError, ValueError) as error:
        raise _cannot_write(path, error) from error
    if irregular:
        raise CannotWrite("error-file-write", file=str(path), why="not a regular file")


def _cannot_write(path: Path, error: OSError | ValueError) -> CannotWrite:
    """Return the error to raise. A ValueError means a name that the system cannot look up."""
    why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return CannotWrite("error-file-write", file=str(path), why=why)


def _mode_of(path: Path) -> int:
    """Return the mode of the file, or the one that a new file would get."""
    try:
        return path.stat().st_mode & 0o777
    except OSError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask


def typed_path(typed: str) -> Path:
    """Return the path for a typed file name, with ``~`` expanded."""
    path = Path(typed)
    try:
        return path.expanduser()
    except RuntimeError:  # ~nobody
        return path


def quoted(path: Path | None) -> str:
    """Return the path quoted for a shell, on one line."""
    name = str(path)
    if name.isprintable():
        return shlex.quote(name)
    escaped = "".join(
        letter if letter.isprintable() else repr(letter)[1:-1]
        for letter in name.replace("\\", r"\\").replace("'", r"\'")
    )
    return f"$'{escaped}'"


def free_name(folder: Path, stem: str) -> Path:
    """Return the first of ``stem-1.log``, ``stem-2.log`` … that does not exist."""
    number = 1
    while (folder / f"{stem}-{number}.log").exists():
        number += 1
    return folder / f"{stem}-{number}.log"


def state_folder() -> Path:
    """Return the folder in which interrupted games are kept."""
    chosen = os.environ.get("XDG_STATE_HOME", "")
    try:
        return (
            Path(chosen) if chosen.startswith("/") else Path.home() / ".local" / "state"
        ) / "simony"
    except RuntimeError:  # no HOME, and no user name
        return Path(tempfile.gettempdir()) / "simony"


def interrupted_games(folder: Path, stem: str) -> list[Path]:
    """Return the autosaves of processes that no longer run, the latest first."""
    try:
        kept = [path for path in folder.glob(f"{stem}-*-*.log") if not _is_running(path)]
        return sorted(kept, key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return []


def _is_running(path: Path) -> bool:
    """Return whether the process whose number is in the name runs, or might run."""
    number = path.stem.split("-")[-2]
    if os.name != "posix" or not number.isdigit():
        return True
    try:
        os.kill(int(number), 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:
        return True
    return True


class AutoSave:
    """A file of our own that follows the game, so that a lost terminal or a crash loses nothing."""

    def __init__(self, folder: Path, path: Path | None = None) -> None:
        self._folder = folder
        self.path = path
        """Where the game is kept now; at first the file that it was resumed from."""
        self.problem: CannotWrite | None = None

    def save(self, log: Log) -> None:
        """Write the game after a decision. Does not raise: `problem` has the error."""
        try:
            path = self.path or self._new_path(self._folder, log.game.key)
            write_atomically(path, log.dump())
            self.path, self.problem = path, None
        except CannotWrite as error:
            self.problem = error

    def delete(self) -> None:
        """Delete the file: the game is over, saved or abandoned."""
        if self.path is not None:
            with contextlib.suppress(OSError):
                self.path.unlink()
        self.path = None

    def _new_path(self, folder: Path, stem: str) -> Path:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            return free_name(folder, f"{stem}-{os.getpid()}")
        except OSError as error:
            raise CannotWrite(
                "error-file-write", file=str(folder), why=error.strerror or str(error)
            ) from error
