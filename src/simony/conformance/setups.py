"""The seats and options to check: all combinations if they are few, otherwise all pairs."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, product
from math import prod

from simony.core.contract import Game
from simony.core.errors import BadOption
from simony.core.game_spec import GameSpec

SMALL = 12
"""Up to this many combinations of options are all tried."""
MANY = 4
"""Values of an option with more values than this need not be combined in pairs."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A number of seats and a value for each option."""

    seats: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join([str(self.seats), *(f"{key}={value}" for key, value in self.options)])

    def open(self, spec: GameSpec) -> Game:
        return spec.open(self.seats, dict(self.options))


def setups(spec: GameSpec) -> list[Setup]:
    """Return each number of seats with a selection of options, the defaults first.

    Combinations that the game refuses are left out.
    """
    found: list[Setup] = []
    for seats in spec.seat_counts:
        keys = [option.key for option in spec.options]
        values = [_allowed(spec, seats, option.key, option.values) for option in spec.options]
        found.extend(
            Setup(seats, tuple(zip(keys, chosen, strict=True))) for chosen in cover_options(values)
        )
    return [each for each in found if _opens(each, spec)]


def _allowed(spec: GameSpec, seats: int, key: str, values: tuple[str, ...]) -> list[str]:
    return [value for value in values if _accepts(spec, seats, key, value)]


def _accepts(spec: GameSpec, seats: int, key: str, value: str) -> bool:
    try:
        spec.check_options(seats, {key: value})
    except BadOption:
        return False
    return True


def _opens(setup: Setup, spec: GameSpec) -> bool:
    """Return whether the game accepts the setup: some values exclude each other (`BadOption`)."""
    try:
        setup.open(spec)
    except BadOption:
        return False
    return True


def cover_options(values: list[list[str]]) -> list[tuple[str, ...]]:
    """Return rows with a value for each option: all combinations if they are few, otherwise enough
    rows to include every pair of values (pairwise testing).

    For an option with many values (such as a choice of seats) it is enough that each occurs.
    """
    if prod(len(each) for each in values) <= SMALL:
        return list(product(*values))
    # With the longest option first there are fewer rows.
    order = sorted(range(len(values)), key=lambda place: -len(values[place]))
    rows = _pairwise_rows([values[place] for place in order])
    return [tuple(row[order.index(place)] for place in range(len(values))) for row in rows]


def _pairwise_rows(values: list[list[str]]) -> list[tuple[str, ...]]:
    rows = [tuple(each[0] for each in values)]
    uncovered = _wanted_pairs(values) - _pairs(rows[0])
    while uncovered:
        rows.append(_best_row(values, rows, uncovered))
        uncovered -= _pairs(rows[-1])
    return rows


_Placed = tuple[int, str]
_Pair = tuple[_Placed, _Placed]
"""Two values of two options, or one value with itself."""


def _wanted_pairs(values: list[list[str]]) -> set[_Pair]:
    placed = [(place, value) for place, each in enumerate(values) for value in each]
    pairs = {(one, other) for one, other in combinations(placed, 2) if one[0] != other[0]}
    short = {place for place, each in enumerate(values) if len(each) <= MANY}
    return {(one, one) for one in placed} | {
        (one, other) for one, other in pairs if {one[0], other[0]} <= short
    }


def _pairs(row: tuple[str, ...]) -> set[_Pair]:
    return set(combinations_with_replacement(enumerate(row), 2))


def _best_row(
    values: list[list[str]], rows: list[tuple[str, ...]], uncovered: set[_Pair]
) -> tuple[str, ...]:
    """Return a row with one uncovered pair and, value by value, as many more as possible; otherwise
    with the least used values.
    """
    fixed = dict(min(uncovered))
    row: list[str] = []
    for place, each in enumerate(values):
        choices = [fixed[place]] if place in fixed else each
        used = Counter(old[place] for old in rows)
        covers = {value: len(_pairs((*row, value)) & uncovered) for value in choices}
        row.append(max(choices, key=lambda value: (covers[value], -used[value])))
    return tuple(row)
