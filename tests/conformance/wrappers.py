"""Wrappers around games and states whose classes are compiled and final: a subclass can plant a
fault in one method.
"""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.contract import Game, State, View
from simony.core.errors import IllegalAction
from simony.core.event import Event
from simony.core.records import Record
from simony.core.rng import Rng
from simony.core.scene import Scene
from simony.i18n.text import Text


class GameWrapper(Game):
    """Forwards everything to the wrapped game."""

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


class StateWrapper(State):
    """Forwards everything to the wrapped state."""

    def __init__(self, home: Game, inner: State) -> None:
        self.home = home
        self.inner = inner

    def game(self) -> Game:
        return self.home

    def pending(self) -> int:
        return self.inner.pending()

    def over(self) -> bool:
        return self.inner.over()

    def legal_into(self, seat: int, out: vec[i64]) -> int:
        return self.inner.legal_into(seat, out)

    def apply(self, seat: int, action: int, out: list[Event] | None = None) -> None:
        self.inner.apply(seat, action, out)

    def explain_illegal(self, seat: int, action: int) -> IllegalAction:
        return self.inner.explain_illegal(seat, action)

    def draw(self, rng: Rng) -> list[int]:
        return self.inner.draw(rng)

    def apply_chance(self, outcome: list[int], out: list[Event] | None = None) -> None:
        self.inner.apply_chance(outcome, out)

    def is_possible_outcome(self, outcome: list[int]) -> bool:
        return self.inner.is_possible_outcome(outcome)

    def chance_outcomes(self) -> list[tuple[list[int], int]] | None:
        return self.inner.chance_outcomes()

    def observed(self, viewer: int, seat: int, action: int) -> int:
        return self.inner.observed(viewer, seat, action)

    def observed_chance(self, viewer: int, outcome: list[int]) -> int:
        return self.inner.observed_chance(viewer, outcome)

    def view(self, seat: int) -> View:
        return self.inner.view(seat)

    def scores(self) -> list[int]:
        return self.inner.scores()

    def places(self) -> list[int]:
        return self.inner.places()

    def pieces(self) -> list[int]:
        return self.inner.pieces()

    def copy(self) -> State:
        return type(self)(self.home, self.inner.copy())

    def record(self) -> Record:
        return self.inner.record()

    def position_bytes(self) -> bytes:
        return self.inner.position_bytes()

    def multiplicity(self, viewer: int) -> int:
        return self.inner.multiplicity(viewer)


class StateWrappingGame(GameWrapper):
    """Its states are of the class `StateType`."""

    StateType: ClassVar[type[StateWrapper]] = StateWrapper

    def new(self) -> State:
        return self.StateType(self, self.inner.new())

    def load(self, data: bytes) -> State:
        return self.StateType(self, self.inner.load(data))

    def suggest(self, state: State, seat: int, rng: Rng) -> int:
        assert isinstance(state, StateWrapper)
        return self.inner.suggest(state.inner, seat, rng)
