"""Adds the docstrings of compiled modules to the C code that mypyc has generated.

mypyc gives its classes and functions a signature and leaves their docstrings out, so that ``help``
shows nothing else. It is compiled itself, which is why its functions cannot be replaced; but the
tables that it writes are easy to find:

- ``static PyTypeObject CPyType_rng___Rng_template_``: a class, with its ``.tp_doc``
- ``(PyCFunction)CPyPy_rng___Rng___below``: a method or function, with its ``PyDoc_STR``
- ``static PyGetSetDef rng___Rng_getseters``: the attributes and properties of a class
- ``static struct PyModuleDef rngmodule``: a module, with the name that ``rng`` stands for

A docstring that finds no place is an error: then mypyc has changed its tables.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

_MODULE = re.compile(
    r"static struct PyModuleDef (?P<prefix>\w+)module = \{\s*"
    r'PyModuleDef_HEAD_INIT,\s*"(?P<name>[\w.]+)"'
)
_CLASS = re.compile(r"static PyTypeObject CPyType_(?P<symbol>\w+)_template_ = \{")
_GETSETERS = re.compile(r"static PyGetSetDef (?P<symbol>\w+)_getseters\[\] = \{")
_FUNCTION = re.compile(r"\(PyCFunction\)CPyPy_(?P<symbol>\w+),")
_DOC = re.compile(r'PyDoc_STR\((?P<text>NULL|"(?:[^"\\]|\\.)*")\)')
_ATTRIBUTE = re.compile(r'\{"(?P<name>\w+)",$')
_INIT = "_____init__"
_NO_MODULE_DOC = "NULL, /* docstring */"
_NO_ATTRIBUTE_DOC = "NULL, NULL},"


class LostDocstring(Exception):
    """A docstring has no place in the generated code."""


def add_docstrings(c_file: Path, root: Path, sources: Iterable[str]) -> int:
    """Write the docstrings of the sources below `root` into `c_file`; return their number."""
    code = c_file.read_text("utf-8")
    modules = {module_name(Path(source).relative_to(root)): Path(source) for source in sources}
    prefixes = {found["prefix"]: found["name"] for found in _MODULE.finditer(code)}
    docs = {
        f"{prefix}{symbol}": text
        for prefix, name in prefixes.items()
        if name in modules
        for symbol, text in docstrings(ast.parse(modules[name].read_text("utf-8")))
    }
    writer = _Writer(with_constructors(docs))
    c_file.write_text("\n".join(writer.line(line) for line in code.split("\n")), "utf-8")
    lost = sorted(writer.left)
    if lost or len(prefixes) < len(modules):
        raise LostDocstring(
            f"expected a place in {c_file} for every docstring of {len(modules)} modules, found "
            f"{len(prefixes)} modules and no place for {lost[:5]}. hint: another version of mypyc "
            "writes other tables; see tools/wheel/docstrings.py"
        )
    return len(docs)


def module_name(path: Path) -> str:
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def docstrings(module: ast.Module) -> Iterator[tuple[str, str]]:
    """Yield all docstrings of a module that mypyc has a place for, by the end of their symbol."""
    yield from _own("", module)
    for node in module.body:
        if isinstance(node, ast.FunctionDef):
            yield from _own(f"___{node.name}", node)
        elif isinstance(node, ast.ClassDef):
            yield from _own(f"___{node.name}", node)
            for each in node.body:
                if isinstance(each, ast.FunctionDef):
                    yield from _own(f"___{node.name}___{each.name}", each)


def with_constructors(docs: Mapping[str, str]) -> dict[str, str]:
    """Return the docstrings with those of ``__init__`` at the end of their classes.

    Python itself describes the ``__init__`` of a compiled class.
    """
    merged = {symbol: text for symbol, text in docs.items() if not symbol.endswith(_INIT)}
    for symbol, text in docs.items():
        if symbol.endswith(_INIT):
            name = symbol.removesuffix(_INIT)
            merged[name] = f"{merged[name]}\n\n{text}" if name in merged else text
    return merged


def _own(
    symbol: str, node: ast.Module | ast.ClassDef | ast.FunctionDef
) -> Iterator[tuple[str, str]]:
    text = ast.get_docstring(node)
    if text:
        yield symbol, text


class _Writer:
    """Rewrites the code line by line; `left` are the docstrings that found no place so far."""

    def __init__(self, docs: Mapping[str, str]) -> None:
        self.left = set(docs)
        self._docs = docs
        self._symbol = ""
        self._class = ""

    def line(self, line: str) -> str:
        if "static PyMethodDef " in line:
            self._symbol = self._class = ""
        elif "static struct PyModuleDef " in line:
            self._symbol = line.split()[3].removesuffix("module")
        elif found := _CLASS.search(line):
            self._symbol = found["symbol"]
        elif found := _GETSETERS.search(line):
            self._class = found["symbol"]
        elif line.endswith("};"):
            self._symbol = self._class = ""
        elif self._class and (found := _ATTRIBUTE.search(line)):
            self._symbol = f"{self._class}___{found['name']}"
        if found := _FUNCTION.search(line):
            self._symbol = found["symbol"]
        return self._with_docstring(line) if self._symbol in self._docs else line

    def _with_docstring(self, line: str) -> str:
        if found := _DOC.search(line):
            signature = "" if found["text"] == "NULL" else found["text"][1:-1]
            doc = f'PyDoc_STR("{signature}{self._place()}")'
            return line[: found.start()] + doc + line[found.end() :]
        if line.endswith(_NO_MODULE_DOC):
            return line.replace(_NO_MODULE_DOC, f'PyDoc_STR("{self._place()}"),')
        if self._class and line.endswith(_NO_ATTRIBUTE_DOC):
            return line.removesuffix(_NO_ATTRIBUTE_DOC) + f'PyDoc_STR("{self._place()}"), NULL}},'
        return line

    def _place(self) -> str:
        symbol, self._symbol = self._symbol, ""
        self.left.discard(symbol)
        return c_escaped(self._docs[symbol])


def c_escaped(text: str) -> str:
    """Return the inside of a C string literal with this text in UTF-8."""
    return "".join(
        chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}"
        for byte in text.encode("utf-8")
    )
