"""The cards of the House of Pleasure and their effects."""

# Compiled with mypyc.

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import lowest
from simony.core.event import EVERYONE, Event
from simony.games.mea_culpa.rules.actions import (
    F_CREW,
    F_GIVE,
    F_GOOD,
    F_MOVE_CREW,
    F_MOVE_STONE,
    F_ROB,
    first_of,
    seat_of,
)
from simony.games.mea_culpa.rules.board import building, dens, market, souls
from simony.games.mea_culpa.rules.figures import (
    EMPEROR,
    EMPEROR_LETTER,
    GOOD_CARD,
    GREED,
    GREED_CARD,
    LUST,
    LUST_CARD,
    MOVE_CREW_CARD,
    NEW_CREW,
    POPE,
    POPE_LETTER,
    POPE_STONE_CARD,
    STEAL,
    YELLOW,
)
from simony.games.mea_culpa.rules.state import BaseState, nonzero


def use_card(state: BaseState, seat: i64, card: i64, out: list[Event] | None) -> None:
    """M13: what can be done must be done. M20: a card may do nothing."""
    done: bool = True
    if card < MOVE_CREW_CARD:
        done = _do_to_others(state, seat, card, out)
    elif card > STEAL:
        market.earn(state, seat, state.figures.amount[card])
        if out is not None:
            out.append(
                Event("taler", EVERYONE, {"seat": seat, "amount": state.figures.amount[card]})
            )
    else:
        done = _offer_choice(state, seat, card)
    if not done and out is not None:
        out.append(Event("nothing", EVERYONE, {"seat": seat, "card": card}))


def _do_to_others(state: BaseState, seat: i64, card: i64, out: list[Event] | None) -> bool:
    if card == EMPEROR_LETTER:
        return _emperor_presents(state, seat)
    if card == POPE_LETTER:
        return _pope_presents(state, seat, out)
    if card == LUST_CARD:
        dens.demand_from_all(state, state.others(seat), LUST, state.figures.amount[card])
    elif card == GREED_CARD:
        dens.demand_from_all(state, state.others(seat), GREED, state.figures.amount[card])
    else:
        souls.fall_in_order(
            state,
            state.others(seat),
            vec[i64]([state.figures.amount[card]] * len(state.souls)),
            out,
        )
    return True


def _offer_choice(state: BaseState, seat: i64, card: i64) -> bool:
    """Cards with a decision of the visitor, if there is anything to decide."""
    kind: i64 = F_ROB
    if card == MOVE_CREW_CARD:
        if building.crew_moves(state) == 0:
            return False
        kind = F_MOVE_CREW
    elif card == NEW_CREW:
        if state.hut == 0:  # M26
            return False
        kind = F_CREW
    elif card == GOOD_CARD:
        if market.goods_on_offer(state) == 0:  # M21
            return False
        kind = F_GOOD
    elif card == POPE_STONE_CARD:
        kind = F_MOVE_STONE
    state.push(kind, seat, 0, 0, 0)
    return True


# --- Letters given away ---------------------------------------------------------------------------


def colours_of(state: BaseState, seat: i64) -> i64:
    """Return the mask of the colours of a player's Letters."""
    return nonzero(state.letters, 4 * seat, 4)


def _emperor_presents(state: BaseState, seat: i64) -> bool:
    giver: i64 = state.holders[EMPEROR]
    if giver < 0 or giver == seat or colours_of(state, giver) == 0:
        return False
    state.push(F_GIVE, giver, seat, 0, 0)
    return True


def _pope_presents(state: BaseState, seat: i64, out: list[Event] | None) -> bool:
    giver: i64 = state.holders[POPE]
    if giver < 0 or giver == seat or state.letters[4 * giver + YELLOW] == 0:
        return False
    give_letter(state, giver, seat, YELLOW, out)
    return True


def give_letter(
    state: BaseState, giver: i64, taker: i64, colour: i64, out: list[Event] | None
) -> None:
    state.letters[4 * giver + colour] -= 1
    state.letters[4 * taker + colour] += 1
    if out is not None:
        out.append(Event("gives-letter", EVERYONE, {"seat": giver, "to": taker, "colour": colour}))


def present_letter(state: BaseState, packed: i64, out: list[Event] | None) -> None:
    """`F_GIVE`: the giver chooses one."""
    giver: i64 = seat_of(packed)
    colours: i64 = colours_of(state, giver)
    if colours & (colours - 1) == 0:
        state.pop()
        give_letter(state, giver, first_of(packed), lowest(colours), out)
    else:
        state.ask(giver)


# --- stealing -------------------------------------------------------------------------------------


def rob(state: BaseState, seat: i64, other: i64, out: list[Event] | None) -> None:
    """A victim with less gives nothing."""
    amount: i64 = state.figures.amount[STEAL]
    if state.taler[other] < amount:
        amount = 0
    state.taler[other] -= amount
    state.taler[seat] += amount
    if out is not None:
        out.append(Event("robs", EVERYONE, {"seat": seat, "victim": other, "amount": amount}))


def choose_victim(state: BaseState, packed: i64, out: list[Event] | None) -> None:
    """`F_ROB`: any opponent."""
    seat: i64 = seat_of(packed)
    others: i64 = state.others(seat)
    if others & (others - 1) == 0:
        state.pop()
        rob(state, seat, lowest(others), out)
    else:
        state.ask(seat)
