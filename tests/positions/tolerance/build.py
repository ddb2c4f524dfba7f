"""From a description to a position: the start of a trick."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from positions.language import Impossible, letter_of
from positions.tolerance.game_position import TolerancePosition
from positions.tolerance.phrases import ToleranceDescription, codes
from simony.games.tolerance.rules.actions import TRICK
from simony.games.tolerance.rules.figures import (
    ALL_ROLES,
    CARDS,
    MONARCH,
    NATURALS,
    NO_EFFECT,
    SECOND_PLAGUE,
    SUIT_OF,
    TRICKS,
)
from simony.games.tolerance.rules.rules import ToleranceState
from simony.games.tolerance.rules.scoring import DEAD, laid
from simony.registry import open_game


def new_position(
    seats: int, house: dict[str, Any] | None = None, **options: object
) -> TolerancePosition:
    """Return a game before the start."""
    game = open_game("tolerance", seats, options, house)
    state = game.new()
    assert isinstance(state, ToleranceState)
    return TolerancePosition(game, state)


def build_position(
    description: ToleranceDescription, house: dict[str, Any] | None
) -> TolerancePosition:
    at = new_position(description.seats, house, **description.options)
    mentioned = {
        description.leader,
        *description.hands,
        *(seat for seat, _ in description.boards),
        *description.loans,
    }
    if max(mentioned) >= description.seats:
        raise Impossible(
            f"there is no seat {letter_of(max(mentioned))} in a game of {description.seats}"
        )
    state = at.state
    state.reign = description.reign
    hands = _hands(description, state)
    _set_hands(state, hands)
    state.trick_number = TRICKS - len(hands[0])
    _set_boards(state, description, hands)
    _set_rows(state, description)
    state.chooser = state.leader = state.turn = description.leader
    state.starter = description.leader if description.starter is None else description.starter
    state.phase = TRICK
    return TolerancePosition(at.game, state)


def _spoken(description: ToleranceDescription) -> list[int]:
    cards = [
        card
        for pile in (*description.hands.values(), *description.boards.values())
        for card in pile
    ]
    if len(set(cards)) != len(cards):
        raise Impossible(f"some of these are said twice: {codes(sorted(cards))}")
    return cards


def _hands(description: ToleranceDescription, state: ToleranceState) -> list[list[int]]:
    """Return everybody's cards. A player with too few gets cards without effect, if possible of a
    suit that no hand leads with.
    """
    most = max((len(hand) for hand in description.hands.values()), default=0) + (
        0 if description.last else 1
    )
    led = (
        SUIT_OF[description.hands[description.leader][0]]
        if description.leader in description.hands
        else -1
    )
    spare = [
        card
        for card in range(NATURALS)
        if state.figures.effect[card] == NO_EFFECT and card not in _spoken(description)
    ]
    spare.sort(key=lambda card: (SUIT_OF[card] == led, card))
    hands = [list(description.hands.get(seat, [])) for seat in range(description.seats)]
    for hand in hands:
        while len(hand) < most:
            hand.append(spare.pop(0))
    return hands


def _set_hands(state: ToleranceState, hands: list[list[int]]) -> None:
    for seat, hand in enumerate(hands):
        mask = sum(1 << card for card in hand)
        state.hands[seat] = mask & ((1 << NATURALS) - 1)
        state.wilds[seat] = mask >> NATURALS


def _set_boards(
    state: ToleranceState, description: ToleranceDescription, hands: list[list[int]]
) -> None:
    height = 0
    board = [-1] * CARDS
    for (seat, pile), cards in description.boards.items():
        for card in cards:
            board[card] = int(laid(seat, pile, height))
            height += 1
    held = {card for hand in hands for card in hand}
    used = held | {card for card in range(CARDS) if board[card] >= 0}
    missing = TRICKS * description.seats - len(used)
    if missing < 0:
        raise Impossible(f"{-missing} cards too many are spoken of")
    monarch = MONARCH + description.reign
    plagues = {SECOND_PLAGUE} if state.figures.plagues == 1 else set()
    left = [card for card in range(MONARCH - 1, -1, -1) if card not in used | plagues]
    if monarch not in used:
        left.insert(0, monarch)
    for card in left[:missing]:
        board[card] = int(laid(0, DEAD, height))
        height += 1
    if monarch in left[missing:]:
        raise Impossible("the Monarch must be somewhere")
    state.board = vec[i64](board)


def _set_rows(state: ToleranceState, description: ToleranceDescription) -> None:
    for tally, name in enumerate(("money", "catholic", "protestant")):
        for seat, number in enumerate(description.rows.get(name, [])):
            state.tallies[3 * seat + tally] = number
            state.pennants[3 * seat + tally] = max(0, number) // int(state.figures.pennant)
    for seat, number in enumerate(description.rows.get("points", [])):
        state.points[seat] = number
    state.loans = sum(1 << seat for seat in description.loans)
    for seat in range(description.seats):
        state.roles[seat] = description.roles[seat] if description.roles else 0
        if state.figures.hidden_roles:
            state.suspects[seat] = ALL_ROLES
