"""Bots by name, with parameters after slashes.

`bishop/iterations=300` is a bishop that plays 300 simulated games for each decision.

All commands that let bots play create them with `make_player`. A kind of bot added to `BOT_KINDS`
can be named in all of them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from simony.bots.bot import MAX_ITERATIONS, Bot
from simony.bots.levels import BISHOP, LEVELS
from simony.bots.programs.program import ProgramCommands
from simony.bots.programs.sync_program import ProgramRunner
from simony.bots.search.config import (
    BANDIT,
    FLAT,
    PLAIN,
    SEQUENTIAL_HALVING,
    UNLIMITED_DEPTH,
    SearchConfig,
)
from simony.core.contract import Game, View
from simony.core.errors import BadOption, did_you_mean
from simony.core.rng import Rng

MAX_SECONDS = 3600.0


class Player(Protocol):
    """Something that takes decisions.

    Its answer depends only on the view, its generator and its budget.

    >>> from simony import Rng, open_game
    >>> from simony.bots.bot_spec import Budget, Player, make_player
    >>> game = open_game("dogma", seats=3)
    >>> state = game.new()
    >>> state.apply_chance(state.draw(Rng(1)))
    >>> class FirstAction:
    ...     def decide(self, view):
    ...         return view.legal[0]
    >>> players: list[Player] = [
    ...     FirstAction(),
    ...     *(make_player(game, "priest", seat, f"seed {seat}", Budget()) for seat in (1, 2)),
    ... ]
    >>> [seat] = state.pending_seats()
    >>> players[seat].decide(state.view(seat)) in state.legal(seat)
    True
    """

    def decide(self, view: View) -> int: ...


@dataclass(frozen=True, slots=True)
class Budget:
    """What a searching bot may spend on a decision; 0 means no such limit.

    With both, the limit that is reached first counts. With neither, the bot uses the iterations of
    its level. A budget in the spec takes precedence.

    >>> from simony import open_game
    >>> from simony.bots.bot_spec import Budget, make_player
    >>> game = open_game("dogma", seats=3)
    >>> budget = Budget(seconds=0.5)
    >>> player = make_player(game, "cardinal", seat=0, seed="1", budget=budget)
    >>> budget
    Budget(seconds=0.5, iterations=0)
    """

    seconds: float = 0.0
    iterations: int = 0


@dataclass(frozen=True)
class NumberParameter:
    """A numeric parameter with bounds."""

    low: float
    high: float
    whole: bool = True

    @property
    def expected(self) -> str:
        return f"{self.low:,g}–{self.high:,.0f}"

    def accepts(self, text: str) -> bool:
        try:
            number = float(int(text)) if self.whole else float(text)
        except (ValueError, OverflowError):
            return False
        return (
            math.isfinite(number)
            and self.low <= number <= self.high
            and text.isascii()
            and "_" not in text
        )


@dataclass(frozen=True)
class WordParameter:
    """A parameter with a fixed set of values."""

    values: tuple[str, ...]

    @property
    def expected(self) -> str:
        return " | ".join(self.values)

    def accepts(self, text: str) -> bool:
        return text in self.values


Settings = Mapping[str, str]
"""The parameters after the slashes, already validated."""


@dataclass(frozen=True)
class BotKind:
    """A kind of bot: how to create it, and its parameters."""

    create: Callable[[Game, Settings, Rng, Budget], Player]
    parameters: Mapping[str, NumberParameter | WordParameter] = field(default_factory=dict)


@dataclass(frozen=True)
class BotSpec:
    """A parsed bot spec.

    >>> from simony.bots.bot_spec import parse_bot_spec
    >>> parse_bot_spec("Bishop/iterations=300")
    BotSpec(name='bishop', settings={'iterations': '300'})
    """

    name: str
    settings: dict[str, str]


def _level_factory(level: str) -> Callable[[Game, Settings, Rng, Budget], Player]:
    def create(game: Game, settings: Settings, rng: Rng, budget: Budget) -> Player:
        own = _effective_budget(settings, budget)
        return Bot(game, level, rng, own.iterations, own.seconds)

    return create


def _search_factory(default: SearchConfig) -> Callable[[Game, Settings, Rng, Budget], Player]:
    """Return a factory for bots with a configurable search, for experiments."""

    def create(game: Game, settings: Settings, rng: Rng, budget: Budget) -> Player:
        own = _effective_budget(settings, budget)
        return Bot(
            game, LEVELS[BISHOP], rng, own.iterations, own.seconds, search_config(settings, default)
        )

    return create


def search_config(settings: Settings, default: SearchConfig) -> SearchConfig:
    """Return the search configuration; missing settings come from `default`."""
    return SearchConfig(
        tree_depth=int(settings.get("deep", default.tree_depth)),
        opponent_trees=int(settings.get("others", default.opponent_trees)),
        root_strategy=_ROOT_STRATEGIES.get(settings.get("root", ""), default.root_strategy),
        rollout_epsilon=float(settings.get("slips", default.rollout_epsilon)),
        rollout_length=int(settings.get("length", default.rollout_length)),
        leaf_evaluation=int(settings.get("glance", default.leaf_evaluation)),
        world_pool_size=int(settings.get("worlds", default.world_pool_size)),
        worlds_per_belief=int(settings.get("belief", default.worlds_per_belief)),
        mix_percent=int(settings.get("mix", default.mix_percent)),
        exploration=float(settings.get("explore", default.exploration)),
        widening_interval=int(settings.get("widen", default.widening_interval)),
    )


def _effective_budget(settings: Settings, budget: Budget) -> Budget:
    """Return the budget that applies: the spec's own, or else the given one."""
    own = Budget(float(settings.get("seconds", 0)), int(settings.get("iterations", 0)))
    return own if own.seconds or own.iterations else budget


