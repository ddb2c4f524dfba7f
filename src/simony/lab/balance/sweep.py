"""Sweeps: the same games with varied figures, and the search for values close to a target.

All settings play the same deals, with a random stream for each chance event and one for each seat,
so that settings differ by the effect of the figure more than by luck. They are compared game by
game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import product

from simony.core.contract import Game
from simony.core.errors import BadOption
from simony.lab.balance.estimate import Difference, Estimate, holm_significant
from simony.lab.balance.figures import MAX_VALUES, Figure, Setting, figure_values, format_value
from simony.lab.balance.questions import QuestionTallies
from simony.lab.balance.targets import Measure, Target, tallies_for
from simony.lab.simulate.recorded_games import PAIRED
from simony.lab.simulate.simulation import Plan, play_chunks
from simony.lab.simulate.workers import Workers

OpenGame = Callable[[dict[str, Figure]], Game]
"""Opens the game with some figures changed."""


@dataclass(frozen=True)
class Point:
    """One setting: its measures, and their change from the current setting.

    >>> from simony.lab.balance.sweep import Point
    >>> Point({"game.florins": 20, "game.rounds": 1}, estimates=[], changes=[]).name
    '20, 1'
    """

    values: dict[str, Figure]
    estimates: list[Estimate | None]
    changes: list[Difference | None]
    real: list[bool] = field(default_factory=list)
    """Which changes are real, after Holm correction over all changes of the sweep."""

    @property
    def name(self) -> str:
        return ", ".join(format_value(value) for value in self.values.values())


@dataclass(frozen=True)
class Sweep:
    """The measures of all settings of a sweep.

    >>> from simony import open_game
    >>> from simony.lab.balance.figures import house_rules, parse_setting
    >>> from simony.lab.balance.sweep import SettingRunner, sweep
    >>> from simony.lab.balance.targets import parse_measure
    >>> from simony.lab.simulate.workers import Workers
    >>> def open_with(values):
    ...     return open_game("indulgence", 3, None, house_rules(values, {"game": {"rounds": 1}}))
    >>> game = open_with({})
    >>> measures = [parse_measure(game, "won[seat=1]")]
    >>> runner = SettingRunner(open_with, ["priest"] * 3, "1", measures, Workers())
    >>> settings = [parse_setting(game, "florins=20,40")]
    >>> result = sweep(runner, game, settings, measures, games=20)
    >>> result.figures, result.current_values, len(result.points)
    (('game.florins',), {'game.florins': 30}, 2)
    """

    figures: tuple[str, ...]
    measures: list[Measure]
    points: list[Point]
    current_values: dict[str, Figure]
    """The current values of the figures."""
    games: int
    current: list[Estimate | None]
    """The measures with the current values."""


def combine_settings(settings: Sequence[Setting]) -> list[dict[str, Figure]]:
    """Return all combinations of the settings' values."""
    total = 1
    for setting in settings:
        total *= len(setting.values)
    if total > MAX_VALUES:
        raise BadOption("error-setting-many", came=total, most=MAX_VALUES)
    names = [setting.figure for setting in settings]
    return [
        dict(zip(names, values, strict=True))
        for values in product(*(setting.values for setting in settings))
    ]


