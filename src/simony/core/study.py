"""Studies: the questions of a designer about a game, and the data that answers them.

A game's `Study` names the columns of its datasets and turns the events of a game into rows. There
is one row per game, one per seat, and one per seat and unit of the game (a hand, a reign, a round,
a confession). The laboratory knows no game: it adds who won and answers the questions that the
study lists. A game without a study has the rows that all games have.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from simony.core.contract import Game, State
from simony.core.event import Event
from simony.i18n.text import Text

INTEGER, FLOAT, BOOLEAN, STRING = "whole", "part", "flag", "word"
COLUMN_KINDS = (INTEGER, FLOAT, BOOLEAN, STRING)
"""The types of columns: whole numbers, fractions, booleans and words."""

CellValue = int | float | bool | str | None
"""A value in a dataset; None if there is none."""
Row = dict[str, CellValue]

GAME_ROWS, SEAT_ROWS = "games", "seats"
"""The datasets of every game; the third one belongs to the study."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a dataset.

    The text ``<game>-column-<name>``, with dashes for underscores, describes it.

    >>> from simony.core.study import columns
    >>> columns(hands=int, won=bool)
    (Column(name='hands', kind='whole'), Column(name='won', kind='flag'))
    """

    name: str
    kind: str

    @property
    def key(self) -> str:
        return f"column-{self.name.replace('_', '-')}"


_KIND_OF_TYPE: dict[type, str] = {int: INTEGER, float: FLOAT, bool: BOOLEAN, str: STRING}


def columns(**types: type[int | float | bool | str]) -> tuple[Column, ...]:
    """Return columns in this order, each with the type of its values: ``columns(hands=int)``."""
    return tuple(Column(name, _KIND_OF_TYPE[its]) for name, its in types.items())


MEAN, DISTRIBUTION, LUCK = "mean", "spread", "luck"


@dataclass(frozen=True, slots=True)
class Question:
    """A question that a report answers with a plot.

    `MEAN`: the mean of `column` for each value of `group_by` (or over all rows); for a flag, its
    frequency. `DISTRIBUTION`: the distribution of `column`. `LUCK`: the correlation of `column`, a
    number known early, with the final place. Only rows with the values of `where` count. The title
    is the text ``<game>-question-<name>``.

    >>> from simony.core.study import SEAT_ROWS, mean
    >>> mean("first-seat", SEAT_ROWS, "won", by="seat").key
    'question-first-seat'
    """

    name: str
    kind: str
    dataset: str
    column: str
    group_by: str = ""
    where: tuple[tuple[str, CellValue], ...] = ()

    @property
    def key(self) -> str:
        return f"question-{self.name}"


def mean(name: str, dataset: str, column: str, by: str = "", **where: CellValue) -> Question:
    """Ask for the mean of a column by another one, in the rows with the values of `where`."""
    return Question(name, MEAN, dataset, column, by, tuple(where.items()))


def distribution(name: str, dataset: str, column: str) -> Question:
    """Ask for the distribution of a column."""
    return Question(name, DISTRIBUTION, dataset, column)


def luck(name: str, column: str) -> Question:
    """Ask how a number that each seat knows early correlates with its final place."""
    return Question(name, LUCK, SEAT_ROWS, column)


class Study:
    """Records one game after another.

    A game's own study names its columns and questions and handles events: a method
    ``on_sin_made(state, event)`` handles the event ``sin-made``, with the state after all events
    that happened at once.

    >>> from simony import open_game
    >>> from simony.core.event import EVERYONE, Event
    >>> from simony.core.study import Column, Study, columns
    >>> from typing import ClassVar
    >>> class Proclamations(Study):
    ...     game_columns: ClassVar[tuple[Column, ...]] = columns(proclaimed=int)
    ...     def reset(self):
    ...         super().reset()
    ...         self.proclaimed = 0
    ...     def on_proclaimed(self, state, event):
    ...         self.proclaimed += 1
    ...     def game_row(self, state):
    ...         return {"proclaimed": self.proclaimed}
    >>> game = open_game("dogma", seats=3)
    >>> study = Proclamations(game)
    >>> study.observe(game.new(), [Event("proclaimed", EVERYONE, {"seat": 0, "dogma": 1})])
    >>> study.game_row(game.new())
    {'proclaimed': 1}
    """

    unit: ClassVar[str] = ""
    """The name of the third dataset, in the plural; empty if there is none."""
    game_columns: ClassVar[tuple[Column, ...]] = ()
    seat_columns: ClassVar[tuple[Column, ...]] = ()
    unit_columns: ClassVar[tuple[Column, ...]] = ()
    questions: ClassVar[tuple[Question, ...]] = ()
    randomizable_choices: ClassVar[Mapping[str, range]] = {}
    """Choices that can be drawn at random, by name, as ranges of actions: the choices of bots say
    more about the bots than about the choices.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats = game.seats
        self._handlers: dict[str, Callable[[State, Event], None]] = {
            name.removeprefix("on_").replace("_", "-"): getattr(self, name)
            for name in dir(self)
            if name.startswith("on_")
        }
        self.reset()

    def reset(self) -> None:
        """Start a new game and forget the last one."""
        self.unit_rows: list[Row] = []
        """Rows of the third dataset, with ``seat``, counted from 1, and the study's columns."""

    def observe(self, state: State, events: Sequence[Event]) -> None:
        """Handle the events of an action or of chance; `state` is the state after them."""
        for event in events:
            handle = self._handlers.get(event.kind)
            if handle is not None:
                handle(state, event)

    def game_row(self, state: State) -> Row:  # noqa: ARG002  # for overrides
        """Return the study's columns of the finished game."""
        return {}

    def seat_rows(self, state: State) -> list[Row]:  # noqa: ARG002  # for overrides
        """Return the study's columns of each seat."""
        return [{} for _ in range(self.seats)]

    def label(self, column: str, value: CellValue) -> Text | None:  # noqa: ARG002  # for overrides
        """Return the label of a value, or None to show the value itself."""
        return None


def increment(row: Row, column: str, amount: int = 1) -> None:
    held = row[column]
    assert isinstance(held, int)
    row[column] = held + amount
