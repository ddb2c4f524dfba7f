"""The fields of a state and of a view, as declared in `fields`.

Written by `python -m simony.core.fields`: edit `fields`, not this.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.contract import Game, State, View
from simony.core.records import Record
from simony.games.tolerance.rules.fields import FIELDS
from simony.games.tolerance.rules.figures import Figures


class ViewFields(View):
    """The fields of a view, and how they are recorded."""

    def __init__(self, viewer: i64, legal: list[int]) -> None:
        super().__init__(viewer, legal)
        self.sizes: vec[i64] = vec[i64]()
        """The number of cards that each seat holds."""
        self.hand: i64 = 0
        """The viewer's own cards of suits; none for a spectator."""
        self.hand_wilds: i64 = 0
        """The viewer's own Wilds."""
        self.roles: vec[i64] = vec[i64]()
        """The role of each seat, or -1 for one that is not known."""
        self.lacks: vec[i64] = vec[i64]()
        """The suits that each seat has shown not to have."""
        self.trick: vec[i64] = vec[i64]()
        """The card that each seat played, or NO_CARD."""
        self.order: vec[i64] = vec[i64]()
        """While a won trick is resolved: its cards in the order they act."""
        self.board: vec[i64] = vec[i64]()
        """Where each card lies, packed as in `scoring`. With a careful memory every pile can be
        followed, so a view has them all; a scene draws less.
        """
        self.tallies: vec[i64] = vec[i64]()
        """Money and both pieties of each seat."""
        self.pennants: vec[i64] = vec[i64]()
        """The pennants for each tally."""
        self.points: vec[i64] = vec[i64]()
        """The points of each seat."""
        self.earned: vec[i64] = vec[i64]()
        """What each of the three reigns brought a seat, for the score sheet."""
        self.suspects: vec[i64] = vec[i64]()
        """With hidden roles: the roles that the published points leave open for each seat."""
        self.past: vec[i64] = vec[i64]()
        """What was played in this reign, card after card, then NOTHING."""
        self.phase: i64 = 0
        """The phase, as in `actions`."""
        self.reign: i64 = 0
        """The number of the reign, from 0."""
        self.trick_number: i64 = 0
        """The number of the trick, from 0."""
        self.chooser: i64 = -1
        """The seat that chooses who starts the reign."""
        self.starter: i64 = -1
        """The seat that starts the reign."""
        self.leader: i64 = -1
        """The seat that led the trick, or won it while it is resolved."""
        self.turn: i64 = -1
        """The seat to act; nobody when chance acts or the game is over."""
        self.led: i64 = -1
        """The suit led."""
        self.asides: i64 = 0
        """The seats whose Wild is aside."""
        self.acting: i64 = 0
        """The place in `order` of the acting card."""
        self.religions: i64 = 0
        """The religion at each place, in two bits."""
        self.fallen: i64 = 0
        """The places of the dead."""
        self.chosen: i64 = 0
        """The places named so far."""
        self.loans: i64 = 0
        """The seats that have a loan."""

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
            self.hands: vec[i64] = vec[i64]()
            """The cards of suits that each seat holds."""
            self.wilds: vec[i64] = vec[i64]()
            """The Wilds that each seat holds."""
            self.roles: vec[i64] = vec[i64]()
            """The role of each seat, or -1 for one that is not known."""
            self.lacks: vec[i64] = vec[i64]()
            """The suits that each seat has shown not to have."""
            self.trick: vec[i64] = vec[i64]()
            """The card that each seat played, or NO_CARD."""
            self.order: vec[i64] = vec[i64]()
            """While a won trick is resolved: its cards in the order they act."""
            self.board: vec[i64] = vec[i64]()
            """Where each card lies, packed as in `scoring`. With a careful memory every pile can be
            followed, so a view has them all; a scene draws less.
            """
            self.tallies: vec[i64] = vec[i64]()
            """Money and both pieties of each seat."""
            self.pennants: vec[i64] = vec[i64]()
            """The pennants for each tally."""
            self.points: vec[i64] = vec[i64]()
            """The points of each seat."""
            self.earned: vec[i64] = vec[i64]()
            """What each of the three reigns brought a seat, for the score sheet."""
            self.suspects: vec[i64] = vec[i64]()
            """With hidden roles: the roles that the published points leave open for each seat."""
            self.past: vec[i64] = vec[i64]()
            """What was played in this reign, card after card, then NOTHING."""
            self.phase: i64 = 0
            """The phase, as in `actions`."""
            self.reign: i64 = 0
            """The number of the reign, from 0."""
            self.trick_number: i64 = 0
            """The number of the trick, from 0."""
            self.chooser: i64 = -1
            """The seat that chooses who starts the reign."""
            self.starter: i64 = -1
            """The seat that starts the reign."""
            self.leader: i64 = -1
            """The seat that led the trick, or won it while it is resolved."""
            self.turn: i64 = -1
            """The seat to act; nobody when chance acts or the game is over."""
            self.led: i64 = -1
            """The suit led."""
            self.asides: i64 = 0
            """The seats whose Wild is aside."""
            self.acting: i64 = 0
            """The place in `order` of the acting card."""
            self.religions: i64 = 0
            """The religion at each place, in two bits."""
            self.fallen: i64 = 0
            """The places of the dead."""
            self.chosen: i64 = 0
            """The places named so far."""
            self.loans: i64 = 0
            """The seats that have a loan."""
        else:
            self.hands = source.hands[:]
            self.wilds = source.wilds[:]
            self.roles = source.roles[:]
            self.lacks = source.lacks[:]
            self.trick = source.trick[:]
            self.order = source.order[:]
            self.board = source.board[:]
            self.tallies = source.tallies[:]
            self.pennants = source.pennants[:]
            self.points = source.points[:]
            self.earned = source.earned[:]
            self.suspects = source.suspects[:]
            self.past = source.past[:]
            self.phase = source.phase
            self.reign = source.reign
            self.trick_number = source.trick_number
            self.chooser = source.chooser
            self.starter = source.starter
            self.leader = source.leader
            self.turn = source.turn
            self.led = source.led
            self.asides = source.asides
            self.acting = source.acting
            self.religions = source.religions
            self.fallen = source.fallen
            self.chosen = source.chosen
            self.loans = source.loans

    def game(self) -> Game:
        return self.bound_game

    def show_public(self, view: ViewFields) -> None:
        """Copy the public fields to a view."""
        view.lacks = self.lacks[:]
        view.trick = self.trick[:]
        view.order = self.order[:]
        view.board = self.board[:]
        view.tallies = self.tallies[:]
        view.pennants = self.pennants[:]
        view.points = self.points[:]
        view.earned = self.earned[:]
        view.suspects = self.suspects[:]
        view.past = self.past[:]
        view.phase = self.phase
        view.reign = self.reign
        view.trick_number = self.trick_number
        view.chooser = self.chooser
        view.starter = self.starter
        view.leader = self.leader
        view.turn = self.turn
        view.led = self.led
        view.asides = self.asides
        view.acting = self.acting
        view.religions = self.religions
        view.fallen = self.fallen
        view.chosen = self.chosen
        view.loans = self.loans

    def lend_public(self, view: ViewFields) -> None:
        """Give the public fields to a view that is used before the state changes: rows are shared,
        not copied.
        """
        view.lacks = self.lacks
        view.trick = self.trick
        view.order = self.order
        view.board = self.board
        view.tallies = self.tallies
        view.pennants = self.pennants
        view.points = self.points
        view.earned = self.earned
        view.suspects = self.suspects
        view.past = self.past
        view.phase = self.phase
        view.reign = self.reign
        view.trick_number = self.trick_number
        view.chooser = self.chooser
        view.starter = self.starter
        view.leader = self.leader
        view.turn = self.turn
        view.led = self.led
        view.asides = self.asides
        view.acting = self.acting
        view.religions = self.religions
        view.fallen = self.fallen
        view.chosen = self.chosen
        view.loans = self.loans

    def take_public(self, view: ViewFields) -> None:
        """Copy the public fields from a view."""
        self.lacks = view.lacks[:]
        self.trick = view.trick[:]
        self.order = view.order[:]
        self.board = view.board[:]
        self.tallies = view.tallies[:]
        self.pennants = view.pennants[:]
        self.points = view.points[:]
        self.earned = view.earned[:]
        self.suspects = view.suspects[:]
        self.past = view.past[:]
        self.phase = view.phase
        self.reign = view.reign
        self.trick_number = view.trick_number
        self.chooser = view.chooser
        self.starter = view.starter
        self.leader = view.leader
        self.turn = view.turn
        self.led = view.led
        self.asides = view.asides
        self.acting = view.acting
        self.religions = view.religions
        self.fallen = view.fallen
        self.chosen = view.chosen
        self.loans = view.loans

    def fill_rows(self, seats: i64) -> None:
        """Give every row its length, filled with its first value."""
        self.hands = vec[i64]([0] * seats)
        self.wilds = vec[i64]([0] * seats)
        self.roles = vec[i64]([-1] * seats)
        self.lacks = vec[i64]([0] * seats)
        self.trick = vec[i64]([73] * seats)
        self.order = vec[i64]([73] * seats)
        self.board = vec[i64]([-1] * 73)
        self.tallies = vec[i64]([0] * (3 * seats))
        self.pennants = vec[i64]([0] * (3 * seats))
        self.points = vec[i64]([0] * seats)
        self.earned = vec[i64]([0] * (3 * seats))
        self.suspects = vec[i64]([0] * seats)
        self.past = vec[i64]([-1] * (12 * seats))

    def record(self) -> Record:
        return FIELDS.state_record(self)
