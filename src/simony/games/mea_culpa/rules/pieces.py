"""Where every piece is, so that a check can find one lost or doubled."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from simony.core.contract import DOUBLED, LOST
from simony.games.mea_culpa.rules.board import hidden_gifts
from simony.games.mea_culpa.rules.figures import CARDS, FACE, GIFTS, GOODS, STONES
from simony.games.mea_culpa.rules.state import BaseState


def pieces_of(state: BaseState) -> list[int]:
    """Stones of the bag, Letters, cards, sin stones, Pope stones, crews, characters; then coins.

    Pieces that look alike are ordered by their places. 0 is the bag, supply, deck, reserve or hut;
    1 the market, display, discard or Emperor's card; from 2 on suites, rooms, Dens and sites; 10 +
    seat is behind a screen or with a player, 20 + seat and 30 + seat the compartments. The number
    of coins is unlimited: what is counted is the coins of each value in each compartment I, and
    whether no taler is missing.
    """
    found: list[int] = []
    for stone in range(len(STONES)):
        _stones_into(state, stone, found)
    for colour in range(len(state.supply)):
        held = [int(state.letters[4 * seat + colour]) for seat in range(len(state.souls))]
        suite = int(state.suite_6) if colour == 0 else 0
        _place_pieces(
            found,
            state.figures.letters[colour],
            [state.supply[colour], state.display[colour], suite, *[0] * 7, *held],
        )
    for card in range(CARDS):
        rooms = [1 if room == card else 0 for room in state.rooms]
        _place_pieces(
            found, state.figures.copies[card], [state.deck[card], state.discard[card], *rooms]
        )
    for seat in range(len(state.souls)):
        _place_pieces(
            found,
            state.figures.sin_stones,
            [state.reserve(seat), 0, *state.sins[3 * seat : 3 * seat + 3]],
        )
    _place_pieces(found, len(state.pope_stones), [0, 0, *state.pope_stones])
    _place_pieces(found, state.figures.crews, [state.hut, state.on_card, *state.crews])
    found.extend([10 + holder if holder >= 0 else 0 for holder in state.holders])
    found.extend(
        [
            state.first[GIFTS * seat + gift]
            for seat in range(len(state.souls))
            for gift in range(GOODS, GIFTS)
        ]
    )
    found.append(0 if all_taler(state) == 0 else LOST)
    return found


def _stones_into(state: BaseState, stone: int, found: list[int]) -> None:
    seats = range(len(state.souls))
    held = [0] * len(state.souls)
    first = held[:]
    second = held[:]
    if stone < GOODS:
        held = [
            int(state.goods[GOODS * seat + stone] + hidden_gifts.count(state, seat, stone))
            for seat in seats
        ]
        first = [int(state.first[GIFTS * seat + stone]) for seat in seats]
        second = [int(state.given[GIFTS * seat + stone]) - first[seat] for seat in seats]
    gap = [0] * (10 - len(held))
    _place_pieces(
        found,
        state.figures.bag[stone],
        [state.bag[stone], state.market[stone], *[0] * 8, *held, *gap, *first, *gap, *second],
    )


def all_taler(state: BaseState) -> i64:
    """Return the sum of the taler behind screens, in chests and in the bank, which starts at 0: 0
    if nothing is lost.
    """
    total: i64 = state.bank
    seat: i64 = 0
    while seat < len(state.souls):
        total += state.taler[seat]
        gift: i64 = GOODS
        while gift < GIFTS:
            total += FACE[gift] * (
                state.given[GIFTS * seat + gift] + hidden_gifts.count(state, seat, gift)
            )
            gift += 1
        seat += 1
    return total


def _place_pieces(found: list[int], wanted: int, places: list[int]) -> None:
    """Add a place for each of `wanted` pieces that look alike; missing pieces are LOST, surplus
    ones DOUBLED.
    """
    spread: list[int] = []
    for place in range(len(places)):
        if places[place] < 0:
            spread.append(LOST)
        spread.extend([place] * places[place])
    found.extend(spread[:wanted])
    found.extend([LOST] * (wanted - len(spread)))
    if len(spread) > wanted:
        found[-1] = DOUBLED
