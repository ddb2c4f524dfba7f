"""Figures: the numbers of a game, read from its data file and changed by house-rules files.

A figure is ``{ value = 30, status = "printed" }``. A house-rules file has the same shape, contains
only what it changes, may give a figure as a bare value, and deletes an entry with ``remove =
true``. Each game checks its own figures: it raises `BadFigures` with the name of the entry, and
`errors_in_file` adds the name of the file.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

from simony.core.errors import BadFigures, did_you_mean

FigureDict = dict[str, Any]
STATUSES = ("printed", "public", "reconstructed", "house")
OLDER_FIGURES = "older_figures"
"""The folder beside a game's data file with those of earlier releases."""
MAX_HOUSE_RULES = 64 * 1024
MAX_DEPTH = 5
"""The maximum depth of nested tables."""


def read_figures(package: str) -> FigureDict:
    """Read the data file of a game."""
    return tomllib.loads((files(package) / "cards.toml").read_text("utf-8"))


def read_older_figures(package: str) -> Iterator[FigureDict]:
    """Yield the data files of earlier releases of a game, from the folder ``older_figures``.

    Each is named by its hash (`hash_figures`), so that logs of earlier releases still open.
    """
    folder = files(package) / OLDER_FIGURES
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda each: each.name):
            if file.name.endswith(".toml"):
                yield tomllib.loads(file.read_text("utf-8"))


def read_house_rules(path: str | Path) -> FigureDict:
    """Read a house-rules file. Raises `BadFigures` if it is not readable TOML or is too large."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(MAX_HOUSE_RULES + 1)
    except OSError as error:
        raise BadFigures(
            "error-file-read", file=str(path), why=error.strerror or str(error)
        ) from error
    return parse_house_rules(data, str(path))


def parse_house_rules(data: bytes, name: str) -> FigureDict:
    """Parse the content of a house-rules file; errors call it `name`."""
    if len(data) > MAX_HOUSE_RULES:
        raise BadFigures("error-house-size", file=name, limit=MAX_HOUSE_RULES)
    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise BadFigures("error-house-toml", file=name, why=str(error)) from error


def apply_house_rules(
    figures: FigureDict, changes: FigureDict, status: str = "house", path: str = ""
) -> FigureDict:
    """Return `figures` with `changes` applied; neither is altered.

    `path` is the name of the table they are in, for errors.
    """
    merged = dict(figures)
    for name, change in changes.items():
        here = f"{path}.{name}" if path else name
        before = figures.get(name)
        if here.count(".") >= MAX_DEPTH:
            raise BadFigures("error-figures-deep", entry=here, limit=MAX_DEPTH)
        if isinstance(change, dict) and change.get("remove") is True:
            if name not in figures:
                raise BadFigures("error-figures-remove", entry=here)
            del merged[name]
        elif _is_figure(change):
            _check_status(change, here)
            merged[name] = change
        elif _is_figure(before):
            merged[name] = {"value": change, "status": status}
        elif isinstance(change, dict):
            merged[name] = apply_house_rules(
                before if isinstance(before, dict) else {}, change, status, here
            )
        else:
            merged[name] = change
    return merged


def _check_status(figure: FigureDict, path: str) -> None:
    status = figure.get("status", "house")
    if status not in STATUSES:
        raise BadFigures(
            "error-figures-value",
            entry=f"{path}.status",
            expected=" | ".join(STATUSES),
            came=short_repr(status),
        )


def _is_figure(entry: object) -> bool:
    return isinstance(entry, dict) and "value" in entry


def figure_values(figures: FigureDict) -> FigureDict:
    """Return the figures without their statuses, for the hash."""
    plain: FigureDict = {}
    for name, entry in figures.items():
        if _is_figure(entry):
            plain[name] = entry["value"]
        elif isinstance(entry, dict):
            plain[name] = figure_values(entry)
        else:
            plain[name] = entry
    return plain


def list_figures(figures: FigureDict, path: str = "") -> Iterator[tuple[str, object, str]]:
    """Yield every figure as ``("edict.sixes.pays", 2, "printed")``."""
    for name, entry in figures.items():
        here = f"{path}.{name}" if path else name
        if _is_figure(entry):
            yield here, entry["value"], str(entry.get("status", "house"))
        elif isinstance(entry, dict):
            yield from list_figures(entry, here)


def hash_figures(figures: FigureDict) -> str:
    """Return a hash of all values: 16 hexadecimal digits."""
    canonical = json.dumps(
        figure_values(figures), sort_keys=True, separators=(",", ":"), default=str
    )
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


@contextmanager
def errors_in_file(file: str) -> Iterator[None]:
    """Add the file's name to a `BadFigures` raised inside."""
    try:
        yield
    except BadFigures as error:
        if "file" in error.text.args:
            raise
        raise BadFigures("error-house-entry", file=file, problem=error.text) from error


