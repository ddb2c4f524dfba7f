"""A quick heuristic move: the action with the highest value by `valuation`, and for secret
decisions an unpredictable choice among the best.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, count, lowest
from simony.core.rng import Rng
from simony.games.mea_culpa.ai.valuation import (
    STONE_COST,
    Valuation,
    best_crew_value,
    best_gift_value,
    best_stone_value,
    card_value,
    crew_value,
    gift_value,
    good_value,
    letter_value,
    notches_cost,
    pope_stone_value,
    room_value,
    seen_room_value,
    soul_value,
    taler_value,
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
        return _variant_decision(state, top, kind, rng)
    out = _BUFFER[:]
    found: i64 = state.legal_into(seat, out)
    valuation = Valuation(state, seat)
    best: i64 = out[0]
    most: float = NEVER
    place: i64 = 0
    while place < found:
        value: float = _value(valuation, top, kind, out[place])
        if value > most:
            best = out[place]
            most = value
        place += 1
    return best


def _variant_decision(state: MeaCulpaState, top: i64, kind: i64, rng: Rng) -> i64:
    """Decide in Meta Culpa: pay, unless as the Petty Sinner, who risks nothing; and notice what
    others left out three times in four.
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


def _value(valuation: Valuation, top: i64, kind: i64, action: i64) -> float:
    """Return the value of an action, roughly in steps."""
    if kind == F_TURN:
        return _turn_value(valuation, top, action)
    if kind == F_PICK:
        return _character_value(valuation, action - PICK)
    if kind == F_EARLY_VISIT:
        if action == PASS:
            return 0.0
        return room_value(valuation, action - VISIT) - _lust_cost(action - VISIT)
    if kind == F_BONUS:
        return _bonus_value(action - BONUS)
    if kind == F_PRELIMINARY and (action == PASS or action == HOLD):
        return 0.05
    if action == PASS:
        return NEVER  # a Merchant who forgets
    return _other_value(valuation, action)


def _other_value(valuation: Valuation, action: i64) -> float:
    """Return the value of decisions that are the same wherever they come from."""
    state = valuation.state
    seat: i64 = valuation.seat
    if action < CREW:
        return pope_stone_value(state, seat, action - MOVE_STONE)
    if action < MOVE_CREW:
        return crew_value(valuation, action - CREW)
    if action < HOLD:
        code: i64 = action - MOVE_CREW
        return crew_value(valuation, ((code >> 1) + 1 + (code & 1)) % 3)
    if action < VISIT:
        return gift_value(valuation, (action - DONATE) >> 1, action & 1)
    if action < EMPTY:
        return card_value(valuation, seat, state.rooms[action - ROOM])
    if action < TAKE:
        return -float(state.sins[3 * seat + action - EMPTY])
    return _taken_value(valuation, action)


def _taken_value(valuation: Valuation, action: i64) -> float:
    state = valuation.state
    seat: i64 = valuation.seat
    if action < TAKE_LETTER:
        return good_value(valuation, action - TAKE)
    if action < RETURN:
        return letter_value(state, seat, RED + action - TAKE_LETTER)
    if action < ROB:
        return 0.0
    if action < CHOOSE:
        victim: i64 = action - ROB
        if state.taler[victim] < state.figures.amount[STEAL]:
            return NEVER + 1.0
        return soul_value(state, victim)
    if action < GIVE:
        return letter_value(state, seat, action - CHOOSE)
    return -_letter_cost(state, seat, action - GIVE)


def _letter_cost(state: MeaCulpaState, seat: i64, colour: i64) -> float:
    """Return the cost of giving a Letter away."""
    state.letters[4 * seat + colour] -= 1
    value: float = letter_value(state, seat, colour)
    state.letters[4 * seat + colour] += 1
    return value


# --- a turn ---------------------------------------------------------------------------------------


def _turn_value(valuation: Valuation, top: i64, action: i64) -> float:
    state = valuation.state
    seat: i64 = valuation.seat
    if action == PASS:
        return 0.0
    if action >= SETTLE:
        return NEVER
    value: float
    if action < SELL:
        value = _purchase_value(valuation, action)
    elif action < DONATE:
        value = _sale_value(valuation, action - SELL)
    elif action < VISIT:
        value = _donation_value(valuation, action - DONATE)
    else:
        value = _visit_value(valuation, first_of(top), action)
    if second_of(top) != 0 and not (third_of(top) & 1 != 0 and DONATE <= action < VISIT):
        value -= notches_cost(state, seat, state.figures.second_action)
    return value


