"""The scene of Indulgence: what a viewer sees on the table."""

from __future__ import annotations

from functools import cache, lru_cache

from simony.core.bits import BIT, count, lowest, members
from simony.core.scene import Item, Scene, SeatPanel, Zone
from simony.core.ui.phrases import CACHE_SIZE
from simony.core.ui.seats import amount_zone, seat_panels, seat_row
from simony.games.indulgence.rules.actions import AUCTION, OVER, TRICK
from simony.games.indulgence.rules.figures import (
    FAMILIES,
    FAMILY_OF,
    HIDDEN,
    LAST_EDICT,
    NO_CARD,
    NUMBER_OF,
    Figures,
)
from simony.games.indulgence.ui import prompts, summary
from simony.games.indulgence.ui.chronicle import describe
from simony.games.indulgence.ui.phrases import (
    banned_words,
    card,
    edict_cost,
    edict_name,
    edict_quoted,
    family,
    florins,
    kind,
    sin_goal,
    sin_goals,
)
from simony.games.indulgence.ui.rulebook import rules
from simony.games.indulgence.view.view import IndulgenceView
from simony.i18n.phrases import semicolon_list
from simony.i18n.text import SeatName, Text

__all__ = ["describe", "rules", "scene"]

_FORBIDDEN = ("forbidden",)


def scene(figures: Figures, view: IndulgenceView) -> Scene:
    return Scene(
        game="indulgence",
        viewer=view.viewer,
        prompt=prompts.prompt(view),
        about=prompts.about(figures, view),
        seats=_panels(view),
        zones=(
            *_edict_zones(figures, view.row, view.force, view.deck, view.used, view.sinner),
            *_card_zones(figures, view),
            *_seat_zones(figures, view),
        ),
        choices=prompts.choices(figures, view),
        over=view.phase == OVER,
        facts=_facts(figures, view),
        blocked=prompts.blocked(figures, view),
    )


# --- items ----------------------------------------------------------------------------------------


@cache
def _marks(*, led: bool, ring: bool, winning: bool, forbidden: bool) -> tuple[str, ...]:
    there = {"led": led, "ring": ring, "winning": winning, "forbidden": forbidden}
    return tuple(mark for mark, is_there in there.items() if is_there)


@lru_cache(CACHE_SIZE)
def _card_item(
    figures: Figures, number: int, marks: tuple[str, ...], seat: int | None = None
) -> Item:
    look = {
        "family": FAMILIES[FAMILY_OF[number]],
        "number": str(NUMBER_OF[number]),
        "colour": figures.colours[FAMILY_OF[number]],
    }
    if "ring" in marks:
        look["ring"] = str(figures.ring)
    return Item(f"card-{number}", "card", card(number), look=look, marks=marks, seat=seat)


def _trick_item(
    figures: Figures, view: IndulgenceView, seat: int, winner: int | None, banned: int
) -> Item:
    number = view.trick[seat]
    is_led = seat == view.leader
    if number == HIDDEN:
        marks = _marks(
            led=is_led, ring=summary.is_ringed(view, seat), winning=False, forbidden=False
        )
        return _hidden_item(figures, seat, marks, view.led if is_led else -1)
    marks = _marks(
        led=is_led,
        ring=summary.is_ringed(view, seat),
        winning=seat == winner,
        forbidden=banned & BIT[number] != 0,
    )
    return _card_item(figures, number, marks, seat)


@lru_cache(CACHE_SIZE)
def _hidden_item(figures: Figures, seat: int, marks: tuple[str, ...], led: int) -> Item:
    face, look = Text("indulgence-card-hidden"), {}
    if led >= 0:  # I22: the family is announced
        face = Text("indulgence-card-hidden-led", family=family(led))
        look = {"family": FAMILIES[led], "colour": figures.colours[led]}
    return Item(f"trick-{seat}", "card", face, hidden=True, look=look, marks=marks, seat=seat)


@lru_cache(CACHE_SIZE)
def _edict_item(figures: Figures, edict: int, sinner: int = -1) -> Item:
    sinful = sinner >= 0
    look = {
        "edict": figures.keys[edict],
        "kind": kind(figures, edict),
        "side": "sin" if sinful else "edict",
        "families": " ".join(FAMILIES[each] for each in figures.families[edict]),
        "numbers": " ".join(str(each) for each in figures.numbers[edict]),
        "pays": str(figures.pays[edict]),
        "sin-pays": str(figures.sin_pays[edict]),
    }
    face = (
        Text("indulgence-sin-name", goal=sin_goal(figures, edict))
        if sinful
        else edict_name(figures, edict)
    )
    return Item(f"edict-{edict}", "edict", face, look=look, seat=sinner if sinful else None)


