"""Mea Culpa as a `State`: the fields of `BaseState` with the contract's methods over the modules of
rules.

Rulings are named by number, as in docs/rules/mea_culpa.md.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.errors import IllegalAction
from simony.core.event import Event
from simony.core.rng import Rng
from simony.games.mea_culpa.rules import apply, legal, observation, pieces
from simony.games.mea_culpa.rules.phases import preparation
from simony.games.mea_culpa.rules.state import BaseState
from simony.games.mea_culpa.ui import explanations


@final
class MeaCulpaState(BaseState):
    """The state of a game of Mea Culpa: legal actions, their effects, chance and scoring."""

    def copy(self) -> MeaCulpaState:
        return MeaCulpaState(self.bound_game, self.figures, self)

    # --- decisions --------------------------------------------------------------------------------

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        return legal.actions_into(self, seat, out)

    def explain_illegal(self, seat: i64, action: i64) -> IllegalAction:
        return explanations.explain_illegal(self.view(seat), self.figures, action)

    def apply(self, seat: i64, action: i64, out: list[Event] | None = None) -> None:
        apply.apply_action(self, seat, action, out)

    def observed(self, viewer: i64, seat: i64, action: i64) -> i64:
        key: i64 = observation.observed_now(self, viewer, seat, action)
        if observation.may_show_gifts(self, action):
            after = self.copy()
            apply.apply_action(after, seat, action, None)
            key = observation.with_shown_gifts(self, after, action, key)
        return key

    # --- chance -----------------------------------------------------------------------------------

    def draw(self, rng: Rng) -> list[int]:
        return preparation.draw(self, rng)

    def apply_chance(self, outcome: list[int], out: list[Event] | None = None) -> None:
        apply.apply_chance(self, outcome, out)

    def is_possible_outcome(self, outcome: list[int]) -> bool:
        return preparation.is_possible_outcome(self, outcome)

    def chance_outcomes(self) -> list[tuple[list[int], int]] | None:
        return preparation.outcomes(self)

    def observed_chance(self, viewer: i64, outcome: list[int]) -> i64:  # noqa: ARG002  # everybody sees the same
        return observation.observed_outcome(outcome)

    # --- pieces -----------------------------------------------------------------------------------

    def pieces(self) -> list[int]:
        return pieces.pieces_of(self)
