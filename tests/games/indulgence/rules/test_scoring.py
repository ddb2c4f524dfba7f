"""The pure functions behind payments and early ends, for cases that are hard to reach in play."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from simony.games.indulgence.game import IndulgenceGame
from simony.games.indulgence.rules.figures import Figures
from simony.games.indulgence.rules.scoring import (
    MADE,
    MISSED,
    OPEN,
    is_settled,
    owed,
    pack,
    packed,
    pairs_in,
    seats_with_most,
    sin_status,
    taken_cards,
)
from simony.games.indulgence.ui.notation import parse_cards
from simony.registry import open_game


def figures() -> Figures:
    game = open_game("indulgence", 4, {"expert": True})
    assert isinstance(game, IndulgenceGame)
    return game.parsed_figures


def piles(*cards: str) -> vec[i64]:
    return vec[i64]([parse_cards(pile) for pile in cards])


ROWS = figures()
MOST = ROWS.edict("most")
PAIRS = ROWS.edict("pairs-medici-orsini")


def test_packing_seats() -> None:
    row = pack(pack(pack(0, 0, 3), 3, 0), 1, 2)
    assert [packed(row, place) for place in range(4)] == [3, 2, -1, 0]
    assert packed(0, 2) == -1


def test_gone_cards_are_all_piles_together() -> None:
    assert taken_cards(piles("m1", "", "s1", "o9")) == parse_cards("m1 s1 o9")


@pytest.mark.parametrize(
    ("taken", "ahead"),
    [
        (("m1", "m23", "", ""), 0b0010),
        (("m1", "m2", "m3", ""), 0b0111),
        (("", "", "", ""), 0b1111),
        (("s123", "", "", "m1"), 0b1000),
    ],
)
def test_I17_who_is_ahead_in_a_family(taken: tuple[str, ...], ahead: int) -> None:
    assert seats_with_most(piles(*taken), 0) == ahead


@pytest.mark.parametrize(
    ("orsini", "over"),
    [
        (("o123456789", "", "", ""), True),
        (("o12", "o345", "", ""), False),
        (("o1", "o2345", "o6", ""), False),  # three ahead, three out: not by more
        (("o1", "o23456", "", ""), True),  # four ahead, three out
        (("o1234", "o5678", "o9", ""), True),  # a tie, but none are out
        (("", "", "", "o1234"), False),  # four ahead, five out
        (("", "", "", "o12345"), True),
    ],
)
def test_I26_when_most_is_settled(orsini: tuple[str, ...], over: bool) -> None:
    taken = piles("m123456789 s123456789 b123456789 " + orsini[0], *orsini[1:])
    assert is_settled(ROWS, MOST, -1, 0, taken, 0, 0) == over


@pytest.mark.parametrize(
    ("orsini", "stands"),
    [
        (("", "", "o123456789", ""), MADE),
        (("", "o1", "o2345", ""), OPEN),
        (("", "o1", "o23456", ""), MADE),  # three out: B gets to four at most
        (("", "o12", "o34567", ""), MADE),  # two out: B gets to four
        (("", "o123", "o4567", ""), OPEN),  # two out: B may get to five
        (("", "o1234", "o567", ""), OPEN),
        (("", "o12345", "o6", ""), MISSED),  # three out: C gets to four at most
        (("", "o1234", "o5", ""), OPEN),  # four out: C may still draw level, and that is enough
        (("", "o1234", "o5678", ""), OPEN),  # one out, which B may take
    ],
)
def test_I18_how_most_stands_as_a_sin(orsini: tuple[str, ...], stands: int) -> None:
    taken = piles(orsini[0], orsini[1], "m123456789 s123456789 b123456789 " + orsini[2], orsini[3])
    assert sin_status(ROWS, MOST, -1, 2, taken, 0, 0, -1) == stands


@pytest.mark.parametrize(
    ("cards", "pairs"),
    [
        ("m123 o123", 0b111),
        ("m123 o456", 0),
        ("m9 o9 s9 b9", 0b1_0000_0000),
        ("s1 b1", 0),
        ("m123456789 o123456789", 511),
    ],
)
def test_I24_pairs_among_cards(cards: str, pairs: int) -> None:
    assert pairs_in(ROWS, PAIRS, parse_cards(cards)) == pairs


@pytest.mark.parametrize(
    ("ruler_has", "others_have", "over"),
    [
        ("m123456789", "", True),
        ("m12345 o6789", "", True),
        ("m12345678", "", False),
        ("m12345678", "m9", False),
        ("m12345678", "m9 o9", True),
        ("", "m123456789 o123456789", True),
        ("s123456789", "", False),
    ],
)
def test_I26_when_pairs_are_settled(ruler_has: str, others_have: str, over: bool) -> None:
    taken = piles("", ruler_has, others_have, "")
    assert is_settled(ROWS, PAIRS, -1, 1, taken, 0, 0) == over


def test_I17_each_named_family_costs_its_price() -> None:
    named = pack(pack(pack(0, 0, 1), 1, 1), 3, 2)
    assert [owed(ROWS, MOST, -1, seat, 0, 0, 0, 0, -1, named) for seat in range(4)] == [0, 4, 2, 0]


@pytest.mark.parametrize(
    ("first", "last", "due"), [(1, 1, [0, 8, 0, 0]), (1, 2, [0, 4, 4, 0]), (3, 0, [4, 0, 0, 4])]
)
def test_I25_first_and_last_trick(first: int, last: int, due: list[int]) -> None:
    edict = ROWS.edict("first-or-last")
    raced = pack(0, 1, first)
    assert [owed(ROWS, edict, -1, seat, 0, 0, raced, 0, last, 0) for seat in range(4)] == due


@pytest.mark.parametrize(("won", "due"), [(0, 0), (4, 4), (9, 9)])
def test_I22_tricks_are_paid_by_the_trick(won: int, due: int) -> None:
    assert owed(ROWS, ROWS.edict("tricks"), -1, 1, 0, won, 0, 0, -1, 0) == due
