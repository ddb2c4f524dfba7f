"""Tolerance: trick-taking with card effects, for 3 to 5 players."""

from simony.core.game_spec import GameSpec, Option, switch
from simony.games.tolerance.game import ToleranceGame

SPEC = GameSpec(
    key="tolerance",
    package=__name__,
    seat_counts=(3, 4, 5),
    options=(
        Option("roles", ("bertram", "random", "choose")),
        switch("hidden_roles"),
        Option("plagues", ("1", "2")),
        switch("open_tableaux"),
    ),
    make=ToleranceGame,
    default_seats=4,
    study=f"{__name__}.study:ToleranceStudy",
)
