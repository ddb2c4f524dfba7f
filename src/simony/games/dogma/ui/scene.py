"""The scene of Dogma: what a viewer sees on the table."""

from __future__ import annotations

from functools import cache

from simony.core.bits import members
from simony.core.scene import Item, Scene, SeatPanel, Zone
from simony.core.ui.seats import amount_zone, seat_panels
from simony.games.dogma.rules.actions import ANSWER, CONFESS, DEAL, LAYING, OVER
from simony.games.dogma.rules.counts import COPIES, KINDS, VICES, of_kind
from simony.games.dogma.rules.figures import KIND_NAMES, Figures
from simony.games.dogma.ui import prompts, summary
from simony.games.dogma.ui.chronicle import describe
from simony.games.dogma.ui.phrases import card_count, cards, kind
from simony.games.dogma.ui.prompts import card_id, dogma_id
from simony.games.dogma.ui.rulebook import rules
from simony.games.dogma.view.view import DogmaView
from simony.i18n.text import SeatName, Text

__all__ = ["describe", "rules", "scene"]


def scene(figures: Figures, view: DogmaView) -> Scene:
    copies = _Copies(view)
    return Scene(
        game="dogma",
        viewer=view.viewer,
        prompt=prompts.prompt(figures, view),
        about=prompts.about(figures, view),
        seats=_panels(view),
        zones=(
            *_altar_zones(figures, view),
            *_pile_zones(view, copies),
            *_discard_zones(view, copies),
            *_seat_zones(view),
            *_hand_zones(view, copies),
        ),
        choices=prompts.choices(figures, view),
        over=view.phase == OVER,
        facts=_facts(figures, view),
        blocked=prompts.blocked(figures, view),
    )


# --- items ----------------------------------------------------------------------------------------


@cache
def _item(
    name: str,
    sort: str,
    number: int,
    seat: int | None = None,
    *,
    as_virtue: bool,
    marks: tuple[str, ...] = (),
) -> Item:
    """`printed` is what the card says, `counts` what it counts as with the current Altar."""
    counts = "virtue" if as_virtue else "vice"
    colour = "blue" if as_virtue else "red"
    look = {
        "kind": KIND_NAMES[number],
        "printed": "vice" if number < VICES else "virtue",
        "counts": counts,
        "colour": colour,
    }
    return Item(name, sort, kind(number), look=look, marks=marks, seat=seat)


class _Copies:
    """Ids for cards that look alike.

    The copies of a kind are numbered: first those in the viewer's hand, then those the viewer is
    laying and has laid, from the top of the pile down. Discarded cards are numbered from the last
    copy backwards.
    """

    def __init__(self, view: DogmaView) -> None:
        self._virtues = [summary.is_virtue(view, number) for number in range(KINDS)]
        self._next = [1] * KINDS
        self._last = [COPIES] * KINDS
        self.hand = self._some(view.hand)
        self.laid = self._some(view.laid)
        own = [
            self._some(layer, view.owners[number])
            for number, layer in reversed(list(enumerate(view.layers)))
        ]
        self.layers = own[::-1]
        self.seen_gone = self._gone(view.seen_gone)
        self.own_gone = self._gone(view.own_gone)

    def _some(self, held: int, seat: int | None = None) -> tuple[Item, ...]:
        found: list[Item] = []
        for number in range(KINDS):
            for _ in range(of_kind(held, number)):
                found.append(self._card(number, self._next[number], seat))
                self._next[number] += 1
        return tuple(found)

    def _gone(self, held: int) -> tuple[Item, ...]:
        found: list[Item] = []
        for number in range(KINDS):
            for _ in range(of_kind(held, number)):
                found.append(self._card(number, self._last[number], None))
                self._last[number] -= 1
        return tuple(found)

    def _card(self, number: int, copy: int, seat: int | None) -> Item:
        return _item(card_id(number, copy), "card", number, seat, as_virtue=self._virtues[number])


def _dogma_item(view: DogmaView, number: int, marks: tuple[str, ...] = ()) -> Item:
    return _item(
        dogma_id(number), "dogma", number, as_virtue=summary.is_virtue(view, number), marks=marks
    )


# --- zones ----------------------------------------------------------------------------------------


def _altar_zones(figures: Figures, view: DogmaView) -> tuple[Zone, ...]:
    lying = tuple(
        _dogma_item(
            view, number, ("now-virtue" if summary.is_virtue(view, number) else "now-vice",)
        )
        for number in members(view.altar)
    )
    zones = [Zone("altar", "row", Text("dogma-zone-altar"), lying)]
    if view.to_proclaim >= 0:
        zones.append(
            Zone(
                "proclaimed",
                "row",
                Text("dogma-zone-proclaimed"),
                (_dogma_item(view, view.to_proclaim),),
            )
        )
    if summary.may_proclaim(figures, view):
        zones.append(
            Zone(
                "deck",
                "row",
                Text("dogma-zone-deck"),
                tuple(_dogma_item(view, number) for number in summary.in_the_deck(view)),
            )
        )
    if view.phase == CONFESS:
        names = tuple(
            _item(f"name-{number}", "name", number, as_virtue=summary.is_virtue(view, number))
            for number in summary.nameable(view)
        )
        zones.append(Zone("names", "row", Text("dogma-zone-names"), names))
    return tuple(zones)


