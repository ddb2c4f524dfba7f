"""The chronicle of Dogma: one sentence for each event."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from simony.core.event import Event
from simony.core.ui.chronicle import actor, phrase_of, sentence
from simony.games.dogma.rules.counts import VICES, size
from simony.games.dogma.rules.figures import Figures
from simony.games.dogma.ui.phrases import card_count, cards, ending, kind, kinds, ruby_count
from simony.i18n.text import SeatName, Text

_by_seat = partial(sentence, "dogma-tell-{}", who=actor)


def describe(figures: Figures, event: Event) -> Text:
    return _DESCRIBERS[event.kind](figures, event)


def _dealt(_: Figures, event: Event) -> Text:
    left_out = event.number("left_out")
    if left_out:
        return Text("dogma-tell-dealt-left-out", who=actor(event), cards=card_count(left_out))
    return Text("dogma-tell-dealt", who=actor(event))


def _laid_own(_: Figures, event: Event) -> Text:
    name, laid = kind(event.number("name")), event.number("cards")
    return Text(
        f"dogma-tell-{event.kind}",
        who=actor(event),
        kind=name,
        count=card_count(size(laid)),
        cards=cards(laid),
    )


def _checked(_: Figures, event: Event) -> Text:
    believes = event.number("believes")
    answer = Text(
        "dogma-believes" if believes else "dogma-doubts",
        who=actor(event),
        by=SeatName(event.number("laid_by")),
    )
    true = believes == event.number("right")
    key = "dogma-tell-true" if true else "dogma-tell-lie"
    return Text(
        key, answer=answer, kind=kind(event.number("name")), cards=cards(event.number("cards"))
    )


def _discarded(_: Figures, event: Event) -> Text:
    count, unseen = card_count(event.number("count")), event.number("unseen")
    if unseen:
        return Text("dogma-tell-discarded-unseen", count=count, unseen=unseen)
    return Text("dogma-tell-discarded", count=count)


def _took(_: Figures, event: Event) -> Text:
    pile = event.number("cards")
    return Text(
        "dogma-tell-took", who=actor(event), count=card_count(size(pile)), cards=cards(pile)
    )


def _set(_: Figures, event: Event) -> Text:
    return Text(
        "dogma-tell-set",
        who=actor(event),
        kinds=kinds(event.numbers("kinds")),
        sets=len(event.numbers("kinds")),
    )


def _proclaimed(figures: Figures, event: Event) -> Text:
    number = event.number("dogma")
    key = "dogma-tell-proclaimed-vice" if number < VICES else "dogma-tell-proclaimed-virtue"
    return Text(key, who=actor(event), kind=kind(number), price=ruby_count(figures.rubies))


def _replaced(_: Figures, event: Event) -> Text:
    number = event.number("dogma")
    return Text(
        "dogma-tell-replaced-vice" if number < VICES else "dogma-tell-replaced-virtue",
        kind=kind(number),
    )


def _game_over(figures: Figures, event: Event) -> Text:
    end = ending(event.numbers("places"))
    if event.number("stopped"):  # D30
        return Text("dogma-tell-stopped", confessions=figures.confessions, **end)
    return Text("dogma-tell-game-over", **end)


_DESCRIBERS: dict[str, Callable[[Figures, Event], Text]] = {
    "dealt": _dealt,
    "hand": _by_seat(cards=phrase_of("cards", cards)),
    "confessed": _by_seat(kind=phrase_of("name", kind), count=phrase_of("count", card_count)),
    "joined": _by_seat(kind=phrase_of("name", kind), count=phrase_of("count", card_count)),
    "confessed-own": _laid_own,
    "joined-own": _laid_own,
    "checked": _checked,
    "discarded": _discarded,
    "took": _took,
    "took-hidden": _by_seat(count=phrase_of("count", card_count)),
    "ruby": _by_seat(rubies=phrase_of("rubies")),
    "set": _set,
    "proclaimed": _proclaimed,
    "replaced": _replaced,
    "out": _by_seat(place=phrase_of("rank")),
    "game-over": _game_over,
}
