"""Facts derived from a view of Dogma, for the modules that put it into words."""

from __future__ import annotations

from simony.core.bits import BIT, count, members
from simony.games.dogma.rules import counts
from simony.games.dogma.rules.actions import CONFESS, DEAL, DONE, LAY, LAYING, OVER, TAKE_OFF
from simony.games.dogma.rules.counts import KINDS
from simony.games.dogma.rules.figures import Figures
from simony.games.dogma.view.view import DogmaView

_ALL = (1 << KINDS) - 1


def seat_to_act(view: DogmaView) -> int | None:
    """Return the seat that must decide, or None."""
    return view.turn if view.turn >= 0 else None


def nameable(view: DogmaView) -> list[int]:
    """D20: return the kinds that count as virtues now."""
    return members(counts.nameable(view.altar))


def is_virtue(view: DogmaView, kind: int) -> bool:
    """D20: whether a kind counts as a virtue now."""
    return counts.nameable(view.altar) & BIT[kind] != 0


def in_the_deck(view: DogmaView) -> list[int]:
    """D17: return the Dogmas that are not on the Altar."""
    return members(_ALL & ~view.altar)


def layable(view: DogmaView) -> list[int]:
    """Return the kinds of which the viewer may lay a card now."""
    return [action - LAY for action in view.legal if LAY <= action < DONE]


def may_proclaim(figures: Figures, view: DogmaView) -> bool:
    """D16, for the seat to act, whoever the viewer is."""
    return (
        view.phase == CONFESS and view.proclaimed == 0 and view.rubies[view.turn] == figures.rubies
    )


def is_altar_full(figures: Figures, view: DogmaView) -> bool:
    return count(view.altar) == figures.altar


def confession(view: DogmaView) -> int:
    """Return the number of the current confession, or of the next one if none is under way."""
    beginning = view.phase in (DEAL, CONFESS, TAKE_OFF) or (
        view.phase == LAYING and view.joining == 0
    )
    return view.confessions + 1 if beginning else view.confessions


# --- seats ----------------------------------------------------------------------------------------


def still_in(view: DogmaView) -> list[int]:
    return [seat for seat, rank in enumerate(view.rank) if rank == 0]


def pending(view: DogmaView) -> int | None:
    """D3: return the seat whose last cards lie unchecked, or None."""
    if view.phase in (DEAL, OVER):
        return None
    return next((seat for seat in still_in(view) if view.sizes[seat] == 0), None)


def next_responder(view: DogmaView, seat: int) -> int | None:
    """Return the seat that answers if this seat joins: the next one still in, except a player who
    is joined over with an empty hand. None if nobody else is left.
    """
    seats = len(view.rank)
    order = [(seat + step) % seats for step in range(1, seats)]
    return next(
        (other for other in order if other in still_in(view) and other != pending(view)), None
    )


# --- the end --------------------------------------------------------------------------------------


def is_stopped(view: DogmaView) -> bool:
    """D30: whether the game was stopped with several players still in."""
    return view.phase == OVER and bool(still_in(view))


def places(view: DogmaView) -> list[int]:
    """D29, D30."""
    still = [view.sizes[seat] for seat in still_in(view)]
    out = len(view.rank) - len(still)
    return [
        rank or 1 + out + sum(1 for other in still if other < view.sizes[seat])
        for seat, rank in enumerate(view.rank)
    ]


def burning(places: list[int]) -> list[int]:
    """Return the seats in last place; nobody if all share the first place."""
    return [seat for seat, place in enumerate(places) if place == max(places) > 1]
