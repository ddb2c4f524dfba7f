"""Packaging: what a build needs is declared, and the files that name the version agree."""

from __future__ import annotations

import ast
import os
import re
import runpy
import shlex
import subprocess
import sys
import sysconfig
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
INSTALL = runpy.run_path(str(ROOT / "tools" / "check_install.py"))

pytestmark = pytest.mark.once


def module_file(name: str) -> Path | None:
    """The file of one of our modules."""
    path = SOURCE.joinpath(*name.split("."))
    return next(
        (each for each in (path / "__init__.py", path.with_suffix(".py")) if each.is_file()), None
    )


def imported_names(file: Path) -> set[str]:
    """The modules that a module imports at its top level; of our packages, names in them too."""
    found: set[str] = set()
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{each.name}" for each in node.names)}
    return found


def packages_of_the_compiled() -> set[str]:
    """The packages of others that compiled modules import, directly and indirectly."""
    compiled = [
        file
        for file in SOURCE.rglob("*.py")
        if "# Compiled with mypyc." in file.read_text("utf-8").splitlines()
    ]
    seen: set[Path] = set()
    packages: set[str] = set()
    while compiled:
        file = compiled.pop()
        if file in seen:
            continue
        seen.add(file)
        for name in imported_names(file):
            if not name.startswith("simony"):
                packages.add(name.partition(".")[0])
            elif (ours := module_file(name)) is not None:
                compiled.append(ours)
    return packages - set(sys.stdlib_module_names)


def test_a_build_gets_what_the_compiled_modules_import() -> None:
    """mypyc stops at an import that it cannot find, and only pip's isolated build shows it."""
    required = {re.split(r"[=<>]", each)[0].lower() for each in PROJECT["build-system"]["requires"]}
    required |= {"mypy_extensions", "mypy-extensions"}  # mypy itself needs it
    owners = packages_distributions()
    imported = packages_of_the_compiled()
    assert {"librt", "msgspec"} <= imported
    for package in sorted(imported):
        assert {each.lower() for each in owners[package]} & required, (
            f"{package} is missing in build-system.requires"
        )


def test_the_version_is_the_same_everywhere() -> None:
    version = PROJECT["project"]["version"]
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\nversion: {version}\n" in citation
    assert "\nlicense: MIT\n" in citation


def test_every_supported_python_is_tried_and_named() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    [tried] = re.findall(r"^PYTHONS := (.*)$", makefile, re.MULTILINE)
    classifiers = PROJECT["project"]["classifiers"]
    named = [each.rpartition(" ")[2] for each in classifiers if "Python :: 3." in each]
    assert tried.split() == named
    assert PROJECT["tool"]["cibuildwheel"]["build"] == [
        f"cp{each.replace('.', '')}-*" for each in named
    ]


def test_a_python_that_is_missing_is_named(tmp_path: Path) -> None:
    reference = tmp_path / "simony"
    reference.write_text(
        f"#!{sys.executable}\nimport sys\n"
        'print("".join(f"{game}  2 players\\n" for game in ("a", "b", "c", "d")))'
        ' if sys.argv[1] == "games" else print(\'{"digest": "0"}\')\n'
    )
    reference.chmod(0o755)
    run = subprocess.run(
        [
            sys.executable, ROOT / "tools" / "check_install.py", "none.tar.gz",
            "--reference", reference, "3.99-compiled-sdist",
        ],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYENV_ROOT": str(tmp_path)},
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    assert run.stdout == "Python 3.99 is not on this machine: nothing was tried with it\n"


def test_what_is_installed_never_sees_this_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PYTHONPATH", "MYPYPATH", "SIMONY_PURE"):
        monkeypatch.setenv(name, "1")
    assert not {"PYTHONPATH", "MYPYPATH", "SIMONY_PURE"} & INSTALL["clean_environment"]().keys()


def test_gcc_gets_every_flag_for_speed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Flags that a compiler does not know are left out without a word; gcc knows them all."""
    compiler = shlex.split(sysconfig.get_config_var("CC") or "cc")[0]
    if "Free Software Foundation" not in text_of([compiler, "--version"]):
        pytest.skip(f"{compiler} is not gcc")
    monkeypatch.chdir(tmp_path)
    setup = runpy.run_path(str(ROOT / "setup.py"))
    flags = setup["optional_flags"]()
    assert flags[:2] == ["-fno-semantic-interposition", "-fvisibility=hidden"]
    assert "-include" in flags
    assert flags.count("--param") == len(setup["INLINING"])
    assert not setup["compiles"](["--param", "no-such-parameter=1"])


def text_of(command: list[str]) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout
