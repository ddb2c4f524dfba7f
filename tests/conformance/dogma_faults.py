"""Faults in a wrapper around Dogma and its states, whose classes are compiled and final: each is in
one method.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from conformance.wrappers import StateWrapper, StateWrappingGame
from simony.core.contract import State, View
from simony.core.event import EVERYONE, Event
from simony.core.records import decode
from simony.core.rng import Rng
from simony.games.dogma.rules.actions import BELIEVE, DONE, DOUBT, LAY, LAYING
from simony.games.dogma.rules.counts import KINDS, UNIT, of_kind, size
from simony.games.dogma.rules.fields import FIELDS
from simony.games.dogma.rules.rules import DogmaState
from simony.games.dogma.view.memory import DISCARD
from simony.games.dogma.view.view import DogmaView


class WrappedState(StateWrapper):
    inner: DogmaState

    def view(self, seat: int) -> DogmaView:
        view = self.inner.view(seat)
        assert isinstance(view, DogmaView)
        return view


class WrappedDogma(StateWrappingGame):
    """Its states are of the class `StateType`."""

    StateType: ClassVar[type[StateWrapper]] = WrappedState

    def load_view(self, data: bytes | str) -> DogmaView:
        """Dogma would refuse a view that is not its own."""
        return FIELDS.read_view(DogmaView, decode(data), self)

    def sample(self, view: View, rng: Rng) -> State:
        asked = self.load_view(view.to_bytes())
        self.amend(asked)
        world = self.inner.sample(asked, rng)
        assert isinstance(world, DogmaState)
        assert isinstance(view, DogmaView)
        self.spoil(world, view)
        return self.StateType(self, world)

    def amend(self, view: DogmaView) -> None:
        """Undo the change that makes a view invalid for Dogma."""

    def spoil(self, world: DogmaState, view: DogmaView) -> None:
        """Plant a fault in a sampled world."""


DogmaFault = tuple[type[WrappedDogma], str, str]
DOGMA_FAULTS: dict[str, DogmaFault] = {}
"""By name: the game, the check that must catch it, and part of its message."""


def caught_by(check: str, says: str) -> Callable[[type[WrappedDogma]], type[WrappedDogma]]:
    def keep(fault: type[WrappedDogma]) -> type[WrappedDogma]:
        DOGMA_FAULTS[fault.__name__] = (fault, check, says)
        return fault

    return keep


# --- what is seen ---------------------------------------------------------------------------------


@caught_by("sample", "shows it another view: layers is")
class ShowsTheLayersOfOthers(WrappedDogma):
    class StateType(WrappedState):
        def view(self, seat: int) -> DogmaView:
            view = super().view(seat)
            view.layers = list(self.inner.layers)
            return view

    def amend(self, view: DogmaView) -> None:
        view.layers = [
            cards if owner == view.viewer else 0
            for cards, owner in zip(view.layers, view.owners, strict=True)
        ]


@caught_by("secrecy", "but the view changes or an event arrives: name from -1 to")
class ShowsTheNameTooEarly(WrappedDogma):
    """Others see what is confessed to before the cards are laid."""

    class StateType(WrappedState):
        def view(self, seat: int) -> DogmaView:
            view = super().view(seat)
            view.name = self.inner.name
            return view


@caught_by("secrecy", "but the view changes or an event arrives: sizes from")
class CountsCardsBeingLaid(WrappedDogma):
    class StateType(WrappedState):
        def view(self, seat: int) -> DogmaView:
            view = super().view(seat)
            view.sizes = vec[i64]([size(hand) for hand in self.inner.hands])
            return view

    def amend(self, view: DogmaView) -> None:
        sizes = list(view.sizes)
        seen = (
            sum(sizes)
            + sum(view.counts)
            + size(view.laid)
            + size(view.seen_gone)
            + size(view.own_gone)
        )
        sizes[view.turn] += 4 * KINDS - seen - view.left_out - view.unseen_gone
        view.sizes = vec[i64](sizes)


@caught_by("sample", "shows it another view: claim_cards is")
class KnowsTheUnseenDiscard(WrappedDogma):
    """The view claims to know which cards are in the discard that nobody saw."""

    class StateType(WrappedState):
        def view(self, seat: int) -> DogmaView:
            view = super().view(seat)
            cards = self.inner.gone - view.seen_gone - view.own_gone
            view.claim_sides = append(view.claim_sides, 1 << DISCARD)
            view.claim_cards = append(view.claim_cards, cards)
            view.claim_slack = append(view.claim_slack, 0)
            return view

    def amend(self, view: DogmaView) -> None:
        view.claim_sides = view.claim_sides[:-1]
        view.claim_cards = view.claim_cards[:-1]
        view.claim_slack = view.claim_slack[:-1]


@caught_by("secrecy", "learns different things (a leak, or too coarse): events are")
class TellsEverybodyWhatIsTaken(WrappedDogma):
    class StateType(WrappedState):
        def apply(self, seat: int, action: int, out: list[Event] | None = None) -> None:
            events: list[Event] = []
            super().apply(seat, action, events)
            if out is not None:
                out.extend(
                    Event("took", EVERYONE, event.args) if event.kind == "took" else event
                    for event in events
                )


@caught_by("secrecy", "learns different things (a leak, or too coarse)")
class ObservesNoShownCards(WrappedDogma):
    """The key of an answer leaves out the cards that are turned up."""

    class StateType(WrappedState):
        def observed(self, viewer: int, seat: int, action: int) -> int:
            key = super().observed(viewer, seat, action)
            return (
                key
                if action not in (BELIEVE, DOUBT)
                else 128 + (key - 128 >> 13 << 13) + action - BELIEVE
            )


@caught_by("secrecy", "(too fine)")
class ObservesCardsLaidUnseen(WrappedDogma):
    class StateType(WrappedState):
        def observed(self, viewer: int, seat: int, action: int) -> int:
            key = super().observed(viewer, seat, action)
            if viewer == seat or key < 0 or not LAY <= action <= DONE:
                return key
            last = 0 if action == DONE else UNIT[action - LAY]
            return key + 128 * (self.inner.laid + last)


# --- worlds ---------------------------------------------------------------------------------------


@caught_by("history", "sample() forgets what was shown")
class ForgetsWhatWasTaken(WrappedDogma):
    """Deals the hidden cards as if nobody had been seen to take any; the world then says it knows
    better.
    """

    def sample(self, view: View, rng: Rng) -> State:
        honest = self.inner.sample(view, Rng(0))
        world = super().sample(view, rng)
        assert isinstance(honest, DogmaState)
        assert isinstance(world, WrappedState)
        world.inner.known = honest.known
        return world

    def amend(self, view: DogmaView) -> None:
        view.claim_sides = view.claim_cards = view.claim_slack = vec[i64]()


def change_place(world: DogmaState, seat: int, gets: int, gives: int, other: int) -> None:
    """A seat gets a card of one kind from the hand of another (or, for -1, from the discard) and
    gives one of another kind for it.
    """
    change, hands = UNIT[gets] - UNIT[gives], list(world.hands)
    hands[seat] += change
    if other < 0:
        world.gone -= change
    else:
        hands[other] -= change
    world.hands = vec[i64](hands)


def any_kind(cards: int, but: int = -1) -> int:
    """The lowest kind that occurs, or -1."""
    return next((kind for kind in range(KINDS) if of_kind(cards, kind) and kind != but), -1)


@caught_by("sample", "is refused by load(): “hands”")
class DealsFourOfAKind(WrappedDogma):
    """D6: no one holds four of a kind. Here a neighbour gets them, if no one has shown one."""

    def spoil(self, world: DogmaState, view: DogmaView) -> None:
        seat = (view.viewer + 1) % self.seats
        hidden = sum(hand for other, hand in enumerate(world.hands) if other != view.viewer)
        kind = next((kind for kind in range(KINDS) if of_kind(hidden, kind) == 4), -1)
        for other, hand in enumerate(world.hands):
            for _ in range(
                of_kind(hand, kind) if kind >= 0 and other not in (seat, view.viewer) else 0
            ):
                spare = any_kind(world.hands[seat], but=kind)
                if spare >= 0:
                    change_place(world, seat, kind, spare, other)


@caught_by("sample", "is refused by load(): “seen_gone”")
class DealsFromTheDiscard(WrappedDogma):
    """A card that was publicly discarded is in a neighbour's hand."""

    def spoil(self, world: DogmaState, view: DogmaView) -> None:
        seat = (view.viewer + 1) % self.seats
        gone, spare = any_kind(view.seen_gone), any_kind(world.hands[seat])
        if gone >= 0 and spare >= 0 and world.phase != LAYING:
            change_place(world, seat, gone, spare, -1)


@caught_by("sample", "sample() takes for certain what is not true")
class ImaginesOneWorld(WrappedDogma):
    """Always the same world for a view."""

    def sample(self, view: View, rng: Rng) -> State:
        rng.below(2)
        return super().sample(view, Rng(0))


@caught_by("sample", "shows it another view: layers is")
class ForgetsOwnCardsInThePile(WrappedDogma):
    """A viewer's own card in the pile may be any other that it does not see."""

    def spoil(self, world: DogmaState, view: DogmaView) -> None:
        other, layers = (view.viewer + 1) % self.seats, list(world.layers)
        for layer, owner in enumerate(world.owners):
            if owner == view.viewer and world.hands[other]:
                mine, theirs = any_kind(layers[layer]), any_kind(world.hands[other])
                layers[layer] += UNIT[theirs] - UNIT[mine]
                hands = list(world.hands)
                hands[other] += UNIT[mine] - UNIT[theirs]
                world.hands = vec[i64](hands)
        world.layers = vec[i64](layers)
