"""Worlds of Dogma that could be true for a viewer: the hidden cards dealt to the hidden sides, as `memory` says.

Every card counts as a piece of its own, though nobody can tell the four of a kind apart: so after the deal worlds are as likely as deals.
Worlds are drawn by dealing at random until everything claimed holds, which is exact; where that would take too long, cards are
exchanged at random until it holds and then for a while longer, keeping to it, which is very nearly uniform (tests/games/dogma says how
nearly).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT
from simony.core.contract import Game
from simony.core.errors import BadRecord
from simony.core.rng import Rng
from simony.games.dogma.actions import DEAL
from simony.games.dogma.counts import KINDS, UNIT, beyond, common, in_order, of_kind, sets_in, size, some_of
from simony.games.dogma.figures import Figures
from simony.games.dogma.memory import DISCARD, LEFT_OUT, MOST_CLAIMS, SIDES, memory_of
from simony.games.dogma.rules import DogmaState
from simony.games.dogma.table import MOST_LAYERS
from simony.games.dogma.view import DogmaView

TRIES: Final = 12
"""Deals at random before cards are exchanged instead."""
MIXING: Final = 4
"""Exchanges a hidden card once everything holds."""
MOST_STEPS: Final = 100_000
"""A view that this many exchanges do not fit is not of this game."""

_CHOICES: Final[vec[i64]] = vec[i64]([1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 2, 1, 0, 0, 1, 3, 3, 1, 0, 1, 4, 6, 4, 1])
"""Row five times of, column some: how many sets of some there are among some more."""


def sample(home: Game, figures: Figures, view: DogmaView, rng: Rng) -> DogmaState:
    """A state whose view for this viewer is `view`."""
    seats: i64 = len(view.sizes)
    hands: vec[i64] = vec[i64]([0] * seats)
    layers: vec[i64] = vec[i64]([0] * MOST_LAYERS)
    world = DogmaState(home, figures, hands, view.rubies[:], view.rank[:], layers, layers[:], vec[i64]([0] * (seats + 2)), vec[i64]())
    world.phase = view.phase
    world.turn = view.turn
    world.name = view.name
    world.laid = view.laid
    world.lowest_kind = view.lowest_kind
    world.joining = view.joining
    world.proclaimed = view.proclaimed
    world.to_proclaim = view.to_proclaim
    world.altar = view.altar
    world.seen_gone = view.seen_gone
    world.confessions = view.confessions
    if view.phase == DEAL:
        return world
    if view.viewer >= 0:
        world.hands[view.viewer] = view.hand
    dealing = Dealing(view)
    dealing.deal(rng)
    _place(world, view, dealing, rng)
    return world


def _place(world: DogmaState, view: DogmaView, dealing: Dealing, rng: Rng) -> None:
    """Part each side into hand and layers."""
    layer: i64 = 0
    while layer < len(view.owners):
        owner: i64 = view.owners[layer]
        cards: i64 = view.layers[layer]
        if owner != view.viewer:
            cards = some_of(dealing.side[owner], view.counts[layer], rng)
            dealing.side[owner] -= cards
        world.layers[layer] = cards
        world.owners[layer] = owner
        layer += 1
    world.layer_count = layer
    seat: i64 = 0
    while seat < len(view.sizes):
        if seat != view.viewer:
            world.hands[seat] = dealing.side[seat]
        seat += 1
    world.gone = view.seen_gone + view.own_gone + dealing.side[DISCARD]
    world.box = dealing.side[LEFT_OUT]
    world.begin_past()
    claims: list[int] = []
    for number in range(len(view.claim_sides)):
        claims.extend((view.claim_sides[number], view.claim_cards[number], view.claim_slack[number]))
    world.knower = view.viewer
    world.known = memory_of(view.viewer, dealing.pool, view.own_gone, view.unseen_gone, claims)


@final
class Dealing:
    """The hidden cards on the hidden sides. `room` is how many each side takes, `sure` what is known to be there, `side` what it got."""

    def __init__(self, view: DogmaView) -> None:
        self.view: Final = view
        self.pool: i64 = view.pool()
        self.room: vec[i64] = vec[i64]([0] * SIDES)
        self.sure: vec[i64] = vec[i64]([0] * SIDES)
        self.side: vec[i64] = vec[i64]([0] * SIDES)
        self.claims: i64 = 0
        self.sides: vec[i64] = vec[i64]([0] * MOST_CLAIMS)
        self.cards: vec[i64] = vec[i64]([0] * MOST_CLAIMS)
        self.slack: vec[i64] = vec[i64]([0] * MOST_CLAIMS)
        self.kind_at: vec[i64] = vec[i64]([0] * 64)
        self.side_at: vec[i64] = vec[i64]([0] * 64)
        self.hidden: i64 = 0
        self._make_room()
        self._read_claims()

    def _make_room(self) -> None:
        view = self.view
        seat: i64 = 0
        total: i64 = view.unseen_gone + view.left_out
        while seat < len(view.sizes):
            if seat != view.viewer:
                self.room[seat] = view.side_size(seat)
                total += self.room[seat]
            seat += 1
        self.room[DISCARD] = view.unseen_gone
        self.room[LEFT_OUT] = view.left_out
        self.hidden = total
        if not in_order(self.pool) or size(self.pool) != total:
            raise BadRecord("error-view-impossible")

    def _read_claims(self) -> None:
        """Claims on one side without slack become what is sure there; of the others those that say more are kept."""
        view = self.view
        seat: i64 = 0
        while seat < len(view.sizes):
            if seat != view.viewer:
                self.sure[seat] = view.known(seat)
            seat += 1
        number: i64 = 0
        while number < len(view.claim_sides):
            sides: i64 = view.claim_sides[number]
            surely: i64 = 0
            side: i64 = 0
            while side < SIDES:
                if sides & BIT[side] != 0:
                    surely += common(self.sure[side], beyond(view.claim_cards[number], surely))
                side += 1
            if size(beyond(view.claim_cards[number], surely)) > view.claim_slack[number]:
                if self.claims == MOST_CLAIMS:
                    raise BadRecord("error-view-impossible")
                self.sides[self.claims] = sides
                self.cards[self.claims] = view.claim_cards[number]
                self.slack[self.claims] = view.claim_slack[number]
                self.claims += 1
            number += 1

    # --- dealing until it fits ------------------------------------------------------------------------------------------------------------

    def deal(self, rng: Rng) -> None:
        tries: i64 = 0
        while tries < TRIES:
            self._deal_at_random(rng)
            if self._fits() and self._counts_once(rng):
                return
            tries += 1
        self._exchange(rng)

    def _deal_at_random(self, rng: Rng) -> None:
        """What is sure stays; the rest goes anywhere."""
        left: i64 = self.pool
        cards: i64 = 0
        side: i64 = 0
        while side < SIDES:
            left -= self.sure[side]
            side += 1
        if not in_order(left):
            raise BadRecord("error-view-impossible")
        kind: i64 = 0
        while kind < KINDS:
            copies: i64 = of_kind(left, kind)
            while copies > 0:
                self.kind_at[cards] = kind
                cards += 1
                copies -= 1
            kind += 1
        side = 0
        while side < SIDES:
            got: i64 = self.sure[side]
            wanted: i64 = self.room[side] - size(got)
            if wanted < 0:
                raise BadRecord("error-view-impossible")
            while wanted > 0:
                at: i64 = rng.below(cards)
                got += UNIT[self.kind_at[at]]
                cards -= 1
                self.kind_at[at] = self.kind_at[cards]
                wanted -= 1
            self.side[side] = got
            side += 1

    def _fits(self) -> bool:
        side: i64 = 0
        while side < DISCARD:
            if sets_in(self.side[side]) != 0:  # D6
                return False
            side += 1
        number: i64 = 0
        while number < self.claims:
            if self._missing(number) > self.slack[number]:
                return False
            number += 1
        return True

    def _missing(self, number: i64) -> i64:
        """How many of a claim's cards are not on its sides."""
        cards: i64 = self.cards[number]
        sides: i64 = self.sides[number]
        side: i64 = 0
        while sides != 0:
            if sides & 1 != 0:
                cards = beyond(cards, self.side[side])
            sides >>= 1
            side += 1
        return size(cards)

    def _counts_once(self, rng: Rng) -> bool:
        """A world comes up once for each choice of the cards that were sure among their like: keep one in so many."""
        choices: i64 = 1
        side: i64 = 0
        while side < DISCARD:
            sure: i64 = self.sure[side]
            got: i64 = self.side[side]
            while sure != 0:
                choices *= _CHOICES[5 * (got & 7) + (sure & 7)]
                sure >>= 3
                got >>= 3
            side += 1
        return choices == 1 or rng.below(choices) == 0

    # --- exchanging -----------------------------------------------------------------------------------------------------------------------

    def _exchange(self, rng: Rng) -> None:
        """From the last deal on, exchange cards between sides, never to make it worse; go on for a while once everything holds."""
        self._lay_out()
        wrong: i64 = self._wrong()
        steps: i64 = 0
        while wrong > 0:
            wrong = self._step(rng, wrong)
            steps += 1
            if steps == MOST_STEPS:
                raise BadRecord("error-view-impossible")
        steps = MIXING * self.hidden
        while steps > 0:
            self._step(rng, 0)
            steps -= 1

    def _lay_out(self) -> None:
        """One place for each hidden card."""
        place: i64 = 0
        side: i64 = 0
        while side < SIDES:
            kind: i64 = 0
            while kind < KINDS:
                copies: i64 = of_kind(self.side[side], kind)
                while copies > 0:
                    self.kind_at[place] = kind
                    self.side_at[place] = side
                    place += 1
                    copies -= 1
                kind += 1
            side += 1

    def _wrong(self) -> i64:
        """By how much what was dealt misses what holds."""
        total: i64 = 0
        side: i64 = 0
        while side < DISCARD:
            total += size(sets_in(self.side[side])) >> 2
            side += 1
        number: i64 = 0
        while number < self.claims:
            missing: i64 = self._missing(number) - self.slack[number]
            if missing > 0:
                total += missing
            number += 1
        return total

    def _step(self, rng: Rng, wrong: i64) -> i64:
        """Exchange two cards, unless that makes it worse."""
        one: i64 = rng.below(self.hidden)
        other: i64 = rng.below(self.hidden)
        here: i64 = self.side_at[one]
        there: i64 = self.side_at[other]
        difference: i64 = UNIT[self.kind_at[one]] - UNIT[self.kind_at[other]]
        if here == there or difference == 0:
            return wrong
        self.side[here] -= difference
        self.side[there] += difference
        after: i64 = self._wrong()
        if after > wrong:
            self.side[here] += difference
            self.side[there] -= difference
            return wrong
        kind: i64 = self.kind_at[one]
        self.kind_at[one] = self.kind_at[other]
        self.kind_at[other] = kind
        return after
