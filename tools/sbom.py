"""Lists the packages that Simony consists of: ``python tools/sbom.py FOLDER``.

`make sbom` calls it after it has written FOLDER/sbom-python.cdx.json.

Writes FOLDER/sbom-web.cdx.json with npm, from the lock file, and FOLDER/licences.md from both.
Fails if a package has no licence, or one that is not in `ALLOWED`.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
ALLOWED = {
    "0BSD", "Apache-2.0", "BSD", "BSD-2-Clause", "BSD-3-Clause", "BlueOak-1.0.0", "CC0-1.0",
    "ISC", "MIT", "MIT-0", "OFL-1.1", "PSF-2.0",
}  # fmt: skip
"""Licences that let us ship a package with an MIT-licensed one. Ask before adding one."""
ALLOWED_TOOLS = {*ALLOWED, "MPL-2.0"}
"""Licences of packages that only build and test the browser client, and are not shipped."""
SAME = {
    "License :: OSI Approved :: Apache Software License": "Apache-2.0",
    "License :: OSI Approved :: BSD License": "BSD",
    "License :: OSI Approved :: MIT License": "MIT",
}
"""Names that older packages give instead of an SPDX identifier."""
DEVELOPMENT = {"name": "cdx:npm:package:development", "value": "true"}
Json = dict[str, Any]


@dataclass(frozen=True, order=True)
class Part:
    """One package."""

    side: str
    name: str
    version: str
    licences: tuple[str, ...]
    is_shipped: bool = True

    @property
    def is_allowed(self) -> bool:
        """Whether all its licences are allowed; False if it has none."""
        allowed = ALLOWED if self.is_shipped else ALLOWED_TOOLS
        return bool(self.licences) and all(is_allowed(each, allowed) for each in self.licences)


def main() -> int:
    folder = Path(sys.argv[1])
    web = web_document(ROOT / "web")
    (folder / "sbom-web.cdx.json").write_text(json.dumps(web, indent=2) + "\n", "utf-8")
    python = json.loads((folder / "sbom-python.cdx.json").read_text("utf-8"))
    found = sorted([*parts(python, "Python"), *parts(web, "browser")])
    (folder / "licences.md").write_text(listed(found), "utf-8")
    wrong = [part for part in found if not part.is_allowed]
    sys.stderr.writelines(
        f"{part.name} {part.version}: "
        f"licence {', '.join(part.licences) or 'unknown'} is not allowed\n"
        for part in wrong
    )
    return 1 if wrong else 0


def web_document(web: Path) -> Json:
    """Return npm's description of the browser client.

    npm describes only packages with a version, and ours has none, so it describes a copy that has
    one.
    """
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "simony-web")
        copy.mkdir()
        shutil.copy(web / "package-lock.json", copy)
        package = json.loads((web / "package.json").read_text("utf-8"))
        (copy / "package.json").write_text(json.dumps({**package, "version": version}))
        words = [
            "npm",
            "sbom",
            "--sbom-format=cyclonedx",
            "--package-lock-only",
            "--loglevel=error",
        ]
        made = subprocess.run(words, cwd=copy, check=True, stdout=subprocess.PIPE)  # noqa: S603  # our words
    document = json.loads(made.stdout)
    assert isinstance(document, dict)
    return document


def parts(document: Json, side: str) -> Iterator[Part]:
    for each in document["components"]:
        is_shipped = DEVELOPMENT not in each.get("properties", [])
        yield Part(
            side, each["name"], each["version"], tuple(dict.fromkeys(licences(each))), is_shipped
        )


def licences(component: Json) -> Iterator[str]:
    for each in component.get("licenses", []):
        licence = each.get("license", {})
        name = each.get("expression") or licence.get("id") or licence.get("name") or ""
        if name:
            yield SAME.get(name, name)


def is_allowed(expression: str, allowed: set[str]) -> bool:
    """Whether an SPDX expression leaves only allowed licences: one of those joined by OR is enough,
    but all if any are joined by AND.
    """
    names = re.split(r"\s+(?:AND|OR)\s+", expression.replace("(", "").replace(")", ""))
    enough = all if " AND " in expression else any
    return enough(name.strip() in allowed for name in names)


def listed(found: list[Part]) -> str:
    lines = [
        "# Packages and their licences",
        "",
        "What an installed Simony is made of, besides itself (MIT). Written by `make sbom`.",
        *table([part for part in found if part.is_shipped]),
        "",
        "## Only to build and test the browser table",
        *table([part for part in found if not part.is_shipped]),
    ]
    return "\n".join(lines) + "\n"


def table(found: list[Part]) -> list[str]:
    rows = [
        f"| {part.side} | {part.name} | {part.version} | {', '.join(part.licences)} |"
        for part in found
    ]
    return ["", "| side | package | version | licence |", "|---|---|---|---|", *rows]


if __name__ == "__main__":
    sys.exit(main())
