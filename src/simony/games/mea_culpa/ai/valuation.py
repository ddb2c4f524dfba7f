"""The value of things to a player, in steps towards Heaven, as the heuristics estimate it.

It uses only what that player knows.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.games.mea_culpa.rules.figures import (
    CARDS,
    COIN,
    EMPEROR,
    EMPEROR_LETTER,
    FIVE_STEPS,
    GIFTS,
    GOOD_CARD,
    GREED_CARD,
    LUST_CARD,
    MOVE_CREW_CARD,
    NEW_CREW,
    POPE,
    POPE_LETTER,
    POPE_STONE_CARD,
    STEAL,
    SUITE_6,
    YELLOW,
)
from simony.games.mea_culpa.rules.rules import MeaCulpaState

STONE_COST: Final = 0.6
"""The expected cost of a sin stone in a Den, which may be punished or not."""
PARTIAL_SET_SHARE: Final = 0.55
"""The value of a Letter towards a set that it does not complete yet, as a share of what the set
would bring.
"""
FIRST_SHARE: Final = 3.0
SECOND_SHARE: Final = 2.0
"""Letters for the two biggest donors of a category."""
AVERAGE_LETTER: Final = 1.7
"""The average value of a Letter on display."""


COLUMNS: Final = 6
"""The columns in which donations count: three categories, each for the first or the second
evaluation.
"""
_COLUMN: Final[vec[i64]] = vec[i64]([0, 0, 2, 2, 4, 4, 4, 4])
"""By gift: the first column of its category."""
_NO_POINTS: Final[vec[i64]] = vec[i64]([0] * (4 * COLUMNS))


class Valuation:
    """Cached values for one decision of a seat: what all players seem to have donated, and whom an
    evaluation would favour.
    """

    def __init__(self, state: MeaCulpaState, seat: i64) -> None:
        self.state: Final = state
        self.seat: Final[i64] = seat
        self._own: vec[i64] = _NO_POINTS
        self._doubled: vec[i64] = _NO_POINTS
        self._is_counted: bool = False
        self._evaluated: bool = False
        self._ahead: float = 0.0

    def own(self, column: i64) -> float:
        """Return the points of the seat's own donations."""
        if not self._is_counted:
            self._count_donations()
        return float(self._own[column])

    def estimated(self, seat: i64, column: i64) -> float:
        """Return the points that another player would estimate: half of what is hidden lies in each
        compartment.
        """
        if not self._is_counted:
            self._count_donations()
        return 0.5 * float(self._doubled[COLUMNS * seat + column])

    def ahead(self) -> float:
        """Return `evaluation_value`, which no action under consideration changes."""
        if not self._evaluated:
            self._ahead = evaluation_value(self)
            self._evaluated = True
        return self._ahead

    def _count_donations(self) -> None:
        """Of the others, count only what is known: after the first evaluation all splits are."""
        self._is_counted = True
        self._own = _NO_POINTS[:COLUMNS]
        self._doubled = _NO_POINTS[:]
        self._add_known(self.seat, self._own, 0, 1)
        seat: i64 = 0
        while seat < len(self.state.souls):
            if self.state.splits_hidden():
                self._add_hidden(seat)
            else:
                self._add_known(seat, self._doubled, COLUMNS * seat, 2)
            seat += 1

    def _add_known(self, seat: i64, found: vec[i64], at: i64, times: i64) -> None:
        first = self.state.first
        given = self.state.given
        points = self.state.figures.gift_points
        gift: i64 = 0
        while gift < GIFTS:
            number: i64 = GIFTS * seat + gift
            if given[number] != 0:
                column: i64 = at + _COLUMN[gift]
                value: i64 = times * points[gift]
                found[column] += value * first[number]
                found[column + 1] += value * (given[number] - first[number])
            gift += 1

    def _add_hidden(self, seat: i64) -> None:
        doubled = self._doubled
        given = self.state.given
        points = self.state.figures.gift_points
        gift: i64 = 0
        while gift < GIFTS:
            number: i64 = GIFTS * seat + gift
            if given[number] != 0:
                column: i64 = COLUMNS * seat + _COLUMN[gift]
                doubled[column] += points[gift] * given[number]
                doubled[column + 1] += points[gift] * given[number]
            gift += 1


