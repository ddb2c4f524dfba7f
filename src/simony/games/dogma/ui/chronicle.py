"""The chronicle of Dogma: one sentence for each event."""

from __future__ import annotations

from collections.abc import Callable

from simony.core.event import Event
from simony.games.dogma.rules.counts import VICES, size
from simony.games.dogma.rules.figures import Figures
from simony.games.dogma.ui.phrases import card_count, cards, ending, kind, kinds, ruby_count
from simony.i18n.text import SeatName, Text


def describe(figures: Figures, event: Event) -> Text:
    return _DESCRIBERS[event.kind](figures, event)


def _who(event: Event) -> SeatName:
    return SeatName(event.number("seat"))


def _dealt(_: Figures, event: Event) -> Text:
    left_out = event.number("left_out")
    if left_out:
        return Text("dogma-tell-dealt-left-out", who=_who(event), cards=card_count(left_out))
    return Text("dogma-tell-dealt", who=_who(event))


def _hand(_: Figures, event: Event) -> Text:
    return Text("dogma-tell-hand", who=_who(event), cards=cards(event.number("cards")))


def _laid(_: Figures, event: Event) -> Text:
    name, many = kind(event.number("name")), card_count(event.number("count"))
    return Text(f"dogma-tell-{event.kind}", who=_who(event), kind=name, count=many)


def _laid_own(_: Figures, event: Event) -> Text:
    name, laid = kind(event.number("name")), event.number("cards")
    return Text(
        f"dogma-tell-{event.kind}",
        who=_who(event),
        kind=name,
        count=card_count(size(laid)),
        cards=cards(laid),
    )


def _checked(_: Figures, event: Event) -> Text:
    believes = event.number("believes")
    answer = Text(
        "dogma-believes" if believes else "dogma-doubts",
        who=_who(event),
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
    return Text("dogma-tell-took", who=_who(event), count=card_count(size(pile)), cards=cards(pile))


def _took_hidden(_: Figures, event: Event) -> Text:
    return Text("dogma-tell-took-hidden", who=_who(event), count=card_count(event.number("count")))


def _ruby(_: Figures, event: Event) -> Text:
    return Text("dogma-tell-ruby", who=_who(event), rubies=event.number("rubies"))


def _set(_: Figures, event: Event) -> Text:
    return Text(
        "dogma-tell-set",
        who=_who(event),
        kinds=kinds(event.numbers("kinds")),
        sets=len(event.numbers("kinds")),
    )


def _proclaimed(figures: Figures, event: Event) -> Text:
    number = event.number("dogma")
    key = "dogma-tell-proclaimed-vice" if number < VICES else "dogma-tell-proclaimed-virtue"
    return Text(key, who=_who(event), kind=kind(number), price=ruby_count(figures.rubies))


def _replaced(_: Figures, event: Event) -> Text:
    number = event.number("dogma")
    return Text(
        "dogma-tell-replaced-vice" if number < VICES else "dogma-tell-replaced-virtue",
        kind=kind(number),
    )


def _out(_: Figures, event: Event) -> Text:
    return Text("dogma-tell-out", who=_who(event), place=event.number("rank"))


def _game_over(figures: Figures, event: Event) -> Text:
    end = ending(event.numbers("places"))
    if event.number("stopped"):  # D30
        return Text("dogma-tell-stopped", confessions=figures.confessions, **end)
    return Text("dogma-tell-game-over", **end)


_DESCRIBERS: dict[str, Callable[[Figures, Event], Text]] = {
    "dealt": _dealt,
    "hand": _hand,
    "confessed": _laid,
    "joined": _laid,
    "confessed-own": _laid_own,
    "joined-own": _laid_own,
    "checked": _checked,
    "discarded": _discarded,
    "took": _took,
    "took-hidden": _took_hidden,
    "ruby": _ruby,
    "set": _set,
    "proclaimed": _proclaimed,
    "replaced": _replaced,
    "out": _out,
    "game-over": _game_over,
}
