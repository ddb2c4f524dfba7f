"""All fields of a game's states and views, and their records."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.contract import Game, State, View
from simony.core.event import SPECTATOR
from simony.core.fields.declaration import ANY_LENGTH, NUMBER, REFERENCE, ROW, Field
from simony.core.records import Record, RecordReader

V = TypeVar("V", bound=View)


class Fields:
    """The fields of a state and of a view.

    `hidden` are only in the state. `public` are in both, and a view has the same value. `filtered`
    are in both, but what a view has is up to ``view()``. `derived` are only in the view. `imports`
    has the class that the annotation of a reference names, by its module in the game's package.
    `is_compiled` says whether the game's state and view are compiled with mypyc.

    >>> from simony.core.fields.declaration import number, row
    >>> from simony.core.fields.fields import Fields
    >>> fields = Fields(
    ...     hidden=[row("hands", (0, 63), "The hand of each seat.")],
    ...     filtered=[],
    ...     public=[number("round", (0, 9), "The current round.")],
    ...     derived=[number("hand", (0, 63), "The viewer's hand.")],
    ... )
    >>> [field.name for field in fields.state], [field.name for field in fields.view]
    (['hands', 'round'], ['hand', 'round'])
    """

    def __init__(
        self,
        *,
        hidden: Sequence[Field],
        filtered: Sequence[Field],
        public: Sequence[Field],
        derived: Sequence[Field],
        imports: Mapping[str, str] | None = None,
        is_compiled: bool = False,
    ) -> None:
        self.public = tuple(public)
        self.state = (*hidden, *filtered, *public)
        self.view = (*derived, *filtered, *public)
        self.imports = dict(imports or {})
        self.is_compiled = is_compiled
        for fields in (self.state, self.view):
            names = [field.name for field in fields]
            repeated = {name for name in names if names.count(name) > 1}
            if repeated:
                raise ValueError(f"declared twice: {', '.join(sorted(repeated))}")

    def state_record(self, state: State) -> Record:
        """Return a state as named numbers, without its caches."""
        return _record(state, self.state)

    def view_record(self, view: View) -> Record:
        """Return a view as named numbers."""
        return {**_record(view, self.view), "viewer": view.viewer, "legal": view.legal}

    def restore_state(self, state: State, reader: RecordReader, seats: int) -> None:
        """Read all fields of a state. Raises `BadRecord`."""
        self._restore(state, self.state, reader, seats)

    def read_view(self, make: Callable[[int, list[int]], V], reader: RecordReader, game: Game) -> V:
        """Read a view of `game`; `make` is its class. Raises `BadRecord`."""
        viewer = reader.number("viewer", SPECTATOR, game.seats - 1)
        view = make(viewer, reader.numbers("legal", low=0, high=game.action_count - 1))
        self._restore(view, self.view, reader, game.seats)
        return view

    def _restore(
        self, target: object, fields: tuple[Field, ...], reader: RecordReader, seats: int
    ) -> None:
        for field in fields:
            if field.is_cache:
                continue
            value = _read(field, reader, seats, target)
            if field.kind == ROW and self.is_compiled and isinstance(value, list):
                value = vec[i64](value)
            setattr(target, field.name, value)
        reader.reject_unread()


def _record(source: object, fields: tuple[Field, ...]) -> Record:
    return {field.name: _as_numbers(field, source) for field in fields if not field.is_cache}


def _as_numbers(field: Field, source: object) -> int | list[int]:
    value = getattr(source, field.name)
    if field.kind == NUMBER:
        return int(value)
    if field.kind == REFERENCE:
        return [] if value is None else list(value.as_numbers())
    return list(value)


def _read(field: Field, reader: RecordReader, seats: int, target: object) -> object:
    if field.read is not None:
        return field.read(reader, seats, target)
    low, high = field.bounds
    if field.is_seat:
        high = seats - 1
    if field.kind == NUMBER:
        return _checked(field, [reader.number(field.name, low, high)])[0]
    length = _length(field, seats, target)
    return _checked(field, reader.numbers(field.name, length, low, high))


def _length(field: Field, seats: int, target: object) -> int:
    if field.same_length_as:
        return len(getattr(target, field.same_length_as))
    if field.length == ANY_LENGTH:
        return ANY_LENGTH
    return field.length + field.per_seat * seats


def _checked(field: Field, values: list[int]) -> list[int]:
    if field.check is not None:
        for value in values:
            field.check(field.name, value)
    return values
