"""Records of states: saving and loading."""

from __future__ import annotations

from copy import copy, deepcopy

import pytest

from positions.indulgence import dealt, ending
from simony.core.contract import DOUBLED, LOST
from simony.core.errors import BadRecord
from simony.core.records import encode
from simony.core.rng import Rng
from simony.registry import open_game

ENDING = """
    4 players, expert, A rules hand 6, bull trump last-medici any-sforza, trump borgia, C sins
    florins 90 9 1 20
    rest taken by C, ring on s9, C to lead, A holds m9 s1, B holds b9 s2, C holds m8 s3
    D holds b1 s4
"""


@pytest.mark.parametrize("seats", [3, 4])
def test_every_state_of_a_game_reads_back(seats: int) -> None:
    game = open_game("indulgence", seats, {"expert": True})
    rng = Rng("records")
    state = game.new()
    while not state.over():
        if state.pending() == 0:
            state.apply_chance(state.draw(rng))
        else:
            seat = state.pending_seats()[0]
            state.apply(seat, game.suggest(state, seat, rng))
        again = game.load(state.to_bytes())
        assert again.to_bytes() == state.to_bytes()
        assert (again.pending(), again.places()) == (state.pending(), state.places())


def test_copies_are_independent() -> None:
    at = ending(ENDING)
    before = at.state.to_bytes()
    twins = [at.state.copy(), copy(at.state), deepcopy(at.state)]
    at.trick("C: m8 b1 m9 b9")
    assert [twin.to_bytes() for twin in twins] == [before] * 3


def test_every_piece_is_somewhere() -> None:
    """Cards: 10 in hand, 20 in the trick, 30 taken, each plus the seat.

    Edicts, bulls, the ring, the florins.
    """
    at = ending(ENDING).play("C: m8")
    pieces = at.state.pieces()
    cards = dict(
        zip(
            (family + str(number) for family in "msbo" for number in range(1, 10)),
            pieces,
            strict=False,
        )
    )
    assert [cards[card] for card in ("s1", "s2", "s3", "s4", "m8", "m1", "o9")] == [
        10,
        11,
        12,
        13,
        22,
        32,
        32,
    ]
    edicts = dict(zip(at.state.figures.keys, pieces[36:], strict=False))
    assert [edicts[key] for key in ("any-sforza", "last-medici", "trump")] == [3, 3, 3]
    assert sorted(edicts.values()) == [1] * 12 + [3] * 3 + [4] * 5
    assert pieces[56:] == [0, 1, 1, 1, 50 + 17, 0]


def test_pieces_before_and_between_hands() -> None:
    game = open_game("indulgence", 3)
    assert game.new().pieces() == [0] * 36 + [1] * 12 + [0] * 8 + [0] * 3 + [0, 0]
    at = dealt("3 players, A rules, edict three-tricks, B sins")
    assert at.state.pieces()[-2] == 11  # the ring, with B
    assert set(at.play_out().state.pieces()[:36]) == {0}


@pytest.mark.parametrize(("card", "number"), [("m1", 0), ("o9", 35)])
def test_the_ring_lies_on_its_card(card: str, number: int) -> None:
    hands = "A holds m9, B holds s2, C holds m6, D holds s4"
    at = ending(
        f"4 players, A rules, edict sixes, C sins, rest taken by C, ring on {card}, C to lead, "
        f"{hands}"
    )
    assert at.state.pieces()[-2] == 50 + number


def test_a_misplaced_piece_is_detected() -> None:
    at = ending(ENDING)
    record = at.state.record()
    hands, taken, purses = at.state.hands, at.state.taken, at.florins()
    doubled = at.game.load(encode(record | {"hands": [hands[0] | taken[2], *hands[1:]]})).pieces()
    lost = at.game.load(encode(record | {"hands": [0, *hands[1:]]})).pieces()
    minted = at.game.load(encode(record | {"florins": [purses[0] + 1, *purses[1:]]})).pieces()
    used_and_left = at.game.load(encode(record | {"deck": at.state.deck | at.state.used})).pieces()
    assert (doubled.count(DOUBLED), lost.count(LOST), minted[-1], used_and_left.count(DOUBLED)) == (
        28,
        2,
        LOST,
        5,
    )


@pytest.mark.parametrize("field", ["hands", "phase", "raced", "bank"])
def test_a_missing_field_is_named(field: str) -> None:
    at = ending(ENDING)
    record = at.state.record()
    del record[field]
    with pytest.raises(BadRecord, match=f"“{field}”"):
        at.game.load(encode(record))


def test_a_field_too_many_is_named() -> None:
    at = ending(ENDING)
    with pytest.raises(BadRecord, match="“mood”"):
        at.game.load(encode(at.state.record() | {"mood": 1}))


def test_a_record_of_three_players_does_not_load_for_four() -> None:
    three = dealt("3 players, A rules").state
    with pytest.raises(BadRecord, match="4 numbers, not 3"):
        open_game("indulgence", 4).load(three.to_bytes())


@pytest.mark.parametrize(
    "change",
    [
        {"phase": 99},
        {"turn": 9},
        {"ruler": -5},
        {"trump": 7},
        {"ring_card": 60},
        {"trick": [77] * 4},
    ],
)
def test_numbers_out_of_range_are_refused(change: dict[str, int | list[int]]) -> None:
    at = ending(ENDING)
    with pytest.raises(BadRecord):
        at.game.load(encode(at.state.record() | change))
