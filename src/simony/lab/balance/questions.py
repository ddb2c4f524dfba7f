"""Tallies for a study's questions, collected from rows as they come.

`QuestionTallies` takes the rows of games in order and keeps what each question needs: sums by game
and group, or a count of each value. Two tallies over the same games, under two rule sets, can be
compared game by game.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from simony.core.study import (
    BOOLEAN,
    DISTRIBUTION,
    GAME_ROWS,
    LUCK,
    MEAN,
    SEAT_ROWS,
    CellValue,
    Column,
    Question,
    Study,
)
from simony.lab.balance.estimate import GameSums
from simony.lab.simulate.studies import dataset_columns

WIN_BY_SEAT = Question("win-by-seat", MEAN, SEAT_ROWS, "won", "seat")
WIN_BY_BOT = Question("win-by-bot", MEAN, SEAT_ROWS, "won", "bot")
COMMON_QUESTIONS = (
    Question("length", DISTRIBUTION, GAME_ROWS, "decisions"),
    Question("score", DISTRIBUTION, SEAT_ROWS, "score"),
    Question("margin", DISTRIBUTION, GAME_ROWS, "margin"),
    Question("shared", MEAN, GAME_ROWS, "shared"),
)
"""Questions about every game, in addition to who wins."""
_COMMON = {question.name for question in (WIN_BY_SEAT, WIN_BY_BOT, *COMMON_QUESTIONS)}
MAX_GROUPS = 24
"""The most groups shown; the rarest are left out."""

Rows = dict[str, list[list[CellValue]]]


def questions_of(study: Study, bots: Sequence[str]) -> list[Question]:
    """Return the questions of a study: who wins, the game's own, and the common ones."""
    first = [WIN_BY_SEAT, WIN_BY_BOT] if len(set(bots)) > 1 else [WIN_BY_SEAT]
    return [*first, *study.questions, *COMMON_QUESTIONS]


def is_common(question: Question) -> bool:
    return question.name in _COMMON


@dataclass
class QuestionTally:
    """The data collected for one question."""

    question: Question
    kind: str
    """The kind of the question's column."""
    groups: dict[CellValue, GameSums] = field(default_factory=dict)
    everything: GameSums = field(default_factory=GameSums)
    values: Counter[CellValue] = field(default_factory=Counter)
    wins: dict[float, tuple[int, float, float]] = field(default_factory=dict)
    """For luck, by value: rows, wins, and squares of wins."""

    @property
    def is_share(self) -> bool:
        """Whether the values lie between 0 and 1."""
        return self.question.column == "won" or self.kind == BOOLEAN or self.question.kind == LUCK

    def shown_groups(self) -> list[CellValue]:
        """Return the groups to show: numbers in order, others by falling mean."""
        held = sorted(
            (group for group in self.groups if self.groups[group].rows),
            key=lambda group: -self.groups[group].rows,
        )[:MAX_GROUPS]
        if all(isinstance(group, int | float) for group in held):
            return sorted(held, key=lambda group: float(group or 0))
        return sorted(held, key=lambda group: (-self.groups[group].mean, str(group)))


class QuestionTallies:
    """Collects the data of all questions from rows."""

    def __init__(self, study: Study, questions: Sequence[Question]) -> None:
        found = dataset_columns(study)
        self.games = 0
        self.tallies: list[QuestionTally] = []
        self._readers: dict[str, list[Callable[[int, list[list[CellValue]]], None]]] = {
            name: [] for name in found
        }
        for question in questions:
            places = {column.name: place for place, column in enumerate(found[question.dataset])}
            tally = QuestionTally(question, _kind(found[question.dataset], question.column))
            self.tallies.append(tally)
            self._readers[question.dataset].append(_RowReader(tally, places).read_rows)

    def add(self, first: int, games: int, rows: Rows) -> None:
        """Add the rows of `games` games from number `first` on."""
        self.games = first + games
        for table, readers in self._readers.items():
            for game, of_game in _by_game(rows[table]):
                for read_rows in readers:
                    read_rows(game, of_game)

    def close(self) -> None:
        for tally in self.tallies:
            for sums in (*tally.groups.values(), tally.everything):
                sums.close(self.games)


