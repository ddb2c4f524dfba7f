"""Every registered game conforms, for every number of seats and a selection of options.

Nothing here is about a particular game. With the default options every check runs. Other setups
take turns, with the compiled build only, so that each check runs on some of them and each of them
has some checks. The soak tests run everything.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import isqrt

import pytest

from simony import registry
from simony.conformance import CHECKS, SPEC_CHECKS, Setup, setups
from simony.conformance.playthrough import play_through
from simony.conformance.setups import SMALL, cover_options
from simony.core.contract import Game
from simony.core.game_spec import GameSpec

RANDOM, SUGGESTED = 0, 1
CANDIDATES = 8


def is_default(setup: Setup, spec: GameSpec) -> bool:
    return all(dict(setup.options)[option.key] == option.default for option in spec.options)


def in_turns(spec: GameSpec) -> Iterator[tuple[str, Setup, list[int]]]:
    """Return checks, setups and the parity of seeds, which selects how games are played."""
    every = setups(spec)
    others = [setup for setup in every if not is_default(setup, spec)]
    turns = max(1, isqrt(len(others)))
    for number, setup in enumerate(every):
        for turn, check in enumerate(CHECKS):
            if setup not in others:
                yield check, setup, [RANDOM, SUGGESTED]
            elif (number + turn) % turns == 0:
                yield check, setup, [number % 2]


def parameters() -> list[object]:
    """Return the parameters setup by setup, so that checks can use what others have cached."""
    return [
        pytest.param(
            key,
            check,
            setup,
            played,
            id=f"{key}-{setup}-{check}",
            marks=() if is_default(setup, spec) else pytest.mark.once,
        )
        for key, spec in registry.game_specs().items()
        for check, setup, played in in_turns(spec)
    ]


@cache
def opened(key: str, setup: Setup) -> Game:
    return setup.open(registry.game_spec(key))


def shortest(game: Game, way: int) -> int:
    """Return the seed of the shortest of some games: long ones cover little more."""
    return min(
        range(way, 2 * CANDIDATES, 2), key=lambda seed: len(play_through(game, seed).entries)
    )


@pytest.mark.parametrize("key", registry.game_specs())
@pytest.mark.parametrize("check", SPEC_CHECKS)
def test_spec(check: str, key: str) -> None:
    SPEC_CHECKS[check](registry.game_spec(key))


@pytest.mark.parametrize(("key", "check", "setup", "played"), parameters())
def test_game(key: str, check: str, setup: Setup, played: list[int]) -> None:
    game = opened(key, setup)
    CHECKS[check](game, [shortest(game, way) for way in played])


@pytest.mark.parametrize("key", registry.game_specs())
def test_every_check_runs_for_every_number_of_seats_and_every_setup_runs(key: str) -> None:
    spec = registry.game_spec(key)
    met = [(check, setup) for check, setup, _ in in_turns(spec)]
    assert {(check, setup.seats) for check, setup in met if is_default(setup, spec)} == {
        (each, seats) for each in CHECKS for seats in spec.seat_counts
    }
    assert {setup for _, setup in met} == set(setups(spec))


def test_few_options_are_all_combined() -> None:
    assert cover_options([["a", "b"], ["x", "y", "z"]]) == [
        (one, other) for one in "ab" for other in "xyz"
    ]
    assert cover_options([]) == [()]


def meet(rows: list[tuple[str, ...]], values: list[list[str]], one: int, other: int) -> bool:
    return {(row[one], row[other]) for row in rows} == {
        (first, second) for first in values[one] for second in values[other]
    }


def test_with_more_options_every_pair_of_values_occurs() -> None:
    values = [["off", "on"]] * 4 + [["random", "1", "2", "3"]]
    rows = cover_options(values)
    assert rows[0] == ("off", "off", "off", "off", "random")
    assert len(rows) <= SMALL
    assert all(meet(rows, values, one, other) for one in range(len(values)) for other in range(one))


def test_each_value_of_a_long_option_occurs() -> None:
    values = [["off", "on"], [str(seat) for seat in range(9)], ["a", "b", "c"]]
    rows = cover_options(values)
    assert len(rows) == 9
    assert {row[1] for row in rows} == set(values[1])
    assert meet(rows, values, 0, 2)
    assert {sum(row[2] == value for row in rows) for value in values[2]} == {3}