def crews_to_the_end(state: MeaCulpaState) -> i64:
    """Return the fewest crews that the game can still take: those missing at the most advanced
    sites.
    """
    least: i64 = 4
    second: i64 = 4
    site: i64 = 0
    while site < 3:
        if state.built[site] < 2:
            missing: i64 = 4 - 2 * state.built[site] - state.crews[site]
            if missing < least:
                second = least
                least = missing
            elif missing < second:
                second = missing
        site += 1
    if state.finished == 1:
        return least
    return least + second


def taler_value(state: MeaCulpaState, seat: i64) -> float:
    """A taler buys less towards the end, and less for a player who has many."""
    value: float = 0.06 + 0.03 * float(crews_to_the_end(state))
    if state.taler[seat] > 30:
        value *= 0.7
    return value


def letter_value(state: MeaCulpaState, seat: i64, colour: i64) -> float:
    """Return what one more Letter of a colour adds: a set at once, or part of one that has other
    Letters already.
    """
    at: i64 = 4 * seat
    have: i64 = state.letters[at + colour]
    least: i64 = 99
    total: i64 = 0
    other: i64 = 0
    while other < 4:
        if other != colour:
            if state.letters[at + other] < least:
                least = state.letters[at + other]
            total += state.letters[at + other]
        other += 1
    sets: float = float(state.figures.set_lift)
    single: float = float(state.figures.letter_lift)
    if have < least:
        return sets - 3.0 * single
    if have == least:
        value: float = single + PARTIAL_SET_SHARE * (sets - 4.0 * single) / 4.0
        if colour == YELLOW:
            value += PARTIAL_SET_SHARE  # every set needs a yellow Letter, and they are rare
        return value
    return single


def share_value(valuation: Valuation, seat: i64, column: i64, mine: float) -> float:
    """Return the Letters that `mine` points win in a category, against what the others seem to
    have.
    """
    if mine <= 0.0:
        return 0.0
    first: float = 1.0
    second: float = 0.0
    other: i64 = 0
    scale: float = 1.5
    if column >= 4:
        scale = 4.0
    while other < len(valuation.state.souls):
        if other != seat:
            theirs: float = valuation.estimated(other, column)
            ahead: float = 0.5 + (mine - theirs) / (2.0 * scale + theirs)
            if ahead > 0.97:
                ahead = 0.97
            if ahead < 0.03:
                ahead = 0.03
            second = second * ahead + first * (1.0 - ahead)
            first *= ahead
        other += 1
    return AVERAGE_LETTER * (FIRST_SHARE * first + SECOND_SHARE * second)


def gift_value(valuation: Valuation, gift: i64, compartment: i64) -> float:
    """Return what donating a gift adds."""
    column: i64 = (gift & ~1) + compartment
    if gift >= COIN:
        column = COIN + compartment
    mine: float = valuation.own(column)
    more: float = mine + float(valuation.state.figures.gift_points[gift])
    before: float = share_value(valuation, valuation.seat, column, mine)
    return share_value(valuation, valuation.seat, column, more) - before


def best_gift_value(valuation: Valuation, gift: i64) -> float:
    """Return what it adds in the better compartment."""
    best: float = gift_value(valuation, gift, 1)
    if valuation.state.finished == 0:
        first: float = gift_value(valuation, gift, 0)
        if first > best:
            return first
    return best


def good_value(valuation: Valuation, good: i64) -> float:
    """A good is for selling, or for donating if that brings more; each takes another turn."""
    sold: float = float(valuation.state.figures.sell[good]) * taler_value(
        valuation.state, valuation.seat
    )
    given: float = best_gift_value(valuation, good)
    if given > sold:
        return 0.85 * given
    return 0.85 * sold


