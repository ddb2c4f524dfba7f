"""Each piece of a table's state has one owner: nobody else assigns to it or changes its insides."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import simony.server
from server.harness import Harness
from server.table_actions import dogma, with_harness

SERVER = Path(simony.server.__file__).parent
MODULES = sorted(
    path for folder in ("tables", "live", "api", "admin") for path in (SERVER / folder).glob("*.py")
)
MOST_ATTRIBUTES = 10
CHANGING = {"add", "append", "clear", "discard", "extend", "pop", "remove", "setdefault", "update"}
"""Methods that change a list, a set or a dictionary."""


def of_a_table(node: ast.expr) -> bool:
    """Return whether an expression is an attribute of a table, or of one of its parts."""
    while isinstance(node, (ast.Attribute, ast.Subscript)):
        node = node.value
        if isinstance(node, ast.Name) and node.id in ("table", "loaded"):
            return True
        if isinstance(node, ast.Attribute) and node.attr == "_table":
            return True
    return False


def targets(node: ast.AST) -> list[ast.expr]:
    """Return what a statement assigns to or deletes, tuples taken apart."""
    found: list[ast.expr] = []
    if isinstance(node, (ast.Assign, ast.Delete)):
        found = list(node.targets)
    elif isinstance(node, (ast.AugAssign, ast.AnnAssign)):
        found = [node.target]
    return [
        part for each in found for part in (each.elts if isinstance(each, ast.Tuple) else [each])
    ]


def is_change(node: ast.AST) -> bool:
    """Return whether a node changes the insides of a table from outside.

    `table.chat.add(…)` asks an owner; `table.audience.watchers.append(…)` reaches into one.
    """
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        inside = node.func.value
        return (
            node.func.attr in CHANGING
            and isinstance(inside, (ast.Attribute, ast.Subscript))
            and of_a_table(inside.value)
        )
    return any(of_a_table(target) for target in targets(node))


def changes(source: str) -> list[str]:
    return [ast.unparse(node) for node in ast.walk(ast.parse(source)) if is_change(node)]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: f"{path.parent.name}.{path.stem}")
def test_nobody_changes_a_table_from_outside(path: Path) -> None:
    assert changes(path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        "table.state = 1",
        "table.chat._lines[0] = line",
        "table.problem, other = (error, 2)",
        "self._table.offers.open += [1]",
        "del table.answers.kept[1]",
        "table.audience.watchers.append(watcher)",
    ],
)
def test_such_a_change_is_found(line: str) -> None:
    assert changes(line) == [line]


@with_harness
async def test_a_table_has_few_attributes(harness: Harness) -> None:
    anna, *_ = await dogma(harness)
    assert len(vars(anna.table)) <= MOST_ATTRIBUTES
