"""Records of states: saving and loading; views, features and notation."""

from __future__ import annotations

from copy import copy, deepcopy

import pytest

from positions.tolerance import new_position, position
from simony.core.contract import DOUBLED, LOST
from simony.core.errors import BadNotation, BadRecord
from simony.core.records import encode
from simony.core.rng import Rng
from simony.games.tolerance.rules.actions import ACTION_COUNT
from simony.games.tolerance.rules.chance import hand_number
from simony.registry import open_game

SAID = (
    "3 players, A to lead, A holds n8 mary, B holds n3 c2, C holds p1 w3, B has living catholic t9"
)


def test_every_state_and_view_of_a_game_reads_back() -> None:
    game = open_game("tolerance", 4, {"roles": "random", "hidden_roles": "on"})
    rng, state = Rng("records"), game.new()
    while not state.over():
        if state.pending() == 0:
            state.apply_chance(state.draw(rng))
        else:
            state.apply(state.seat_to_act(), game.suggest(state, state.seat_to_act(), rng))
        assert game.load(state.to_bytes()).to_bytes() == state.to_bytes()
        view = state.view(rng.below(5) - 1)
        assert game.load_view(view.to_bytes()).to_bytes() == view.to_bytes()
        features = view.features()
        assert len(features) == game.feature_count
        assert all(0.0 <= feature <= 1.0 for feature in features)


def test_copies_are_independent() -> None:
    at = position(SAID)
    before = at.state.to_bytes()
    twins = [at.state.copy(), copy(at.state), deepcopy(at.state)]
    at.play("A: n8, B: n3, C: p1")
    assert [twin.to_bytes() for twin in twins] == [before] * 3


def test_every_piece_is_somewhere() -> None:
    at = position(SAID).play("A: n8")
    pieces = at.state.pieces()
    assert (pieces[7], pieces[70], pieces[2], pieces[36]) == (20, 10, 11, 30 + 6 + 1)
    assert pieces[73:] == [0] * 8


def test_a_misplaced_piece_is_detected() -> None:
    at = position(SAID)
    record = at.state.record()
    hands, wilds = list(at.state.hands), list(at.state.wilds)
    doubled = at.game.load(encode(record | {"hands": [hands[0] | hands[1], *hands[1:]]})).pieces()
    lost = at.game.load(encode(record | {"wilds": [0, *wilds[1:]]})).pieces()
    assert (doubled.count(DOUBLED), lost[70], lost[73]) == (3, LOST, LOST)


@pytest.mark.parametrize("field", ["hands", "phase", "board", "suspects"])
def test_a_missing_field_is_named(field: str) -> None:
    at = position(SAID)
    record = at.state.record()
    del record[field]
    with pytest.raises(BadRecord, match=f"“{field}”"):
        at.game.load(encode(record))


@pytest.mark.parametrize(
    "change",
    [
        {"phase": 99},
        {"turn": 9},
        {"reign": 3},
        {"trick": [77] * 3},
        {"roles": [9] * 3},
        {"board": [0]},
    ],
)
def test_numbers_out_of_range_are_refused(change: dict[str, int | list[int]]) -> None:
    at = position(SAID)
    with pytest.raises(BadRecord):
        at.game.load(encode(at.state.record() | change))


# --- notation -------------------------------------------------------------------------------------


def test_every_action_has_a_text_of_its_own_that_reads_back() -> None:
    game = open_game("tolerance", 3)
    said = [game.notation(action) for action in range(ACTION_COUNT)]
    assert len(set(said)) == ACTION_COUNT
    assert [game.parse(text) for text in said] == list(range(ACTION_COUNT))
    assert [said[action] for action in (7, 56, 123, 125, 141, 214, 219, 226)] == [
        "play nobles 8",
        "play wild 1 as nobles",
        "play wild james as peasants",
        "play wild 1b aside",
        "target nobles 1",
        "first 1",
        "role ned",
        "repay",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "play nobles 15",
        "play wild 3",
        "play nobles 3 as clergy",
        "play wild 3 as wild",
        "role bertram",
        "kill",
    ],
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        open_game("tolerance", 3).parse(text)


def test_outcomes_of_chance_read_back() -> None:
    for roles in ("bertram", "random", "choose"):
        at = new_position(5, roles=roles)
        outcome = at.state.draw(Rng(1))
        assert at.game.parse_outcome(at.game.outcome_notation(outcome)) == outcome
    at = new_position(3).chance("start chooser 1")
    outcome = at.state.draw(Rng(2))
    assert at.game.parse_outcome(at.game.outcome_notation(outcome)) == outcome


# --- what chance shows ----------------------------------------------------------------------------


def test_different_hands_have_different_numbers() -> None:
    rng, seen = Rng("hands"), dict[int, tuple[int, int]]()
    for _ in range(3000):
        cards = 0
        while cards.bit_count() < 12:
            cards |= 1 << rng.below(73)
        hand = (cards & (1 << 56) - 1, cards >> 56)
        number = int(hand_number(*hand))
        assert 0 <= number < 1 << 45
        assert seen.setdefault(number, hand) == hand


def test_a_deal_shows_a_seat_its_hand_and_a_spectator_nothing() -> None:
    at = new_position(3).chance("start chooser 1")
    one, other = at.state.draw(Rng(1)), at.state.draw(Rng(2))
    swapped = [one[0], *one[1:3], *one[5:7], *one[3:5]]
    assert (
        at.state.observed_chance(0, one)
        == at.state.observed_chance(0, swapped)
        != at.state.observed_chance(0, other)
    )
    assert at.state.observed_chance(1, one) != at.state.observed_chance(1, swapped)
    assert at.state.observed_chance(-1, one) == at.state.observed_chance(-1, other)
