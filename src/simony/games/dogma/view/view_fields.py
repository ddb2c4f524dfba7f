"""The fields of a view, as declared in `fields`.

Written by `python -m simony.core.fields`: edit `fields`, not this.
"""

# Compiled with mypyc.

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.contract import View
from simony.core.records import Record
from simony.games.dogma.rules.fields import FIELDS


class ViewFields(View):
    """The fields of a view, and how they are recorded."""

    def __init__(self, viewer: i64, legal: list[int]) -> None:
        super().__init__(viewer, legal)
        self.sizes: vec[i64] = vec[i64]()
        """The number of cards in each hand."""
        self.owners: list[int] = []
        """The owner of each layer of the pile."""
        self.counts: list[int] = []
        """The number of cards in each layer."""
        self.layers: list[int] = []
        """The viewer's own layers, and 0 for those of others."""
        self.claim_sides: list[int] = []
        """The sides that each claim of the memory is about."""
        self.claim_cards: list[int] = []
        """The cards of each claim, all but `claim_slack` of which are on these sides."""
        self.claim_slack: list[int] = []
        """The slack of each claim."""
        self.hand: i64 = 0
        """The viewer's own hand."""
        self.own_gone: i64 = 0
        """The viewer's own cards in the discard that nobody else saw."""
        self.unseen_gone: i64 = 0
        """The number of other cards in the discard."""
        self.left_out: i64 = 0
        """The number of cards that are not in the game."""
        self.phase: i64 = 0
        """The phase, as in `actions`; others do not see LAYING."""
        self.name: i64 = -1
        """The kind that the pile is confessed to."""
        self.laid: i64 = 0
        """The layer being laid; only its owner sees it."""
        self.lowest_kind: i64 = 0
        """The lowest kind that may still be laid, so that a layer has only one order."""
        self.joining: i64 = 0
        """Whether the layer being laid joins the pile."""
        self.rubies: vec[i64] = vec[i64]()
        """The rubies of each seat."""
        self.rank: vec[i64] = vec[i64]()
        """The place of each seat that is out, 0 for the others."""
        self.shown: vec[i64] = vec[i64]()
        """The cards that everybody saw a seat take and that must still be on its side."""
        self.turn: i64 = -1
        """The seat to act; nobody when chance acts or the game is over."""
        self.proclaimed: i64 = 0
        """Whether a Dogma was proclaimed in this turn."""
        self.to_proclaim: i64 = -1
        """The Dogma that waits for room on the Altar."""
        self.altar: i64 = 0
        """The kinds whose Dogma is on the Altar."""
        self.seen_gone: i64 = 0
        """The part of the discard that everybody saw."""
        self.confessions: i64 = 0
        """The number of confessions so far."""

    def record(self) -> Record:
        return FIELDS.view_record(self)
