"""Figures by name, as in house rules, and the values to try for them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from simony.core.contract import Game
from simony.core.errors import BadOption, did_you_mean
from simony.core.figures import FigureDict, list_figures

MAX_VALUES = 200
RECONSTRUCTED = "reconstructed"
_STEP = 10
"""A number of at least this size is varied by a tenth of itself, a smaller one by 1."""

Figure = int | str | bool | list[object]


@dataclass(frozen=True)
class Setting:
    """Values to try for one figure."""

    figure: str
    values: tuple[Figure, ...]


def figure_values(game: Game) -> dict[str, tuple[object, str]]:
    """Return every figure of a game with its value and status."""
    return {name: (value, status) for name, value, status in list_figures(game.figures)}


def full_name(game: Game, name: str) -> str:
    """Return the full name of a figure, given all or the unique end of it: ``sixes.pays`` is
    ``edict.sixes.pays``.
    """
    figures = figure_values(game)
    if name in figures:
        return name
    ending = [each for each in figures if each.endswith(f".{name}")]
    if len(ending) == 1:
        return ending[0]
    if ending:
        raise BadOption("error-figure-many", came=name, known=", ".join(ending[:8]))
    problem = BadOption("error-figure-unknown", came=name, game=game.key)
    raise did_you_mean(problem, name, _names_and_ends(figures, name.count(".") + 1))


def _names_and_ends(figures: Iterable[str], parts: int) -> Iterator[str]:
    """Yield the last `parts` parts of each dotted name; a shorter name whole."""
    for name in figures:
        yield ".".join(name.split(".")[-parts:])


def parse_setting(game: Game, text: str) -> Setting:
    """Parse a setting.

    ``sixes.pays=1..4``, ``=1..9..2`` (in steps of 2), ``=1,3,8``, ``=true,false``, ``=red,blue``.
    """
    name, equals, words = text.partition("=")
    if not equals or not words.strip():
        raise BadOption("error-setting", came=text)
    figure = full_name(game, name.strip())
    values = tuple(
        dict.fromkeys(value for word in words.split(",") for value in _values(word.strip(), text))
    )
    if len(values) > MAX_VALUES:
        raise BadOption("error-setting-many", came=len(values), most=MAX_VALUES)
    return Setting(figure, values)


def _values(word: str, text: str) -> Sequence[Figure]:
    if ".." in word:
        ends = word.split("..")
        if not 2 <= len(ends) <= 3 or not all(_is_whole(end) for end in ends):
            raise BadOption("error-setting", came=text)
        low, high, step = int(ends[0]), int(ends[1]), int(ends[2]) if len(ends) == 3 else 1
        if step < 1 or high < low or (high - low) // step >= MAX_VALUES:
            raise BadOption("error-setting", came=text)
        return range(low, high + 1, step)
    if not word:
        raise BadOption("error-setting", came=text)
    if _is_whole(word):
        return [int(word)]
    return [{"true": True, "false": False}.get(word, word)]


def _is_whole(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 9


def house_rules(values: dict[str, Figure], base: FigureDict | None = None) -> FigureDict:
    """Return house rules that set these figures, on top of `base`."""
    table: FigureDict = _copy(base or {})
    for name, value in values.items():
        at = table
        *path, last = name.split(".")
        for part in path:
            inner = at.get(part)
            at[part] = inner if isinstance(inner, dict) else {}
            at = at[part]
        at[last] = value
    return table


def _copy(table: FigureDict) -> FigureDict:
    return {
        name: _copy(entry) if isinstance(entry, dict) else entry for name, entry in table.items()
    }


def nearby_values(value: object) -> list[Figure]:
    """Return plausible other values of a figure: slightly less and more, or the other of two."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        step = max(1, abs(value) // _STEP)
        return [value - step, value + step]
    return []


def format_value(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
