"""The rules of Tolerance. Rulings are named by number, as in docs/rules/tolerance.md."""

# Compiled with mypyc.

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, count, lowest, members
from simony.core.errors import IllegalAction
from simony.core.event import EVERYONE, Event, audience_of
from simony.core.rng import Rng
from simony.games.tolerance.rules import chance
from simony.games.tolerance.rules.actions import (
    AS_SUIT,
    ASIDE,
    DEAL,
    EXECUTION,
    FIRST,
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
from simony.games.tolerance.rules.figures import (
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
    ROYAL_EXECUTION,
    STANDING,
    SUIT_OF,
    TAXES,
    TAXES_PIETY,
    TRICKS,
)
from simony.games.tolerance.rules.scoring import DEAD, laid, piles_of
from simony.games.tolerance.rules.state import NOBODY
from simony.games.tolerance.rules.tallies import Tallies
from simony.games.tolerance.ui import explanations


@final
class ToleranceState(Tallies):
    """The state of a game of Tolerance: the effects of actions, and chance."""

    def copy(self) -> ToleranceState:
        return ToleranceState(self.bound_game, self.figures, self)

    def explain_illegal(self, seat: i64, action: i64) -> IllegalAction:
        return explanations.explain_illegal(self.view(seat), self.figures, action)

    # --- effects of actions -----------------------------------------------------------------------

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
        place: i64 = seat - self.leader
        if place < 0:
            place += len(self.trick)
        self.past[len(self.trick) * self.trick_number + place] = action
        if out is not None:
            self._emit_play(seat, card, out)
        self.turn = self.left_of(seat)
        if self.turn == self.leader:
            self._win(out)

    def _take_wild(self, seat: i64, action: i64) -> i64:
        """Take a Wild out of the hand and declare it: a leader's Wild names the suit that
        is led.
        """
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
        """Apply every decision but the playing of cards."""
        if self.phase == TARGETING:
            self._choose_target(action - TARGET, out)
        elif self.phase == EXECUTION:
            self._execute(action - TARGET, out)
            self._collect(out)
        elif self.phase == LOANS:
            self._answer_loan(seat, action == REPAY, out)
            self._settle_loans(self.left_of(seat), piles_of(self.figures, self.board), out)
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

    # --- a trick is won, and its cards act --------------------------------------------------------

    def _win(self, out: list[Event] | None) -> None:
        winner: i64 = self.winner()
        self.sort_trick(self.trick, self.leader)
        if out is not None:
            out.append(
                Event(
                    "won",
                    EVERYONE,
                    {"seat": winner, "card": self.trick[winner], "cards": list(self.order)},
                )
            )
        self.leader = winner
        self._resolve(out)

    def winner(self) -> i64:
        """T3: of equal rank the natural card wins, then the Wild played first.

        T4: a Wild aside cannot win.
        """
        trick = self.trick
        led: i64 = CARDS * self.led
        best: i64 = 0
        seat: i64 = self.leader
        turn: i64 = len(trick)
        while turn > 0:
            turn -= 1
            standing: i64 = STANDING[led + trick[seat]] * (~(self.asides >> seat) & 1)
            # With the turn included, one number decides. Three branches per card were mispredicted
            # twice as often.
            standing = standing * 8 + turn
            if standing > best:
                best = standing
            seat += 1
            if seat == len(trick):
                seat = 0
        winner: i64 = self.leader + len(trick) - 1 - (best & 7)
        if winner >= len(trick):
            return winner - len(trick)
        return winner

    def _resolve(self, out: list[Event] | None) -> None:
        """Let card after card act, until all have or the winner must choose."""
        order = self.order
        while self.acting < len(order):
            card: i64 = order[self.acting]
            effect: i64 = self.figures.effect[card]
            if effect != NO_EFFECT and effect != ROYAL_EXECUTION:
                if (self.fallen >> self.acting) & 1 != 0:  # T12
                    if out is not None:
                        out.append(Event("silenced", EVERYONE, {"card": card}))
                elif self._must_choose(card, effect, out):
                    return
            self.acting += 1
        self._lay_trick(out)

    def _must_choose(self, card: i64, effect: i64, out: list[Event] | None) -> bool:
        """Apply the acting card's effect, unless the winner has to choose first (T7)."""
        if effect == LOSE_PIETY:
            self._lose_piety(out)
            return False
        reached: i64 = self.reach(card, effect)
        wanted: i64 = self.figures.count[card]
        if wanted > 0 and count(reached) > wanted:
            self.phase = TARGETING
            self.turn = self.leader
            return True
        self._apply_effect(effect, reached, out)
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
        self._apply_effect(self.figures.effect[acting], chosen, out)
        self.acting += 1
        self._resolve(out)

    def _apply_effect(self, effect: i64, reached: i64, out: list[Event] | None) -> None:
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
                self._emit_effect(
                    "converted", reached, {"religion": self.religion_at(lowest(reached))}, out
                )
        else:
            self.fallen |= reached
            if out is not None:
                kind = "condemned" if effect == CONDEMN else "killed"
                self._emit_effect(kind, reached, {}, out)

    def _collect_taxes(self, reached: i64, out: list[Event] | None) -> None:
        order = self.order
        coins = self.figures.coins
        total: i64 = 0
        place: i64 = 0
        left: i64 = reached
        while left != 0:
            total += coins[order[place]] * (left & 1)
            left >>= 1
            place += 1
        if out is not None:
            self._emit_effect(
                "taxes",
                reached,
                {"amount": total, "total": self._total(self.leader, MONEY, total)},
                out,
            )
        self._add(self.leader, MONEY, total, out)

    def _collect_piety(self, reached: i64, out: list[Event] | None) -> None:
        """T18: neutral cards give nothing."""
        order = self.order
        pieties = self.figures.piety
        religions: i64 = self.religions
        catholic: i64 = 0
        protestant: i64 = 0
        place: i64 = 0
        left: i64 = reached
        while left != 0:
            piety: i64 = pieties[order[place]] * (left & 1)
            catholic += piety * (religions & CATHOLIC)
            protestant += piety * ((religions & PROTESTANT) >> 1)
            religions >>= 2
            left >>= 1
            place += 1
        if out is not None:
            totals: list[int] = self._pieties(self.leader, catholic, protestant)
            self._emit_effect(
                "piety",
                reached,
                {"catholic": catholic, "protestant": protestant, "totals": totals},
                out,
            )
        self._add(self.leader, CATHOLIC, catholic, out)
        self._add(self.leader, PROTESTANT, protestant, out)

    def _lose_piety(self, out: list[Event] | None) -> None:
        lost: i64 = self.figures.count[self.order[self.acting]]
        if out is not None:
            self._emit_effect(
                "lost-piety",
                0,
                {"amount": lost, "totals": self._pieties(self.leader, -lost, -lost)},
                out,
            )
        self._add(self.leader, CATHOLIC, -lost, out)
        self._add(self.leader, PROTESTANT, -lost, out)

    def _lay_trick(self, out: list[Event] | None) -> None:
        """T35: the cards go on the winner's piles in the order they acted."""
        winner: i64 = self.leader
        if out is not None:
            self._emit_laid(out)
        order = self.order
        trick = self.trick
        board = self.board
        seats: i64 = len(order)
        first: i64 = seats * self.trick_number
        religions: i64 = self.religions
        fallen: i64 = self.fallen
        place: i64 = 0
        while place < seats:
            board[order[place]] = laid(winner, (religions & 3) + DEAD * (fallen & 1), first + place)
            religions >>= 2
            fallen >>= 1
            order[place] = NO_CARD
            trick[place] = NO_CARD
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

    # --- events -----------------------------------------------------------------------------------

    def _emit_play(self, seat: i64, card: i64, out: list[Event]) -> None:
        """`suit` is what a Wild is declared as, -1 for aside; a natural card has its own."""
        suit: i64 = SUIT_OF[card]
        if card >= NATURALS:
            suit = -1 if self.asides & BIT[seat] != 0 else self.led
        out.append(
            Event(
                "played",
                EVERYONE,
                {"seat": seat, "card": card, "suit": suit, "led": int(seat == self.leader)},
            )
        )

    def _emit_effect(
        self, kind: str, reached: i64, more: dict[str, int | list[int]], out: list[Event]
    ) -> None:
        cards: list[int] = [self.order[place] for place in members(reached)]
        out.append(
            Event(
                kind,
                EVERYONE,
                {"seat": self.leader, "card": self.order[self.acting], "cards": cards, **more},
            )
        )

    def _emit_laid(self, out: list[Event]) -> None:
        piles: list[int] = []
        place: i64 = 0
        while place < len(self.order):
            dead: i64 = DEAD if self.fallen & BIT[place] != 0 else 0
            piles.append(dead + self.religion_at(place))
            place += 1
        out.append(
            Event(
                "laid", EVERYONE, {"seat": self.leader, "cards": list(self.order), "piles": piles}
            )
        )

    # --- observations and views -------------------------------------------------------------------

    def observed(self, viewer: i64, seat: i64, action: i64) -> i64:  # noqa: ARG002  # everybody sees the same, except hidden roles
        """All play is public.

        With hidden roles, the end of a reign also shows points, or finally the roles themselves.
        """
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
        return self.phase == TARGETING or (
            self.phase == TRICK and self.left_of(seat) == self.leader
        )

    # --- chance -----------------------------------------------------------------------------------

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

    def apply_chance(self, outcome: list[int], out: list[Event] | None = None) -> None:
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
        """Everybody is Bertram if no roles are drawn (T44)."""
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
                cards = members(self.hands[each]) + [
                    NATURALS + wild for wild in members(self.wilds[each])
                ]
                out.append(Event("hand", audience_of(each), {"seat": each, "cards": cards}))

    def is_possible_outcome(self, outcome: list[int]) -> bool:
        seats: i64 = len(self.hands)
        if self.phase == DEAL:
            return chance.is_deal(outcome, seats, self.figures.deck_wilds, self.reign)
        if (
            self.phase != START
            or len(outcome) < 2
            or outcome[0] != START
            or not 0 <= outcome[1] < seats
        ):
            return False
        more = outcome[2:]
        if self.figures.roles == "choose":
            return len(more) == 1 and 0 <= more[0] < seats
        if self.figures.roles == "random":
            return (
                len(more) == seats
                and len(set(more)) == seats
                and all(1 <= role <= 7 for role in more)
            )
        return not more

    def chance_outcomes(self) -> list[tuple[list[int], int]] | None:
        """Return the start, if no roles are drawn; otherwise there are too many outcomes
        to list.
        """
        if self.phase != START or self.figures.roles == "random":
            return None
        seats = range(len(self.hands))
        if self.figures.roles == "choose":
            return [([START, chooser, first], 1) for chooser in seats for first in seats]
        return [([START, chooser], 1) for chooser in seats]
