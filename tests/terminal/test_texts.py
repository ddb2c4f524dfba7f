"""The texts of the terminal and the command line: the same in both languages, and all used."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import simony

PACKAGES = ["simony.terminal", "simony.cli"]


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(package: str, language: str) -> dict[str, set[str]]:
    source = (files(package) / "text" / f"{language}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            arguments = _Arguments()
            arguments.visit(entry)
            found[entry.id.name] = {name.removesuffix("-is") for name in arguments.found}
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_texts(package: str) -> None:
    assert messages(package, "en") == messages(package, "ja")


@pytest.mark.parametrize("package", PACKAGES)
def test_every_text_is_used_and_every_used_text_exists(package: str) -> None:
    prefix = package.rpartition(".")[2]
    folder = Path(simony.__file__).parent
    sources = "".join(
        path.read_text("utf-8")
        for name in ("terminal", "cli")
        for path in sorted((folder / name).rglob("*.py"))
    )
    named = set(re.findall(rf"[\"']({prefix}-[a-z0-9-]*[a-z0-9])[\"']", sources))
    begun = tuple(re.findall(rf'f"({prefix}-[a-z0-9-]+-)\{{', sources))
    there = set(messages(package, "en"))
    assert named <= there
    assert {key for key in there - named if not key.startswith(begun)} == set()
