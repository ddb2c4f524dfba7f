"""Opens what a game has for designers: its study, with its words."""

from __future__ import annotations

from importlib import import_module

from simony.core.contract import Game
from simony.core.study import FLAG, GAMES, PART, SEATS, WHOLE, WORD, Column, Study
from simony.core.words import use
from simony.games.registry import boxes

GAME = Column("game", WHOLE)
SEAT = Column("seat", WHOLE)
WON = Column("won", PART)
PLACE = Column("place", WHOLE)
SCORE = Column("score", WHOLE)
_OF_A_GAME = (GAME, Column("decisions", WHOLE), Column("best", WHOLE), Column("margin", WHOLE), Column("shared", FLAG))
_OF_A_SEAT = (GAME, SEAT, Column("bot", WORD), WON, PLACE, SCORE, Column("behind", WHOLE))
COMMON = {column.name for column in (*_OF_A_GAME, *_OF_A_SEAT)}
"""The columns every game has; the others are the study's."""

use("simony.lab")


def study_of(game: Game) -> Study:
    """The game's own study, or the one of a game that has none."""
    box = boxes().get(game.key)
    if box is None or not box.study:
        return Study(game)
    package, _, name = box.study.partition(":")
    use(package)
    found = getattr(import_module(package), name)(game)
    assert isinstance(found, Study)
    return found


def meaning(study: Study, column: Column) -> str:
    """The key of the text that says what a column means."""
    return f"lab-{column.key}" if column.name in COMMON else f"{study.game.key}-{column.key}"


def tables(study: Study) -> dict[str, tuple[Column, ...]]:
    """All tables of a study with their columns, in the order in which they are written."""
    found = {GAMES: (*_OF_A_GAME, *study.game_columns), SEATS: (*_OF_A_SEAT, *study.seat_columns)}
    if study.unit:
        found[study.unit] = (GAME, SEAT, *study.unit_columns, WON, PLACE, SCORE)
    return found
