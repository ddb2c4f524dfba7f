"""What a trick is worth to a role: its cards let act as the winner would have them. Worth is counted in hundredths of a point.

All of it is public but the role, which is the reader's own, or one that lies open.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, count, lowest
from simony.games.tolerance.figures import (
    CATHOLIC,
    CONVERT,
    GUILD_ANY,
    LOSE_PIETY,
    MONEY,
    NEUTRAL,
    NO_EFFECT,
    PIETY,
    PROTESTANT,
    ROYAL_EXECUTION,
    SUIT_OF,
    TAXES,
    TAXES_PIETY,
)
from simony.games.tolerance.rules import ToleranceState
from simony.games.tolerance.scoring import first_line

POINT: Final = 100
_DEAD_LINES: Final[vec[i64]] = vec[i64]([-1, 7, 8])
"""By religion: the line that pays for the dead."""


class Worth:
    """What things are worth to one role at one table, now."""

    def __init__(self, state: ToleranceState, seat: i64, role: i64) -> None:
        self.state: Final = state
        self.seat: Final[i64] = seat
        self._line: Final[i64] = first_line(role, state.reign)
        self._money: Final[i64] = self._of_tally(role, MONEY) + 2  # to be solvent is worth something to everybody
        self._catholic: Final[i64] = self._of_tally(role, CATHOLIC)
        self._protestant: Final[i64] = self._of_tally(role, PROTESTANT)

    def _of_tally(self, role: i64, tally: i64) -> i64:
        """One more of a tally: a share of a pennant, unless there is no more to be had."""
        if self.state.tallies[3 * self.seat + tally] >= self.state.figures.most:
            return 0
        return POINT * self.state.figures.pennant_worth[3 * role + tally] // self.state.figures.pennant

    def line(self, line: i64) -> i64:
        return POINT * self.state.figures.lines[self._line + line]

    def money(self, amount: i64) -> i64:
        return amount * self._money

    def piety(self, religion: i64, amount: i64) -> i64:
        if religion == CATHOLIC:
            return amount * self._catholic
        if religion == PROTESTANT:
            return amount * self._protestant
        return 0

    def living(self, card: i64, religion: i64) -> i64:
        """A living card on the board at the end of the reign, with its tax and its piety."""
        figures = self.state.figures
        total: i64 = self.line(SUIT_OF[card]) + self.piety(religion, figures.living_piety)
        if religion == figures.taxed[self.state.reign]:
            total += self.money(figures.tax[self.state.reign])
        if figures.guild[card] != 0:
            total += self.line(GUILD_ANY)
        return total

    def dead(self, religion: i64) -> i64:
        if religion == NEUTRAL:
            return 0
        return self.line(_DEAD_LINES[religion])


class Trial:
    """A table to try tricks on. Only what concerns the trick is set on it; the rest is as it was copied."""

    def __init__(self, state: ToleranceState) -> None:
        self.table: Final = state.copy()

    def lay(self, cards: vec[i64]) -> None:
        """These cards, in the order they were played, as a trick that has been won."""
        self.table.order = cards[:]
        self.table.put_in_order(cards, 0)
        self.table.fallen = 0
        self.table.acting = 0

    def resume(self, state: ToleranceState) -> None:
        """The trick as another table has it, half resolved."""
        self.table.order = state.order[:]
        self.table.religions = state.religions
        self.table.fallen = state.fallen
        self.table.acting = state.acting

    def play_out(self, worth: Worth) -> i64:
        """Let all cards from the acting one on act, and add up what the trick brings; targets are chosen one by one."""
        total: i64 = 0
        while self.table.acting < len(self.table.order):
            if self.table.fallen & BIT[self.table.acting] == 0:
                total += self._act(worth)
            self.table.acting += 1
        return total + self._laid(worth)

    def _act(self, worth: Worth) -> i64:
        figures = self.table.figures
        card: i64 = self.table.order[self.table.acting]
        effect: i64 = figures.effect[card]
        if effect == NO_EFFECT or effect == ROYAL_EXECUTION:
            return 0
        if effect == LOSE_PIETY:
            return worth.piety(CATHOLIC, -figures.count[card]) + worth.piety(PROTESTANT, -figures.count[card])
        reached: i64 = self.table.reach(card, effect)
        wanted: i64 = figures.count[card]
        if wanted > 0:
            while count(reached) > wanted:
                reached &= ~BIT[self._least_wanted(worth, effect, reached)]
        return self.work(worth, effect, reached)

    def _least_wanted(self, worth: Worth, effect: i64, reached: i64) -> i64:
        least: i64 = 1 << 40
        place: i64 = -1
        while reached != 0:
            each: i64 = lowest(reached)
            reached &= reached - 1
            gain: i64 = self._gain(worth, effect, each)
            if gain < least:
                least = gain
                place = each
        return place

    def _gain(self, worth: Worth, effect: i64, place: i64) -> i64:
        """What it brings to have an effect on one card."""
        card: i64 = self.table.order[place]
        religion: i64 = self.table.religion_at(place)
        if effect <= TAXES_PIETY:
            return self._collected(worth, effect, place)
        if effect == CONVERT:
            return worth.living(card, 3 - religion) - worth.living(card, religion)
        return worth.dead(religion) - worth.living(card, religion)

    def _collected(self, worth: Worth, effect: i64, place: i64) -> i64:
        card: i64 = self.table.order[place]
        total: i64 = 0
        if effect & TAXES != 0:
            total += worth.money(self.table.figures.coins[card])
        if effect & PIETY != 0:
            total += worth.piety(self.table.religion_at(place), self.table.figures.piety[card])
        return total

    def work(self, worth: Worth, effect: i64, reached: i64) -> i64:
        """Do an effect's work; the answer is what was collected."""
        total: i64 = 0
        if effect == CONVERT:
            self.table.convert(reached)
        elif effect > TAXES_PIETY:
            self.table.fallen |= reached
        else:
            while reached != 0:
                total += self._collected(worth, effect, lowest(reached))
                reached &= reached - 1
        return total

    def _laid(self, worth: Worth) -> i64:
        """What the cards bring on the board."""
        total: i64 = 0
        place: i64 = 0
        while place < len(self.table.order):
            religion: i64 = self.table.religion_at(place)
            if self.table.fallen & BIT[place] != 0:
                total += worth.dead(religion)
            else:
                total += worth.living(self.table.order[place], religion)
            place += 1
        return total
