"""Turns: legal actions, their effects, and the order of turns."""

# Compiled with mypyc.

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import members_into
from simony.core.event import EVERYONE, Event
from simony.games.mea_culpa.rules import ledger
from simony.games.mea_culpa.rules.actions import (
    BUYING,
    DONATE,
    DONATING,
    DUE_NOTCHES,
    DUE_STONES,
    F_DUE,
    F_FREE,
    F_LAP,
    F_PREPARE,
    F_TURN,
    F_WINDOW,
    FIRST,
    HIDE,
    MEET,
    PASS,
    SECOND,
    SELL,
    SELLING,
    SETTLE,
    TAKE_BACK,
    THIRD,
    VISIT,
    VISITING,
    first_of,
    is_donation,
    seat_of,
    second_of,
    third_of,
)
from simony.games.mea_culpa.rules.board import chests, hidden_gifts, house, market, souls
from simony.games.mea_culpa.rules.figures import (
    EMPEROR,
    LUST,
    MERCHANT,
    NOTCHES,
    POPE,
    SINNER,
    SUITE_5,
)
from simony.games.mea_culpa.rules.meta_culpa import costs, take_back
from simony.games.mea_culpa.rules.meta_culpa.take_back import TAKEN_BACK
from simony.games.mea_culpa.rules.state import HIDDEN, OWED, STEPS, BaseState

# --- legal actions --------------------------------------------------------------------------------


def actions_into(state: BaseState, top: i64, out: vec[i64]) -> i64:
    """Write the legal actions of a turn."""
    seat: i64 = seat_of(top)
    kinds: i64 = second_of(top)
    out[0] = PASS
    found: i64 = 1
    another: bool = _may_act(state, seat, kinds)
    if another and kinds & BUYING == 0:
        found = market.purchases_into(state, seat, out, found)
    if another and kinds & SELLING == 0:
        found = market.sales_into(state, seat, out, found)
    donating: bool = third_of(top) & 1 != 0 or (another and kinds & DONATING == 0)
    if donating:
        found = chests.donations_into(state, seat, out, found)
    if another and kinds & VISITING == 0:
        found = _visits_into(state, seat, first_of(top), kinds, out, found)
    if state.figures.meta_culpa:
        found = _sins_into(state, seat, donating, out, found)
    return found


def _visits_into(
    state: BaseState, seat: i64, character: i64, kinds: i64, out: vec[i64], found: i64
) -> i64:
    if character != POPE or state.figures.pope_without_die:
        found = members_into(_rooms_for(state, seat, character, kinds), VISIT, out, found)
    if character == POPE and state.open_rooms() != 0:
        out[found] = MEET
        found += 1
    return found


def _sins_into(state: BaseState, seat: i64, donating: bool, out: vec[i64], found: i64) -> i64:
    """Write what the variant adds to a turn."""
    if ledger.owes(state):
        out[found] = SETTLE
        found += 1
    if len(state.before) > 0:
        out[found] = TAKE_BACK
        found += 1
    if donating and state.figures.donation_hidden:
        shown: i64 = found
        found = chests.donations_into(state, seat, out, found)
        while shown < found:
            out[shown] += HIDE - DONATE
            shown += 1
    return found


def _may_act(state: BaseState, seat: i64, kinds: i64) -> bool:
    """One action, and a second one for a notch; M33: not at six."""
    if kinds == 0:
        return True
    if kinds & (kinds - 1) != 0:
        return False
    return state.posts[seat] + state.figures.second_action <= NOTCHES


def _rooms_for(state: BaseState, seat: i64, character: i64, kinds: i64) -> i64:
    """M5: the limit is tested after the notch for a second action.

    The Petty Sinner pays none for rooms.
    """
    if character == SINNER:
        return state.open_rooms()
    post: i64 = state.posts[seat]
    if kinds != 0:
        post += state.figures.second_action
    return house.affordable_rooms(state, post)


def has_choice(state: BaseState, top: i64) -> bool:
    """Whether there is anything to do in a turn but to end it."""
    seat: i64 = seat_of(top)
    kinds: i64 = second_of(top)
    if third_of(top) & 1 != 0 and chests.can_donate(state, seat):
        return True
    if state.figures.meta_culpa and (
        len(state.before) > 0 or ledger.owes(state) or state.ledger[HIDDEN] != 0
    ):
        return True  # with a gift hidden, so as not to show that nothing is left
    if not _may_act(state, seat, kinds):
        return False
    if kinds & DONATING == 0 and chests.can_donate(state, seat):
        return True
    if kinds & SELLING == 0 and state.has_goods(seat):
        return True
    if kinds & VISITING == 0:
        character: i64 = first_of(top)
        if character == POPE:
            if state.open_rooms() != 0:
                return True
        elif _rooms_for(state, seat, character, kinds) != 0:
            return True
    return kinds & BUYING == 0 and market.can_buy(state, seat)


# --- effects of actions ---------------------------------------------------------------------------


