"""What a viewer with perfect memory knows about the cards it does not see.

Hidden cards lie on *sides*. A player's side is the hand and the cards laid in the pile that is not
checked yet; the unseen discard and the cards left out of a two-player game are sides too. Cards
change sides only at a check, so memory changes only then.

Knowledge is a list of *claims*. A claim has some sides, some cards and a slack: all but at most
`slack` of these cards are on these sides. "Cesare took three Mercies" is a claim without slack.
Once Cesare has laid two unseen cards that went to the discard, it becomes two claims: at least one
Mercy is on Cesare's side, and all three are there or in the discard. Everything a check reveals is
a step from claims to claims. Each step is sound. That the steps together are complete is tested by
brute force on small positions (tests/games/dogma/view):

* Cards shown leave a side: they no longer have to be there.
* Unseen cards go from one side to another. A claim on the first side holds with that much more
  slack, and holds unchanged for both sides together. A claim on the second side that shares no side
  with it may be added to it. Two claims on the first side lose that number together, not each.
  Cards for which either side had no room are claimed of the other sides.
* Known cards come to a side: they are claimed there, and added to every claim on it.
* The viewer takes unseen cards: they are seen now, but not who laid which (D12).
* Four of a kind are discarded: they were on that side, or came to it.

That no hand holds four of a kind at a decision (D6) is a claim too: of every kind whose four cards
are hidden, one is on the other sides. It always holds for every side, so it is not stored; sampling
enforces it. Before cards leave a side it is added to the list, because afterwards it may say more
than D6 does about the remaining cards.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, count
from simony.games.dogma.rules.counts import FOURS, difference, intersection, size

DISCARD: Final = 8
LEFT_OUT: Final = 9
SIDES: Final = 10
MAX_CLAIMS: Final = 64
"""If there are more after a check, the weakest are forgotten: those with the most slack, then those
with the most sides.
"""
_MAX_AT_ONCE: Final = 256
_MAX_DERIVED: Final = 224
"""While a check is processed there may be more claims; derived ones leave room for
observed ones.
"""


@final
class Memory:
    """The claims, and the cards they are about.

    `pool` are all cards on sides that the viewer does not see; `own_gone` the viewer's own cards in
    the discard that nobody else saw; `sizes` the number of cards on each side that the viewer does
    not see. Row `number` of `sides`, `cards` and `slack` is one claim. `read` is how much of the
    past has been processed.
    """

    def __init__(
        self,
        viewer: i64,
        pool: i64,
        own_gone: i64,
        sizes: vec[i64],
        source: Memory | None = None,
    ) -> None:
        """Start without claims, or with those of `source`."""
        self.viewer: Final[i64] = viewer
        self.pool: i64 = pool
        self.own_gone: i64 = own_gone
        self.sizes: vec[i64] = sizes
        if source is None:
            self.hidden: i64 = 0
            self.read: i64 = 0
            self.count: i64 = 0
            self.sides: vec[i64] = vec[i64]([0] * _MAX_AT_ONCE)
            self.cards: vec[i64] = vec[i64]([0] * _MAX_AT_ONCE)
            self.slack: vec[i64] = vec[i64]([0] * _MAX_AT_ONCE)
            self.spare: vec[i64] = vec[i64]([0] * _MAX_AT_ONCE)
            """Scratch space, which copies share."""
            self._find_hidden()
        else:
            self.hidden = source.hidden
            self.read = source.read
            self.count = source.count
            self.sides = source.sides[:]
            self.cards = source.cards[:]
            self.slack = source.slack[:]
            self.spare = source.spare

    def _find_hidden(self) -> None:
        """Compute the mask of the sides with cards on them."""
        self.hidden = 0
        side: i64 = 0
        while side < SIDES:
            if self.sizes[side] > 0:
                self.hidden |= BIT[side]
            side += 1

    def copy(self) -> Memory:
        return Memory(self.viewer, self.pool, self.own_gone, self.sizes[:], self)

    def as_numbers(self) -> list[int]:
        """Return everything but the viewer; `make_memory` is the inverse."""
        found: list[int] = [self.pool, self.own_gone, *self.sizes]
        number: i64 = 0
        while number < self.count:
            found.append(self.sides[number])
            found.append(self.cards[number])
            found.append(self.slack[number])
            number += 1
        return found

    # --- a check ----------------------------------------------------------------------------------

    def check(self, shown: i64, shown_by: i64, covered: vec[i64], to: i64, sets: i64) -> None:
        """Process a check: cards `shown` that `shown_by` laid go, with what is `covered` of each
        seat, to a seat or the discard (`to`).

        `covered` holds true cards. Of others' cards only the number is used, or, if the viewer
        takes them, what they are all together. `sets` are the fours of a kind that the taker then
        discards.
        """
        self._claim_no_fours(shown_by, covered)
        if shown_by != self.viewer:
            self._remove_shown(shown_by, shown)
        if to == self.viewer:
            self._take_pile(covered)
        else:
            if sets != 0:
                self._claim_of_sets(covered, to, sets)
            self._move(covered, to)
            self._arrive(shown, covered, to)
            if to != DISCARD and sets != 0:
                self._remove_shown(to, sets)
        self._find_hidden()
        self._drop_implied()
        self._drop_redundant()
        if self.count > MAX_CLAIMS:
            self._forget_some()

    def _remove_shown(self, side: i64, shown: i64) -> None:
        """Remove cards that are shown and are on no side now."""
        number: i64 = 0
        while number < self.count:
            if self.sides[number] & BIT[side] != 0:
                self.cards[number] = difference(self.cards[number], shown)
            number += 1
        self._shrink(side, size(shown))
        self.pool -= shown
        self._limit_to_pool()

    def _limit_to_pool(self) -> None:
        """Limit claims to the cards in the pool: claimed cards beyond it are those that
        were lost.
        """
        number: i64 = 0
        while number < self.count:
            lost: i64 = difference(self.cards[number], self.pool)
            if lost != 0:
                self.cards[number] -= lost
                self.slack[number] -= size(lost)
            number += 1

    def _take_pile(self, covered: vec[i64]) -> None:
        """The viewer takes the pile and sees the cards of the others, all together."""
        lot: i64 = 0
        seat: i64 = 0
        while seat < len(covered):
            if seat != self.viewer:
                lot += covered[seat]
                if covered[seat] != 0:
                    self._claim_pairs(seat, self.viewer, size(covered[seat]))
                    self._claim_for_others(seat)
            seat += 1
        last: i64 = self.count
        number: i64 = 0
        while number < last:
            inside: i64 = self._laid_by(covered, self.sides[number])
            if inside > 0:
                if inside < size(lot):
                    self._add(self.sides[number], self.cards[number], self.slack[number] + inside)
                self.cards[number] = difference(self.cards[number], lot)
            number += 1
        seat = 0
        while seat < len(covered):
            if seat != self.viewer:
                self._shrink(seat, size(covered[seat]))
            seat += 1
        self.pool -= lot
        self._limit_to_pool()

    def _laid_by(self, covered: vec[i64], sides: i64) -> i64:
        total: i64 = 0
        seat: i64 = 0
        while seat < len(covered):
            if seat != self.viewer and sides & BIT[seat] != 0:
                total += size(covered[seat])
            seat += 1
        return total

    def _move(self, covered: vec[i64], to: i64) -> None:
        """Move unseen cards from several sides to another."""
        seat: i64 = 0
        while seat < len(covered):
            if seat != self.viewer and seat != to and covered[seat] != 0:
                self._move_one(seat, to, size(covered[seat]))
                if self.count > MAX_CLAIMS:
                    self._drop_redundant()
            seat += 1

    def _move_one(self, side: i64, to: i64, some: i64) -> None:
        self._claim_pairs(side, to, some)
        self._claim_for_others(side)
        self._claim_for_others(to)
        if self.count > MAX_CLAIMS:
            self._drop_redundant()
        self.sizes[to] += some
        last: i64 = self.count
        number: i64 = 0
        while number < last:
            sides: i64 = self.sides[number]
            if sides & BIT[side] != 0 and sides & BIT[to] == 0:
                cards: i64 = self.cards[number]
                slack: i64 = self.slack[number]
                other: i64 = 0
                while other < last:
                    if self.sides[other] & BIT[to] != 0 and self.sides[other] & sides == 0:
                        self._add_sum(number, other)
                    other += 1
                self._add(sides | BIT[to], cards, slack)
                self.slack[number] += some
            number += 1
        self._shrink(side, some)

    def _claim_of_sets(self, covered: vec[i64], to: i64, sets: i64) -> None:
        """Four of a kind came together on one side: they were there, or came with the moved cards,
        and were on no other side.
        """
        there: i64 = BIT[to]
        seat: i64 = 0
        while seat < len(covered):
            if covered[seat] != 0:
                there |= BIT[seat]
            seat += 1
        last: i64 = self.count
        number: i64 = 0
        while number < last:
            self._add_new(
                self.sides[number] & there,
                intersection(self.cards[number], sets),
                self.slack[number],
            )
            number += 1

    def _claim_pairs(self, side: i64, to: i64, some: i64) -> None:
        """Before unseen cards leave: claim what two claims say about their sides together, because
        they do not both lose that many cards.
        """
        number: i64 = 1
        while number < self.count:
            if self.sides[number] & BIT[side] != 0 and self.sides[number] & BIT[to] == 0:
                says: i64 = size(self.cards[number]) - self.slack[number]
                other: i64 = 0
                while other < number:
                    if self.sides[other] & BIT[side] != 0 and self.sides[other] & BIT[to] == 0:
                        cards: i64 = self.cards[number] + difference(
                            self.cards[other], self.cards[number]
                        )
                        slack: i64 = self.slack[number] + self.slack[other]
                        more: i64 = size(cards) - slack
                        if (
                            more > some
                            and more > says
                            and more > size(self.cards[other]) - self.slack[other]
                        ):
                            self._add_new(self.sides[number] | self.sides[other], cards, slack)
                    other += 1
            number += 1

    def _claim_for_others(self, side: i64) -> None:
        """Before unseen cards come or go: what is claimed of this side and others, and has no room
        on this side, must be on the others.
        """
        all_sides = self.sides
        last: i64 = self.count
        number: i64 = 0
        while number < last:
            self.spare[number] = (
                self._capacity(self.sides[number]) - size(self.cards[number]) + self.slack[number]
            )
            number += 1
        number = 0
        while number < last:
            sides: i64 = self.sides[number]
            if sides & BIT[side] != 0:
                self._add_new(
                    sides & ~BIT[side], self.cards[number], self.slack[number] + self.sizes[side]
                )
                within: i64 = 0
                while within < last:
                    inner: i64 = all_sides[within]
                    if inner & BIT[side] != 0 and inner & ~sides == 0 and inner != sides:
                        left: i64 = difference(self.cards[number], self.cards[within])
                        self._add_new(sides & ~inner, left, self.slack[number] + self.spare[within])
                    within += 1
            number += 1

    def _add_new(self, sides: i64, cards: i64, slack: i64) -> None:
        """Add a claim unless it follows from another."""
        if slack >= size(cards) or self.count >= _MAX_DERIVED:
            return
        all_sides = self.sides
        all_cards = self.cards
        all_slack = self.slack
        other: i64 = 0
        while other < self.count:
            if (
                all_sides[other] & ~sides == 0
                and all_slack[other] <= slack
                and all_slack[other] + size(difference(cards, all_cards[other])) <= slack
            ):
                return
            other += 1
        self._add(sides, cards, slack)

    def _capacity(self, sides: i64) -> i64:
        total: i64 = 0
        side: i64 = 0
        while side < SIDES:
            if sides & BIT[side] != 0:
                total += self.sizes[side]
            side += 1
        return total

    def _shrink(self, side: i64, some: i64) -> None:
        """Take cards from a side. A side without cards is removed from all claims."""
        self.sizes[side] -= some
        if self.sizes[side] == 0:
            number: i64 = 0
            while number < self.count:
                self.sides[number] &= ~BIT[side]
                number += 1

    def _add_sum(self, one: i64, other: i64) -> None:
        """Add two claims that share no side, as one."""
        cards: i64 = (
            intersection(self.cards[one], difference(self.pool, self.cards[other]))
            + self.cards[other]
        )
        lost: i64 = size(self.cards[one]) + size(self.cards[other]) - size(cards)
        self._add(
            self.sides[one] | self.sides[other], cards, self.slack[one] + self.slack[other] - lost
        )

    def _arrive(self, shown: i64, covered: vec[i64], to: i64) -> None:
        """Cards that the viewer knows, because they were shown or are its own, go to a side."""
        own: i64 = 0
        if self.viewer >= 0:
            own = covered[self.viewer]
        if to == DISCARD:
            self.own_gone += own
            return
        known: i64 = shown + own
        number: i64 = 0
        while number < self.count:
            if self.sides[number] & BIT[to] != 0:
                self.cards[number] += known
            number += 1
        self.pool += known
        self.sizes[to] += size(known)
        self._add(BIT[to], known, 0)

    def _claim_no_fours(self, shown_by: i64, covered: vec[i64]) -> None:
        """Claim D6 for the sides that cards will leave."""
        seat: i64 = 0
        while seat < len(covered):
            if seat != self.viewer and (seat == shown_by or covered[seat] != 0):
                self._add(self.hidden & ~BIT[seat], _one_of_each_four(self.pool), 0)
            seat += 1

    # --- limiting the list ------------------------------------------------------------------------

    def _add(self, sides: i64, cards: i64, slack: i64) -> None:
        if slack < size(cards) and self.count < _MAX_AT_ONCE:
            self.sides[self.count] = sides
            self.cards[self.count] = cards
            self.slack[self.count] = slack
            self.count += 1

    def _forget_some(self) -> None:
        """Keep as many claims as allowed, in their order."""
        left: i64 = self.count - MAX_CLAIMS
        while left > 0:
            worst: i64 = -1
            most: i64 = -1
            number: i64 = 0
            while number < self.count:
                sides: i64 = count(self.sides[number])
                slack: i64 = self.slack[number]
                if slack < size(self.cards[number]) and 64 * slack + sides > most:
                    most = 64 * slack + sides
                    worst = number
                number += 1
            self.slack[worst] = size(self.cards[worst])
            left -= 1
        self._drop_redundant()

    def _drop_implied(self) -> None:
        """After a check: drop what holds anyway."""
        number: i64 = 0
        while number < self.count:
            if self._always_holds(number):
                self.slack[number] = size(self.cards[number])
            elif self.slack[number] == 0:
                self._merge(number)
            number += 1

    def _always_holds(self, number: i64) -> bool:
        """Whether a claim holds because there is no room elsewhere for more of the cards,
        or by D6.
        """
        elsewhere: i64 = self.hidden & ~self.sides[number]
        if self._capacity(elsewhere) <= self.slack[number]:
            return True
        if elsewhere & (elsewhere - 1) != 0 or elsewhere >= BIT[DISCARD]:
            return False
        return (
            size(difference(self.cards[number], _one_of_each_four(self.pool))) <= self.slack[number]
        )

    def _merge(self, number: i64) -> None:
        """Merge two claims on the same sides without slack."""
        earlier: i64 = 0
        while earlier < number:
            if self.sides[earlier] == self.sides[number] and self.slack[earlier] == 0:
                self.cards[earlier] += difference(self.cards[number], self.cards[earlier])
                self.slack[number] = size(self.cards[number])
                return
            earlier += 1

    def _drop_redundant(self) -> None:
        """Forget claims that are empty or follow from others."""
        last: i64 = self.count
        kept: i64 = 0
        number: i64 = 0
        while number < last:
            sides: i64 = self.sides[number]
            cards: i64 = self.cards[number]
            slack: i64 = self.slack[number]
            if slack < size(cards) and not self._is_implied(number, kept, last):
                self.sides[kept] = sides
                self.cards[kept] = cards
                self.slack[kept] = slack
                kept += 1
            number += 1
        self.count = kept

    def _is_implied(self, number: i64, kept: i64, last: i64) -> bool:
        """Whether a claim follows from another, or from several that share no side. Of those before
        it only the first `kept` count.
        """
        all_sides = self.sides
        all_cards = self.cards
        all_slack = self.slack
        sides: i64 = all_sides[number]
        cards: i64 = all_cards[number]
        slack: i64 = all_slack[number]
        other: i64 = 0
        while other < last:
            if (
                all_sides[other] & ~sides == 0
                and (other < kept or other > number)
                and all_slack[other] <= slack
                and all_slack[other] + size(difference(cards, all_cards[other])) <= slack
            ):
                return True
            other += 1
        left_over: i64 = size(cards)
        other = 0
        while other < last:
            if all_sides[other] & ~sides == 0 and (other < kept or other > number):
                left: i64 = difference(cards, all_cards[other])
                if left_over - size(left) > all_slack[other]:
                    sides &= ~all_sides[other]
                    cards = left
                    left_over = size(left)
                    slack -= all_slack[other]
            other += 1
        return left_over <= slack


def _one_of_each_four(cards: i64) -> i64:
    return (cards & FOURS) >> 2


def make_memory(
    viewer: i64, pool: i64, own_gone: i64, sizes: list[int], claims: list[int]
) -> Memory:
    """Return a memory with these claims, three numbers each."""
    memory = Memory(viewer, pool, own_gone, vec[i64](sizes))
    number: i64 = 0
    while 3 * number < len(claims) and number < MAX_CLAIMS:
        memory.sides[number] = claims[3 * number]
        memory.cards[number] = claims[3 * number + 1]
        memory.slack[number] = claims[3 * number + 2]
        number += 1
    memory.count = number
    return memory
