"""Dogma: bluffing, for 2 to 8 players."""

from simony.core.box import Box, Option, seat_choice
from simony.games.dogma.figures import NEXT_CONFESSOR
from simony.games.dogma.game import DogmaGame

BOX = Box(
    key="dogma",
    package=__name__,
    seat_counts=(2, 3, 4, 5, 6, 7, 8),
    options=(Option("next_confessor", tuple(NEXT_CONFESSOR)), seat_choice("first", 8)),
    make=DogmaGame,
    usual_seats=4,
    study=f"{__name__}.study:DogmaStudy",
)
