"""The rules of Tolerance. Rulings are named by number, as in docs/rules/tolerance.md."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, count, lowest, members, members_into
from simony.core.errors import IllegalAction
from simony.core.event import EVERYONE, Event, audience_of
from simony.core.rng import Rng
from simony.games.tolerance import chance, reasons
from simony.games.tolerance.actions import (
    AS_SUIT,
    ASIDE,
    DEAL,
    EXECUTION,
    FIRST,
    KEEP,
    LOANS,
    OVER,
    REPAY,
    ROLES,
    START,
    STARTER,
    TAKE_ROLE,
    TARGET,
    TARGETING,
    TRICK,
)
from simony.games.tolerance.figures import (
    ALL_ROLES,
    BERTRAM,
    CARDS,
    CATHOLIC,
    CONDEMN,
    CONVERT,
    LOSE_PIETY,
    MONEY,
    NATURALS,
    NO_CARD,
    NO_EFFECT,
    PIETY,
    PROTESTANT,
    RANK_OF,
    ROYAL_EXECUTION,
    SUIT_MASK,
    SUIT_OF,
    TAXES,
    TAXES_PIETY,
    TRICKS,
)
from simony.games.tolerance.listing import naturals_into, suit_into, wilds_to_follow_into, wilds_to_lead_into
from simony.games.tolerance.scoring import (
    DEAD,
    OFF,
    dead_points,
    first_line,
    guild_points,
    held,
    laid,
    most_guilds,
    owner_of,
    pile_of,
    pile_sizes,
    reign_points,
    suit_points,
    tableaux,
)
from simony.games.tolerance.table import NOBODY, Table

_LAST_REIGN: Final = 2
_EMPTY_BOARD: Final[vec[i64]] = vec[i64]([OFF] * CARDS)


@final
class ToleranceState(Table):
    """What happens at the table."""

    def copy(self) -> ToleranceState:
        twin = ToleranceState(
            self.home,
            self.figures,
            self.hands[:],
            self.wilds[:],
            self.lacks[:],
            self.trick[:],
            self.order[:],
            self.board[:],
            self.tallies[:],
            self.pennants[:],
            self.points[:],
            self.roles[:],
            self.suspects[:],
        )
        twin.phase = self.phase
        twin.reign = self.reign
        twin.trick_number = self.trick_number
        twin.chooser = self.chooser
        twin.starter = self.starter
        twin.leader = self.leader
        twin.turn = self.turn
        twin.led = self.led
        twin.asides = self.asides
        twin.acting = self.acting
        twin.religions = self.religions
        twin.fallen = self.fallen
        twin.chosen = self.chosen
        twin.loans = self.loans
        return twin

    # --- what a seat may do ---------------------------------------------------------------------------------------------------------------

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        if self.turn != seat or seat < 0:
            return 0
        if self.phase != TRICK:
            return self._others_into(out)
        found: i64
        wilds: i64 = self.wilds[seat]
        if seat == self.leader:
            found = naturals_into(self.hands[seat], out, 0)
            return wilds_to_lead_into(wilds, out, found)
        base: i64 = 14 * self.led
        following: i64 = (self.hands[seat] >> base) & SUIT_MASK
        if following != 0:
            found = suit_into(following, base, out, 0)
        else:
            found = naturals_into(self.hands[seat], out, 0)
        return wilds_to_follow_into(wilds, self.led, out, found)

    def _others_into(self, out: vec[i64]) -> i64:
        """The actions of every phase but the tricks'. Apart, so that the hot path stays short."""
        if self.phase == TARGETING:
            return self._targets_into(out)
        if self.phase == EXECUTION:
            return self._victims_into(out)
        if self.phase == LOANS:
            out[0] = REPAY
            out[1] = KEEP
            return 2
        if self.phase == STARTER:
            return members_into(BIT[len(self.hands)] - 1, FIRST, out, 0)
        return members_into(self.roles_left() >> 1, TAKE_ROLE, out, 0)

    def _targets_into(self, out: vec[i64]) -> i64:
        naturals: i64 = 0
        wilds: i64 = 0
        left: i64 = self.reach() & ~self.chosen
        while left != 0:
            card: i64 = self.order[lowest(left)]
            left &= left - 1
            if card < NATURALS:
                naturals |= BIT[card]
            else:
                wilds |= BIT[card - NATURALS]
        found: i64 = members_into(naturals, TARGET, out, 0)
        return members_into(wilds, TARGET + NATURALS, out, found)

    def _victims_into(self, out: vec[i64]) -> i64:
        found: i64 = 0
        card: i64 = 0
        while card < CARDS:
            if self.may_be_executed(card):
                out[found] = TARGET + card
                found += 1
            card += 1
        return found

    def may_be_executed(self, card: i64) -> bool:
        """T32: any other living card on any board."""
        return card != self.monarch() and self.lives(card)

    def roles_left(self) -> i64:
        """T44: the roles that nobody has taken, as a mask."""
        left: i64 = ALL_ROLES
        for role in self.roles:
            if role > BERTRAM:
                left &= ~BIT[role]
        return left

    def reason(self, seat: i64, action: i64) -> IllegalAction:
        return reasons.reason(self.view(seat), self.figures, action)

    # --- what they do ---------------------------------------------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64, out: list[Event] | None = None) -> None:
        if self.phase != TRICK:
            self._decide(seat, action, out)
            return
        card: i64 = action
        if action < AS_SUIT:
            self.hands[seat] ^= BIT[card]
            if seat == self.leader:
                self.led = SUIT_OF[card]
            elif SUIT_OF[card] != self.led:
                self.lacks[seat] |= BIT[self.led]
        else:
            card = self._take_wild(seat, action)
        self.trick[seat] = card
        if out is not None:
            self._tell_play(seat, card, out)
        self.turn = self.left_of(seat)
        if self.turn == self.leader:
            self._win(out)

    def _take_wild(self, seat: i64, action: i64) -> i64:
        """Out of the hand, and declared: a leader's Wild names the suit that is led."""
        wild: i64 = action - ASIDE
        if wild >= 0:
            self.asides |= BIT[seat]
        else:
            wild = (action - AS_SUIT) >> 2
            if seat == self.leader:
                self.led = action & 3
        self.wilds[seat] ^= BIT[wild]
        return NATURALS + wild

    def _decide(self, seat: i64, action: i64, out: list[Event] | None) -> None:
        """Every decision but the cards played."""
        if self.phase == TARGETING:
            self._choose_target(action - TARGET, out)
        elif self.phase == EXECUTION:
            self._execute(action - TARGET, out)
            self._collect(out)
        elif self.phase == LOANS:
            self._answer_loan(seat, action == REPAY, out)
            self._settle_loans(self.left_of(seat), out)
        elif self.phase == STARTER:
            self._start_reign(action - FIRST, out)
        else:
            self._take_role(seat, action - TAKE_ROLE + 1, out)

    def _take_role(self, seat: i64, role: i64, out: list[Event] | None) -> None:
        self.roles[seat] = role
        if out is not None:
            out.append(Event("role-taken", EVERYONE, {"seat": seat, "role": role}))
        self.turn = self.left_of(seat)
        if self.roles[self.turn] != NOBODY:
            self.turn = NOBODY
            self.phase = DEAL

    def _start_reign(self, first: i64, out: list[Event] | None) -> None:
        if out is not None:
            out.append(Event("starter", EVERYONE, {"seat": self.chooser, "first": first}))
        self.starter = first
        self.leader = first
        self.turn = first
        self.phase = TRICK

    # --- a trick is won, and its cards act ------------------------------------------------------------------------------------------------

    def _win(self, out: list[Event] | None) -> None:
        winner: i64 = self._winner()
        seat: i64 = self.leader
        played: i64 = 0
        while played < len(self.trick):
            self.order[played] = self.trick[seat]
            seat = self.left_of(seat)
            played += 1
        self.put_in_order()
        if out is not None:
            out.append(Event("won", EVERYONE, {"seat": winner, "card": self.trick[winner], "cards": list(self.order)}))
        self.leader = winner
        self._resolve(out)

    def _winner(self) -> i64:
        """T3: of equal rank the natural card wins, then the Wild played first. T4: a Wild aside cannot win."""
        best: i64 = -1
        winner: i64 = self.leader
        seat: i64 = self.leader
        turn: i64 = 0
        while turn < len(self.trick):
            card: i64 = self.trick[seat]
            value: i64 = -1
            if card >= NATURALS:
                if self.asides & BIT[seat] == 0:
                    value = 2 * RANK_OF[card]
            elif SUIT_OF[card] == self.led:
                value = 2 * RANK_OF[card] + 1
            if value > best:
                best = value
                winner = seat
            seat = self.left_of(seat)
            turn += 1
        return winner

    def _resolve(self, out: list[Event] | None) -> None:
        """Let card after card act, until all have or the winner must choose."""
        while self.acting < len(self.order):
            effect: i64 = self.figures.effect[self.order[self.acting]]
            if effect != NO_EFFECT and effect != ROYAL_EXECUTION:
                if self.fallen & BIT[self.acting] != 0:  # T12
                    if out is not None:
                        out.append(Event("silenced", EVERYONE, {"card": self.order[self.acting]}))
                elif self._must_choose(effect, out):
                    return
            self.acting += 1
        self._lay_trick(out)

    def _must_choose(self, effect: i64, out: list[Event] | None) -> bool:
        """Let the acting card do its work, unless the winner has to choose first (T7)."""
        if effect == LOSE_PIETY:
            self._lose_piety(out)
            return False
        reached: i64 = self.reach()
        wanted: i64 = self.figures.count[self.order[self.acting]]
        if wanted > 0 and count(reached) > wanted:
            self.phase = TARGETING
            self.turn = self.leader
            return True
        self._work(effect, reached, out)
        return False

    def _choose_target(self, card: i64, out: list[Event] | None) -> None:
        place: i64 = 0
        while self.order[place] != card:
            place += 1
        self.chosen |= BIT[place]
        acting: i64 = self.order[self.acting]
        if count(self.chosen) < self.figures.count[acting]:
            return
        chosen: i64 = self.chosen
        self.chosen = 0
        self.phase = TRICK
        self._work(self.figures.effect[acting], chosen, out)
        self.acting += 1
        self._resolve(out)

    def _work(self, effect: i64, reached: i64, out: list[Event] | None) -> None:
        """T6: what can be done is done."""
        if reached == 0:
            if out is not None:
                out.append(Event("idle", EVERYONE, {"card": self.order[self.acting]}))
        elif effect <= TAXES_PIETY:
            if effect & TAXES != 0:
                self._collect_taxes(reached, out)
            if effect & PIETY != 0:
                self._collect_piety(reached, out)
        elif effect == CONVERT:
            self.convert(reached)
            if out is not None:
                self._tell_work("converted", reached, {"religion": self.religion_at(lowest(reached))}, out)
        else:
            self.fallen |= reached
            if out is not None:
                kind = "condemned" if effect == CONDEMN else "killed"
                self._tell_work(kind, reached, {}, out)

    def _collect_taxes(self, reached: i64, out: list[Event] | None) -> None:
        total: i64 = 0
        left: i64 = reached
        while left != 0:
            total += self.figures.coins[self.order[lowest(left)]]
            left &= left - 1
        if out is not None:
            self._tell_work("taxes", reached, {"amount": total}, out)
        self._add(self.leader, MONEY, total, out)

    def _collect_piety(self, reached: i64, out: list[Event] | None) -> None:
        """T18: neutral cards give nothing."""
        catholic: i64 = 0
        protestant: i64 = 0
        left: i64 = reached
        while left != 0:
            place: i64 = lowest(left)
            left &= left - 1
            religion: i64 = self.religion_at(place)
            if religion == CATHOLIC:
                catholic += self.figures.piety[self.order[place]]
            elif religion == PROTESTANT:
                protestant += self.figures.piety[self.order[place]]
        if out is not None:
            self._tell_work("piety", reached, {"catholic": catholic, "protestant": protestant}, out)
        self._add(self.leader, CATHOLIC, catholic, out)
        self._add(self.leader, PROTESTANT, protestant, out)

    def _lose_piety(self, out: list[Event] | None) -> None:
        lost: i64 = self.figures.count[self.order[self.acting]]
        if out is not None:
            self._tell_work("lost-piety", 0, {"amount": lost}, out)
        self._add(self.leader, CATHOLIC, -lost, out)
        self._add(self.leader, PROTESTANT, -lost, out)

    def _add(self, seat: i64, tally: i64, amount: i64, out: list[Event] | None) -> None:
        """T10: one sum, then the bounds, then pennants. T19: piety stops at 0; T23: with a loan money does too; T43: the rest is lost."""
        if amount == 0:
            return
        index: i64 = 3 * seat + tally
        total: i64 = self.tallies[index] + amount
        if total > self.figures.most:
            total = self.figures.most
        if total < 0 and (tally != MONEY or self.loans & BIT[seat] != 0):
            total = 0
        self.tallies[index] = total
        reached: i64 = self.pennants[index]
        while total >= (reached + 1) * self.figures.pennant:  # T20
            reached += 1
        if reached != self.pennants[index]:
            self.pennants[index] = reached
            if out is not None:
                out.append(Event("pennant", EVERYONE, {"seat": seat, "tally": tally, "total": total, "pennants": reached}))

    def _check_debt(self, seat: i64, out: list[Event] | None) -> None:
        """T21, T22. With a loan money is never below zero (T23)."""
        if self.tallies[3 * seat + MONEY] < 0:
            self.loans |= BIT[seat]
            self.tallies[3 * seat + MONEY] = self.figures.loan_leaves
            if out is not None:
                out.append(Event("loan", EVERYONE, {"seat": seat, "money": self.figures.loan_leaves}))

    def _lay_trick(self, out: list[Event] | None) -> None:
        """T35: the cards go on the winner's piles in the order they acted."""
        winner: i64 = self.leader
        seats: i64 = len(self.order)
        if out is not None:
            self._tell_laid(out)
        place: i64 = 0
        while place < seats:
            pile: i64 = self.religion_at(place)
            if self.fallen & BIT[place] != 0:
                pile += DEAD
            self.board[self.order[place]] = laid(winner, pile, seats * self.trick_number + place)
            self.order[place] = NO_CARD
            self.trick[place] = NO_CARD
            place += 1
        self.religions = 0
        self.fallen = 0
        self.acting = 0
        self.asides = 0
        self.led = -1
        self.trick_number += 1
        self.turn = winner
        self._check_debt(winner, out)
        if self.trick_number == TRICKS:
            self._end_reign(out)

    # --- the end of a reign ---------------------------------------------------------------------------------------------------------------

    def _end_reign(self, out: list[Event] | None) -> None:
        """T33: all piles are turned up. T32: then a living Monarch must execute somebody, where there is anybody."""
        monarch: i64 = self.monarch()
        if out is not None:
            out.append(Event("reign-over", EVERYONE, {"reign": self.reign, "alive": int(self.lives(monarch))}))
        if self.figures.effect[monarch] == ROYAL_EXECUTION and self.lives(monarch):
            others: i64 = 0
            last: i64 = 0
            card: i64 = 0
            while card < CARDS:
                if self.may_be_executed(card):
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
            told = {"seat": owner_of(self.board[monarch]), "monarch": monarch, "card": card, "owner": owner_of(where)}
            out.append(Event("executed", EVERYONE, {**told}))

    def _collect(self, out: list[Event] | None) -> None:
        """Taxes, with their loan check, of all seats from the starter on; then piety of all."""
        piles = pile_sizes(self.board, len(self.hands))
        seat: i64 = self.starter
        turn: i64 = 0
        while turn < 2 * len(self.hands):
            if turn < len(self.hands):
                self._collect_crown_taxes(seat, piles[seat], out)
            else:
                self._collect_living_piety(seat, piles[seat], out)
            seat = self.left_of(seat)
            turn += 1
        self._settle_loans(self.starter, out)

    def _collect_crown_taxes(self, seat: i64, piles: i64, out: list[Event] | None) -> None:
        taxed: i64 = self.figures.taxed[self.reign]
        amount: i64 = held(piles, taxed) * self.figures.tax[self.reign]
        if out is not None:
            out.append(Event("crown-taxes", EVERYONE, {"seat": seat, "religion": taxed, "amount": amount}))
        self._add(seat, MONEY, amount, out)
        self._check_debt(seat, out)

    def _collect_living_piety(self, seat: i64, piles: i64, out: list[Event] | None) -> None:
        catholic: i64 = held(piles, CATHOLIC) * self.figures.living_piety
        protestant: i64 = held(piles, PROTESTANT) * self.figures.living_piety
        if out is not None:
            out.append(Event("living-piety", EVERYONE, {"seat": seat, "catholic": catholic, "protestant": protestant}))
        self._add(seat, CATHOLIC, catholic, out)
        self._add(seat, PROTESTANT, protestant, out)

    def _settle_loans(self, seat: i64, out: list[Event] | None) -> None:
        """T24: ask everybody who could repay, from `seat` to the last; in the last reign nobody is asked. Then points are scored.

        The first asked is the reign's starter, or the next to the left of it.
        """
        first: bool = self.phase != LOANS
        while first or seat != self.starter:
            first = False
            if self.loans & BIT[seat] != 0 and self.tallies[3 * seat + MONEY] >= self.figures.loan_repay:
                if self.reign != _LAST_REIGN:
                    self.phase = LOANS
                    self.turn = seat
                    return
                self._answer_loan(seat, True, out)
            seat = self.left_of(seat)
        self._score(out)

    def _answer_loan(self, seat: i64, repays: bool, out: list[Event] | None) -> None:
        """T26: what is spent loses no pennant."""
        if repays:
            self.loans &= ~BIT[seat]
            self.tallies[3 * seat + MONEY] -= self.figures.loan_repay
        if out is not None:
            out.append(Event("repaid" if repays else "kept-loan", EVERYONE, {"seat": seat, "money": self.tallies[3 * seat + MONEY]}))

    def _score(self, out: list[Event] | None) -> None:
        boards = tableaux(self.figures, self.board, len(self.hands))
        most: i64 = most_guilds(boards)
        step: i64 = 0
        seat: i64 = self.starter
        while step < len(self.hands):
            before: i64 = self.points[seat]
            after: i64 = reign_points(self.figures, self.roles[seat], self.reign, before, boards[seat], most)
            if self.figures.hidden_roles and self.reign != _LAST_REIGN:
                self._suspect(seat, before, after, boards[seat], most)
            self.points[seat] = after
            if out is not None:
                self._tell_score(seat, before, boards[seat], most, out)
            seat = self.left_of(seat)
            step += 1
        if self.reign == _LAST_REIGN:
            self._end(out)
        else:
            self._next_reign()

    def _suspect(self, seat: i64, before: i64, after: i64, tableau: i64, most: i64) -> None:
        """T45: keep the roles that would have brought a seat just so many points."""
        left: i64 = self.suspects[seat]
        while left != 0:
            role: i64 = lowest(left)
            left &= left - 1
            if reign_points(self.figures, role, self.reign, before, tableau, most) != after:
                self.suspects[seat] &= ~BIT[role]

    def _next_reign(self) -> None:
        """All cards are gathered. T39: who has fewest points chooses who starts; of several, the first left of the last starter."""
        self.board = _EMPTY_BOARD[:]
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
            gained: list[int] = []
            tally: i64 = 0
            while tally < 3:
                bonus: i64 = self.pennants[3 * seat + tally] * self.figures.pennant_worth[3 * self.roles[seat] + tally]
                gained.append(bonus)
                self.points[seat] += bonus
                tally += 1
            cost: i64 = 0
            if self.loans & BIT[seat] != 0:
                cost = self.figures.loan_costs
            self.points[seat] -= cost
            if out is not None:
                out.append(Event("final", EVERYONE, {"seat": seat, "gained": gained, "loan": cost, "total": self.points[seat]}))
            seat += 1
        if out is not None:
            out.append(Event("game-over", EVERYONE, {"places": self.places(), "points": list(self.points)}))

    # --- telling --------------------------------------------------------------------------------------------------------------------------

    def _tell_play(self, seat: i64, card: i64, out: list[Event]) -> None:
        """`suit` is what a Wild is declared as, -1 for aside; for a natural card it is its own."""
        suit: i64 = SUIT_OF[card]
        if card >= NATURALS:
            suit = -1 if self.asides & BIT[seat] != 0 else self.led
        out.append(Event("played", EVERYONE, {"seat": seat, "card": card, "suit": suit, "led": int(seat == self.leader)}))

    def _tell_work(self, kind: str, reached: i64, more: dict[str, int], out: list[Event]) -> None:
        cards: list[int] = [self.order[place] for place in members(reached)]
        out.append(Event(kind, EVERYONE, {"seat": self.leader, "card": self.order[self.acting], "cards": cards, **more}))

    def _tell_laid(self, out: list[Event]) -> None:
        piles: list[int] = []
        place: i64 = 0
        while place < len(self.order):
            dead: i64 = DEAD if self.fallen & BIT[place] != 0 else 0
            piles.append(dead + self.religion_at(place))
            place += 1
        out.append(Event("laid", EVERYONE, {"seat": self.leader, "cards": list(self.order), "piles": piles}))

    def _tell_score(self, seat: i64, before: i64, tableau: i64, most: i64, out: list[Event]) -> None:
        """T45: with hidden roles the lines are for the owner alone; the others hear the total."""
        line: i64 = first_line(self.roles[seat], self.reign)
        lines: list[int] = [
            suit_points(self.figures, line, tableau),
            guild_points(self.figures, line, tableau, most),
            dead_points(self.figures, line, tableau),
        ]
        hidden: bool = self.figures.hidden_roles and self.reign != _LAST_REIGN
        own: i64 = audience_of(seat) if hidden else EVERYONE
        total: i64 = self.points[seat]
        out.append(Event("scored", own, {"seat": seat, "lines": lines, "gained": total - before, "total": total}))
        if hidden:
            out.append(Event("scored-hidden", EVERYONE & ~own, {"seat": seat, "gained": total - before, "total": total}))

    # --- what is seen ---------------------------------------------------------------------------------------------------------------------

    def observed(self, viewer: i64, seat: i64, action: i64) -> i64:  # noqa: ARG002  # everybody sees the same, but for hidden roles
        """All play is open. With hidden roles, what ends a reign also shows points, or at last the roles themselves."""
        if not self.figures.hidden_roles or not self._may_end_reign(seat):
            return action
        after = self.copy()
        after.apply(seat, action)
        if after.phase != OVER and after.reign == self.reign:
            return action
        key: i64 = action + 1
        other: i64 = 0
        while other < len(self.hands):
            if after.phase == OVER:
                key = key * 8 + self.roles[other]
            else:
                key = key * 1024 + ((after.points[other] - self.points[other]) & 1023)
            other += 1
        return key

    def _may_end_reign(self, seat: i64) -> bool:
        if self.phase == EXECUTION or self.phase == LOANS:
            return True
        if self.trick_number != TRICKS - 1:
            return False
        return self.phase == TARGETING or (self.phase == TRICK and self.left_of(seat) == self.leader)

    # --- chance ---------------------------------------------------------------------------------------------------------------------------

    def draw(self, rng: Rng) -> list[int]:
        seats: i64 = len(self.hands)
        if self.phase == DEAL:
            return chance.deal(seats, self.figures.plagues, self.reign, rng)
        outcome: list[int] = [START, rng.below(seats)]
        if self.figures.roles == "choose":
            outcome.append(rng.below(seats))
        elif self.figures.roles == "random":
            roles = vec[i64](range(1, 8))
            rng.shuffle(roles)
            outcome.extend([roles[seat] for seat in range(seats)])
        return outcome

    def settle(self, outcome: list[int], out: list[Event] | None = None) -> None:
        if self.phase == DEAL:
            self._deal(outcome, out)
            return
        self.chooser = outcome[1]
        self.phase = DEAL
        if self.figures.roles == "choose":
            self.phase = ROLES
            self.turn = outcome[2]
        else:
            self._give_roles(outcome[2:], out)

    def _give_roles(self, roles: list[int], out: list[Event] | None) -> None:
        """All are Bertram where none are drawn (T44)."""
        seat: i64 = 0
        while seat < len(self.hands):
            self.roles[seat] = roles[seat] if roles else BERTRAM
            if self.figures.hidden_roles:
                self.suspects[seat] = ALL_ROLES
            if out is not None and roles:
                audience: i64 = audience_of(seat) if self.figures.hidden_roles else EVERYONE
                out.append(Event("role", audience, {"seat": seat, "role": self.roles[seat]}))
            seat += 1

    def _deal(self, outcome: list[int], out: list[Event] | None) -> None:
        seat: i64 = 0
        while seat < len(self.hands):
            self.hands[seat] = outcome[2 * seat + 1]
            self.wilds[seat] = outcome[2 * seat + 2]
            seat += 1
        self.phase = STARTER
        self.turn = self.chooser
        if out is not None:
            out.append(Event("dealt", EVERYONE, {"reign": self.reign, "seat": self.chooser}))
            for each in range(len(self.hands)):
                cards = members(self.hands[each]) + [NATURALS + wild for wild in members(self.wilds[each])]
                out.append(Event("hand", audience_of(each), {"seat": each, "cards": cards}))

    def fits(self, outcome: list[int]) -> bool:
        seats: i64 = len(self.hands)
        if self.phase == DEAL:
            return chance.is_deal(outcome, seats, self.figures.deck_wilds, self.reign)
        if self.phase != START or len(outcome) < 2 or outcome[0] != START or not 0 <= outcome[1] < seats:
            return False
        more = outcome[2:]
        if self.figures.roles == "choose":
            return len(more) == 1 and 0 <= more[0] < seats
        if self.figures.roles == "random":
            return len(more) == seats and len(set(more)) == seats and all(1 <= role <= 7 for role in more)
        return not more

    def chances(self) -> list[tuple[list[int], int]] | None:
        """The start, where no roles are drawn; otherwise there are too many to list."""
        if self.phase != START or self.figures.roles == "random":
            return None
        seats = range(len(self.hands))
        if self.figures.roles == "choose":
            return [([START, chooser, first], 1) for chooser in seats for first in seats]
        return [([START, chooser], 1) for chooser in seats]
