"""Faults in a wrapper around Mea Culpa and its states, whose classes are compiled and final: each
is in one method.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from conformance.wrappers import StateWrapper, StateWrappingGame
from simony.core.contract import State, View
from simony.core.event import EVERYONE, Event
from simony.core.rng import Rng
from simony.games.mea_culpa.rules.actions import COINS, DIE, DONATE, F_DUEL, HUNDRED, PASS, VISIT
from simony.games.mea_culpa.rules.rules import MeaCulpaState
from simony.games.mea_culpa.rules.state import CALLS, WINDOW_OPEN
from simony.games.mea_culpa.view.view import UNKNOWN, MeaCulpaView


class WrappedState(StateWrapper):
    inner: MeaCulpaState

    def view(self, seat: int) -> MeaCulpaView:
        view = self.inner.view(seat)
        assert isinstance(view, MeaCulpaView)
        return view


class WrappedMeaCulpa(StateWrappingGame):
    """Its states are of the class `StateType`; it is opened with `options_asked`."""

    StateType: ClassVar[type[StateWrapper]] = WrappedState
    options_asked: ClassVar[dict[str, str]] = {}

    def sample(self, view: View, rng: Rng) -> State:
        asked = self.inner.load_view(view.to_bytes())
        assert isinstance(asked, MeaCulpaView)
        self.amend(asked)
        world = self.inner.sample(asked, rng)
        assert isinstance(world, MeaCulpaState)
        self.spoil(world, asked)
        return self.StateType(self, world)

    def amend(self, view: MeaCulpaView) -> None:
        """Undo the change that makes a view invalid for Mea Culpa."""

    def spoil(self, world: MeaCulpaState, view: MeaCulpaView) -> None:
        """Plant a fault in a sampled world."""


MeaCulpaFault = tuple[type[WrappedMeaCulpa], str, str]
MEA_CULPA_FAULTS: dict[str, MeaCulpaFault] = {}
"""By name: the game, the check that must catch it, and part of its message."""


def caught_by(check: str, says: str) -> Callable[[type[WrappedMeaCulpa]], type[WrappedMeaCulpa]]:
    def keep(fault: type[WrappedMeaCulpa]) -> type[WrappedMeaCulpa]:
        MEA_CULPA_FAULTS[fault.__name__] = (fault, check, says)
        return fault

    return keep


# --- bids -----------------------------------------------------------------------------------------


def others_of(view: MeaCulpaView) -> list[int]:
    return [seat for seat in range(len(view.souls)) if seat != view.viewer]


@caught_by("secrecy", "but the view changes or an event arrives: notches from")
class ShowsTheBids(WrappedMeaCulpa):
    class StateType(WrappedState):
        def view(self, seat: int) -> MeaCulpaView:
            view = super().view(seat)
            view.notches = self.inner.notches[:]
            view.coins = self.inner.coins[:]
            return view

    def amend(self, view: MeaCulpaView) -> None:
        for seat in others_of(view) if view.bids_hidden() else []:
            view.notches[seat] = 0
            view.coins[seat] = 0


@caught_by("secrecy", "learns different things (a leak, or too coarse): taler is")
class ShowsTheSizeOfABid(WrappedMeaCulpa):
    """What lies on a post is no longer behind the screen, it thinks, as soon as the bid is
    sealed.
    """

    class StateType(WrappedState):
        def view(self, seat: int) -> MeaCulpaView:
            view = super().view(seat)
            for other in others_of(view) if view.bids_hidden() else []:
                if not view.must_act(other):
                    view.taler[other] -= self.inner.coins[other]
            return view

    def amend(self, view: MeaCulpaView) -> None:
        """All taler are somewhere: what is missing lies on posts; here on the first that is
        sealed.
        """
        gifts = sum(
            view.given[8 * seat + 4 + coin] * (1, 2, 5, 10)[coin]
            for seat in range(len(view.souls))
            for coin in range(4)
        )
        missing = -view.bank - sum(view.taler) - gifts
        for seat in others_of(view):
            if missing and not view.must_act(seat):
                view.taler[seat] += missing
                missing = 0


@caught_by("secrecy", "(too fine)")
class ObservesABidThatIsSealed(WrappedMeaCulpa):
    class StateType(WrappedState):
        def observed(self, viewer: int, seat: int, action: int) -> int:
            key = super().observed(viewer, seat, action)
            return action if key == 0 and COINS <= action < HUNDRED else key


@caught_by("secrecy", "learns different things (a leak, or too coarse)")
class ObservesNoBidsAtTheReveal(WrappedMeaCulpa):
    class StateType(WrappedState):
        def observed(self, viewer: int, seat: int, action: int) -> int:
            key = super().observed(viewer, seat, action)
            return 1 if key > 1 << 15 and self.inner.bids_hidden() else key


@caught_by("secrecy", "but the view changes or an event arrives")
class TellsTheNotches(WrappedMeaCulpa):
    """As soon as a post is set, before the bid is sealed."""

    class StateType(WrappedState):
        def apply(self, seat: int, action: int, out: list[Event] | None = None) -> None:
            if out is not None and action < COINS:
                out.append(
                    Event(
                        "notches",
                        EVERYONE,
                        {"seat": seat, "notches": action + 1, "post": action + 1},
                    )
                )
            super().apply(seat, action, out)


@caught_by("secrecy", "learns different things (a leak, or too coarse): events are")
class TellsABidThatIsSealed(WrappedMeaCulpa):
    class StateType(WrappedState):
        def apply(self, seat: int, action: int, out: list[Event] | None = None) -> None:
            events: list[Event] = []
            super().apply(seat, action, events)
            if out is not None:
                out.extend(
                    Event("bid", EVERYONE, event.args) if event.kind == "bid" else event
                    for event in events
                )


@caught_by("arrival-order", "the same sealed choices give another state")
class LetsTheFirstBidOutbidEqualOnes(WrappedMeaCulpa):
    """The first seat to seal gets a taler back."""

    class StateType(WrappedState):
        def apply(self, seat: int, action: int, out: list[Event] | None = None) -> None:
            first = self.inner.bids_hidden() and self.inner.pending() == (1 << self.home.seats) - 1
            super().apply(seat, action, out)
            if first and not self.inner.pending() >> seat & 1:
                self.inner.taler[seat] += 1
                self.inner.bank -= 1


# --- compartments ---------------------------------------------------------------------------------


@caught_by("sample", "shows it another view: first is")
class ShowsTheCompartments(WrappedMeaCulpa):
    class StateType(WrappedState):
        def view(self, seat: int) -> MeaCulpaView:
            view = super().view(seat)
            view.first = self.inner.first[:]
            return view

    def amend(self, view: MeaCulpaView) -> None:
        for seat in others_of(view) if view.finished == 0 else []:
            for gift in range(8):
                view.first[8 * seat + gift] = UNKNOWN


@caught_by("secrecy", "(too fine)")
class ObservesTheCompartment(WrappedMeaCulpa):
    class StateType(WrappedState):
        def observed(self, viewer: int, seat: int, action: int) -> int:
            return action if DONATE <= action < VISIT else super().observed(viewer, seat, action)


@caught_by("secrecy", "learns different things (a leak, or too coarse): events are")
class TellsTheCompartment(WrappedMeaCulpa):
    class StateType(WrappedState):
        def apply(self, seat: int, action: int, out: list[Event] | None = None) -> None:
            events: list[Event] = []
            super().apply(seat, action, events)
            if out is not None:
                out.extend(
                    Event("donates-into", EVERYONE, event.args)
                    if event.kind == "donates-into"
                    else event
                    for event in events
                )


@caught_by("sample", "sample() takes for certain what is not true")
class PutsAllGiftsOfOthersIntoTheFirst(WrappedMeaCulpa):
    def spoil(self, world: MeaCulpaState, view: MeaCulpaView) -> None:
        for seat in others_of(view) if view.finished == 0 else []:
            for gift in range(8):
                world.first[8 * seat + gift] = world.given[8 * seat + gift]


@caught_by("suggestions", "it uses hidden information")
class LooksIntoTheNextChest(WrappedMeaCulpa):
    """Takes the first choice or the last, by how much the next seat has in compartment I."""

    def suggest(self, state: State, seat: int, rng: Rng) -> int:  # noqa: ARG002  # it is certain
        assert isinstance(state, WrappedState)
        chest = 8 * ((seat + 1) % self.seats)
        legal = state.legal(seat)
        return legal[-(sum(state.inner.first[chest + gift] for gift in range(8)) % 2)]


# --- the die --------------------------------------------------------------------------------------


@caught_by("secrecy", "learns different things (a leak, or too coarse)")
class ShowsTheDie(WrappedMeaCulpa):
    class StateType(WrappedState):
        def view(self, seat: int) -> MeaCulpaView:
            view = super().view(seat)
            view.die = self.inner.die
            return view

    def amend(self, view: MeaCulpaView) -> None:
        top = view.top()
        if top & 31 != F_DUEL or top >> 5 & 7 != view.viewer:
            view.die = UNKNOWN


@caught_by("secrecy", "(too fine)")
class ObservesTheDie(WrappedMeaCulpa):
    class StateType(WrappedState):
        def observed(self, viewer: int, seat: int, action: int) -> int:
            key = super().observed(viewer, seat, action)
            return action if key == 0 and DIE <= action < DIE + 6 else key


@caught_by("arrival-order", "must not depend on who is first")
class ClosesTheRoomThatWasGuessed(WrappedMeaCulpa):
    """The Pope may not go where the guess has been made already."""

    class StateType(WrappedState):
        def legal_into(self, seat: int, out: vec[i64]) -> int:
            found = super().legal_into(seat, out)
            top, guess = self.inner.top(), self.inner.guess
            if top & 31 != F_DUEL or seat != top >> 5 & 7 or guess == UNKNOWN:
                return found
            left = [out[place] for place in range(found) if out[place] != DIE + guess]
            for place, action in enumerate(left):
                out[place] = action
            return len(left)


# --- Meta Culpa -----------------------------------------------------------------------------------


@caught_by("secrecy", "learns different things (a leak, or too coarse): ledger is")
class ShowsWhoHasCalled(WrappedMeaCulpa):
    """Before all have answered."""

    options_asked: ClassVar[dict[str, str]] = {"meta_culpa": "on"}

    class StateType(WrappedState):
        def view(self, seat: int) -> MeaCulpaView:
            view = super().view(seat)
            view.ledger[CALLS] = self.inner.ledger[CALLS]
            return view

    def amend(self, view: MeaCulpaView) -> None:
        if view.ledger[WINDOW_OPEN]:
            view.ledger[CALLS] &= 1 << view.viewer if view.viewer >= 0 else 0


@caught_by("secrecy", "learns different things (a leak, or too coarse): goods is")
class TakesAHiddenGiftFromBehindTheScreen(WrappedMeaCulpa):
    """M54: others could count the goods, and know what was donated."""

    options_asked: ClassVar[dict[str, str]] = {"meta_culpa": "on"}

    class StateType(WrappedState):
        def view(self, seat: int) -> MeaCulpaView:
            view = super().view(seat)
            view.goods = self.inner.goods[:]
            return view


# --- pieces ---------------------------------------------------------------------------------------


@caught_by("conservation", "are lost")
class LosesATaler(WrappedMeaCulpa):
    """A seat that passes drops one."""

    class StateType(WrappedState):
        def apply(self, seat: int, action: int, out: list[Event] | None = None) -> None:
            super().apply(seat, action, out)
            if action == PASS and self.inner.taler[seat] > 0:
                self.inner.taler[seat] -= 1


@caught_by("conservation", "are lost")
class LosesAStoneOfTheBag(WrappedMeaCulpa):
    class StateType(WrappedState):
        def apply_chance(self, outcome: list[int], out: list[Event] | None = None) -> None:
            super().apply_chance(outcome, out)
            if self.inner.round == 3:
                self.inner.bag[0] -= 1
