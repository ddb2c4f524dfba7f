"""Type stubs of the compiled modules, for the people who use the package.

Compiled modules are typed with mypyc's `i64`. Type checkers read the ``.py`` files that are
installed beside the compiled ones, speak of `i64` in their errors, and some refuse an `int` there.
So a wheel has a ``.pyi`` beside each of them, in which `i64` is `int`. Sources have none: mypyc and
our own checks must read the sources.

`vec[i64]` stays: it is another type than `vec[int]`.

``python tools/wheel/stubs.py src FOLDER`` copies the sources for the API pages, with `int` instead
of `i64` too, and with examples marked for Markdown.
"""

from __future__ import annotations

import ast
import re
import shutil
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

MARK = "# Compiled with mypyc."
"""A line of every module that is compiled."""
NATIVE = frozenset({"i64", "i32", "i16", "u8"})
_SESSION = re.compile(r"^(?P<indent> *)>>> .*(?:\n *\S.*)*", re.MULTILINE)
"""An example of a docstring: it ends at an empty line."""
_ELLIPSIS = ast.Expr(ast.Constant(...))


class UnknownType(Exception):
    """A public attribute whose type a stub cannot give."""


def is_compiled(source: str) -> bool:
    """Return whether a module has the mark of those that are compiled."""
    return MARK in source.splitlines()


def write_stubs(package: Path) -> int:
    """Write a stub beside each compiled module of a built package; return their number."""
    count = 0
    for path in sorted(package.rglob("*.py")):
        source = path.read_text("utf-8")
        if is_compiled(source):
            path.with_suffix(".pyi").write_text(stub(source, str(path)), "utf-8")
            count += 1
    return count


def stub(source: str, name: str) -> str:
    """Return the stub of a module."""
    module = ast.parse(source, name)
    module.body = list(_declarations(module.body, name))
    return _written(module)


def for_pages(source: str) -> str:
    """Return a module for the API pages: `int` instead of `i64`, examples marked as sessions."""
    module = ast.parse(source)
    for node in ast.walk(module):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            text = node.value.value
            node.value.value = _SESSION.sub(_fenced, text) if isinstance(text, str) else text
    return _written(module)


def _fenced(session: re.Match[str]) -> str:
    indent = session["indent"]
    return f"{indent}```pycon\n{session[0]}\n{indent}```"


def copy_for_pages(sources: Path, folder: Path) -> None:
    """Write all modules below `sources` into `folder`, which is emptied first."""
    shutil.rmtree(folder, ignore_errors=True)
    for path in sorted(sources.rglob("*.py")):
        target = folder / path.relative_to(sources)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(for_pages(path.read_text("utf-8")), "utf-8")


def _written(module: ast.Module) -> str:
    module = _PlainIntegers().visit(module)
    used = {node.id for node in ast.walk(module) if isinstance(node, ast.Name)}
    module.body = [node for node in module.body if not _is_needless_import(node, used)]
    return ast.unparse(ast.fix_missing_locations(module)) + "\n"


class _PlainIntegers(ast.NodeTransformer):
    """Replaces mypyc's integers by `int`, except as elements of a `vec`."""

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name("int", node.ctx) if node.id in NATIVE else node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        if isinstance(node.value, ast.Name) and node.value.id == "vec":
            return node
        return self.generic_visit(node)


def _is_needless_import(node: ast.stmt, used: set[str]) -> bool:
    """Drop names from an import of mypyc's types that are no longer used; True if none is left."""
    if not isinstance(node, ast.ImportFrom) or node.module != "mypy_extensions":
        return False
    node.names = [each for each in node.names if each.name in used]
    return not node.names


# --- declarations ---------------------------------------------------------------------------------


