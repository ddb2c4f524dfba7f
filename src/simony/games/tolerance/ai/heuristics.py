"""A quick heuristic move in Tolerance, for rollouts and for the bot `priest`: it wins the tricks
that are valuable to its role.

It reads only what the seat knows: its hand, its role, what lies open, and what has been played.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, count
from simony.games.tolerance.ai.trick_value import POINT, RoleValues, TrickSimulation
from simony.games.tolerance.rules.actions import (
    AS_SUIT,
    ASIDE,
    EXECUTION,
    FIRST,
    KEEP,
    LOANS,
    REPAY,
    ROLES,
    STARTER,
    TAKE_ROLE,
    TARGET,
    TARGETING,
)
from simony.games.tolerance.rules.figures import (
    ALL_NATURALS,
    BERTRAM,
    CARDS,
    MONEY,
    NATURALS,
    NO_CARD,
    RANK_OF,
    RANKS,
    SUIT_MASK,
    SUIT_OF,
)
from simony.games.tolerance.rules.rules import ToleranceState
from simony.games.tolerance.rules.scoring import off_board, owner_of, pile_of

_BEAT_RATE: Final = 0.8
"""The probability that a player who could beat a card does."""
_FUTURE_CARD_VALUE: Final = 60
"""The approximate value, to the winner, of a card still to be played."""
_SPENT_RANK_COST: Final = 60
"""The cost of spending a rank that could win a later trick.

Measured: with 3 it wins 63 % against three random players, with 40 75 %, and 68 % against three
that use 3; beyond 70 nothing is gained.
"""
_ROOM: Final[vec[i64]] = vec[i64]([0] * 64)
_UNKNOWN: Final = 1 << 40
_NONE_KNOWN: Final[vec[i64]] = vec[i64]([_UNKNOWN] * CARDS)


def suggest(state: ToleranceState, seat: i64) -> i64:
    if state.phase == TARGETING:
        return _target(state, seat)
    if state.phase == EXECUTION:
        return _victim(state, seat)
    if state.phase == LOANS:
        return _loan(state, seat)
    if state.phase == STARTER:
        return FIRST + state.left_of(seat)  # to play last, knowing what there is to win
    if state.phase == ROLES:
        return _role(state)
    return _card(state, seat)


def role_of(state: ToleranceState, reader: i64, seat: i64) -> i64:
    """Return a seat's role as far as the reader knows it; Bertram for a hidden one."""
    if seat != reader and state.hidden():
        return BERTRAM
    return state.roles[seat]


# --- cards ----------------------------------------------------------------------------------------


def _card(state: ToleranceState, seat: i64) -> i64:
    """Return the card with the highest expected value: its chance to win times what the trick would
    bring, minus what it would bring another player.
    """
    out = _ROOM[:]
    found: i64 = state.legal_into(seat, out)
    analysis = TrickAnalysis(state, seat)
    chosen: i64 = out[0]
    best: i64 = -(1 << 40)
    number: i64 = 0
    while number < found:
        expected_value: i64 = analysis.expected_value(out[number])
        if expected_value > best:
            best = expected_value
            chosen = out[number]
        number += 1
    return chosen


