"""What things are worth to a player, in steps towards Heaven, as the heuristics guess it.

Only from what that player knows.
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

STONE: Final = 0.6
"""What a sin stone in a Den costs, as it may be punished or not."""
HOPE: Final = 0.55
"""What a Letter is worth towards a set that it does not complete yet, of what the set would bring.
"""
FIRST_SHARE: Final = 3.0
SECOND_SHARE: Final = 2.0
"""Letters for the two biggest donors of a category."""
LETTER: Final = 1.7
"""A Letter of a display, on average."""


COLUMNS: Final = 6
"""Where donations count: in three categories, and in each for the first evaluation or the second.
"""
_COLUMN: Final[vec[i64]] = vec[i64]([0, 0, 2, 2, 4, 4, 4, 4])
"""By gift: its category's first column."""
_NO_POINTS: Final[vec[i64]] = vec[i64]([0] * (4 * COLUMNS))


class Outlook:
    """What one decision of a seat asks for over and over, read once: what all seem to have donated,
    and whom an evaluation would favour.
    """

    def __init__(self, state: MeaCulpaState, seat: i64) -> None:
        self.state: Final = state
        self.seat: Final[i64] = seat
        self._own: vec[i64] = _NO_POINTS
        self._twice: vec[i64] = _NO_POINTS
        self._read: bool = False
        self._evaluated: bool = False
        self._ahead: float = 0.0

    def own(self, column: i64) -> float:
        """The points of the own donations."""
        if not self._read:
            self._read_all()
        return float(self._own[column])

    def guessed(self, seat: i64, column: i64) -> float:
        """The points somebody else would guess: half of what is hidden lies in each compartment."""
        if not self._read:
            self._read_all()
        return 0.5 * float(self._twice[COLUMNS * seat + column])

    def ahead(self) -> float:
        """`evaluation_worth`, which no action asked about changes."""
        if not self._evaluated:
            self._ahead = evaluation_worth(self)
            self._evaluated = True
        return self._ahead

    def _read_all(self) -> None:
        """Of the others only what is known: all splits are after the first evaluation."""
        self._read = True
        self._own = _NO_POINTS[:COLUMNS]
        self._twice = _NO_POINTS[:]
        self._add_known(self.seat, self._own, 0, 1)
        seat: i64 = 0
        while seat < len(self.state.souls):
            if self.state.splits_hidden():
                self._add_hidden(seat)
            else:
                self._add_known(seat, self._twice, COLUMNS * seat, 2)
            seat += 1

    def _add_known(self, seat: i64, found: vec[i64], at: i64, times: i64) -> None:
        first = self.state.first
        given = self.state.given
        worths = self.state.figures.worth
        gift: i64 = 0
        while gift < GIFTS:
            number: i64 = GIFTS * seat + gift
            if given[number] != 0:
                column: i64 = at + _COLUMN[gift]
                worth: i64 = times * worths[gift]
                found[column] += worth * first[number]
                found[column + 1] += worth * (given[number] - first[number])
            gift += 1

    def _add_hidden(self, seat: i64) -> None:
        twice = self._twice
        given = self.state.given
        worths = self.state.figures.worth
        gift: i64 = 0
        while gift < GIFTS:
            number: i64 = GIFTS * seat + gift
            if given[number] != 0:
                column: i64 = COLUMNS * seat + _COLUMN[gift]
                twice[column] += worths[gift] * given[number]
                twice[column + 1] += worths[gift] * given[number]
            gift += 1


def crews_to_the_end(state: MeaCulpaState) -> i64:
    """How many crews the game still takes at the least: what is missing at the most advanced
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


def taler_worth(state: MeaCulpaState, seat: i64) -> float:
    """A taler buys less towards the end, and less for who has many."""
    worth: float = 0.06 + 0.03 * float(crews_to_the_end(state))
    if state.taler[seat] > 30:
        worth *= 0.7
    return worth


def letter_worth(state: MeaCulpaState, seat: i64, colour: i64) -> float:
    """What one more Letter of a colour adds: a set at once, or a part of one that others are there
    for.
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
        worth: float = single + HOPE * (sets - 4.0 * single) / 4.0
        if colour == YELLOW:
            worth += HOPE  # every set needs one, and they are rare
        return worth
    return single


