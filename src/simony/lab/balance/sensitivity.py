"""Sensitivity of the game to its reconstructed figures.

Every reconstructed figure is made slightly smaller and slightly larger (a switch is flipped), and
the same deals are played again. Counted are games that go differently, games that end in other
places, how far scores move, and whether anyone's share of wins changes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass

from simony.core.contract import Game
from simony.core.errors import BadFigures
from simony.core.study import MEAN, SEAT_ROWS, CellValue
from simony.lab.balance.estimate import (
    Difference,
    Estimate,
    GameSums,
    estimate,
    holm_significant,
    paired_difference,
)
from simony.lab.balance.figures import RECONSTRUCTED, Figure, figure_values, nearby_values
from simony.lab.balance.sweep import OpenGame
from simony.lab.simulate.recorded_games import PAIRED, RecordedChunk
from simony.lab.simulate.simulation import Plan, play_chunks
from simony.lab.simulate.studies import dataset_columns, study_of
from simony.lab.simulate.workers import Workers

Group = tuple[str, CellValue]
"""A column of the seats dataset and one of its values: the group whose wins are compared."""


@dataclass
class FigureEffect:
    """The effect of changing one figure to another value.

    >>> from simony import open_game
    >>> from simony.lab.balance.figures import house_rules
    >>> from simony.lab.balance.sensitivity import measure_sensitivity
    >>> def open_with(values):
    ...     return open_game("indulgence", 3, None, house_rules(values, {"game": {"rounds": 1}}))
    >>> found = measure_sensitivity(open_with, ["priest"] * 3, 5, "1", only="edict.three")
    >>> effect = found.found[0]
    >>> effect.figure, effect.value, effect.tried, effect.course.games
    ('edict.three-tricks.sin_pays', 1, 0, 5)
    """

    figure: str
    value: object
    tried: Figure
    course: Estimate
    """The share of games that go differently."""
    result: Estimate
    """The share of games that end in other places."""
    moved: Estimate
    """The points by which a seat's score moves, either way."""
    wins: dict[Group, Difference]
    group: Group | None = None
    """The group whose share of wins changes most significantly, and whether that is significant
    after Holm correction over all groups.
    """
    is_real: bool = False


@dataclass(frozen=True)
class Sensitivity:
    """The effects of all figures that were varied.

    >>> from simony import open_game
    >>> from simony.lab.balance.figures import house_rules
    >>> from simony.lab.balance.sensitivity import measure_sensitivity
    >>> def open_with(values):
    ...     return open_game("indulgence", 3, None, house_rules(values, {"game": {"rounds": 1}}))
    >>> found = measure_sensitivity(open_with, ["priest"] * 3, 5, "1", only="edict.three")
    >>> len(found.found), found.left_out, found.games
    (2, [], 5)
    """

    found: list[FigureEffect]
    """Sorted by the share of changed results, largest first."""
    left_out: list[str]
    """Figures without other values to try: words and lists."""
    games: int


def measure_sensitivity(
    open_with: OpenGame,
    bots: Sequence[str],
    games: int,
    seed: str,
    *,
    only: str = "",
    workers: Workers | None = None,
    progress: Callable[[int], None] | None = None,
) -> Sensitivity:
    """Measure the effect of every reconstructed figure whose name starts with `only`."""
    plain = open_with({})
    comparison = _Comparison(plain, tuple(bots), games, seed, workers or Workers(), progress)
    found: list[FigureEffect] = []
    left_out: list[str] = []
    for name, value in uncertain_figures(plain, only).items():
        others = nearby_values(value)
        if not others:
            left_out.append(name)
        for tried in others:
            try:
                game = open_with({name: tried})
            except BadFigures:  # the game does not allow that value
                continue
            found.append(comparison.effect(name, value, tried, game))
    _judge(found)
    return Sensitivity(
        sorted(found, key=lambda each: (-each.result.mean, -each.moved.mean, each.figure)),
        left_out,
        games,
    )


def uncertain_figures(game: Game, only: str = "") -> dict[str, object]:
    """Return the reconstructed figures of a game with their values."""
    figures = figure_values(game)
    return {
        name: value
        for name, (value, status) in figures.items()
        if status == RECONSTRUCTED and name.startswith(only)
    }


def count_variations(game: Game, only: str = "") -> int:
    """Return the most settings that are played, including the current one."""
    return 1 + sum(len(nearby_values(value)) for value in uncertain_figures(game, only).values())


