"""Bids: sealed one by one, and revealed together."""

# Compiled with mypyc.

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT
from simony.core.event import EVERYONE, Event, audience_of
from simony.games.mea_culpa.rules.actions import BID, COINS, F_PICK, HUNDRED
from simony.games.mea_culpa.rules.board import market
from simony.games.mea_culpa.rules.figures import NOTCHES
from simony.games.mea_culpa.rules.state import UNSETTLED, BaseState


def bids_into(state: BaseState, seat: i64, out: vec[i64]) -> i64:
    """M44: only coins that are owned. First the notches, then the coins."""
    found: i64 = 0
    if state.notches[seat] == 0:
        while found < NOTCHES:
            out[found] = BID + found
            found += 1
        return found
    left: i64 = state.taler[seat] - state.coins[seat]
    while found <= left and found < 100:
        out[found] = COINS + found
        found += 1
    if left >= 100:
        out[found] = HUNDRED
        found += 1
    return found


def bid(state: BaseState, seat: i64, action: i64, out: list[Event] | None) -> None:
    if action < COINS:
        state.notches[seat] = action - BID + 1
        if state.taler[seat] > 0:
            return
    elif action == HUNDRED:
        state.coins[seat] += 100
        return
    else:
        state.coins[seat] += action - COINS
    state.waiting &= ~BIT[seat]
    if out is not None:
        bid = {"seat": seat, "notches": state.notches[seat], "coins": state.coins[seat]}
        own: i64 = audience_of(seat)
        out.append(Event("bid", own, {**bid}))
        out.append(Event("sealed", EVERYONE & ~own, {"seat": seat}))
    if state.waiting == 0:
        _reveal(state, out)


def _reveal(state: BaseState, out: list[Event] | None) -> None:
    """Fix the order, and take all coins but those of the keeper."""
    _sort_bids(state)
    keeper: i64 = _coin_keeper(state)
    seat: i64 = 0
    while seat < len(state.souls):
        state.posts[seat] = state.notches[seat]
        if seat != keeper:
            market.earn(state, seat, -state.coins[seat])
        seat += 1
    if state.figures.bid_unsettled:
        state.ledger[UNSETTLED] = state.everybody() & ~BIT[keeper]
    if out is not None:
        bids: dict[str, int | list[int]] = {
            "notches": list(state.notches),
            "coins": list(state.coins),
        }
        out.append(Event("bids", EVERYONE, {**bids, "order": list(state.order), "keeper": keeper}))
    state.replace_top(F_PICK, 0, 0, 0, 0)


def _sort_bids(state: BaseState) -> None:
    """Sort the seats into `order`, from the highest bid down."""
    seat: i64 = 0
    while seat < len(state.souls):
        at: i64 = seat
        while at > 0 and _outbids(state, seat, state.order[at - 1]):
            state.order[at] = state.order[at - 1]
            at -= 1
        state.order[at] = seat
        seat += 1


def _outbids(state: BaseState, seat: i64, other: i64) -> bool:
    """Whether a bid is higher; of equal ones, the one nearer Hell counts as higher."""
    more: i64 = state.notches[seat] + state.coins[seat] - state.notches[other] - state.coins[other]
    if more != 0:
        return more > 0
    return state.standing(seat) < state.standing(other)


def _coin_keeper(state: BaseState) -> i64:
    """Return the seat that shows the most notches; of equal ones, the nearest Hell."""
    keeper: i64 = 0
    seat: i64 = 1
    while seat < len(state.souls):
        more: i64 = state.notches[seat] - state.notches[keeper]
        if more > 0 or (more == 0 and state.standing(seat) < state.standing(keeper)):
            keeper = seat
        seat += 1
    return keeper