def share_worth(outlook: Outlook, seat: i64, column: i64, mine: float) -> float:
    """The Letters to be had in a category by who has donated so many points, against what the
    others seem to have.
    """
    if mine <= 0.0:
        return 0.0
    first: float = 1.0
    second: float = 0.0
    other: i64 = 0
    scale: float = 1.5
    if column >= 4:
        scale = 4.0
    while other < len(outlook.state.souls):
        if other != seat:
            theirs: float = outlook.guessed(other, column)
            ahead: float = 0.5 + (mine - theirs) / (2.0 * scale + theirs)
            if ahead > 0.97:
                ahead = 0.97
            if ahead < 0.03:
                ahead = 0.03
            second = second * ahead + first * (1.0 - ahead)
            first *= ahead
        other += 1
    return LETTER * (FIRST_SHARE * first + SECOND_SHARE * second)


def gift_worth(outlook: Outlook, gift: i64, compartment: i64) -> float:
    """What donating a gift adds."""
    column: i64 = (gift & ~1) + compartment
    if gift >= COIN:
        column = COIN + compartment
    mine: float = outlook.own(column)
    more: float = mine + float(outlook.state.figures.worth[gift])
    before: float = share_worth(outlook, outlook.seat, column, mine)
    return share_worth(outlook, outlook.seat, column, more) - before


def best_gift_worth(outlook: Outlook, gift: i64) -> float:
    """In the better compartment."""
    best: float = gift_worth(outlook, gift, 1)
    if outlook.state.finished == 0:
        first: float = gift_worth(outlook, gift, 0)
        if first > best:
            return first
    return best


def good_worth(outlook: Outlook, good: i64) -> float:
    """A good is for selling, or for donating if that brings more; each takes another turn."""
    sold: float = float(outlook.state.figures.sell[good]) * taler_worth(outlook.state, outlook.seat)
    given: float = best_gift_worth(outlook, good)
    if given > sold:
        return 0.85 * given
    return 0.85 * sold


def evaluation_worth(outlook: Outlook) -> float:
    """Whether it is good for a player that a cathedral is finished now: Letters to come, against
    those of the others on average.
    """
    seats: i64 = len(outlook.state.souls)
    total: float = 0.0
    other: i64 = 0
    while other < seats:
        part: float = 0.0
        column: i64 = outlook.state.finished
        while column < COLUMNS:
            has: float = outlook.guessed(other, column)
            if other == outlook.seat:
                has = outlook.own(column)
            part += share_worth(outlook, other, column, has)
            column += 2
        if other == outlook.seat:
            total += part
        else:
            total -= part / float(seats - 1)
        other += 1
    return total


def crew_worth(outlook: Outlook, site: i64) -> float:
    """A crew at a site: finishing is good for who is ahead, coming near to it for who is, too."""
    state = outlook.state
    ahead: float = outlook.ahead()
    if state.finishes(site):
        if state.finished == 1:
            return ahead + standing_worth(state, outlook.seat)
        return ahead
    if state.built[site] == 1 or state.crews[site] == 1:
        return 0.15 * ahead
    return -0.05 * ahead


def standing_worth(state: MeaCulpaState, seat: i64) -> float:
    """How far a player is ahead of the best other, Letters counted."""
    best: float = -1000.0
    other: i64 = 0
    while other < len(state.souls):
        if other != seat:
            stands: float = soul_worth(state, other)
            if stands > best:
                best = stands
        other += 1
    return soul_worth(state, seat) - best


def soul_worth(state: MeaCulpaState, seat: i64) -> float:
    """Where a soul would be lifted to."""
    sets: i64 = state.sets_of(seat)
    at: i64 = 4 * seat
    letters: i64 = (
        state.letters[at] + state.letters[at + 1] + state.letters[at + 2] + state.letters[at + 3]
    )
    lift: i64 = sets * state.figures.set_lift + (letters - 4 * sets) * state.figures.letter_lift
    return float(state.souls[seat] + lift)


def pope_stone_worth(state: MeaCulpaState, seat: i64, code: i64) -> float:
    """Punishing others, and getting the own stones back; or bringing the stones near to where they
    spare the own sins.
    """
    target: i64 = ((code >> 1) + 1 + (code & 1)) % 3
    if state.pope_stones[target] != 2:
        return 0.3 * (float(state.sins[3 * seat + target]) - 0.7)
    worth: float = 0.0
    other: i64 = 0
    while other < len(state.souls):
        den: i64 = 0
        while den < 3:
            if den != target:
                stones: float = float(state.sins[3 * other + den])
                if other == seat:
                    worth += STONE * stones
                else:
                    worth += stones / float(len(state.souls) - 1)
            den += 1
        other += 1
    return worth


