"""Simony: four games of sin and salvation.

`open_game` opens a game. `Game.new` starts one; its `State` says which seats must decide and what
they may do. Everything random comes from an `Rng`.

>>> from simony import Bot, Log, Rng, open_game, read_log, simulate
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

A `Bot` decides for a seat. It gets a `View`: what that seat may know.

>>> bots = [Bot(game, "priest", Rng(f"bot {seat}")) for seat in range(4)]

A `Log` plays a game and keeps every entry, and `read_log` reads it back from its file.

>>> log = Log(game, names=["Anna", "Bo", "Chi", "Dario"])
>>> while not log.over:
...     if not log.state.pending():
...         log.draw_chance(rng)
...     for seat in log.state.pending_seats():
...         log.play(seat, bots[seat].decide(log.state.view(seat)))
>>> from pathlib import Path
>>> from tempfile import TemporaryDirectory
>>> with TemporaryDirectory() as folder:
...     file = Path(folder, "game.log")
...     _ = file.write_text(log.dump(), "utf-8")
...     read_log(file).state.scores() == log.state.scores()
True

`simulate` plays many games and reports the results.

>>> report = simulate(game, games=20, bots=["priest", "random", "random", "random"], seed="7")
>>> report.win_share
[0.45, 0.3, 0.15, 0.1]
"""

from importlib import import_module
from importlib.metadata import version
from typing import TYPE_CHECKING

from simony.core import rng as _rng
from simony.core.contract import Game, State, View
from simony.core.log import Log
from simony.core.rng import Rng
from simony.registry import open_game, read_log

if TYPE_CHECKING:
    from simony.bots.bot import Bot
    from simony.lab.simulate.simulation import simulate

__all__ = [
    "Bot",
    "Game",
    "Log",
    "Rng",
    "State",
    "View",
    "__version__",
    "build",
    "open_game",
    "read_log",
    "simulate",
]

__version__ = version("simony")

_LAZY = {"Bot": "simony.bots.bot", "simulate": "simony.lab.simulate.simulation"}
"""Names that are imported when they are first used: at once they would add a quarter to the time
of `import simony` (85 ms interpreted, with them 107 ms).
"""


def build() -> str:
    """Return the version, and whether its hot modules are compiled."""
    compiled = not str(_rng.__file__).endswith(".py")
    return f"{__version__} ({'compiled' if compiled else 'pure Python'})"


def __getattr__(name: str) -> object:
    if name not in _LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(_LAZY[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
