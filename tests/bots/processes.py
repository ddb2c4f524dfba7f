"""Finds processes that tests have started."""

from __future__ import annotations

import os
from pathlib import Path


def exists(pid: int) -> bool:
    """Whether a process exists, including zombies."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def pids_with(mark: str) -> list[int]:
    """Return the ids of all processes with the word in their command."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            if folder.name.isdigit() and mark.encode() in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
        except OSError:
            continue
    return found
