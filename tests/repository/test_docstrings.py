"""Docstrings survive compilation (and are the same interpreted)."""

from __future__ import annotations

import ast
import importlib
import inspect
import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest

from repository.test_build import ROOT
from simony.core.contract import Game, State
from simony.core.rng import Rng
from simony.registry import open_game

TOOL = runpy.run_path(str(ROOT / "tools" / "wheel" / "docstrings.py"))
SOURCES = ROOT / "src"
COMPILED = sorted(
    path
    for path in SOURCES.rglob("*.py")
    if "# Compiled with mypyc." in path.read_text("utf-8").splitlines()
)


def documented(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the names of a module with their docstrings: "Rng.below", or "" for the module."""
    for symbol, text in TOOL["docstrings"](ast.parse(path.read_text("utf-8"))):
        yield symbol.removeprefix("___").replace("___", "."), text


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_every_docstring_of_a_compiled_module_is_there(path: Path) -> None:
    found: object = importlib.import_module(TOOL["module_name"](path.relative_to(SOURCES)))
    for name, text in documented(path):
        holder = thing = found
        for part in name.split(".") if name else ():
            holder, thing = thing, inspect.getattr_static(thing, part)
        docstring = inspect.cleandoc(getattr(thing, "__func__", thing).__doc__ or "")
        if name.endswith(".__init__"):  # a compiled class has it in its own docstring
            assert docstring == text or text in inspect.cleandoc(holder.__doc__ or ""), name
        else:
            assert docstring == text or docstring.startswith(f"{text}\n\n"), name


def test_signatures_can_still_be_read() -> None:
    assert list(inspect.signature(Rng).parameters) == ["seed"]
    assert list(inspect.signature(Rng.below).parameters) == ["self", "bound"]
    assert list(inspect.signature(State.apply).parameters) == ["self", "seat", "action", "out"]


def test_an_overriding_method_inherits_its_docstring() -> None:
    game = open_game("dogma", seats=3)
    assert inspect.getdoc(type(game.new()).pending) == inspect.getdoc(State.pending)
    assert str(inspect.getdoc(type(game).parse)).startswith("Return the action of a notation")
    assert str(inspect.getdoc(Game.pin)).startswith("A hash of the rules")


# --- the tool -------------------------------------------------------------------------------------

GENERATED = r"""
static PyGetSetDef rng___Rng_getseters[] = {
    {"count",
     (getter)rng___Rng_get_count, (setter)rng___Rng_set_count,
     NULL, NULL},
    {"name",
     (getter)rng___Rng_get_name,
    NULL, NULL, NULL},
};
static PyMethodDef rng___Rng_methods[] = {
    {"below",
     (PyCFunction)CPyPy_rng___Rng___below,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("below($self, bound)\n--\n\n")},
};
static PyTypeObject CPyType_rng___Rng_template_ = {
    .tp_doc = PyDoc_STR("Rng(seed)\n--\n\n"),
};
static PyMethodDef rngmodule_methods[] = {
    {"mix", (PyCFunction)CPyPy_rng___mix, METH_KEYWORDS, PyDoc_STR(NULL) /* docstring */},
};
static struct PyModuleDef rngmodule = {
    PyModuleDef_HEAD_INIT,
    "simony.rng",
    NULL, /* docstring */
};
"""
SOURCE = '''\
"""Numbers."""

def mix():
    """Mix “both” \\\\ "words"."""

class Rng:
    """A stream.

    Of numbers.
    """

    def __init__(self, seed):
        """Seed it."""

    @property
    def name(self):
        """The name?"""

    def below(self, bound):
        """Return one."""
'''


@pytest.fixture
def generated(tmp_path: Path) -> Path:
    (tmp_path / "simony").mkdir()
    (tmp_path / "simony" / "rng.py").write_text(SOURCE, "utf-8")
    (tmp_path / "rng.c").write_text(GENERATED, "utf-8")
    return tmp_path / "rng.c"


def test_docstrings_are_added_to_the_tables_of_mypyc(generated: Path) -> None:
    root = generated.parent
    assert TOOL["add_docstrings"](generated, root, [str(root / "simony" / "rng.py")]) == 6
    lines = [line.strip() for line in generated.read_text("utf-8").splitlines()]
    for expected in (
        r'METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("below($self, bound)\n--\n\nReturn one.")},',
        r'.tp_doc = PyDoc_STR("Rng(seed)\n--\n\nA stream.\012\012Of numbers.\012\012Seed it."),',
        r'NULL, PyDoc_STR("The name\077"), NULL},',
        r'PyDoc_STR("Numbers."),',
    ):
        assert expected in lines
    [mix] = [line for line in lines if line.startswith('{"mix"')]
    assert r'PyDoc_STR("Mix \342\200\234both\342\200\235 \134 \042words\042.")' in mix
    assert " NULL, NULL}," in generated.read_text("utf-8")  # an attribute has none


@pytest.mark.parametrize(
    "place",
    [
        "CPyPy_rng___Rng___below",
        "CPyType_rng___Rng_template_",
        "NULL, /* docstring */",
        '{"name",',
        "rngmodule",
    ],
)
def test_a_docstring_without_a_place_is_an_error(generated: Path, place: str) -> None:
    """As if another version of mypyc wrote other tables."""
    generated.write_text(GENERATED.replace(place, "other"), "utf-8")
    root = generated.parent
    with pytest.raises(TOOL["LostDocstring"], match="another version of mypyc"):
        TOOL["add_docstrings"](generated, root, [str(root / "simony" / "rng.py")])
