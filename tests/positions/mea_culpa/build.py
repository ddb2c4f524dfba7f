"""From a description to a position."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from positions.language import Impossible
from positions.mea_culpa.game_position import MeaCulpaPosition
from positions.mea_culpa.phrases import MeaCulpaDescription
from simony.games.mea_culpa.rules import pieces
from simony.games.mea_culpa.rules.actions import F_BID, F_LAP, F_PICK, F_TURN, frame
from simony.games.mea_culpa.rules.figures import (
    CARDS,
    CHARACTERS,
    COLOURS,
    DENS,
    FACE,
    GIFTS,
    STONES,
)
from simony.games.mea_culpa.rules.rules import MeaCulpaState
from simony.registry import open_game


def new_position(
    seats: int, house: dict[str, Any] | None = None, **options: object
) -> MeaCulpaPosition:
    """Return a game before the start."""
    game = open_game("mea_culpa", seats, options, house)
    state = game.new()
    assert isinstance(state, MeaCulpaState)
    return MeaCulpaPosition(game, state)


def build_position(
    description: MeaCulpaDescription, house: dict[str, Any] | None
) -> MeaCulpaPosition:
    at = new_position(description.seats, house, **description.options)
    state = at.state
    _souls(state, description)
    _holdings(state, description)
    _sites(state, description)
    _house(state, description)
    state.round = description.round
    state.bonuses = 0
    state.bank = 0
    state.bank = -pieces.all_taler(state)
    _moment(state, description)
    return MeaCulpaPosition(at.game, state)


def _souls(state: MeaCulpaState, description: MeaCulpaDescription) -> None:
    for name, row in description.rows.items():
        if len(row) != len(getattr(state, name)):
            raise Impossible(f"{name}: {len(row)} numbers, not {len(getattr(state, name))}")
        setattr(state, name, vec[i64](row))
    for place, seat in enumerate(description.line or range(description.seats)):
        state.line[seat] = place
    for seat, dens in description.sins:
        for den, stones in dens.items():
            state.sins[3 * seat + DENS.index(den)] += stones


def _holdings(state: MeaCulpaState, description: MeaCulpaDescription) -> None:
    for stone, count in description.market.items():
        state.market[STONES.index(stone)] = count
        state.bag[STONES.index(stone)] -= count
    for seat, things in description.has:
        for name, count in things.items():
            if name in COLOURS:
                state.letters[4 * seat + COLOURS.index(name)] += count
                state.supply[COLOURS.index(name)] -= count
            else:
                state.goods[4 * seat + STONES.index(name)] += count
                state.bag[STONES.index(name)] -= count
    for seat, gifts in description.gave:
        for gift, compartment in gifts:
            state.given[GIFTS * seat + gift] += 1
            state.first[GIFTS * seat + gift] += 1 - compartment
            if not FACE[gift]:
                state.bag[gift] -= 1


def _sites(state: MeaCulpaState, description: MeaCulpaDescription) -> None:
    state.finished = list(state.built).count(2)
    state.hut -= sum(state.crews)
    if description.moment == "bidding" or description.moment == "picking":
        state.on_card = 1
        state.hut -= 1


def _house(state: MeaCulpaState, description: MeaCulpaDescription) -> None:
    for room, card in enumerate(description.rooms):
        state.rooms[room] = card
        if card >= 0:
            state.deck[card] -= 1
    if description.deck_empty:
        for card in range(CARDS):
            state.discard[card] = state.deck[card]
            state.deck[card] = 0
    state.suite_5 = description.suites[5]
    state.suite_6 = description.suites[6]
    state.supply[0] -= description.suites[6]


def _moment(state: MeaCulpaState, description: MeaCulpaDescription) -> None:
    for character, seat in description.characters.items():
        state.holders[character] = seat
    state.lap_stones = sum(state.market)
    if description.moment == "bidding":
        state.stack[0] = F_BID
        state.waiting = (1 << description.seats) - 1
        return
    if description.moment == "picking":
        for place, seat in enumerate(description.order):
            state.order[place] = seat
        state.stack[0] = frame(F_PICK, 0, len(description.characters), 0, 0)
        state.waiting = 1 << description.order[len(description.characters) % description.seats]
        return
    character = CHARACTERS.index(description.moment.removeprefix("turn "))
    if character not in description.characters:
        raise Impossible(f"nobody is {CHARACTERS[character]}")
    state.stack[0] = frame(F_LAP, 0, character + 1, 0, 0)
    state.stack[1] = frame(F_TURN, description.characters[character], character, 0, 0)
    state.depth = 2
    state.waiting = 1 << description.characters[character]
