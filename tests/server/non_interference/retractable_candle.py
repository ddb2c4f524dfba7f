"""Candle in which a chosen card may be taken back into the hand, as often as one likes, unseen by
others.

So the number of somebody's secret steps depends on nothing that others see, which is not so in any
of our games.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.contract import State, View
from simony.core.event import UNSEEN, Event
from simony.core.figures import FigureDict
from simony.core.game_spec import GameSpec
from simony.core.rng import Rng
from simony.template import SPEC as CANDLE
from simony.template.game import CandleGame
from simony.template.rules.fields import NONE
from simony.template.rules.state import CandleState


class RetractableState(CandleState):
    @property
    def again(self) -> int:
        """The action that takes the card back."""
        return self.figures.bet_action + 1

    def legal_into(self, seat: int, out: vec[i64]) -> int:
        found = super().legal_into(seat, out)
        if found and self.chosen[seat] != NONE:
            out[found] = self.again
            return found + 1
        return found

    def apply(self, seat: int, action: int, out: list[Event] | None = None) -> None:
        if action == self.again:
            self.chosen[seat] = NONE
        else:
            super().apply(seat, action, out)

    def observed(self, viewer: int, seat: int, action: int) -> int:
        if action == self.again:
            return action if viewer == seat else UNSEEN
        return super().observed(viewer, seat, action)

    def copy(self) -> RetractableState:
        return RetractableState(self.bound_game, self.figures, self)


class RetractableGame(CandleGame):
    def __init__(self, seats: int, options: dict[str, str], figures: FigureDict) -> None:
        super().__init__(seats, options, figures)
        self.key = "waver"
        self.max_legal = max(self.max_legal, 3)
        self.action_count += 1

    def new(self) -> State:
        return self._retractable(super().new())

    def load(self, data: bytes) -> State:
        return self._retractable(super().load(data))

    def sample(self, view: View, rng: Rng) -> State:
        return self._retractable(super().sample(view, rng))

    def _retractable(self, state: State) -> RetractableState:
        assert isinstance(state, CandleState)
        return RetractableState(self, self.parsed_figures, state)

    def notation(self, action: int) -> str:
        return "again" if action == self.parsed_figures.bet_action + 1 else super().notation(action)


WAVER = GameSpec(
    key="waver",
    package=CANDLE.package,
    seat_counts=CANDLE.seat_counts,
    options=CANDLE.options,
    make=RetractableGame,
)
