"""Checks of a `GameSpec`: its texts, its figures, and the attributes of its games."""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Sequence
from typing import NoReturn

from simony.conformance.playthrough import Fault, fail
from simony.conformance.texts import translation_problem
from simony.core.contract import Game
from simony.core.figures import STATUSES, list_figures
from simony.core.game_spec import GameSpec
from simony.i18n.text import Text


def about(game: Game, seeds: Sequence[int]) -> None:  # noqa: ARG001  # a game says the same of itself in every game
    """The attributes of a game are valid, and every figure has a known status."""
    for problem in _self_problems(game):
        fail(game, problem)


def _self_problems(game: Game) -> Iterator[str]:
    for name in ("rules_version", "max_actions", "max_legal", "action_count", "feature_count"):
        if getattr(game, name) < 1:
            yield f"{name} is {getattr(game, name)}"
    if game.max_legal > game.action_count:
        yield f"max_legal = {game.max_legal} is more than action_count = {game.action_count}"
    if game.new().game().key != game.key:
        yield f"new().game() is the game {game.new().game().key!r}"
    if game.new().to_bytes() != game.new().to_bytes():
        yield "new() gives different states"
    twin = pickle.loads(pickle.dumps(game))  # noqa: S301  # we made these bytes ourselves
    for name in ("key", "seats", "options", "figures_hash", "rules_version", "house_rules"):
        if getattr(twin, name) != getattr(game, name):
            yield (
                f"a pickled game has another {name}: {getattr(twin, name)!r}, not "
                f"{getattr(game, name)!r}"
            )
    for entry, _, status in list_figures(game.figures):
        if status not in STATUSES:
            yield (
                f"the figure {entry} has the status {status!r}, which is none of "
                f"{', '.join(STATUSES)}"
            )


def texts(spec: GameSpec) -> None:
    """The name, the description, every option and every value (except numbers) have a text in every
    language.
    """
    keys = [f"{spec.key}-name", f"{spec.key}-about"]
    for option in spec.options:
        keys.append(f"{spec.key}-option-{option.key}")
        keys.extend(
            f"{spec.key}-option-{option.key}-{value}"
            for value in option.values
            if not value.isdigit()
        )
    missing = [problem for problem in (translation_problem(Text(key)) for key in keys) if problem]
    if missing:
        _fail(spec, f"texts that every game needs are missing: {'; '.join(missing)}")


def opens(spec: GameSpec) -> None:
    """The spec opens a game of its name for each number of seats."""
    for seats in spec.seat_counts:
        game = spec.open(seats)
        if (game.key, game.seats) != (spec.key, seats):
            _fail(spec, f"opened for {seats}, it gives the game {game.key!r} for {game.seats}")
        if set(game.options) != {option.key for option in spec.options}:
            _fail(
                spec,
                f"the game has the options {sorted(game.options)}, the spec has "
                f"{sorted(option.key for option in spec.options)}",
            )


def earlier_options(spec: GameSpec) -> None:
    """The value for the time before an option existed is one of its values, and a game that was
    recorded without the option gets it.
    """
    for option in spec.options:
        if option.before and option.before not in option.values:
            _fail(
                spec,
                f"the option {option.key} was {option.before!r} before it existed, which is none "
                f"of its values {', '.join(option.values)}",
            )
    game = spec.open()
    kept = game.written_options()
    if spec.recorded_options(game.seats, kept) != game.options:
        _fail(spec, f"the options {game.options}, written as {kept}, are not read back")


def _fail(spec: GameSpec, problem: str) -> NoReturn:
    raise Fault("\n".join([problem, f"in the spec {spec.key!r}"]))
