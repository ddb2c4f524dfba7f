"""Makes ``rules/generated_fields.py`` of a game from its ``rules/fields.py``.

The classes in them have the declared fields as attributes and copy them by name. They are written
out, one line per field, because that is what mypyc compiles to plain assignments.
"""

from __future__ import annotations

import importlib
import importlib.util
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from simony.core.fields.declaration import ANY_LENGTH, LIST, NUMBER, REFERENCE, ROW, Field
from simony.core.fields.fields import Fields

_WIDTH = 100
_BODY = " " * 8
"""The indentation of the body of a method."""
_BRANCH = " " * 12


class _Types(NamedTuple):
    """How numbers and rows are written."""

    marker: str
    imports: str
    number: str
    row: str
    empty_row: str
    filled_row: str


_COMPILED = _Types(
    marker="# Compiled with mypyc.\n\n",
    imports="from librt.vecs import vec\nfrom mypy_extensions import i64\n\n",
    number="i64",
    row="vec[i64]",
    empty_row="vec[i64]()",
    filled_row="vec[i64]([{first}] * {length})",
)
_INTERPRETED = _Types(
    marker="",
    imports="",
    number="int",
    row="list[int]",
    empty_row="[]",
    filled_row="[{first}] * {length}",
)

_MODULE = '''\
"""The fields of a state and of a view, as declared in `fields`.

Written by `python -m simony.core.fields`: edit `fields`, not this.
"""

{types.marker}from __future__ import annotations

from typing import Final

{types.imports}{imports}


class ViewFields(View):
    """The fields of a view, and how they are recorded."""

    def __init__(self, viewer: {types.number}, legal: list[int]) -> None:
        super().__init__(viewer, legal)
{view_attributes}

    def record(self) -> Record:
        return FIELDS.view_record(self)


class StateFields(State):
    """A state without rules: its fields, and how they are copied, shown and recorded."""

    def __init__(
        self, bound_game: Game, figures: Figures, source: StateFields | None = None
    ) -> None:
        """Copy every field of another state, or give all their first values; rows are empty."""
        self.bound_game: Final = bound_game
        self.figures: Final = figures
        if source is None:
{state_attributes}
        else:
{copies}

    def game(self) -> Game:
        return self.bound_game

    def show_public(self, view: ViewFields) -> None:
        """Copy the public fields to a view."""
{shown}

    def lend_public(self, view: ViewFields) -> None:
        """Give the public fields to a view that is used before the state changes: rows are shared,
        not copied.
        """
{lent}

    def take_public(self, view: ViewFields) -> None:
        """Copy the public fields from a view."""
{taken}

    def fill_rows(self, seats: {types.number}) -> None:
        """Give every row its length, filled with its first value."""
{rows}

    def record(self) -> Record:
        return FIELDS.state_record(self)
'''

_CACHES = """
    def cache_fields(self) -> tuple[str, ...]:
        return ({names},)
"""

_PLACEHOLDER = """\
from simony.core.contract import State, View


class StateFields(State):
    pass


class ViewFields(View):
    pass
"""


def generated_file(package: str) -> tuple[Path, str]:
    """Return the path and the text of the file; `package` is the game's Python package."""
    fields = importlib.import_module(f"{package}.rules.fields").FIELDS
    assert isinstance(fields, Fields)
    return _path(package), _module(package, fields)


def write_placeholder(package: str) -> None:
    """Write empty classes if there is no file yet, so that the game can be imported."""
    path = _path(package)
    if not path.exists():
        path.write_text(_PLACEHOLDER, "utf-8")


def is_stale(package: str) -> bool:
    """Return whether the file of a game is not what its declaration says."""
    path, text = generated_file(package)
    return not path.exists() or path.read_text("utf-8") != text


def _path(package: str) -> Path:
    spec = importlib.util.find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "rules" / "generated_fields.py"


def _module(package: str, fields: Fields) -> str:
    caches = [f'"{field.name}"' for field in fields.state if field.is_cache]
    imports = {
        "simony.core.contract": "Game, State, View",
        "simony.core.records": "Record",
        f"{package}.rules.fields": "FIELDS",
        f"{package}.rules.figures": "Figures",
        **{f"{package}.{module}": name for module, name in fields.imports.items()},
    }
    types = _COMPILED if fields.is_compiled else _INTERPRETED
    text = _MODULE.format(
        types=types,
        imports=_imports(imports),
        view_attributes=_lines(_attributes(fields.view, types, _BODY)),
        state_attributes=_lines(_attributes(fields.state, types, _BRANCH), _BRANCH),
        copies=_lines(_copies(fields.state, "self", "source"), _BRANCH),
        shown=_lines(_copies(fields.public, "view", "self")),
        lent=_lines(_copies(fields.public, "view", "self", share=True)),
        taken=_lines(_copies(fields.public, "self", "view")),
        rows=_lines(_filled_rows(fields.state, types)),
    )
    return text + (_CACHES.format(names=", ".join(caches)) if caches else "")


def _imports(names: dict[str, str]) -> str:
    lines = [f"from {module} import {name}" for module, name in sorted(names.items())]
    return "\n".join(
        line if len(line) <= _WIDTH else line.replace("import ", "import (\n    ") + ",\n)"
        for line in lines
    )


def _lines(lines: Iterable[str], indent: str = _BODY) -> str:
    return textwrap.indent("\n".join(lines) or "pass", indent)


def _attributes(fields: tuple[Field, ...], types: _Types, indent: str) -> Iterator[str]:
    for field in fields:
        annotation, value = {
            NUMBER: (types.number, str(field.first)),
            ROW: (types.row, types.empty_row),
            LIST: ("list[int]", "[]"),
            REFERENCE: (field.annotation, "None"),
        }[field.kind]
        yield f"self.{field.name}: {annotation} = {value}"
        yield _docstring(field.about, _WIDTH - len(indent))


def _docstring(about: str, width: int) -> str:
    lines = textwrap.wrap(f'"""{about}', width)
    whole = lines[-1] + '"""'
    if len(lines) == 1 and len(whole) <= width:
        return whole
    return "\n".join([*lines, '"""'])


def _copies(
    fields: tuple[Field, ...], target: str, source: str, *, share: bool = False
) -> Iterator[str]:
    for field in fields:
        is_copied = field.kind in (ROW, LIST) and not (share or field.is_shared)
        copied = "[:]" if is_copied else ""
        yield f"{target}.{field.name} = {source}.{field.name}{copied}"


def _filled_rows(fields: tuple[Field, ...], types: _Types) -> Iterator[str]:
    for field in fields:
        if field.kind == ROW and field.length != ANY_LENGTH:
            filled = types.filled_row.format(first=field.first, length=_length(field))
            yield f"self.{field.name} = {filled}"


def _length(field: Field) -> str:
    parts = []
    if field.per_seat:
        parts.append("seats" if field.per_seat == 1 else f"{field.per_seat} * seats")
    if field.length:
        parts.append(str(field.length))
    whole = " + ".join(parts)
    return whole if whole.isalnum() else f"({whole})"
