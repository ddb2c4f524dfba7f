"""What figures do: the same games with one figure after another, and which value comes nearest to
what is wished.

All settings play the same deals, with a stream of chance for each act and one a seat, so that
settings differ by what the figure does more than by luck, and are compared game by game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import product

from simony.core.contract import Game
from simony.core.errors import BadOption
from simony.lab.balance.estimate import Difference, Estimate
from simony.lab.balance.figures import MOST_VALUES, Figure, Setting, known, shown
from simony.lab.balance.questions import Ledger
from simony.lab.balance.targets import Measure, Wish, ledger_for
from simony.lab.simulate.recorded_games import PAIRED
from simony.lab.simulate.simulation import Plan, played
from simony.lab.simulate.workers import Workers

Open = Callable[[dict[str, Figure]], Game]
"""Opens the game with some figures changed."""


@dataclass(frozen=True)
class Point:
    """One setting: what it measures, and how that differs from the setting as it stands."""

    values: dict[str, Figure]
    estimates: list[Estimate | None]
    changes: list[Difference | None]

    @property
    def name(self) -> str:
        return ", ".join(shown(value) for value in self.values.values())


@dataclass(frozen=True)
class Sweep:
    figures: tuple[str, ...]
    measures: list[Measure]
    points: list[Point]
    standing: dict[str, Figure]
    """The values that the figures have as it stands."""
    games: int


def settings_of(settings: Sequence[Setting]) -> list[dict[str, Figure]]:
    """Every value of one figure with every value of the others."""
    total = 1
    for setting in settings:
        total *= len(setting.values)
    if total > MOST_VALUES:
        raise BadOption("error-setting-many", came=total, most=MOST_VALUES)
    names = [setting.figure for setting in settings]
    return [
        dict(zip(names, values, strict=True))
        for values in product(*(setting.values for setting in settings))
    ]


class Laboratory:
    """Plays settings, and remembers what it has played: more games go on where the last ended."""

    def __init__(
        self,
        open_with: Open,
        bots: Sequence[str],
        seed: str,
        measures: list[Measure],
        workers: Workers,
    ) -> None:
        self._open = open_with
        self._bots = tuple(bots)
        self._seed = seed
        self._measures = measures
        self._workers = workers
        self._ledgers: dict[str, Ledger] = {}

    def ledger(
        self, values: dict[str, Figure], games: int, progress: Callable[[int], None] | None = None
    ) -> Ledger:
        game = self._open(values)
        name = game.figures_hash
        ledger = self._ledgers.setdefault(name, ledger_for(game, self._measures))
        plan = Plan(game, self._bots, self._seed, rows=True, streams=PAIRED)
        with closing(played(plan, games, self._workers, ledger.games)) as parts:
            for part in parts:
                ledger.add(part.first, part.games, part.rows)
                if progress is not None:
                    progress(part.games)
        ledger.close()
        return ledger


def sweep(
    lab: Laboratory,
    plain: Game,
    settings: Sequence[Setting],
    measures: list[Measure],
    games: int,
    progress: Callable[[int], None] | None = None,
) -> Sweep:
    figures = known(plain)
    standing: dict[str, Figure] = {
        setting.figure: _figure(figures[setting.figure][0]) for setting in settings
    }
    base = lab.ledger({}, games, progress)
    points: list[Point] = []
    for values in settings_of(settings):
        ledger = lab.ledger(values, games, progress)
        found = [measure.value(kept) for measure, kept in zip(measures, ledger.kept, strict=True)]
        changes = [
            measure.change(kept, before)
            for measure, kept, before in zip(measures, ledger.kept, base.kept, strict=True)
        ]
        points.append(Point(values, found, changes))
    return Sweep(tuple(standing), measures, points, standing, games)


def _figure(value: object) -> Figure:
    assert isinstance(value, int | str | bool | list)
    return value


# --- fitting --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Tried:
    """A setting in a search: how far it is from each wish, after so many games, and whether it was
    given up.
    """

    values: dict[str, Figure]
    off: list[Estimate | None]
    games: int
    given_up: bool = False

    @property
    def loss(self) -> float:
        """The sum of squares of what is off; what cannot be measured is as bad as can be."""
        return sum(each.mean**2 if each is not None else float("inf") for each in self.off)


@dataclass(frozen=True)
class Fit:
    wishes: list[Wish]
    tried: list[Tried]
    """The best first; those that were not given up cannot be told from it."""


FIRST_ROUND = 8
"""A search begins with the games asked for divided by this, and doubles them for those that are
left.
"""


def fit(
    lab: Laboratory,
    settings: Sequence[Setting],
    wishes: list[Wish],
    games: int,
    progress: Callable[[int], None] | None = None,
) -> Fit:
    """A race: all settings play a few games, those that are clearly worse than the best are given
    up, and the others play twice as many.

    Clearly: not even the ends of its intervals that are nearest to the wishes come as near as the
    ends of the best that are farthest.
    """
    racing = settings_of(settings)
    given_up: list[Tried] = []
    played_so_far = max(50, games // FIRST_ROUND)
    while True:
        played_so_far = min(played_so_far, games)
        tried = sorted(
            (_try(lab, values, wishes, played_so_far, progress) for values in racing),
            key=lambda each: each.loss,
        )
        worst_of_best = _worst(tried[0])
        given_up += [
            Tried(each.values, each.off, each.games, given_up=True)
            for each in tried
            if _best(each) > worst_of_best
        ]
        left = [each for each in tried if _best(each) <= worst_of_best]
        racing = [each.values for each in left]
        if len(left) == 1 or played_so_far == games:
            return Fit(wishes, left + sorted(given_up, key=lambda each: each.loss))
        played_so_far *= 2


def _try(
    lab: Laboratory,
    values: dict[str, Figure],
    wishes: list[Wish],
    games: int,
    progress: Callable[[int], None] | None,
) -> Tried:
    ledger = lab.ledger(values, games, progress)
    return Tried(
        values, [wish.off(kept) for wish, kept in zip(wishes, ledger.kept, strict=True)], games
    )


def _best(tried: Tried) -> float:
    """The least that its loss may be."""
    return sum(
        float("inf")
        if each is None
        else 0.0
        if each.low <= 0 <= each.high
        else min(each.low**2, each.high**2)
        for each in tried.off
    )


def _worst(tried: Tried) -> float:
    return sum(
        float("inf") if each is None else max(each.low**2, each.high**2) for each in tried.off
    )
