"""The market: buying, selling, and stones taken for free."""

# Compiled with mypyc.

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import lowest, members_into
from simony.core.event import EVERYONE, Event, audience_of
from simony.games.mea_culpa.rules import ledger
from simony.games.mea_culpa.rules.actions import (
    BUY,
    BUY_LETTER,
    BUY_TWO,
    DUE_TALER,
    F_DUE,
    PASS,
    RETURN,
    SELL,
    TAKE,
    TAKE_LETTER,
    first_of,
    seat_of,
)
from simony.games.mea_culpa.rules.board import dens
from simony.games.mea_culpa.rules.figures import GOODS, GREED, INDULGENCE, RED
from simony.games.mea_culpa.rules.state import FORGOTTEN, BaseState, nonzero

# --- buying and selling ---------------------------------------------------------------------------


def earn(state: BaseState, seat: i64, amount: i64) -> None:
    """Take taler from the bank; a negative amount is paid to it."""
    state.taler[seat] += amount
    state.bank -= amount


def goods_on_offer(state: BaseState) -> i64:
    """Return the mask of the goods in the market."""
    return nonzero(state.market, 0, GOODS)


def letters_on_offer(state: BaseState) -> i64:
    """Return whether a Letter is available for an indulgence stone: bit 0 red, bit 1 green.

    M22: of the colours that are left.
    """
    found: i64 = 0
    if state.market[INDULGENCE] > 0:
        if state.supply[RED] > 0:
            found = 1
        if state.supply[RED + 1] > 0:
            found |= 2
    return found


def can_buy(state: BaseState, seat: i64) -> bool:
    taler: i64 = state.taler[seat]
    good: i64 = 0
    while good < GOODS:
        if state.market[good] > 0 and state.figures.buy[good] <= taler:
            return True
        good += 1
    return state.figures.buy[4] <= taler and letters_on_offer(state) != 0


def purchases_into(state: BaseState, seat: i64, out: vec[i64], found: i64) -> i64:
    taler: i64 = state.taler[seat]
    good: i64 = 0
    while good < GOODS:
        if state.market[good] > 0 and state.figures.buy[good] <= taler:
            out[found] = BUY + good
            found += 1
        good += 1
    good = 0
    while good < GOODS:
        if state.market[good] > 1 and state.figures.buy[good] <= taler:
            out[found] = BUY_TWO + good
            found += 1
        good += 1
    if state.figures.buy[INDULGENCE] <= taler:
        found = members_into(letters_on_offer(state), BUY_LETTER, out, found)
    return found


def sales_into(state: BaseState, seat: i64, out: vec[i64], found: i64) -> i64:
    return members_into(nonzero(state.goods, GOODS * seat, GOODS), SELL, out, found)


def buy(state: BaseState, seat: i64, action: i64, out: list[Event] | None) -> None:
    """Two identical goods cost as much as one, and a stone in the Den of Greed."""
    if action >= BUY_LETTER:
        _buy_letter(state, seat, RED + action - BUY_LETTER, out)
    elif action >= BUY_TWO:
        dens.demand(state, seat, GREED, state.figures.greed, state.figures.late_greed)
        _buy_goods(state, seat, action - BUY_TWO, 2, out)
    else:
        _buy_goods(state, seat, action - BUY, 1, out)


def _buy_letter(state: BaseState, seat: i64, colour: i64, out: list[Event] | None) -> None:
    price: i64 = state.figures.buy[INDULGENCE]
    _charge(state, seat, price)
    _exchange(state, seat, colour)
    if out is not None:
        out.append(Event("buys-letter", EVERYONE, {"seat": seat, "colour": colour, "price": price}))


def _buy_goods(
    state: BaseState, seat: i64, good: i64, number: i64, out: list[Event] | None
) -> None:
    price: i64 = state.figures.buy[good]
    _charge(state, seat, price)
    state.market[good] -= number
    state.goods[GOODS * seat + good] += number
    if out is not None:
        bought = {"seat": seat, "good": good, "number": number, "price": price}
        out.append(Event("buys", EVERYONE, {**bought}))


