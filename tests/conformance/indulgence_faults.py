"""Faults in a wrapper around Indulgence, whose classes are compiled and final: each is one method
of a subclass.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from conformance.wrappers import GameWrapper
from simony.core.contract import State, View
from simony.core.event import Event
from simony.core.rng import Rng
from simony.games.indulgence.rules.rules import IndulgenceState
from simony.games.indulgence.view.view import IndulgenceView
from simony.i18n.text import Text


class ForgetsVoids(GameWrapper):
    """Deals cards to seats that have shown they hold none of the family; the world then says it
    knows better.
    """

    def sample(self, view: View, rng: Rng) -> State:
        forgetful = self.inner.load_view(view.to_bytes())
        assert isinstance(view, IndulgenceView)
        assert isinstance(forgetful, IndulgenceView)
        forgetful.lacks = vec[i64]([0] * self.seats)
        world = self.inner.sample(forgetful, rng)
        assert isinstance(world, IndulgenceState)
        world.lacks = view.lacks[:]
        return world


class Peeks(GameWrapper):
    """Takes the first choice if the next seat holds a higher card than this seat does, otherwise
    the last.
    """

    def suggest(self, state: State, seat: int, rng: Rng) -> int:  # noqa: ARG002  # it is certain
        assert isinstance(state, IndulgenceState)
        legal = state.legal(seat)
        return legal[0 if state.hands[(seat + 1) % self.seats] > state.hands[seat] else -1]


class DropsTheRing(GameWrapper):
    def notation(self, action: int) -> str:
        return self.inner.notation(action).removesuffix(" ring")


class ReadsOnlyAscii(GameWrapper):
    def parse(self, text: str) -> int:
        return self.inner.parse(text.encode("ascii").decode())


class TellsInNoWords(GameWrapper):
    def describe(self, event: Event) -> Text:
        return Text(event.kind)


class LosesTheSpectator(GameWrapper):
    def load_view(self, data: bytes | str) -> View:
        view = self.inner.load_view(data)
        view.viewer = max(view.viewer, 0)
        return view
