"""Who sits down: a bot by its name, with parameters after slashes. `bishop/iterations=300` is a bishop that plays 300 games in its head.

Whoever lets bots play against each other goes through `player`; a kind of bot that is added to `KINDS` can be named everywhere at once.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from simony.bots.bot import Bot
from simony.bots.hired import Hiring
from simony.bots.levels import BISHOP, LEVELS
from simony.bots.manner import BANDIT, FLAT, HALVING, PLAIN, WHOLE_TREE, Manner
from simony.bots.program import Programs
from simony.core.contract import Game, View
from simony.core.errors import BadOption
from simony.core.rng import Rng

MOST_ITERATIONS = 1_000_000_000
MOST_SECONDS = 3600.0


class Player(Protocol):
    """Whoever can be asked. What it answers depends on the view, its generator and its budget alone."""

    def decide(self, view: View) -> int: ...


@dataclass(frozen=True, slots=True)
class Budget:
    """What a bot that searches may spend on a decision; 0 for no such limit. With neither it has its own; what its spec says goes first."""

    seconds: float = 0.0
    iterations: int = 0


@dataclass(frozen=True)
class Number:
    """A parameter that is a number within bounds."""

    low: float
    high: float
    whole: bool = True

    @property
    def expected(self) -> str:
        return f"{self.low:,g}–{self.high:,.0f}"

    def fits(self, text: str) -> bool:
        try:
            number = float(int(text)) if self.whole else float(text)
        except (ValueError, OverflowError):
            return False
        return math.isfinite(number) and self.low <= number <= self.high and text.isascii() and "_" not in text


@dataclass(frozen=True)
class Word:
    """A parameter that is one of some words."""

    values: tuple[str, ...]

    @property
    def expected(self) -> str:
        return " | ".join(self.values)

    def fits(self, text: str) -> bool:
        return text in self.values


Settings = Mapping[str, str]
"""What was said after the slashes. Each fits its parameter."""


@dataclass(frozen=True)
class Kind:
    """A kind of bot: how it sits down, and what may be said about it."""

    sits_down: Callable[[Game, Settings, Rng, Budget], Player]
    parameters: Mapping[str, Number | Word] = field(default_factory=dict)


@dataclass(frozen=True)
class Spec:
    """A bot as it was named."""

    name: str
    settings: dict[str, str]


def _level(level: str) -> Callable[[Game, Settings, Rng, Budget], Player]:
    def sits_down(game: Game, settings: Settings, rng: Rng, budget: Budget) -> Player:
        own = _budget(settings, budget)
        return Bot(game, level, rng, own.iterations, own.seconds)

    return sits_down


def _searching(usual: Manner) -> Callable[[Game, Settings, Rng, Budget], Player]:
    """A search of any manner, for experiments."""

    def sits_down(game: Game, settings: Settings, rng: Rng, budget: Budget) -> Player:
        own = _budget(settings, budget)
        return Bot(game, LEVELS[BISHOP], rng, own.iterations, own.seconds, manner(settings, usual))

    return sits_down


def manner(settings: Settings, usual: Manner) -> Manner:
    """What is not said is as in `usual`."""
    return Manner(
        deep=int(settings.get("deep", usual.deep)),
        others=int(settings.get("others", usual.others)),
        root=_ROOTS.get(settings.get("root", ""), usual.root),
        slips=float(settings.get("slips", usual.slips)),
        length=int(settings.get("length", usual.length)),
        glance=int(settings.get("glance", usual.glance)),
        worlds=int(settings.get("worlds", usual.worlds)),
        belief=int(settings.get("belief", usual.belief)),
        mix=int(settings.get("mix", usual.mix)),
        explore=float(settings.get("explore", usual.explore)),
        widen=int(settings.get("widen", usual.widen)),
    )


def _budget(settings: Settings, budget: Budget) -> Budget:
    """A spec's own goes first. With seconds alone there is no other limit; with neither, 0 iterations are what the level has."""
    own = Budget(float(settings.get("seconds", 0)), int(settings.get("iterations", 0)))
    if not own.seconds and not own.iterations:
        own = budget
    return Budget(own.seconds, MOST_ITERATIONS) if own.seconds and not own.iterations else own


_SEARCH: dict[str, Number | Word] = {"iterations": Number(1, MOST_ITERATIONS), "seconds": Number(0.001, MOST_SECONDS, whole=False)}
_ROOTS = {"halving": HALVING, "bandit": BANDIT}
_MANNER: dict[str, Number | Word] = {
    **_SEARCH,
    "deep": Number(0, WHOLE_TREE),
    "others": Number(0, 1),
    "root": Word(tuple(_ROOTS)),
    "slips": Number(0, 1, whole=False),
    "length": Number(0, 1_000_000),
    "glance": Number(0, 1),
    "worlds": Number(0, 1_000_000),
    "belief": Number(1, 1000),
    "mix": Number(0, 100),
    "explore": Number(0, 100, whole=False),
    "widen": Number(0, 1_000_000),
}
MANNERS = {"flat": FLAT, "tree": Manner(deep=WHOLE_TREE), "plain": PLAIN}
KINDS: dict[str, Kind] = {
    **{level: Kind(_level(level), _SEARCH if number >= BISHOP else {}) for number, level in enumerate(LEVELS)},
    **{name: Kind(_searching(usual), _MANNER) for name, usual in MANNERS.items()},
}


def player(game: Game, spec: str, seat: int, seed: str, budget: Budget, hiring: Hiring | None = None) -> Player:
    """The bot that a spec names, in one seat of one game; all its chance comes from `seed`. `BadOption` if there is none such."""
    read = read_spec(spec, hiring.programs if hiring is not None else None)
    if hiring is not None and read.name in hiring.programs:
        return hiring.hire(game, read.name, seat, seed, budget.seconds, budget.iterations)
    return KINDS[read.name].sits_down(game, read.settings, Rng(seed), budget)


def read_spec(spec: str, programs: Programs | None = None) -> Spec:
    """A spec taken apart; `BadOption` says what was expected and what came."""
    name, *parts = (part.strip() for part in spec.lower().split("/"))
    if programs is not None and name in programs:
        if parts:
            raise BadOption("error-bot-parameters", name=name, came="/".join(parts))
        return Spec(name, {})
    if name not in KINDS:
        known = [*KINDS, *(programs.names if programs is not None else [])]
        raise BadOption("error-level", came=name, known=" | ".join(known))
    settings: dict[str, str] = {}
    for part in parts:
        key, _, value = (word.strip() for word in part.partition("="))
        _check(name, key, value, part)
        if key in settings:
            raise BadOption("error-bot-parameter-twice", name=name, parameter=key)
        settings[key] = value
    return Spec(name, settings)


def _check(name: str, key: str, value: str, came: str) -> None:
    parameters = KINDS[name].parameters
    if not parameters:
        raise BadOption("error-bot-parameters", name=name, came=came)
    if key not in parameters:
        raise BadOption("error-bot-parameter", name=name, came=came, known=" | ".join(f"{known}=…" for known in parameters))
    if not parameters[key].fits(value):
        raise BadOption("error-bot-value", name=name, parameter=key, came=value, expected=parameters[key].expected)


def written(spec: str, programs: Programs | None = None) -> str:
    """A spec as it is always written: the same bot has the same name, however it was typed."""
    read = read_spec(spec, programs)
    return "/".join([read.name, *(f"{key}={value}" for key, value in sorted(read.settings.items()))])
