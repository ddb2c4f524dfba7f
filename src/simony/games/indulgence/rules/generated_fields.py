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
from simony.games.indulgence.rules.fields import FIELDS
from simony.games.indulgence.rules.figures import Figures


class ViewFields(View):
    """The fields of a view, and how they are recorded."""

    def __init__(self, viewer: i64, legal: list[int]) -> None:
        super().__init__(viewer, legal)
        self.sizes: vec[i64] = vec[i64]()
        """The number of cards that each seat holds."""
        self.hand: i64 = 0
        """The viewer's own cards; none for a spectator."""
        self.led: i64 = -1
        """The family led."""
        self.trick: vec[i64] = vec[i64]()
        """The card of each seat in the trick, NO_CARD, or HIDDEN from the viewer."""
        self.ring_card: i64 = -1
        """The card with the ring, -1, or HIDDEN from the viewer (I21)."""
        self.taken: vec[i64] = vec[i64]()
        """The cards that each seat took in complete tricks."""
        self.lacks: vec[i64] = vec[i64]()
        """The cards that each seat is known not to hold: it did not follow (I33), or led a banned
        card to the first trick (I13).
        """
        self.won: vec[i64] = vec[i64]()
        """The number of tricks that each seat won in this hand."""
        self.florins: vec[i64] = vec[i64]()
        """The florins of each seat."""
        self.phase: i64 = 0
        """The phase, as in `actions`."""
        self.hand_number: i64 = 0
        """The number of the hand, from 0."""
        self.trick_number: i64 = 0
        """The number of the trick, from 0."""
        self.ruler: i64 = -1
        """The Ruler."""
        self.sinner: i64 = -1
        """The Sinner."""
        self.leader: i64 = -1
        """The seat that leads the trick."""
        self.turn: i64 = -1
        """The seat to act; nobody when chance acts or the game is over."""
        self.trump: i64 = -1
        """The trump family."""
        self.bull: i64 = 0
        """Whether a papal bull is in force."""
        self.bulls: i64 = 0
        """The seats that still have their bull."""
        self.deck: i64 = 0
        """The edicts in the deck."""
        self.row: i64 = 0
        """The edicts face up."""
        self.force: i64 = 0
        """The edicts in force."""
        self.used: i64 = 0
        """The edicts that were in force before."""
        self.raced: i64 = 0
        """At place n, who was first to win n tricks; packed as in `scoring`."""
        self.ninth: i64 = 0
        """For each family, who took its ninth card; packed as in `scoring`."""
        self.named: i64 = 0
        """For each family, whom the Ruler named in a tie (I17); packed."""
        self.champion: i64 = -1
        """The champion."""
        self.short: i64 = 0
        """Whether a seat could not pay all that it owed (I27)."""
        self.bank: i64 = 0
        """The florins that were credited beyond what was paid (I27)."""

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
            """The cards that each seat holds."""
            self.trick: vec[i64] = vec[i64]()
            """The card of each seat in the trick, NO_CARD, or HIDDEN from the viewer."""
            self.ring_card: i64 = -1
            """The card with the ring, -1, or HIDDEN from the viewer (I21)."""
            self.taken: vec[i64] = vec[i64]()
            """The cards that each seat took in complete tricks."""
            self.lacks: vec[i64] = vec[i64]()
            """The cards that each seat is known not to hold: it did not follow (I33), or led a
            banned card to the first trick (I13).
            """
            self.won: vec[i64] = vec[i64]()
            """The number of tricks that each seat won in this hand."""
            self.florins: vec[i64] = vec[i64]()
            """The florins of each seat."""
            self.phase: i64 = 0
            """The phase, as in `actions`."""
            self.hand_number: i64 = 0
            """The number of the hand, from 0."""
            self.trick_number: i64 = 0
            """The number of the trick, from 0."""
            self.ruler: i64 = -1
            """The Ruler."""
            self.sinner: i64 = -1
            """The Sinner."""
            self.leader: i64 = -1
            """The seat that leads the trick."""
            self.turn: i64 = -1
            """The seat to act; nobody when chance acts or the game is over."""
            self.trump: i64 = -1
            """The trump family."""
            self.bull: i64 = 0
            """Whether a papal bull is in force."""
            self.bulls: i64 = 0
            """The seats that still have their bull."""
            self.deck: i64 = 0
            """The edicts in the deck."""
            self.row: i64 = 0
            """The edicts face up."""
            self.force: i64 = 0
            """The edicts in force."""
            self.used: i64 = 0
            """The edicts that were in force before."""
            self.raced: i64 = 0
            """At place n, who was first to win n tricks; packed as in `scoring`."""
            self.ninth: i64 = 0
            """For each family, who took its ninth card; packed as in `scoring`."""
            self.named: i64 = 0
            """For each family, whom the Ruler named in a tie (I17); packed."""
            self.champion: i64 = -1
            """The champion."""
            self.short: i64 = 0
            """Whether a seat could not pay all that it owed (I27)."""
            self.bank: i64 = 0
            """The florins that were credited beyond what was paid (I27)."""
        else:
            self.hands = source.hands[:]
            self.trick = source.trick[:]
            self.ring_card = source.ring_card
            self.taken = source.taken[:]
            self.lacks = source.lacks[:]
            self.won = source.won[:]
            self.florins = source.florins[:]
            self.phase = source.phase
            self.hand_number = source.hand_number
            self.trick_number = source.trick_number
            self.ruler = source.ruler
            self.sinner = source.sinner
            self.leader = source.leader
            self.turn = source.turn
            self.trump = source.trump
            self.bull = source.bull
            self.bulls = source.bulls
            self.deck = source.deck
            self.row = source.row
            self.force = source.force
            self.used = source.used
            self.raced = source.raced
            self.ninth = source.ninth
            self.named = source.named
            self.champion = source.champion
            self.short = source.short
            self.bank = source.bank

    def game(self) -> Game:
        return self.bound_game

    def show_public(self, view: ViewFields) -> None:
        """Copy the public fields to a view."""
        view.taken = self.taken[:]
        view.lacks = self.lacks[:]
        view.won = self.won[:]
        view.florins = self.florins[:]
        view.phase = self.phase
        view.hand_number = self.hand_number
        view.trick_number = self.trick_number
        view.ruler = self.ruler
        view.sinner = self.sinner
        view.leader = self.leader
        view.turn = self.turn
        view.trump = self.trump
        view.bull = self.bull
        view.bulls = self.bulls
        view.deck = self.deck
        view.row = self.row
        view.force = self.force
        view.used = self.used
        view.raced = self.raced
        view.ninth = self.ninth
        view.named = self.named
        view.champion = self.champion
        view.short = self.short
        view.bank = self.bank

    def lend_public(self, view: ViewFields) -> None:
        """Give the public fields to a view that is used before the state changes: rows are shared,
        not copied.
        """
        view.taken = self.taken
        view.lacks = self.lacks
        view.won = self.won
        view.florins = self.florins
        view.phase = self.phase
        view.hand_number = self.hand_number
        view.trick_number = self.trick_number
        view.ruler = self.ruler
        view.sinner = self.sinner
        view.leader = self.leader
        view.turn = self.turn
        view.trump = self.trump
        view.bull = self.bull
        view.bulls = self.bulls
        view.deck = self.deck
        view.row = self.row
        view.force = self.force
        view.used = self.used
        view.raced = self.raced
        view.ninth = self.ninth
        view.named = self.named
        view.champion = self.champion
        view.short = self.short
        view.bank = self.bank

    def take_public(self, view: ViewFields) -> None:
        """Copy the public fields from a view."""
        self.taken = view.taken[:]
        self.lacks = view.lacks[:]
        self.won = view.won[:]
        self.florins = view.florins[:]
        self.phase = view.phase
        self.hand_number = view.hand_number
        self.trick_number = view.trick_number
        self.ruler = view.ruler
        self.sinner = view.sinner
        self.leader = view.leader
        self.turn = view.turn
        self.trump = view.trump
        self.bull = view.bull
        self.bulls = view.bulls
        self.deck = view.deck
        self.row = view.row
        self.force = view.force
        self.used = view.used
        self.raced = view.raced
        self.ninth = view.ninth
        self.named = view.named
        self.champion = view.champion
        self.short = view.short
        self.bank = view.bank

    def fill_rows(self, seats: i64) -> None:
        """Give every row its length, filled with its first value."""
        self.hands = vec[i64]([0] * seats)
        self.trick = vec[i64]([36] * seats)
        self.taken = vec[i64]([0] * seats)
        self.lacks = vec[i64]([0] * seats)
        self.won = vec[i64]([0] * seats)
        self.florins = vec[i64]([0] * seats)

    def record(self) -> Record:
        return FIELDS.state_record(self)
