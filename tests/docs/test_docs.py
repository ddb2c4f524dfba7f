"""What the documents say is run."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import simony

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", ["README.md", "docs/python.md"])
def test_document_runs_as_a_doctest(name: str) -> None:
    text = (ROOT / name).read_text("utf-8").replace("```python\n", "").replace("```", "")
    found = doctest.DocTestParser().get_doctest(text, {}, name, name, 0)
    assert found.examples
    assert doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL).run(found).failed == 0


def test_package_docstring_runs() -> None:
    results = doctest.testmod(simony)
    assert results.attempted > 0
    assert results.failed == 0
