"""Copies the template game into this repository, as a start for a new game.

    .venv-pure/bin/python tools/new_game.py vesper

CONTRIBUTING.md has the steps that follow.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from simony.template.new_game import copy_into_repository

ROOT = Path(__file__).parents[1]


def main(name: str) -> None:
    written = copy_into_repository(name, ROOT)
    sources = [str(path) for path in written if path.suffix == ".py"]
    # The order of imports and the breaks of lines depend on the name.
    for command in (["check", "--fix", "--quiet"], ["format", "--quiet"]):
        ruff = [sys.executable, "-m", "ruff", *command, *sources]
        subprocess.run(ruff, cwd=ROOT, check=True)  # noqa: S603  # our own
    (ROOT / "setup.py").touch()  # so that make installs the new entry point
    sys.stdout.writelines(f"{path.relative_to(ROOT)}\n" for path in written)


if __name__ == "__main__":
    main(*sys.argv[1:])
