"""Processes that tests have started."""

from __future__ import annotations

import os


def exists(pid: int) -> bool:
    """Whether there is such a process, dead and not buried included."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
