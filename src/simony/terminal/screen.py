"""The console to write to and the input to read from."""

from __future__ import annotations

import codecs
import contextlib
import errno
import os
import sys
from collections.abc import Callable
from importlib import import_module
from io import TextIOBase, TextIOWrapper
from pathlib import Path
from typing import TextIO, cast

from rich.console import Console, ConsoleDimensions

WIDEST = 110
"""The maximum width: longer lines are hard to read."""

Ask = Callable[[str], str]
"""Shows a prompt and returns the line typed; raises ``EOFError`` at the end of the input."""


class TerminalLost(Exception):
    """The terminal was closed, or the process was told to stop."""


class Screen(Console):
    """A console that follows the window's size up to `WIDEST` and raises `BrokenPipeError`."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, highlight=False, markup=False, emoji=False)

    @property
    def size(self) -> ConsoleDimensions:
        size = super().size
        return ConsoleDimensions(min(size.width, WIDEST), size.height)

    @size.setter
    def size(self, new_size: tuple[int, int]) -> None:
        self._width, self._height = new_size

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


_PLAIN = {
    "“": '"',
    "”": '"',
    "‘": "'",
    "’": "'",
    "–": "-",
    "·": "*",
    "…": "...",
    "─": "-",
    "▶": ">",
    "×": "x",
}
"""ASCII replacements for characters that a terminal cannot show."""


def _as_plain(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(
        _PLAIN.get(letter, "?") for letter in error.object[error.start : error.end]
    ), error.end


codecs.register_error("simony-plain", _as_plain)


class NoOutput(TextIOBase):
    """Replaces a standard output that was closed before the start: writing raises OSError."""

    def write(self, _: str, /) -> int:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))


def prepare_streams() -> None:
    """Make characters that cannot be encoded and missing streams harmless."""
    _replace_missing()
    for stream, errors in (
        (sys.stdin, "replace"),
        (sys.stdout, "simony-plain"),
        (sys.stderr, "simony-plain"),
    ):
        if isinstance(stream, TextIOWrapper):
            with contextlib.suppress(OSError, ValueError):
                stream.reconfigure(errors=errors)


def _replace_missing() -> None:
    if None not in (sys.stdin, sys.stdout, sys.stderr):
        return
    # No file that is opened later may get the number of a standard stream.
    while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(number)
    if sys.stdin is None:
        sys.stdin = _nowhere("r")
    if sys.stdout is None:
        sys.stdout = NoOutput()
    if sys.stderr is None:
        sys.stderr = _nowhere("w")


def _nowhere(mode: str) -> TextIO:
    # It stays open until the process ends.
    return cast("TextIO", Path(os.devnull).open(mode, encoding="utf-8"))


def discard_output() -> None:
    """Redirect an output that nobody reads to the null device, to avoid an error at exit."""
    with contextlib.suppress(OSError, ValueError):
        sys.stdout.flush()
        return
    with contextlib.suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())


def ask_person(prompt: str) -> str:
    """Read a line: from a terminal with editing and history, from a pipe with an echo."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import_module("readline")  # importing it is what makes input() editable
        return input(prompt)
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        sys.stdout.write("\n")
        raise EOFError
    typed = line.rstrip("\r\n")
    sys.stdout.write(f"{typed if typed.isprintable() else '?'}\n")
    return typed
