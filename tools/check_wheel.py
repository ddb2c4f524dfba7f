"""Checks that the wheel in a folder holds the browser table, and every module that is to be compiled, compiled; a pure build says so."""

import sys
import tomllib
import zipfile
from pathlib import Path


def main() -> int:
    wheels = list(Path(sys.argv[1]).glob("simony-*.whl"))
    if len(wheels) != 1:
        sys.stderr.write(f"expected one wheel in {sys.argv[1]}, found {len(wheels)}\n")
        return 1
    names = zipfile.ZipFile(wheels[0]).namelist()
    if "simony/table/web/index.html" not in names:
        sys.stderr.write(f"{wheels[0].name}: the browser table is not in it\n")
        return 1
    if wheels[0].name.endswith("none-any.whl"):
        sys.stdout.write(f"{wheels[0].name}: a pure build, nothing compiled\n")
        return 0
    wanted = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["tool"]["simony"]["compiled"]
    missing = [module for module in wanted if not _has(names, module)]
    for module in missing:
        sys.stderr.write(f"{wheels[0].name}: {module} is not compiled\n")
    sys.stdout.write(f"{wheels[0].name}: {len(wanted) - len(missing)} of {len(wanted)} modules compiled\n")
    return 1 if missing else 0


def _has(names: list[str], module: str) -> bool:
    stem = f"simony/{module.removesuffix('.py')}."
    return any(name.startswith(stem) and name.endswith((".so", ".pyd")) for name in names)


if __name__ == "__main__":
    sys.exit(main())
