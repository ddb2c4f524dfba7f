"""What each viewer learns from an action, as a key: equal keys look the same."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from simony.core.bits import BIT
from simony.core.event import UNSEEN
from simony.games.mea_culpa.rules.actions import (
    BID,
    CALL,
    COINS,
    CREW,
    DIE,
    DONATE,
    F_BID,
    F_DUEL,
    F_WINDOW,
    GUESS,
    HIDE,
    HOLD,
    HUNDRED,
    LET_ALL,
    MOVE_CREW,
    VISIT,
    seat_of,
    step_target,
)
from simony.games.mea_culpa.rules.board import building
from simony.games.mea_culpa.rules.state import CALLS, HIDDEN, LETS, BaseState

SEALED: Final = 0
"""What others observe when a seat seals a bid, a die or a guess: only that it has."""


def observed_now(state: BaseState, viewer: i64, seat: i64, action: i64) -> i64:
    """Return the key of an action, without the hidden gifts that it may show at its end."""
    kind: i64 = state.top() & 31
    if kind == F_BID:
        return _observed_bid(state, viewer, seat, action)
    if kind == F_DUEL:
        return _observed_die(state, viewer, seat, action)
    if kind == F_WINDOW:
        return _observed_answer(state, viewer, seat, action)
    if action >= HIDE and viewer != seat:
        return HIDE
    if state.finished == 0:
        if DONATE <= action < VISIT and viewer != seat:
            return action & ~1  # the gift, but not the compartment
        if CREW <= action < MOVE_CREW and building.finishes(state, action - CREW):
            return _opened_key(state, action)
        if MOVE_CREW <= action < HOLD and building.finishes(state, step_target(action - MOVE_CREW)):
            return _opened_key(state, action)
    return action


def _observed_bid(state: BaseState, viewer: i64, seat: i64, action: i64) -> i64:
    seals: bool = action >= COINS and action != HUNDRED
    if action < COINS and state.taler[seat] == 0:
        seals = True
    if seals and state.waiting == BIT[seat]:
        return _bids_key(state, seat, action)
    if viewer == seat:
        return action
    if seals:
        return SEALED
    return UNSEEN


def _bids_key(state: BaseState, seat: i64, action: i64) -> i64:
    """Return the key of all bids, when the last is sealed."""
    key: i64 = 1
    other: i64 = 0
    while other < len(state.souls):
        notches: i64 = state.notches[other]
        coins: i64 = state.coins[other]
        if other == seat:
            if action < COINS:
                notches = action - BID + 1
            else:
                coins += action - COINS
        key = _combine_keys(key, coins * 8 + notches)
        other += 1
    return key


def _observed_die(state: BaseState, viewer: i64, seat: i64, action: i64) -> i64:
    if state.waiting == BIT[seat]:
        die: i64 = state.die
        guess: i64 = state.guess
        if seat == seat_of(state.top()):
            die = action - DIE
        else:
            guess = action - GUESS
        return 1000 + 8 * die + guess
    if viewer == seat:
        return action
    return SEALED


def _observed_answer(state: BaseState, viewer: i64, seat: i64, action: i64) -> i64:
    """The last answer closes the window, and then all are shown."""
    if state.waiting == BIT[seat]:
        answers: i64 = state.ledger[CALLS] * 16 + state.ledger[LETS]
        if action == CALL:
            answers += 16 * BIT[seat]
        elif action == LET_ALL:
            answers += BIT[seat]
        return 1000 + answers
    if viewer == seat:
        return action
    return SEALED


def _opened_key(state: BaseState, action: i64) -> i64:
    """The first evaluation shows every compartment I."""
    key: i64 = action + 1
    at: i64 = 0
    while at < len(state.first):
        key = _combine_keys(key, state.first[at])
        at += 1
    return key


def _hidden_key(state: BaseState, action: i64, opened: bool) -> i64:
    """Return the key of the hidden gifts, including the one being hidden now, and of their
    compartments if these are opened.
    """
    key: i64 = 0
    place: i64 = HIDDEN
    while place < HIDDEN + 3:
        code: i64 = 0
        if place < HIDDEN + 2:
            code = state.ledger[place]
        elif action >= HIDE:
            code = action - HIDE + 1
        if code != 0:
            if not opened:
                code = 1 + (code - 1) // 2
            key = key * 32 + code
        place += 1
    return key


def _combine_keys(key: i64, number: i64) -> i64:
    """Return a hash of a key and a number, of 40 bits: two different inputs have the same key about
    once in 10¹². 40 bits times 20 fit an i64.
    """
    key = ((key ^ number) * 1000003) & 0xFFFFFFFFFF
    return key ^ (key >> 17)


def may_show_gifts(state: BaseState, action: i64) -> bool:
    """Whether an action could show hidden gifts: they are shown when the window closes, which may
    be at once if nobody wishes to be asked.
    """
    return state.ledger[HIDDEN] != 0 or action >= HIDE


def with_shown_gifts(state: BaseState, after: BaseState, action: i64, key: i64) -> i64:
    """Return the key with the hidden gifts, if the action that led to the state `after` has shown
    them.
    """
    if after.ledger[HIDDEN] != 0:
        return key
    return (1 + key) * 1024 + _hidden_key(state, action, after.finished != state.finished)


def observed_outcome(outcome: list[int]) -> i64:
    """Everybody sees all that chance does: two outcomes look the same exactly if their numbers are
    equal.
    """
    key: i64 = 0
    for number in outcome:
        # The line has up to four numbers below 4; a round five counts (base 21) and four cards
        # (base 15): 2 · 10¹¹.
        key = key * 21 + number
    return key
