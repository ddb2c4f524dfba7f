"""Consistency checks for states and views read from bytes: every number may be within its bounds
and the whole still impossible.
"""

from __future__ import annotations

from simony.core.bits import BIT, count
from simony.core.errors import BadRecord
from simony.games.dogma.rules.actions import (
    ANSWER,
    CONFESS,
    DEAL,
    DONE,
    LAY,
    LAYING,
    OVER,
    PROCLAIM,
    REPLACE,
    TAKE_OFF,
)
from simony.games.dogma.rules.counts import (
    ALL,
    COPIES,
    KINDS,
    difference,
    kinds_of,
    of_kind,
    sets_in,
    size,
)
from simony.games.dogma.rules.figures import Figures
from simony.games.dogma.rules.rules import DogmaState
from simony.games.dogma.view.history import CARDS, CHECKED, SEAT_AT, SETS_AT
from simony.games.dogma.view.memory import DISCARD, LEFT_OUT, Memory
from simony.games.dogma.view.view import DogmaView


def check_state(state: DogmaState, figures: Figures) -> None:
    """Raise `BadRecord` unless this could be a state of the game."""
    counts = [int(size(layer)) for layer in state.layers]
    _check_common(state, figures, list(state.owners), counts)
    everything = [*state.hands, *state.layers, state.laid, state.gone, state.box]
    _require("hands", _together(everything) == [COPIES] * KINDS)
    _require("seen_gone", difference(state.seen_gone, state.gone) == 0)
    if state.turn >= 0 and state.phase in (CONFESS, LAYING):
        _require("hands", state.hands[state.turn] != 0)
    for seat in range(len(state.hands)):
        _require(
            "shown", state.phase == DEAL or difference(state.shown[seat], state.side(seat)) == 0
        )
        _require("hands", state.phase == DEAL or sets_in(state.side(seat)) == 0)
    if state.phase != DEAL:
        _check_past(state)
    known = state.known
    if known is not None:
        _check_known(state, known)


def check_view(view: DogmaView, figures: Figures) -> None:
    """Raise `BadRecord` unless this could be a view of the game. Whether its claims can hold is
    found out by sampling.
    """
    _check_common(view, figures, view.owners, view.counts)
    for owner, cards, number in zip(view.owners, view.layers, view.counts, strict=True):
        _require("layers", size(cards) == (number if owner == view.viewer else 0))
    seen = _together([view.hand, view.laid, view.seen_gone, view.own_gone, *view.layers])
    _require("hand", max(seen) <= COPIES)
    if view.viewer >= 0:
        _require("sizes", view.sizes[view.viewer] == size(view.hand))
        _require(
            "hand",
            sets_in(view.hand) == 0
            and (view.turn != view.viewer or view.phase not in (CONFESS, LAYING) or view.hand != 0),
        )
    _require("phase", view.phase != LAYING or view.turn == view.viewer)
    choices = _CHOICES.get(view.phase, ()) if view.turn == view.viewer else ()
    _require("legal", all(any(action in some for some in choices) for action in view.legal))


def _require(name: str, fits: bool) -> None:
    if not fits:
        raise BadRecord("error-record-fit", name=name)


def _together(sets: list[int]) -> list[int]:
    return [sum(of_kind(cards, kind) for cards in sets) for kind in range(KINDS)]


def _check_common(
    thing: DogmaState | DogmaView, figures: Figures, owners: list[int], counts: list[int]
) -> None:
    """Check what a state and a view have in common."""
    phase = thing.phase
    seats = len(thing.rank)
    _require("turn", (thing.turn < 0) == (phase in (DEAL, OVER)))
    _require(
        "rank",
        all(rank <= seats for rank in thing.rank)
        and (thing.turn < 0 or thing.rank[thing.turn] == 0),
    )
    _require("rubies", all(rubies <= figures.rubies for rubies in thing.rubies))
    _require("layers", all(1 <= number <= figures.most_cards for number in counts))
    if phase in (DEAL, CONFESS, TAKE_OFF):
        _require("layers", not owners)
    if phase == ANSWER:
        _require("layers", bool(owners) and owners[-1] != thing.turn)
    if phase == LAYING:
        _require("joining", bool(owners) == (thing.joining != 0))
        _require("laid", size(thing.laid) < figures.most_cards)
    else:
        _require("laid", thing.laid == 0 and thing.joining == 0 and thing.lowest_kind == 0)
    _require("name", (thing.name >= 0) == (bool(owners) or phase == LAYING))
    _require("to_proclaim", (thing.to_proclaim >= 0) == (phase == TAKE_OFF))
    _require("altar", count(thing.altar) <= figures.altar)
    if phase == TAKE_OFF:
        _require(
            "altar",
            count(thing.altar) == figures.altar and thing.altar & BIT[thing.to_proclaim] == 0,
        )


_CHOICES = {
    CONFESS: (range(LAY), range(PROCLAIM, REPLACE)),
    TAKE_OFF: (range(REPLACE, REPLACE + KINDS),),
    LAYING: (range(LAY, DONE + 1),),
    ANSWER: (range(DONE + 1, PROCLAIM),),
}
"""The actions of each phase."""


def _check_past(state: DogmaState) -> None:
    """Check that the past leads from its beginning to where the cards are."""
    sides = [int(side) for side in list(state.start)[: len(state.hands)]]
    pile = 0
    for entry in state.past:
        cards, seat = entry & CARDS, entry >> SEAT_AT & 15
        if entry & CHECKED == 0:
            _require("past", difference(cards, sides[seat]) == 0)
            sides[seat] -= cards
            pile += cards
        else:
            sets = 0
            if seat != DISCARD:
                sides[seat] += pile
                sets = sets_in(sides[seat])
                sides[seat] -= sets
            _require("past", kinds_of(sets) == entry >> SETS_AT & 16383)
            pile = 0
    _require("past", sides == [state.side(seat) for seat in range(len(sides))])


def _check_known(state: DogmaState, known: Memory) -> None:
    seats = len(state.hands)
    began = [int(side) for side in state.start]
    own = began[state.knower] if state.knower >= 0 else 0
    sizes = [0 if seat == state.knower else int(size(began[seat])) for seat in range(seats)]
    _require("known", max(_together([own, began[seats], known.own_gone, known.pool])) <= COPIES)
    _require("known", own + began[seats] + known.own_gone + known.pool == ALL)
    _require("known", list(known.sizes)[:seats] == sizes)
    _require(
        "known",
        known.sizes[DISCARD] == began[seats + 1] - size(known.own_gone)
        and known.sizes[LEFT_OUT] == size(state.box),
    )
    for number in range(known.count):
        _require(
            "known",
            difference(known.cards[number], known.pool) == 0
            and known.slack[number] < size(known.cards[number]),
        )
