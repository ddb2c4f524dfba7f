"""Which action a typed answer means."""

from __future__ import annotations

import pytest

from simony.core.choice_numbers import choice_numbers
from simony.core.errors import BadNotation
from simony.core.scene import Choice
from simony.i18n.text import Text
from simony.registry import open_game
from simony.terminal.answers import AnswerParser, UnclearAnswer, choice_range, normalize

GAME = open_game("indulgence", 4)


def choices(*notations: str) -> list[Choice]:
    return [
        Choice(GAME.parse(notation), Text(f"Choose {notation}"), notation) for notation in notations
    ]


CARDS = choices(
    "play medici 3", "play medici 7", "play borgia 7", "play medici 3 ring", "play medici 7 ring"
)


def meant(typed: str, offered: list[Choice] = CARDS) -> str:
    return GAME.notation(AnswerParser(GAME, lambda text: text.key).find(normalize(typed), offered))


@pytest.mark.parametrize(
    ("typed", "notation"),
    [
        ("1", "play medici 3"),
        ("\uff13", "play borgia 7"),
        ("play medici 7", "play medici 7"),
        ("PLAY   Medici 7", "play medici 7"),
        ("m7", "play medici 7"),
        ("med 7", "play medici 7"),
        ("medici 3", "play medici 3"),
        ("m3 ring", "play medici 3 ring"),
        ("m3r", "play medici 3 ring"),
        ("bor", "play borgia 7"),
        ("Choose play borgia 7", "play borgia 7"),
        ("\uff4d\uff17", "play medici 7"),
    ],
)
def test_forgiving(typed: str, notation: str) -> None:
    assert meant(typed) == notation


@pytest.mark.parametrize(
    ("typed", "notation"),
    [
        ("play orsini 1", "play orsini 1"),
        ("o1", "play orsini 1"),
        ("sin", "sin"),
        ("trump med", "trump medici"),
    ],
)
def test_illegal_actions_are_recognised_so_that_rules_can_refuse_them(
    typed: str, notation: str
) -> None:
    assert meant(typed) == notation


@pytest.mark.parametrize("typed", ["0", "6", "999999", "7" * 5000])
def test_numbers_that_are_not_a_choice(typed: str) -> None:
    with pytest.raises(UnclearAnswer, match="1 to 5"):
        meant(typed)


@pytest.mark.parametrize("typed", ["medici", "play", "play 7"])
def test_ambiguous_answers(typed: str) -> None:
    with pytest.raises(UnclearAnswer, match="several"):
        meant(typed)


def test_the_beginning_of_a_choices_words_is_enough() -> None:
    offered = [
        Choice(GAME.parse("pass"), Text("見送る（罰なし）"), "pass"),
        Choice(GAME.parse("sin"), Text("見込みに賭ける"), "sin"),
    ]
    assert meant("見送る", offered) == "pass"
    with pytest.raises((BadNotation, UnclearAnswer)):
        meant("見", offered)


@pytest.mark.parametrize(
    "typed", ["m", "b", "x", "x7", "m77", "m 0", "?!", "ring medici 3 3", "-1", "\u0661"]
)
def test_answers_that_match_nothing(typed: str) -> None:
    with pytest.raises((BadNotation, UnclearAnswer)):
        meant(typed)


def test_amounts_are_answered_by_the_number_itself() -> None:
    def named(*notations: str) -> list[Choice]:
        return [
            Choice(action, Text("seat-name", number=action), notation)
            for action, notation in enumerate(notations)
        ]

    assert choice_numbers(named("coins 0", "coins 1", "coins 2")) == [0, 1, 2]
    assert choice_numbers(named("coins 0", "coins 1", "hundred")) == [0, 1, 2]
    for others in (
        ["bid 1", "bid 2"],
        ["visit 2", "visit 4"],
        ["pass", "coins 0"],
        ["coins 0", "take 1"],
        ["coins 0"],
        ["a b", "c"],
    ):
        assert choice_numbers(named(*others)) == list(range(1, len(others) + 1))
    assert choice_range(named("coins 0", "coins 1")) == {"count": 2, "first": 0, "last": 1}
