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
from simony.games.dogma.rules.fields import FIELDS
from simony.games.dogma.rules.figures import Figures
from simony.games.dogma.view.memory import Memory


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
        self.claim_sides: vec[i64] = vec[i64]()
        """The sides that each claim of the memory is about."""
        self.claim_cards: vec[i64] = vec[i64]()
        """The cards of each claim, all but `claim_slack` of which are on these sides."""
        self.claim_slack: vec[i64] = vec[i64]()
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
            """The cards in each hand."""
            self.layers: vec[i64] = vec[i64]()
            """The layers of the pile; the last one is in question."""
            self.owners: vec[i64] = vec[i64]()
            """The owner of each layer."""
            self.start: vec[i64] = vec[i64]()
            """Where the past begins: the side of each seat, then the public discard, and the number
            of cards that were discarded unseen.
            """
            self.past: vec[i64] = vec[i64]()
            """All checks, encoded as in `history`. Memories are built from it when a view is made.
            """
            self.gone: i64 = 0
            """The discard."""
            self.box: i64 = 2513169434916
            """The cards that are not in the game."""
            self.knower: i64 = -2
            """The viewer that a sampled world was made for; -2 in a real game."""
            self.known: Memory | None = None
            """What that viewer remembered; other viewers of a sampled world know public cards only.
            """
            self.memories: list[Memory | None] | None = None
            """The memory of each viewer, by seat + 1, as far as it was asked for."""
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
        else:
            self.hands = source.hands[:]
            self.layers = source.layers[:]
            self.owners = source.owners[:]
            self.start = source.start
            self.past = source.past[:]
            self.gone = source.gone
            self.box = source.box
            self.knower = source.knower
            self.known = source.known
            self.memories = source.memories
            self.phase = source.phase
            self.name = source.name
            self.laid = source.laid
            self.lowest_kind = source.lowest_kind
            self.joining = source.joining
            self.rubies = source.rubies[:]
            self.rank = source.rank[:]
            self.shown = source.shown[:]
            self.turn = source.turn
            self.proclaimed = source.proclaimed
            self.to_proclaim = source.to_proclaim
            self.altar = source.altar
            self.seen_gone = source.seen_gone
            self.confessions = source.confessions

    def game(self) -> Game:
        return self.bound_game

    def show_public(self, view: ViewFields) -> None:
        """Copy the public fields to a view."""
        view.rubies = self.rubies[:]
        view.rank = self.rank[:]
        view.shown = self.shown[:]
        view.turn = self.turn
        view.proclaimed = self.proclaimed
        view.to_proclaim = self.to_proclaim
        view.altar = self.altar
        view.seen_gone = self.seen_gone
        view.confessions = self.confessions

    def lend_public(self, view: ViewFields) -> None:
        """Give the public fields to a view that is used before the state changes: rows are shared,
        not copied.
        """
        view.rubies = self.rubies
        view.rank = self.rank
        view.shown = self.shown
        view.turn = self.turn
        view.proclaimed = self.proclaimed
        view.to_proclaim = self.to_proclaim
        view.altar = self.altar
        view.seen_gone = self.seen_gone
        view.confessions = self.confessions

    def take_public(self, view: ViewFields) -> None:
        """Copy the public fields from a view."""
        self.rubies = view.rubies[:]
        self.rank = view.rank[:]
        self.shown = view.shown[:]
        self.turn = view.turn
        self.proclaimed = view.proclaimed
        self.to_proclaim = view.to_proclaim
        self.altar = view.altar
        self.seen_gone = view.seen_gone
        self.confessions = view.confessions

    def fill_rows(self, seats: i64) -> None:
        """Give every row its length, filled with its first value."""
        self.hands = vec[i64]([0] * seats)
        self.start = vec[i64]([0] * (seats + 2))
        self.rubies = vec[i64]([0] * seats)
        self.rank = vec[i64]([0] * seats)
        self.shown = vec[i64]([0] * seats)

    def record(self) -> Record:
        return FIELDS.state_record(self)

    def cache_fields(self) -> tuple[str, ...]:
        return ("memories",)
