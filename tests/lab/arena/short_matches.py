"""Short matches for the tests of the arena, and bots with a given behaviour."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from simony.bots import bot_spec
from simony.bots.bot_spec import BotKind, Budget, Player
from simony.bots.programs.program import ProgramCommands
from simony.core.contract import Game, View
from simony.core.rng import Rng
from simony.lab.arena.match import Match, make_match
from simony.registry import open_game

Chooses = Callable[[View], int]


def short_game(seats: int = 3, **options: object) -> Game:
    return open_game("indulgence", seats, options, {"game": {"rounds": 1}})


def short_match(
    *bots: str,
    seats: int = 3,
    seed: str = "s",
    programs: ProgramCommands | None = None,
    budget: Budget | None = None,
) -> Match:
    return make_match(short_game(seats), bots or ("priest", "random"), seed, budget, programs)


class FunctionBot:
    """A bot that calls a function."""

    def __init__(self, chooses: Chooses) -> None:
        self.decide = chooses


def add_kind(monkeypatch: pytest.MonkeyPatch, name: str, chooses: Chooses) -> None:
    """Register a bot of that name, in this process."""

    def create(_game: Game, _settings: object, _rng: Rng, _budget: Budget) -> Player:
        return FunctionBot(chooses)

    monkeypatch.setitem(bot_spec.BOT_KINDS, name, BotKind(create))
