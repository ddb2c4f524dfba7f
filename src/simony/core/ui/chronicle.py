"""Sentences about events as a table.

Most sentences need no more than the arguments of their event, each turned into a phrase:
``"sells": sentence("candle-tell-{}", who=actor, price=phrase_of("price", taler))``.
"""

from __future__ import annotations

from collections.abc import Callable

from simony.core.event import Event
from simony.i18n.text import Arg, SeatName, Text

EventArg = Callable[[Event], Arg]


def sentence(key: str, **args: EventArg) -> Callable[[object, Event], Text]:
    """Return a function that gives the text `key`, with the kind of the event for ``{}``.

    Its first argument, the figures of the game, is for sentences that are made in another way.
    """

    def describe(_figures: object, event: Event) -> Text:
        return Text(key.format(event.kind), **{name: arg(event) for name, arg in args.items()})

    return describe


def actor(event: Event) -> SeatName:
    """Return the seat that most events are about."""
    return SeatName(event.number("seat"))


def seat_of(name: str) -> EventArg:
    """Return how an argument that is another seat is said."""
    return lambda event: SeatName(event.number(name))


def phrase_of(name: str, phrase: Callable[[int], Arg] = int) -> EventArg:
    """Return how an argument that is one number is said."""
    return lambda event: phrase(event.number(name))


def list_of(name: str, phrase: Callable[[list[int]], Arg]) -> EventArg:
    """Return how an argument that is a list is said."""
    return lambda event: phrase(event.numbers(name))
