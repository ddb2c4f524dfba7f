"""Dogma: bluffing, for 2 to 8 players."""

from simony.core.game_spec import GameSpec, Option, seat_choice
from simony.games.dogma.game import DogmaGame
from simony.games.dogma.rules.figures import NEXT_CONFESSOR

SPEC = GameSpec(
    key="dogma",
    package=__name__,
    seat_counts=(2, 3, 4, 5, 6, 7, 8),
    options=(Option("next_confessor", tuple(NEXT_CONFESSOR)), seat_choice("first", 8)),
    make=DogmaGame,
    default_seats=4,
    study=f"{__name__}.study:DogmaStudy",
    small_games=f"{__name__}.study.small_games:small_games",
)
