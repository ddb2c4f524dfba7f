"""Open a table's game: a new one from its settings, an old one from its record."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from simony.bots.bot_names import bot_names
from simony.core.contract import Game
from simony.core.errors import BadOption, OtherFigures, OtherRules, did_you_mean
from simony.core.figures import FigureDict, parse_house_rules
from simony.core.game_spec import GameSpec
from simony.i18n.sentences import localization
from simony.registry import game_spec
from simony.server.protocol.caller import Caller
from simony.server.state.table_record import Chair, Settings, TableRecord

MAX_SHARED_GAMES = 64
"""Different games that are shared by their tables."""
_games: dict[tuple[str, int, bytes], Game] = {}


def new_table_record(
    table: str,
    settings: Settings,
    host: Caller,
    game: Game,
    levels: list[str],
    *,
    created: float,
    commitment: str,
) -> TableRecord:
    """Return the record of a new table, where only bots sit.

    Raise `BadOption` for invalid settings.
    """
    chairs = [Chair() for _ in range(game.seats)]
    if len(settings.bots) > game.seats:
        raise BadOption("table-bots-many", seats=game.seats, came=len(settings.bots))
    for chair, level in zip(chairs, settings.bots, strict=False):
        if level is not None:
            check_level(level, levels)
            chair.bot = level
            chair.name = free_bot_name(chairs, host.language)
    return TableRecord(
        id=table,
        settings=settings,
        host=host.device,
        created=created,
        commitment=commitment,
        seats=game.seats,
        options=game.options,
        rules_version=game.rules_version,
        figures=msgspec.Raw(msgspec.json.encode(game.figures)),
        figures_hash=game.figures_hash,
        pin=game.pin,
        chairs=chairs,
    )


def check_level(level: str, levels: list[str]) -> None:
    """Raise `BadOption` for a bot that does not exist."""
    if level not in levels:
        problem = BadOption("error-level", came=level, known=" | ".join(levels))
        raise did_you_mean(problem, level, levels)


def free_bot_name(chairs: list[Chair], language: str) -> str:
    """Return a name for a new bot; empty if all names are taken."""
    return next(iter(bot_names(localization(language), [chair.name for chair in chairs])), "")


def open_settings(settings: Settings) -> Game:
    """Return the game of some settings; raise `BadOption` or `BadFigures` if they are invalid.

    Reading house rules may take long.
    """
    if settings.house_rules:
        return game_spec(settings.game).open(
            settings.seats, settings.options, house_rules(settings) or None
        )
    return _open_plain_game(
        game_spec(settings.game),
        settings.seats,
        msgspec.json.encode(settings.options, order="sorted"),
    )


@lru_cache(maxsize=MAX_SHARED_GAMES)
def _open_plain_game(spec: GameSpec, seats: int | None, options: bytes) -> Game:
    """Return a game with its own figures.

    A large data file takes 20 ms to read, so it is read once. The options are JSON: 1 is not true.
    """
    return shared_game(spec.open(seats, msgspec.json.decode(options)))


def house_rules(settings: Settings) -> FigureDict:
    given = settings.house_rules
    return parse_house_rules(given.encode(), "house rules") if isinstance(given, str) else given


def reopen_game(record: TableRecord) -> Game:
    """Return the game a table began with, whatever the figures are now; raise `OtherRules` if
    the rules have changed since.
    """
    settings = record.settings
    try:
        game = game_spec(settings.game).rebuild(
            record.seats,
            record.options,
            msgspec.json.decode(record.figures),
            house_rules(settings),
            record.rules_version,
        )
    except OtherRules as error:
        raise OtherRules("table-other-rules", **error.text.args) from error
    if game.pin != record.pin:
        before, after = record.figures_hash, game.figures_hash
        raise OtherFigures("table-other-figures", game=settings.game, began=before, now=after)
    return shared_game(game)


def shared_game(game: Game) -> Game:
    """Return one game for all tables that play the same.

    Texts of scenes are cached by their figures. With separate figures for each of 300 tables,
    hardly anything was found in the cache, and a move took twice as long.
    """
    key = (
        game.pin,
        game.seats,
        msgspec.json.encode((game.key, game.options, game.house_rules), order="sorted"),
    )
    spec = _games.setdefault(key, game)
    if len(_games) > MAX_SHARED_GAMES:
        del _games[next(iter(_games))]
    return spec
