"""The chests: donations, and what lies in the two compartments."""

# Compiled with mypyc.

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.event import EVERYONE, Event, audience_of
from simony.games.mea_culpa.rules.actions import DONATE
from simony.games.mea_culpa.rules.figures import FACE, GIFTS, GOODS
from simony.games.mea_culpa.rules.state import NOBODY, BaseState

# --- donating -------------------------------------------------------------------------------------


def can_donate(state: BaseState, seat: i64) -> bool:
    return state.taler[seat] > 0 or state.has_goods(seat)


def donations_into(state: BaseState, seat: i64, out: vec[i64], found: i64) -> i64:
    taler: i64 = state.taler[seat]
    gift: i64 = 0
    while gift < GOODS:
        if state.goods[GOODS * seat + gift] > 0:
            found = compartments_into(state, gift, out, found)
        gift += 1
    # M36: change is free; coins are there from the smallest on.
    while gift < GIFTS and FACE[gift] <= taler:
        found = compartments_into(state, gift, out, found)
        gift += 1
    return found


def compartments_into(state: BaseState, gift: i64, out: vec[i64], found: i64) -> i64:
    """After the first evaluation everything goes into compartment II."""
    if state.finished == 0:
        out[found] = DONATE + 2 * gift
        found += 1
    out[found] = DONATE + 2 * gift + 1
    return found + 1


def donate(state: BaseState, seat: i64, code: i64, out: list[Event] | None) -> None:
    """Donate a gift from behind the screen; `code` is 2 · gift + compartment."""
    take_from_screen(state, seat, code >> 1)
    put(state, seat, code, out)


def take_from_screen(state: BaseState, seat: i64, gift: i64) -> None:
    if gift < GOODS:
        state.goods[GOODS * seat + gift] -= 1
    else:
        state.taler[seat] -= FACE[gift]


def put(state: BaseState, seat: i64, code: i64, out: list[Event] | None) -> None:
    """Everybody sees the gift, and nobody else the compartment."""
    at: i64 = GIFTS * seat + (code >> 1)
    state.given[at] += 1
    if code & 1 == 0:
        state.first[at] += 1
    if out is not None:
        own: i64 = audience_of(seat)
        out.append(Event("donates", EVERYONE & ~own, {"seat": seat, "gift": code >> 1}))
        out.append(
            Event(
                "donates-into",
                own,
                {"seat": seat, "gift": code >> 1, "compartment": (code & 1) + 1},
            )
        )


# --- contents -------------------------------------------------------------------------------------


def evaluated(state: BaseState) -> i64:
    """Return the compartment whose cathedral has just been finished: I (0) for the first, II (1)
    for the second.
    """
    return state.finished - 1


def in_compartment(state: BaseState, seat: i64, gift: i64, compartment: i64) -> i64:
    """Return the number of a gift in a compartment."""
    at: i64 = GIFTS * seat + gift
    if compartment == 0:
        return state.first[at]
    return state.given[at] - state.first[at]


def donation(state: BaseState, seat: i64, category: i64, compartment: i64) -> i64:
    """Return what a player has donated in a category, in points."""
    gift: i64 = 2 * category
    end: i64 = gift + 2
    if category == 2:
        end = GIFTS
    total: i64 = 0
    while gift < end:
        total += state.figures.gift_points[gift] * in_compartment(state, seat, gift, compartment)
        gift += 1
    return total


def biggest_donor(state: BaseState, category: i64, compartment: i64, excluded: i64) -> i64:
    """M42: return the biggest donor with at least one point, without `excluded`; of equal donations
    the one nearer Hell counts as bigger.
    """
    best: i64 = NOBODY
    most: i64 = 0
    seat: i64 = 0
    while seat < len(state.souls):
        if seat != excluded:
            points: i64 = donation(state, seat, category, compartment)
            if points > most or (
                points == most and best >= 0 and state.standing(seat) < state.standing(best)
            ):
                best = seat
                most = points
        seat += 1
    return best


def emit_opened(state: BaseState, out: list[Event]) -> None:
    """Show everybody the gifts of the compartment that is evaluated."""
    for seat in range(len(state.souls)):
        gifts: list[int] = [
            in_compartment(state, seat, gift, evaluated(state)) for gift in range(GIFTS)
        ]
        out.append(
            Event("opened", EVERYONE, {"seat": seat, "compartment": state.finished, "gifts": gifts})
        )


def clear_chests(state: BaseState) -> None:
    """Return all goods of the compartment to the bag, and all money to the bank."""
    compartment: i64 = evaluated(state)
    seat: i64 = 0
    while seat < len(state.souls):
        gift: i64 = 0
        while gift < GIFTS:
            at: i64 = GIFTS * seat + gift
            gone: i64 = in_compartment(state, seat, gift, compartment)
            if gift < GOODS:
                state.bag[gift] += gone
            else:
                state.bank += gone * FACE[gift]
            state.given[at] -= gone
            if compartment == 0:
                state.first[at] = 0
            gift += 1
        seat += 1
