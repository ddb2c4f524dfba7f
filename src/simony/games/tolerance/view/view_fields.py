"""The fields of a view, as declared in `fields`.

Written by `python -m simony.core.fields`: edit `fields`, not this.
"""

# Compiled with mypyc.

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.contract import View
from simony.core.records import Record
from simony.games.tolerance.rules.fields import FIELDS


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
