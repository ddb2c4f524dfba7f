"""Processes that tests have started."""

from __future__ import annotations

import os
from pathlib import Path


def exists(pid: int) -> bool:
    """Whether there is such a process, dead and not buried included."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def marked(mark: str) -> list[int]:
    """All processes in whose command the word is."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            if folder.name.isdigit() and mark.encode() in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
        except OSError:
            continue
    return found