# --- zones ----------------------------------------------------------------------------------------


@lru_cache(CACHE_SIZE)
def _edict_zones(
    figures: Figures, row: int, force: int, deck: int, used: int, sinner: int
) -> tuple[Zone, ...]:
    in_force = (
        Text("indulgence-zone-sin")
        if sinner >= 0
        else Text("indulgence-zone-force", count=count(force))
    )
    return (
        Zone(
            "edicts",
            "row",
            Text("indulgence-zone-edicts"),
            tuple(_edict_item(figures, edict) for edict in members(row)),
        ),
        Zone(
            "force",
            "row",
            in_force,
            tuple(_edict_item(figures, edict, sinner) for edict in members(force)),
        ),
        Zone("deck", "pile", Text("indulgence-zone-deck"), amount=count(deck)),
        Zone(
            "used",
            "pile",
            Text("indulgence-zone-used"),
            tuple(_edict_item(figures, edict) for edict in members(used)),
        ),
    )


def _card_zones(figures: Figures, view: IndulgenceView) -> tuple[Zone, ...]:
    played = [seat for seat in _table_order(view) if view.trick[seat] != NO_CARD]
    winner, banned = summary.winning(figures, view), summary.forbidden(figures, view)
    items = tuple(_trick_item(figures, view, seat, winner, banned) for seat in played)
    is_used = view.ring_card >= 0
    zones = [
        Zone("trick", "row", Text("indulgence-zone-trick"), items),
        _ring_zone(
            view.sinner,
            is_used=is_used,
            is_lying=view.sinner >= 0 and summary.is_ringed(view, view.sinner),
        ),
    ]
    if view.viewer >= 0:
        own = tuple(
            _card_item(figures, number, _FORBIDDEN if banned & BIT[number] != 0 else ())
            for number in members(view.hand)
        )
        zones.append(Zone("hand", "hand", Text("indulgence-zone-hand"), own, seat=view.viewer))
    return tuple(zones)


def _table_order(view: IndulgenceView) -> list[int]:
    """Return the seats in the order in which they play to a trick."""
    first = max(view.leader, 0)
    return [(first + step) % len(view.sizes) for step in range(len(view.sizes))]


@cache
def _ring_zone(sinner: int, *, is_used: bool, is_lying: bool) -> Zone:
    """The ring lies on the table, with the sinner, or on a card of the trick, where it is the
    card's mark.
    """
    label = Text("indulgence-zone-ring")
    if is_lying:
        return Zone("ring", "row", label, note=Text("indulgence-ring-on-card"))
    if sinner >= 0 and not is_used:
        note = Text("indulgence-ring-with", who=SeatName(sinner))
        return Zone(
            "ring",
            "row",
            label,
            (Item("ring", "ring", label, seat=sinner),),
            seat=sinner,
            note=note,
        )
    note = Text("indulgence-ring-used" if is_used else "indulgence-ring-on-table")
    return Zone("ring", "row", label, (Item("ring", "ring", label),), note=note)


def _seat_zones(figures: Figures, view: IndulgenceView) -> tuple[Zone, ...]:
    """Return what lies before each seat. I32: of taken tricks, only their number."""
    zones: list[Zone] = []
    for seat in range(len(view.sizes)):
        if seat != view.viewer:
            zones.append(
                amount_zone("held", "pile", "indulgence-zone-held", seat, view.sizes[seat])
            )
        zones.append(amount_zone("taken", "pile", "indulgence-zone-taken", seat, view.won[seat]))
        zones.append(
            amount_zone("florins", "counter", "indulgence-zone-florins", seat, view.florins[seat])
        )
        if figures.expert:
            zones.append(_bull_zone(seat, is_there=view.bulls & BIT[seat] != 0))
    return tuple(zones)


@cache
def _bull_zone(seat: int, *, is_there: bool) -> Zone:
    bull = (Item(f"bull-{seat}", "bull", Text("indulgence-bull")),) if is_there else ()
    return seat_row(f"bulls-{seat}", "indulgence-zone-bull", seat, bull)


# --- seats ----------------------------------------------------------------------------------------


def _panels(view: IndulgenceView) -> tuple[SeatPanel, ...]:
    return seat_panels(
        (_roles(view, seat) for seat in range(len(view.sizes))),
        to_act=[summary.seat_to_act(view)],
        scores=list(view.florins),
        places=summary.places(view) if view.phase == OVER else None,
    )