def _pile_zones(view: DogmaView, copies: _Copies) -> tuple[Zone, ...]:
    """Return the pile from the bottom. Of others' layers only the number of cards is shown (D8)."""
    layers = [
        copies.layers[number]
        if owner == view.viewer
        else _hidden_layer(number, owner, view.counts[number])
        for number, owner in enumerate(view.owners)
    ]
    label = (
        Text("dogma-zone-pile-named", kind=kind(view.name))
        if view.owners
        else Text("dogma-zone-pile")
    )
    on_top = len(layers) - 1 if view.phase == ANSWER else -1
    items = tuple(
        _in_the_pile(item, number, is_asked=number == on_top)
        for number, layer in enumerate(layers)
        for item in layer
    )
    zones = [Zone("pile", "pile", label, items)]
    if view.phase == LAYING:
        zones.append(
            Zone(
                "laid",
                "row",
                Text("dogma-zone-laid", kind=kind(view.name)),
                copies.laid,
                seat=view.viewer,
            )
        )
    return tuple(zones)


@cache
def _hidden_layer(number: int, owner: int, count: int) -> tuple[Item, ...]:
    back = Text("dogma-card-hidden")
    return tuple(
        Item(f"pile-{number}-{place}", "card", back, hidden=True, seat=owner)
        for place in range(count)
    )


def _in_the_pile(item: Item, layer: int, *, is_asked: bool) -> Item:
    marks = ("asked",) if is_asked else ()
    return Item(
        item.id,
        item.kind,
        item.face,
        item.hidden,
        {**item.look, "layer": str(layer)},
        marks,
        item.seat,
    )


def _discard_zones(view: DogmaView, copies: _Copies) -> tuple[Zone, ...]:
    """D13: what everybody saw, what only the viewer knows, and the number of the rest."""
    zones = [Zone("gone-seen", "row", Text("dogma-zone-gone-seen"), copies.seen_gone)]
    if view.viewer >= 0:
        zones.append(Zone("gone-own", "row", Text("dogma-zone-gone-own"), copies.own_gone))
    zones.append(
        Zone("gone-unseen", "pile", Text("dogma-zone-gone-unseen"), amount=view.unseen_gone)
    )
    if view.phase != DEAL:
        zones.append(Zone("left-out", "pile", Text("dogma-zone-left-out"), amount=view.left_out))
    return tuple(zones)


def _seat_zones(view: DogmaView) -> tuple[Zone, ...]:
    zones: list[Zone] = []
    for seat in range(len(view.sizes)):
        if seat != view.viewer:
            zones.append(amount_zone("held", "pile", "dogma-zone-held", seat, view.sizes[seat]))
        zones.append(amount_zone("rubies", "counter", "dogma-zone-rubies", seat, view.rubies[seat]))
    return tuple(zones)


def _hand_zones(view: DogmaView, copies: _Copies) -> tuple[Zone, ...]:
    """Return the viewer's cards, vices and virtues apart by what they count as now, each in the
    order of the kinds, which is also the order of laying.
    """
    if view.viewer < 0:
        return ()
    return tuple(
        Zone(
            f"hand-{counts}",
            "hand",
            label,
            tuple(item for item in copies.hand if item.look["counts"] == counts),
            seat=view.viewer,
        )
        for counts, label in (
            ("vice", Text("dogma-zone-vices")),
            ("virtue", Text("dogma-zone-virtues")),
        )
    )


# --- seats ----------------------------------------------------------------------------------------


def _panels(view: DogmaView) -> tuple[SeatPanel, ...]:
    final = summary.places(view) if view.phase == OVER else [rank or None for rank in view.rank]
    return seat_panels(
        (_roles(view, seat) for seat in range(len(view.sizes))),
        to_act=[summary.seat_to_act(view)],
        places=final,
    )


def _roles(view: DogmaView, seat: int) -> tuple[Text, ...]:
    if view.phase == OVER and seat in summary.burning(summary.places(view)):
        return (Text("dogma-role-burns"),)
    if view.rank[seat] != 0:
        return (Text("dogma-role-out", place=view.rank[seat]),)
    return (Text("dogma-role-pending"),) if seat == summary.pending(view) else ()


# --- facts ----------------------------------------------------------------------------------------


def _facts(figures: Figures, view: DogmaView) -> tuple[Text, ...]:
    if view.phase == OVER:
        return (Text("dogma-fact-over", confessions=view.confessions), *_final_facts(figures, view))
    return (
        Text("dogma-fact-confession", number=summary.confession(view), most=figures.confessions),
        *_pending(view),
        *_known(view),
    )


def _pending(view: DogmaView) -> list[Text]:
    """D3, D4."""
    who = summary.pending(view)
    if who is None:
        return []
    others = [seat for seat in summary.still_in(view) if seat != who]
    if len(others) == 1:
        return [Text("dogma-fact-pending-last", who=SeatName(who), other=SeatName(others[0]))]
    return [Text("dogma-fact-pending", who=SeatName(who))]


def _known(view: DogmaView) -> list[Text]:
    """Return what the viewer knows of the others' cards; cards in the pile are still theirs."""
    found: list[Text] = []
    for seat in range(len(view.sizes)):
        sure = view.known(seat) if seat != view.viewer else 0
        if sure != 0:
            found.append(Text(_known_key(view, seat), who=SeatName(seat), cards=cards(sure)))
    return found


def _known_key(view: DogmaView, seat: int) -> str:
    if seat not in view.owners:
        return "dogma-fact-known"
    return "dogma-fact-known-or-laid" if view.sizes[seat] else "dogma-fact-known-laid"


def _final_facts(figures: Figures, view: DogmaView) -> list[Text]:
    found = (
        [Text("dogma-fact-stopped", confessions=figures.confessions)]
        if summary.is_stopped(view)
        else []
    )
    for seat, place in sorted(enumerate(summary.places(view)), key=lambda each: each[1]):
        held = view.sizes[seat]
        if held:
            found.append(
                Text(
                    "dogma-fact-place-holding",
                    place=place,
                    who=SeatName(seat),
                    count=card_count(held),
                )
            )
        else:
            found.append(Text("dogma-fact-place", place=place, who=SeatName(seat)))
    return found
