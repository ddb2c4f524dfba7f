"""Which seats and options to try: everything where that is little, otherwise every pair of values,
as far as they are few.
"""

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
"""An option with more values than these is long."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A number of seats and a value for each option."""

    seats: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join([str(self.seats), *(f"{key}={value}" for key, value in self.options)])

    def open(self, box: GameSpec) -> Game:
        return box.open(self.seats, dict(self.options))

    def is_default(self, box: GameSpec) -> bool:
        return all(dict(self.options)[option.key] == option.default for option in box.options)


def setups(box: GameSpec) -> list[Setup]:
    """Every number of seats with a spread of options, the defaults first.

    What the box refuses to open is left out.
    """
    found: list[Setup] = []
    for seats in box.seat_counts:
        keys = [option.key for option in box.options]
        values = [_allowed(box, seats, option.key, option.values) for option in box.options]
        found.extend(
            Setup(seats, tuple(zip(keys, chosen, strict=True))) for chosen in spread(values)
        )
    return [each for each in found if _opens(each, box)]


def _allowed(box: GameSpec, seats: int, key: str, values: tuple[str, ...]) -> list[str]:
    return [value for value in values if _accepts(box, seats, key, value)]


def _accepts(box: GameSpec, seats: int, key: str, value: str) -> bool:
    try:
        box.check_options(seats, {key: value})
    except BadOption:
        return False
    return True


def _opens(setup: Setup, box: GameSpec) -> bool:
    """Some values may not go together; the game says so with `BadOption`."""
    try:
        setup.open(box)
    except BadOption:
        return False
    return True


def spread(values: list[list[str]]) -> list[tuple[str, ...]]:
    """Rows with a value for each option: all of them where they are few, otherwise so many that
    every two values meet.

    Of an option with many values (a choice of seats, say) it is enough that each occurs.
    """
    if prod(len(each) for each in values) <= SMALL:
        return list(product(*values))
    order = sorted(
        range(len(values)), key=lambda place: -len(values[place])
    )  # with the longest first there are fewer rows
    rows = _meeting([values[place] for place in order])
    return [tuple(row[order.index(place)] for place in range(len(values))) for row in rows]


def _meeting(values: list[list[str]]) -> list[tuple[str, ...]]:
    rows = [tuple(each[0] for each in values)]
    unmet = _to_meet(values) - _pairs(rows[0])
    while unmet:
        rows.append(_best_row(values, rows, unmet))
        unmet -= _pairs(rows[-1])
    return rows


_Placed = tuple[int, str]
_Pair = tuple[_Placed, _Placed]
"""Two values of two options, or one value with itself."""


def _to_meet(values: list[list[str]]) -> set[_Pair]:
    placed = [(place, value) for place, each in enumerate(values) for value in each]
    pairs = {(one, other) for one, other in combinations(placed, 2) if one[0] != other[0]}
    short = {place for place, each in enumerate(values) if len(each) <= MANY}
    return {(one, one) for one in placed} | {
        (one, other) for one, other in pairs if {one[0], other[0]} <= short
    }


def _pairs(row: tuple[str, ...]) -> set[_Pair]:
    return set(combinations_with_replacement(enumerate(row), 2))


def _best_row(
    values: list[list[str]], rows: list[tuple[str, ...]], unmet: set[_Pair]
) -> tuple[str, ...]:
    """A row that makes one unmet pair meet and, value by value, as many more as it can; otherwise
    with what occurred least.
    """
    fixed = dict(min(unmet))
    row: list[str] = []
    for place, each in enumerate(values):
        choices = [fixed[place]] if place in fixed else each
        used = Counter(old[place] for old in rows)
        meets = {value: len(_pairs((*row, value)) & unmet) for value in choices}
        row.append(max(choices, key=lambda value: (meets[value], -used[value])))
    return tuple(row)
