"""The pre-commit hooks run what `make lint` runs."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOOLS = (
    "ruff check",
    "ruff format",
    "mypy",
    "lint-imports",
    "tools/check_lock.py",
    "run --silent check",
)


def hooks() -> str:
    return (ROOT / ".pre-commit-config.yaml").read_text("utf-8")


def lint() -> str:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    found = re.search(r"^lint:.*\n((?:\t.*\n)+)", makefile, re.MULTILINE)
    assert found
    return found.group(1)


@pytest.mark.parametrize("tool", TOOLS)
def test_hooks_and_make_lint_run_the_same_tools(tool: str) -> None:
    assert tool in hooks()
    assert tool in lint()


def test_make_lint_has_no_tool_without_a_hook() -> None:
    known = (*TOOLS, "run --silent lint")  # its parts are hooks of their own, on changed files
    assert [line for line in lint().splitlines() if not any(tool in line for tool in known)] == []
    parts = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["scripts"]["lint"]
    for part in ("eslint", "lint/imports.mjs", "prettier --check"):
        assert part in hooks()
        assert part in parts
    assert len(parts.split("&&")) == 3