def _roles(view: IndulgenceView, seat: int) -> tuple[Text, ...]:
    there = {
        "ruler": seat == view.ruler and view.phase != OVER,
        "sinner": seat == view.sinner,
        "leader": view.phase == TRICK and seat == view.leader,
        "passed": view.phase == AUCTION and 0 < _steps(view, seat) < _steps(view, view.turn),
    }
    return tuple(_role(role) for role, is_so in there.items() if is_so)


@cache
def _role(name: str) -> Text:
    return Text(f"indulgence-role-{name}")


def _steps(view: IndulgenceView, seat: int) -> int:
    """Return how many places to the Ruler's left a seat sits."""
    return int(seat - view.ruler) % len(view.sizes)


# --- facts ----------------------------------------------------------------------------------------


def _facts(figures: Figures, view: IndulgenceView) -> tuple[Text, ...]:
    return (
        _progress(figures, view),
        *_in_force(figures, view),
        *_in_the_tricks(figures, view),
        *_final_facts(view),
    )


def _progress(figures: Figures, view: IndulgenceView) -> Text:
    hand, hands = view.hand_number + 1, summary.hands_in_game(figures, view)
    if view.phase != TRICK:
        return Text("indulgence-fact-hand", hand=hand, hands=hands)
    return Text(
        "indulgence-fact-trick",
        hand=hand,
        hands=hands,
        trick=view.trick_number + 1,
        tricks=summary.tricks_in_hand(view),
    )


def _in_force(figures: Figures, view: IndulgenceView) -> list[Text]:
    found: list[Text] = []
    if view.sinner >= 0:
        found.append(_sin_fact(figures, view))
    else:
        if view.bull != 0:
            found.append(Text("indulgence-fact-bull", who=SeatName(view.ruler)))
        found.extend(
            Text(
                "indulgence-fact-edict",
                name=edict_quoted(figures, edict),
                cost=edict_cost(figures, edict),
            )
            for edict in members(view.force)
        )
    if view.trump >= 0:
        found.append(Text("indulgence-fact-trump", family=family(view.trump)))
    return found


def _sin_fact(figures: Figures, view: IndulgenceView) -> Text:
    who, goals = SeatName(view.sinner), sin_goals(figures, view.force)
    if view.bull != 0:
        return Text(
            "indulgence-fact-sin-bull", who=who, goals=goals, failed=florins(figures.failed_bull)
        )
    price = florins(figures.sin_pays[lowest(view.force)])
    return Text(
        "indulgence-fact-sin", who=who, goal=goals, price=price, failed=florins(figures.failed)
    )


def _in_the_tricks(figures: Figures, view: IndulgenceView) -> list[Text]:
    found: list[Text] = []
    if view.sinner >= 0:
        found.append(_ring_fact(figures, view))
    if summary.face_down(
        figures, view
    ):  # without a Sin the Edict's own sentence says that cards are played face down
        found.append(
            Text("indulgence-fact-turned-up" if view.sinner < 0 else "indulgence-fact-face-down")
        )
    for edict in members(view.force & figures.of_kind[LAST_EDICT]):  # I23
        its = figures.families[edict][0]
        found.append(Text("indulgence-fact-gone", gone=summary.gone(view, its), family=family(its)))
    bans = [edict for edict in members(view.force) if summary.banned_by(figures, view, edict) != 0]
    if bans and summary.is_leading(view) and view.trick_number == 0:
        found.append(
            Text(
                "indulgence-fact-banned",
                what=semicolon_list([banned_words(figures, edict, view.trump) for edict in bans]),
            )
        )
    return found


def _ring_fact(figures: Figures, view: IndulgenceView) -> Text:
    who = SeatName(view.sinner)
    if view.ring_card < 0:
        return Text("indulgence-fact-ring", who=who, ring=figures.ring)
    if view.ring_card == HIDDEN:
        return Text("indulgence-fact-ring-hidden", who=who)
    return Text("indulgence-fact-ring-used", who=who, card=card(view.ring_card))


def _final_facts(view: IndulgenceView) -> list[Text]:
    if view.phase != OVER:
        return []
    found = [Text("indulgence-fact-short")] if view.short != 0 else []
    order = sorted(enumerate(summary.places(view)), key=lambda each: each[1])
    standing = [
        Text(
            "indulgence-fact-place",
            place=place,
            who=SeatName(seat),
            price=florins(view.florins[seat]),
        )
        for seat, place in order
    ]
    return [*found, *standing]
