"""The registry of games, found by entry point (group ``simony.games``) in any installed package.

Each game is checked for the methods of the contract.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from simony.core.contract import Game, State, View
from simony.core.errors import BadGame, BadLog, BadOption, did_you_mean
from simony.core.figures import FigureDict, read_house_rules
from simony.core.game_spec import GameSpec, RecordedGame
from simony.core.log import Log
from simony.core.log.reading import MAX_LOG_BYTES, parse_log
from simony.i18n.sentences import add_text_package

ENTRY_POINT_GROUP = "simony.games"

_STATE_METHODS = (
    "game", "pending", "over", "legal_into", "apply", "draw", "apply_chance",
    "is_possible_outcome", "observed", "observed_chance", "view", "scores", "places", "pieces",
    "copy", "record",
)  # fmt: skip
_VIEW_METHODS = ("record", "features_into")
_GAME_METHODS = (
    "new", "load", "load_view", "sample", "suggest", "scene", "describe", "rules",
    "notation", "parse", "outcome_notation", "parse_outcome",
)  # fmt: skip


@cache
def game_specs() -> dict[str, GameSpec]:
    """Return all games by key, in alphabetical order."""
    found: dict[str, GameSpec] = {}
    for entry in sorted(entry_points(group=ENTRY_POINT_GROUP), key=lambda each: each.name):
        spec = entry.load()
        if not isinstance(spec, GameSpec) or spec.key != entry.name:
            raise BadGame("error-game-box", game=entry.name)
        register(spec, found)
    return found


def register(spec: GameSpec, specs: dict[str, GameSpec] | None = None) -> None:
    """Register a game that is not installed, as in tests. Raises `BadGame`."""
    specs = game_specs() if specs is None else specs
    check_contract(spec)
    add_text_package(spec.package)
    specs[spec.key] = spec


def check_contract(spec: GameSpec) -> None:
    """Raise `BadGame` unless the game defines every method of the contract."""
    game = spec.open()
    state = game.new()
    _check_overrides(game, Game, _GAME_METHODS, spec.key)
    _check_overrides(state, State, _STATE_METHODS, spec.key)
    _check_overrides(state.view(0), View, _VIEW_METHODS, spec.key)


def _check_overrides(thing: object, base: type, methods: tuple[str, ...], key: str) -> None:
    missing = [name for name in methods if getattr(type(thing), name) is getattr(base, name)]
    if missing:
        raise BadGame(
            "error-game-missing", game=key, kind=type(thing).__name__, missing=", ".join(missing)
        )


def game_spec(key: str) -> GameSpec:
    """Return the game of that name. Raises `BadOption`."""
    if key not in game_specs():
        problem = BadOption("error-game-unknown", came=key, known=", ".join(game_specs()) or "–")
        raise did_you_mean(problem, key, game_specs())
    return game_specs()[key]


def open_game(
    key: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    house_rules: FigureDict | str | Path | None = None,
) -> Game:
    """Open a game for a number of players, with options and house rules (a dict or a file).

    >>> from simony import open_game
    >>> game = open_game("indulgence", 4, {"expert": True}, {"game": {"rounds": 1}})
    >>> game.seats, game.house_rules
    (4, {'game': {'rounds': 1}})
    """
    if isinstance(house_rules, str | Path):
        return game_spec(key).open(seats, options, read_house_rules(house_rules), str(house_rules))
    return game_spec(key).open(seats, options, house_rules)


def reopen_game(recorded: RecordedGame) -> Game:
    """Open the game of a log or of results, on what it began with. Raises `OtherRules`."""
    return game_spec(recorded.key).reopen(recorded)


def read_log(path: str | Path) -> Log:
    """Read and replay a log file. Raises `BadLog`, which names the file and the first bad line."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(MAX_LOG_BYTES + 1)
    except OSError as error:
        raise BadLog("error-file-read", file=str(path), why=error.strerror or str(error)) from error
    try:
        return read_log_text(data)
    except BadLog as error:
        raise BadLog("error-log-file", file=str(path), problem=error.text) from error


def read_log_text(data: bytes) -> Log:
    if len(data) > MAX_LOG_BYTES:
        raise BadLog("error-log-size", limit=MAX_LOG_BYTES)
    # A byte that is not UTF-8 becomes a mark that breaks its line's tag, so that the line is named.
    return parse_log(data.decode("utf-8", "replace"), reopen_game)
