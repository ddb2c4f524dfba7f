"""Opens the studies of games, with their texts."""

from __future__ import annotations

from importlib import import_module

from simony.core.contract import Game
from simony.core.study import BOOLEAN, FLOAT, GAME_ROWS, INTEGER, SEAT_ROWS, STRING, Column, Study
from simony.i18n.sentences import add_text_package
from simony.registry import game_specs

GAME = Column("game", INTEGER)
SEAT = Column("seat", INTEGER)
WON = Column("won", FLOAT)
PLACE = Column("place", INTEGER)
SCORE = Column("score", INTEGER)
_OF_A_GAME = (
    GAME,
    Column("decisions", INTEGER),
    Column("best", INTEGER),
    Column("margin", INTEGER),
    Column("shared", BOOLEAN),
)
_OF_A_SEAT = (GAME, SEAT, Column("bot", STRING), WON, PLACE, SCORE, Column("behind", INTEGER))
COMMON = {column.name for column in (*_OF_A_GAME, *_OF_A_SEAT)}
"""The columns of every game; the others are the study's."""

add_text_package("simony.lab")


def study_of(game: Game) -> Study:
    """Return the game's study, or the common one if it has none."""
    spec = game_specs().get(game.key)
    if spec is None or not spec.study:
        return Study(game)
    package, _, name = spec.study.partition(":")
    add_text_package(package)
    found = getattr(import_module(package), name)(game)
    assert isinstance(found, Study)
    return found


def column_text_key(study: Study, column: Column) -> str:
    """Return the text key of a column's meaning."""
    return f"lab-{column.key}" if column.name in COMMON else f"{study.game.key}-{column.key}"


def dataset_columns(study: Study) -> dict[str, tuple[Column, ...]]:
    """Return all datasets of a study with their columns, in the order in which they are written."""
    found = {
        GAME_ROWS: (*_OF_A_GAME, *study.game_columns),
        SEAT_ROWS: (*_OF_A_SEAT, *study.seat_columns),
    }
    if study.unit:
        found[study.unit] = (GAME, SEAT, *study.unit_columns, WON, PLACE, SCORE)
    return found