def evaluation_value(valuation: Valuation) -> float:
    """Return whether finishing a cathedral now is good for a player: the Letters it would get,
    minus those of the others on average.
    """
    seats: i64 = len(valuation.state.souls)
    total: float = 0.0
    other: i64 = 0
    while other < seats:
        part: float = 0.0
        column: i64 = valuation.state.finished
        while column < COLUMNS:
            has: float = valuation.estimated(other, column)
            if other == valuation.seat:
                has = valuation.own(column)
            part += share_value(valuation, other, column, has)
            column += 2
        if other == valuation.seat:
            total += part
        else:
            total -= part / float(seats - 1)
        other += 1
    return total


def crew_value(valuation: Valuation, site: i64) -> float:
    """Return the value of a crew at a site: finishing, or coming close to it, is good for the
    player who is ahead.
    """
    state = valuation.state
    ahead: float = valuation.ahead()
    if state.finishes(site):
        if state.finished == 1:
            return ahead + standing_value(state, valuation.seat)
        return ahead
    if state.built[site] == 1 or state.crews[site] == 1:
        return 0.15 * ahead
    return -0.05 * ahead


def best_crew_value(valuation: Valuation) -> float:
    """Return the value of a crew at the best site that is not finished."""
    best: float = -1000.0
    site: i64 = 0
    while site < 3:
        if valuation.state.built[site] < 2:
            value: float = crew_value(valuation, site)
            if value > best:
                best = value
        site += 1
    return best


def standing_value(state: MeaCulpaState, seat: i64) -> float:
    """Return how far a player is ahead of the best other, counting Letters."""
    best: float = -1000.0
    other: i64 = 0
    while other < len(state.souls):
        if other != seat:
            stands: float = soul_value(state, other)
            if stands > best:
                best = stands
        other += 1
    return soul_value(state, seat) - best


def soul_value(state: MeaCulpaState, seat: i64) -> float:
    """Return where a soul would be lifted to."""
    sets: i64 = state.sets_of(seat)
    at: i64 = 4 * seat
    letters: i64 = (
        state.letters[at] + state.letters[at + 1] + state.letters[at + 2] + state.letters[at + 3]
    )
    lift: i64 = sets * state.figures.set_lift + (letters - 4 * sets) * state.figures.letter_lift
    return float(state.souls[seat] + lift)


def pope_stone_value(state: MeaCulpaState, seat: i64, code: i64) -> float:
    """Value a move of a Pope stone: punishing others and getting one's own stones back, or bringing
    the stones close to where they spare one's own sins.
    """
    target: i64 = ((code >> 1) + 1 + (code & 1)) % 3
    if state.pope_stones[target] != 2:
        return 0.3 * (float(state.sins[3 * seat + target]) - 0.7)
    value: float = 0.0
    other: i64 = 0
    while other < len(state.souls):
        den: i64 = 0
        while den < 3:
            if den != target:
                stones: float = float(state.sins[3 * other + den])
                if other == seat:
                    value += STONE_COST * stones
                else:
                    value += stones / float(len(state.souls) - 1)
            den += 1
        other += 1
    return value


def best_pope_stone(state: MeaCulpaState, seat: i64) -> i64:
    """Return the most valuable move of a Pope stone."""
    best: i64 = -1
    most: float = -1000.0
    code: i64 = 0
    while code < 6:
        if state.pope_stones[code >> 1] > 0:
            value: float = pope_stone_value(state, seat, code)
            if value > most:
                best = code
                most = value
        code += 1
    return best


def card_value(valuation: Valuation, seat: i64, card: i64) -> float:
    """Return what a card of the House does for a player, without its notches."""
    state = valuation.state
    amount: float = float(state.figures.amount[card])
    if card > STEAL:
        return amount * taler_value(state, seat)
    if card == STEAL:
        return 1.3 * amount * taler_value(state, seat)
    if card == LUST_CARD or card == GREED_CARD:
        return 0.8 * STONE_COST * amount
    if POPE_LETTER < card <= FIVE_STEPS:
        return 0.75 * amount
    if card == EMPEROR_LETTER or card == POPE_LETTER:
        return _presented_value(state, seat, card)
    return _choice_value(valuation, seat, card)


