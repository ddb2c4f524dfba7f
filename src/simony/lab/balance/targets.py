"""Measures and targets of a sweep: the mean of any column, over any rows.

``won[seat=1]`` is how often seat 1 wins, ``hands.gained[role=ruler,edict=sixes]`` what a Ruler
gains with the sixes, ``decisions`` the length of a game. ``even[role]`` is how far the win shares
by role are from even: the root mean square of their distances from the fair share. A target adds
the wanted value: ``won[seat=1]=0.25``, ``even[role]=0``.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

from simony.core.contract import Game
from simony.core.errors import BadOption, did_you_mean
from simony.core.study import (
    BOOLEAN,
    FLOAT,
    GAME_ROWS,
    INTEGER,
    MEAN,
    SEAT_ROWS,
    STRING,
    CellValue,
    Column,
    Question,
    Study,
)
from simony.lab.balance.estimate import Difference, Estimate, GameSums, estimate, paired_difference
from simony.lab.balance.questions import QuestionTallies, QuestionTally
from simony.lab.simulate.studies import dataset_columns, study_of

EVEN = "even"
_STUDENT_19 = 2.093
_FORM = re.compile(r"(?:(\w+)\.)?(\w+)(?:\[([^\[\]]*)\])?")


@dataclass(frozen=True)
class Measure:
    """A quantity with a mean, and the text that named it."""

    text: str
    question: Question
    is_share: bool
    fair: float = 0.0
    """For ``even``: the share that all should have."""

    @property
    def is_even(self) -> bool:
        return self.question.group_by != ""

    def value(self, tally: QuestionTally) -> Estimate | None:
        if not self.is_even:
            return estimate(_all(tally), *((0, 1) if self.is_share else (-math.inf, math.inf)))
        return self._unevenness(tally)

    def _unevenness(self, tally: QuestionTally) -> Estimate | None:
        """Return the unevenness, with an interval by the jackknife (leaving out a twentieth of the
        games at a time) on the scale of squares.
        """
        if not tally.groups:
            return None
        games = len(tally.everything.totals)
        square = self._uneven(tally, range(0))
        parts = min(20, games)
        left = [self._uneven(tally, range(part, games, parts)) for part in range(parts)]
        middle = math.fsum(left) / parts
        half = _STUDENT_19 * math.sqrt(
            math.fsum((each - middle) ** 2 for each in left) * (parts - 1) / parts
        )
        low, mean, high = (
            math.sqrt(max(0.0, each)) for each in (square - half, square, square + half)
        )
        return Estimate(mean, low, high, tally.everything.rows, games)

    def _uneven(self, tally: QuestionTally, out: range) -> float:
        """Return the mean squared distance of the shares, minus what chance alone would give,
        without the games in `out`.
        """
        squares = []
        for sums in tally.groups.values():
            rows = math.fsum(sums.counts) - math.fsum(sums.counts[game] for game in out)
            wins = math.fsum(sums.totals) - math.fsum(sums.totals[game] for game in out)
            if rows > 0:
                share = wins / rows
                squares.append((share - self.fair) ** 2 - share * (1 - share) / rows)
        return math.fsum(squares) / max(1, len(squares))

    def change(self, tally: QuestionTally, before: QuestionTally) -> Difference | None:
        """Return the change from `before` over the same games; None if it is undefined."""
        mine, theirs = _all(tally), _all(before)
        if self.is_even or not mine.rows or not theirs.rows:
            return None
        return paired_difference(mine, theirs)


def _all(tally: QuestionTally) -> GameSums:
    return tally.everything


@dataclass(frozen=True)
class Target:
    measure: Measure
    value: float

    def error(self, tally: QuestionTally) -> Estimate | None:
        """Return the distance from the target."""
        found = self.measure.value(tally)
        if found is None:
            return None
        return Estimate(
            found.mean - self.value,
            found.low - self.value,
            found.high - self.value,
            found.rows,
            found.games,
        )


def parse_measure(game: Game, text: str) -> Measure:
    study = study_of(game)
    match = _FORM.fullmatch(text.strip())
    if match is None:
        raise BadOption("error-measure", came=text)
    table, name, conditions = match[1] or "", match[2], match[3] or ""
    if name == EVEN:
        column = _column(study, SEAT_ROWS, conditions.strip(), text)
        return Measure(
            text, Question(text, MEAN, SEAT_ROWS, "won", column.name), True, 1 / game.seats
        )
    found = table or _table(study, name, text)
    column = _column(study, found, name, text)
    if column.kind == STRING:
        raise BadOption("error-measure-word", came=name)
    where = tuple(
        _condition(study, found, part, text) for part in conditions.split(",") if part.strip()
    )
    return Measure(
        text, Question(text, MEAN, found, name, "", where), column.kind == BOOLEAN or name == "won"
    )


def parse_target(game: Game, text: str) -> Target:
    measure, equals, target = text.rpartition("=")
    try:
        number = float(target.strip().removesuffix("%")) / (
            100 if target.strip().endswith("%") else 1
        )
    except ValueError:
        number = math.nan
    if not equals or not math.isfinite(number) or measure.count("[") != measure.count("]"):
        raise BadOption("error-wish", came=text)
    return Target(parse_measure(game, measure), number)


def default_measures(game: Game) -> list[Measure]:
    """Return the default measures: wins by seat, their evenness, length of games, scores and
    margins.
    """
    seats = [parse_measure(game, f"won[seat={seat + 1}]") for seat in range(game.seats)]
    return [
        *seats,
        *(parse_measure(game, text) for text in ("even[seat]", "decisions", "score", "margin")),
    ]


def tallies_for(game: Game, measures: list[Measure]) -> QuestionTallies:
    return QuestionTallies(study_of(game), [measure.question for measure in measures])


def _table(study: Study, name: str, text: str) -> str:
    """Return the dataset that has a column: seats before the study's own, and that before games."""
    found = dataset_columns(study)
    for table in (SEAT_ROWS, study.unit, GAME_ROWS):
        if any(column.name == name for column in found.get(table, ())):
            return table
    known = [column.name for columns in found.values() for column in columns]
    raise did_you_mean(_unknown(study, text, name), name, [EVEN, *known])


def _column(study: Study, table: str, name: str, text: str) -> Column:
    tables = dataset_columns(study)
    for column in tables.get(table, ()):
        if column.name == name:
            return column
    problem = _unknown(study, text, f"{table}.{name}")
    if table not in tables:
        raise did_you_mean(problem, table, tables)
    raise did_you_mean(problem, name, [column.name for column in tables[table]])


def _unknown(study: Study, text: str, name: str) -> BadOption:
    every = "; ".join(
        f"{table}: {', '.join(column.name for column in columns)}"
        for table, columns in dataset_columns(study).items()
    )
    return BadOption("error-measure-unknown", came=text, name=name, known=every)


def _condition(study: Study, table: str, part: str, text: str) -> tuple[str, CellValue]:
    name, equals, word = (each.strip() for each in part.partition("="))
    if not equals:
        raise BadOption("error-measure", came=text)
    column = _column(study, table, name, text)
    try:
        return name, _value(column.kind, word)
    except ValueError as error:
        raise BadOption("error-measure", came=text) from error


def _value(kind: str, word: str) -> CellValue:
    if kind == BOOLEAN:
        if word not in ("true", "false"):
            raise ValueError(word)
        return word == "true"
    if kind == INTEGER:
        return int(word)
    return float(word) if kind == FLOAT else word
