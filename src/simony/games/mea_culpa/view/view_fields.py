"""The fields of a view, as declared in `fields`.

Written by `python -m simony.core.fields`: edit `fields`, not this.
"""

# Compiled with mypyc.

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.contract import View
from simony.core.records import Record
from simony.games.mea_culpa.rules.fields import FIELDS


class ViewFields(View):
    """The fields of a view, and how they are recorded."""

    def __init__(self, viewer: i64, legal: list[int]) -> None:
        super().__init__(viewer, legal)
        self.taler: vec[i64] = vec[i64]()
        """The taler behind each screen."""
        self.goods: vec[i64] = vec[i64]()
        """The goods behind each screen, by kind."""
        self.first: vec[i64] = vec[i64]()
        """Those of the gifts in `given` that are in compartment I; the others are in II. -1 in
        another player's chest until the first cathedral is finished.
        """
        self.notches: vec[i64] = vec[i64]()
        """The notches that each seat bids; 0 while they are sealed."""
        self.coins: vec[i64] = vec[i64]()
        """The coins that each seat bids; 0 while they are sealed."""
        self.ledger: vec[i64] = vec[i64]()
        """For Meta Culpa: what was left out, by places named in `state`. In a view the calls of
        others are missing while the window is open, and a gift that was not shown is UNKNOWN_GIFT
        and still among `goods` or `taler`.
        """
        self.die: i64 = -1
        """The die of the Pope's visit; -1 except for the Pope who set it, until both are done."""
        self.guess: i64 = -1
        """The guess at it; -1 except for the guesser."""
        self.souls: vec[i64] = vec[i64]()
        """Steps from Start: towards Heaven above zero, towards Hell below."""
        self.line: vec[i64] = vec[i64]()
        """The order on Start; 0 is nearest Hell."""
        self.posts: vec[i64] = vec[i64]()
        """The notches that each post shows."""
        self.letters: vec[i64] = vec[i64]()
        """The Letters behind each screen, by colour."""
        self.sins: vec[i64] = vec[i64]()
        """The stones of each seat in the three Dens."""
        self.given: vec[i64] = vec[i64]()
        """All gifts in each chest, by kind."""
        self.order: vec[i64] = vec[i64]()
        """The seats from the highest bid down."""
        self.holders: vec[i64] = vec[i64]()
        """The seats that have the characters."""
        self.bag: vec[i64] = vec[i64]()
        """The stones in the bag."""
        self.market: vec[i64] = vec[i64]()
        """The stones in the market."""
        self.supply: vec[i64] = vec[i64]()
        """The Letters in the supply."""
        self.display: vec[i64] = vec[i64]()
        """The Letters on display."""
        self.deck: vec[i64] = vec[i64]()
        """The cards in the deck, by kind."""
        self.discard: vec[i64] = vec[i64]()
        """The cards in the discard, by kind."""
        self.rooms: vec[i64] = vec[i64]()
        """The card in each room, or NO_CARD."""
        self.pope_stones: vec[i64] = vec[i64]()
        """The Pope stones in each Den."""
        self.crews: vec[i64] = vec[i64]()
        """The crews at each site."""
        self.built: vec[i64] = vec[i64]()
        """Whether a nave (1) or a cathedral (2) is built at a site."""
        self.stack: vec[i64] = vec[i64]()
        """What is in progress: frames of `actions`."""
        self.before: vec[i64] = vec[i64]()
        """For Meta Culpa: what can be taken back (BEFORE_ROWS), or nothing."""
        self.depth: i64 = 0
        """The number of frames on the stack; 0 when the game is over."""
        self.waiting: i64 = 0
        """The seats that must decide."""
        self.round: i64 = 0
        """The number of the round, from 0."""
        self.finished: i64 = 0
        """The number of cathedrals that were evaluated."""
        self.hut: i64 = 0
        """The crews in the hut."""
        self.on_card: i64 = 0
        """Whether a crew is on the Emperor's card."""
        self.suite_5: i64 = 0
        """Whether Suite 5 is still open in this round."""
        self.suite_6: i64 = 0
        """Whether a Letter lies in Suite 6."""
        self.bonuses: i64 = 0
        """The starting bonuses that are left."""
        self.lap_stones: i64 = 0
        """The stones in the market when the lap began."""
        self.bank: i64 = 0
        """The money of the bank, which starts at 0."""

    def record(self) -> Record:
        return FIELDS.view_record(self)
