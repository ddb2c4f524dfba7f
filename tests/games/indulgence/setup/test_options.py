"""The options of a game, and the errors for wrong ones."""

from typing import Any

import pytest

from simony.core.errors import BadOption
from simony.registry import open_game


def test_options_have_defaults() -> None:
    game = open_game("indulgence")
    assert game.seats == 4
    assert game.options == {"expert": "off", "edition": "english", "first_ruler": "random"}


@pytest.mark.parametrize(
    ("chosen", "options"),
    [
        ({"expert": True}, {"expert": "on"}),
        ({"expert": "ON "}, {"expert": "on"}),
        ({"expert": False}, {"expert": "off"}),
        ({"edition": "Japanese"}, {"edition": "japanese"}),
        ({"first_ruler": 2}, {"first_ruler": "2"}),
    ],
)
def test_options_are_read_as_words(chosen: dict[str, object], options: dict[str, str]) -> None:
    assert open_game("indulgence", 3, chosen).options.items() >= options.items()


@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 5, 10])
def test_options_only_three_or_four_play(seats: int) -> None:
    with pytest.raises(BadOption, match=rf"3 to 4 players, not {seats}"):
        open_game("indulgence", seats)


@pytest.mark.parametrize(
    ("seats", "chosen", "problem"),
    [
        (4, {"expert": "perhaps"}, r"expert takes off \| on, not “perhaps”"),
        (4, {"expert": 1}, r"expert takes off \| on"),
        (4, {"edition": "german"}, r"edition takes english \| japanese, not “german”"),
        (4, {"first_ruler": 5}, r"first_ruler takes random \| 1 \| 2 \| 3 \| 4, not “5”"),
        (3, {"first_ruler": 4}, r"first_ruler takes random \| 1 \| 2 \| 3, not “4”"),
        (4, {"first_ruler": 0}, "first_ruler takes"),
        (4, {"bulls": 2}, "no option “bulls”. It has: expert, edition, first_ruler"),
    ],
)
def test_options_errors_say_what_was_expected(
    seats: int, chosen: dict[str, Any], problem: str
) -> None:
    with pytest.raises(BadOption, match=problem):
        open_game("indulgence", seats, chosen)


def test_options_an_unknown_game() -> None:
    with pytest.raises(BadOption, match="indulgence"):
        open_game("indulgences")
