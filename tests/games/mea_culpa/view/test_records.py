"""Records of states: saving and loading; notation; house rules."""

from __future__ import annotations

import pytest

from positions.mea_culpa import position
from simony.core.contract import DOUBLED, LOST
from simony.core.errors import BadFigures, BadNotation, BadRecord
from simony.core.records import encode
from simony.core.rng import Rng
from simony.games.mea_culpa.rules.actions import ACTION_COUNT
from simony.registry import open_game

FOUR = "4 players, A is pope, B is emperor, C is merchant, D is petty-sinner"


@pytest.mark.parametrize("options", [{}, {"meta_culpa": "on"}])
def test_every_state_and_view_of_a_game_reads_back(options: dict[str, str]) -> None:
    game = open_game("mea_culpa", 3, options)
    rng, state = Rng("records"), game.new()
    while not state.over():
        if state.pending() == 0:
            state.apply_chance(state.draw(rng))
        else:
            seats = state.pending_seats()
            seat = seats[rng.below(len(seats))]
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
        assert game.load(state.to_bytes()).to_bytes() == state.to_bytes()
        view = state.view(rng.below(4) - 1)
        assert game.load_view(view.to_bytes()).to_bytes() == view.to_bytes()


def test_a_misplaced_piece_is_detected() -> None:
    at = position(f"{FOUR}, D has wine 1")
    record = at.state.record()
    goods, bag = list(at.state.goods), list(at.state.bag)
    lost = at.game.load(encode(record | {"goods": [0] * len(goods)})).pieces()
    doubled = at.game.load(encode(record | {"bag": [number + 1 for number in bag]})).pieces()
    poor = at.game.load(encode(record | {"taler": [24, 25, 25, 25]})).pieces()
    assert lost.count(LOST) == 1
    assert doubled.count(DOUBLED) == 5
    assert poor.count(LOST) == 1


def test_the_saved_action_is_complete_or_absent() -> None:
    at = position(f"{FOUR}, with meta_culpa, turn emperor, posts 1 1 1 1").play(
        "B: buy bread, B: pay"
    )
    record = at.state.record()
    before = record["before"]
    assert isinstance(before, list)
    assert at.game.load(encode(record)).to_bytes() == at.state.to_bytes()
    with pytest.raises(BadRecord, match="before"):
        at.game.load(encode(record | {"before": before[1:]}))


def test_every_action_has_its_own_text() -> None:
    game = open_game("mea_culpa", 4)
    texts = [game.notation(action) for action in range(ACTION_COUNT)]
    assert len(set(texts)) == ACTION_COUNT
    assert [game.parse(text.upper()) for text in texts] == list(range(ACTION_COUNT))
    with pytest.raises(BadNotation):
        game.parse("donate 3 I")
    with pytest.raises(BadNotation):
        game.notation(ACTION_COUNT)


def test_outcomes_have_texts() -> None:
    game = open_game("mea_culpa", 3)
    assert game.parse_outcome("line 2 3 1") == [2, 0, 1]
    assert game.outcome_notation([2, 0, 1]) == "line 2 3 1"
    text = "round bread 3 indulgence 4 / lust steal good greed"
    assert game.outcome_notation(game.parse_outcome(text)) == text
    for wrong in (
        "line 1 1 2",
        "round bread 3 / lust",
        "round bread 3 bread 4 / lust steal good greed",
        "round 3 bread / lust",
    ):
        with pytest.raises(BadNotation):
            game.parse_outcome(wrong)


ALL_BUT_TALER_CARDS = (
    "emperor-letter", "lust", "greed", "move-crew", "new-crew", "pope-stone", "good", "pope-letter",
    "three-steps", "five-steps", "steal", "three-taler",
)  # fmt: skip


@pytest.mark.parametrize(
    "house",
    [
        {"game": {"crews": 3}},
        {"bonus": {"coin": 4}},
        {"card": {key: {"copies": 0} for key in ALL_BUT_TALER_CARDS}},
        {"buy": {"beer": 3}},
        {"bag": {"indulgence": 0}},
    ],
)
def test_invalid_figures_are_refused(house: dict[str, object]) -> None:
    with pytest.raises(BadFigures):
        open_game("mea_culpa", 4, None, house)
