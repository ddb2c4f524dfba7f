"""The fields of a view, as declared in `fields`.

Written by `python -m simony.core.fields`: edit `fields`, not this.
"""

# Compiled with mypyc.

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.contract import View
from simony.core.records import Record
from simony.games.indulgence.rules.fields import FIELDS


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
