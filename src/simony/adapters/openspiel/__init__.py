"""The games as OpenSpiel games. Importing this package registers them with `pyspiel.load_game`.

>>> import pyspiel
>>> import simony.adapters.openspiel
>>> game = pyspiel.load_game("simony_indulgence(players=4)")
>>> game.num_players()
4

Every game is registered as ``simony_`` and its key, with ``players``, ``reward``, ``house_rules``
and its options as parameters (`games`).
"""

from __future__ import annotations

from simony.adapters.errors import MissingLibrary

try:
    import pyspiel
except ImportError as error:
    raise MissingLibrary("OpenSpiel", "openspiel") from error

from simony.adapters.openspiel.games import SpielGame, SpielState, game_class
from simony.adapters.openspiel.house_rules import format_house_rules
from simony.registry import game_specs

__all__ = [
    "SpielGame",
    "SpielState",
    "format_house_rules",
]


for _spec in game_specs().values():
    _class = game_class(_spec)
    pyspiel.register_game(_class.game_type, _class)