_BUDGET_PARAMETERS: dict[str, NumberParameter | WordParameter] = {
    "iterations": NumberParameter(1, MAX_ITERATIONS),
    "seconds": NumberParameter(0.001, MAX_SECONDS, whole=False),
}
_ROOT_STRATEGIES = {"halving": SEQUENTIAL_HALVING, "bandit": BANDIT}
_SEARCH_PARAMETERS: dict[str, NumberParameter | WordParameter] = {
    **_BUDGET_PARAMETERS,
    "deep": NumberParameter(0, UNLIMITED_DEPTH),
    "others": NumberParameter(0, 1),
    "root": WordParameter(tuple(_ROOT_STRATEGIES)),
    "slips": NumberParameter(0, 1, whole=False),
    "length": NumberParameter(0, 1_000_000),
    "glance": NumberParameter(0, 1),
    "worlds": NumberParameter(0, 1_000_000),
    "belief": NumberParameter(1, 1000),
    "mix": NumberParameter(0, 100),
    "explore": NumberParameter(0, 100, whole=False),
    "widen": NumberParameter(0, 1_000_000),
}
SEARCH_CONFIGS = {"flat": FLAT, "tree": SearchConfig(tree_depth=UNLIMITED_DEPTH), "plain": PLAIN}
BOT_KINDS: dict[str, BotKind] = {
    **{
        level: BotKind(_level_factory(level), _BUDGET_PARAMETERS if number >= BISHOP else {})
        for number, level in enumerate(LEVELS)
    },
    **{
        name: BotKind(_search_factory(config), _SEARCH_PARAMETERS)
        for name, config in SEARCH_CONFIGS.items()
    },
}


def make_player(
    game: Game, spec: str, seat: int, seed: str, budget: Budget, runner: ProgramRunner | None = None
) -> Player:
    """Return the bot named by a spec, for one seat of one game.

    All its randomness comes from `seed`. Raise `BadOption` if the spec is invalid.
    """
    parsed = parse_bot_spec(spec, runner.programs if runner is not None else None)
    if runner is not None and parsed.name in runner.programs:
        return runner.new_player(game, parsed.name, seat, seed, budget.seconds, budget.iterations)
    return BOT_KINDS[parsed.name].create(game, parsed.settings, Rng(seed), budget)


def parse_bot_spec(spec: str, programs: ProgramCommands | None = None) -> BotSpec:
    """Parse a spec; raise `BadOption` with what was expected if it is invalid."""
    name, *parts = (part.strip() for part in spec.lower().split("/"))
    if programs is not None and name in programs:
        if parts:
            raise BadOption("error-bot-parameters", name=name, came="/".join(parts))
        return BotSpec(name, {})
    if name not in BOT_KINDS:
        known = [*BOT_KINDS, *(programs.names if programs is not None else [])]
        problem = BadOption("error-level", came=name, known=" | ".join(known))
        raise did_you_mean(problem, name, known)
    settings: dict[str, str] = {}
    for part in parts:
        key, _, value = (word.strip() for word in part.partition("="))
        _check(name, key, value, part)
        if key in settings:
            raise BadOption("error-bot-parameter-twice", name=name, parameter=key)
        settings[key] = value
    return BotSpec(name, settings)


def _check(name: str, key: str, value: str, came: str) -> None:
    parameters = BOT_KINDS[name].parameters
    if not parameters:
        raise BadOption("error-bot-parameters", name=name, came=came)
    if key not in parameters:
        problem = BadOption(
            "error-bot-parameter",
            name=name,
            came=came,
            known=" | ".join(f"{known}=…" for known in parameters),
        )
        raise did_you_mean(problem, key, parameters)
    parameter = parameters[key]
    if not parameter.accepts(value):
        problem = BadOption(
            "error-bot-value",
            name=name,
            parameter=key,
            came=value,
            expected=parameter.expected,
        )
        words = parameter.values if isinstance(parameter, WordParameter) else ()
        raise did_you_mean(problem, value, words)


def canonical_spec(spec: str, programs: ProgramCommands | None = None) -> str:
    """Return the canonical form of a spec: parameters sorted, lower case."""
    parsed = parse_bot_spec(spec, programs)
    return "/".join(
        [parsed.name, *(f"{key}={value}" for key, value in sorted(parsed.settings.items()))]
    )
