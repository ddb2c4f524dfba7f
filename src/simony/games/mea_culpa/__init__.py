"""Mea Culpa: an auction and donation game for 2 to 4 players, with its variant Meta Culpa."""

from simony.core.game_spec import Option, switch
from simony.games.mea_culpa.game import MeaCulpaGame
from simony.games.mea_culpa.rules.figures import SWITCHES
from simony.games.mea_culpa.spec import MeaCulpaSpec

SPEC = MeaCulpaSpec(
    key="mea_culpa",
    package=__name__,
    seat_counts=(2, 3, 4),
    options=(
        switch("open_screens"),
        switch("meta_culpa"),
        *(Option(key, ("on", "off")) for key in SWITCHES),
    ),
    make=MeaCulpaGame,
    study=f"{__name__}.study:MeaCulpaStudy",
    small_games=f"{__name__}.study.small_games:small_games",
)
