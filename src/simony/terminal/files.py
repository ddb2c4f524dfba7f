"""Files of the person's: written whole or not at all."""

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


def write_whole(path: Path, text: str) -> None:
    """Write beside the file, then put it in its place: whoever reads it sees all of the old or all
    of the new.
    """
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
    """`CannotWrite` for a folder, a device, a pipe: only regular files are written."""
    try:
        irregular = path.exists() and not path.is_file()
    except (OSError, ValueError) as error:
        raise _cannot_write(path, error) from error
    if irregular:
        raise CannotWrite("error-file-write", file=str(path), why="not a regular file")


def _cannot_write(path: Path, error: OSError | ValueError) -> CannotWrite:
    """ValueError: a name the system cannot even look up."""
    why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return CannotWrite("error-file-write", file=str(path), why=why)


def _mode_of(path: Path) -> int:
    """The rights the file has, or those a new file would get."""
    try:
        return path.stat().st_mode & 0o777
    except OSError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask


def typed_path(typed: str) -> Path:
    """A file name as a person types it."""
    path = Path(typed)
    try:
        return path.expanduser()
    except RuntimeError:  # ~nobody
        return path


def quoted(path: Path | None) -> str:
    """A path as a shell wants it, on one line."""
    name = str(path)
    if name.isprintable():
        return shlex.quote(name)
    escaped = "".join(
        letter if letter.isprintable() else repr(letter)[1:-1]
        for letter in name.replace("\\", r"\\").replace("'", r"\'")
    )
    return f"$'{escaped}'"


def free_name(folder: Path, stem: str) -> Path:
    """The first of ``stem-1.log``, ``stem-2.log`` … that is not taken."""
    number = 1
    while (folder / f"{stem}-{number}.log").exists():
        number += 1
    return folder / f"{stem}-{number}.log"


def state_folder() -> Path:
    """Where games that broke off are kept."""
    chosen = os.environ.get("XDG_STATE_HOME", "")
    try:
        return (
            Path(chosen) if chosen.startswith("/") else Path.home() / ".local" / "state"
        ) / "simony"
    except RuntimeError:  # nobody's machine: no HOME, no name
        return Path(tempfile.gettempdir()) / "simony"


def broken_off(folder: Path, stem: str) -> list[Path]:
    """The games that were kept by sittings that are no more, the latest first."""
    try:
        kept = [path for path in folder.glob(f"{stem}-*-*.log") if not _still_sits(path)]
        return sorted(kept, key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return []


def _still_sits(path: Path) -> bool:
    """Whether the process whose number is in the name runs; where that cannot be asked, perhaps."""
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


class Keeper:
    """Keeps the game in a file of our own while it is played, so that a lost terminal, or a lost
    machine, loses nothing.
    """

    def __init__(self, folder: Path, path: Path | None = None) -> None:
        self._folder = folder
        self.path = path
        """Where the game is kept now; at first, where one that is taken up again was."""
        self.problem: CannotWrite | None = None

    def keep(self, log: Log) -> None:
        """Called after every decision; says nothing, but remembers what went wrong."""
        try:
            path = self.path or self._new_path(self._folder, log.game.key)
            write_whole(path, log.dump())
            self.path, self.problem = path, None
        except CannotWrite as error:
            self.problem = error

    def forget(self) -> None:
        """The game is over, saved or given up: our own file goes."""
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
