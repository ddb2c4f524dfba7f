"""Checks that everything we install is pinned by hash, and that the lists of requirements agree:
``python tools/check_lock.py``.

- web/package-lock.json: each package has an integrity hash and no address, and the root requires
  what package.json requires.
- requirements/*.txt: each line is one version with its hashes, and satisfies the .in file beside
  it.
- pyproject.toml: its bounds are those of requirements/run.in and adapters.in, and the build
  requirements are what build.txt pins.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
ADAPTERS = ("gymnasium", "pettingzoo", "openspiel", "render")
_PIN = re.compile(
    r"(?P<name>[A-Za-z0-9._-]+)==(?P<version>[^\s;]+)(?: ; (?P<marker>[^\\]+?))?"
    r"(?P<hashes>(?: --hash=sha256:[0-9a-f]{64})+)"
)
_INTEGRITY = re.compile(r"sha512-[A-Za-z0-9+/]{86}==")


def main() -> int:
    complaints = list(everything(ROOT))
    sys.stderr.writelines(f"{complaint}\n" for complaint in complaints)
    return 1 if complaints else 0


def everything(root: Path) -> Iterator[str]:
    yield from browser(root / "web")
    for asked in sorted((root / "requirements").rglob("*.in")):
        yield from python(asked)
    yield from project(root)


def browser(folder: Path) -> Iterator[str]:
    packages = json.loads((folder / "package-lock.json").read_text("utf-8"))["packages"]
    wanted = json.loads((folder / "package.json").read_text("utf-8"))
    for kind in ("dependencies", "devDependencies"):
        if packages[""].get(kind) != wanted.get(kind):
            yield f"package-lock.json: {kind} are not those of package.json"
    for path, package in packages.items():
        if path and not _INTEGRITY.fullmatch(package.get("integrity", "")):
            yield f"package-lock.json: {path} has no sha512 integrity hash"
        if "resolved" in package:
            yield f"package-lock.json: {path} names an address to fetch it from"


def python(asked: Path) -> Iterator[str]:
    """Compare a list of requirements with the pins beside it."""
    pinned = asked.with_suffix(".txt")
    if not pinned.is_file():
        yield f"{pinned.name}: missing; make lock writes it"
        return
    for line in lines(pinned):
        if not _PIN.fullmatch(line):
            yield f"{pinned.name}: not one version with its hashes: {line[:60]}"
    versions = pins(pinned)
    for requirement in requirements_in(asked):
        version = versions.get(canonicalize_name(requirement.name))
        if version is None or not requirement.specifier.contains(version, prereleases=True):
            pin = version or "nothing"
            yield f"{pinned.name}: {requirement} is wanted, {pin} is pinned; make lock"


def project(root: Path) -> Iterator[str]:
    """Compare the bounds in pyproject.toml (for pip) with those in requirements/ (for the pins)."""
    configuration = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    wanted, folder = configuration["project"], root / "requirements"
    yield from differ(
        "run.in",
        set(requirements_in(folder / "run.in")),
        {Requirement(each) for each in wanted["dependencies"]},
    )
    extras = {
        Requirement(each) for name in ADAPTERS for each in wanted["optional-dependencies"][name]
    }
    yield from differ("adapters.in", set(requirements_in(folder / "adapters.in")), extras)
    versions = pins(folder / "build.txt")
    for each in map(Requirement, configuration["build-system"]["requires"]):
        if str(each.specifier) != f"=={versions.get(canonicalize_name(each.name))}":
            yield f"pyproject.toml: the build needs {each}, which is not what build.txt pins"


def differ(name: str, here: set[Requirement], there: set[Requirement]) -> Iterator[str]:
    for each in sorted(map(str, here ^ there)):
        yield f"{name} and pyproject.toml disagree about {each}"


def requirements_in(asked: Path) -> Iterator[Requirement]:
    for line in lines(asked):
        if line.startswith("-r "):
            yield from requirements_in(asked.parent / line.removeprefix("-r "))
        else:
            yield Requirement(line)


def pins(pinned: Path) -> dict[str, str]:
    found = [match for match in map(_PIN.fullmatch, lines(pinned)) if match]
    return {canonicalize_name(match["name"]): match["version"] for match in found}


def lines(file: Path) -> list[str]:
    """Return the lines without comments, continuation lines joined, with single spaces."""
    whole = re.sub(r"\\\n", " ", re.sub(r"(?m)(^|\s)#.*$", "", file.read_text("utf-8")))
    return [" ".join(line.split()) for line in whole.splitlines() if line.strip()]


if __name__ == "__main__":
    sys.exit(main())
