"""Compile the hot modules with mypyc, in one group, and write type stubs for them.

SIMONY_PURE=1, or no C compiler, gives the same package interpreted.
"""

import os
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
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


class Build(build):
    """Starts from an empty folder, so that no module removed since the last build is installed."""

    def run(self) -> None:
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


class BuildExtensions(build_ext):
    """Never writes compiled modules into ``src``, where they would hide edits of the sources.

    A compiled editable install has them beside links to the sources, in ``build``.
    """

    def finalize_options(self) -> None:
        self.editable_mode = False
        super().finalize_options()


def compiles(flags: Sequence[str] = ()) -> bool:
    """Whether a C file that includes Python's headers compiles here, with these flags."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        try:
            compiler = new_compiler()
            if flags and compiler.compiler_type != "unix":
                return False  # the flags we ask for are those of gcc and clang
            customize_compiler(compiler)
            compiler.compile(
                [str(source)],
                output_dir=folder,
                include_dirs=[get_python_inc()],
                extra_postargs=[*flags, "-Werror"] if flags else [],
            )
        except Exception:  # whatever is wrong with a compiler, the pure build works
            return False
    return True


def optional_flags() -> list[str]:
    """Return the flags for speed that this compiler knows."""
    cold = Path("build", "cold.h")
    cold.parent.mkdir(exist_ok=True)
    cold.write_text(COLD)
    wanted: list[list[str]] = [
        # One C file holds the whole group; without this gcc may not inline one function of it into
        # another.
        ["-fno-semantic-interposition"],
        # Nothing but Python links to the module, so globals are addressed directly and not through
        # a table.
        ["-fvisibility=hidden"],
        # Together 4 % less time for plain search in Tolerance and in Indulgence.
        ["-include", str(cold)],
        [word for name, most in INLINING.items() for word in ("--param", f"{name}={most}")],
    ]
    return [flag for flags in wanted if compiles(flags) for flag in flags]


def extensions() -> list[Extension]:
    if os.environ.get("SIMONY_PURE") == "1":
        print("simony: building pure Python, as SIMONY_PURE=1 asks", file=sys.stderr)
        return []
    if not compiles():
        print(
            "simony: no working C compiler with Python headers: building slower pure Python",
            file=sys.stderr,
        )
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    found = mypycify(compiled_modules(), opt_level="3", debug_level="0", group_name="simony")
    add_docstrings(Path("build", "__native_simony.c"), PACKAGE.parent, compiled_modules())
    flags = optional_flags()
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return found


class BuildWithStubs(build_py):
    """Adds type stubs to what is built, but not to the sources, which an editable install uses."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            write_stubs(Path(self.build_lib, PACKAGE.name))


def main() -> None:
    if set(sys.argv) & {"dist_info", "egg_info", "sdist"}:  # these need no extensions
        setup(entry_points=entry_points())
        return
    compiled = extensions()
    setup(
        ext_modules=compiled,
        entry_points=entry_points(),
        cmdclass={"build": Build, "build_py": BuildWithStubs, "build_ext": BuildExtensions},
        # A compiled editable install is a folder of links; an interpreted one is the path of src.
        options={"editable_wheel": {"mode": "strict"}} if compiled else {},
    )


if __name__ == "__main__":
    main()