def act(state: BaseState, seat: i64, action: i64, out: list[Event] | None) -> None:
    """Apply an action of a turn.

    `more` is whether this donation is the second of the Emperor's one action.
    """
    if action == PASS:
        if out is not None:
            out.append(Event("passes", EVERYONE, {"seat": seat}))
        end_turn(state)
        return
    if action >= SETTLE and action < HIDE:
        _make_good(state, seat, action, out)
        return
    top: i64 = state.top()
    more: bool = third_of(top) & 1 != 0 and is_donation(action)
    second: bool = second_of(top) != 0 and not more
    if state.figures.meta_culpa:
        _remember(state, top, action)
    if second and not state.figures.late_notch:
        souls.turn_post(state, seat, state.figures.second_action, out)  # M5, M34
    if third_of(top) & 1 != 0:
        top -= THIRD
    _act_on(state, seat, action, top, more, out)
    if state.ledger[HIDDEN] != 0:
        hidden_gifts.limit(state, seat)
    if second and state.figures.late_notch and state.figures.second_action > 0:
        state.push(F_DUE, seat, DUE_NOTCHES, state.figures.second_action, 0)


def _act_on(
    state: BaseState, seat: i64, action: i64, top: i64, more: bool, out: list[Event] | None
) -> None:
    """Apply the action itself; first its kind is recorded in the frame of the turn, `top`."""
    if is_donation(action):
        if not more:
            top += DONATING * SECOND
            if first_of(top) == EMPEROR:
                top += THIRD
        state.stack[state.depth - 1] = top
        if action >= HIDE:
            hidden_gifts.hide(state, seat, action, out)
        else:
            chests.donate(state, seat, action - DONATE, out)
    elif action < SELL:
        state.stack[state.depth - 1] = top + BUYING * SECOND
        market.buy(state, seat, action, out)
    elif action < DONATE:
        state.stack[state.depth - 1] = top + SELLING * SECOND
        market.sell(state, seat, action - SELL, out)
    else:
        state.stack[state.depth - 1] = top + VISITING * SECOND
        _go_to_the_house(state, seat, first_of(top), action, out)


def _remember(state: BaseState, top: i64, action: i64) -> None:
    """M52: one action may be taken back per turn, but not a donation, and nothing while a gift is
    hidden.
    """
    take_back.forget(state)
    if (
        state.figures.take_back
        and top & TAKEN_BACK == 0
        and state.ledger[HIDDEN] == 0
        and action != MEET
        and not is_donation(action)
    ):
        take_back.remember(state)


def _make_good(state: BaseState, seat: i64, action: i64, out: list[Event] | None) -> None:
    if action == TAKE_BACK:
        take_back.restore(state, seat, out)
    else:
        take_back.forget(state)
        costs.settle_debts(state, seat, out)


def _go_to_the_house(
    state: BaseState, seat: i64, character: i64, action: i64, out: list[Event] | None
) -> None:
    if action == MEET:
        house.meet(state, seat, out)
        return
    room: i64 = action - VISIT
    notches: i64 = house.room_notches(state, room)
    if character == POPE:
        _go_without_the_die(state, seat, room, notches)
        house.visit(state, seat, room, 0, 0, out)
    elif character == SINNER:
        house.visit(state, seat, room, 0, state.figures.suite, out)
    else:
        house.visit(state, seat, room, notches, state.figures.suite, out)


def _go_without_the_die(state: BaseState, seat: i64, room: i64, notches: i64) -> None:
    """M64: as if nobody had guessed the room; a caller makes the Pope pay as if somebody had."""
    ledger.note_deed(state, seat)
    state.ledger[STEPS] += state.figures.caught_pope
    state.ledger[OWED + DUE_NOTCHES] += notches
    state.posts[seat] += notches  # M50: reserved
    if room >= SUITE_5:
        state.ledger[OWED + DUE_STONES + LUST] += state.figures.suite


# --- the order of turns ---------------------------------------------------------------------------


def end_turn(state: BaseState) -> None:
    """The Merchant takes a stone; M39: if nobody is the Merchant, the player nearest Hell does at
    the end of their turn.
    """
    top: i64 = state.top()
    seat: i64 = seat_of(top)
    state.pop()
    if state.figures.meta_culpa:
        take_back.forget(state)
        state.push(F_WINDOW, seat, first_of(top), 0, 0)
    may_forget: i64 = 0
    if state.figures.merchant_forgets:
        may_forget = 1
    if first_of(top) == MERCHANT or (
        state.holders[MERCHANT] < 0 and state.nearest_hell(state.everybody()) == seat
    ):
        state.push(F_FREE, seat, may_forget, 0, 0)


def next_turn(state: BaseState, packed: i64, out: list[Event] | None) -> None:
    """`F_LAP`.

    M1: the empty market is tested when a turn is over, after the Merchant's stone is taken.
    """
    if state.market_size() == 0:
        souls.compare_posts(state, out)
        state.replace_top(F_PREPARE, 0, 0, 0, 0)
        return
    character: i64 = first_of(packed)
    if character == 0:
        state.lap_stones = state.market_size()
    if character == 4:
        state.replace_top(F_LAP, 0, 0, 0, 0)
        if state.lap_stones == state.market_size():  # M39, M51: so a round always ends
            state.push(F_FREE, state.nearest_hell(state.everybody()), 0, 0, 0)
        return
    state.stack[state.depth - 1] = packed + FIRST
    if state.holders[character] >= 0:
        state.push(F_TURN, state.holders[character], character, 0, 0)
