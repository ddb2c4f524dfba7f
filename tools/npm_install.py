"""Installs the browser client's packages as its lock file pins them: ``python tools/npm_install.py
web``.

This replaces `npm ci`, which npm 11 refuses where the registry lacks the packages of other
platforms. The change that npm would make is tried on a copy first, so that nothing is downloaded or
run if the lock file would change. npm 10 and npm 11 write the same pins in different ways, so pins
are compared, not bytes, and the file itself is restored.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

LOCK = "package-lock.json"
ROOT_DIFFERS = "package.json asks for other packages or versions"
QUIET = ("--no-audit", "--no-fund", "--loglevel=error")
Packages = dict[str, dict[str, Any]]


def main() -> int:
    folder = Path(sys.argv[1])
    status = try_out(folder)
    return status or install(folder)


def try_out(folder: Path) -> int:
    """Let npm write the lock file of a copy, without installing anything, and report other pins."""
    with tempfile.TemporaryDirectory() as copy:
        for name in ("package.json", LOCK, ".npmrc"):
            if (folder / name).is_file():
                shutil.copy(folder / name, copy)
        status = npm(Path(copy), "--package-lock-only", "--ignore-scripts")
        return status or complain(folder, packages(folder), packages(Path(copy)))


def install(folder: Path) -> int:
    """Install, and restore the lock file whatever npm did to it."""
    lock = folder / LOCK
    before, pinned = lock.read_bytes(), packages(folder)
    try:
        status = npm(folder)
        return status or complain(folder, pinned, packages(folder))
    finally:
        if lock.read_bytes() != before:
            lock.write_bytes(before)


def complain(folder: Path, before: Packages, after: Packages) -> int:
    changes = differences(before, after, machine())
    for change in changes:
        sys.stderr.write(f"{folder / LOCK}: {change}\n")
    if changes:
        sys.stderr.write(
            "error: npm would not install what the lock file pins, so nothing is kept of it\n"
            f"hint: if the change is wanted, run `npm install` in {folder} "
            f"and commit {LOCK} with it\n"
        )
    return 1 if changes else 0


def differences(before: Packages, after: Packages, here: tuple[str, str]) -> list[str]:
    """Return what npm pins differently.

    It may add optional packages of other platforms: those are never installed here.
    """
    added = [
        path
        for path in after
        if path not in before and not (after[path].get("optional") and not fits(after[path], here))
    ]
    gone = [path for path in before if path not in after]
    other = [path for path in before if path in after and pin(before[path]) != pin(after[path])]
    return [
        *(f"would add {path} {after[path].get('version')}" for path in added),
        *(f"would remove {path}" for path in gone),
        *(
            f"would change {path} from {before[path].get('version')} "
            f"to {after[path].get('version')}"
            if path
            else ROOT_DIFFERS
            for path in other
        ),
    ]


def pin(package: dict[str, Any]) -> tuple[object, ...]:
    """Return what determines the installed code; for the root, its requirements."""
    return tuple(
        package.get(name) for name in ("version", "integrity", "dependencies", "devDependencies")
    )


def fits(package: dict[str, Any], here: tuple[str, str]) -> bool:
    """Whether npm installs an optional package on this machine."""
    return all(
        allows(package.get(field, []), mine)
        for field, mine in zip(("os", "cpu"), here, strict=True)
    )


def allows(names: list[str], mine: str) -> bool:
    if any(name.startswith("!") for name in names):
        return f"!{mine}" not in names
    return not names or mine in names


def packages(folder: Path) -> Packages:
    found = json.loads((folder / LOCK).read_text("utf-8"))["packages"]
    assert isinstance(found, dict)
    return found


def machine() -> tuple[str, str]:
    """Return the operating system and the processor, in npm's terms."""
    platform, arch = run(
        ["node", "-p", "`${process.platform} ${process.arch}`"], Path()
    ).stdout.split()
    return platform, arch


def npm(folder: Path, *options: str) -> int:
    return run(["npm", "install", *options, *QUIET], folder).returncode


def run(words: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a command. Errors are shown; npm's output of a successful trial would be misleading."""
    return subprocess.run(words, cwd=folder, check=False, text=True, stdout=subprocess.PIPE)  # noqa: S603  # our words


if __name__ == "__main__":
    sys.exit(main())
