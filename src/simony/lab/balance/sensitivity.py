"""Which of the figures that nobody states change the game at all, and by how much.

Every reconstructed figure is made a little smaller and a little larger (a switch is turned), and
the same deals are played again. What is counted: games that go differently, games that end in other
places, how far scores move, and whether anybody's share of wins does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass

from simony.core.contract import Game
from simony.core.errors import BadFigures
from simony.core.study import MEAN, SEAT_ROWS, CellValue
from simony.lab.balance.estimate import Difference, Estimate, Sums, between, estimate, real
from simony.lab.balance.figures import RECONSTRUCTED, Figure, known, neighbours
from simony.lab.balance.sweep import Open
from simony.lab.simulate.recorded_games import PAIRED, Part
from simony.lab.simulate.simulation import Plan, played
from simony.lab.simulate.studies import study_of, tables
from simony.lab.simulate.workers import Workers

Group = tuple[str, CellValue]
"""A column of seats and a value of it: whose wins are looked at."""


@dataclass
class Doubt:
    """A figure with another value."""

    figure: str
    value: object
    tried: Figure
    course: Estimate
    """Games that go differently."""
    result: Estimate
    """Games that end in other places."""
    moved: Estimate
    """Points that a seat's score moves, either way."""
    wins: dict[Group, Difference]
    group: Group | None = None
    """Whose share of wins changes most surely, and whether it does, in view of all that is looked
    at.
    """
    is_real: bool = False


@dataclass(frozen=True)
class Doubts:
    found: list[Doubt]
    """What changes most results first."""
    left_out: list[str]
    """Figures that have no value beside theirs: words and lists."""
    games: int


def settle_doubts(
    open_with: Open,
    bots: Sequence[str],
    games: int,
    seed: str,
    *,
    only: str = "",
    workers: Workers | None = None,
    progress: Callable[[int], None] | None = None,
) -> Doubts:
    """`only` keeps to figures whose names begin so."""
    plain = open_with({})
    doing = _Doing(plain, tuple(bots), games, seed, workers or Workers(), progress)
    found: list[Doubt] = []
    left_out: list[str] = []
    for name, value in doubted(plain, only).items():
        others = neighbours(value)
        if not others:
            left_out.append(name)
        for tried in others:
            try:
                game = open_with({name: tried})
            except BadFigures:  # as the game has it, that cannot be
                continue
            found.append(doing.doubt(name, value, tried, game))
    _judge(found)
    return Doubts(
        sorted(found, key=lambda each: (-each.result.mean, -each.moved.mean, each.figure)),
        left_out,
        games,
    )


def doubted(game: Game, only: str = "") -> dict[str, object]:
    """The reconstructed figures of a game with their values."""
    figures = known(game)
    return {
        name: value
        for name, (value, status) in figures.items()
        if status == RECONSTRUCTED and name.startswith(only)
    }


def variations(game: Game, only: str = "") -> int:
    """How many settings are played, at the most, with the game as it stands."""
    return 1 + sum(len(neighbours(value)) for value in doubted(game, only).values())


class _Played:
    """What is kept of one setting: hashes, places, scores, and wins by group."""

    def __init__(self, game: Game) -> None:
        study = study_of(game)
        self._at = {column.name: place for place, column in enumerate(tables(study)[SEAT_ROWS])}
        self._by = {"seat": 0} | {
            ask.group_by: 0
            for ask in study.questions
            if ask.kind == MEAN and ask.dataset == SEAT_ROWS and ask.column == "won"
        }
        self.hashes: list[int] = []
        self.ends: list[list[tuple[CellValue, CellValue]]] = []
        self.wins: dict[Group, Sums] = {}

    def add(self, part: Part) -> None:
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
                    self.wins[group] = Sums()
                self.wins[group].add(number - 1, won)


class _Doing:
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

    def _play(self, game: Game) -> _Played:
        found = _Played(game)
        plan = Plan(game, self._bots, self._seed, rows=True, streams=PAIRED)
        with closing(played(plan, self._games, self._workers)) as parts:
            for part in parts:
                found.add(part)
                if self._progress is not None:
                    self._progress(part.games)
        for sums in found.wins.values():
            sums.close(self._games)
        return found

    def doubt(self, name: str, value: object, tried: Figure, game: Game) -> Doubt:
        base, now = self._base, self._play(game)
        course, result, moved = Sums(), Sums(), Sums()
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
            group: between(now.wins[group], sums)
            for group, sums in base.wins.items()
            if group in now.wins and now.wins[group].rows
        }
        return Doubt(name, value, tried, first, second, third, wins)


def _judge(found: list[Doubt]) -> None:
    """Holm's way over all groups of all figures."""
    looked = [(doubt, group) for doubt in found for group in doubt.wins]
    verdicts = real([doubt.wins[group].p for doubt, group in looked])
    for doubt in found:
        if doubt.wins:
            doubt.group = min(
                doubt.wins, key=lambda group: (doubt.wins[group].p, -abs(doubt.wins[group].size))
            )
    for (doubt, group), is_real in zip(looked, verdicts, strict=True):
        if is_real and doubt.group == group:
            doubt.is_real = True


def to_record(doubts: Doubts) -> dict[str, object]:
    def of(found: Estimate) -> dict[str, float]:
        return {"mean": found.mean, "low": found.low, "high": found.high}

    def change(doubt: Doubt) -> dict[str, object] | None:
        if doubt.group is None:
            return None
        found = doubt.wins[doubt.group]
        return {
            "of": list(doubt.group),
            "size": found.size,
            "low": found.low,
            "high": found.high,
            "p": found.p,
            "real": doubt.is_real,
        }

    return {
        "games": doubts.games,
        "left_out": doubts.left_out,
        "figures": [
            {
                "figure": doubt.figure,
                "value": doubt.value,
                "tried": doubt.tried,
                "course": of(doubt.course),
                "result": of(doubt.result),
                "moved": of(doubt.moved),
                "wins": change(doubt),
            }
            for doubt in doubts.found
        ],
    }
