"""Sampling of worlds of Dogma that are consistent with a view: the hidden cards are dealt to the
hidden sides, as `memory` allows.

Every card counts as a piece of its own, although the four of a kind look alike, so after the deal
worlds are as likely as deals. Worlds are drawn by rejection: random deals until all claims hold,
which is exact. Where that takes too long, cards are exchanged at random until all claims hold, and
then for a while longer without breaking any, which is very nearly uniform (measured in
tests/games/dogma/view).
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from simony.core.bits import BIT, count
from simony.core.contract import Game
from simony.core.errors import BadRecord
from simony.core.rng import Rng
from simony.games.dogma.rules.actions import DEAL
from simony.games.dogma.rules.counts import (
    KINDS,
    UNIT,
    difference,
    is_card_set,
    of_kind,
    random_cards,
    sets_in,
    size,
)
from simony.games.dogma.rules.figures import Figures
from simony.games.dogma.rules.rules import DogmaState
from simony.games.dogma.view.memory import DISCARD, LEFT_OUT, MAX_CLAIMS, SIDES, make_memory
from simony.games.dogma.view.view import DogmaView

MAX_RANDOM_DEALS: Final = 12
"""Random deals before cards are exchanged instead."""
FEW_CLAIMS: Final = 4
"""If more claims than this are open, only one random deal is tried."""
MIXING_STEPS: Final = 60
MIXING_STEPS_PER_CARD: Final = 2
"""Exchanges after all claims hold, and additional ones for each hidden card."""
RESTART_AFTER: Final = 500
"""Exchanges before starting again from another deal."""
WORSE_STEP_ONE_IN: Final = 8
"""One in this many random exchanges may break more claims."""
MAX_STEPS: Final = 30_000
"""A view that is not satisfied after this many exchanges is not a view of this game."""

_CHOICES: Final[vec[i64]] = vec[i64](
    [1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 2, 1, 0, 0, 1, 3, 3, 1, 0, 1, 4, 6, 4, 1]
)
"""At 5 n + k: the binomial coefficient "n choose k"."""


def sample(game: Game, figures: Figures, view: DogmaView, rng: Rng) -> DogmaState:
    """Return a state whose view for this viewer is `view`."""
    seats: i64 = len(view.sizes)
    world = DogmaState(game, figures)
    world.take_public(view)
    world.hands = vec[i64]([0] * seats)
    world.start = vec[i64]([0] * (seats + 2))
    world.phase = view.phase
    world.name = view.name
    world.laid = view.laid
    world.lowest_kind = view.lowest_kind
    world.joining = view.joining
    if view.phase == DEAL:
        return world
    if view.viewer >= 0:
        world.hands[view.viewer] = view.hand
    dealing = Dealing(view)
    dealing.deal(rng)
    _place(world, view, dealing, rng)
    return world


def _place(world: DogmaState, view: DogmaView, dealing: Dealing, rng: Rng) -> None:
    """Split each side into hand and layers."""
    layer: i64 = 0
    while layer < len(view.owners):
        owner: i64 = view.owners[layer]
        cards: i64 = view.layers[layer]
        if owner != view.viewer:
            cards = random_cards(dealing.side[owner], view.counts[layer], rng)
            dealing.side[owner] -= cards
        world.layers = append(world.layers, cards)
        world.owners = append(world.owners, owner)
        layer += 1
    seat: i64 = 0
    while seat < len(view.sizes):
        if seat != view.viewer:
            world.hands[seat] = dealing.side[seat]
        seat += 1
    world.gone = view.seen_gone + view.own_gone + dealing.side[DISCARD]
    world.box = dealing.side[LEFT_OUT]
    world.start_history()
    claims: list[int] = []
    for number in range(len(view.claim_sides)):
        claims.extend(
            (view.claim_sides[number], view.claim_cards[number], view.claim_slack[number])
        )
    world.knower = view.viewer
    world.known = make_memory(view.viewer, dealing.pool, view.own_gone, list(dealing.room), claims)


@final
class Dealing:
    """The hidden cards on the hidden sides.

    `room` is the number of cards for each side, `sure` what is known to be there, `side` what it
    got. The first `open_claims` claims do not follow from what is sure.
    """

    def __init__(self, view: DogmaView) -> None:
        self.view: Final = view
        self.pool: i64 = view.pool()
        self.room: vec[i64] = vec[i64]([0] * SIDES)
        self.sure: vec[i64] = vec[i64]([0] * SIDES)
        self.side: vec[i64] = vec[i64]([0] * SIDES)
        self.claims: i64 = 0
        self.open_claims: i64 = 0
        self.sides: vec[i64] = vec[i64]([0] * MAX_CLAIMS)
        self.cards: vec[i64] = vec[i64]([0] * MAX_CLAIMS)
        self.slack: vec[i64] = vec[i64]([0] * MAX_CLAIMS)
        self.there: vec[i64] = vec[i64]([0] * MAX_CLAIMS)
        self.violations: i64 = 0
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
        if not is_card_set(self.pool) or size(self.pool) != total:
            raise BadRecord("error-view-impossible")

    def _read_claims(self) -> None:
        """Find what is sure on each side, and the claims: first those that are still open."""
        view = self.view
        seat: i64 = 0
        while seat < len(view.sizes):
            if seat != view.viewer:
                self.sure[seat] = view.known(seat)
            seat += 1
        if len(view.claim_sides) > MAX_CLAIMS:
            raise BadRecord("error-view-impossible")
        last: i64 = len(view.claim_sides)
        number: i64 = 0
        while number < len(view.claim_sides):
            at: i64 = self.open_claims
            if self._is_sure(
                view.claim_sides[number], view.claim_cards[number], view.claim_slack[number]
            ):
                last -= 1
                at = last
            else:
                self.open_claims += 1
            self.sides[at] = view.claim_sides[number]
            self.cards[at] = view.claim_cards[number]
            self.slack[at] = view.claim_slack[number]
            if not self._has_room(at):
                raise BadRecord("error-view-impossible")
            number += 1
        self.claims = number

    def _has_room(self, number: i64) -> bool:
        """Whether the claimed cards exist, and their sides have room for them."""
        room: i64 = self.slack[number]
        side: i64 = 0
        while side < SIDES:
            if self.sides[number] & BIT[side] != 0:
                room += self.room[side]
            side += 1
        return room >= size(self.cards[number]) and difference(self.cards[number], self.pool) == 0

    def _is_sure(self, sides: i64, cards: i64, slack: i64) -> bool:
        return size(_not_held(cards, sides, self.sure)) <= slack

    # --- random deals -----------------------------------------------------------------------------

    def deal(self, rng: Rng) -> None:
        tries: i64 = MAX_RANDOM_DEALS
        if self.open_claims > FEW_CLAIMS:
            tries = 1
        while tries > 0:
            self._deal_at_random(rng)
            if self._is_consistent() and self._accept(rng):
                return
            tries -= 1
        self._exchange(rng)

    def _deal_at_random(self, rng: Rng) -> None:
        """Keep what is sure and deal the rest anywhere."""
        left: i64 = self.pool
        cards: i64 = 0
        side: i64 = 0
        while side < SIDES:
            left -= self.sure[side]
            side += 1
        if not is_card_set(left):
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

    def _is_consistent(self) -> bool:
        side: i64 = 0
        while side < DISCARD:
            if sets_in(self.side[side]) != 0:  # D6
                return False
            side += 1
        number: i64 = 0
        while number < self.open_claims:
            if self._missing(number) > self.slack[number]:
                return False
            number += 1
        return True

    def _missing(self, number: i64) -> i64:
        """Return the number of a claim's cards that are not on its sides."""
        return size(_not_held(self.cards[number], self.sides[number], self.side))

    def _accept(self, rng: Rng) -> bool:
        """Accept one in as many worlds as there are ways to choose the sure cards among equal ones,
        because each world comes up once for each way.
        """
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

    # --- exchanging -------------------------------------------------------------------------------

    def _exchange(self, rng: Rng) -> None:
        """From the last deal, exchange cards between sides until all claims hold, and then for a
        while longer without breaking any.
        """
        self._list_hidden_cards()
        steps: i64 = 0
        while self.violations > 0:
            steps += 1
            if steps == MAX_STEPS:
                raise BadRecord("error-view-impossible")
            if steps % RESTART_AFTER == 0:
                self._deal_at_random(rng)
                self._list_hidden_cards()
            elif steps & 3 != 0:
                self._repair(rng)
            else:
                self._step(
                    rng.below(self.hidden),
                    rng.below(self.hidden),
                    rng.below(WORSE_STEP_ONE_IN) == 0,
                )
        steps = MIXING_STEPS + MIXING_STEPS_PER_CARD * self.hidden
        while steps > 0:
            self._step(rng.below(self.hidden), rng.below(self.hidden), False)
            steps -= 1

    def _list_hidden_cards(self) -> None:
        """List the place of each hidden card, and count the violations."""
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
        self._count_violations()

    def _count_violations(self) -> None:
        """Count how far the deal is from what must hold, and for each claim the cards on
        its sides.
        """
        self.violations = 0
        side: i64 = 0
        while side < DISCARD:
            self.violations += count(sets_in(self.side[side]))
            side += 1
        number: i64 = 0
        while number < self.claims:
            self.there[number] = 0
            side = 0
            while side < SIDES:
                if self.sides[number] & BIT[side] != 0:
                    self.there[number] += self.side[side]
                side += 1
            self.violations += self._short(number, self.there[number])
            number += 1

    def _short(self, number: i64, there: i64) -> i64:
        missing: i64 = size(difference(self.cards[number], there)) - self.slack[number]
        if missing < 0:
            missing = 0
        return missing

    def _repair(self, rng: Rng) -> None:
        """Exchange a card that some claim misses for one that it can spare."""
        one: i64 = rng.below(self.hidden)
        other: i64 = rng.below(self.hidden)
        number: i64 = self._broken_claim(rng)
        if number >= 0:
            missing: i64 = difference(self.cards[number], self.there[number])
            one = self._find_place(one, (BIT[SIDES] - 1) & ~self.sides[number], missing)
            spare: i64 = difference(self.there[number], self.cards[number])
            other = self._find_place(other, self.sides[number], spare)
        self._step(one, other, False)

    def _broken_claim(self, rng: Rng) -> i64:
        """Return a claim that does not hold, or -1."""
        if self.claims == 0:
            return -1
        first: i64 = rng.below(self.claims)
        step: i64 = 0
        while step < self.claims:
            number: i64 = (first + step) % self.claims
            if self._short(number, self.there[number]) > 0:
                return number
            step += 1
        return -1

    def _find_place(self, first: i64, sides: i64, wanted: i64) -> i64:
        """Return the next place after `first` with a wanted card on one of these sides, or `first`
        itself.
        """
        place: i64 = first
        step: i64 = 0
        while step < self.hidden:
            if sides & BIT[self.side_at[place]] != 0 and of_kind(wanted, self.kind_at[place]) != 0:
                return place
            place += 1
            if place == self.hidden:
                place = 0
            step += 1
        return first

    def _step(self, one: i64, other: i64, even_worse: bool) -> None:
        """Exchange two cards unless that breaks more. While something is broken, `even_worse`
        allows it, to get out of a dead end.
        """
        here: i64 = self.side_at[one]
        there: i64 = self.side_at[other]
        comes: i64 = UNIT[self.kind_at[other]] - UNIT[self.kind_at[one]]
        if here == there or comes == 0:
            return
        if self.violations == 0:
            if not self._stays_consistent(here, there, comes):
                return
        else:
            change: i64 = self._added_violations(here, there, comes)
            if change > 0 and not even_worse:
                return
            self.violations += change
        self.side[here] += comes
        self.side[there] -= comes
        number: i64 = 0
        while number < self.claims:
            inside: i64 = (self.sides[number] >> here & 1) - (self.sides[number] >> there & 1)
            self.there[number] += inside * comes
            number += 1
        kind: i64 = self.kind_at[one]
        self.kind_at[one] = self.kind_at[other]
        self.kind_at[other] = kind

    def _stays_consistent(self, here: i64, there: i64, comes: i64) -> bool:
        """Whether everything still holds if `comes` (one card minus another) comes to one side and
        leaves the other.
        """
        if here < DISCARD and sets_in(self.side[here] + comes) != 0:
            return False
        if there < DISCARD and sets_in(self.side[there] - comes) != 0:
            return False
        number: i64 = 0
        while number < self.claims:
            inside: i64 = (self.sides[number] >> here & 1) - (self.sides[number] >> there & 1)
            if (
                inside != 0
                and size(difference(self.cards[number], self.there[number] + inside * comes))
                > self.slack[number]
            ):
                return False
            number += 1
        return True

    def _added_violations(self, here: i64, there: i64, comes: i64) -> i64:
        """Return the number of violations that the exchange would add, while something is
        broken.
        """
        change: i64 = 0
        if here < DISCARD:
            change += count(sets_in(self.side[here] + comes)) - count(sets_in(self.side[here]))
        if there < DISCARD:
            change += count(sets_in(self.side[there] - comes)) - count(sets_in(self.side[there]))
        number: i64 = 0
        while number < self.claims:
            inside: i64 = (self.sides[number] >> here & 1) - (self.sides[number] >> there & 1)
            if inside != 0:
                now: i64 = self.there[number]
                change += self._short(number, now + inside * comes) - self._short(number, now)
            number += 1
        return change


def _not_held(cards: i64, sides: i64, held: vec[i64]) -> i64:
    """Return the cards that the sides of a mask do not hold; `held` has the cards of each side."""
    side: i64 = 0
    while sides != 0:
        if sides & 1 != 0:
            cards = difference(cards, held[side])
        sides >>= 1
        side += 1
    return cards
