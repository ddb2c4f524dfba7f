"""Indulgence: trick-taking with changing contracts, for 3 or 4 players."""

from simony.core.game_spec import GameSpec, Option, seat_choice, switch
from simony.games.indulgence.game import IndulgenceGame
from simony.games.indulgence.rules.figures import apply_edition

SPEC = GameSpec(
    key="indulgence",
    package=__name__,
    seat_counts=(3, 4),
    options=(
        switch("expert"),
        Option("edition", ("english", "japanese")),
        seat_choice("first_ruler", 4),
    ),
    make=IndulgenceGame,
    prepare=apply_edition,
    study=f"{__name__}.study:IndulgenceStudy",
    small_games=f"{__name__}.study.small_games:small_games",
)
