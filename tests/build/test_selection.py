"""The lists of test files that run with one build."""

from __future__ import annotations

from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]


def test_the_files_and_folders_in_the_lists_exist(pytestconfig: pytest.Config) -> None:
    # Importing conftest again would register its assertion rewriting too late.
    conftest = pytestconfig.pluginmanager.get_plugin(str(TESTS / "conftest.py"))
    assert conftest is not None
    files = {path.name for path in TESTS.rglob("test_*.py")}
    assert {*conftest.NEVER_COMPILED_EITHER, *conftest.WHOLE_GAMES} <= files
    assert [name for name in conftest.NEVER_COMPILED if not (TESTS / name).is_dir()] == []
