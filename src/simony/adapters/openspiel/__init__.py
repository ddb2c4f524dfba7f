"""The games as OpenSpiel games. Importing this package registers them with `pyspiel.load_game`.

>>> import pyspiel
>>> import simony.adapters.openspiel
>>> game = pyspiel.load_game("simony_indulgence(players=4)")
>>> game.num_players()
4

Every game is registered as ``simony_`` and its key, with ``players``, ``reward``, ``house_rules``
and its options as parameters (`games`). So are the small games for exact algorithms, which have no
parameters (`small_games`).
"""

from __future__ import annotations

from simony.adapters.errors import MissingLibrary

try:
    import pyspiel
except ImportError as error:
    raise MissingLibrary("OpenSpiel", "openspiel") from error

from simony.adapters.openspiel.games import SpielGame, SpielState, game_class
from simony.adapters.openspiel.house_rules import format_house_rules
from simony.adapters.openspiel.small_games import (
    SmallSpielGame,
    SmallSpielState,
    small_game_class,
)
from simony.lab.solve.small_games import small_games
from simony.registry import game_specs

__all__ = [
    "SmallSpielGame",
    "SmallSpielState",
    "SpielGame",
    "SpielState",
    "format_house_rules",
]


def _register() -> None:
    classes: list[type[SpielGame | SmallSpielGame]] = [
        *(game_class(spec) for spec in game_specs().values()),
        *(small_game_class(small) for small in small_games().values()),
    ]
    for each in classes:
        pyspiel.register_game(each.game_type, each)


_register()
