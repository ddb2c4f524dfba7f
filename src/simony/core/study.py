"""What a designer asks about a game, and what is written down of it so that the laboratory can
answer.

A game gives a `Study`: the columns of its tables, and a watcher that hears every event of a game
and makes rows of it. There is one row a game, one a seat, and one for each of the game's own units
(a hand, a reign, a round, a confession) and seat that it is about. The laboratory knows no game: it
adds who won, and answers the questions that the study lists. A game that gives none has the rows
all have.
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
"""Of columns: whole numbers, numbers with a point, yes or no, and words."""

CellValue = int | float | bool | str | None
"""What stands in a table; None where there is nothing to say."""
Row = dict[str, CellValue]

GAME_ROWS, SEAT_ROWS = "games", "seats"
"""The tables every game has; the third is the study's own."""


@dataclass(frozen=True, slots=True)
class Column:
    """One column.

    What it means is said by the text ``<game>-column-<name>``, with dashes for underscores.
    """

    name: str
    kind: str

    @property
    def key(self) -> str:
        return f"column-{self.name.replace('_', '-')}"


MEAN, DISTRIBUTION, LUCK = "mean", "spread", "luck"


@dataclass(frozen=True, slots=True)
class Question:
    """One thing a report answers, with a plot.

    `MEAN`: the mean of the column `of` for each value of `by` (in all, if there is none); of a flag
    that is how often. `SPREAD`: how the values of `of` are spread. `LUCK`: how far `of`, a number
    known early, goes with the final place. Only rows count in which the columns of `where` have
    these values. The title is the text ``<game>-question-<name>``.
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


class Study:
    """Watches one game after another.

    A game's own study names its columns and questions, and hears what happens.

    A method ``on_sin_made(state, event)`` hears the event ``sin-made``, with the state as it is
    after all that happened at once.
    """

    unit: ClassVar[str] = ""
    """The name of the third table, in the plural; none if empty."""
    game_columns: ClassVar[tuple[Column, ...]] = ()
    seat_columns: ClassVar[tuple[Column, ...]] = ()
    unit_columns: ClassVar[tuple[Column, ...]] = ()
    questions: ClassVar[tuple[Question, ...]] = ()
    randomizable_choices: ClassVar[Mapping[str, range]] = {}
    """Choices that can be drawn at random, by name, as ranges of actions: what bots choose says
    more of the chooser than of the choice.
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
        """A game is about to begin; nothing of the last one is left."""
        self.unit_rows: list[Row] = []
        """Rows of the third table; each has ``seat``, counted from 1, and the study's columns."""

    def observe(self, state: State, events: Sequence[Event]) -> None:
        """What an action or an act of chance brought; `state` is how it stands after it."""
        for event in events:
            hear = self._handlers.get(event.kind)
            if hear is not None:
                hear(state, event)

    def game_row(self, state: State) -> Row:  # noqa: ARG002  # a study that overrides it reads it
        """The study's columns of the finished game."""
        return {}

    def seat_rows(self, state: State) -> list[Row]:  # noqa: ARG002  # a study that overrides it reads it
        """The study's columns of each seat."""
        return [{} for _ in range(self.seats)]

    def label(self, column: str, value: CellValue) -> Text | None:  # noqa: ARG002  # a study that overrides it reads them
        """What a value of a column is called; None if it can stand as it is."""
        return None


def increment(row: Row, column: str, amount: int = 1) -> None:
    held = row[column]
    assert isinstance(held, int)
    row[column] = held + amount
