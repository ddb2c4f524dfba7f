"""The chronicle of Tolerance: one sentence for each event, effect by effect."""

from __future__ import annotations

from collections.abc import Callable

from simony.core.event import Event
from simony.core.ui.seats import winners
from simony.games.tolerance.rules.figures import NATURALS, Figures
from simony.games.tolerance.ui.phrases import (
    card,
    card_full,
    card_name,
    card_names,
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


def describe(figures: Figures, event: Event) -> Text:
    return _DESCRIBERS[event.kind](figures, event)


def _who(event: Event) -> SeatName:
    return SeatName(event.number("seat"))


def _plain(_: Figures, event: Event) -> Text:
    """Describe an event that needs only the seat."""
    return Text(f"tolerance-tell-{event.kind}", who=_who(event))


# --- setting up -----------------------------------------------------------------------------------


def _role(_: Figures, event: Event) -> Text:
    return Text(f"tolerance-tell-{event.kind}", who=_who(event), role=role(event.number("role")))


def _dealt(_: Figures, event: Event) -> Text:
    return Text("tolerance-tell-dealt", who=_who(event), reign=reign(event.number("reign")))


def _hand(_: Figures, event: Event) -> Text:
    return Text(
        "tolerance-tell-hand",
        who=_who(event),
        cards=[card(each) for each in event.numbers("cards")],
    )


def _starter(_: Figures, event: Event) -> Text:
    if event.number("first") == event.number("seat"):
        return Text("tolerance-tell-starter-self", who=_who(event))
    return Text("tolerance-tell-starter", who=_who(event), first=SeatName(event.number("first")))


# --- tricks ---------------------------------------------------------------------------------------


def _played(figures: Figures, event: Event) -> Text:
    """`printed` is for renderers: the last card of a trick is in no scene before the trick is
    resolved.
    """
    number, its_suit, led = event.number("card"), event.number("suit"), event.number("led")
    args: dict[str, Arg] = {
        "who": _who(event),
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


def _won(_: Figures, event: Event) -> Text:
    return Text(
        "tolerance-tell-won",
        who=_who(event),
        card=card_name(event.number("card")),
        cards=card_names(event.numbers("cards")),
    )


def _taxes(_: Figures, event: Event) -> Text:
    cards, amount = card_names(event.numbers("cards")), gained(event.number("amount"))
    return Text(
        "tolerance-tell-taxes", card=card_name(event.number("card")), cards=cards, amount=amount
    )


def _piety(_: Figures, event: Event) -> Text:
    catholic, protestant = event.number("catholic"), event.number("protestant")
    cards = card_names(event.numbers("cards"))
    return Text(
        "tolerance-tell-piety",
        card=card_name(event.number("card")),
        cards=cards,
        catholic=gained(catholic),
        protestant=gained(protestant),
    )


def _struck(_: Figures, event: Event) -> Text:
    return Text(
        f"tolerance-tell-{event.kind}",
        card=card_name(event.number("card")),
        cards=card_names(event.numbers("cards")),
    )


def _converted(_: Figures, event: Event) -> Text:
    cards, to = card_names(event.numbers("cards")), religion(event.number("religion"))
    return Text(
        "tolerance-tell-converted", card=card_name(event.number("card")), cards=cards, religion=to
    )


def _lost_piety(_: Figures, event: Event) -> Text:
    return Text(
        "tolerance-tell-lost-piety",
        who=_who(event),
        card=card_name(event.number("card")),
        amount=event.number("amount"),
    )


def _idle(figures: Figures, event: Event) -> Text:
    number = event.number("card")
    return Text("tolerance-tell-idle", card=card_name(number), effect=effect(figures, number))


def _silenced(_: Figures, event: Event) -> Text:
    return Text("tolerance-tell-silenced", card=card_name(event.number("card")))


def _pennant(_: Figures, event: Event) -> Text:
    of, total = tally(event.number("tally")), event.number("total")
    return Text(
        "tolerance-tell-pennant",
        who=_who(event),
        tally=of,
        total=total,
        pennants=event.number("pennants"),
    )


def _loan(_: Figures, event: Event) -> Text:
    return Text("tolerance-tell-loan", who=_who(event), money=event.number("money"))


def _laid(_: Figures, event: Event) -> Text:
    by_pile: dict[int, list[int]] = {}
    for number, its_pile in zip(event.numbers("cards"), event.numbers("piles"), strict=True):
        by_pile.setdefault(its_pile, []).append(number)
    parts = [
        Text("tolerance-tell-laid-part", pile=pile(each), cards=card_names(cards))
        for each, cards in sorted(by_pile.items())
    ]
    return Text("tolerance-tell-laid", who=_who(event), parts=semicolon_list(parts))


# --- the end of a reign ---------------------------------------------------------------------------


def _reign_over(_: Figures, event: Event) -> Text:
    key = "tolerance-tell-reign-over" if event.number("alive") else "tolerance-tell-reign-over-dead"
    return Text(key, reign=reign(event.number("reign")))


def _executed(_: Figures, event: Event) -> Text:
    victim, owner = card_name(event.number("card")), SeatName(event.number("owner"))
    return Text(
        "tolerance-tell-executed",
        who=_who(event),
        monarch=card_name(event.number("monarch")),
        card=victim,
        owner=owner,
    )


def _crown_taxes(_: Figures, event: Event) -> Text:
    its = religion(event.number("religion"))
    return Text(
        "tolerance-tell-crown-taxes",
        who=_who(event),
        religion=its,
        amount=gained(event.number("amount")),
    )


def _living_piety(_: Figures, event: Event) -> Text:
    catholic, protestant = gained(event.number("catholic")), gained(event.number("protestant"))
    return Text(
        "tolerance-tell-living-piety", who=_who(event), catholic=catholic, protestant=protestant
    )


def _repaid(_: Figures, event: Event) -> Text:
    return Text(f"tolerance-tell-{event.kind}", who=_who(event), money=event.number("money"))


def _scored(_: Figures, event: Event) -> Text:
    suits, guilds, dead = (gained(points) for points in event.numbers("lines"))
    total, points = event.number("total"), gained(event.number("gained"))
    return Text(
        "tolerance-tell-scored",
        who=_who(event),
        suits=suits,
        guilds=guilds,
        dead=dead,
        gained=points,
        total=total,
    )


def _scored_hidden(_: Figures, event: Event) -> Text:
    return Text(
        "tolerance-tell-scored-hidden",
        who=_who(event),
        gained=gained(event.number("gained")),
        total=event.number("total"),
    )


def _roles_shown(_: Figures, event: Event) -> Text:
    shown = [
        Text("tolerance-seat-role", who=SeatName(seat), role=role(number))
        for seat, number in enumerate(event.numbers("roles"))
    ]
    return Text("tolerance-tell-roles-shown", roles=semicolon_list(shown))


def _final(_: Figures, event: Event) -> Text:
    money, catholic, protestant = (gained(points) for points in event.numbers("gained"))
    total, loan = event.number("total"), event.number("loan")
    return Text(
        "tolerance-tell-final",
        who=_who(event),
        money=money,
        catholic=catholic,
        protestant=protestant,
        loan=loan,
        total=total,
    )


def _game_over(_: Figures, event: Event) -> Text:
    first = winners(event.numbers("places"))
    if len(first) > 1:
        return Text("tolerance-tell-game-over-shared", winners=seat_list(first))
    return Text(
        "tolerance-tell-game-over", who=SeatName(first[0]), points=event.numbers("points")[first[0]]
    )


_DESCRIBERS: dict[str, Callable[[Figures, Event], Text]] = {
    "role": _role,
    "role-taken": _role,
    "dealt": _dealt,
    "hand": _hand,
    "starter": _starter,
    "played": _played,
    "won": _won,
    "taxes": _taxes,
    "piety": _piety,
    "killed": _struck,
    "condemned": _struck,
    "converted": _converted,
    "lost-piety": _lost_piety,
    "idle": _idle,
    "silenced": _silenced,
    "pennant": _pennant,
    "loan": _loan,
    "laid": _laid,
    "reign-over": _reign_over,
    "executed": _executed,
    "crown-taxes": _crown_taxes,
    "living-piety": _living_piety,
    "repaid": _repaid,
    "kept-loan": _plain,
    "scored": _scored,
    "scored-hidden": _scored_hidden,
    "roles-shown": _roles_shown,
    "final": _final,
    "game-over": _game_over,
}
