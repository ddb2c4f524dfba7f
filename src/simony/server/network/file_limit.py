"""The limit on open files of this process. Every connection is one."""

from __future__ import annotations

import sys
from contextlib import suppress

MAX_FILES = 65_536
"""More are not needed, and some systems allow any number."""


def raise_file_limit() -> int:
    """Raise the limit on open files as far as the system allows; return the limit."""
    if sys.platform == "win32":
        return MAX_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_FILES if hard == resource.RLIM_INFINITY else min(MAX_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MAX_FILES if soft == resource.RLIM_INFINITY else min(MAX_FILES, soft)
