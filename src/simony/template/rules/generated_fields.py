"""The fields of a state and of a view, as declared in `fields`.

Written by `python -m simony.core.fields`: edit `fields`, not this.
"""

from __future__ import annotations

from typing import Final

from simony.core.contract import Game, State, View
from simony.core.records import Record
from simony.template.rules.fields import FIELDS
from simony.template.rules.figures import Figures


class ViewFields(View):
    """The fields of a view, and how they are recorded."""

    def __init__(self, viewer: int, legal: list[int]) -> None:
        super().__init__(viewer, legal)
        self.hand: int = 0
        """The mask of the viewer's own cards."""
        self.chosen: int = -1
        """The card that the viewer has chosen, or NONE."""
        self.bet: int = -1
        """The viewer's own bet, or NONE."""
        self.sealed: int = 0
        """The mask of the seats that have decided."""
        self.left: int = 0
        """The number of cards in each hand, and so of rounds left."""
        self.cards: int = 0
        """The number of cards in the pack."""
        self.shown: list[int] = []
        """The cards of the last round."""
        self.flames: list[int] = []
        """The scores."""
        self.burnt: int = 0
        """The mask of all cards shown so far."""
        self.prize: int = 0
        """What the next winner gets."""
        self.dealt: int = 0
        """Whether the cards have been dealt."""

    def record(self) -> Record:
        return FIELDS.view_record(self)


class StateFields(State):
    """A state without rules: its fields, and how they are copied, shown and recorded."""

    def __init__(
        self, bound_game: Game, figures: Figures, source: StateFields | None = None
    ) -> None:
        """Copy every field of another state, or give all their first values; rows are empty."""
        self.bound_game: Final = bound_game
        self.figures: Final = figures
        if source is None:
            self.hands: list[int] = []
            """The mask of cards in each hand."""
            self.chosen: list[int] = []
            """The card that each seat has chosen in this round, or NONE. It stays in the hand until
            all are shown.
            """
            self.bets: list[int] = []
            """The bet of each seat in this round, or NONE. A seat has sealed once it has one."""
            self.box: int = 0
            """The mask of cards that are not in the game."""
            self.shown: list[int] = []
            """The cards of the last round."""
            self.flames: list[int] = []
            """The scores."""
            self.burnt: int = 0
            """The mask of all cards shown so far."""
            self.prize: int = 0
            """What the next winner gets."""
            self.dealt: int = 0
            """Whether the cards have been dealt."""
        else:
            self.hands = source.hands[:]
            self.chosen = source.chosen[:]
            self.bets = source.bets[:]
            self.box = source.box
            self.shown = source.shown[:]
            self.flames = source.flames[:]
            self.burnt = source.burnt
            self.prize = source.prize
            self.dealt = source.dealt

    def game(self) -> Game:
        return self.bound_game

    def show_public(self, view: ViewFields) -> None:
        """Copy the public fields to a view."""
        view.shown = self.shown[:]
        view.flames = self.flames[:]
        view.burnt = self.burnt
        view.prize = self.prize
        view.dealt = self.dealt

    def lend_public(self, view: ViewFields) -> None:
        """Give the public fields to a view that is used before the state changes: rows are shared,
        not copied.
        """
        view.shown = self.shown
        view.flames = self.flames
        view.burnt = self.burnt
        view.prize = self.prize
        view.dealt = self.dealt

    def take_public(self, view: ViewFields) -> None:
        """Copy the public fields from a view."""
        self.shown = view.shown[:]
        self.flames = view.flames[:]
        self.burnt = view.burnt
        self.prize = view.prize
        self.dealt = view.dealt

    def fill_rows(self, seats: int) -> None:
        """Give every row its length, filled with its first value."""
        self.hands = [0] * seats
        self.chosen = [-1] * seats
        self.bets = [-1] * seats
        self.shown = [-1] * seats
        self.flames = [0] * seats

    def record(self) -> Record:
        return FIELDS.state_record(self)
