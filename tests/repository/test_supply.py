"""Pinned dependencies and allowed licences: the tools behind `make lint`, `make sbom` and the
browser's packages.
"""

from __future__ import annotations

import json
import runpy
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
LOCK = runpy.run_path(str(ROOT / "tools" / "check_lock.py"))
NPM = runpy.run_path(str(ROOT / "tools" / "npm_install.py"))
SBOM = runpy.run_path(str(ROOT / "tools" / "sbom.py"))
HERE = ("linux", "x64")

pytestmark = pytest.mark.once


def complaints(root: Path) -> str:
    return "\n".join(LOCK["everything"](root))


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the files with pins, to be changed."""
    for name in ("pyproject.toml", "web/package.json", "web/package-lock.json"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    return tmp_path


def replace(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


def spoil(file: Path, change: Callable[[Any], None]) -> None:
    content = json.loads(file.read_text("utf-8"))
    change(content)
    file.write_text(json.dumps(content), "utf-8")


def test_everything_is_pinned_and_agrees() -> None:
    assert not complaints(ROOT)


def test_a_package_without_its_hash_is_found(copy: Path) -> None:
    spoil(
        copy / "web/package-lock.json",
        lambda lock: lock["packages"]["node_modules/svelte"].pop("integrity"),
    )
    assert complaints(copy) == "package-lock.json: node_modules/svelte has no sha512 integrity hash"


def test_an_address_in_the_lock_file_is_found(copy: Path) -> None:
    spoil(
        copy / "web/package-lock.json",
        lambda lock: lock["packages"]["node_modules/svelte"].update(
            resolved="https://elsewhere.example/"
        ),
    )
    assert (
        complaints(copy)
        == "package-lock.json: node_modules/svelte names an address to fetch it from"
    )


def test_a_lock_file_that_is_behind_is_found(copy: Path) -> None:
    spoil(
        copy / "web/package.json", lambda package: package["dependencies"].update(svelte="5.57.4")
    )
    assert complaints(copy) == "package-lock.json: dependencies are not those of package.json"


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        (
            "requirements/run.txt",
            "segno==1.6.6 \\\n",
            "segno==1.6.6\n#",
            "run.txt: not one version with its hashes: segno==1.6.6",
        ),
        (
            "requirements/run.txt",
            "segno==1.6.6",
            "segno>=1.6.6",
            "run.txt: not one version with its hashes: segno>=1.6.6",
        ),
        (
            "requirements/run.in",
            "segno>=1.6.6,<2",
            "segno>=1.7,<2",
            "run.txt: segno<2,>=1.7 is wanted, 1.6.6 is pinned; make lock",
        ),
        (
            "requirements/run.in",
            "segno>=1.6.6,<2\n",
            "",
            "run.in and pyproject.toml disagree about segno<2,>=1.6.6",
        ),
        (
            "requirements/docs.in",
            "mkdocs-material\n",
            "mkdocs-material\nelse\n",
            "docs.txt: else is wanted, nothing is pinned; make lock",
        ),
        (
            "pyproject.toml",
            '"numpy>=2"',
            '"numpy>=3"',
            "adapters.in and pyproject.toml disagree about numpy>=3",
        ),
        (
            "pyproject.toml",
            "mypy==2.4.1",
            "mypy==2.4.0",
            "pyproject.toml: the build needs mypy==2.4.0, which is not what build.txt pins",
        ),
    ],
)
def test_a_pin_that_is_missing_or_disagrees_is_found(
    copy: Path, file: str, old: str, new: str, complaint: str
) -> None:
    replace(copy / file, old, new)
    assert complaint in complaints(copy)


SVELTE = {"version": "5.57.3", "integrity": "sha512-a"}


@pytest.mark.parametrize(
    ("after", "difference"),
    [
        ({"svelte": SVELTE}, []),
        ({"svelte": {**SVELTE, "libc": ["glibc"], "resolved": "https://elsewhere.example/"}}, []),
        (
            {
                "svelte": SVELTE,
                "x": {"version": "1", "optional": True, "os": ["darwin"], "cpu": ["x64"]},
            },
            [],
        ),
        ({"svelte": SVELTE, "x": {"version": "1", "optional": True, "os": ["!linux"]}}, []),
        (
            {
                "svelte": SVELTE,
                "x": {"version": "1", "optional": True, "os": ["linux"], "cpu": ["x64"]},
            },
            ["would add x 1"],
        ),
        ({"svelte": SVELTE, "x": {"version": "1", "optional": True}}, ["would add x 1"]),
        ({"svelte": SVELTE, "x": {"version": "1", "os": ["darwin"]}}, ["would add x 1"]),
        ({}, ["would remove svelte"]),
        (
            {"svelte": {**SVELTE, "version": "5.57.4"}},
            ["would change svelte from 5.57.3 to 5.57.4"],
        ),
        (
            {"svelte": {**SVELTE, "integrity": "sha512-b"}},
            ["would change svelte from 5.57.3 to 5.57.3"],
        ),
    ],
)
def test_a_different_npm_resolution_is_found(after: Any, difference: list[str]) -> None:
    assert NPM["differences"]({"svelte": SVELTE}, after, HERE) == difference


def test_a_package_that_asks_for_something_else_is_found() -> None:
    before, after = {"": {"dependencies": {"svelte": "5"}}}, {"": {"dependencies": {"svelte": "6"}}}
    assert NPM["differences"](before, after, HERE) == [
        "package.json asks for other packages or versions"
    ]


@pytest.mark.parametrize("writes", ["to the copy", "to the lock file"])
def test_an_install_that_would_change_the_lock_file_fails_and_leaves_it(
    writes: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    web, programs = tmp_path / "web", tmp_path / "programs"
    web.mkdir()
    programs.mkdir()
    (web / "package.json").write_text("{}")
    lock = web / "package-lock.json"
    lock.write_text(json.dumps({"packages": {"svelte": SVELTE}}))
    before = lock.read_bytes()
    when = '*"--package-lock-only"*' if writes == "to the copy" else '"install --no-audit"*'
    other = json.dumps({"packages": {"svelte": {**SVELTE, "version": "6"}}})
    npm = (
        f'#!/bin/sh\necho "$@" >> {tmp_path}/asked\n'
        f"case \"$*\" in {when}) echo '{other}' > package-lock.json;; esac\n"
    )
    (programs / "npm").write_text(npm)
    (programs / "npm").chmod(0o755)
    (programs / "node").write_text("#!/bin/sh\necho linux x64\n")
    (programs / "node").chmod(0o755)
    monkeypatch.setenv("PATH", f"{programs}:/usr/bin:/bin")
    monkeypatch.setattr("sys.argv", ["npm_install.py", str(web)])
    assert NPM["main"]() == 1
    assert lock.read_bytes() == before
    assert (
        "would change svelte from 5.57.3 to 6\nerror: npm would not install"
        in capfd.readouterr().err
    )
    assert len((tmp_path / "asked").read_text().splitlines()) == (
        1 if writes == "to the copy" else 2
    ), "nothing is installed after the copy"


@pytest.mark.parametrize(
    ("licences", "is_shipped", "allowed"),
    [
        (("MIT",), True, True),
        (("Apache-2.0 AND BSD-2-Clause",), True, True),
        (("(MIT OR GPL-3.0-only)",), True, True),
        (("MIT AND GPL-3.0-only",), True, False),
        (("(MIT OR ISC) AND GPL-3.0-only",), True, False),
        (("MIT", "GPL-3.0-only"), True, False),
        (("GPL-3.0-only",), True, False),
        (("MPL-2.0",), True, False),
        (("MPL-2.0",), False, True),
        ((), True, False),
    ],
)
def test_which_licences_are_allowed(
    licences: tuple[str, ...], is_shipped: bool, allowed: bool
) -> None:
    assert SBOM["Part"]("Python", "x", "1", licences, is_shipped).is_allowed is allowed


def test_licences_are_read_from_a_list_of_parts() -> None:
    named = [
        {"license": {"id": "MIT"}},
        {"license": {"name": "License :: OSI Approved :: BSD License"}},
    ]
    tool = {"name": "vite", "version": "2", "properties": [SBOM["DEVELOPMENT"]]}
    found = list(
        SBOM["parts"](
            {"components": [{"name": "rich", "version": "1", "licenses": named}, tool]}, "Python"
        )
    )
    assert [(part.name, part.licences, part.is_shipped) for part in found] == [
        ("rich", ("MIT", "BSD"), True),
        ("vite", (), False),
    ]
    assert "| Python | rich | 1 | MIT, BSD |" in SBOM["listed"](found)
