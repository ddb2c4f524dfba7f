"""Simony: four games of sin and salvation.

>>> from simony import open_game, Rng
>>> game = open_game("indulgence", seats=4)
>>> state, rng = game.new(), Rng(1)
>>> while not state.over():
...     if not state.pending():
...         state.apply_chance(state.draw(rng))
...     for seat in state.pending_seats():
...         actions = state.legal(seat)
...         state.play(seat, actions[rng.below(len(actions))])
>>> state.scores()
[35, 39, 29, 17]
"""

from importlib.metadata import version

from simony.core import rng as _rng
from simony.core.rng import Rng
from simony.registry import open_game, read_log

__all__ = ["Rng", "__version__", "build", "open_game", "read_log"]

__version__ = version("simony")


def build() -> str:
    """Return the version, and whether its hot modules are compiled."""
    compiled = not str(_rng.__file__).endswith(".py")
    return f"{__version__} ({'compiled' if compiled else 'pure Python'})"
