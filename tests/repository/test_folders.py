"""Folders of Python code hold at most a dozen modules."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
MOST = 12


def test_no_folder_holds_more_than_a_dozen_modules() -> None:
    counts = Counter(
        str(path.parent.relative_to(ROOT))
        for folder in ("src", "tests", "tools", "bench", "examples")
        for path in (ROOT / folder).rglob("*.py")
        if path.name != "__init__.py"
    )
    assert counts
    assert {folder: count for folder, count in counts.items() if count > MOST} == {}
