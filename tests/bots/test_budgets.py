"""What a bot may spend on a decision: seconds, iterations, both or neither.

The clock of these tests advances by a fixed step whenever it is read, so nothing depends on the
speed of the machine.
"""

from __future__ import annotations

import math
import time

import msgspec
import pytest

from bots.sample_positions import decisions
from simony.bots.bot import MAX_ITERATIONS, Bot, search_limits
from simony.bots.bot_spec import Budget, make_player
from simony.bots.levels import LEVELS, search_iterations
from simony.bots.workers.bot_worker import answer
from simony.bots.workers.messages import BotRequest, pack_game
from simony.core.errors import BadOption
from simony.core.rng import Rng

[(GAME, _, VIEW)] = decisions("indulgence", 4, every=9, most=1)
LEVEL = "cardinal"
OWN = search_iterations(GAME, LEVELS.index(LEVEL))
STEP = 0.001
MUCH = 5 * OWN * STEP
"""Seconds in which the clock is read five times as often as the level has iterations."""


class SteppingClock:
    """A clock that advances by `STEP` whenever it is read."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += STEP
        return self.now


@pytest.fixture(autouse=True)
def stepping_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "monotonic", SteppingClock())


def spent(bot: object) -> int:
    assert isinstance(bot, Bot)
    return sum(each.visits for each in bot.action_stats(VIEW))


def test_seconds_alone_are_used_up() -> None:
    assert spent(Bot(GAME, LEVEL, Rng("1"), seconds=MUCH)) > 2 * OWN
    assert spent(Bot(GAME, LEVEL, Rng("1"), seconds=4 * STEP)) < OWN / 2


def test_a_bot_and_its_spec_spend_the_same() -> None:
    for bot, spec, budget in [
        (Bot(GAME, LEVEL, Rng("1"), seconds=MUCH), f"cardinal/seconds={MUCH}", Budget()),
        (Bot(GAME, LEVEL, Rng("1"), seconds=MUCH), "cardinal", Budget(MUCH)),
        (Bot(GAME, LEVEL, Rng("1"), 30), "cardinal/iterations=30", Budget(MUCH)),
        (Bot(GAME, LEVEL, Rng("1"), 30, MUCH), "cardinal", Budget(MUCH, 30)),
        (Bot(GAME, LEVEL, Rng("1")), "cardinal", Budget()),
    ]:
        made = make_player(GAME, spec, VIEW.viewer, "1", budget)
        assert isinstance(made, Bot)
        assert (made._iterations, made._seconds) == (bot._iterations, bot._seconds)


def test_the_limit_that_is_reached_first_counts() -> None:
    by_count = spent(Bot(GAME, LEVEL, Rng("1"), iterations=OWN))
    assert spent(Bot(GAME, LEVEL, Rng("1"), iterations=OWN, seconds=100 * MUCH)) == by_count
    by_time = spent(Bot(GAME, LEVEL, Rng("1"), seconds=10 * STEP))
    assert spent(Bot(GAME, LEVEL, Rng("1"), iterations=10**6, seconds=10 * STEP)) == by_time < OWN


def test_a_worker_has_the_iterations_of_the_level_and_a_time_limit() -> None:
    """A table allows more seconds than a level needs; they must not make the level stronger."""
    for seconds, least, most in ((1000 * MUCH, OWN / 2, OWN), (4 * STEP, 0, OWN / 2)):
        request = BotRequest(pack_game(GAME), VIEW.to_bytes(), LEVEL, "1", seconds, statistics=True)
        reply = answer(msgspec.msgpack.encode(request))
        assert reply.advice is not None, reply.problem
        assert least <= sum(each.visits for each in reply.advice.thoughts) <= most


@pytest.mark.parametrize(
    ("level", "given", "limits"),
    [
        (LEVEL, (0, 0.0), (OWN, 0.0)),
        (LEVEL, (0, 0.25), (0, 0.25)),
        (LEVEL, (7, 0.0), (7, 0.0)),
        (LEVEL, (7, 0.25), (7, 0.25)),
        (LEVEL, (0, 2), (0, 2.0)),
        ("priest", (0, 0.0), (0, 0.0)),
    ],
)
def test_limits(level: str, given: tuple[int, float], limits: tuple[int, float]) -> None:
    assert search_limits(GAME, LEVELS.index(level), *given) == limits


def test_a_level_that_does_not_search_ignores_its_budget() -> None:
    taken = {
        Bot(GAME, "priest", Rng("1"), iterations, seconds).decide(VIEW)
        for iterations, seconds in ((0, 0.0), (50, 0.0), (0, MUCH), (50, MUCH))
    }
    assert len(taken) == 1


@pytest.mark.parametrize("level", ["priest", "pope"])
@pytest.mark.parametrize(
    ("iterations", "seconds", "expected"),
    [
        (0, -0.5, "cannot have seconds=-0.5. Expected: 0 ≤ seconds < ∞"),
        (0, math.nan, "cannot have seconds=nan"),
        (0, math.inf, "cannot have seconds=inf"),
        (9, -math.inf, "cannot have seconds=-inf"),
        (-1, 0.0, "cannot have iterations=-1. Expected: 0–1,000,000,000"),
        (-1, 2.0, "cannot have iterations=-1"),
        (MAX_ITERATIONS + 1, 0.0, "cannot have iterations=1000000001"),
    ],
)
def test_an_impossible_limit_is_refused(
    level: str, iterations: int, seconds: float, expected: str
) -> None:
    with pytest.raises(BadOption) as caught:
        Bot(GAME, level, Rng("1"), iterations, seconds)
    assert expected in str(caught.value)
