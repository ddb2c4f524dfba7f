"""The examples of the docstrings: every public class has one, and all of them work."""

from __future__ import annotations

import ast
import doctest
import inspect
import pydoc
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import simony
from docs.documents import ROOT

SOURCES = ROOT / "src"
_PAGE_ENTRY = re.compile(r"^::: (?P<name>\S+)(?:\n    options: \{(?P<options>.*)\})?", re.MULTILINE)
_MEMBERS = re.compile(r"members: \[(?P<names>[^]]*)\]")


def docstrings(path: Path) -> Iterator[tuple[str, int, str]]:
    """Yield the docstrings of a source that have examples, with their names and lines.

    They are read from the source, so that they are the same in every build.
    """
    module = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(module):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            text = ast.get_docstring(node, clean=False)
            if text is not None and ">>> " in text:
                name = "" if isinstance(node, ast.Module) else node.name
                yield name, node.body[0].lineno - 1, text


WITH_EXAMPLES = [path for path in sorted(SOURCES.rglob("*.py")) if list(docstrings(path))]


@pytest.mark.parametrize(
    "path", WITH_EXAMPLES, ids=lambda path: path.relative_to(SOURCES).as_posix()
)
def test_the_examples_of_a_module_work(path: Path) -> None:
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for name, line, text in docstrings(path):
        found = doctest.DocTestParser().get_doctest(text, {}, name, str(path), line)
        assert found.examples
        runner.run(found)
    assert runner.summarize().failed == 0


# --- every public class has one -------------------------------------------------------------------


def public_classes() -> Iterator[tuple[str, ast.ClassDef]]:
    """Yield the classes of the API pages, with the dotted names of their modules."""
    for page in sorted((ROOT / "docs" / "api").glob("*.md")):
        for entry in _PAGE_ENTRY.finditer(page.read_text("utf-8")):
            path, shown = source_of(entry["name"])
            members = _MEMBERS.search(entry["options"] or "")
            if members is not None:
                shown = {name.strip() for name in members["names"].split(",")}
            for node in ast.parse(path.read_text("utf-8")).body:
                if (
                    isinstance(node, ast.ClassDef)
                    and not node.name.startswith("_")
                    and (not shown or node.name in shown)
                ):
                    yield path.relative_to(SOURCES).as_posix(), node


def source_of(name: str) -> tuple[Path, set[str]]:
    """Return the source of a module, or of the module of a class or function and its name."""
    path = SOURCES.joinpath(*name.split("."))
    if path.with_suffix(".py").is_file():
        return path.with_suffix(".py"), set()
    if (path / "__init__.py").is_file():
        return path / "__init__.py", set()
    module, last = source_of(name.rpartition(".")[0])[0], name.rpartition(".")[2]
    return module, {last}


def test_every_class_of_the_api_pages_has_an_example() -> None:
    found = list(public_classes())
    assert len(found) > 50
    assert [
        f"{path}: {node.name}" for path, node in found if ">>> " not in str(ast.get_docstring(node))
    ] == []


def test_help_shows_the_main_entry_points_with_examples() -> None:
    text = pydoc.plain(pydoc.render_doc(simony))
    assert all(name in text for name in simony.__all__)
    for name in simony.__all__:
        if inspect.isclass(getattr(simony, name)):
            described = text.split(f"class {name}(", 1)[1].split("Methods defined here")[0]
            assert " |  >>> " in described, name
            assert name in str(simony.__doc__)
