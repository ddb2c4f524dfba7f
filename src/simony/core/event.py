"""Events: what happened, and who sees it."""

# Compiled with mypyc.

from typing import Final

from mypy_extensions import i64

from simony.core.bits import BIT

SPECTATOR: Final = -1
"""The viewer without a seat, who sees what is public."""

UNSEEN: Final = -1
"""The result of `State.observed` if a viewer learns nothing."""

_SPECTATORS: Final = 1 << 15
EVERYONE: Final = (1 << 16) - 1


def audience_of(viewer: i64) -> i64:
    """Return the mask of a single viewer."""
    if viewer == SPECTATOR:
        return _SPECTATORS
    return BIT[viewer]


class Event:
    """Something that happened: a kind, arguments that are whole numbers, and the mask of viewers
    who see it.

    If viewers see different things, there are several events with disjoint audiences.

    >>> from simony import Rng, open_game
    >>> state = open_game("dogma", seats=3).new()
    >>> events = []
    >>> state.apply_chance(state.draw(Rng(1)), events)
    >>> [event.kind for event in events if event.seen_by(0)]
    ['dealt', 'hand']
    >>> [event.kind for event in events if event.seen_by(-1)]  # a spectator
    ['dealt']
    """

    def __init__(self, kind: str, audience: int, args: dict[str, int | list[int]]) -> None:
        self.kind: Final[str] = kind
        self.audience: Final[int] = audience
        self.args: Final[dict[str, int | list[int]]] = args

    def seen_by(self, viewer: i64) -> bool:
        audience: i64 = self.audience
        return audience & audience_of(viewer) != 0

    def number(self, name: str) -> int:
        """Return an argument that is one number."""
        value = self.args[name]
        assert isinstance(value, int)
        return value

    def numbers(self, name: str) -> list[int]:
        """Return an argument that is a list."""
        value = self.args[name]
        assert isinstance(value, list)
        return value

    def to_record(self) -> dict[str, object]:
        return {"kind": self.kind, **self.args}

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.audience:#x}, {self.args!r})"


def visible_records(events: list[Event], viewer: int) -> list[dict[str, object]]:
    """Return the events that one viewer sees, as records without the audience."""
    return [event.to_record() for event in events if event.seen_by(viewer)]
