"""Compile the hot modules with mypyc, in one group, and write type stubs for them.

SIMONY_PURE=1, or no C compiler, gives the same package interpreted.
"""

import os
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools" / "wheel"))

from docstrings import add_docstrings
from stubs import is_compiled, write_stubs

PACKAGE = Path("src", "simony")

COLD = """\
typedef struct _object PyObject;
void PyErr_SetNone(PyObject *) __attribute__((cold));
void PyErr_SetString(PyObject *, const char *) __attribute__((cold));
void CPy_AddTraceback(const char *, const char *, int, PyObject *) __attribute__((cold));
"""
"""Declares the functions that raise exceptions as cold, which mypyc does not do: every index has a
path to one beside it.
"""
INLINING = {"inline-unit-growth": 300, "large-function-growth": 1000, "max-inline-insns-auto": 100}
"""How much the compiler may inline. Its defaults do not expect one C file for everything, nor that
many paths to exceptions.
"""


def compiled_modules() -> list[str]:
    return sorted(
        str(path) for path in PACKAGE.rglob("*.py") if is_compiled(path.read_text("utf-8"))
    )


def entry_points() -> dict[str, list[str]]:
    """Return the command and all games: the folders of ``games`` that have a ``cards.toml``."""
    games = sorted(path.parent.name for path in PACKAGE.glob("games/*/cards.toml"))
    return {
        "console_scripts": ["simony = simony.cli:main"],
        "simony.games": [f"{game} = simony.games.{game}:SPEC" for game in games],
    }


def has_compiler() -> bool:
    """Whether a C file that includes Python's headers compiles here."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
        except Exception:  # whatever is wrong with a compiler, the pure build works
            return False
    return True


def extensions() -> list[Extension]:
    if os.environ.get("SIMONY_PURE") == "1":
        print("simony: building pure Python, as SIMONY_PURE=1 asks", file=sys.stderr)
        return []
    if not has_compiler():
        print(
            "simony: no working C compiler with Python headers: building slower pure Python",
            file=sys.stderr,
        )
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    found = mypycify(compiled_modules(), opt_level="3", debug_level="0", group_name="simony")
    add_docstrings(Path("build", "__native_simony.c"), PACKAGE.parent, compiled_modules())
    cold = Path("build", "cold.h")
    cold.parent.mkdir(exist_ok=True)
    cold.write_text(COLD)
    for extension in found:
        extension.extra_compile_args = list(extension.extra_compile_args)  # they share one
        # One C file holds the whole group; without this gcc may not inline one function of it into
        # another.
        extension.extra_compile_args.append("-fno-semantic-interposition")
        # Nothing but Python links to the module, so globals are addressed directly and not through
        # a table.
        extension.extra_compile_args.append("-fvisibility=hidden")
        # Together 4 % less time for plain search in Tolerance and in Indulgence.
        extension.extra_compile_args.extend(["-include", str(cold)])
        for name, most in INLINING.items():
            extension.extra_compile_args.extend(["--param", f"{name}={most}"])
    return found


class BuildWithStubs(build_py):
    """Adds type stubs to what is built, but not to the sources, which an editable install uses."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            write_stubs(Path(self.build_lib, PACKAGE.name))


setup(ext_modules=extensions(), entry_points=entry_points(), cmdclass={"build_py": BuildWithStubs})
