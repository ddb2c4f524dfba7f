"""Saving: where the game lies, whether anything has happened since."""

from __future__ import annotations

from pathlib import Path

from simony.core.log import Log
from simony.terminal.files import Keeper, free_name, write_whole


class Saves:
    """The person's own file, and the one we keep in case the terminal goes."""

    def __init__(self, log: Log, keeper: Keeper, path: Path | None = None) -> None:
        self._log = log
        self._saved = len(log.entries) if path is not None else 0
        self.keeper = keeper
        self.path = path
        """Where the game was saved, or taken up from."""
        self.asked = False
        """Whether the person has saved it here."""

    @property
    def is_safe(self) -> bool:
        """Whether the person's file has everything."""
        return self.path is not None and self._saved == len(self._log.entries)

    def suggest(self) -> Path:
        return self.path or free_name(Path(), self._log.game.key)

    def overwrites(self, path: Path) -> bool:
        """Whether there is another file than the game's own."""
        try:
            return path.exists() and (self.path is None or path.resolve() != self.path.resolve())
        except (OSError, ValueError):  # then it cannot be written either, and saving says why
            return False

    def save(self, path: Path) -> None:
        """`CannotWrite` where it cannot be."""
        write_whole(path, self._log.dump())
        self.path = path
        self.asked = True
        self._saved = len(self._log.entries)
        self.keeper.forget()

    def keep(self) -> None:
        self.keeper.keep(self._log)
