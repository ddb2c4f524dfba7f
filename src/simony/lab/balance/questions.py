"""Answers to a study's questions, from rows as they come.

A `Ledger` hears the rows of games in order and keeps of each question what its answer is made of:
sums by game and group, or how often each value came up. Two ledgers over the same games, under two
rule sets, can be compared game by game.
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
from simony.lab.balance.estimate import Sums
from simony.lab.simulate.studies import tables

WIN_BY_SEAT = Question("win-by-seat", MEAN, SEAT_ROWS, "won", "seat")
WIN_BY_BOT = Question("win-by-bot", MEAN, SEAT_ROWS, "won", "bot")
OF_ALL = (
    Question("length", DISTRIBUTION, GAME_ROWS, "decisions"),
    Question("score", DISTRIBUTION, SEAT_ROWS, "score"),
    Question("margin", DISTRIBUTION, GAME_ROWS, "margin"),
    Question("shared", MEAN, GAME_ROWS, "shared"),
)
"""What is asked about every game, besides who wins."""
_COMMON = {question.name for question in (WIN_BY_SEAT, WIN_BY_BOT, *OF_ALL)}
MOST_GROUPS = 24
"""More are not shown: the rarest are left out."""

Rows = dict[str, list[list[CellValue]]]


def questions_of(study: Study, bots: Sequence[str]) -> list[Question]:
    """Who wins, what the game's own study asks, and what is asked of all."""
    first = [WIN_BY_SEAT, WIN_BY_BOT] if len(set(bots)) > 1 else [WIN_BY_SEAT]
    return [*first, *study.questions, *OF_ALL]


def is_common(question: Question) -> bool:
    return question.name in _COMMON


@dataclass
class Kept:
    """What is kept of one question."""

    question: Question
    kind: str
    """Of the column asked about."""
    groups: dict[CellValue, Sums] = field(default_factory=dict)
    everything: Sums = field(default_factory=Sums)
    values: Counter[CellValue] = field(default_factory=Counter)
    wins: dict[float, tuple[int, float, float]] = field(default_factory=dict)
    """For luck, by value: rows, wins, and squares of wins."""

    @property
    def is_share(self) -> bool:
        """Whether it is about values from 0 to 1."""
        return self.question.column == "won" or self.kind == BOOLEAN or self.question.kind == LUCK

    def shown(self) -> list[CellValue]:
        """The groups to show, in order: by number if they have one, otherwise the highest mean
        first.
        """
        held = sorted(
            (group for group in self.groups if self.groups[group].rows),
            key=lambda group: -self.groups[group].rows,
        )[:MOST_GROUPS]
        if all(isinstance(group, int | float) for group in held):
            return sorted(held, key=lambda group: float(group or 0))
        return sorted(held, key=lambda group: (-self.groups[group].mean, str(group)))


class Ledger:
    """Hears rows, and keeps what answers are made of."""

    def __init__(self, study: Study, questions: Sequence[Question]) -> None:
        found = tables(study)
        self.games = 0
        self.kept: list[Kept] = []
        self._hear: dict[str, list[Callable[[int, list[list[CellValue]]], None]]] = {
            name: [] for name in found
        }
        for question in questions:
            places = {column.name: place for place, column in enumerate(found[question.dataset])}
            kept = Kept(question, _kind(found[question.dataset], question.column))
            self.kept.append(kept)
            self._hear[question.dataset].append(_Ear(kept, places).hear)

    def add(self, first: int, games: int, rows: Rows) -> None:
        """The rows of so many games from number `first` on."""
        self.games = first + games
        for table, hearers in self._hear.items():
            for game, of_game in _by_game(rows[table]):
                for hear in hearers:
                    hear(game, of_game)

    def close(self) -> None:
        for kept in self.kept:
            for sums in (*kept.groups.values(), kept.everything):
                sums.close(self.games)


def _kind(columns: Sequence[Column], name: str) -> str:
    return next(column.kind for column in columns if column.name == name)


def _by_game(rows: list[list[CellValue]]) -> list[tuple[int, list[list[CellValue]]]]:
    """The first column is the number of the game, from 1; rows of a game stand together."""
    found: list[tuple[int, list[list[CellValue]]]] = []
    last: CellValue = None
    for row in rows:
        if row[0] != last:
            last = row[0]
            assert isinstance(last, int)
            found.append((last - 1, []))
        found[-1][1].append(row)
    return found


class _Ear:
    """Hears the rows of one table for one question."""

    def __init__(self, kept: Kept, places: dict[str, int]) -> None:
        question = kept.question
        self._kept = kept
        self._of, self._by = places[question.column], places.get(question.group_by, -1)
        self._where = [(places[name], value) for name, value in question.where]
        self._place, self._won = places.get("place", -1), places.get("won", -1)

    def hear(self, game: int, rows: list[list[CellValue]]) -> None:
        of, where = self._of, self._where
        told = [
            row
            for row in rows
            if row[of] is not None and all(row[at] == value for at, value in where)
        ]
        {MEAN: self._means, DISTRIBUTION: self._spread, LUCK: self._luck}[self._kept.question.kind](
            game, told
        )

    def _means(self, game: int, rows: list[list[CellValue]]) -> None:
        kept = self._kept
        for row in rows:
            group = row[self._by] if self._by >= 0 else ""
            if group is None:
                continue
            value = _number(row[self._of])
            kept.everything.add(game, value)
            if group not in kept.groups:
                kept.groups[group] = Sums()
            kept.groups[group].add(game, value)

    def _spread(self, game: int, rows: list[list[CellValue]]) -> None:
        for row in rows:
            value = row[self._of]
            self._kept.values[value] += 1
            if not isinstance(value, str):
                self._kept.everything.add(game, _number(value))

    def _luck(self, game: int, rows: list[list[CellValue]]) -> None:
        """Every pair of seats that had more and less of it, and did not end level: whether who had
        more ended ahead.
        """
        kept = self._kept
        known = [
            (_number(row[self._of]), _number(row[self._place]), _number(row[self._won]))
            for row in rows
        ]
        for number, (mine, ended, won) in enumerate(known):
            seen, wins, squares = kept.wins.get(mine, (0, 0.0, 0.0))
            kept.wins[mine] = seen + 1, wins + won, squares + won * won
            for theirs, their_end, _ in known[:number]:
                if mine != theirs and ended != their_end:
                    kept.everything.add(game, float((mine > theirs) == (ended < their_end)))


def _number(value: CellValue) -> float:
    assert isinstance(value, int | float)
    return float(value)


def bins(kept: Kept, most: int = 7) -> list[tuple[float, float, int, float, float]]:
    """For luck: from, to, rows, share of wins and its error, of about equally many rows each."""
    total = sum(rows for rows, _, _ in kept.wins.values())
    found: list[tuple[float, float, int, float, float]] = []
    low: float | None = None
    rows, wins, squares = 0, 0.0, 0.0
    for value in sorted(kept.wins):
        more, won, squared = kept.wins[value]
        low = value if low is None else low
        rows, wins, squares = rows + more, wins + won, squares + squared
        if rows >= total / most or value == max(kept.wins):
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
