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

    >>> from simony.core.scene import Item
    >>> from simony.i18n.text import Text
    >>> card = Item("m5", "card", Text("indulgence-card"), look={"family": "medici", "number": "5"})
    >>> card.look["family"], card.hidden, card.marks
    ('medici', False, ())
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

    >>> from simony.core.scene import Item, Zone
    >>> from simony.i18n.text import Text
    >>> backs = [Item(f"back {place}", "card", Text("back"), hidden=True) for place in range(3)]
    >>> hand = Zone("hand 1", "hand", Text("hand"), tuple(backs), seat=1)
    >>> len(hand.items), hand.seat
    (3, 1)
    """

    id: str
    kind: str
    label: Text
    items: tuple[Item, ...] = ()
    seat: int | None = None
    amount: int | None = None
    note: Text | None = None


class Choice(Struct, frozen=True):
    """A legal action of the viewer: in words, with its notation and its item, if any.

    >>> from simony.core.scene import Choice
    >>> from simony.i18n.text import Text
    >>> choice = Choice(7, Text("play-card", number=5), "play m5", item="m5")
    >>> choice.action, choice.notation
    (7, 'play m5')
    """

    action: int
    text: Text
    notation: str
    item: str | None = None


class SeatPanel(Struct, frozen=True):
    """The information beside a player's name: roles (``Ruler``, ``Sinner``), whether the seat must
    decide, the score, if the game has one, and the place, once it is known.

    >>> from simony.core.scene import SeatPanel
    >>> from simony.i18n.text import Text
    >>> panel = SeatPanel(0, roles=(Text("ruler"),), asked=True, score=30)
    >>> panel.asked, panel.place
    (True, None)
    """

    seat: int
    roles: tuple[Text, ...] = ()
    asked: bool = False
    score: int | None = None
    place: int | None = None


class Scene(Struct, frozen=True):
    """One viewer's table.

    `prompt` says who must decide what; `about` explains it (shown for ``?``).

    >>> from simony import Rng, open_game
    >>> from simony.i18n.sentences import localization
    >>> game = open_game("indulgence", seats=4)
    >>> state = game.new()
    >>> state.apply_chance(state.draw(Rng(1)))
    >>> state.apply_chance(state.draw(Rng(2)))
    >>> [seat] = state.pending_seats()
    >>> scene = game.scene(state.view(seat))
    >>> scene.prompt.key, len(scene.seats)
    ('indulgence-prompt-edict', 4)
    >>> localization("en").translate(scene.prompt, names={3: "Dario"})
    'Dario, the Ruler, chooses the Edict for this hand.'
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