def _declarations(body: list[ast.stmt], name: str) -> Iterator[ast.stmt]:
    """Yield what a stub has of the statements of a module: all but what runs."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield _signature(node)
        elif isinstance(node, ast.ClassDef):
            yield _class(node, name)
        elif isinstance(node, ast.If):
            node.body = list(_declarations(node.body, name)) or [ast.Pass()]
            node.orelse = list(_declarations(node.orelse, name))
            yield node
        elif isinstance(node, ast.Import | ast.ImportFrom | ast.Assign) or _is_docstring(node):
            yield node
        elif isinstance(node, ast.AnnAssign):
            yield _variable(node)


def _is_docstring(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _variable(node: ast.AnnAssign) -> ast.AnnAssign:
    """Drop the value of a variable whose type is written."""
    if not _is_bare_final(node.annotation):
        node.value = None
    return node


def _is_bare_final(annotation: ast.expr) -> bool:
    return isinstance(annotation, ast.Name) and annotation.id == "Final"


def _signature(
    node: ast.FunctionDef | ast.AsyncFunctionDef,
) -> ast.FunctionDef | ast.AsyncFunctionDef:
    docstring = node.body[:1] if _is_docstring(node.body[0]) else []
    node.body = [*docstring, _ELLIPSIS]
    return node


def _class(node: ast.ClassDef, name: str) -> ast.ClassDef:
    attributes = list(_attributes(node, name))
    declared = list(_members(node))
    docstring = declared[:1] if declared and _is_docstring(declared[0]) else []
    node.body = [*docstring, *attributes, *declared[len(docstring) :]] or [_ELLIPSIS]
    node.decorator_list = [each for each in node.decorator_list if not _is_for_mypyc(each)]
    return node


def _is_for_mypyc(decorator: ast.expr) -> bool:
    return (
        isinstance(decorator, ast.Call)
        and isinstance(decorator.func, ast.Name)
        and decorator.func.id == "mypyc_attr"
    )


def _members(node: ast.ClassDef) -> Iterator[ast.stmt]:
    """Yield the body of a class without private methods and without what methods do.

    Fields of a class keep their values: a data class has them as defaults.
    """
    for each in node.body:
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef):
            if not each.name.startswith("_") or each.name.endswith("__"):
                yield _signature(each)
        elif isinstance(each, ast.Assign | ast.AnnAssign) or _is_docstring(each):
            yield each


# --- attributes that __init__ sets ----------------------------------------------------------------


def _attributes(node: ast.ClassDef, name: str) -> Iterator[ast.stmt]:
    """Yield a declaration for each public attribute that ``__init__`` sets, with its docstring."""
    declared: set[str] = set()
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and method.name == "__init__":
            for statement, following in _in_order(method.body):
                target = _public_attribute(statement)
                if target is not None and target.attr not in declared:
                    declared.add(target.attr)
                    annotation = _annotation(statement, method, f"{name}: {node.name}")
                    yield ast.AnnAssign(ast.Name(target.attr), annotation, None, 1)
                    if following is not None and _is_docstring(following):
                        yield following


def _in_order(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, ast.stmt | None]]:
    """Yield every statement, also those inside others, with the one that follows it."""
    for statement, following in pairwise([*body, None]):
        assert statement is not None
        yield statement, following
        for inner in ("body", "orelse"):
            yield from _in_order(getattr(statement, inner, []))


def _public_attribute(statement: ast.stmt) -> ast.Attribute | None:
    """Return the public attribute of ``self`` that a statement sets."""
    if isinstance(statement, ast.Assign):
        [target] = statement.targets
    elif isinstance(statement, ast.AnnAssign):
        target = statement.target
    else:
        return None
    is_public = (
        isinstance(target, ast.Attribute)
        and isinstance(target.value, ast.Name)
        and target.value.id == "self"
        and not target.attr.startswith("_")
    )
    return target if is_public and isinstance(target, ast.Attribute) else None


def _annotation(statement: ast.stmt, method: ast.FunctionDef, where: str) -> ast.expr:
    """Return the annotation of an attribute: its own, or the type of its first value."""
    written = statement.annotation if isinstance(statement, ast.AnnAssign) else None
    if written is not None and not _is_bare_final(written):
        return written
    assert isinstance(statement, ast.Assign | ast.AnnAssign)
    assert statement.value is not None
    found = _type_of(statement.value, method)
    if found is None:
        raise UnknownType(
            f"{where}: a stub needs the type of an attribute: {ast.unparse(statement)}. hint: "
            "annotate it there"
        )
    return found if written is None else ast.Subscript(written, found)


def _type_of(value: ast.expr, method: ast.FunctionDef) -> ast.expr | None:
    """Return the type of a parameter, a variable, a constant, a comparison or a new object."""
    if isinstance(value, ast.Name):
        return _type_of_name(value.id, method)
    if isinstance(value, ast.UnaryOp):
        return _type_of(value.operand, method)
    if isinstance(value, ast.BoolOp):
        found = [_type_of(each, method) for each in value.values]
        alike = {None if each is None else ast.unparse(each) for each in found}
        return found[0] if len(alike) == 1 else None
    if isinstance(value, ast.Compare):
        return ast.Name("bool")
    if isinstance(value, ast.Constant) and value.value is not None:
        return ast.Name(type(value.value).__name__)
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name | ast.Subscript):
        made = value.func if isinstance(value.func, ast.Name) else value.func.value
        is_class = isinstance(made, ast.Name) and (made.id[0].isupper() or made.id == "vec")
        return value.func if is_class else None
    return None


def _type_of_name(name: str, method: ast.FunctionDef) -> ast.expr | None:
    for parameter in [*method.args.args, *method.args.kwonlyargs]:
        if parameter.arg == name:
            return parameter.annotation
    for statement in method.body:
        if isinstance(statement, ast.AnnAssign) and ast.unparse(statement.target) == name:
            return statement.annotation
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == name:
            return _type_of(statement.value, method)
    return None


if __name__ == "__main__":
    copy_for_pages(Path(sys.argv[1]), Path(sys.argv[2]))
