"""A game around Indulgence, whose classes are compiled and final: what is wrong with it is in one
method of a subclass.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.contract import Game, State, View
from simony.core.event import Event
from simony.core.rng import Rng
from simony.core.scene import Scene
from simony.games.indulgence.rules.rules import IndulgenceState
from simony.games.indulgence.view.view import IndulgenceView
from simony.i18n.text import Text


class Wrapped(Game):
    """Hands everything on to the game inside."""

    def __init__(self, inner: Game) -> None:
        counts = (
            inner.rules_version,
            inner.max_actions,
            inner.max_legal,
            inner.action_count,
            inner.feature_count,
        )
        super().__init__(inner.key, inner.seats, inner.options, inner.figures, *counts)
        self.inner = inner

    def new(self) -> State:
        return self.inner.new()

    def load(self, data: bytes) -> State:
        return self.inner.load(data)

    def load_view(self, data: bytes | str) -> View:
        return self.inner.load_view(data)

    def sample(self, view: View, rng: Rng) -> State:
        return self.inner.sample(view, rng)

    def suggest(self, state: State, seat: int, rng: Rng) -> int:
        return self.inner.suggest(state, seat, rng)

    def scene(self, view: View) -> Scene:
        return self.inner.scene(view)

    def describe(self, event: Event) -> Text:
        return self.inner.describe(event)

    def rules(self) -> list[Text]:
        return self.inner.rules()

    def notation(self, action: int) -> str:
        return self.inner.notation(action)

    def parse(self, text: str) -> int:
        return self.inner.parse(text)

    def outcome_notation(self, outcome: list[int]) -> str:
        return self.inner.outcome_notation(outcome)

    def parse_outcome(self, text: str) -> list[int]:
        return self.inner.parse_outcome(text)


class ForgetsVoids(Wrapped):
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


class Peeks(Wrapped):
    """Takes the first choice if the next seat holds a higher card than this seat does, otherwise
    the last.
    """

    def suggest(self, state: State, seat: int, rng: Rng) -> int:  # noqa: ARG002  # it is certain
        assert isinstance(state, IndulgenceState)
        legal = state.legal(seat)
        return legal[0 if state.hands[(seat + 1) % self.seats] > state.hands[seat] else -1]


class DropsTheRing(Wrapped):
    def notation(self, action: int) -> str:
        return self.inner.notation(action).removesuffix(" ring")


class ReadsOnlyAscii(Wrapped):
    def parse(self, text: str) -> int:
        return self.inner.parse(text.encode("ascii").decode())


class TellsInNoWords(Wrapped):
    def describe(self, event: Event) -> Text:
        return Text(event.kind)


class LosesTheSpectator(Wrapped):
    def load_view(self, data: bytes | str) -> View:
        view = self.inner.load_view(data)
        view.viewer = max(view.viewer, 0)
        return view
