"""The long tests of `make soak`: those of the suite with many more games."""

from __future__ import annotations

from functools import cache

import pytest

from games.indulgence.reference.lockstep import Pair
from games.indulgence.reference.test_lockstep import TABLES, play_one
from simony import registry
from simony.conformance import CHECKS, Setup, setups
from simony.core.contract import Game
from simony.core.rng import Rng

pytestmark = pytest.mark.soak

LOCKSTEP_GAMES = 300
CONFORMANCE_GAMES = 15


@pytest.mark.parametrize(("seats", "expert", "edition"), TABLES)
def test_lockstep_with_the_reference(seats: int, expert: bool, edition: str) -> None:
    for number in range(LOCKSTEP_GAMES):
        play_one(
            Pair.open(seats, expert=expert, edition=edition),
            Rng(f"soak {number}"),
            sinfully=number % 2 == 1,
        )


@cache
def opened(key: str, setup: Setup) -> Game:
    return setup.open(registry.game_spec(key))


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize(
    ("key", "setup"),
    [(key, setup) for key, spec in registry.game_specs().items() for setup in setups(spec)],
    ids=str,
)
def test_conformance(check: str, key: str, setup: Setup) -> None:
    CHECKS[check](opened(key, setup), range(1000, 1000 + CONFORMANCE_GAMES))
