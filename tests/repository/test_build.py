"""Builds: pure on request or without a compiler, with one line that says so."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import simony

ROOT = Path(__file__).parents[2]


def build_wheel(target: Path, **environment: str) -> tuple[Path, str]:
    """A wheel built from a copy of the project, and what the build printed."""
    for name in ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE"):
        (target / name).symlink_to(ROOT / name)
    run = subprocess.run(
        [sys.executable, "setup.py", "-q", "bdist_wheel", "--dist-dir", str(target / "dist")],
        cwd=target,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    [wheel] = (target / "dist").glob("*.whl")
    return wheel, run.stderr + run.stdout


@pytest.mark.parametrize(
    ("environment", "notice"),
    [
        ({"SIMONY_PURE": "1"}, "as SIMONY_PURE=1 asks"),
        ({"CC": "no-such-compiler", "SIMONY_PURE": ""}, "no working C compiler"),
    ],
)
def test_a_pure_build_works_and_prints_one_line(
    tmp_path: Path, environment: dict[str, str], notice: str
) -> None:
    wheel, printed = build_wheel(tmp_path, **environment)
    assert wheel.name.endswith("-none-any.whl")
    assert [line for line in printed.splitlines() if line.startswith("simony: ")] == [
        line for line in printed.splitlines() if notice in line
    ]
    assert printed.count(notice) == 1
    zipfile.ZipFile(wheel).extractall(tmp_path / "installed")
    run = subprocess.run(
        [sys.executable, "-c", "import simony; print(simony.build())"],
        env={**os.environ, "PYTHONPATH": str(tmp_path / "installed")},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "(pure Python)" in run.stdout


def test_wheel_holds_data_and_texts(tmp_path: Path) -> None:
    wheel, _ = build_wheel(tmp_path, SIMONY_PURE="1")
    names = zipfile.ZipFile(wheel).namelist()
    for path in (ROOT / "src" / "simony").rglob("*"):
        if path.suffix in (".ftl", ".toml", ".py") and "__pycache__" not in path.parts:
            assert str(path.relative_to(ROOT / "src")) in names


def test_every_module_marked_for_compiling_is_of_one_build() -> None:
    source = ROOT / "src"
    marked = [
        path
        for path in source.rglob("*.py")
        if "# Compiled with mypyc." in path.read_text("utf-8").splitlines()
    ]
    assert len(marked) > 80
    compiled = "(compiled)" in simony.build()
    for path in marked:
        dotted = ".".join(path.relative_to(source).with_suffix("").parts)
        __import__(dotted)
        assert str(sys.modules[dotted].__file__).endswith(".py") is not compiled
