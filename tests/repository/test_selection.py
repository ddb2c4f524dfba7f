"""Which tests run: all of them, and some with one build only."""

from __future__ import annotations

from fnmatch import fnmatch
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


def test_pytest_enters_every_folder_of_tests(pytestconfig: pytest.Config) -> None:
    """By default it enters no folder called ``build``, ``dist`` or ``venv``, and says nothing."""
    left_out = pytestconfig.getini("norecursedirs")
    folders = {parent for path in TESTS.rglob("test_*.py") for parent in path.parents}
    names = {folder.name for folder in folders if folder.is_relative_to(TESTS)}
    assert {name for name in names if any(fnmatch(name, each) for each in left_out)} == set()
