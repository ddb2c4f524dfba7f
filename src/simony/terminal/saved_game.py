"""The file of a saved game, and whether it is up to date."""

from __future__ import annotations

from pathlib import Path

from simony.core.log import Log
from simony.terminal.files import AutoSave, free_name, write_atomically


class SavedGame:
    """The person's file and the autosave."""

    def __init__(self, log: Log, autosave: AutoSave, path: Path | None = None) -> None:
        self._log = log
        self._saved = len(log.entries) if path is not None else 0
        self.autosave = autosave
        self.path = path
        """The file that the game was saved to or resumed from."""
        self.asked = False
        """Whether the person has saved the game in this session."""

    @property
    def is_safe(self) -> bool:
        """Whether the person's file is up to date."""
        return self.path is not None and self._saved == len(self._log.entries)

    def suggest(self) -> Path:
        return self.path or free_name(Path(), self._log.game.key)

    def overwrites(self, path: Path) -> bool:
        """Return whether the path is an existing file other than the game's own."""
        try:
            return path.exists() and (self.path is None or path.resolve() != self.path.resolve())
        except (OSError, ValueError):  # saving will fail and give the reason
            return False

    def save(self, path: Path) -> None:
        """Write the game to a file. Raises `CannotWrite`."""
        write_atomically(path, self._log.dump())
        self.path = path
        self.asked = True
        self._saved = len(self._log.entries)
        self.autosave.delete()

    def update_autosave(self) -> None:
        self.autosave.save(self._log)