@contextmanager
def misspelt_entries(figures: FigureDict, changes: FigureDict) -> Iterator[None]:
    """Add to a `BadFigures` raised inside which entry of `figures` was probably meant.

    An entry that `changes` adds may be a new one, so the error is about what it lacks.
    """
    try:
        yield
    except BadFigures as error:
        entry = error.text.args.get("entry")
        if not isinstance(entry, str):
            raise
        before: object = figures
        now: object = changes
        path = entry.split(".")
        for depth, name in enumerate(path):
            if not isinstance(before, dict) or not isinstance(now, dict) or name not in now:
                break
            if name not in before:
                prefix = "".join(f"{part}." for part in path[:depth])
                raise did_you_mean(error, name, before, prefix) from error
            before, now = before[name], now[name]
        raise


class Section:
    """A table of figures, read with checks. Errors name the full path of an entry.

    >>> from simony.core.figures import Section
    >>> section = Section("game", {"rounds": 3, "ring": True})
    >>> section.number("rounds", 1, 9), section.flag("ring")
    (3, True)
    """

    def __init__(self, name: str, data: object) -> None:
        if not isinstance(data, dict):
            raise BadFigures("error-figures-table", entry=name)
        self.name = name
        self._unread = dict(data)
        self._known = list(data)

    def _path(self, entry: str) -> str:
        return f"{self.name}.{entry}" if self.name else entry

    def has(self, entry: str) -> bool:
        return entry in self._unread

    def names(self) -> list[str]:
        return self._known

    def take(self, entry: str, expected: str) -> object:
        if entry not in self._unread:
            raise BadFigures("error-figures-missing", entry=self._path(entry), expected=expected)
        value = self._unread.pop(entry)
        return value["value"] if _is_figure(value) else value

    def number(self, entry: str, low: int, high: int) -> int:
        expected = f"{low}–{high}"
        value = self.take(entry, expected)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self._bad_value(entry, expected, value)
        return value

    def flag(self, entry: str) -> bool:
        value = self.take(entry, "true | false")
        if not isinstance(value, bool):
            raise self._bad_value(entry, "true | false", value)
        return value

    def word(self, entry: str, words: list[str]) -> str:
        expected = " | ".join(words)
        value = self.take(entry, expected)
        if not isinstance(value, str) or value not in words:
            raise did_you_mean(self._bad_value(entry, expected, value), value, words)
        return value

    def _bad_value(self, entry: str, expected: str, value: object) -> BadFigures:
        return BadFigures(
            "error-figures-value",
            entry=self._path(entry),
            expected=expected,
            came=short_repr(value),
        )

    def subset(
        self, entry: str, allowed: list[Any], at_least: int = 1, at_most: int = 99
    ) -> list[Any]:
        """Read a list of `at_least` to `at_most` distinct allowed values."""
        expected = ", ".join(str(each) for each in allowed)
        at_most = min(at_most, len(allowed))
        many = str(at_least) if at_least == at_most else f"{at_least}–{at_most}"
        value = self.take(entry, expected)
        fine = isinstance(value, list) and all(
            each in allowed and type(each) is type(allowed[0]) for each in value
        )
        if (
            not fine
            or not isinstance(value, list)
            or not at_least <= len(value) <= at_most
            or len(set(value)) != len(value)
        ):
            raise BadFigures(
                "error-figures-list",
                entry=self._path(entry),
                expected=expected,
                came=short_repr(value),
                many=many,
            )
        return value

    def section(self, entry: str) -> Section:
        return Section(self._path(entry), self.take(entry, "[…]"))

    def reject_unread(self, *also_known: str) -> None:
        """Raise `BadFigures` for an entry that has not been read."""
        for entry in self._unread:
            if entry not in also_known:
                known = ", ".join(name for name in self._known if name not in self._unread) or "–"
                raise BadFigures("error-figures-unknown", entry=self._path(entry), expected=known)


def short_repr(value: object) -> str:
    """Return a value as in a TOML file, shortened for a message."""
    text = json.dumps(value, default=str, ensure_ascii=False)
    return text if len(text) <= 60 else text[:57] + "..."
