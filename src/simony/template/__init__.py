"""Candle.

Everybody holds a few cards. In each round everybody seals one, and whether they bet on it; then all
are turned up.

The highest number that nobody else shows wins. So there is a deal, a hidden hand, a choice in two
steps, a set of seats that decide at once, and a reveal: a little of everything that games are made
of, to be changed into another game.
"""

from simony.core.game_spec import GameSpec, switch
from simony.template.game import CandleGame

SPEC = GameSpec(
    key="candle",
    package=__name__,
    seat_counts=(2, 3, 4),
    options=(switch("wind"),),
    make=CandleGame,
)
