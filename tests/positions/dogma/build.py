"""From a description to a position: a real game from the deal on, or the start of a turn."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from positions.dogma.game_position import DogmaPosition
from positions.dogma.phrases import NO_CARDS, DogmaDescription
from positions.language import Impossible, letter_of
from simony.games.dogma import SPEC
from simony.games.dogma.rules.actions import CONFESS
from simony.games.dogma.rules.counts import (
    ALL,
    COPIES,
    KINDS,
    UNIT,
    difference,
    of_kind,
    sets_in,
    size,
)
from simony.games.dogma.rules.figures import KIND_NAMES
from simony.games.dogma.rules.rules import DogmaState
from simony.games.dogma.ui.notation import cards_text


def new_position(
    seats: int, house: dict[str, Any] | None = None, **options: object
) -> DogmaPosition:
    """Return a game before the deal."""
    game = SPEC.open(seats, options, house)
    state = game.new()
    assert isinstance(state, DogmaState)
    return DogmaPosition(game, state)


def opened(description: DogmaDescription, house: dict[str, Any] | None) -> DogmaPosition:
    mentioned = {description.turn, *description.hands, *description.out}
    if max(mentioned) >= description.seats:
        raise Impossible(
            f"there is no seat {letter_of(max(mentioned))} in a game of {description.seats}"
        )
    return new_position(description.seats, house, **description.options)


def unmentioned_cards(description: DogmaDescription) -> int:
    """Return the cards that the description does not mention."""
    left = ALL
    for cards in (*description.hands.values(), description.gone_unseen, description.left_out):
        if difference(cards, left):
            raise Impossible(f"there are not so many: {cards_text(difference(cards, left))}")
        left -= cards
    return left


# --- the deal -------------------------------------------------------------------------------------


def deal_game(description: DogmaDescription, house: dict[str, Any] | None) -> DogmaPosition:
    at = opened(description, house)
    seats = range(description.seats)
    hands = [description.hands.get(seat, NO_CARDS) for seat in seats]
    room = [int(at.state.cards_dealt(seat, description.turn)) - size(hands[seat]) for seat in seats]
    if min(room) < 0:
        raise Impossible(f"{letter_of(room.index(min(room)))} holds {-min(room)} cards too many")
    left = unmentioned_cards(description)
    for kind in range(KINDS):
        for _ in range(of_kind(left, kind)):
            able = [
                seat for seat in seats if room[seat] and of_kind(hands[seat], kind) < COPIES - 1
            ]
            if able:
                seat = max(able, key=lambda each: room[each])
                hands[seat] += int(UNIT[kind])
                room[seat] -= 1
    if max(room) > 0:
        raise Impossible(
            f"{letter_of(room.index(max(room)))} would be dealt four of a kind that nobody spoke of"
        )
    return at.chance(at.game.outcome_notation([description.turn, *hands]))


# --- the start of a turn --------------------------------------------------------------------------


def build_position(description: DogmaDescription, house: dict[str, Any] | None) -> DogmaPosition:
    at = opened(description, house)
    check_seats(description)
    state = at.state
    seen_gone = unmentioned_cards(description)
    state.hands = vec[i64](
        [description.hands.get(seat, NO_CARDS) for seat in range(description.seats)]
    )
    state.rank = vec[i64](
        [
            description.out.index(seat) + 1 if seat in description.out else 0
            for seat in range(description.seats)
        ]
    )
    state.rubies = vec[i64](rubies_of(description, int(state.figures.rubies)))
    state.altar = altar_of(description, int(state.figures.altar))
    state.confessions = description.confessions
    state.seen_gone = seen_gone
    state.gone = seen_gone + description.gone_unseen
    state.box = description.left_out
    state.phase = CONFESS
    state.turn = description.turn
    state.start_history()
    return DogmaPosition(at.game, state)


def check_seats(description: DogmaDescription) -> None:
    holding = {seat for seat, hand in description.hands.items() if hand}
    for seat in range(description.seats):
        if (seat in holding) == (seat in description.out):
            raise Impossible(f"{letter_of(seat)} holds cards or is out")
        fours = sets_in(description.hands.get(seat, NO_CARDS))
        if fours:
            raise Impossible(f"D6: {letter_of(seat)} does not keep {cards_text(fours)}")
    if len(holding) < 2:
        raise Impossible("this game is over")
    if description.turn in description.out:
        raise Impossible(f"{letter_of(description.turn)} is out")


def rubies_of(description: DogmaDescription, most: int) -> list[int]:
    rubies = description.rubies or [0] * description.seats
    if (
        len(rubies) != description.seats
        or max(rubies) > most
        or any(rubies[seat] for seat in description.out)
    ):
        raise Impossible(
            f"up to {most} rubies for each who is in, and none for who is out, not {rubies}"
        )
    return rubies


def altar_of(description: DogmaDescription, most: int) -> int:
    if len(set(description.altar)) != len(description.altar) or len(description.altar) > most:
        raise Impossible(
            f"up to {most} different Dogmas lie on the Altar, "
            f"not {[KIND_NAMES[kind] for kind in description.altar]}"
        )
    return sum(1 << kind for kind in description.altar)
