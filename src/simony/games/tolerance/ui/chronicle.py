"""The chronicle of Tolerance: one sentence for each event, effect by effect."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from simony.core.event import Event
from simony.core.ui.chronicle import actor, list_of, phrase_of, seat_of, sentence
from simony.core.ui.seats import winners
from simony.games.tolerance.rules.figures import NATURALS, Figures
from simony.games.tolerance.ui.phrases import (
    card,
    card_full,
    card_name,
    card_names,
    cards,
    effect,
    gained,
    pile,
    reign,
    religion,
    role,
    suit,
    tally,
)
from simony.i18n.phrases import seat_list, semicolon_list
from simony.i18n.text import Arg, SeatName, Text

_sentence = partial(sentence, "tolerance-tell-{}")
_by_seat = partial(_sentence, who=actor)
_about_card = partial(_sentence, card=phrase_of("card", card_name))
_about_cards = partial(_about_card, cards=list_of("cards", card_names))


def describe(figures: Figures, event: Event) -> Text:
    return _DESCRIBERS[event.kind](figures, event)


# --- setting up -----------------------------------------------------------------------------------


def _starter(_: Figures, event: Event) -> Text:
    if event.number("first") == event.number("seat"):
        return Text("tolerance-tell-starter-self", who=actor(event))
    return Text("tolerance-tell-starter", who=actor(event), first=SeatName(event.number("first")))


# --- tricks ---------------------------------------------------------------------------------------


def _played(figures: Figures, event: Event) -> Text:
    """`printed` is for renderers: the last card of a trick is in no scene before the trick is
    resolved.
    """
    number, its_suit, led = event.number("card"), event.number("suit"), event.number("led")
    args: dict[str, Arg] = {
        "who": actor(event),
        "card": card(number),
        "printed": card_full(figures, number),
    }
    if number < NATURALS:
        return Text("tolerance-tell-led" if led else "tolerance-tell-played", **args)
    if its_suit < 0:
        return Text("tolerance-tell-played-aside", **args)
    return Text(
        "tolerance-tell-led-as" if led else "tolerance-tell-played-as", suit=suit(its_suit), **args
    )


def _idle(figures: Figures, event: Event) -> Text:
    number = event.number("card")
    return Text("tolerance-tell-idle", card=card_name(number), effect=effect(figures, number))


def _laid(_: Figures, event: Event) -> Text:
    by_pile: dict[int, list[int]] = {}
    for number, its_pile in zip(event.numbers("cards"), event.numbers("piles"), strict=True):
        by_pile.setdefault(its_pile, []).append(number)
    parts = [
        Text("tolerance-tell-laid-part", pile=pile(each), cards=card_names(cards))
        for each, cards in sorted(by_pile.items())
    ]
    return Text("tolerance-tell-laid", who=actor(event), parts=semicolon_list(parts))


# --- the end of a reign ---------------------------------------------------------------------------


def _reign_over(_: Figures, event: Event) -> Text:
    key = "tolerance-tell-reign-over" if event.number("alive") else "tolerance-tell-reign-over-dead"
    return Text(key, reign=reign(event.number("reign")))


def _scored(_: Figures, event: Event) -> Text:
    return Text(
        "tolerance-tell-scored",
        who=actor(event),
        **_each_gained(event.numbers("lines"), "suits", "guilds", "dead"),
        gained=gained(event.number("gained")),
        total=event.number("total"),
    )


def _each_gained(points: list[int], *names: str) -> dict[str, Arg]:
    return {name: gained(each) for name, each in zip(names, points, strict=True)}


def _roles_shown(_: Figures, event: Event) -> Text:
    shown = [
        Text("tolerance-seat-role", who=SeatName(seat), role=role(number))
        for seat, number in enumerate(event.numbers("roles"))
    ]
    return Text("tolerance-tell-roles-shown", roles=semicolon_list(shown))


def _final(_: Figures, event: Event) -> Text:
    return Text(
        "tolerance-tell-final",
        who=actor(event),
        **_each_gained(event.numbers("gained"), "money", "catholic", "protestant"),
        loan=event.number("loan"),
        total=event.number("total"),
    )


def _game_over(_: Figures, event: Event) -> Text:
    first = winners(event.numbers("places"))
    if len(first) > 1:
        return Text("tolerance-tell-game-over-shared", winners=seat_list(first))
    return Text(
        "tolerance-tell-game-over", who=SeatName(first[0]), points=event.numbers("points")[first[0]]
    )


_DESCRIBERS: dict[str, Callable[[Figures, Event], Text]] = {
    "role": _by_seat(role=phrase_of("role", role)),
    "role-taken": _by_seat(role=phrase_of("role", role)),
    "dealt": _by_seat(reign=phrase_of("reign", reign)),
    "hand": _by_seat(cards=list_of("cards", cards)),
    "starter": _starter,
    "played": _played,
    "won": _by_seat(card=phrase_of("card", card_name), cards=list_of("cards", card_names)),
    "taxes": _about_cards(amount=phrase_of("amount", gained)),
    "piety": _about_cards(
        catholic=phrase_of("catholic", gained), protestant=phrase_of("protestant", gained)
    ),
    "killed": _about_cards(),
    "condemned": _about_cards(),
    "converted": _about_cards(religion=phrase_of("religion", religion)),
    "lost-piety": _by_seat(card=phrase_of("card", card_name), amount=phrase_of("amount")),
    "idle": _idle,
    "silenced": _about_card(),
    "pennant": _by_seat(
        tally=phrase_of("tally", tally), total=phrase_of("total"), pennants=phrase_of("pennants")
    ),
    "loan": _by_seat(money=phrase_of("money")),
    "laid": _laid,
    "reign-over": _reign_over,
    "executed": _by_seat(
        monarch=phrase_of("monarch", card_name),
        card=phrase_of("card", card_name),
        owner=seat_of("owner"),
    ),
    "crown-taxes": _by_seat(
        religion=phrase_of("religion", religion), amount=phrase_of("amount", gained)
    ),
    "living-piety": _by_seat(
        catholic=phrase_of("catholic", gained), protestant=phrase_of("protestant", gained)
    ),
    "repaid": _by_seat(money=phrase_of("money")),
    "kept-loan": _by_seat(),
    "scored": _scored,
    "scored-hidden": _by_seat(gained=phrase_of("gained", gained), total=phrase_of("total")),
    "roles-shown": _roles_shown,
    "final": _final,
    "game-over": _game_over,
}
