"""The value of a trick to a role: its cards act as the winner would choose.

Values are in hundredths of a point. Everything is public except the role, which is the reader's own
or a public one.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, count, lowest
from simony.games.tolerance.rules.figures import (
    CATHOLIC,
    CONVERT,
    DEAD_CATHOLIC,
    DEAD_PROTESTANT,
    GUILD_ANY,
    LOSE_PIETY,
    MONEY,
    NO_EFFECT,
    PROTESTANT,
    ROYAL_EXECUTION,
    TAXES,
    TAXES_PIETY,
    WILD,
)
from simony.games.tolerance.rules.rules import ToleranceState
from simony.games.tolerance.rules.scoring import first_line

POINT: Final = 100

# Offsets into the values: by religion, one more piety, a dead card, and what a living card's
# religion brings; then what the rest of a living card brings, by suit, without and with a guild.
_PIETY: Final = 0
_DEAD: Final = 3
_FAITH: Final = 6
_SUIT: Final = 9
_GUILD: Final = 14
_NOTHING: Final[vec[i64]] = vec[i64]([0] * 19)


class RoleValues:
    """The current value of things to one role."""

    def __init__(self, state: ToleranceState, seat: i64, role: i64) -> None:
        self.money: Final[i64] = (
            _tally_value(state, seat, role, MONEY) + 2
        )  # solvency has a value for everybody
        self._kinds: Final[vec[i64]] = state.figures.kinds
        self._numbers: Final[vec[i64]] = _NOTHING[:]
        self._value_religions(state, seat, role)
        self._value_suits(state, first_line(role, state.reign))

    def _value_religions(self, state: ToleranceState, seat: i64, role: i64) -> None:
        numbers = self._numbers
        figures = state.figures
        line: i64 = first_line(role, state.reign)
        numbers[_PIETY + CATHOLIC] = _tally_value(state, seat, role, CATHOLIC)
        numbers[_PIETY + PROTESTANT] = _tally_value(state, seat, role, PROTESTANT)
        numbers[_DEAD + CATHOLIC] = POINT * figures.lines[line + DEAD_CATHOLIC]
        numbers[_DEAD + PROTESTANT] = POINT * figures.lines[line + DEAD_PROTESTANT]
        numbers[_FAITH + CATHOLIC] = numbers[_PIETY + CATHOLIC] * figures.living_piety
        numbers[_FAITH + PROTESTANT] = numbers[_PIETY + PROTESTANT] * figures.living_piety
        numbers[_FAITH + figures.taxed[state.reign]] += figures.tax[state.reign] * self.money

    def _value_suits(self, state: ToleranceState, line: i64) -> None:
        numbers = self._numbers
        lines = state.figures.lines
        guild: i64 = POINT * lines[line + GUILD_ANY]
        suit: i64 = 0
        while suit <= WILD:
            points: i64 = POINT * lines[line + suit]
            numbers[_SUIT + suit] = points
            numbers[_GUILD + suit] = points + guild
            suit += 1

    def piety(self, religion: i64) -> i64:
        """Return the value of one more piety of a religion."""
        return self._numbers[_PIETY + religion]

    def living(self, card: i64, religion: i64) -> i64:
        """Return the value of a living card on the board at the end of the reign, with its tax and
        its piety.
        """
        return self._numbers[_SUIT + self._kinds[card]] + self._numbers[_FAITH + religion]

    def dead(self, religion: i64) -> i64:
        return self._numbers[_DEAD + religion]


def _tally_value(state: ToleranceState, seat: i64, role: i64, tally: i64) -> i64:
    """Return the value of one more of a tally: a share of a pennant, unless the maximum
    is reached.
    """
    if state.tallies[3 * seat + tally] >= state.figures.most:
        return 0
    return POINT * state.figures.pennant_points[3 * role + tally] // state.figures.pennant


class TrickSimulation:
    """A state to resolve tricks on.

    It has only what resolving needs: the order, the reign, and how far the trick has come.
    """

    def __init__(self, state: ToleranceState, order: vec[i64]) -> None:
        self._state: Final = ToleranceState(state.game(), state.figures)
        self._state.order = order
        self._state.reign = state.reign
        self._religions: i64 = state.religions
        self._fallen: i64 = state.fallen
        self._acting: i64 = state.acting

    def lay(self, cards: vec[i64]) -> None:
        """Lay these cards, in the order they were played, as a trick that has been won.

        The order has room for them.
        """
        self._state.sort_trick(cards, 0)
        self._religions = self._state.religions

    def begin(self) -> None:
        """Start from the trick as it was laid, or as the state has it, half resolved."""
        self._state.religions = self._religions
        self._state.fallen = self._fallen
        self._state.acting = self._acting

    def play_out(self, values: RoleValues) -> i64:
        """Let all cards from the acting one on act, and return the value of the trick; targets are
        chosen greedily, one by one.
        """
        self.begin()
        return self._play_on(values)

    def play_out_on(self, values: RoleValues, effect: i64, place: i64) -> i64:
        """The same, with the acting card's effect on the card at this place alone."""
        self.begin()
        total: i64 = self._apply_effect(values, effect, BIT[place])
        self._state.acting += 1
        return total + self._play_on(values)

    def _play_on(self, values: RoleValues) -> i64:
        simulated = self._state
        order = simulated.order
        effects = simulated.figures.effect
        total: i64 = 0
        while simulated.acting < len(order):
            card: i64 = order[simulated.acting]
            effect: i64 = effects[card]
            if (
                effect != NO_EFFECT
                and effect != ROYAL_EXECUTION
                and (simulated.fallen >> simulated.acting) & 1 == 0
            ):
                total += self._act(values, card, effect)
            simulated.acting += 1
        return total + self._laid(values)

    def _act(self, values: RoleValues, card: i64, effect: i64) -> i64:
        wanted: i64 = self._state.figures.count[card]
        if effect == LOSE_PIETY:
            return -wanted * (values.piety(CATHOLIC) + values.piety(PROTESTANT))
        reached: i64 = self._state.reach(card, effect)
        if wanted > 0:
            while count(reached) > wanted:
                reached &= ~BIT[self._least_wanted(values, effect, reached)]
        return self._apply_effect(values, effect, reached)

    def _least_wanted(self, values: RoleValues, effect: i64, reached: i64) -> i64:
        least: i64 = 1 << 40
        place: i64 = -1
        while reached != 0:
            each: i64 = lowest(reached)
            reached &= reached - 1
            gain: i64 = self._gain(values, effect, each)
            if gain < least:
                least = gain
                place = each
        return place

    def _gain(self, values: RoleValues, effect: i64, place: i64) -> i64:
        """Return the value of an effect on one card."""
        if effect <= TAXES_PIETY:
            return self._collected(values, effect, BIT[place])
        card: i64 = self._state.order[place]
        religion: i64 = self._state.religion_at(place)
        if effect == CONVERT:
            return values.living(card, 3 - religion) - values.living(card, religion)
        return values.dead(religion) - values.living(card, religion)

    def _apply_effect(self, values: RoleValues, effect: i64, reached: i64) -> i64:
        """Apply an effect, and return what was collected."""
        if effect <= TAXES_PIETY:
            return self._collected(values, effect, reached)
        if effect == CONVERT:
            self._state.convert(reached)
        else:
            self._state.fallen |= reached
        return 0

    def _collected(self, values: RoleValues, effect: i64, reached: i64) -> i64:
        """Return the value of the taxes or the piety of cards, or both."""
        order = self._state.order
        coins = self._state.figures.coins
        pieties = self._state.figures.piety
        religions: i64 = self._state.religions
        money: i64 = values.money * (effect & TAXES)
        piety: i64 = effect >> 1
        total: i64 = 0
        place: i64 = 0
        while reached != 0:
            if reached & 1 != 0:
                card: i64 = order[place]
                total += money * coins[card] + piety * values.piety(religions & 3) * pieties[card]
            religions >>= 2
            reached >>= 1
            place += 1
        return total

    def _laid(self, values: RoleValues) -> i64:
        """Return the value of the cards on the board."""
        order = self._state.order
        religions: i64 = self._state.religions
        fallen: i64 = self._state.fallen
        total: i64 = 0
        place: i64 = 0
        while place < len(order):
            if fallen & 1 != 0:
                total += values.dead(religions & 3)
            else:
                total += values.living(order[place], religions & 3)
            religions >>= 2
            fallen >>= 1
            place += 1
        return total
