"""Faults in a wrapper around Tolerance, whose classes are compiled and final: each is one method of
a subclass.
"""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from conformance.wrappers import GameWrapper
from simony.core.contract import State, View
from simony.core.event import Event
from simony.core.rng import Rng
from simony.core.scene import Scene
from simony.games.tolerance.rules.figures import ALL_ROLES, MONARCH, NATURALS, ROLE_KEYS
from simony.games.tolerance.rules.rules import ToleranceState
from simony.games.tolerance.view.view import ToleranceView
from simony.i18n.text import Text

ToleranceFault = tuple[type[GameWrapper], str, str]
TOLERANCE_FAULTS: dict[str, ToleranceFault] = {}
"""By name: the game, the check that must catch it, and part of its message."""


def caught_by(check: str, says: str) -> Callable[[type[GameWrapper]], type[GameWrapper]]:
    def keep(fault: type[GameWrapper]) -> type[GameWrapper]:
        TOLERANCE_FAULTS[fault.__name__] = (fault, check, says)
        return fault

    return keep


class Spoils(GameWrapper):
    """Samples from a changed view, and then copies the right memory into the world."""

    def amend(self, view: ToleranceView) -> None:
        """Remove information from a view."""

    def spoil(self, world: ToleranceState, rng: Rng) -> None:
        """Plant a fault in a sampled world."""

    def sample(self, view: View, rng: Rng) -> State:
        amended = self.inner.load_view(view.to_bytes())
        assert isinstance(view, ToleranceView)
        assert isinstance(amended, ToleranceView)
        self.amend(amended)
        world = self.inner.sample(amended, rng)
        assert isinstance(world, ToleranceState)
        world.lacks = view.lacks[:]
        world.suspects = view.suspects[:]
        self.spoil(world, rng)
        return world


class ForgetsWhoDiscarded(Spoils):
    """So many cards are set aside that no place is common enough for the suite to notice; exact
    endings do (`games/tolerance`).
    """

    def amend(self, view: ToleranceView) -> None:
        view.lacks = vec[i64]([0] * self.seats)


class ForgetsTheTotals(Spoils):
    """T45: allows any role, whatever the points say. Noticed like the other one."""

    def amend(self, view: ToleranceView) -> None:
        view.suspects = vec[i64]([ALL_ROLES] * self.seats)


@caught_by("history", "sample() leaves out what is possible")
class TakesAWildForAVoid(Spoils):
    """Treats a seat that played a Wild as void in the suit led."""

    def amend(self, view: ToleranceView) -> None:
        for seat in range(self.seats):
            if NATURALS <= view.trick[seat] < 73 and view.led >= 0 and seat != view.leader:
                view.lacks[seat] |= 1 << view.led


@caught_by("sample", "pieces are lost or in two places")
class SetsTheMonarchAside(Spoils):
    def spoil(self, world: ToleranceState, rng: Rng) -> None:  # noqa: ARG002  # it is certain
        monarch = 1 << MONARCH - NATURALS + world.reign
        for seat in range(self.seats):
            if world.wilds[seat] & monarch:
                world.wilds[seat] ^= monarch | 1 << 13


@caught_by("suggestions", "it uses hidden information")
class PlaysForTheRoleOfAnother(GameWrapper):
    """Takes the first choice or the last, by the next seat's hidden role."""

    def suggest(self, state: State, seat: int, rng: Rng) -> int:  # noqa: ARG002  # it is certain
        assert isinstance(state, ToleranceState)
        legal = state.legal(seat)
        return legal[0 if state.roles[(seat + 1) % self.seats] > 4 else -1]


@caught_by("scenes", "it uses something that is not in the record")
class RemembersARole(GameWrapper):
    """Its scenes depend on the scenes made before."""

    seen = 0

    def scene(self, view: View) -> Scene:
        RemembersARole.seen += 1
        found = self.inner.scene(view)
        return Scene(
            **{name: getattr(found, name) for name in found.__struct_fields__}
            | {"facts": (Text("list-row", head=self.seen, last=0),)}
        )


@caught_by("chronicle", "has no translation for")
class NamesRolesByTheirKeys(GameWrapper):
    def describe(self, event: Event) -> Text:
        return (
            Text(f"tolerance-{ROLE_KEYS[event.number('role')]}")
            if event.kind == "role"
            else self.inner.describe(event)
        )


@caught_by("notation", "cannot be read")
class DropsWhatAWildIsDeclaredAs(GameWrapper):
    def notation(self, action: int) -> str:
        return self.inner.notation(action).partition(" as ")[0]