class _SettingResults:
    """The results of one setting: hashes, places, scores, and wins by group."""

    def __init__(self, game: Game) -> None:
        study = study_of(game)
        self._at = {
            column.name: place for place, column in enumerate(dataset_columns(study)[SEAT_ROWS])
        }
        self._by = {"seat": 0} | {
            ask.group_by: 0
            for ask in study.questions
            if ask.kind == MEAN and ask.dataset == SEAT_ROWS and ask.column == "won"
        }
        self.hashes: list[int] = []
        self.ends: list[list[tuple[CellValue, CellValue]]] = []
        self.wins: dict[Group, GameSums] = {}

    def add(self, part: RecordedChunk) -> None:
        at = self._at
        self.hashes += part.hashes
        for row in part.rows[SEAT_ROWS]:
            number = row[0]
            won = row[at["won"]]
            assert isinstance(number, int)
            assert isinstance(won, float)
            if number > len(self.ends):
                self.ends.append([])
            self.ends[-1].append((row[at["place"]], row[at["score"]]))
            for column in self._by:
                group = column, row[at[column]]
                if group not in self.wins:
                    self.wins[group] = GameSums()
                self.wins[group].add(number - 1, won)


class _Comparison:
    def __init__(
        self,
        plain: Game,
        bots: tuple[str, ...],
        games: int,
        seed: str,
        workers: Workers,
        progress: Callable[[int], None] | None,
    ) -> None:
        self._bots, self._games, self._seed, self._workers, self._progress = (
            bots,
            games,
            seed,
            workers,
            progress,
        )
        self._base = self._play(plain)

    def _play(self, game: Game) -> _SettingResults:
        found = _SettingResults(game)
        plan = Plan(game, self._bots, self._seed, rows=True, streams=PAIRED)
        with closing(play_chunks(plan, self._games, self._workers)) as parts:
            for part in parts:
                found.add(part)
                if self._progress is not None:
                    self._progress(part.games)
        for sums in found.wins.values():
            sums.close(self._games)
        return found

    def effect(self, name: str, value: object, tried: Figure, game: Game) -> FigureEffect:
        base, now = self._base, self._play(game)
        course, result, moved = GameSums(), GameSums(), GameSums()
        for number, (before, after) in enumerate(zip(base.ends, now.ends, strict=True)):
            course.add(number, float(base.hashes[number] != now.hashes[number] or before != after))
            result.add(
                number, float([place for place, _ in before] != [place for place, _ in after])
            )
            for (_, mine), (_, theirs) in zip(before, after, strict=True):
                assert isinstance(mine, int)
                assert isinstance(theirs, int)
                moved.add(number, abs(mine - theirs))
        estimates = [estimate(course, 0, 1), estimate(result, 0, 1), estimate(moved)]
        first, second, third = (each for each in estimates if each is not None)
        wins = {
            group: paired_difference(now.wins[group], sums)
            for group, sums in base.wins.items()
            if group in now.wins and now.wins[group].rows
        }
        return FigureEffect(name, value, tried, first, second, third, wins)


def _judge(found: list[FigureEffect]) -> None:
    """Apply Holm correction over all groups of all figures."""
    looked = [(effect, group) for effect in found for group in effect.wins]
    verdicts = holm_significant([effect.wins[group].p for effect, group in looked])
    for effect in found:
        if effect.wins:
            effect.group = min(
                effect.wins, key=lambda group: (effect.wins[group].p, -abs(effect.wins[group].size))
            )
    for (effect, group), is_real in zip(looked, verdicts, strict=True):
        if is_real and effect.group == group:
            effect.is_real = True


def to_record(sensitivity: Sensitivity) -> dict[str, object]:
    def of(found: Estimate) -> dict[str, float]:
        return {"mean": found.mean, "low": found.low, "high": found.high}

    def change(effect: FigureEffect) -> dict[str, object] | None:
        if effect.group is None:
            return None
        found = effect.wins[effect.group]
        return {
            "of": list(effect.group),
            "size": found.size,
            "low": found.low,
            "high": found.high,
            "p": found.p,
            "real": effect.is_real,
        }

    return {
        "games": sensitivity.games,
        "left_out": sensitivity.left_out,
        "figures": [
            {
                "figure": effect.figure,
                "value": effect.value,
                "tried": effect.tried,
                "course": of(effect.course),
                "result": of(effect.result),
                "moved": of(effect.moved),
                "wins": change(effect),
            }
            for effect in sensitivity.found
        ],
    }
