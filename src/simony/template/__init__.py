"""Candle.

Every player holds a few cards. In each round every player seals a card and whether to bet on it;
then all cards are shown. The highest number that no one else shows wins.

The game has a deal, hidden hands, a choice in two steps, simultaneous decisions and a reveal: some
of everything that games are made of, to be changed into another game.
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
