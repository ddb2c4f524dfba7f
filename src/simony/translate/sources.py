"""Which files of the program use a text: the place of those that no played game shows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path

_CLIENT = Path("web", "src")
_SUFFIXES = {".py", ".ts", ".svelte", ".html"}
_KEY = re.compile(r"""(?:["'`]|\{\{ )([a-z][a-z0-9_]*(?:-[a-z0-9_]+)+)(?=["'`]| \}\})""")
_PATTERN = re.compile(r"""["'`]((?:[a-z0-9_-]|\$?\{[^{}]*\})+)(?=["'`])""")
_HOLE = re.compile(r"\$?\{[^{}]*\}")
_SHORTEST_PATTERN = 5
"""Letters that a pattern must have outside its holes; others would match too much."""


class Sources:
    """The ids in the program's files: whole ones, and patterns such as ``web-look-{look}``.

    A pattern may lack the name of a game, which is put before it elsewhere.
    """

    def __init__(self, texts: Iterable[tuple[str, str]]) -> None:
        self._files: dict[str, str] = {}
        self._patterns: list[tuple[re.Pattern[str], str]] = []
        for name, text in texts:
            for key in _KEY.findall(text):
                self._files.setdefault(key, name)
            for literal in _PATTERN.findall(text):
                self._add_pattern(literal, name)

    def _add_pattern(self, literal: str, name: str) -> None:
        parts = _HOLE.split(literal)
        written = "".join(parts)
        if len(parts) > 1 and len(written) >= _SHORTEST_PATTERN and "-" in written:
            pattern = "[a-z0-9_-]+".join(re.escape(part) for part in parts)
            self._patterns.append((re.compile(f"([a-z_]+-)?{pattern}"), name))

    def of(self, key: str) -> str:
        """Return the file that uses a text, or nothing."""
        return self._files.get(key) or self._by_pattern(key) or self._by_beginning(key)

    def _by_pattern(self, key: str) -> str:
        fitting = [(pattern, name) for pattern, name in self._patterns if pattern.fullmatch(key)]
        return max(fitting, key=lambda each: len(each[0].pattern))[1] if fitting else ""

    def _by_beginning(self, key: str) -> str:
        """A list of choices has a text of its own, and they have longer ids."""
        beginning, _, _ = key.rpartition("-")
        return self._files.get(beginning, "") if "-" in beginning else ""


def program_texts() -> Iterator[tuple[str, str]]:
    """Yield the name and text of each source file; those of the browser only in a repository."""
    package = Path(str(files("simony")))
    beside = package.parents[1] / _CLIENT
    client = beside if beside.is_dir() else _CLIENT.absolute()  # an installed package, used there
    for folder in (package, client):
        for path in sorted(folder.rglob("*")):
            if path.suffix in _SUFFIXES and path.is_file():
                name = path.relative_to(folder.parent).as_posix()
                yield f"web/{name}" if folder == client else name, path.read_text("utf-8")
