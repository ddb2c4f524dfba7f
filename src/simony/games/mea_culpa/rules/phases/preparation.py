"""Before the bids: the line on Start, the starting bonuses, and the setup of a round."""

# Compiled with mypyc.

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, lowest
from simony.core.event import EVERYONE, Event
from simony.core.rng import Rng
from simony.games.mea_culpa.rules import chance
from simony.games.mea_culpa.rules.actions import (
    F_BID,
    F_BONUS,
    F_CHEST,
    F_LINE,
    F_PREPARE,
    FIRST,
    first_of,
)
from simony.games.mea_culpa.rules.board import chests
from simony.games.mea_culpa.rules.figures import (
    BLUE,
    BREAD_WINE,
    CARDS,
    FACE,
    GOODS,
    JEWEL,
    JEWEL_BONUS,
    NO_CARD,
    ROOMS,
    TALER_BONUS,
    YELLOW,
)
from simony.games.mea_culpa.rules.state import NOBODY, SILENT, BaseState

# --- chance ---------------------------------------------------------------------------------------


def draw(state: BaseState, rng: Rng) -> list[int]:
    if state.top() & 31 == F_LINE:
        return chance.draw_line(len(state.souls), rng)
    discard: vec[i64] = with_rooms(state)
    return chance.draw_round(state.bag, state.figures.market, state.deck, discard, rng)


def is_possible_outcome(state: BaseState, outcome: list[int]) -> bool:
    kind: i64 = state.top() & 31
    if kind == F_LINE:
        return chance.is_line(outcome, len(state.souls))
    return kind == F_PREPARE and chance.is_round(
        outcome, state.bag, state.figures.market, state.deck, with_rooms(state)
    )


def outcomes(state: BaseState) -> list[tuple[list[int], int]] | None:
    """Return the lines; the setups of a round are too many to list."""
    if state.top() & 31 == F_LINE:
        return chance.lines(len(state.souls))
    return None


def line_up(state: BaseState, outcome: list[int], out: list[Event] | None) -> None:
    """`F_LINE`: the souls stand in a line on Start."""
    seat: i64 = 0
    while seat < len(state.souls):
        state.line[seat] = outcome[seat]
        seat += 1
    if out is not None:
        out.append(Event("line", EVERYONE, {"places": list(outcome)}))
    state.replace_top(F_BONUS, 0, 0, 0, 0)


# --- starting bonuses -----------------------------------------------------------------------------


def next_bonus(state: BaseState, packed: i64, out: list[Event] | None) -> None:
    """`F_BONUS`: the soul nearest Heaven picks first."""
    step: i64 = first_of(packed)
    if step == len(state.souls):
        state.bonuses = 0
        state.replace_top(F_PREPARE, 0, 0, 0, 0)
        return
    seat: i64 = 0
    while state.line[seat] != len(state.souls) - 1 - step:
        seat += 1
    if state.bonuses & (state.bonuses - 1) == 0:
        take_bonus(state, seat, lowest(state.bonuses), out)
    else:
        state.ask(seat)


def take_bonus(state: BaseState, seat: i64, bonus: i64, out: list[Event] | None) -> None:
    """Goods and money go into the chest at once, the Letter behind the screen."""
    if out is not None:
        out.append(Event("bonus", EVERYONE, {"seat": seat, "bonus": bonus}))
    state.bonuses ^= BIT[bonus]
    state.stack[state.depth - 1] += FIRST
    if bonus == BREAD_WINE:
        state.push(F_CHEST, seat, 3, 0, 0)
    elif bonus == JEWEL_BONUS:
        state.push(F_CHEST, seat, BIT[JEWEL], 0, 0)
    elif bonus == TALER_BONUS:
        state.push(F_CHEST, seat, BIT[state.figures.bonus_coin], 0, 0)
    else:
        state.supply[BLUE] -= 1
        state.letters[4 * seat + BLUE] += 1


def put_bonus(state: BaseState, seat: i64, code: i64, out: list[Event] | None) -> None:
    """`F_CHEST`: put the pieces of a bonus into the chest one by one, from the bag or the bank."""
    gift: i64 = code >> 1
    state.stack[state.depth - 1] -= BIT[gift] * FIRST
    if gift < GOODS:
        state.bag[gift] -= 1
    else:
        state.bank -= FACE[gift]
    chests.put(state, seat, code, out)


# --- a new round ----------------------------------------------------------------------------------


def with_rooms(state: BaseState) -> vec[i64]:
    """Return the discard with the cards left in the rooms, which are discarded first."""
    found = state.discard[:]
    for card in state.rooms:
        if card != NO_CARD:
            found[card] += 1
    return found


def prepare(state: BaseState, outcome: list[int], out: list[Event] | None) -> None:
    """`F_PREPARE`: set up market, rooms, suites, characters, a crew for the Emperor. Then all
    bid.
    """
    _fill_market(state, outcome)
    _fill_rooms(state, outcome)
    _open_suites(state)
    _take_characters_back(state)
    _reset_posts(state)
    state.hut -= 1
    state.on_card = 1
    state.ledger[SILENT] = 0
    state.round += 1
    state.replace_top(F_BID, 0, 0, 0, 0)
    state.waiting = state.everybody()
    if out is not None:
        told: dict[str, int | list[int]] = {
            "round": state.round,
            "stones": list(state.market),
            "cards": list(state.rooms),
        }
        out.append(Event("prepared", EVERYONE, {**told, "yellow": state.suite_6}))


def _fill_market(state: BaseState, outcome: list[int]) -> None:
    kind: i64 = 0
    while kind < 5:
        stones: i64 = outcome[kind]
        state.bag[kind] -= stones
        state.market[kind] += stones
        kind += 1


def _fill_rooms(state: BaseState, outcome: list[int]) -> None:
    """When the deck has run out, the discard becomes the deck."""
    state.discard = with_rooms(state)
    left: i64 = chance.count_pieces(state.deck)
    room: i64 = 0
    while room < ROOMS:
        if left == 0:
            _turn_discard_over(state)
            left = chance.count_pieces(state.deck)
        card: i64 = outcome[5 + room]
        state.deck[card] -= 1
        state.rooms[room] = card
        left -= 1
        room += 1


def _turn_discard_over(state: BaseState) -> None:
    card: i64 = 0
    while card < CARDS:
        state.deck[card] = state.discard[card]
        state.discard[card] = 0
        card += 1


def _open_suites(state: BaseState) -> None:
    """M23: Suite 6 stays shut if there is no yellow Letter left."""
    state.suite_5 = 1
    if state.suite_6 == 0 and state.supply[YELLOW] > 0:
        state.suite_6 = 1
        state.supply[YELLOW] -= 1


def _take_characters_back(state: BaseState) -> None:
    character: i64 = 0
    while character < 4:
        state.holders[character] = NOBODY
        character += 1


def _reset_posts(state: BaseState) -> None:
    seat: i64 = 0
    while seat < len(state.souls):
        state.posts[seat] = 0
        state.notches[seat] = 0
        state.coins[seat] = 0
        state.order[seat] = seat
        seat += 1