def _purchase_value(valuation: Valuation, action: i64) -> float:
    state = valuation.state
    seat: i64 = valuation.seat
    each: float = taler_value(state, seat)
    if action >= BUY_LETTER:
        return letter_value(state, seat, RED + action - BUY_LETTER) - each * float(
            state.figures.buy[INDULGENCE]
        )
    if action >= BUY_TWO:
        good: i64 = action - BUY_TWO
        return (
            1.75 * good_value(valuation, good)
            - each * float(state.figures.buy[good])
            - STONE_COST * float(state.figures.greed)
        )
    good = action - BUY
    return good_value(valuation, good) - each * float(state.figures.buy[good])


def _sale_value(valuation: Valuation, good: i64) -> float:
    """Return the gain of a sale over donating the good, and over waiting."""
    state = valuation.state
    seat: i64 = valuation.seat
    sold: float = float(state.figures.sell[good]) * taler_value(state, seat)
    return sold - 0.9 * best_gift_value(valuation, good)


def _donation_value(valuation: Valuation, code: i64) -> float:
    state = valuation.state
    seat: i64 = valuation.seat
    gift: i64 = code >> 1
    value: float = gift_value(valuation, gift, code & 1)
    each: float = taler_value(state, seat)
    if gift < 4:
        return value - 0.6 * each * float(state.figures.sell[gift])
    return value - each * float(state.figures.gift_points[gift])


def _visit_value(valuation: Valuation, character: i64, action: i64) -> float:
    state = valuation.state
    seat: i64 = valuation.seat
    if action == MEET:
        return 0.6 * _best_room(valuation) - 0.4
    if character == POPE:
        return NEVER  # without the die
    room: i64 = action - VISIT
    value: float = room_value(valuation, room) - _lust_cost(room)
    if character != SINNER:
        value -= notches_cost(state, seat, state.room_notches(room))
    return value


def _lust_cost(room: i64) -> float:
    if room >= SUITE_5:
        return STONE_COST
    return 0.0


def _best_room(valuation: Valuation) -> float:
    state = valuation.state
    best: float = 0.0
    rooms: i64 = state.open_rooms()
    while rooms != 0:
        value: float = room_value(valuation, lowest(rooms))
        if value > best:
            best = value
        rooms &= rooms - 1
    return best


# --- before the turns -----------------------------------------------------------------------------


def _bonus_value(bonus: i64) -> float:
    """Bread and wine are three points, a jewel two of the dearer kind."""
    return 4.0 - float(bonus)


def _character_value(valuation: Valuation, character: i64) -> float:
    state = valuation.state
    seat: i64 = valuation.seat
    if character == MERCHANT:
        return 1.6 * best_stone_value(valuation) + 0.3
    if character == POPE:
        return 0.6 * _best_room(valuation) + 0.5
    if character == EMPEROR:
        best: float = best_crew_value(valuation)
        return best + 1.0 if best > 0.0 else 1.0
    return (
        _best_room(valuation)
        - STONE_COST * float(state.figures.petty_sinner)
        - 0.1 * float(state.sins[3 * seat + PETTY])
    )


def _bid(state: MeaCulpaState, seat: i64, rng: Rng) -> i64:
    """Bid few notches, because the highest post pays, and some coins: more of them for a rich
    player.
    """
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
    """The Pope goes to the most or second most valuable room; the guesser guesses where that seems
    to be.
    """
    pope: i64 = seat_of(top)
    rooms: i64 = state.open_rooms()
    valuation = Valuation(state, seat)
    room: i64 = _better_room(valuation, pope, rooms, seat == pope)
    if count(rooms) > 1 and rng.below(5) < 2:
        room = _better_room(valuation, pope, rooms & ~BIT[room], seat == pope)
    if seat == pope:
        return DIE + room
    return GUESS + room


def _better_room(valuation: Valuation, pope: i64, rooms: i64, own: bool) -> i64:
    best: i64 = -1
    most: float = NEVER
    while rooms != 0:
        room: i64 = lowest(rooms)
        rooms &= rooms - 1
        value: float
        if own:
            value = room_value(valuation, room)
        else:
            value = seen_room_value(valuation, pope, room)
        if value > most:
            best = room
            most = value
    return best
