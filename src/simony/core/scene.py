"""What lies on a viewer's table: zones with items, seats, a prompt and choices.

One renderer draws every game's.

Scenes hold text keys and arguments, never sentences, and nothing that is not in the view they are
made from. An item's id stays the same while the viewer can follow the item, so that a renderer can
move it from where it was; hidden items are numbered by their place.
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
    """Whose doing it is that the item lies here (the card of a trick), where that matters."""


class Zone(Struct, frozen=True):
    """A place for items, of one of the `ZONE_KINDS`.

    `amount` is what a counter shows, or how many lie in a pile unlisted.

    A pile lists its items from the bottom; if they have seats, those that one seat laid at once,
    side by side, are a layer.
    """

    id: str
    kind: str
    label: Text
    items: tuple[Item, ...] = ()
    seat: int | None = None
    amount: int | None = None
    note: Text | None = None


class Choice(Struct, frozen=True):
    """One action the viewer may take, in words, with its notation and the item it is about, if
    there is one.
    """

    action: int
    text: Text
    notation: str
    item: str | None = None


class SeatPanel(Struct, frozen=True):
    """What stands beside a player's name: roles (``Ruler``, ``Sinner``) as texts, whether they are
    asked, their score, in a game that counts any, and their place, once they have one.
    """

    seat: int
    roles: tuple[Text, ...] = ()
    asked: bool = False
    score: int | None = None
    place: int | None = None


class Scene(Struct, frozen=True):
    """One viewer's table.

    `prompt` says what is asked, of whom; `about` are the texts that explain it (what ``?`` shows).
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
    """Lines about the whole table, most important first: the hand, the Edict in force, the trump.
    """
    blocked: tuple[Choice, ...] = ()
    """What somebody who is asked might try with a thing on the table, but may not:
    `State.why_illegal` says why.
    """

    def to_record(self) -> dict[str, object]:
        return _plain(self)  # type: ignore[return-value]  # a structure always gives a dict


def _plain(value: object) -> object:
    if isinstance(value, Text):
        return value.to_record()
    if isinstance(value, (Item, Zone, Choice, SeatPanel, Scene)):
        return {name: _plain(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    return value
