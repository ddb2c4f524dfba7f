"""Mea Culpa: an auction and donation game for 2 to 4 players."""

from simony.core.box import Box, switch
from simony.games.mea_culpa.game import MeaCulpaGame

BOX = Box(
    key="mea_culpa",
    package=__name__,
    seat_counts=(2, 3, 4),
    options=(switch("open_screens"),),
    make=MeaCulpaGame,
)
