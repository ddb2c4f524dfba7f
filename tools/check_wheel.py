"""Checks that the wheel in a folder contains the browser client and all licences, and has every
marked module compiled, with a type stub; reports a pure build. A source distribution beside it is
checked for the licences.
"""

import sys
import tarfile
import zipfile
from pathlib import Path

import check_licences

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
    if not _has_licences(wheels[0], *Path(sys.argv[1]).glob("simony-*.tar.gz")):
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


def _has_licences(wheel: Path, *sources: Path) -> bool:
    found = [
        f"{path.name}: {line}\n"
        for path in (wheel, *sources)
        for line in check_licences.problems_of_archive(_contents(path))
    ]
    sys.stderr.writelines(found)
    return not found


def _contents(archive: Path) -> dict[str, bytes]:
    """Return the content of all files of a wheel, or of a source distribution without the name of
    its folder.
    """
    if archive.suffix == ".whl":
        wheel = zipfile.ZipFile(archive)
        return {name: wheel.read(name) for name in wheel.namelist()}
    with tarfile.open(archive) as source:
        files = {member.name: source.extractfile(member) for member in source if member.isfile()}
        return {name.partition("/")[2]: file.read() for name, file in files.items() if file}


def _has(names: list[str], module: str) -> bool:
    stem = f"{module.removesuffix('.py')}."
    return any(name.startswith(stem) and name.endswith((".so", ".pyd")) for name in names)


if __name__ == "__main__":
    sys.exit(main())
