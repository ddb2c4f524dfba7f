"""Changes of money, piety and points: after every effect, and at the end of a reign and of the
game.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, lowest
from simony.core.event import EVERYONE, Event, audience_of
from simony.games.tolerance.rules.actions import DEAL, EXECUTION, LOANS, NOTHING, OVER
from simony.games.tolerance.rules.figures import (
    CARDS,
    CATHOLIC,
    MONEY,
    PROTESTANT,
    ROYAL_EXECUTION,
    TRICKS,
)
from simony.games.tolerance.rules.legal import LegalActions
from simony.games.tolerance.rules.scoring import (
    DEAD,
    OFF,
    dead_points,
    first_line,
    guild_points,
    laid,
    living,
    most_guilds,
    owner_of,
    pile_of,
    piles_of,
    reign_points,
    size_of,
    suit_points,
    tableaux,
)
from simony.games.tolerance.rules.state import NOBODY

_LAST_REIGN: Final = 2
_EMPTY_BOARD: Final[vec[i64]] = vec[i64]([OFF] * CARDS)
_NOTHING_PLAYED: Final[vec[i64]] = vec[i64]([NOTHING] * (TRICKS * 5))


class Tallies(LegalActions):
    """The state with its tallies and scoring."""

    # --- tallies ----------------------------------------------------------------------------------

    def _add(self, seat: i64, tally: i64, amount: i64, out: list[Event] | None) -> None:
        """T10: one sum, then the bounds, then pennants.

        T19: piety stops at 0; T23: with a loan money does too; T43: the rest is lost.
        """
        if amount == 0:
            return
        index: i64 = 3 * seat + tally
        total: i64 = self._total(seat, tally, amount)
        self.tallies[index] = total
        reached: i64 = self.pennants[index]
        if total >= (reached + 1) * self.figures.pennant:  # T20
            while total >= (reached + 1) * self.figures.pennant:
                reached += 1
            self.pennants[index] = reached
            if out is not None:
                out.append(
                    Event(
                        "pennant",
                        EVERYONE,
                        {"seat": seat, "tally": tally, "total": total, "pennants": reached},
                    )
                )

    def _total(self, seat: i64, tally: i64, amount: i64) -> i64:
        """Return what a tally becomes with this amount added."""
        total: i64 = self.tallies[3 * seat + tally] + amount
        if total > self.figures.most:
            return self.figures.most
        if total < 0 and (tally != MONEY or self.loans & BIT[seat] != 0):
            return 0
        return total

    def _pieties(self, seat: i64, catholic: i64, protestant: i64) -> list[int]:
        """Return what both pieties become with these amounts added."""
        return [self._total(seat, CATHOLIC, catholic), self._total(seat, PROTESTANT, protestant)]

    def _check_debt(self, seat: i64, out: list[Event] | None) -> None:
        """T21, T22. With a loan money is never below zero (T23)."""
        if self.tallies[3 * seat + MONEY] < 0:
            self.loans |= BIT[seat]
            self.tallies[3 * seat + MONEY] = self.figures.loan_leaves
            if out is not None:
                out.append(
                    Event("loan", EVERYONE, {"seat": seat, "money": self.figures.loan_leaves})
                )

    # --- the end of a reign -----------------------------------------------------------------------

    def _end_reign(self, out: list[Event] | None) -> None:
        """T33: all piles are turned up.

        T32: then a living Monarch must execute any other living card on any board, if there is one.
        """
        monarch: i64 = self.monarch()
        if out is not None:
            out.append(
                Event(
                    "reign-over", EVERYONE, {"reign": self.reign, "alive": int(self.lives(monarch))}
                )
            )
        if self.figures.effect[monarch] == ROYAL_EXECUTION and self.lives(monarch):
            others: i64 = 0
            last: i64 = 0
            card: i64 = 0
            while card < CARDS and others < 2:
                if card != monarch and living(self.board[card]) != 0:
                    others += 1
                    last = card
                card += 1
            if others > 1:
                self.phase = EXECUTION
                self.turn = owner_of(self.board[monarch])
                return
            if others == 1:
                self._execute(last, out)
        self._collect(out)

    def _execute(self, card: i64, out: list[Event] | None) -> None:
        """The victim goes on top of its owner's pile of the dead."""
        where: i64 = self.board[card]
        monarch: i64 = self.monarch()
        self.board[card] = laid(owner_of(where), DEAD + pile_of(where), TRICKS * len(self.hands))
        if out is not None:
            told = {
                "seat": owner_of(self.board[monarch]),
                "monarch": monarch,
                "card": card,
                "owner": owner_of(where),
            }
            out.append(Event("executed", EVERYONE, {**told}))

    def _collect(self, out: list[Event] | None) -> None:
        """Collect taxes, with the loan check, from all seats from the starter on; then the piety of
        all.
        """
        piles = piles_of(self.figures, self.board)
        seat: i64 = self.starter
        turn: i64 = 0
        while turn < 2 * len(self.hands):
            if turn < len(self.hands):
                self._collect_crown_taxes(seat, piles, out)
            else:
                self._collect_living_piety(seat, piles, out)
            seat = self.left_of(seat)
            turn += 1
        self._settle_loans(self.starter, piles, out)

    def _collect_crown_taxes(self, seat: i64, piles: vec[i64], out: list[Event] | None) -> None:
        taxed: i64 = self.figures.taxed[self.reign]
        amount: i64 = size_of(piles, seat, taxed) * self.figures.tax[self.reign]
        if out is not None:
            total: i64 = self._total(seat, MONEY, amount)
            out.append(
                Event(
                    "crown-taxes",
                    EVERYONE,
                    {"seat": seat, "religion": taxed, "amount": amount, "total": total},
                )
            )
        self._add(seat, MONEY, amount, out)
        self._check_debt(seat, out)

    def _collect_living_piety(self, seat: i64, piles: vec[i64], out: list[Event] | None) -> None:
        catholic: i64 = size_of(piles, seat, CATHOLIC) * self.figures.living_piety
        protestant: i64 = size_of(piles, seat, PROTESTANT) * self.figures.living_piety
        if out is not None:
            told: dict[str, int | list[int]] = {
                "seat": seat,
                "catholic": catholic,
                "protestant": protestant,
            }
            told["totals"] = self._pieties(seat, catholic, protestant)
            out.append(Event("living-piety", EVERYONE, told))
        self._add(seat, CATHOLIC, catholic, out)
        self._add(seat, PROTESTANT, protestant, out)

    def _settle_loans(self, seat: i64, piles: vec[i64], out: list[Event] | None) -> None:
        """T24: ask every player who could repay, from `seat` to the last; in the last reign nobody
        is asked. Then score points.

        The first one asked is the reign's starter, or the next to the left of it.
        """
        first: bool = self.phase != LOANS
        while first or seat != self.starter:
            first = False
            if (
                self.loans & BIT[seat] != 0
                and self.tallies[3 * seat + MONEY] >= self.figures.loan_repay
            ):
                if self.reign != _LAST_REIGN:
                    self.phase = LOANS
                    self.turn = seat
                    return
                self._answer_loan(seat, True, out)
            seat = self.left_of(seat)
        self._score(piles, out)

    def _answer_loan(self, seat: i64, repays: bool, out: list[Event] | None) -> None:
        """T26: spending money loses no pennant."""
        if repays:
            self.loans &= ~BIT[seat]
            self.tallies[3 * seat + MONEY] -= self.figures.loan_repay
        if out is not None:
            out.append(
                Event(
                    "repaid" if repays else "kept-loan",
                    EVERYONE,
                    {"seat": seat, "money": self.tallies[3 * seat + MONEY]},
                )
            )

    # --- points -----------------------------------------------------------------------------------

    def _score(self, piles: vec[i64], out: list[Event] | None) -> None:
        boards = tableaux(piles, len(self.hands))
        most: i64 = most_guilds(boards)
        step: i64 = 0
        seat: i64 = self.starter
        while step < len(self.hands):
            before: i64 = self.points[seat]
            after: i64 = reign_points(
                self.figures, self.roles[seat], self.reign, before, boards[seat], most
            )
            if self.figures.hidden_roles and self.reign != _LAST_REIGN:
                self._narrow_roles(seat, before, after, boards[seat], most)
            self.points[seat] = after
            self.earned[3 * seat + self.reign] = after - before
            if out is not None:
                self._emit_score(seat, before, boards[seat], most, out)
            seat = self.left_of(seat)
            step += 1
        if self.reign == _LAST_REIGN:
            self._end(out)
        else:
            self._next_reign()

    def _narrow_roles(self, seat: i64, before: i64, after: i64, tableau: i64, most: i64) -> None:
        """T45: keep the roles that would have brought a seat exactly these points."""
        left: i64 = self.suspects[seat]
        while left != 0:
            role: i64 = lowest(left)
            left &= left - 1
            if reign_points(self.figures, role, self.reign, before, tableau, most) != after:
                self.suspects[seat] &= ~BIT[role]

    def _emit_score(
        self, seat: i64, before: i64, tableau: i64, most: i64, out: list[Event]
    ) -> None:
        """T45: with hidden roles the lines are for the owner alone; the others see the total."""
        line: i64 = first_line(self.roles[seat], self.reign)
        lines: list[int] = [
            suit_points(self.figures, line, tableau),
            guild_points(self.figures, line, tableau, most),
            dead_points(self.figures, line, tableau),
        ]
        hidden: bool = self.figures.hidden_roles and self.reign != _LAST_REIGN
        own: i64 = audience_of(seat) if hidden else EVERYONE
        total: i64 = self.points[seat]
        out.append(
            Event(
                "scored",
                own,
                {"seat": seat, "lines": lines, "gained": total - before, "total": total},
            )
        )
        if hidden:
            out.append(
                Event(
                    "scored-hidden",
                    EVERYONE & ~own,
                    {"seat": seat, "gained": total - before, "total": total},
                )
            )

    def _next_reign(self) -> None:
        """All cards are gathered.

        T39: the player with fewest points chooses who starts; of several, the first left of the
        last starter.
        """
        self.board = _EMPTY_BOARD[:]
        self.past = _NOTHING_PLAYED[: len(self.past)]
        seat: i64 = 0
        while seat < len(self.hands):
            self.lacks[seat] = 0
            seat += 1
        seat = self.left_of(self.starter)
        self.chooser = seat
        while seat != self.starter:
            seat = self.left_of(seat)
            if self.points[seat] < self.points[self.chooser]:
                self.chooser = seat
        self.reign += 1
        self.trick_number = 0
        self.leader = NOBODY
        self.turn = NOBODY
        self.phase = DEAL

    def _end(self, out: list[Event] | None) -> None:
        """T41: pennants are added, then a loan subtracted; a total may end below zero."""
        self.phase = OVER
        self.turn = NOBODY
        if out is not None and self.figures.hidden_roles:
            out.append(Event("roles-shown", EVERYONE, {"roles": list(self.roles)}))
        seat: i64 = 0
        while seat < len(self.hands):
            tally: i64 = 0
            while tally < 3:
                self.points[seat] += self._bonus(seat, tally)
                tally += 1
            cost: i64 = 0
            if self.loans & BIT[seat] != 0:
                cost = self.figures.loan_costs
            self.points[seat] -= cost
            if out is not None:
                gained: list[int] = [self._bonus(seat, each) for each in range(3)]
                out.append(
                    Event(
                        "final",
                        EVERYONE,
                        {"seat": seat, "gained": gained, "loan": cost, "total": self.points[seat]},
                    )
                )
            seat += 1
        if out is not None:
            out.append(
                Event("game-over", EVERYONE, {"places": self.places(), "points": list(self.points)})
            )

    def _bonus(self, seat: i64, tally: i64) -> i64:
        """Return the points that the pennants of a tally bring a seat."""
        return (
            self.pennants[3 * seat + tally]
            * self.figures.pennant_points[3 * self.roles[seat] + tally]
        )
