"""The state of Mea Culpa: what can be asked of it, and what each viewer may know.

Its fields are declared in `fields`; the rules that change it are functions in the other modules.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, lowest
from simony.core.features import FeatureWriter
from simony.games.mea_culpa.rules.actions import F_BID, F_DUEL, first_of, frame, seat_of
from simony.games.mea_culpa.rules.figures import (
    FACE,
    GIFTS,
    GOODS,
    NO_CARD,
    ROOMS,
    SUITE_5,
    SUITE_6,
)
from simony.games.mea_culpa.rules.generated_fields import StateFields
from simony.games.mea_culpa.view.view import UNKNOWN, MeaCulpaView

NOBODY: Final = -1

# Places in the ledger of Meta Culpa: what was left out in a turn, by whom, and who calls. All zeros
# if the variant is off.
OWED: Final = 0
"""Unpaid taler, notches and stones for the three Dens, by the numbers of what is due.

Taler and notches that are left out are reserved (M50): they count as paid, and are given back if
nobody calls.
"""
STEPS: Final = 5
"""The steps owed by a Pope who visited without the die."""
FORGOTTEN: Final = 6
"""A free stone that the Merchant did not take."""
DEEDS: Final = 7
"""Sins that cannot be made good: an action taken back, a visit without the die, a gift
not shown.
"""
OFFENDER: Final = 8
"""The seat whose turn all this is about, counted from 1."""
HIDDEN: Final = 9
"""Two gifts that were not shown: 1 + 2 · gift + compartment."""
HIDE_TALER: Final = 11
HIDE_GOODS: Final = 12
"""What could be hidden as far as others see: the taler and the four goods that were there then and
still are.
"""
CALLS: Final = 16
LETS: Final = 17
"""Seats that have called, and seats that have just chosen silence until the end of the round."""
SILENT: Final = 18
"""Seats that are silent until the end of the round."""
WINDOW_OPEN: Final = 19
UNSETTLED: Final = 20
"""Seats that have not picked yet and must pay the coins they bid when they do."""
LEDGER: Final = 21
UNKNOWN_GIFT: Final = 17
"""A gift that a viewer has not been shown: one more than the number of codes."""


class BaseState(StateFields):
    """What can be asked of a state, and the stack of what is in progress.

    With an empty stack the game is over.
    """

    def pending(self) -> i64:
        return self.waiting

    def seat_to_act(self) -> i64:
        # Not a conditional expression: with a literal -1 in it mypyc would box both.
        if self.waiting == 0:
            return -1
        return lowest(self.waiting)

    def over(self) -> bool:
        return self.depth == 0

    # --- the stack --------------------------------------------------------------------------------

    def top(self) -> i64:
        """Return the frame that says what happens now; 0 when the game is over."""
        if self.depth == 0:
            return 0
        return self.stack[self.depth - 1]

    def push(self, kind: i64, seat: i64, first: i64, second: i64, third: i64) -> None:
        self.stack[self.depth] = frame(kind, seat, first, second, third)
        self.depth += 1

    def pop(self) -> None:
        self.depth -= 1
        self.stack[self.depth] = 0

    def replace_top(self, kind: i64, seat: i64, first: i64, second: i64, third: i64) -> None:
        """Replace the frame on top."""
        self.stack[self.depth - 1] = frame(kind, seat, first, second, third)

    def ask(self, seat: i64) -> None:
        self.waiting = BIT[seat]

    # --- souls ------------------------------------------------------------------------------------

    def standing(self, seat: i64) -> i64:
        """Return a number that is lower the nearer the soul is to Hell; M8: on Start the line
        decides.
        """
        return self.souls[seat] * 4 + self.line[seat]

    def nearest_hell(self, among: i64) -> i64:
        """Return the seat nearest Hell of a mask, which must not be empty."""
        best: i64 = NOBODY
        least: i64 = 100000
        seat: i64 = 0
        while seat < len(self.souls):
            if among & BIT[seat] != 0 and self.standing(seat) < least:
                best = seat
                least = self.standing(seat)
            seat += 1
        return best

    def everybody(self) -> i64:
        return BIT[len(self.souls)] - 1

    def others(self, seat: i64) -> i64:
        return (BIT[len(self.souls)] - 1) & ~BIT[seat]

    # --- contents of the board --------------------------------------------------------------------

    def reserve(self, seat: i64) -> i64:
        """Return the number of sin stones that a player has left."""
        at: i64 = 3 * seat
        return self.figures.sin_stones - self.sins[at] - self.sins[at + 1] - self.sins[at + 2]

    def market_size(self) -> i64:
        return self.market[0] + self.market[1] + self.market[2] + self.market[3] + self.market[4]

    def has_goods(self, seat: i64) -> bool:
        at: i64 = GOODS * seat
        return self.goods[at] + self.goods[at + 1] + self.goods[at + 2] + self.goods[at + 3] > 0

    def open_rooms(self) -> i64:
        """Return the mask of the rooms and suites that nobody has visited, whatever they cost; M19:
        Suite 5 needs a card in some room.
        """
        found: i64 = 0
        room: i64 = 0
        while room < ROOMS:
            if self.rooms[room] != NO_CARD:
                found |= BIT[room]
            room += 1
        if self.suite_5 != 0 and found != 0:
            found |= BIT[SUITE_5]
        if self.suite_6 != 0:
            found |= BIT[SUITE_6]
        return found

    def splits_hidden(self) -> bool:
        """M37: until the first evaluation nobody knows how others have split their gifts."""
        return self.finished == 0

    def bids_hidden(self) -> bool:
        return self.stack[0] & 31 == F_BID

    # --- observations and views -------------------------------------------------------------------

    def view(self, seat: i64) -> MeaCulpaView:
        view = MeaCulpaView(seat, self.legal(seat) if seat >= 0 else [])
        self.show_public(view)
        self._show_hidden(view, seat)
        return view

    def features_into(self, seat: i64, writer: FeatureWriter) -> None:
        view = MeaCulpaView(seat, [])
        self.lend_public(view)
        self._show_hidden(view, seat)
        view.features_into(writer)

    def _show_hidden(self, view: MeaCulpaView, seat: i64) -> None:
        """Show what only some may see."""
        taler = self.taler[:]
        goods = self.goods[:]
        first = self.first[:]
        notches = self.notches[:]
        coins = self.coins[:]
        other: i64 = 0
        while other < len(self.souls):
            if other != seat:
                if self.splits_hidden():
                    gift: i64 = GIFTS * other
                    while gift < GIFTS * other + GIFTS:
                        first[gift] = UNKNOWN
                        gift += 1
                if self.bids_hidden():
                    notches[other] = 0
                    coins[other] = 0
            other += 1
        view.ledger = self._seen_ledger(seat, goods, taler)
        view.taler = taler
        view.goods = goods
        view.first = first
        view.notches = notches
        view.coins = coins
        top: i64 = self.top()
        if top & 31 == F_DUEL:
            if seat_of(top) == seat:
                view.die = self.die
            if first_of(top) == seat:
                view.guess = self.guess

    def _seen_ledger(self, seat: i64, goods: vec[i64], taler: vec[i64]) -> vec[i64]:
        """Other players' calls are hidden until all have answered; a gift donated unseen still
        seems to be behind the screen.
        """
        seen = self.ledger[:]
        if seen[WINDOW_OPEN] != 0:
            own: i64 = 0
            if seat >= 0:
                own = BIT[seat]
            seen[CALLS] &= own
            seen[LETS] &= own
        if seen[HIDDEN] != 0 and seen[OFFENDER] - 1 != seat:
            place: i64 = HIDDEN
            while place < HIDDEN + 2:
                if seen[place] != 0:
                    gift: i64 = (seen[place] - 1) >> 1
                    if gift < GOODS:
                        goods[GOODS * (seen[OFFENDER] - 1) + gift] += 1
                    else:
                        taler[seen[OFFENDER] - 1] += FACE[gift]
                    seen[place] = UNKNOWN_GIFT
                place += 1
        return seen

    # --- scores and places ------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Return the steps towards Heaven."""
        return list(self.souls)

    def places(self) -> list[int]:
        """M11: all players in Heaven share a place; on Start the line decides (M8)."""
        standing = [self._final_standing(seat) for seat in range(len(self.souls))]
        return [1 + sum(1 for other in standing if other > mine) for mine in standing]

    def _final_standing(self, seat: i64) -> int:
        if self.souls[seat] >= self.figures.heaven:
            return 4 * self.figures.heaven
        return self.standing(seat)

    def multiplicity(self, viewer: i64) -> int:
        """Every gift in another player's chest lies in one of two compartments, and gifts of a kind
        look alike.
        """
        if not self.splits_hidden():
            return 1
        found = 1
        for at in range(len(self.given)):
            if at // GIFTS != viewer:
                found *= _choose(self.given[at], self.first[at])
        return found


def _choose(of: int, some: int) -> int:
    found = 1
    for step in range(some):
        found = found * (of - step) // (step + 1)
    return found


def nonzero(row: vec[i64], start: i64, length: i64) -> i64:
    """Return the mask of the places of a row, counted from `start`, that hold anything."""
    found: i64 = 0
    place: i64 = 0
    while place < length:
        if row[start + place] > 0:
            found |= BIT[place]
        place += 1
    return found
