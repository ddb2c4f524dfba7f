"""Checks that the wheel in a folder contains the browser client, and has every marked module
compiled and a type stub for it; reports a pure build.
"""

import sys
import zipfile
from pathlib import Path

MARK = b"# Compiled with mypyc."
"""The mark that setup.py looks for (tools/wheel/stubs.py)."""


def main() -> int:
    wheels = list(Path(sys.argv[1]).glob("simony-*.whl"))
    if len(wheels) != 1:
        sys.stderr.write(f"expected one wheel in {sys.argv[1]}, found {len(wheels)}\n")
        return 1
    wheel = zipfile.ZipFile(wheels[0])
    names = wheel.namelist()
    if "simony/server/web/index.html" not in names:
        sys.stderr.write(f"{wheels[0].name}: the browser table is not in it\n")
        return 1
    wanted = [
        name for name in names if name.endswith(".py") and MARK in wheel.read(name).splitlines()
    ]
    without_stub = [module for module in wanted if f"{module}i" not in names]
    for module in without_stub:
        sys.stderr.write(f"{wheels[0].name}: {module} has no type stub\n")
    if without_stub:
        return 1
    if wheels[0].name.endswith("none-any.whl"):
        sys.stdout.write(f"{wheels[0].name}: a pure build, nothing compiled\n")
        return 0
    missing = [module for module in wanted if not _has(names, module)]
    for module in missing:
        sys.stderr.write(f"{wheels[0].name}: {module} is not compiled\n")
    sys.stdout.write(
        f"{wheels[0].name}: {len(wanted) - len(missing)} of {len(wanted)} modules compiled\n"
    )
    return 1 if missing or not wanted else 0


def _has(names: list[str], module: str) -> bool:
    stem = f"{module.removesuffix('.py')}."
    return any(name.startswith(stem) and name.endswith((".so", ".pyd")) for name in names)


if __name__ == "__main__":
    sys.exit(main())