def best_pope_stone(state: MeaCulpaState, seat: i64) -> i64:
    """The move of a Pope stone that is worth most."""
    best: i64 = -1
    most: float = -1000.0
    code: i64 = 0
    while code < 6:
        if state.pope_stones[code >> 1] > 0:
            worth: float = pope_stone_worth(state, seat, code)
            if worth > most:
                best = code
                most = worth
        code += 1
    return best


def card_worth(outlook: Outlook, seat: i64, card: i64) -> float:
    """What a card of the House does for a player, without its notches."""
    state = outlook.state
    amount: float = float(state.figures.amount[card])
    if card > STEAL:
        return amount * taler_worth(state, seat)
    if card == STEAL:
        return 1.3 * amount * taler_worth(state, seat)
    if card == LUST_CARD or card == GREED_CARD:
        return 0.8 * STONE * amount
    if POPE_LETTER < card <= FIVE_STEPS:
        return 0.75 * amount
    if card == EMPEROR_LETTER or card == POPE_LETTER:
        return _presented(state, seat, card)
    return _choice_worth(outlook, seat, card)


def _presented(state: MeaCulpaState, seat: i64, card: i64) -> float:
    giver: i64 = state.holders[EMPEROR]
    if card == POPE_LETTER:
        giver = state.holders[POPE]
    if giver < 0 or giver == seat:
        return 0.0
    if card == POPE_LETTER:
        if state.letters[4 * giver + YELLOW] == 0:
            return 0.0
        return letter_worth(state, seat, YELLOW) + 1.0
    if state.colours_of(giver) == 0:
        return 0.0
    return 1.8


def _choice_worth(outlook: Outlook, seat: i64, card: i64) -> float:
    state = outlook.state
    if card == NEW_CREW or card == MOVE_CREW_CARD:
        best: float = -1000.0
        if card == NEW_CREW and state.hut == 0:
            return 0.0
        if card == MOVE_CREW_CARD and state.crew_moves() == 0:
            return 0.0
        site: i64 = 0
        while site < 3:
            if state.built[site] < 2:
                worth: float = crew_worth(outlook, site)
                if worth > best:
                    best = worth
            site += 1
        return best
    if card == POPE_STONE_CARD:
        return pope_stone_worth(state, seat, best_pope_stone(state, seat))
    if card == GOOD_CARD:
        return best_stone_worth(outlook)
    return 0.0


def best_stone_worth(outlook: Outlook) -> float:
    """The best good in the market."""
    best: float = 0.0
    good: i64 = 0
    while good < 4:
        if outlook.state.market[good] > 0:
            worth: float = good_worth(outlook, good)
            if worth > best:
                best = worth
        good += 1
    return best


def room_worth(outlook: Outlook, room: i64) -> float:
    """What is had in a room or suite, before it is paid for."""
    if room == SUITE_6:
        return letter_worth(outlook.state, outlook.seat, YELLOW)
    if room < 4:
        return card_worth(outlook, outlook.seat, outlook.state.rooms[room])
    best: float = 0.0
    each: i64 = 0
    while each < 4:
        if 0 <= outlook.state.rooms[each] < CARDS:
            worth: float = card_worth(outlook, outlook.seat, outlook.state.rooms[each])
            if worth > best:
                best = worth
        each += 1
    return best


def seen_room_worth(outlook: Outlook, seat: i64, room: i64) -> float:
    """The same as others see it, who do not know how that player has split donations."""
    if room >= 4:
        return seen_suite_worth(outlook, seat, room)
    card: i64 = outlook.state.rooms[room]
    if card == NEW_CREW or card == MOVE_CREW_CARD:
        return 0.8
    if card == GOOD_CARD:
        return 8.0 * taler_worth(outlook.state, seat)
    return card_worth(outlook, seat, card)


def seen_suite_worth(outlook: Outlook, seat: i64, room: i64) -> float:
    if room == SUITE_6:
        return letter_worth(outlook.state, seat, YELLOW)
    best: float = 0.0
    each: i64 = 0
    while each < 4:
        if 0 <= outlook.state.rooms[each] < CARDS:
            worth: float = seen_room_worth(outlook, seat, each)
            if worth > best:
                best = worth
        each += 1
    return best


def notches_cost(state: MeaCulpaState, seat: i64, notches: i64) -> float:
    """Only the highest post costs anything, but by every notch that it is ahead of the lowest; and
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
