"""Runs commands as a shell does."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Outcome:
    code: int
    out: str
    err: str


def environment(folder: Path, **more: str) -> dict[str, str]:
    """Return the environment without variables that change the output; state goes to `folder`."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("LANG", "LC_ALL", "LC_MESSAGES", "COLUMNS", "FORCE_COLOR")
    }
    return {**kept, "XDG_STATE_HOME": str(folder / "state"), "PYTHONIOENCODING": "utf-8", **more}


def simony(folder: Path, *arguments: str, typed: str = "", **more: str) -> Outcome:
    """Run `simony` in its own process, in `folder`."""
    done = subprocess.run(  # our own command
        [sys.executable, "-m", "simony.cli", *arguments],
        input=typed.encode(),
        cwd=folder,
        env=environment(folder, **more),
        capture_output=True,
        check=False,
        timeout=600,
    )
    return Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())
