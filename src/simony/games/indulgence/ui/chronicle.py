"""The chronicle of Indulgence: one sentence for each event."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from simony.core.event import Event
from simony.core.ui.chronicle import actor, list_of, phrase_of, sentence
from simony.core.ui.seats import winners
from simony.games.indulgence.rules.figures import Figures
from simony.games.indulgence.ui.phrases import card, cards, edict_quoted, family, florins
from simony.i18n.phrases import seat_list, semicolon_list
from simony.i18n.text import Arg, SeatName, Text

_by_seat = partial(sentence, "indulgence-tell-{}", who=actor)


def describe(figures: Figures, event: Event) -> Text:
    special = _DESCRIBERS.get(event.kind)
    if special is not None:
        return special(figures, event)
    return Text(f"indulgence-tell-{event.kind}", who=actor(event))


def _edicts_laid(figures: Figures, event: Event) -> Text:
    return Text(
        "indulgence-tell-edicts-laid",
        count=len(event.numbers("edicts")),
        edicts=_edicts(figures, event),
    )


def _edicts(figures: Figures, event: Event) -> list[Arg]:
    return [edict_quoted(figures, edict) for edict in event.numbers("edicts")]


def _dealt(_: Figures, event: Event) -> Text:
    return Text("indulgence-tell-dealt", who=actor(event), hand=event.number("hand") + 1)


def _proclaimed(figures: Figures, event: Event) -> Text:
    return Text(
        f"indulgence-tell-{event.kind}",
        who=actor(event),
        edicts=_edicts(figures, event),
    )


def _played(_: Figures, event: Event) -> Text:
    who, its, ring, led = (
        actor(event),
        card(event.number("card")),
        event.number("ring"),
        event.number("led"),
    )
    if not event.number("hidden"):
        return Text("indulgence-tell-played", who=who, card=its, ring=ring)
    if led < 0:
        return Text("indulgence-tell-played-own-hidden", who=who, card=its, ring=ring)
    return Text("indulgence-tell-led-own-hidden", who=who, card=its, ring=ring, family=family(led))


def _played_hidden(_: Figures, event: Event) -> Text:
    who, ring, led = actor(event), event.number("ring"), event.number("led")
    if led < 0:
        return Text("indulgence-tell-played-hidden", who=who, ring=ring)
    return Text("indulgence-tell-led-hidden", who=who, ring=ring, family=family(led))


def _taken(_: Figures, event: Event) -> Text:
    who = actor(event)
    if not event.number("turned"):
        return Text("indulgence-tell-taken", who=who)
    shown = [
        Text("indulgence-seat-card", who=SeatName(seat), card=card(its))
        for seat, its in enumerate(event.numbers("cards"))
    ]
    return Text("indulgence-tell-taken-turned", who=who, cards=semicolon_list(shown))


def _hand_over(_: Figures, event: Event) -> Text:
    return Text(
        "indulgence-tell-hand-over", hand=event.number("hand") + 1, tricks=event.number("tricks")
    )


def _named(_: Figures, event: Event) -> Text:
    who, named, its = (
        actor(event),
        SeatName(event.number("named")),
        family(event.number("family")),
    )
    if named == who:
        return Text("indulgence-tell-named-self", who=who, family=its)
    return Text("indulgence-tell-named", who=who, named=named, family=its)


def _paid(figures: Figures, event: Event) -> Text:
    who, to = actor(event), SeatName(event.number("to"))
    owed, paid = florins(event.number("owed")), florins(event.number("paid"))
    short = paid != owed
    bill = _bill(figures, event)
    if len(bill) > 1:  # I7
        owed = Text(
            "indulgence-bill-within" if short else "indulgence-bill", price=owed, parts=bill
        )
    if short:
        return Text("indulgence-tell-paid-short", who=who, to=to, price=owed, paid=paid)
    return Text("indulgence-tell-paid", who=who, to=to, price=owed)


def _bill(figures: Figures, event: Event) -> list[Arg]:
    """Return what is paid for each edict."""
    parts = zip(event.numbers("edicts"), event.numbers("parts"), strict=True)
    return [
        Text("indulgence-bill-part", name=edict_quoted(figures, edict), amount=part)
        for edict, part in parts
    ]


def _game_over(_: Figures, event: Event) -> Text:
    purses = event.numbers("florins")
    first = winners(event.numbers("places"))
    standings = semicolon_list(
        [
            Text("indulgence-seat-florins", who=SeatName(seat), price=florins(purse))
            for seat, purse in enumerate(purses)
        ]
    )
    if len(first) > 1:
        return Text("indulgence-tell-game-over-shared", winners=seat_list(first), purses=standings)
    if event.args["champion"] == first[0]:  # I8
        return Text("indulgence-tell-game-over-bull", who=SeatName(first[0]), purses=standings)
    return Text("indulgence-tell-game-over", who=SeatName(first[0]), purses=standings)


_DESCRIBERS: dict[str, Callable[[Figures, Event], Text]] = {
    "edicts-laid": _edicts_laid,
    "dealt": _dealt,
    "hand": _by_seat(cards=list_of("cards", cards)),
    "edict": _proclaimed,
    "bull": _proclaimed,
    "trump": _by_seat(family=phrase_of("family", family)),
    "played": _played,
    "played-hidden": _played_hidden,
    "taken": _taken,
    "hand-over": _hand_over,
    "named": _named,
    "paid": _paid,
    "game-over": _game_over,
}
"""Events that need more than the seat and the action."""
