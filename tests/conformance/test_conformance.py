"""Every registered game keeps the contract, for every number of seats and a spread of options. There is no line about any one game here."""

from __future__ import annotations

from functools import cache

import pytest

from simony.conformance import BOX_CHECKS, CHECKS, Setup, setups
from simony.conformance.spread import SMALL, spread
from simony.core.contract import Game
from simony.games import registry

SETUPS = [(key, setup) for key, box in registry.boxes().items() for setup in setups(box)]
GAMES = 2


@cache
def opened(key: str, setup: Setup) -> Game:
    return setup.open(registry.box(key))


@pytest.mark.parametrize("key", registry.boxes())
@pytest.mark.parametrize("check", BOX_CHECKS)
def test_box(check: str, key: str) -> None:
    BOX_CHECKS[check](registry.box(key))


@pytest.mark.parametrize(("key", "setup", "number"), [(*each, number) for number, each in enumerate(SETUPS)], ids=str)
@pytest.mark.parametrize("check", CHECKS)
def test_game(check: str, key: str, setup: Setup, number: int) -> None:
    CHECKS[check](opened(key, setup), range(number * GAMES, (number + 1) * GAMES))


def test_few_options_are_all_combined() -> None:
    assert spread([["a", "b"], ["x", "y", "z"]]) == [(one, other) for one in "ab" for other in "xyz"]
    assert spread([]) == [()]


def test_of_many_options_every_two_values_meet() -> None:
    values = [["off", "on"]] * 4 + [["random", "1", "2", "3"]]
    rows = spread(values)
    assert rows[0] == ("off", "off", "off", "off", "random")
    assert len(rows) <= SMALL
    for one in range(len(values)):
        for other in range(one):
            assert {(row[one], row[other]) for row in rows} == {(first, second) for first in values[one] for second in values[other]}
