"""Actions, outcomes and cards as short texts."""

import pytest

from simony.core.errors import BadNotation
from simony.games.indulgence.ui.notation import cards_text, parse_cards
from simony.registry import open_game

GAME = open_game("indulgence", 4, {"expert": True})


def test_every_action_has_a_text_of_its_own() -> None:
    texts = [GAME.notation(action) for action in range(GAME.action_count)]
    assert len(set(texts)) == GAME.action_count
    assert [GAME.parse(text) for text in texts] == list(range(GAME.action_count))


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("play medici 7", "play medici 7"),
        ("PLAY  Medici  7 ring ", "play medici 7 ring"),
        ("play m 7", "play medici 7"),
        ("edict twos-and-threes", "edict twos-and-threes"),
        ("Trump ors", "trump orsini"),
        ("bull", "bull"),
        ("pass", "pass"),
        ("sin", "sin"),
        ("name 4", "name 4"),
    ],
)
def test_reading_is_forgiving_about_case_and_spaces(text: str, canonical: str) -> None:
    assert GAME.notation(GAME.parse(text)) == canonical


@pytest.mark.parametrize(
    "text",
    ["", "   ", "play", "play medici", "play medici 0", "play medici 10", "play x 3",
     "play medici ³", "play medici 7 rung", "edict", "edict nothing", "edict 1", "edict #1",
     "edict #40", "edict #", "edict #99999999999999999999", "trump", "trump x", "name 5", "name 0",
     "name A", "pass pass", "sin\0"],
)  # fmt: skip
def test_anything_else_is_bad_notation(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "start ruler 3 lay any-medici sixes most",
        "lay sixes",
        "deal m123456789 / s123456789 / b123456789 / o123456789",
        "deal m1 s2 / b3",
    ],
)
def test_outcomes_read_back(text: str) -> None:
    assert GAME.outcome_notation(GAME.parse_outcome(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "lay",
        "lay nothing",
        "lay sixes sixes",
        "start ruler 5 lay sixes",
        "start ruler 1 lay",
        "deal m0",
        "deal m11",
        "deal x1",
    ],
)
def test_other_outcomes_are_bad_notation(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse_outcome(text)


@pytest.mark.parametrize(
    ("text", "cards"), [("", 0), ("m1", 1), ("m19 o9", 1 | 1 << 8 | 1 << 35), ("s1", 1 << 9)]
)
def test_sets_of_cards(text: str, cards: int) -> None:
    assert parse_cards(text) == cards
    assert cards_text(cards) == text
