"""From a description to a position."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from positions.language import Impossible
from positions.mea_culpa.game_position import MeaCulpaPosition
from positions.mea_culpa.phrases import MeaCulpaDescription
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


def build_position(said: MeaCulpaDescription, house: dict[str, Any] | None) -> MeaCulpaPosition:
    at = new_position(said.seats, house, **said.options)
    state = at.state
    _souls(state, said)
    _holdings(state, said)
    _sites(state, said)
    _house(state, said)
    state.round = said.round
    state.bonuses = 0
    state.bank = 0
    state.bank = -state.all_taler()
    _moment(state, said)
    return MeaCulpaPosition(at.game, state)


def _souls(state: MeaCulpaState, said: MeaCulpaDescription) -> None:
    for name, row in said.rows.items():
        if len(row) != len(getattr(state, name)):
            raise Impossible(f"{name}: {len(row)} numbers, not {len(getattr(state, name))}")
        setattr(state, name, vec[i64](row))
    for place, seat in enumerate(said.line or range(said.seats)):
        state.line[seat] = place
    for seat, dens in said.sins:
        for den, stones in dens.items():
            state.sins[3 * seat + DENS.index(den)] += stones


def _holdings(state: MeaCulpaState, said: MeaCulpaDescription) -> None:
    for stone, count in said.market.items():
        state.market[STONES.index(stone)] = count
        state.bag[STONES.index(stone)] -= count
    for seat, things in said.has:
        for name, count in things.items():
            if name in COLOURS:
                state.letters[4 * seat + COLOURS.index(name)] += count
                state.supply[COLOURS.index(name)] -= count
            else:
                state.goods[4 * seat + STONES.index(name)] += count
                state.bag[STONES.index(name)] -= count
    for seat, gifts in said.gave:
        for gift, compartment in gifts:
            state.given[GIFTS * seat + gift] += 1
            state.first[GIFTS * seat + gift] += 1 - compartment
            if not FACE[gift]:
                state.bag[gift] -= 1


def _sites(state: MeaCulpaState, said: MeaCulpaDescription) -> None:
    state.finished = list(state.built).count(2)
    state.hut -= sum(state.crews)
    if said.moment == "bidding" or said.moment == "picking":
        state.on_card = 1
        state.hut -= 1


def _house(state: MeaCulpaState, said: MeaCulpaDescription) -> None:
    for room, card in enumerate(said.rooms):
        state.rooms[room] = card
        if card >= 0:
            state.deck[card] -= 1
    if said.deck_empty:
        for card in range(CARDS):
            state.discard[card] = state.deck[card]
            state.deck[card] = 0
    state.suite_5 = said.suites[5]
    state.suite_6 = said.suites[6]
    state.supply[0] -= said.suites[6]


def _moment(state: MeaCulpaState, said: MeaCulpaDescription) -> None:
    for character, seat in said.characters.items():
        state.holders[character] = seat
    state.lap_stones = sum(state.market)
    if said.moment == "bidding":
        state.stack[0] = F_BID
        state.waiting = (1 << said.seats) - 1
        return
    if said.moment == "picking":
        for place, seat in enumerate(said.order):
            state.order[place] = seat
        state.stack[0] = frame(F_PICK, 0, len(said.characters), 0, 0)
        state.waiting = 1 << said.order[len(said.characters) % said.seats]
        return
    character = CHARACTERS.index(said.moment.removeprefix("turn "))
    if character not in said.characters:
        raise Impossible(f"nobody is {CHARACTERS[character]}")
    state.stack[0] = frame(F_LAP, 0, character + 1, 0, 0)
    state.stack[1] = frame(F_TURN, said.characters[character], character, 0, 0)
    state.depth = 2
    state.waiting = 1 << said.characters[character]