class SettingRunner:
    """Plays settings and caches their games: asking for more games continues after the last one.

    >>> from simony import open_game
    >>> from simony.lab.balance.figures import house_rules
    >>> from simony.lab.balance.sweep import SettingRunner
    >>> from simony.lab.balance.targets import parse_measure
    >>> from simony.lab.simulate.workers import Workers
    >>> def open_with(values):
    ...     return open_game("indulgence", 3, None, house_rules(values, {"game": {"rounds": 1}}))
    >>> game = open_with({})
    >>> measures = [parse_measure(game, "won[seat=1]")]
    >>> runner = SettingRunner(open_with, ["priest"] * 3, "1", measures, Workers())
    >>> runner.play({"game.florins": 20}, games=10).games
    10
    >>> runner.play({"game.florins": 20}, games=15).games  # plays five more
    15
    """

    def __init__(
        self,
        open_with: OpenGame,
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
        self._tallies: dict[str, QuestionTallies] = {}

    def play(
        self, values: dict[str, Figure], games: int, progress: Callable[[int], None] | None = None
    ) -> QuestionTallies:
        game = self._open(values)
        name = game.figures_hash
        tallies = self._tallies.setdefault(name, tallies_for(game, self._measures))
        plan = Plan(game, self._bots, self._seed, rows=True, streams=PAIRED)
        with closing(play_chunks(plan, games, self._workers, tallies.games)) as parts:
            for part in parts:
                tallies.add(part.first, part.games, part.rows)
                if progress is not None:
                    progress(part.games)
        tallies.close()
        return tallies


def sweep(
    lab: SettingRunner,
    plain: Game,
    settings: Sequence[Setting],
    measures: list[Measure],
    games: int,
    progress: Callable[[int], None] | None = None,
) -> Sweep:
    figures = figure_values(plain)
    current_values: dict[str, Figure] = {
        setting.figure: _figure(figures[setting.figure][0]) for setting in settings
    }
    base = lab.play({}, games, progress)
    points: list[Point] = []
    for values in combine_settings(settings):
        tallies = lab.play(values, games, progress)
        found = [
            measure.value(tally) for measure, tally in zip(measures, tallies.tallies, strict=True)
        ]
        changes = [
            measure.change(tally, before)
            for measure, tally, before in zip(measures, tallies.tallies, base.tallies, strict=True)
        ]
        points.append(Point(values, found, changes))
    _judge(points)
    current = [measure.value(tally) for measure, tally in zip(measures, base.tallies, strict=True)]
    return Sweep(tuple(current_values), measures, points, current_values, games, current)


def _judge(points: Sequence[Point]) -> None:
    """Apply Holm correction over all changes; the current setting has none."""
    tested = [
        (point, place, change.p)
        for point in points
        for place, change in enumerate(point.changes)
        if change is not None and change.p < 1
    ]
    for point in points:
        point.real.extend([False] * len(point.changes))
    verdicts = holm_significant([p for _, _, p in tested])
    for (point, place, _), is_real in zip(tested, verdicts, strict=True):
        point.real[place] = is_real


def _figure(value: object) -> Figure:
    assert isinstance(value, int | str | bool | list)
    return value


# --- fitting --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Candidate:
    """A setting in a search: its distance from each target, the games played, and whether it was
    eliminated.

    >>> from simony.lab.balance.estimate import Estimate
    >>> from simony.lab.balance.sweep import Candidate
    >>> Candidate({"game.florins": 20}, [Estimate(0.5, 0.4, 0.6, 50, 50)], games=50).loss
    0.25
    """

    values: dict[str, Figure]
    errors: list[Estimate | None]
    games: int
    eliminated: bool = False

    @property
    def loss(self) -> float:
        """The sum of squared errors; infinite if a target cannot be measured."""
        return sum(each.mean**2 if each is not None else float("inf") for each in self.errors)


@dataclass(frozen=True)
class Fit:
    """The result of a search: the settings that were tried.

    >>> from simony import open_game
    >>> from simony.lab.balance.figures import house_rules, parse_setting
    >>> from simony.lab.balance.sweep import SettingRunner, fit
    >>> from simony.lab.balance.targets import parse_target
    >>> from simony.lab.simulate.workers import Workers
    >>> def open_with(values):
    ...     return open_game("indulgence", 3, None, house_rules(values, {"game": {"rounds": 1}}))
    >>> game = open_with({})
    >>> targets = [parse_target(game, "won[seat=1]=0.4")]
    >>> runner = SettingRunner(open_with, ["priest"] * 3, "1", [targets[0].measure], Workers())
    >>> result = fit(runner, [parse_setting(game, "florins=20,40")], targets, games=50)
    >>> len(result.tried), result.tried[0].loss <= result.tried[1].loss
    (2, True)
    """

    targets: list[Target]
    tried: list[Candidate]
    """Best first; those not eliminated cannot be told apart from the best."""


FIRST_ROUND = 8
"""A search starts with the requested games divided by this, and doubles them for the remaining
settings.
"""


def fit(
    lab: SettingRunner,
    settings: Sequence[Setting],
    targets: list[Target],
    games: int,
    progress: Callable[[int], None] | None = None,
) -> Fit:
    """Find the settings closest to the targets by racing.

    All settings play a few games, those clearly worse than the best are eliminated, and the others
    play twice as many. Clearly worse means: even the interval ends nearest to the targets are
    farther away than the farthest interval ends of the best.
    """
    racing = combine_settings(settings)
    eliminated: list[Candidate] = []
    played_so_far = max(50, games // FIRST_ROUND)
    while True:
        played_so_far = min(played_so_far, games)
        tried = sorted(
            (_try(lab, values, targets, played_so_far, progress) for values in racing),
            key=lambda each: each.loss,
        )
        worst_of_best = _worst(tried[0])
        eliminated += [
            Candidate(each.values, each.errors, each.games, eliminated=True)
            for each in tried
            if _best(each) > worst_of_best
        ]
        left = [each for each in tried if _best(each) <= worst_of_best]
        racing = [each.values for each in left]
        if len(left) == 1 or played_so_far == games:
            return Fit(targets, left + sorted(eliminated, key=lambda each: each.loss))
        played_so_far *= 2


def _try(
    lab: SettingRunner,
    values: dict[str, Figure],
    targets: list[Target],
    games: int,
    progress: Callable[[int], None] | None,
) -> Candidate:
    tallies = lab.play(values, games, progress)
    return Candidate(
        values,
        [target.error(tally) for target, tally in zip(targets, tallies.tallies, strict=True)],
        games,
    )


def _best(tried: Candidate) -> float:
    """Return the smallest loss within the intervals."""
    return sum(
        float("inf")
        if each is None
        else 0.0
        if each.low <= 0 <= each.high
        else min(each.low**2, each.high**2)
        for each in tried.errors
    )


def _worst(tried: Candidate) -> float:
    return sum(
        float("inf") if each is None else max(each.low**2, each.high**2) for each in tried.errors
    )
