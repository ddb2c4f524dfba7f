"""A quick sensible move: what is worth most by `worth`, and for secrets a choice among the best
that cannot be foreseen.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, count, lowest
from simony.core.rng import Rng
from simony.games.mea_culpa.ai.valuation import (
    STONE,
    Outlook,
    best_gift_worth,
    best_stone_worth,
    card_worth,
    crew_worth,
    gift_worth,
    good_worth,
    letter_worth,
    notches_cost,
    pope_stone_worth,
    room_worth,
    seen_room_worth,
    soul_worth,
    taler_worth,
)
from simony.games.mea_culpa.rules.actions import (
    BID,
    BONUS,
    BUY,
    BUY_LETTER,
    BUY_TWO,
    CALL,
    CHOOSE,
    COINS,
    CREW,
    DIE,
    DONATE,
    DUE_STONES,
    EMPTY,
    F_BID,
    F_BONUS,
    F_DUE,
    F_DUEL,
    F_EARLY_VISIT,
    F_PICK,
    F_PRELIMINARY,
    F_TURN,
    GIVE,
    GUESS,
    HOLD,
    HUNDRED,
    LET,
    MEET,
    MOVE_CREW,
    MOVE_STONE,
    PASS,
    PAY,
    PICK,
    RETURN,
    ROB,
    ROOM,
    SELL,
    SETTLE,
    SKIP,
    TAKE,
    TAKE_LETTER,
    VISIT,
    first_of,
    seat_of,
    second_of,
    third_of,
)
from simony.games.mea_culpa.rules.figures import (
    EMPEROR,
    INDULGENCE,
    MERCHANT,
    PETTY,
    POPE,
    RED,
    SINNER,
    STEAL,
    SUITE_5,
)
from simony.games.mea_culpa.rules.rules import MeaCulpaState

NEVER: Final = -1000.0
_BUFFER: Final[vec[i64]] = vec[i64]([0] * 128)
_NOTCHES: Final[vec[i64]] = vec[i64]([1, 2, 2, 3, 3, 4])


def suggest(state: MeaCulpaState, seat: i64, rng: Rng) -> i64:
    top: i64 = state.top()
    kind: i64 = top & 31
    if kind == F_BID:
        return _bid(state, seat, rng)
    if kind == F_DUEL:
        return _secret_room(state, seat, top, rng)
    if kind >= F_DUE:
        return _honesty(state, top, kind, rng)
    out = _BUFFER[:]
    found: i64 = state.legal_into(seat, out)
    outlook = Outlook(state, seat)
    best: i64 = out[0]
    most: float = NEVER
    place: i64 = 0
    while place < found:
        worth: float = _worth(outlook, top, kind, out[place])
        if worth > most:
            best = out[place]
            most = worth
        place += 1
    return best


def _honesty(state: MeaCulpaState, top: i64, kind: i64, rng: Rng) -> i64:
    """Of Meta Culpa: pay, unless as the Petty Sinner, who risks nothing; and notice what others
    left out three times in four.
    """
    if kind == F_DUE:
        if first_of(top) == DUE_STONES + PETTY or (
            state.stack[1] & 31 == F_TURN and first_of(state.stack[1]) == SINNER
        ):
            return SKIP
        return PAY
    if rng.below(4) > 0 and state.has_sinned():
        return CALL
    return LET


def _worth(outlook: Outlook, top: i64, kind: i64, action: i64) -> float:
    """What an action brings, roughly in steps."""
    if kind == F_TURN:
        return _turn_worth(outlook, top, action)
    if kind == F_PICK:
        return _character_worth(outlook, action - PICK)
    if kind == F_EARLY_VISIT:
        if action == PASS:
            return 0.0
        return room_worth(outlook, action - VISIT) - _lust(action - VISIT)
    if kind == F_BONUS:
        return _bonus_worth(action - BONUS)
    if kind == F_PRELIMINARY and (action == PASS or action == HOLD):
        return 0.05
    if action == PASS:
        return NEVER  # a Merchant who forgets
    return _other_worth(outlook, action)


def _other_worth(outlook: Outlook, action: i64) -> float:
    """Decisions that are the same wherever they come from."""
    state = outlook.state
    seat: i64 = outlook.seat
    if action < CREW:
        return pope_stone_worth(state, seat, action - MOVE_STONE)
    if action < MOVE_CREW:
        return crew_worth(outlook, action - CREW)
    if action < HOLD:
        code: i64 = action - MOVE_CREW
        return crew_worth(outlook, ((code >> 1) + 1 + (code & 1)) % 3)
    if action < VISIT:
        return gift_worth(outlook, (action - DONATE) >> 1, action & 1)
    if action < EMPTY:
        return card_worth(outlook, seat, state.rooms[action - ROOM])
    if action < TAKE:
        return -float(state.sins[3 * seat + action - EMPTY])
    return _taken_worth(outlook, action)


def _taken_worth(outlook: Outlook, action: i64) -> float:
    state = outlook.state
    seat: i64 = outlook.seat
    if action < TAKE_LETTER:
        return good_worth(outlook, action - TAKE)
    if action < RETURN:
        return letter_worth(state, seat, RED + action - TAKE_LETTER)
    if action < ROB:
        return 0.0
    if action < CHOOSE:
        victim: i64 = action - ROB
        if state.taler[victim] < state.figures.amount[STEAL]:
            return NEVER + 1.0
        return soul_worth(state, victim)
    if action < GIVE:
        return letter_worth(state, seat, action - CHOOSE)
    return -_loss(state, seat, action - GIVE)


def _loss(state: MeaCulpaState, seat: i64, colour: i64) -> float:
    """What giving a Letter away costs."""
    state.letters[4 * seat + colour] -= 1
    worth: float = letter_worth(state, seat, colour)
    state.letters[4 * seat + colour] += 1
    return worth


# --- a turn ---------------------------------------------------------------------------------------


def _turn_worth(outlook: Outlook, top: i64, action: i64) -> float:
    state = outlook.state
    seat: i64 = outlook.seat
    if action == PASS:
        return 0.0
    if action >= SETTLE:
        return NEVER
    worth: float
    if action < SELL:
        worth = _purchase_worth(outlook, action)
    elif action < DONATE:
        worth = _sale_worth(outlook, action - SELL)
    elif action < VISIT:
        worth = _donation_worth(outlook, action - DONATE)
    else:
        worth = _visit_worth(outlook, first_of(top), action)
    if second_of(top) != 0 and not (third_of(top) & 1 != 0 and DONATE <= action < VISIT):
        worth -= notches_cost(state, seat, state.figures.second_action)
    return worth


def _purchase_worth(outlook: Outlook, action: i64) -> float:
    state = outlook.state
    seat: i64 = outlook.seat
    each: float = taler_worth(state, seat)
    if action >= BUY_LETTER:
        return letter_worth(state, seat, RED + action - BUY_LETTER) - each * float(
            state.figures.buy[INDULGENCE]
        )
    if action >= BUY_TWO:
        good: i64 = action - BUY_TWO
        return (
            1.75 * good_worth(outlook, good)
            - each * float(state.figures.buy[good])
            - STONE * float(state.figures.greed)
        )
    good = action - BUY
    return good_worth(outlook, good) - each * float(state.figures.buy[good])


def _sale_worth(outlook: Outlook, good: i64) -> float:
    """Better than to donate it, and than to wait."""
    state = outlook.state
    seat: i64 = outlook.seat
    sold: float = float(state.figures.sell[good]) * taler_worth(state, seat)
    return sold - 0.9 * best_gift_worth(outlook, good)


def _donation_worth(outlook: Outlook, code: i64) -> float:
    state = outlook.state
    seat: i64 = outlook.seat
    gift: i64 = code >> 1
    worth: float = gift_worth(outlook, gift, code & 1)
    each: float = taler_worth(state, seat)
    if gift < 4:
        return worth - 0.6 * each * float(state.figures.sell[gift])
    return worth - each * float(state.figures.worth[gift])


def _visit_worth(outlook: Outlook, character: i64, action: i64) -> float:
    state = outlook.state
    seat: i64 = outlook.seat
    if action == MEET:
        return 0.6 * _best_room(outlook) - 0.4
    if character == POPE:
        return NEVER  # without the die
    room: i64 = action - VISIT
    worth: float = room_worth(outlook, room) - _lust(room)
    if character != SINNER:
        worth -= notches_cost(state, seat, state.room_notches(room))
    return worth


def _lust(room: i64) -> float:
    if room >= SUITE_5:
        return STONE
    return 0.0


def _best_room(outlook: Outlook) -> float:
    state = outlook.state
    best: float = 0.0
    rooms: i64 = state.open_rooms()
    while rooms != 0:
        worth: float = room_worth(outlook, lowest(rooms))
        if worth > best:
            best = worth
        rooms &= rooms - 1
    return best


# --- before the turns -----------------------------------------------------------------------------


def _bonus_worth(bonus: i64) -> float:
    """Bread and wine are three points, a jewel two of the dearer kind."""
    return 4.0 - float(bonus)


def _character_worth(outlook: Outlook, character: i64) -> float:
    state = outlook.state
    seat: i64 = outlook.seat
    if character == MERCHANT:
        return 1.6 * best_stone_worth(outlook) + 0.3
    if character == POPE:
        return 0.6 * _best_room(outlook) + 0.5
    if character == EMPEROR:
        best: float = 0.0
        site: i64 = 0
        while site < 3:
            if state.built[site] < 2:
                worth: float = crew_worth(outlook, site)
                if worth > best:
                    best = worth
            site += 1
        return best + 1.0
    return (
        _best_room(outlook)
        - STONE * float(state.figures.petty_sinner)
        - 0.1 * float(state.sins[3 * seat + PETTY])
    )


def _bid(state: MeaCulpaState, seat: i64, rng: Rng) -> i64:
    """Few notches, since the highest post pays, and some coins: more of them for who has many."""
    if state.notches[seat] == 0:
        return BID + _NOTCHES[rng.below(6)] - 1
    most: i64 = state.taler[seat] - state.coins[seat]
    if most >= 200:
        return HUNDRED
    most = most // 6
    if most > 6:
        most = 6
    return COINS + rng.below(most + 1)


def _secret_room(state: MeaCulpaState, seat: i64, top: i64, rng: Rng) -> i64:
    """The Pope goes where it is worth most, or second most; the guesser looks where that seems to
    be.
    """
    pope: i64 = seat_of(top)
    rooms: i64 = state.open_rooms()
    outlook = Outlook(state, seat)
    room: i64 = _better_room(outlook, pope, rooms, seat == pope)
    if count(rooms) > 1 and rng.below(5) < 2:
        room = _better_room(outlook, pope, rooms & ~BIT[room], seat == pope)
    if seat == pope:
        return DIE + room
    return GUESS + room


def _better_room(outlook: Outlook, pope: i64, rooms: i64, own: bool) -> i64:
    best: i64 = -1
    most: float = NEVER
    while rooms != 0:
        room: i64 = lowest(rooms)
        rooms &= rooms - 1
        worth: float
        if own:
            worth = room_worth(outlook, room)
        else:
            worth = seen_room_worth(outlook, pope, room)
        if worth > most:
            best = room
            most = worth
    return best
