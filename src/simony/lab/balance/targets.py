"""What may be measured in a sweep, and wished for: the mean of any column, of any rows.

``won[seat=1]`` is how often seat 1 wins, ``hands.gained[role=ruler,edict=sixes]`` what a Ruler
gains by the sixes, ``decisions`` how long a game is. ``even[role]`` is how far the win shares by
role are from even: the root of the mean square of what each is off the fair share. A wish adds what
it should be: ``won[seat=1]=0.25``, ``even[role]=0``.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

from simony.core.contract import Game
from simony.core.errors import BadOption
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
from simony.lab.balance.estimate import Difference, Estimate, Sums, between, estimate
from simony.lab.balance.questions import Kept, Ledger
from simony.lab.simulate.studies import study_of, tables

EVEN = "even"
_STUDENT_19 = 2.093
_FORM = re.compile(r"(?:(\w+)\.)?(\w+)(?:\[([^\[\]]*)\])?")


@dataclass(frozen=True)
class Measure:
    """Something with a mean, by the text that asked for it."""

    text: str
    question: Question
    is_share: bool
    fair: float = 0.0
    """For ``even``: the share that all should have."""

    @property
    def is_even(self) -> bool:
        return self.question.group_by != ""

    def value(self, kept: Kept) -> Estimate | None:
        if not self.is_even:
            return estimate(_all(kept), *((0, 1) if self.is_share else (-math.inf, math.inf)))
        return self._unevenness(kept)

    def _unevenness(self, kept: Kept) -> Estimate | None:
        """Its interval by leaving out a twentieth of the games at a time (the jackknife), on the
        scale of squares.
        """
        if not kept.groups:
            return None
        games = len(kept.everything.totals)
        square = self._uneven(kept, range(0))
        parts = min(20, games)
        left = [self._uneven(kept, range(part, games, parts)) for part in range(parts)]
        middle = math.fsum(left) / parts
        half = _STUDENT_19 * math.sqrt(
            math.fsum((each - middle) ** 2 for each in left) * (parts - 1) / parts
        )
        low, mean, high = (
            math.sqrt(max(0.0, each)) for each in (square - half, square, square + half)
        )
        return Estimate(mean, low, high, kept.everything.rows, games)

    def _uneven(self, kept: Kept, out: range) -> float:
        """The mean square of what shares are off, less what chance alone would make; without some
        games.
        """
        squares = []
        for sums in kept.groups.values():
            rows = math.fsum(sums.counts) - math.fsum(sums.counts[game] for game in out)
            wins = math.fsum(sums.totals) - math.fsum(sums.totals[game] for game in out)
            if rows > 0:
                share = wins / rows
                squares.append((share - self.fair) ** 2 - share * (1 - share) / rows)
        return math.fsum(squares) / max(1, len(squares))

    def change(self, kept: Kept, before: Kept) -> Difference | None:
        """From other figures to these, over the same games; None where nothing can be said."""
        mine, theirs = _all(kept), _all(before)
        if self.is_even or not mine.rows or not theirs.rows:
            return None
        return between(mine, theirs)


def _all(kept: Kept) -> Sums:
    return kept.everything


@dataclass(frozen=True)
class Wish:
    measure: Measure
    target: float

    def off(self, kept: Kept) -> Estimate | None:
        """How far it is from what is wished."""
        found = self.measure.value(kept)
        if found is None:
            return None
        return Estimate(
            found.mean - self.target,
            found.low - self.target,
            found.high - self.target,
            found.rows,
            found.games,
        )


def read_measure(game: Game, text: str) -> Measure:
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


def read_wish(game: Game, text: str) -> Wish:
    measure, equals, target = text.rpartition("=")
    try:
        number = float(target.strip().removesuffix("%")) / (
            100 if target.strip().endswith("%") else 1
        )
    except ValueError:
        number = math.nan
    if not equals or not math.isfinite(number) or measure.count("[") != measure.count("]"):
        raise BadOption("error-wish", came=text)
    return Wish(read_measure(game, measure), number)


def usual_measures(game: Game) -> list[Measure]:
    """What is measured if nobody says: who wins by seat, how even that is, how long games are, and
    how far apart scores.
    """
    seats = [read_measure(game, f"won[seat={seat + 1}]") for seat in range(game.seats)]
    return [
        *seats,
        *(read_measure(game, text) for text in ("even[seat]", "decisions", "score", "margin")),
    ]


def ledger_for(game: Game, measures: list[Measure]) -> Ledger:
    return Ledger(study_of(game), [measure.question for measure in measures])


def _table(study: Study, name: str, text: str) -> str:
    """The table that has a column: that of seats before the study's own, and that before that of
    games.
    """
    found = tables(study)
    for table in (SEAT_ROWS, study.unit, GAME_ROWS):
        if any(column.name == name for column in found.get(table, ())):
            return table
    return _unknown(study, text, name)


def _column(study: Study, table: str, name: str, text: str) -> Column:
    for column in tables(study).get(table, ()):
        if column.name == name:
            return column
    _unknown(study, text, f"{table}.{name}")
    raise AssertionError


def _unknown(study: Study, text: str, name: str) -> str:
    every = "; ".join(
        f"{table}: {', '.join(column.name for column in columns)}"
        for table, columns in tables(study).items()
    )
    raise BadOption("error-measure-unknown", came=text, name=name, known=every)


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
