"""The lists of test files that run with one build."""

from __future__ import annotations

from conftest import NEVER_COMPILED, NEVER_COMPILED_EITHER, TESTS, WHOLE_GAMES


def test_the_files_and_folders_in_the_lists_exist() -> None:
    files = {path.name for path in TESTS.rglob("test_*.py")}
    assert {*NEVER_COMPILED_EITHER, *WHOLE_GAMES} <= files
    assert [name for name in NEVER_COMPILED if not (TESTS / name).is_dir()] == []