class TrickAnalysis:
    """The current trick as one seat sees it. `cards` are those played, and one more that
    is tried.
    """

    def __init__(self, state: ToleranceState, seat: i64) -> None:
        self.state: Final = state
        self.seat: Final[i64] = seat
        self.own: Final = RoleValues(state, seat, role_of(state, seat, seat))
        self.cards: Final[vec[i64]] = state.trick[:]
        self.best: i64 = -1
        self.winner: i64 = -1
        self.played: Final[i64] = self._read_trick()
        self.to_come: Final[i64] = len(state.trick) - self.played - 1
        rival: i64 = self.winner if self.winner >= 0 else state.left_of(seat)
        self.rival: Final = RoleValues(state, rival, role_of(state, seat, rival))
        self.simulation: Final = TrickSimulation(state, state.order[: self.played + 1])
        self._laid: i64 = NO_CARD
        self._to_own: Final[vec[i64]] = _NONE_KNOWN[:]
        self._to_rival: Final[vec[i64]] = _NONE_KNOWN[:]
        self._naturals: i64 = ALL_NATURALS & ~state.hands[seat]
        self._wilds: i64 = (
            state.figures.deck_wilds | BIT[state.monarch() - NATURALS]
        ) & ~state.wilds[seat]
        if self.to_come != 0:  # nobody plays after the last
            self._strike_out_seen()
        self._unseen: i64 = count(self._naturals) + count(self._wilds)
        self._held: i64 = count(state.hands[seat]) + count(state.wilds[seat])

    def assume_hand_size(self, held: i64) -> None:
        """Let the reader hold this many cards, of which the state has only some."""
        self._unseen += self._held - held
        self._held = held

    def _read_trick(self) -> i64:
        """Find who is winning, and return the number of cards played."""
        state = self.state
        cards = self.cards
        seat: i64 = state.leader
        played: i64 = 0
        while state.trick[seat] != NO_CARD:
            card: i64 = state.trick[seat]
            cards[played] = card
            played += 1
            value: i64 = self._value(card, state.asides & BIT[seat] != 0)
            if value > self.best:
                self.best = value
                self.winner = seat
            seat = state.left_of(seat)
        return played

    def _strike_out_seen(self) -> None:
        """Remove the cards on boards and in the trick from the unseen ones."""
        board = self.state.board
        self._naturals &= off_board(board, 0, NATURALS)
        self._wilds &= off_board(board, NATURALS, CARDS)
        place: i64 = 0
        while place < self.played:
            card: i64 = self.cards[place]
            if card < NATURALS:
                self._naturals &= ~BIT[card]
            else:
                self._wilds &= ~BIT[card - NATURALS]
            place += 1

    def _value(self, card: i64, aside: bool) -> i64:
        """Return the rank of a card in the trick; -1 if it cannot win."""
        if card >= NATURALS:
            return -1 if aside else 2 * RANK_OF[card]
        return 2 * RANK_OF[card] + 1 if SUIT_OF[card] == self.state.led else -1

    def expected_value(self, action: i64) -> i64:
        """Return the expected value of an action."""
        card: i64 = action
        led: i64 = self.state.led
        if action >= ASIDE:
            card = NATURALS + action - ASIDE
        elif action >= AS_SUIT:
            card = NATURALS + ((action - AS_SUIT) >> 2)
            led = action & 3
        elif led < 0:
            led = SUIT_OF[card]
        value: i64 = -1
        if card >= NATURALS:
            if action < ASIDE:
                value = 2 * RANK_OF[card]
        elif SUIT_OF[card] == led:
            value = 2 * RANK_OF[card] + 1
        chance: float = self._win_chance(value, led)
        promised: float = 0.0
        if chance > 0.0:
            promised = chance * float(self._trick_value(card, self.own, self._to_own))
        if chance < 1.0:
            others: float = float(self._trick_value(card, self.rival, self._to_rival)) / float(
                len(self.state.trick) - 1
            )
            promised -= (1.0 - chance) * others
        return int(promised) - _SPENT_RANK_COST * self._spending_cost(card)

    def _trick_value(self, card: i64, values: RoleValues, known: vec[i64]) -> i64:
        """Return the value of the trick with this card to a player who wins it.

        It is cached, because a Wild may be declared in several ways and is evaluated several times.
        """
        if known[card] == _UNKNOWN:
            self._lay(card)
            known[card] = self.simulation.play_out(values) + _FUTURE_CARD_VALUE * self.to_come
        return known[card]

    def _lay(self, card: i64) -> None:
        if card != self._laid:
            self._laid = card
            self.cards[self.played] = card
            self.simulation.lay(self.cards)

    def _spending_cost(self, card: i64) -> i64:
        """Return the use of a card in later tricks."""
        return RANK_OF[card] + 4 if card >= NATURALS else RANK_OF[card]

    def _win_chance(self, value: i64, led: i64) -> float:
        """Return the probability that a card of this rank takes the trick."""
        if value < 0 or value <= self.best:
            return 0.0
        if self.to_come == 0:
            return 1.0
        above: i64 = count(self._higher_naturals(value, led)) + count(self._higher_wilds(value))
        share: float = float(above * self._held) / float(self._unseen)
        beaten: float = _BEAT_RATE * (share if share < 1.0 else 1.0)
        chance: float = 1.0
        rivals: i64 = self.to_come
        while rivals > 0:
            chance *= 1.0 - beaten
            rivals -= 1
        return chance

    def _higher_naturals(self, value: i64, led: i64) -> i64:
        """Return the unseen cards of the suit led that would beat this value."""
        suit: i64 = (self._naturals >> (14 * led)) & SUIT_MASK
        if value & 1 != 0:
            return suit >> (value // 2)
        return suit >> (value // 2 - 1)  # T3: an equal rank beats a Wild

    def _higher_wilds(self, value: i64) -> i64:
        """Return the unseen Wilds of a higher rank, which is the number of their bit, except for
        Monarchs.
        """
        if value // 2 == RANKS:
            return 0
        return self._wilds >> (value // 2 + 1)


# --- choices in a trick, and after it -------------------------------------------------------------


def _target(state: ToleranceState, seat: i64) -> i64:
    """Return the target after which the rest of the trick brings most."""
    out = _ROOM[:]
    found: i64 = state.legal_into(seat, out)
    values = RoleValues(state, seat, role_of(state, seat, seat))
    simulation = TrickSimulation(state, state.order)
    effect: i64 = state.figures.effect[state.order[state.acting]]
    chosen: i64 = out[0]
    best: i64 = -(1 << 40)
    number: i64 = 0
    while number < found:
        place: i64 = 0
        while state.order[place] != out[number] - TARGET:
            place += 1
        gain: i64 = simulation.play_out_on(values, effect, place)
        if gain > best:
            best = gain
            chosen = out[number]
        number += 1
    return chosen


def _victim(state: ToleranceState, seat: i64) -> i64:
    """Return the card whose death helps most, or hurts another player most."""
    out = _ROOM[:]
    found: i64 = state.legal_into(seat, out)
    values_by_owner = [
        RoleValues(state, owner, role_of(state, seat, owner)) for owner in range(len(state.hands))
    ]
    chosen: i64 = out[0]
    best: i64 = -(1 << 40)
    number: i64 = 0
    while number < found:
        card: i64 = out[number] - TARGET
        owner: i64 = owner_of(state.board[card])
        religion: i64 = pile_of(state.board[card])
        values = values_by_owner[owner]
        gain: i64 = values.dead(religion) - values.living(card, religion)
        if owner != seat:
            gain = -gain // 2 + state.points[owner]
        if gain > best:
            best = gain
            chosen = out[number]
        number += 1
    return chosen


def _loan(state: ToleranceState, seat: i64) -> i64:
    """Decide about a loan. It is repaid automatically in the end, from money that is worthless
    then; so keep it while money has any value.
    """
    if state.figures.pennant_points[3 * state.roles[seat] + MONEY] > 0:
        return KEEP
    return REPAY


def _role(state: ToleranceState) -> i64:
    """Return the role that pays most over all its lines."""
    best: i64 = -(1 << 40)
    chosen: i64 = 0
    role: i64 = 1
    while role <= 7:
        if state.roles_left() & BIT[role] != 0:
            total: i64 = 0
            tally: i64 = 0
            while tally < 3:
                total += state.figures.pennant_points[3 * role + tally] * POINT
                tally += 1
            if total > best:
                best = total
                chosen = role
        role += 1
    return TAKE_ROLE + chosen - 1
