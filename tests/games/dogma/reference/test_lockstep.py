"""Whole games played in lockstep by the engine and the naive reference."""

from __future__ import annotations

from collections import Counter

import pytest

from games.dogma.reference.naive import KINDS, OPTIONS, Naive
from simony.core.rng import Rng
from simony.games.dogma import SPEC
from simony.games.dogma.rules.actions import ACTION_COUNT
from simony.games.dogma.rules.counts import of_kind
from simony.games.dogma.rules.figures import KIND_NAMES
from simony.games.dogma.rules.rules import DogmaState
from simony.games.dogma.ui.notation import (
    action_text,
    cards_text,
    outcome_text,
    parse_action,
    parse_cards,
    parse_outcome,
)

GAMES = 5


def new(seats: int, next_confessor: str) -> DogmaState:
    state = SPEC.open(seats, {"next_confessor": next_confessor}).new()
    assert isinstance(state, DogmaState)
    return state


def counter(cards: int) -> Counter[str]:
    return Counter(
        {name: of_kind(cards, kind) for kind, name in enumerate(KIND_NAMES) if of_kind(cards, kind)}
    )


def agree(state: DogmaState, naive: Naive) -> None:
    assert state.over() == naive.over()
    assert [counter(hand) for hand in state.hands] == [Counter(+hand) for hand in naive.hands]
    assert list(state.rubies) == list(naive.rubies)
    assert {KIND_NAMES[kind] for kind in range(14) if state.altar >> kind & 1} == set(naive.altar)
    assert state.places() == naive.places()
    if state.over():
        return
    [seat] = state.pending_seats()
    assert seat == naive.pending()
    assert sorted(action_text(action) for action in state.legal(seat)) == naive.legal()


@pytest.mark.parametrize("next_confessor", OPTIONS)
@pytest.mark.parametrize(
    "seats", [*range(2, 6), *(pytest.param(seats, marks=pytest.mark.slow) for seats in range(6, 9))]
)
def test_lockstep(seats: int, next_confessor: str) -> None:
    for number in range(GAMES):
        rng = Rng(f"dogma {seats} {next_confessor} {number}")
        state, naive = new(seats, next_confessor), Naive(seats, next_confessor)
        outcome = state.draw(rng)
        assert parse_outcome(outcome_text(outcome)) == outcome
        state.apply_chance(outcome)
        naive.deal(outcome[0], [counter(hand) for hand in outcome[1:]])
        agree(state, naive)
        while not state.over():
            [seat] = state.pending_seats()
            legal = state.legal(seat)
            action = legal[rng.below(len(legal))]
            state.apply(seat, action)
            naive.play(action_text(action))
            agree(state, naive)


def test_kinds_are_in_the_same_order() -> None:
    assert list(KINDS) == KIND_NAMES


def test_every_action_has_its_text() -> None:
    texts = [action_text(action) for action in range(ACTION_COUNT)]
    assert len(set(texts)) == ACTION_COUNT
    assert [parse_action(text) for text in texts] == list(range(ACTION_COUNT))


def test_sets_of_cards_have_their_text() -> None:
    assert cards_text(parse_cards("3 murder 1 faith")) == "3 murder 1 faith"