def _presented_value(state: MeaCulpaState, seat: i64, card: i64) -> float:
    giver: i64 = state.holders[EMPEROR]
    if card == POPE_LETTER:
        giver = state.holders[POPE]
    if giver < 0 or giver == seat:
        return 0.0
    if card == POPE_LETTER:
        if state.letters[4 * giver + YELLOW] == 0:
            return 0.0
        return letter_value(state, seat, YELLOW) + 1.0
    if state.colours_of(giver) == 0:
        return 0.0
    return 1.8


def _choice_value(valuation: Valuation, seat: i64, card: i64) -> float:
    state = valuation.state
    if card == NEW_CREW or card == MOVE_CREW_CARD:
        if card == NEW_CREW and state.hut == 0:
            return 0.0
        if card == MOVE_CREW_CARD and state.crew_moves() == 0:
            return 0.0
        return best_crew_value(valuation)
    if card == POPE_STONE_CARD:
        return pope_stone_value(state, seat, best_pope_stone(state, seat))
    if card == GOOD_CARD:
        return best_stone_value(valuation)
    return 0.0


def best_stone_value(valuation: Valuation) -> float:
    """Return the value of the best good in the market."""
    best: float = 0.0
    good: i64 = 0
    while good < 4:
        if valuation.state.market[good] > 0:
            value: float = good_value(valuation, good)
            if value > best:
                best = value
        good += 1
    return best


def room_value(valuation: Valuation, room: i64) -> float:
    """Return the benefit of a room or suite, before its price."""
    if room == SUITE_6:
        return letter_value(valuation.state, valuation.seat, YELLOW)
    if room < 4:
        return card_value(valuation, valuation.seat, valuation.state.rooms[room])
    best: float = 0.0
    each: i64 = 0
    while each < 4:
        if 0 <= valuation.state.rooms[each] < CARDS:
            value: float = card_value(valuation, valuation.seat, valuation.state.rooms[each])
            if value > best:
                best = value
        each += 1
    return best


def seen_room_value(valuation: Valuation, seat: i64, room: i64) -> float:
    """The same as other players see it, who do not know how that player has split donations."""
    if room >= 4:
        return seen_suite_value(valuation, seat, room)
    card: i64 = valuation.state.rooms[room]
    if card == NEW_CREW or card == MOVE_CREW_CARD:
        return 0.8
    if card == GOOD_CARD:
        return 8.0 * taler_value(valuation.state, seat)
    return card_value(valuation, seat, card)


def seen_suite_value(valuation: Valuation, seat: i64, room: i64) -> float:
    if room == SUITE_6:
        return letter_value(valuation.state, seat, YELLOW)
    best: float = 0.0
    each: i64 = 0
    while each < 4:
        if 0 <= valuation.state.rooms[each] < CARDS:
            value: float = seen_room_value(valuation, seat, each)
            if value > best:
                best = value
        each += 1
    return best


def notches_cost(state: MeaCulpaState, seat: i64, notches: i64) -> float:
    """Only the highest post costs anything, but by every notch that it is above the lowest; and
    others may still turn theirs.
    """
    if notches == 0:
        return 0.0
    highest: i64 = 0
    lowest: i64 = 6
    other: i64 = 0
    while other < len(state.posts):
        if other != seat:
            if state.posts[other] > highest:
                highest = state.posts[other]
            if state.posts[other] < lowest:
                lowest = state.posts[other]
        other += 1
    post: i64 = state.posts[seat] + notches
    if post <= highest - 2:
        return 0.25 * float(notches)
    if post <= highest:
        return 0.45 * float(notches)
    before: i64 = 0
    if state.posts[seat] > highest:
        before = state.posts[seat] - lowest
    return 0.75 * float(post - lowest - before) + 0.2
