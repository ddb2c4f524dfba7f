"""Scenes: what a viewer's table shows, with zones, items, seats, a prompt and choices.

One renderer draws the scenes of every game. A scene has text keys and arguments, never sentences,
and nothing that is not in its view. An item's id stays the same while the viewer can follow the
item, so that a renderer can animate it; hidden items are numbered by their place.
"""

from __future__ import annotations

from msgspec import Struct

from simony.i18n.text import Text

ZONE_KINDS = ("hand", "row", "pile", "track", "grid", "counter")


class Item(Struct, frozen=True):
    """One thing: a card, a coin, a ring. `face` names it; a hidden item has the face of its back.

    `look` tells a theme what to draw (``{"family": "medici", "number": "7"}``); `marks` what is
    special now (``"ring"``, ``"winning"``).
    """

    id: str
    kind: str
    face: Text
    hidden: bool = False
    look: dict[str, str] = {}
    marks: tuple[str, ...] = ()
    seat: int | None = None
    """The seat that put the item here (as in a trick), where that matters."""


class Zone(Struct, frozen=True):
    """A place for items, of one of the `ZONE_KINDS`.

    `amount` is the value of a counter, or the size of a pile without a list. A pile lists its items
    from the bottom; if they have seats, neighbouring items of one seat form a layer.
    """

    id: str
    kind: str
    label: Text
    items: tuple[Item, ...] = ()
    seat: int | None = None
    amount: int | None = None
    note: Text | None = None


class Choice(Struct, frozen=True):
    """A legal action of the viewer: in words, with its notation and its item, if any."""

    action: int
    text: Text
    notation: str
    item: str | None = None


class SeatPanel(Struct, frozen=True):
    """The information beside a player's name: roles (``Ruler``, ``Sinner``), whether the seat must
    decide, the score, if the game has one, and the place, once it is known.
    """

    seat: int
    roles: tuple[Text, ...] = ()
    asked: bool = False
    score: int | None = None
    place: int | None = None


class Scene(Struct, frozen=True):
    """One viewer's table.

    `prompt` says who must decide what; `about` explains it (shown for ``?``).
    """

    game: str
    viewer: int
    prompt: Text
    about: tuple[Text, ...]
    seats: tuple[SeatPanel, ...]
    zones: tuple[Zone, ...]
    choices: tuple[Choice, ...]
    over: bool = False
    facts: tuple[Text, ...] = ()
    """Lines about the whole table, most important first: the hand, the Edict in force, trumps."""
    blocked: tuple[Choice, ...] = ()
    """Illegal actions that the viewer might try with an item; `State.why_illegal` gives the reason.
    """

    def to_record(self) -> dict[str, object]:
        return _plain(self)  # type: ignore[return-value]  # a Struct always gives a dict


def _plain(value: object) -> object:
    if isinstance(value, Text):
        return value.to_record()
    if isinstance(value, (Item, Zone, Choice, SeatPanel, Scene)):
        return {name: _plain(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    return value