def _kind(columns: Sequence[Column], name: str) -> str:
    return next(column.kind for column in columns if column.name == name)


def _by_game(rows: list[list[CellValue]]) -> list[tuple[int, list[list[CellValue]]]]:
    """Group rows by game. The first column is the game number; rows of a game are adjacent."""
    found: list[tuple[int, list[list[CellValue]]]] = []
    last: CellValue = None
    for row in rows:
        if row[0] != last:
            last = row[0]
            assert isinstance(last, int)
            found.append((last - 1, []))
        found[-1][1].append(row)
    return found


class _RowReader:
    """Reads the rows of one dataset for one question."""

    def __init__(self, tally: QuestionTally, places: dict[str, int]) -> None:
        question = tally.question
        self._tally = tally
        self._of, self._by = places[question.column], places.get(question.group_by, -1)
        self._where = [(places[name], value) for name, value in question.where]
        self._place, self._won = places.get("place", -1), places.get("won", -1)

    def read_rows(self, game: int, rows: list[list[CellValue]]) -> None:
        of, where = self._of, self._where
        selected = [
            row
            for row in rows
            if row[of] is not None and all(row[at] == value for at, value in where)
        ]
        {MEAN: self._means, DISTRIBUTION: self._spread, LUCK: self._luck}[
            self._tally.question.kind
        ](game, selected)

    def _means(self, game: int, rows: list[list[CellValue]]) -> None:
        tally = self._tally
        for row in rows:
            group = row[self._by] if self._by >= 0 else ""
            if group is None:
                continue
            value = _number(row[self._of])
            tally.everything.add(game, value)
            if group not in tally.groups:
                tally.groups[group] = GameSums()
            tally.groups[group].add(game, value)

    def _spread(self, game: int, rows: list[list[CellValue]]) -> None:
        for row in rows:
            value = row[self._of]
            self._tally.values[value] += 1
            if not isinstance(value, str):
                self._tally.everything.add(game, _number(value))

    def _luck(self, game: int, rows: list[list[CellValue]]) -> None:
        """For every pair of seats with different amounts that did not end level, count whether the
        seat with more ended ahead.
        """
        tally = self._tally
        known = [
            (_number(row[self._of]), _number(row[self._place]), _number(row[self._won]))
            for row in rows
        ]
        for number, (mine, ended, won) in enumerate(known):
            seen, wins, squares = tally.wins.get(mine, (0, 0.0, 0.0))
            tally.wins[mine] = seen + 1, wins + won, squares + won * won
            for theirs, their_end, _ in known[:number]:
                if mine != theirs and ended != their_end:
                    tally.everything.add(game, float((mine > theirs) == (ended < their_end)))


def _number(value: CellValue) -> float:
    assert isinstance(value, int | float)
    return float(value)


LUCK_BINS = 7


def luck_bins(tally: QuestionTally) -> list[tuple[float, float, int, float, float]]:
    """Return bins for luck: from, to, rows, share of wins and its error, with about equally many
    rows each.
    """
    total = sum(rows for rows, _, _ in tally.wins.values())
    found: list[tuple[float, float, int, float, float]] = []
    low: float | None = None
    rows, wins, squares = 0, 0.0, 0.0
    for value in sorted(tally.wins):
        more, won, squared = tally.wins[value]
        low = value if low is None else low
        rows, wins, squares = rows + more, wins + won, squares + squared
        if rows >= total / LUCK_BINS or value == max(tally.wins):
            share = wins / rows
            found.append(
                (
                    low,
                    value,
                    rows,
                    share,
                    math.sqrt(max(0.0, squares / rows - share * share) / rows),
                )
            )
            low, rows, wins, squares = None, 0, 0.0, 0.0
    return found