def _charge(state: BaseState, seat: i64, price: i64) -> None:
    """M50: a price that may be left out is reserved."""
    earn(state, seat, -price)
    if state.figures.late_payment and price > 0:
        state.push(F_DUE, seat, DUE_TALER, price, 0)


def sell(state: BaseState, seat: i64, good: i64, out: list[Event] | None) -> None:
    """A sold good goes into the bag at once."""
    state.goods[GOODS * seat + good] -= 1
    state.bag[good] += 1
    earn(state, seat, state.figures.sell[good])
    if out is not None:
        out.append(
            Event(
                "sells",
                EVERYONE,
                {"seat": seat, "good": good, "price": state.figures.sell[good]},
            )
        )


def _exchange(state: BaseState, seat: i64, colour: i64) -> None:
    """Exchange an indulgence stone for a Letter."""
    state.market[INDULGENCE] -= 1
    state.bag[INDULGENCE] += 1
    state.supply[colour] -= 1
    state.letters[4 * seat + colour] += 1


# --- stones taken free ----------------------------------------------------------------------------


def free_stones_into(state: BaseState, packed: i64, out: vec[i64]) -> i64:
    """Any one stone of the market; in the variant the Merchant may forget it."""
    found: i64 = first_of(packed)
    out[0] = PASS
    found = members_into(goods_on_offer(state), TAKE, out, found)
    letters: i64 = letters_on_offer(state)
    if letters != 0:
        found = members_into(letters, TAKE_LETTER, out, found)
    elif state.market[INDULGENCE] > 0:
        out[found] = RETURN  # M22
        found += 1
    return found


def take_free(state: BaseState, packed: i64, out: list[Event] | None) -> None:
    """`F_FREE`: if there is only one thing to take, it is taken."""
    goods: i64 = goods_on_offer(state)
    letters: i64 = letters_on_offer(state)
    if first_of(packed) != 0 and state.market_size() > 0:
        state.ask(seat_of(packed))
    elif goods == 0 and letters == 0:
        if state.market[INDULGENCE] > 0:
            take(state, seat_of(packed), RETURN, out)
        else:
            state.pop()
    elif letters == 0 and state.market[INDULGENCE] == 0 and goods & (goods - 1) == 0:
        take(state, seat_of(packed), TAKE + lowest(goods), out)
    elif goods == 0 and letters & (letters - 1) == 0:
        take(state, seat_of(packed), TAKE_LETTER + lowest(letters), out)
    else:
        state.ask(seat_of(packed))


def take_good(state: BaseState, packed: i64, out: list[Event] | None) -> None:
    """`F_GOOD`: take a good for a card."""
    goods: i64 = goods_on_offer(state)
    if goods & (goods - 1) == 0:
        take(state, seat_of(packed), TAKE + lowest(goods), out)
    else:
        state.ask(seat_of(packed))


def take(state: BaseState, seat: i64, action: i64, out: list[Event] | None) -> None:
    """Take a stone for free, and pop the frame that gives it."""
    state.pop()
    if action < TAKE_LETTER:
        good: i64 = action - TAKE
        state.market[good] -= 1
        state.goods[GOODS * seat + good] += 1
        if out is not None:
            out.append(Event("takes", EVERYONE, {"seat": seat, "good": good}))
    elif action < RETURN:
        colour: i64 = RED + action - TAKE_LETTER
        _exchange(state, seat, colour)
        if out is not None:
            out.append(Event("takes-letter", EVERYONE, {"seat": seat, "colour": colour}))
    else:
        state.market[INDULGENCE] -= 1
        state.bag[INDULGENCE] += 1
        if out is not None:
            out.append(Event("returns-stone", EVERYONE, {"seat": seat}))


def take_or_forget(state: BaseState, seat: i64, action: i64, out: list[Event] | None) -> None:
    """Take a stone, or in the variant forget it, which is a sin."""
    if action != PASS:
        take(state, seat, action, out)
        return
    state.pop()
    ledger.note_offender(state, seat)
    state.ledger[FORGOTTEN] = 1
    if out is not None:
        out.append(Event("forgets", audience_of(seat), {"seat": seat}))
