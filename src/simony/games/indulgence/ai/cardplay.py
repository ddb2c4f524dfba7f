"""Heuristic card play: duck what costs, shed what is dangerous, take what a Sin needs, and take it
away from a sinner.

It reads only what the seat to play knows: its own hand and the public record. Prices are in
sixteenths of a florin.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from simony.core.bits import BIT, count, lowest
from simony.games.indulgence.rules.actions import PLAY_RING
from simony.games.indulgence.rules.figures import (
    ALL_CARDS,
    CARDS_EDICT,
    FAMILY_CARDS,
    FAMILY_OF,
    FIRST_LAST_EDICT,
    LAST_EDICT,
    MOST_EDICT,
    NO_CARD,
    NUMBER_OF,
    PAIRS_EDICT,
    THREE_EDICT,
    TRICKS_EDICT,
    TRUMP_EDICT,
)
from simony.games.indulgence.rules.rules import IndulgenceState
from simony.games.indulgence.rules.scoring import NOBODY, card_goal, packed, taken_cards

FLORIN: Final = 16


def card_play(state: IndulgenceState, seat: i64) -> i64:
    """Return the card to play, with or without the ring."""
    analysis = TrickAnalysis(state, seat)
    playable: i64 = state.playable(seat)
    if seat == state.sinner:
        return analysis.take(playable)
    if state.sinner != NOBODY:
        return analysis.spoil(playable)
    return analysis.duck(playable)


class TrickAnalysis:
    """The current trick as one seat sees it.

    If it is played face down, only the family led is known.
    """

    def __init__(self, state: IndulgenceState, seat: i64) -> None:
        self.state: Final = state
        self.seat: Final[i64] = seat
        self.hidden: Final[bool] = state.face_down()
        self.gone: Final[i64] = taken_cards(state.taken)
        self.out: Final[i64] = ALL_CARDS & ~self.gone & ~state.hands[seat] & ~self._trick_cards()
        self.led: Final[i64] = self._led()
        self.best: i64 = -1
        self.winner: i64 = NOBODY
        self.to_come: Final[i64] = self._count_to_come()
        if self.led >= 0 and not self.hidden:
            self._find_winner()

    def _trick_cards(self) -> i64:
        cards: i64 = 0
        if not self.hidden:
            for card in self.state.trick:
                if card != NO_CARD:
                    cards |= BIT[card]
        return cards

    def _led(self) -> i64:
        card: i64 = self.state.trick[self.state.leader]
        return FAMILY_OF[card] if card != NO_CARD else -1

    def _count_to_come(self) -> i64:
        """Return the number of seats that play after this one."""
        seats: i64 = len(self.state.hands)
        return (self.state.leader - self.seat - 1) % seats

    def _find_winner(self) -> None:
        seat: i64 = 0
        while seat < len(self.state.trick):
            card: i64 = self.state.trick[seat]
            if card != NO_CARD:
                value: i64 = self.value(card, card == self.state.ring_card, self.led)
                if value > self.best:
                    self.best = value
                    self.winner = seat
            seat += 1

    def value(self, card: i64, ringed: bool, led: i64) -> i64:
        """Return the rank of a card in the trick; -1 if it cannot win."""
        family: i64 = FAMILY_OF[card]
        number: i64 = self.state.figures.ring if ringed else NUMBER_OF[card]
        if family == self.state.trump:
            return 16 + number
        return number if family == led else -1

    def higher_unseen(self, card: i64) -> i64:
        """Return the number of unseen cards of its family that beat a card."""
        higher: i64 = FAMILY_CARDS[FAMILY_OF[card]] & self.out
        return count(higher & ~(BIT[card] - 1))

    def lower_unseen(self, card: i64) -> i64:
        higher: i64 = FAMILY_CARDS[FAMILY_OF[card]] & self.out
        return count(higher & (BIT[card] - 1))

    # --- prices -----------------------------------------------------------------------------------

    def price(self, cards: i64) -> i64:
        """Return the cost of taking these cards, each on its own, under the edicts in force."""
        price: i64 = 0
        left: i64 = self.state.force
        while left != 0:
            edict: i64 = lowest(left)
            left &= left - 1
            price += self._price(edict, cards)
        return price

    def _price(self, edict: i64, cards: i64) -> i64:
        """Return the cost under one edict, counted for all cards together if each costs
        the same.
        """
        figures = self.state.figures
        kind: i64 = figures.kind[edict]
        pays: i64 = figures.pays[edict] * FLORIN
        if kind == CARDS_EDICT or kind == TRUMP_EDICT:
            return pays * count(cards & card_goal(figures, edict, self.state.trump))
        if kind == LAST_EDICT:
            return self._last_price(
                cards & FAMILY_CARDS[figures.families[edict][0]], figures.families[edict][0], pays
            )
        if kind == MOST_EDICT:
            return pays // 4 * count(cards)
        if kind == PAIRS_EDICT:
            return self._pairs_price(edict, cards & figures.forbidden[edict], pays)
        return 0

    def _last_price(self, cards: i64, family: i64, pays: i64) -> i64:
        """The fewer cards of the family are left, the more likely each of these comes with the
        last.
        """
        if cards == 0:
            return 0
        others: i64 = 9 - count(self.gone & FAMILY_CARDS[family]) - 1
        return pays // (1 + others * others) * count(cards)

    def _pairs_price(self, edict: i64, cards: i64, pays: i64) -> i64:
        price: i64 = 0
        while cards != 0:
            price += self._pair_price(edict, lowest(cards), pays)
            cards &= cards - 1
        return price

    def _pair_price(self, edict: i64, card: i64, pays: i64) -> i64:
        first: i64 = self.state.figures.families[edict][0]
        second: i64 = self.state.figures.families[edict][1]
        partner: i64 = (
            card + 9 * (second - first) if FAMILY_OF[card] == first else card + 9 * (first - second)
        )
        if self.state.taken[self.seat] & BIT[partner] != 0:
            return pays
        return pays // 4 if self.gone & BIT[partner] == 0 else 0

    def trick_price(self) -> i64:
        """Return the cost of winning this trick, whatever is in it."""
        price: i64 = 0
        left: i64 = self.state.force
        while left != 0:
            edict: i64 = lowest(left)
            left &= left - 1
            price += self._trick_price(edict)
        return price

    def _trick_price(self, edict: i64) -> i64:
        figures = self.state.figures
        kind: i64 = figures.kind[edict]
        pays: i64 = figures.pays[edict] * FLORIN
        if kind == TRICKS_EDICT:
            return pays
        if kind == THREE_EDICT and packed(self.state.raced, figures.goal[edict]) == NOBODY:
            missing: i64 = figures.goal[edict] - self.state.won[self.seat]
            return pays // (missing * missing)
        if kind == FIRST_LAST_EDICT and (
            self.state.trick_number == 0 or count(self.state.hands[self.seat]) == 1
        ):
            return pays
        return 0

    def current_trick_price(self) -> i64:
        """Return the cost of winning the trick with the cards played so far."""
        return self.trick_price() + self.price(self._trick_cards())

    # --- no Sin: duck -----------------------------------------------------------------------------

    def duck(self, playable: i64) -> i64:
        """Return the card with the least risk."""
        chosen: i64 = -1
        least: i64 = 1 << 40
        price: i64 = self.current_trick_price() + self.to_come * self._price_to_come()
        left: i64 = playable
        while left != 0:
            card: i64 = lowest(left)
            left &= left - 1
            fear: i64 = self._risk(card, price)
            if fear < least or chosen < 0:
                least = fear
                chosen = card
        return chosen

    def _risk(self, card: i64, price: i64) -> i64:
        """Return the expected cost of playing a card now, minus the value of being rid of it."""
        chance: i64 = self.chance_to_win(card)
        own: i64 = self.price(BIT[card])
        return 4 * ((price + own) * chance // 16) - own - self._danger(card)

    def _price_to_come(self) -> i64:
        """Return what each later player is expected to add: half the price of an average unseen
        card.
        """
        if self.out == 0:
            return 0
        return self.price(self.out) // (2 * count(self.out))

    def chance_to_win(self, card: i64) -> i64:
        """Return the probability, in sixteenths, that this card takes the trick."""
        led: i64 = self.led if self.led >= 0 else FAMILY_OF[card]
        value: i64 = self.value(card, False, led)
        if value < 0 or value <= self.best:
            return 0
        rivals: i64 = self.to_come
        if self.hidden and self.led >= 0:
            rivals = len(self.state.hands) - 1
        if rivals == 0:
            return 16
        above: i64 = self.higher_unseen(card)
        if above == 0:
            return 15
        family_out: i64 = above + self.lower_unseen(card)
        # The probability that one rival stays below, and then that all do.
        stays: i64 = 16 - 14 * above // (family_out + 1)
        chance: i64 = 16
        while rivals > 0:
            chance = chance * stays // 16
            rivals -= 1
        return chance

    def _danger(self, card: i64) -> i64:
        """Return the value of being rid of a card, apart from its price: it may win later tricks,
        and from a short family it makes a void.
        """
        above: i64 = self.higher_unseen(card)
        below: i64 = self.lower_unseen(card)
        held: i64 = count(self.state.hands[self.seat] & FAMILY_CARDS[FAMILY_OF[card]])
        wins: i64 = 0
        if above + below > 0:
            wins = 32 * below // (above + below)
            wins += 16 // held
        return wins

    # --- the sinner: take -------------------------------------------------------------------------

    def goal(self) -> i64:
        """Return the cards that the Sin is about and that are not taken yet.

        If it is about tricks, all cards count.
        """
        cards: i64 = 0
        left: i64 = self.state.force
        while left != 0:
            edict: i64 = lowest(left)
            left &= left - 1
            kind: i64 = self.state.figures.kind[edict]
            if kind == LAST_EDICT:
                cards |= FAMILY_CARDS[self.state.figures.families[edict][0]]
            elif (
                kind == FIRST_LAST_EDICT
                or kind == TRICKS_EDICT
                or kind == THREE_EDICT
                or kind == MOST_EDICT
            ):
                cards |= ALL_CARDS
            else:
                cards |= card_goal(self.state.figures, edict, self.state.trump)
        return cards & ~self.gone

    def take(self, playable: i64) -> i64:
        if self._holds_back():
            return self._least_useful(playable)
        if self.led < 0:
            return self._lead_to_take(playable)
        sure: i64 = self._cheapest_winner(playable)
        wanted: bool = self.hidden or self._trick_cards() & self.goal() != 0 or self.to_come > 0
        if wanted and sure >= 0:
            return sure
        if (
            wanted
            and not self.hidden
            and self._trick_cards() & self.goal() != 0
            and self._may_ring()
        ):
            ringed: i64 = self._ring_that_wins(playable)
            if ringed >= 0:
                return ringed + PLAY_RING
        return self._least_useful(playable)

    def _holds_back(self) -> bool:
        """*First or last* alone: between the first trick and the end, a sinner keeps the high cards
        back.
        """
        between: bool = self.state.trick_number > 0 and count(self.state.hands[self.seat]) > 3
        return between and self.state.force & ~self.state.figures.of_kind[FIRST_LAST_EDICT] == 0

    def _may_ring(self) -> bool:
        """*First or last* alone: the ring is for the last trick."""
        too_early: bool = (
            self.state.force & ~self.state.figures.of_kind[FIRST_LAST_EDICT] == 0
            and count(self.state.hands[self.seat]) > 1
        )
        return self.state.may_ring(self.seat) and not too_early

    def _lead_to_take(self, playable: i64) -> i64:
        """Lead a card nobody can beat, from the family with most left to win; otherwise ring one;
        otherwise lead the lowest of the longest family.
        """
        chosen: i64 = -1
        most: i64 = -1
        goal: i64 = self.goal()
        left: i64 = playable
        while left != 0:
            card: i64 = lowest(left)
            left &= left - 1
            if self.higher_unseen(card) == 0 and self._ruffs_out(card) == 0:
                score: i64 = (
                    16 * count(self.out & goal & FAMILY_CARDS[FAMILY_OF[card]]) + NUMBER_OF[card]
                )
                if score > most:
                    most = score
                    chosen = card
        if chosen >= 0:
            return chosen
        if self._may_ring():
            return self._highest_of_longest(playable) + PLAY_RING
        if self.goal() == ALL_CARDS & ~self.gone:
            return self._highest_of_longest(playable)
        return self._least_useful(playable)

    def _ruffs_out(self, card: i64) -> i64:
        """Return the number of trumps that could beat a plain card."""
        if self.state.trump < 0 or FAMILY_OF[card] == self.state.trump:
            return 0
        return count(self.out & FAMILY_CARDS[self.state.trump])

    def _highest_of_longest(self, playable: i64) -> i64:
        chosen: i64 = -1
        most: i64 = -1
        left: i64 = playable
        while left != 0:
            card: i64 = lowest(left)
            left &= left - 1
            score: i64 = (
                16 * count(self.state.hands[self.seat] & FAMILY_CARDS[FAMILY_OF[card]])
                + NUMBER_OF[card]
            )
            if score > most:
                most = score
                chosen = card
        return chosen

    def _cheapest_winner(self, playable: i64) -> i64:
        """Return the lowest winning card if nobody plays after, otherwise the highest that would
        win now; -1 if none does.
        """
        chosen: i64 = -1
        left: i64 = playable
        while left != 0:
            card: i64 = lowest(left)
            left &= left - 1
            if self.value(card, False, self.led) > self.best:
                if chosen < 0:
                    chosen = card
                elif self.to_come > 0 or self.hidden:
                    if self.higher_unseen(card) < self.higher_unseen(chosen):
                        chosen = card
                elif self.value(card, False, self.led) < self.value(chosen, False, self.led):
                    chosen = card
        return chosen

    def _ring_that_wins(self, playable: i64) -> i64:
        left: i64 = playable
        while left != 0:
            card: i64 = lowest(left)
            left &= left - 1
            if self.value(card, True, self.led) > self.best:
                return card
        return -1

    def _least_useful(self, playable: i64) -> i64:
        """Return a card that is neither a goal card nor a winner, if possible."""
        goal: i64 = self.goal()
        chosen: i64 = -1
        least: i64 = 1 << 40
        left: i64 = playable
        while left != 0:
            card: i64 = lowest(left)
            left &= left - 1
            score: i64 = (
                64 * (1 if goal & BIT[card] != 0 else 0)
                + 2 * NUMBER_OF[card]
                - self.higher_unseen(card)
            )
            if score < least:
                least = score
                chosen = card
        return chosen

    # --- against a sinner: spoil ------------------------------------------------------------------

    def spoil(self, playable: i64) -> i64:
        """Take a trick from the sinner, or give a goal card to another player who does; otherwise
        keep goal cards and high cards back.
        """
        if self.led < 0:
            return self._lead_to_spoil(playable)
        if self._lost_to_sinner():
            friend: i64 = self._gift(playable)
            if friend >= 0:
                return friend
        if self.winner == self.state.sinner or self.hidden or self._sinner_to_come():
            winner: i64 = self._cheapest_winner(playable)
            if winner >= 0:
                return winner
        return self._least_useful(playable)

    def _sinner_to_come(self) -> bool:
        return self.state.trick[self.state.sinner] == NO_CARD

    def _lost_to_sinner(self) -> bool:
        """Whether somebody else is taking this trick and the sinner has already played."""
        return not self.hidden and not self._sinner_to_come() and self.winner != self.state.sinner

    def _gift(self, playable: i64) -> i64:
        """Return a goal card that does not win: the sinner will never get it."""
        goal: i64 = playable & self.goal()
        return lowest(goal) if goal != 0 else -1

    def _lead_to_spoil(self, playable: i64) -> i64:
        """Lead what the sinner cannot follow with a high card: the highest of the family of which
        most cards have gone to others.
        """
        bare: i64 = self.state.lacks[self.state.sinner] & playable & self.goal()
        if bare != 0 and self.state.trump < 0:
            return lowest(bare)  # the sinner has no such card and cannot win
        chosen: i64 = -1
        best: i64 = -(1 << 40)
        left: i64 = playable
        while left != 0:
            card: i64 = lowest(left)
            left &= left - 1
            score: i64 = NUMBER_OF[card] - 3 * self.higher_unseen(card)
            if score > best:
                best = score
                chosen = card
        return chosen
