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
from simony.games.mea_culpa.rules.fields import FIELDS
from simony.games.mea_culpa.rules.figures import Figures


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


class StateFields(State):
    """A state without rules: its fields, and how they are copied, shown and recorded."""

    def __init__(
        self, bound_game: Game, figures: Figures, source: StateFields | None = None
    ) -> None:
        """Copy every field of another state, or give all their first values; rows are empty."""
        self.bound_game: Final = bound_game
        self.figures: Final = figures
        if source is None:
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
            others are missing while the window is open, and a gift that was not shown is
            UNKNOWN_GIFT and still among `goods` or `taler`.
            """
            self.die: i64 = -1
            """The die of the Pope's visit; -1 except for the Pope who set it, until both are done.
            """
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
        else:
            self.taler = source.taler[:]
            self.goods = source.goods[:]
            self.first = source.first[:]
            self.notches = source.notches[:]
            self.coins = source.coins[:]
            self.ledger = source.ledger[:]
            self.die = source.die
            self.guess = source.guess
            self.souls = source.souls[:]
            self.line = source.line[:]
            self.posts = source.posts[:]
            self.letters = source.letters[:]
            self.sins = source.sins[:]
            self.given = source.given[:]
            self.order = source.order[:]
            self.holders = source.holders[:]
            self.bag = source.bag[:]
            self.market = source.market[:]
            self.supply = source.supply[:]
            self.display = source.display[:]
            self.deck = source.deck[:]
            self.discard = source.discard[:]
            self.rooms = source.rooms[:]
            self.pope_stones = source.pope_stones[:]
            self.crews = source.crews[:]
            self.built = source.built[:]
            self.stack = source.stack[:]
            self.before = source.before[:]
            self.depth = source.depth
            self.waiting = source.waiting
            self.round = source.round
            self.finished = source.finished
            self.hut = source.hut
            self.on_card = source.on_card
            self.suite_5 = source.suite_5
            self.suite_6 = source.suite_6
            self.bonuses = source.bonuses
            self.lap_stones = source.lap_stones
            self.bank = source.bank

    def game(self) -> Game:
        return self.bound_game

    def show_public(self, view: ViewFields) -> None:
        """Copy the public fields to a view."""
        view.souls = self.souls[:]
        view.line = self.line[:]
        view.posts = self.posts[:]
        view.letters = self.letters[:]
        view.sins = self.sins[:]
        view.given = self.given[:]
        view.order = self.order[:]
        view.holders = self.holders[:]
        view.bag = self.bag[:]
        view.market = self.market[:]
        view.supply = self.supply[:]
        view.display = self.display[:]
        view.deck = self.deck[:]
        view.discard = self.discard[:]
        view.rooms = self.rooms[:]
        view.pope_stones = self.pope_stones[:]
        view.crews = self.crews[:]
        view.built = self.built[:]
        view.stack = self.stack[:]
        view.before = self.before[:]
        view.depth = self.depth
        view.waiting = self.waiting
        view.round = self.round
        view.finished = self.finished
        view.hut = self.hut
        view.on_card = self.on_card
        view.suite_5 = self.suite_5
        view.suite_6 = self.suite_6
        view.bonuses = self.bonuses
        view.lap_stones = self.lap_stones
        view.bank = self.bank

    def lend_public(self, view: ViewFields) -> None:
        """Give the public fields to a view that is used before the state changes: rows are shared,
        not copied.
        """
        view.souls = self.souls
        view.line = self.line
        view.posts = self.posts
        view.letters = self.letters
        view.sins = self.sins
        view.given = self.given
        view.order = self.order
        view.holders = self.holders
        view.bag = self.bag
        view.market = self.market
        view.supply = self.supply
        view.display = self.display
        view.deck = self.deck
        view.discard = self.discard
        view.rooms = self.rooms
        view.pope_stones = self.pope_stones
        view.crews = self.crews
        view.built = self.built
        view.stack = self.stack
        view.before = self.before
        view.depth = self.depth
        view.waiting = self.waiting
        view.round = self.round
        view.finished = self.finished
        view.hut = self.hut
        view.on_card = self.on_card
        view.suite_5 = self.suite_5
        view.suite_6 = self.suite_6
        view.bonuses = self.bonuses
        view.lap_stones = self.lap_stones
        view.bank = self.bank

    def take_public(self, view: ViewFields) -> None:
        """Copy the public fields from a view."""
        self.souls = view.souls[:]
        self.line = view.line[:]
        self.posts = view.posts[:]
        self.letters = view.letters[:]
        self.sins = view.sins[:]
        self.given = view.given[:]
        self.order = view.order[:]
        self.holders = view.holders[:]
        self.bag = view.bag[:]
        self.market = view.market[:]
        self.supply = view.supply[:]
        self.display = view.display[:]
        self.deck = view.deck[:]
        self.discard = view.discard[:]
        self.rooms = view.rooms[:]
        self.pope_stones = view.pope_stones[:]
        self.crews = view.crews[:]
        self.built = view.built[:]
        self.stack = view.stack[:]
        self.before = view.before[:]
        self.depth = view.depth
        self.waiting = view.waiting
        self.round = view.round
        self.finished = view.finished
        self.hut = view.hut
        self.on_card = view.on_card
        self.suite_5 = view.suite_5
        self.suite_6 = view.suite_6
        self.bonuses = view.bonuses
        self.lap_stones = view.lap_stones
        self.bank = view.bank

    def fill_rows(self, seats: i64) -> None:
        """Give every row its length, filled with its first value."""
        self.taler = vec[i64]([0] * seats)
        self.goods = vec[i64]([0] * (4 * seats))
        self.first = vec[i64]([0] * (8 * seats))
        self.notches = vec[i64]([0] * seats)
        self.coins = vec[i64]([0] * seats)
        self.ledger = vec[i64]([0] * 21)
        self.souls = vec[i64]([0] * seats)
        self.line = vec[i64]([0] * seats)
        self.posts = vec[i64]([0] * seats)
        self.letters = vec[i64]([0] * (4 * seats))
        self.sins = vec[i64]([0] * (3 * seats))
        self.given = vec[i64]([0] * (8 * seats))
        self.order = vec[i64]([0] * seats)
        self.holders = vec[i64]([-1] * 4)
        self.bag = vec[i64]([0] * 5)
        self.market = vec[i64]([0] * 5)
        self.supply = vec[i64]([0] * 4)
        self.display = vec[i64]([0] * 4)
        self.deck = vec[i64]([0] * 14)
        self.discard = vec[i64]([0] * 14)
        self.rooms = vec[i64]([-1] * 4)
        self.pope_stones = vec[i64]([1] * 3)
        self.crews = vec[i64]([0] * 3)
        self.built = vec[i64]([0] * 3)
        self.stack = vec[i64]([0] * 16)

    def record(self) -> Record:
        return FIELDS.state_record(self)
